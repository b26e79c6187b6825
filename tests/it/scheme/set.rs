//! `--set KEY=VALUE`.

use super::{LONG, SHORT};
use oddtrick::games::{Carry, HandRecord, Table, Tricks, play};
use oddtrick::scheme::document::parse;
use oddtrick::scheme::set::{SetError, apply, parse_setting};
use oddtrick::scheme::{Contract, Contracts, Range, Rules, Scheme, Target, TrumpSource, catalog};
use oddtrick::seat::Seat;

fn with(document: &str, settings: &[&str]) -> Result<Scheme, SetError> {
    let settings: Result<Vec<_>, _> = settings
        .iter()
        .map(|setting| parse_setting(setting))
        .collect();
    apply(&parse(document).unwrap(), &settings?)
}

fn set(document: &str, settings: &[&str]) -> Scheme {
    let scheme = with(document, settings).unwrap();
    assert_eq!(parse(&scheme.document).as_ref(), Ok(&scheme));
    scheme
}

fn rules(scheme: &Scheme) -> &Contracts {
    scheme.rules.contracts().unwrap()
}

#[test]
fn a_setting_changes_one_value_and_no_other() {
    type Change = fn(&mut Scheme, &mut Contracts);
    fn lowest(rules: &mut Contracts) -> &mut Contract {
        &mut rules.contracts[0]
    }
    let changes: &[(&str, Change)] = &[
        ("unit=6", |_, rules| rules.unit = 6),
        (" unit = 6 ", |_, rules| rules.unit = 6),
        ("name=Our house", |scheme, _| {
            scheme.name = "Our house".to_owned();
        }),
        ("name=\"12\"", |scheme, _| scheme.name = "12".to_owned()),
        ("source=a=b", |scheme, _| scheme.source = "a=b".to_owned()),
        // Names by language are only in the document.
        ("names.pl=Mały", |_, _| ()),
        ("at-table=[4, 5]", |scheme, _| {
            scheme.at_table = Range { least: 4, most: 5 }
        }),
        ("contracts.prop-and-cop.under=1", |_, rules| {
            lowest(rules).under = 1;
        }),
        ("contracts.prop-and-cop.name=Prop", |_, rules| {
            lowest(rules).name = "Prop".to_owned();
        }),
        ("contracts.prop-and-cop.target.exactly=8", |_, rules| {
            lowest(rules).target = Target::Exactly(8);
        }),
        (
            "contracts.prop-and-cop.target={ at-most = 3 }",
            |_, rules| lowest(rules).target = Target::AtMost(3),
        ),
        (
            "contracts.prop-and-cop={name=\"prop-and-cop\",declarers=2,target.at-least=8,pays=3}",
            |_, rules| {
                lowest(rules).pays = 3;
            },
        ),
        ("contracts.general-misere.pays=9", |_, rules| {
            rules.contracts[1].pays = 9;
        }),
    ];
    for (setting, change) in changes {
        let mut expect = parse(SHORT).unwrap();
        let mut rules = rules(&expect).clone();
        change(&mut expect, &mut rules);
        let found = set(SHORT, &[setting]);
        assert_eq!(
            found,
            Scheme {
                rules: Rules::Contracts(rules),
                document: found.document.clone(),
                ..expect
            },
            "{setting}"
        );
    }
}

