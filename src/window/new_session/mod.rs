//! The new-session page.

mod games;
pub(super) mod new_session_form;

use super::context::Context;
use super::models::row;
use super::schemes::scheme_list;
use super::table::stakes::close_stake_field;
use crate::app::{self, called_now};
use crate::ledger::{Session, SessionEditor};
use crate::money::{Currency, Stake};
use crate::scheme::{Scheme, SettleMode, document};
use crate::seat::Direction;
use crate::store::{Database, StoreError};
use crate::view::new_session::{changed, missing_players, stake_terms, switches};
use crate::view::page::{Choice, NewSessionPage, SchemeItem, SeatCard, StakeTerms, TypedName};
use crate::view::{Message, schemes};
use crate::words::Words;
use new_session_form::Setup;
use oddtrick_ui as ui;
use slint::ModelRc;

/// The draft's file.
const DRAFT: &str = "new-session.toml";
/// Room for two scheme documents and names.
const LONGEST_DRAFT: usize = 3 * document::LONGEST;

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::NewSessionAdapter>();
    adapter.on_scheme_chosen(ctx.on_row(
        |page: &NewSessionPage, index| Some(row(&page.schemes, index)?.does.clone()),
        |ctx, id| {
            let scheme = scheme_list::find(ctx, Some(&id));
            change(ctx, |setup| setup.choose_scheme(&scheme));
        },
    ));
    adapter.on_seat_tapped(ctx.on_row(
        |page: &NewSessionPage, seat| Some(row(&page.seats, seat)?.act),
        |ctx, place| change(ctx, |setup| setup.let_deal(place)),
    ));
    adapter.on_draw_dealer(ctx.on(|ctx| draw(ctx, Setup::draw_dealer)));
    adapter.on_draw_seats(ctx.on(|ctx| draw(ctx, Setup::draw_seats)));
    adapter.on_draw_partners(ctx.on(|ctx| draw(ctx, Setup::draw_partners)));
    adapter.on_roster_tapped(ctx.on_choice(
        |page: &NewSessionPage| &page.roster,
        |ctx, name| change(ctx, |setup| setup.tap_roster(&name)),
    ));
    games::connect(ctx);
    adapter.on_switch_chosen(ctx.on_cell(
        |page: &NewSessionPage, at, value| {
            Some(row(&row(&page.switches, at)?.values, value)?.does.clone())
        },
        |ctx, set| change(ctx, |setup| setup.switch(&set)),
    ));
    adapter.on_sizes_edited(ctx.on_text(|ctx, text| change(ctx, |setup| setup.edit_sizes(text))));
    adapter.on_sizes_typed(ctx.on_text(|ctx, text| change(ctx, |setup| setup.type_sizes(text))));
    adapter.on_title_edited(ctx.on_text(|ctx, text| {
        change(ctx, |setup| setup.title = text.into());
    }));
    adapter.on_start(ctx.on(start));
}

/// Connects the field for a name, which the seats panel has too.
fn connect_names(ctx: &Context) {
    let names = ctx.global::<ui::NameAdapter>();
    names.on_edited(ctx.on_text(|ctx, typed| change(ctx, |setup| setup.naming.edit(typed))));
    names.on_added(ctx.on_text(|ctx, name| name_player(ctx, |setup| setup.add(name))));
    names.on_offered_chosen(ctx.on_choice(
        |named: &TypedName<String>| &named.offered,
        |ctx, name| name_player(ctx, |setup| setup.seat_named(&name)),
    ));
    names.on_added_anew(ctx.on(|ctx| name_player(ctx, Setup::add_anew)));
}

