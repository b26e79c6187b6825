//! With a flipped bit in the database, a command that reads prints what it printed before, or fails.

use crate::cli::{Cli, PROP, Ran, SOLO, TABLE, read};
use crate::support::{FOR_OTHERS, Rng, cases};
use rusqlite::Connection;
use std::fs;
use std::ops::Range;

const COMMANDS: [&str; 10] = [
    "sessions",
    "sessions --json",
    "players",
    "players --json",
    "season",
    "season --json",
    "balances",
    "balances --json",
    "players show Ann",
    "players show Ann --json",
];

/// Tables derived from the log, for the program itself.
const PROJECTION: [&str; 2] = ["standings", "figures"];

/// A session played for money, and a game that is over.
pub(crate) fn evening() -> Cli {
    let cli = Cli::new();
    let stake = format!("record new {TABLE} --stake 1 --currency GBP");
    cli.record(&stake, &[SOLO, PROP]);
    let won = r#"{"side":"Ann","tricks":13}"#;
    cli.record(
        "record new --scheme whist-5 --players Ann,Bob,Cy,Dee",
        &[won],
    );
    // The statistics are stored too.
    for command in COMMANDS {
        cli.run(command).good();
    }
    cli
}

/// Size of a page of a new database.
const PAGE: usize = 4096;

/// The first pages of these tables and their indexes.
fn pages(cli: &Cli, tables: &[&str]) -> Vec<Range<usize>> {
    let conn = Connection::open(cli.db()).unwrap();
    let sql = "SELECT tbl_name, rootpage FROM sqlite_schema WHERE rootpage > 0";
    let mut statement = conn.prepare(sql).unwrap();
    let all = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    let all = all.unwrap().map(Result::<(String, u32), _>::unwrap);
    let wanted = all.filter(|(table, _)| tables.contains(&table.as_str()));
    let start = |page: u32| (page as usize - 1) * PAGE;
    wanted
        .map(|(_, page)| start(page)..start(page) + PAGE)
        .collect()
}

/// Flips bits of used bytes of these pages, and calls `wrong` with each output that differs from the undamaged one.
fn flip(cli: &Cli, tables: &[&str], seed: u64, wrong: impl Fn(&str, Ran)) {
    let sound = read(&cli.db());
    let truth = COMMANDS.map(|command| cli.run(command).good());
    let used = pages(cli, tables).into_iter().flatten();
    let used: Vec<usize> = used.filter(|at| sound[*at] != 0).collect();
    assert!(used.len() > 500, "{}", used.len());
    let mut rng = Rng::new(seed);
    for _ in 0..cases(250).cases {
        let (at, bit) = (used[rng.below(used.len())], rng.below(8));
        let command = rng.below(COMMANDS.len());
        let mut bytes = sound.clone();
        bytes[at] ^= 1 << bit;
        fs::write(cli.db(), &bytes).unwrap();
        let ran = cli.run(COMMANDS[command]);
        if ran.code == 0 && ran.out != truth[command] {
            fs::write(cli.db(), &bytes).unwrap();
            wrong(
                &format!("bit {bit} of byte {at}: {}", COMMANDS[command]),
                ran,
            );
        }
    }
}

#[test]
fn a_flipped_bit_in_derived_tables_changes_no_output() {
    let tables = [&PROJECTION[..], &FOR_OTHERS].concat();
    flip(&evening(), &tables, 1, |what, ran| {
        panic!("{what}\n{}", ran.out)
    });
}

#[test]
fn a_flipped_bit_in_the_log_changes_no_output_or_is_reported() {
    let cli = evening();
    let tables = ["sessions", "log", "open_hands", "frozen_schemes"];
    flip(&cli, &tables, 2, |what, ran| {
        // A fault that SQLite finds may make it skip a row.
        let found = cli.run("check").out;
        let skipped = found.contains("the database file is damaged") || found.contains("refers to");
        assert!(skipped, "{what}\n{}\n{found}", ran.out);
    });
}

/// With a wrong entry in the index of the log, a row is out of its place and the reading of the log ends before it.
#[test]
fn a_flipped_bit_in_the_index_of_the_log_changes_no_output_or_is_reported() {
    let cli = Cli::new();
    let stake = format!("record new {TABLE} --stake 1 --currency GBP");
    cli.record(&stake, &[SOLO]);
    cli.run("paid last --all").good();
    let conn = Connection::open(cli.db()).unwrap();
    let sql = "SELECT count(*) FROM log WHERE stream = zeroblob(16)";
    let rows: u8 = conn.query_row(sql, [], |row| row.get(0)).unwrap();
    drop(conn);
    assert!(rows > 5, "{rows}");
    let commands = ["players", "balances", "settle last", "season"];
    let truth = commands.map(|command| cli.run(command).good());
    let sound = read(&cli.db());
    let log: Vec<usize> = pages(&cli, &["log"]).into_iter().flatten().collect();
    for number in 2..=rows {
        // The types of the columns, the stream, and the number of the row.
        let entry = [&[4, 44, 1, 1][..], &[0; 16], &[number]].concat();
        let mut places = log.iter();
        let at = *places.find(|at| sound[**at..].starts_with(&entry)).unwrap();
        for bit in 0..8 {
            let mut bytes = sound.clone();
            bytes[at + 19] ^= 1 << bit;
            for (command, truth) in commands.iter().zip(&truth) {
                fs::write(cli.db(), &bytes).unwrap();
                let ran = cli.run(command);
                assert!(
                    ran.code != 0 || ran.out == *truth,
                    "bit {bit} of row {number}: {command}\n{}",
                    ran.out
                );
            }
        }
    }
}