#[test]
fn a_word_and_a_table_can_replace_each_other() {
    let rotation = set(
        SHORT,
        &["trump=turn-up", r#"trump.rotation=["hearts","clubs"]"#],
    );
    assert!(matches!(&rules(&rotation).trump, TrumpSource::Rotation(order) if order.len() == 2));
    assert_eq!(
        rules(&set(&rotation.document, &["trump=second-pack"])).trump,
        TrumpSource::SecondPack
    );
}

#[test]
fn the_last_of_two_settings_applies() {
    assert_eq!(rules(&set(SHORT, &["unit=6", "unit=7"])).unit, 7);
    let targets = [
        "contracts.prop-and-cop.target.exactly=9",
        "contracts.prop-and-cop.target.at-least=10",
    ];
    assert_eq!(
        rules(&set(SHORT, &targets)).contracts[0].target,
        Target::AtLeast(10)
    );
}

#[test]
fn without_settings_a_document_is_left_as_it_is() {
    assert_eq!(with(SHORT, &[]).unwrap().document, SHORT);
    assert_eq!(with(LONG, &[]).unwrap().document, LONG);
}

#[test]
fn shipped_schemes_score_the_same_after_an_empty_setting() {
    let hand = |contract: &Contract, tricks| HandRecord {
        contract: Some(contract.id.clone()),
        declarers: Some(
            [0, 2]
                .iter()
                .take(contract.declarers.into())
                .filter_map(|index| Seat::new(*index))
                .collect(),
        ),
        tricks: Some(Tricks::Side(tricks)),
        ..HandRecord::blank()
    };
    let table = Table {
        seats: 4,
        dealer: Seat::new(3).unwrap(),
    };
    for scheme in catalog::all().filter(|scheme| scheme.rules.contracts().is_some()) {
        let again = set(&scheme.document, &["unit=1"]);
        assert_ne!(again.document, scheme.document);
        // A second setting gives the same text, so that equal rules have equal documents.
        assert_eq!(with(&again.document, &["unit=1"]).as_ref(), Ok(&again));
        for contract in rules(scheme).biddable() {
            for tricks in 0..=13 {
                let played = |scheme: &Scheme| {
                    play(scheme, &Carry::default(), table, &hand(contract, tricks)).unwrap()
                };
                assert_eq!(played(&again), played(scheme));
            }
        }
        assert_eq!(
            Scheme {
                document: scheme.document.clone(),
                ..again
            },
            *scheme
        );
    }
}

#[test]
fn a_setting_that_makes_a_scheme_invalid_is_refused() {
    for (setting, error) in [
        ("unit", "`unit` is not a setting of the form KEY=VALUE"),
        ("=6", "`=6` is not a setting of the form KEY=VALUE"),
        ("unit=", "`unit=` is not a setting of the form KEY=VALUE"),
        ("", "`` is not a setting of the form KEY=VALUE"),
        (
            "contracts..pays=1",
            "`contracts..pays` is not a key; a key is at most 8 words with single dots between them",
        ),
        (
            ".=1",
            "`.` is not a key; a key is at most 8 words with single dots between them",
        ),
        (
            "a.b.c.d.e.f.g.h.i=1",
            "`a.b.c.d.e.f.g.h.i` is not a key; a key is at most 8 words with single dots between them",
        ),
        (
            "id=mine",
            "`id` identifies the document and cannot be changed",
        ),
        (
            "format=1",
            "`format` identifies the document and cannot be changed",
        ),
        (
            "kind.x=1",
            "`kind.x` identifies the document and cannot be changed",
        ),
        (
            "contracts.solo.id=sole",
            "`contracts.solo.id` identifies the document and cannot be changed",
        ),
        (
            "trump.rotation=[\"hearts\"",
            "`trump.rotation` is set to `[\"hearts\"`, which is not a TOML value",
        ),
        (
            "unit=5\nkind=\"x\"",
            "`unit` is set to `5\u{fffd}kind=\"x\"`, which is not a TOML value",
        ),
        ("unit=six", "`unit` must be a whole number, not `six`"),
        ("unit=1.5", "`unit` must be a whole number, not 1.5"),
        (
            "unit=99999999999999999999",
            "`unit` must be a whole number, not `99999999999999999999`",
        ),
        ("unit.x=5", "`unit` must be a whole number, not a table"),
        ("unti=6", "unknown key `unti`, did you mean `unit`?"),
        (
            "contracts.prop-and-cop.pay=6",
            "unknown key `contracts.prop-and-cop.pay`, did you mean `pays`?",
        ),
        (
            "contracts.prop.pays=6",
            "unknown key `contracts.prop`, did you mean `prop-and-cop`?",
        ),
        (
            "contracts.trick.pays=6",
            "unknown key `contracts.trick`, known here: prop-and-cop, general-misere",
        ),
        (
            "contracts.prop-and-cop=1",
            "`contracts.#1` must be a table, not 1",
        ),
        (
            "contracts=1",
            "`contracts` must be a list of contracts, not 1",
        ),
        (
            "contracts=[]",
            "`contracts` must have at least one that is allowed and can be bid",
        ),
        (
            "contracts.prop-and-cop.pays=0",
            "`contracts.prop-and-cop.pays` must be 1 to 1000000000, not 0",
        ),
        (
            "contracts.prop-and-cop.target.least=6",
            "unknown key `contracts.prop-and-cop.target.least`, did you mean `at-least`?",
        ),
        (
            "players=5",
            "`cards` is 13, too many for 5 players and a deck of 52",
        ),
    ] {
        assert_eq!(
            with(SHORT, &[setting]).unwrap_err().to_string(),
            error,
            "{setting}"
        );
    }
    for (setting, key) in [("schedule.list=[10,9,8]", "schedule"), ("bags=off", "bags")] {
        let error = with(SHORT, &[setting]).unwrap_err().to_string();
        let begins = format!("unknown key `{key}`, known here: format, id, ");
        assert!(error.starts_with(&begins), "{error}");
    }
}

#[test]
fn an_endless_path_is_refused() {
    let short = parse(SHORT).unwrap();
    let key = "a.".repeat(200_000) + "b";
    assert!(matches!(
        apply(&short, &[(key, "1".to_owned())]),
        Err(SetError::NoKey { .. })
    ));
    let value = "[".repeat(200_000);
    assert!(matches!(
        apply(&short, &[("unit".to_owned(), value)]),
        Err(SetError::NoToml { .. })
    ));
}

#[test]
fn an_optional_rule_is_switched_off() {
    let document = |id: &str| catalog::find(id).unwrap().document.clone();
    let short = document("whist-short");
    let off = set(&short, &["honours=off", "rubber=off"]);
    let rules = off.rules.odd_trick().unwrap();
    assert_eq!((rules.honours, rules.rubber), (None, None));
    let bar = set(&short, &["honours.barred-at=off"]);
    assert_eq!(
        bar.rules.odd_trick().unwrap().honours.unwrap().barred_at,
        None
    );
    let lose = set(&document("bid-whist"), &["lose-at=off"]);
    assert_eq!(lose.rules.odd_trick().unwrap().goal.lose_at, None);
    // `off` is accepted whether the value was on or already off.
    let house = set(
        &document("oh-hell"),
        &[
            "slam.grand=50",
            "slam=off",
            "zero-bid.made.constant=12",
            "zero-bid.made=off",
            "big-miss=off",
            "revoke=off",
        ],
    );
    let rules = house.rules.exact_bid().unwrap();
    assert_eq!(
        (
            rules.slam,
            rules.zero_bid.made,
            rules.big_miss,
            house.revoke
        ),
        (None, None, None, None)
    );
    assert!(!house.document.contains("zero-bid"), "{}", house.document);
    // `off` cannot remove a required key; where `off` is itself a value, it is set.
    assert!(with(&document("oh-hell"), &["made=off"]).is_err());
    assert!(
        with(&document("whist-short"), &["target=off"]).is_err(),
        "a rubber has games"
    );
    assert_eq!(
        set(&document("oh-hell"), &["hook=off"])
            .rules
            .exact_bid()
            .unwrap()
            .hook,
        oddtrick::scheme::exact_bid::Hook::Off
    );
}
