//! The page of a season: which sessions belong to it, who stands where over them, and under which names seasons are kept.

mod show;

use super::context::Desk;
use super::result::chart;
use crate::app::session::season::{self, SeasonSessions};
use crate::app::{self, AppError};
use crate::exchange::{season_text, write_season};
use crate::ledger::{PlayerId, Season, SeasonChoice, SeasonId};
use crate::stats::{Column, Measure, SeasonStanding};
use crate::store::Player;
use crate::view::Message;
use crate::view::new_session::name_error;
use crate::view::result::Curve;
use crate::view::season::{Asked, SeasonView};
use chrono::NaiveDate;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::path::PathBuf;
use std::rc::Rc;

/// How many sessions are brought up to date before the page is shown; the rest follow, so many at a time.
const AT_ONCE: usize = 200;

/// What the page knows and has chosen.
#[derive(Default)]
pub(super) struct State {
    kept: Vec<Season>,
    /// The season that was chosen last, whose name the field has.
    shown: Option<SeasonId>,
    choice: SeasonChoice,
    read: SeasonSessions,
    asked: Asked,
    people: Vec<Player>,
    games: Vec<String>,
    /// What has to be said, and the season that was forgotten with it.
    notice: Option<(Message, Option<Season>)>,
    /// The running totals that are drawn.
    curves: Vec<Curve>,
}

impl State {
    /// The season that is kept just as it is chosen.
    fn as_kept(&self) -> Option<&Season> {
        let same = self.kept.iter().filter(|one| one.choice == self.choice);
        same.max_by_key(|one| Some(one.id) == self.shown)
    }

    fn standing(&self) -> SeasonStanding {
        SeasonStanding::of(&self.read.all, &self.read.group, self.asked.measure)
    }

    fn view(&self) -> SeasonView {
        let name = |who: PlayerId| self.read.name(who);
        let standing = self.standing();
        crate::view::season::season(&self.choice, &self.read.all, &standing, self.asked, name)
    }

    /// What stands over the page.
    fn title(&self, view: &SeasonView) -> Message {
        match self.as_kept() {
            Some(season) => Message::typed(&season.name),
            None => view.choice.clone(),
        }
    }
}

/// What is read for the page.
struct Came {
    kept: Vec<Season>,
    read: SeasonSessions,
    people: Vec<Player>,
    games: Vec<String>,
}

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::SeasonAdapter>();
    adapter.on_opened(desk.on(open));
    adapter.on_back(desk.on(super::players::open));
    adapter.on_kept_chosen(desk.on_one(choose_kept));
    adapter.on_person_toggled(desk.on_one(|desk, index: i32| {
        change(
            desk,
            |state, at| {
                let Some(id) = state.people.get(at).map(|one| one.id) else {
                    return;
                };
                if !state.choice.players.remove(&id) {
                    state.choice.players.insert(id);
                }
            },
            index,
        );
    }));
    adapter.on_game_chosen(desk.on_one(|desk, index: i32| {
        // The first card is for all games.
        change(
            desk,
            |state, at| {
                let game = at.checked_sub(1).and_then(|at| state.games.get(at));
                state.choice.game = game.cloned();
            },
            index,
        );
    }));
    adapter.on_span_chosen(desk.on_one(choose_span));
    adapter.on_days_typed(
        desk.on_two(|desk, from: SharedString, to: SharedString| type_days(desk, &from, &to)),
    );
    adapter.on_named(desk.on_one(|desk, name: SharedString| keep(desk, &name)));
    adapter.on_forgotten(desk.on(forget));
    adapter.on_sorted(desk.on_one(|desk, index: i32| {
        let columns = desk.season.borrow().standing().columns();
        let by = place(index).and_then(|at| columns.get(at).copied());
        desk.season.borrow_mut().asked.by = by;
        show::refresh(desk);
    }));
    adapter.on_measured(desk.on_one(|desk, index: i32| {
        let measures = desk.season.borrow().view().measures;
        let measure = place(index).and_then(|at| measures.get(at).map(|(one, _)| *one));
        desk.season.borrow_mut().asked = Asked {
            by: by_measure(measure),
            measure,
        };
        show::refresh(desk);
    }));
    adapter.on_shared(desk.on_one(share));
    adapter.on_notice_acted(desk.on(bring_back));
    let weak = Rc::downgrade(desk);
    adapter.on_chart_commands(move |line, width, height| {
        let drawn = weak.upgrade().and_then(|desk| {
            let rtl = desk.words.borrow().language().rtl;
            let state = desk.season.borrow();
            Some(chart::course(
                &state.curves,
                place(line)?,
                width,
                height,
                rtl,
            ))
        });
        drawn.unwrap_or_default().into()
    });
    let weak = Rc::downgrade(desk);
    adapter.on_chart_name_shift(move |line, height, apart| {
        let shift = weak.upgrade().and_then(|desk| {
            let state = desk.season.borrow();
            Some(chart::name_shift(
                &state.curves,
                place(line)?,
                height,
                apart,
            ))
        });
        shift.unwrap_or_default()
    });
}

