//! The sources' tables, written independently.

use super::{low_countries, payer, played, points, rules, scheme, solo};
use oddtrick::scheme::catalog;

/// A row of a source's table: the value of the seven contracts in ascending rank, then over and under for the two
/// lowest, then over and under for the two abundances.
type Row = (&'static str, [i64; 7], [i64; 2], [i64; 2]);

const PRINTED: [Row; 10] = [
    (
        "solo-whist-points",
        [4, 4, 8, 12, 12, 16, 24],
        [1, 1],
        [2, 2],
    ),
    ("solo-whist-units", [1, 1, 2, 3, 3, 4, 6], [0, 0], [0, 0]),
    (
        "solo-whist-alternative",
        [2, 2, 3, 4, 4, 6, 8],
        [0, 0],
        [0, 0],
    ),
    (
        "solo-whist-base-4",
        [4, 4, 8, 12, 12, 16, 24],
        [1, 1],
        [2, 1],
    ),
    (
        "solo-whist-base-5",
        [5, 5, 10, 15, 15, 20, 30],
        [1, 1],
        [2, 1],
    ),
    (
        "solo-whist-base-6",
        [6, 6, 12, 18, 18, 24, 36],
        [1, 1],
        [2, 1],
    ),
    ("solo-whist-hoyle", [6, 6, 12, 18, 18, 0, 0], [1, 1], [0, 0]),
    (
        "solo-whist-1911",
        [6, 6, 12, 18, 18, 24, 36],
        [0, 0],
        [0, 0],
    ),
    ("solo-whist-chips", [5, 0, 0, 0, 0, 0, 0], [1, 1], [0, 0]),
    (
        "solo-whist-cents",
        [10, 10, 25, 50, 60, 75, 100],
        [1, 0],
        [0, 0],
    ),
];

/// The contracts in ascending rank with the tricks that just make and just miss them.
const RANKED: [(&str, usize, u8, u8); 7] = [
    ("prop-and-cop", 2, 8, 7),
    ("solo", 1, 5, 4),
    ("misere", 1, 0, 1),
    ("abundance", 1, 9, 8),
    ("abundance-in-trumps", 1, 9, 8),
    ("misere-ouverte", 1, 0, 1),
    ("abundance-declared", 1, 13, 12),
];

#[test]
fn every_scheme_scores_what_its_source_prints() {
    assert_eq!(
        catalog::all()
            .filter(|scheme| scheme.rules.contracts().is_some())
            .map(|scheme| scheme.id.as_str())
            .collect::<Vec<_>>(),
        PRINTED
            .iter()
            .map(|row| row.0)
            .chain(low_countries::ids())
            .collect::<Vec<_>>()
    );
    for (id, values, lowest, abundance) in PRINTED {
        let scheme = catalog::find(id).unwrap();
        let priced: Vec<&str> = RANKED
            .iter()
            .zip(values)
            .filter(|(_, value)| *value > 0)
            .map(|(ranked, _)| ranked.0)
            .collect();
        assert_eq!(
            rules(scheme)
                .biddable()
                .map(|contract| contract.id.as_str())
                .collect::<Vec<_>>(),
            priced,
            "{id}"
        );
        for (rank, ((contract, n, make, miss), value)) in RANKED.into_iter().zip(values).enumerate()
        {
            if value == 0 {
                continue;
            }
            let [over, under] = match rank {
                0 | 1 => lowest,
                3 | 4 => abundance,
                _ => [0, 0],
            };
            // The table prints what each opponent pays; the declarer's partner is opposite.
            let paid = |tricks: u8| -points(scheme, &played(contract, &[0, 2][..n], tricks))[1];
            assert_eq!(paid(make), value, "{id} {contract} made");
            // In the chips table the first undertrick is free.
            let first = if id == "solo-whist-chips" { 0 } else { under };
            assert_eq!(paid(miss), -value - first, "{id} {contract} missed");
            if (1..12).contains(&make) {
                assert_eq!(paid(make + 1), value + over, "{id} {contract} over");
                assert_eq!(
                    paid(12),
                    value + over * i64::from(12 - make),
                    "{id} {contract} twelve"
                );
                assert_eq!(
                    paid(miss - 1),
                    -value - first - under,
                    "{id} {contract} under"
                );
                assert_eq!(
                    paid(0),
                    -value - first - under * i64::from(miss),
                    "{id} {contract} none"
                );
            }
        }
        // A general misère costs a solo; if no solo is priced, a proposal.
        let solo = if values[1] > 0 { values[1] } else { values[0] };
        assert_eq!(
            points(scheme, &payer(2)),
            [solo, solo, -3 * solo, solo],
            "{id}"
        );
    }
}

/// What each opponent pays by these rows, computed independently for every number of tricks.
fn wanted(row: &Row, rank: usize, tricks: u8) -> i64 {
    let (id, values, lowest, abundance) = row;
    let (contract, _, make, _) = RANKED[rank];
    let [over, under] = match contract {
        "prop-and-cop" | "solo" => *lowest,
        "abundance" | "abundance-in-trumps" => *abundance,
        _ => [0, 0],
    };
    let off = i64::from(tricks) - i64::from(make);
    let missed = if make == 0 { off > 0 } else { off < 0 };
    if missed {
        // The chips table forgives the first undertrick.
        let free = i64::from(*id == "solo-whist-chips");
        return -values[rank] - under * (off.abs() - free);
    }
    // Hoyle doubles the overtricks if a proposal takes all thirteen.
    let slam = *id == "solo-whist-hoyle" && contract == "prop-and-cop" && tricks == 13;
    values[rank] + over * off * if slam { 2 } else { 1 }
}

#[test]
fn every_contract_with_every_number_of_tricks_by_every_declarer() {
    let mut walked = 0;
    for row in &PRINTED {
        let scheme = catalog::find(row.0).unwrap();
        for (rank, (contract, n, ..)) in RANKED.into_iter().enumerate() {
            if row.1[rank] == 0 {
                continue;
            }
            for tricks in 0..=13 {
                let pays = wanted(row, rank, tricks);
                for declarer in 0..4 {
                    for partner in 0..4 {
                        let alone = n == 1 && partner == 0;
                        if !alone && (n == 1 || partner == declarer) {
                            continue;
                        }
                        let side = &[declarer, partner][..n];
                        let wins = if n == 2 { pays } else { 3 * pays };
                        let expect: Vec<i64> = (0..4)
                            .map(|seat| if side.contains(&seat) { wins } else { -pays })
                            .collect();
                        let found = points(scheme, &played(contract, side, tricks));
                        assert_eq!(found, expect, "{} {contract} {side:?} {tricks}", row.0);
                        walked += 1;
                    }
                }
            }
        }
    }
    // Eight full tables, Hoyle's five contracts and the chips' one; a proposal has twelve seatings, the rest four.
    assert_eq!(walked, (8 * (12 + 6 * 4) + (12 + 4 * 4) + 12) * 14);
}

#[test]
fn all_thirteen_tricks_double_hoyles_overtricks_at_the_proposal_alone() {
    let hoyle = scheme("solo-whist-hoyle", &[]);
    assert_eq!(
        points(&hoyle, &played("prop-and-cop", &[0, 1], 13)),
        [16, 16, -16, -16]
    );
    assert_eq!(points(&hoyle, &solo(0, 13)), [42, -14, -14, -14]);
    assert_eq!(
        points(
            &scheme("solo-whist-hoyle", &["unit=2"]),
            &played("prop-and-cop", &[0, 1], 13)
        ),
        [32, 32, -32, -32]
    );
}
