//! The pot: who pays in, who takes it, and that points and pot sum to zero.

use super::{lone, outcome, pass, payer, played, rules, scheme, seat};
use crate::support::{Evening, editor_of};
use oddtrick::games::{Carry, HandRecord};
use oddtrick::scheme::contracts::{Pot, PotFails, PotFilled};
use oddtrick::scheme::{Scheme, set};
use oddtrick::seat::Seat;
use oddtrick::view::table::table as at_table;
use oddtrick::words::Words;

/// Solo Whist with a pot; in Polish points a solo just made is 4 from each, and one short of it 5 to each.
fn table(settings: &[&str]) -> Scheme {
    scheme("solo-whist-points", settings)
}

#[test]
fn a_pot_is_carried_until_somebody_takes_it() {
    // The hand, the points of seat 0, and the pot.
    type Steps<'a> = &'a [(HandRecord<Seat>, i64, i64)];
    let proposal = || played("prop-and-cop", &[0, 2], 8);
    let cases: [(&[&str], Steps); 5] = [
        (
            &["pot.ante=2"],
            &[
                (lone("solo", 0, 5), 12, 0),
                (pass(), -2, 8),
                (pass(), -2, 16),
                (lone("solo", 0, 4), -15, 16),
                (payer(1), 2, 24),
                (lone("solo", 0, 5), 36, 0),
                (lone("solo", 0, 5), 12, 0),
            ],
        ),
        (
            &["pot={ ante = 1, filled = \"pass-out\", fails = \"doubles\" }"],
            &[
                (pass(), -1, 4),
                (lone("solo", 0, 4), -19, 8),
                (lone("solo", 1, 4), 5, 16),
                (proposal(), 12, 0),
                (lone("solo", 0, 4), -15, 0),
            ],
        ),
        (
            &["pot={ ante = 1, filled = \"empty\" }"],
            &[
                (payer(1), 3, 4),
                (pass(), 0, 4),
                (lone("solo", 0, 5), 16, 0),
                (pass(), -1, 4),
                (lone("solo", 1, 5), -4, 0),
                (lone("solo", 0, 5), 15, 0),
            ],
        ),
        (
            &["pot={ ante = 3, filled = \"empty\" }"],
            &[(pass(), -3, 12), (proposal(), 10, 0), (proposal(), 7, 0)],
        ),
        (&[], &[(pass(), 0, 0), (lone("solo", 0, 5), 12, 0)]),
    ];
    for (settings, steps) in cases {
        let scheme = table(settings);
        let mut carry = Carry::default();
        for (at, (hand, first, left)) in steps.iter().enumerate() {
            let (outcome, next) = outcome(&scheme, &carry, 4, 3, hand);
            assert_eq!(outcome.points.at(seat(0)), *first, "{settings:?} {at}");
            assert_eq!(next.pot, *left, "{settings:?} {at}");
            carry = next;
        }
    }
}

#[test]
fn points_and_pot_always_sum_to_zero() {
    let mut walked = 0;
    for filled in ["pass-out", "empty"] {
        for fails in ["stays", "doubles"] {
            for seats in [4, 5] {
                let pot = format!("pot={{ ante = 3, filled = \"{filled}\", fails = \"{fails}\" }}");
                let scheme = table(&[&pot]);
                for before in 0..=9 {
                    let carry = Carry {
                        pot: before,
                        ..Carry::default()
                    };
                    // At a table of five the dealer, seat 4, sits out and does not pay into the pot.
                    let bids = rules(&scheme).biddable().flat_map(|contract| {
                        let side = [1, 3];
                        let side = side[..usize::from(contract.declarers)].to_vec();
                        (0..=13).map(move |tricks| played(&contract.id, &side, tricks))
                    });
                    for hand in bids.chain([pass(), payer(2)]) {
                        let (outcome, next) = outcome(&scheme, &carry, seats, seats - 1, &hand);
                        let points: i64 = outcome.points.as_slice().iter().sum();
                        assert_eq!(points + next.pot, before, "{pot} {hand:?}");
                        assert!(next.pot >= 0, "{pot} {hand:?}");
                        if seats == 5 {
                            assert_eq!(outcome.points.at(seat(4)), 0, "{pot} {hand:?}");
                        }
                        walked += 1;
                    }
                }
            }
        }
    }
    assert_eq!(walked, 2 * 2 * 2 * 10 * (7 * 14 + 2));
}

#[test]
fn a_pot_is_added_to_and_removed_from_a_document() {
    let with = table(&["pot.ante=2", "pot.fails=doubles"]);
    let pot = Pot {
        ante: 2,
        filled: PotFilled::PassOut,
        fails: PotFails::Doubles,
    };
    assert_eq!(rules(&with).pot, Some(pot));
    let off = set::parse_setting("pot=off").unwrap();
    let without = set::apply(&with, &[off]).unwrap();
    assert_eq!(rules(&without).pot, None);
    let base = table(&[]);
    for (setting, error) in [
        ("pot.ante=0", "`pot.ante` must be 1 to 1000000000, not 0"),
        ("pot={ ante = 1, fails = \"goes\" }", "`pot.fails` must be"),
        ("pot={ filled = \"empty\" }", "`pot.ante` is missing"),
    ] {
        let setting = set::parse_setting(setting).unwrap();
        let said = set::apply(&base, &[setting]).unwrap_err().to_string();
        assert!(said.contains(error), "{said}");
    }
}

#[test]
fn an_overflowing_pot_is_an_error() {
    let scheme = table(&["pot={ ante = 1, fails = \"doubles\" }"]);
    let carry = Carry {
        pot: i64::MAX,
        ..Carry::default()
    };
    let table = oddtrick::games::Table {
        seats: 4,
        dealer: seat(3),
    };
    for hand in [pass(), lone("solo", 0, 4)] {
        let error = oddtrick::games::play(&scheme, &carry, table, &hand).unwrap_err();
        assert_eq!(error.to_string(), "the points are too large to calculate");
    }
}

#[test]
fn the_card_for_all_pass_shows_the_payment_into_the_pot() {
    for (settings, said) in [
        (&[][..], "no score, next dealer"),
        (&["pot={ ante = 2 }"], "each puts 2 in the pot"),
        (
            &["pot={ ante = 2, filled = \"empty\" }"],
            "no score, next dealer",
        ),
        (
            &["pot={ ante = 2 }", "all-pass=goulash"],
            "each puts 2 in the pot",
        ),
    ] {
        let ledger = Evening::new("solo-whist-points", settings, 4).ledger;
        let book = editor_of(ledger);
        let steps = at_table(&book).entry.steps;
        let words = Words::of("en");
        let chips = steps.iter().flat_map(|step| step.chips.iter());
        let pass = chips
            .filter(|chip| words.say(&chip.text) == "All pass")
            .last()
            .unwrap();
        assert_eq!(words.say(&pass.small), said, "{settings:?}");
    }
}
