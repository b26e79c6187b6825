//! Contracts: each of them made with tricks over, or short by so many.

use super::{Cell, Row, Trial};
use crate::games::entry::made_or_failed;
use crate::games::{HandRecord, HandResult, Outcome, Tricks};
use crate::scheme::{Contract, Contracts};
use crate::seat::Seat;
use crate::view::contract;
use crate::view::message::Message;

/// Every way in which one contract can come out.
pub(in crate::view) struct Hands<'a> {
    trial: &'a Trial<'a>,
    pub(in crate::view) one: &'a Contract,
    pub(in crate::view) declarer: Seat,
    /// The first of those who play against it.
    pub(in crate::view) opponent: Seat,
    /// The hands by their tricks, from the most to none.
    pub(in crate::view) all: Vec<(u8, Outcome)>,
    /// Whether it is told as made or failed rather than by its tricks.
    made_or_failed: bool,
}

impl<'a> Hands<'a> {
    /// Those of a contract that these play, where they are known. Of one that is entered as made or failed, those two, or
    /// `each` of them.
    pub(in crate::view) fn of(
        trial: &'a Trial<'a>,
        rules: &Contracts,
        one: &'a Contract,
        [declarer, partner]: [Option<Seat>; 2],
        each: bool,
    ) -> Self {
        let first = trial.deal.eldest;
        let declarer = declarer.unwrap_or(first);
        let partner = partner
            .filter(|seat| *seat != declarer)
            .or_else(|| trial.playing().find(|seat| *seat != declarer))
            .filter(|_| one.declarers == 2);
        let declarers: Vec<Seat> = [declarer].into_iter().chain(partner).collect();
        let opponent = trial.playing().find(|seat| !declarers.contains(seat));
        let made_or_failed = !each && made_or_failed(rules, one);
        let tricks: Vec<u8> = match one.target.tricks() {
            _ if one.is_general_misere() => vec![0],
            0 if made_or_failed => vec![0, 1],
            all if made_or_failed => vec![all, all - 1],
            _ => (0..=rules.cards).rev().collect(),
        };
        let receives = rules.general_misere.has_receiver();
        let hand = |tricks: u8| {
            let own = HandRecord {
                contract: Some(one.id.clone()),
                ..trial.record()
            };
            if one.is_general_misere() {
                HandRecord {
                    payer: Some(declarer).filter(|_| !receives),
                    receiver: Some(declarer).filter(|_| receives),
                    ..own
                }
            } else {
                HandRecord {
                    declarers: Some(declarers.clone()),
                    tricks: Some(Tricks::Side(tricks)),
                    ..own
                }
            }
        };
        let played = tricks.into_iter();
        let played = played.filter_map(|tricks| Some((tricks, trial.play(&hand(tricks))?)));
        Self {
            all: played.collect(),
            opponent: opponent.unwrap_or(first),
            trial,
            one,
            declarer,
            made_or_failed,
        }
    }

    /// The hand that came out by so much: of two of them, the target itself.
    pub(in crate::view) fn by(&self, wanted: i16) -> Option<&Outcome> {
        let found = || self.all.iter().filter(|hand| margin(&hand.1) == wanted);
        let target = found().find(|(tricks, _)| *tricks == self.one.target.tricks());
        target
            .or_else(|| found().next())
            .map(|(_, outcome)| outcome)
    }

    /// What it scores for somebody by the tricks over or short.
    pub(in crate::view) fn row(&self, margins: impl Iterator<Item = i16>, seat: Seat) -> Row {
        let cell = |margin| self.by(margin).map(|outcome| self.cell(outcome, seat));
        let cells = margins.map(|margin| cell(margin).unwrap_or_else(Cell::none));
        Row::of(contract(self.one), cells)
    }

    /// What one of the hands is to somebody, in points and in money.
    pub(in crate::view) fn cell(&self, outcome: &Outcome, seat: Seat) -> Cell {
        let margin = margin(outcome);
        let cell = self
            .trial
            .cell(outcome, seat, margin >= 0, |n| Message::HouseCellContract {
                contract: contract(self.one).nested(),
                by: self.told(margin).nested(),
                n,
            });
        cell.paid(self.trial.money(&outcome.points, seat))
    }

    fn told(&self, margin: i16) -> Message {
        match margin {
            0.. if self.made_or_failed => Message::MadeIt,
            _ if self.made_or_failed => Message::FailedIt,
            _ => by(margin),
        }
    }

    /// The head of a row of such hands: what was taken, or whether that made it.
    pub(in crate::view) fn head(&self, tricks: u8, outcome: &Outcome) -> Message {
        if self.made_or_failed {
            self.told(margin(outcome))
        } else {
            super::number(tricks)
        }
    }
}

/// Tricks over or short as heads of columns.
pub(in crate::view) fn heads(margins: impl Iterator<Item = i16>) -> Vec<Vec<Message>> {
    super::heads(margins.map(|margin| Message::Change {
        n: i64::from(margin).into(),
    }))
}

/// How a contract came out.
pub(in crate::view) fn by(margin: i16) -> Message {
    let n = i64::from(margin);
    if margin < 0 {
        Message::HouseShortBy { n: -n }
    } else {
        Message::HouseMadeBy { n }
    }
}

/// Tricks over, or short below 0; nothing of either in a general misère.
fn margin(outcome: &Outcome) -> i16 {
    match outcome.result {
        HandResult::Contract { margin, .. } => margin,
        _ => 0,
    }
}
