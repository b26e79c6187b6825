//! Random sessions of every shipped scheme through the command line: recorded, exported, imported elsewhere, undone
//! completely and redone completely.

mod spoilt;

use crate::cli::Cli;
use crate::support::{Evening, NAMES, Rng, cases, random_record};
use oddtrick::ledger::Ledger;
use oddtrick::scheme::{Rules, Scheme, catalog, set};
use oddtrick::seat::Seat;
use proptest::prelude::*;
use serde_json::Value;

/// House rules for a scheme, as lists of settings that go together.
fn house_rules(scheme: &Scheme) -> &'static [&'static [&'static str]] {
    match &scheme.rules {
        Rules::Contracts(rules) if rules.contract("general-misere").is_none() => &[
            &[],
            &["all-pass=next-hand-doubles", "unit=3"],
            &["all-pass=same-dealer", "revoke.points=-5"],
        ],
        Rules::Contracts(_) => &[
            &[],
            &["all-pass=next-hand-doubles", "unit=3"],
            &["all-pass=same-dealer", "revoke.points=-5"],
            &[
                "all-pass=general-misere",
                r#"trump.rotation=["hearts","spades","none"]"#,
            ],
        ],
        Rules::ExactBid(_) => &[
            &[],
            &["hook=off", "revoke={ points = -10, replaces = true }"],
            &["target=25", "trump.last-hand=same", "schedule.list=[3,5]"],
            &[
                "missed={}",
                "zero-bid={}",
                "halve-on-miss=true",
                "trump.none-from=2",
            ],
        ],
        Rules::OddTrick(rules) if rules.bids.is_some() => &[
            &[],
            &["set=shortfall", "set-clamp=bid"],
            &[
                "target=5",
                "lose-at=-5",
                "boston-games=2",
                "rubber={ games=2, single=1, double=2, treble=3, bonus=2 }",
            ],
        ],
        Rules::OddTrick(rules) if rules.high.is_some() => &[
            &[],
            &["high={ made=1, lost=1 }", "low={ more=1 }", "target=11"],
            &["revoke.points=-3", "boston=2", "lose-at=-9"],
        ],
        Rules::PartnershipBid(_) => &[
            &[],
            &["lost=0", "bags=off", "blind-nil=off", "nil-tricks=bid"],
            &[
                "revoke.points=-30",
                "bags={ limit = 5, penalty = 50 }",
                "target=200",
            ],
            &["nil=off", "blind-nil=off", "least-bid=0", "overtrick=-1"],
        ],
        Rules::OddTrick(_) => &[
            &[],
            &["suit-values={ clubs=2, diamonds=3, hearts=4 }", "target=9"],
            &["revoke.points=-3", "honours={ three=2, four=4 }"],
        ],
    }
}

/// A table about to play: the arguments that begin its session, and its expected ledger.
struct Plan {
    begins: Vec<String>,
    evening: Evening,
}

impl Plan {
    /// Random house rules, players and usually a stake.
    fn new(rng: &mut Rng, scheme: &Scheme) -> Self {
        let settings = *rng.pick(house_rules(scheme));
        let parsed: Vec<_> = settings
            .iter()
            .map(|one| set::parse_setting(one).unwrap())
            .collect();
        let rules = set::apply(scheme, &parsed).unwrap();
        let (least, most) = (rules.at_table.least, rules.at_table.most.min(7));
        let seats = usize::from(least) + rng.below(usize::from(most - least) + 1);
        let dealer = rng.below(seats);
        let mut words = vec!["record", "new", "--scheme", &scheme.id, "--title", "Friday"]
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>();
        let mut say = |option: &str, value: &str| words.extend([option.into(), value.into()]);
        say("--players", &NAMES[..seats].join(","));
        say("--dealer", NAMES[dealer]);
        for setting in settings {
            say("--set", setting);
        }
        if !rng.one_in(4) {
            let stake = rng.pick(&["0.05", "1/10", "1/7"]);
            say("--stake", stake);
            let currency = rng.pick(&["GBP", "JPY", "XXX"]);
            say("--currency", currency);
            let modes = ["per-point", "difference", "winner-takes-pot", "by-place"];
            let mode = rng.pick(&modes);
            say("--settle", mode);
        }
        let mut session = crate::support::session(rules, seats);
        session.first_dealer = session.seats[dealer];
        Self {
            begins: words,
            evening: Evening::of(session),
        }
    }

