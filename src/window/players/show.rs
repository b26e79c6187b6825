//! The properties of the players page: roster, one player, charts.

use super::{State, course};
use crate::stats::{Record, Task};
use crate::view::Message;
use crate::view::page::{Choice, Twin};
use crate::view::players::{
    Bars, Course, Grid, Person, RateGroup, RateRow, Roster, person, roster,
};
use crate::window::context::Context;
use crate::window::models::{fill, fill_by, list};
use crate::window::result::chart::drawn;
use crate::window::shown::{Shown, kept_list};
use crate::words::Words;
use chrono::{DateTime, FixedOffset};
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString};

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let adapter = ctx.window.global::<ui::PlayersAdapter>();
    let words = ctx.words.borrow();
    let now = ctx.app.clock().now();
    let view = view(&ctx.players.borrow(), now);
    {
        let state = ctx.players.borrow();
        show_roster(&adapter, &state, &view.roster, &words);
        show_notice(&adapter, &state, &words);
        adapter.set_has_player(view.person.is_some());
    }
    let course = view.person.as_ref().map(|person| &person.course.totals);
    if let Some(course) = course {
        ctx.players.borrow_mut().course.clone_from(course);
    }
    if let Some(person) = &view.person {
        show_person(&adapter, &view, person, &words);
        show_course(&adapter, &person.course, &words);
        show_bars(&adapter, &view, person, &words);
        show_grid(&adapter, person.grid.as_ref(), &words);
        let listed = ctx.players.borrow().evenings.min(person.evenings.len());
        let evenings = person.evenings[..listed].to_vec().shown(&words);
        adapter.set_evenings(kept_list(&adapter.get_evenings(), &evenings));
        let more = person.evenings.len() - listed;
        adapter.set_more_evenings(if more == 0 {
            SharedString::new()
        } else {
            let n = i64::try_from(more.min(2 * super::EVENINGS)).unwrap_or(i64::MAX);
            Message::PlayersShowMore { n }.shown(&words)
        });
    }
    ctx.players.borrow_mut().view = view;
}

/// The view shown, with the actions of its rows.
#[derive(Default)]
pub(super) struct View {
    pub(super) roster: Roster,
    pub(super) person: Option<Person>,
    pub(super) games: Vec<Choice<Option<String>>>,
    pub(super) tasks: Vec<Choice<Task>>,
    pub(super) twins: Vec<Twin>,
}

fn view(state: &State, now: DateTime<FixedOffset>) -> View {
    let mut roster = roster(&state.known, state.currency, &state.search);
    let shown = state.person();
    for row in &mut roster.rows {
        row.chosen = Some(row.id) == shown.map(|one| one.id);
    }
    let person = shown.map(|who| {
        let (record, games) = (state.record(who.id), Record::games(&state.sittings, who.id));
        let mut person = person(who, &games, &record, &state.names(), state.task.as_ref());
        for evening in &mut person.evenings {
            evening.day.now = now;
        }
        person
    });
    let games = person.iter().flat_map(|person| &person.games);
    let games =
        games.map(|(game, name)| Choice::of(name.clone(), *game == state.game, game.clone()));
    let tasks = person.as_ref().map_or(&[][..], |person| &person.tasks);
    // By default the first task covers all.
    let chosen = tasks
        .iter()
        .position(|(task, ..)| Some(task) == state.task.as_ref());
    let tasks = tasks
        .iter()
        .enumerate()
        .map(|(at, (task, name, label))| Choice {
            label: label.clone(),
            ..Choice::of(name.clone(), at == chosen.unwrap_or(0), task.clone())
        });
    View {
        games: games.collect(),
        tasks: tasks.collect(),
        twins: state.twins(),
        roster,
        person,
    }
}

fn show_roster(adapter: &ui::PlayersAdapter<'_>, state: &State, roster: &Roster, words: &Words) {
    adapter.set_roster(kept_list(&adapter.get_roster(), &roster.rows.shown(words)));
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

fn show_person(adapter: &ui::PlayersAdapter<'_>, view: &View, person: &Person, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_name(person.name.as_str().into());
    adapter.set_line(say(&person.line));
    adapter.set_games(kept_list(&adapter.get_games(), &view.games.shown(words)));
    adapter.set_figures(kept_list(
        &adapter.get_figures(),
        &person.figures.shown(words),
    ));
    let too_few = person.too_few.as_ref().map(say);
    adapter.set_too_few(too_few.unwrap_or_default());
    let (mut above, mut few_said): (Option<&RateGroup>, bool) = (None, false);
    let groups = person.rates.iter().map(|group| {
        let mut shown = rate_group(group, above.is_none(), words);
        // Repeated column heads and the legend of hollow dots are omitted.
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
    adapter.set_twins(kept_list(&adapter.get_twins(), &view.twins.shown(words)));
}

/// Rates under one heading; the first group of a page explains the dots.
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

/// Replaces a group; updates its rows in the same list.
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
    // Use a new list so that the line is redrawn even if its end point is the same. Without enough points only the axes
    // are drawn.
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

fn show_bars(adapter: &ui::PlayersAdapter<'_>, view: &View, person: &Person, words: &Words) {
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
    adapter.set_tasks(kept_list(&adapter.get_tasks(), &view.tasks.shown(words)));
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

/// The labels of both axes.
pub(in crate::window) fn grid_names(grid: &Grid, words: &Words) -> Vec<SharedString> {
    let names = (0..=grid.last).map(|n| words.number(i64::from(n)).into());
    names.collect()
}

/// The cells that are not empty.
pub(in crate::window) fn grid_items(grid: &Grid, words: &Words) -> Vec<ui::GridItem> {
    let most = grid.cells.iter().map(|cell| cell.n).max().unwrap_or(1);
    let cells = grid.cells.iter();
    cells.map(|cell| course::cell(*cell, most, words)).collect()
}
