//! A database that is damaged or cannot be opened: what the window shows, and its actions.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down};
use std::fs;
use std::path::Path;

const SOLO: [&str; 3] = ["Solo", "Ann plays solo", "Ann takes 7"];
const REBUILD: &str = "Rebuild from all of these";
const LOOK: &str = "Open read-only";
const ONLY_LOOKING: &str = "Opened read-only. Nothing can be entered.";

/// A session of this many hands.
fn evening(size: (u32, u32), hands: usize) -> Person {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    for _ in 0..hands {
        hand(&mut person, &SOLO);
    }
    person.tap("Back");
    person
}

/// Destroy all but the first page.
fn spoil(db: &Path) {
    let mut bytes = fs::read(db).unwrap();
    bytes[4096..].fill(0);
    fs::write(db, bytes).unwrap();
}

fn table(person: &Person) -> String {
    person.elsewhere(&["export", "--all"], "")
}

#[test]
fn a_damaged_database_is_recovered() {
    at_sizes(&[PHONE, LAPTOP], put_together);
}

fn put_together(size: (u32, u32)) {
    let person = evening(size, 3);
    let before = table(&person);
    let mut person = person.restart_after(spoil);
    assert!(
        person.sees("The database is damaged"),
        "{:#?}",
        person.labels()
    );
    assert!(person.sees("In the file itself: Nothing in it can be read."));
    assert!(
        person.sees_part("In the journal: 1 session, 3 hands, newest "),
        "{:#?}",
        person.labels()
    );
    assert!(person.sees("In the backups: 1 backup"));
    assert!(person.sees_part("Restores 1 session, 3 hands"));
    let spoilt = fs::read(person.path("evening.db")).unwrap();
    person.choose(REBUILD);
    assert!(
        person.sees("The sessions are restored"),
        "{:#?}",
        person.labels()
    );
    assert!(person.sees_part("Here now: 1 session, 3 hands"));
    person.choose("Continue to the sessions");
    assert_eq!(table(&person), before);
    assert_eq!(person.elsewhere(&["check"], ""), "all is well\n");
    // The session continues, and the old files are kept.
    person.resume();
    hand(&mut person, &SOLO);
    assert_eq!(person.elsewhere(&["check"], ""), "all is well\n");
    let kept = fs::read_dir(person.path("evening.db.d")).unwrap();
    let kept = kept.map(|one| one.unwrap().path());
    let kept = kept
        .into_iter()
        .find(|path| path.display().to_string().contains("quarantine-"));
    assert_eq!(fs::read(kept.unwrap().join("evening.db")).unwrap(), spoilt);
}

#[test]
fn a_recovery_view_shows_all_and_changes_nothing() {
    at_sizes(&[PHONE, LAPTOP], only_looked_at);
}

fn only_looked_at(size: (u32, u32)) {
    let person = evening(size, 2);
    let mut person = person.restart_after(spoil);
    let before = fs::read(person.path("evening.db")).unwrap();
    person.choose(LOOK);
    for page in ["Sessions", "Players", "Balances", "Schemes", "Settings"] {
        person.choose(page);
        assert!(person.sees(ONLY_LOOKING), "{page}: {:#?}", person.labels());
    }
    person.choose("Sessions");
    assert!(!person.sees("New session"));
    person.resume();
    assert!(person.sees(ONLY_LOOKING));
    assert!(!person.sees("Solo"), "{:#?}", person.labels());
    assert_eq!(person.totals(), ["36", "-12", "-12", "-12"]);
    for label in ["Undo", "Redo"] {
        let label = person.label_with(label);
        assert!(!person.can_tap(&label), "{label}");
    }
    person.choose("Restore");
    assert!(
        person.sees("The database is damaged"),
        "{:#?}",
        person.labels()
    );
    assert!(!person.sees(ONLY_LOOKING));
    assert_eq!(fs::read(person.path("evening.db")).unwrap(), before);
    person.choose(REBUILD);
    person.choose("Continue to the sessions");
    assert!(person.sees("New session"));
}

#[test]
fn a_backup_is_restored_by_a_tap() {
    let person = evening(PHONE, 2);
    let mut person = person.restart_after(|db| {
        spoil(db);
        fs::remove_file(db.with_extension("db.d").join("journal.jsonl")).unwrap();
    });
    assert!(person.sees("In the journal: Nothing in it can be read."));
    let backup = person.label_with("Restore the backup of ");
    person.choose(&backup);
    assert!(
        person.sees("The sessions are restored"),
        "{:#?}",
        person.labels()
    );
    assert!(person.sees_part("Here now: 1 session, 2 hands"));
    person.choose("Continue to the sessions");
    assert_eq!(person.elsewhere(&["check"], ""), "all is well\n");
}

