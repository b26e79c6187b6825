//! Logs are append-only for every program.

use crate::store::{Fixture, breaks_a_constraint, dump, raw};
use crate::support::{by, minute};
use oddtrick::ledger::EditId;

#[test]
fn log_rows_cannot_be_changed_or_removed() {
    let fixture = Fixture::played(81);
    let mut db = fixture.db();
    db.delete_session(fixture.id(), by(EditId(1), minute(0)))
        .unwrap();
    db.undelete(fixture.id(), by(EditId(2), minute(1))).unwrap();
    db.close().unwrap();
    let before = dump(fixture.path());
    let columns = "stream, seq, id, at, at_offset, act, target, edit, format, crc";
    for sql in [
        "UPDATE log SET at = at + 1",
        "UPDATE OR REPLACE log SET seq = 1",
        "DELETE FROM log",
        "DELETE FROM log WHERE seq = (SELECT max(seq) FROM log)",
        &format!("INSERT OR REPLACE INTO log SELECT {columns} FROM log WHERE seq = 2"),
        &format!(
            "INSERT INTO log SELECT stream, seq + 100, id, {} FROM log",
            columns.split_once("id, ").unwrap().1
        ),
        "DELETE FROM log WHERE stream = zeroblob(16)",
        &format!(
            "INSERT INTO log SELECT stream, seq + (SELECT max(seq) FROM log WHERE stream = zeroblob(16)), id, {} FROM log
             WHERE stream = zeroblob(16) AND seq = 1",
            columns.split_once("id, ").unwrap().1
        ),
        "DELETE FROM sessions",
        "UPDATE sessions SET id = randomblob(16)",
        "UPDATE sessions SET title = 'another'",
        "UPDATE sessions SET participants = '[]'",
        "DELETE FROM frozen_schemes",
    ] {
        let conn = raw(fixture.path());
        assert!(breaks_a_constraint(&conn, sql), "{sql}");
        drop(conn);
        assert_eq!(dump(fixture.path()), before, "{sql}");
    }
    fixture.check(&mut fixture.db());
}

#[test]
fn a_log_is_deleted_with_its_session() {
    let fixture = Fixture::played(82);
    let mut db = fixture.db();
    db.delete_session(fixture.id(), by(EditId(1), minute(0)))
        .unwrap();
    db.close().unwrap();
    let conn = raw(fixture.path());
    // In the trash it is protected as well.
    assert!(breaks_a_constraint(&conn, "DELETE FROM log"));
    conn.execute("DELETE FROM sessions", []).unwrap();
    drop(conn);
    let after = dump(fixture.path());
    for (table, rows) in [("open_hands", 0), ("standings", 0)] {
        assert_eq!(after[table].len(), rows, "{table}");
    }
    // The rest is the log of the application.
    assert_eq!(after["log"].len(), after["players"].len() + 2);
    assert!(after["players"].len() >= 4);
}
