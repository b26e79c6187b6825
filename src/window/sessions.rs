//! The sessions page: what goes on, what was, and the way to a new one.

use super::desk::Desk;
use super::models::{Long, fill_by, list};
use crate::ledger::SessionId;
use crate::store::{Database, SessionRow};
use crate::view::sessions::{Known, OpenSession, Played, Row, game, row, sessions};
use crate::view::{Message, SchemeName};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

/// What the page knows.
#[derive(Default)]
pub(super) struct State {
    known: Vec<Known>,
    /// The places in it of those that are listed.
    listed: Vec<usize>,
    search: String,
    failed: Option<String>,
    /// The session that was deleted last, until something else is done.
    deleted: Option<(SessionId, Message)>,
}

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::SessionsAdapter>();
    let weak = Rc::downgrade(desk);
    adapter.set_rows(Long::of(
        move |at| row_at(&*weak.upgrade()?, at),
        |old, new| (*old != new).then_some(new),
    ));
    adapter.on_resume(desk.on_one(|desk, index| choose(desk, index, true)));
    adapter.on_opened(desk.on_one(|desk, index| choose(desk, index, false)));
    adapter.on_delete_open(desk.on_one(|desk, index| delete(desk, index, true)));
    adapter.on_deleted(desk.on_one(|desk, index| delete(desk, index, false)));
    adapter.on_searched(desk.on_one(search));
    adapter.on_new_session(desk.on(|desk| {
        desk.sessions.borrow_mut().deleted = None;
        super::new_session::open(desk);
    }));
    adapter.on_files(desk.on(super::files::open));
    adapter.on_retry(desk.on(open));
    adapter.on_notice_acted(desk.on(bring_back));
}

/// Shows the page, and reads the sessions anew.
pub(super) fn open(desk: &Rc<Desk>) {
    desk.go(ui::Page::Sessions);
    read(desk);
}

/// Shows the page with the reason why something failed.
pub(super) fn fail(desk: &Rc<Desk>, why: &str) {
    desk.sessions.borrow_mut().failed = Some(why.to_owned());
    desk.go(ui::Page::Sessions);
    refresh(desk);
}

fn read(desk: &Desk) {
    desk.ask(Database::sessions, |desk, rows| {
        let failed = match rows {
            Ok(rows) => {
                let words = desk.words.borrow();
                let mut all = HashMap::new();
                let rows = rows.into_iter().map(|row| known(row, &mut all, &words));
                desk.sessions.borrow_mut().known = rows.collect();
                None
            }
            Err(error) => Some(error.to_string()),
        };
        desk.sessions.borrow_mut().failed = failed;
        refresh(desk);
    });
}

/// What was played, by the ids of game and scheme and the scheme's name.
type AllPlayed = HashMap<[Arc<str>; 3], Rc<Played>>;

fn known(row: SessionRow, all: &mut AllPlayed, words: &Words) -> Known {
    let played = all
        .entry([row.game, row.scheme, row.scheme_name])
        .or_insert_with_key(|[of, scheme, name]| {
            Rc::new(Played {
                game: of.to_string(),
                scheme: SchemeName {
                    id: scheme.to_string(),
                    name: name.to_string(),
                },
                called: [
                    words.say(&game(of)),
                    words.say(&Message::scheme_called(scheme, name)),
                ],
            })
        });
    Known {
        id: row.id,
        title: row.title,
        started: row.started,
        played: Rc::clone(played),
        leaders: row
            .players
            .iter()
            .enumerate()
            .filter(|(_, player)| row.leaders.contains(&player.id))
            .map(|(at, _)| at)
            .collect(),
        together: row.together,
        players: row
            .players
            .into_iter()
            .map(|player| (player.name, player.points))
            .collect(),
        hands: row.hands,
        ended: row.ended.is_some(),
    }
}

