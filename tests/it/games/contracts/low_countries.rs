//! Rikken, Wiezen and Colour Whist: the sources' tables, written independently, and contracts with several declarers.

use super::{outcome, played, points, rules, scheme, seat};
use oddtrick::games::entry::{Answer, Ask, Tap, entry, taps};
use oddtrick::games::{Carry, HandRecord, HandResult, Role, Table, Tricks, play};
use oddtrick::scheme::{Scheme, catalog};
use oddtrick::seat::Seat;

/// A contract of a table: id, declarers, target, what each opponent pays, per overtrick and for how many, the total
/// cost of the first undertrick and of each further one, and the pay for all tricks.
struct Row(&'static str, usize, Make, i64, i64, i64, i64, i64, i64);

#[derive(Clone, Copy)]
enum Make {
    From(u8),
    Just(u8),
}
use Make::{From, Just};

const ANY: i64 = 13;

const RIKKEN: &[Row] = &[
    Row("troela", 2, From(8), 10, 5, ANY, 10, 5, 70),
    Row("rik", 2, From(8), 10, 5, ANY, 10, 5, 70),
    Row("alone-8", 1, From(8), 10, 5, ANY, 10, 5, 35),
    Row("piek", 1, Just(1), 15, 0, ANY, 15, 0, -15),
    Row("alone-9", 1, From(9), 20, 5, ANY, 20, 5, 40),
    Row("misere", 1, Just(0), 25, 0, ANY, 25, 0, -25),
    Row("alone-10", 1, From(10), 30, 5, ANY, 30, 5, 45),
    Row("open-piek", 1, Just(1), 40, 0, ANY, 40, 0, -40),
    Row("alone-11", 1, From(11), 40, 5, ANY, 40, 5, 50),
    Row("open-misere", 1, Just(0), 50, 0, ANY, 50, 0, -50),
    Row("alone-12", 1, From(12), 50, 5, ANY, 50, 5, 55),
    Row("open-piek-with-talk", 1, Just(1), 55, 0, ANY, 55, 0, -55),
    Row("open-misere-with-talk", 1, Just(0), 60, 0, ANY, 60, 0, -60),
    Row("alone-13", 1, From(13), 70, 0, ANY, 70, 5, 70),
];

const WIEZEN: &[Row] = &[
    Row("ask", 2, From(8), 2, 1, ANY, 4, 1, 14),
    Row("alone", 1, From(5), 2, 1, ANY, 4, 1, 20),
    Row("abondance", 1, From(9), 15, 0, ANY, 15, 0, 15),
    Row("misere", 1, Just(0), 15, 0, ANY, 15, 0, -15),
    Row("troel", 2, From(8), 4, 2, ANY, 8, 2, 28),
    Row("open-misere", 1, Just(0), 30, 0, ANY, 30, 0, -30),
    Row("solo-slim", 1, Just(13), 50, 0, ANY, 50, 0, 50),
];

const IWWA: &[Row] = &[
    Row("ask", 2, From(8), 2, 1, ANY, 6, 2, 14),
    Row("alone", 1, From(5), 2, 1, ANY, 4, 2, 20),
    Row("abondance", 1, From(9), 5, 0, ANY, 5, 0, 5),
    Row("abondance-10", 1, From(10), 6, 0, ANY, 6, 0, 6),
    Row("misere", 1, Just(0), 7, 0, ANY, 7, 0, -7),
    Row("abondance-11", 1, From(11), 8, 0, ANY, 8, 0, 8),
    Row("abondance-12", 1, From(12), 9, 0, ANY, 9, 0, 9),
    Row("troel", 2, From(8), 4, 2, ANY, 6, 2, 28),
    Row("open-misere", 1, Just(0), 14, 0, ANY, 14, 0, -14),
    Row("solo-slim", 1, Just(13), 30, 0, ANY, 30, 0, 30),
];

const COLOUR: &[Row] = &[
    Row("ask-8", 2, From(8), 8, 3, ANY, 11, 3, 30),
    Row("alone-5", 1, From(5), 3, 1, 3, 4, 1, 6),
    Row("ask-9", 2, From(9), 11, 3, ANY, 14, 3, 30),
    Row("alone-6", 1, From(6), 4, 1, 2, 5, 1, 6),
    Row("ask-10", 2, From(10), 14, 3, ANY, 17, 3, 30),
    Row("alone-7", 1, From(7), 5, 1, 1, 6, 1, 6),
    Row("small-misere", 1, Just(0), 6, 0, ANY, 6, 0, -6),
    Row("ask-11", 2, From(11), 17, 3, ANY, 20, 3, 30),
    Row("alone-8", 1, From(8), 7, 0, ANY, 8, 1, 7),
    Row("piccolo", 1, Just(1), 8, 0, ANY, 8, 0, -8),
    Row("ask-12", 2, From(12), 20, 3, ANY, 23, 3, 30),
    Row("ask-13", 2, From(13), 30, 0, ANY, 33, 3, 30),
    Row("abondance-9", 1, From(9), 10, 0, ANY, 10, 0, 10),
    Row("troel", 2, From(8), 16, 0, ANY, 16, 0, 30),
    Row("misere", 1, Just(0), 12, 0, ANY, 12, 0, -12),
    Row("abondance-10", 1, From(10), 15, 0, ANY, 15, 0, 15),
    Row("abondance-11", 1, From(11), 20, 0, ANY, 20, 0, 20),
    Row("open-misere", 1, Just(0), 24, 0, ANY, 24, 0, -24),
    Row("abondance-12", 1, From(12), 30, 0, ANY, 30, 0, 30),
    Row("solo-slim", 1, Just(13), 60, 0, ANY, 60, 0, 60),
];

const PRINTED: [(&str, &[Row]); 4] = [
    ("rikken", RIKKEN),
    ("wiezen", WIEZEN),
    ("wiezen-iwwa", IWWA),
    ("kleurenwiezen", COLOUR),
];

/// The schemes with a table here.
pub(super) fn ids() -> impl Iterator<Item = &'static str> {
    PRINTED.iter().map(|(id, _)| *id)
}

