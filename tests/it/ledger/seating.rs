//! Joining, leaving and swapping seats, one edit each.

use super::{done_and_undone, refused, through_json};
use crate::support::{
    Evening, NAMES, OH_HELL, Rng, cases, id, participant, random_hand, scheme, session,
};
use oddtrick::ledger::{Edit, EditError, Ledger, NameError, Participant, ParticipantId, Reseating};
use oddtrick::scheme::catalog;
use oddtrick::seat::Seat;
use proptest::prelude::*;

/// Four players at Oh Hell after two hands.
fn evening() -> Evening {
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(OH_HELL);
    evening
}

fn names(ledger: &Ledger) -> Vec<&str> {
    let session = ledger.session();
    let name = |id: &ParticipantId| session.participant(*id).unwrap().name.as_str();
    session.seats.iter().map(name).collect()
}

/// Changes the seats, and checks that it can be undone.
fn reseat(ledger: &mut Ledger, change: impl FnOnce(&mut Reseating) -> Result<(), EditError>) {
    let session = ledger.session().clone();
    let mut seats = Reseating::of(&session);
    change(&mut seats).unwrap();
    let edit = seats.edit().unwrap();
    done_and_undone(ledger, &edit);
}

#[test]
fn players_join_leave_and_swap_seats() {
    let mut ledger = evening().ledger;
    reseat(&mut ledger, |seats| seats.leave(id(1)));
    assert_eq!(names(&ledger), ["Ann", "Cy", "Dee"]);
    reseat(&mut ledger, |seats| seats.sit(&participant(4), 1));
    assert_eq!(names(&ledger), ["Ann", "Eve", "Cy", "Dee"]);
    reseat(&mut ledger, |seats| seats.swap(id(4), id(3)));
    assert_eq!(names(&ledger), ["Ann", "Dee", "Cy", "Eve"]);
    reseat(&mut ledger, |seats| seats.replace(id(0), &participant(5)));
    assert_eq!(names(&ledger), ["Fay", "Dee", "Cy", "Eve"]);
    // A returning player keeps their id and total.
    let bob = Participant {
        id: ParticipantId(77),
        ..participant(1)
    };
    reseat(&mut ledger, |seats| seats.sit(&bob, 99));
    assert_eq!(names(&ledger), ["Fay", "Dee", "Cy", "Eve", "Bob"]);
    assert_eq!(ledger.session().participants.len(), 6);
    assert_eq!(ledger.totals(), [11, 10, 20, 20, 0, 0]);
    // All at once, passing through an invalid number of players.
    reseat(&mut ledger, |seats| {
        for who in [5, 3, 2, 4] {
            seats.leave(id(who))?;
        }
        seats.sit(&participant(6), 0)?;
        seats.sit(&participant(0), 0)
    });
    assert_eq!(names(&ledger), ["Ann", "Gus", "Bob"]);
}

#[test]
fn the_same_seats_are_no_change() {
    let session = evening().ledger.session().clone();
    assert_eq!(Reseating::of(&session).edit(), None);
    let mut seats = Reseating::of(&session);
    seats.sit(&participant(4), 2).unwrap();
    seats.leave(id(4)).unwrap();
    assert_eq!(seats.edit(), None);
    // A player who joins and leaves in one change is dropped.
    let mut seats = Reseating::of(&session);
    seats.sit(&participant(4), 2).unwrap();
    seats.replace(id(4), &participant(5)).unwrap();
    let Some(Edit::Reseat { joins, .. }) = seats.edit() else {
        panic!("an edit")
    };
    assert_eq!(joins, [participant(5)]);
}

