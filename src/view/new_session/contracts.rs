//! The switches of Solo Whist and its neighbours.

use super::MapValues;
use super::row::{Setting, SwitchRow, one, row, word};
use crate::cards::Trump;
use crate::scheme::contracts::{Contract, Contracts, Pot, PotFails, PotFilled};
use crate::scheme::switch::Switch;
use crate::scheme::{AllPass, GeneralMisere, Rounds, TrumpSource, Unaccepted};
use crate::view::schemes::{all_pass, general_misere, rounds, trump_source, unaccepted};
use crate::view::{Message, contract, pot, trump};

/// Trumps in turn, where a scheme has no order of its own: that of the Persian rules of Solo Whist.
const ROTATION: [Trump; 4] = [Trump::Hearts, Trump::Spades, Trump::Diamonds, Trump::Clubs];

pub(super) fn rows(kept: &Contracts, now: &Contracts) -> Vec<SwitchRow> {
    let misere = now.contracts.iter().any(Contract::is_general_misere);
    // A general misère has to be priced before it can be played.
    let passes: Vec<AllPass> = AllPass::ALL
        .map_values()
        .into_iter()
        .filter(|value| misere || *value != AllPass::GeneralMisere)
        .collect();
    let mut rows = vec![row(
        Message::SwitchAllPass,
        (&kept.all_pass, &now.all_pass),
        &passes,
        |value| all_pass(*value),
        |value| word("all-pass", *value),
    )];
    if now.all_pass == AllPass::GeneralMisere {
        rows.push(row(
            Message::SwitchMisere,
            (&kept.general_misere, &now.general_misere),
            &GeneralMisere::ALL.map_values(),
            |value| general_misere(*value),
            |value| word("general-misere", *value),
        ));
    }
    rows.push(row(
        Message::SwitchRounds,
        (&kept.rounds, &now.rounds),
        &Rounds::ALL.map_values(),
        |value| rounds(*value),
        |value| word("rounds", *value),
    ));
    rows.push(row(
        Message::SwitchProposals,
        (&kept.unaccepted, &now.unaccepted),
        &Unaccepted::ALL.map_values(),
        |value| unaccepted(*value),
        |value| word("unaccepted", *value),
    ));
    rows.push(trumps(&kept.trump, &now.trump));
    rows.push(pots(kept, now));
    rows.push(overs(kept, now));
    rows.extend(allowed(kept, now));
    rows
}

fn trumps(kept: &TrumpSource, now: &TrumpSource) -> SwitchRow {
    let in_turn = [now, kept]
        .into_iter()
        .find(|source| matches!(source, TrumpSource::Rotation(_)))
        .cloned()
        .unwrap_or_else(|| TrumpSource::Rotation(ROTATION.to_vec()));
    row(
        Message::SwitchTrump,
        (kept, now),
        &[TrumpSource::TurnUp, TrumpSource::SecondPack, in_turn],
        |source| match source {
            TrumpSource::Rotation(order) => Message::SeatingInTurn {
                list: suits(order).part(),
            },
            other => trump_source(other),
        },
        |source| match source {
            TrumpSource::TurnUp => one("trump", "turn-up"),
            TrumpSource::SecondPack => one("trump", "second-pack"),
            TrumpSource::Rotation(order) => {
                let words: Vec<String> = order
                    .iter()
                    .map(|suit| format!("\"{}\"", suit.word()))
                    .collect();
                one("trump", format!("{{ rotation = [{}] }}", words.join(", ")))
            }
        },
    )
}

/// Whether there is a pot: none, filled where all pass, filled where it is empty.
fn pots(kept: &Contracts, now: &Contracts) -> SwitchRow {
    let pot = |filled| {
        Some(Pot {
            ante: 1,
            filled,
            fails: PotFails::Stays,
        })
    };
    let usual = [None, pot(PotFilled::PassOut), pot(PotFilled::Empty)];
    row(
        Message::Pot,
        (&kept.pot, &now.pot),
        &usual,
        |pot| pot.map_or(Message::ValueNotPlayed, pot::agreed),
        |pot| match pot {
            None => one("pot", "off"),
            Some(pot) => one(
                "pot",
                format!(
                    "{{ ante = {}, filled = \"{}\", fails = \"{}\" }}",
                    pot.ante,
                    pot.filled.word(),
                    pot.fails.word()
                ),
            ),
        },
    )
}

/// Suits one after the other.
fn suits(order: &[Trump]) -> Message {
    order
        .iter()
        .map(|suit| trump(Some(*suit)))
        .reduce(|first, second| Message::SeatingThen {
            first: first.part(),
            second: second.part(),
        })
        .unwrap_or(Message::Blank)
}

/// What tricks over and under score in each contract that can have any: its id, over, under, every trick.
type Counted = Vec<(String, i64, i64, i64)>;

/// Whether tricks over and under count. Where they do not in the scheme, what they would score is no switch.
fn overs(kept: &Contracts, now: &Contracts) -> SwitchRow {
    let counted = |rules: &Contracts| -> Counted {
        let bid = rules
            .contracts
            .iter()
            .filter(|one| !one.is_general_misere());
        bid.map(|one| (one.id.clone(), one.over, one.under, one.all_tricks))
            .collect()
    };
    let own = counted(kept);
    let none: Counted = own.iter().map(|one| (one.0.clone(), 0, 0, 0)).collect();
    row(
        Message::SeatingRuleOvers,
        (&own, &counted(now)),
        &[own.clone(), none.clone()],
        |value| {
            if *value == none {
                Message::SeatingOversNotCounted
            } else {
                Message::SeatingOversCounted
            }
        },
        |value| {
            let changes = value.iter().zip(&own).flat_map(|(new, kept)| {
                let key = |part: &str| format!("contracts.{}.{part}", new.0);
                [
                    (key("over"), new.1, kept.1),
                    (key("under"), new.2, kept.2),
                    (key("all-tricks"), new.3, kept.3),
                ]
            });
            // What the scheme says nothing of stays unsaid.
            changes
                .filter(|(_, _, kept)| *kept != 0)
                .map(|(key, new, _)| -> Setting { (key, new.to_string()) })
                .collect()
        },
    )
}

/// A contract that a table may leave out is a switch of its own.
fn allowed(kept: &Contracts, now: &Contracts) -> Vec<SwitchRow> {
    let bid = now
        .contracts
        .iter()
        .filter(|one| !one.is_general_misere() && one.id != "solo");
    // Something has to be bid.
    let last = now.biddable().count() == 1;
    bid.map(|one| {
        let usual: &[bool] = if last && one.allowed {
            &[true]
        } else {
            &[true, false]
        };
        let old = kept
            .contract(&one.id)
            .map_or(one.allowed, |old| old.allowed);
        row(
            contract(one),
            (&old, &one.allowed),
            usual,
            |on| {
                if *on {
                    Message::ValuePlayed
                } else {
                    Message::ValueNotPlayed
                }
            },
            |on| super::row::one(&format!("contracts.{}.allowed", one.id), on),
        )
    })
    .collect()
}
