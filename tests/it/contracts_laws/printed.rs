//! The tables of the sources, written down a second time and not read back.

use super::{payer, played, points, rules, scheme, solo};
use oddtrick::scheme::catalog;

/// One row of rules.md 2.3: the value of the seven contracts in ascending rank, then over and under for the two
/// lowest, then over and under for the two sorts of abundance.
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

/// The contracts in ascending rank with the tricks that just make them and just miss them.
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
        PRINTED.map(|row| row.0)
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
            // What the table prints is what each opponent pays, and the declarer's partner sits opposite.
            let paid = |tricks: u8| -points(scheme, &played(contract, &[0, 2][..n], tricks))[1];
            assert_eq!(paid(make), value, "{id} {contract} made");
            // rules.md 2.3, the chips: the first undertrick is free.
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
        // rules.md 2.4: a general misère costs a solo; where no solo is priced, a proposal.
        let solo = if values[1] > 0 { values[1] } else { values[0] };
        assert_eq!(
            points(scheme, &payer(2)),
            [solo, solo, -3 * solo, solo],
            "{id}"
        );
    }
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
