//! The new-session page.

mod games;
pub(super) mod new_session_form;
mod new_session_rules;

use super::context::Context;
use super::models::fill;
use super::schemes::scheme_list;
use crate::app::{Schemes, called_now, games_played};
use crate::ledger::{Book, Ledger, Log, OpenHand, Session};
use crate::money::{Currency, Stake};
use crate::scheme::{Scheme, SettleMode, document};
use crate::seat::Direction;
use crate::store::{Database, StoreError, Stored};
use crate::view::new_session::{stake_unit, wanted};
use crate::view::{Message, schemes};
use crate::words::Words;
use new_session_form::Setup;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// The draft's file.
const DRAFT: &str = "new-session.toml";
/// Room for two scheme documents and names.
const LONGEST_DRAFT: usize = 3 * document::LONGEST;

pub(super) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::NewSessionAdapter>();
    adapter.on_closed(ctx.on(leave));
    adapter.on_scheme_chosen(ctx.on_one(|ctx, index: i32| {
        let game = ctx.setup.borrow().scheme.game.clone();
        let chosen = {
            let all = ctx.scheme_list.borrow();
            let found = scheme_list::of_game(&all, &game).nth(place(index));
            found.map(|offered| offered.scheme().clone())
        };
        if let Some(scheme) = chosen {
            change(ctx, |setup| setup.choose_scheme(&scheme));
        }
    }));
    adapter.on_seat_tapped(ctx.on_one(|ctx, seat: i32| {
        change(ctx, |setup| {
            if let Some(place) = setup.round().get(place(seat)) {
                setup.let_deal(*place);
            }
        });
    }));
    adapter.on_draw_dealer(ctx.on(|ctx| draw(ctx, Setup::draw_dealer)));
    adapter.on_draw_seats(ctx.on(|ctx| draw(ctx, Setup::draw_seats)));
    adapter.on_draw_partners(ctx.on(|ctx| draw(ctx, Setup::draw_partners)));
    adapter.on_roster_tapped(ctx.on_one(|ctx, index: i32| {
        change(ctx, |setup| {
            if let Some(name) = setup.roster.get(place(index)).cloned() {
                setup.tap_roster(&name);
            }
        });
    }));
    adapter.on_name_edited(ctx.on_one(|ctx, typed: SharedString| {
        change(ctx, |setup| setup.naming.edit(&typed));
    }));
    adapter.on_player_added(
        ctx.on_one(|ctx, name: SharedString| name_player(ctx, |setup| setup.add(&name))),
    );
    adapter.on_offered_chosen(ctx.on_one(|ctx, index: i32| {
        name_player(ctx, |setup| {
            let name = setup.offered().get(place(index)).map(ToString::to_string);
            if let Some(name) = name {
                setup.seat_named(&name);
            }
        });
    }));
    adapter.on_added_anew(ctx.on(|ctx| name_player(ctx, Setup::add_anew)));
    adapter.on_stake_chosen(ctx.on_one(|ctx, index: i32| {
        change(ctx, |setup| {
            if let Some(stake) = setup.stakes().get(place(index)) {
                setup.stake = *stake;
                setup.stake_error = None;
            }
        });
    }));
    adapter.on_stake_edited(ctx.on_one(|ctx, text: SharedString| {
        let text = ctx.words.borrow().typed_amount(&text);
        change(ctx, |setup| setup.type_stake(&text));
    }));
    adapter.on_paid_each_hand_toggled(
        ctx.on(|ctx| change(ctx, |setup| setup.paid_each_hand = !setup.paid_each_hand)),
    );
    adapter.on_sits_out_counts_toggled(
        ctx.on(|ctx| change(ctx, |setup| setup.sits_out_counts = !setup.sits_out_counts)),
    );
    games::connect(ctx);
    new_session_rules::connect(ctx);
    adapter.on_title_edited(ctx.on_one(|ctx, text: SharedString| {
        change(ctx, |setup| setup.title = text.into());
    }));
    adapter.on_start(ctx.on(start));
}

/// Opens the page with the saved draft, else with the choices of the last session.
pub(super) fn open(ctx: &Rc<Context>) {
    open_with(ctx, |_| ());
}

