//! The switches of a new session: every value of every switch of every shipped scheme, and its effect.

use crate::support::{say, scheme};
use oddtrick::games::schedule;
use oddtrick::ledger::Terms;
use oddtrick::money::Currency;
use oddtrick::scheme::{Rules, Scheme, SettleMode, catalog, document, set};
use oddtrick::view::new_session::{
    Setting, SwitchRow, changed, settlings, stake_terms, switches, typed_sizes,
};

fn with(scheme: &Scheme, settings: &[Setting]) -> Scheme {
    set::apply(scheme, settings).unwrap()
}

/// A switch by its label.
fn find(rows: &[SwitchRow], label: &str) -> SwitchRow {
    let found = rows.iter().find(|row| say(&row.label) == label);
    found
        .unwrap_or_else(|| {
            let all: Vec<String> = rows.iter().map(|row| say(&row.label)).collect();
            panic!("no switch {label:?} among {all:?}")
        })
        .clone()
}

/// The values of a switch, the chosen one in brackets.
fn values(kept: &Scheme, now: &Scheme, seats: usize, label: &str) -> String {
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
fn choose(kept: &Scheme, seats: usize, taps: &[(&str, &str)]) -> Scheme {
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
fn oh_hell_says_how_many_cards_and_how_many_hands() {
    let kept = scheme("oh-hell", &[]);
    let cards = "Cards each";
    assert_eq!(
        values(&kept, &kept, 4, cards),
        "[1 to 13] | 1 up to 13 and back | 10 down to 1 | 10 down to 1 and back"
    );
    // Sizes beyond the pack are not listed.
    assert_eq!(
        values(&kept, &kept, 6, cards),
        "[1 to 8] | 1 up to 8 and back | 8 down to 1 | 8 down to 1 and back"
    );
    let note = |scheme: &Scheme, seats| say(&find(&switches(&kept, scheme, seats), cards).note);
    assert_eq!(
        note(&kept, 4),
        "With 4 players 13 hands, 13 cards each at most"
    );
    let back = choose(&kept, 4, &[(cards, "1 up to 13 and back")]);
    assert_eq!(
        note(&back, 4),
        "With 4 players 25 hands, 13 cards each at most"
    );
    assert_eq!(
        note(&back, 7),
        "With 7 players 13 hands, 7 cards each at most"
    );
    let down = choose(&kept, 4, &[(cards, "10 down to 1")]);
    assert_eq!(schedule(&down, 4), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    let ends = choose(
        &down,
        4,
        &[("Shortest and longest hands", "once for each player")],
    );
    assert_eq!(schedule(&ends, 4).len(), 16);
    assert_eq!(values(&kept, &ends, 4, cards).matches('[').count(), 1);
}

#[test]
fn a_list_of_sizes_is_typed() {
    let kept = scheme("oh-hell", &[]);
    for (text, sizes) in [
        ("10 9 8", vec![10, 9, 8]),
        (" 1,3;5\n7 ", vec![1, 3, 5, 7]),
        ("۱۰ ٥", vec![10, 5]),
        ("13", vec![13]),
    ] {
        let now = with(&kept, &typed_sizes(text, &kept, 4).unwrap());
        assert_eq!(schedule(&now, 4), sizes, "{text}");
        let row = find(&switches(&kept, &now, 4), "Cards each");
        let typed: Vec<String> = sizes.iter().map(ToString::to_string).collect();
        assert_eq!(row.typed, typed.join(" "));
        assert!(row.values.iter().any(|value| value.chosen));
        // Repetition does not apply to a list.
        assert!(
            !switches(&kept, &now, 4)
                .iter()
                .any(|row| say(&row.label) == "Shortest and longest hands")
        );
    }
    for text in [
        "",
        " , ",
        "14",
        "0",
        "-1",
        "ten",
        "1.5",
        "1 2 99999999999999999999",
        &"1 ".repeat(201),
    ] {
        let why = typed_sizes(text, &kept, 4).unwrap_err();
        assert_eq!(
            say(&why),
            "Numbers from 1 to 13, separated by spaces",
            "{text}"
        );
    }
    let why = typed_sizes("10", &kept, 6).unwrap_err();
    assert_eq!(say(&why), "Numbers from 1 to 8, separated by spaces");
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
fn hands_of_one_size_are_counted() {
    let label = "Hands in a game";
    for (id, expected) in [
        ("callbreak", "3 hands | [5 hands] | 10 hands | without end"),
        (
            "israeli-whist",
            "3 hands | 5 hands | 10 hands | [without end]",
        ),
    ] {
        let kept = scheme(id, &[]);
        assert_eq!(values(&kept, &kept, 4, label), expected);
        let rows = switches(&kept, &kept, 4);
        assert_eq!(say(&find(&rows, label).note), "", "{id}");
        let ends = |row: &SwitchRow| say(&row.label) == "Shortest and longest hands";
        assert!(!rows.iter().any(ends), "{id}");
    }
    let kept = scheme("oh-hell", &["schedule={ from=5, to=5 }"]);
    assert!(values(&kept, &kept, 4, label).starts_with("[1 hand]"));
}

#[test]
fn other_sizes_than_the_only_one_are_typed() {
    let kept = scheme("oh-hell", &["schedule={ from=10, to=10 }"]);
    let label = "Hands in a game";
    let row = |now: &Scheme, seats| find(&switches(&kept, now, seats), label);
    assert_eq!(row(&kept, 4).typed, "10");
    // Ten cards are too many for six players, who can choose others.
    let six = row(&kept, 6);
    assert_eq!(
        say(&six.note),
        "With 6 players 0 hands, 0 cards each at most"
    );
    assert!(six.typing.is_some());
    let now = with(&kept, &typed_sizes("8 8 7", &kept, 6).unwrap());
    assert_eq!(row(&now, 6).typed, "8 8 7");
    assert!(values(&kept, &now, 6, label).ends_with("[8 8 7]"));
}

#[test]
fn hands_up_to_a_target_are_not_counted() {
    for schedule in ["{ from=10, to=10 }", "{ list=[10, 10] }"] {
        let settings = [format!("schedule={schedule}"), "target=101".to_owned()];
        let kept = scheme("oh-hell", &settings.each_ref().map(String::as_str));
        let rows = switches(&kept, &kept, 4);
        let counted = rows.iter().any(|row| say(&row.label) == "Hands in a game");
        assert!(!counted, "{schedule}");
        let cards = values(&kept, &kept, 4, "Cards each");
        assert!(
            cards.contains("] | 1 to 10 | 1 up to 10 and back"),
            "{cards}"
        );
        assert!(find(&rows, "Cards each").typing.is_some(), "{schedule}");
    }
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