/// Shows what is known.
pub(super) fn refresh(desk: &Desk) {
    let mut state = desk.sessions.borrow_mut();
    let words = desk.words.borrow();
    let adapter = desk.window.global::<ui::SessionsAdapter>();
    let view = sessions(&state.known, &state.search);
    state.listed = view.rows;
    let count = state.listed.len();
    // Whoever is told of the rows may look at them at once.
    drop(state);
    let state = desk.sessions.borrow();
    let open = view
        .open
        .iter()
        .map(|open| open_shown(open, &words))
        .collect();
    adapter.set_open(fill_by(&adapter.get_open(), open, |_, new| Some(new)));
    let nothing = !view.empty && count == 0 && (view.searching || view.open.is_none());
    adapter.set_searching(view.searching);
    Long::renew(&adapter.get_rows(), count);
    adapter.set_empty(view.empty && state.failed.is_none());
    adapter.set_nothing_found(if nothing {
        words.say(&Message::NothingFound).into()
    } else {
        SharedString::new()
    });
    adapter.set_failed(state.failed.as_deref().unwrap_or_default().into());
    let say = |message: Option<Message>| {
        SharedString::from(message.map(|m| words.say(&m)).unwrap_or_default())
    };
    let title = state.deleted.as_ref().map(|(_, title)| title.clone());
    adapter.set_notice(say(title.clone().map(|title| Message::SessionDeleted {
        title: title.part(),
    })));
    adapter.set_notice_action(say(title.as_ref().map(|_| Message::Undo)));
    adapter.set_notice_action_label(say(title.map(|_| Message::Undo)));
}

/// What stands in that place of the list.
fn row_at(desk: &Desk, at: usize) -> Option<ui::SessionRow> {
    let state = desk.sessions.borrow();
    let known = state.known.get(*state.listed.get(at)?)?;
    let now = desk.app.surroundings().now();
    Some(row_shown(&row(known), &desk.words.borrow(), now))
}

fn open_shown(open: &OpenSession, words: &Words) -> ui::OpenSession {
    let players = open
        .players
        .iter()
        .map(|(name, total, leads)| ui::OpenPlayer {
            name: name.into(),
            total: words.number(*total).into(),
            leads: *leads,
        });
    ui::OpenSession {
        title: words.say(&open.title).into(),
        line: words.say(&open.line).into(),
        players: list(players.collect()),
        label: words.say(&open.label).into(),
        resume_label: words.say(&open.resume).into(),
        delete_label: words.say(&open.delete).into(),
    }
}

fn row_shown(
    row: &Row,
    words: &Words,
    now: chrono::DateTime<chrono::FixedOffset>,
) -> ui::SessionRow {
    let (day, month) = words.day_parts(row.day, now);
    ui::SessionRow {
        day: day.into(),
        month: month.into(),
        title: words.say(&row.title).into(),
        game: words.say(&row.game).into(),
        winner: words.names(&row.winner).into(),
        players: words.names(&row.players).into(),
        state: words.say(&row.state).into(),
        label: words.say(&row.label).into(),
        delete_label: words.say(&row.delete).into(),
    }
}

/// The session in that place, with its title.
fn at(desk: &Desk, index: i32, open: bool) -> Option<(SessionId, Message)> {
    let state = desk.sessions.borrow();
    let view = sessions(&state.known, &state.search);
    let index = usize::try_from(index).ok()?;
    if open {
        view.open
            .filter(|_| index == 0)
            .map(|open| (open.id, open.title))
    } else {
        let known = state.known.get(*view.rows.get(index)?)?;
        Some((known.id, row(known).name))
    }
}

fn choose(desk: &Rc<Desk>, index: i32, open: bool) {
    desk.sessions.borrow_mut().deleted = None;
    if let Some((id, _)) = at(desk, index, open) {
        super::table::open(desk, id);
    }
}

fn search(desk: &Rc<Desk>, text: SharedString) {
    desk.sessions.borrow_mut().search = text.into();
    refresh(desk);
}

fn delete(desk: &Rc<Desk>, index: i32, open: bool) {
    let Some((id, title)) = at(desk, index, open).filter(|_| !desk.app.is_read_only()) else {
        return;
    };
    let stamp = desk.app.surroundings().stamp();
    desk.ask(
        move |db| db.delete_session(id, stamp.edit, stamp.at),
        move |desk, came| {
            match came {
                Ok(()) => {
                    desk.tables.borrow_mut().forget(id);
                    desk.sessions.borrow_mut().deleted = Some((id, title));
                }
                Err(error) => desk.sessions.borrow_mut().failed = Some(error.to_string()),
            }
            read(desk);
        },
    );
}

fn bring_back(desk: &Rc<Desk>) {
    let Some((id, _)) = desk.sessions.borrow_mut().deleted.take() else {
        return;
    };
    let stamp = desk.app.surroundings().stamp();
    desk.ask(
        move |db| db.undelete(id, stamp.edit, stamp.at),
        |desk, came| {
            if let Err(error) = came {
                desk.sessions.borrow_mut().failed = Some(error.to_string());
            }
            read(desk);
        },
    );
}
