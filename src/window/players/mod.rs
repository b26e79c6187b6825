//! The players page: the roster, one player's statistics, renaming and merging.

mod show;

use super::context::Context;
use super::models::row;
use super::table::Shown;
use crate::ledger::{EditId, PlayerId, clean_name, name_key};
use crate::money::Currency;
use crate::stats::Achievement;
use crate::store::{ComputedStats, Database, Player, StoreError};
use crate::view::Message;
use crate::view::new_session::name_error;
use crate::view::page::{MergeCandidate, Person, PlayersPage};
use crate::view::players::{self, Known};
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Number of sessions counted before the page first shows, and per later batch.
const AT_ONCE: usize = 200;
/// Number of sessions listed at first, and added per tap.
const SESSIONS_SHOWN: usize = 10;

/// The page's data and choices.
#[derive(Default)]
pub(super) struct State {
    known: Vec<Known>,
    stats: ComputedStats,
    co_players: BTreeMap<PlayerId, BTreeSet<PlayerId>>,
    failed: Option<String>,
    currency: Option<Currency>,
    /// The player shown in full; `None` for the first of the roster.
    chosen: Option<PlayerId>,
    /// The game filter; `None` for all.
    game: Option<String>,
    /// The task whose trick chart is shown.
    task: Option<Achievement>,
    /// Number of sessions listed.
    sessions: usize,
}

impl State {
    /// The player shown in full.
    fn person(&self) -> Option<&Known> {
        let chosen = self.known.iter().find(|one| Some(one.id) == self.chosen);
        chosen.or_else(|| {
            let first = players::roster(&self.known, self.currency, "").roster;
            let first = first.first()?.id;
            self.known.iter().find(|one| one.id == first)
        })
    }

    fn names(&self) -> BTreeMap<PlayerId, String> {
        let all = self.known.iter();
        all.map(|one| (one.id, one.name.clone())).collect()
    }

    fn merge_candidates(&self) -> Vec<players::MergeCandidate> {
        let Some(who) = self.person() else {
            return Vec::new();
        };
        let co_players = self.co_players.get(&who.id).cloned().unwrap_or_default();
        players::merge_candidates(&self.known, who, &co_players)
    }
}

/// The data read for the page: the players, who shared a table with whom, and the statistics.
type Loaded = (
    Vec<Player>,
    BTreeMap<PlayerId, BTreeSet<PlayerId>>,
    ComputedStats,
);

pub(super) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::PlayersAdapter>();
    adapter.on_chosen(ctx.on_row(
        |page: &PlayersPage, index| Some(row(&page.roster, index)?.id),
        |ctx, who| choose(ctx, who),
    ));
    adapter.on_searched(ctx.on(|ctx| show::refresh(ctx)));
    adapter.on_other_chosen(ctx.on(|ctx| {
        let next = ctx.find_shown(|page: &PlayersPage| page.other);
        ctx.players.borrow_mut().currency = next;
        show::refresh(ctx);
    }));
    adapter.on_game_chosen(on_person(
        ctx,
        |person, index| Some(row(&person.games, index)?.does.clone()),
        |ctx, game| {
            show_game(ctx, game);
            show::refresh(ctx);
        },
    ));
    adapter.on_task_chosen(on_person(
        ctx,
        |person, index| Some(row(&person.tasks, index)?.does.clone()),
        |ctx, task| {
            ctx.players.borrow_mut().task = Some(task);
            show::refresh(ctx);
        },
    ));
    adapter.on_session_opened(on_person(
        ctx,
        |person, index| Some(row(&person.sessions, index)?.id),
        |ctx, id| super::table::open(ctx, id, Shown::Table),
    ));
    adapter.on_more_shown(ctx.on(|ctx| {
        ctx.players.borrow_mut().sessions += 2 * SESSIONS_SHOWN;
        show::refresh(ctx);
    }));
    adapter.on_added(ctx.on_text(add));
    adapter.on_renamed(ctx.on_text(rename));
    adapter.on_merged(on_person(
        ctx,
        |person, index| row(&person.merge_candidates, index).cloned(),
        merge,
    ));
}

/// Shows the page and reloads the roster.
pub(super) fn open(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::PlayersAdapter>();
    adapter.set_detail_open(false);
    adapter.set_names_open(false);
    adapter.set_adding(false);
    ctx.players.borrow_mut().sessions = SESSIONS_SHOWN;
    read(ctx);
    ctx.navigate(ui::Page::Players);
}

/// Reloads the players and shows them.
pub(super) fn read(ctx: &Context) {
    ctx.ask(
        |db| -> Result<Loaded, StoreError> {
            let stats = db.computed_stats(AT_ONCE)?;
            Ok((db.people()?.players(), db.co_players()?, stats))
        },
        |ctx, result| {
            let waiting = take_up(ctx, result);
            show::refresh(ctx);
            // Show partial results while the rest is counted.
            if waiting && ctx.page() == ui::Page::Players {
                read(ctx);
            }
        },
    );
}

