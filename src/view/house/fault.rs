//! Why rules cannot stand as they are, in a sentence, and the line that it belongs to.

use super::at::At;
use super::control::{Control, Offer};
use super::line::Sentence;
use crate::scheme::SettleMode;
use crate::scheme::document::{ClashKind, SchemeError};
use crate::scheme::set::SetError;
use crate::view::message::{House, Message};

/// What is wrong, and with which of the lines.
pub(super) fn of(error: &SetError, at: &At, lines: &[Sentence]) -> (usize, Message) {
    let SetError::Setting(error) = error else {
        return (0, other(error));
    };
    let key = match error {
        SchemeError::UnknownKey { key, .. }
        | SchemeError::Missing { key }
        | SchemeError::Wrong { key, .. }
        | SchemeError::Clash { key, .. } => key.as_str(),
        SchemeError::TooLong { .. }
        | SchemeError::Toml { .. }
        | SchemeError::Newer { .. }
        | SchemeError::UnknownKind { .. } => return (0, other(error)),
    };
    let found = find(key, lines);
    let said = match error {
        SchemeError::Clash { why, .. } => Some(clash(why).into()),
        _ => found.and_then(|(_, control)| bounds(control, at)),
    };
    let line = found.map_or(0, |(line, _)| line);
    (line, said.unwrap_or_else(|| other(error)))
}

fn other(error: &impl ToString) -> Message {
    let why = error.to_string();
    House::FaultOther { why }.into()
}

/// The control at a key, else the nearest below or above it.
fn find<'a>(key: &str, lines: &'a [Sentence]) -> Option<(usize, &'a Control)> {
    let below = |a: &str, b: &str| a.strip_prefix(b).is_some_and(|rest| rest.starts_with('.'));
    let controls = || {
        lines.iter().enumerate().flat_map(|(line, sentence)| {
            let controls = sentence.parts.iter().filter_map(|part| part.control());
            controls.map(move |control| (line, control))
        })
    };
    controls()
        .find(|(_, control)| control.key == key)
        .or_else(|| controls().find(|(_, control)| below(&control.key, key)))
        .or_else(|| controls().find(|(_, control)| below(key, &control.key)))
}

fn bounds(control: &Control, at: &At) -> Option<Message> {
    let (least, most) = match &control.offer {
        Offer::Number(number) => (number.points(number.least), number.points(number.most)),
        Offer::Sizes => (1.into(), at.deck().into()),
        Offer::Choice(_) | Offer::Rank(..) => return None,
    };
    Some(House::FaultBounds { least, most }.into())
}

/// Values that contradict each other.
fn clash(why: &ClashKind) -> House {
    let n = |n: &u8| i64::from(*n);
    match why {
        ClashKind::PackForPlayers { deck, .. } | ClashKind::PackForDeal { deck, .. } => {
            House::FaultDeck { n: n(deck) }
        }
        ClashKind::CardsEach {
            cards,
            players,
            deck,
        } => House::FaultCards {
            n: n(cards),
            players: n(players),
            deck: n(deck),
        },
        ClashKind::Table { least, most } => House::FaultTable {
            least: n(least),
            most: n(most),
        },
        ClashKind::Range { least, most } => House::FaultSpan {
            least: n(least),
            most: n(most),
        },
        ClashKind::Levels { min, max } => House::FaultSpan {
            least: n(min),
            most: n(max),
        },
        ClashKind::Partnerships | ClashKind::TwoDeclarers => House::FaultDeclarers,
        ClashKind::JointTwo => House::FaultJoint,
        ClashKind::Settle { mode, .. } if *mode == SettleMode::PerRubber => House::FaultNoRubber,
        ClashKind::Settle { .. } | ClashKind::GamesNeedTarget => House::FaultNoGame,
        ClashKind::NoGeneralMisere => House::FaultNoMisere,
        ClashKind::NoContract => House::FaultNoContract,
        ClashKind::OneTarget => House::FaultTarget,
        ClashKind::AboveUnknown { .. } | ClashKind::AboveEachOther { .. } => House::FaultRank,
        ClashKind::Twice { .. } => House::FaultTwice,
        ClashKind::TooMany { most, .. } => House::FaultTooMany {
            n: crate::view::table::count(*most),
        },
        ClashKind::NeedsBids => House::FaultNeedsBids,
        ClashKind::HonoursWithBids => House::FaultHonours,
        ClashKind::SuitValuesWithBids => House::FaultWithBids,
        ClashKind::NeedsNil => House::FaultNil,
        ClashKind::HighAndLow { .. } => House::FaultHighLow,
        ClashKind::NotWithHigh => House::FaultNotWithHigh,
        ClashKind::NeedsShortfall => House::FaultNeedsShortfall,
        ClashKind::RubberNeedsTarget => House::FaultRubber,
        ClashKind::HalvedAndScored => House::FaultHalved,
        ClashKind::NoLastHand { .. } => House::FaultNoLastHand,
        ClashKind::NoEnd { .. } => House::FaultNoEnd,
        ClashKind::NoRotation => House::FaultNoRotation,
        ClashKind::NeedsTurnUp => House::FaultNeedsTurnUp,
    }
}
