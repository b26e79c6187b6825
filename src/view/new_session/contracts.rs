//! The switches of Solo Whist and related games.

use super::row::{Rows, Setting, SwitchRow, row};
use crate::cards::Trump;
use crate::scheme::TrumpSource;
use crate::scheme::contracts::{Contract, Contracts};
use crate::scheme::draft::Value;
use crate::scheme::keyword::Keyword;
use crate::view::message::rule_names::{Rule, SWITCH};
use crate::view::rule_editor::usual_rotation;
use crate::view::{Message, contract, trump};

/// The switches without a key of their own, or with one per contract.
pub(super) fn offer(rows: &mut Rows, kept: &Contracts, now: &Contracts) {
    rows.switches.push(overs(kept, now));
    let optional = |one: &&Contract| !one.is_general_misere() && one.id != "solo";
    for one in now.contracts.iter().filter(optional) {
        let path = format!("contracts.{}.allowed", one.id);
        let rule = Rule::new(rows.now, &path, SWITCH);
        let either = ["true", "false"].map(str::to_owned);
        let row = rows.row(&path, contract(one), &either, |value| rule.value(value));
        rows.switches.push(row);
    }
}

/// Where trumps come from; a rotation uses the scheme's own order if it has one.
pub(super) fn trumps(
    rows: &Rows,
    kept: &Contracts,
    now: &Contracts,
    usual: &[String],
) -> SwitchRow {
    let own = [&now.trump, &kept.trump].into_iter().find_map(|source| {
        let TrumpSource::Rotation(order) = source else {
            return None;
        };
        let order: Vec<&str> = order.iter().map(|suit| suit.word()).collect();
        Some(Value::from(order))
    });
    let in_turn = format!("{{ rotation = {} }}", own.unwrap_or_else(usual_rotation));
    let rule = Rule::new(rows.now, "trump", SWITCH);
    let offered: Vec<String> = usual.iter().cloned().chain([in_turn]).collect();
    rows.row("trump", rule.name(None), &offered, |value| {
        let order = value.and_then(|value| value.get("rotation")?.as_array());
        let Some(order) = order else {
            return rule.value(value);
        };
        let suits = order
            .iter()
            .map(|word| trump(word.as_str().and_then(Trump::from_word)));
        Message::seating_in_turn(suits.reduce(Message::listed).unwrap_or_default())
    })
}

/// The points for overtricks and undertricks of each contract that can have any, by key.
type Counted = Vec<(String, i64)>;

/// Whether overtricks and undertricks score. If they do not in the scheme, there is no switch.
fn overs(kept: &Contracts, now: &Contracts) -> SwitchRow {
    let counted = |rules: &Contracts| -> Counted {
        let all = rules.contracts.iter();
        let bid = all.filter(|one| !one.is_general_misere());
        let key = |id: &str, (part, n)| (format!("contracts.{id}.{part}"), n);
        bid.flat_map(|one| one.trick_points().map(|part| key(&one.id, part)))
            .collect()
    };
    let own = counted(kept);
    let none: Counted = own.iter().map(|(key, _)| (key.clone(), 0)).collect();
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
            // Keys absent from the scheme stay absent.
            let changes = value.iter().zip(&own).filter(|(_, kept)| kept.1 != 0);
            changes
                .map(|((key, new), _)| -> Setting { (key.clone(), new.to_string()) })
                .collect()
        },
    )
}
