//! Entry of hands by taps: the questions, the score of each answer, and optional values.

use super::{pass, played, scheme, seat, solo};
use oddtrick::cards::Trump;
use oddtrick::games::entry::{Answer, Ask, Choice, Entry, Tap, correction, entry, taps};
use oddtrick::games::trump::TrumpOrRank;
use oddtrick::games::{
    Carry, HandError, HandRecord, HandResult, Role, Table, Tricks, can_pass_out, play,
};
use oddtrick::scheme::{Scheme, catalog};

const MISERE_WHEN_ALL_PASS: &str = "all-pass=general-misere";
const ROUND: &str = r#"trump.rotation=["hearts", "clubs", "none"]"#;

/// This many seats, with the first as dealer.
fn table(seats: usize) -> Table {
    Table {
        seats,
        dealer: seat(0),
    }
}

fn at(seats: usize, scheme: &Scheme, taps: &[Tap]) -> Entry {
    entry(scheme, &Carry::default(), table(seats), taps)
}

fn contract(id: &str) -> Tap {
    Tap::Answer(Ask::Contract, Answer::Contract(id.to_owned()))
}

fn by(ask: Ask, who: usize) -> Tap {
    Tap::Answer(ask, Answer::Player(seat(who)))
}

fn took(tricks: u8) -> Tap {
    Tap::Answer(Ask::Tricks, Answer::Tricks(tricks))
}

fn choices(entry: &Entry, ask: Ask) -> &[Choice] {
    let step = entry.steps.iter().find(|step| step.ask == ask);
    &step.unwrap().choices
}

#[test]
fn each_contract_asks_its_questions() {
    let points = scheme("solo-whist-points", &[]);
    for (tap, asks) in [
        (
            contract("solo"),
            &[Ask::Contract, Ask::Declarer, Ask::Tricks][..],
        ),
        (
            contract("prop-and-cop"),
            &[Ask::Contract, Ask::Declarer, Ask::Partner, Ask::Tricks],
        ),
        (Tap::Answer(Ask::Contract, Answer::Pass), &[Ask::Contract]),
    ] {
        let entry = at(4, &points, &[tap]);
        let asked: Vec<Ask> = entry.steps.iter().map(|step| step.ask).collect();
        assert_eq!(asked, asks);
    }
    for (form, wanted) in [
        ("last-trick", Ask::Payer),
        ("first-to-five", Ask::Payer),
        ("most-pays", Ask::Payer),
        ("fewest-receives", Ask::Receiver),
    ] {
        let form = format!("general-misere={form}");
        let all_pass = scheme("solo-whist-base-5", &[MISERE_WHEN_ALL_PASS, &form]);
        let entry = at(4, &all_pass, &[contract("general-misere")]);
        assert_eq!(entry.steps[1].ask, wanted, "{form}");
    }
}

/// Passing out is offered if it ends the hand; a general misère is offered if passing out leads to one.
#[test]
fn passing_out_is_offered_once() {
    let usual = scheme("solo-whist-base-5", &[]);
    let misere = scheme("solo-whist-base-5", &[MISERE_WHEN_ALL_PASS]);
    let pass = Answer::Pass;
    let played = Answer::Contract("general-misere".to_owned());
    for (scheme, taps, wanted) in [
        (&usual, vec![], [true, false]),
        (&misere, vec![], [false, true]),
        (&usual, vec![contract("solo")], [true, false]),
        // A correction of a general misère played under earlier rules.
        (&usual, vec![contract("general-misere")], [true, true]),
    ] {
        let entry = at(4, scheme, &taps);
        let offered = |answer: &Answer| {
            choices(&entry, Ask::Contract)
                .iter()
                .any(|choice| choice.answer == *answer)
        };
        assert_eq!([offered(&pass), offered(&played)], wanted, "{taps:?}");
    }
}

#[test]
fn passing_out_is_offered_only_if_possible() {
    for scheme in catalog::all().filter(|one| one.rules.contracts().is_some()) {
        let passed = play(scheme, &Carry::default(), table(4), &pass());
        assert_eq!(passed.is_ok(), can_pass_out(scheme), "{}", scheme.id);
    }
    assert!(can_pass_out(&scheme("solo-whist-points", &[])));
    assert!(!can_pass_out(&scheme(
        "solo-whist-base-5",
        &[MISERE_WHEN_ALL_PASS]
    )));
    assert!(can_pass_out(&scheme("oh-hell", &[])));
}

