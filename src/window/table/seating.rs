//! Who deals, by a tap on a row, and the panel of seats over the table: who comes and goes, who changes places, who sits out.

use super::Moved;
use super::answer::{self, Answer};
use crate::games::entry::Tap;
use crate::ledger::{Book, ParticipantId, PlayerId};
use crate::store::Database;
use crate::view::Message;
use crate::view::page::{Choice, SeatingView};
use crate::view::seating::naming::{NameMatch, Naming};
use crate::view::seating::{Act, Change, Choosing, Newcomer, Picked, comers, made, seating};
use crate::window::context::Desk;
use crate::window::shown::Set;
use crate::window::table;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// The panel while it is open.
#[derive(Default)]
pub(in crate::window) struct State {
    choosing: Choosing,
    /// Everybody who has ever played.
    roster: Vec<Newcomer>,
    /// The name that is being typed.
    naming: Naming,
    /// What the panel shows.
    view: Option<SeatingView>,
}

/// Connects the callbacks of the rows and of the panel.
pub(in crate::window) fn connect(desk: &Rc<Desk>) {
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
            let done = (card.does.clone(), card.label.clone());
            Some(done).filter(|_| card.why == Message::Blank)
        });
    }));
    adapter.on_name_edited(desk.on_one(|desk, typed: SharedString| {
        desk.seating.borrow_mut().naming.edit(&typed);
        refresh(desk);
    }));
    adapter.on_player_added(desk.on_one(|desk, name: SharedString| add(desk, &name)));
    adapter.on_offered_chosen(desk.on_one(|desk, index: i32| {
        let who = desk.seating.borrow().view.as_ref().and_then(|view| {
            let offered = view.offered.get(at(index))?;
            Some(offered.does.clone())
        });
        if let Some(who) = who {
            comes(desk, who);
        }
    }));
    adapter.on_added_anew(desk.on(|desk| {
        let name = desk.seating.borrow().naming.anew();
        if let Some(name) = name {
            comes_new(desk, name);
        }
    }));
}

/// Moves the deal to whoever a row is of, or to their partner in it.
fn move_dealer(desk: &Rc<Desk>, row: i32, partner: bool) {
    let tap = desk.tables.borrow().view().and_then(|view| {
        let row = view.rows.get(at(row))?;
        match &row.partner {
            Some(other) if partner => other.deals.clone(),
            _ => row.deals.clone(),
        }
    });
    if let Some(tap) = tap {
        table::tap(desk, tap);
    }
}

