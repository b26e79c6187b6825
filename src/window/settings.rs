//! The settings page, and the settings in force.

use super::context::Context;
use super::models::{list, row};
use crate::app::{DatabaseSummary, DockSide, Motion, Settings, TextSize, Theme, WindowSize};
use crate::money::{Currency, Money};
use crate::text::Search;
use crate::view::page::{Choice, ScoreRow, SettingsPage};
use crate::view::{Arg, Message, contract_called};
use crate::words::{LANGUAGES, Language, Words};
use oddtrick_ui as ui;
use slint::{LogicalSize, SharedString};

/// The text sizes offered, in per cent.
pub(super) const SIZES: [u16; 5] = [100, 125, 150, 175, 200];
/// The themes in the order in which they are declared and displayed.
pub(super) const THEMES: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Black];
/// The currencies listed first.
const COMMON: [&str; 8] = ["EUR", "PLN", "GBP", "USD", "IRR", "CHF", "JPY", "XXX"];

/// Turns a setting on or off.
type Toggle = fn(&mut Settings);

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::SettingsAdapter>();
    let licences = ui::FONTS.iter().map(|(name, text)| ui::TextRow {
        title: (*name).into(),
        line: (*text).into(),
        ..ui::TextRow::default()
    });
    adapter.set_licences(list(licences.collect()));
    adapter.on_language_chosen(on_value(ctx, LANGUAGES, |settings, language| {
        settings.language = Some(language.code.to_owned());
    }));
    adapter.on_theme_chosen(on_value(ctx, &THEMES, |it, theme| it.theme = *theme));
    adapter.on_size_chosen(on_value(ctx, &SIZES, |settings, size| {
        settings.text_size = TextSize(*size);
    }));
    adapter.on_currency_chosen(ctx.on_choice(
        |page: &SettingsPage<Toggle>| &page.currencies,
        |ctx, currency| {
            change(ctx, |settings| settings.currency = Some(currency));
            if ctx.page() == ui::Page::NewSession {
                super::new_session::change_currency(ctx, currency);
            }
        },
    ));
    adapter.on_currency_searched(ctx.on(refresh));
    adapter.on_switched(ctx.on_choice(|page: &SettingsPage<Toggle>| &page.switches, change));
}

/// A callback with the index of one of these values, which sets it.
pub(super) fn on_value<T>(
    ctx: &Context,
    values: &'static [T],
    set: fn(&mut Settings, &T),
) -> impl Fn(i32) + 'static {
    ctx.on_with(move |ctx, index| {
        if let Some(value) = row(values, index) {
            change(ctx, |settings| set(settings, value));
        }
    })
}

pub(super) fn open(ctx: &Context) {
    let adapter = ctx.global::<ui::SettingsAdapter>();
    adapter.set_about_open(false);
    adapter.set_notice(SharedString::new());
    close_currencies(ctx);
    ctx.navigate(ui::Page::Settings);
    reload_counts(ctx);
}

/// Closes and resets the currency list.
pub(super) fn close_currencies(ctx: &Context) {
    let adapter = ctx.global::<ui::SettingsAdapter>();
    adapter.set_currency_search(SharedString::new());
    adapter.set_currencies_open(false);
    refresh(ctx);
}

/// Reloads the database counts.
pub(super) fn reload_counts(ctx: &Context) {
    ctx.ask(
        |db| DatabaseSummary::of(db).ok(),
        |ctx, all| {
            ctx.counted.set(all.map(|all| (all.sessions, all.hands)));
            refresh(ctx);
        },
    );
}

/// Changes the settings, applies and shows them.
pub(super) fn change(ctx: &Context, act: impl FnOnce(&mut Settings)) {
    let kept = ctx.app.change_settings(act);
    apply(ctx);
    let notice = kept
        .err()
        .map(|error| ctx.say(&Message::not_saved(ctx.say(&error.window_message()))));
    ctx.global::<ui::SettingsAdapter>()
        .set_notice(notice.unwrap_or_default());
    refresh(ctx);
    super::table::table_bind::refresh(ctx);
}

/// Moves the cards to the other side of a wide window.
pub(super) fn move_dock(ctx: &Context) {
    change(ctx, |settings| {
        settings.dock = match settings.dock {
            DockSide::Left => DockSide::Right,
            DockSide::Right => DockSide::Left,
        };
    });
}

/// Applies the settings: colours, sizes, motion, language.
pub(super) fn apply(ctx: &Context) {
    let settings = ctx.app.settings();
    let language = Language::of(&crate::app::language(&settings));
    if ctx.words.borrow().code != language.code {
        *ctx.words.borrow_mut() = Words::of(language.code);
    }
    set_look(ctx, &ctx.global(), settings.theme, settings.text_size);
    set_words(&ctx.global(), &ctx.words.borrow());
    ctx.global::<ui::TableAdapter>()
        .set_dock_leading(settings.dock == DockSide::Left);
    super::board::apply_look(ctx);
    super::files::recovery::banner(ctx);
}

/// Applies the settings and the direction of the language to a window with this theme and text size.
pub(super) fn set_look(ctx: &Context, look: &ui::Look<'_>, kind: Theme, size: TextSize) {
    let settings = ctx.app.settings();
    look.set_kind(match kind {
        Theme::System => ui::ThemeKind::System,
        Theme::Light => ui::ThemeKind::Light,
        Theme::Dark => ui::ThemeKind::Dark,
        Theme::Black => ui::ThemeKind::Black,
    });
    #[expect(clippy::float_arithmetic, reason = "a size on the screen, no points")]
    look.set_text_scale(f32::from(size.0) / 100.0);
    look.set_rtl(ctx.words.borrow().rtl);
    look.set_animate(settings.motion != Motion::Reduced);
    look.set_four_colour(settings.four_colour);
    look.set_blue_gains(settings.blue_gains);
}

