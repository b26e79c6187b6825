//! The progress strip of long work, shown over every page, with a Stop button.
//!
//! Work runs in the background; its result arrives like any other answer.

use super::context::Context;
use crate::task::Work;
use crate::view::Message;
use oddtrick_ui as ui;
use slint::{SharedString, Timer, TimerMode};
use std::time::Duration;

/// Polling interval. Work that ends sooner shows no progress.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// The work under way.
#[derive(Default)]
pub(super) struct State {
    work: Option<Work>,
    looks: Timer,
}

pub(super) fn connect(ctx: &Context) {
    let banner = ctx.global::<ui::Banner>();
    banner.on_stopped(ctx.on(stop));
    banner.on_acted(ctx.on(super::files::recovery::leave_looking));
}

/// Starts showing the progress of new work.
pub(super) fn begin(ctx: &Context) -> Work {
    let work = Work::default();
    let mut state = ctx.progress.borrow_mut();
    state.work = Some(work.clone());
    let look = ctx.on(show);
    state.looks.start(TimerMode::Repeated, POLL_INTERVAL, look);
    ctx.global::<ui::FilesAdapter>().set_busy(true);
    work
}

/// Hides the strip when the work has ended.
pub(super) fn end(ctx: &Context) {
    let mut state = ctx.progress.borrow_mut();
    state.work = None;
    state.looks.stop();
    ctx.global::<ui::FilesAdapter>().set_busy(false);
    ctx.global::<ui::Banner>().set_work(SharedString::new());
}

/// Asks the work to stop. The work reports when it has stopped.
pub(super) fn stop(ctx: &Context) {
    if let Some(work) = &ctx.progress.borrow().work {
        work.stop();
    }
}

/// Updates the progress.
fn show(ctx: &Context) {
    let progress = ctx.progress.borrow().work.as_ref().and_then(Work::progress);
    let Some(progress) = progress else { return };
    let banner = ctx.global::<ui::Banner>();
    let share = progress.per_cent();
    banner.set_share(share.map_or(-1, i32::from));
    let text = share.map(|share| ctx.say(&Message::percent(share)));
    banner.set_share_text(text.unwrap_or_default());
    banner.set_work(ctx.say(&progress.task.into()));
}
