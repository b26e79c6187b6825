//! A season of six sessions, three games and two currencies, with corrections after settlement.
//!
//! The expected balances come from tests/data/season/season.py, an independent implementation.

use crate::cli::Cli;
use oddtrick::app::App;
use oddtrick::games::HandRecord;
use oddtrick::ledger::{Edit, Hand, ParticipantId};
use oddtrick::money::{Currency, Stake};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

const STEPS: &str = include_str!("../../../data/season/season.json");
const EXPECTED: &str = include_str!("../../../data/season/expected.json");

/// A database in which the season is played, and the ids of its sessions.
struct Season {
    cli: Cli,
    ids: BTreeMap<String, String>,
}

fn text<'a>(step: &'a Value, key: &str) -> &'a str {
    step[key]
        .as_str()
        .unwrap_or_else(|| panic!("{step} has no {key}"))
}

fn number(step: &Value, key: &str) -> usize {
    usize::try_from(step[key].as_u64().unwrap()).unwrap()
}

fn hands(step: &Value) -> String {
    let lines = step["hands"].as_array().unwrap().iter();
    lines
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("\n")
}

fn stake(step: &Value) -> String {
    format!(
        "{}/{}",
        step["stake"][0].as_str().unwrap(),
        step["stake"][1]
    )
}

impl Season {
    fn id(&self, step: &Value) -> String {
        self.ids[text(step, "session")].clone()
    }

    fn sessions(&self, step: &Value) -> Vec<String> {
        let keys = step["sessions"].as_array().unwrap().iter();
        keys.map(|key| self.ids[key.as_str().unwrap()].clone())
            .collect()
    }

    fn run(&self, args: &[&str], stdin: &str) -> String {
        self.cli.args(args, stdin).good()
    }

    fn record(&mut self, step: &Value) {
        let players = step["players"].as_array().unwrap().iter();
        let players: Vec<&str> = players.map(|name| name.as_str().unwrap()).collect();
        let (players, stake) = (players.join(","), stake(step));
        let args = [
            "record",
            "new",
            "--scheme",
            text(step, "scheme"),
            "--players",
            &players,
            "--stake",
            &stake,
            "--currency",
            text(step, "currency"),
            "--settle",
            text(step, "settle"),
            "--title",
            text(step, "title"),
        ];
        let out = self.run(&args, &hands(step));
        let last: Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
        let id = text(&last, "session").to_owned();
        self.ids.insert(text(step, "session").to_owned(), id);
    }

    /// Makes an edit that the command line does not offer.
    fn edit(&self, step: &Value) {
        let environment = self.cli.environment();
        let app = App::new(&environment.options, environment.clock).unwrap();
        let id = app.find(&self.id(step)).unwrap();
        let mut editor = app.editor(id).unwrap();
        let session = editor.ledger().session().clone();
        let edit = if text(step, "do") == "restake" {
            let from = number(step, "from") - 1;
            let currency: Currency = session.currency().unwrap();
            let agreed = Some(Stake::parse(&stake(step), currency).unwrap());
            let hands = session.hands[from..].iter().map(|hand| hand.stake);
            let before: Vec<Option<Stake>> = hands.chain([session.stake]).collect();
            let after = vec![agreed; before.len()];
            Edit::Restake {
                from,
                before,
                after,
            }
        } else {
            let index = number(step, "hand") - 1;
            let outside: HandRecord<String> = serde_json::from_value(step["with"].clone()).unwrap();
            let named = |name: &String| -> Result<ParticipantId, ()> {
                let found = session.participants.iter().find(|one| one.name == *name);
                found.map(|one| one.id).ok_or(())
            };
            let record = outside.try_map(named).unwrap();
            let record = editor.ledger().corrected(index, record).unwrap();
            let before = session.hands[index].clone();
            let after = Hand {
                record,
                ..before.clone()
            };
            Edit::ReplaceHand { before, after }
        };
        let row = editor.edit(edit, app.clock().stamp()).unwrap();
        app.change(move |db| db.commit(id, row.seq - 1, &[row], editor.open()))
            .unwrap();
    }

