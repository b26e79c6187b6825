//! House rules from the command line: made, added, used, removed, restored.

use crate::cli::{Cli, SOLO, Ticking, read, undo_number};
use oddtrick::app::{App, AppError, house_rules, write};
use oddtrick::ledger::{EditStamp, HouseRulesId};
use oddtrick::scheme::{catalog, document};
use oddtrick::store::{Database, HouseRules, StoreError};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::Ordering;

const FRIDAY: [&str; 8] = [
    "schemes",
    "make",
    "Friday night",
    "--from",
    "oh-hell",
    "--set",
    "made.constant=5",
    "--set=hook=off",
];

/// A hand in which Ann makes 0, Bob makes 2 and Cy misses.
const HAND: &str = r#"{"cards":3,"bids":[0,2,0],"tricks":[0,2,1]}"#;

fn with_friday() -> Cli {
    let cli = Cli::new();
    cli.args(&FRIDAY, "").good();
    cli
}

/// All files in the database's folder with their content.
fn files(cli: &Cli) -> BTreeMap<String, Vec<u8>> {
    let all = fs::read_dir(cli.folder.path()).unwrap().map(Result::unwrap);
    all.filter(|one| one.file_type().unwrap().is_file())
        .map(|one| (one.file_name().into_string().unwrap(), read(&one.path())))
        .collect()
}

fn app(cli: &Cli) -> App {
    let clock = Box::new(Ticking(Arc::clone(&cli.ticks)));
    App::new(&cli.environment().options, clock).unwrap()
}

