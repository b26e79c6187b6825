//! The cells of a hand, by column.
//!
//! Used in both directions: export writes them, import rebuilds the hand, renders it again and compares. This module
//! does not know files.

use super::column::Column;
use super::formula_escape::guard;
use super::hand_columns::{AtSeat, HandColumns};
use super::role::Role;
use crate::games::{self, Bid, HandResult};
use crate::ledger::{Hand, Ledger, ParticipantId, PlayedHand, PlayerId, Session};
use crate::money::{Currency, Money, Stake};
use crate::scheme::keyword::Keyword;
use chrono::{DateTime, FixedOffset, SecondsFormat};
use std::borrow::Cow;
use std::convert::Infallible;

/// Formats an instant: RFC 3339 with offset and all its decimals.
pub(in crate::exchange) fn instant(at: &DateTime<FixedOffset>) -> String {
    at.to_rfc3339_opts(SecondsFormat::AutoSi, false)
}

/// Parses an instant with offset.
pub(super) fn read_instant(text: &str) -> Option<DateTime<FixedOffset>> {
    DateTime::parse_from_rfc3339(text).ok()
}

/// The cells common to all rows of a session.
pub(super) fn of_session(
    session: &Session,
    currency: Option<Currency>,
    column: Column,
) -> Cow<'_, str> {
    match column {
        Column::Session => session.id.to_string().into(),
        Column::Title => guard(&session.title),
        Column::Date => instant(&session.started).into(),
        Column::Game => guard(&session.scheme.game),
        Column::Scheme => guard(&session.scheme.id),
        Column::Currency => currency.map_or("", Currency::code).into(),
        Column::Format => crate::exchange::FORMAT.into(),
        _ => "".into(),
    }
}

/// The result of a hand for one player.
pub struct ResultRow {
    /// The hand, counted from 1.
    pub hand: usize,
    /// The seat, counted from 0.
    pub place: usize,
    /// The player's id on the roster.
    pub player: PlayerId,
    /// The player's role in the hand.
    pub role: &'static str,
    /// The bid, if it is a number.
    pub bid: Option<u8>,
    /// The contract, if there is one.
    pub contract: Option<String>,
    /// The tricks taken.
    pub tricks: Option<u8>,
    /// The score of the hand.
    pub points: i64,
    /// The total after the hand.
    pub total: i64,
}

/// The results of a session's hands from this index on, counted from 0, for other programs.
pub fn results(ledger: &Ledger, from: usize) -> Vec<ResultRow> {
    let hands = from..ledger.played().len();
    let cells = hands.map(|index| HandCells::new(ledger, index, None));
    cells.flat_map(|cells| cells.results()).collect()
}

/// The cells of one hand.
pub(in crate::exchange) struct HandCells<'a> {
    session: &'a Session,
    hand: &'a Hand,
    played: &'a PlayedHand,
    number: usize,
    currency: Option<Currency>,
    columns: HandColumns,
}

impl<'a> HandCells<'a> {
    /// The hand at this index, counted from 0, which must exist.
    pub(in crate::exchange) fn new(
        ledger: &'a Ledger,
        index: usize,
        currency: Option<Currency>,
    ) -> Self {
        let session = ledger.session();
        let (hand, played) = (&session.hands[index], &ledger.played()[index]);
        let name = |id: &ParticipantId| Ok::<_, Infallible>(session.name(*id));
        let Ok(record) = hand.record.try_map(name);
        let roles = played.outcome.roles.as_slice();
        let is_opposed = roles
            .iter()
            .any(|role| !matches!(role, games::Role::Opponent | games::Role::Out));
        let role = |role: &games::Role| match role {
            games::Role::Out => Role::Out,
            games::Role::Partner => Role::Partner,
            games::Role::Payer => Role::Payer,
            games::Role::Receiver => Role::Receiver,
            games::Role::Declarer if record.bidder.is_some() => Role::Bidder,
            games::Role::Declarer if record.side.is_some() => Role::Side,
            games::Role::Declarer => Role::Declarer,
            games::Role::Opponent if is_opposed => Role::Opponent,
            games::Role::Opponent => Role::Player,
        };
        let names = hand.seats.iter().map(|id| session.name(*id));
        let players = names.zip(roles.iter().map(role));
        Self {
            columns: HandColumns::of(&record, players.collect()),
            session,
            hand,
            played,
            number: index + 1,
            currency,
        }
    }

    /// The number of seats at its table.
    pub(in crate::exchange) fn seats(&self) -> usize {
        self.columns.seats.len()
    }

    /// The player at a seat.
    pub(in crate::exchange) fn player(&self, place: usize) -> &str {
        self.columns
            .seats
            .get(place)
            .map_or("", |seat| seat.player.as_str())
    }

