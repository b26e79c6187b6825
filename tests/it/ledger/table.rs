//! The dealer, sitting out, and dependencies between hands.

use crate::support::{Evening, id, scheme, session};
use oddtrick::cards::Trump;
use oddtrick::games::{Carry, HandRecord};
use oddtrick::ledger::{Edit, Hand};

const SOLO: &str = r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#;
const PASSED: &str = r#"{"passed":true}"#;

fn remove(evening: &mut Evening, index: usize) {
    let hand = evening.ledger.session().hands[index].clone();
    evening
        .ledger
        .apply(&Edit::RemoveHand { index, hand })
        .unwrap();
}

/// The names of the dealers, hand by hand.
fn dealers(evening: &Evening) -> Vec<&str> {
    let session = evening.ledger.session();
    let dealer = |hand: &Hand| {
        session
            .participant(hand.record.dealer.unwrap())
            .unwrap()
            .name
            .as_str()
    };
    session.hands.iter().map(dealer).collect()
}

#[test]
fn the_deal_passes_on_from_the_last_dealer() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    for _ in 0..5 {
        evening.play(SOLO);
    }
    assert_eq!(dealers(&evening), ["Ann", "Bob", "Cy", "Dee", "Ann"]);
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5,"dealer":"Dee"}"#);
    evening.play(PASSED);
    assert_eq!(dealers(&evening)[5..], ["Dee", "Ann"]);
    assert_eq!(evening.next_dealer(), "Bob");
    // Moving the deal of an older hand affects that one alone.
    let before = evening.ledger.session().hands[1].clone();
    let record = HandRecord {
        dealer: Some(id(3)),
        ..before.record.clone()
    };
    evening
        .ledger
        .apply(&Edit::ReplaceHand {
            after: Hand {
                record,
                ..before.clone()
            },
            before,
        })
        .unwrap();
    assert_eq!(
        dealers(&evening),
        ["Ann", "Dee", "Cy", "Dee", "Ann", "Dee", "Ann"]
    );
}

#[test]
fn the_deal_can_pass_anticlockwise() {
    let mut evening = Evening::new("solo-whist-points", &["direction=anticlockwise"], 4);
    for _ in 0..4 {
        evening.play(SOLO);
    }
    assert_eq!(dealers(&evening), ["Ann", "Dee", "Cy", "Bob"]);
}

#[test]
fn the_same_dealer_deals_again_if_the_scheme_says_so() {
    let mut evening = Evening::new("solo-whist-points", &["all-pass=same-dealer"], 4);
    evening.play(PASSED);
    evening.play(PASSED);
    evening.play(SOLO);
    evening.play(PASSED);
    assert_eq!(dealers(&evening), ["Ann", "Ann", "Ann", "Bob"]);
    assert_eq!(evening.next_dealer(), "Bob");
    remove(&mut evening, 3);
    assert_eq!(evening.next_dealer(), "Bob");
    remove(&mut evening, 2);
    assert_eq!(evening.next_dealer(), "Ann");
}

#[test]
fn the_first_dealer_need_not_be_the_first_by_seat() {
    let mut begun = session(scheme("solo-whist-points", &[]), 4);
    begun.first_dealer = id(2);
    let mut evening = Evening::of(begun);
    assert_eq!(evening.next_dealer(), "Cy");
    evening.play(SOLO);
    assert_eq!(evening.next_dealer(), "Dee");
    remove(&mut evening, 0);
    assert_eq!(evening.next_dealer(), "Cy");
    // The dealer left before the first hand: the first seat deals.
    evening.join(4);
    evening.reseat(&[1, 0, 4, 3]);
    assert_eq!(evening.next_dealer(), "Bob");
}

