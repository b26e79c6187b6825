//! The second tap of a double tap is not meant for what the first one brought under it: a page, a panel, another row.

use super::context::Context;
use oddtrick_ui::Nav;
use slint::platform::WindowEvent;
use slint::{LogicalPosition, Timer, TimerMode};
use std::cell::Cell;
use std::time::Duration;

/// The longest time between the taps of a double tap.
pub(super) const DOUBLE_TAP: Duration = Duration::from_millis(400);

/// The last tap.
#[derive(Default)]
pub(super) struct State {
    /// Where it was; `None` once no double tap can follow.
    at: Cell<Option<LogicalPosition>>,
    /// Whether it changed what is under it.
    moved: Cell<bool>,
    over: Timer,
}

/// Follows the taps. Runs after the window has handled an event.
pub(super) fn handled(ctx: &Context, event: &WindowEvent) {
    let state = &ctx.double_tap;
    match event {
        WindowEvent::PointerPressed { .. } => state.moved.set(false),
        WindowEvent::PointerReleased { position, .. } => {
            state.at.set(Some(*position));
            let over = ctx.on(|ctx| {
                ctx.double_tap.at.set(None);
                ctx.global::<Nav>().set_guarded(false);
            });
            state.over.start(TimerMode::SingleShot, DOUBLE_TAP, over);
            guard(ctx);
        }
        _ => {}
    }
}

/// Covers the place of the last tap if what is under it has changed.
fn guard(ctx: &Context) {
    let state = &ctx.double_tap;
    if let Some(at) = state.at.get().filter(|_| state.moved.get()) {
        let nav = ctx.global::<Nav>();
        nav.set_guard_x(at.x);
        nav.set_guard_y(at.y);
        nav.set_guarded(true);
    }
}

impl Context {
    /// Notes that what is under the last tap has changed or will change.
    pub(super) fn moved(&self) {
        self.double_tap.moved.set(true);
        guard(self);
    }
}
