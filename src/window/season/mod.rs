//! The season page: its sessions, the standings over them, and saved seasons.

mod share;
mod show;

use super::context::Context;
use crate::app::AppError;
use crate::app::session::season::{self, SeasonSessions};
use crate::ledger::{PlayerId, Season, SeasonChoice, SeasonId};
use crate::stats::{Column, Measure, SeasonStanding};
use crate::store::Player;
use crate::view::Message;
use crate::view::new_session::name_error;
use crate::view::page::SeasonPage;
use crate::view::season::{SeasonOptions, SeasonView};
use chrono::NaiveDate;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

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
        let same = self
            .loaded
            .kept
            .iter()
            .filter(|one| one.choice == self.choice);
        same.max_by_key(|one| Some(one.id) == self.shown)
    }

    /// The season last chosen.
    fn season_shown(&self) -> Option<&Season> {
        let mut kept = self.loaded.kept.iter();
        kept.find(|one| Some(one.id) == self.shown)
    }

    fn standing(&self) -> SeasonStanding {
        let read = &self.loaded.read;
        SeasonStanding::of(&read.all, &read.group, self.asked.measure)
    }

    fn view(&self) -> SeasonView {
        let (read, standing) = (&self.loaded.read, self.standing());
        let name = |who: PlayerId| read.name(who);
        crate::view::season::season(&self.choice, &read.all, &standing, self.asked, name)
    }

    /// The page's heading.
    fn title(&self, view: &SeasonView) -> Message {
        match self.as_kept() {
            Some(season) => Message::typed(&season.name),
            None => view.choice.clone(),
        }
    }
}

/// The data read for the page.
#[derive(Default)]
struct Loaded {
    kept: Vec<Season>,
    read: SeasonSessions,
    people: Vec<Player>,
    games: Vec<String>,
}

pub(super) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::SeasonAdapter>();
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
            show::fields(ctx);
        },
    ));
    adapter.on_days_typed(ctx.on(type_days));
    adapter.on_named(ctx.on_text(keep));
    adapter.on_forgotten(ctx.on(forget));
    adapter.on_sorted(ctx.on_choice(
        |page: &SeasonPage| &page.heads,
        |ctx, by| {
            ctx.season.borrow_mut().asked.by = Some(by);
            show::refresh(ctx);
        },
    ));
    adapter.on_measured(ctx.on_choice(
        |page: &SeasonPage| &page.measures,
        |ctx, measure| {
            let by = match measure {
                Measure::Points => Column::Points,
                Measure::Money(currency) => Column::Money(currency),
            };
            ctx.season.borrow_mut().asked = SeasonOptions {
                by: Some(by),
                measure: Some(measure),
            };
            show::refresh(ctx);
        },
    ));
    adapter.on_shared(ctx.on_with(share::act));
}

/// Shows the page and reloads its data.
pub(super) fn open(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::SeasonAdapter>();
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
                read: season::sessions(db, &asked)?,
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
            show::refresh(ctx);
        },
    );
}

/// Changes the selection of sessions and reads them.
fn change(ctx: &Rc<Context>, change: impl FnOnce(&mut State)) {
    ctx.clear_notice();
    change(&mut ctx.season.borrow_mut());
    // Show the choice at once and the standings when read.
    show::refresh(ctx);
    read(ctx);
}

fn choose_kept(ctx: &Rc<Context>, id: Option<SeasonId>) {
    change(ctx, |state| {
        state.shown = id;
        state.choice = state
            .season_shown()
            .map_or_else(SeasonChoice::default, |one| one.choice.clone());
        state.asked = SeasonOptions::default();
    });
    show::fields(ctx);
}

fn type_days(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::SeasonAdapter>();
    let typed = |text: SharedString| match text.trim() {
        "" => Some(None),
        text => ctx.words.borrow().typed_day(text).map(Some),
    };
    let days = (typed(adapter.get_from()), typed(adapter.get_to()));
    let turned = matches!(days, (Some(Some(from)), Some(Some(to))) if to < from);
    let wrong = |bad: bool| {
        let hint = ctx.window.global::<ui::SeasonView>().get_day_hint();
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

fn set_days(ctx: &Rc<Context>, (from, to): (Option<NaiveDate>, Option<NaiveDate>)) {
    let before = ctx.season.borrow().choice.clone();
    if (before.from, before.to) != (from, to) {
        change(ctx, |state| {
            (state.choice.from, state.choice.to) = (from, to);
        });
    }
}

/// Saves the season, unless a typed day is wrong.
fn keep(ctx: &Rc<Context>, name: &str) {
    let adapter = ctx.window.global::<ui::SeasonAdapter>();
    if !adapter.get_from_error().is_empty() || !adapter.get_to_error().is_empty() {
        return;
    }
    let (choice, stamp) = (ctx.season.borrow().choice.clone(), ctx.app.clock().stamp());
    let name = name.to_owned();
    ctx.ask(
        move |db| season::keep(db, &name, choice, stamp),
        |ctx, result| {
            let adapter = ctx.window.global::<ui::SeasonAdapter>();
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

fn forget(ctx: &Rc<Context>) {
    let Some(season) = ctx.season.borrow().as_kept().cloned() else {
        return;
    };
    let stamp = ctx.app.clock().stamp();
    let id = season.id;
    ctx.ask(
        move |db| db.delete_season(id, stamp),
        move |ctx, result| {
            match result {
                Ok(()) => {
                    let said = Message::season_forgotten(season.name.clone());
                    ctx.notify_undo(said, |ctx| bring_back(ctx, season));
                }
                Err(error) => ctx.notify(ctx.failure(&error.into())),
            }
            read(ctx);
        },
    );
}

/// Restores a deleted season.
fn bring_back(ctx: &Rc<Context>, season: Season) {
    let stamp = ctx.app.clock().stamp();
    let season = Season {
        kept: stamp.at,
        ..season
    };
    ctx.ask(
        move |db| db.save_season(&season, stamp.edit),
        |ctx, result| {
            if let Err(error) = result {
                ctx.notify(ctx.failure(&error.into()));
            }
            read(ctx);
        },
    );
}
