//! `stake`: the stake of a session from a hand on; and currencies with other exponents than two.

use crate::cli::{Cli, MISERE, PROP, SOLO, TABLE};
use serde_json::{Value, json};

const STAKED: &str =
    "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 0.05 --currency GBP";

/// Ann wins 18 points from the others, at five pence each.
fn evening() -> (Cli, String) {
    let cli = Cli::new();
    let id = cli.record(&format!("record new {STAKED}"), &[SOLO]);
    (cli, id)
}

fn balances(cli: &Cli) -> Value {
    let all = cli.run("settle last --json").json();
    all[0]["balances"].clone()
}

#[test]
fn each_hand_keeps_the_stake_it_was_played_for() {
    let (cli, id) = evening();
    assert_eq!(
        cli.run("stake last").good(),
        format!("{id} settled per-point\nfrom hand 1 on: 0.05 GBP\n")
    );
    assert_eq!(
        cli.run("stake last 0.10").good(),
        format!("{id} settled per-point\nhand 1: 0.05 GBP\nfrom hand 2 on: 0.10 GBP\n")
    );
    cli.record("record last", &[MISERE]);
    // Cy's misère is 8 from each.
    assert_eq!(
        balances(&cli),
        json!({ "Ann": "0.10", "Bob": "-1.10", "Cy": "2.10", "Dee": "-1.10" })
    );
    cli.run("stake last none").good();
    cli.record("record last", &[PROP]);
    assert_eq!(balances(&cli)["Cy"], "2.10");
    let said = cli.run("settle last").good();
    assert!(
        said.ends_with(
            "Played for: hand 1: 0.05 GBP, hand 2: 0.10 GBP, from hand 3 on: no stake\n"
        ),
        "{said}"
    );
    let log = cli.run("log last").good();
    assert!(log.contains("From hand 2 on, the stake is 0.10"), "{log}");
    assert!(log.contains("From hand 3 on, no stake"), "{log}");
    // A change of stake can be undone.
    cli.run("undo last").good();
    cli.run("undo last").good();
    assert!(
        cli.run("stake last")
            .good()
            .ends_with("from hand 2 on: 0.10 GBP\n")
    );
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn a_stake_is_corrected_from_an_earlier_hand_on() {
    let (cli, id) = evening();
    cli.record("record last", &[MISERE]);
    let said = cli.run("stake last 1/10 --currency PLN --from 1").good();
    assert_eq!(
        said,
        format!("{id} settled per-point\nfrom hand 1 on: 0.10 PLN\n")
    );
    let found = cli.run("stake last --json").json();
    assert_eq!(
        found[0],
        json!({
            "session": id, "settle": "per-point", "paid_each_hand": false, "sits_out_counts": false,
            "stakes": [{ "session": id, "from": 1, "to": null, "stake": "0.10", "currency": "PLN" }],
        })
    );
    cli.run("stake last 0.20 --from 2").good();
    cli.run("end last").good();
    // The terms can be changed after the end.
    cli.run("stake last 0.30 --from 2").good();
    let found = cli.run("stake last --json").json();
    assert_eq!(found[0]["stakes"][0]["to"], 1);
    assert_eq!(found[0]["stakes"][1]["stake"], "0.30");
    // There is no next hand.
    assert_eq!(found[0]["stakes"][1]["to"], 2);
    let said = cli.run("stake last").good();
    assert!(
        said.ends_with("\nhand 1: 0.10 PLN\nhand 2: 0.30 PLN\n"),
        "{said}"
    );
    for line in ["stake last 0.40", "stake last 0.40 --from 3"] {
        assert_eq!(cli.run(line).bad(1), "the session has ended");
    }
}

#[test]
fn stake_and_settlement_are_changed_together_or_not_at_all() {
    let (cli, id) = evening();
    let settled = |by: &str, stake: &str| {
        let lines = cli.run("stake last").good();
        let wanted = format!("{id} settled {by}\n");
        assert!(lines.starts_with(&wanted), "{lines}");
        assert!(
            lines.trim_end().ends_with(&format!(": {stake} GBP")),
            "{lines}"
        );
    };
    for stake in ["0.20", "0.05"] {
        let refused = cli.run(&format!("stake last {stake} --settle per-rubber"));
        assert!(refused.bad(1).contains("no rubber is won"));
        settled("per-point", "0.05");
    }
    // Only one of them differs.
    cli.run("stake last 0.05 --settle difference").good();
    settled("difference", "0.05");
    cli.run("stake last 0.10 --settle difference").good();
    settled("difference", "0.10");
}

#[test]
fn an_unchanged_stake_is_refused() {
    let (cli, _) = evening();
    for (line, code, said) in [
        ("stake last 0.05", 1, "that is already the stake"),
        (
            "stake last 0.05 --settle per-point",
            1,
            "that is already the stake",
        ),
        (
            "stake last 5 --currency PLN",
            1,
            "a session has one currency, not both GBP and PLN",
        ),
        (
            "stake last 5 --from 3",
            1,
            "there is no hand 3; the next one is hand 2",
        ),
        (
            "stake last 5 --from 0",
            1,
            "there is no hand 0; the next one is hand 2",
        ),
        (
            "stake last 0,1",
            2,
            "`0,1` is not a stake; give an amount such as 0.05, or 1/10 for 1 per 10 points",
        ),
        ("stake last 0", 2, "a stake must be more than 0"),
        (
            "stake last --settle per-point",
            1,
            "the session is already settled that way",
        ),
        (
            "stake last --settle per-rubber",
            1,
            "no rubber is won under this scheme, so it cannot be settled per-rubber",
        ),
        ("stake 0 1", 1, "there is no session 0"),
    ] {
        assert_eq!(cli.run(line).bad(code), said, "{line}");
    }
    assert_eq!(cli.run("stake last --from 1").code, 2);
    assert_eq!(cli.run("log last").good().lines().count(), 2);
}

#[test]
fn the_settlement_changes_for_the_whole_session() {
    let (cli, id) = evening();
    let said = cli
        .run("stake last --settle winner-takes-pot --paid-each-hand true")
        .good();
    assert_eq!(
        said,
        format!("{id} settled winner-takes-pot, paid after every hand\nfrom hand 1 on: 0.05 GBP\n")
    );
    let said = cli.run("stake last 1").good();
    assert!(
        said.ends_with(
            "a game keeps the stake that it began with: a new stake applies from the next game\n"
        ),
        "{said}"
    );
    cli.run("undo last").good();
    cli.run("undo last").good();
    assert_eq!(
        cli.run("stake last").good(),
        format!("{id} settled per-point\nfrom hand 1 on: 0.05 GBP\n")
    );
    let honour = Cli::with_hands(&[SOLO]);
    assert!(
        honour
            .run("stake last")
            .good()
            .ends_with("from hand 1 on: no stake\n")
    );
    assert_eq!(
        honour.run("stake last 1").bad(2),
        "a stake needs a currency: --currency with three letters such as GBP, or XXX for chips"
    );
    honour.run("stake last 1 --currency XXX --from 1").good();
    assert_eq!(balances(&honour)["Ann"], "18");
}

#[test]
fn yen_have_no_decimals_and_dinars_three() {
    for (stake, code, each, won, too_fine) in [
        ("50", "JPY", "300", "900", "300.5"),
        ("1/4", "JPY", "1", "5", "1.0"),
        ("0.005", "KWD", "0.030", "0.090", "0.0300"),
        ("5", "XXX", "30", "90", "30.0"),
    ] {
        let cli = Cli::new();
        let table = format!(
            "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake {stake} --currency {code}"
        );
        cli.record(&format!("record new {table}"), &[SOLO]);
        let first = cli.run("settle last").good();
        let first = first.lines().next().unwrap().to_owned();
        let unit = if code == "XXX" { "chips" } else { code };
        assert_eq!(first, format!("Bob pays Ann {each} {unit}"));
        assert_eq!(balances(&cli)["Ann"], won, "{stake} {code}");
        let refused = cli
            .run(&format!(
                "paid last --from Bob --to Ann --amount {too_fine}"
            ))
            .bad(2);
        assert!(refused.contains("is not an amount with"), "{refused}");
        cli.run(&format!("paid last --from Bob --to Ann --amount {each}"))
            .good();
        let paid = cli.run("settle last --json").json();
        assert_eq!(paid[0]["paid"][0]["amount"], each, "{stake} {code}");
        for layout in ["hands", "long"] {
            let there = Cli::new();
            let table = cli.run(&format!("export last --layout {layout}")).good();
            there
                .run(&format!("import {}", there.file("in.csv", &table)))
                .good();
            let back = there.run(&format!("export last --layout {layout}")).good();
            assert_eq!(back, table);
            assert_eq!(balances(&there)["Ann"], won);
        }
        let summary = cli.run("export last --layout summary").good();
        assert!(summary.contains(&format!(",{won},{code},1,")), "{summary}");
        let there = Cli::new();
        let bundle = there.file("in.bundle", cli.run("bundle last").good());
        there.run(&format!("import {bundle}")).good();
        assert_eq!(
            there.run("balances --json").good(),
            cli.run("balances --json").good()
        );
    }
}

/// A session with a stake beyond all bounds, as an imported file may contain.
fn beyond_all_bounds(cli: &Cli) -> String {
    let there = Cli::new();
    // Another session is recorded first, so that the ids differ from those in `cli`.
    there.run(&format!("score {TABLE}")).good();
    let id = there.record(&format!("record new {STAKED} --set unit=1000000"), &[SOLO]);
    let table = there.run("export --all --layout hands").good();
    let absurd = table.replace(",0.05,1,", ",10000000000.00,1,").replace(
        "\"\"amount\"\":\"\"0.05\"\"",
        "\"\"amount\"\":\"\"10000000000\"\"",
    );
    assert_ne!(table, absurd);
    let file = cli.file("absurd.csv", absurd);
    cli.run(&format!("import {file}")).good();
    id
}

#[test]
fn a_stake_that_would_overflow_is_refused() {
    let cli = Cli::new();
    let table = "--scheme solo-whist-points --set unit=1000000 --players Ann,Bob,Cy,Dee";
    for command in ["record new", "score"] {
        let line = format!("{command} {table} --stake 10000000000 --currency GBP");
        assert_eq!(
            cli.run(&line).bad(2),
            "the stake can be at most 10000.00 GBP a point here"
        );
    }
    cli.record(
        &format!("record new {table} --stake 10000 --currency GBP"),
        &[SOLO],
    );
    assert_eq!(
        cli.run("stake last 10000.01").bad(2),
        "the stake can be at most 10000.00 GBP a point here"
    );
    cli.run("stake last 29999.97/3").good();
    // A point of ten tenths.
    let line =
        "score --scheme callbreak --players Ann,Bob,Cy,Dee --stake 9999999999 --currency GBP";
    assert_eq!(
        cli.run(line).bad(2),
        "the stake can be at most 1923076923.07 GBP a point here"
    );
    // The usual settlement leaves room enough.
    let table = "--scheme whist-long --players Ann,Bob,Cy,Dee --stake 1000000 --currency IRR";
    cli.record(
        &format!("record new {table}"),
        &[r#"{"side":"Ann","tricks":9}"#],
    );
}

/// Stakes without a common denominator cannot be added up.
#[test]
fn stakes_too_fine_to_add_up_are_refused() {
    let too_fine = "with the other stakes of the session this one cannot be calculated; choose one for fewer points";
    let cli = Cli::new();
    let table = "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --currency GBP";
    cli.record(&format!("record new {table} --stake 1/999999937"), &[SOLO]);
    assert_eq!(cli.run("stake last 1/999999929").bad(2), too_fine);
    // From the first hand on it is the only one.
    cli.run("stake last 1/999999929 --from 1").good();
    // Three large primes of points are too much.
    for (points, refused) in [(9973, false), (9967, true), (7, false), (1, false)] {
        let ran = cli.run(&format!("stake last 1/{points}"));
        assert_eq!(
            ran.code,
            if refused { 2 } else { 0 },
            "{points}: {}",
            ran.err
        );
        cli.record("record last", &[SOLO]);
    }
    assert_ne!(balances(&cli)["Ann"], "0.00");
    // What tables agree is far from it: a new stake after every hand, each for another number of points.
    let usual = Cli::new();
    usual.record(&format!("record new {table} --stake 0.01/3"), &[SOLO]);
    for stake in [
        "1/7", "0.05/11", "1/13", "1/17", "1/144", "1/360", "1/100", "1/365", "2/19",
    ] {
        usual.run(&format!("stake last {stake}")).good();
        usual.record("record last", &[SOLO]);
    }
    assert_eq!(usual.run("balances").err, "");
}

/// A session whose stakes have no common denominator, as an imported file may contain.
#[test]
fn nobody_owes_anything_besides_sessions_left_out() {
    let there = Cli::new();
    let table = "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 1/7 --currency GBP";
    let id = there.record(&format!("record new {table}"), &[SOLO; 5]);
    for (hand, points) in [(2, 11), (3, 13), (4, 17), (5, 19)] {
        there
            .run(&format!("stake last 1/{points} --from {hand}"))
            .good();
    }
    let mut file = there.run("export last --layout hands").good();
    let primes = [
        (7, 999_999_937),
        (11, 999_999_929),
        (13, 999_999_893),
        (17, 999_999_883),
        (19, 999_999_797),
    ];
    for (small, large) in primes {
        let stake = |points: u32| format!(",1.00,{points},");
        assert!(file.contains(&stake(small)), "{file}");
        file = file.replace(&stake(small), &stake(large));
    }
    let cli = Cli::new();
    let file = cli.file("fine.csv", file);
    cli.run(&format!("import {file}")).good();
    let ran = cli.run("balances");
    let named = format!("session {id} is left out: the payouts are too large to calculate\n");
    assert_eq!((ran.code, ran.err), (0, named));
    assert_eq!(ran.out, "Nobody owes anything in the other sessions\n");
}

#[test]
fn a_session_that_cannot_be_settled_is_left_out_of_an_export() {
    let (cli, good) = evening();
    let absurd = beyond_all_bounds(&cli);
    let said = format!("session {absurd} is left out: the payouts are too large to calculate\n");
    for layout in ["long", "summary"] {
        let ran = cli.run(&format!("export --all --layout {layout}"));
        assert_eq!((ran.code, ran.err.as_str()), (0, said.as_str()));
        assert!(ran.out.contains(&good) && !ran.out.contains(&absurd));
        let file = cli.path("a.csv");
        let ran = cli.run(&format!(
            "export --all --layout {layout} -o {}",
            file.display()
        ));
        assert_eq!(
            (ran.code, ran.err.as_str(), ran.out.as_str()),
            (0, said.as_str(), "")
        );
        assert!(file.exists());
        let ran = cli.run(&format!("export {absurd} --layout {layout}"));
        assert_eq!(
            ran.bad(1),
            format!("session {absurd}: the payouts are too large to calculate")
        );
    }
    // Points have no currency.
    assert!(
        cli.run("export --all --layout hands")
            .good()
            .contains(&absurd)
    );
}

#[test]
fn a_session_that_cannot_be_settled_is_shown_without_payouts() {
    let (cli, _) = evening();
    let absurd = beyond_all_bounds(&cli);
    let said = format!(
        "session {absurd} is shown without payouts: the payouts are too large to calculate\n"
    );
    for (format, begins) in [("text", "Hand"), ("json", "{\"hand\":1"), ("csv", "hand,")] {
        let ran = cli.run(&format!("show {absurd} --format {format}"));
        assert_eq!((ran.code, &ran.err), (0, &said));
        assert!(ran.out.contains(begins), "{}", ran.out);
        assert!(!ran.out.to_lowercase().contains("payout"), "{}", ran.out);
    }
}

#[test]
fn a_session_that_cannot_be_settled_does_not_affect_others() {
    let (cli, good) = evening();
    let alone = cli.run("balances").good();
    let absurd = beyond_all_bounds(&cli);
    let said = format!("session {absurd} is left out: the payouts are too large to calculate\n");
    for (command, out) in [
        ("balances".to_owned(), alone),
        (
            format!("settle {good}"),
            "Bob pays Ann 0.30 GBP\nCy pays Ann 0.30 GBP\nDee pays Ann 0.30 GBP\n".to_owned(),
        ),
    ] {
        let ran = cli.run(&command);
        assert_eq!(
            (ran.code, ran.err.as_str()),
            (0, said.as_str()),
            "{command}"
        );
        assert_eq!(ran.out, out, "{command}");
    }
    let all: Value = serde_json::from_str(&cli.run("balances --json").out).unwrap();
    assert_eq!(all[0]["left_out"], json!([absurd]));
    let one: Value = serde_json::from_str(&cli.run(&format!("settle {good} --json")).out).unwrap();
    assert_eq!(one["left_out"], json!([absurd]));
    let line = cli.run(&format!("settle {absurd}")).bad(1);
    assert_eq!(
        line,
        format!("session {absurd}: the payouts are too large to calculate")
    );
    assert_eq!(cli.run(&format!("paid {good} --all")).code, 0);
}
