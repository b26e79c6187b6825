//! The files panel and the stakes panel: the test answers dialogs and taps the rest.

use crate::frame::room::stands;
use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, key, sit_down, sit_down_with};
use oddtrick::window::desktop::Show;
use slint::platform::Key;
use slint::{ComponentHandle, Model};
use std::collections::BTreeSet;

const SOLO: [&str; 3] = ["Solo", "Ann plays solo", "Ann takes 7"];

/// A session of one hand in which Ann wins 18 points at this stake, then the list.
fn evening(person: &mut Person, stake: Option<&str>) {
    sit_down(person, stake);
    hand(person, &SOLO);
    person.tap("Back");
}

/// The stakes of the only session, as printed by the command line.
fn stakes(person: &Person) -> String {
    person.elsewhere(&["stake", "last"], "")
}

#[test]
fn a_stake_is_changed_from_a_hand_on_and_undone() {
    at_sizes(&[PHONE, LAPTOP], stake_changed);
}

fn stake_changed(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_with(&mut person, &["Ann", "Bob", "Cy", "Dee"], None);
    hand(&mut person, &SOLO);
    person.tap("More");
    person.tap("Stake");
    assert!(person.sees("From hand 2 on"), "{:#?}", person.labels());
    let ten = person.label_with("0.10 ");
    person.choose(&ten);
    assert!(stakes(&person).contains("from hand 2 on: 0.10 "));
    // Earlier hands can be changed too.
    person.choose("From hand 1 on");
    person.choose("Another stake");
    person.write("Another stake", "۰٫۲۵");
    person.choose("Set the typed stake");
    assert!(stakes(&person).contains("from hand 1 on: 0.25 "));
    // An ambiguous thousands separator is refused, and nothing has changed.
    person.choose("Another stake");
    person.write("Another stake", "1,000");
    person.choose("Set the typed stake");
    assert!(person.sees("An amount such as 0.05, or 1/10 for 1 on every ten points"));
    assert!(stakes(&person).contains("from hand 1 on: 0.25 "));
    person.choose("Settled winner takes the pot");
    person.choose("Paid after every hand");
    assert!(stakes(&person).contains("settled winner-takes-pot, paid after every hand"));
    person.choose("Whoever sits out a hand pays for it too");
    assert!(stakes(&person).contains(", each hand counting for those who sat it out"));
    person.choose("Close the stakes panel");
    for _ in 0..4 {
        person.undo();
    }
    assert!(stakes(&person).contains("hand 1: no stake"));
    assert!(stakes(&person).contains("from hand 2 on: 0.10 "));
    person.undo();
    assert!(stakes(&person).ends_with("from hand 1 on: no stake\n"));
    // No hand follows the end.
    hand(
        &mut person,
        &["More", "End the session", "Sheet", "More", "Stake"],
    );
    assert!(!person.sees("From hand 2 on"), "{:#?}", person.labels());
}

#[test]
fn a_bundle_is_exported_and_imported_with_a_preview() {
    let mut person = Person::new(PHONE);
    evening(&mut person, None);
    let file = person.path("saturday.bundle");
    person.answers_save(&file);
    person.tap("Files: import, export, back up");
    person.choose("Save as a bundle: all sessions");
    assert!(
        person.sees(&format!("Saved as {file}")),
        "{:#?}",
        person.labels()
    );
    // The same session as CSV.
    let table = person.path("saturday.csv");
    person.answers_save(&table);
    person.choose("for a spreadsheet");
    person.choose("0,05 and semicolons");
    person.choose("Save as CSV: all sessions");
    let written = std::fs::read_to_string(&table).unwrap();
    assert!(
        written.starts_with("\u{FEFF}\"session\";\"title\""),
        "{written}"
    );

    let mut other = person.elsewhere_again();
    other.answers_open(&[&file, &table]);
    other.tap("Files: import, export, back up");
    other.choose("Choose files to import");
    let labels = other.labels();
    let rows: BTreeSet<&String> = labels
        .iter()
        .filter(|one| one.contains(", line ") && one.contains(": "))
        .collect();
    let rows: Vec<&String> = rows.into_iter().collect();
    assert_eq!(rows.len(), 2, "{labels:#?}");
    assert!(rows[0].starts_with("saturday.bundle, line 3, New: Solo Whist · Polish points, "));
    assert!(rows[0].ends_with(", 1 hand"), "{rows:?}");
    assert!(
        rows[1].starts_with("saturday.csv, line 2, Already here: "),
        "{rows:?}"
    );
    assert!(
        other
            .elsewhere(&["sessions", "--json"], "")
            .starts_with("[]")
    );
    other.choose("Import what is new");
    assert!(
        other.sees_part("Imported. New sessions: 1. Continued: 0. New hands: 1. New payments: 0."),
        "{:#?}",
        other.labels()
    );
    assert!(other.sees_part("before-import-"));
    // A second import finds nothing new.
    other.answers_open(&[&file]);
    other.choose("Choose files to import");
    assert!(other.sees("Nothing new to import."));
    assert!(!other.sees("Import what is new"));
}

