//! Whole games: totals, winners, the end, payments, and file round trips.

use super::all;
use crate::support::{Evening, Rng, cases, random_edit, random_hand, scheme, session, stake};
use oddtrick::ledger::{Edit, Ledger};
use oddtrick::money::Money;
use oddtrick::scheme::{Scheme, SettleMode};
use oddtrick::settle;
use proptest::prelude::*;

/// A short game of three under a shipped scheme.
fn short(id: &str) -> Evening {
    Evening::new(id, &["schedule.list=[2,1]"], 3)
}

#[test]
fn the_game_is_over_after_the_last_hand_of_its_schedule() {
    let mut evening = short("oh-hell");
    assert!(!evening.ledger.is_over());
    evening.play(r#"{"bids":[2,1,0],"tricks":[2,0,0]}"#);
    assert!(!evening.ledger.is_over());
    assert_eq!(evening.points(0), [12, 0, 10]);
    evening.play(r#"{"bids":[0,1,1],"tricks":[0,1,0]}"#);
    assert!(evening.ledger.is_over());
    assert_eq!(evening.ledger.totals(), [22, 11, 10]);
    let more = r#"{"cards":1,"bids":[0,1,1],"tricks":[0,1,0]}"#;
    assert_eq!(
        evening.try_play(more).unwrap_err().to_string(),
        "hand 3: the game is over"
    );
    evening.play(r#"{"bids":[0,1,2],"tricks":[0,1,1],"override":"end"}"#);
    assert_eq!(evening.ledger.session().hands[2].record.cards, Some(2));
    assert!(evening.ledger.is_over());
}

#[test]
fn the_highest_total_wins_or_the_lowest_and_ties_are_shared() {
    for (id, leaders) in [
        ("oh-hell", vec![0, 2]),
        ("oh-hell-low", vec![0, 2]),
        ("wizard", vec![0]),
    ] {
        let mut evening = short(id);
        evening.play(r#"{"bids":[1,1,1],"tricks":[1,0,1]}"#);
        if id == "wizard" {
            evening.play(r#"{"bids":[1,0,0],"tricks":[1,0,0]}"#);
        }
        assert_eq!(evening.ledger.leaders(), leaders, "{id}");
    }
}

/// 75, 0, 35 and 10 points at one per point: each pair settles the difference.
#[test]
fn each_pair_settles_the_difference() {
    let ending = r#"{"passed":true,"adjust":[{"player":"Ann","points":75},{"player":"Cy","points":35},{"player":"Dee","points":10}]}"#;
    for (id, payouts) in [
        ("oh-hell", [180, -120, 20, -80]),
        ("oh-hell-low", [-180, 120, -20, 80]),
    ] {
        let evening = Evening::new(id, &[], 4);
        assert_eq!(
            evening.ledger.session().scheme.settle,
            SettleMode::Difference
        );
        let mut evening = evening.staked(stake("1", "XXX"), SettleMode::Difference);
        evening.play(ending);
        let settled = settle::payouts(&evening.ledger).unwrap().unwrap();
        assert_eq!(settled.rounded, payouts.map(Money));
    }
}

/// Players join and leave, and the schedule follows the table.
#[test]
fn players_may_join_and_leave() {
    let mut evening = Evening::new("oh-hell", &[], 5);
    evening.play(
        r#"{"bids":[0,0,0,0,0],"tricks":[1,0,0,0,0]}
           {"bids":[0,null,1,0,0],"tricks":[0,null,2,0,0],"out":["Bob"]}"#,
    );
    assert_eq!(evening.points(1), [10, 0, 0, 10, 10]);
    evening.join(5);
    evening.reseat(&[0, 1, 2, 3, 4, 5]);
    evening.play(r#"{"bids":[0,0,1,0,0,0],"tricks":[0,0,3,0,0,0]}"#);
    evening.reseat(&[0, 1, 2, 5]);
    evening.play(r#"{"bids":[0,0,1,0],"tricks":[0,0,4,0]}"#);
    assert_eq!(evening.ledger.totals(), [30, 30, 10, 30, 30, 20]);
}

/// A session of a scheme after random edits.
fn random_session(seed: u64, id: &str, edits: usize) -> Ledger {
    random_session_of(seed, scheme(id, &[]), edits)
}

fn random_session_of(seed: u64, rules: Scheme, edits: usize) -> Ledger {
    let rng = &mut Rng::new(seed);
    let (least, most) = (
        usize::from(rules.at_table.least),
        usize::from(rules.at_table.most),
    );
    let seats = least + rng.below(most - least + 1);
    let mut ledger = Ledger::open(session(rules, seats)).unwrap();
    for _ in 0..edits {
        ledger.apply(&random_edit(rng, &ledger)).unwrap();
    }
    ledger
}

/// Random edits, all undone and all redone.
fn there_and_back(seed: u64, start: &Ledger) {
    let rng = &mut Rng::new(seed);
    let mut ledger = start.clone();
    let mut done = Vec::new();
    for _ in 0..40 {
        let edit = random_edit(rng, &ledger);
        ledger.apply(&edit).unwrap();
        done.push(edit);
        assert_eq!(Ledger::open(ledger.session().clone()).as_ref(), Ok(&ledger));
    }
    let end = ledger.clone();
    for edit in done.iter().rev() {
        ledger.apply(&edit.inverse()).unwrap();
    }
    assert_eq!(ledger, *start);
    for edit in &done {
        ledger.apply(edit).unwrap();
    }
    assert_eq!(ledger, end);
}

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn random_edits_of_every_scheme_are_undone_and_redone(seed: u64) {
        for rules in all() {
            there_and_back(seed, &random_session(seed, &rules.id, 0));
        }
    }

    /// A game to a total in which a miss halves: players join and leave, and totals follow them.
    #[test]
    fn random_edits_of_a_game_to_a_total_are_undone_and_redone(seed: u64) {
        for settings in [
            &["halve-on-miss=true"][..],
            &["target=60", "schedule.list=[2,4]"],
            &["target=40", "halve-on-miss=true", "players=[3,5]", "at-table=[3,6]"],
        ] {
            there_and_back(seed, &random_session_of(seed, scheme("oh-hell", settings), 0));
        }
    }

    /// The whole schedule and two hands more, at every table.
    #[test]
    fn random_games_are_played_to_the_end(seed: u64) {
        for rules in all() {
            let mut ledger = random_session(seed, &rules.id, 0);
            let rng = &mut Rng::new(seed);
            let seats = ledger.session().seats.len();
            let hands = oddtrick::games::schedule(rules, seats).len();
            for index in 0..hands + 2 {
                let length = oddtrick::games::length(rules, seats);
                prop_assert_eq!(ledger.is_over(), length.is_some_and(|hands| index >= hands));
                let hand = random_hand(rng, &ledger);
                ledger.apply(&Edit::AddHand { index, hand }).unwrap();
            }
        }
    }
}

#[cfg(feature = "store")]
proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn random_sessions_of_every_scheme_round_trip(seed: u64) {
        let ledgers: Vec<Ledger> = all()
            .map(|rules| {
                let ledger = random_session(seed, &rules.id, 20);
                let mut facts = ledger.session().clone();
                facts.id = oddtrick::ledger::SessionId(Rng::new(seed ^ u64::try_from(rules.id.len()).unwrap()).id() ^ ledgers_id(&rules.id));
                Ledger::open(facts).unwrap()
            })
            .collect();
        crate::exchange::round_trip::check(&ledgers);
    }
}

/// A distinct number for each scheme.
#[cfg(feature = "store")]
fn ledgers_id(id: &str) -> u128 {
    id.bytes().fold(0, |sum, byte| sum * 31 + u128::from(byte))
}
