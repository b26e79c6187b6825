//! The switches of Spades.

use super::MapValues;
use super::row::{SwitchRow, maybe, one, row, word};
use crate::scheme::partnership_bid::{Bags, NilScore, NilTricks, PartnershipBid};
use crate::scheme::switch::Switch;
use crate::view::Message;
use crate::view::schemes::partners::{bags, lost, nil, nil_tricks};

pub(super) fn rows(kept: &PartnershipBid, now: &PartnershipBid) -> Vec<SwitchRow> {
    let mut rows: Vec<SwitchRow> = target(kept, now).into_iter().collect();
    rows.push(row(
        Message::TermSet,
        (&kept.lost, &now.lost),
        &[kept.made, 0],
        |n| lost(*n),
        |n| one("lost", n),
    ));
    let counted = |limit, penalty| Some(Bags { limit, penalty });
    rows.push(row(
        Message::PartnersTermBags,
        (&kept.bags, &now.bags),
        &[counted(10, 100), counted(5, 50), None],
        |value| bags(*value),
        |value| {
            let table = |bags: Bags| {
                let (limit, penalty) = (bags.limit, bags.penalty);
                format!("{{ limit = {limit}, penalty = {penalty} }}")
            };
            maybe("bags", value.map(table))
        },
    ));
    let each = |n| Some(NilScore { made: n, lost: n });
    for (key, name, values, usual) in [
        (
            "nil",
            Message::PartnersNil,
            (kept.nil, now.nil),
            [each(100), each(50), None],
        ),
        (
            "blind-nil",
            Message::PartnersBlindNil,
            (kept.blind_nil, now.blind_nil),
            [each(200), each(100), None],
        ),
    ] {
        rows.push(row(
            name,
            (&values.0, &values.1),
            &usual,
            |value| nil(*value),
            |value| {
                let table =
                    |nil: NilScore| format!("{{ made = {}, lost = {} }}", nil.made, nil.lost);
                maybe(key, value.map(table))
            },
        ));
    }
    if now.nil.or(now.blind_nil).is_some() {
        rows.push(row(
            Message::PartnersTermNilTricks,
            (&kept.nil_tricks, &now.nil_tricks),
            &NilTricks::ALL.map_values(),
            |value| nil_tricks(*value),
            |value| word("nil-tricks", *value),
        ));
    }
    rows
}

/// The game: two, three or five hundred points.
fn target(kept: &PartnershipBid, now: &PartnershipBid) -> Option<SwitchRow> {
    let (old, target) = (kept.target?, now.target?);
    Some(row(
        Message::TermGame,
        (&old, &target),
        &[200, 300, 500],
        |n| Message::Number { n: *n },
        |n| one("target", n),
    ))
}
