//! `settle`, `paid` and `balances`.

use crate::cli::{Cli, MISERE, PROP, SOLO, TABLE};
use serde_json::Value;

const STAKED: &str =
    "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 0.05 --currency GBP";

/// A session in which Ann wins 0.30 from each of the others.
fn evening() -> (Cli, String) {
    let cli = Cli::new();
    let id = cli.record(&format!("record new {STAKED}"), &[SOLO]);
    (cli, id)
}

fn settle(cli: &Cli, line: &str) -> Value {
    let all = cli.run(line).json();
    assert_eq!(all.len(), 1, "{all:?}");
    all.into_iter().next().unwrap()
}

#[test]
fn a_session_is_settled_in_the_fewest_payments() {
    let (cli, id) = evening();
    assert_eq!(
        cli.run("settle last").good(),
        "Bob pays Ann 0.30 GBP\nCy pays Ann 0.30 GBP\nDee pays Ann 0.30 GBP\n"
    );
    let found = settle(&cli, &format!("settle {id} --json"));
    assert_eq!(found["sessions"], serde_json::json!([id]));
    assert_eq!(found["currency"], "GBP");
    assert_eq!(
        found["balances"],
        serde_json::json!({ "Ann": "0.90", "Bob": "-0.30", "Cy": "-0.30", "Dee": "-0.30" })
    );
    assert_eq!(found["payments"][0]["from"], "Bob");
    assert_eq!(found["payments"][0]["to"], "Ann");
    assert_eq!(found["payments"][0]["amount"], "0.30");
    assert_eq!(found["payments"].as_array().unwrap().len(), 3);
    assert_eq!(found["odd"], serde_json::json!([]));
}

#[test]
fn a_fully_paid_balance_has_no_open_sessions() {
    let (cli, id) = evening();
    let open = cli.run("balances").good();
    assert!(open.contains("\nOpen "), "{open}");
    assert!(open.contains(&id[..8]), "{open}");
    assert!(open.ends_with("0.90  running\n"), "{open}");
    cli.run("end last").good();
    let ended = cli.run("balances").good();
    assert!(ended.ends_with("0.90\n"), "{ended}");
    cli.run("paid last --all").good();
    let paid = cli.run("balances").good();
    assert!(paid.ends_with("Nobody owes anything\n"), "{paid}");
}

#[test]
fn settle_names_who_got_the_odd_cent() {
    let cli = Cli::new();
    let table = "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 0.01/3 --currency EUR";
    // Ann wins 15 points at 0.01 per 3 points: 0.05, of which each of the others owes a third.
    let six = r#"{"contract":"solo","declarers":["Ann"],"tricks":6}"#;
    cli.record(&format!("record new {table}"), &[six]);
    let found = settle(&cli, "settle last --json");
    assert_eq!(found["odd"], serde_json::json!(["Bob"]));
    assert_eq!(found["balances"]["Bob"], "-0.01");
    let said = cli.run("settle last").good();
    assert!(said.ends_with("Got an odd minor unit: Bob\n"), "{said}");
}

#[test]
fn a_payment_is_explained_by_its_hands() {
    let cli = Cli::new();
    let id = cli.record(&format!("record new {STAKED}"), &[SOLO, PROP, MISERE]);
    let found = settle(&cli, "settle last --explain --json");
    for payment in found["payments"].as_array().unwrap() {
        let lines = payment["explained"]["lines"].as_array().unwrap();
        let sum: i64 = lines.iter().map(|line| minor(&line["amount"])).sum();
        assert_eq!(sum, minor(&payment["amount"]), "{payment}");
        assert!(lines.iter().all(|line| line["session"] == id.as_str()));
    }
    let said = cli.run("settle last --explain").good();
    assert!(said.contains("Hand 1: Ann, solo, 7 tricks"), "{said}");
}

fn minor(amount: &Value) -> i64 {
    amount.as_str().unwrap().replace('.', "").parse().unwrap()
}

