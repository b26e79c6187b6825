//! The dock of the house-rules editor with a long label among numbers: it is one card, and no other card grows with it.

use crate::stage::{ENGLISH, Stage, platform, scenes};
use i_slint_backend_testing::ElementHandle;
use oddtrick_ui::{HouseRulesAdapter, HouseRulesView};
use slint::Model;
use std::fmt::Write;

/// The id of every box.
fn boxes(page: &HouseRulesView) -> Vec<i32> {
    let lines = page.get_lines();
    let pieces = lines
        .iter()
        .flat_map(|line| line.pieces.iter().collect::<Vec<_>>());
    pieces.map(|piece| piece.id).filter(|id| *id >= 0).collect()
}

/// What is wrong with the open dock in a window of this size.
fn wrong(stage: &Stage, (width, height): (u32, u32), scale: f32) -> Option<String> {
    let mut docks = ElementHandle::find_by_element_type_name(stage.ctx.window(), "HouseRulesDock");
    let dock = docks.next()?;
    let close = dock
        .query_descendants()
        .match_inherits("IconButton")
        .find_first()?;
    let (at, size) = (close.absolute_position(), close.size());
    #[allow(clippy::cast_precision_loss)]
    let (width, height) = (width as f32, height as f32);
    if at.x < 0.0 || at.x + size.width > width || at.y < 0.0 || at.y + size.height > height {
        return Some(format!("the cross is at {at:?}"));
    }
    let cards = dock.query_descendants().match_inherits("ChipButton");
    let cards = cards.find_all();
    // A number needs at most a third of the dock's width, and no tall card.
    let sizes = cards.iter().map(ElementHandle::size);
    let least = sizes.min_by(|one, other| one.width.total_cmp(&other.width))?;
    let most = 96.0 * scale;
    (least.width > dock.size().width / 2.9 || least.height > most)
        .then(|| format!("cards of {least:?} in {:?}", dock.size()))
}

/// Window and text sizes: all in English, and those with the least room for the longer words of other languages.
const SIZES: [((u32, u32), f32); 6] = [
    ((360, 740), 1.0),
    ((360, 740), 2.0),
    ((820, 1180), 2.0),
    ((820, 1180), 1.0),
    ((1280, 800), 1.0),
    ((1280, 800), 2.0),
];

#[test]
fn a_long_label_among_numbers_makes_no_other_card_large() {
    platform();
    let (mut faults, mut count) = (String::new(), 0);
    for language in ["en", "it", "pl", "et", "fa"] {
        let stage = Stage::new(language, "light", Some(&ENGLISH));
        let scene = scenes().into_iter().find(|one| one.name == "rules-oh-hell");
        (scene.unwrap().play)(&stage);
        let page = stage.global::<HouseRulesView>();
        let adapter = stage.global::<HouseRulesAdapter>();
        for at in 0..boxes(&page).len() {
            adapter.invoke_opened(boxes(&page)[at]);
            stage.wait();
            let has_label = page.get_chips().iter().any(|chip| chip.outlined);
            if adapter.get_dock_open() && page.get_figures() && has_label {
                let sizes = if language == "en" {
                    &SIZES[..]
                } else {
                    &SIZES[..3]
                };
                for &(size, scale) in sizes {
                    stage.size(size);
                    stage.scale(scale);
                    count += 1;
                    if let Some(why) = wrong(&stage, size, scale) {
                        let question = page.get_question();
                        let _ =
                            writeln!(faults, "{language} at {size:?}, {scale}: {question}: {why}");
                    }
                }
                stage.scale(1.0);
            }
            adapter.invoke_act(oddtrick_ui::RulesAction::CloseDock);
            stage.wait();
        }
    }
    assert!(faults.is_empty(), "{faults}");
    assert!(count >= 20, "only {count} docks");
}
