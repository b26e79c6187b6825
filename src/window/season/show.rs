//! The properties of the season page.

use super::State;
use crate::money::Money;
use crate::points::Points;
use crate::stats::{Column, Measure};
use crate::view::Message;
use crate::view::season::{Cell, Course, Row, Table, head};
use crate::view::sessions::game;
use crate::window::context::Context;
use crate::window::models::{fill, fill_by, list};
use crate::window::result::chart::{self, Axes, drawn};
use crate::words::Words;
use chrono::NaiveDate;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString};

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let adapter = ctx.window.global::<ui::SeasonAdapter>();
    let view = ctx.season.borrow().view();
    ctx.season
        .borrow_mut()
        .curves
        .clone_from(&view.course.curves);
    let state = ctx.season.borrow();
    let words = ctx.words.borrow();
    let say = |message: &Message| SharedString::from(words.say(message));
    let title = state.title(&view);
    let said_by_title = title == view.choice;
    adapter.set_title(say(&title));
    adapter.set_choice(if said_by_title {
        SharedString::new()
    } else {
        say(&view.choice)
    });
    adapter.set_line(say(&view.line));
    let notes = view.notes.iter().map(say).collect();
    adapter.set_notes(fill(&adapter.get_notes(), notes));
    show_choices(ctx, &adapter, &state, &words);
    show_table(&adapter, &view.table, &words);
    let measures = view.measures.iter().map(|(measure, chosen)| {
        let text = say(&match measure {
            Measure::Points => Message::SeasonByPoints,
            Measure::Money(currency) => Message::SeasonByMoney {
                currency: *currency,
            },
        });
        ui::Choice {
            label: text.clone(),
            text,
            chosen: *chosen,
            ..ui::Choice::default()
        }
    });
    adapter.set_measures(fill(&adapter.get_measures(), measures.collect()));
    show_course(&adapter, &view.course, &words);
    let items = [Message::FilesCopyText, Message::FilesSaveCsv].map(|message| ui::MoreItem {
        head: SharedString::new(),
        text: say(&message),
    });
    adapter.set_share_label(say(&Message::FilesShare));
    adapter.set_share_items(fill(&adapter.get_share_items(), items.to_vec()));
    let (notice, action) = match &state.notice {
        None => (SharedString::new(), SharedString::new()),
        Some((said, undo)) => {
            let undo = undo.as_ref().map(|_| say(&Message::Undo));
            (say(said), undo.unwrap_or_default())
        }
    };
    adapter.set_notice(notice);
    adapter.set_notice_action(action);
}

/// Fills in the fields from the choice.
pub(super) fn fields(ctx: &Context) {
    let adapter = ctx.window.global::<ui::SeasonAdapter>();
    let (state, words) = (ctx.season.borrow(), ctx.words.borrow());
    let day = |day: Option<NaiveDate>| day.map(|day| words.day_to_type(day)).unwrap_or_default();
    adapter.set_from(day(state.choice.from).into());
    adapter.set_to(day(state.choice.to).into());
    adapter.set_day_error(SharedString::new());
    let shown = state.kept.iter().find(|one| Some(one.id) == state.shown);
    adapter.set_name(
        shown
            .map(|one| one.name.as_str().into())
            .unwrap_or_default(),
    );
    adapter.set_name_error(SharedString::new());
}

/// The date ranges offered: all, this year, last year.
pub(super) fn spans(ctx: &Context) -> Vec<Option<(NaiveDate, NaiveDate)>> {
    let now = ctx.app.clock().now();
    let words = ctx.words.borrow();
    vec![None, words.year_before(now, 0), words.year_before(now, 1)]
}

fn show_choices(ctx: &Context, adapter: &ui::SeasonAdapter<'_>, state: &State, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    let choice = |text: SharedString, label: SharedString, chosen: bool| ui::Choice {
        text,
        label,
        chosen,
        ..ui::Choice::default()
    };
    let everything = state.choice == crate::ledger::SeasonChoice::default();
    let all = say(&Message::SeasonAll);
    let as_kept = state.as_kept().map(|one| one.id);
    let kept = state.kept.iter().map(|one| {
        let name = one.name.clone();
        choice(
            name.as_str().into(),
            say(&Message::SeasonShow { name }),
            as_kept == Some(one.id),
        )
    });
    let first = choice(all.clone(), all, everything && as_kept.is_none());
    let kept = std::iter::once(first).chain(kept).collect();
    adapter.set_kept(fill(&adapter.get_kept(), kept));
    adapter.set_is_kept(as_kept.is_some());
    let people = state.people.iter().map(|one| {
        let chosen = state.choice.players.contains(&one.id);
        let name = one.name.clone();
        choice(
            name.as_str().into(),
            say(&Message::SeasonOfGroup { name }),
            chosen,
        )
    });
    adapter.set_people(fill(&adapter.get_people(), people.collect()));
    let all = say(&Message::PlayersAllGames);
    let first = choice(all.clone(), all, state.choice.game.is_none());
    let games = state.games.iter().map(|id| {
        let text = say(&game(id));
        choice(text.clone(), text, state.choice.game.as_ref() == Some(id))
    });
    let games: Vec<ui::Choice> = std::iter::once(first).chain(games).collect();
    // With only one game there is no choice.
    let games = if games.len() > 2 { games } else { Vec::new() };
    adapter.set_games(fill(&adapter.get_games(), games));
    let days = (state.choice.from, state.choice.to);
    let names = [
        Message::SeasonEveryDay,
        Message::SeasonThisYear,
        Message::SeasonLastYear,
    ];
    let spans = spans(ctx).into_iter().zip(names).map(|(span, name)| {
        let own = (span.map(|(from, _)| from), span.map(|(_, to)| to));
        choice(say(&name), say(&name), own == days)
    });
    adapter.set_spans(fill(&adapter.get_spans(), spans.collect()));
    let today = ctx.app.clock().now().date_naive();
    adapter.set_day_hint(words.day_to_type(today).into());
}