/// What each opponent pays for this many tricks.
fn wanted(row: &Row, tricks: u8) -> i64 {
    let Row(_, _, make, pays, over, most, first, each, all) = *row;
    match make {
        _ if tricks == 13 => all,
        From(n) if tricks >= n => pays + over * i64::from(tricks - n).min(most),
        Just(n) if tricks == n => pays,
        From(n) | Just(n) if tricks < n => -(first + each * i64::from(n - tricks - 1)),
        From(n) | Just(n) => -(first + each * i64::from(tricks - n - 1)),
    }
}

#[test]
fn every_contract_scores_what_its_source_prints() {
    for (id, rows) in PRINTED {
        let scheme = catalog::find(id).unwrap();
        let ids: Vec<&str> = rules(scheme)
            .biddable()
            .map(|one| one.id.as_str())
            .collect();
        assert_eq!(
            ids,
            rows.iter().map(|row| row.0).collect::<Vec<_>>(),
            "{id}"
        );
        for row in rows {
            for tricks in 0..=13 {
                let pays = wanted(row, tricks);
                let found = points(scheme, &played(row.0, &[0, 2][..row.1], tricks));
                let expect = if row.1 == 2 {
                    [pays, -pays, pays, -pays]
                } else {
                    [3 * pays, -pays, -pays, -pays]
                };
                assert_eq!(found, expect, "{id} {} {tricks}", row.0);
            }
        }
    }
}

fn joint(contract: &str, each: &[(usize, u8)]) -> HandRecord<Seat> {
    HandRecord {
        declarers: Some(each.iter().map(|(who, _)| seat(*who)).collect()),
        tricks: Some(Tricks::Seats(each.iter().map(|(_, n)| Some(*n)).collect())),
        ..played(contract, &[], 0)
    }
}