    fn ledger(&self) -> &Ledger {
        &self.evening.ledger
    }

    /// The next legal hand in its external form.
    fn next(&self, rng: &mut Rng) -> Value {
        let ledger = self.ledger();
        let scheme = &ledger.session().scheme;
        let record = random_record(rng, scheme, &ledger.carry(), ledger.table());
        let named = |seat: &Seat| Ok::<_, ()>(NAMES[seat.index()].to_owned());
        serde_json::to_value(record.try_map(named).unwrap()).unwrap()
    }

    /// This many hands, which are also played on the expected ledger.
    fn hands(&mut self, rng: &mut Rng, n: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for _ in 0..n {
            let line = self.next(rng).to_string();
            self.evening.try_play(&line).unwrap();
            lines.push(line);
        }
        lines
    }
}

/// The layouts that can be imported.
const BOTH: [&str; 2] = ["hands", "long"];

fn exported(cli: &Cli, layout: &str) -> String {
    cli.run(&format!("export --all --layout {layout}")).good()
}

/// Checks that points and totals in an export are those of the expected ledger.
fn check_totals(ledger: &Ledger, hands: &str) {
    let mut reader = csv::Reader::from_reader(hands.as_bytes());
    let header = reader.headers().unwrap().clone();
    let rows: Vec<_> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), ledger.played().len());
    for (row, played) in rows.iter().zip(ledger.played()) {
        for (seat, total) in played.totals.iter().enumerate() {
            let column = format!("total{}", seat + 1);
            let place = header.iter().position(|name| name == column).unwrap();
            let total = ledger.session().scheme.points(*total);
            assert_eq!(&row[place], total.to_string());
        }
    }
}

fn there_and_back(seed: u64, scheme: &Scheme) {
    let rng = &mut Rng::new(seed);
    let mut plan = Plan::new(rng, scheme);
    let n = 1 + rng.below(4);
    let lines = plan.hands(rng, n);
    let cli = Cli::new();
    let words: Vec<&str> = plan.begins.iter().map(String::as_str).collect();
    let kept = cli.args(&words, lines.join("\n")).json();
    assert_eq!(kept.len(), n);
    let mut changes = n;
    if rng.one_in(3) {
        cli.run("end last").good();
        changes += 1;
    } else {
        spoilt::refused(rng, &plan, &cli);
    }
    let end = BOTH.map(|layout| exported(&cli, layout));
    check_totals(plan.ledger(), &end[0]);

    // Imported into an empty database and exported again.
    for (layout, text) in BOTH.iter().zip(&end) {
        let there = Cli::new();
        let file = there.file("evening.csv", text);
        there.run(&format!("import {file}")).good();
        assert_eq!(exported(&there, layout), *text);
    }

    // Undone completely with one check on the way, then redone completely.
    let look = rng.below(changes + 1);
    let mut seen = None;
    for done in (0..=changes).rev() {
        if done == look {
            seen = Some(exported(&cli, "long"));
        }
        if done > 0 {
            cli.run("undo last").good();
        }
    }
    check_start(&cli, &end[0], rng.one_in(4));
    for done in 0..=changes {
        if done == look {
            assert_eq!(Some(exported(&cli, "long")), seen);
        }
        if done < changes {
            cli.run("redo last").good();
        }
    }
    assert_eq!(BOTH.map(|layout| exported(&cli, layout)), end);
    assert_eq!(cli.run("redo last").bad(1), "there is nothing to redo");
    assert_eq!(cli.run("check").good(), "all is well\n");
}

/// Checks the session after undoing all changes; now and then also that it can be imported.
fn check_start(cli: &Cli, end: &str, import: bool) {
    assert_eq!(cli.run("undo last").bad(1), "there is nothing to undo");
    let start = exported(cli, "hands");
    // The header, and a row for a session without hands.
    assert_eq!(start.lines().count(), 2, "{start}");
    assert_ne!(start, end);
    if import {
        let there = Cli::new();
        let file = there.file("start.csv", &start);
        there.run(&format!("import {file}")).good();
        assert_eq!(exported(&there, "hands"), start);
    }
}

proptest! {
    #![proptest_config(cases(1))]

    #[test]
    fn random_evenings_of_every_scheme(seed: u64) {
        for (scheme, number) in catalog::all().zip(0..) {
            there_and_back(seed.wrapping_add(number), scheme);
        }
    }
}
