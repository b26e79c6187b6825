//! Two sides: a level in each mode, just made or one short; in plain whist the tricks with honours or without.

use super::hand::NextHand;
use super::{Before, Cell, PreviewChoice, Row};
use crate::cards::Trump;
use crate::games::entry::Ask;
use crate::games::{HandRecord, HandResult, Honours, Tricks};
use crate::scheme::odd_trick::{Aim, Bids, Mode, OddTrick, TRICKS};
use crate::scheme::switch::Switch;
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::table::pairs;
use crate::view::table::steps::sides::{aim as aim_name, mode as mode_name};
use crate::view::trump;

/// Every level in every mode.
pub(super) fn levels(
    next: &NextHand,
    rules: &OddTrick,
    bids: &Bids,
    looking: &PreviewChoice,
) -> Before {
    let modes: Vec<Option<Mode>> = if bids.modes.is_empty() {
        vec![None]
    } else {
        bids.modes.iter().copied().map(Some).collect()
    };
    let columns: Vec<(Option<Mode>, u8)> = modes
        .iter()
        .flat_map(|mode| [(*mode, 0), (*mode, 1)])
        .collect();
    let by = |short: u8| -> Message {
        match short {
            0 => Message::HouseMadeBy { n: 0 },
            _ => Message::HouseShortBy { n: 1 },
        }
    };
    let heads = columns.iter().map(|(mode, short)| {
        let name = mode.map(mode_name).into_iter();
        name.chain([by(*short)]).collect()
    });
    let seat = next.named(Ask::Bidder).unwrap_or(next.deal.eldest);
    let rows = (bids.min..=bids.max).map(|level| {
        let cells = columns.iter().map(|(mode, short)| {
            let hand = HandRecord {
                bidder: Some(seat),
                bid: Some(level),
                mode: mode.map(|mode| mode.word().to_owned()),
                tricks: Some(Tricks::Side((rules.book + level).saturating_sub(*short))),
                trump: next.record().trump.filter(|_| *mode != Some(Mode::NoTrump)),
                ..next.record()
            };
            let what = match mode {
                Some(mode) => Message::BidLevel {
                    n: i64::from(level),
                    mode: pairs::inline(*mode).part(),
                },
                None => Message::Number {
                    n: i64::from(level),
                },
            };
            cell(next, &hand, seat, |n| Message::HouseCellContract {
                contract: what.part(),
                by: by(*short).part(),
                n,
            })
            .boxed(looking.bid == Some(level) && *short == 0)
        });
        Row {
            head: Message::Number {
                n: i64::from(level),
            },
            opens: None,
            cells: cells.collect(),
        }
    });
    Before {
        title: Message::BeforeTitle,
        caption: next.caption(Message::BeforeModesCaption),
        whose: Vec::new(),
        all: None,
        rows: rows.collect(),
        heads: heads.collect(),
    }
}

/// Every number of tricks in a high hand and in a low one.
pub(super) fn high_low(next: &NextHand) -> Before {
    let low = next.named(Ask::Side).unwrap_or(next.deal.eldest);
    let high = next.named(Ask::Bidder).unwrap_or(low);
    let rows = [(Aim::High, high), (Aim::Low, low)].map(|(aim, seat)| {
        let cells = (0..=TRICKS).map(|taken| {
            let hand = HandRecord {
                mode: Some(aim.word().to_owned()),
                bidder: (aim == Aim::High).then_some(seat),
                side: (aim == Aim::Low).then_some(seat),
                tricks: Some(Tricks::Side(taken)),
                trump: None,
                ..next.record()
            };
            cell(next, &hand, seat, |n| Message::HouseCellHighLow {
                mode: aim_name(aim).part(),
                tricks: i64::from(taken),
                n,
            })
        });
        Row {
            head: aim_name(aim),
            opens: None,
            cells: cells.collect(),
        }
    });
    let number = |taken: u8| vec![Message::Number { n: taken.into() }];
    Before {
        title: Message::HouseWorkedTricks,
        caption: next.caption(Message::HouseHighLowCaption),
        whose: Vec::new(),
        all: None,
        rows: rows.into(),
        heads: (0..=TRICKS).map(number).collect(),
    }
}

/// Tricks of the side that has more of them.
pub(super) fn tricks(next: &NextHand, rules: &OddTrick) -> Before {
    let most = rules.book.saturating_add(1)..=TRICKS;
    let seat = next.named(Ask::Side).unwrap_or(next.deal.eldest);
    // Where a trick is worth more in some suits there are no honours.
    let suits = [Trump::Spades, Trump::Clubs, Trump::Diamonds, Trump::Hearts];
    let lines: Vec<(Message, u8, Option<Trump>)> = if rules.suit_values.is_some() {
        let line = |suit| (trump(Some(suit)), 0, Some(suit));
        suits.map(line).into()
    } else {
        let counts: &[u8] = if rules.honours.is_some() {
            &[0, 3, 4]
        } else {
            &[0]
        };
        let line = |count: &u8| (honours(*count), *count, next.record().trump);
        counts.iter().map(line).collect()
    };
    let rows = lines.into_iter().map(|(head, count, trump)| {
        let cells = most.clone().map(|taken| {
            let hand = HandRecord {
                side: Some(seat),
                tricks: Some(Tricks::Side(taken)),
                honours: (count > 0).then_some(Honours { side: seat, count }),
                trump,
                ..next.record()
            };
            cell(next, &hand, seat, |n| Message::HouseCellTricks {
                tricks: i64::from(taken),
                honours: head.clone().part(),
                n,
            })
        });
        Row {
            cells: cells.collect(),
            head,
            opens: None,
        }
    });
    Before {
        title: Message::HouseWorkedTricks,
        caption: next.caption(Message::HouseWorkedTricksCaption),
        whose: Vec::new(),
        all: None,
        rows: rows.collect(),
        heads: most
            .map(|taken| {
                vec![Message::Number {
                    n: i64::from(taken),
                }]
            })
            .collect(),
    }
}

fn cell(
    next: &NextHand,
    hand: &HandRecord<Seat>,
    seat: Seat,
    says: impl FnOnce(i64) -> Message,
) -> Cell {
    next.play(hand).map_or_else(Cell::none, |outcome| {
        let points = outcome.points.at(seat);
        let made = match outcome.result {
            HandResult::Shared(shared) => shared.made.unwrap_or(shared.won.is_some()),
            _ => false,
        };
        let money = next.money(&outcome.points, seat);
        Cell::of(points, money, made, says(points))
    })
}

fn honours(count: u8) -> Message {
    match count {
        0 => Message::HouseNoHonours,
        3 => Message::HouseThreeHonours,
        _ => Message::HouseFourHonours,
    }
}
