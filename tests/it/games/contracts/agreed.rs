//! Variants other than point values: passing out, general misère, trumps, revokes, sitting out.

use super::{lone, outcome, pass, payer, points, scheme, seat, solo};
use oddtrick::cards::Trump;
use oddtrick::games::{Adjustment, Carry, HandRecord, HandResult, Table, next_deal, play};

#[test]
fn passing_out_has_the_effect_set_in_the_scheme() {
    // The form, the next dealer after seat 3, then each declarer's gain in three solos after two pass-outs.
    for (form, next_dealer, goulash, gains) in [
        ("next-dealer", 0, false, [3, 3, 3]),
        ("same-dealer", 3, false, [3, 3, 3]),
        ("next-hand-doubles", 0, false, [12, 3, 3]),
        ("goulash", 0, true, [3, 3, 3]),
    ] {
        let scheme = scheme("solo-whist-units", &[&format!("all-pass={form}")]);
        let (first, carry) = outcome(&scheme, &Carry::default(), 4, 3, &pass());
        assert_eq!(
            (first.points.as_slice(), first.result),
            ([0; 4].as_slice(), HandResult::PassedOut),
            "{form}"
        );
        assert_eq!(
            (first.next_dealer, first.leader, carry.goulash),
            (seat(next_dealer), None, goulash),
            "{form}"
        );
        let (second, mut carry) = outcome(&scheme, &carry, 4, first.next_dealer.index(), &pass());
        let mut dealer = second.next_dealer.index();
        assert_eq!((carry.hands, carry.goulash), (2, goulash), "{form}");
        for gain in gains {
            let (outcome, next) = outcome(&scheme, &carry, 4, dealer, &solo(1, 5));
            assert_eq!(outcome.points.at(seat(1)), gain, "{form}");
            assert_eq!((next.doublings, next.goulash), (0, false), "{form}");
            (carry, dealer) = (next, outcome.next_dealer.index());
        }
    }
}

#[test]
fn a_general_misere_is_doubled_like_any_hand() {
    let scheme = scheme("solo-whist-units", &["all-pass=next-hand-doubles"]);
    let (_, carry) = outcome(&scheme, &Carry::default(), 4, 3, &pass());
    let (outcome, carry) = outcome(&scheme, &carry, 4, 0, &payer(0));
    assert_eq!(outcome.points.as_slice(), [-6, 2, 2, 2]);
    assert_eq!(
        (outcome.result, carry.doublings),
        (HandResult::GeneralMisere { doubled: 2 }, 0)
    );
}

#[test]
fn a_general_misere_has_one_payer_or_one_receiver() {
    for form in [
        "next-dealer",
        "same-dealer",
        "next-hand-doubles",
        "goulash",
        "general-misere",
    ] {
        let scheme = scheme("solo-whist-points", &[&format!("all-pass={form}")]);
        for index in 0..4 {
            let expect = |one: i64, rest: i64| {
                (0..4)
                    .map(|i| if i == index { one } else { rest })
                    .collect::<Vec<_>>()
            };
            assert_eq!(points(&scheme, &payer(index)), expect(-12, 4), "{form}");
            let receiver = HandRecord {
                payer: None,
                receiver: Some(seat(index)),
                ..payer(index)
            };
            assert_eq!(points(&scheme, &receiver), expect(12, -4), "{form}");
        }
    }
}

#[test]
fn trumps_rotate_if_the_scheme_says_so() {
    let scheme = scheme(
        "solo-whist-units",
        &[r#"trump.rotation=["hearts", "clubs", "none"]"#],
    );
    let mut carry = Carry::default();
    let table = Table {
        seats: 4,
        dealer: seat(0),
    };
    for trump in [Trump::Hearts, Trump::Clubs, Trump::None, Trump::Hearts] {
        assert_eq!(
            next_deal(&scheme, &carry, table, &HandRecord::blank())
                .unwrap()
                .trump,
            Some(trump)
        );
        carry = play(&scheme, &carry, table, &solo(0, 5)).unwrap().1;
    }
}

#[test]
fn a_revoke_counts_before_the_adjustments() {
    let adjusted = |player: usize, points: i64| Adjustment {
        player: seat(player),
        points,
        reason: "misdeal".to_owned(),
    };
    let hand = HandRecord {
        revoke: Some(seat(1)),
        adjust: Some(vec![adjusted(1, 3), adjusted(2, -5), adjusted(1, 100)]),
        ..solo(0, 5)
    };
    for (settings, expect) in [
        (&[][..], [3, 102, -6, -1]),
        (&["revoke.points=-10"], [3, 92, -6, -1]),
        (
            &["revoke.points=-10", "revoke.replaces=true"],
            [3, 93, -6, -1],
        ),
    ] {
        assert_eq!(
            points(&scheme("solo-whist-units", settings), &hand),
            expect,
            "{settings:?}"
        );
    }
}

#[test]
fn a_player_other_than_the_dealer_may_sit_out() {
    let units = scheme("solo-whist-units", &[]);
    let hand = HandRecord {
        out: Some(vec![seat(1)]),
        ..solo(4, 5)
    };
    let (outcome, _) = outcome(&units, &Carry::default(), 5, 4, &hand);
    assert_eq!(outcome.points.as_slice(), [-1, 0, -1, -1, 3]);
    assert_eq!(
        (outcome.leader, outcome.next_dealer),
        (Some(seat(0)), seat(0))
    );
}

#[test]
fn a_target_of_at_most_is_missed_by_the_tricks_above_it() {
    let settings = [
        "contracts.misere.target.at-most=1",
        "contracts.misere.under=3",
        "contracts.misere.over=100",
    ];
    let easy = scheme("solo-whist-units", &settings);
    for (tricks, declarer) in [(0, 6), (1, 6), (2, -15), (4, -33), (13, -114)] {
        assert_eq!(
            points(&easy, &lone("misere", 0, tricks))[0],
            declarer,
            "{tricks}"
        );
    }
}
