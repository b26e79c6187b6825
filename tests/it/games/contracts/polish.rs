//! The Polish rules, table by table and example by example.

use super::{lone, outcome, pass, played, points, rules, scheme, seat, solo};
use oddtrick::games::{Carry, is_over};
use oddtrick::scheme::contracts::AllPass;
use oddtrick::scheme::{
    ContractTrump, OpeningLead, Rounds, Target, TrumpSource, UnacceptedProposal,
};
use oddtrick::seat::Direction;

/// The seven contracts in the page's order, with the number of declarers.
const CONTRACTS: [(&str, usize); 7] = [
    ("prop-and-cop", 2),
    ("solo", 1),
    ("misere", 1),
    ("abundance", 1),
    ("abundance-in-trumps", 1),
    ("misere-ouverte", 1),
    ("abundance-declared", 1),
];

/// The four columns of the first table: declarer and opponents, for the contract and per overtrick or undertrick.
const TABLE: [[i64; 4]; 7] = [
    [4, 4, 1, 1],
    [12, 4, 3, 1],
    [24, 8, 0, 0],
    [36, 12, 6, 2],
    [36, 12, 6, 2],
    [48, 16, 0, 0],
    [72, 24, 0, 0],
];

/// The points of the declarer and the next player, with the partner opposite.
fn both(id: &str, contract: &str, n: usize, tricks: u8) -> [i64; 2] {
    let hand = played(contract, &[0, 2][..n], tricks);
    let points = points(&scheme(id, &[]), &hand);
    // Partners score alike, and so do opponents.
    assert_eq!(points[2], points[2 - n]);
    assert_eq!(points[3], points[1]);
    [points[0], points[1]]
}

#[test]
fn the_contracts_rank_as_the_page_lists_them() {
    let points = scheme("solo-whist-points", &[]);
    let ranked: Vec<&str> = rules(&points).biddable().map(|one| &*one.id).collect();
    assert_eq!(ranked, CONTRACTS.map(|(id, _)| id));
}

#[test]
fn each_contract_has_its_printed_tricks_and_trumps() {
    use ContractTrump::{Chosen, None as NoTrump, TurnUp};
    use Target::{AtLeast, Exactly};
    let points = scheme("solo-whist-points", &[]);
    for (id, target, trump) in [
        ("prop-and-cop", AtLeast(8), TurnUp),
        ("solo", AtLeast(5), TurnUp),
        ("misere", Exactly(0), NoTrump),
        ("abundance", AtLeast(9), Chosen),
        ("abundance-in-trumps", AtLeast(9), TurnUp),
        ("misere-ouverte", Exactly(0), NoTrump),
        ("abundance-declared", Exactly(13), NoTrump),
    ] {
        let contract = rules(&points).contract(id).unwrap();
        assert_eq!((contract.target, contract.trump), (target, trump), "{id}");
        let leads = if id == "abundance-declared" {
            OpeningLead::Declarer
        } else {
            OpeningLead::Eldest
        };
        assert_eq!(contract.leads, leads, "{id}");
    }
}

#[test]
fn the_first_table_column_by_column() {
    for ((contract, n), [wins, pays, more, each]) in CONTRACTS.into_iter().zip(TABLE) {
        let two = scheme("solo-whist-points", &[]);
        let target = rules(&two).contract(contract).unwrap().target;
        for tricks in 0..=13 {
            let off = i64::from(tricks) - i64::from(target.tricks());
            let wanted = if target.made(tricks) {
                [wins + off * more, -pays - off * each]
            } else {
                let short = off.abs();
                [-wins - short * more, pays + short * each]
            };
            let found = both("solo-whist-points", contract, n, tricks);
            assert_eq!(found, wanted, "{contract} {tricks}");
        }
    }
}

#[test]
fn example_one_a_solo_that_takes_seven() {
    let found = points(&scheme("solo-whist-points", &[]), &solo(0, 7));
    assert_eq!(found, [18, -6, -6, -6]);
}

#[test]
fn example_two_an_abundance_that_takes_seven() {
    let hand = lone("abundance", 0, 7);
    let found = points(&scheme("solo-whist-points", &[]), &hand);
    assert_eq!(found, [-48, 16, 16, 16]);
}

#[test]
fn one_trick_decides_a_misere() {
    let table = scheme("solo-whist-points", &[]);
    for (contract, pays) in [("misere", 8), ("misere-ouverte", 16)] {
        let made = points(&table, &lone(contract, 0, 0));
        assert_eq!(made, [3 * pays, -pays, -pays, -pays]);
        for tricks in 1..=13 {
            let lost = points(&table, &lone(contract, 0, tricks));
            assert_eq!(lost, [-3 * pays, pays, pays, pays], "{tricks}");
        }
    }
}

#[test]
fn the_second_table_is_stakes_for_the_contract_alone() {
    for ((contract, n), stakes) in CONTRACTS.into_iter().zip([1, 1, 2, 3, 3, 4, 6]) {
        let units = scheme("solo-whist-units", &[]);
        let target = rules(&units).contract(contract).unwrap().target;
        for tricks in 0..=13 {
            let [own, other] = both("solo-whist-units", contract, n, tricks);
            let sign = if target.made(tricks) { -1 } else { 1 };
            assert_eq!(other, sign * stakes, "{contract} {tricks}");
            assert_eq!(own, if n == 2 { -other } else { -3 * other });
        }
    }
}

/// The first table is four times the second, except for overtricks and undertricks.
#[test]
fn a_stake_is_four_points() {
    let four = scheme("solo-whist-units", &["unit=4"]);
    for (contract, n) in CONTRACTS {
        let target = rules(&four).contract(contract).unwrap().target.tricks();
        let hand = played(contract, &[0, 2][..n], target);
        assert_eq!(
            points(&four, &hand),
            points(&scheme("solo-whist-points", &[]), &hand),
            "{contract}"
        );
    }
}

#[test]
fn an_unaccepted_proposal_is_redealt() {
    let redeal = scheme("solo-whist-points", &["unaccepted=redeal"]);
    assert_eq!(rules(&redeal).unaccepted, UnacceptedProposal::Redeal);
    let (outcome, carry) = outcome(&redeal, &Carry::default(), 4, 3, &pass());
    assert_eq!(outcome.points.as_slice(), [0; 4]);
    assert_eq!((outcome.next_dealer, carry.hands), (seat(0), 1));
}

#[test]
fn cards_go_round_clockwise_and_the_last_one_is_turned_up() {
    for id in ["solo-whist-points", "solo-whist-units"] {
        let table = scheme(id, &[]);
        assert_eq!(table.direction, Direction::Clockwise);
        let rules = rules(&table);
        assert_eq!((table.deck, rules.cards), (52, 13));
        assert_eq!(rules.trump, TrumpSource::TurnUp);
        assert_eq!(rules.rounds, Rounds::Many);
        assert_eq!(rules.all_pass, AllPass::NextDealer);
        // The table may stop after any hand; the game never ends by itself.
        for hands in [0, 1, 4, 1000] {
            let carry = Carry {
                hands,
                ..Carry::default()
            };
            assert!(!is_over(&table, &carry, 4));
        }
    }
}
