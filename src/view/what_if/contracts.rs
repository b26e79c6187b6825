//! Contracts: each by overtricks or undertricks.

use super::{Cell, Grid, Line, Part, Row, Trial, sum};
use crate::games::{HandRecord, HandResult, contract_price};
use crate::scheme::contracts::GENERAL_MISERE;
use crate::scheme::fields::of_contract;
use crate::scheme::{Contract, Contracts};
use crate::seat::Seat;
use crate::view::message::{Message, contract, contract_inline};

/// The table's range of margins: overtricks, or undertricks if negative.
const MARGINS: std::ops::RangeInclusive<i16> = -5..=5;
/// A margin that shows the effect of overtricks or undertricks.
const SOME: i16 = 2;

/// A contract with every number of tricks.
pub(in crate::view) struct Hands<'a> {
    trial: &'a Trial<'a>,
    pub(in crate::view) one: &'a Contract,
    /// The declarer's points.
    pub(in crate::view) line: Line,
    /// The first opponent.
    pub(in crate::view) opponent: Seat,
    /// The numbers of tricks, from the most to none.
    pub(in crate::view) tricks: Vec<u8>,
    /// Whether it is entered as made or failed rather than by tricks.
    made_or_failed: bool,
}

impl<'a> Hands<'a> {
    /// The contract with these declarers; unknown ones are chosen. One that is entered as made or failed has two numbers
    /// of tricks, or with `each` every one.
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
        let (misere, receives) = (one.is_general_misere(), rules.general_misere.has_payee());
        let made_or_failed = !each && rules.is_made_or_failed(one);
        Self {
            tricks: if misere {
                vec![0]
            } else if made_or_failed {
                [true, false]
                    .map(|made| one.target.recorded_as(made))
                    .into()
            } else {
                (0..=rules.cards).rev().collect()
            },
            line: Line {
                head: contract(one),
                seat: declarer,
                hand: HandRecord {
                    contract: Some(one.id.clone()),
                    payer: Some(declarer).filter(|_| misere && !receives),
                    receiver: Some(declarer).filter(|_| misere && receives),
                    declarers: Some(declarers).filter(|_| !misere),
                    ..trial.said.clone()
                },
            },
            opponent: opponent.unwrap_or(first),
            trial,
            one,
            made_or_failed,
        }
    }

    /// The tricks of a margin; if several have it, those of the target.
    fn tricks_by(&self, margin: i16) -> Option<u8> {
        let target = self.one.target;
        let all = self.tricks.iter().copied();
        let mut found = all.filter(|tricks| target.margin(*tricks) == margin);
        let first = found.next()?;
        Some(
            found
                .find(|tricks| *tricks == target.tricks())
                .unwrap_or(first),
        )
    }

    /// A player's score by overtricks or undertricks.
    pub(in crate::view) fn row(&self, margins: impl Iterator<Item = i16>, seat: Seat) -> Row {
        let cells = margins.map(|margin| self.cell(self.tricks_by(margin), seat));
        Row::of(self.line.head.clone(), cells)
    }

    /// A player's cell; `None` are impossible tricks.
    pub(in crate::view) fn cell(&self, tricks: Option<u8>, seat: Seat) -> Cell {
        let outcome = tricks.and_then(|tricks| self.trial.outcome(&self.line, tricks));
        let by = tricks.map(|tricks| self.margin(tricks));
        let what = self.line.head.clone().and(by);
        self.trial.cell(outcome.as_ref(), seat, what)
    }

    fn margin(&self, tricks: u8) -> Message {
        match self.one.target.margin(tricks) {
            0.. if self.made_or_failed => Message::MadeIt,
            _ if self.made_or_failed => Message::FailedIt,
            margin => by(margin),
        }
    }

    /// The head of a row of such hands: the tricks, or whether it was made.
    pub(in crate::view) fn head(&self, tricks: u8) -> Message {
        if self.made_or_failed {
            self.margin(tricks)
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

/// The worked example of all contracts.
pub(super) fn worked(first: &Trial, rules: &Contracts, open: &str) -> Grid {
    let shown = rules.contracts.iter();
    let shown = shown.filter(|one| one.allowed || one.is_general_misere());
    let all = shown.map(|one| Hands::of(first, rules, one, [None, None], true));
    let all: Vec<Hands> = all.collect();
    let rows = all.iter().map(|hands| hands.row(MARGINS, hands.line.seat));
    let grid = first.grid(
        Message::HouseWorkedContracts,
        Message::HouseWorkedContractsCaption,
        heads(MARGINS),
        rows,
    );
    let Some((row, margin)) = cell(open, rules, &all) else {
        return grid;
    };
    let column = usize::try_from(margin - MARGINS.start()).unwrap_or(0);
    let said = sentence(rules, &all[row], margin);
    grid.with_boxed_cell(row, column).with_sentence(said)
}

/// The contract and the margin that show the effect of the open rule.
fn cell(open: &str, rules: &Contracts, all: &[Hands]) -> Option<(usize, i16)> {
    let (id, rule) = of_contract(open).unwrap_or_default();
    let usual = open.starts_with("general-misere");
    let id = if usual { GENERAL_MISERE } else { id };
    let found = all.iter().position(|hands| hands.one.id == id);
    let row = found.unwrap_or(0);
    let hands = all.get(row)?;
    let one = hands.one;
    let wanted = match rule {
        "over" => SOME,
        "under" => -SOME,
        "fails" => -1,
        "most-over" => i16::from(one.most_over).saturating_add(1),
        "free-under" => -i16::from(one.free_under).saturating_add(1),
        "all-tricks" => Some(one.target.margin(rules.cards))
            .filter(|every| (0..=*MARGINS.end()).contains(every))
            .unwrap_or(0),
        _ => 0,
    };
    // Not every contract has such a margin: a misère has no overtricks.
    let towards = [wanted, wanted.signum(), 0].into_iter();
    let mut shown = towards.filter(|margin| MARGINS.contains(margin));
    Some((
        row,
        shown.find(|margin| hands.tricks_by(*margin).is_some())?,
    ))
}

fn sentence(rules: &Contracts, hands: &Hands, margin: i16) -> Option<(Message, Message)> {
    let (one, tricks) = (hands.one, hands.tricks_by(margin)?);
    let outcome = hands.trial.outcome(&hands.line, tricks)?;
    let total = outcome.points.at(hands.line.seat);
    let each = outcome.points.at(hands.opponent).checked_abs()?;
    let name = Message::HouseSomebody;
    let (sentence, parts) = match outcome.result {
        HandResult::Contract { made, .. } => {
            let every = made && tricks == rules.cards && one.all_tricks != 0;
            let by = if every {
                Message::HouseWithEveryTrick
            } else {
                by(margin)
            };
            let name = if one.declarers == 2 {
                Message::house_with_partner(name)
            } else {
                name
            };
            let contract = contract_inline(one);
            let sentence = if made {
                Message::house_worked_contract_made(name, contract, by, total)
            } else {
                Message::house_worked_contract_failed(name, contract, by, total)
            };
            let (flat, each, counted) = contract_price(rules, one, tricks);
            let more = (each != 0 && counted != 0).then(|| Part::each(each, counted));
            let parts = [Part::points_once(flat)].into_iter().chain(more);
            (sentence, parts.collect())
        }
        HandResult::GeneralMisere { .. } => {
            let sentence = if rules.general_misere.has_payee() {
                Message::house_worked_receives(name, total)
            } else {
                Message::house_worked_pays(name, total)
            };
            (sentence, vec![Part::points_once(one.pays)])
        }
        _ => return None,
    };
    Some((sentence, sum(&parts, &[rules.unit], each)))
}
