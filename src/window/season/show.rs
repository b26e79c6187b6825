//! The properties of the season page.

use super::{State, share};
use crate::ledger::SeasonChoice;
use crate::stats::Column;
use crate::view::page::{Choice, SeasonCell, SeasonPage, SeasonRow, Span};
use crate::view::season::{Cell, Row, head};
use crate::view::sessions::choices_of_games;
use crate::view::{LineInTextDirection, Message, sign};
use crate::window::context::Context;
use crate::words::Words;
use chrono::NaiveDate;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    ctx.show(page(ctx, &ctx.season.borrow(), &ctx.words.borrow()));
}

/// Fills in the fields from the choice.
pub(super) fn fields(ctx: &Context) {
    let adapter = ctx.window.global::<ui::SeasonAdapter>();
    let (state, words) = (ctx.season.borrow(), ctx.words.borrow());
    let day = |day: Option<NaiveDate>| day.map(|day| words.day_to_type(day)).unwrap_or_default();
    adapter.set_from(day(state.choice.from).into());
    adapter.set_to(day(state.choice.to).into());
    adapter.set_from_error(SharedString::new());
    adapter.set_to_error(SharedString::new());
    let name = state.season_shown().map(|one| one.name.as_str().into());
    adapter.set_name(name.unwrap_or_default());
    adapter.set_name_error(SharedString::new());
}

fn page(ctx: &Context, state: &State, words: &Words) -> SeasonPage {
    let (view, now) = (state.view(), ctx.app.clock().now());
    let (title, choice) = (state.title(&view), &state.choice);
    let as_kept = state.as_kept().map(|one| one.id);
    let everything = as_kept.is_none() && *choice == SeasonChoice::default();
    let kept = state.loaded.kept.iter().map(|one| {
        Choice::of(
            Message::typed(&one.name),
            as_kept == Some(one.id),
            Some(one.id),
        )
        .says(Message::season_show(&one.name))
    });
    let people = state.loaded.people.iter().map(|one| {
        Choice::of(
            Message::typed(&one.name),
            choice.players.contains(&one.id),
            one.id,
        )
        .says(Message::season_of_group(&one.name))
    });
    let spans: [(Span, Message); 3] = [
        (None, Message::SeasonEveryDay),
        (words.year_before(now, 0), Message::SeasonThisYear),
        (words.year_before(now, 1), Message::SeasonLastYear),
    ];
    SeasonPage {
        choice: (title != view.choice).then(|| view.choice.clone()),
        title,
        line: view.line,
        notes: view.notes,
        kept: std::iter::once(Choice::of(Message::SeasonAll, everything, None))
            .chain(kept)
            .collect(),
        is_kept: as_kept.is_some(),
        people: people.collect(),
        // With only one game there is no choice.
        games: choices_of_games(&state.loaded.games, choice.game.as_ref()),
        spans: spans
            .map(|(span, name)| Choice::of(name, span.unzip() == (choice.from, choice.to), span))
            .into(),
        day_hint: words.day_to_type(now.date_naive()),
        heads: view
            .table
            .columns
            .iter()
            .map(|column| {
                Choice::of(head(*column), *column == view.table.by, *column)
                    .says(Message::season_sort_by(head(*column)))
            })
            .collect(),
        rows: view
            .table
            .rows
            .iter()
            .map(|row| line(row, view.table.by))
            .collect(),
        measures: view.measures,
        chart: view.chart,
        share_items: share::items(),
    }
}

fn line(row: &Row, sorted: Column) -> SeasonRow {
    // If the table is sorted by name, no value is shown beside the name.
    let value = row.cells.iter().find(|(column, _)| *column == sorted);
    let value = value.map(|(_, cell)| shown(cell)).unwrap_or_default();
    let rest = row.parts(|column| column != sorted);
    SeasonRow {
        place: row.place.map_or(Message::None, Message::number),
        name: row.name.clone(),
        first: row.place == Some(1),
        value: value.text,
        value_sign: value.sign,
        line: LineInTextDirection(Message::season_chosen(rest)),
        label: row.sentence(),
        cells: row.cells.iter().map(|(_, cell)| shown(cell)).collect(),
    }
}

fn shown(cell: &Cell) -> SeasonCell {
    SeasonCell {
        text: cell.said(),
        sign: match cell {
            Cell::Money(money, _) => sign(money.0),
            _ => 0,
        },
        quiet: matches!(cell, Cell::Average(_, _, true)),
    }
}
