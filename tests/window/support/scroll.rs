//! A long page is scrolled until what is looked for is in view.

use super::Person;
use slint::ComponentHandle;
use slint::platform::WindowEvent;

impl Person {
    /// Scrolls down until something carries this label, where the page goes on below, and then up.
    pub(crate) fn reach(&self, label: &str) {
        self.reach_where(|person| person.sees(label));
    }

    /// Scrolls down until something begins with this, and then up; whether it was found.
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
