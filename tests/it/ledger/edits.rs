//! Every edit, made and undone.

use super::{done_and_undone, through_json};
use crate::support::{
    Evening, Rng, cases, id, minute, participant, random_edit, random_hand, random_record, scheme,
    session, stake,
};
use oddtrick::games::{Adjustment, Carry, Table, play};
use oddtrick::ledger::{Edit, Ledger, Terms};
use oddtrick::scheme::{SettleMode, catalog};
use oddtrick::seat::Seat;
use proptest::prelude::*;

const SOLO: &str = r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#;
const MISERE: &str = r#"{"contract":"misere","declarers":["Bob"],"tricks":0}"#;

/// Three hands with a stake: Ann's solo, Bob's misère, all pass.
fn three_hands() -> Evening {
    let mut evening = Evening::new("solo-whist-points", &[], 4)
        .staked(stake("0.05", "GBP"), SettleMode::PerPoint);
    evening.play(SOLO);
    evening.play(MISERE);
    evening.play(r#"{"passed":true}"#);
    evening
}

#[test]
fn hands_are_inserted_and_removed_anywhere() {
    for index in 0..=3 {
        let mut evening = three_hands();
        let hand = evening.hand(SOLO);
        done_and_undone(&mut evening.ledger, &Edit::AddHand { index, hand });
        assert_eq!(evening.ledger.totals(), [16, 16, -16, -16]);
    }
    for (index, totals) in [[-8, 24, -8, -8], [12, -4, -4, -4], [4, 20, -12, -12]]
        .into_iter()
        .enumerate()
    {
        let mut evening = three_hands();
        let hand = evening.ledger.session().hands[index].clone();
        done_and_undone(&mut evening.ledger, &Edit::RemoveHand { index, hand });
        assert_eq!(evening.ledger.totals(), totals);
    }
}

#[test]
fn a_hand_is_corrected_in_its_place() {
    let mut evening = three_hands();
    let before = evening.ledger.session().hands[0].clone();
    let mut after = before.clone();
    after.record = evening
        .ledger
        .corrected(0, evening.hand(MISERE).record)
        .unwrap();
    done_and_undone(&mut evening.ledger, &Edit::ReplaceHand { before, after });
    assert_eq!(evening.points(0), [-8, 24, -8, -8]);
}

#[test]
fn adjustments_are_added_changed_and_removed() {
    let mut evening = three_hands();
    let hand = evening.ledger.session().hands[1].id;
    let fine = |points| Adjustment {
        player: id(3),
        points,
        reason: "looked".to_owned(),
    };
    let steps = [vec![], vec![fine(-10)], vec![fine(-20), fine(5)], vec![]];
    for (step, totals) in steps.windows(2).zip([-22, -27, -12]) {
        let edit = Edit::Adjust {
            hand,
            before: step[0].clone(),
            after: step[1].clone(),
        };
        done_and_undone(&mut evening.ledger, &edit);
        assert_eq!(evening.ledger.totals()[3], totals);
    }
}

#[test]
fn names_and_titles_change() {
    let mut ledger = three_hands().ledger;
    done_and_undone(
        &mut ledger,
        &Edit::Retitle {
            before: "Saturday".to_owned(),
            after: String::new(),
        },
    );
    done_and_undone(
        &mut ledger,
        &Edit::Retitle {
            before: String::new(),
            after: "At Cy's\n(rain)".to_owned(),
        },
    );
    let note = Edit::annotate(ledger.session(), " At Cy's.\r\nRain. ").unwrap();
    done_and_undone(&mut ledger, &note);
    assert_eq!(ledger.session().note, "At Cy's.\nRain.");
    assert_eq!(Edit::annotate(ledger.session(), "At Cy's.\nRain.\n"), None);
    let gone = Edit::annotate(ledger.session(), "").unwrap();
    done_and_undone(&mut ledger, &gone);
    let totals = [(id(1), -4), (id(0), 30)];
    let begun = Edit::begin_with(ledger.session(), &totals).unwrap();
    done_and_undone(&mut ledger, &begun);
    let none = [(id(1), 0), (id(0), 0)];
    let none = Edit::begin_with(ledger.session(), &none).unwrap();
    done_and_undone(&mut ledger, &none);
    assert_eq!(ledger.session().begun_with, []);
    let rename = |before: &str, after: &str| Edit::Rename {
        participant: id(0),
        before: before.to_owned(),
        after: after.to_owned(),
    };
    done_and_undone(&mut ledger, &rename("Ann", "Zażółć"));
    // Another case of her own name is not a duplicate.
    done_and_undone(&mut ledger, &rename("Zażółć", "ZAŻÓŁĆ"));
}

#[test]
fn stakes_change_from_a_hand_on() {
    for from in 0..=3 {
        let mut evening = three_hands();
        let edit = evening.restake(from, stake("0.10", "GBP"));
        done_and_undone(&mut evening.ledger, &edit);
        let session = evening.ledger.session();
        let changed = session
            .hands
            .iter()
            .filter(|hand| hand.stake == stake("0.10", "GBP"))
            .count();
        assert_eq!((changed, session.stake), (3 - from, stake("0.10", "GBP")));
        let edit = evening.restake(from, None);
        done_and_undone(&mut evening.ledger, &edit);
    }
}

#[test]
fn players_join_sit_down_and_leave() {
    let mut ledger = three_hands().ledger;
    let eve = participant(4);
    done_and_undone(
        &mut ledger,
        &Edit::Join {
            participant: eve.clone(),
        },
    );
    done_and_undone(
        &mut ledger,
        &Edit::Leave {
            participant: eve.clone(),
        },
    );
    ledger.apply(&Edit::Join { participant: eve }).unwrap();
    let (four, five) = (
        [0, 1, 2, 3].map(id).to_vec(),
        [4, 0, 1, 2, 3].map(id).to_vec(),
    );
    done_and_undone(&mut ledger, &Edit::reseat(four.clone(), five.clone()));
    done_and_undone(&mut ledger, &Edit::reseat(five, four));
    assert_eq!(ledger.totals(), [4, 20, -12, -12, 0]);
}

#[test]
fn terms_change_and_the_session_ends() {
    let mut ledger = three_hands().ledger;
    let before = ledger.session().terms;
    let after = Terms {
        settle: SettleMode::WinnerTakesPot,
        paid_each_hand: true,
        sits_out_counts: true,
    };
    done_and_undone(&mut ledger, &Edit::Settle { before, after });
    done_and_undone(&mut ledger, &Edit::End { at: minute(90) });
    assert_eq!(ledger.session().ended, Some(minute(90)));
    done_and_undone(&mut ledger, &Edit::Reopen { at: minute(90) });
    assert_eq!(ledger.session().ended, None);
}

/// A session can be corrected after its end without reopening it.
#[test]
fn hands_can_be_corrected_after_the_end() {
    let mut evening = three_hands();
    evening.ledger.apply(&Edit::End { at: minute(90) }).unwrap();
    let before = evening.ledger.session().hands[2].clone();
    let mut after = before.clone();
    after.record = evening
        .ledger
        .corrected(2, evening.hand(SOLO).record)
        .unwrap();
    let adjusted = vec![Adjustment {
        player: id(1),
        points: 3,
        reason: String::new(),
    }];
    let terms = evening.ledger.session().terms;
    let edits = [
        Edit::Adjust {
            hand: before.id,
            before: Vec::new(),
            after: adjusted,
        },
        evening.restake(0, stake("0.20", "GBP")),
        Edit::Settle {
            before: terms,
            after: Terms {
                settle: SettleMode::ByPlace,
                ..terms
            },
        },
        Edit::Retitle {
            before: "Saturday".to_owned(),
            after: "Sunday".to_owned(),
        },
        Edit::annotate(evening.ledger.session(), "Rain").unwrap(),
        Edit::Rename {
            participant: id(0),
            before: "Ann".to_owned(),
            after: "Anna".to_owned(),
        },
    ];
    done_and_undone(
        &mut evening.ledger.clone(),
        &Edit::ReplaceHand { before, after },
    );
    for edit in edits {
        done_and_undone(&mut evening.ledger, &edit);
    }
}

#[test]
fn the_edit_format_is_unchanged() {
    let evening = three_hands();
    let hand = evening.ledger.session().hands[0].clone();
    let document = r#"{"id":"00000000000000000000000000000001","at":"2026-01-31T20:01:00+01:00","seats":["00000000000000000000000000000001","00000000000000000000000000000002","00000000000000000000000000000003","00000000000000000000000000000004"],"stake":{"amount":"0.05","currency":"GBP"},"record":{"contract":"solo","declarers":["00000000000000000000000000000001"],"cards":13,"tricks":5,"dealer":"00000000000000000000000000000001"}}"#;
    assert_eq!(serde_json::to_string(&hand).unwrap(), document);
    let edit = Edit::AddHand { index: 0, hand };
    assert_eq!(
        serde_json::to_string(&edit).unwrap(),
        format!(r#"{{"edit":"add-hand","index":0,"hand":{document}}}"#)
    );
    assert!(
        serde_json::from_str::<Edit>(r#"{"edit":"retitle","before":"","after":"","why":""}"#)
            .is_err()
    );
    assert!(serde_json::from_str::<Edit>(r#"{"edit":"rewrite"}"#).is_err());
}

proptest! {
    #![proptest_config(cases(256))]

    /// The building blocks of the walks.
    #[test]
    fn random_hands_are_legal_under_every_shipped_scheme(seed: u64, seats in 4..=5_usize, dealer in 0..4_usize) {
        let mut rng = Rng::new(seed);
        for scheme in catalog::all().filter(|scheme| scheme.at_table.contains(seats)) {
            let table = Table { seats, dealer: Seat::new(dealer).unwrap() };
            let record = random_record(&mut rng, scheme, &Carry::default(), table);
            prop_assert!(play(scheme, &Carry::default(), table, &record).is_ok(), "{} {record:?}", scheme.id);
        }
    }

    #[test]
    fn edits_and_hands_round_trip_as_json(seed: u64, seats in 4..=5_usize) {
        let mut rng = Rng::new(seed);
        let mut ledger = Ledger::open(session(scheme("solo-whist-units", &[]), seats)).unwrap();
        for _ in 0..12 {
            let edit = random_edit(&mut rng, &ledger);
            prop_assert_eq!(&through_json(&edit), &edit);
            ledger.apply(&edit).unwrap();
            let hand = random_hand(&mut rng, &ledger);
            prop_assert_eq!(&through_json(&hand), &hand);
        }
    }
}
