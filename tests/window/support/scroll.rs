//! Scrolling a long page until an element is in view.

use super::Person;
use i_slint_backend_testing::ElementHandle;
use slint::ComponentHandle;
use slint::platform::WindowEvent;

impl Person {
    /// Scrolls down, then up, until an element has this label, and returns it.
    pub(crate) fn reach(&self, label: &str) -> Option<ElementHandle> {
        self.reach_where(|person| person.find(label))
    }

    /// Scrolls down, then up, until a label begins with this; false if none does.
    pub(crate) fn reaches(&self, beginning: &str) -> bool {
        let begins = |one: &String| one.starts_with(beginning);
        self.reach_where(|person| person.labels().into_iter().find(begins))
            .is_some()
    }

    fn reach_where<T>(&self, found: impl Fn(&Self) -> Option<T>) -> Option<T> {
        let middle = slint::LogicalPosition::new(120.0, 300.0);
        for delta_y in [-120.0; 20].into_iter().chain([120.0; 40]) {
            let here = found(self);
            if here.is_some() {
                return here;
            }
            let scrolled = WindowEvent::PointerScrolled {
                position: middle,
                delta_x: 0.0,
                delta_y,
            };
            self.ctx.window().window().dispatch_event(scrolled);
            self.wait();
        }
        found(self)
    }
}