#[test]
fn house_rules_are_made_and_used_like_any_scheme() {
    let cli = Cli::new();
    assert_eq!(
        cli.args(&FRIDAY, "").good(),
        "friday-night: kept, made from oh-hell\n"
    );
    let list = cli.run("schemes").good();
    let line = list
        .lines()
        .find(|line| line.starts_with("friday-night"))
        .unwrap();
    assert!(
        line.contains("Friday night") && line.ends_with("house rules, made from oh-hell"),
        "{line}"
    );
    assert_eq!(list.matches("house rules").count(), 1);
    let all = cli.run("schemes --json").json().pop().unwrap();
    let all = all.as_array().unwrap();
    assert_eq!(
        all.last().unwrap(),
        &json!({
            "id": "friday-night", "game": "oh-hell", "kind": "exact-bid", "name": "Friday night",
            "source": "made from Ten and the bid (oh-hell); Italian rules of Wist, also called Oh Hell",
            "players": [2, 10], "at_table": [2, 10], "house": true,
            "made_from": {"id": "oh-hell", "name": "Ten and the bid"},
        })
    );
    assert_eq!(all.len(), catalog::all().count() + 1);
    assert_eq!(all[0]["house"], false);

    let line = "--scheme friday-night --players Ann,Bob,Cy";
    let scored = cli
        .feed(&format!("score {line} --format json"), HAND)
        .json();
    assert_eq!(scored[0]["points"], json!({"Ann": 5, "Bob": 7, "Cy": 0}));
    cli.record(&format!("record new {line}"), &[HAND]);
    assert_eq!(cli.sessions()[0]["scheme"], "friday-night");
    assert_eq!(
        cli.run("schemes hands friday-night --players 4 --set schedule.list=[3,2]")
            .good(),
        "3 2\n"
    );
    // House rules can be based on house rules; a taken name gets a number.
    let args = ["schemes", "make", "friday NIGHT", "--from", "friday-night"];
    assert_eq!(
        cli.args(&args, "").good(),
        "friday-night-2: kept, made from friday-night\n"
    );
    let list = cli.run("schemes").good();
    assert!(list.contains("friday NIGHT (2)"), "{list}");
    // So does the name of a shipped scheme of the game.
    let args = ["schemes", "make", "Ten and the bid", "--from", "oh-hell"];
    cli.args(&args, "").good();
    let list = cli.run("schemes").good();
    assert!(list.contains("Ten and the bid (2)"), "{list}");
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn any_visible_name_is_accepted() {
    let cli = Cli::new();
    let make = |name: &str| {
        let said = cli.args(&["schemes", "make", name, "--from", "whist-5"], "");
        let said = said.good();
        said.split(':').next().unwrap().to_owned()
    };
    for (name, id) in [
        ("قانون ما", "whist-house"),
        ("♠ ♥", "whist-house-2"),
        ("Łódź", "lodz"),
        ("Whist 5", "whist-5-2"),
    ] {
        assert_eq!(make(name), id);
        let shown = cli.run(&format!("schemes show {id}")).good();
        assert!(shown.contains(&format!("name = \"{name}\"")), "{shown}");
    }
    let refused = |name: &str| cli.args(&["schemes", "make", name, "--from", "whist-5"], "");
    assert_eq!(refused(" \u{200B}").bad(2), "a name is empty");
    assert_eq!(
        refused(&"a".repeat(65)).bad(2),
        "a name is longer than 64 letters"
    );
}

#[test]
fn invalid_rules_leave_no_trace() {
    let cli = Cli::new();
    for (line, code, said) in [
        (
            "make x --from oh-hel",
            2,
            "there is no scheme `oh-hel`, did you mean `oh-hell`? `oddtrick schemes` lists them",
        ),
        (
            "make x --from oh-hell --set hok=off",
            2,
            "unknown key `hok`, did you mean `hook`?",
        ),
        (
            "make x --from oh-hell --set id=y",
            2,
            "`id` identifies the document and cannot be changed",
        ),
        (
            "make x --from oh-hell --set name=y",
            2,
            "`name` cannot be set here: it is NEW-NAME",
        ),
        (
            "make x",
            2,
            "the following required arguments were not provided: --from <ID>; see `oddtrick --help`",
        ),
        (
            "remove oh-hell",
            2,
            "`oh-hell` ships with the program and cannot be removed",
        ),
        (
            "remove friday",
            2,
            "there is no scheme `friday`; `oddtrick schemes` lists them",
        ),
    ] {
        assert_eq!(cli.run(&format!("schemes {line}")).bad(code), said);
    }
    let bad = cli.file("bad.toml", "= =");
    assert!(
        cli.run(&format!("schemes add {bad}"))
            .bad(1)
            .starts_with(&format!("{bad}: line 1: "))
    );
    let own = cli.file("own.toml", &catalog::find("whist-5").unwrap().document);
    for line in [format!("add {own}"), format!("add {own} --replace")] {
        assert_eq!(
            cli.run(&format!("schemes {line}")).bad(1),
            format!("{own}: `whist-5` is the id of a built-in scheme; choose another")
        );
    }
    let long = cli.file("long.toml", "#".repeat(70_000));
    assert!(
        cli.run(&format!("schemes add {long}"))
            .bad(1)
            .starts_with(&format!("{long}: the document has "))
    );
    assert!(!cli.db().exists());
}

#[test]
fn read_only_commands_change_nothing() {
    let looks = [
        "schemes",
        "schemes --json",
        "schemes show oh-hell",
        "schemes hands friday-night --players 3",
        "score --scheme friday-night --players Ann,Bob,Cy",
        "score --scheme oh-hell --players Ann,Bob,Cy",
    ];
    let cli = Cli::new();
    for line in looks {
        let code = if line.contains("friday") { 2 } else { 0 };
        assert_eq!(cli.feed(line, HAND).code, code, "{line}");
    }
    assert!(files(&cli).is_empty());
    cli.args(&FRIDAY, "").good();
    let before = files(&cli);
    assert_eq!(before.keys().collect::<Vec<_>>(), ["t.db"]);
    for line in looks {
        cli.feed(line, HAND).good();
        assert_eq!(files(&cli), before, "{line}");
    }
}

#[test]
fn rules_saved_by_an_open_window_are_available_at_once() {
    let cli = Cli::new();
    let window = app(&cli);
    let oh_hell = catalog::find("oh-hell").unwrap();
    let stamp = window.clock().stamp();
    let kept = window.run(move |db| house_rules::keep(db, oh_hell, "Friday", oh_hell, stamp));
    let kept = kept.unwrap();
    assert!(cli.run("schemes").good().contains("\nfriday "));
    assert_eq!(cli.run("schemes show friday").good(), kept.scheme.document);
    // And in the other direction.
    cli.run("schemes remove friday").good();
    assert!(window.schemes().unwrap().house.is_empty());
}

#[test]
fn a_document_is_added_once() {
    let cli = with_friday();
    let text = cli.run("schemes show friday-night").good();
    let other = text.replace("constant = 5", "constant = 6");
    assert_ne!(text, other);
    let there = Cli::new();
    let add = |text: &str, more: &str| {
        let file = there.file("f.toml", text);
        (there.run(&format!("schemes add {file} {more}")), file)
    };
    let show = || there.run("schemes show friday-night").good();
    assert_eq!(add(&text, "").0.good(), "friday-night: kept\n");
    assert_eq!(show(), text, "to the byte");
    assert_eq!(add(&text, "").0.good(), "friday-night: known already\n");
    assert_eq!(
        add(&text, "--replace").0.good(),
        "friday-night: known already\n"
    );
    let (ran, file) = add(&other, "");
    assert_eq!(
        ran.bad(1),
        format!(
            "{file}: other house rules have the id `friday-night`; --replace puts this in their place"
        )
    );
    assert_eq!(show(), text);
    let said = add(&other, "--replace").0.good();
    assert!(said.starts_with("friday-night: replaced; "), "{said}");
    assert_eq!(show(), other);
    let number = undo_number(&said);
    for (line, now) in [("undo", &text), ("redo", &other), ("undo", &text)] {
        assert_eq!(
            there.run(&format!("{line} {number}")).good(),
            format!("{number} {line}ne, the house rules are friday-night now, Friday night\n")
        );
        assert_eq!(&show(), now);
    }
    // Exported house rules do not say what they are based on.
    let list = there.run("schemes").good();
    assert!(list.ends_with("  house rules\n"), "{list}");
    assert_eq!(there.run("check").good(), "all is well\n");
}

#[test]
fn removed_rules_are_restored() {
    let cli = with_friday();
    let line = "--scheme friday-night --players Ann,Bob,Cy";
    cli.record(&format!("record new {line}"), &[HAND]);
    let csv = cli.run("export --all").good();
    let text = cli.run("schemes show friday-night").good();
    let said = cli.run("schemes remove friday-night").good();
    let number = undo_number(&said);
    assert_eq!(
        said,
        format!("friday-night: removed; `oddtrick undo {number}` brings it back\n")
    );
    assert_eq!(
        cli.run("schemes show friday-night").bad(2),
        "there is no scheme `friday-night`; `oddtrick schemes` lists them"
    );
    assert_eq!(cli.feed(&format!("score {line}"), HAND).code, 2);
    // The session keeps its scheme.
    cli.record("record last", &[HAND]);
    assert!(
        cli.run("export --all")
            .good()
            .starts_with(csv.split("\r\n").next().unwrap())
    );
    assert_eq!(cli.sessions()[0]["hands"], 2);
    assert_eq!(
        cli.run(&format!("undo {number}")).good(),
        format!("{number} undone, the house rules are friday-night now, Friday night\n")
    );
    assert_eq!(cli.run("schemes show friday-night").good(), text);
    assert_eq!(
        cli.run(&format!("redo {number}")).good(),
        format!("{number} redone, the house rules are removed now\n")
    );
    // Others have taken the id meanwhile.
    cli.args(&FRIDAY, "").good();
    assert_eq!(
        cli.run(&format!("undo {number}")).bad(1),
        "other house rules have the id `friday-night`"
    );
    let nobody = "0".repeat(32);
    for line in ["undo", "redo"] {
        assert_eq!(
            cli.run(&format!("{line} {nobody}")).bad(1),
            format!("there is no session {nobody}")
        );
    }
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn damage_is_reported_and_shipped_schemes_are_listed() {
    let cli = with_friday();
    let mut bytes = read(&cli.db());
    // The name as it is written in the log.
    let name = b"name = \\\"Friday";
    let at = bytes
        .windows(name.len())
        .position(|window| window == name)
        .unwrap();
    bytes[at + name.len() - 1] = b'z';
    fs::write(cli.db(), &bytes).unwrap();
    let said = "1 scheme of your house rules cannot be read; `oddtrick check` says why";
    let ran = cli.run("schemes");
    assert!(ran.out.contains("\noh-hell ") && !ran.out.contains("riday"));
    assert_eq!(ran.line(1), said);
    let ran = cli.run("schemes --json");
    let all: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(all.as_array().unwrap().len(), catalog::all().count());
    assert_eq!(ran.line(1), said);
    for line in [
        "schemes show friday-night",
        "schemes remove friday-night",
        "score --scheme friday-night --players Ann,Bob,Cy",
    ] {
        assert_eq!(cli.run(line).bad(1), said, "{line}");
    }
    cli.run("schemes show oh-hell").good();
    assert!(cli.run("check").line(1).contains(" in the database"));
    // Without a readable database the shipped schemes are still available.
    fs::write(cli.db(), vec![b'x'; 5000]).unwrap();
    let ran = cli.run("schemes");
    assert!(ran.out.contains("\noh-hell "));
    assert!(ran.line(1).contains(": not a database"));
    cli.feed(
        "score --scheme solo-whist-points --players Ann,Bob,Cy,Dee",
        SOLO,
    )
    .good();
}

#[test]
fn backup_and_restore_include_house_rules() {
    let cli = with_friday();
    let text = cli.run("schemes show friday-night").good();
    let copy = cli.path("copy.db").display().to_string();
    cli.run(&format!("backup {copy}")).good();
    let there = Cli::new();
    there.run(&format!("restore {copy}")).good();
    // New ids there are different.
    there.ticks.store(1000, Ordering::Relaxed);
    assert_eq!(there.run("schemes show friday-night").good(), text);
    let said = there.run("schemes remove friday-night").good();
    there.run(&format!("undo {}", undo_number(&said))).good();
    assert_eq!(there.run("check").good(), "all is well\n");
}

type Step = fn(&mut Database, HouseRulesId, EditStamp) -> Result<(), StoreError>;

#[test]
fn a_window_overwrites_only_the_version_it_has_read() {
    let cli = with_friday();
    let (one, other) = (app(&cli), app(&cli));
    let friday: HouseRules = one.schemes().unwrap().house.remove(0);
    let change = |constant: &str| {
        friday
            .scheme
            .document
            .replace("constant = 5", &format!("constant = {constant}"))
    };
    let save = |app: &App, rules: &HouseRules, document: String| {
        let after = document::parse(&document).unwrap();
        let (id, before, stamp) = (rules.id, &rules.scheme.document, app.clock().stamp());
        app.change(|db| db.change_house_rules(id, before, &after, stamp))
    };
    let saved = save(&one, &friday, change("7")).unwrap();
    assert_eq!(saved.scheme.document, change("7"));
    assert_eq!((saved.id, saved.created), (friday.id, friday.created));
    assert_eq!(
        save(&other, &friday, change("8")).unwrap_err().to_string(),
        "the house rules `friday-night` have changed in the meantime"
    );
    // The earlier document can be restored.
    let step = |app: &App, step: Step, rules| {
        let stamp = app.clock().stamp();
        app.change(move |db| step(db, rules, stamp))
    };
    let undo: Step = |db, rules, by| db.undo_or_redo_house_rules(rules, false, by);
    let redo: Step = |db, rules, by| db.undo_or_redo_house_rules(rules, true, by);
    step(&one, undo, friday.id).unwrap();
    let found = other.schemes().unwrap();
    let found = found.find("friday-night").unwrap();
    assert_eq!(found.scheme, &friday.scheme);
    assert_eq!(found.house.map(|rules| rules.id), Some(friday.id));
    step(&one, redo, friday.id).unwrap();
    let (id, deleted) = (friday.id, other.clock().stamp());
    other
        .change(move |db| db.delete_house_rules(id, deleted))
        .unwrap();
    assert!(one.schemes().unwrap().find("friday-night").is_none());
    let undelete = || {
        let stamp = one.clock().stamp();
        one.change(move |db| db.undo_or_redo_app(deleted.edit, false, stamp))
    };
    undelete().unwrap();
    assert!(matches!(
        undelete(),
        Err(AppError::Store(StoreError::Undone(_)))
    ));
    let error = step(&one, Database::delete_house_rules, HouseRulesId(1)).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("there are no house rules {}", HouseRulesId(1))
    );
    let schemes = one.schemes().unwrap();
    assert!(schemes.find("oh-hell").unwrap().house.is_none());
    assert_eq!(
        schemes.find("friday-night").unwrap().scheme.document,
        change("7")
    );
}

#[test]
fn a_scheme_is_saved_as_a_file_that_can_be_added() {
    let cli = with_friday();
    let schemes = app(&cli).schemes().unwrap();
    let friday = schemes.find("friday-night").unwrap().scheme;
    let path = cli.path("shared").join("friday-night.toml");
    write(&path, friday.document.as_bytes()).unwrap();
    assert_eq!(read(&path), friday.document.as_bytes());
    let there = Cli::new();
    there.run(&format!("schemes add {}", path.display())).good();
    assert_eq!(
        there.run("schemes show friday-night").good(),
        friday.document
    );
    // A byte order mark is skipped.
    let marked = cli.file("marked.toml", format!("\u{FEFF}{}", friday.document));
    assert_eq!(
        cli.run(&format!("schemes add {marked}")).good(),
        "friday-night: known already\n"
    );
}
