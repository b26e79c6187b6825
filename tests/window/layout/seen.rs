//! The screen's content: every text with its room, every touch area, every label.
#![allow(
    clippy::float_arithmetic,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "px on a screen, no points"
)]

use i_slint_core::accessibility::AccessibleStringProperty;
use i_slint_core::item_tree::{ItemRc, ensure_item_tree_instantiated};
use i_slint_core::items::{
    AccessibleRole, ComplexText, Orientation, TextHorizontalAlignment, TextWrap,
};
use i_slint_core::window::WindowInner;
use oddtrick_ui as ui;
use slint::ComponentHandle;

/// A text and how it is set.
#[derive(Clone)]
pub(crate) struct Set {
    pub(crate) text: String,
    /// The font size in px.
    pub(crate) size: f32,
    wrap: TextWrap,
    align: TextHorizontalAlignment,
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
    fn of(item: &ItemRc) -> Self {
        let it = item.geometry();
        let at = item.map_to_window(it.origin);
        Self {
            x: at.x,
            y: at.y,
            width: it.width(),
            height: it.height(),
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
        if self.set.wrap != TextWrap::NoWrap {
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

    /// The number of lines without breaking words, where words are kept whole.
    fn filled(&self) -> i32 {
        if self.set.wrap == TextWrap::CharWrap {
            return 1;
        }
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
        self.set.wrap == TextWrap::WordWrap && self.each().any(|word| word > self.area.width + 1.0)
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
                    TextHorizontalAlignment::Right => free,
                    TextHorizontalAlignment::Center => free / 2.0,
                    _ => 0.0,
                },
            y: self.area.y + (self.area.height - height) / 2.0,
            width,
            height,
        }
    }

    /// How many of its lines would fit side by side, in px.
    pub(crate) fn room(&self) -> f32 {
        let lines = if self.set.wrap == TextWrap::NoWrap {
            1
        } else {
            self.lines().1.max(1)
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

/// The elements of an item, which can be several: type and id of each.
fn elements(item: &ItemRc) -> Vec<(String, String)> {
    let all = 0..item.element_count().unwrap_or_default();
    all.filter_map(|at| item.element_type_names_and_ids(at)?.into_iter().next())
        .map(|(kind, id)| (kind.into(), id.into()))
        .collect()
}

/// Reads the window.
pub(crate) fn look(window: &ui::AppWindow) -> Seen {
    let tree = WindowInner::from_pub(window.window()).component();
    ensure_item_tree_instantiated(&tree);
    let mut eye = Eye::default();
    eye.visit(&ItemRc::new_root(tree));
    eye.seen
}

/// What has been seen, and what clips or covers the next item.
#[derive(Default)]
struct Eye {
    seen: Seen,
    views: Vec<View>,
    layer: usize,
}

impl Eye {
    /// Sees an item, then what is in it.
    fn visit(&mut self, item: &ItemRc) {
        let outside = self.views.len();
        if item.is_visible() {
            self.see(item);
        }
        let mut child = item.first_child();
        while let Some(item) = child {
            self.visit(&item);
            child = item.next_sibling();
        }
        self.views.truncate(outside);
    }

    fn see(&mut self, item: &ItemRc) {
        let elements = elements(item);
        let is = |what: fn(&str, &str) -> bool| elements.iter().any(|(kind, id)| what(kind, id));
        let area = Area::of(item);
        // An overlay covers everything before it.
        if is(|_, id| id == "SlidePanel::keys" || id.ends_with("::cover")) {
            self.layer += 1;
            self.seen.words.retain(|words| !words.seen.within(&area));
            self.seen
                .targets
                .retain(|target| !target.area.within(&area));
        }
        self.text(item, area);
        self.control(item, area, &elements);
        let table = is(|kind, _| TABLES.contains(&kind));
        if table || is(|kind, _| kind == "Flickable") {
            self.views.push(View { area, table });
        }
    }

    fn text(&mut self, item: &ItemRc, area: Area) {
        let Some(text) = item.downcast::<ComplexText>() else {
            return;
        };
        let text = text.as_pin_ref();
        let set = Set {
            text: text.text().into(),
            size: text.font_size().get(),
            wrap: text.wrap(),
            align: text.horizontal_alignment(),
        };
        // A measure has no height.
        if set.text.trim().is_empty() || area.height <= 0.0 {
            return;
        }
        let adapter = item.window_adapter().unwrap();
        let needs = item.borrow();
        let needs = needs
            .as_ref()
            .layout_info(Orientation::Horizontal, -1.0, &adapter, item);
        let mut words = Words {
            set,
            area,
            wanted: needs.preferred,
            seen: area,
            scrolls: !self.views.is_empty(),
            tabled: self.views.iter().any(|view| view.table),
            layer: self.layer,
        };
        // The edge of a row scrolled out of view is not text.
        let visible = through(&self.views, words.ink());
        if let Some(visible) = visible.filter(|area| area.width > 1.0 && area.height > 1.0) {
            words.seen = visible;
            self.seen.words.push(words);
        }
    }

    fn control(&mut self, item: &ItemRc, area: Area, elements: &[(String, String)]) {
        let role = item.accessible_role();
        let label = item.accessible_string_property(AccessibleStringProperty::Label);
        let label = String::from(label.unwrap_or_default());
        if is_target(role) {
            if label.trim().is_empty() {
                self.seen.nameless.push(format!("{elements:?} at {area:?}"));
            }
            self.seen.targets.push(Target {
                label: label.clone(),
                area,
                seen: through(&self.views, area),
                layer: self.layer,
            });
        }
        if !label.is_empty() && role != AccessibleRole::None {
            self.seen.labels.push(label);
        }
    }
}