/// Changes a word of a file that occurs once in these pages.
fn change(cli: &Cli, table: &str, word: &str, with: &str) {
    let mut bytes = read(&cli.db());
    let mut places = Vec::new();
    for page in pages(cli, &[table]) {
        let found = bytes[page.clone()].windows(word.len());
        let found = found
            .enumerate()
            .filter(|(_, text)| *text == word.as_bytes());
        places.extend(found.map(|(at, _)| page.start + at));
    }
    let [at] = places[..] else {
        panic!("{word} is at {places:?}");
    };
    bytes[at..at + with.len()].copy_from_slice(with.as_bytes());
    fs::write(cli.db(), &bytes).unwrap();
}

#[test]
fn a_damaged_session_is_listed_as_damaged_and_named() {
    for (table, word, with, commands) in [
        (
            "frozen_schemes",
            "target = 5",
            "target = 6",
            "sessions players season balances",
        ),
        (
            "frozen_schemes",
            "whist-5whist",
            "whist-6whist",
            "sessions season balances",
        ),
        // The stored standing is right; whether the game is over is not stored.
        ("log", "\"tricks\":13", "\"tricks\":12", "sessions players"),
        (
            "log",
            "\"tricks\":13",
            "\"tricks\":12",
            "sessions players season balances",
        ),
    ] {
        let cli = evening();
        let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
        let conn = Connection::open(cli.db()).unwrap();
        conn.execute("DELETE FROM figures", []).unwrap();
        if commands.contains("balances") {
            conn.execute("DELETE FROM standings", []).unwrap();
        }
        drop(conn);
        change(&cli, table, word, with);
        let listed = cli.run("sessions").out;
        let row = listed.lines().find(|row| row.starts_with(&id[..8]));
        assert!(row.unwrap().ends_with("damaged"), "{listed}");
        for command in commands.split(' ') {
            let why = format!(
                "session {id} is damaged; `oddtrick check` says why, and `oddtrick recover` brings back what it can"
            );
            let ran = [command, &format!("{command} --json")].map(|line| cli.run(line));
            for ran in ran {
                assert_eq!(ran.out.is_empty(), command == "balances", "{command}");
                assert!(!ran.out.contains("1970"), "{}", ran.out);
                assert_eq!(ran.line(1), why, "{command}");
            }
        }
        let told = cli.run("sessions --json").out;
        let told: serde_json::Value = serde_json::from_str(&told).unwrap();
        assert_eq!(
            (&told[0]["id"], &told[0]["state"]),
            (&id.into(), &"damaged".into())
        );
        assert_eq!(told[1]["state"], "playing");
        // The other session is settled all the same.
        let other = told[1]["id"].as_str().unwrap();
        let settled = cli.run(&format!("settle {other}")).good();
        assert!(settled.contains(" pays "), "{settled}");
        // The key of the row is the hash of the scheme, or the session id with the row number.
        let found = cli.run("check").out;
        let (_, key) = found
            .split_once(&format!("{table} is damaged at "))
            .unwrap();
        assert!(u128::from_str_radix(&key[..32], 16).is_ok(), "{found}");
        cli.run("recover").good();
        assert_eq!(cli.sessions()[0]["state"], "over");
    }
}

/// A season is read from the stored standings, and hands are replayed only where those are damaged.
#[test]
fn a_damaged_standing_does_not_change_a_season() {
    for sql in [
        "UPDATE standings SET players = json_set(players, '$[0][8]', json_array('GBP', 1))",
        "UPDATE standings SET players = json_set(players, '$[0][7]', NULL)",
        "UPDATE standings SET hands = 0",
        "UPDATE standings SET title = 'Other'",
        "DELETE FROM standings",
    ] {
        let cli = evening();
        let truth = cli.run("season --json").good();
        assert!(truth.contains("Ann"), "{truth}");
        let conn = Connection::open(cli.db()).unwrap();
        assert!(conn.execute(sql, []).unwrap() > 0, "{sql}");
        drop(conn);
        assert_eq!(cli.run("season --json").good(), truth, "{sql}");
    }
}