/// Sets a window's translations.
pub(super) fn set_words(page: &ui::Texts<'_>, words: &Words) {
    let all = ui::WORDS.iter().flat_map(|key| words.page(key));
    page.set_all(list(all.map(SharedString::from).collect()));
}

/// Gives a window its saved size, if any.
pub(super) fn resize(window: &slint::Window, size: Option<WindowSize>) {
    let Some(size) = size else { return };
    let whole = |n: u32| f32::from(u16::try_from(n).unwrap_or(u16::MAX));
    window.set_size(LogicalSize::new(whole(size.width), whole(size.height)));
    window.set_maximized(size.maximised);
}

/// Saves the size of a window that closes. If it cannot be saved, the window opens at the default size.
pub(super) fn keep_size(
    ctx: &Context,
    window: &slint::Window,
    kept: fn(&mut Settings) -> &mut Option<WindowSize>,
) {
    let _ = ctx.app.change_settings(|settings| {
        let kept = kept(settings);
        *kept = Some(size_of(window, *kept));
    });
}

/// The text sizes to choose from.
pub(super) fn sizes(chosen: u16) -> Vec<Choice> {
    let size = |n: u16| Choice::of(Message::number(n), n == chosen, ()).says(Message::text_size(n));
    SIZES.into_iter().map(size).collect()
}

/// The currency of a new session: as chosen, else that of the system locale's region, else the euro.
pub(super) fn currency(settings: &Settings) -> Currency {
    let of_region = || {
        let language = crate::app::system_language()?;
        Currency::of_country(language.split(['-', '_']).nth(1)?.get(..2)?)
    };
    let chosen = settings.currency.or_else(of_region);
    chosen.unwrap_or_else(|| "EUR".parse().unwrap_or(Currency::CHIPS))
}

/// The window size to save. A maximised or full-screen window saves its previous size.
fn size_of(window: &slint::Window, before: Option<WindowSize>) -> WindowSize {
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

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let page = page(ctx, &ctx.words.borrow());
    ctx.show(page);
}

fn page(ctx: &Context, words: &Words) -> SettingsPage<Toggle> {
    let settings = ctx.app.settings();
    let current = match ctx.page() {
        ui::Page::NewSession => ctx.setup.borrow().currency,
        _ => currency(&settings),
    };
    let example = words.money(Money(current.minor_units()), current);
    let search = ctx.global::<ui::SettingsAdapter>().get_currency_search();
    let counted = ctx.counted.get();
    let language = |language: &Language| {
        // Unlike typed text, its name is not put in bidi isolates.
        let name = Message::value(Arg::Word(language.name.to_owned()));
        Choice::of(name, language.code == words.code, ())
    };
    let currencies = found(&search, words).into_iter().map(|one| {
        let code = Message::value(Arg::Word(one.code().to_owned()));
        let name = Message::currency_name(one);
        let label = Message::listed(name.clone(), code.clone());
        Choice {
            badge: code,
            ..Choice::of(name, one == current, one).says(label)
        }
    });
    SettingsPage {
        languages: LANGUAGES.iter().map(language).collect(),
        theme: settings.theme as i32,
        sizes: sizes(settings.text_size.0),
        sample: sample(words),
        currency_name: Message::currency_name(current),
        currency_line: words.in_text_direction(&format!("{} · {example}", current.code())),
        currencies: currencies.collect(),
        switches: switches(&settings),
        database: ctx.app.database().display().to_string(),
        database_line: counted.map(|(sessions, hands)| Message::database_holds(sessions, hands)),
        version: Message::version(words.in_digits(env!("CARGO_PKG_VERSION"))),
    }
}

/// The settings that are on or off.
fn switches(settings: &Settings) -> Vec<Choice<Toggle>> {
    let suits: Toggle = |it| it.four_colour ^= true;
    let gains: Toggle = |it| it.blue_gains ^= true;
    let less_motion = settings.motion == Motion::Reduced;
    let motion: Toggle = match settings.motion {
        Motion::Reduced => |it| it.motion = Motion::Full,
        Motion::Full => |it| it.motion = Motion::Reduced,
    };
    vec![
        Choice::of(Message::FourColourSuits, settings.four_colour, suits),
        Choice::of(Message::BlueGains, settings.blue_gains, gains),
        Choice::of(Message::LessMotion, less_motion, motion),
    ]
}

/// A sample row in this text size.
fn sample(words: &Words) -> ScoreRow {
    let (name, contract) = (
        words.say(&Message::SampleName),
        contract_called("in", "solo", ""),
    );
    ScoreRow {
        label: Message::row_says(&name, 28.into(), 18.into()),
        name,
        caption: Message::plays_at_least(contract, 5),
        change: Some(18.into()),
        total: 28.into(),
        ..ScoreRow::default()
    }
}

/// The currencies whose name or code matches the search; without a search all, the common ones first.
fn found(search: &str, words: &Words) -> Vec<Currency> {
    let search = Search::of(search);
    let mut all = Currency::all();
    let rank = |code| COMMON.iter().position(|common| *common == code);
    all.sort_by_key(|currency| {
        let code = currency.code();
        (rank(code).unwrap_or(COMMON.len()), code)
    });
    all.retain(|currency| {
        let own = words.say(&Message::currency_name(*currency));
        search.finds([currency.code(), &currency.name(), &own])
    });
    all
}