#[test]
fn nothing_is_saved_over_the_databases_files() {
    // High enough for all parts of the panel.
    let mut person = Person::new((1280, 1400));
    evening(&mut person, None);
    let before = person.elsewhere(&["bundle", "--all"], "");
    person.tap("Files: import, export, back up");
    for save in [
        "Save as CSV: all sessions",
        "Save as a bundle: all sessions",
        "Back up everything in one file",
    ] {
        for own in ["evening.db", "evening.db-wal", "evening.db.d/journal.jsonl"] {
            let own = person.path(own);
            person.answers_save(&own);
            person.choose(save);
            let said = format!("Failed: {own} belongs to the database");
            assert!(person.sees(&said), "{save}: {:#?}", person.labels());
        }
    }
    assert_eq!(person.elsewhere(&["bundle", "--all"], ""), before);
}

#[test]
fn faults_are_shown_by_line_and_prevent_the_import() {
    let mut person = Person::new(LAPTOP);
    evening(&mut person, None);
    let good = person.elsewhere(&["export", "--all"], "");
    let bad = person.path("bad.csv");
    std::fs::write(&bad, good.replacen(",solo,", ",sol,", 1)).unwrap();
    let mut other = person.elsewhere_again();
    other.answers_open(&[&bad]);
    other.tap("Files: import, export, back up");
    other.choose("Choose files to import");
    assert!(
        other.sees(
            "bad.csv, line 2, Error: hand 1: there is no contract `sol`, did you mean `solo`?"
        ),
        "{:#?}",
        other.labels()
    );
    assert!(other.sees("One error; nothing was imported. Correct the file and try again."));
    assert!(!other.sees("Import what is new"));
    // Esc goes back to Files, as the button does, and from there to the page.
    let esc = key(Key::Escape);
    other.press(&[], &esc);
    assert!(other.sees("Choose files to import"));
    other.press(&[], &esc);
    assert!(!other.sees("Choose files to import"));
    other.answers_open(&[&bad]);
    other.tap("Files: import, export, back up");
    other.choose("Choose files to import");
    other.choose("Back to files");
    assert!(other.sees("Choose files to import"));
    // A cancelled dialog changes nothing.
    other.choose("Choose files to import");
    assert!(other.sees("Save as CSV: all sessions"));
}

