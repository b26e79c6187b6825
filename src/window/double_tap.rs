//! The second tap of a double tap is not meant for what the first one brought under it: a page, a panel, another row.

use super::context::Context;
use i_slint_core::context::set_window_event_hook;
use oddtrick_ui::Nav;
use slint::platform::WindowEvent;
use slint::{ComponentHandle, LogicalPosition, Timer, TimerMode};
use std::cell::Cell;
use std::rc::Rc;
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

/// Starts to watch the taps in the main window.
pub(super) fn connect(ctx: &Rc<Context>) {
    // An existing hook stays active.
    let Ok(other) = set_window_event_hook(None) else {
        return;
    };
    let weak = Rc::downgrade(ctx);
    let _ = set_window_event_hook(Some(Box::new(move |adapter, event, result| {
        if let Some(other) = &other {
            other(adapter, event, result);
        }
        if let Some(ctx) = weak.upgrade()
            && std::ptr::eq(adapter.window(), ctx.window.window())
        {
            handled(&ctx, event);
        }
    })));
}

/// Runs after the window has handled an event.
fn handled(ctx: &Rc<Context>, event: &WindowEvent) {
    let state = &ctx.double_tap;
    match event {
        WindowEvent::PointerPressed { .. } => state.moved.set(false),
        WindowEvent::PointerReleased { position, .. } => {
            state.at.set(Some(*position));
            let over = ctx.on(|ctx| {
                ctx.double_tap.at.set(None);
                ctx.window.global::<Nav>().set_guarded(false);
            });
            state.over.start(TimerMode::SingleShot, DOUBLE_TAP, over);
            guard(ctx);
        }
        _ => {}
    }
}

/// Covers the place of the last tap if what is under it has changed.
fn guard(ctx: &Context) {
    if let Some(at) = ctx
        .double_tap
        .at
        .get()
        .filter(|_| ctx.double_tap.moved.get())
    {
        let nav = ctx.window.global::<Nav>();
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
