//! A setting in which hands are tried.

use super::{Cell, Choice, Grid, Row, WorkedOutcome};
use crate::games::{
    Bid, Carry, HandRecord, HandResult, NextDeal, Outcome, Override, Table, Tricks, next_deal, play,
};
use crate::ledger::{SessionEditor, Terms};
use crate::money::Stake;
use crate::scheme::Scheme;
use crate::seat::{Direction, PerSeat, Seat};
use crate::settle::{self, PotAccount};
use crate::view::message::{Change, Message, MoneyChange};
use std::ops::RangeInclusive;

/// A row of a table: a hand but for its tricks, and whose points it shows.
pub(in crate::view) struct Line {
    pub(in crate::view) head: Message,
    pub(in crate::view) seat: Seat,
    pub(in crate::view) hand: HandRecord<Seat>,
}

/// A table of hands: a row for each line, a column for each number of tricks.
pub(in crate::view) struct HandTable {
    pub(in crate::view) title: Message,
    pub(in crate::view) caption: Message,
    pub(in crate::view) tricks: RangeInclusive<u8>,
    pub(in crate::view) lines: Vec<Line>,
    /// A hand in its cell's label.
    pub(in crate::view) says: fn(&Line, i64) -> Message,
}

impl Line {
    /// The player's bid, if each player bids.
    pub(super) fn bid(&self) -> Option<Bid> {
        self.hand.bid_at(self.seat)
    }
}

/// The rules, table and history, and the values of the hand entered so far.
pub(in crate::view) struct Trial<'a> {
    pub(in crate::view) scheme: &'a Scheme,
    pub(in crate::view) carry: Carry,
    pub(in crate::view) deal: NextDeal,
    table: Table,
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
        let index = editor.correcting().unwrap_or(session.hands.len());
        Some(Self {
            pot: settle::pot_before(editor.ledger(), index, editor.seats()),
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

    /// The outcome of a line's hand with these tricks; `None` if it is impossible.
    pub(in crate::view) fn outcome(&self, line: &Line, tricks: u8) -> Option<Outcome> {
        let hand = &line.hand;
        let tricks = match hand.bids {
            Some(_) => Some(Tricks::Seats(self.taken(line, tricks)?)),
            // A general misère counts no tricks.
            None => hand
                .payer
                .or(hand.receiver)
                .is_none()
                .then_some(Tricks::Side(tricks)),
        };
        let hand = HandRecord {
            tricks,
            ..hand.clone()
        };
        let (outcome, _) = play(self.scheme, &self.carry, self.table, &hand).ok()?;
        Some(outcome)
    }

    /// The tricks of all players where each bids: a partner takes what they bid, and one other player the rest.
    fn taken(&self, line: &Line, tricks: u8) -> Option<Vec<Option<u8>>> {
        let (own, hand) = (line.seat, &line.hand);
        let partners = self.scheme.rules.partnership_bid().is_some();
        let partner = partners.then(|| own.after(2, Direction::Clockwise, 4));
        let bid = partner
            .and_then(|seat| hand.bid_at(seat))
            .map_or(0, Bid::tricks);
        let mut others = self
            .playing()
            .filter(|seat| *seat != own && Some(*seat) != partner);
        let other = others.next();
        let cards = hand.cards.unwrap_or(self.deal.cards);
        let rest = cards.checked_sub(tricks)?.checked_sub(bid)?;
        Some(self.each(|seat| match seat {
            seat if seat == own => tricks,
            seat if Some(seat) == partner => bid,
            seat if Some(seat) == other => rest,
            _ => 0,
        }))
    }

    /// A value of each player dealt cards, by seat.
    pub(in crate::view) fn each<T>(&self, of: impl Fn(Seat) -> T) -> Vec<Option<T>> {
        let seats = Seat::all(self.table.seats);
        seats
            .map(|seat| (!self.deal.out.at(seat)).then(|| of(seat)))
            .collect()
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

    /// The scores of a table of hands.
    pub(in crate::view) fn by_tricks(&self, hands: &HandTable) -> Grid {
        let rows = hands.lines.iter().map(|line| {
            let cells = hands.tricks.clone().map(|n| {
                let outcome = self.outcome(line, n);
                self.cell(outcome.as_ref(), line.seat, (hands.says)(line, n.into()))
            });
            Row::of(line.head.clone(), cells)
        });
        let heads = hands.tricks.clone().map(Message::number);
        self.grid(
            hands.title.clone(),
            hands.caption.clone(),
            heads.collect(),
            rows,
        )
    }

    /// The scores of a table of hands, with the cell of a line and its tricks boxed and explained.
    pub(super) fn worked(
        &self,
        hands: &HandTable,
        choices: impl Iterator<Item = Choice>,
        (row, tricks): (usize, u8),
        explain: impl FnOnce(&Line, &Outcome) -> Option<(Message, Message)>,
    ) -> Grid {
        let line = hands.lines.get(row);
        let said = line.and_then(|line| explain(line, &self.outcome(line, tricks)?));
        let column = usize::from(tricks - hands.tricks.start());
        let grid = self.by_tricks(hands).with_boxed_cell(row, column);
        let choices = choices.collect();
        Grid { choices, ..grid }.with_sentence(said)
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