/// Connects the stake and settlement, which the stakes panel has too.
fn connect_terms(ctx: &Context) {
    let terms = ctx.global::<ui::TermsAdapter>();
    terms.on_stake_chosen(ctx.on_choice(
        |terms: &StakeTerms| &terms.stakes,
        |ctx, stake| change(ctx, |setup| setup.choose_stake(stake)),
    ));
    terms.on_edited(ctx.on_text(|ctx, text| {
        let text = ctx.words.borrow().typed_amount(text);
        change(ctx, |setup| setup.type_stake(&text));
    }));
    terms.on_settling_chosen(ctx.on_choice(
        |terms: &StakeTerms| &terms.settlings,
        |ctx, mode| change(ctx, |setup| setup.settle_by(mode)),
    ));
    terms.on_paid_each_hand_toggled(ctx.on(|ctx| change(ctx, Setup::toggle_paid_each_hand)));
    terms.on_sits_out_counts_toggled(
        ctx.on(|ctx| change(ctx, |setup| setup.sits_out_counts = !setup.sits_out_counts)),
    );
}

/// Opens the page with the saved draft, else with the choices of the last session.
pub(super) fn open(ctx: &Context) {
    open_with(ctx, None, |_| ());
}

/// Opens the page with another scheme, unchanged.
pub(super) fn with_scheme(ctx: &Context, scheme: &Scheme) {
    let scheme = scheme.clone();
    open_with(ctx, None, move |setup| setup.choose_unchanged(&scheme));
}

/// Opens the page with the choices of the session at the table.
pub(super) fn open_same_table(ctx: &Context) {
    let at_table = ctx.read_editor(|editor| Some(editor.ledger().session().clone()));
    open_with(ctx, at_table, |_| ());
}

fn open_with(
    ctx: &Context,
    at_table: Option<Session>,
    act: impl FnOnce(&mut Setup) + Send + 'static,
) {
    let currency = super::settings::currency(&ctx.app.settings());
    let again = at_table.is_some();
    let job = |db: &mut Database| last_table(db, at_table);
    ctx.ask(job, move |ctx, result| match result {
        Ok((roster, last, played)) => {
            let before = ctx.setup.take();
            let mut setup = if before.begun && !again {
                before.resumed(roster)
            } else {
                Setup::new(currency, roster, last)
            };
            setup.played = played;
            act(&mut setup);
            present(ctx, setup);
        }
        Err(error) => super::sessions::fail(ctx, &error.to_string()),
    });
}

fn present(ctx: &Context, setup: Setup) {
    let from_table = ctx.page() == ui::Page::Table;
    let adapter = ctx.global::<ui::NewSessionAdapter>();
    adapter.set_title(setup.title.as_str().into());
    let names = ctx.global::<ui::NameAdapter>();
    names.set_typed(setup.naming.typed.as_str().into());
    names.set_adding(setup.roster.is_empty() || !setup.naming.typed.is_empty());
    connect_names(ctx);
    connect_terms(ctx);
    close_stake_field(ctx);
    adapter.set_schemes_open(false);
    adapter.set_games_open(false);
    *ctx.setup.borrow_mut() = setup;
    keep(ctx);
    refresh(ctx);
    ctx.navigate(ui::Page::NewSession);
    if from_table {
        ctx.global::<ui::Nav>().set_from(ui::Page::Table);
    }
    super::settings::close_currencies(ctx);
}

/// The names on the roster, the newest session, and the games of all sessions.
type LastTable = (Vec<String>, Option<Session>, Vec<String>);

/// With the names that renamed players have now. A session at the table is the newest, and its players are the roster.
fn last_table(db: &mut Database, at_table: Option<Session>) -> Result<LastTable, StoreError> {
    let played = db.recent_games()?;
    if let Some(session) = at_table {
        let session = called_now(db, session)?;
        let roster = session.participants.iter().map(|one| one.name.clone());
        return Ok((roster.collect(), Some(session), played));
    }
    let roster = db.people()?.players().into_iter();
    let roster = roster.map(|player| player.name).collect();
    let last = db.latest()?.map(|id| db.load(id)).transpose()?;
    let last = last.map(|last| called_now(db, last.session)).transpose()?;
    Ok((roster, last, played))
}

pub(super) fn change(ctx: &Context, act: impl FnOnce(&mut Setup)) {
    {
        let mut setup = ctx.setup.borrow_mut();
        setup.begun = true;
        act(&mut setup);
    }
    keep(ctx);
    refresh(ctx);
}

/// Saves the draft.
fn keep(ctx: &Context) {
    let text = ctx.setup.borrow().text();
    ctx.keep_draft(DRAFT, text);
}