#[test]
fn the_fifth_at_the_table_deals_and_sits_out() {
    let mut evening = Evening::new("solo-whist-points", &[], 5);
    for hand in 0..5 {
        let declarer = ["Bob", "Cy", "Dee", "Eve", "Ann"][hand];
        evening.play(&format!(
            r#"{{"contract":"solo","declarers":["{declarer}"],"tricks":5}}"#
        ));
        let hand = &evening.ledger.session().hands[hand];
        assert_eq!(hand.record.out, Some(vec![hand.record.dealer.unwrap()]));
    }
    assert_eq!(
        evening.ledger.totals(),
        [12 - 12, 12 - 12, 12 - 12, 12 - 12, 12 - 12]
    );
    assert_eq!(evening.points(0), [0, 12, -4, -4, -4]);
    // The dealer plays and another player sits out.
    evening.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"out":["Eve"]}"#);
    assert_eq!(evening.points(5), [12, -4, -4, -4, 0]);
    // A dealer out of turn sits out instead of the one in turn.
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5,"dealer":"Dee"}"#);
    assert_eq!(evening.points(6), [-4, 12, -4, 0, -4]);
    assert_eq!(evening.next_dealer(), "Eve");
}

#[test]
fn the_deal_passes_on_when_the_seats_change() {
    let evening = || {
        let mut evening = Evening::new("solo-whist-points", &[], 4);
        evening.join(4);
        evening.play(SOLO);
        evening
    };
    // It is Bob's turn to deal in any seat.
    for seats in [vec![3, 1, 2, 0], vec![1, 2, 3, 0], vec![0, 4, 1, 2, 3]] {
        let mut evening = evening();
        evening.reseat(&seats);
        assert_eq!(evening.next_dealer(), "Bob");
    }
    // Eve has taken Bob's seat, and with it the deal.
    let mut chair = evening();
    chair.reseat(&[0, 4, 2, 3]);
    assert_eq!(chair.next_dealer(), "Eve");
    // Bob has left, and Eve has taken another seat after all moved.
    let mut moved = evening();
    moved.reseat(&[4, 0, 2, 3]);
    assert_eq!(moved.next_dealer(), "Cy");
    // From five to four seats cannot be matched: the next former player deals.
    let mut fewer = Evening::new("solo-whist-points", &[], 5);
    fewer.play(SOLO);
    fewer.reseat(&[0, 2, 3, 4]);
    assert_eq!(fewer.next_dealer(), "Cy");
    // A completely new table.
    let mut strangers = Evening::new("solo-whist-points", &[], 5);
    (5..9).for_each(|number| strangers.join(number));
    strangers.play(SOLO);
    strangers.reseat(&[5, 6, 7, 8]);
    assert_eq!(strangers.next_dealer(), "Fay");
}

