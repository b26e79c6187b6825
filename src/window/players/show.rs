//! What the players page is told: the roster, one player, and their pictures.

use super::{State, course};
use crate::figures::{Record, Task};
use crate::ledger::SessionId;
use crate::view::Message;
use crate::view::players::{
    Bars, Course, EveningRow, Grid, Person, RateGroup, RateRow, Roster, person, roster,
};
use crate::window::chart::drawn;
use crate::window::desk::Desk;
use crate::window::models::{fill, fill_by, list};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString};

/// Shows what is known.
pub(super) fn refresh(desk: &Desk) {
    let adapter = desk.window.global::<ui::PlayersAdapter>();
    let shown = {
        let state = desk.players.borrow();
        let words = desk.words.borrow();
        let roster = roster(&state.known, state.currency, &state.search);
        show_roster(&adapter, &state, &roster, &words);
        show_notice(&adapter, &state, &words);
        let shown = full(&state);
        adapter.set_has_player(shown.is_some());
        shown
    };
    let Some((person, _)) = shown else { return };
    desk.players
        .borrow_mut()
        .course
        .clone_from(&person.course.totals);
    let state = desk.players.borrow();
    let words = desk.words.borrow();
    let now = desk.app.surroundings().now();
    show_person(&adapter, &state, &person, &words);
    show_course(&adapter, &person.course, &words);
    show_bars(&adapter, &state, &person, &words);
    show_grid(&adapter, person.grid.as_ref(), &words);
    let listed = person.evenings.iter().take(state.evenings);
    let evenings = listed.map(|row| evening_shown(row, &words, now)).collect();
    adapter.set_evenings(fill(&adapter.get_evenings(), evenings));
    let more = person.evenings.len().saturating_sub(state.evenings);
    adapter.set_more_evenings(if more == 0 {
        SharedString::new()
    } else {
        let n = i64::try_from(more.min(2 * super::EVENINGS)).unwrap_or(i64::MAX);
        words.say(&Message::PlayersShowMore { n }).into()
    });
}

/// Whoever is shown, with their record.
fn full(state: &State) -> Option<(Person, Record)> {
    let who = state.person()?;
    let record = state.record(who.id);
    let games = Record::games(&state.sittings, who.id);
    let shown = person(who, &games, &record, &state.names(), state.task.as_ref());
    Some((shown, record))
}

/// The games that can be chosen, in the order of their cards; none for all of them.
pub(super) fn games(state: &State) -> Vec<Option<String>> {
    let shown = full(state).map(|(person, _)| person.games);
    let games = shown.unwrap_or_default().into_iter();
    games.map(|(game, _)| game).collect()
}

/// The tasks whose tricks can be shown, in the order of their cards.
pub(super) fn tasks(state: &State) -> Vec<Task> {
    let shown = full(state).map(|(person, _)| person.tasks);
    let tasks = shown.unwrap_or_default().into_iter();
    tasks.map(|(task, ..)| task).collect()
}

/// The session in that place among the evenings.
pub(super) fn evening(state: &State, at: Option<usize>) -> Option<SessionId> {
    let (person, _) = full(state)?;
    person.evenings.get(at?).map(|row| row.id)
}

fn show_roster(adapter: &ui::PlayersAdapter<'_>, state: &State, roster: &Roster, words: &Words) {
    let chosen = state.person().map(|one| one.id);
    let rows = roster.rows.iter().map(|row| {
        let money = row.money.zip(roster.currency);
        ui::RosterItem {
            name: row.name.as_str().into(),
            evenings: words.say(&row.evenings).into(),
            money: money
                .map(|(money, currency)| words.money_change(money, currency))
                .unwrap_or_default()
                .into(),
            money_sign: sign(money.map_or(0, |(money, _)| money.0)),
            label: words.say(&row.says).into(),
            chosen: Some(row.id) == chosen,
        }
    });
    adapter.set_roster(fill(&adapter.get_roster(), rows.collect()));
    adapter.set_empty(roster.empty);
    adapter.set_failed(state.failed.as_deref().unwrap_or_default().into());
    adapter.set_money_head(
        roster
            .currency
            .map(|currency| words.currency_head(currency))
            .unwrap_or_default()
            .into(),
    );
    let other = roster.others.first();
    let name = other.map(|currency| currency.code().to_owned());
    adapter.set_other_currency(name.clone().unwrap_or_default().into());
    let label = name.map(|currency| words.say(&Message::PlayersShowIn { currency }));
    adapter.set_other_label(label.unwrap_or_default().into());
    let closing = roster.closing.as_ref().zip(roster.currency);
    let closing =
        closing.map(|((money, says), currency)| (words.money(*money, currency), words.say(says)));
    let (money, says) = closing.unwrap_or_default();
    adapter.set_closing_money(money.into());
    adapter.set_closing_label(says.into());
    let n = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let notes = [
        (state.waiting > 0).then(|| Message::PlayersCounting {
            n: n(state.waiting),
        }),
        (state.left_out > 0).then(|| Message::PlayersLeftOut {
            n: n(state.left_out),
        }),
    ];
    let notes = notes.into_iter().flatten();
    let notes = notes.map(|note| words.say(&note).into()).collect();
    adapter.set_notes(fill(&adapter.get_notes(), notes));
}