#[test]
fn contracts_independent_of_margins_are_made_or_failed() {
    let points = scheme("solo-whist-points", &[]);
    for (id, made, tricks, more, worth) in [
        ("misere", true, 0, 0, 24),
        ("misere", false, 1, 7, 24),
        ("abundance-declared", true, 13, 13, 72),
        ("abundance-declared", false, 12, 4, 72),
    ] {
        let answer = Tap::Answer(Ask::Tricks, Answer::Made(made));
        let trail = [contract(id), by(Ask::Declarer, 1), answer];
        let entry = at(4, &points, &trail);
        let hand = entry.hand.clone().unwrap();
        assert_eq!(hand.tricks, Some(Tricks::Side(tricks)));
        let told = HandRecord {
            tricks: Some(Tricks::Side(more)),
            ..hand
        };
        assert_eq!(taps(&points, &Carry::default(), table(4), &told), trail);
        let shown: Vec<_> = choices(&entry, Ask::Tricks)
            .iter()
            .map(|choice| (choice.answer.clone(), choice.worth, choice.made))
            .collect();
        assert_eq!(
            shown,
            [
                (Answer::Made(true), Some(worth), Some(true)),
                (Answer::Made(false), Some(-worth), Some(false)),
            ]
        );
    }
    // If each undertrick costs, the tricks are asked.
    let dear = scheme(
        "solo-whist-points",
        &["contracts.abundance-declared.under=1"],
    );
    let trail = [contract("abundance-declared"), by(Ask::Declarer, 1)];
    assert_eq!(choices(&at(4, &dear, &trail), Ask::Tricks).len(), 14);
}

#[test]
fn a_correction_from_one_declarer_to_two_or_back_asks_for_the_tricks() {
    let points = scheme("solo-whist-points", &[]);
    let alone = [contract("solo"), by(Ask::Declarer, 1), took(5)];
    let pair = [
        contract("prop-and-cop"),
        by(Ask::Declarer, 0),
        by(Ask::Partner, 2),
        took(9),
    ];
    let (to_pair, to_solo) = (contract("prop-and-cop"), contract("solo"));
    for (was, taps, tricks) in [
        (&alone[..], vec![contract("abundance")], Some(5)),
        (&alone[..], vec![by(Ask::Declarer, 2)], Some(5)),
        (&pair[..], vec![by(Ask::Partner, 1)], Some(9)),
        (&pair[..], vec![to_solo.clone()], None),
        (&pair[..], vec![to_solo.clone(), took(6)], Some(6)),
        (&pair[..], vec![to_solo.clone(), to_pair.clone()], Some(9)),
        (&alone[..], vec![to_pair.clone(), by(Ask::Partner, 3)], None),
        (
            &alone[..],
            vec![to_pair.clone(), by(Ask::Partner, 3), took(8)],
            Some(8),
        ),
        (
            &alone[..],
            vec![to_pair, by(Ask::Partner, 3), to_solo],
            Some(5),
        ),
    ] {
        let entry = correction(&points, &Carry::default(), table(4), was, &taps, None);
        let found = entry.hand.as_ref().map(|hand| hand.tricks.clone());
        let wanted = tricks.map(|tricks| Some(Tricks::Side(tricks)));
        assert_eq!(found, wanted, "{was:?} {taps:?}");
        let asked = entry.asked().unwrap().ask;
        assert_eq!(asked == Ask::Tricks, tricks.is_none(), "{was:?} {taps:?}");
    }
}

/// A trick count's score is known whoever deals and sits out.
#[test]
fn a_choice_shows_the_score_of_the_hand() {
    let points = scheme("solo-whist-points", &[]);
    for beside in [Tap::Dealer(seat(3)), Tap::Out(vec![seat(2)])] {
        // The first would deal in turn and sit out.
        let entry = at(
            5,
            &points,
            &[beside, contract("solo"), by(Ask::Declarer, 0)],
        );
        let five = &choices(&entry, Ask::Tricks)[5];
        assert_eq!((five.worth, five.made), (Some(12), Some(true)));
        let four = &choices(&entry, Ask::Tricks)[4];
        assert_eq!((four.worth, four.made), (Some(-15), Some(false)));
    }
}

