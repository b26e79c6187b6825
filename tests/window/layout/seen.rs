//! What is on the screen: every text with the room it has, every target, every label.
#![allow(
    clippy::float_arithmetic,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "px on a screen, no points"
)]

use crate::stage::Stage;
use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery};
use oddtrick_ui as ui;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// How a text is set, as its widget tells.
#[derive(Clone)]
pub(super) struct Set {
    pub(super) text: String,
    size: f32,
    wraps: bool,
    align: i32,
    /// How wide and how high its box is.
    room: (f32, f32),
}

/// How all texts are set that were ever asked about; a widget gives the place in this list as a height.
#[derive(Clone)]
pub(super) struct Sets(Rc<RefCell<Vec<Set>>>);

impl Sets {
    /// Makes the widgets of a window tell how they are set, and what they would need.
    pub(super) fn asked_of(stage: &Stage) -> Self {
        let sets = Self(Rc::new(RefCell::new(vec![Set {
            text: String::new(),
            size: 1.0,
            wraps: false,
            align: 0,
            room: (0.0, 0.0),
        }])));
        let fit = stage.global::<ui::Fit>();
        let all = Rc::clone(&sets.0);
        let by_text: RefCell<BTreeMap<(String, [i32; 5]), i32>> = RefCell::default();
        fit.on_number(move |text, size, wraps, align, width, height| {
            let eighths = |length: f32| (length * 8.0) as i32;
            let how = [
                eighths(size),
                i32::from(wraps),
                align,
                eighths(width),
                eighths(height),
            ];
            let key = (text.to_string(), how);
            *by_text.borrow_mut().entry(key).or_insert_with(|| {
                let mut all = all.borrow_mut();
                all.push(Set {
                    text: text.into(),
                    size,
                    wraps,
                    align,
                    room: (width, height),
                });
                i32::try_from(all.len() - 1).unwrap()
            })
        });
        fit.set_asked(true);
        sets
    }

    fn numbered(&self, height: f32) -> Option<Set> {
        let at = (height * 64.0).round() as usize;
        self.0.borrow().get(at).cloned()
    }
}

/// A box in the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
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

    pub(super) fn right(&self) -> f32 {
        self.x + self.width
    }

    pub(super) fn foot(&self) -> f32 {
        self.y + self.height
    }

    /// How far two lie over each other, across and down.
    pub(super) fn shared(&self, other: &Self) -> (f32, f32) {
        (
            self.right().min(other.right()) - self.x.max(other.x),
            self.foot().min(other.foot()) - self.y.max(other.y),
        )
    }

    /// What of this can be seen through a hole.
    fn through(&self, hole: &Self) -> Option<Self> {
        let (width, height) = self.shared(hole);
        (width > 0.0 && height > 0.0).then(|| Self {
            x: self.x.max(hole.x),
            y: self.y.max(hole.y),
            width,
            height,
        })
    }

    fn within(&self, other: &Self) -> bool {
        let (across, down) = self.shared(other);
        across >= self.width - 1.0 && down >= self.height - 1.0
    }
}

/// A text on the screen.
pub(super) struct Words {
    pub(super) set: Set,
    /// The box that it has.
    pub(super) area: Area,
    /// How wide it would be in one line.
    pub(super) wanted: f32,
    /// What of its ink can be seen where it scrolls; all of it, where it does not.
    pub(super) seen: Area,
    /// It can be scrolled.
    pub(super) scrolls: bool,
    /// It stands in a table, which may be scrolled sideways.
    pub(super) tabled: bool,
    /// Which panel over the page it is on; 0 is the page.
    pub(super) layer: usize,
}

impl Words {
    /// How many lines it takes at least, and how many it has room for.
    pub(super) fn lines(&self) -> (i32, i32) {
        if self.set.wraps {
            // The blanks at which it wraps take no room.
            let needed = (self.wanted * 0.97 / self.area.width.max(1.0))
                .ceil()
                .max(1.0);
            let room = ((self.area.height + 2.0) / (self.set.size * 1.15)).floor();
            ((needed as i32).max(self.filled()), room as i32)
        } else if self.wanted > self.area.width + 1.0 {
            (2, 1)
        } else {
            (1, 1)
        }
    }

    /// How wide each of its words is, somewhat less than they come to on the average, for letters are not alike.
    fn each(&self) -> impl Iterator<Item = f32> {
        let letter = self.wanted / self.set.text.chars().count().max(1) as f32 * 0.92;
        let words = self.set.text.split([' ', '-', '/', '\u{200c}']);
        words.map(move |word| word.chars().count() as f32 * letter)
    }

    /// How many lines its words fill when none is broken.
    fn filled(&self) -> i32 {
        let space = self.wanted / self.set.text.chars().count().max(1) as f32 * 0.92;
        let (mut lines, mut used) = (1, 0.0);
        for word in self.each() {
            if used > 0.0 && used + space + word > self.area.width {
                lines += 1;
                used = word;
            } else {
                used += word + if used > 0.0 { space } else { 0.0 };
            }
        }
        lines
    }