#[test]
fn what_a_restore_replaced_is_among_the_backups() {
    let mut person = evening(PHONE, 1);
    let file = person.path("mine.db");
    person.elsewhere(&["backup", &file], "");
    person.resume();
    hand(&mut person, &SOLO);
    person.tap("Back");
    person.answers_open(&[&file]);
    person.tap("Files: import, export, back up");
    person.choose("Choose a backup to restore");
    person.choose("Replace everything with the backup");
    let mut person = person.restart_after(|db| {
        spoil(db);
        let folder = db.with_extension("db.d");
        drop(fs::remove_dir_all(folder.join("backups")));
        fs::remove_file(folder.join("journal.jsonl")).unwrap();
    });
    assert!(
        person.sees("In the backups: 1 backup"),
        "{:#?}",
        person.labels()
    );
    let copy = person.label_with("Restore the backup of ");
    person.choose(&copy);
    assert!(
        person.sees_part("Here now: 1 session, 2 hands"),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn a_newer_versions_file_is_not_changed() {
    let person = evening(LAPTOP, 1);
    let mut person = person.restart_after(|db| {
        let mut bytes = fs::read(db).unwrap();
        // The schema version in the header.
        bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
        fs::write(db, bytes).unwrap();
    });
    assert!(
        person.sees("A newer Odd Trick wrote this database"),
        "{:#?}",
        person.labels()
    );
    assert!(!person.sees(REBUILD) && !person.sees(LOOK));
    let copy = person.path("copy.db");
    person.answers_save(&copy);
    person.choose("Save the file as it is, as a copy");
    let there = fs::read(person.path("evening.db")).unwrap();
    assert_eq!(fs::read(copy).unwrap(), there);
    assert_eq!(there[63], 99);
    // Others can be opened, and this one again after an update.
    person.choose("Try again");
    assert!(person.sees("A newer Odd Trick wrote this database"));
}

#[test]
fn another_database_is_opened_where_paths_are_typed() {
    let other = evening(PHONE, 1);
    let path = other.path("evening.db");
    let person = other.elsewhere_again();
    let mut person = person.restart_after(|db| fs::write(db, "Ann,Bob\n1,2\n".repeat(99)).unwrap());
    assert!(
        person.sees("This is not an Odd Trick database"),
        "{:#?}",
        person.labels()
    );
    person.choose("Open another database");
    assert!(person.sees("Type the path of a file first."));
    person.write("File", "/none/at/all.db");
    person.choose("Open another database");
    assert!(
        person.sees_part("there is no such file"),
        "{:#?}",
        person.labels()
    );
    person.write("File", &path);
    person.choose("Open another database");
    person.resume();
    hand(&mut person, &SOLO);
    let sessions = other.elsewhere(&["sessions", "--json"], "");
    assert!(sessions.contains("\"hands\":2"), "{sessions}");
}

#[test]
fn damage_not_detected_on_opening_is_detected_soon_after() {
    let person = evening(LAPTOP, 3);
    let before = table(&person);
    let mut person = person.restart_after(|db| {
        let mut bytes = fs::read(db).unwrap();
        // A hand that differs from the one played.
        let at = bytes.windows(11).rposition(|part| part == b"\"tricks\":7,");
        bytes[at.unwrap() + 1] ^= 0x20;
        fs::write(db, bytes).unwrap();
    });
    // The list is shown before the check.
    assert!(person.sees("New session"), "{:#?}", person.labels());
    person.wait();
    assert!(
        person.sees("The database is damaged"),
        "{:#?}",
        person.labels()
    );
    assert!(
        person.sees_part(" is damaged at "),
        "{:#?}",
        person.labels()
    );
    person.choose(REBUILD);
    person.choose("Continue to the sessions");
    assert_eq!(table(&person), before);
}

#[test]
fn damaged_statistics_are_computed_again_without_a_message() {
    let mut person = evening(LAPTOP, 2);
    person.choose("Players");
    person.choose("Sessions");
    let person = person.restart_after(|db| {
        let mut bytes = fs::read(db).unwrap();
        let at = bytes.windows(8).rposition(|part| part == b"\"tasks\":");
        bytes[at.unwrap() + 1] ^= 0x20;
        fs::write(db, bytes).unwrap();
    });
    person.wait();
    assert!(person.sees("New session"), "{:#?}", person.labels());
    assert_eq!(person.elsewhere(&["check"], ""), "all is well\n");
}

#[test]
fn changes_known_to_be_lost_are_listed() {
    let person = evening(PHONE, 3);
    let mut person = person.restart_after(|db| {
        let folder = db.with_file_name("evening.db.d");
        fs::remove_file(db).unwrap();
        fs::remove_dir_all(folder.join("backups")).unwrap();
        let journal = folder.join("journal.jsonl");
        let text = fs::read_to_string(&journal).unwrap();
        let first =
            |line: &&str| line.contains("\"row\":{\"session\"") && line.contains("\"seq\":1,");
        let others = text.split_inclusive('\n').filter(|line| !first(line));
        fs::write(&journal, others.collect::<String>()).unwrap();
    });
    person.choose(REBUILD);
    assert!(
        person.sees_part("At least 3 changes could not be restored."),
        "{:#?}",
        person.labels()
    );
    assert!(!person.sees_part("Everything was restored"));
}

#[test]
fn the_files_panel_lists_automatic_backups() {
    let person = evening(PHONE, 2);
    let before = table(&person);
    // A backup is made when a changed database is closed.
    let mut person = person.restart();
    person.resume();
    hand(&mut person, &SOLO);
    person.tap("Back");
    person.tap("Files: import, export, back up");
    assert!(
        person.reaches("Show the backup of "),
        "{:#?}",
        person.labels()
    );
    let backup = person.label_with("Show the backup of ");
    person.choose(&backup);
    assert!(person.sees("1 session, 3 hands"), "{:#?}", person.labels());
    assert!(person.sees("1 session, 2 hands"));
    person.choose("Replace everything with the backup");
    assert!(person.sees_part("The backup is restored."));
    assert_eq!(table(&person), before);
}
