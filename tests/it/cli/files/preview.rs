//! `import --dry-run`: new, known and faulty items by line; and the backup before an import.

use crate::cli::{Cli, MISERE, PASSED, PROP, SOLO, TABLE};
use std::fs;
use std::sync::atomic::Ordering;

const STAKED: &str =
    "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 0.05 --currency GBP";

/// Three sessions, and their ids.
fn season() -> (Cli, [String; 3]) {
    let cli = Cli::new();
    let ids = [
        cli.record(
            &format!("record new {STAKED} --title Friday"),
            &[SOLO, PROP],
        ),
        cli.record(
            &format!("record new {STAKED} --title Saturday"),
            &[MISERE, PASSED],
        ),
        cli.record(&format!("record new {TABLE}"), &[SOLO]),
    ];
    (cli, ids)
}

/// A database with ids other than [`season`]'s.
fn elsewhere() -> Cli {
    let cli = Cli::new();
    cli.ticks.store(5000, Ordering::Relaxed);
    cli
}

#[test]
fn a_preview_lists_the_content_and_imports_nothing() {
    let (cli, [friday, saturday, last]) = season();
    let there = elsewhere();
    let first = there.file("a.csv", cli.run(&format!("export {friday}")).good());
    there.run(&format!("import {first}")).good();
    cli.feed(&format!("record {friday}"), MISERE).good();
    let all = there.file("b.csv", cli.run("export --all").good());
    let before = there.run("export --all").good();
    let said = there.run(&format!("import --dry-run {first} {all}")).good();
    let wanted = [
        format!("known: {first}: line 2: {friday} 2026-01-31 Friday, 2 hands"),
        format!("longer: {all}: line 2: {friday} 2026-01-31 Friday, 3 hands, 1 of them new"),
        format!("new: {all}: line 5: {saturday} 2026-01-31 Saturday, 2 hands"),
        format!("new: {all}: line 7: {last} 2026-01-31 Polish points, 1 hand"),
        "2 new sessions with 4 new hands, 1 session longer than before, 1 session known already"
            .to_owned(),
    ];
    assert_eq!(said.lines().collect::<Vec<_>>(), wanted);
    assert_eq!(there.run("export --all").good(), before);
    let found = there.run(&format!("import --preview --json {all}")).json();
    assert_eq!(found.len(), 1);
    assert_eq!(
        (&found[0]["new"], &found[0]["longer"], &found[0]["hands"]),
        (&2.into(), &1.into(), &4.into())
    );
    let item = &found[0]["items"][1];
    assert_eq!(
        (&item["what"], &item["line"], &item["new_hands"]),
        (&"new".into(), &5.into(), &2.into())
    );
    assert_eq!(item["session"], saturday.as_str());
    // The import does what the preview said.
    let done = there.run(&format!("import --json {all}")).json();
    assert_eq!(done[0]["items"], found[0]["items"]);
    assert_eq!(
        there.run("export --all").good(),
        cli.run("export --all").good()
    );
}

#[test]
fn all_faults_are_reported_by_line_and_prevent_the_import() {
    let (cli, [friday, ..]) = season();
    let good = cli.run("export --all").good();
    let there = elsewhere();
    // A fault in the first session and one in the second; the third is valid.
    let mut rows: Vec<String> = good.lines().map(str::to_owned).collect();
    rows[2] = rows[2].replacen(",prop-and-cop,", ",prop,", 1);
    rows[3] = rows[3].replacen(",misere,", ",miser,", 1);
    assert_ne!(rows.join("\r\n") + "\r\n", good);
    let bad = there.file("bad.csv", rows.join("\r\n") + "\r\n");
    let fine = there.file("fine.csv", &good);
    let none = there.path("none.csv").display().to_string();
    let ran = there.run(&format!("import --dry-run {bad} {none} {fine}"));
    assert_eq!(ran.code, 1);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 8, "{}", ran.out);
    assert!(
        lines[0].starts_with(&format!("wrong: {bad}: line 3: ")),
        "{}",
        ran.out
    );
    assert!(
        lines[1].starts_with(&format!("wrong: {bad}: line 4: ")),
        "{}",
        ran.out
    );
    assert!(lines[2].starts_with("new: "), "{}", ran.out);
    assert_eq!(
        lines[3],
        format!("wrong: cannot read {none}: there is no such file or folder")
    );
    assert!(lines[4].contains(&friday) && lines[4].starts_with("new: "));
    assert!(lines[6].starts_with("known: "), "{}", ran.out);
    assert_eq!(ran.line(1), "3 faults: nothing would be imported");
    // The import reports the first of them.
    let said = there.run(&format!("import {bad} {none} {fine}")).bad(1);
    assert!(said.starts_with(&format!("{bad}: line 3: ")), "{said}");
    assert!(!there.db().exists());
    let found = there.run(&format!("import --dry-run --json {bad} {fine}"));
    let found: serde_json::Value = serde_json::from_str(found.out.trim()).unwrap();
    assert_eq!(found["wrong"], 2);
    assert_eq!(found["items"][0]["what"], "wrong");
}

