//! The switches of a new session: every value of every switch of every shipped scheme, and its effect.

use crate::support::{say, scheme};
use oddtrick::ledger::Terms;
use oddtrick::money::Currency;
use oddtrick::scheme::{Rules, Scheme, SettleMode, catalog, document, set};
use oddtrick::view::new_session::{Setting, SwitchRow, changed, settlings, stake_terms, switches};

pub(super) fn with(scheme: &Scheme, settings: &[Setting]) -> Scheme {
    set::apply(scheme, settings).unwrap()
}

/// A switch by its label.
pub(super) fn find(rows: &[SwitchRow], label: &str) -> SwitchRow {
    let found = rows.iter().find(|row| say(&row.label) == label);
    found
        .unwrap_or_else(|| {
            let all: Vec<String> = rows.iter().map(|row| say(&row.label)).collect();
            panic!("no switch {label:?} among {all:?}")
        })
        .clone()
}

/// The values of a switch, the chosen one in brackets.
pub(super) fn values(kept: &Scheme, now: &Scheme, seats: usize, label: &str) -> String {
    let row = find(&switches(kept, now, seats), label);
    let all = row.values.iter().map(|value| {
        let text = say(&value.text);
        if value.chosen {
            format!("[{text}]")
        } else {
            text
        }
    });
    all.collect::<Vec<_>>().join(" | ")
}

/// The scheme after choosing values in order.
pub(super) fn choose(kept: &Scheme, seats: usize, taps: &[(&str, &str)]) -> Scheme {
    taps.iter().fold(kept.clone(), |now, (label, text)| {
        let row = find(&switches(kept, &now, seats), label);
        let value = row.values.iter().find(|value| say(&value.text) == *text);
        let value =
            value.unwrap_or_else(|| panic!("no {text:?} in {}", values(kept, &now, seats, label)));
        with(&now, &value.does)
    })
}

#[test]
fn every_offered_value_can_be_chosen_and_reverted() {
    for kept in catalog::all() {
        let seats = usize::from(kept.at_table.least.max(4).min(kept.at_table.most));
        let rows = switches(kept, kept, seats);
        assert!(rows.iter().all(|row| !row.changed), "{}", kept.id);
        assert_eq!(say(&changed(&rows)), "for this session only");
        for row in &rows {
            let label = say(&row.label);
            let chosen: Vec<_> = row.values.iter().filter(|value| value.chosen).collect();
            assert_eq!(chosen.len(), 1, "{} {label}", kept.id);
            assert!(row.values.len() > 1, "{} {label}", kept.id);
            let own = chosen[0];
            for value in &row.values {
                let now = with(kept, &value.does);
                let again = switches(kept, &now, seats);
                let there = find(&again, &label);
                let text = say(&value.text);
                let in_force: Vec<String> = there
                    .values
                    .iter()
                    .filter(|value| value.chosen)
                    .map(|value| say(&value.text))
                    .collect();
                assert_eq!(in_force, [text.clone()], "{} {label}", kept.id);
                assert_eq!(there.changed, !value.chosen, "{} {label} {text}", kept.id);
                // The scheme's own value is still offered, and restores it.
                let back = with(&now, &own.does);
                assert_eq!(
                    Scheme {
                        document: String::new(),
                        ..back
                    },
                    Scheme {
                        document: String::new(),
                        ..kept.clone()
                    },
                    "{} {label} {text}",
                    kept.id
                );
            }
        }
    }
}

#[test]
fn any_two_values_together_are_a_valid_scheme() {
    // Two switches of each scheme at a time, in either order.
    for kept in catalog::all().filter(|kept| {
        ["oh-hell", "whist-short", "bid-whist", "solo-whist-points"].contains(&kept.id.as_str())
    }) {
        for first in switches(kept, kept, 4).iter().flat_map(|row| &row.values) {
            let now = with(kept, &first.does);
            for second in switches(kept, &now, 4).iter().flat_map(|row| &row.values) {
                let both = with(&now, &second.does);
                assert_eq!(both.id, kept.id);
                assert!(switches(kept, &both, 4).len() > 3);
            }
        }
    }
}

