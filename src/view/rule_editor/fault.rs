//! Why rules are invalid, and the line concerned.

use super::context::Context;
use super::control::{Control, Typed};
use super::line::Sentence;
use crate::scheme::SettleMode;
use crate::scheme::document::{ClashKind as Kind, SchemeError};
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
fn clash(why: &Kind) -> Message {
    match why {
        Kind::PackForPlayers { deck, .. } | Kind::PackForDeal { deck, .. } => {
            Message::house_fault_deck(*deck)
        }
        Kind::CardsEach {
            cards,
            players,
            deck,
        } => Message::house_fault_cards(*cards, *players, *deck),
        Kind::Table { least, most } => Message::house_fault_table(*least, *most),
        Kind::Range { least, most } => Message::house_fault_span(*least, *most),
        Kind::Levels { min, max } => Message::house_fault_span(*min, *max),
        Kind::Partnerships | Kind::TwoDeclarers => Message::HouseFaultDeclarers,
        Kind::JointTwo => Message::HouseFaultJoint,
        Kind::Settle { mode, .. } if *mode == SettleMode::PerRubber => Message::HouseFaultNoRubber,
        Kind::Settle { .. } | Kind::GamesNeedTarget => Message::HouseFaultNoGame,
        Kind::NoGeneralMisere => Message::HouseFaultNoMisere,
        Kind::NoContract => Message::HouseFaultNoContract,
        Kind::OneTarget => Message::HouseFaultTarget,
        Kind::AboveUnknown { .. } | Kind::AboveEachOther { .. } => Message::HouseFaultRank,
        Kind::Twice { .. } => Message::HouseFaultTwice,
        Kind::TooMany { most, .. } => Message::house_fault_too_many(*most),
        Kind::NeedsBids => Message::HouseFaultNeedsBids,
        Kind::HonoursWithBids => Message::HouseFaultHonours,
        Kind::SuitValuesWithBids => Message::HouseFaultWithBids,
        Kind::NeedsNil => Message::HouseFaultNil,
        Kind::RevokeHasPrice => Message::HouseFaultRevoke,
        Kind::HighAndLow { .. } => Message::HouseFaultHighLow,
        Kind::NotWithHigh => Message::HouseFaultNotWithHigh,
        Kind::NeedsShortfall => Message::HouseFaultNeedsShortfall,
        Kind::RubberNeedsTarget => Message::HouseFaultRubber,
        Kind::HalvedAndScored => Message::HouseFaultHalved,
        Kind::NoLastHand { .. } => Message::HouseFaultNoLastHand,
        Kind::NoEnd { .. } => Message::HouseFaultNoEnd,
        Kind::NoRotation => Message::HouseFaultNoRotation,
        Kind::NeedsTurnUp => Message::HouseFaultNeedsTurnUp,
    }
}
