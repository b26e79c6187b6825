//! Entry of hands by taps: their number, impossible answers, scores, and undo.

use super::{evening, seat};
use crate::support::{Rng, editor_of, random_record, scheme, session, stamp};
use oddtrick::games::entry::{Answer, Ask, Choice, Entry, Step, Tap, entry, taps};
use oddtrick::games::trump::TrumpOrRank;
use oddtrick::games::{Carry, Override, Side, Sides, Table};
use oddtrick::ledger::{HandId, Ledger};
use oddtrick::scheme::odd_trick::Mode;
use oddtrick::scheme::{Scheme, catalog};

const TABLE: fn() -> Table = || Table {
    seats: 4,
    dealer: seat(3),
};

pub(super) fn answer(ask: Ask, answer: Answer) -> Tap {
    Tap::Answer(ask, answer)
}

pub(super) fn after(scheme: &Scheme, taps: &[Tap]) -> Entry {
    entry(scheme, &Carry::default(), TABLE(), taps)
}

pub(super) fn asks(entry: &Entry) -> Vec<Ask> {
    entry.steps.iter().map(|step| step.ask).collect()
}

pub(super) fn step(entry: &Entry, ask: Ask) -> &Step {
    entry.steps.iter().find(|step| step.ask == ask).unwrap()
}

pub(super) fn choice<'a>(entry: &'a Entry, ask: Ask, answer: &Answer) -> &'a Choice {
    let choices = &step(entry, ask).choices;
    choices.iter().find(|one| one.answer == *answer).unwrap()
}

/// Checks the questions and the resulting hand as JSON by seat.
pub(super) fn check(id: &str, all: &[Tap], wanted: &str) {
    let scheme = scheme(id, &[]);
    for n in 0..all.len() {
        let entry = after(&scheme, &all[..n]);
        assert_eq!(entry.hand, None, "{id} after {n}");
        let now = &entry.steps[entry.now.unwrap()];
        let Tap::Answer(ask, answer) = &all[n] else {
            panic!("{:?}", all[n]);
        };
        assert_eq!(now.ask, *ask, "{id} after {n}");
        assert!(
            now.choices
                .iter()
                .any(|one| one.answer == *answer && one.struck.is_none())
        );
    }
    let hand = after(&scheme, all).hand.unwrap();
    assert_eq!(serde_json::to_string(&hand).unwrap(), wanted);
    assert_eq!(taps(&scheme, &Carry::default(), TABLE(), &hand), all);
    let kept: Vec<Tap> = serde_json::from_str(&serde_json::to_string(all).unwrap()).unwrap();
    assert_eq!(kept, all);
}

