//! What fits: at every size of window and of type no word is cut off, every control has a label, and every target is as
//! large as a finger.
//!
//! The widgets say what they would need (`Fit`), since nobody outside can measure a font. Names of people alone may be
//! elided, and then somebody says them in full.
#![allow(
    clippy::float_arithmetic,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::too_many_lines,
    clippy::collapsible_if,
    reason = "px on a screen, no points"
)]

use super::stage::{Cast, LONG, PERSIAN, Stage, platform, scenes};
use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery};
use oddtrick_ui as ui;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::rc::Rc;

/// The windows, each with the sizes of type that are looked at in it; by [`whole_layout`] all three are in each.
/// The tall ones are as wide as those that go before, and show what there has to be scrolled to.
const SIZES: [((u32, u32), &[f32]); 9] = [
    ((360, 640), &[1.0, 2.0]),
    ((360, 740), &[1.0]),
    ((360, 4000), &[1.0, 1.5, 2.0]),
    ((740, 360), &[1.0]),
    ((820, 1180), &[1.0]),
    ((820, 4000), &[1.0, 2.0]),
    ((1280, 800), &[1.0, 2.0]),
    ((1280, 3000), &[1.0]),
    ((2560, 1440), &[1.0]),
];
const WHOLE: &[f32] = &[1.0, 1.5, 2.0];
/// The least that a finger hits, in px.
const TARGET: f32 = 48.0;

/// How a text is set, as its widget tells.
#[derive(Clone)]
struct Set {
    text: String,
    size: f32,
    wraps: bool,
    align: i32,
}

/// A box in the window.
#[derive(Clone, Copy, Debug)]
struct Area {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

impl Area {
    fn of(element: &ElementHandle) -> Self {
        let (at, size) = (element.absolute_position(), element.size());
        Self {
            x: at.x,
            y: at.y,
            width: size.width,
            height: size.height,
        }
    }

    fn right(&self) -> f32 {
        self.x + self.width
    }

    fn foot(&self) -> f32 {
        self.y + self.height
    }

    /// How far two lie over each other, across and down.
    fn shared(&self, other: &Self) -> (f32, f32) {
        (
            self.right().min(other.right()) - self.x.max(other.x),
            self.foot().min(other.foot()) - self.y.max(other.y),
        )
    }
}

/// A text on the screen.
struct Words {
    set: Set,
    area: Area,
    wanted: f32,
    /// Which panel or notice lies over the page, and this in it.
    layer: usize,
}

impl Words {
    /// How many lines it takes at least, and how many it has room for.
    #[allow(clippy::cast_possible_truncation)]
    fn lines(&self) -> (i32, i32) {
        if self.set.wraps {
            let needed = ((self.wanted - 0.5) / self.area.width.max(1.0))
                .ceil()
                .max(1.0);
            let room = ((self.area.height + 2.0) / (self.set.size * 1.15)).floor();
            (needed as i32, room as i32)
        } else {
            (
                if self.wanted > self.area.width + 1.0 {
                    2
                } else {
                    1
                },
                1,
            )
        }
    }

