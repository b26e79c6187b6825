//! A setting in which hands are tried.

use super::{Cell, Grid, Row, WorkedOutcome};
use crate::games::{
    Carry, HandRecord, HandResult, NextDeal, Outcome, Override, Table, next_deal, play,
};
use crate::ledger::{SessionEditor, Terms};
use crate::money::Stake;
use crate::scheme::Scheme;
use crate::seat::{Direction, PerSeat, Seat};
use crate::settle::{self, PotAccount};
use crate::view::message::{Change, Message, MoneyChange};
use std::ops::RangeInclusive;

/// The rules, table and history, and the values of the hand entered so far.
#[derive(Clone)]
pub(in crate::view) struct Trial<'a> {
    pub(in crate::view) scheme: &'a Scheme,
    pub(in crate::view) carry: Carry,
    pub(in crate::view) deal: NextDeal,
    pub(in crate::view) table: Table,
    /// The entered values that affect the score.
    pub(in crate::view) said: HandRecord<Seat>,
    /// The stake and terms; `None` if money is not asked for.
    played_for: Option<(Option<Stake>, Terms)>,
    /// Whose the pot is.
    pot: Option<PotAccount>,
}

impl<'a> Trial<'a> {
    /// The current hand; `None` if no such table can play.
    pub(in crate::view) fn next(editor: &'a SessionEditor) -> Option<Self> {
        let session = editor.ledger().session();
        let (carry, table) = editor.hand_context();
        let corrected = editor
            .correcting()
            .and_then(|index| session.hands.get(index));
        let entry = editor.entry();
        let said = HandRecord {
            dealer: entry.said.dealer,
            out: entry.said.out.clone(),
            cards: entry.said.cards,
            trump: entry.said.trump,
            ..HandRecord::blank()
        };
        let stake = corrected.map_or(session.stake, |hand| hand.stake);
        let played_for = Some((stake, session.terms));
        let seats = corrected.map_or(&session.seats, |hand| &hand.seats);
        let index = editor.correcting().unwrap_or(session.hands.len());
        Some(Self {
            pot: settle::pot_before(editor.ledger(), index, seats),
            ..Self::new(&session.scheme, carry, table, said, played_for)?
        })
    }

    /// The first hand at the smallest possible table, dealt by its last seat. If the table has more seats than players
    /// dealt cards, the dealer sits out.
    pub(in crate::view) fn first(scheme: &'a Scheme) -> Option<Self> {
        let seats = usize::from(scheme.at_table.least);
        let dealer = Seat::all(seats).last()?;
        let (carry, table) = (Carry::default(), Table { seats, dealer });
        Self::new(scheme, carry, table, HandRecord::blank(), None)
    }

    fn new(
        scheme: &'a Scheme,
        carry: Carry,
        table: Table,
        said: HandRecord<Seat>,
        played_for: Option<(Option<Stake>, Terms)>,
    ) -> Option<Self> {
        // Ignore the end of the game: a won game is previewed too, and for so few players a schedule may have no hand.
        let said = HandRecord {
            overrides: Some(Override::End),
            ..said
        };
        Some(Self {
            deal: next_deal(scheme, &carry, table, &said).ok()?,
            scheme,
            carry,
            table,
            said,
            played_for,
            pot: None,
        })
    }

    /// The same setting with other rules.
    pub(in crate::view) fn by(&self, scheme: &'a Scheme) -> Self {
        Self {
            scheme,
            ..self.clone()
        }
    }

    /// The outcome of a hand.
    pub(in crate::view) fn play(&self, hand: &HandRecord<Seat>) -> Option<Outcome> {
        self.play_on(hand).map(|(outcome, _)| outcome)
    }

    /// The outcome, and the carry to the next hand.
    pub(in crate::view) fn play_on(&self, hand: &HandRecord<Seat>) -> Option<(Outcome, Carry)> {
        play(self.scheme, &self.carry, self.table, hand).ok()
    }

    /// The players of the hand, from the first to speak.
    pub(in crate::view) fn playing(&self) -> impl Iterator<Item = Seat> {
        let (deal, direction, seats) = (self.deal, self.scheme.direction, self.table.seats);
        (0..seats)
            .map(move |steps| deal.eldest.after(steps, direction, seats))
            .filter(move |seat| !deal.out.at(*seat))
    }

