//! Contracts: each by overtricks or undertricks, or one trick by trick.

use super::{PayoutPreview, PreviewChoice};
use crate::games::can_pass_out;
use crate::games::entry::{Ask, Entry};
use crate::scheme::{Contract, Contracts};
use crate::seat::Seat;
use crate::view::contract;
use crate::view::message::Message;
use crate::view::table::player;
use crate::view::what_if::contracts::{Hands, heads};
use crate::view::what_if::{Choice, Grid, Row, Trial};

/// The range of overtricks, and undertricks below 0, in the table.
const MARGINS: std::ops::RangeInclusive<i16> = -3..=3;

pub(super) fn table(
    next: &Trial,
    rules: &Contracts,
    entry: &Entry,
    looking: &PreviewChoice,
) -> PayoutPreview {
    let named = [Ask::Declarer, Ask::Partner].map(|ask| player(entry, ask));
    let chosen = looking
        .contract
        .as_deref()
        .and_then(|id| rules.contract(id));
    match chosen.filter(|one| !one.is_general_misere()) {
        Some(one) => PayoutPreview {
            grid: by_tricks(next, &Hands::of(next, rules, one, named, false), one),
            all: Some(Message::PayoutsAll),
        },
        None => PayoutPreview {
            grid: all(next, rules, named, looking.opponent),
            all: None,
        },
    }
}

fn all(next: &Trial, rules: &Contracts, named: [Option<Seat>; 2], opponent: bool) -> Grid {
    // A general misère is shown if it is played when all pass.
    let usual = !can_pass_out(next.scheme);
    let shown = rules.contracts.iter();
    let shown = shown.filter(|one| one.allowed && (!one.is_general_misere() || usual));
    let rows = shown.map(|one| {
        let hands = Hands::of(next, rules, one, named, false);
        let seat = if opponent {
            hands.opponent
        } else {
            hands.declarer
        };
        let opens = !one.is_general_misere();
        Row {
            opens: opens.then(|| Message::payouts_by_tricks(contract(one))),
            contract: opens.then(|| one.id.clone()),
            ..hands.row(MARGINS, seat)
        }
    });
    let whose = [
        (Message::PayoutsDeclarer, false),
        (Message::PayoutsOpponent, true),
    ];
    let choices = whose.map(|(text, theirs)| Choice::of(text, opponent == theirs, ()));
    let (title, caption) = (Message::PayoutsTitle, Message::HouseWorkedContractsCaption);
    Grid {
        choices: choices.into(),
        ..next.grid(title, caption, heads(MARGINS), rows)
    }
}

fn by_tricks(next: &Trial, hands: &Hands, one: &Contract) -> Grid {
    let declarer = if one.declarers == 2 {
        Message::PayoutsEachOfTwo
    } else {
        Message::PayoutsDeclarer
    };
    let whose: [(Message, Seat); 2] = [
        (declarer, hands.declarer),
        (Message::PayoutsOpponent, hands.opponent),
    ];
    let rows = hands.all.iter().map(|(tricks, outcome)| {
        let cells = whose.iter().map(|(whose, seat)| {
            let mut cell = hands.cell(Some(outcome), *seat);
            cell.label = Message::payouts_cell_of(whose.clone(), cell.label);
            cell
        });
        Row::of(hands.head(*tricks, outcome), cells)
    });
    let heads = whose.iter().map(|(whose, _)| whose.clone()).collect();
    next.grid(contract(one), Message::PayoutsTricksCaption, heads, rows)
}
