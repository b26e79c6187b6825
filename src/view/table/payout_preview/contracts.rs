//! Contracts: each of them made with tricks over or short by so many, or one of them trick by trick.

use super::hand::NextHand;
use super::{Before, Cell, PreviewChoice, Row, Whose};
use crate::games::entry::{Ask, made_or_failed};
use crate::games::{HandRecord, HandResult, Outcome, Tricks};
use crate::scheme::{Contract, Contracts};
use crate::seat::Seat;
use crate::view::contract;
use crate::view::message::Message;

/// Tricks over, or short below 0, that the table goes to: beyond them nobody looks before the hand.
const MARGINS: std::ops::RangeInclusive<i16> = -3..=3;

pub(super) fn table(next: &NextHand, rules: &Contracts, looking: &PreviewChoice) -> Before {
    let chosen = looking
        .contract
        .as_deref()
        .and_then(|id| rules.contract(id));
    match chosen.filter(|one| !one.is_general_misere()) {
        Some(one) => by_tricks(next, rules, one),
        None => all(next, rules, looking),
    }
}

fn all(next: &NextHand, rules: &Contracts, looking: &PreviewChoice) -> Before {
    let shown = rules
        .contracts
        .iter()
        .filter(|one| one.allowed && (!one.is_general_misere() || usual(next)));
    let rows = shown.map(|one| {
        let hands = Hands::of(next, rules, one);
        let cells = MARGINS.map(|margin| {
            let found = hands.by(margin);
            found.map_or_else(Cell::none, |(_, outcome)| {
                let seat = if looking.opponent {
                    hands.opponent
                } else {
                    hands.declarer
                };
                cell(next, rules, one, outcome, seat, margin)
            })
        });
        Row {
            head: contract(one),
            opens: (!one.is_general_misere()).then(|| {
                let says = Message::BeforeByTricks {
                    contract: contract(one).part(),
                };
                (one.id.clone(), says)
            }),
            cells: cells.collect(),
        }
    });
    let whose = [
        (Message::BeforeDeclarer, false),
        (Message::BeforeOpponent, true),
    ];
    Before {
        title: Message::BeforeTitle,
        caption: next.caption(Message::HouseWorkedContractsCaption),
        whose: whose
            .map(|(text, opponent)| Whose {
                text,
                chosen: looking.opponent == opponent,
            })
            .into(),
        all: None,
        heads: MARGINS
            .map(|margin| {
                vec![Message::Change {
                    n: i64::from(margin).into(),
                }]
            })
            .collect(),
        rows: rows.collect(),
    }
}

/// Whether a general misère is what is played when all pass.
fn usual(next: &NextHand) -> bool {
    !crate::games::can_pass_out(next.scheme)
}

fn by_tricks(next: &NextHand, rules: &Contracts, one: &Contract) -> Before {
    let hands = Hands::of(next, rules, one);
    let declarer = if one.declarers == 2 {
        Message::BeforeEachOfTwo
    } else {
        Message::BeforeDeclarer
    };
    let heads: [(Message, Seat); 2] = [
        (declarer, hands.declarer),
        (Message::BeforeOpponent, hands.opponent),
    ];
    let rows = hands.all.iter().map(|(tricks, outcome)| {
        let margin = margin(outcome).unwrap_or(0);
        let cells = heads.iter().map(|(head, seat)| {
            let cell = cell(next, rules, one, outcome, *seat, margin);
            Cell {
                label: Message::BeforeCellOf {
                    whose: head.clone().part(),
                    what: cell.label.clone().part(),
                },
                ..cell
            }
        });
        Row {
            head: if made_or_failed(rules, one) {
                if margin >= 0 {
                    Message::MadeIt
                } else {
                    Message::FailedIt
                }
            } else {
                Message::Number {
                    n: i64::from(*tricks),
                }
            },
            opens: None,
            cells: cells.collect(),
        }
    });
    Before {
        title: contract(one),
        caption: next.caption(Message::BeforeTricksCaption),
        whose: Vec::new(),
        all: Some(Message::BeforeAll),
        rows: rows.collect(),
        heads: heads.into_iter().map(|(head, _)| vec![head]).collect(),
    }
}

fn cell(
    next: &NextHand,
    rules: &Contracts,
    one: &Contract,
    outcome: &Outcome,
    seat: Seat,
    margin: i16,
) -> Cell {
    let points = outcome.points.at(seat);
    let says = Message::HouseCellContract {
        contract: contract(one).part(),
        by: by(rules, one, margin).part(),
        n: points,
    };
    let money = next.money(&outcome.points, seat);
    Cell::of(points, money, margin >= 0, says)
}

/// How a contract came out.
fn by(rules: &Contracts, one: &Contract, margin: i16) -> Message {
    let n = i64::from(margin);
    match margin {
        0.. if made_or_failed(rules, one) => Message::MadeIt,
        _ if made_or_failed(rules, one) => Message::FailedIt,
        0.. => Message::HouseMadeBy { n },
        _ => Message::HouseShortBy { n: -n },
    }
}

fn margin(outcome: &Outcome) -> Option<i16> {
    match outcome.result {
        HandResult::Contract { margin, .. } => Some(margin),
        HandResult::GeneralMisere { .. } => Some(0),
        _ => None,
    }
}

/// Every way in which one contract can come out.
struct Hands {
    declarer: Seat,
    opponent: Seat,
    target: u8,
    all: Vec<(u8, Outcome)>,
}

impl Hands {
    fn of(next: &NextHand, rules: &Contracts, one: &Contract) -> Self {
        let playing = next.playing();
        let first = next.deal.eldest;
        let declarer = next.named(Ask::Declarer).unwrap_or(first);
        let partner = next
            .named(Ask::Partner)
            .filter(|seat| *seat != declarer)
            .or_else(|| playing.iter().copied().find(|seat| *seat != declarer));
        let two = one.declarers == 2;
        let side = |seat: Seat| seat == declarer || (two && Some(seat) == partner);
        let opponent = playing.iter().copied().find(|seat| !side(*seat));
        let mut declarers = vec![declarer];
        declarers.extend(partner.filter(|_| two));
        let tricks: Vec<u8> = if one.is_general_misere() {
            vec![0]
        } else if made_or_failed(rules, one) {
            match one.target.tricks() {
                0 => vec![0, 1],
                all => vec![all, all - 1],
            }
        } else {
            (0..=rules.cards).rev().collect()
        };
        let played = tricks.into_iter().filter_map(|tricks| {
            let receives = rules.general_misere.has_receiver();
            let hand = if one.is_general_misere() {
                HandRecord {
                    contract: Some(one.id.clone()),
                    payer: Some(declarer).filter(|_| !receives),
                    receiver: Some(declarer).filter(|_| receives),
                    ..next.record()
                }
            } else {
                HandRecord {
                    contract: Some(one.id.clone()),
                    declarers: Some(declarers.clone()),
                    tricks: Some(Tricks::Side(tricks)),
                    ..next.record()
                }
            };
            Some((tricks, next.play(&hand)?))
        });
        Self {
            all: played.collect(),
            target: one.target.tricks(),
            opponent: opponent.unwrap_or(first),
            declarer,
        }
    }

    /// The hand that came out by so much: of two of them, the target itself.
    fn by(&self, wanted: i16) -> Option<&(u8, Outcome)> {
        let here = |hand: &&(u8, Outcome)| margin(&hand.1) == Some(wanted);
        let found = || self.all.iter().filter(here);
        found()
            .find(|(tricks, _)| *tricks == self.target)
            .or_else(|| found().next())
    }
}
