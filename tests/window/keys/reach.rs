//! The focus is always visible: on every page, Tab moves from control to control, with a ring around each.

use crate::stage::{ENGLISH, Stage, platform, scenes};
use i_slint_backend_testing::{AccessibleRole, ElementQuery};
use slint::platform::Key;
use std::collections::BTreeSet;
use std::fmt::Write;

/// Pages of every sort; similar pages behave alike.
pub(crate) const PAGES: [&str; 22] = [
    "sessions",
    "new-session",
    "new-session-schemes",
    "solo-contract",
    "solo-tricks",
    "solo-more",
    "solo-players",
    "oh-hell-bids",
    "result",
    "history",
    "payment",
    "balances",
    "players",
    "season",
    "season-choice",
    "schemes",
    "scheme-house",
    "rules-solo",
    "rules-oh-hell-box",
    "rules-typing",
    "settings",
    "files",
];

/// The labels of controls that can have the focus but no role, so that a screen reader is silent.
fn silent(stage: &Stage) -> Vec<String> {
    let all = ElementQuery::from_root(stage.ctx.window()).match_inherits("Press");
    let all = all.find_all().into_iter();
    let all = all.filter(|one| matches!(one.accessible_role(), None | Some(AccessibleRole::None)));
    all.map(|one| one.accessible_label().unwrap_or_default().into())
        .collect()
}

/// The lists that are not empty, and the rows of lists, without a name.
fn nameless(stage: &Stage) -> Vec<String> {
    let of = |role| ElementQuery::from_root(stage.ctx.window()).match_accessible_role(role);
    let all = [AccessibleRole::List, AccessibleRole::ListItem].map(|role| of(role).find_all());
    let all = all.iter().flatten().filter(|one| one.size().height > 0.0);
    all.filter(|one| one.accessible_label().is_none_or(|label| label.is_empty()))
        .map(|one| format!("{:?} {:?}", one.type_name(), one.id()))
        .collect()
}

/// The positions of rings, in whole px.
fn rings(stage: &Stage) -> BTreeSet<(i32, i32, i32)> {
    #[allow(clippy::cast_possible_truncation)]
    let place = |ring: &i_slint_backend_testing::ElementHandle| {
        let at = ring.absolute_position();
        (at.x as i32, at.y as i32, ring.size().width as i32)
    };
    ElementQuery::from_root(stage.ctx.window())
        .match_id("FocusRing::ring")
        .find_all()
        .iter()
        .map(place)
        .collect()
}

#[test]
fn every_control_that_can_have_the_focus_and_every_row_of_a_list_is_read() {
    platform();
    let stage = Stage::new("en", "light", Some(&ENGLISH));
    for scene in scenes() {
        (scene.play)(&stage);
        if PAGES.contains(&scene.name) || scene.name.ends_with("sheet") {
            for size in [(360, 740), (1280, 800)] {
                stage.size(size);
                assert_eq!(silent(&stage), [""; 0], "{} at {size:?}", scene.name);
                assert_eq!(nameless(&stage), [""; 0], "{} at {size:?}", scene.name);
            }
        }
    }
}

#[test]
fn every_focused_control_has_a_ring() {
    platform();
    let stage = Stage::new("en", "light", Some(&ENGLISH));
    let mut wrong = String::new();
    for scene in scenes() {
        (scene.play)(&stage);
        if !PAGES.contains(&scene.name) {
            continue;
        }
        for size in [(360, 740), (1280, 800)] {
            stage.size(size);
            let (mut places, mut unseen) = (BTreeSet::new(), 0);
            for _ in 0..30 {
                stage.key(Key::Tab.into());
                let now = rings(&stage);
                // After the last control the focus is on the page itself, once.
                unseen = if now.is_empty() { unseen + 1 } else { 0 };
                if unseen > 1 || now.len() > 1 {
                    let _ = writeln!(
                        wrong,
                        "{} at {}x{}: {} rings after {places:?}",
                        scene.name,
                        size.0,
                        size.1,
                        now.len()
                    );
                    break;
                }
                places.extend(now);
            }
            // The history is read-only; its one control is Back.
            if places.len() < if scene.name == "history" { 1 } else { 2 } {
                let _ = writeln!(
                    wrong,
                    "{} at {}x{}: only {places:?}",
                    scene.name, size.0, size.1
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
