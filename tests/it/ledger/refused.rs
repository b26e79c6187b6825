//! Edits that are refused, each leaving the ledger unchanged.

use super::{SOLO, four_solos, refused, spoilt, through_json};
use crate::support::{Evening, id, minute, participant, stake};
use oddtrick::games::{Adjustment, HandError};
use oddtrick::ledger::{Edit, EditError, Hand, HandId, Ledger, ParticipantId, Terms};
use oddtrick::scheme::SettleMode;

fn evening() -> Evening {
    let evening = Evening::new("solo-whist-points", &[], 4);
    four_solos(evening.staked(stake("0.05", "GBP"), SettleMode::PerPoint))
}

#[test]
fn an_illegal_hand_is_refused_at_any_index() {
    let evening = evening();
    let hand = evening.hand(SOLO);
    let wrong = |spoil: fn(&mut Hand)| spoilt(&hand, spoil);
    let missing = |key| HandError::Missing { key };
    for (hand, error) in [
        (wrong(|hand| hand.record.tricks = None), missing("tricks")),
        (wrong(|hand| hand.record.dealer = None), missing("dealer")),
        (wrong(|hand| hand.record.cards = None), missing("cards")),
        (
            wrong(|hand| hand.record.cards = Some(12)),
            HandError::Cards {
                found: 12,
                cards: 13,
            },
        ),
        (
            wrong(|hand| hand.record.contract = None),
            HandError::NoContract,
        ),
        (
            wrong(|hand| hand.record.adjust = Some(Vec::new())),
            missing("adjust"),
        ),
    ] {
        for index in [0, 2, 4] {
            let mut ledger = evening.ledger.clone();
            let add = Edit::AddHand {
                index,
                hand: hand.clone(),
            };
            let wanted = EditError::Hand {
                number: index + 1,
                error: error.clone(),
            };
            assert_eq!(refused(&mut ledger, &add), wanted);
            // Such a session cannot be read either.
            let mut session = ledger.session().clone();
            session.hands.insert(index, hand.clone());
            assert_eq!(Ledger::open(session), Err(wanted));
        }
        let before = evening.ledger.session().hands[1].clone();
        let after = Hand {
            id: before.id,
            ..hand
        };
        let error = EditError::Hand { number: 2, error };
        assert_eq!(
            refused(
                &mut evening.ledger.clone(),
                &Edit::ReplaceHand { before, after }
            ),
            error
        );
    }
}