/// The heading of a column. A currency has its code, chips have a word.
fn head_text(column: Column, words: &Words) -> String {
    match column {
        Column::Money(currency) => words.currency_head(currency),
        column => words.say(&head(column)),
    }
}

fn show_table(adapter: &ui::SeasonAdapter<'_>, table: &Table, words: &Words) {
    let heads: Vec<ui::SeasonHead> = table
        .columns
        .iter()
        .map(|column| ui::SeasonHead {
            text: head_text(*column, words).into(),
            label: words
                .say(&Message::SeasonSortBy {
                    head: head(*column).nested(),
                })
                .into(),
            chosen: *column == table.by,
        })
        .collect();
    let sorts = heads.iter().map(|head| ui::Choice {
        text: head.text.clone(),
        label: head.label.clone(),
        chosen: head.chosen,
        ..ui::Choice::default()
    });
    adapter.set_sorts(fill(&adapter.get_sorts(), sorts.collect()));
    adapter.set_heads(fill(&adapter.get_heads(), heads));
    let rows = table
        .rows
        .iter()
        .map(|row| row_shown(row, table, words))
        .collect();
    let merge = |old: &ui::SeasonRow, new: ui::SeasonRow| {
        let cells = fill(&old.cells, new.cells.iter().collect());
        Some(ui::SeasonRow { cells, ..new })
    };
    adapter.set_rows(fill_by(&adapter.get_rows(), rows, merge));
}

fn row_shown(row: &Row, table: &Table, words: &Words) -> ui::SeasonRow {
    let cells = table.columns.iter().skip(1).zip(&row.cells);
    let by = cells.clone().find(|(column, _)| **column == table.by);
    // Sorted by name, no value is shown beside it.
    let value = by
        .map(|(_, cell)| cell_shown(cell, words))
        .unwrap_or_default();
    let rest = cells.filter(|(column, cell)| **column != table.by && **cell != Cell::Blank);
    let rest = rest
        .map(|(column, cell)| format!("{} {}", head_text(*column, words), words.say(&cell.said())));
    let shown = row
        .cells
        .iter()
        .map(|cell| cell_shown(cell, words))
        .collect();
    ui::SeasonRow {
        place: row
            .place
            .map_or_else(
                || "–".to_owned(),
                |place| words.number(i64::try_from(place).unwrap_or(i64::MAX)),
            )
            .into(),
        name: row.name.as_str().into(),
        first: row.place == Some(1),
        value: value.text,
        value_sign: value.sign,
        line: words.led(&words.together(rest)).into(),
        label: words.say(&table.says(row)).into(),
        cells: list(shown),
    }
}

fn cell_shown(cell: &Cell, words: &Words) -> ui::SeasonCell {
    let sign = match cell {
        Cell::Money(money, _) => money.0.signum(),
        _ => 0,
    };
    ui::SeasonCell {
        text: words.say(&cell.said()).into(),
        sign: i32::try_from(sign).unwrap_or(0),
        quiet: matches!(cell, Cell::Average(_, _, true)),
    }
}

fn show_course(adapter: &ui::SeasonAdapter<'_>, course: &Course, words: &Words) {
    let axes = Axes::of(&course.curves);
    adapter.set_chart_lines(list(chart::lines(&course.curves)));
    adapter.set_chart_low(drawn(axes.low));
    adapter.set_chart_high(drawn(axes.high));
    adapter.set_chart_last(i32::try_from(axes.hands).unwrap_or(i32::MAX));
    let tick = |at: i64, text: String| ui::ChartTick {
        at: drawn(at),
        text: text.into(),
        zero: at == 0,
    };
    let marks = axes.marks().into_iter().map(|at| {
        let text = match course.measure {
            Some(Measure::Money(currency)) => words.money(Money(at), currency),
            _ => words.points(Points {
                n: at,
                decimals: course.decimals,
            }),
        };
        tick(at, text)
    });
    adapter.set_chart_ticks_y(fill(&adapter.get_chart_ticks_y(), marks.collect()));
    let marks = axes.foot_marks().into_iter();
    let marks = marks.map(|at| tick(at, words.number(at)));
    adapter.set_chart_ticks_x(fill(&adapter.get_chart_ticks_x(), marks.collect()));
    let says = if course.curves.is_empty() {
        Message::Blank
    } else {
        course.says.clone()
    };
    adapter.set_chart_label(words.say(&says).into());
    let empty = axes.hands < 3;
    let empty = if empty {
        Message::PlayersAfterThreeEvenings
    } else {
        Message::Blank
    };
    adapter.set_chart_empty(words.say(&empty).into());
}