#[test]
fn oh_hell_by_the_rules_of_an_italian_table() {
    let kept = scheme("oh-hell", &[]);
    assert_eq!(
        values(&kept, &kept, 4, "Zero bid and made"),
        "[like any bid] | 5 | 12 | 5 +\u{a0}cards"
    );
    assert_eq!(
        values(&kept, &kept, 4, "Slams"),
        "[off] | all 50, all but one 25, from 6 cards | all 50, all but one 25, from 6 cards, on top of the bid"
    );
    let now = choose(
        &kept,
        4,
        &[
            ("Zero bid and made", "5 +\u{a0}cards"),
            ("Slams", "all 50, all but one 25, from 6 cards"),
            ("Big miss", "−5 from 3 tricks off"),
            ("Trumps in the last hand", "no trump"),
            ("Hook on the last bid", "not with one card"),
            ("Direction of play", "clockwise"),
        ],
    );
    assert_eq!(say(&changed(&switches(&kept, &now, 4))), "6 changed");
    let by_hand = scheme(
        "oh-hell",
        &[
            "zero-bid={ made = { constant = 5, cards = 1 } }",
            "slam={ grand = 50, small = 25 }",
            "big-miss={ off = 3, points = -5 }",
            "trump.last-hand=none",
            "hook=not-with-one-card",
            "direction=clockwise",
        ],
    );
    assert_eq!(
        (&now.rules, now.direction),
        (&by_hand.rules, by_hand.direction)
    );
    // An unusual value of the scheme is offered with the usual ones.
    let five = scheme("oh-hell-five-times", &[]);
    assert_eq!(
        values(&five, &five, 4, "Bid missed"),
        "[−5 × bid] | 0 | −1 × bid | −1 × tricks off | tricks"
    );
}

#[test]
fn whist_in_rubbers_or_by_games() {
    let short = scheme("whist-short", &[]);
    assert_eq!(values(&short, &short, 4, "Game"), "[5] | 7 | 10");
    let plain = choose(
        &short,
        4,
        &[
            ("Honours", "not played"),
            ("Rubber", "single games"),
            ("Game", "10"),
        ],
    );
    let rules = plain.rules.odd_trick().unwrap();
    assert_eq!(
        (rules.honours, rules.rubber, rules.goal.target),
        (None, None, Some(10))
    );
    // Honours switched on again keep their bar.
    let back = choose(
        &short,
        4,
        &[("Honours", "not played"), ("Honours", "three 2, four 4")],
    );
    assert_eq!(back.rules, short.rules);
    // A bar that was switched off is not part of their value.
    let taps = [
        ("Honours count", "at any score"),
        ("Honours", "three 2, four 4"),
    ];
    let unbarred = choose(&short, 4, &taps);
    let honours = unbarred.rules.odd_trick().unwrap().honours.unwrap();
    assert_eq!((honours.three, honours.barred_at), (2, None));
    let five = scheme("whist-5", &[]);
    let rubber = choose(
        &five,
        4,
        &[("Rubber", "single 1, double 2, treble 3, rubber 2")],
    );
    assert_eq!(
        rubber.rules.odd_trick().unwrap().rubber,
        short.rules.odd_trick().unwrap().rubber
    );
    // A side that wins at seven loses at minus seven.
    let bid = scheme("bid-whist", &[]);
    let twenty_one = choose(&bid, 4, &[("Game", "21")]);
    let rules = twenty_one.rules.odd_trick().unwrap();
    assert_eq!(
        (rules.goal.target, rules.goal.lose_at),
        (Some(21), Some(-21))
    );
    let may_pass = choose(
        &bid,
        4,
        &[
            ("The dealer, after three passes", "may pass too"),
            ("No trump", "×1"),
            ("Lowest bid", "4"),
        ],
    );
    let rules = may_pass.rules.odd_trick().unwrap();
    assert_eq!(
        (
            rules.dealer_must_bid(),
            rules.no_trump,
            rules.bids.as_ref().unwrap().min
        ),
        (false, 1, 4)
    );
}

