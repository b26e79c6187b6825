//! `sessions`, `log`, and changes of a session: `undo`, `redo`, `end`, `reopen`, `delete`.

use crate::cli::{Cli, MISERE, PASSED, PROP, SOLO, TABLE};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;

#[test]
fn without_a_database_there_are_no_sessions() {
    let cli = Cli::new();
    assert_eq!(cli.run("sessions --json").good(), "[]\n");
    assert_eq!(cli.run("sessions").good(), "No sessions yet\n");
    for command in [
        "undo last",
        "redo last",
        "end last",
        "reopen last",
        "delete last",
        "log last",
        "show last",
        "export last",
    ] {
        assert_eq!(
            cli.run(command).bad(1),
            "there are no sessions yet",
            "{command}"
        );
    }
    assert!(!cli.db().exists());
}

#[test]
fn a_won_game_is_listed_as_over_until_its_last_hand_is_undone() {
    let cli = Cli::new();
    let game = "record new --scheme whist-5 --players Ann,Bob,Cy,Dee";
    cli.record(game, &[r#"{"side":"Ann","tricks":9}"#]);
    let state = || cli.sessions()[0]["state"].clone();
    assert_eq!(state(), "playing");
    cli.record("record last", &[r#"{"side":"Ann","tricks":8}"#]);
    assert_eq!(state(), "over");
    assert!(cli.run("sessions").good().contains("over"));
    let refused = cli.feed("record last", r#"{"side":"Ann","tricks":8}"#);
    assert_eq!(refused.line(1), "hand 3 (line 1): the game is over");
    cli.run("undo last").good();
    assert_eq!(state(), "playing");
    cli.run("redo last").good();
    cli.run("end last").good();
    assert_eq!(state(), "ended");
}

#[test]
fn sessions_are_listed_newest_first() {
    let cli = Cli::new();
    cli.record(&format!("record new {TABLE} --title First"), &[SOLO]);
    cli.record(
        "record new --scheme solo-whist-base-5 --players Eve,Fay,Gus,Hal,Ivy",
        &[PASSED, PASSED],
    );
    let all = cli.sessions();
    assert_eq!(
        (&all[0]["scheme"], &all[0]["hands"], &all[0]["title"]),
        (&json!("solo-whist-base-5"), &json!(2), &json!(""))
    );
    assert_eq!(
        (&all[1]["title"], &all[1]["started"]),
        (&json!("First"), &all[1]["started"])
    );
    assert_eq!(
        cli.run("log last --json").json()[0]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    let text = cli.run("sessions").good();
    assert!(text.starts_with("Session   Started"), "{text}");
    assert!(
        text.contains("Ann 18, Bob -6, Cy -6, Dee -6") && text.contains("First"),
        "{text}"
    );
}

#[test]
fn undo_and_redo_work_hand_by_hand() {
    let cli = Cli::with_hands(&[SOLO, PROP, MISERE]);
    let before = cli.run("export last").good();
    let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    for (hands, what, now) in [
        (2, "Hand 3: Cy, misère, made", "2 hands now"),
        (1, "Hand 2: ", "1 hand now"),
        (0, "Hand 1: Ann, solo, 7 tricks", "0 hands now"),
    ] {
        let said = cli.run("undo last").good();
        assert!(said.starts_with(&format!("{id} Undone: {what}")), "{said}");
        assert!(said.ends_with(&format!("; {now}\n")), "{said}");
        assert_eq!(cli.sessions()[0]["hands"], hands);
    }
    assert_eq!(cli.run("undo last").bad(1), "there is nothing to undo");
    for hand in 1..=3 {
        let said = cli.run(&format!("redo {id}")).good();
        assert!(said.contains(&format!(" Redone: Hand {hand}: ")), "{said}");
    }
    assert_eq!(cli.run("redo last").bad(1), "there is nothing to redo");
    assert_eq!(cli.run("export last").good(), before);
    cli.run("undo last").good();
    cli.feed("record last", PASSED).good();
    assert_eq!(cli.run("redo last").bad(1), "there is nothing to redo");
}

#[test]
fn a_session_is_ended_and_reopened() {
    let cli = Cli::with_hands(&[SOLO]);
    assert_eq!(cli.run("reopen last").bad(1), "the session is still open");
    cli.run("end last").good();
    assert_eq!(cli.sessions()[0]["state"], "ended");
    assert_eq!(cli.run("end last").bad(1), "the session has ended");
    cli.run("reopen last").good();
    assert_eq!(cli.sessions()[0]["state"], "playing");
    cli.run("end last").good();
    cli.run("undo last").good();
    assert_eq!(cli.sessions()[0]["state"], "playing");
}

#[test]
fn a_deleted_session_is_restored_by_undo() {
    let cli = Cli::with_hands(&[SOLO, PROP]);
    let before = cli.run("export --all").good();
    let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(
        cli.run("delete last").good(),
        format!("{id} deleted; `oddtrick undo {id}` brings it back\n")
    );
    assert_eq!(cli.sessions(), Vec::<Value>::new());
    for command in ["undo last", "delete last", "log last"] {
        assert_eq!(cli.run(command).bad(1), "there are no sessions yet");
    }
    assert_eq!(
        cli.run(&format!("log {id}")).bad(1),
        format!("there is no session {id}")
    );
    assert_eq!(
        cli.run(&format!("undo {id}")).good(),
        format!("{id} is back\n")
    );
    assert_eq!(cli.run("export --all").good(), before);
    let nobody = "0123456789abcdef0123456789abcdef";
    assert_eq!(
        cli.run(&format!("undo {nobody}")).bad(1),
        format!("there is no session {nobody}")
    );
}

#[test]
fn deleted_sessions_are_listed_and_restored_by_an_id_prefix() {
    let cli = Cli::with_hands(&[SOLO]);
    assert_eq!(cli.run("sessions --deleted --json").good(), "[]\n");
    assert_eq!(
        cli.run("sessions --deleted").good(),
        "No deleted sessions\n"
    );
    let kept = cli.sessions();
    let first = kept[0]["id"].as_str().unwrap().to_owned();
    cli.run("delete last").good();
    let second = cli.record(&format!("record new {TABLE} --title Second"), &[SOLO, PROP]);
    cli.run("delete last").good();
    let deleted = cli.run("sessions --deleted --json").json().pop().unwrap();
    let deleted = deleted.as_array().unwrap();
    let ids: Vec<&Value> = deleted.iter().map(|row| &row["id"]).collect();
    assert_eq!(ids, [&second, &first], "what was deleted last first");
    assert_eq!(
        (&deleted[0]["state"], &deleted[0]["hands"]),
        (&json!("deleted"), &json!(2))
    );
    assert!(deleted[0]["deleted"].as_str() >= deleted[0]["started"].as_str().map(|at| &at[..10]));
    let text = cli.run("sessions --deleted").good();
    assert!(
        text.contains("Second  deleted 20") && text.contains(&first[..8]),
        "{text}"
    );
    assert_eq!(
        cli.run(&format!("undo {}", &first[..8])).good(),
        format!("{first} is back\n")
    );
    assert_eq!(cli.sessions(), kept);
}

#[test]
fn sessions_deleted_more_than_30_days_ago_are_not_listed() {
    let cli = Cli::with_hands(&[SOLO]);
    cli.run("delete last").good();
    for (day, listed) in [(29, 1), (31, 0)] {
        cli.ticks.store(day * 24 * 60, Ordering::Relaxed);
        let deleted = cli.run("sessions --deleted --json").json().pop().unwrap();
        assert_eq!(deleted.as_array().unwrap().len(), listed, "{day}");
    }
}

#[test]
fn a_unique_id_prefix_is_accepted() {
    let cli = Cli::new();
    let mut ids: Vec<String> = (0..20)
        .map(|_| cli.record(&format!("record new {TABLE}"), &[SOLO]))
        .collect();
    ids.sort();
    // At least two of twenty ids share the first digit, one of sixteen.
    let twins = ids
        .windows(2)
        .find(|two| two[0][..1] == two[1][..1])
        .unwrap();
    let begin = &twins[0][..1];
    let many = ids.iter().filter(|id| id.starts_with(begin)).count();
    assert_eq!(
        cli.run(&format!("log {begin}")).bad(1),
        format!("the ids of {many} sessions begin with {begin}")
    );
    for one in [twins[0][..20].to_owned(), twins[0][..20].to_uppercase()] {
        cli.run(&format!("log {one}")).good();
    }
    assert_eq!(cli.run("log %").bad(1), "there is no session %");
}

#[test]
fn the_log_has_player_names_and_undone_edits() {
    let cli = Cli::with_hands(&[
        SOLO,
        r#"{"passed":true,"revoke":"Bob","adjust":[{"player":"Cy","points":-3,"reason":"late"}]}"#,
    ]);
    cli.run("undo last").good();
    cli.run("end last").good();
    let rows = cli.run("log last --json").json().pop().unwrap();
    let rows = rows.as_array().unwrap();
    let acts: Vec<&Value> = rows.iter().map(|row| &row["act"]).collect();
    assert_eq!(acts, ["do", "do", "undo", "do"]);
    assert_eq!(
        rows[0]["change"]["hand"]["record"]["declarers"],
        json!(["Ann"])
    );
    assert_eq!(
        rows[0]["change"]["hand"]["seats"],
        json!(["Ann", "Bob", "Cy", "Dee"])
    );
    assert_eq!(
        rows[1]["change"]["hand"]["record"]["adjust"][0],
        json!({"player": "Cy", "points": -3, "reason": "late"})
    );
    assert_eq!(
        (&rows[0]["undone"], &rows[1]["undone"], &rows[2]["of"]),
        (&json!(false), &json!(true), &json!(2))
    );
    assert_eq!(rows[3]["change"]["edit"], "end");
    let text = cli.run("log last").good();
    for wanted in [
        "Hand 1: Ann, solo, 7 tricks ",
        "  Ann +18, Bob -6, Cy -6, Dee -6",
        "Hand 2: passed out; Bob revoked; Cy −3, late  ",
        "Cy -3",
        "undone",
        "Undone: Hand 2: passed out; Bob revoked; Cy −3, late  Cy +3",
        "Session ended",
    ] {
        assert!(text.contains(wanted), "{wanted} is not in\n{text}");
    }
}

#[test]
fn a_search_finds_sessions_by_date() {
    let cli = Cli::with_hands(&[SOLO]);
    let evening = std::fs::read_to_string("tests/data/evening-hands.csv").unwrap();
    let old = evening.replace("2026-01-31", "2019-11-30");
    std::fs::write(cli.path("old.csv"), old).unwrap();
    cli.run(&format!("import {}", cli.path("old.csv").display()))
        .good();
    assert_eq!(cli.sessions().len(), 3);
    let found = |typed: &str| {
        let listed = cli.args(&["sessions", "--json", "--search", typed], "");
        let listed = listed.json().pop().unwrap();
        let all = listed.as_array().unwrap().iter();
        let started = all.map(|one| one["started"].as_str().unwrap()[..10].to_owned());
        started.collect::<Vec<_>>()
    };
    for typed in ["2019-11", "November 2019", "30 Nov 2019"] {
        assert_eq!(found(typed), ["2019-11-30"; 2], "{typed}");
    }
    assert_eq!(found("2019 saturday"), ["2019-11-30"]);
    assert_eq!(found("29 November 2019"), [""; 0]);
}