#[test]
fn removing_a_hand_changes_no_other() {
    let mut evening = Evening::new(
        "solo-whist-points",
        &["trump={ rotation = [\"hearts\", \"spades\"] }"],
        5,
    );
    evening.play(SOLO);
    evening.play(PASSED);
    evening.play(r#"{"contract":"prop-and-cop","declarers":["Ann","Dee"],"tricks":9}"#);
    evening.play(r#"{"contract":"solo","declarers":["Cy"],"tricks":3,"adjust":[{"player":"Eve","points":-3}]}"#);
    evening.play(r#"{"contract":"misere","declarers":["Bob"],"tricks":0}"#);
    let (before, hands) = (
        evening.ledger.clone(),
        evening.ledger.session().hands.clone(),
    );
    remove(&mut evening, 2);
    for (old, new) in [(0, 0), (1, 1), (3, 2), (4, 3)] {
        assert_eq!(evening.ledger.session().hands[new], hands[old]);
        assert_eq!(
            evening.ledger.played()[new].outcome,
            before.played()[old].outcome
        );
    }
    let gone = before.played()[2].outcome.points.as_slice();
    let less: Vec<i64> = before
        .totals()
        .iter()
        .zip(gone)
        .map(|(total, points)| total - points)
        .collect();
    assert_eq!(evening.ledger.totals(), less);
    // The trump of a rotation is stored with the hands it applies to, and no others.
    let trumps: Vec<_> = evening
        .ledger
        .session()
        .hands
        .iter()
        .map(|hand| hand.record.trump)
        .collect();
    assert_eq!(
        trumps,
        [Some(Trump::Hearts), None, Some(Trump::Spades), None]
    );
}

#[test]
fn a_doubling_is_carried_to_the_next_hand_played() {
    let mut evening = Evening::new("solo-whist-points", &["all-pass=next-hand-doubles"], 4);
    evening.play(SOLO);
    evening.play(PASSED);
    evening.play(PASSED);
    evening.play(SOLO);
    evening.play(SOLO);
    assert_eq!([evening.points(3)[1], evening.points(4)[1]], [48, 12]);
    // Removing a pass-out halves the hand after it, and removing that hand doubles the one after.
    remove(&mut evening, 2);
    assert_eq!([evening.points(2)[1], evening.points(3)[1]], [24, 12]);
    remove(&mut evening, 2);
    assert_eq!([evening.points(0)[1], evening.points(2)[1]], [12, 24]);
    remove(&mut evening, 0);
    assert_eq!(evening.points(1), [-8, 24, -8, -8]);
}

#[test]
fn everybody_who_sat_is_ranked() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    evening.join(4);
    assert_eq!(
        (evening.ledger.places(), evening.ledger.leaders()),
        (vec![None; 5], vec![])
    );
    evening.play(SOLO);
    assert_eq!(
        evening.ledger.places(),
        [Some(2), Some(1), Some(2), Some(2), None]
    );
    evening.play(r#"{"contract":"solo","declarers":["Cy"],"tricks":5}"#);
    assert_eq!(
        evening.ledger.places(),
        [Some(3), Some(1), Some(1), Some(3), None]
    );
    assert_eq!(evening.ledger.leaders(), [1, 2]);
    // A new player who sat through a passed-out hand has 0, above those who lost.
    evening.reseat(&[0, 1, 2, 3, 4]);
    evening.play(PASSED);
    assert_eq!(
        evening.ledger.places(),
        [Some(4), Some(1), Some(1), Some(4), Some(3)]
    );
}

#[test]
fn a_corrected_hand_keeps_its_cards() {
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(r#"{"cards":5,"bids":[0,2,2,0],"tricks":[0,2,3,0]}"#);
    let entered = HandRecord {
        cards: None,
        ..evening.ledger.session().hands[0].record.clone()
    };
    let record = evening.ledger.corrected(0, entered).unwrap();
    assert_eq!(record.cards, Some(5));
}

/// If a game does not depend on totals, they are not carried.
#[test]
fn totals_are_carried_only_if_they_count() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    evening.play(SOLO);
    assert_eq!(evening.ledger.carry().totals, Carry::default().totals);
    let mut evening = Evening::new("oh-hell", &["target=100"], 4);
    evening.play(r#"{"bids":[1,0,0,1],"tricks":[1,0,0,0]}"#);
    assert_eq!(evening.ledger.carry().totals.as_slice(), [11, 10, 10, 0]);
}

#[test]
fn a_corrected_hand_keeps_its_other_values() {
    let mut evening = Evening::new(
        "solo-whist-points",
        &["trump={ rotation = [\"hearts\", \"spades\"] }"],
        5,
    );
    evening
        .play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5,"dealer":"Cy","out":["Dee"]}"#);
    evening.play(SOLO.replace("Bob", "Ann").as_str());
    let blank = |declarer| HandRecord {
        contract: Some("solo".to_owned()),
        declarers: Some(vec![id(declarer)]),
        ..evening.hand(PASSED).record
    };
    let entered = HandRecord {
        dealer: None,
        out: None,
        cards: None,
        passed: None,
        ..blank(0)
    };
    let record = evening.ledger.corrected(0, entered.clone()).unwrap();
    // Cy still dealt it. A correction must state again that Dee sat out; else the dealer did.
    assert_eq!(
        (record.dealer, record.out, record.cards),
        (Some(id(2)), Some(vec![id(2)]), Some(13))
    );
    assert_eq!(record.trump, Some(Trump::Hearts));
    let moved = HandRecord {
        dealer: Some(id(1)),
        out: Some(vec![id(3)]),
        ..entered
    };
    let record = evening.ledger.corrected(1, moved).unwrap();
    assert!(evening.ledger.corrected(2, record.clone()).is_err());
    assert_eq!(
        (record.dealer, record.out, record.trump),
        (Some(id(1)), Some(vec![id(3)]), Some(Trump::Spades))
    );
}
