//! A group of chips, cards or seats is one tab stop, and arrows reach all of it.

use crate::stage::{ENGLISH, Stage, platform, scenes};
use i_slint_backend_testing::{ElementHandle, ElementQuery};
use slint::platform::Key;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The groups, each with the controls within.
const GROUPS: [(&str, &[&str]); 3] = [
    ("Choices", &["PaperChip", "PlainChip"]),
    ("SeatTable", &["CardButton"]),
    ("ChipGrid", &["ChipButton"]),
];

/// New sessions, and tables with contracts, players, numbers and suits.
const PAGES: [&str; 7] = [
    "new-session",
    "new-session-oh-hell",
    "solo-contract",
    "solo-tricks",
    "oh-hell-bids",
    "solo-players",
    "solo-trump",
];

/// The rectangle of an element in whole px.
type Place = (i32, i32, i32, i32);

#[allow(clippy::cast_possible_truncation)]
fn place(one: &ElementHandle) -> Place {
    let (at, size) = (one.absolute_position(), one.size());
    let whole = |n: f32| n.round() as i32;
    (
        whole(at.x),
        whole(at.y),
        whole(size.width),
        whole(size.height),
    )
}

/// The groups on the page, each with its controls by label.
fn groups(stage: &Stage) -> Vec<BTreeMap<String, Place>> {
    let window = stage.ctx.window();
    let all = GROUPS.iter().flat_map(|(group, chips)| {
        ElementHandle::find_by_element_type_name(window, group).map(move |group| {
            let within = chips
                .iter()
                .flat_map(|chip| group.query_descendants().match_inherits(*chip).find_all());
            within
                .filter_map(|chip| Some((chip.accessible_label()?.to_string(), place(&chip))))
                .collect::<BTreeMap<_, _>>()
        })
    });
    all.filter(|group| !group.is_empty()).collect()
}

/// The group and control with the ring.
fn focused(stage: &Stage) -> Option<(usize, String)> {
    let ring = ElementQuery::from_root(stage.ctx.window())
        .match_id("FocusRing::ring")
        .find_all();
    let (x, y, width, height) = place(ring.first()?);
    let (x, y) = (x + width / 2, y + height / 2);
    groups(stage)
        .into_iter()
        .enumerate()
        .find_map(|(at, group)| {
            let (label, _) = group.into_iter().find(|(_, one)| {
                (one.0 + one.2 / 2 - x).abs() <= 4
                    && (one.1 + one.3 / 2 - y).abs() <= 4
                    && (one.2 - width).abs() <= 24
            })?;
            Some((at, label))
        })
}

/// The controls that arrows reach from here, back and forth.
fn walked(stage: &Stage, size: usize) -> Vec<String> {
    let mut seen = Vec::new();
    for arrow in [Key::LeftArrow, Key::RightArrow] {
        for _ in 0..size {
            if let Some((_, label)) = focused(stage) {
                seen.push(label);
            }
            stage.key(arrow.clone().into());
        }
        seen.extend(focused(stage).map(|(_, label)| label));
    }
    seen.sort();
    seen.dedup();
    seen
}

#[test]
fn a_group_is_one_tab_stop_with_arrows_within() {
    platform();
    let stage = Stage::new("en", "light", Some(&ENGLISH));
    let (mut wrong, mut count) = (String::new(), 0);
    for scene in scenes() {
        (scene.play)(&stage);
        if !PAGES.contains(&scene.name) {
            continue;
        }
        for size in [(360, 740), (1280, 800)] {
            stage.size(size);
            let mut stops: BTreeMap<usize, Vec<String>> = BTreeMap::new();
            let mut first = None;
            for _ in 0..60 {
                stage.key(Key::Tab.into());
                let Some((group, label)) = focused(&stage) else {
                    continue;
                };
                if first.as_ref() == Some(&(group, label.clone())) {
                    break;
                }
                first.get_or_insert((group, label.clone()));
                let within = stops.entry(group).or_default();
                if within.is_empty() {
                    let all: Vec<_> = groups(&stage)[group].keys().cloned().collect();
                    let reached = walked(&stage, all.len());
                    let missing: Vec<_> = all.iter().filter(|one| !reached.contains(one)).collect();
                    if !missing.is_empty() {
                        let _ = writeln!(
                            wrong,
                            "{} at {size:?}: no arrow reaches {missing:?} from {label:?}",
                            scene.name
                        );
                    }
                    count += 1;
                } else {
                    let _ = writeln!(
                        wrong,
                        "{} at {size:?}: {label:?} is another stop beside {within:?}",
                        scene.name
                    );
                }
                within.push(label);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count > 20, "only {count} groups");
}