/// A hand legal on its own can make a later one illegal: here the doublings would overflow.
#[test]
fn a_hand_that_makes_a_later_one_illegal_is_refused() {
    let mut evening = Evening::new("solo-whist-points", &["all-pass=next-hand-doubles"], 4);
    for _ in 0..59 {
        evening.play(r#"{"passed":true}"#);
    }
    evening.play(SOLO);
    evening.play(SOLO);
    let passed = evening.hand(r#"{"passed":true}"#);
    let mut index = 0;
    let error = loop {
        let hand = Hand {
            id: HandId(900 + index),
            ..passed.clone()
        };
        let edit = Edit::AddHand { index: 30, hand };
        let before = evening.ledger.clone();
        match evening.ledger.apply(&edit) {
            Ok(()) => index += 1,
            Err(error) => {
                assert_eq!(evening.ledger, before);
                break error;
            }
        }
    };
    let number = evening.ledger.session().hands.len();
    assert_eq!(
        error,
        EditError::Hand {
            number,
            error: HandError::Overflow
        }
    );
}

#[test]
fn overflowing_totals_are_refused() {
    let mut ledger = evening().ledger;
    let hand = ledger.session().hands[0].id;
    let after = vec![Adjustment {
        player: id(0),
        points: i64::MAX - 20,
        reason: String::new(),
    }];
    let edit = Edit::Adjust {
        hand,
        before: Vec::new(),
        after,
    };
    assert_eq!(refused(&mut ledger, &edit), EditError::Overflow);
}

#[test]
fn an_edit_of_another_state_is_stale() {
    let mut evening = evening();
    let hands = evening.ledger.session().hands.clone();
    let other = spoilt(&hands[1], |hand| hand.at = minute(55));
    let unknown = spoilt(&hands[1], |hand| hand.id = HandId(99));
    let fine = vec![Adjustment {
        player: id(0),
        points: 1,
        reason: String::new(),
    }];
    let terms = Terms {
        settle: SettleMode::ByPlace,
        paid_each_hand: true,
        sits_out_counts: true,
    };
    let dee = evening.ledger.session().participants[3].clone();
    let stakes = vec![stake("0.05", "GBP"); 5];
    for edit in vec![
        Edit::AddHand {
            index: 5,
            hand: unknown.clone(),
        },
        Edit::AddHand {
            index: 4,
            hand: hands[0].clone(),
        },
        Edit::RemoveHand {
            index: 1,
            hand: hands[0].clone(),
        },
        Edit::RemoveHand {
            index: 1,
            hand: other.clone(),
        },
        Edit::RemoveHand {
            index: 4,
            hand: unknown.clone(),
        },
        Edit::ReplaceHand {
            before: other.clone(),
            after: hands[1].clone(),
        },
        Edit::ReplaceHand {
            before: hands[1].clone(),
            after: hands[2].clone(),
        },
        Edit::ReplaceHand {
            before: unknown,
            after: other,
        },
        Edit::Adjust {
            hand: hands[1].id,
            before: fine.clone(),
            after: Vec::new(),
        },
        Edit::Adjust {
            hand: HandId(99),
            before: Vec::new(),
            after: fine,
        },
        Edit::Retitle {
            before: "Sunday".to_owned(),
            after: "Monday".to_owned(),
        },
        Edit::Annotate {
            before: "Rain".to_owned(),
            after: "Sun".to_owned(),
        },
        Edit::Rename {
            participant: id(0),
            before: "Bob".to_owned(),
            after: "Zoe".to_owned(),
        },
        Edit::Rename {
            participant: ParticipantId(99),
            before: "Ann".to_owned(),
            after: "Zoe".to_owned(),
        },
        Edit::Restake {
            from: 5,
            before: Vec::new(),
            after: Vec::new(),
        },
        Edit::Restake {
            from: 0,
            before: stakes[1..].to_vec(),
            after: stakes[1..].to_vec(),
        },
        Edit::Restake {
            from: 0,
            before: stakes.clone(),
            after: stakes[1..].to_vec(),
        },
        Edit::Restake {
            from: 0,
            before: vec![None; 5],
            after: stakes,
        },
        Edit::Join { participant: dee },
        Edit::Leave {
            participant: participant(4),
        },
        Edit::reseat([1, 0, 2, 3].map(id).to_vec(), [0, 1, 2, 3].map(id).to_vec()),
        Edit::Settle {
            before: terms,
            after: terms,
        },
    ] {
        assert_eq!(
            refused(&mut evening.ledger, &edit),
            EditError::Stale,
            "{edit:?}"
        );
    }
    evening.ledger.apply(&Edit::End { at: minute(90) }).unwrap();
    assert_eq!(
        refused(&mut evening.ledger, &Edit::Reopen { at: minute(91) }),
        EditError::Stale
    );
}

#[test]
fn invalid_seats_are_refused() {
    let mut evening = evening();
    evening.join(4);
    evening.join(5);
    let before = evening.ledger.session().seats.clone();
    let stranger = ParticipantId(99);
    for after in [
        vec![],
        vec![0, 1, 2],
        vec![0, 1, 2, 3, 4, 5],
        vec![0, 1, 2, 2],
        vec![0, 1, 2, 2, 3],
    ] {
        let edit = Edit::reseat(before.clone(), after.into_iter().map(id).collect());
        assert_eq!(refused(&mut evening.ledger, &edit), EditError::BadSeats);
    }
    let edit = Edit::reseat(before.clone(), vec![id(0), id(1), id(2), stranger]);
    assert_eq!(refused(&mut evening.ledger, &edit), EditError::BadSeats);
    for seats in [
        vec![id(0), id(1), id(2)],
        vec![id(0), id(0), id(1), id(2)],
        vec![id(0), id(1), id(2), stranger],
    ] {
        let hand = spoilt(&evening.hand(SOLO), |hand| hand.seats.clone_from(&seats));
        assert_eq!(
            refused(&mut evening.ledger, &Edit::AddHand { index: 1, hand }),
            EditError::BadSeats
        );
    }
}

#[test]
fn a_hand_that_names_a_player_without_a_seat_is_refused() {
    let mut evening = evening();
    evening.join(4);
    for spoil in [
        |hand: &mut Hand| hand.record.declarers = Some(vec![id(4)]),
        |hand: &mut Hand| hand.record.dealer = Some(id(4)),
        |hand: &mut Hand| hand.record.revoke = Some(id(4)),
    ] {
        let hand = spoilt(&evening.hand(SOLO), spoil);
        let error = EditError::NotSeated {
            number: 3,
            name: "Eve".to_owned(),
        };
        assert_eq!(
            refused(&mut evening.ledger, &Edit::AddHand { index: 2, hand }),
            error
        );
    }
    // A record is also refused before it becomes a hand; the error has the number of its hand.
    let record = spoilt(&evening.hand(SOLO), |hand| {
        hand.record.declarers = Some(vec![id(4)]);
    })
    .record;
    for (number, refused) in [
        (5, evening.ledger.inserted(4, record.clone())),
        (3, evening.ledger.corrected(2, record.clone())),
        (3, evening.ledger.inserted(2, record)),
    ] {
        let name = "Eve".to_owned();
        assert_eq!(refused, Err(EditError::NotSeated { number, name }));
    }
    let twice = spoilt(&evening.hand(SOLO), |hand| {
        hand.record.out = Some(vec![id(1), id(1)]);
    })
    .record;
    for (wanted, refused) in [
        (5, evening.ledger.inserted(4, twice.clone())),
        (3, evening.ledger.inserted(2, twice)),
    ] {
        assert!(matches!(refused, Err(EditError::Hand { number, .. }) if number == wanted));
    }
    // Adjustments are for participants only.
    let hand = spoilt(&evening.hand(SOLO), |hand| {
        hand.record.adjust = Some(vec![Adjustment {
            player: ParticipantId(99),
            points: 1,
            reason: String::new(),
        }]);
    });
    assert!(matches!(
        refused(&mut evening.ledger, &Edit::AddHand { index: 2, hand }),
        EditError::NotSeated { number: 3, .. }
    ));
}

#[test]
fn players_with_hands_cannot_be_removed() {
    let mut evening = evening();
    evening.join(4);
    evening.reseat(&[0, 1, 2, 4]);
    let leave = Edit::Leave {
        participant: participant(4),
    };
    assert_eq!(
        refused(&mut evening.ledger, &leave),
        EditError::HasPlayed {
            name: "Eve".to_owned()
        }
    );
    evening.play(SOLO);
    evening.reseat(&[0, 1, 2, 3]);
    assert_eq!(
        refused(&mut evening.ledger, &leave),
        EditError::HasPlayed {
            name: "Eve".to_owned()
        }
    );
    // Only the last participant can be removed.
    evening.join(5);
    evening.join(6);
    assert_eq!(
        refused(
            &mut evening.ledger,
            &Edit::Leave {
                participant: participant(5)
            }
        ),
        EditError::Stale
    );

    let mut five = crate::support::session(crate::support::scheme("solo-whist-points", &[]), 5);
    five.first_dealer = id(4);
    let mut evening = Evening::of(five);
    evening.reseat(&[0, 1, 2, 3]);
    assert_eq!(
        refused(&mut evening.ledger, &leave),
        EditError::DealsFirst {
            name: "Eve".to_owned()
        }
    );
}

#[test]
fn an_ended_session_refuses_hands_and_seats() {
    let mut evening = evening();
    assert_eq!(
        refused(&mut evening.ledger, &Edit::Reopen { at: minute(90) }),
        EditError::StillOpen
    );
    evening.join(4);
    let hand = evening.hand(SOLO);
    evening.ledger.apply(&Edit::End { at: minute(90) }).unwrap();
    let session = evening.ledger.session().clone();
    let first = session.hands[0].clone();
    for edit in [
        Edit::AddHand { index: 4, hand },
        Edit::RemoveHand {
            index: 0,
            hand: first,
        },
        Edit::Join {
            participant: participant(5),
        },
        Edit::Leave {
            participant: participant(4),
        },
        Edit::reseat(session.seats, [1, 2, 3, 0].map(id).to_vec()),
        Edit::End { at: minute(91) },
    ] {
        assert_eq!(
            refused(&mut evening.ledger, &edit),
            EditError::Ended,
            "{edit:?}"
        );
    }
}

#[test]
fn a_session_has_one_currency() {
    let mut evening = evening();
    let (pounds, euros) = (
        stake("1", "GBP").unwrap().currency(),
        stake("1", "EUR").unwrap().currency(),
    );
    for from in 1..=4 {
        let edit = evening.restake(from, stake("0.05", "EUR"));
        let error = EditError::Currencies {
            one: pounds,
            other: euros,
        };
        assert_eq!(refused(&mut evening.ledger, &edit), error);
    }
    let hand = spoilt(&evening.hand(SOLO), |hand| {
        hand.stake = stake("0.05", "EUR");
    });
    let add = Edit::AddHand {
        index: 0,
        hand: hand.clone(),
    };
    assert!(matches!(
        refused(&mut evening.ledger, &add),
        EditError::Currencies { .. }
    ));
    let before = evening.ledger.session().hands[3].clone();
    let replace = Edit::ReplaceHand {
        after: Hand {
            id: before.id,
            ..hand.clone()
        },
        before,
    };
    assert!(matches!(
        refused(&mut evening.ledger, &replace),
        EditError::Currencies { .. }
    ));
    let mut session = evening.ledger.session().clone();
    session.hands.push(hand);
    assert_eq!(
        Ledger::open(session),
        Err(EditError::Currencies {
            one: pounds,
            other: euros
        })
    );
    // Changing all stakes to another currency is fine, and so are hands without a stake.
    evening.try_restake(0, stake("0.05", "EUR")).unwrap();
    evening.try_restake(0, None).unwrap();
    evening.try_restake(4, stake("5", "PLN")).unwrap();
    assert_eq!(
        through_json(evening.ledger.session().hands.last().unwrap()).stake,
        None
    );
}