/// Opens the panel, once the roster is read.
pub(in crate::window) fn open(desk: &Rc<Desk>) {
    desk.ask(Database::players, |desk, came| match came {
        Ok(players) => {
            let roster = players.into_iter().map(|player| Newcomer {
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
pub(in crate::window) fn close(desk: &Rc<Desk>) {
    desk.window.global::<ui::SeatingAdapter>().set_open(false);
}

/// Does what stands on a card, which says what that is.
fn tapped(desk: &Rc<Desk>, find: impl FnOnce(&SeatingView) -> Option<(Act, Message)>) {
    let act = desk.seating.borrow().view.as_ref().and_then(find);
    match act {
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
            table::taps(desk, vec![Tap::Out(seats)], |_, _| Some(says));
        }
        Some((Act::Change(change), _)) => make(desk, &change),
    }
}

/// Makes a change of seats, and says so over the table.
fn make(desk: &Rc<Desk>, change: &Change) {
    let id = ParticipantId(desk.app.surroundings().id());
    let reason = desk.say(&Message::SeatingLate).to_string();
    let found = with_book(desk, |book, state| {
        made(book, change, state.choosing.begins, id, reason)
    });
    close(desk);
    match found {
        None => {}
        Some(Err(error)) => note(desk, error.to_string()),
        Some(Ok(made)) => {
            table::move_book(desk, |book| {
                let (mut rows, mut refused) = (Vec::new(), None);
                for edit in made.edits {
                    match book.edit(edit, desk.app.surroundings().stamp()) {
                        Ok(row) => rows.push(row),
                        Err(error) => refused = Some(error.to_string()),
                    }
                }
                let says = match refused {
                    Some(why) => Answer::news(Message::SeatingCannotBe { why }),
                    None => Answer::of(made.says, &rows),
                };
                Some(Moved {
                    rows,
                    says: Some(says),
                })
            });
        }
    }
}

/// Whoever a typed name means is about to sit down.
fn add(desk: &Rc<Desk>, typed: &str) {
    let people = with_book(desk, |book, state| {
        let sitting = book.ledger().session().participants.iter();
        let comers = comers(book, &state.roster);
        let others = sitting.map(|one| Newcomer {
            player: one.player,
            name: one.name.clone(),
        });
        let others: Vec<Newcomer> = others.filter(|one| !comers.contains(one)).collect();
        (comers, others)
    });
    let Some((comers, others)) = people else {
        return;
    };
    let known: Vec<&str> = comers
        .iter()
        .chain(&others)
        .map(|one| one.name.as_str())
        .collect();
    let named = desk.seating.borrow_mut().naming.enter(typed, &known);
    match named {
        None => refresh(desk),
        Some(NameMatch::New(name)) => comes_new(desk, name),
        Some(NameMatch::Known(at)) => {
            if let Some(who) = comers.get(at) {
                return comes(desk, who.clone());
            }
            let name = known[at].to_owned();
            desk.seating.borrow_mut().naming.says = Some(Message::NameTwin { name });
            refresh(desk);
        }
    }
}

/// Somebody new is about to sit down.
fn comes_new(desk: &Rc<Desk>, name: String) {
    let player = PlayerId(desk.app.surroundings().id());
    comes(desk, Newcomer { player, name });
}

/// Somebody is about to sit down, and is asked where.
fn comes(desk: &Rc<Desk>, who: Newcomer) {
    {
        let mut state = desk.seating.borrow_mut();
        state.naming = Naming::default();
        state.choosing.picked = Picked::Newcomer(who);
    }
    let adapter = desk.window.global::<ui::SeatingAdapter>();
    adapter.set_adding(false);
    adapter.set_new_name(SharedString::new());
    refresh(desk);
}

/// What the panel needs of the book on the page; none where there is none.
fn with_book<R>(desk: &Desk, act: impl FnOnce(&Book, &State) -> R) -> Option<R> {
    let tables = desk.tables.borrow();
    let table = tables.shown()?;
    Some(act(&table.book, &desk.seating.borrow()))
}

/// Says over the table why something cannot be.
fn note(desk: &Rc<Desk>, why: String) {
    answer::give(desk, Answer::news(Message::SeatingCannotBe { why }));
}

/// Shows the panel as it stands.
pub(in crate::window) fn refresh(desk: &Desk) {
    let view = with_book(desk, |book, state| {
        let known = comers(book, &state.roster);
        let offered = state
            .naming
            .offered(known.iter().map(|one| one.name.as_str()));
        let offered = offered.into_iter().filter_map(|at| known.get(at));
        let offered = offered.map(|who| Choice {
            label: Message::SeatingComes {
                name: who.name.clone(),
            },
            ..Choice::of(Message::typed(&who.name), false, who.clone())
        });
        SeatingView {
            offered: offered.collect(),
            name_error: state.naming.says.clone(),
            anew: state.naming.anew_says(),
            ..seating(book, &state.choosing, &state.roster)
        }
    });
    let Some(view) = view else { return };
    let adapter = desk.window.global::<ui::SeatingAdapter>();
    view.set(&adapter, &desk.words.borrow());
    desk.seating.borrow_mut().view = Some(view);
}

fn at(index: i32) -> usize {
    usize::try_from(index).unwrap_or(usize::MAX)
}
