//! Databases refused for their content: other programs', later versions', altered and damaged ones.

use super::refused::{file, refused};
use crate::store::{Fixture, new_file, raw};
use oddtrick::store::{Access, Database, OpenError, OpenFault, SCHEMA_VERSION};
use oddtrick::task::Work;
use std::fs::read;

#[test]
fn another_programs_database_is_refused() {
    for (application_id, journal) in [
        (0, "delete"),
        (0, "wal"),
        (0x4F64_6455, "delete"),
        (-1, "wal"),
    ] {
        let (_folder, path) = new_file();
        let conn = raw(&path);
        conn.pragma_update_and_check(None, "journal_mode", journal, |_| Ok(()))
            .unwrap();
        conn.execute_batch("CREATE TABLE cards (name TEXT); INSERT INTO cards VALUES ('ace')")
            .unwrap();
        conn.pragma_update(None, "application_id", application_id)
            .unwrap();
        drop(conn);
        assert_eq!(
            refused(&path),
            OpenError {
                path,
                fault: OpenFault::Foreign(application_id)
            }
        );
    }
}

#[test]
fn another_programs_smallest_database_is_refused() {
    let (_folder, path) = new_file();
    raw(&path)
        .execute_batch("PRAGMA page_size = 512; PRAGMA application_id = 5")
        .unwrap();
    assert_eq!(read(&path).unwrap().len(), 512);
    let application_id = 5;
    assert_eq!(
        refused(&path),
        OpenError {
            path,
            fault: OpenFault::Foreign(application_id)
        }
    );
}

#[test]
fn another_programs_locked_database_is_refused_at_once() {
    let (_folder, path) = new_file();
    let conn = raw(&path);
    conn.execute_batch("CREATE TABLE cards (name TEXT); BEGIN EXCLUSIVE")
        .unwrap();
    let error = refused(&path);
    assert!(matches!(error.fault, OpenFault::Foreign(_)), "{error}");
}

#[test]
fn a_later_versions_database_is_refused() {
    for found in [SCHEMA_VERSION + 1, 99, i64::from(i32::MAX)] {
        let fixture = Fixture::played(42);
        raw(fixture.path())
            .pragma_update(None, "user_version", found)
            .unwrap();
        assert_eq!(
            refused(fixture.path()),
            OpenError {
                path: fixture.path.clone(),
                fault: OpenFault::Newer(found)
            }
        );
    }
}

#[test]
fn an_altered_schema_is_refused() {
    let fixture = Fixture::played(43);
    let sound = read(fixture.path()).unwrap();
    for (sql, object) in [
        (
            "CREATE TRIGGER mine AFTER INSERT ON log BEGIN DELETE FROM standings; END",
            "trigger mine",
        ),
        ("CREATE VIEW mine AS SELECT * FROM log", "view mine"),
        ("CREATE TABLE mine (a)", "table mine"),
        ("CREATE INDEX mine ON log (at)", "index mine"),
        (
            "DROP TRIGGER log_rows_never_change",
            "trigger log_rows_never_change",
        ),
        ("DROP TABLE standings", "table standings"),
        (
            "DROP TABLE standings; CREATE VIEW standings AS SELECT 1",
            "view standings",
        ),
        (
            "ALTER TABLE open_hands ADD COLUMN mine INTEGER GENERATED ALWAYS AS (1) VIRTUAL",
            "table open_hands",
        ),
        (
            "ALTER TABLE players RENAME COLUMN name TO mine",
            "table players",
        ),
        ("ANALYZE", "table sqlite_stat1"),
        ("PRAGMA user_version = 2", ""),
        ("PRAGMA user_version = 0", "user_version 0"),
        ("PRAGMA user_version = -1", "user_version -1"),
    ] {
        let (_folder, path) = file(&sound);
        raw(&path).execute_batch(sql).unwrap();
        let OpenFault::Altered(found) = refused(&path).fault else {
            panic!("{sql}")
        };
        assert!(found.starts_with(object), "{sql}: {found}");
    }
}

#[test]
fn early_damage_is_refused() {
    let fixture = Fixture::played(44);
    // A lost free page loses nothing.
    raw(fixture.path()).execute_batch("VACUUM").unwrap();
    let sound = read(fixture.path()).unwrap();
    for (at, with) in [(0, 512), (16, 2), (20, 4), (100, 300), (4076, 20)] {
        let mut bytes = sound.clone();
        bytes[at..at + with].fill(0xa5);
        let (_folder, path) = file(bytes);
        let error = refused(&path);
        assert!(
            matches!(error.fault, OpenFault::NotADatabase | OpenFault::Damaged(_)),
            "{at}: {error}"
        );
    }
    for length in [
        1,
        99,
        100,
        512,
        4095,
        4096,
        8192,
        sound.len() - 1,
        sound.len() - 4096,
    ] {
        let (_folder, path) = file(&sound[..length]);
        // Truncated after the first pages it opens, and a check reports the damage.
        if let Ok(mut db) = Database::open(&path, Access::MustExist) {
            assert_ne!(db.check(&Work::default()).unwrap(), [], "{length}");
        }
    }
}
