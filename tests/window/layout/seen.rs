//! The screen's content: every text with its room, every touch area, every label.
#![allow(
    clippy::float_arithmetic,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "px on a screen, no points"
)]

use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery};
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A text's layout as reported by its widget.
#[derive(Clone)]
pub(crate) struct Set {
    pub(crate) text: String,
    size: f32,
    wraps: bool,
    align: i32,
    /// The width and height of its box.
    room: (f32, f32),
}

/// The layouts of all texts asked for; a widget returns the index as a height.
#[derive(Clone)]
pub(crate) struct Sets(Rc<RefCell<Vec<Set>>>);

impl Sets {
    /// Makes the widgets of a window report their layout and needs.
    pub(crate) fn asked_of(window: &ui::AppWindow) -> Self {
        let sets = Self(Rc::new(RefCell::new(vec![Set {
            text: String::new(),
            size: 1.0,
            wraps: false,
            align: 0,
            room: (0.0, 0.0),
        }])));
        let fit = window.global::<ui::Fit>();
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
pub(crate) struct Area {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
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

    pub(crate) fn right(&self) -> f32 {
        self.x + self.width
    }

    pub(crate) fn foot(&self) -> f32 {
        self.y + self.height
    }

    /// The overlap of two boxes, horizontally and vertically.
    pub(crate) fn shared(&self, other: &Self) -> (f32, f32) {
        (
            self.right().min(other.right()) - self.x.max(other.x),
            self.foot().min(other.foot()) - self.y.max(other.y),
        )
    }

    /// The part visible through a viewport.
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
pub(crate) struct Words {
    pub(crate) set: Set,
    /// Its box.
    pub(crate) area: Area,
    /// Its width on one line.
    pub(crate) wanted: f32,
    /// The visible part of its ink when scrolled; otherwise all of it.
    pub(crate) seen: Area,
    /// It can be scrolled.
    pub(crate) scrolls: bool,
    /// It is in a table, which may scroll sideways.
    pub(crate) tabled: bool,
    /// The panel it is on; 0 is the page.
    pub(crate) layer: usize,
}

impl Words {
    /// The minimum number of lines it needs, and the number that fits.
    pub(crate) fn lines(&self) -> (i32, i32) {
        if self.set.wraps {
            // Blanks at line breaks take no room.
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

    /// The estimated width of each word, slightly below the average, because letters differ.
    fn each(&self) -> impl Iterator<Item = f32> {
        let letter = self.wanted / self.set.text.chars().count().max(1) as f32 * 0.92;
        let words = self.set.text.split([' ', '-', '/', '\u{200c}']);
        words.map(move |word| word.chars().count() as f32 * letter)
    }

    /// The number of lines without breaking words.
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

    /// Whether a word must be broken.
    pub(crate) fn breaks(&self) -> bool {
        self.set.wraps && self.each().any(|word| word > self.area.width + 1.0)
    }

    /// The estimated box of its ink.
    pub(crate) fn ink(&self) -> Area {
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

    /// How many of its lines would fit side by side, in px.
    pub(crate) fn room(&self) -> f32 {
        let lines = if self.set.wraps {
            self.lines().1.max(1)
        } else {
            1
        };
        self.area.width * lines as f32
    }
}

/// A touch area.
pub(crate) struct Target {
    pub(crate) label: String,
    pub(crate) area: Area,
    /// The visible part of it; none if it is scrolled out of view.
    pub(crate) seen: Option<Area>,
    /// The panel it is on; 0 is the page.
    pub(crate) layer: usize,
}

/// The screen's content.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) words: Vec<Words>,
    pub(crate) targets: Vec<Target>,
    pub(crate) labels: Vec<String>,
    /// Touch areas without a label.
    pub(crate) nameless: Vec<String>,
}

/// A viewport that clips its content.
struct View {
    /// The end of its content in the list of all elements.
    end: usize,
    area: Area,
    table: bool,
}

/// The part of a box that is visible through all of these.
fn through(views: &[View], area: Area) -> Option<Area> {
    let mut views = views.iter();
    views.try_fold(area, |area, view| area.through(&view.area))
}

/// Tables whose heads scroll sideways with them.
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

/// The end of an element's content in the depth-first list of all elements.
fn end_of(at: usize, all: &[ElementHandle]) -> usize {
    let within = all[at].query_descendants().find_all();
    let end = at + within.len() + 1;
    let Some(last) = within.last() else {
        return end;
    };
    // Other elements may coincide with it and precede its content.
    let same = |one: &ElementHandle| one.id() == last.id() && Area::of(one) == Area::of(last);
    (end..(end + 8).min(all.len()))
        .rev()
        .find(|at| same(&all[at - 1]))
        .unwrap_or(end)
}

/// Reads the window.
pub(crate) fn look(window: &ui::AppWindow, sets: &Sets) -> Seen {
    let mut seen = Seen::default();
    let mut layer = 0;
    let all = ElementQuery::from_root(window).find_all();
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
            let visible = through(&views, words.ink());
            // The edge of a row scrolled out of view is not text.
            if let Some(visible) = visible.filter(|area| area.width > 1.0 && area.height > 1.0) {
                words.seen = visible;
                seen.words.push(words);
            }
            continue;
        }
        // An overlay covers everything before it.
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
            let area = Area::of(element);
            seen.targets.push(Target {
                label: label.clone(),
                area,
                seen: through(&views, area),
                layer,
            });
        }
        if !label.is_empty() && element.accessible_role() != Some(AccessibleRole::None) {
            seen.labels.push(label);
        }
    }
    seen
}