#[test]
fn implied_values_take_no_tap() {
    let points = scheme("solo-whist-points", &[]);
    let trail = [contract("solo"), by(Ask::Declarer, 1), took(6)];
    let hand = HandRecord {
        dealer: Some(seat(0)),
        cards: Some(13),
        ..solo(1, 6)
    };
    let of = |seats: usize, out: Option<usize>| {
        let hand = HandRecord {
            out: out.map(|who| vec![seat(who)]),
            ..hand.clone()
        };
        taps(&points, &Carry::default(), table(seats), &hand)
    };
    assert_eq!(of(4, None), trail);
    // With five players the dealer sits out, with four nobody.
    assert_eq!(of(5, Some(0)), trail);
    assert_eq!(of(5, Some(3))[0], Tap::Out(vec![seat(3)]));
    assert_eq!(of(4, Some(0))[0], Tap::Out(vec![seat(0)]));
}

#[test]
fn a_trump_is_noted_until_something_fixes_it() {
    let suits = [Trump::Hearts, Trump::Diamonds, Trump::Spades, Trump::Clubs];
    let of = |scheme: &Scheme, taps: &[Tap]| at(4, scheme, taps).notes;
    let points = scheme("solo-whist-points", &[]);
    let noted = Tap::Trump(Trump::Spades);
    for (taps, wanted) in [
        (vec![], &suits[..]),
        (vec![noted.clone()], &suits),
        (vec![noted.clone(), contract("solo")], &suits),
        (vec![contract("misere")], &[]),
        (vec![Tap::Answer(Ask::Contract, Answer::Pass)], &[]),
    ] {
        let wanted: Vec<TrumpOrRank> = wanted.iter().copied().map(TrumpOrRank::Trump).collect();
        assert_eq!(of(&points, &taps), wanted, "{taps:?}");
    }
    assert_eq!(of(&scheme("solo-whist-points", &[ROUND]), &[]), []);
    let entry = at(4, &points, &[noted]);
    assert!(TrumpOrRank::Trump(Trump::Spades).is_noted(&entry));
    assert!(!TrumpOrRank::Trump(Trump::Hearts).is_noted(&entry));
}

/// A contract with trumps needs a trump suit, unless the rotation includes no trump.
#[test]
fn no_trump_is_allowed_if_it_is_in_the_rotation() {
    let without = HandRecord {
        trump: Some(Trump::None),
        ..solo(0, 5)
    };
    let of = |settings: &[&str]| {
        let scheme = scheme("solo-whist-points", settings);
        play(&scheme, &Carry::default(), table(4), &without).map(|_| ())
    };
    let id = "solo".to_owned();
    assert_eq!(of(&[]), Err(HandError::TrumpNeeded { id }));
    assert_eq!(of(&[ROUND]), Ok(()));
}

#[test]
fn the_proposer_is_the_declarer_and_the_acceptor_the_partner() {
    let points = scheme("solo-whist-points", &[]);
    let hand = played("prop-and-cop", &[2, 0], 8);
    let (outcome, _) = play(&points, &Carry::default(), table(4), &hand).unwrap();
    assert_eq!(
        outcome.roles.as_slice(),
        [
            Role::Partner,
            Role::Opponent,
            Role::Declarer,
            Role::Opponent
        ]
    );
}

#[test]
fn only_targets_of_at_least_have_overtricks() {
    for (target, wanted) in [
        ("at-least", [-2, 0, 2]),
        ("exactly", [-2, 0, -2]),
        ("at-most", [0, 0, -2]),
    ] {
        let target = format!("contracts.solo.target={{ {target} = 5 }}");
        let scheme = scheme("solo-whist-points", &["contracts.solo.over=0", &target]);
        let margins = [3, 5, 7].map(|tricks| {
            let (outcome, _) =
                play(&scheme, &Carry::default(), table(4), &solo(0, tricks)).unwrap();
            match outcome.result {
                HandResult::Contract { margin, .. } => margin,
                other => panic!("{other:?}"),
            }
        });
        assert_eq!(margins, wanted, "{target}");
    }
}