    /// A cell of the whole hand.
    pub(in crate::exchange) fn cell(&self, column: Column) -> Cow<'_, str> {
        let record = &self.columns.of_hand;
        let (honours, stake) = (record.honours.as_ref(), self.hand.stake);
        match column {
            Column::Hand => self.number.to_string().into(),
            Column::HandId => self.hand.id.to_string().into(),
            Column::When => instant(&self.hand.at).into(),
            Column::Dealer => text(record.dealer.as_deref()),
            Column::Cards => number(record.cards),
            Column::Trump => record.trump.map_or("", Keyword::word).into(),
            Column::Contract => text(record.contract.as_deref()),
            Column::Bid => number(record.bid),
            Column::Mode => text(record.mode.as_deref()),
            Column::Rank => text(record.rank.as_deref()),
            Column::Tricks => number(record.side_tricks()),
            Column::HonoursSide => text(honours.map(|one| one.side.as_str())),
            Column::Honours => number(honours.map(|one| one.count)),
            Column::Passed => truth(record.passed),
            Column::Revoke => text(record.revoke.as_deref()),
            Column::Override => record.overrides.map_or("", Keyword::word).into(),
            Column::Note => text(record.note.as_deref()),
            Column::More => self.columns.more.as_str().into(),
            Column::Stake => {
                let money = stake.map(|stake| Money(stake.minor()));
                amount(money, stake.map(Stake::currency))
            }
            Column::PerPoints => number(stake.map(Stake::points)),
            other => of_session(self.session, self.currency, other),
        }
    }

    /// A cell of a seat, in the row of the whole hand.
    pub(in crate::exchange) fn at(&self, place: usize, column: Column) -> Cow<'_, str> {
        let Some(seat) = self.columns.seats.get(place) else {
            return "".into();
        };
        match column {
            Column::Player => guard(&seat.player),
            Column::Role => seat.role.word().into(),
            Column::Bid => number(seat.bid),
            Column::Tricks => number(seat.tricks),
            Column::Points => self.points(self.played.outcome.points.as_slice().get(place)),
            Column::Total => {
                let position = self.position(place);
                self.points(position.and_then(|position| self.played.totals.get(position)))
            }
            other => self.cell(other),
        }
    }

    /// A cell of a player in the player's own row; bid and tricks of a side are in the rows of that side.
    pub(in crate::exchange) fn player_cell(&self, place: usize, column: Column) -> Cow<'_, str> {
        let Some(seat) = self.columns.seats.get(place) else {
            return "".into();
        };
        match column {
            Column::SeatNumber => number(Some(place + 1)),
            Column::Bid => number(self.bid_of(seat)),
            Column::Tricks => number(self.tricks_of(seat)),
            Column::Made => truth(self.made(place, seat)),
            other => self.at(place, other),
        }
    }

    /// The result of each player.
    fn results(&self) -> Vec<ResultRow> {
        let own = |seat: &AtSeat| seat.role.is_on_bidding_side();
        let result = |(place, seat): (usize, &AtSeat)| {
            let position = self.position(place)?;
            Some(ResultRow {
                hand: self.number,
                place,
                player: self.session.participants.get(position)?.player,
                role: seat.role.word(),
                bid: self.bid_of(seat).and_then(Bid::number),
                contract: match seat.bid.and_then(Bid::nil) {
                    Some(nil) => Some(nil.word().to_owned()),
                    None => self.columns.of_hand.contract.clone().filter(|_| own(seat)),
                },
                tricks: self.tricks_of(seat),
                points: *self.played.outcome.points.as_slice().get(place)?,
                total: *self.played.totals.get(position)?,
            })
        };
        self.columns
            .seats
            .iter()
            .enumerate()
            .filter_map(result)
            .collect()
    }

    /// The index of the participant at a seat.
    fn position(&self, place: usize) -> Option<usize> {
        self.session.position(*self.hand.seats.get(place)?)
    }

    /// Points with the scheme's decimals.
    fn points(&self, points: Option<&i64>) -> Cow<'static, str> {
        number(points.map(|n| self.session.scheme.points(*n)))
    }

    /// The bid of a player or of the player's side.
    fn bid_of(&self, seat: &AtSeat) -> Option<Bid> {
        let own = |_: &Bid| seat.role.is_on_bidding_side();
        let of_side = self.columns.of_hand.bid.map(Bid::Tricks);
        seat.bid.or(of_side.filter(own))
    }

    /// The tricks of a player or of the player's side.
    fn tricks_of(&self, seat: &AtSeat) -> Option<u8> {
        let own = |_: &u8| seat.role.is_on_bidding_side();
        seat.tricks
            .or(self.columns.of_hand.side_tricks().filter(own))
    }

    /// Whether a player made the bid, alone or with a partner; `None` without a bid.
    fn made(&self, place: usize, seat: &AtSeat) -> Option<bool> {
        match &self.played.outcome.result {
            HandResult::Contract { made, .. } => {
                Some(*made).filter(|_| seat.role.is_on_bidding_side())
            }
            HandResult::Shared(shared) => shared.made.filter(|_| seat.role.is_on_bidding_side()),
            HandResult::Bids { made, .. } | HandResult::Joint { made, .. } => {
                made.as_slice().get(place).copied().flatten()
            }
            HandResult::PassedOut | HandResult::GeneralMisere { .. } => None,
        }
    }
}

fn text(text: Option<&str>) -> Cow<'_, str> {
    text.map_or("".into(), guard)
}

/// A number as a cell; blank if there is none.
pub(super) fn number(number: Option<impl ToString>) -> Cow<'static, str> {
    number.map_or("".into(), |number| number.to_string().into())
}

fn truth(truth: Option<bool>) -> Cow<'static, str> {
    truth
        .map_or("", |truth| if truth { "true" } else { "false" })
        .into()
}

/// Money as a cell, with the digits of its currency; blank if there is none.
pub(super) fn amount(money: Option<Money>, currency: Option<Currency>) -> Cow<'static, str> {
    let amount = money.zip(currency);
    number(amount.map(|(money, currency)| money.decimal(currency)))
}
