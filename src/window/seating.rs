//! Who deals, by a tap on a row, and the panel of seats over the table: who comes and goes, who changes places, who sits out.

use super::answer::{self, Answer};
use super::desk::Desk;
use super::models::{fill, fill_by, list};
use super::table;
use crate::app::Surroundings;
use crate::games::entry::Tap;
use crate::ledger::{Book, NameError, ParticipantId, PlayerId, clean_name, name_key};
use crate::store::Database;
use crate::view::new_session::name_error;
use crate::view::seating::{Act, Change, Choosing, Comer, Picked, comers, made, seating};
use crate::view::{Message, Seating};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString};
use std::rc::Rc;

/// The panel while it is open.
#[derive(Default)]
pub(super) struct State {
    choosing: Choosing,
    /// Everybody who has ever played.
    roster: Vec<Comer>,
    name_error: Option<NameError>,
}

/// Connects the callbacks of the rows and of the panel.
pub(super) fn connect(desk: &Rc<Desk>) {
    let rows = desk.window.global::<ui::TableAdapter>();
    rows.on_dealer_moved(desk.on_one(|desk, row| move_dealer(desk, row, false)));
    rows.on_partner_dealt(desk.on_one(|desk, row| move_dealer(desk, row, true)));
    let adapter = desk.window.global::<ui::SeatingAdapter>();
    adapter.on_close(desk.on(close));
    adapter.on_seat_tapped(desk.on_one(|desk, index: i32| {
        tapped(desk, |view| {
            let seat = view.seats.get(at(index))?;
            Some((seat.act.clone(), seat.label.clone()))
        });
    }));
    adapter.on_card_tapped(desk.on_two(|desk, group: i32, card: i32| {
        tapped(desk, |view| {
            let card = view.groups.get(at(group))?.cards.get(at(card))?;
            let done = (card.act.clone(), card.label.clone());
            Some(done).filter(|_| card.why == Message::Blank)
        });
    }));
    adapter.on_name_edited(desk.on_one(|desk, _: SharedString| {
        desk.seating.borrow_mut().name_error = None;
        refresh(desk);
    }));
    adapter.on_player_added(desk.on_one(|desk, name: SharedString| add(desk, &name)));
}

/// Moves the deal to whoever a row is of, or to their partner in it.
fn move_dealer(desk: &Rc<Desk>, row: i32, partner: bool) {
    let seat = desk.tables.borrow().shown().and_then(|table| {
        let view = crate::view::table::table(&table.book);
        let row = view.rows.get(usize::try_from(row).ok()?)?;
        let (seat, deals) = match &row.partner {
            Some(other) if partner => (Some(other.seat), other.dealer),
            _ => (row.seat, row.dealer),
        };
        seat.filter(|_| !deals)
    });
    if let Some(seat) = seat {
        table::tap(desk, Tap::Dealer(seat));
    }
}

/// Opens the panel, once the roster is read.
pub(super) fn open(desk: &Rc<Desk>) {
    desk.ask(Database::players, |desk, came| match came {
        Ok(players) => {
            let roster = players.into_iter().map(|player| Comer {
                player: player.id,
                name: player.name,
            });
            *desk.seating.borrow_mut() = State {
                roster: roster.collect(),
                ..State::default()
            };
            let adapter = desk.window.global::<ui::SeatingAdapter>();
            adapter.set_adding(false);
            adapter.set_new_name(SharedString::new());
            refresh(desk);
            adapter.set_open(true);
        }
        Err(error) => note(desk, error.to_string()),
    });
}

/// Closes the panel.
pub(super) fn close(desk: &Rc<Desk>) {
    desk.window.global::<ui::SeatingAdapter>().set_open(false);
}

/// Does what stands on a card, which says what that is.
fn tapped(
    desk: &Rc<Desk>,
    find: impl FnOnce(&crate::view::seating::SeatingView) -> Option<(Act, Message)>,
) {
    let act = with_book(desk, |book, state| {
        find(&seating(book, &state.choosing, &state.roster))
    });
    match act.flatten() {
        None => {}
        Some((Act::Pick(picked), _)) => {
            desk.seating.borrow_mut().choosing.picked = picked;
            refresh(desk);
        }
        Some((Act::Begin(begins), _)) => {
            desk.seating.borrow_mut().choosing.begins = begins;
            refresh(desk);
        }
        Some((Act::Out(seats), says)) => {
            close(desk);
            table::tap_saying(desk, Tap::Out(seats), |_, _| Some(says));
        }
        Some((Act::Change(change), _)) => make(desk, &change),
    }
}