/// The tournament table for one, two and three players of a misère, some of whom make it.
#[test]
fn several_declarers_are_settled_separately() {
    let iwwa = scheme("wiezen-iwwa", &[]);
    for (each, expect) in [
        (&[(0, 0), (1, 0)][..], [14, 14, -14, -14]),
        (&[(0, 0), (1, 2)], [28, -28, 0, 0]),
        (&[(1, 2), (0, 0)], [28, -28, 0, 0]),
        (&[(0, 1), (1, 3)], [-14, -14, 14, 14]),
        (&[(0, 0), (1, 0), (2, 0)], [7, 7, 7, -21]),
        (&[(0, 0), (1, 0), (2, 1)], [21, 21, -35, -7]),
        (&[(0, 0), (1, 1), (2, 1)], [35, -21, -21, 7]),
        (&[(0, 1), (1, 1), (2, 1)], [-7, -7, -7, 21]),
        (&[(0, 1), (1, 5), (2, 4), (3, 3)], [0, 0, 0, 0]),
    ] {
        assert_eq!(points(&iwwa, &joint("misere", each)), expect, "{each:?}");
    }
    let (played, _) = outcome(
        &iwwa,
        &Carry {
            doublings: 1,
            ..Carry::default()
        },
        5,
        4,
        &joint("misere", &[(2, 0), (0, 3)]),
    );
    assert_eq!(played.points.as_slice(), [-56, 0, 56, 0, 0]);
    assert_eq!(
        played.roles.as_slice(),
        [
            Role::Declarer,
            Role::Opponent,
            Role::Declarer,
            Role::Opponent,
            Role::Out
        ]
    );
    let HandResult::Joint { made, doubled: 2 } = played.result else {
        panic!("{:?}", played.result);
    };
    assert_eq!(made.as_slice(), [Some(false), None, Some(true), None, None]);
    // In Wiezen the declarer leads; if there are several, the first named.
    assert_eq!(played.leader, Some(seat(2)));
}

#[test]
fn declarers_who_make_it_share_the_pot() {
    let ante = "pot={ ante = 3, filled = \"empty\", fails = \"doubles\" }";
    let rules = scheme("wiezen", &[ante]);
    // The pot holds 12. One of the two makes the misère and takes all of it.
    let hand = joint("misere", &[(0, 0), (1, 2)]);
    let (one, after) = outcome(&rules, &Carry::default(), 4, 3, &hand);
    assert_eq!(one.points.as_slice(), [60 - 3 + 12, -60 - 3, -3, -3]);
    assert_eq!(after.pot, 0);
    let hand = joint("misere", &[(0, 1), (1, 2)]);
    let (none, after) = outcome(&rules, &Carry::default(), 4, 3, &hand);
    assert_eq!(none.points.as_slice(), [-30 - 3 - 6, -30 - 3 - 6, 27, 27]);
    assert_eq!(after.pot, 24);
}

#[test]
fn an_impossible_hand_of_several_declarers_is_refused() {
    let wiezen = scheme("wiezen", &[]);
    let table = Table {
        seats: 4,
        dealer: seat(3),
    };
    let refused = |hand: &HandRecord<Seat>| {
        let played = play(&wiezen, &Carry::default(), table, hand);
        played.unwrap_err().to_string()
    };
    for (hand, error) in [
        (
            HandRecord {
                tricks: Some(Tricks::Side(0)),
                ..joint("misere", &[(0, 0), (1, 0)])
            },
            "`tricks` has 1 value, but each of the 2 declarers needs one",
        ),
        (
            HandRecord {
                tricks: Some(Tricks::Seats(vec![Some(0), None])),
                ..joint("misere", &[(0, 0), (1, 0)])
            },
            "`tricks` has no value for seat 2",
        ),
        (
            HandRecord {
                tricks: None,
                ..joint("misere", &[(0, 0), (1, 0)])
            },
            "`tricks` is missing",
        ),
        (
            joint("misere", &[(0, 9), (1, 5)]),
            "14 tricks, but the hand has only 13",
        ),
        (
            joint("misere", &[(0, 0), (1, 0), (2, 0), (3, 0)]),
            "tricks sum to 0, not 13",
        ),
        (
            joint("misere", &[(0, 0), (0, 0)]),
            "seat 1 is named twice in `declarers`",
        ),
        (
            joint("misere", &[(0, 0)]),
            "`tricks` must be one number here: what the declaring side took",
        ),
        (
            joint("abondance", &[(0, 9), (1, 0)]),
            "`abondance` has one declarer, not 2",
        ),
        (
            joint("ask", &[(0, 5), (1, 3)]),
            "`tricks` must be one number here: what the declaring side took",
        ),
    ] {
        assert_eq!(refused(&hand), error, "{hand:?}");
    }
}

fn at(scheme: &Scheme, taps: &[Tap]) -> oddtrick::games::entry::Entry {
    let table = Table {
        seats: 4,
        dealer: seat(3),
    };
    entry(scheme, &Carry::default(), table, taps)
}