#[test]
fn solo_whist_without_overtricks() {
    let kept = scheme("solo-whist-points", &[]);
    let now = choose(
        &kept,
        4,
        &[
            ("Overtricks and undertricks", "do not count"),
            ("Trumps", "hearts, spades, diamonds, clubs in turn"),
        ],
    );
    let Rules::Contracts(rules) = &now.rules else {
        panic!("contracts")
    };
    assert!(
        rules
            .contracts
            .iter()
            .all(|one| one.over == 0 && one.under == 0)
    );
    assert_eq!(choose(&now, 4, &[]).rules, now.rules);
    // No switch is shown for overtricks that never count, and no general misère if it has no price.
    let units = scheme("solo-whist-units", &[]);
    let labels: Vec<String> = switches(&units, &units, 4)
        .iter()
        .map(|row| say(&row.label))
        .collect();
    assert!(
        !labels.contains(&"Overtricks and undertricks".to_owned()),
        "{labels:?}"
    );
    let bare = scheme("solo-whist-units", &[]);
    let stripped = bare
        .document
        .split("[[contracts]]\nid = \"general-misere\"")
        .next()
        .unwrap();
    let bare = document::parse(stripped).unwrap();
    assert!(!values(&bare, &bare, 4, "When all pass").contains("misère"));
}

#[test]
fn only_sensible_settlements_are_offered() {
    let ways = |id: &str, chosen: SettleMode| -> Vec<String> {
        let all = settlings(&scheme(id, &[]), chosen);
        assert_eq!(all.iter().filter(|way| way.chosen).count(), 1);
        all.iter().map(|way| say(&way.text)).collect()
    };
    assert_eq!(
        ways("solo-whist-points", SettleMode::PerPoint),
        ["by the point", "winner takes the pot", "by place"]
    );
    assert_eq!(
        ways("oh-hell", SettleMode::Difference),
        [
            "by the point",
            "by difference",
            "winner takes the pot",
            "by place"
        ]
    );
    assert_eq!(
        ways("whist-5", SettleMode::PerPoint),
        ["by the point", "by the game"]
    );
    assert_eq!(
        ways("whist-short", SettleMode::PerRubber),
        [
            "by the point",
            "by the game",
            "by the rubber",
            "by difference"
        ]
    );
    assert_eq!(
        ways("whist-short", SettleMode::ByPlace).last().unwrap(),
        "by place"
    );
}

#[test]
fn what_a_hand_is_to_those_who_sit_it_out_is_asked_where_it_matters() {
    for (id, settle, asked) in [
        // Nobody else pays for a hand whose points sum to zero.
        ("solo-whist-points", SettleMode::PerPoint, false),
        ("rikken", SettleMode::PerPoint, false),
        ("solo-whist-points", SettleMode::Difference, true),
        ("oh-hell", SettleMode::PerPoint, true),
        ("oh-hell", SettleMode::Difference, true),
        // Nobody sits out.
        ("whist-5", SettleMode::PerPoint, false),
    ] {
        let terms = Terms {
            settle,
            ..Terms::default()
        };
        let stakes = (Currency::CHIPS, None);
        let found = stake_terms(&scheme(id, &[]), terms, stakes).may_sit_out;
        assert_eq!(found, asked, "{id} {settle:?}");
    }
}

#[test]
fn spades_as_other_tables_play_it() {
    let kept = scheme("spades", &[]);
    for (label, offered) in [
        ("Game", "200 | 300 | [500]"),
        ("Bid failed", "[minus 10 for each trick bid] | 0"),
        ("Bags", "[10 cost 100] | 5 cost 50 | not played"),
        (
            "Nil",
            "[100, failed minus 100] | 50, failed minus 50 | not played",
        ),
        (
            "Blind nil",
            "[200, failed minus 200] | 100, failed minus 100 | not played",
        ),
        (
            "Tricks of a failed nil",
            "[are bags] | count for the partner | count for nothing",
        ),
    ] {
        assert_eq!(values(&kept, &kept, 4, label), offered, "{label}");
    }
    let now = choose(
        &kept,
        4,
        &[
            ("Game", "300"),
            ("Bid failed", "0"),
            ("Bags", "not played"),
            ("Blind nil", "not played"),
            ("Tricks of a failed nil", "count for the partner"),
        ],
    );
    let settings = [
        "target=300",
        "lost=0",
        "bags=off",
        "blind-nil=off",
        "nil-tricks=bid",
    ];
    assert_eq!(now.rules, scheme("spades", &settings).rules);
    let back = choose(&now, 4, &[("Bags", "10 cost 100")]);
    assert_eq!(
        back.rules.partnership_bid().unwrap().bags.unwrap().limit,
        10
    );
}