/// Makes a change of seats, and says so over the table.
fn make(desk: &Rc<Desk>, change: &Change) {
    let id = ParticipantId(desk.app.surroundings().id());
    let reason = desk.say(&Seating::Late.into()).to_string();
    let found = with_book(desk, |book, state| {
        made(book, change, state.choosing.begins, id, reason)
    });
    close(desk);
    match found {
        None => {}
        Some(Err(error)) => note(desk, error.to_string()),
        Some(Ok(made)) => {
            let mut refused = None;
            table::with_book(desk, |book| {
                let mut rows = Vec::new();
                for edit in made.edits {
                    match book.edit(edit, desk.app.surroundings().stamp()) {
                        Ok(row) => rows.push(row),
                        Err(error) => refused = Some(error.to_string()),
                    }
                }
                Some(rows)
            });
            match refused {
                Some(why) => note(desk, why),
                None => answer::reword(desk, made.says),
            }
        }
    }
}

/// Somebody new is about to sit down, or somebody known whose name was typed.
fn add(desk: &Rc<Desk>, typed: &str) {
    let found = with_book(desk, |book, state| {
        newcomer(book, state, typed, desk.app.surroundings())
    });
    match found {
        None => {}
        Some(Ok(who)) => {
            {
                let mut state = desk.seating.borrow_mut();
                state.name_error = None;
                state.choosing.picked = Picked::Comer(who);
            }
            let adapter = desk.window.global::<ui::SeatingAdapter>();
            adapter.set_adding(false);
            adapter.set_new_name(SharedString::new());
        }
        Some(Err(error)) => desk.seating.borrow_mut().name_error = Some(error),
    }
    refresh(desk);
}

fn newcomer(
    book: &Book,
    state: &State,
    typed: &str,
    surroundings: &dyn Surroundings,
) -> Result<Comer, NameError> {
    let name = clean_name(typed)?;
    let key = name_key(&name);
    let known = comers(book, &state.roster)
        .into_iter()
        .find(|one| name_key(&one.name) == key);
    if let Some(known) = known {
        return Ok(known);
    }
    let session = book.ledger().session();
    if session
        .participants
        .iter()
        .any(|one| name_key(&one.name) == key)
    {
        return Err(NameError::Twin { name });
    }
    Ok(Comer {
        player: PlayerId(surroundings.id()),
        name,
    })
}

/// What the panel needs of the book on the page; none where there is none.
fn with_book<R>(desk: &Desk, act: impl FnOnce(&Book, &State) -> R) -> Option<R> {
    let tables = desk.tables.borrow();
    let table = tables.shown()?;
    Some(act(&table.book, &desk.seating.borrow()))
}

/// Says over the table why something cannot be.
fn note(desk: &Rc<Desk>, why: String) {
    answer::give(desk, Answer::news(Seating::CannotBe { why }.into()));
}

/// Shows the panel as it stands.
pub(super) fn refresh(desk: &Desk) {
    let view = with_book(desk, |book, state| {
        seating(book, &state.choosing, &state.roster)
    });
    let Some(view) = view else { return };
    let words = desk.words.borrow();
    let say = |message: &Message| SharedString::from(words.say(message));
    let adapter = desk.window.global::<ui::SeatingAdapter>();
    adapter.set_caption(say(&view.caption));
    adapter.set_question(say(&view.question));
    adapter.set_anticlockwise(view.anticlockwise);
    let seats = view.seats.iter().map(|seat| ui::Seat {
        name: seat.name.as_str().into(),
        dealer: seat.dealer,
        label: say(&seat.label),
        chosen: seat.chosen,
        out: seat.out,
    });
    adapter.set_seats(fill(&adapter.get_seats(), seats.collect()));
    let groups = view.groups.iter().map(|group| group_shown(group, &words));
    adapter.set_groups(fill_by(&adapter.get_groups(), groups.collect(), merge));
    let error = desk.seating.borrow().name_error.as_ref().map(name_error);
    adapter.set_name_error(error.map(|error| say(&error)).unwrap_or_default());
}

fn group_shown(group: &crate::view::seating::Group, words: &Words) -> ui::SeatingGroup {
    let say = |message: &Message| SharedString::from(words.say(message));
    let cards = group.cards.iter().map(|card| ui::SeatingCard {
        text: say(&card.text),
        label: say(&card.label),
        chosen: card.chosen,
        why: say(&card.why),
    });
    ui::SeatingGroup {
        head: say(&group.head),
        note: say(&group.note),
        cards: list(cards.collect()),
    }
}

fn merge(old: &ui::SeatingGroup, new: ui::SeatingGroup) -> Option<ui::SeatingGroup> {
    let same =
        old.head == new.head && old.note == new.note && old.cards.iter().eq(new.cards.iter());
    if same { None } else { Some(new) }
}

fn at(index: i32) -> usize {
    usize::try_from(index).unwrap_or(usize::MAX)
}
