//! The payout preview: what a hand would win or cost, in points and money.
//!
//! Each cell is a hand played by [`crate::games`] with this session's scheme, history and table. Nothing is scored here
//! and nothing stored.

use super::pairs;
use super::steps::sides::mode as mode_name;
use crate::games::entry::{Ask, Entry};
use crate::games::{Bid, allowed_partnership_bids, can_pass_out};
use crate::ledger::SessionEditor;
use crate::scheme::odd_trick::{Bids, Mode, OddTrick};
use crate::scheme::partnership_bid::PartnershipBid;
use crate::scheme::{Contracts, ExactBid, Rules};
use crate::seat::{Direction, Seat};
use crate::view::message::{Message, contract};
use crate::view::what_if::{
    Choice, Grid, Row, Trial, WorkedOutcome, bids, contracts, partners, sides, whist,
};

/// The range of overtricks, and undertricks below 0, in the table.
const MARGINS: std::ops::RangeInclusive<i16> = -3..=3;

/// The options of the preview.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewChoice {
    /// One contract, trick by trick; `None` for all.
    pub contract: Option<String>,
    /// Whether to show an opponent's points instead of the declarer's.
    pub opponent: bool,
    /// The bid or level to box.
    pub bid: Option<u8>,
}

/// What the current hand would win or cost.
pub fn payout_preview(editor: &SessionEditor, looking: &PreviewChoice) -> Option<Grid> {
    let (next, entry) = (Trial::next(editor)?, editor.entry());
    let first = next.deal.eldest;
    let named = |ask: Ask| entry.player(ask).unwrap_or(first);
    Some(match &editor.ledger().session().scheme.rules {
        Rules::Contracts(rules) => contracts(&next, rules, &entry, looking),
        Rules::ExactBid(rules) => bids(&next, rules, asked(&entry, first), looking),
        Rules::PartnershipBid(rules) => partners(&next, rules, asked(&entry, first), &entry),
        Rules::OddTrick(rules) if rules.high.is_some() => {
            let low = named(Ask::Side);
            let high = entry.player(Ask::Bidder).unwrap_or(low);
            next.by_tricks(&sides::high_low_table(&next, high, low))
        }
        Rules::OddTrick(rules) => match &rules.bids {
            Some(bids) => bid_levels(&next, rules, bids, named(Ask::Bidder), looking),
            None => next.by_tricks(&whist::table(&next, rules, named(Ask::Side))),
        },
    })
}

/// The player asked for a bid or tricks; otherwise the first to speak.
fn asked(entry: &Entry, first: Seat) -> Seat {
    let asked = entry.asked().and_then(|step| step.ask.player());
    asked.unwrap_or(first)
}

/// The preview for the hand as entered so far: its contract or bid.
pub fn looking(editor: &SessionEditor) -> PreviewChoice {
    let entry = editor.entry();
    let bid = match entry.asked().map(|step| step.ask) {
        Some(Ask::Taken(seat)) => entry.record.bid_at(seat).and_then(Bid::number),
        _ => entry.record.bid,
    };
    PreviewChoice {
        contract: entry.record.contract.clone(),
        opponent: false,
        bid,
    }
}

