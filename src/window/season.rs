//! The season page: its sessions, the standings over them, and saved seasons.

use super::context::Context;
use super::files::usual_profile;
use super::models::row;
use crate::app::{self, AppError, season};
use crate::exchange::share::paper;
use crate::exchange::{season_text, write_season};
use crate::ledger::{Season, SeasonChoice, SeasonId};
use crate::stats::season_table::{Cell, Row};
use crate::stats::{Column, SeasonOptions, Sessions};
use crate::store::{Player, StoreError};
use crate::view::Message;
use crate::view::new_session::name_error;
use crate::view::page::{Choice, MoreItem, SeasonCell, SeasonPage, SeasonRow, Span};
use crate::view::season::{SeasonView, head};
use crate::view::sessions::choices_of_games;
use crate::words::Words;
use chrono::NaiveDate;
use oddtrick_ui as ui;
use slint::SharedString;

/// The formats in which a season can be shared.
const SHARED: [Message; 3] = [
    Message::FilesCopyText,
    Message::FilesSavePdf,
    Message::FilesSaveCsv,
];

/// The page's data and choices.
#[derive(Default)]
pub(super) struct State {
    loaded: Loaded,
    /// The season last chosen, whose name is in the field.
    shown: Option<SeasonId>,
    choice: SeasonChoice,
    asked: SeasonOptions,
}

impl State {
    /// The saved season with exactly the current choice.
    fn as_kept(&self) -> Option<&Season> {
        let kept = self.loaded.kept.iter();
        let same = kept.filter(|one| one.choice == self.choice);
        same.max_by_key(|one| Some(one.id) == self.shown)
    }

    /// The season last chosen.
    fn season_shown(&self) -> Option<&Season> {
        let mut kept = self.loaded.kept.iter();
        kept.find(|one| Some(one.id) == self.shown)
    }

    fn view(&self) -> SeasonView {
        let name = self.as_kept().map(|season| &*season.name);
        crate::view::season::season(name, &self.choice, &self.loaded.all, self.asked)
    }
}

/// The data read for the page.
#[derive(Default)]
struct Loaded {
    kept: Vec<Season>,
    all: Sessions,
    people: Vec<Player>,
    games: Vec<String>,
}

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::SeasonAdapter>();
    adapter.on_kept_chosen(ctx.on_choice(|page: &SeasonPage| &page.kept, choose_kept));
    adapter.on_person_toggled(ctx.on_choice(
        |page: &SeasonPage| &page.people,
        |ctx, id| {
            change(ctx, |state| {
                if !state.choice.players.remove(&id) {
                    state.choice.players.insert(id);
                }
            });
        },
    ));
    adapter.on_game_chosen(ctx.on_choice(
        |page: &SeasonPage| &page.games,
        |ctx, game| change(ctx, |state| state.choice.game = game),
    ));
    adapter.on_span_chosen(ctx.on_choice(
        |page: &SeasonPage| &page.spans,
        |ctx, span| {
            set_days(ctx, span.unzip());
            fields(ctx);
        },
    ));
    adapter.on_days_typed(ctx.on(type_days));
    adapter.on_named(ctx.on_text(keep));
    adapter.on_forgotten(ctx.on(forget));
    adapter.on_sorted(ctx.on_choice(
        |page: &SeasonPage| &page.heads,
        |ctx, by| ctx.change(&ctx.season, refresh, |state| state.asked.by = Some(by)),
    ));
    adapter.on_measured(ctx.on_choice(
        |page: &SeasonPage| &page.season.measures,
        |ctx, measure| {
            let (by, measure) = (Some(measure), Some(measure));
            let asked = SeasonOptions { by, measure };
            ctx.change(&ctx.season, refresh, |state| state.asked = asked);
        },
    ));
    adapter.on_shared(ctx.on_with(share));
}

/// Shows the page and reloads its data.
pub(super) fn open(ctx: &Context) {
    let adapter = ctx.global::<ui::SeasonAdapter>();
    adapter.set_choosing(false);
    adapter.set_share_open(false);
    read(ctx);
    ctx.navigate(ui::Page::Season);
}

