//! The settings page, and the settings in force.

use super::context::Desk;
use super::models::fill;
use crate::app::{Motion, Settings, Side, Theme, WindowSize};
use crate::fold::Search;
use crate::money::{Currency, Money};
use crate::store::Database;
use crate::view::Message;
use crate::words::{LANGUAGES, Language, Words};
use oddtrick_ui as ui;
use slint::{ComponentHandle, LogicalSize, SharedString};
use std::rc::Rc;

/// The sizes of text that are offered, in per cent.
const SIZES: [u16; 5] = [100, 125, 150, 175, 200];
/// The themes in the order in which they are drawn.
const THEMES: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Black];
/// Currencies that stand before all others.
const COMMON: [&str; 8] = ["EUR", "PLN", "GBP", "USD", "IRR", "CHF", "JPY", "XXX"];

/// What the page has chosen.
#[derive(Default)]
pub(super) struct State {
    search: String,
    /// Sessions and hands in the database.
    counted: Option<(i64, i64)>,
}

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::SettingsAdapter>();
    adapter.on_language_chosen(desk.on_one(|desk, index: i32| {
        if let Some(language) = usize::try_from(index).ok().and_then(|at| LANGUAGES.get(at)) {
            change(desk, |settings| {
                settings.language = Some(language.code.to_owned());
            });
        }
    }));
    adapter.on_theme_chosen(desk.on_one(|desk, index: i32| {
        if let Some(theme) = theme_at(index) {
            change(desk, |settings| settings.theme = theme);
        }
    }));
    adapter.on_size_chosen(desk.on_one(|desk, index: i32| {
        if let Some(size) = size_at(index) {
            change(desk, |settings| settings.text_size = size);
        }
    }));
    adapter.on_currency_chosen(desk.on_one(|desk, index: i32| {
        let found = found(&desk.settings.borrow().search, &desk.words.borrow());
        if let Some(currency) = usize::try_from(index).ok().and_then(|at| found.get(at)) {
            change(desk, |settings| settings.currency = Some(*currency));
            if desk.page() == ui::Page::NewSession {
                super::new_session::count_in(desk, *currency);
            }
        }
    }));
    adapter.on_currency_searched(desk.on_one(|desk, text: SharedString| {
        desk.settings.borrow_mut().search = text.into();
        refresh(desk);
    }));
    adapter.on_files(desk.on(super::files::open));
    adapter.on_four_colour_toggled(desk.on(|desk| {
        change(desk, |settings| {
            settings.four_colour = !settings.four_colour;
        });
    }));
    adapter.on_reduce_motion_toggled(desk.on(|desk| {
        change(desk, |settings| {
            settings.motion = if settings.motion == Motion::Reduced {
                Motion::Full
            } else {
                Motion::Reduced
            };
        });
    }));
}

/// Shows the page.
pub(super) fn open(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::SettingsAdapter>();
    adapter.set_about_open(false);
    adapter.set_notice(SharedString::new());
    close_currencies(desk);
    desk.go(ui::Page::Settings);
    recount(desk);
}

/// Begins the list of currencies anew, closed.
pub(super) fn close_currencies(desk: &Desk) {
    desk.settings.borrow_mut().search.clear();
    let adapter = desk.window.global::<ui::SettingsAdapter>();
    adapter.set_currency_search(SharedString::new());
    adapter.set_currencies_open(false);
    refresh(desk);
}

/// Says again how much is in the database.
pub(super) fn recount(desk: &Rc<Desk>) {
    desk.ask(count, |desk, counted| {
        desk.settings.borrow_mut().counted = counted;
        refresh(desk);
    });
}

fn count(db: &mut Database) -> Option<(i64, i64)> {
    let rows = db.sessions().ok()?;
    let hands: usize = rows.iter().map(|row| row.hands).sum();
    Some((i64::try_from(rows.len()).ok()?, i64::try_from(hands).ok()?))
}

/// Changes the settings, puts them in force and shows them.
pub(super) fn change(desk: &Rc<Desk>, act: impl FnOnce(&mut Settings)) {
    let kept = desk.app.change_settings(act);
    apply(desk);
    let notice = kept.err().map(|error| {
        desk.say(&Message::FileFailed {
            why: desk.say(&error.said()).to_string(),
        })
    });
    desk.window
        .global::<ui::SettingsAdapter>()
        .set_notice(notice.unwrap_or_default());
    refresh(desk);
    super::table::table_bind::refresh(desk);
}

/// Moves the cards of the table to the other side of a wide window.
pub(super) fn move_dock(desk: &Rc<Desk>) {
    change(desk, |settings| {
        settings.dock = match settings.dock {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        };
    });
}