#[test]
fn payments_reduce_the_debt_and_can_be_undone() {
    let (cli, id) = evening();
    let said = cli.run("paid last --from bob --to Ann").good();
    assert!(
        said.starts_with("Bob paid Ann 0.30 GBP on Sat, 31 Jan 2026; `oddtrick paid --undo "),
        "{said}"
    );
    assert_eq!(
        cli.run("paid last --from Bob --to Ann").bad(1),
        "no payment from Bob to Ann is open; give the amount paid with --amount"
    );
    let part = [
        "paid",
        "last",
        "--from",
        "Cy",
        "--to",
        "Ann",
        "--amount",
        "0.10",
        "--note",
        "the rest later",
        "--date",
        "2026-01-30",
        "--json",
    ];
    let paid: Value = serde_json::from_str(&cli.args(&part, "").good()).unwrap();
    assert_eq!(
        (paid["amount"].as_str(), paid["note"].as_str()),
        (Some("0.10"), Some("the rest later"))
    );
    assert_eq!(paid["at"], "2026-01-30T12:00:00+01:00");
    assert_eq!(paid["sessions"], serde_json::json!([id]));
    let found = settle(&cli, "settle last --json");
    assert_eq!(
        found["balances"],
        serde_json::json!({ "Ann": "0.50", "Bob": "0.00", "Cy": "-0.20", "Dee": "-0.30" })
    );
    assert_eq!(found["paid"].as_array().unwrap().len(), 2);
    let payment = paid["payment"].as_str().unwrap();
    let said = cli.run(&format!("paid --undo {}", &payment[..12])).good();
    assert!(said.starts_with("undone: Cy paid Ann 0.10 GBP"), "{said}");
    let again = cli.run(&format!("paid --undo {payment}")).bad(1);
    assert_eq!(again, format!("payment {payment} was already undone"));
    cli.run("paid last --all").good();
    assert!(
        cli.run("settle last")
            .good()
            .starts_with("Nobody owes anything\n")
    );
    assert_eq!(cli.run("paid last --all").bad(1), "everything is paid");
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn payers_are_named_as_settle_names_them() {
    // Two names swapped since the session.
    let (cli, _) = evening();
    for (was, now) in [("Ann", "X"), ("Bob", "Ann"), ("X", "Bob")] {
        cli.run(&format!("players rename {was} {now}")).good();
    }
    let open = cli.run("settle last").good();
    assert!(open.starts_with("Ann pays Bob 0.30 GBP\n"), "{open}");
    let said = cli
        .run("paid last --from Ann --to Bob --amount 0.10")
        .good();
    assert!(said.starts_with("Ann paid Bob 0.10 GBP"), "{said}");
    // A former name is enough if only one player had it.
    let (cli, _) = evening();
    cli.run("players rename Ann Zed").good();
    let said = cli
        .run("paid last --from Bob --to Ann --amount 0.10")
        .good();
    assert!(said.starts_with("Bob paid Zed 0.10 GBP"), "{said}");
    let second = cli.record(&format!("record new {STAKED}"), &[SOLO]);
    let both = format!("paid {second} --from Bob --to Ann --amount 0.10");
    let said = cli.run(&both).good();
    assert!(said.starts_with("Bob paid Ann 0.10 GBP"), "{said}");
    let all = cli.run("sessions --json").json().remove(0);
    let all = all.as_array().unwrap().iter();
    let all: Vec<&str> = all.map(|one| one["id"].as_str().unwrap()).collect();
    let said = cli.run(&format!(
        "paid {} --from Bob --to Ann --amount 0.10",
        all.join(" ")
    ));
    assert!(said.good().starts_with("Bob paid Ann 0.10 GBP"));
    cli.run("players rename Ann Eve").good();
    let said = cli.run(&format!("paid {} --from Bob --to Ann", all.join(" ")));
    assert_eq!(
        said.bad(2),
        "several players were called Ann in these sessions; give the name that `oddtrick settle` prints"
    );
}

#[test]
fn the_last_payment_is_the_one_recorded_last() {
    let (cli, _) = evening();
    let mut ids: Vec<String> = cli
        .run("paid last --all --json")
        .json()
        .iter()
        .map(|paid| paid["payment"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(ids.len(), 3);
    // One by one from the end, whatever their ids: all have one instant.
    while let Some(last) = ids.pop() {
        let undone = &cli.run("paid --undo last --json").json()[0];
        assert_eq!(undone["payment"], last.as_str());
    }
    // The date does not decide which is last.
    cli.run("paid last --from Bob --to Ann --date 2026-01-30")
        .good();
    cli.run("paid last --from Cy --to Ann --date 2026-01-20")
        .good();
    let said = cli.run("paid --undo last").good();
    assert!(said.starts_with("undone: Cy paid Ann"), "{said}");
}

#[test]
fn no_payment_is_dated_after_today() {
    let (cli, _) = evening();
    // In the last zone to begin it, this day ends when it is tomorrow here.
    for (date, day) in [
        ("2026-02-01", "2026-02-01"),
        ("9999-12-31", "9999-12-31"),
        ("2026-01-31T23:59:00-12:00", "2026-02-01"),
    ] {
        assert_eq!(
            cli.run(&format!("paid last --all --date {date}")).bad(1),
            format!("{day} is in the future; a payment must be dated today or earlier")
        );
    }
    // Noon here, when tomorrow has begun in the first zone.
    cli.run("paid last --from Bob --to Ann --date 2026-02-01T01:00:00+14:00")
        .good();
    cli.run("paid last --all --date 2026-01-31").good();
}

#[test]
fn a_hand_undone_after_payment_is_a_new_debt() {
    let (cli, _) = evening();
    cli.record("record last", &[PROP]);
    cli.run("paid last --all").good();
    cli.run("undo last").good();
    // Two undertricks: Bob and Dee paid 0.30 each for them and get it back.
    let found = settle(&cli, "settle last --json");
    assert_eq!(
        found["balances"],
        serde_json::json!({ "Ann": "-0.30", "Bob": "0.30", "Cy": "-0.30", "Dee": "0.30" })
    );
    assert_eq!(found["paid"].as_array().unwrap().len(), 2);
}

#[test]
fn a_payment_for_a_deleted_session_is_owed_back() {
    let cli = Cli::new();
    let table = |fourth: &str| {
        format!("--scheme solo-whist-points --players Ann,Bob,Cy,{fourth} --stake 1 --currency EUR")
    };
    let kept = cli.record(&format!("record new {}", table("Eve")), &[SOLO]);
    let dee = SOLO.replace("Ann", "Dee");
    let gone = cli.record(&format!("record new {}", table("Dee")), &[&dee]);
    cli.run(&format!("paid {kept} {gone} --all")).good();
    cli.run(&format!("delete {gone}")).good();
    // Dee won only in the deleted session.
    let owed = settle(&cli, &format!("settle {kept} --json"));
    let payments = owed["payments"].as_array().unwrap();
    assert!(payments.iter().any(|one| one["from"] == "Dee"), "{owed}");
    cli.run(&format!("paid {kept} --all")).good();
    let owed = settle(&cli, &format!("settle {kept} --json"));
    assert_eq!(owed["payments"], serde_json::json!([]));
}

#[test]
fn unpaid_amounts_carry_over_and_currencies_stay_separate() {
    let (cli, first) = evening();
    cli.record(&format!("record new {STAKED}"), &[MISERE]);
    let euros = STAKED.replace("GBP", "EUR");
    cli.record(&format!("record new {euros}"), &[SOLO]);
    // No stake.
    cli.record(&format!("record new {TABLE}"), &[SOLO]);
    let all: Value = serde_json::from_str(&cli.run("balances --json").good()).unwrap();
    let codes: Vec<&str> = all
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["currency"].as_str().unwrap())
        .collect();
    assert_eq!(codes, ["EUR", "GBP"]);
    // Ann won 0.90 and lost 0.40 to Cy, who won 1.20 and had lost 0.30.
    assert_eq!(
        all[1]["balances"],
        serde_json::json!({ "Ann": "0.50", "Bob": "-0.70", "Cy": "0.90", "Dee": "-0.70" })
    );
    assert_eq!(all[1]["sessions"].as_array().unwrap().len(), 2);
    cli.run(&format!("paid {first} --all")).good();
    let all: Value = serde_json::from_str(&cli.run("balances --json").good()).unwrap();
    assert_eq!(all[1]["balances"]["Cy"], "1.20");
    assert_eq!(all[1]["sessions"][0]["settled"], true);
    assert_eq!(all[0]["balances"]["Ann"], "0.90");
    let said = cli.run("balances --explain").good();
    assert!(said.contains("EUR") && said.contains("pays"), "{said}");
    assert_eq!(
        cli.run("settle last --json").json()[0]["payments"],
        serde_json::json!([])
    );
    assert_eq!(Cli::new().run("balances").good(), "Nobody owes anything\n");
    assert_eq!(Cli::new().run("balances --json").good(), "[]\n");
}

#[test]
fn faults_are_one_line_and_write_nothing() {
    let (cli, _) = evening();
    for (line, code) in [
        ("settle", 2),
        ("settle 0", 1),
        ("paid", 2),
        ("paid last", 2),
        ("paid last --from Ann", 2),
        ("paid last --from Ann --to Ann --amount 1", 1),
        ("paid last --from Zoe --to Ann --amount 1", 2),
        ("paid last --from Bob --to Ann --amount 0.001", 2),
        ("paid last --from Bob --to Ann --amount -1", 2),
        ("paid last --from Bob --to Ann --amount 0", 1),
        ("paid last --from Bob --to Ann --amount 99999999999999", 2),
        (
            "paid last --from Bob --to Ann --amount 1 --date tomorrow",
            2,
        ),
        ("paid last --from Bob --to Ann --currency EUR", 1),
        ("paid last --from Bob --to Ann --currency pounds", 2),
        ("paid --undo last", 1),
        ("paid --undo last --all", 2),
        ("paid --undo zz", 1),
        ("paid 0 --all", 1),
    ] {
        let ran = cli.run(line);
        assert_eq!(
            (ran.code, ran.out.as_str()),
            (code, ""),
            "{line}: {}",
            ran.err
        );
        assert_eq!(ran.err.lines().count(), 1, "{line}: {}", ran.err);
    }
    assert_eq!(
        cli.run("balances --json")
            .good()
            .matches("\"paid\":[]")
            .count(),
        1
    );
    let honour = Cli::with_hands(&[SOLO]);
    assert_eq!(honour.run("settle last").good(), "No stake\n");
    assert_eq!(
        honour.run("paid last --all").bad(1),
        "nothing was played for there"
    );
    assert_eq!(
        cli.run("paid last --all --currency USD").bad(1),
        "nothing was played for in USD there"
    );
    assert_eq!(
        cli.run("paid --undo last").bad(1),
        "there is no payment to undo"
    );
}

#[test]
fn amounts_that_cannot_be_paid_are_explained() {
    let (cli, _) = evening();
    for (line, why) in [
        (
            "--all --amount 1",
            "the argument '--all' cannot be used with '--amount <AMOUNT>'; see `oddtrick --help`",
        ),
        (
            "--from Bob --to Ann --amount -1",
            "`-1` is not an amount with at most 2 decimal places",
        ),
    ] {
        assert_eq!(cli.run(&format!("paid last {line}")).bad(2), why, "{line}");
    }
}