/// Loads the saved draft.
pub(super) fn load(ctx: &Context) {
    ctx.read_draft(DRAFT, LONGEST_DRAFT, |ctx, text| {
        if let Some(setup) = Setup::read(&text) {
            *ctx.setup.borrow_mut() = setup;
        }
    });
}

/// Changes the currency of the stakes, typed ones included.
pub(super) fn change_currency(ctx: &Context, currency: Currency) {
    let terms = ctx.global::<ui::TermsAdapter>();
    let typed = Some(terms.get_typed()).filter(|text| terms.get_other() && !text.is_empty());
    let typed = typed.map(|text| ctx.words.borrow().typed_amount(&text));
    change(ctx, |setup| {
        setup.change_currency(currency);
        if let Some(typed) = typed {
            setup.type_stake(&typed);
        }
    });
}

fn draw(ctx: &Context, act: fn(&mut Setup, u128)) {
    let random = ctx.app.clock().id();
    change(ctx, |setup| act(setup, random));
}

/// Handles a typed name. The field stays while a seat is free.
fn name_player(ctx: &Context, act: impl FnOnce(&mut Setup)) {
    change(ctx, act);
    let setup = ctx.setup.borrow();
    let names = ctx.global::<ui::NameAdapter>();
    names.set_typed(setup.naming.typed.as_str().into());
    if setup.is_table_full() && setup.naming.typed.is_empty() {
        names.set_adding(false);
    }
}

/// Seats the player whose name stands in the field; false if the field asks about it, or if that player waits at a full
/// table. The announced dealer deals.
fn seat_typed(ctx: &Context) -> bool {
    let adding = ctx.global::<ui::NameAdapter>().get_adding();
    let typed = ctx.setup.borrow().naming.typed.clone();
    if !adding || typed.trim().is_empty() {
        return true;
    }
    let full = ctx.setup.borrow().is_table_full();
    name_player(ctx, |setup| {
        setup.let_deal(setup.dealer_place().unwrap_or(0));
        setup.add(&typed);
    });
    !full && ctx.setup.borrow().naming.typed.is_empty()
}

/// Begins the session: matches names to players, then opens the table.
fn start(ctx: &Context) {
    if !ctx.setup.borrow().ready() || !seat_typed(ctx) {
        return;
    }
    let sizes = ctx.setup.borrow_mut().accept_sizes();
    let draft = sizes.and_then(|()| {
        let draft = ctx.setup.borrow().new_session().draft(&*ctx.app.clock());
        draft.map_err(|error| error.window_message())
    });
    let draft = draft.map_err(|why| ctx.say(&why).to_string());
    ctx.ask(
        move |db| -> Result<_, String> {
            let mut session = draft?;
            let known = app::recognise(db, session.participants);
            session.participants = known.map_err(|error| error.to_string())?;
            let editor = SessionEditor::begin(session.clone());
            Ok((editor.map_err(|error| error.to_string())?, session))
        },
        |ctx, result| match result {
            // The second tap of a double tap begins nothing.
            _ if ctx.page() != ui::Page::NewSession => {}
            Ok((mut editor, session)) => {
                ctx.setup.borrow_mut().begun = false;
                keep(ctx);
                let draws = ctx.setup.borrow().draws(&session).into_iter();
                for draw in draws {
                    // A draw of a player who is not in the session is left out.
                    let _ = editor.note_draw(draw, ctx.app.clock().stamp());
                }
                super::table::begin(ctx, editor, session);
            }
            Err(why) => change(ctx, |setup| setup.failed = Some(why)),
        },
    );
}

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let page = page(ctx, &ctx.setup.borrow(), &ctx.words.borrow());
    // Rows of other switches must not be updated in place: their values differ.
    let same = ctx.find_shown(|before: &NewSessionPage| {
        let labels = before.switches.iter().map(|row| &row.label);
        Some(labels.eq(page.switches.iter().map(|row| &row.label)))
    });
    if same != Some(true) {
        ctx.global::<ui::NewSessionView>()
            .set_switches(ModelRc::default());
        // The field for hand sizes is gone with them.
        ctx.setup.borrow_mut().edit_sizes("");
    }
    ctx.show(page);
    let setup = ctx.setup.borrow();
    let label = |name: &str| Message::roster_free(name);
    ctx.show(setup.naming.shown(setup.candidates(), label));
    ctx.show(StakeTerms {
        stake_error: setup.stake_error.clone(),
        has_stake: setup.stake.is_some(),
        ..stake_terms(&setup.scheme, setup.terms(), (setup.currency, setup.stake))
    });
}

