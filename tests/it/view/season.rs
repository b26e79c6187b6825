//! Standings: sums independent of how sessions are split, shared ranks, and values that cannot be summed.

use crate::support::{Rng, cases, minute, result, summary};
use oddtrick::ledger::{PlayerId, PlayerStanding, SessionId};
use oddtrick::money::{Currency, Money};
use oddtrick::points::Points;
use oddtrick::stats::season_table::Row;
use oddtrick::stats::{
    Column, FEWEST_SESSIONS, PointScale, SeasonOptions, SeasonStanding, Sessions,
};
use oddtrick::words::Words;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn currency(code: &str) -> Currency {
    code.parse().unwrap()
}

fn player(number: u64) -> PlayerId {
    PlayerId(1001 + u128::from(number))
}

/// A session of a game with each player's results: player, points, and money.
type Played<'a> = (&'a str, PointScale, Vec<(u64, i64, Option<(&'a str, i64)>)>);

/// Sessions a day apart. The best total has won, unless all are level.
fn sessions(all: &[Played]) -> Sessions {
    let mut found = Sessions::default();
    for (at, (game, scale, people)) in all.iter().enumerate() {
        let day = i64::try_from(at).unwrap() * 1440;
        let id = SessionId(7 + at as u128);
        let mut session = summary(id, minute(day), game, *scale, 10);
        let better = |one: i64, own: i64| {
            if scale.lowest_wins {
                one < own
            } else {
                one > own
            }
        };
        for (who, points, money) in people {
            let ahead = people
                .iter()
                .filter(|(_, other, _)| better(*other, *points));
            let place = 1 + ahead.count();
            let alike = people.iter().all(|(_, other, _)| other == points);
            let money = money.map(|(code, n)| (currency(code), Money(n)));
            session.standing.players.push(PlayerStanding {
                leads: place == 1 && !alike,
                ..result(player(*who), *points, place, money)
            });
        }
        found.sessions.push(session);
    }
    found
}

/// The standings, ranked by the default column.
fn standing(all: &Sessions, measure: Option<Column>) -> SeasonStanding {
    SeasonStanding::of(all, SeasonOptions { by: None, measure })
}

/// The standings, ranked by a column.
fn standing_by(all: &Sessions, by: Column) -> SeasonStanding {
    let found = SeasonStanding::of(
        all,
        SeasonOptions {
            by: Some(by),
            measure: None,
        },
    );
    assert_eq!(found.by, by);
    found
}

/// Ranks and players by a column, players by number.
fn ranked(all: &Sessions, by: Column) -> Vec<(Option<usize>, u128)> {
    let found = standing_by(all, by);
    let rows = found.rows.iter();
    rows.map(|row| (row.place, row.player.0 - 1001)).collect()
}

/// The rows, by player.
fn rows(found: &SeasonStanding) -> Vec<&Row> {
    let mut rows: Vec<&Row> = found.rows.iter().collect();
    rows.sort_by_key(|row| row.player);
    rows
}

const WHOLE: PointScale = PointScale {
    decimals: 0,
    lowest_wins: false,
};

#[test]
fn the_days_are_those_of_the_places() {
    let played = || ("oh-hell", WHOLE, vec![(0, 5, None)]);
    let mut all = sessions(&[played(), played(), played()]);
    for (one, started) in all.sessions.iter_mut().zip([
        "2026-11-29T00:34:00-11:00",
        "2026-11-30T01:34:00+14:00",
        "2026-11-29T11:34:01+00:00",
    ]) {
        one.started = started.parse().unwrap();
    }
    let (first, last) = standing(&all, None).days.unwrap();
    let days = [first, last].map(|day| day.date_naive().to_string());
    assert_eq!(days, ["2026-11-29", "2026-11-30"]);
}

#[test]
fn each_amount_stays_with_its_currency_in_persian() {
    let played = |code, n| ("oh-hell", WHOLE, vec![(0, 1, Some((code, n)))]);
    let all = sessions(&[played("GBP", 50), played("INR", -810)]);
    let said = Words::of("fa").say(&standing(&all, None).rows[0].sentence());
    let pound = "\u{2068}GBP\u{2069} \u{2066}+۰٫۵۰\u{2069}";
    let rupee = "\u{2068}INR\u{2069} \u{2066}−۸٫۱۰\u{2069}";
    assert!(said.ends_with(&format!("{pound}، {rupee}")), "{said}");
}

#[test]
fn ties_share_a_rank_and_the_next_is_skipped() {
    let all = sessions(&[
        (
            "oh-hell",
            WHOLE,
            vec![(0, 5, None), (1, 9, None), (2, 4, None), (3, 1, None)],
        ),
        (
            "oh-hell",
            WHOLE,
            vec![(0, 6, None), (1, 2, None), (2, 7, None), (3, 3, None)],
        ),
    ]);
    let found = standing(&all, None);
    assert_eq!(
        ranked(&all, Column::Points),
        [(Some(1), 0), (Some(1), 1), (Some(1), 2), (Some(4), 3)]
    );
    // Sorted by name, ranks are those of the points.
    assert_eq!(
        ranked(&all, Column::Player),
        [(Some(1), 0), (Some(1), 1), (Some(1), 2), (Some(4), 3)]
    );
    assert_eq!(found.by, Column::Points);
    assert_eq!(
        ranked(&all, Column::First),
        [(Some(1), 1), (Some(1), 2), (Some(3), 0), (Some(3), 3)]
    );
    let places: Vec<[u64; 3]> = rows(&found).iter().map(|row| row.places).collect();
    assert_eq!(places, [[0, 2, 0], [1, 0, 0], [1, 0, 1], [0, 0, 1]]);
}

#[test]
fn nobody_is_first_if_all_are_level() {
    let all = sessions(&[("oh-hell", WHOLE, vec![(0, 5, None), (1, 5, None)])]);
    assert!(
        standing(&all, None)
            .rows
            .iter()
            .all(|row| row.places == [0; 3])
    );
}

#[test]
fn if_the_lowest_total_wins_it_is_first_and_best() {
    let low = PointScale {
        decimals: 0,
        lowest_wins: true,
    };
    let all = sessions(&[
        ("oh-hell", low, vec![(0, 5, None), (1, 9, None)]),
        ("oh-hell", low, vec![(0, 3, None), (1, 1, None)]),
        ("oh-hell", low, vec![(0, 4, None), (1, 1, None)]),
    ]);
    let found = standing(&all, None);
    for by in [Column::Points, Column::Average] {
        assert_eq!(ranked(&all, by), [(Some(1), 1), (Some(2), 0)], "{by:?}");
    }
    assert_eq!(ranked(&all, Column::Worst), [(Some(1), 0), (Some(2), 1)]);
    let bob = rows(&found)[1].average.unwrap();
    let at = |n: i64, at: usize| {
        (
            n,
            all.sessions[at].id,
            all.sessions[at].started.date_naive(),
        )
    };
    assert_eq!((bob.best, bob.worst), (at(1, 1), at(9, 0)));
}

#[test]
fn an_average_of_few_sessions_has_no_place() {
    let one = |who: u64, points: i64| (who, points, None);
    let mut all: Vec<Played> = (0..12)
        .map(|_| ("oh-hell", WHOLE, vec![one(0, 10), one(1, 12)]))
        .collect();
    for played in all.iter_mut().take(3) {
        played.2.push(one(2, 90));
    }
    for played in all.iter_mut().take(4) {
        played.2.push(one(3, 11));
    }
    let short = sessions(&all[..2]);
    let all = sessions(&all);
    let found = standing(&all, None);
    // A third of twelve.
    assert_eq!(found.fewest, 4);
    assert_eq!(
        ranked(&all, Column::Average),
        [(Some(1), 1), (Some(2), 3), (Some(3), 0), (None, 2)]
    );
    let few: Vec<(u64, bool)> = rows(&found)
        .into_iter()
        .filter_map(|row| Some((row.average?.sessions, found.is_few(row))))
        .collect();
    assert_eq!(few, [(12, false), (12, false), (3, true), (4, false)]);
    assert_eq!(standing(&short, None).fewest, FEWEST_SESSIONS);
    assert!(
        ranked(&short, Column::Average)
            .iter()
            .all(|(place, _)| place.is_none())
    );
}

#[test]
fn points_of_different_games_or_scales_do_not_add_up() {
    let people = || vec![(0, 5, Some(("EUR", 30))), (1, 9, Some(("EUR", -30)))];
    let low = PointScale {
        decimals: 0,
        lowest_wins: true,
    };
    let tenths = PointScale {
        decimals: 1,
        lowest_wins: false,
    };
    for (game, scale) in [("whist", WHOLE), ("oh-hell", low), ("oh-hell", tenths)] {
        let all = sessions(&[("oh-hell", WHOLE, people()), (game, scale, people())]);
        let found = standing(&all, Some(Column::Points));
        assert_eq!(found.scale, None, "{game} {scale:?}");
        assert!(!found.columns.contains(&Column::Points));
        // Money and sessions can be summed.
        assert_eq!(found.measure, Some(Column::Money(currency("EUR"))));
        assert_eq!(
            rows(&found)[0].summary.money,
            [(currency("EUR"), Money(60))].into()
        );
        assert_eq!(
            (
                rows(&found)[0].summary.sessions,
                rows(&found)[0].summary.hands
            ),
            (2, 18)
        );
    }
    let same = sessions(&[
        ("callbreak", tenths, people()),
        ("callbreak", tenths, people()),
    ]);
    let found = standing(&same, None);
    assert_eq!(found.scale, Some(tenths));
    let average = rows(&found)[0].average.unwrap().points(tenths);
    assert_eq!(average, Points { n: 50, decimals: 2 });
}

#[test]
fn money_of_one_currency_is_never_mixed_with_another() {
    let all = sessions(&[
        (
            "oh-hell",
            WHOLE,
            vec![(0, 5, Some(("EUR", 30))), (1, 9, Some(("EUR", -30)))],
        ),
        (
            "oh-hell",
            WHOLE,
            vec![(0, 5, Some(("PLN", -700))), (1, 9, Some(("PLN", 700)))],
        ),
        ("oh-hell", WHOLE, vec![(0, 5, None), (2, 9, None)]),
        (
            "oh-hell",
            WHOLE,
            vec![(0, 5, Some(("EUR", 11))), (1, 9, Some(("EUR", -11)))],
        ),
    ]);
    let (eur, pln) = (currency("EUR"), currency("PLN"));
    let found = standing(&all, Some(Column::Money(eur)));
    let measures = [Column::Points, Column::Money(eur), Column::Money(pln)];
    assert_eq!(found.measures, measures);
    assert_eq!(
        rows(&found)[0].summary.money,
        [(eur, Money(41)), (pln, Money(-700))].into()
    );
    let ann = rows(&found)[0].average.unwrap();
    assert_eq!((ann.sessions, ann.total, ann.money()), (2, 41, Money(21)));
    // Cy never played for money: no average, no rank, last.
    assert_eq!(rows(&found)[2].average, None);
    assert_eq!(
        ranked(&all, Column::Money(eur)),
        [(Some(1), 0), (Some(2), 1), (None, 2)]
    );
    assert_eq!(found.running_total(&all, player(0)), [0, 30, 30, 30, 41]);
}

#[test]
fn an_average_is_rounded_to_the_nearest_and_never_overflows() {
    for (points, average) in [
        (vec![1, 2, 2], "1.7"),
        (vec![-1, -2, -2], "-1.7"),
        (vec![0, 0, 1], "0.3"),
        (vec![i64::MAX, i64::MAX, i64::MAX], "922337203685477580.7"),
    ] {
        let all: Vec<Played> = points
            .iter()
            .map(|n| ("oh-hell", WHOLE, vec![(0, *n, None), (1, 0, None)]))
            .collect();
        let found = standing(&sessions(&all), None);
        let own = rows(&found)[0].average.unwrap();
        assert_eq!(own.points(WHOLE).to_string(), average);
    }
}

/// Random sessions of one game, with guests, ties and three kinds of stake.
fn random(rng: &mut Rng, many: usize) -> Sessions {
    let all: Vec<Played> = (0..many)
        .map(|_| {
            let code = [None, Some("EUR"), Some("PLN")][rng.below(3)];
            let mut people: Vec<u64> = (0..7).collect();
            while people.len() > 2 + rng.below(3) {
                people.remove(rng.below(people.len()));
            }
            let people = people.into_iter().map(|who| {
                let n = i64::try_from(rng.below(9)).unwrap() - 4;
                (who, n, code.map(|code| (code, n * 10)))
            });
            ("oh-hell", WHOLE, people.collect())
        })
        .collect();
    sessions(&all)
}

/// All results that can be summed: sessions, hands, points, ranks, money.
type Sums = BTreeMap<PlayerId, (u64, u64, i64, [u64; 3], BTreeMap<&'static str, i64>)>;

fn sums(found: &SeasonStanding, to: &mut Sums) {
    for row in &found.rows {
        let own = to.entry(row.player).or_default();
        own.0 += row.summary.sessions;
        own.1 += row.summary.hands;
        own.2 += row.points;
        for (all, one) in own.3.iter_mut().zip(row.places) {
            *all += one;
        }
        for (currency, money) in &row.summary.money {
            *own.4.entry(currency.code()).or_default() += money.0;
        }
    }
}

/// The sessions at these indices.
fn part(all: &Sessions, wanted: impl Fn(usize) -> bool) -> Sessions {
    let kept = (0..all.sessions.len()).filter(|at| wanted(*at));
    Sessions {
        sessions: kept.map(|at| all.sessions[at].clone()).collect(),
        ..Sessions::default()
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn seasons_of_parts_sum_to_the_season_of_all(seed: u64, many in 0..20_usize, cut in 0..20_usize) {
        let mut rng = Rng::new(seed);
        let all = random(&mut rng, many);
        let mut whole = Sums::new();
        sums(&standing(&all, None), &mut whole);
        let mut parts = Sums::new();
        sums(&standing(&part(&all, |at| at < cut), None), &mut parts);
        sums(&standing(&part(&all, |at| at >= cut), None), &mut parts);
        prop_assert_eq!(whole, parts);
    }

    #[test]
    fn ranks_equal_an_independent_recount(seed: u64, many in 1..20_usize) {
        let mut rng = Rng::new(seed);
        let all = random(&mut rng, many);
        let found = standing(&all, None);
        for by in found.columns.iter().copied() {
            let ranked = standing_by(&all, by).rows;
            prop_assert_eq!(ranked.len(), found.rows.len());
            let placed: Vec<_> = ranked.iter().filter_map(|row| Some((row.place?, row))).collect();
            // The first has rank 1, and each rank counts the better ones before it.
            if by == Column::Points {
                for (place, row) in &placed {
                    let better = found.rows.iter().filter(|other| other.points > row.points).count();
                    prop_assert_eq!(*place, better + 1);
                }
            }
            if by != Column::Player {
                prop_assert!(placed.windows(2).all(|two| two[0].0 <= two[1].0));
                prop_assert!(placed.first().is_none_or(|first| first.0 == 1));
                prop_assert!(ranked.iter().skip(placed.len()).all(|row| row.place.is_none()));
            }
        }
        // Each running total ends at the sum.
        for row in &found.rows {
            let totals = found.running_total(&all, row.player);
            prop_assert_eq!(totals.len(), many + 1);
            prop_assert_eq!(totals.last().copied(), Some(row.points));
        }
    }

    #[test]
    fn a_group_limits_the_ranking_only(seed: u64, many in 1..12_usize) {
        let mut rng = Rng::new(seed);
        let mut all = random(&mut rng, many);
        let every = standing(&all, None);
        let group: BTreeSet<PlayerId> = [player(0), player(3)].into();
        all.group.clone_from(&group);
        let some = standing(&all, None);
        // The ranks and the currencies are those of the group.
        let totals = |row: &Row| Row { place: None, cells: Vec::new(), ..row.clone() };
        let own = rows(&every).into_iter().filter(|row| group.contains(&row.player));
        let own: Vec<Row> = own.map(totals).collect();
        prop_assert_eq!(rows(&some).into_iter().map(totals).collect::<Vec<_>>(), own);
    }
}