fn show_notice(adapter: &ui::PlayersAdapter<'_>, state: &State, words: &Words) {
    let (text, action) = match &state.notice {
        None => (String::new(), String::new()),
        Some((said, None)) => (words.say(said), String::new()),
        Some((said, Some(_))) => (words.say(said), words.say(&Message::Undo)),
    };
    adapter.set_notice(text.into());
    adapter.set_notice_action(action.into());
}

fn show_person(adapter: &ui::PlayersAdapter<'_>, state: &State, person: &Person, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_name(person.name.as_str().into());
    adapter.set_line(say(&person.line));
    let games = person.games.iter().map(|(game, name)| ui::Choice {
        text: say(name),
        label: say(name),
        chosen: *game == state.game,
        ..ui::Choice::default()
    });
    adapter.set_games(fill(&adapter.get_games(), games.collect()));
    let figures = person.figures.iter().map(|figure| ui::PlayerFigure {
        value: say(&figure.value),
        caption: say(&figure.caption),
        label: say(&figure.says),
    });
    adapter.set_figures(fill(&adapter.get_figures(), figures.collect()));
    let too_few = person.too_few.as_ref().map(say);
    adapter.set_too_few(too_few.unwrap_or_default());
    let (mut above, mut few_said): (Option<&RateGroup>, bool) = (None, false);
    let groups = person.rates.iter().map(|group| {
        let mut shown = rate_group(group, above.is_none(), words);
        // Columns that are named above are not named again, nor is what a hollow dot is.
        if above.is_some_and(|above| above.head == group.head) {
            shown.head = SharedString::new();
        }
        if few_said {
            shown.few_note = SharedString::new();
        }
        few_said |= group.has_few();
        above = Some(group);
        shown
    });
    adapter.set_rates(fill_by(&adapter.get_rates(), groups.collect(), merge_rates));
    let name = || person.name.clone();
    adapter.set_change_label(say(&Message::PlayersChangeSays { name: name() }));
    adapter.set_same_as(say(&Message::PlayersSameAs { name: name() }));
    let twins = state.twins().into_iter().map(|twin| ui::TwinItem {
        name: twin.name.as_str().into(),
        note: twin.note.as_ref().map(say).unwrap_or_default(),
        label: say(&twin.says),
    });
    adapter.set_twins(fill(&adapter.get_twins(), twins.collect()));
}

/// Rates under one head; the first group of a page says what its dots are.
pub(in crate::window) fn rate_group(
    group: &RateGroup,
    first: bool,
    words: &Words,
) -> ui::RateGroup {
    let say = |message: &Message| SharedString::from(words.say(message));
    ui::RateGroup {
        title: say(&group.title),
        note: if first {
            say(&Message::PlayersRateNote)
        } else {
            SharedString::new()
        },
        head: say(&group.head),
        few_note: if group.has_few() {
            say(&Message::PlayersFewNote)
        } else {
            SharedString::new()
        },
        rows: list(group.rows.iter().map(|row| rate_row(row, words)).collect()),
    }
}

/// A group in the place of another, its rows in the same list.
pub(in crate::window) fn merge_rates(
    old: &ui::RateGroup,
    new: ui::RateGroup,
) -> Option<ui::RateGroup> {
    let rows = fill(&old.rows, new.rows.iter().collect());
    let merged = ui::RateGroup { rows, ..new };
    if merged == *old { None } else { Some(merged) }
}

fn rate_row(row: &RateRow, words: &Words) -> ui::RateRow {
    let say = |message: &Message| SharedString::from(words.say(message));
    let n = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    let percent = if row.rate.few {
        Message::PlayersNoRate
    } else {
        Message::PlayersPercent {
            n: i64::from(row.rate.percent()),
        }
    };
    let [seen, low, high] = course::parts(row.rate);
    ui::RateRow {
        what: say(&row.what),
        brought: row.brought.as_ref().map(say).unwrap_or_default(),
        made: words.number(n(row.tries.made)).into(),
        rest: say(&Message::PlayersOfRest { n: n(row.tries.of) }),
        percent: say(&percent),
        seen,
        low,
        high,
        few: row.rate.few,
        label: say(&row.says),
    }
}