/// Leaves the page; returns to the table if it was opened from there.
fn leave(ctx: &Rc<Context>) {
    let tables = ctx.tables.borrow();
    let table = tables.shown().map(|table| table.book.ledger().session().id);
    drop(tables);
    match table.filter(|_| ctx.setup.borrow().from_table) {
        Some(id) => super::table::open(ctx, id),
        None => super::sessions::open(ctx),
    }
}

/// Opens the page with another scheme.
pub(super) fn with_scheme(ctx: &Rc<Context>, scheme: &Scheme) {
    let scheme = scheme.clone();
    open_with(ctx, move |setup| setup.choose_scheme(&scheme));
}

fn open_with(ctx: &Rc<Context>, act: impl FnOnce(&mut Setup) + Send + 'static) {
    let currency = super::settings::currency(&ctx.app.settings());
    ctx.ask(last_table, move |ctx, came| match came {
        Ok((roster, last, played)) => {
            let before = ctx.setup.take();
            let mut setup = if before.begun {
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

/// Opens the page with the choices of a session in memory.
pub(super) fn again(ctx: &Rc<Context>, ledger: &Ledger) {
    let currency = super::settings::currency(&ctx.app.settings());
    let (session, ledger) = (ledger.session().clone(), ledger.clone());
    ctx.ask(
        move |db| -> Result<_, StoreError> { Ok((called_now(db, session)?, games_played(db)?)) },
        move |ctx, came| {
            let (session, played) = came.ok().unzip();
            // Renamed players are seated by their new name.
            let ledger = session
                .and_then(|session| Ledger::open(session).ok())
                .unwrap_or(ledger);
            let people = ledger.session().participants.iter();
            let roster = people.map(|one| one.name.clone()).collect();
            let mut setup = Setup::new(currency, roster, None).like(&ledger);
            setup.played = played.unwrap_or_default();
            present(ctx, setup);
        },
    );
}

fn present(ctx: &Rc<Context>, mut setup: Setup) {
    setup.from_table = ctx.page() == ui::Page::Table;
    let adapter = ctx.window.global::<ui::NewSessionAdapter>();
    adapter.set_title(setup.title.as_str().into());
    adapter.set_new_name(setup.naming.typed.as_str().into());
    adapter.set_adding(setup.roster.is_empty() || !setup.naming.typed.is_empty());
    adapter.set_other_stake(false);
    adapter.set_stake_text(SharedString::new());
    adapter.set_schemes_open(false);
    adapter.set_games_open(false);
    *ctx.setup.borrow_mut() = setup;
    keep(ctx);
    refresh(ctx);
    ctx.go(ui::Page::NewSession);
    super::settings::close_currencies(ctx);
}

/// The names on the roster, the newest session, and the games of all sessions.
type LastTable = (Vec<String>, Option<Stored>, Vec<String>);

fn last_table(db: &mut Database) -> Result<LastTable, StoreError> {
    let roster = db
        .players()?
        .into_iter()
        .map(|player| player.name)
        .collect();
    let last = match db.latest()? {
        Some(id) => {
            let stored = db.load(id)?;
            let session = called_now(db, stored.session)?;
            Some(Stored { session, ..stored })
        }
        None => None,
    };
    Ok((roster, last, games_played(db)?))
}

pub(super) fn change(ctx: &Context, act: impl FnOnce(&mut Setup)) {
    let before = ctx.setup.borrow().text();
    {
        let mut setup = ctx.setup.borrow_mut();
        setup.begun = true;
        act(&mut setup);
    }
    if ctx.setup.borrow().text() != before {
        keep(ctx);
    }
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
pub(super) fn count_in(ctx: &Context, currency: Currency) {
    let adapter = ctx.window.global::<ui::NewSessionAdapter>();
    let typed =
        Some(adapter.get_stake_text()).filter(|text| adapter.get_other_stake() && !text.is_empty());
    let typed = typed.map(|text| ctx.words.borrow().typed_amount(&text));
    change(ctx, |setup| {
        setup.count_in(currency);
        if let Some(typed) = typed {
            setup.type_stake(&typed);
        }
    });
}

fn draw(ctx: &Rc<Context>, act: fn(&mut Setup, u128)) {
    let random = ctx.app.clock().id();
    change(ctx, |setup| act(setup, random));
}

/// Handles a typed name. The field stays while a seat is free.
fn name_player(ctx: &Context, act: impl FnOnce(&mut Setup)) {
    change(ctx, act);
    let setup = ctx.setup.borrow();
    let adapter = ctx.window.global::<ui::NewSessionAdapter>();
    adapter.set_new_name(setup.naming.typed.as_str().into());
    if setup.full() {
        adapter.set_adding(false);
    }
}

/// Begins the session: matches names to players, then opens the table.
fn start(ctx: &Rc<Context>) {
    if !ctx.setup.borrow().ready() {
        return;
    }
    let draft = ctx.setup.borrow().new_session().draft(&*ctx.app.clock());
    match draft {
        Err(error) => {
            let why = ctx.words.borrow().say(&error.said());
            change(ctx, |setup| setup.failed = Some(why));
        }
        Ok(session) => ctx.ask(
            move |db| recognise(db, session),
            |ctx, came| match came {
                Ok(session) => match Ledger::open(session.clone()) {
                    Ok(ledger) => {
                        ctx.setup.borrow_mut().begun = false;
                        keep(ctx);
                        let mut book = Book::new(ledger, Log::default(), OpenHand::default());
                        let draws = ctx.setup.borrow().draws(&session).into_iter();
                        let stamp = || ctx.app.clock().stamp();
                        let rows = draws.filter_map(|draw| book.note_draw(draw, stamp()).ok());
                        let rows = rows.collect();
                        super::table::begin(ctx, book, session, rows);
                    }
                    Err(error) => change(ctx, |setup| setup.failed = Some(error.to_string())),
                },
                Err(error) => change(ctx, |setup| setup.failed = Some(error.to_string())),
            },
        ),
    }
}

fn recognise(db: &mut Database, mut session: Session) -> Result<Session, StoreError> {
    session.participants = crate::app::recognise(db, session.participants)?;
    Ok(session)
}

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let setup = ctx.setup.borrow();
    let words = ctx.words.borrow();
    let adapter = ctx.window.global::<ui::NewSessionAdapter>();
    let say = |message: &Message| SharedString::from(words.say(message));
    choices(&adapter, &ctx.scheme_list.borrow(), &setup, &words);
    let line = schemes::item(&setup.scheme);
    adapter.set_scheme_name(say(&line.name));
    adapter.set_scheme_line(say(&line.line));
    adapter.set_scheme_label(say(&line.name));
    adapter.set_anticlockwise(setup.scheme.direction == Direction::Anticlockwise);
    let seats = setup.round().into_iter();
    let shown = seats.map(|at| seat_shown(&setup, at, &words)).collect();
    adapter.set_seats(fill(&adapter.get_seats(), shown));
    adapter.set_can_draw(setup.dealer_place().is_some());
    adapter.set_can_draw_partners(setup.can_draw_partners());
    adapter.set_drawn(say(&setup.drawn_says()));
    adapter.set_full(setup.full());
    adapter.set_wanted(say(&wanted(&setup.scheme, setup.seated.len())));
    let roster = setup
        .roster
        .iter()
        .map(|name| roster_shown(&setup, name, &words))
        .collect();
    adapter.set_roster(fill(&adapter.get_roster(), roster));
    let says = |message: Option<&Message>| message.map(say).unwrap_or_default();
    adapter.set_name_error(says(setup.naming.says.as_ref()));
    let offered = setup.offered().into_iter().map(|name| ui::Choice {
        text: name.into(),
        label: say(&Message::RosterFree {
            name: name.to_owned(),
        }),
        ..ui::Choice::default()
    });
    adapter.set_offered(fill(&adapter.get_offered(), offered.collect()));
    adapter.set_anew(says(setup.naming.anew_says().as_ref()));
    adapter.set_stake_error(says(setup.stake_error.as_ref()));
    adapter.set_has_stake(setup.stake.is_some());
    adapter.set_paid_each_hand(setup.paid_each_hand);
    adapter.set_sits_out_counts(setup.sits_out_counts);
    adapter.set_may_sit_out(setup.scheme.may_sit_out());
    // A pot and places are known only at the end, so they cannot be paid per hand.
    let as_game = matches!(
        setup.settling(),
        SettleMode::WinnerTakesPot | SettleMode::ByPlace
    );
    adapter.set_by_hand(!as_game);
    adapter.set_currency_name(words.currency_name(setup.currency).into());
    let unit = say(&stake_unit(setup.settling(), setup.currency));
    adapter.set_stake_unit(unit.clone());
    adapter.set_stake_head(say(&Message::StakeHead { unit: unit.into() }));
    adapter.set_title_hint(say(&Message::UntitledOn {
        day: ctx.app.clock().now(),
    }));
    let start = match setup.dealer_place().and_then(|at| setup.seated.get(at)) {
        Some(name) if setup.ready() => Message::StartDeals { name: name.clone() },
        _ => Message::Start,
    };
    adapter.set_start_text(say(&start));
    adapter.set_start_enabled(setup.ready());
    adapter.set_failed(setup.failed.as_deref().unwrap_or_default().into());
}

fn choices(adapter: &ui::NewSessionAdapter<'_>, offered: &Schemes, setup: &Setup, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    games::show(adapter, offered, setup, words);
    let all = scheme_list::of_game(offered, &setup.scheme.game).map(|offered| {
        let scheme = offered.scheme();
        let item = schemes::item(scheme);
        ui::SchemeChoice {
            name: say(&item.name),
            line: say(&item.line),
            source: say(&Message::source(&scheme.source)),
            label: say(&item.name),
            chosen: scheme.id == setup.scheme.id,
        }
    });
    adapter.set_schemes(fill(&adapter.get_schemes(), all.collect()));
    let stakes = setup
        .stakes()
        .into_iter()
        .map(|stake| stake_shown(stake, setup, words));
    adapter.set_stakes(fill(&adapter.get_stakes(), stakes.collect()));
    new_session_rules::show(adapter, setup, words);
}

fn stake_shown(stake: Option<Stake>, setup: &Setup, words: &Words) -> ui::Choice {
    stake_choice(stake, setup.settling(), stake == setup.stake, words)
}

/// A stake as a chip.
pub(super) fn stake_choice(
    stake: Option<Stake>,
    settling: SettleMode,
    chosen: bool,
    words: &Words,
) -> ui::Choice {
    let (text, label): (Message, Message) = match stake {
        None => (Message::NoStake, Message::NoStake),
        Some(stake) => {
            let unit = stake_unit(settling, stake.currency()).nested();
            (
                Message::StakeAlone { stake },
                Message::SeatingStakeIs { stake, unit },
            )
        }
    };
    ui::Choice {
        text: words.say(&text).into(),
        label: words.say(&label).into(),
        chosen,
        ..ui::Choice::default()
    }
}

fn seat_shown(setup: &Setup, at: usize, words: &Words) -> ui::SeatCard {
    let Some(name) = setup.seated.get(at) else {
        let free = Message::SeatFree {
            n: i64::try_from(at + 1).unwrap_or(0),
        };
        return ui::SeatCard {
            label: words.say(&free).into(),
            ..ui::SeatCard::default()
        };
    };
    let dealer = setup.dealer_place() == Some(at);
    let label = if dealer {
        Message::SeatDeals { name: name.clone() }
    } else {
        Message::SeatTap { name: name.clone() }
    };
    ui::SeatCard {
        name: name.into(),
        dealer,
        label: words.say(&label).into(),
        ..ui::SeatCard::default()
    }
}

fn roster_shown(setup: &Setup, name: &str, words: &Words) -> ui::Choice {
    let seat = setup
        .seated
        .iter()
        .position(|seated| seated == name)
        .and_then(|at| i64::try_from(at + 1).ok());
    let label = match seat {
        Some(n) => Message::RosterSeated {
            name: name.to_owned(),
            n,
        },
        None => Message::RosterFree {
            name: name.to_owned(),
        },
    };
    ui::Choice {
        text: name.into(),
        label: words.say(&label).into(),
        chosen: seat.is_some(),
        badge: seat.map(|n| words.number(n)).unwrap_or_default().into(),
        ..ui::Choice::default()
    }
}

pub(super) fn place(index: i32) -> usize {
    usize::try_from(index).unwrap_or(usize::MAX)
}
