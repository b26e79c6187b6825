//! The Persian rules, which follow pagat.com: payments, and each variant.

use super::{lone, outcome, pass, payer, played, points, rules, scheme, seat, solo};
use oddtrick::cards::Trump;
use oddtrick::games::{Carry, HandRecord, Table, next_deal, play};
use oddtrick::scheme::{
    Contract, ContractTrump, GeneralMisere, OpeningLead, Rounds, Scheme, Target, TrumpSource,
    UnacceptedProposal,
};

/// The ids of the biddable contracts in ascending rank.
fn ranked(scheme: &Scheme) -> Vec<&str> {
    rules(scheme).biddable().map(|one| &*one.id).collect()
}

/// Tricks that make a contract, and tricks that do not.
fn make_and_miss(contract: &Contract) -> [u8; 2] {
    match contract.target {
        Target::AtLeast(n) => [n, n - 1],
        Target::Exactly(13) => [13, 12],
        Target::Exactly(n) | Target::AtMost(n) => [n, n + 1],
    }
}

/// What each opponent pays for a contract just made; negative if the scheme lacks it.
fn paid(scheme: &Scheme, id: &str) -> i64 {
    let contract = rules(scheme).contract(id).unwrap();
    let side = &[0, 2][..usize::from(contract.declarers)];
    -points(scheme, &played(id, side, make_and_miss(contract)[0]))[1]
}

#[test]
fn proposal_and_acceptance_pays_each_of_the_two_a_unit() {
    let units = scheme("solo-whist-units", &[]);
    for tricks in 0..=13 {
        let found = points(&units, &played("prop-and-cop", &[0, 1], tricks));
        let wanted = if tricks >= 8 {
            [1, 1, -1, -1]
        } else {
            [-1, -1, 1, 1]
        };
        assert_eq!(found, wanted, "{tricks}");
    }
}

#[test]
fn a_failed_solo_pays_three_in_all_and_a_failed_abundance_nine() {
    let units = scheme("solo-whist-units", &[]);
    assert_eq!(points(&units, &solo(0, 4)), [-3, 1, 1, 1]);
    let abundance = lone("abundance", 0, 8);
    assert_eq!(points(&units, &abundance), [-9, 3, 3, 3]);
}

#[test]
fn each_bid_has_its_printed_value() {
    let units = scheme("solo-whist-units", &[]);
    for (id, value) in [
        ("prop-and-cop", 1),
        ("solo", 1),
        ("misere", 2),
        ("abundance", 3),
        ("abundance-in-trumps", 3),
        ("misere-ouverte", 4),
        ("abundance-declared", 6),
    ] {
        assert_eq!(paid(&units, id), value, "{id}");
    }
}

#[test]
fn the_other_schedule_of_values() {
    let alternative = scheme("solo-whist-alternative", &[]);
    for (id, value) in [
        ("prop-and-cop", 2),
        ("solo", 2),
        ("misere", 3),
        ("abundance", 4),
        ("misere-ouverte", 6),
        ("abundance-declared", 8),
    ] {
        assert_eq!(paid(&alternative, id), value, "{id}");
    }
}

#[test]
fn a_base_of_four_five_or_six_pays_in_proportion_and_for_single_tricks() {
    for base in [4, 5, 6] {
        let scheme = scheme(&format!("solo-whist-base-{base}"), &[]);
        for (id, times) in [
            ("prop-and-cop", 1),
            ("solo", 1),
            ("misere", 2),
            ("abundance", 3),
            ("abundance-in-trumps", 3),
            ("misere-ouverte", 4),
            ("abundance-declared", 6),
        ] {
            assert_eq!(paid(&scheme, id), base * times, "{base} {id}");
        }
        let pays = |hand: &HandRecord<_>| -points(&scheme, hand)[3];
        // One per overtrick at a proposal or solo, two at an abundance, and one per undertrick.
        assert_eq!(pays(&solo(0, 7)), base + 2);
        assert_eq!(pays(&played("prop-and-cop", &[0, 1], 10)), base + 2);
        assert_eq!(pays(&lone("abundance", 0, 11)), 3 * base + 4);
        assert_eq!(pays(&lone("abundance", 0, 7)), -3 * base - 2);
        // Three bids are decided by a single trick: neither overtricks nor undertricks count.
        for (id, tricks) in [
            ("misere", 5),
            ("misere-ouverte", 5),
            ("abundance-declared", 3),
        ] {
            let made = paid(&scheme, id);
            assert_eq!(pays(&lone(id, 0, tricks)), -made, "{id}");
        }
    }
}

#[test]
fn one_round_of_bidding() {
    let one = scheme("solo-whist-units", &["rounds=one"]);
    assert_eq!(rules(&one).rounds, Rounds::One);
}

#[test]
fn without_proposals_solo_is_the_lowest_bid() {
    let without = scheme(
        "solo-whist-units",
        &["contracts.prop-and-cop.allowed=false"],
    );
    assert_eq!(ranked(&without)[0], "solo");
    let table = Table {
        seats: 4,
        dealer: seat(3),
    };
    let hand = played("prop-and-cop", &[0, 1], 8);
    let refused = play(&without, &Carry::default(), table, &hand).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "`prop-and-cop` is not played at this table"
    );
}

#[test]
fn trumps_from_a_second_pack() {
    let second = scheme("solo-whist-units", &["trump=second-pack"]);
    assert_eq!(rules(&second).trump, TrumpSource::SecondPack);
}

