//! Scrolling a long page until an element is in view.

use super::Person;
use slint::ComponentHandle;
use slint::platform::WindowEvent;

impl Person {
    /// Scrolls down, then up, until an element has this label.
    pub(crate) fn reach(&self, label: &str) {
        self.reach_where(|person| person.sees(label));
    }

    /// Scrolls down, then up, until a label begins with this; false if none does.
    pub(crate) fn reaches(&self, beginning: &str) -> bool {
        let begins = |person: &Self| person.labels().iter().any(|one| one.starts_with(beginning));
        self.reach_where(begins);
        begins(self)
    }

    fn reach_where(&self, found: impl Fn(&Self) -> bool) {
        let middle = slint::LogicalPosition::new(120.0, 300.0);
        for delta_y in [-120.0; 20].into_iter().chain([120.0; 40]) {
            if found(self) {
                return;
            }
            let scrolled = WindowEvent::PointerScrolled {
                position: middle,
                delta_x: 0.0,
                delta_y,
            };
            self.ctx.window().window().dispatch_event(scrolled);
            self.wait();
        }
    }
}
