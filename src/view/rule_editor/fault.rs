//! Why rules are invalid, and the line concerned.

use super::context::Context;
use super::control::{Control, Typed};
use super::line::Sentence;
use crate::scheme::SettleMode;
use crate::scheme::document::{ClashKind, SchemeError};
use crate::scheme::set::SetError;
use crate::view::message::Message;
use std::fmt::Display;

/// The error and the index of its line.
pub(super) fn of(error: &SetError, at: &Context, lines: &[Sentence]) -> (usize, Message) {
    let SetError::Setting(error) = error else {
        return (0, other(error));
    };
    let key = match error {
        SchemeError::UnknownKey { key, .. }
        | SchemeError::Missing { key }
        | SchemeError::Wrong { key, .. }
        | SchemeError::Clash { key, .. } => key.as_str(),
        _ => return (0, other(error)),
    };
    let found = find(key, lines);
    let said = match error {
        SchemeError::Clash { why, .. } => Some(clash(why)),
        _ => found.and_then(|(_, control)| bounds(control, at)),
    };
    let line = found.map_or(0, |(line, _)| line);
    (line, said.unwrap_or_else(|| other(error)))
}

fn other(error: &impl Display) -> Message {
    Message::house_fault_other(error)
}

/// The control at a key, else the nearest below or above it.
fn find<'a>(key: &str, lines: &'a [Sentence]) -> Option<(usize, &'a Control)> {
    let below = |a: &str, b: &str| a.strip_prefix(b).is_some_and(|rest| rest.starts_with('.'));
    let controls = || {
        lines.iter().enumerate().flat_map(|(line, sentence)| {
            sentence.controls.iter().map(move |control| (line, control))
        })
    };
    controls()
        .find(|(_, control)| control.key == key)
        .or_else(|| controls().find(|(_, control)| below(&control.key, key)))
        .or_else(|| controls().find(|(_, control)| below(key, &control.key)))
}

fn bounds(control: &Control, at: &Context) -> Option<Message> {
    match &control.typed {
        Typed::Number(number) => Some(number.bounds()),
        Typed::Sizes => Some(Message::house_fault_bounds(1.into(), at.deck().into())),
        Typed::Nothing => None,
    }
}

/// Contradictory values.
fn clash(why: &ClashKind) -> Message {
    match why {
        ClashKind::PackForPlayers { deck, .. } | ClashKind::PackForDeal { deck, .. } => {
            Message::house_fault_deck(*deck)
        }
        ClashKind::CardsEach {
            cards,
            players,
            deck,
        } => Message::house_fault_cards(*cards, *players, *deck),
        ClashKind::Table { least, most } => Message::house_fault_table(*least, *most),
        ClashKind::Range { least, most } => Message::house_fault_span(*least, *most),
        ClashKind::Levels { min, max } => Message::house_fault_span(*min, *max),
        ClashKind::Partnerships | ClashKind::TwoDeclarers => Message::HouseFaultDeclarers,
        ClashKind::JointTwo => Message::HouseFaultJoint,
        ClashKind::Settle { mode, .. } if *mode == SettleMode::PerRubber => {
            Message::HouseFaultNoRubber
        }
        ClashKind::Settle { .. } | ClashKind::GamesNeedTarget => Message::HouseFaultNoGame,
        ClashKind::NoGeneralMisere => Message::HouseFaultNoMisere,
        ClashKind::NoContract => Message::HouseFaultNoContract,
        ClashKind::OneTarget => Message::HouseFaultTarget,
        ClashKind::AboveUnknown { .. } | ClashKind::AboveEachOther { .. } => {
            Message::HouseFaultRank
        }
        ClashKind::Twice { .. } => Message::HouseFaultTwice,
        ClashKind::TooMany { most, .. } => Message::house_fault_too_many(*most),
        ClashKind::NeedsBids => Message::HouseFaultNeedsBids,
        ClashKind::HonoursWithBids => Message::HouseFaultHonours,
        ClashKind::SuitValuesWithBids => Message::HouseFaultWithBids,
        ClashKind::NeedsNil => Message::HouseFaultNil,
        ClashKind::RevokeHasPrice => Message::HouseFaultRevoke,
        ClashKind::HighAndLow { .. } => Message::HouseFaultHighLow,
        ClashKind::NotWithHigh => Message::HouseFaultNotWithHigh,
        ClashKind::NeedsShortfall => Message::HouseFaultNeedsShortfall,
        ClashKind::RubberNeedsTarget => Message::HouseFaultRubber,
        ClashKind::HalvedAndScored => Message::HouseFaultHalved,
        ClashKind::NoLastHand { .. } => Message::HouseFaultNoLastHand,
        ClashKind::NoEnd { .. } => Message::HouseFaultNoEnd,
        ClashKind::NoRotation => Message::HouseFaultNoRotation,
        ClashKind::NeedsTurnUp => Message::HouseFaultNeedsTurnUp,
    }
}
