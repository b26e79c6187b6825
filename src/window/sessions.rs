//! The sessions page: running sessions, earlier ones, and a button for a new one.

use super::context::Desk;
use super::models::Long;
use super::shown::{Shown, UpdateInPlace, kept_list};
use crate::app::known;
use crate::ledger::SessionId;
use crate::store::{Database, StoreError};
use crate::view::sessions::{All, Filter, Known, SessionRow, SessionsView, row, sessions, years};
use crate::view::{Message, Year};
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// What the page knows.
#[derive(Default)]
pub(super) struct State {
    kept: Vec<Known>,
    deleted: Vec<Known>,
    /// The places of those that are listed, among those that the filter is about.
    listed: Vec<usize>,
    /// The rows of the list over which a year stands.
    years: Vec<usize>,
    /// What is shown beside the list.
    view: Option<SessionsView>,
    filter: Filter,
    search: String,
    failed: Option<String>,
    /// What was done last, until something else is, with the session that it deleted.
    notice: Option<(Message, Option<SessionId>)>,
}

impl State {
    fn all(&self) -> All<'_> {
        All {
            kept: &self.kept,
            deleted: &self.deleted,
        }
    }

    /// The session in that place of the list.
    fn at(&self, place: usize) -> Option<&Known> {
        self.all().of(&self.filter).get(*self.listed.get(place)?)
    }
}

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::SessionsAdapter>();
    let weak = Rc::downgrade(desk);
    adapter.set_rows(Long::of(
        move |at| row_at(&*weak.upgrade()?, at),
        UpdateInPlace::kept,
    ));
    adapter.on_resume(desk.on_one(|desk, index| choose(desk, index, true)));
    adapter.on_opened(desk.on_one(|desk, index| choose(desk, index, false)));
    adapter.on_delete_open(desk.on_one(|desk, index| delete(desk, index, true)));
    adapter.on_deleted(desk.on_one(|desk, index| delete(desk, index, false)));
    adapter.on_searched(desk.on_one(search));
    adapter.on_filtered(desk.on_one(filter));
    adapter.on_new_session(desk.on(super::new_session::open));
    adapter.on_files(desk.on(super::files::open));
    adapter.on_retry(desk.on(open));
    adapter.on_notice_acted(desk.on(bring_back));
}

/// Shows the page, and reads the sessions anew. What was done the last time that it was here is not told again.
pub(super) fn open(desk: &Rc<Desk>) {
    desk.sessions.borrow_mut().notice = None;
    desk.go(ui::Page::Sessions);
    read(desk);
}

/// Shows the page with the reason why something failed.
pub(super) fn fail(desk: &Rc<Desk>, why: &str) {
    desk.sessions.borrow_mut().failed = Some(why.to_owned());
    desk.go(ui::Page::Sessions);
    refresh(desk);
}

/// Reads the sessions anew, and shows them.
pub(super) fn read(desk: &Desk) {
    let job = |db: &mut Database| Ok((db.sessions()?, db.deleted_sessions()?));
    desk.ask(job, |desk, came: Result<_, StoreError>| {
        let mut state = desk.sessions.borrow_mut();
        state.failed = match came {
            Ok((kept, deleted)) => {
                let words = desk.words.borrow();
                (state.kept, state.deleted) = (known(kept, &words), known(deleted, &words));
                None
            }
            Err(error) => Some(error.to_string()),
        };
        drop(state);
        refresh(desk);
    });
}

/// Shows what is known.
pub(super) fn refresh(desk: &Desk) {
    let mut state = desk.sessions.borrow_mut();
    let words = desk.words.borrow();
    let adapter = desk.window.global::<ui::SessionsAdapter>();
    let mut view = sessions(state.all(), &state.filter, &state.search);
    let there = view.filters.iter().any(|filter| filter.chosen);
    if !there && state.filter != Filter::All {
        // What was listed is gone, as the last of a game is.
        state.filter = Filter::All;
        view = sessions(state.all(), &state.filter, &state.search);
    }
    state.listed = std::mem::take(&mut view.rows);
    let now = desk.app.surroundings().now();
    let listed = (0..state.listed.len()).filter_map(|at| state.at(at));
    state.years = years(listed.map(|one| words.year(one.started)), words.year(now));
    let count = state.listed.len();
    let open: Vec<_> = view.open.iter().cloned().collect();
    adapter.set_open(kept_list(&adapter.get_open(), &open.shown(&words)));
    let nothing = !view.empty && count == 0 && (view.narrowed || view.open.is_none());
    adapter.set_narrowed(view.narrowed);
    adapter.set_filters(kept_list(
        &adapter.get_filters(),
        &view.filters.shown(&words),
    ));
    let empty = view.empty;
    state.view = Some(view);
    // Whoever is told of the rows may look at them at once.
    drop(state);
    let state = desk.sessions.borrow();
    Long::renew(&adapter.get_rows(), count);
    adapter.set_years(i32::try_from(state.years.len()).unwrap_or(i32::MAX));
    adapter.set_empty(empty && state.failed.is_none());
    adapter.set_nothing_found(if nothing {
        words.say(&Message::NothingFound).into()
    } else {
        SharedString::new()
    });
    adapter.set_failed(state.failed.as_deref().unwrap_or_default().into());
    let say = |message: Option<Message>| {
        SharedString::from(message.map(|m| words.say(&m)).unwrap_or_default())
    };
    let (said, undo) = match &state.notice {
        Some((said, session)) => (Some(said.clone()), session.map(|_| Message::Undo)),
        None => (None, None),
    };
    adapter.set_notice(say(said));
    adapter.set_notice_action(say(undo.clone()));
    adapter.set_notice_action_label(say(undo));
}

