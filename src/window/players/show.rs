//! The properties of the players page: roster, one player, charts.

use super::{EVENINGS, State};
use crate::stats::Record;
use crate::view::Message;
use crate::view::page::{Person, PlayersPage};
use crate::view::players::{Known, person, roster};
use crate::window::context::Context;
use crate::window::shown::Set;
use chrono::{DateTime, FixedOffset};
use slint::ComponentHandle;

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let now = ctx.app.clock().now();
    let view = page(&ctx.players.borrow(), now);
    ctx.players.borrow_mut().view = view.clone();
    view.set(&ctx.window.global(), &ctx.words.borrow());
}

fn page(state: &State, now: DateTime<FixedOffset>) -> PlayersPage {
    let roster = roster(&state.known, state.currency, &state.search);
    let person = state.person().map(|who| in_full(state, who, now));
    let mut rows = roster.rows;
    for row in &mut rows {
        row.chosen = Some(row.id) == state.person().map(|one| one.id);
    }
    let other = roster.others.first().copied();
    let code = other.map(|other| other.code().to_owned());
    let (closing_money, closing_label) = roster.closing.unzip();
    let n = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let waiting = (state.waiting > 0).then(|| Message::PlayersCounting {
        n: n(state.waiting),
    });
    let left_out = (state.left_out > 0).then(|| Message::PlayersLeftOut {
        n: n(state.left_out),
    });
    let undo = state.notice.as_ref().and_then(|(_, undo)| *undo);
    PlayersPage {
        roster: rows,
        empty: roster.empty,
        failed: state.failed.clone().unwrap_or_default(),
        money_head: roster.currency,
        other_currency: code.clone().unwrap_or_default(),
        other_label: code.map(|currency| Message::PlayersShowIn { currency }),
        other,
        closing_money: closing_money.zip(roster.currency),
        closing_label,
        notes: waiting.into_iter().chain(left_out).collect(),
        has_player: person.is_some(),
        person,
        notice: state.notice.as_ref().map(|(said, _)| said.clone()),
        notice_action: undo.map(|_| Message::Undo),
    }
}

fn in_full(state: &State, who: &Known, now: DateTime<FixedOffset>) -> Person {
    let (record, games) = (state.record(who.id), Record::games(&state.sittings, who.id));
    let mut person = person(who, &games, &record, &state.names(), state.task.as_ref());
    for game in &mut person.games {
        game.chosen = game.does == state.game;
    }
    let more = person.evenings.len().saturating_sub(state.evenings);
    person.evenings.truncate(state.evenings);
    for evening in &mut person.evenings {
        evening.day.now = now;
    }
    let n = i64::try_from(more.min(2 * EVENINGS)).unwrap_or(i64::MAX);
    person.more_evenings = (more > 0).then_some(Message::PlayersShowMore { n });
    person.twins = state.twins();
    person
}