fn show_course(adapter: &ui::PlayersAdapter<'_>, shown: &Course, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    let axes = course::axes(&shown.totals);
    adapter.set_course_title(say(&shown.title));
    adapter.set_course_note(say(&shown.note));
    adapter.set_course_label(say(&shown.says));
    adapter.set_course_empty(shown.empty.as_ref().map(say).unwrap_or_default());
    adapter.set_course_low(drawn(axes.low));
    adapter.set_course_high(drawn(axes.high));
    // A new list, so that the line is drawn anew though it may end where it did. Before there is a course to speak of the
    // axes stand alone.
    let line = ui::ChartLine {
        strong: true,
        shape: ui::EndShape::Diamond,
        end: drawn(shown.totals.last().copied().unwrap_or(0)),
        ..ui::ChartLine::default()
    };
    let lines = if shown.empty.is_some() {
        vec![]
    } else {
        vec![line]
    };
    adapter.set_course_lines(list(lines));
    adapter.set_course_last(i32::try_from(axes.hands).unwrap_or(i32::MAX));
    let ticks = course::side_marks(shown, words);
    adapter.set_course_ticks_y(fill(&adapter.get_course_ticks_y(), ticks));
    let ticks = axes.foot_marks().into_iter().map(|at| ui::ChartTick {
        at: drawn(at),
        text: words.number(at).into(),
        zero: false,
    });
    adapter.set_course_ticks_x(fill(&adapter.get_course_ticks_x(), ticks.collect()));
}

fn show_bars(adapter: &ui::PlayersAdapter<'_>, state: &State, person: &Person, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    let Some(Bars {
        title,
        note,
        bars,
        target,
        says,
    }) = &person.bars
    else {
        return adapter.set_bars(fill(&adapter.get_bars(), Vec::new()));
    };
    // Without a choice the first stands for all.
    let chosen = state.task.as_ref();
    let chosen = chosen.filter(|task| person.tasks.iter().any(|(own, ..)| own == *task));
    let tasks = person.tasks.iter().enumerate();
    let tasks = tasks.map(|(at, (task, name, label))| ui::Choice {
        text: say(name),
        label: say(label),
        chosen: chosen.map_or(at == 0, |chosen| chosen == task),
        ..ui::Choice::default()
    });
    adapter.set_tasks(fill(&adapter.get_tasks(), tasks.collect()));
    adapter.set_bars_title(say(title));
    adapter.set_bars_note(say(note));
    adapter.set_bars_label(say(says));
    let most = bars.iter().map(|bar| bar.made.saturating_add(bar.missed));
    let most = most.max().unwrap_or(1);
    adapter.set_bars_high(drawn(i64::try_from(most).unwrap_or(i64::MAX)));
    let items = bars.iter().map(|bar| course::bar(*bar, words)).collect();
    adapter.set_bars(fill(&adapter.get_bars(), items));
    let (text, at) = match target {
        Some((target, said)) => (say(said), course::mark(*target)),
        None => (SharedString::new(), 0.0),
    };
    adapter.set_mark_text(text);
    adapter.set_mark_at(at);
}

fn show_grid(adapter: &ui::PlayersAdapter<'_>, grid: Option<&Grid>, words: &Words) {
    let Some(grid) = grid else {
        return adapter.set_grid(fill(&adapter.get_grid(), Vec::new()));
    };
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_grid_title(say(&Message::PlayersBidAndTaken));
    adapter.set_grid_note(say(&grid.note));
    adapter.set_grid_label(say(&grid.says));
    adapter.set_bid_head(say(&Message::HeadBid));
    adapter.set_took_head(say(&Message::HeadTook));
    adapter.set_grid_names(fill(&adapter.get_grid_names(), grid_names(grid, words)));
    adapter.set_grid(fill(&adapter.get_grid(), grid_items(grid, words)));
}

/// The numbers on both axes.
pub(in crate::window) fn grid_names(grid: &Grid, words: &Words) -> Vec<SharedString> {
    let names = (0..=grid.last).map(|n| words.number(i64::from(n)).into());
    names.collect()
}

/// The fields in which something is.
pub(in crate::window) fn grid_items(grid: &Grid, words: &Words) -> Vec<ui::GridItem> {
    let most = grid.cells.iter().map(|cell| cell.n).max().unwrap_or(1);
    let cells = grid.cells.iter();
    cells.map(|cell| course::cell(*cell, most, words)).collect()
}

fn evening_shown(
    row: &EveningRow,
    words: &Words,
    now: chrono::DateTime<chrono::FixedOffset>,
) -> ui::EveningItem {
    let (day, month) = words.day_parts(row.day, now);
    ui::EveningItem {
        day: day.into(),
        month: month.into(),
        title: words.say(&row.title).into(),
        line: words.say(&row.line).into(),
        points: words.points(row.points).into(),
        money: row
            .money
            .map(|(currency, money)| words.money_change(money, currency))
            .unwrap_or_default()
            .into(),
        money_sign: sign(row.money.map_or(0, |(_, money)| money.0)),
        label: words.say(&row.says).into(),
    }
}

fn sign(n: i64) -> i32 {
    i32::try_from(n.signum()).unwrap_or(0)
}
