//! Contracts: each by overtricks or undertricks.

use super::{Cell, Row, Trial};
use crate::games::entry::made_or_failed;
use crate::games::{HandRecord, HandResult, Outcome, Tricks};
use crate::scheme::{Contract, Contracts};
use crate::seat::Seat;
use crate::view::contract;
use crate::view::message::Message;

/// All outcomes of one contract.
pub(in crate::view) struct Hands<'a> {
    trial: &'a Trial<'a>,
    pub(in crate::view) one: &'a Contract,
    pub(in crate::view) declarer: Seat,
    /// The first opponent.
    pub(in crate::view) opponent: Seat,
    /// The hands by tricks, from the most to none.
    pub(in crate::view) all: Vec<(u8, Outcome)>,
    /// Whether it is entered as made or failed rather than by tricks.
    made_or_failed: bool,
}

impl<'a> Hands<'a> {
    /// The outcomes for these declarers; unknown ones are chosen. A contract entered as made or failed has those two
    /// outcomes, or with `each` one for every number of tricks.
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
        let (misere, receives) = (one.is_general_misere(), rules.general_misere.has_payee());
        let hand = |tricks: u8| HandRecord {
            contract: Some(one.id.clone()),
            payer: Some(declarer).filter(|_| misere && !receives),
            receiver: Some(declarer).filter(|_| misere && receives),
            declarers: (!misere).then(|| declarers.clone()),
            tricks: (!misere).then_some(Tricks::Side(tricks)),
            ..trial.said.clone()
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

    /// The hand with this margin; if there are several, the one that takes exactly the target.
    pub(in crate::view) fn by(&self, wanted: i16) -> Option<&Outcome> {
        let found = || self.all.iter().filter(|hand| margin(&hand.1) == wanted);
        let target = found().find(|(tricks, _)| *tricks == self.one.target.tricks());
        target
            .or_else(|| found().next())
            .map(|(_, outcome)| outcome)
    }

    /// A player's score by overtricks or undertricks.
    pub(in crate::view) fn row(&self, margins: impl Iterator<Item = i16>, seat: Seat) -> Row {
        let cells = margins.map(|margin| self.cell(self.by(margin), seat));
        Row::of(contract(self.one), cells)
    }

    /// The cell of an outcome for a player; `None` is an impossible hand.
    pub(in crate::view) fn cell(&self, outcome: Option<&Outcome>, seat: Seat) -> Cell {
        let by = outcome.map_or(Message::Blank, |outcome| self.margin_message(outcome));
        self.trial.cell(outcome, seat, |n| {
            Message::house_cell_contract(contract(self.one), by, n)
        })
    }

    fn margin_message(&self, outcome: &Outcome) -> Message {
        match margin(outcome) {
            0.. if self.made_or_failed => Message::MadeIt,
            _ if self.made_or_failed => Message::FailedIt,
            margin => by(margin),
        }
    }

    /// The head of a row of such hands: the tricks, or whether it was made.
    pub(in crate::view) fn head(&self, tricks: u8, outcome: &Outcome) -> Message {
        if self.made_or_failed {
            self.margin_message(outcome)
        } else {
            Message::number(tricks)
        }
    }
}

/// Margins as column heads.
pub(in crate::view) fn heads(margins: impl Iterator<Item = i16>) -> Vec<Message> {
    let change = |margin| Message::change(i64::from(margin).into());
    margins.map(change).collect()
}

/// The outcome of a contract.
pub(in crate::view) fn by(margin: i16) -> Message {
    let n = i64::from(margin);
    match n {
        ..0 => Message::house_short_by(-n),
        _ => Message::house_made_by(n),
    }
}

/// Overtricks, or undertricks below 0; 0 in a general misère.
fn margin(outcome: &Outcome) -> i16 {
    match outcome.result {
        HandResult::Contract { margin, .. } => margin,
        _ => 0,
    }
}