fn page(ctx: &Context, setup: &Setup, words: &Words) -> NewSessionPage {
    let all = ctx.scheme_list.borrow();
    let adapter = ctx.global::<ui::NewSessionAdapter>();
    let open = adapter.get_games_open();
    let search = open.then(|| adapter.get_game_search());
    let families = search.map(|typed| games::families(&all, &typed, setup, words));
    let schemes = scheme_list::of_game(&all, &setup.scheme.game).map(|offered| {
        let scheme = offered.scheme;
        let (name, line) = (Message::scheme(scheme), schemes::line(scheme));
        let chosen = scheme.id == setup.scheme.id;
        SchemeItem {
            note: Some(Message::source(&scheme.source)),
            house: offered.house.is_some(),
            ..SchemeItem::of(name, line, chosen, scheme.id.clone())
        }
    });
    let dealer = setup.dealer_place().and_then(|at| setup.seated.get(at));
    let mut switches = switches(&setup.kept, &setup.scheme, setup.table());
    for row in &mut switches {
        row.error = setup.sizes_error.clone().filter(|_| row.typing.is_some());
    }
    let seats = setup.playing_order().into_iter();
    NewSessionPage {
        games: games::chips(&all, setup),
        families: families.unwrap_or_default(),
        scheme_name: Message::scheme(&setup.scheme),
        scheme_line: schemes::line(&setup.scheme),
        schemes: schemes.collect(),
        seats: seats.map(|at| seat(setup, at)).collect(),
        anticlockwise: setup.scheme.direction == Direction::Anticlockwise,
        can_draw: dealer.is_some(),
        drawn: setup.drawn_says(),
        pairs: setup.pairs(),
        full: setup.is_table_full(),
        missing_players: missing_players(&setup.scheme, setup.seated.len()),
        roster: setup.roster.iter().map(|name| known(setup, name)).collect(),
        stake_example: Stake::new(25, 1, setup.currency).map_or(Message::Blank, Message::value),
        currency_name: Message::currency_name(setup.currency),
        // A pot and places are known only at the end, so they cannot be paid per hand.
        by_hand: !matches!(
            setup.terms().settle,
            SettleMode::WinnerTakesPot | SettleMode::ByPlace
        ),
        switches_hint: changed(&switches),
        switches,
        title_hint: Message::value(ctx.app.clock().now()),
        start_text: match dealer {
            Some(name) if setup.ready() => Message::start_deals(name),
            _ => Message::Start,
        },
        start_enabled: setup.ready(),
        failed: setup.failed.clone().unwrap_or_default(),
    }
}

fn seat(setup: &Setup, at: usize) -> SeatCard<usize> {
    let name = setup.seated.get(at).cloned();
    let dealer = name.is_some() && setup.dealer_place() == Some(at);
    SeatCard {
        label: match name.clone() {
            None => Message::seat_free(at + 1),
            Some(name) if dealer => Message::seat_deals(name),
            Some(name) => Message::seat_tap(name),
        },
        name: name.unwrap_or_default(),
        dealer,
        chosen: false,
        out: false,
        act: at,
    }
}

fn known(setup: &Setup, name: &str) -> Choice<String> {
    let seat = setup.seated.iter().position(|seated| seated == name);
    let seat = seat.map(|at| at + 1);
    let name = name.to_owned();
    Choice {
        badge: seat.map_or(Message::Blank, Message::number),
        label: match seat {
            Some(n) => Message::roster_seated(&name, n),
            None => Message::roster_free(&name),
        },
        ..Choice::of(Message::typed(&name), seat.is_some(), name)
    }
}