#[test]
fn new_house_rules_and_seasons_are_listed() {
    let cli = Cli::new();
    cli.run("schemes make Fri --from oh-hell").good();
    cli.run("season keep Club --game oh-hell").good();
    let there = elsewhere();
    let file = there.file("in.bundle", cli.run("bundle --all").good());
    let lines = [
        "0 new sessions with 0 new hands",
        "new house rules: Fri",
        "new season: Club",
    ];
    let said = there.run(&format!("import --dry-run {file} {file}")).good();
    let [sum, items @ ..] = lines;
    assert_eq!(said, format!("{}\n{sum}\n", items.join("\n")));
    let found = there.run(&format!("import --dry-run --json {file}")).json();
    for (nth, what, name) in [(0, "new-rules", "Fri"), (1, "new-season", "Club")] {
        let item = &found[0]["items"][nth];
        assert_eq!((&item["what"], &item["name"]), (&what.into(), &name.into()));
    }
    let said = there.run(&format!("import {file}")).good();
    assert_eq!(said.lines().collect::<Vec<_>>(), lines);
    // Then they are known.
    let said = there.run(&format!("import {file}")).good();
    assert_eq!(said, format!("{sum}\n"));
}

#[test]
fn house_rules_whose_id_an_earlier_file_has_are_left_out() {
    let (cli, other, there) = (Cli::new(), elsewhere(), elsewhere());
    there.ticks.store(9000, Ordering::Relaxed);
    let files = [&cli, &other].map(|one| {
        one.run("schemes make Fri --from oh-hell").good();
        let name = format!("{}.bundle", one.ticks.load(Ordering::Relaxed));
        there.file(&name, one.run("bundle --all").good())
    });
    for line in ["import --dry-run", "import"] {
        let said = there.run(&format!("{line} {}", files.join(" "))).good();
        let mut items: Vec<&str> = said.lines().filter(|line| line.contains("rules")).collect();
        items.sort_unstable();
        let wanted = [
            "new house rules: Fri",
            "other house rules here have the id `fri`, and stay; `Fri` is left out",
        ];
        assert_eq!(items, wanted, "{line}");
    }
}

/// An instant that the database cannot store is reported with its line before anything is imported.
#[test]
fn an_instant_that_cannot_be_stored_is_a_fault_with_its_line() {
    let (cli, [friday, ..]) = season();
    let there = elsewhere();
    let good = cli.run(&format!("export {friday}")).good();
    for (instant, other, day) in [
        (":00+01:00", ":00.0001+01:00", "2026-01-31"),
        ("2026-01-31T", "0000-01-31T", "0000-01-31"),
    ] {
        assert!(good.contains(instant), "{good}");
        let file = there.file("odd.csv", good.replace(instant, other));
        let wanted = format!("{file}: line 2: the instant {day}T20:");
        let ran = there.run(&format!("import --dry-run {file}"));
        assert!(ran.out.contains(&format!("wrong: {wanted}")), "{}", ran.out);
        let said = there.run(&format!("import {file}")).bad(1);
        assert!(said.starts_with(&wanted), "{said}");
        assert!(!there.db().exists());
    }
}

#[test]
fn an_import_makes_a_backup_first() {
    let (cli, _) = season();
    let there = elsewhere();
    there.record(&format!("record new {TABLE} --title Mine"), &[PASSED]);
    let before = there.run("export --all").good();
    let file = there.file("in.csv", cli.run("export --all").good());
    let done = there.run(&format!("import --json {file}")).json();
    let kept = done[0]["before"].as_str().unwrap().to_owned();
    assert_eq!(there.sessions().len(), 4);
    there.run(&format!("restore {kept}")).good();
    assert_eq!(there.run("export --all").good(), before);
    // An import of nothing leaves no backup; of the rest only the newest are kept.
    let copies = || {
        let all = fs::read_dir(format!("{}.d", there.db().display())).unwrap();
        let names = all.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names
            .filter(|name| name.starts_with("before-import-"))
            .count()
    };
    assert_eq!(copies(), 1);
    for number in 0..7 {
        let other = elsewhere();
        other.ticks.store(9000 + 500 * number, Ordering::Relaxed);
        other.record(&format!("record new {TABLE}"), &[PASSED]);
        let file = there.file("one.csv", other.run("export last").good());
        there.run(&format!("import {file}")).good();
        let again = there.run(&format!("import --json {file}")).json();
        assert!(again[0]["before"].is_null());
    }
    assert_eq!(copies(), 5);
    assert_eq!(there.run("check").good(), "all is well\n");
    // An import into a new database has nothing to back up.
    let empty = elsewhere();
    let done = empty.run(&format!("import --json {file}")).json();
    assert!(done[0]["before"].is_null());
}

#[test]
fn a_bundle_is_previewed_like_csv() {
    let (cli, [friday, ..]) = season();
    cli.run(&format!("paid {friday} --all")).good();
    let there = elsewhere();
    let file = there.file("in.bundle", cli.run("bundle --all").good());
    let said = there.run(&format!("import --dry-run {file}")).good();
    assert_eq!(said.lines().count(), 4, "{said}");
    assert!(said.contains("3 new sessions with 5 new hands, "), "{said}");
    assert!(!there.db().exists());
    there.run(&format!("import {file}")).good();
    cli.feed(&format!("record {friday}"), SOLO).good();
    there.feed(&format!("record {friday}"), PROP).good();
    let newer = there.file("newer.bundle", cli.run("bundle --all").good());
    let ran = there.run(&format!("import --dry-run {newer}"));
    let both = "continued differently here: here 3 hands, Ann leads by 24; in the file 3 hands, Ann leads by 48";
    assert!(ran.out.contains(both), "{}", ran.out);
    assert_eq!(ran.out.matches("known: ").count(), 2, "{}", ran.out);
    assert_eq!(ran.code, 1, "as the import, which takes all else in");
}
