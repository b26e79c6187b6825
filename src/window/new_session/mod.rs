//! The new-session page.

mod games;
pub(super) mod new_session_form;
mod new_session_rules;

use super::context::Desk;
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

/// The file of what was begun.
const DRAFT: &str = "new-session.toml";
/// Room for two documents of schemes, and names.
const LONGEST_DRAFT: usize = 3 * document::LONGEST;

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::NewSessionAdapter>();
    adapter.on_closed(desk.on(leave));
    adapter.on_scheme_chosen(desk.on_one(|desk, index: i32| {
        let game = desk.setup.borrow().scheme.game.clone();
        let chosen = {
            let all = desk.offered.borrow();
            let found = scheme_list::of_game(&all, &game).nth(place(index));
            found.map(|offered| offered.scheme().clone())
        };
        if let Some(scheme) = chosen {
            change(desk, |setup| setup.choose_scheme(&scheme));
        }
    }));
    adapter.on_seat_tapped(desk.on_one(|desk, seat: i32| {
        change(desk, |setup| {
            if let Some(place) = setup.round().get(place(seat)) {
                setup.let_deal(*place);
            }
        });
    }));
    adapter.on_draw_dealer(desk.on(|desk| draw(desk, Setup::draw_dealer)));
    adapter.on_draw_seats(desk.on(|desk| draw(desk, Setup::draw_seats)));
    adapter.on_draw_partners(desk.on(|desk| draw(desk, Setup::draw_partners)));
    adapter.on_roster_tapped(desk.on_one(|desk, index: i32| {
        change(desk, |setup| {
            if let Some(name) = setup.roster.get(place(index)).cloned() {
                setup.tap_roster(&name);
            }
        });
    }));
    adapter.on_name_edited(desk.on_one(|desk, typed: SharedString| {
        change(desk, |setup| setup.naming.edit(&typed));
    }));
    adapter.on_player_added(
        desk.on_one(|desk, name: SharedString| name_player(desk, |setup| setup.add(&name))),
    );
    adapter.on_offered_chosen(desk.on_one(|desk, index: i32| {
        name_player(desk, |setup| {
            let name = setup.offered().get(place(index)).map(ToString::to_string);
            if let Some(name) = name {
                setup.seat_named(&name);
            }
        });
    }));
    adapter.on_added_anew(desk.on(|desk| name_player(desk, Setup::add_anew)));
    adapter.on_stake_chosen(desk.on_one(|desk, index: i32| {
        change(desk, |setup| {
            if let Some(stake) = setup.stakes().get(place(index)) {
                setup.stake = *stake;
                setup.stake_error = None;
            }
        });
    }));
    adapter.on_stake_edited(desk.on_one(|desk, text: SharedString| {
        let text = desk.words.borrow().typed_amount(&text);
        change(desk, |setup| setup.type_stake(&text));
    }));
    adapter.on_paid_each_hand_toggled(
        desk.on(|desk| change(desk, |setup| setup.paid_each_hand = !setup.paid_each_hand)),
    );
    adapter.on_sits_out_counts_toggled(
        desk.on(|desk| change(desk, |setup| setup.sits_out_counts = !setup.sits_out_counts)),
    );
    games::connect(desk);
    new_session_rules::connect(desk);
    adapter.on_title_edited(desk.on_one(|desk, text: SharedString| {
        change(desk, |setup| setup.title = text.into());
    }));
    adapter.on_start(desk.on(start));
}

/// Opens the page with what was begun on it, else with the last table's choices.
pub(super) fn open(desk: &Rc<Desk>) {
    open_with(desk, |_| ());
}

/// Leaves the page, back to the table where it was opened from there.
fn leave(desk: &Rc<Desk>) {
    let tables = desk.tables.borrow();
    let table = tables.shown().map(|table| table.book.ledger().session().id);
    drop(tables);
    match table.filter(|_| desk.setup.borrow().from_table) {
        Some(id) => super::table::open(desk, id),
        None => super::sessions::open(desk),
    }
}

/// Opens the page with another scheme.
pub(super) fn with_scheme(desk: &Rc<Desk>, scheme: &Scheme) {
    let scheme = scheme.clone();
    open_with(desk, move |setup| setup.choose_scheme(&scheme));
}

fn open_with(desk: &Rc<Desk>, act: impl FnOnce(&mut Setup) + Send + 'static) {
    let currency = super::settings::currency(&desk.app.settings());
    desk.ask(last_table, move |desk, came| match came {
        Ok((roster, last, played)) => {
            let before = desk.setup.take();
            let mut setup = if before.begun {
                before.resumed(roster)
            } else {
                Setup::new(currency, roster, last)
            };
            setup.played = played;
            act(&mut setup);
            present(desk, setup);
        }
        Err(error) => super::sessions::fail(desk, &error.to_string()),
    });
}