#[test]
fn everything_is_backed_up_and_restored() {
    let mut person = Person::new(PHONE);
    evening(&mut person, None);
    let before = person.elsewhere(&["export", "--all"], "");
    let file = person.path("mine.db");
    person.answers_save(&file);
    person.choose("Settings");
    person.choose("Files and backups");
    person.choose("Back up everything in one file");
    assert!(
        person.sees(&format!("Saved as {file}")),
        "{:#?}",
        person.labels()
    );
    person.record_elsewhere(r#"{"passed":true}"#);
    let after = person.elsewhere(&["export", "--all"], "");
    assert_ne!(after, before);
    // An invalid backup is refused with a line.
    let none = person.path("none.db");
    std::fs::write(&none, "a letter").unwrap();
    person.answers_open(&[&none]);
    person.choose("Choose a backup to restore");
    let refused = person
        .labels()
        .into_iter()
        .find(|label| label.contains("is not an Odd Trick backup"))
        .unwrap();
    // It is beside the button that restores.
    person.reach("Choose a backup to restore");
    let (top, foot) = stands(&person, &refused);
    assert!(top > stands(&person, "Back up everything in one file").1);
    assert!(foot <= stands(&person, "Choose a backup to restore").0);

    person.answers_open(&[&file]);
    person.choose("Choose a backup to restore");
    assert!(person.sees("1 session, 2 hands"), "{:#?}", person.labels());
    assert!(person.sees("1 session, 1 hand"));
    assert_eq!(person.elsewhere(&["export", "--all"], ""), after);
    person.choose("Replace everything with the backup");
    assert!(
        person.sees_part("The backup is restored."),
        "{:#?}",
        person.labels()
    );
    assert_eq!(person.elsewhere(&["export", "--all"], ""), before);
    assert_eq!(person.elsewhere(&["check"], ""), "all is well\n");
    // The old database is kept, and can be restored the same way.
    let kept = person.path("evening.db.d");
    let kept = std::fs::read_dir(kept)
        .unwrap()
        .map(|one| one.unwrap().path());
    let kept: Vec<String> = kept
        .map(|path| path.display().to_string())
        .filter(|path| path.contains("before-restore-") && !path.contains("journal"))
        .collect();
    assert_eq!(kept.len(), 1);
    person.answers_open(&[&kept[0]]);
    person.choose("Choose a backup to restore");
    person.choose("Replace everything with the backup");
    assert_eq!(person.elsewhere(&["export", "--all"], ""), after);
    // The window continues with it.
    person.choose("Close the files panel");
    person.choose("Sessions");
    person.resume();
    hand(&mut person, &SOLO);
    assert_eq!(person.elsewhere(&["check"], ""), "all is well\n");
}

#[test]
fn without_dialogs_paths_are_typed() {
    let mut person = Person::new(PHONE);
    evening(&mut person, None);
    let file = person.path("all.csv");
    person.elsewhere(&["export", "--all", "-o", &file], "");
    let mut other = person.elsewhere_again();
    other.tap("Files: import, export, back up");
    other.choose("Preview");
    assert!(other.sees("Type the path of a file first."));
    // Enter previews it too, and the path of a backup is separate.
    other.write("File", &file);
    other.enter("File");
    other.choose("Import what is new");
    assert!(
        other.sees_part("Imported. New sessions: 1."),
        "{:#?}",
        other.labels()
    );
    other.choose("Save as CSV: all sessions");
    assert!(
        other.sees_part("settings/shared/All sessions.csv"),
        "{:#?}",
        other.labels()
    );
    // The folder can be changed permanently; its files can be opened.
    let folder = other.path("cards");
    other.write("Folder for saved files", &folder);
    other.choose("Save as a bundle: all sessions");
    let saved = format!("{folder}/All sessions.bundle");
    assert!(other.sees(&format!("Saved as {saved}")));
    assert!(std::fs::exists(&saved).unwrap());
    other.choose("Show in folder");
    let shown = other.desktop.shown.take();
    assert_eq!(shown, Some((saved.into(), Show::Folder)));
    other.choose("Choose a backup to restore");
    assert!(other.sees("Type the path of a file first."));
    // A second backup of the day does not replace the first.
    for end in [".db", "-2.db"] {
        other.choose("Back up everything in one file");
        let saved = other.label_with(&format!("Saved as {folder}/oddtrick-"));
        let day = saved.rsplit("oddtrick-").next().unwrap();
        assert_eq!(day.len(), "2026-11-29".len() + end.len(), "{saved}");
        assert!(saved.ends_with(end), "{saved}");
    }
    let mut other = other.restart();
    other.tap("Files: import, export, back up");
    other.choose("Save as a bundle: all sessions");
    assert!(other.sees_part(&folder), "{:#?}", other.labels());
}

#[test]
fn a_search_finds_games_and_schemes_by_their_names_in_the_windows_language() {
    let mut person = Person::new(LAPTOP);
    evening(&mut person, None);
    person.elsewhere(&["end", "last"], "");
    person.choose("Settings");
    person.choose("Polski");
    person.choose("Sesje");
    let row = |person: &Person| person.sees_part("Ann, Bob, Cy, Dee");
    for (search, found) in [
        ("polskie punkty", true),
        ("WIST SOLO", true),
        ("angielskie", false),
        ("ann", true),
    ] {
        person.write("Szukaj sesji", search);
        assert_eq!(row(&person), found, "{search}: {:#?}", person.labels());
    }
}

/// A user whose only session has diverged from the file, and the file.
fn two_ways(size: (u32, u32)) -> (Person, String) {
    let mut other = Person::new(size);
    evening(&mut other, None);
    let first = other.path("first.bundle");
    std::fs::write(&first, other.elsewhere(&["bundle", "--all"], "")).unwrap();
    let mut person = other.elsewhere_again();
    person.elsewhere(&["import", &first], "");
    for (one, ends) in [(&other, "Cy"), (&person, "Dee")] {
        let hand = |who| format!(r#"{{"contract":"solo","declarers":["{who}"],"tricks":5}}"#);
        one.record_elsewhere(&hand(ends));
        one.record_elsewhere(&hand("Bob"));
    }
    other.elsewhere(&["undo", "last"], "");
    let file = person.path("other.bundle");
    std::fs::write(&file, other.elsewhere(&["bundle", "--all"], "")).unwrap();
    person.answers_open(&[&file]);
    person.tap("Files: import, export, back up");
    person.choose("Choose files to import");
    (person, file)
}

/// The number of hands of each session, sorted.
fn hands_kept(person: &Person) -> Vec<u64> {
    let all: serde_json::Value =
        serde_json::from_str(&person.elsewhere(&["sessions", "--json"], "")).unwrap();
    let all = all.as_array().unwrap().iter();
    let mut hands: Vec<u64> = all.map(|one| one["hands"].as_u64().unwrap()).collect();
    hands.sort_unstable();
    hands
}

#[test]
fn a_diverged_session_may_become_the_files_version() {
    let (mut person, _) = two_ways(PHONE);
    let view = person.ctx.window().global::<oddtrick_ui::FilesView>();
    let rows: Vec<_> = view.get_preview().iter().collect();
    let diverged =
        |row: &&oddtrick_ui::ImportPreviewRow| row.kind == oddtrick_ui::ImportPreviewKind::Diverged;
    let row = rows.iter().find(diverged).unwrap();
    let named = "Continued differently here: Solo Whist · Polish points, ";
    assert!(row.text.starts_with(named), "{row:?}");
    let (_, versions) = row.text.split_once(", here ").unwrap();
    let (here, file) = versions.split_once("; in the file ").unwrap();
    let leads = |text: &str, hands| text.starts_with(&format!("{hands} hands, Ann leads by "));
    assert!(leads(here, 3) && leads(file, 2), "{versions}");
    assert!(person.sees(&row.label), "{:#?}", person.labels());
    assert!(!person.sees("Import what is new"));
    person.choose("Take the one in the file");
    person.choose("Import what is new");
    assert_eq!(hands_kept(&person), [2]);
    assert_eq!(person.elsewhere(&["check"], ""), "all is well\n");
}

#[test]
fn both_versions_of_a_diverged_session_may_be_kept() {
    let (mut person, file) = two_ways(LAPTOP);
    person.choose("Keep both");
    person.choose("Import what is new");
    assert_eq!(hands_kept(&person), [2, 3]);
    // Known sessions are not imported again, and there is no choice left.
    person.answers_open(&[&file]);
    person.choose("Choose files to import");
    assert!(!person.sees("Keep both"), "{:#?}", person.labels());
    assert!(
        person.sees("Nothing new to import."),
        "{:#?}",
        person.labels()
    );
}

fn saved_in_place(size: (u32, u32)) {
    const SAVES: [&str; 3] = [
        "Save as CSV: all sessions",
        "Save as a bundle: all sessions",
        "Back up everything in one file",
    ];
    let mut person = Person::new(size);
    evening(&mut person, None);
    person.tap("Files: import, export, back up");
    let folder = person.path(&"a folder with a long name/".repeat(8));
    person.write("Folder for saved files", &folder);
    let places = |person: &Person| SAVES.map(|save| stands(person, save));
    let before = places(&person);
    for (save, (top, foot)) in SAVES.into_iter().zip(before) {
        person.choose(save);
        let said = stands(&person, &person.label_with("Saved as "));
        let shows = stands(&person, "Show in folder");
        assert!(
            said.1 <= top && top - said.1 < 40.0,
            "{save}: {said:?} over {top}"
        );
        assert!(
            shows.0 >= foot && shows.0 - foot < 40.0,
            "{save}: {shows:?} under {foot}"
        );
        assert_eq!(places(&person), before, "after {save}");
    }
}

#[test]
fn saving_moves_nothing_and_the_outcome_is_beside_its_button() {
    // High enough for all parts of the panel.
    at_sizes(&[(360, 1400), (1280, 1400)], saved_in_place);
}
