//! The sessions page: running sessions, earlier ones, and a button for a new one.

use super::board;
use super::context::Context;
use super::models::LazyModel;
use super::table::{self, Shown};
use super::to_ui::ToUi;
use crate::ledger::SessionSummary;
use crate::store::{Database, StoreError};
use crate::view::Message;
use crate::view::sessions::{All, Filter, SessionRow, SessionsView, called, row, sessions, years};
use oddtrick_ui as ui;
use slint::Timer;
use std::sync::mpsc::Receiver;
use std::time::Duration;

/// The page's data.
#[derive(Default)]
pub(super) struct State {
    all: All,
    filter: Filter,
    failed: Option<String>,
    /// What the store's first job reads, until it is shown.
    pub(super) first: Option<Receiver<Summaries>>,
}

impl State {
    /// The session at that index of the list shown.
    fn at(&self, view: &SessionsView, place: usize) -> Option<&SessionSummary> {
        self.filter.list(&self.all).get(*view.rows.get(place)?)
    }
}

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::SessionsAdapter>();
    adapter.set_rows(LazyModel::of(ctx.on_with(row_at)));
    adapter.on_opened(ctx.on_with(choose));
    adapter.on_deleted(ctx.on_with(delete));
    adapter.on_searched(ctx.on(refresh));
    adapter.on_filtered(ctx.on_choice(
        |view: &SessionsView| &view.filters,
        |ctx, filter| ctx.change(&ctx.sessions, refresh, |state| state.filter = filter),
    ));
}

/// Shows the page and reloads the sessions.
pub(super) fn open(ctx: &Context) {
    ctx.navigate(ui::Page::Sessions);
    read(ctx);
}

/// Shows the page with an error.
pub(super) fn fail(ctx: &Context, why: &str) {
    ctx.sessions.borrow_mut().failed = Some(why.to_owned());
    ctx.navigate(ui::Page::Sessions);
    refresh(ctx);
}

/// The summaries of all sessions.
pub(super) type Summaries = Result<All, StoreError>;

/// After this time all sessions are read: the window is drawn by then, for which the store should not take a core.
const REST_DELAY: Duration = Duration::from_millis(100);

/// Reloads the sessions. The first time it shows what the store has read meanwhile, of which only the first rows are whole,
/// and later reads all.
pub(super) fn read(ctx: &Context) {
    if let Some(first) = ctx.sessions.borrow_mut().first.take() {
        // The store runs its jobs in order, so the first is done before this one.
        ctx.ask(
            move |db| first.try_recv().unwrap_or_else(|_| db.first_sessions()),
            |ctx, first| {
                list(ctx, first);
                Timer::single_shot(REST_DELAY, ctx.on(read));
            },
        );
    } else {
        ctx.ask(Database::all_sessions, list);
    }
}

fn list(ctx: &Context, read: Summaries) {
    ctx.change(&ctx.sessions, refresh, |state| match read {
        Ok(all) => (state.all, state.failed) = (all, None),
        Err(error) => state.failed = Some(error.to_string()),
    });
}

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let mut state = ctx.sessions.borrow_mut();
    let words = ctx.words.borrow();
    let before = ctx.tables.borrow().shown;
    let adapter = ctx.global::<ui::SessionsAdapter>();
    let search = adapter.get_search();
    let page = |state: &State| sessions(&state.all, &state.filter, &search, before, &words);
    let mut view = page(&state);
    let there = view.filters.iter().any(|filter| filter.chosen);
    if !there && state.filter != Filter::All {
        // The selected game has no sessions any more.
        state.filter = Filter::All;
        view = page(&state);
    }
    let now = ctx.app.clock().now();
    let listed = (0..view.rows.len()).filter_map(|at| state.at(&view, at));
    view.begins = years(listed.map(|one| words.year(one.started)), words.year(now));
    view.years = view.begins.len();
    view.failed.clone_from(&state.failed);
    view.empty &= view.failed.is_none();
    let count = view.rows.len();
    // A notified listener may read rows at once.
    drop(state);
    ctx.show(view);
    LazyModel::renew(&adapter.get_rows(), count);
}

/// The row at that index.
fn row_at(ctx: &Context, at: usize) -> Option<ui::SessionRow> {
    let (state, words) = (ctx.sessions.borrow(), ctx.words.borrow());
    ctx.find_shown(|view: &SessionsView| {
        let one = state.at(view, at)?;
        let begins = view.begins.binary_search(&at).is_ok();
        let row = SessionRow {
            years: view.begins.partition_point(|begins| *begins <= at),
            year: begins.then(|| words.year_of(one.started)),
            ..row(one, &words)
        };
        Some(row.to_ui(&words))
    })
}

/// The session at that index of the list; the running one if the index is negative.
fn at(ctx: &Context, index: i32) -> Option<SessionSummary> {
    let state = ctx.sessions.borrow();
    let [kept, _] = &state.all;
    ctx.find_shown(|view: &SessionsView| {
        let found = if let Ok(index) = usize::try_from(index) {
            state.at(view, index)
        } else {
            let shown = view.open.first()?.id;
            kept.iter().find(|one| one.id == shown)
        };
        found.cloned()
    })
}

/// Opens a running session's table, an ended session's result, or restores a deleted session.
fn choose(ctx: &Context, index: i32) {
    match at(ctx, index) {
        Some(one) if one.deleted.is_some() => restore(ctx, &one),
        Some(one) if one.standing.ended.is_some() => table::open(ctx, one.id, Shown::Result),
        Some(one) => table::open(ctx, one.id, Shown::Table),
        None => {}
    }
}

fn delete(ctx: &Context, index: i32) {
    let Some(one) = at(ctx, index).filter(|_| !ctx.app.is_read_only()) else {
        return;
    };
    ctx.moved();
    let (id, title) = (one.id, called(&one));
    let stamp = ctx.app.clock().stamp();
    ctx.ask(
        move |db| db.delete_session(id, stamp),
        move |ctx, result| {
            if result.is_ok() && ctx.tables.borrow_mut().forget(id) {
                board::close(ctx);
            }
            done(ctx, result, |ctx| {
                let said = Message::session_deleted(title);
                ctx.notify_undo_app(said, stamp.edit, |ctx, result| {
                    done(ctx, result, Context::clear_notice);
                });
            });
        },
    );
}

/// Restores a deleted session.
fn restore(ctx: &Context, one: &SessionSummary) {
    if ctx.app.is_read_only() {
        return;
    }
    let (id, said) = (one.id, Message::sessions_restored(called(one)));
    let stamp = ctx.app.clock().stamp();
    ctx.ask(
        move |db| db.undelete(id, stamp),
        |ctx, result| done(ctx, result, |ctx| ctx.notify(said)),
    );
}

/// Reports a change of the trash and reloads the sessions.
fn done(ctx: &Context, result: Result<(), StoreError>, report: impl FnOnce(&Context)) {
    match result {
        Ok(()) => report(ctx),
        Err(error) => ctx.notify(Message::not_saved(&error)),
    }
    read(ctx);
}