/// The column that goes with a measure.
fn by_measure(measure: Option<Measure>) -> Option<Column> {
    measure.map(|measure| match measure {
        Measure::Points => Column::Points,
        Measure::Money(currency) => Column::Money(currency),
    })
}

/// Shows the page, and reads everything anew.
pub(super) fn open(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::SeasonAdapter>();
    adapter.set_choosing(false);
    adapter.set_share_open(false);
    desk.season.borrow_mut().notice = None;
    read(desk);
    desk.go(ui::Page::Season);
}

fn read(desk: &Desk) {
    let choice = desk.season.borrow().choice.clone();
    let asked = choice.clone();
    desk.ask(
        move |db| -> Result<Came, AppError> {
            Ok(Came {
                kept: season::kept(db)?,
                read: season::sessions(db, &asked, AT_ONCE)?,
                people: db.players()?,
                games: db.games()?,
            })
        },
        move |desk, came| {
            // Somebody may have chosen others meanwhile.
            if desk.season.borrow().choice != choice {
                return;
            }
            let more = take_up(desk, came);
            show::refresh(desk);
            if more && desk.page() == ui::Page::Season {
                read(desk);
            }
        },
    );
}

/// Takes up what was read; gives whether there is more to come.
fn take_up(desk: &Desk, came: Result<Came, AppError>) -> bool {
    let mut state = desk.season.borrow_mut();
    match came {
        Ok(came) => {
            // Those that cannot be read must not be waited for.
            let left_out = state.read.all.left_out;
            let more = came.read.all.left_out >= AT_ONCE.min(left_out)
                && came.read.all.left_out < left_out;
            let first = left_out == 0 && came.read.all.left_out > 0;
            state.kept = came.kept;
            state.read = came.read;
            state.people = came.people;
            state.games = came.games;
            more || first
        }
        Err(error) => {
            let why = error.to_string();
            state.notice = Some((Message::PlayersFailed { why }, None));
            false
        }
    }
}

/// Changes which sessions belong to it, and reads those.
fn change(desk: &Rc<Desk>, change: impl FnOnce(&mut State, usize), index: i32) {
    {
        let mut state = desk.season.borrow_mut();
        state.notice = None;
        if let Some(at) = place(index) {
            change(&mut state, at);
        }
    }
    // What is chosen shows at once, and the standing when it is read.
    show::refresh(desk);
    read(desk);
}

fn choose_kept(desk: &Rc<Desk>, index: i32) {
    change(
        desk,
        |state, at| {
            let season = at.checked_sub(1).and_then(|at| state.kept.get(at)).cloned();
            state.shown = season.as_ref().map(|one| one.id);
            state.choice = season.map_or_else(SeasonChoice::default, |one| one.choice);
            state.asked = Asked::default();
        },
        index,
    );
    show::fields(desk);
}

/// Sessions of every day, of this year, or of the year before.
fn choose_span(desk: &Rc<Desk>, index: i32) {
    let span = show::spans(desk)
        .into_iter()
        .nth(place(index).unwrap_or(0))
        .flatten();
    set_days(desk, (span.map(|(from, _)| from), span.map(|(_, to)| to)));
    show::fields(desk);
}

fn type_days(desk: &Rc<Desk>, from: &str, to: &str) {
    let typed = |text: &str| match text.trim() {
        "" => Some(None),
        text => desk.words.borrow().typed_day(text).map(Some),
    };
    let adapter = desk.window.global::<ui::SeasonAdapter>();
    let wrong = match (typed(from), typed(to)) {
        (Some(Some(from)), Some(Some(to))) if to < from => Some(Message::SeasonTurned),
        (Some(from), Some(to)) => {
            adapter.set_day_error(SharedString::new());
            return set_days(desk, (from, to));
        }
        _ => Some(Message::SeasonBadDay {
            day: adapter.get_day_hint().into(),
        }),
    };
    adapter.set_day_error(wrong.map(|wrong| desk.say(&wrong)).unwrap_or_default());
}

