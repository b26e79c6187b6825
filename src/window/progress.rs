//! Long work that is under way: a strip over every page says how far it has come, and stops it.
//!
//! Nobody waits for it. What comes of it is taken up as every other answer is.

use super::context::Context;
use crate::task::{Seen, Task, Work};
use crate::view::Message;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString, Timer, TimerMode};
use std::rc::Rc;
use std::time::Duration;

/// How often it is looked at. What is done before that was not worth a word.
const OFTEN: Duration = Duration::from_millis(200);

/// The work that is under way.
#[derive(Default)]
pub(super) struct State {
    work: Option<Work>,
    looks: Timer,
}

/// Connects the strip's callbacks.
pub(super) fn connect(ctx: &Rc<Context>) {
    let banner = ctx.window.global::<ui::Banner>();
    banner.on_stopped(ctx.on(|ctx| stop(ctx)));
    banner.on_acted(ctx.on(super::files::recovery::leave_looking));
}

/// Watches a new piece of long work.
pub(super) fn begin(ctx: &Rc<Context>) -> Work {
    let work = Work::default();
    let mut state = ctx.progress.borrow_mut();
    state.work = Some(work.clone());
    let look = ctx.on(|ctx| show(ctx));
    state.looks.start(TimerMode::Repeated, OFTEN, look);
    work
}

/// Takes the strip away, for the work has ended.
pub(super) fn end(ctx: &Context) {
    let mut state = ctx.progress.borrow_mut();
    state.work = None;
    state.looks.stop();
    ctx.window
        .global::<ui::Banner>()
        .set_work(SharedString::new());
}

/// Asks the work that is under way to stop. It says itself when it has.
pub(super) fn stop(ctx: &Context) {
    if let Some(work) = &ctx.progress.borrow().work {
        work.stop();
    }
}

/// Says how far it has come.
fn show(ctx: &Context) {
    let seen = ctx.progress.borrow().work.as_ref().and_then(Work::seen);
    let Some(seen) = seen else { return };
    let banner = ctx.window.global::<ui::Banner>();
    banner.set_share(seen.per_cent().map_or(-1, i32::from));
    banner.set_share_text(share(seen).map_or_else(SharedString::new, |share| ctx.say(&share)));
    banner.set_work(ctx.say(&sentence(seen.task)));
}

fn share(seen: Seen) -> Option<Message> {
    let n = i64::from(seen.per_cent()?);
    Some(Message::WorkShare { n })
}

fn sentence(task: Task) -> Message {
    match task {
        Task::Reading => Message::WorkReading,
        Task::Keeping => Message::WorkKeeping,
        Task::TakingIn => Message::WorkTakingIn,
        Task::Writing => Message::WorkWriting,
        Task::Copying => Message::WorkCopying,
        Task::Checking => Message::WorkChecking,
        Task::Recovering => Message::WorkRecovering,
    }
}