/// Opens the page with the choices of a session that is in memory.
pub(super) fn again(desk: &Rc<Desk>, ledger: &Ledger) {
    let currency = super::settings::currency(&desk.app.settings());
    let (session, ledger) = (ledger.session().clone(), ledger.clone());
    desk.ask(
        move |db| -> Result<_, StoreError> { Ok((called_now(db, session)?, games_played(db)?)) },
        move |desk, came| {
            let (session, played) = came.ok().unzip();
            // Whoever has another name by now is seated by that.
            let ledger = session
                .and_then(|session| Ledger::open(session).ok())
                .unwrap_or(ledger);
            let people = ledger.session().participants.iter();
            let roster = people.map(|one| one.name.clone()).collect();
            let mut setup = Setup::new(currency, roster, None).like(&ledger);
            setup.played = played.unwrap_or_default();
            present(desk, setup);
        },
    );
}

fn present(desk: &Rc<Desk>, mut setup: Setup) {
    setup.from_table = desk.page() == ui::Page::Table;
    let adapter = desk.window.global::<ui::NewSessionAdapter>();
    adapter.set_title(setup.title.as_str().into());
    adapter.set_new_name(setup.naming.typed.as_str().into());
    adapter.set_adding(setup.roster.is_empty() || !setup.naming.typed.is_empty());
    adapter.set_other_stake(false);
    adapter.set_stake_text(SharedString::new());
    adapter.set_schemes_open(false);
    adapter.set_games_open(false);
    *desk.setup.borrow_mut() = setup;
    keep(desk);
    refresh(desk);
    desk.go(ui::Page::NewSession);
    super::settings::close_currencies(desk);
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

pub(super) fn change(desk: &Desk, act: impl FnOnce(&mut Setup)) {
    let before = desk.setup.borrow().text();
    {
        let mut setup = desk.setup.borrow_mut();
        setup.begun = true;
        act(&mut setup);
    }
    if desk.setup.borrow().text() != before {
        keep(desk);
    }
    refresh(desk);
}

/// Keeps what was begun through a restart.
fn keep(desk: &Desk) {
    let text = desk.setup.borrow().text();
    desk.keep_draft(DRAFT, text);
}

/// Reads what was begun when the program was last closed.
pub(super) fn load(desk: &Desk) {
    desk.read_draft(DRAFT, LONGEST_DRAFT, |desk, text| {
        if let Some(setup) = Setup::read(&text) {
            *desk.setup.borrow_mut() = setup;
        }
    });
}

/// Counts stakes in another currency, what is typed as one as well.
pub(super) fn count_in(desk: &Desk, currency: Currency) {
    let adapter = desk.window.global::<ui::NewSessionAdapter>();
    let typed =
        Some(adapter.get_stake_text()).filter(|text| adapter.get_other_stake() && !text.is_empty());
    let typed = typed.map(|text| desk.words.borrow().typed_amount(&text));
    change(desk, |setup| {
        setup.count_in(currency);
        if let Some(typed) = typed {
            setup.type_stake(&typed);
        }
    });
}

fn draw(desk: &Rc<Desk>, act: fn(&mut Setup, u128)) {
    let random = desk.app.surroundings().id();
    change(desk, |setup| act(setup, random));
}

/// Takes a name that was typed. The line for it stays as long as somebody else can sit down.
fn name_player(desk: &Desk, act: impl FnOnce(&mut Setup)) {
    change(desk, act);
    let setup = desk.setup.borrow();
    let adapter = desk.window.global::<ui::NewSessionAdapter>();
    adapter.set_new_name(setup.naming.typed.as_str().into());
    if setup.full() {
        adapter.set_adding(false);
    }
}

/// Begins the session: those who are on the roster are recognised, then the table is there.
fn start(desk: &Rc<Desk>) {
    if !desk.setup.borrow().ready() {
        return;
    }
    let draft = desk
        .setup
        .borrow()
        .new_session()
        .draft(desk.app.surroundings());
    match draft {
        Err(error) => {
            let why = desk.words.borrow().say(&error.said());
            change(desk, |setup| setup.failed = Some(why));
        }
        Ok(session) => desk.ask(
            move |db| recognise(db, session),
            |desk, came| match came {
                Ok(session) => match Ledger::open(session.clone()) {
                    Ok(ledger) => {
                        desk.setup.borrow_mut().begun = false;
                        keep(desk);
                        let mut book = Book::new(ledger, Log::default(), OpenHand::default());
                        let draws = desk.setup.borrow().draws(&session).into_iter();
                        let stamp = || desk.app.surroundings().stamp();
                        let rows = draws.filter_map(|draw| book.note_draw(draw, stamp()).ok());
                        let rows = rows.collect();
                        super::table::begin(desk, book, session, rows);
                    }
                    Err(error) => change(desk, |setup| setup.failed = Some(error.to_string())),
                },
                Err(error) => change(desk, |setup| setup.failed = Some(error.to_string())),
            },
        ),
    }
}

fn recognise(db: &mut Database, mut session: Session) -> Result<Session, StoreError> {
    session.participants = crate::app::recognise(db, session.participants)?;
    Ok(session)
}

/// Shows what is chosen.
pub(super) fn refresh(desk: &Desk) {
    let setup = desk.setup.borrow();
    let words = desk.words.borrow();
    let adapter = desk.window.global::<ui::NewSessionAdapter>();
    let say = |message: &Message| SharedString::from(words.say(message));
    choices(&adapter, &desk.offered.borrow(), &setup, &words);
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
    // The pot and places are known in the end, so that nothing of them can be paid by the hand.
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
        day: desk.app.surroundings().now(),
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