#[test]
fn trumps_in_a_cycle_of_hearts_spades_diamonds_clubs_and_again() {
    let cycle = r#"trump.rotation=["hearts","spades","diamonds","clubs"]"#;
    let cycle = scheme("solo-whist-units", &[cycle]);
    let trump = |hands: u32| {
        let carry = Carry {
            hands,
            ..Carry::default()
        };
        let table = Table {
            seats: 4,
            dealer: seat(0),
        };
        let deal = next_deal(&cycle, &carry, table, &HandRecord::blank());
        deal.unwrap().trump
    };
    let order = [Trump::Hearts, Trump::Spades, Trump::Diamonds, Trump::Clubs];
    for (hands, suit) in (0..12).zip(order.into_iter().cycle()) {
        assert_eq!(trump(hands), Some(suit), "{hands}");
    }
}

#[test]
fn after_all_pass_the_pack_may_be_dealt_unshuffled() {
    let goulash = scheme("solo-whist-units", &["all-pass=goulash"]);
    let (_, carry) = outcome(&goulash, &Carry::default(), 4, 3, &pass());
    assert!(carry.goulash);
    let (_, carry) = outcome(&goulash, &carry, 4, 0, &solo(0, 5));
    assert!(!carry.goulash);
}

/// On the page the dealer deals again; other readers take it as the next dealer.
#[test]
fn after_all_pass_the_same_dealer_may_deal_again() {
    let same = scheme("solo-whist-units", &["all-pass=same-dealer"]);
    let (passed, _) = outcome(&same, &Carry::default(), 4, 2, &pass());
    assert_eq!(passed.next_dealer, seat(2));
}

#[test]
fn a_proposer_without_a_partner_may_raise_to_a_lone_bid() {
    let units = scheme("solo-whist-units", &[]);
    assert_eq!(rules(&units).unaccepted, UnacceptedProposal::MayRaise);
    assert_eq!(points(&units, &solo(1, 5)), [-1, 3, -1, -1]);
}

#[test]
fn a_general_misere_is_paid_like_a_lost_solo_in_each_of_its_forms() {
    for (form, pays, receives) in [
        ("last-trick", GeneralMisere::LastTrick, false),
        ("first-to-five", GeneralMisere::FirstToFive, false),
        ("fewest-receives", GeneralMisere::FewestReceives, true),
    ] {
        let settings = ["all-pass=general-misere", &format!("general-misere={form}")];
        let scheme = scheme("solo-whist-units", &settings);
        assert_eq!(rules(&scheme).general_misere, pays);
        let hand = payer(1);
        let hand = if receives {
            HandRecord {
                receiver: hand.payer,
                payer: None,
                ..hand
            }
        } else {
            hand
        };
        let wanted = if receives {
            [-1, 3, -1, -1]
        } else {
            [1, -3, 1, 1]
        };
        assert_eq!(points(&scheme, &hand), wanted, "{form}");
        let contract = rules(&scheme).contract("general-misere").unwrap();
        assert_eq!(contract.trump, ContractTrump::None);
    }
}

#[test]
fn abundance_declared_may_be_with_trumps_of_choice() {
    let chosen = scheme(
        "solo-whist-units",
        &["contracts.abundance-declared.trump=chosen"],
    );
    let contract = rules(&chosen).contract("abundance-declared").unwrap();
    assert_eq!(
        (contract.trump, contract.leads),
        (ContractTrump::Chosen, OpeningLead::Declarer)
    );
    let hand = HandRecord {
        trump: Some(Trump::Diamonds),
        ..lone("abundance-declared", 0, 13)
    };
    assert_eq!(points(&chosen, &hand), [18, -6, -6, -6]);
}

/// Against good defenders a misère is hard, so some rank it above abundance in trumps and misère ouverte above
/// everything, with matching payments.
#[test]
fn experienced_players_rank_and_pay_the_miseres_higher() {
    let settings = [
        "contracts.misere.above=abundance-in-trumps",
        "contracts.misere.pays=4",
        "contracts.misere-ouverte.above=abundance-declared",
        "contracts.misere-ouverte.pays=8",
    ];
    let high = scheme("solo-whist-units", &settings);
    assert_eq!(
        ranked(&high),
        [
            "prop-and-cop",
            "solo",
            "abundance",
            "abundance-in-trumps",
            "misere",
            "abundance-declared",
            "misere-ouverte"
        ]
    );
    assert_eq!(points(&high, &lone("misere", 0, 0)), [12, -4, -4, -4]);
    assert_eq!(points(&high, &lone("misere-ouverte", 0, 1)), [-24, 8, 8, 8]);
}

#[test]
fn eldest_leads_but_to_abundance_declared_and_the_deal_goes_round() {
    let units = scheme("solo-whist-units", &[]);
    for contract in rules(&units).biddable() {
        let side = &[2, 0][..usize::from(contract.declarers)];
        for tricks in make_and_miss(contract) {
            let hand = played(&contract.id, side, tricks);
            let (outcome, _) = outcome(&units, &Carry::default(), 4, 0, &hand);
            let leader = if contract.id == "abundance-declared" {
                2
            } else {
                1
            };
            assert_eq!(outcome.leader, Some(seat(leader)), "{}", contract.id);
            assert_eq!(outcome.next_dealer, seat(1));
        }
    }
}
