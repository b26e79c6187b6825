//! Layout faults.
#![allow(
    clippy::float_arithmetic,
    clippy::cast_precision_loss,
    reason = "px on a screen, no points"
)]

use super::labels::broken;
use super::seen::{Seen, Target, Words};
use crate::stage::Cast;

/// The minimum touch area in px.
const TARGET: f32 = 48.0;

/// A finding: its kind, the text, and the wanted and actual size.
pub(super) struct Fault {
    pub(super) what: &'static str,
    pub(super) about: String,
    pub(super) how: String,
}

/// All faults in a window of this size.
pub(super) fn faults(seen: &Seen, size: (u32, u32), cast: &Cast) -> Vec<Fault> {
    let mut found: Vec<Fault> = Vec::new();
    for words in &seen.words {
        found.extend(cut_off(words, seen, cast));
        found.extend(beyond(words, seen, size, cast));
    }
    for (at, one) in seen.words.iter().enumerate() {
        found.extend(
            seen.words[at + 1..]
                .iter()
                .filter_map(|other| over(one, other)),
        );
    }
    found.extend(
        (0..seen.targets.len()).filter_map(|at| too_small(&seen.targets[at], at, &seen.targets)),
    );
    found.extend(seen.nameless.iter().map(|one| Fault {
        what: "without a label",
        about: one.clone(),
        how: String::new(),
    }));
    let broken = seen.labels.iter().filter(|label| broken(label));
    found.extend(broken.map(|label| Fault {
        what: "a broken label",
        about: label.clone(),
        how: String::new(),
    }));
    found
}

/// Text with less room than it needs. Only names and their halves may be elided, and then a label must have the whole name.
fn cut_off(words: &Words, seen: &Seen, cast: &Cast) -> Option<Fault> {
    let text = words.set.text.as_str();
    let (needed, room) = words.lines();
    if needed <= room && !words.breaks() {
        return None;
    }
    let half_of = cast
        .typed()
        .find(|name| *name != text && name.contains(text));
    let named = half_of.is_some() || names_only(words, cast);
    (!(named && said(half_of.unwrap_or(text), seen, cast))).then(|| Fault {
        what: if named {
            "a name that nobody says"
        } else {
            "cut off"
        },
        about: text.to_owned(),
        how: format!(
            "wants {:.0}, has {:.0} x {:.0}",
            words.wanted, words.area.width, words.area.height
        ),
    })
}

/// Whether a label has all typed parts of this text in full.
fn said(text: &str, seen: &Seen, cast: &Cast) -> bool {
    seen.labels.iter().any(|label| {
        cast.typed()
            .filter(|name| text.contains(name))
            .all(|name| label.contains(name))
    })
}

/// Whether only typed parts, mostly names, are too long, and the program's own text would fit.
fn names_only(words: &Words, cast: &Cast) -> bool {
    let text = words.set.text.as_str();
    let whole = text.chars().count();
    let typed: usize = cast
        .typed()
        .map(|name| text.matches(name).count() * name.chars().count())
        .sum();
    let share = words.wanted / whole as f32;
    let ours = share * (whole - typed.min(whole)) as f32;
    // Separators between names are dropped with them.
    let joints = text
        .chars()
        .filter(|one| matches!(one, ',' | ' ' | '&' | '·'))
        .count();
    typed > 0 && ours - share * (joints as f32) < words.room()
}

/// Text outside of the window. Figures in tables that scroll sideways are exempt, and so are the names above them.
fn beyond(words: &Words, seen: &Seen, (width, height): (u32, u32), cast: &Cast) -> Option<Fault> {
    let ink = words.ink();
    let text = words.set.text.as_str();
    let a_name = cast.typed().any(|name| name == text) && said(text, seen, cast);
    if ink.width <= 0.0 || a_name || !text.chars().any(char::is_alphabetic) {
        return None;
    }
    let aside = !words.tabled
        && (ink.x < -1.0 || ink.right() > width as f32 + 1.0)
        && ink.x < width as f32
        && ink.right() > 0.0;
    let below = !words.scrolls && (ink.y < -1.0 || ink.foot() > height as f32 + 1.0);
    (aside || below).then(|| Fault {
        what: "out of the window",
        about: words.set.text.clone(),
        how: if aside {
            format!("from {:.0} to {:.0}", ink.x, ink.right())
        } else {
            format!("from {:.0} down to {:.0}", ink.y, ink.foot())
        },
    })
}

/// Text that overlaps other text.
fn over(one: &Words, other: &Words) -> Option<Fault> {
    let (across, down) = one.seen.shared(&other.seen);
    (one.layer == other.layer && across > 3.0 && down > 3.0).then(|| Fault {
        what: "over one another",
        about: format!("{} | {}", one.set.text, other.set.text),
        how: format!("{across:.0} x {down:.0}"),
    })
}

/// A touch area smaller than a finger. Half of the gap to the next one belongs to it; but under half of the minimum it
/// counts as too small itself.
fn too_small(target: &Target, at: usize, all: &[Target]) -> Option<Fault> {
    let area = &target.area;
    let pitch = |across: bool| {
        let (from, to, length) = if across {
            (area.x, area.right(), area.width)
        } else {
            (area.y, area.foot(), area.height)
        };
        let mut gaps = [from.max(0.0) * 2.0, 1000.0_f32];
        for (other, near) in all.iter().enumerate() {
            let (x, y) = area.shared(&near.area);
            let (beside, apart) = if across { (y, x) } else { (x, y) };
            if other == at || near.layer != target.layer || beside <= 0.5 || apart > 0.5 {
                continue;
            }
            let (near_from, near_to) = if across {
                (near.area.x, near.area.right())
            } else {
                (near.area.y, near.area.foot())
            };
            if near_to <= from + 0.5 {
                gaps[0] = gaps[0].min(from - near_to);
            } else if near_from >= to - 0.5 {
                gaps[1] = gaps[1].min(near_from - to);
            }
        }
        length + f32::midpoint(gaps[0].max(0.0), gaps[1].max(0.0))
    };
    let too_short = |across: bool| {
        let length = if across { area.width } else { area.height };
        length < TARGET - 0.5 && (length < TARGET / 2.0 || pitch(across) < TARGET - 0.5)
    };
    (too_short(true) || too_short(false)).then(|| Fault {
        what: "too small for a finger",
        about: target.label.clone(),
        how: format!("{:.0} x {:.0}", area.width, area.height),
    })
}