/// Puts the settings in force: colours, sizes, motion, language.
pub(super) fn apply(desk: &Rc<Desk>) {
    let settings = desk.app.settings();
    let language = Language::of(&crate::app::language(&settings));
    look(
        &desk.window.global(),
        &settings,
        settings.theme,
        settings.text_size,
    );
    desk.window
        .global::<ui::TableAdapter>()
        .set_dock_leading(settings.dock == Side::Left);
    if desk.words.borrow().language().code != language.code {
        *desk.words.borrow_mut() = Words::of(language.code);
    }
    say(&desk.window.global(), &desk.words.borrow());
    super::board::look(desk);
    super::files::recovery::banner(desk);
}

/// Puts the settings in force in a window, in this theme and size of text.
pub(super) fn look(theme: &ui::Theme<'_>, settings: &Settings, kind: Theme, size: u16) {
    theme.set_kind(match kind {
        Theme::System => ui::ThemeKind::System,
        Theme::Light => ui::ThemeKind::Light,
        Theme::Dark => ui::ThemeKind::Dark,
        Theme::Black => ui::ThemeKind::Black,
    });
    theme.set_text_scale(scale(size));
    theme.set_rtl(Language::of(&crate::app::language(settings)).rtl);
    theme.set_animate(settings.motion != Motion::Reduced);
    theme.set_four_colour(settings.four_colour);
}

/// Gives a window its words.
pub(super) fn say(page: &ui::Words<'_>, words: &Words) {
    ui::set_words(page, |key| words.page(key).map(Into::into));
}

/// Opens the window at the size that it had when it was closed.
pub(super) fn size_window(desk: &Desk) {
    if let Some(size) = desk.app.settings().window {
        resize(desk.window.window(), size);
    }
}

/// Gives a window the size that was kept.
pub(super) fn resize(window: &slint::Window, size: WindowSize) {
    let whole = |n: u32| f32::from(u16::try_from(n).unwrap_or(u16::MAX));
    window.set_size(LogicalSize::new(whole(size.width), whole(size.height)));
    window.set_maximized(size.maximised);
}

/// The theme at a place among those that are offered.
pub(super) fn theme_at(index: i32) -> Option<Theme> {
    THEMES.get(usize::try_from(index).ok()?).copied()
}

/// The place of a theme among them.
pub(super) fn place_of(theme: Theme) -> i32 {
    let at = THEMES.iter().position(|one| *one == theme);
    at.and_then(|at| i32::try_from(at).ok()).unwrap_or(0)
}

/// The size of text at a place among those that are offered.
pub(super) fn size_at(index: i32) -> Option<u16> {
    SIZES.get(usize::try_from(index).ok()?).copied()
}

/// The sizes of text to choose from.
pub(super) fn sizes(words: &Words, chosen: u16) -> Vec<ui::Choice> {
    let sizes = SIZES.iter().map(|size| ui::Choice {
        text: words.number(i64::from(*size)).into(),
        label: words
            .say(&Message::TextSize {
                n: i64::from(*size),
            })
            .into(),
        chosen: *size == chosen,
        ..ui::Choice::default()
    });
    sizes.collect()
}

/// A size of text as a factor.
#[expect(clippy::float_arithmetic, reason = "a size on the screen, no points")]
fn scale(per_cent: u16) -> f32 {
    f32::from(per_cent) / 100.0
}

/// The currency of a new session.
pub(super) fn currency(settings: &Settings) -> Currency {
    settings.currency.unwrap_or_else(usual_currency)
}

/// The currency of who has chosen none: that of the place in the system's language, else the euro.
fn usual_currency() -> Currency {
    crate::app::system_language()
        .and_then(|language| Currency::of_place(language.split(['-', '_']).nth(1)?.get(..2)?))
        .unwrap_or_else(|| "EUR".parse().unwrap_or(Currency::CHIPS))
}

/// Keeps the size of the window for the next time.
pub(super) fn remember_window(desk: &Desk) {
    // Where they cannot be kept, the window opens as it does for everybody; that is no reason to stay.
    let _ = desk.app.change_settings(|settings| {
        settings.window = Some(size_of(desk.window.window(), settings.window));
    });
}