#[test]
fn who_leaves_before_playing_is_no_longer_in_the_session() {
    let mut ledger = evening().ledger;
    reseat(&mut ledger, |seats| seats.sit(&participant(4), 4));
    reseat(&mut ledger, |seats| seats.sit(&participant(5), 0));
    let people = |ledger: &Ledger| ledger.session().participants.len();
    // Fay joined after Eve, and would change her index.
    reseat(&mut ledger, |seats| seats.leave(id(4)));
    assert_eq!(people(&ledger), 6);
    // Who has played stays.
    reseat(&mut ledger, |seats| {
        seats.leave(id(3))?;
        seats.leave(id(5))
    });
    assert_eq!((names(&ledger).len(), people(&ledger)), (3, 4));
    // Before the first hand all but the first dealer can go.
    let mut ledger = Ledger::open(session(scheme("oh-hell", &[]), 4)).unwrap();
    let dealer = ledger.session().first_dealer;
    reseat(&mut ledger, |seats| {
        seats.leave(id(1))?;
        seats.leave(id(3))
    });
    assert!(ledger.session().participant(dealer).is_some());
}

#[test]
fn seats_are_unique_and_must_exist_to_be_left() {
    let session = evening().ledger.session().clone();
    let mut seats = Reseating::of(&session);
    let none = |name: &str| EditError::NoSeat {
        name: name.to_owned(),
    };
    let twice = |name: &str| EditError::HasSeat {
        name: name.to_owned(),
    };
    assert_eq!(seats.sit(&participant(2), 0), Err(twice("Cy")));
    assert_eq!(seats.replace(id(0), &participant(2)), Err(twice("Cy")));
    seats.leave(id(2)).unwrap();
    assert_eq!(seats.leave(id(2)), Err(none("Cy")));
    assert_eq!(seats.swap(id(0), id(2)), Err(none("Cy")));
    assert_eq!(seats.replace(id(2), &participant(4)), Err(none("Cy")));
    seats.sit(&participant(4), 0).unwrap();
    assert_eq!(seats.sit(&participant(4), 0), Err(twice("Eve")));
}

#[test]
fn a_change_of_seats_that_fails_leaves_everything() {
    let mut ledger = evening().ledger;
    let before = ledger.session().seats.clone();
    let reseat = |after: &[usize], joins: &[Participant], leaves: &[Participant]| Edit::Reseat {
        before: before.clone(),
        after: after.iter().copied().map(id).collect(),
        joins: joins.to_vec(),
        leaves: leaves.to_vec(),
    };
    let twin = Participant {
        name: "ANN".to_owned(),
        ..participant(4)
    };
    for (edit, error) in [
        (
            reseat(&[0, 1, 2, 4], &[twin.clone()], &[]),
            NameError::Confusable { name: twin.name }.into(),
        ),
        (
            reseat(&[0, 1, 2, 5], &[participant(4)], &[]),
            EditError::BadSeats,
        ),
        (reseat(&[0], &[participant(4)], &[]), EditError::BadSeats),
        (reseat(&[0, 1], &[participant(0)], &[]), EditError::Stale),
        (reseat(&[0, 1], &[], &[participant(2)]), EditError::Stale),
        (
            reseat(
                &[0, 1],
                &[participant(4)],
                &[participant(3), participant(4)],
            ),
            EditError::HasPlayed {
                name: "Dee".to_owned(),
            },
        ),
    ] {
        assert_eq!(refused(&mut ledger, &edit), error, "{edit:?}");
    }
}

#[test]
fn older_seat_edits_are_read_and_the_format_is_unchanged() {
    let old = format!(
        r#"{{"edit":"reseat","before":["{:032x}"],"after":["{:032x}"]}}"#,
        1, 2
    );
    let edit: Edit = serde_json::from_str(&old).unwrap();
    assert_eq!(edit, Edit::reseat(vec![id(0)], vec![id(1)]));
    assert_eq!(serde_json::to_string(&edit).unwrap(), old);
}