    /// All balances, by currency.
    fn balances(&self) -> Value {
        let all: Value = serde_json::from_str(&self.run(&["balances", "--json"], "")).unwrap();
        let accounts = all.as_array().unwrap().iter();
        let accounts =
            accounts.map(|one| (text(one, "currency").to_owned(), one["balances"].clone()));
        Value::Object(accounts.collect::<Map<String, Value>>())
    }

    fn step(&mut self, step: &Value) {
        match text(step, "do") {
            "record" => self.record(step),
            "record-more" => {
                self.run(&["record", &self.id(step)], &hands(step));
            }
            "restake" | "correct" => self.edit(step),
            "pay" => {
                let sessions = self.sessions(step);
                let mut args = vec!["paid"];
                args.extend(sessions.iter().map(String::as_str));
                for (option, key) in [
                    ("--from", "from"),
                    ("--to", "to"),
                    ("--amount", "amount"),
                    ("--note", "note"),
                ] {
                    args.extend([option, text(step, key)]);
                }
                self.run(&args, "");
            }
            "pay-all" => {
                let sessions = self.sessions(step);
                let mut args = vec!["paid", "--all"];
                args.extend(sessions.iter().map(String::as_str));
                self.run(&args, "");
            }
            "unpay" => {
                self.run(&["paid", "--undo", text(step, "payment")], "");
            }
            "delete" => {
                self.run(&["delete", &self.id(step)], "");
            }
            "undelete" => {
                self.run(&["undo", &self.id(step)], "");
            }
            other => panic!("{other}"),
        }
    }
}

#[test]
fn a_season_equals_an_independent_computation() {
    let steps: Vec<Value> = serde_json::from_str(STEPS).unwrap();
    let expected: Vec<Value> = serde_json::from_str(EXPECTED).unwrap();
    let mut season = Season {
        cli: Cli::new(),
        ids: BTreeMap::new(),
    };
    let mut checked = 0;
    for (at, step) in steps.iter().enumerate() {
        if text(step, "do") == "check" {
            let found = season.balances();
            assert_eq!(found, expected[checked], "at step {}", at + 1);
            checked += 1;
        } else {
            season.step(step);
        }
    }
    assert_eq!(checked, expected.len());
    assert_eq!(season.run(&["check"], ""), "all is well\n");
    // Every open payment is the sum of its sources.
    let all: Value =
        serde_json::from_str(&season.run(&["balances", "--explain", "--json"], "")).unwrap();
    for accounts in all.as_array().unwrap() {
        for payment in accounts["payments"].as_array().unwrap() {
            let lines = payment["explained"]["lines"].as_array().unwrap().iter();
            let sum: i64 = lines.map(|line| minor(text(line, "amount"))).sum();
            assert_eq!(sum, minor(text(payment, "amount")), "{payment}");
        }
    }
    // A database that imports everything agrees.
    let bundle = season.run(&["bundle", "--all"], "");
    let there = Cli::new();
    let file = there.file("season.bundle", &bundle);
    there.run(&format!("import {file}")).good();
    assert_eq!(there.run("bundle --all").good(), bundle);
    assert_eq!(
        there.run("balances --json").good(),
        season.run(&["balances", "--json"], "")
    );
    assert_eq!(there.run("check").good(), "all is well\n");
}

/// Parses an amount with two decimals as minor units.
fn minor(amount: &str) -> i64 {
    amount.replace('.', "").parse().unwrap()
}

#[test]
fn a_group_is_a_list_of_names_as_a_table_is() {
    let cli = Cli::new();
    let hand = r#"{"bids":[1,1,0],"tricks":[1,0,0],"cards":1}"#;
    let table = r#"Ann,Bob,"Smith, Cy""#;
    let record = ["record", "new", "--scheme", "oh-hell", "--players", table];
    cli.args(&record, hand).good();
    let group = r#"Ann,"Smith, Cy""#;
    let said = cli.args(&["season", "--json", "--players", group], "");
    assert_eq!(
        said.json()[0]["players"],
        serde_json::json!(["Ann", "Smith, Cy"])
    );
}