/// The size of a window to be kept. What fills the screen keeps the size that it goes back to.
pub(super) fn size_of(window: &slint::Window, before: Option<WindowSize>) -> WindowSize {
    let size = window.size().to_logical(window.scale_factor());
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "no window is that large or negative"
    )]
    let whole = |n: f32| n.round() as u32;
    let (width, height) = (whole(size.width), whole(size.height));
    let maximised = window.is_maximized();
    let before = before.filter(|_| maximised || window.is_fullscreen());
    WindowSize {
        width: before.map_or(width, |size| size.width),
        height: before.map_or(height, |size| size.height),
        maximised,
    }
}

/// Shows the settings in force.
pub(super) fn refresh(desk: &Desk) {
    let settings = desk.app.settings();
    let words = desk.words.borrow();
    let say = |message: &Message| SharedString::from(words.say(message));
    let adapter = desk.window.global::<ui::SettingsAdapter>();
    let own = words.language();
    let languages = LANGUAGES.iter().map(|language| ui::Choice {
        text: language.name.into(),
        label: language.name.into(),
        chosen: *language == own,
        ..ui::Choice::default()
    });
    adapter.set_languages(fill(&adapter.get_languages(), languages.collect()));
    adapter.set_theme(place_of(settings.theme));
    let sizes = sizes(&words, settings.text_size);
    adapter.set_sizes(fill(&adapter.get_sizes(), sizes));
    adapter.set_sample(sample(&words));
    currencies(desk, &adapter, &settings, &words);
    adapter.set_four_colour(settings.four_colour);
    adapter.set_reduce_motion(settings.motion == Motion::Reduced);
    adapter.set_database(desk.app.database().display().to_string().into());
    let counted = desk.settings.borrow().counted;
    let line = counted.map(|(sessions, hands)| say(&Message::DatabaseHolds { sessions, hands }));
    adapter.set_database_line(line.unwrap_or_default());
    // a version is no number, but has the figures of the language
    let in_words = |c: char| match c.to_digit(10) {
        Some(digit) => words.number(i64::from(digit)),
        None => c.to_string(),
    };
    adapter.set_version(say(&Message::Version {
        number: env!("CARGO_PKG_VERSION").chars().map(in_words).collect(),
    }));
    adapter.set_licence_line(say(&Message::Licence));
    let licences = oddtrick_ui::FONTS.iter().map(|(name, text)| ui::Licence {
        name: (*name).into(),
        line: say(&Message::FontLicence),
        text: (*text).into(),
    });
    adapter.set_licences(fill(&adapter.get_licences(), licences.collect()));
}

/// A row that shows what text of this size looks like.
fn sample(words: &Words) -> ui::Sample {
    let contract = Message::InSolo.nested();
    let name = words.say(&Message::SampleName);
    ui::Sample {
        name: name.as_str().into(),
        caption: words.say(&Message::PlaysAtLeast { contract, n: 5 }).into(),
        change: words.change(18.into()).into(),
        change_sign: 1,
        total: words.number(28).into(),
        label: words
            .say(&Message::RowSays {
                name,
                total: 28.into(),
                change: 18.into(),
            })
            .into(),
    }
}

fn currencies(desk: &Desk, adapter: &ui::SettingsAdapter<'_>, settings: &Settings, words: &Words) {
    let current = match desk.page() {
        ui::Page::NewSession => desk.setup.borrow().currency,
        _ => currency(settings),
    };
    adapter.set_currency_name(words.currency_name(current).into());
    let example = words.money(Money(current.minor_units()), current);
    let line = words.led(&format!("{} · {example}", current.code()));
    adapter.set_currency_line(line.into());
    let search = &desk.settings.borrow().search;
    let found = found(search, words);
    let none = if found.is_empty() {
        words.say(&Message::NothingFound)
    } else {
        String::new()
    };
    adapter.set_currency_none(none.into());
    let rows = found.iter().map(|currency| ui::CurrencyRow {
        code: currency.code().into(),
        name: words.currency_name(*currency).into(),
        label: words
            .together([words.currency_name(*currency), currency.code().to_owned()])
            .into(),
        chosen: *currency == current,
    });
    adapter.set_currencies(fill(&adapter.get_currencies(), rows.collect()));
}

/// The currencies that a search finds by name or code: all of them, the common ones first, where nothing is searched.
fn found(search: &str, words: &Words) -> Vec<Currency> {
    let search = Search::of(search);
    let mut all = Currency::all();
    let rank = |currency: &Currency| {
        COMMON
            .iter()
            .position(|code| *code == currency.code())
            .unwrap_or(COMMON.len())
    };
    all.sort_by_key(|currency| (rank(currency), currency.code()));
    all.retain(|currency| {
        let (name, own) = (currency.name(), words.currency_name(*currency));
        search.finds([currency.code(), &name, &own])
    });
    all
}