    /// Where its ink is, as far as that can be known.
    fn ink(&self) -> Area {
        let width = self.wanted.min(self.area.width);
        let free = self.area.width - width;
        let height = if self.lines().0 == 1 {
            self.set.size
        } else {
            self.area.height - 4.0
        };
        Area {
            x: self.area.x
                + if self.set.align == 2 {
                    free
                } else if self.set.align == 1 {
                    free / 2.0
                } else {
                    0.0
                },
            y: self.area.y + (self.area.height - height) / 2.0,
            width,
            height,
        }
    }
}

/// What is on the screen.
#[derive(Default)]
struct Seen {
    words: Vec<Words>,
    targets: Vec<(String, Area, usize)>,
    labels: Vec<String>,
    nameless: Vec<String>,
}

fn targets(role: AccessibleRole) -> bool {
    matches!(
        role,
        AccessibleRole::Button
            | AccessibleRole::Checkbox
            | AccessibleRole::TextInput
            | AccessibleRole::RadioButton
            | AccessibleRole::Switch
    )
}

fn look(stage: &Stage, known: &RefCell<Vec<Set>>) -> Seen {
    let mut seen = Seen::default();
    let mut layer = 0;
    let mut before: Option<(ElementHandle, bool)> = None;
    let root = ElementQuery::from_root(stage.desk.window());
    let mut visit = |element: ElementHandle| {
        let id = element.id().unwrap_or_default();
        if id.ends_with("::wanted") {
            let size = element.size();
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let set = known
                .borrow()
                .get((size.height * 64.0).round() as usize)
                .cloned();
            // Of a text that is scrolled away, the rectangle may still reach in.
            let own = before.take().filter(|(_, texts)| *texts);
            if let (Some(set), Some((text, _))) = (set, own) {
                if !set.text.trim().is_empty() {
                    seen.words.push(Words {
                        set,
                        area: Area::of(&text),
                        wanted: size.width,
                        layer,
                    });
                }
            }
            return;
        }
        // What lies over the page is last on it.
        if id == "SlidePanel::keys" {
            layer += 1;
        }
        let label = element.accessible_label().unwrap_or_default().to_string();
        if let Some(role) = element.accessible_role() {
            if targets(role) {
                if label.trim().is_empty() {
                    seen.nameless.push(format!("{role:?} {id}"));
                }
                seen.targets
                    .push((label.clone(), Area::of(&element), layer));
            }
        }
        if !label.is_empty() {
            seen.labels.push(label);
        }
        // The words of a Label are a Text in it, or itself.
        before = Some((element, true));
    };
    for element in root.find_all() {
        visit(element);
    }
    seen
}

/// What is wrong, one finding a line: what, the words, what they want, what they have.
fn faults(
    seen: &Seen,
    size: (u32, u32),
    cast: &Cast,
    scene: &str,
) -> Vec<(&'static str, String, String)> {
    let mut found = Vec::new();
    #[allow(clippy::cast_precision_loss)]
    let (width, tall) = (size.0 as f32, size.1 > 2000);
    for words in &seen.words {
        let text = words.set.text.as_str();
        let (needed, room) = words.lines();
        if needed > room {
            let named = names_only(words, cast);
            let said = seen.labels.iter().any(|label| {
                cast.typed()
                    .filter(|name| text.contains(name))
                    .all(|name| label.contains(name))
            });
            if !(named && said) {
                found.push((
                    if named {
                        "a name that nobody says"
                    } else {
                        "cut off"
                    },
                    text.to_owned(),
                    format!(
                        "wants {:.0}, has {:.0} x {:.0}",
                        words.wanted, words.area.width, words.area.height
                    ),
                ));
            }
        }
        let ink = words.ink();
        // Figures stand in tables that may be scrolled sideways.
        let worded = text.chars().any(char::is_alphabetic);
        if worded
            && ink.width > 0.0
            && (ink.x < -1.0 || ink.right() > width + 1.0)
            && ink.x < width
            && ink.right() > 0.0
        {
            found.push((
                "out of the window",
                text.to_owned(),
                format!("from {:.0} to {:.0}", ink.x, ink.right()),
            ));
        }
    }
    // The sheet slides over the scores.
    if tall && !scene.ends_with("sheet") {
        for (at, one) in seen.words.iter().enumerate() {
            for other in &seen.words[at + 1..] {
                let (across, down) = one.ink().shared(&other.ink());
                if one.layer == other.layer && across > 3.0 && down > 3.0 {
                    found.push((
                        "over one another",
                        format!("{} | {}", one.set.text, other.set.text),
                        format!("{across:.0} x {down:.0}"),
                    ));
                }
            }
        }
    }
    for (at, (label, area, layer)) in seen.targets.iter().enumerate() {
        let pitch = |across: bool| {
            let (from, to, length) = if across {
                (area.x, area.right(), area.width)
            } else {
                (area.y, area.foot(), area.height)
            };
            let mut gaps = [from.max(0.0) * 2.0, 1000.0_f32];
            for (other, (_, near, on)) in seen.targets.iter().enumerate() {
                let (x, y) = area.shared(near);
                let (beside, apart) = if across { (y, x) } else { (x, y) };
                if other == at || on != layer || beside <= 0.5 || apart > 0.5 {
                    continue;
                }
                let (near_from, near_to) = if across {
                    (near.x, near.right())
                } else {
                    (near.y, near.foot())
                };
                if near_to <= from + 0.5 {
                    gaps[0] = gaps[0].min(from - near_to);
                } else if near_from >= to - 0.5 {
                    gaps[1] = gaps[1].min(near_from - to);
                }
            }
            length + f32::midpoint(gaps[0].max(0.0), gaps[1].max(0.0))
        };
        // What is under half of it is no face with a gap, but a face that is too small.
        for across in [true, false] {
            let length = if across { area.width } else { area.height };
            if length < TARGET - 0.5 && (length < TARGET / 2.0 || pitch(across) < TARGET - 0.5) {
                found.push((
                    "too small for a finger",
                    label.clone(),
                    format!("{:.0} x {:.0}", area.width, area.height),
                ));
                break;
            }
        }
    }
    for one in &seen.nameless {
        found.push(("without a label", one.clone(), String::new()));
    }
    found
}

/// Whether it is what people typed, their names above all, that is too long, and all that is ours would fit.
fn names_only(words: &Words, cast: &Cast) -> bool {
    let whole = words.set.text.chars().count();
    let typed: usize = cast
        .typed()
        .map(|name| words.set.text.matches(name).count() * name.chars().count())
        .sum();
    #[allow(clippy::cast_precision_loss)]
    let ours = words.wanted * (whole - typed.min(whole)) as f32 / whole as f32;
    // What stands between names goes with them.
    #[allow(clippy::cast_precision_loss)]
    let joints = words.wanted
        * words
            .set
            .text
            .chars()
            .filter(|one| matches!(one, ',' | ' ' | '&' | '·'))
            .count() as f32
        / whole as f32;
    let room = words.area.width
        * if words.set.wraps {
            words.lines().1.max(1) as f32
        } else {
            1.0
        };
    typed > 0 && ours - joints < room
}

/// Looks at the scenes in a language and gives every fault with where it was seen.
fn walk(language: &str, cast: &'static Cast, wanted: impl Fn(&str) -> bool, whole: bool) -> String {
    platform();
    let stage = Stage::new(language, "light", Some(cast));
    let known: Rc<RefCell<Vec<Set>>> = Rc::new(RefCell::new(vec![Set {
        text: String::new(),
        size: 1.0,
        wraps: false,
        align: 0,
    }]));
    let fit = stage.global::<ui::Fit>();
    let numbers = Rc::clone(&known);
    let by_text: RefCell<BTreeMap<(String, i32, bool, i32), i32>> = RefCell::default();
    #[allow(clippy::cast_possible_truncation)]
    fit.on_number(move |text, size, wraps, align| {
        let key = (text.to_string(), (size * 8.0) as i32, wraps, align);
        *by_text.borrow_mut().entry(key).or_insert_with(|| {
            let mut all = numbers.borrow_mut();
            all.push(Set {
                text: text.into(),
                size,
                wraps,
                align,
            });
            i32::try_from(all.len() - 1).unwrap()
        })
    });
    fit.set_asked(true);
    // The same fault at many sizes is one line, with the first size and how many there are.
    let mut all: BTreeMap<(&str, &str, String), (String, usize)> = BTreeMap::new();
    for scene in scenes() {
        (scene.play)(&stage);
        if !wanted(scene.name) {
            continue;
        }
        for (size, scales) in SIZES {
            stage.size(size);
            for &scale in if whole { WHOLE } else { scales } {
                stage.scale(scale);
                for (what, text, how) in faults(&look(&stage, &known), size, cast, scene.name) {
                    let place = format!("{}x{} {:.0} % {how}", size.0, size.1, scale * 100.0);
                    all.entry((scene.name, what, text)).or_insert((place, 0)).1 += 1;
                }
            }
        }
        stage.scale(1.0);
    }
    let mut lines = String::new();
    for ((scene, what, text), (place, times)) in all {
        let _ = writeln!(
            lines,
            "{language} | {scene} | {what} | {text} | {place} | {times} times"
        );
    }
    lines
}

/// The scenes in which nothing is cut off, nameless or too small for a finger, at every size below.
const HELD: [&str; 26] = [
    "sessions",
    "sessions-nothing-found",
    "sessions-deleted",
    "new-session",
    "new-session-schemes",
    "new-session-oh-hell",
    "new-session-whist",
    "new-session-bid-whist",
    "new-session-romanian",
    "new-session-wizard",
    "new-session-nobody",
    "oh-hell-bids",
    "oh-hell-tricks",
    "wizard",
    "romanian-over",
    "history",
    "schemes",
    "scheme-oh-hell",
    "scheme-house",
    "scheme-whist",
    "scheme-bid-whist",
    "rules-oh-hell",
    "rules-oh-hell-box",
    "settings",
    "currencies",
    "about",
];

#[test]
fn no_word_is_cut_off_where_it_once_fitted() {
    let lines = walk("en", &LONG, |scene| HELD.contains(&scene), false);
    let cut: Vec<&str> = lines
        .lines()
        .filter(|line| {
            !line.contains("| over one another |") && !line.contains("| out of the window |")
        })
        .collect();
    assert!(cut.is_empty(), "{cut:#?}");
}

/// `ODDTRICK_LAYOUT=pl cargo test --test window whole_layout` looks at every scene in a language, at all sizes of type, and
/// lists whatever it finds, words that lie over one another or reach out of the window among it.
#[test]
fn whole_layout() {
    let Ok(language) = std::env::var("ODDTRICK_LAYOUT") else {
        return;
    };
    // A word in their names looks at some scenes only, while one of them is being mended.
    let only = std::env::var("ODDTRICK_SCENES").unwrap_or_default();
    let cast = if language == "fa" { &PERSIAN } else { &LONG };
    let lines = walk(&language, cast, |scene| scene.contains(&only), true);
    assert!(
        lines.is_empty(),
        "{} faults:\n{lines}",
        lines.lines().count()
    );
}