/// Handles the data read; returns whether more is to come.
fn take_up(ctx: &Context, result: Result<Loaded, StoreError>) -> bool {
    let mut state = ctx.players.borrow_mut();
    match result {
        Ok((players, co_players, computed)) => {
            let known = players.into_iter().map(|player| Known {
                summary: computed.all.summary(player.id),
                id: player.id,
                name: player.name,
            });
            state.known = known.collect();
            // Stop if a batch made no progress, so that unreadable sessions do not loop.
            let more = computed.waiting > 0 && computed.all.sessions > state.stats.all.sessions;
            (state.stats, state.co_players) = (computed, co_players);
            state.failed = None;
            more
        }
        Err(error) => {
            state.failed = Some(error.to_string());
            false
        }
    }
}

/// A callback with the index of a row of the player shown.
fn on_person<T: 'static>(
    ctx: &Rc<Context>,
    find: fn(&Person, i32) -> Option<T>,
    act: fn(&Rc<Context>, T),
) -> impl Fn(i32) + 'static {
    ctx.on_row(
        move |page: &PlayersPage, index| find(page.person.as_ref()?, index),
        act,
    )
}

/// Chooses a game of the player, or all.
fn show_game(ctx: &Context, game: Option<String>) {
    let mut state = ctx.players.borrow_mut();
    state.game = game;
    state.task = None;
    state.sessions = SESSIONS_SHOWN;
}

fn choose(ctx: &Context, who: PlayerId) {
    ctx.players.borrow_mut().chosen = Some(who);
    show_game(ctx, None);
    ctx.clear_notice();
    let adapter = ctx.window.global::<ui::PlayersAdapter>();
    adapter.set_names_open(false);
    show::refresh(ctx);
}

fn add(ctx: &Rc<Context>, name: &str) {
    let name = match clean_name(name) {
        Ok(name) => name,
        Err(error) => {
            let why = ctx.say(&name_error(&error));
            let adapter = ctx.window.global::<ui::PlayersAdapter>();
            return adapter.set_name_error(why);
        }
    };
    let player = Player {
        id: PlayerId(ctx.app.clock().id()),
        name,
        created: ctx.app.clock().now(),
    };
    let added = player.clone();
    ctx.ask(
        move |db| db.add_player(&added),
        move |ctx, result| {
            let adapter = ctx.window.global::<ui::PlayersAdapter>();
            match result {
                Ok(()) => {
                    adapter.set_adding(false);
                    adapter.set_new_name(SharedString::new());
                    done(ctx, Message::players_added(&player.name), None, player.id);
                }
                Err(error) => adapter.set_name_error(ctx.say(&why_not(&error))),
            }
        },
    );
}

fn rename(ctx: &Rc<Context>, name: &str) {
    let Some(who) = ctx.players.borrow().person().cloned() else {
        return;
    };
    let adapter = ctx.window.global::<ui::PlayersAdapter>();
    let name = match clean_name(name) {
        Ok(name) => name,
        Err(error) => return adapter.set_own_name_error(ctx.say(&name_error(&error))),
    };
    if name == who.name {
        return adapter.set_names_open(false);
    }
    let stamp = ctx.app.clock().stamp();
    let after = name.clone();
    ctx.ask(
        move |db| db.rename_player(who.id, &name, stamp),
        move |ctx, result| match result {
            Ok(()) => {
                let before = who.name;
                let said = Message::history_renamed(before, after);
                done(ctx, said, Some(stamp.edit), who.id);
            }
            Err(error) => {
                let adapter = ctx.window.global::<ui::PlayersAdapter>();
                let why = why_not_renamed(&ctx.players.borrow(), &error);
                adapter.set_own_name_error(ctx.say(&why));
            }
        },
    );
}

fn merge(ctx: &Rc<Context>, into: MergeCandidate) {
    let Some(who) = ctx.players.borrow().person().cloned() else {
        return;
    };
    let stamp = ctx.app.clock().stamp();
    let (from, to) = (who.id, into.id);
    ctx.ask(
        move |db| db.merge_players(from, to, stamp),
        move |ctx, result| match result {
            Ok(()) => {
                let (name, into) = (who.name, into.name);
                let said = Message::players_merged(name, into);
                done(ctx, said, Some(stamp.edit), to);
            }
            Err(error) => ctx.notify(why_not(&error)),
        },
    );
}

fn undo(ctx: &Rc<Context>, target: EditId) {
    let stamp = ctx.app.clock().stamp();
    ctx.ask(
        move |db: &mut Database| db.undo_app(target, stamp),
        |ctx, result| match result {
            Ok(()) => read(ctx),
            Err(error) => ctx.notify(why_not(&error)),
        },
    );
}

/// Shows the notice and the changed player, and reloads.
fn done(ctx: &Context, said: Message, target: Option<EditId>, who: PlayerId) {
    choose(ctx, who);
    match target {
        Some(target) => ctx.notify_undo(said, move |ctx| undo(ctx, target)),
        None => ctx.notify(said),
    }
    read(ctx);
}

fn why_not(error: &StoreError) -> Message {
    match error {
        StoreError::NameTaken(name) => Message::players_name_taken(name),
        other => Message::files_failed(other),
    }
}

/// Why the player shown was not renamed; a player of that name who sat at one table with them cannot be merged either.
fn why_not_renamed(state: &State, error: &StoreError) -> Message {
    match error {
        StoreError::NameTaken(name)
            if !(state.merge_candidates().iter())
                .any(|one| name_key(&one.name) == name_key(name)) =>
        {
            Message::players_name_taken_together(name)
        }
        other => why_not(other),
    }
}