#[test]
fn a_declarer_who_comes_to_sit_out_has_no_tricks() {
    let rikken = scheme("rikken", &[]);
    let table = Table {
        seats: 5,
        dealer: seat(3),
    };
    let trail = [
        Tap::Answer(Ask::Contract, Answer::Contract("misere".to_owned())),
        Tap::Answer(Ask::Declarer, Answer::Player(seat(0))),
        Tap::Answer(Ask::Tricks, Answer::Another),
        Tap::Dealer(seat(0)),
    ];
    let entry = entry(&rikken, &Carry::default(), table, &trail);
    let asks: Vec<Ask> = entry.steps.iter().map(|step| step.ask).collect();
    assert_eq!(
        asks,
        [Ask::Contract, Ask::Declarer, Ask::FurtherDeclarer(0)]
    );
    assert_eq!(entry.asked().map(|step| step.ask), Some(Ask::Declarer));
}

#[test]
fn a_lone_misere_is_three_taps_and_one_of_several_asks_for_each() {
    let wiezen = scheme("wiezen", &[]);
    let contract = Tap::Answer(Ask::Contract, Answer::Contract("misere".to_owned()));
    let by = |ask, who| Tap::Answer(ask, Answer::Player(seat(who)));
    let result = |who, made| Tap::Answer(Ask::DeclarerResult(seat(who)), Answer::Made(made));
    let alone = at(
        &wiezen,
        &[
            contract.clone(),
            by(Ask::Declarer, 0),
            Tap::Answer(Ask::Tricks, Answer::Made(true)),
        ],
    );
    assert_eq!(alone.hand, Some(played("misere", &[0], 0)));
    let trail = vec![
        contract,
        by(Ask::Declarer, 0),
        Tap::Answer(Ask::Tricks, Answer::Another),
        by(Ask::FurtherDeclarer(0), 2),
        Tap::Answer(Ask::FurtherDeclarer(1), Answer::Done),
        result(0, true),
        result(2, false),
    ];
    let asked = |taps: &[Tap]| {
        let entry = at(&wiezen, taps);
        entry.now.map(|now| entry.steps[now].ask)
    };
    let order = [
        Some(Ask::FurtherDeclarer(0)),
        Some(Ask::FurtherDeclarer(1)),
        Some(Ask::DeclarerResult(seat(0))),
        Some(Ask::DeclarerResult(seat(2))),
        None,
    ];
    for (taps, ask) in (3..=7).zip(order) {
        assert_eq!(asked(&trail[..taps]), ask, "{taps} taps");
    }
    // A declarer's score depends on the other's result: no card promises it before, and the last one's cards are right.
    let worths = |taps: &[Tap]| {
        let entry = at(&wiezen, taps);
        let step = &entry.steps[entry.now.unwrap()];
        step.choices
            .iter()
            .map(|choice| choice.worth)
            .collect::<Vec<_>>()
    };
    assert_eq!(worths(&trail[..5]), [None, None]);
    let scored = [true, false].map(|made| {
        let hand = at(&wiezen, &[&trail[..6], &[result(2, made)]].concat()).hand?;
        Some(points(&wiezen, &hand)[2])
    });
    assert_eq!(worths(&trail[..6]), scored);
    let whole = at(&wiezen, &trail);
    let hand = joint("misere", &[(0, 0), (2, 1)]);
    assert_eq!(whole.hand, Some(hand.clone()));
    // A stored hand is entered by the same taps.
    let table = Table {
        seats: 4,
        dealer: seat(3),
    };
    assert_eq!(taps(&wiezen, &Carry::default(), table, &hand), trail);
    assert_eq!(at(&wiezen, &trail).hand, Some(hand));
    // No player is named twice, and once all are declarers no further one is asked for.
    let again = at(
        &wiezen,
        &[&trail[..2], &[by(Ask::FurtherDeclarer(0), 0)]].concat(),
    );
    assert_eq!(again.hand, None);
    let all = [
        by(Ask::FurtherDeclarer(0), 1),
        by(Ask::FurtherDeclarer(1), 2),
        by(Ask::FurtherDeclarer(2), 3),
    ];
    let all = at(&wiezen, &[&trail[..2], &all].concat());
    assert_eq!(
        all.now.map(|now| all.steps[now].ask),
        Some(Ask::DeclarerResult(seat(0)))
    );
}