    /// A player's score in a hand, with its money if it is paid on its own; `what` is the hand in its label. Without an
    /// outcome the hand is impossible.
    pub(in crate::view) fn cell(
        &self,
        outcome: Option<&Outcome>,
        seat: Seat,
        what: Message,
    ) -> Cell {
        let Some(outcome) = outcome else {
            return Cell {
                text: Message::None,
                money: Message::Blank,
                made: WorkedOutcome::Impossible,
                boxed: false,
                label: Message::HouseNotPossible,
            };
        };
        let n = self.scheme.points(outcome.points.at(seat));
        let what = Message::labelled(what, Message::as_words(n));
        // Where each player bids, the others' points are unknown, so the money is too.
        let money = self.money(&outcome.points, seat);
        let money = money.filter(|_| !matches!(outcome.result, HandResult::Bids { .. }));
        Cell {
            text: match self.played_for {
                Some(_) => Message::change(Change(n)),
                None => Message::points_alone(n),
            },
            money: money.map_or(Message::Blank, Message::value),
            made: if self.is_made(outcome, seat) {
                WorkedOutcome::Made
            } else {
                WorkedOutcome::Failed
            },
            boxed: false,
            label: match money {
                Some(money) => Message::payouts_with_money(what, money),
                None => what,
            },
        }
    }

    /// A player's scores, a row per line, by the tricks taken; `says` gives a hand in its label.
    pub(in crate::view) fn by_tricks<L>(
        &self,
        [title, caption]: [Message; 2],
        tricks: RangeInclusive<u8>,
        lines: impl IntoIterator<Item = (Message, Seat, L)>,
        play: impl Fn(&L, u8) -> Option<Outcome>,
        says: impl Fn(&L, i64) -> Message,
    ) -> Grid {
        let row = |(head, seat, line): (Message, Seat, L)| {
            let cells = tricks
                .clone()
                .map(|n| self.cell(play(&line, n).as_ref(), seat, says(&line, n.into())));
            Row::of(head, cells)
        };
        let rows = lines.into_iter().map(row);
        self.grid(
            title,
            caption,
            tricks.clone().map(Message::number).collect(),
            rows,
        )
    }

    /// A table without choices; the stake is added to its caption.
    pub(in crate::view) fn grid(
        &self,
        title: Message,
        caption: Message,
        heads: Vec<Message>,
        rows: impl Iterator<Item = Row>,
    ) -> Grid {
        let nothing = PerSeat::from_fn(self.table.seats, |_| 0);
        let caption = match self.played_for {
            None | Some((None, _)) => caption,
            Some((Some(stake), _)) if self.money(&nothing, self.deal.eldest).is_some() => {
                Message::beside(caption, Message::stake_says(stake))
            }
            Some(_) => Message::beside(caption, Message::PayoutsMoneyLater),
        };
        Grid {
            title,
            caption,
            heads,
            rows: rows.collect(),
            ..Grid::default()
        }
    }

    /// Whether the contract or bid was made. Without a contract or bid: whether the side won the high or low hand, or
    /// else a game.
    fn is_made(&self, outcome: &Outcome, seat: Seat) -> bool {
        match &outcome.result {
            HandResult::Contract { margin, .. } => *margin >= 0,
            HandResult::Bids { made, .. } => made.at(seat) == Some(true),
            HandResult::Shared(shared) => shared.made.unwrap_or_else(|| {
                if self.scheme.rules.is_high_low() {
                    let other = seat.after(1, Direction::Clockwise, 4);
                    outcome.points.at(seat) > outcome.points.at(other)
                } else {
                    shared.won.is_some()
                }
            }),
            _ => true,
        }
    }

    /// These points in money for a player; `None` without a stake, or if hands are not paid individually.
    fn money(&self, points: &PerSeat<i64>, seat: Seat) -> Option<MoneyChange> {
        let (stake, terms) = self.played_for?;
        let stake = stake?;
        let counted = settle::counted(terms, points, &self.deal.out);
        let pot = self.pot.as_ref();
        let amounts = settle::of_hand(self.scheme, terms.settle, stake, &counted, pot)?;
        Some(MoneyChange(*amounts.get(seat.index())?, stake.currency()))
    }
}