fn read(ctx: &Context) {
    let choice = ctx.season.borrow().choice.clone();
    let asked = choice.clone();
    ctx.ask(
        move |db| -> Result<Loaded, AppError> {
            Ok(Loaded {
                kept: season::kept(db)?,
                all: season::sessions(db, &asked)?,
                people: db.people()?.players(),
                games: db.games()?,
            })
        },
        move |ctx, result| {
            // The choice may have changed meanwhile.
            if ctx.season.borrow().choice != choice {
                return;
            }
            match result {
                Ok(result) => ctx.season.borrow_mut().loaded = result,
                Err(error) => ctx.notify(ctx.failure(&error)),
            }
            refresh(ctx);
        },
    );
}

/// Changes the selection of sessions and reads them.
fn change(ctx: &Context, change: impl FnOnce(&mut State)) {
    ctx.clear_notice();
    // Show the choice at once and the standings when read.
    ctx.change(&ctx.season, refresh, change);
    read(ctx);
}

fn choose_kept(ctx: &Context, id: Option<SeasonId>) {
    change(ctx, |state| {
        state.shown = id;
        state.choice = state
            .season_shown()
            .map_or_else(SeasonChoice::default, |one| one.choice.clone());
        state.asked = SeasonOptions::default();
    });
    fields(ctx);
}

fn type_days(ctx: &Context) {
    let adapter = ctx.global::<ui::SeasonAdapter>();
    let typed = |text: SharedString| match text.trim() {
        "" => Some(None),
        text => ctx.words.borrow().typed_day(text).map(Some),
    };
    let days = (typed(adapter.get_from()), typed(adapter.get_to()));
    let turned = matches!(days, (Some(Some(from)), Some(Some(to))) if to < from);
    let wrong = |bad: bool| {
        let hint = ctx.global::<ui::SeasonView>().get_day_hint();
        match (turned, bad) {
            (true, _) => ctx.say(&Message::SeasonTurned),
            (_, true) => ctx.say(&Message::season_bad_day(hint)),
            _ => SharedString::new(),
        }
    };
    adapter.set_from_error(wrong(days.0.is_none()));
    adapter.set_to_error(wrong(days.1.is_none()));
    if let (Some(from), Some(to), false) = (days.0, days.1, turned) {
        set_days(ctx, (from, to));
    }
}

fn set_days(ctx: &Context, (from, to): (Option<NaiveDate>, Option<NaiveDate>)) {
    let before = ctx.season.borrow().choice.clone();
    if (before.from, before.to) != (from, to) {
        change(ctx, |state| {
            (state.choice.from, state.choice.to) = (from, to);
        });
    }
}

/// Saves the season, unless a typed day is wrong.
fn keep(ctx: &Context, name: &str) {
    let adapter = ctx.global::<ui::SeasonAdapter>();
    if !adapter.get_from_error().is_empty() || !adapter.get_to_error().is_empty() {
        return;
    }
    let (choice, stamp) = (ctx.season.borrow().choice.clone(), ctx.app.clock().stamp());
    let name = name.to_owned();
    ctx.ask(
        move |db| season::keep(db, &name, choice, stamp),
        |ctx, result| {
            let adapter = ctx.global::<ui::SeasonAdapter>();
            let wrong = match result {
                Ok(season) => {
                    adapter.set_choosing(false);
                    ctx.season.borrow_mut().shown = Some(season.id);
                    ctx.notify(Message::season_kept(season.name));
                    None
                }
                Err(AppError::Name(error)) => Some(ctx.say(&name_error(&error))),
                Err(error) => Some(ctx.say(&error.window_message())),
            };
            adapter.set_name_error(wrong.unwrap_or_default());
            read(ctx);
        },
    );
}

fn forget(ctx: &Context) {
    let Some(season) = ctx.season.borrow().as_kept().cloned() else {
        return;
    };
    let (id, stamp) = (season.id, ctx.app.clock().stamp());
    ctx.ask(
        move |db| db.delete_season(id, stamp),
        move |ctx, result| {
            if result.is_ok() {
                let said = Message::season_forgotten(season.name.clone());
                ctx.notify_undo(said, move |ctx| {
                    let stamp = ctx.app.clock().stamp();
                    ctx.ask(move |db| db.save_season(&season, stamp), changed);
                });
            }
            changed(ctx, result);
        },
    );
}

