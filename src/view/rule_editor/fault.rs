//! Whether rules are valid, why not and on which line, and the document they become.

use super::Editor;
use super::control::{Control, Typed};
use super::line::Sentence;
use super::rule::Context;
use crate::ledger::clean_name;
use crate::scheme::document::{ClashKind as Kind, SchemeError};
use crate::scheme::draft::Draft;
use crate::scheme::{Scheme, SettleMode};
use crate::view::message::Message;
use crate::view::new_session::name_error;

impl Editor {
    /// The finished rules under their name.
    ///
    /// # Errors
    /// What must be corrected first.
    pub fn finish(&self) -> Result<Scheme, Message> {
        if let Some(why) = self.unfit(&self.sentences()) {
            return Err(why);
        }
        // Serialised from the parsed scheme, so that equal rules give equal text.
        let written = self.steps.now().read.clone().and_then(|scheme| {
            let named = Scheme {
                name: clean_name(self.name()).unwrap_or_default(),
                ..scheme
            };
            Draft::of(&named).read()
        });
        written.map_err(|error| other(&error))
    }

    /// Why the rules are invalid, and on which line.
    pub(super) fn fault(&self, sentences: &[Sentence]) -> Option<(usize, Message)> {
        let error = self.steps.now().read.as_ref().err()?;
        let (key, clash) = match error {
            SchemeError::Clash { key, why } => (key, Some(clash(why))),
            SchemeError::UnknownKey { key, .. }
            | SchemeError::Missing { key }
            | SchemeError::Wrong { key, .. } => (key, None),
            _ => return Some((0, other(error))),
        };
        let found = find(key, sentences);
        let said = clash.or_else(|| bounds(found?.1, &self.at()));
        Some((
            found.map_or(0, |(line, _)| line),
            said.unwrap_or_else(|| other(error)),
        ))
    }

    /// Why the rules cannot be used.
    pub(super) fn unfit(&self, sentences: &[Sentence]) -> Option<Message> {
        self.name_fault().or_else(|| {
            let (line, why) = self.fault(sentences)?;
            Some(match sentences.get(line) {
                Some(one) => Message::labelled(one.line.name.clone(), why),
                None => why,
            })
        })
    }

    /// What is wrong with the name.
    pub(super) fn name_fault(&self) -> Option<Message> {
        let error = clean_name(self.name()).err()?;
        Some(name_error(&error))
    }
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

/// An error without a text of its own.
fn other(error: &SchemeError) -> Message {
    Message::typed(&error.to_string())
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