/// Contracts: each by overtricks or undertricks, or one trick by trick.
fn contracts(next: &Trial, rules: &Contracts, entry: &Entry, looking: &PreviewChoice) -> Grid {
    let named = [Ask::Declarer, Ask::Partner].map(|ask| entry.player(ask));
    let hands = |one| contracts::Hands::of(next, rules, one, named, false);
    let chosen = looking.contract.as_deref();
    let chosen = chosen.and_then(|id| rules.contract(id));
    if let Some(one) = chosen.filter(|one| !one.is_general_misere()) {
        return by_tricks(next, &hands(one));
    }
    // A general misère is shown if it is played when all pass.
    let usual = !can_pass_out(next.scheme);
    let shown = rules.contracts.iter();
    let shown = shown.filter(|one| one.allowed && (!one.is_general_misere() || usual));
    let rows = shown.map(|one| {
        let hands = hands(one);
        let seat = if looking.opponent {
            hands.opponent
        } else {
            hands.line.seat
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
    let choices = whose.map(|(text, theirs)| Choice::of(text, looking.opponent == theirs, ()));
    let (title, caption) = (Message::PayoutsTitle, Message::HouseWorkedContractsCaption);
    Grid {
        choices: choices.into(),
        ..next.grid(title, caption, contracts::heads(MARGINS), rows)
    }
}

/// A contract trick by trick, for the declarer and for an opponent.
fn by_tricks(next: &Trial, hands: &contracts::Hands) -> Grid {
    let declarer = match hands.one.declarers {
        2 => Message::PayoutsEachOfTwo,
        _ => Message::PayoutsDeclarer,
    };
    let whose = [
        (declarer, hands.line.seat),
        (Message::PayoutsOpponent, hands.opponent),
    ];
    let rows = hands.tricks.iter().map(|tricks| {
        let cells = whose.iter().map(|(whose, seat)| {
            let mut cell = hands.cell(Some(*tricks), *seat);
            cell.label = Message::labelled(whose.clone(), cell.label);
            cell
        });
        Row::of(hands.head(*tricks), cells)
    });
    let heads = whose.iter().map(|(whose, _)| whose.clone()).collect();
    let (title, caption) = (contract(hands.one), Message::PayoutsTricksCaption);
    Grid {
        all: Some(Message::PayoutsAll),
        ..next.grid(title, caption, heads, rows)
    }
}

/// Each player bids: bid against tricks, for the cards dealt now.
fn bids(next: &Trial, rules: &ExactBid, own: Seat, looking: &PreviewChoice) -> Grid {
    let grid = next.by_tricks(&bids::table(next, rules, own, next.deal.cards, false));
    match looking.bid.map(usize::from) {
        Some(bid) => grid.with_boxed_cell(bid, bid),
        None => grid,
    }
}

/// Every level in every mode.
fn bid_levels(
    next: &Trial,
    rules: &OddTrick,
    bids: &Bids,
    bidder: Seat,
    looking: &PreviewChoice,
) -> Grid {
    let mut modes: Vec<Option<Mode>> = bids.modes.iter().copied().map(Some).collect();
    if modes.is_empty() {
        modes.push(None);
    }
    let columns = || modes.iter().flat_map(|mode| [(*mode, 0), (*mode, 1_u8)]);
    let by = |short: u8| contracts::by(-i16::from(short));
    let margins = columns().map(|(_, short)| by(short)).collect();
    let names = columns().filter_map(|(mode, _)| mode.map(mode_name));
    let names: Vec<Message> = names.collect();
    let (heads, subheads) = if names.is_empty() {
        (margins, names)
    } else {
        (names, margins)
    };
    let rows = (bids.min..=bids.max).map(|level| {
        let cells = columns().map(|(mode, short)| {
            let tricks = (rules.book + level).saturating_sub(short);
            let played = next.outcome(&sides::bid(next, bidder, mode, level), tricks);
            let what = match mode {
                Some(mode) => Message::spaced(Message::number(level), pairs::inline(mode)),
                None => Message::number(level),
            };
            let what = Message::listed(what, by(short));
            let mut cell = next.cell(played.as_ref(), bidder, what);
            cell.boxed =
                cell.made != WorkedOutcome::Impossible && looking.bid == Some(level) && short == 0;
            cell
        });
        Row::of(Message::number(level), cells)
    });
    let (title, caption) = (Message::PayoutsTitle, Message::PayoutsModesCaption);
    Grid {
        subheads,
        ..next.grid(title, caption, heads, rows)
    }
}

/// The side's score for each bid and number of tricks if the partner takes the tricks they bid. Until that bid is known
/// it is the least one.
fn partners(next: &Trial, rules: &PartnershipBid, own: Seat, entry: &Entry) -> Grid {
    let partner = entry.record.bid_at(own.after(2, Direction::Clockwise, 4));
    let partner = partner.unwrap_or(partners::least(rules));
    let grid = next.by_tricks(&partners::table(next, rules, own, partner));
    let said = entry.record.bid_at(own);
    let row = allowed_partnership_bids(rules)
        .iter()
        .position(|one| Some(*one) == said);
    match row.zip(said) {
        Some((row, said)) => grid.with_boxed_cell(row, said.tricks().into()),
        None => grid,
    }
}