    /// Whether a word of it must go on in the next line.
    pub(super) fn breaks(&self) -> bool {
        self.set.wraps && self.each().any(|word| word > self.area.width + 1.0)
    }

    /// Where its ink is, as far as that can be known.
    pub(super) fn ink(&self) -> Area {
        let width = self.wanted.min(self.area.width);
        let free = self.area.width - width;
        let height = if self.lines().0 == 1 {
            self.set.size
        } else {
            self.area.height - 4.0
        };
        Area {
            x: self.area.x
                + match self.set.align {
                    2 => free,
                    1 => free / 2.0,
                    _ => 0.0,
                },
            y: self.area.y + (self.area.height - height) / 2.0,
            width,
            height,
        }
    }

    /// How many of its lines would fit in it, side by side, in px.
    pub(super) fn room(&self) -> f32 {
        let lines = if self.set.wraps {
            self.lines().1.max(1)
        } else {
            1
        };
        self.area.width * lines as f32
    }
}

/// Something that can be tapped.
pub(super) struct Target {
    pub(super) label: String,
    pub(super) area: Area,
    /// Which panel over the page it is on; 0 is the page.
    pub(super) layer: usize,
}

/// What is on the screen.
#[derive(Default)]
pub(super) struct Seen {
    pub(super) words: Vec<Words>,
    pub(super) targets: Vec<Target>,
    pub(super) labels: Vec<String>,
    /// Targets that say nothing.
    pub(super) nameless: Vec<String>,
}

/// What cuts off whatever of it is scrolled away.
struct View {
    /// Where what is in it ends, in the list of all elements.
    end: usize,
    area: Area,
    table: bool,
}

/// Tables with heads that go along when they are scrolled sideways.
const TABLES: [&str; 3] = ["TableTotals", "ScoreSheet", "HouseRulesGrid"];

fn is_target(role: AccessibleRole) -> bool {
    matches!(
        role,
        AccessibleRole::Button
            | AccessibleRole::Checkbox
            | AccessibleRole::TextInput
            | AccessibleRole::RadioButton
            | AccessibleRole::Switch
    )
}

/// Where the elements within one end, in the list of all of them, which goes from each to what is in it.
fn end_of(at: usize, all: &[ElementHandle]) -> usize {
    let within = all[at].query_descendants().find_all();
    let end = at + within.len() + 1;
    let Some(last) = within.last() else {
        return end;
    };
    // Other elements may be one with it, and stand before what is in it.
    let same = |one: &ElementHandle| one.id() == last.id() && Area::of(one) == Area::of(last);
    (end..(end + 8).min(all.len()))
        .rev()
        .find(|at| same(&all[at - 1]))
        .unwrap_or(end)
}

/// Looks at the window.
pub(super) fn look(stage: &Stage, sets: &Sets) -> Seen {
    let mut seen = Seen::default();
    let mut layer = 0;
    let all = ElementQuery::from_root(stage.ctx.window()).find_all();
    let mut views: Vec<View> = Vec::new();
    for (at, element) in all.iter().enumerate() {
        views.retain(|view| at < view.end);
        let id = element.id().unwrap_or_default();
        if id.ends_with("::wanted") {
            // It begins where its text begins.
            let (at, size) = (element.absolute_position(), element.size());
            let Some(set) = sets.numbered(size.height) else {
                continue;
            };
            let area = Area {
                x: at.x,
                y: at.y,
                width: set.room.0,
                height: set.room.1,
            };
            if set.text.trim().is_empty() {
                continue;
            }
            let mut words = Words {
                set,
                area,
                wanted: size.width,
                seen: area,
                scrolls: !views.is_empty(),
                tabled: views.iter().any(|view| view.table),
                layer,
            };
            let ink = words.ink();
            let visible = views
                .iter()
                .try_fold(ink, |ink, view| ink.through(&view.area));
            // An edge of a row that is scrolled away is no word.
            if let Some(visible) = visible.filter(|area| area.width > 1.0 && area.height > 1.0) {
                words.seen = visible;
                seen.words.push(words);
            }
            continue;
        }
        // What lies over all that was there before, as a sheet of paper on another.
        if id == "SlidePanel::keys" || id.ends_with("::cover") {
            layer += 1;
            let area = Area::of(element);
            seen.words.retain(|words| !words.seen.within(&area));
            seen.targets.retain(|target| !target.area.within(&area));
        }
        let kind = element.type_name().unwrap_or_default();
        let table = TABLES.contains(&kind.as_str());
        if table || kind == "Flickable" {
            views.push(View {
                end: end_of(at, &all),
                area: Area::of(element),
                table,
            });
        }
        let label = element.accessible_label().unwrap_or_default().to_string();
        if element.accessible_role().is_some_and(is_target) {
            if label.trim().is_empty() {
                seen.nameless
                    .push(format!("{id} at {:?}", Area::of(element)));
            }
            seen.targets.push(Target {
                label: label.clone(),
                area: Area::of(element),
                layer,
            });
        }
        if !label.is_empty() {
            seen.labels.push(label);
        }
    }
    seen
}
