//! The properties of the players page: roster, one player, charts.

use super::{SESSIONS_SHOWN, State};
use crate::view::Message;
use crate::view::page::{Person, PlayersPage};
use crate::view::players::{Known, person, roster};
use crate::view::table::count;
use crate::window::context::Context;
use chrono::{DateTime, FixedOffset};
use oddtrick_ui as ui;
use slint::ComponentHandle;

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let search = ctx.window.global::<ui::PlayersAdapter>().get_search();
    ctx.show(page(&ctx.players.borrow(), &search, ctx.app.clock().now()));
}

fn page(state: &State, search: &str, now: DateTime<FixedOffset>) -> PlayersPage {
    let mut page = roster(&state.known, state.currency, search);
    let shown = state.person();
    for row in &mut page.roster {
        row.chosen = Some(row.id) == shown.map(|one| one.id);
    }
    let n = |n: usize| (n > 0).then(|| count(n));
    let waiting = n(state.stats.waiting).map(Message::players_counting);
    let left_out = n(state.stats.left_out).map(Message::players_left_out);
    PlayersPage {
        failed: state.failed.clone().unwrap_or_default(),
        notes: waiting.into_iter().chain(left_out).collect(),
        has_player: shown.is_some(),
        person: shown.map(|who| in_full(state, who, now)),
        ..page
    }
}

fn in_full(state: &State, who: &Known, now: DateTime<FixedOffset>) -> Person {
    let all = &state.stats.all;
    let (record, games) = (all.record(who.id, state.game.as_deref()), all.games(who.id));
    let mut person = person(who, &games, &record, &state.names(), state.task.as_ref());
    for game in &mut person.games {
        game.chosen = game.does == state.game;
    }
    let more = person.sessions.len().saturating_sub(state.sessions);
    person.sessions.truncate(state.sessions);
    for session in &mut person.sessions {
        session.day.now = now;
    }
    person.more_sessions =
        (more > 0).then_some(Message::players_show_more(more.min(2 * SESSIONS_SHOWN)));
    person.merge_candidates = state.merge_candidates();
    person
}
