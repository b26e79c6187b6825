//! The players page: the roster, one player's statistics, renaming and merging.

use super::context::Context;
use super::models::row;
use super::table::Shown;
use crate::ledger::{EditId, PlayerId, clean_name, name_key};
use crate::money::Currency;
use crate::stats::Achievement;
use crate::store::{ComputedStats, Database, Player, StoreError};
use crate::view::Message;
use crate::view::new_session::name_error;
use crate::view::page::{Person, PlayerRow, PlayersPage};
use crate::view::players::{self, Known};
use crate::words::Words;
use chrono::{DateTime, FixedOffset};
use oddtrick_ui as ui;
use slint::SharedString;
use std::collections::{BTreeMap, BTreeSet};

/// Number of sessions counted before the page first shows, and per later batch.
const AT_ONCE: usize = 200;
/// Number of sessions listed at first, and added per tap.
const SESSIONS_SHOWN: usize = 10;

/// The page's data and choices.
#[derive(Default)]
pub(super) struct State {
    loaded: Loaded,
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
        let known = &self.loaded.known;
        let chosen = known.iter().find(|one| Some(one.id) == self.chosen);
        chosen.or_else(|| players::by_sessions(known).into_iter().next())
    }

    /// Shows one game of the player, or all.
    fn show_game(&mut self, game: Option<String>) {
        self.game = game;
        self.task = None;
        self.sessions = SESSIONS_SHOWN;
    }
}

/// The data read for the page.
#[derive(Default)]
struct Loaded {
    known: Vec<Known>,
    /// Who shared a table with whom.
    co_players: BTreeMap<PlayerId, BTreeSet<PlayerId>>,
    stats: ComputedStats,
}

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::PlayersAdapter>();
    adapter.on_chosen(ctx.on_row(
        |page: &PlayersPage, index| Some(row(&page.roster, index)?.id),
        choose,
    ));
    adapter.on_searched(ctx.on(refresh));
    adapter.on_other_chosen(ctx.on(|ctx| {
        let next = ctx.find_shown(|page: &PlayersPage| page.other);
        ctx.change(&ctx.players, refresh, |state| state.currency = next);
    }));
    adapter.on_game_chosen(ctx.on_choice(
        |person: &Person| &person.games,
        |ctx, game| ctx.change(&ctx.players, refresh, |state| state.show_game(game)),
    ));
    adapter.on_task_chosen(ctx.on_choice(
        |person: &Person| &person.tasks,
        |ctx, task| ctx.change(&ctx.players, refresh, |state| state.task = Some(task)),
    ));
    adapter.on_session_opened(ctx.on_row(
        |person: &Person, index| Some(row(&person.sessions, index)?.id),
        |ctx, id| super::table::open(ctx, id, Shown::Table),
    ));
    adapter.on_more_shown(ctx.on(|ctx| {
        ctx.players.borrow_mut().sessions += 2 * SESSIONS_SHOWN;
        refresh(ctx);
    }));
    adapter.on_added(ctx.on_text(add));
    adapter.on_renamed(ctx.on_text(rename));
    adapter.on_merged(ctx.on_row(
        |person: &Person, index| row(&person.merge_candidates, index).cloned(),
        merge,
    ));
}

/// Shows the page and reloads the roster.
pub(super) fn open(ctx: &Context) {
    let adapter = ctx.global::<ui::PlayersAdapter>();
    adapter.set_detail_open(false);
    adapter.set_names_open(false);
    adapter.set_adding(false);
    ctx.players.borrow_mut().sessions = SESSIONS_SHOWN;
    read(ctx);
    ctx.navigate(ui::Page::Players);
}

/// Reloads the players and shows them.
pub(super) fn read(ctx: &Context) {
    ctx.ask(load, |ctx, result| {
        let mut state = ctx.players.borrow_mut();
        let before = state.loaded.stats.all.sessions;
        match result {
            Ok(loaded) => (state.loaded, state.failed) = (loaded, None),
            Err(error) => state.failed = Some(error.to_string()),
        }
        // Stop if a batch made no progress, so that unreadable sessions do not loop.
        let counted = &state.loaded.stats;
        let waiting = counted.waiting > 0 && counted.all.sessions > before;
        drop(state);
        refresh(ctx);
        // Show partial results while the rest is counted.
        if waiting && ctx.page() == ui::Page::Players {
            read(ctx);
        }
    });
}

fn load(db: &mut Database) -> Result<Loaded, StoreError> {
    let stats = db.computed_stats(AT_ONCE)?;
    let known = db.people()?.players().into_iter().map(|player| Known {
        summary: stats.all.summary(player.id),
        id: player.id,
        name: player.name,
    });
    Ok(Loaded {
        known: known.collect(),
        co_players: db.co_players()?,
        stats,
    })
}

