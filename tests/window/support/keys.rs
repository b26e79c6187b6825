//! The keyboard.

use super::Person;
use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use slint::ComponentHandle;
use slint::platform::{Key, WindowEvent};

/// A key as the window receives it.
pub(crate) fn key(key: Key) -> String {
    char::from(key).to_string()
}

impl Person {
    /// Presses a key, with others held down.
    pub(crate) fn press(&self, held: &[Key], text: &str) {
        let window = self.ctx.window().window();
        for key in held {
            window.dispatch_event(WindowEvent::KeyPressed {
                text: (*key).into(),
            });
        }
        window.dispatch_event(WindowEvent::KeyPressed { text: text.into() });
        window.dispatch_event(WindowEvent::KeyReleased { text: text.into() });
        for key in held.iter().rev() {
            window.dispatch_event(WindowEvent::KeyReleased {
                text: (*key).into(),
            });
        }
        self.wait();
    }

    /// The label of the control with the focus ring.
    pub(crate) fn focused(&self) -> Option<String> {
        focused_of(&self.elements())
    }

    /// Moves to the element with this label by Tab, and by arrows within a group; returns the number of tab stops.
    pub(crate) fn tab_to(&self, label: &str) -> usize {
        self.tab_where(label, |one| one == label)
    }

    /// Like [`Self::tab_to`], for the first element whose label begins with this.
    pub(crate) fn tab_to_with(&self, beginning: &str) -> usize {
        self.tab_where(beginning, |one| one.starts_with(beginning))
    }

    fn tab_where(&self, wanted: &str, is_wanted: impl Fn(&str) -> bool) -> usize {
        let mut seen = Vec::new();
        for stop in 1..=120 {
            self.press(&[], &key(Key::Tab));
            // One search for both, because each visits all elements.
            let all = self.elements();
            let here = focused_of(&all).unwrap_or_default();
            let group = group_of(&all, &here);
            let from = group.iter().position(|one| *one == here);
            let to = group.iter().position(|one| is_wanted(one));
            if let (Some(from), Some(to)) = (from, to) {
                let (arrow, steps) = if from < to {
                    (Key::RightArrow, to - from)
                } else {
                    (Key::LeftArrow, from - to)
                };
                for _ in 0..steps {
                    self.press(&[], &key(arrow));
                }
                assert_eq!(self.focused().as_ref(), Some(&group[to]));
                return stop;
            }
            seen.push(here);
        }
        panic!("Tab never comes to {wanted:?}; it came to {seen:?}");
    }

    /// Names the players of a new session by keyboard.
    pub(crate) fn enter_players(&self, names: &[&str]) {
        for name in names {
            if !self.sees("Name of the new player") {
                self.enter("New player");
            } else if self.focused().as_deref() != Some("Name of the new player") {
                self.tab_to("Name of the new player");
            }
            self.types(name);
            self.press(&[], &key(Key::Return));
        }
    }

    /// Moves to the element with this label by Tab and arrows and presses Enter.
    pub(crate) fn enter(&self, label: &str) {
        self.tab_to(label);
        self.press(&[], &key(Key::Return));
    }
}

/// The control with the focus ring: the one whose centre is nearest to the ring's.
fn focused_of(all: &[ElementHandle]) -> Option<String> {
    let middle = |one: &ElementHandle| {
        let (at, size) = (one.absolute_position(), one.size());
        (at.x + size.width / 2.0, at.y + size.height / 2.0)
    };
    let ring = all
        .iter()
        .find(|one| one.id().is_some_and(|id| id == "FocusRing::ring"))?;
    let here = middle(ring);
    let controls = all.iter().filter(|one| {
        let role = one.accessible_role();
        role.is_some_and(|role| {
            !matches!(
                role,
                AccessibleRole::None | AccessibleRole::Text | AccessibleRole::Image
            )
        }) && one
            .accessible_label()
            .is_some_and(|label| !label.is_empty())
    });
    let far = |one: &ElementHandle| {
        let (x, y) = middle(one);
        // If two have the same centre, the one of the ring's size is nearer. A check box has a ring around its box
        // only.
        let (wide, high) = (one.size().width, one.size().height);
        let around = (x - here.0).abs() < wide / 2.0 && (y - here.1).abs() < high / 2.0;
        let outside = if around { 0.0 } else { 10_000.0 };
        let resized = (wide - ring.size().width).abs();
        outside + (x - here.0).abs() + (y - here.1).abs() + resized / 4.0
    };
    let nearest = controls.min_by(|one, other| far(one).total_cmp(&far(other)))?;
    nearest.accessible_label().map(Into::into)
}

/// The labels of this one's group of chips or seats, in order; only its own if it has no group.
fn group_of(all: &[ElementHandle], label: &str) -> Vec<String> {
    let is_group = |one: &&ElementHandle| {
        let mut names = one.bases().into_iter().flatten().chain(one.type_name());
        names.any(|name| name == "Choices" || name == "SeatTable")
    };
    for group in all.iter().filter(is_group) {
        let controls = group.query_descendants().match_inherits("Press").find_all();
        let labels = controls.iter().filter_map(ElementHandle::accessible_label);
        let labels: Vec<String> = labels.map(Into::into).collect();
        if labels.iter().any(|one| one == label) {
            return labels;
        }
    }
    vec![label.to_owned()]
}