#[test]
fn whist_is_two_taps() {
    let side = answer(Ask::Side, Answer::Player(seat(1)));
    let tricks = answer(Ask::Tricks, Answer::Tricks(9));
    let all = [side, tricks];
    check("whist-5", &all, r#"{"side":1,"tricks":9}"#);
    // The thirteen cards are stored with the hand and need no tap.
    let whist = scheme("whist-5", &[]);
    let mut hand = after(&whist, &all).hand.unwrap();
    hand.cards = Some(13);
    assert_eq!(taps(&whist, &Carry::default(), TABLE(), &hand), all);
}

#[test]
fn whist_with_honours_is_three_or_four() {
    let side = answer(Ask::Side, Answer::Player(seat(0)));
    let none = answer(Ask::Honours, Answer::Honours(0));
    let tricks = answer(Ask::Tricks, Answer::Tricks(7));
    let plain = [side.clone(), none, tricks.clone()];
    check("whist-short", &plain, r#"{"side":0,"tricks":7}"#);
    let held = [
        side,
        answer(Ask::Honours, Answer::Honours(4)),
        answer(Ask::HonoursSide, Answer::Player(seat(1))),
        tricks,
    ];
    check(
        "whist-long",
        &held,
        r#"{"side":0,"honours":{"side":1,"count":4},"tricks":7}"#,
    );
}

#[test]
fn bid_whist_is_four_and_without_modes_three() {
    let bidder = answer(Ask::Bidder, Answer::Player(seat(2)));
    let level = answer(Ask::Level, Answer::Bid(4));
    let mode = answer(Ask::Mode, Answer::Mode(Mode::Downtown));
    let tricks = answer(Ask::Tricks, Answer::Tricks(10));
    check(
        "bid-whist",
        &[bidder.clone(), level.clone(), mode, tricks.clone()],
        r#"{"bidder":2,"bid":4,"mode":"downtown","tricks":10}"#,
    );
    check(
        "bid-whist-1900",
        &[bidder, level, tricks],
        r#"{"bidder":2,"bid":4,"tricks":10}"#,
    );
}

#[test]
fn all_pass_is_one_tap_where_the_dealer_is_not_forced() {
    check(
        "bid-whist-1900",
        &[answer(Ask::Bidder, Answer::Pass)],
        r#"{"passed":true}"#,
    );
    for id in ["bid-whist", "whist-5"] {
        let entry = after(&scheme(id, &[]), &[]);
        assert!(
            entry.steps[0]
                .choices
                .iter()
                .all(|one| one.answer != Answer::Pass)
        );
    }
}

#[test]
fn all_questions_but_the_side_of_the_honours_are_there_from_the_start() {
    for (id, wanted) in [
        ("whist-5", &[Ask::Side, Ask::Tricks][..]),
        ("whist-short", &[Ask::Side, Ask::Honours, Ask::Tricks]),
        (
            "bid-whist",
            &[Ask::Bidder, Ask::Level, Ask::Mode, Ask::Tricks],
        ),
        ("bid-whist-1900", &[Ask::Bidder, Ask::Level, Ask::Tricks]),
    ] {
        assert_eq!(asks(&after(&scheme(id, &[]), &[])), wanted, "{id}");
    }
}

#[test]
fn an_impossible_level_is_struck_out_with_its_reason() {
    let entry = after(&scheme("bid-whist", &["bids.max=6"]), &[]);
    let struck: Vec<Option<String>> = step(&entry, Ask::Level)
        .choices
        .iter()
        .map(|one| one.struck.as_ref().map(ToString::to_string))
        .collect();
    let reason = |n| Some(format!("`bid` must be 3 to 6, not {n}"));
    let wanted = [reason(1), reason(2), None, None, None, None, reason(7)];
    assert_eq!(struck, wanted);
    // A tap on it is ignored.
    let low = answer(Ask::Level, Answer::Bid(2));
    let entry = after(&scheme("bid-whist", &[]), &[low]);
    assert_eq!(step(&entry, Ask::Level).answer, None);
}

#[test]
fn no_tricks_are_struck_out_with_a_kitty() {
    for (id, least) in [("bid-whist", 1), ("bid-whist-1900", 0)] {
        let entry = after(&scheme(id, &[]), &[]);
        let choices = &step(&entry, Ask::Tricks).choices;
        assert_eq!(choices.len(), 14);
        let open = choices.iter().filter(|one| one.struck.is_none()).count();
        assert_eq!(open, 14 - least);
    }
}

#[test]
fn trick_counts_show_their_score() {
    let all = [
        answer(Ask::Bidder, Answer::Player(seat(3))),
        answer(Ask::Level, Answer::Bid(4)),
        answer(Ask::Mode, Answer::Mode(Mode::NoTrump)),
    ];
    let entry = after(&scheme("bid-whist", &[]), &all);
    for (tricks, worth, made) in [(9, -8, false), (10, 8, true), (13, 14, true)] {
        let one = choice(&entry, Ask::Tricks, &Answer::Tricks(tricks));
        assert_eq!((one.worth, one.made), (Some(worth), Some(made)), "{tricks}");
    }
    let side = answer(Ask::Side, Answer::Player(seat(1)));
    let entry = after(&scheme("whist-american", &[]), &[side]);
    let counts = &step(&entry, Ask::Tricks).choices;
    assert_eq!(counts.len(), 7);
    assert_eq!(
        counts.iter().map(|one| one.worth).collect::<Vec<_>>(),
        (1..=7).map(Some).collect::<Vec<_>>()
    );
}

#[test]
fn honours_show_their_score_for_each_side() {
    let sides = Sides {
        score: [4, 3],
        ..Sides::default()
    };
    let carry = Carry {
        sides,
        ..Carry::default()
    };
    let four = answer(Ask::Honours, Answer::Honours(4));
    let entry = entry(&scheme("whist-short", &[]), &carry, TABLE(), &[four]);
    let worth: Vec<_> = step(&entry, Ask::HonoursSide)
        .choices
        .iter()
        .map(|one| one.worth)
        .collect();
    assert_eq!(worth, [Some(0), Some(4)]);
}

#[test]
fn once_the_game_is_over_nothing_can_be_entered_until_the_table_plays_on() {
    let over = Carry {
        sides: Sides {
            over: true,
            ..Sides::default()
        },
        ..Carry::default()
    };
    for one in catalog::all().filter(|one| one.rules.odd_trick().is_some()) {
        let first = |taps: &[Tap]| entry(one, &over, TABLE(), taps).steps.remove(0).choices;
        for choice in first(&[]) {
            assert_eq!(choice.struck.unwrap().to_string(), "the game is over");
        }
        let on = first(&[Tap::Override(Override::End)]);
        assert!(on.iter().all(|choice| choice.struck.is_none()));
    }
}

#[test]
fn notes_that_do_not_fit_the_mode_are_dropped() {
    let scheme = scheme("bid-whist", &[]);
    let all = |mode| {
        vec![
            Tap::Trump(oddtrick::cards::Trump::Hearts),
            Tap::Rank(Mode::Downtown),
            answer(Ask::Bidder, Answer::Player(seat(0))),
            answer(Ask::Level, Answer::Bid(3)),
            answer(Ask::Mode, Answer::Mode(mode)),
            answer(Ask::Tricks, Answer::Tricks(9)),
        ]
    };
    let suit = after(&scheme, &all(Mode::Uptown)).hand.unwrap();
    assert_eq!((suit.trump.is_some(), suit.rank), (true, None));
    let none = after(&scheme, &all(Mode::NoTrump)).hand.unwrap();
    assert_eq!((none.trump, none.rank.as_deref()), (None, Some("downtown")));
}

#[test]
fn a_side_that_lost_stays_named_when_its_hand_is_corrected() {
    let scheme = scheme("whist-5", &[]);
    let hand = super::whist(3, 4);
    let all = taps(&scheme, &Carry::default(), TABLE(), &hand);
    assert_eq!(after(&scheme, &all).hand, Some(hand));
    let entry = after(&scheme, &all[..1]);
    let sides: Vec<_> = step(&entry, Ask::Side)
        .choices
        .iter()
        .map(|one| one.answer.clone())
        .collect();
    assert_eq!(sides, [Answer::Player(seat(0)), Answer::Player(seat(3))]);
}

#[test]
fn random_hands_are_entered_undone_and_redone() {
    for one in catalog::all().filter(|one| one.rules.odd_trick().is_some()) {
        let mut rng = Rng::new(11);
        let start = session(one.clone(), 4);
        let mut book = editor_of(Ledger::open(start).unwrap());
        let mut states = vec![book.ledger().clone()];
        let mut n = 1_u128;
        for _ in 0..40 {
            let (carry, table) = (book.ledger().carry(), book.ledger().table());
            let mut record = random_record(&mut rng, one, &carry, table);
            if record.mode.is_none()
                && let Some(mode) = one.rules.odd_trick().unwrap().bids.as_ref()
            {
                // A tapped bid always names its mode.
                record.mode = mode
                    .modes
                    .first()
                    .filter(|_| record.passed.is_none())
                    .map(|_| "uptown".to_owned());
            }
            let all = taps(one, &carry, table, &record);
            let whole = entry(one, &carry, table, &all).hand.unwrap();
            assert_eq!(taps(one, &carry, table, &whole), all, "{}", one.id);
            for tap in all {
                book.tap(tap, stamp(n))
                    .unwrap_or_else(|error| panic!("{}: {error}", one.id));
                n += 1;
            }
            assert_eq!(book.ledger().session().hands.len(), states.len());
            states.push(book.ledger().clone());
        }
        let last = book.clone();
        while book.undo(stamp(n)).is_some() {
            n += 1;
            let hands = book.ledger().session().hands.len();
            assert_eq!(*book.ledger(), states[hands], "{}", one.id);
        }
        assert!(book.ledger().session().hands.is_empty() && book.open().taps.is_empty());
        while book.redo(stamp(n)).is_some() {
            n += 1;
        }
        assert_eq!(book.ledger(), last.ledger());
    }
}

#[test]
fn a_correction_can_reopen_the_game() {
    let mut game = evening("whist-5", &[]);
    game.play(
        r#"{"side":"Ann","tricks":9}
           {"side":"Ann","tricks":8}"#,
    );
    assert!(game.ledger.is_over());
    let mut book = game.editor();
    book.correct(HandId(1));
    let seven = answer(Ask::Tricks, Answer::Tricks(7));
    book.tap(seven, stamp(1)).unwrap();
    assert!(!book.ledger().is_over());
    assert_eq!(book.ledger().carry().sides.score, [3, 0]);
    assert_eq!(book.ledger().carry().sides.leader(), Some(Side::First));
}

/// The taps up to the tricks, and the score of this many.
fn worth(entry: &Entry, tricks: u8) -> Option<i64> {
    choice(entry, Ask::Tricks, &Answer::Tricks(tricks)).worth
}

#[test]
fn honours_corrected_to_none_have_no_side() {
    let long = scheme("whist-long", &[]);
    let side = |ask, who| answer(ask, Answer::Player(seat(who)));
    let held = |count| answer(Ask::Honours, Answer::Honours(count));
    let trail = [
        side(Ask::Side, 0),
        held(4),
        side(Ask::HonoursSide, 1),
        held(0),
    ];
    assert_eq!(worth(&after(&long, &trail), 9), Some(3));
}

#[test]
fn a_record_of_the_side_without_the_odd_trick_can_be_corrected() {
    let whist = scheme("whist-5", &[]);
    let side = answer(Ask::Side, Answer::Player(seat(0)));
    for (found, least) in [(9, 7), (7, 7), (6, 0), (4, 0)] {
        let tricks = answer(Ask::Tricks, Answer::Tricks(found));
        let entry = after(&whist, &[side.clone(), tricks]);
        let first = &step(&entry, Ask::Tricks).choices[0];
        assert_eq!(first.answer, Answer::Tricks(least), "{found}");
        assert!(entry.hand.is_some());
    }
}

#[test]
fn a_void_deal_can_be_corrected() {
    let passed = answer(Ask::Side, Answer::Pass);
    let hand = after(&scheme("whist-5", &[]), &[passed]).hand.unwrap();
    assert_eq!(hand.passed, Some(true));
}

/// A trick count's score is known also when playing on.
#[test]
fn a_choice_shows_the_score_of_the_hand() {
    let side = answer(Ask::Side, Answer::Player(seat(0)));
    let over = Carry {
        sides: Sides {
            over: true,
            score: [5, 0],
            ..Sides::default()
        },
        ..Carry::default()
    };
    for taps in [vec![side.clone()], vec![Tap::Override(Override::End), side]] {
        let entry = entry(&scheme("whist-5", &[]), &over, TABLE(), &taps);
        assert_eq!(worth(&entry, 9), Some(3));
    }
}

/// At no trump the ranking is noted, otherwise the suit.
#[test]
fn what_can_be_noted_depends_on_the_mode() {
    let of = |settings: &[&str], taps: &[Tap]| {
        let scheme = scheme("bid-whist", settings);
        let entry = after(&scheme, taps);
        let said: Vec<bool> = entry.notes.iter().map(|one| one.is_noted(&entry)).collect();
        (entry.notes, said)
    };
    let ranks = vec![
        TrumpOrRank::Rank(Mode::Uptown),
        TrumpOrRank::Rank(Mode::Downtown),
    ];
    let only = ["bids.modes=[\"no-trump\"]"];
    assert_eq!(of(&only, &[]), (ranks.clone(), vec![false, false]));
    let down = Tap::Rank(Mode::Downtown);
    assert_eq!(of(&only, &[down]), (ranks, vec![false, true]));
    let suits = ["bids.modes=[\"uptown\", \"downtown\"]"];
    assert_eq!(of(&suits, &[]).0.len(), 4);
}