fn choose(ctx: &Context, who: PlayerId) {
    ctx.clear_notice();
    ctx.global::<ui::PlayersAdapter>().set_names_open(false);
    ctx.change(&ctx.players, refresh, |state| {
        state.chosen = Some(who);
        state.show_game(None);
    });
}

/// Refreshes the page.
fn refresh(ctx: &Context) {
    let search = ctx.global::<ui::PlayersAdapter>().get_search();
    let state = ctx.players.borrow();
    if let Some(who) = state.person() {
        let now = ctx.app.clock().now();
        ctx.show(in_full(&state, who, &ctx.words.borrow(), now));
    }
    ctx.show(page(&state, &search));
}

fn page(state: &State, search: &str) -> PlayersPage {
    let mut page = players::roster(&state.loaded.known, state.currency, search);
    let shown = state.person();
    for row in &mut page.roster {
        row.chosen = Some(row.id) == shown.map(|one| one.id);
    }
    let n = |n: usize| (n > 0).then_some(n);
    let counted = &state.loaded.stats;
    let waiting = n(counted.waiting).map(Message::players_counting);
    let left_out = n(counted.too_large + counted.damaged.len()).map(Message::players_left_out);
    PlayersPage {
        failed: state.failed.clone().unwrap_or_default(),
        notes: waiting.into_iter().chain(left_out).collect(),
        ..page
    }
}

fn in_full(state: &State, who: &Known, words: &Words, now: DateTime<FixedOffset>) -> Person {
    let all = &state.loaded.stats.all;
    let (record, games) = (all.record(who.id, state.game.as_deref()), all.games(who.id));
    let names = state.loaded.known.iter();
    let names = names.map(|one| (one.id, one.name.clone())).collect();
    let mut person = players::person(who, &games, &record, &names, state.task.as_ref());
    for game in &mut person.games {
        game.chosen = game.does == state.game;
    }
    let more = person.sessions.len().saturating_sub(state.sessions);
    person.sessions.truncate(state.sessions);
    for session in &mut person.sessions {
        (session.day, session.month) = words.day_parts(session.at, now);
    }
    person.more_sessions =
        (more > 0).then_some(Message::players_show_more(more.min(2 * SESSIONS_SHOWN)));
    let co_players = state.loaded.co_players.get(&who.id).cloned();
    person.merge_candidates =
        players::merge_candidates(&state.loaded.known, who, &co_players.unwrap_or_default());
    person
}

fn add(ctx: &Context, name: &str) {
    let adapter = ctx.global::<ui::PlayersAdapter>();
    let name = match clean_name(name) {
        Ok(name) => name,
        Err(error) => return adapter.set_name_error(ctx.say(&name_error(&error))),
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
            let adapter = ctx.global::<ui::PlayersAdapter>();
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

fn rename(ctx: &Context, name: &str) {
    let Some(who) = ctx.players.borrow().person().cloned() else {
        return;
    };
    let adapter = ctx.global::<ui::PlayersAdapter>();
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
                let said = Message::history_renamed(who.name, after);
                done(ctx, said, Some(stamp.edit), who.id);
            }
            Err(error) => {
                let adapter = ctx.global::<ui::PlayersAdapter>();
                adapter.set_own_name_error(ctx.say(&why_not_renamed(ctx, &error)));
            }
        },
    );
}

fn merge(ctx: &Context, into: PlayerRow) {
    let Some(who) = ctx.players.borrow().person().cloned() else {
        return;
    };
    let stamp = ctx.app.clock().stamp();
    let (from, to) = (who.id, into.id);
    ctx.ask(
        move |db| db.merge_players(from, to, stamp),
        move |ctx, result| match result {
            Ok(()) => {
                let said = Message::players_merged(who.name, into.name);
                done(ctx, said, Some(stamp.edit), to);
            }
            Err(error) => ctx.notify(why_not(&error)),
        },
    );
}

/// Shows the notice and the changed player, and reloads.
fn done(ctx: &Context, said: Message, target: Option<EditId>, who: PlayerId) {
    choose(ctx, who);
    match target {
        Some(target) => ctx.notify_undo_app(said, target, |ctx, result| match result {
            Ok(()) => read(ctx),
            Err(error) => ctx.notify(why_not(&error)),
        }),
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
fn why_not_renamed(ctx: &Context, error: &StoreError) -> Message {
    let can_merge = |name: &str| {
        let is = |one: &PlayerRow| name_key(&one.name) == name_key(name);
        ctx.find_shown(|person: &Person| Some(person.merge_candidates.iter().any(is)))
    };
    match error {
        StoreError::NameTaken(name) if can_merge(name) != Some(true) => {
            Message::players_name_taken_together(name)
        }
        other => why_not(other),
    }
}