#[test]
fn a_player_who_left_can_return() {
    let mut evening = evening();
    evening.reseat(&[0, 2, 3]);
    evening.play(
        r#"{"bids":[0,0,2],"tricks":[1,0,2]}
           {"bids":[0,0,3],"tricks":[1,0,3]}"#,
    );
    // Hand numbers and schedule continue.
    assert_eq!(evening.ledger.session().hands[3].record.cards, Some(4));
    evening.reseat(&[0, 1, 2, 3]);
    evening.play(r#"{"bids":[0,5,0,1],"tricks":[0,5,0,0]}"#);
    assert_eq!(evening.ledger.totals(), [21, 25, 50, 45]);
    assert_eq!(evening.ledger.session().hands[4].record.cards, Some(5));
}

proptest! {
    #![proptest_config(cases(64))]

    /// Random changes of seats, with a hand now and then.
    #[test]
    fn any_change_of_seats_keeps_the_invariants(seed: u64) {
        let rng = &mut Rng::new(seed);
        let schemes: Vec<_> = catalog::all().collect();
        let one = *rng.pick(&schemes);
        let seats = usize::from(one.at_table.least.max(3).min(one.at_table.most));
        let mut ledger = Ledger::open(session(scheme(&one.id, &[]), seats)).unwrap();
        let mut made: Vec<(Ledger, Edit)> = Vec::new();
        for _ in 0..24 {
            let before = ledger.clone();
            let Some(edit) = proposed(rng, &ledger) else { continue };
            let legal = match &edit {
                Edit::Reseat { after, .. } => one.at_table.contains(after.len()),
                _ => true,
            };
            prop_assert_eq!(ledger.apply(&edit).is_ok(), legal, "{:?}", edit);
            if !legal {
                prop_assert_eq!(&ledger, &before);
                continue;
            }
            prop_assert_eq!(&through_json(&edit), &edit);
            let session = ledger.session();
            // The next dealer is at the table, and nobody sits twice.
            prop_assert!(ledger.next_dealer().index() < session.seats.len());
            let mut sitting = session.seats.clone();
            sitting.sort_unstable();
            sitting.dedup();
            prop_assert_eq!(sitting.len(), session.seats.len());
            if let Edit::Reseat { .. } = &edit {
                // Seats affect no score, and change no earlier hand.
                let (mut old, new) = (before.totals(), ledger.totals());
                old.resize(new.len(), 0);
                prop_assert_eq!(old, new);
                prop_assert_eq!(&before.session().hands, &session.hands);
            } else {
                let played = ledger.played().last().unwrap();
                let (mut old, new) = (before.totals(), ledger.totals());
                old.resize(new.len(), 0);
                for (at, who) in session.participants.iter().enumerate() {
                    let seat = session.seats.iter().position(|id| *id == who.id).and_then(Seat::new);
                    let points = seat.map_or(0, |seat| played.outcome.points.at(seat));
                    prop_assert_eq!(new[at] - old[at], points);
                }
            }
            made.push((before, edit));
        }
        for (before, edit) in made.into_iter().rev() {
            ledger.apply(&edit.inverse()).unwrap();
            prop_assert_eq!(&ledger, &before);
        }
    }
}

/// A hand, or a change of seats that may be illegal.
fn proposed(rng: &mut Rng, ledger: &Ledger) -> Option<Edit> {
    let session = ledger.session();
    if rng.one_in(3) {
        return Some(Edit::AddHand {
            index: session.hands.len(),
            hand: random_hand(rng, ledger),
        });
    }
    let mut seats = Reseating::of(session);
    for _ in 0..=rng.below(3) {
        let sitting = seats.seats().to_vec();
        let Some(one) = sitting.get(rng.below(sitting.len().max(1))) else {
            break;
        };
        let who = participant(rng.below(NAMES.len()));
        // An illegal change is skipped.
        let _ = match rng.below(4) {
            0 => seats.leave(*one),
            1 => seats.sit(&who, rng.below(13)),
            2 => seats.replace(*one, &who),
            _ => seats.swap(*one, *rng.pick(&sitting)),
        };
    }
    seats.edit()
}
