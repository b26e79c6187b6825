//! Hands played high or low: the mode against the tricks of the side counted.

use super::sides::plain;
use super::sum::{Part, sum};
use super::{WorkedExample, n};
use crate::scheme::odd_trick::{Aim, OddTrick, TRICKS};
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::table::steps::sides::aim as aim_name;
use crate::view::what_if::{Trial, sides};

/// The score of the first player's side in each mode for its tricks.
pub(super) fn worked(at: &Context, first: &Trial, rules: &OddTrick) -> WorkedExample {
    let own = first.deal.eldest;
    let (aim, tricks) = cell(at);
    let grid = sides::high_low(first, own, own);
    let boxed = grid.boxed(usize::from(aim == Aim::Low), tricks.into());
    WorkedExample::of(boxed, sentence(first, rules, aim, tricks))
}

/// The mode and the tricks that show the effect of the open rule.
fn cell(at: &Context) -> (Aim, u8) {
    match at.open {
        Some("high.opponents" | "high.lost") => (Aim::High, 5),
        Some("low.fewer") => (Aim::Low, 5),
        Some("low.more") => (Aim::Low, 8),
        Some("boston") => (Aim::High, TRICKS),
        _ => (Aim::High, 9),
    }
}

fn sentence(first: &Trial, rules: &OddTrick, aim: Aim, tricks: u8) -> Option<(Message, Message)> {
    let own = first.deal.eldest;
    let score = |trial: &Trial| Some(sides::aimed(trial, own, aim, tricks)?.points.at(own));
    let (points, plain) = (score(first)?, plain(first.scheme));
    let bare = score(&first.by(&plain))?;
    let all = [0, TRICKS].contains(&tricks);
    let factors: Vec<i64> = Some(rules.boston)
        .filter(|factor| all && *factor != 1)
        .into_iter()
        .collect();
    let sentence = Message::HouseWorkedHighLow {
        mode: aim_name(aim).nested(),
        tricks: n(tricks),
    };
    Some((sentence, sum(&[Part::flat(bare)], &factors, points)))
}
