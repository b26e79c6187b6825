//! The insets of a phone's screen: on every page nothing is drawn under the status bar, the gesture bar or the camera.
#![allow(
    clippy::float_arithmetic,
    clippy::cast_precision_loss,
    reason = "px on a screen, no points"
)]

use super::seen::{Area, look};
use crate::stage::{ENGLISH, Stage, platform, scenes};
use i_slint_core::lengths::LogicalEdges;
use i_slint_core::window::WindowInner;
use slint::ComponentHandle;
use std::collections::BTreeSet;

/// A phone upright, in large type too, and one that lies on its side.
const SCREENS: [((u32, u32), f32, Insets); 3] = [
    ((360, 740), 1.0, UPRIGHT),
    ((360, 740), 2.0, UPRIGHT),
    ((740, 360), 1.0, ASIDE),
];
const UPRIGHT: Insets = [40.0, 48.0, 0.0, 0.0];
const ASIDE: Insets = [24.0, 24.0, 30.0, 20.0];

/// The insets at the top, the bottom, the left and the right.
type Insets = [f32; 4];

/// Whether a box is under an inset.
fn under(area: &Area, (width, height): (u32, u32), [top, bottom, left, right]: Insets) -> bool {
    area.x < left - 1.0
        || area.y < top - 1.0
        || area.right() > width as f32 - right + 1.0
        || area.foot() > height as f32 - bottom + 1.0
}

/// What is scrolled under an inset counts too: a list ends above it.
#[test]
fn nothing_is_under_the_insets() {
    platform();
    let stage = Stage::new("en", "light", Some(&ENGLISH));
    let window = WindowInner::from_pub(stage.ctx.window().window());
    let mut wrong = BTreeSet::new();
    for scene in scenes() {
        (scene.play)(&stage);
        for (size, scale, insets) in SCREENS {
            let [top, bottom, left, right] = insets;
            stage.size(size);
            stage.scale(scale);
            window.set_window_item_safe_area(LogicalEdges::new(top, bottom, left, right));
            stage.tick();
            stage.draw();
            let seen = look(stage.ctx.window());
            let words = seen.words.iter().map(|one| (&one.set.text, one.seen));
            let targets = seen.targets.iter();
            let targets = targets.filter_map(|one| Some((&one.label, one.seen?)));
            for (text, area) in words.chain(targets) {
                if under(&area, size, insets) {
                    let place = format!("{}x{} {scale}", size.0, size.1);
                    wrong.insert(format!("{} {place}: {text} at {area:?}", scene.name));
                }
            }
            window.set_window_item_safe_area(LogicalEdges::default());
            stage.scale(1.0);
        }
    }
    assert!(wrong.is_empty(), "{} {wrong:#?}", wrong.len());
}
