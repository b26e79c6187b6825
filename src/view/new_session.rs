//! The new-session page: the switches that tables differ in, and whether everything is there to start.

use super::schemes::{all_pass, general_misere, rounds, trump_source, unaccepted};
use super::{Message, contract};
use crate::scheme::exact_bid::Hook;
use crate::scheme::switch::Switch;
use crate::scheme::{AllPass, GeneralMisere, Rounds, Rules, Scheme, TrumpSource, Unaccepted};
use crate::seat::Direction;

/// One switch with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchRow {
    /// What it decides.
    pub label: Message,
    /// Its values in the order in which they are offered.
    pub values: Vec<Value>,
}

/// One value of a switch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// What it is called.
    pub text: Message,
    /// The dotted key and the value that put it into the scheme's document.
    pub set: (String, String),
    /// Whether it is in force.
    pub chosen: bool,
}

/// The switches that tables differ in, as they stand in this scheme.
pub fn switches(scheme: &Scheme) -> Vec<SwitchRow> {
    let rules = match &scheme.rules {
        Rules::Contracts(rules) => rules,
        Rules::ExactBid(rules) => {
            let hook = row(
                Message::SwitchHook,
                "hook",
                rules.hook,
                Hook::ALL,
                super::schemes::kinds::hook,
            );
            return vec![hook, around(scheme)];
        }
        Rules::OddTrick(_) => return vec![around(scheme)],
    };
    let mut rows = vec![row(
        Message::SwitchAllPass,
        "all-pass",
        rules.all_pass,
        AllPass::ALL,
        all_pass,
    )];
    if rules.all_pass == AllPass::GeneralMisere {
        let forms = GeneralMisere::ALL;
        rows.push(row(
            Message::SwitchMisere,
            "general-misere",
            rules.general_misere,
            forms,
            general_misere,
        ));
    }
    rows.push(row(
        Message::SwitchRounds,
        "rounds",
        rules.rounds,
        Rounds::ALL,
        rounds,
    ));
    rows.push(row(
        Message::SwitchProposals,
        "unaccepted",
        rules.unaccepted,
        Unaccepted::ALL,
        unaccepted,
    ));
    rows.push(trumps(&rules.trump));
    // A contract that a table may leave out is a switch of its own.
    for one in rules
        .contracts
        .iter()
        .filter(|one| !one.is_general_misere() && one.id != "solo")
    {
        let key = format!("contracts.{}.allowed", one.id);
        let value = |text: Message, on: bool| Value {
            text,
            set: (key.clone(), on.to_string()),
            chosen: one.allowed == on,
        };
        rows.push(SwitchRow {
            label: contract(one),
            values: vec![
                value(Message::ValuePlayed, true),
                value(Message::ValueNotPlayed, false),
            ],
        });
    }
    rows
}

fn row<T: Switch>(
    label: Message,
    key: &str,
    chosen: T,
    all: &[(&'static str, T)],
    text: impl Fn(T) -> Message,
) -> SwitchRow {
    let values = all.iter().map(|(word, value)| Value {
        text: text(*value),
        set: (key.to_owned(), (*word).to_owned()),
        chosen: *value == chosen,
    });
    SwitchRow {
        label,
        values: values.collect(),
    }
}

/// Which way deal and bidding go round.
fn around(scheme: &Scheme) -> SwitchRow {
    row(
        Message::SwitchDirection,
        "direction",
        scheme.direction,
        Direction::ALL,
        |value| match value {
            Direction::Clockwise => Message::ValueClockwise,
            Direction::Anticlockwise => Message::ValueAnticlockwise,
        },
    )
}

fn trumps(source: &TrumpSource) -> SwitchRow {
    // The order of the Persian rules (rules.md D3); another one is a matter of the scheme's document.
    let rotation = r#"{ rotation = ["hearts", "spades", "diamonds", "clubs"] }"#;
    let value = |text, word: &str, chosen| Value {
        text,
        set: ("trump".to_owned(), word.to_owned()),
        chosen,
    };
    SwitchRow {
        label: Message::SwitchTrump,
        values: vec![
            value(
                trump_source(&TrumpSource::TurnUp),
                "turn-up",
                *source == TrumpSource::TurnUp,
            ),
            value(
                trump_source(&TrumpSource::SecondPack),
                "second-pack",
                *source == TrumpSource::SecondPack,
            ),
            value(
                Message::ValueRotation,
                rotation,
                matches!(source, TrumpSource::Rotation(_)),
            ),
        ],
    }
}

/// What is still missing before a session can start.
pub fn wanted(scheme: &Scheme, seated: usize) -> Message {
    let least = usize::from(scheme.at_table.least);
    match least.checked_sub(seated) {
        Some(missing) if missing > 0 => Message::PlayersWanted {
            n: super::table::count(missing),
        },
        _ => Message::Blank,
    }
}

/// Why a name cannot be used.
pub fn name_error(error: &crate::ledger::NameError) -> Message {
    use crate::ledger::NameError;
    match error {
        NameError::Empty => Message::NameEmpty,
        NameError::TooLong { .. } => Message::NameLong,
        NameError::Twin { name } => Message::NameTwin { name: name.clone() },
        NameError::Unclean { name } => Message::NameTwin { name: name.clone() },
    }
}