/// What stands in that place of the list.
fn row_at(desk: &Desk, at: usize) -> Option<ui::SessionRow> {
    let state = desk.sessions.borrow();
    let known = state.at(at)?;
    let begins = state.years.binary_search(&at).is_ok();
    let row = SessionRow {
        years: state.years.partition_point(|begins| *begins <= at),
        year: begins.then_some(Year(known.started)),
        ..row(known)
    };
    Some(row.shown(&desk.words.borrow()))
}

/// The session in that place.
fn at(desk: &Desk, index: i32, open: bool) -> Option<Known> {
    let state = desk.sessions.borrow();
    let known = if open {
        let shown = state.view.as_ref()?.open.as_ref()?.id;
        state.kept.iter().find(|one| one.id == shown)
    } else {
        state.at(usize::try_from(index).ok()?)
    };
    known.cloned()
}

/// Goes on with a session, or looks at the result of one that has ended; one that was deleted comes back.
fn choose(desk: &Rc<Desk>, index: i32, open: bool) {
    match at(desk, index, open) {
        Some(known) if known.deleted.is_some() => {
            restore(desk, known.id, Some(row(&known).called));
        }
        Some(known) if known.ended => super::table::open_result(desk, known.id),
        Some(known) => super::table::open(desk, known.id),
        None => {}
    }
}

fn search(desk: &Rc<Desk>, text: SharedString) {
    desk.sessions.borrow_mut().search = text.into();
    refresh(desk);
}

fn filter(desk: &Rc<Desk>, index: i32) {
    {
        let mut state = desk.sessions.borrow_mut();
        let shown = state.view.as_ref();
        let chosen = shown.and_then(|view| view.filters.get(usize::try_from(index).ok()?));
        state.filter = chosen.map(|one| one.does.clone()).unwrap_or_default();
    }
    refresh(desk);
}

fn delete(desk: &Rc<Desk>, index: i32, open: bool) {
    let Some(known) = at(desk, index, open).filter(|_| !desk.app.is_read_only()) else {
        return;
    };
    let (id, title) = (known.id, row(&known).called);
    let stamp = desk.app.surroundings().stamp();
    desk.ask(
        move |db| db.delete_session(id, stamp.edit, stamp.at),
        move |desk, came| {
            match came {
                Ok(()) => {
                    desk.tables.borrow_mut().forget(id);
                    let title = title.nested();
                    desk.sessions.borrow_mut().notice =
                        Some((Message::SessionDeleted { title }, Some(id)));
                }
                Err(error) => desk.sessions.borrow_mut().failed = Some(error.to_string()),
            }
            read(desk);
        },
    );
}

/// Takes back what was deleted last.
fn bring_back(desk: &Rc<Desk>) {
    let notice = desk.sessions.borrow_mut().notice.take();
    if let Some((_, Some(id))) = notice {
        restore(desk, id, None);
    }
}

/// Brings a deleted session back, and says so by its title where it was asked for by that.
fn restore(desk: &Rc<Desk>, id: SessionId, title: Option<Message>) {
    if desk.app.is_read_only() {
        return;
    }
    let stamp = desk.app.surroundings().stamp();
    desk.ask(
        move |db| db.undelete(id, stamp.edit, stamp.at),
        move |desk, came| {
            let mut state = desk.sessions.borrow_mut();
            match came {
                Ok(()) => {
                    state.notice = title.map(|title| {
                        let title = title.nested();
                        (Message::SessionsRestored { title }, None)
                    });
                }
                Err(error) => state.failed = Some(error.to_string()),
            }
            drop(state);
            read(desk);
        },
    );
}