/// Reloads the page after a change of the saved seasons.
fn changed(ctx: &Context, result: Result<(), StoreError>) {
    if let Err(error) = result {
        ctx.notify(ctx.failure(&error.into()));
    }
    read(ctx);
}

/// Shares the season in the chosen format.
fn share(ctx: &Context, item: i32) {
    let (state, words) = (ctx.season.borrow(), ctx.words.borrow());
    let view = state.view();
    let name = |ending| app::file_called(&words.say(&view.title), ending);
    match row(&SHARED, item) {
        Some(Message::FilesCopyText) => {
            let rows = view.standing.rows.iter();
            let rows: String = rows.map(|row| words.say(&row.sentence()) + "\n").collect();
            let text = season_text(&view, &rows, |one| words.say(one));
            ctx.notify(ctx.copy(&text));
        }
        Some(Message::FilesSavePdf) => {
            let bytes = paper::season(&view, &words, app::usual_paper());
            ctx.save_bytes(&name("pdf"), Ok::<_, AppError>(bytes));
        }
        Some(_) => {
            let mut bytes = Vec::new();
            let written = write_season(&mut bytes, usual_profile(&words), &view.standing);
            ctx.save_bytes(&name("csv"), written.map(|()| bytes));
        }
        None => {}
    }
}

/// Refreshes the page.
fn refresh(ctx: &Context) {
    ctx.show(page(ctx, &ctx.season.borrow(), &ctx.words.borrow()));
}

/// Fills in the fields from the choice.
fn fields(ctx: &Context) {
    let adapter = ctx.global::<ui::SeasonAdapter>();
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
    let choice = &state.choice;
    let as_kept = state.as_kept().map(|one| one.id);
    let everything = as_kept.is_none() && *choice == SeasonChoice::default();
    let all = Choice::of(Message::SeasonAll, everything, None);
    let kept = state.loaded.kept.iter().map(|one| {
        let (name, id) = (Message::typed(&one.name), Some(one.id));
        Choice::of(name, as_kept == id, id).says(Message::season_show(&one.name))
    });
    let people = state.loaded.people.iter().map(|one| {
        let (name, chosen) = (Message::typed(&one.name), choice.players.contains(&one.id));
        Choice::of(name, chosen, one.id).says(Message::season_of_group(&one.name))
    });
    let spans: [(Span, Message); 3] = [
        (None, Message::SeasonEveryDay),
        (words.year_before(now, 0), Message::SeasonThisYear),
        (words.year_before(now, 1), Message::SeasonLastYear),
    ];
    let standing = &view.standing;
    let heads = standing.columns.iter().map(|column| {
        let label = Message::season_sort_by(head(*column));
        Choice::of(head(*column), *column == standing.by, *column).says(label)
    });
    let rows = standing.rows.iter();
    let rows = rows.map(|row| line(row, standing.by, words));
    SeasonPage {
        kept: [all].into_iter().chain(kept).collect(),
        is_kept: as_kept.is_some(),
        people: people.collect(),
        // With only one game there is no choice.
        games: choices_of_games(&state.loaded.games, choice.game.as_ref()),
        spans: spans
            .map(|(span, name)| Choice::of(name, span.unzip() == (choice.from, choice.to), span))
            .into(),
        day_hint: words.day_to_type(now.date_naive()),
        heads: heads.collect(),
        rows: rows.collect(),
        season: view,
        share_items: SHARED.map(MoreItem::of).into(),
    }
}

fn line(row: &Row, sorted: Column, words: &Words) -> SeasonRow {
    let value = row.cells.iter().find(|(column, _)| *column == sorted);
    let cells = row.cells.iter().map(|(_, cell)| SeasonCell {
        value: cell.clone(),
        quiet: matches!(cell, Cell::Average(_, _, true)),
    });
    let rest = row.parts(|column| column != sorted);
    SeasonRow {
        place: row.place.map_or(Message::None, Message::number),
        name: row.name.clone(),
        first: row.place == Some(1),
        value: value.map(|(_, cell)| cell.clone()),
        line: words.in_text_direction(&words.say(&Message::value(rest))),
        label: row.sentence(),
        cells: cells.collect(),
    }
}