fn set_days(desk: &Rc<Desk>, (from, to): (Option<NaiveDate>, Option<NaiveDate>)) {
    let state = desk.season.borrow();
    let same = (state.choice.from, state.choice.to) == (from, to);
    drop(state);
    if !same {
        change(
            desk,
            |state, _| (state.choice.from, state.choice.to) = (from, to),
            0,
        );
    }
}

fn keep(desk: &Rc<Desk>, name: &str) {
    let (choice, stamp) = (
        desk.season.borrow().choice.clone(),
        desk.app.surroundings().stamp(),
    );
    let name = name.to_owned();
    desk.ask(
        move |db| season::keep(db, &name, choice, stamp),
        |desk, came| {
            let adapter = desk.window.global::<ui::SeasonAdapter>();
            let wrong = match came {
                Ok(season) => {
                    adapter.set_choosing(false);
                    let said = Message::SeasonKept { name: season.name };
                    let mut state = desk.season.borrow_mut();
                    state.shown = Some(season.id);
                    state.notice = Some((said, None));
                    None
                }
                Err(AppError::Name(error)) => Some(desk.say(&name_error(&error))),
                Err(error) => Some(desk.say(&error.said())),
            };
            adapter.set_name_error(wrong.unwrap_or_default());
            read(desk);
        },
    );
}

fn forget(desk: &Rc<Desk>) {
    let Some(season) = desk.season.borrow().as_kept().cloned() else {
        return;
    };
    let stamp = desk.app.surroundings().stamp();
    let id = season.id;
    desk.ask(
        move |db| db.forget_season(id, stamp.edit, stamp.at),
        move |desk, came| {
            let name = season.name.clone();
            desk.season.borrow_mut().notice = Some(match came {
                Ok(()) => (Message::SeasonForgotten { name }, Some(season)),
                Err(error) => (
                    Message::PlayersFailed {
                        why: error.to_string(),
                    },
                    None,
                ),
            });
            read(desk);
        },
    );
}

/// Keeps the season again that was forgotten.
fn bring_back(desk: &Rc<Desk>) {
    let forgotten = desk
        .season
        .borrow_mut()
        .notice
        .take()
        .and_then(|(_, season)| season);
    let Some(season) = forgotten else { return };
    let stamp = desk.app.surroundings().stamp();
    let season = Season {
        kept: stamp.at,
        ..season
    };
    desk.ask(
        move |db| db.keep_season(&season, stamp.edit),
        |desk, came| {
            if let Err(error) = came {
                say(
                    desk,
                    Message::PlayersFailed {
                        why: error.to_string(),
                    },
                );
            }
            read(desk);
        },
    );
}

/// Sends the standing round: as text on the clipboard, or as a table in a file.
fn share(desk: &Rc<Desk>, index: i32) {
    let (title, view) = {
        let state = desk.season.borrow();
        let view = state.view();
        (state.title(&view), view)
    };
    if index == 0 {
        let text = season_text(&title, &view, &desk.words.borrow());
        let said = match desk.desktop.copy(&text) {
            Ok(()) => Message::FilesCopied,
            Err(why) => Message::FilesCopyFailed { why },
        };
        return say(desk, said);
    }
    let profile = super::files::spreadsheet(&desk.words.borrow()).profile;
    let mut bytes = Vec::new();
    if let Err(error) = write_season(
        &mut bytes,
        profile,
        &desk.season.borrow().read.all,
        &view.table,
    ) {
        return say(
            desk,
            Message::FilesFailed {
                why: error.to_string(),
            },
        );
    }
    let name = app::file_called(&desk.say(&title), "csv");
    desk.ask_where(&name, |desk, path| {
        desk.ask(
            move |_| -> Result<PathBuf, AppError> {
                let path = path?;
                app::write(&path, &bytes)?;
                Ok(path)
            },
            |desk, came| {
                say(
                    desk,
                    match came {
                        Ok(path) => Message::FilesSaved {
                            path: path.display().to_string(),
                        },
                        Err(error) => Message::FilesFailed {
                            why: desk.say(&error.said()).into(),
                        },
                    },
                );
            },
        );
    });
}

fn say(desk: &Rc<Desk>, message: Message) {
    desk.season.borrow_mut().notice = Some((message, None));
    show::refresh(desk);
}

fn place(index: i32) -> Option<usize> {
    usize::try_from(index).ok()
}
