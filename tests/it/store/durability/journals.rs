//! The journal: appending, rewriting, and reading it.

use super::sidecar::{kept, logs};
use crate::store::{Fixture, folder, insert_sessions};
use crate::support::{by, minute, scheme, session};
use oddtrick::ledger::{Edit, EditId, LogRow, Session, SessionId, Stored};
use oddtrick::store::{JOURNAL, read_journal};
use std::fs::{File, copy, read, read_dir, rename, write};
use std::path::PathBuf;
use tempfile::TempDir;

fn journal(fixture: &Fixture) -> PathBuf {
    fixture.folder.path().join("d").join(JOURNAL)
}

/// A fixture with this many hands in its database and journal.
fn played(seed: u64, hands: usize) -> Fixture {
    let mut fixture = Fixture::new(seed);
    let mut db = kept(&fixture);
    for _ in 0..hands {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    db.close().unwrap();
    fixture
}

#[test]
fn an_intact_journal_is_only_appended_to() {
    let mut fixture = played(221, 3);
    // An unreadable line stays in place.
    let before = [&read(journal(&fixture)).unwrap()[..], b"?\n"].concat();
    write(journal(&fixture), &before).unwrap();
    let row = fixture.hand();
    fixture.commit(&mut kept(&fixture), &[row]);
    let after = read(journal(&fixture)).unwrap();
    let added = after.strip_prefix(&before[..]).unwrap();
    assert_eq!(added.iter().filter(|byte| **byte == b'\n').count(), 1);
    assert_eq!(logs(&fixture), [fixture.log]);
}

#[test]
fn the_journal_has_all_sessions() {
    let mut fixture = Fixture::new(222);
    let other = Session {
        id: SessionId(8),
        ..session(scheme("solo-whist-points", &[]), 4)
    };
    let mut other = Fixture::of(223, other);
    let mut db = kept(&fixture);
    db.create_session(other.ledger.session(), &other.open, None)
        .unwrap();
    for _ in 0..3 {
        for fixture in [&mut fixture, &mut other] {
            let row = fixture.hand();
            fixture.commit(&mut db, &[row]);
        }
    }
    assert_eq!(logs(&fixture), [fixture.log, other.log]);
}

/// Whether the file system replaces an open file. On Windows not every one does, and Wine does not.
fn open_files_are_replaced() -> bool {
    let folder = TempDir::new().unwrap();
    let [new, old] = ["new", "old"].map(|name| folder.path().join(name));
    write(&new, "").unwrap();
    write(&old, "").unwrap();
    let _open = File::open(&old).unwrap();
    rename(&new, &old).is_ok()
}

#[test]
fn a_reimported_session_is_journalled_again() {
    // Otherwise the journal that another window has open stays as it is.
    if !open_files_are_replaced() {
        return;
    }
    let (mut fixture, mut again) = (played(224, 3), Fixture::new(225));
    let (mut db, mut window) = (kept(&fixture), kept(&fixture));
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    let after = minute(100_000).to_utc();
    db.delete_session(fixture.id(), by(EditId(1), minute(1)))
        .unwrap();
    db.purge(after).unwrap();
    db.keep_journal();
    db.create_session(again.ledger.session(), &again.open, None)
        .unwrap();
    let row = again.hand();
    again.commit(&mut db, &[row]);
    assert_eq!(logs(&fixture), [again.log.clone()]);
    // Another window deletes it, and it is imported again.
    window
        .delete_session(fixture.id(), by(EditId(2), minute(1)))
        .unwrap();
    window.purge(after).unwrap();
    window.keep_journal();
    insert_sessions(&mut db, &[again.stored()], by(EditId(3), minute(2))).unwrap();
    let row = again.hand();
    again.commit(&mut db, &[row]);
    assert_eq!(logs(&fixture), [again.log]);
}

#[test]
fn a_journal_that_ends_with_a_long_row_is_only_appended_to() {
    let mut fixture = Fixture::new(226);
    let none = fixture.stored();
    let like = |id| Stored {
        session: Session {
            id: SessionId(id),
            ..none.session.clone()
        },
        ..none.clone()
    };
    let mut db = kept(&fixture);
    let sessions: Vec<Stored> = (100..2_600).map(like).collect();
    insert_sessions(&mut db, &sessions, by(EditId(1), minute(1))).unwrap();
    db.close().unwrap();
    let before = read(journal(&fixture)).unwrap();
    let rows = before.strip_suffix(b"\n").unwrap();
    let last = rows.rsplit(|byte| *byte == b'\n').next().unwrap();
    assert!(last.len() > 64 * 1024, "{}", last.len());
    // Opening it writes nothing; neither does a torn row before the next hand is recorded.
    kept(&fixture).close().unwrap();
    assert_eq!(read(journal(&fixture)).unwrap(), before);
    let torn = [&before, &last[..100_000.min(last.len() - 1)]].concat();
    write(journal(&fixture), &torn).unwrap();
    let row = fixture.hand();
    fixture.commit(&mut kept(&fixture), &[row]);
    let after = read(journal(&fixture)).unwrap();
    assert!(after.starts_with(&torn));
    let beside = read_dir(fixture.folder.path().join("d")).unwrap();
    let journals = beside.filter(|entry| {
        let name = entry.as_ref().unwrap().file_name();
        name.to_string_lossy().ends_with("jsonl")
    });
    assert_eq!(journals.count(), 1);
    assert_eq!(logs(&fixture)[0], fixture.log);
}

/// The lines of a session.
fn of_session(journal: &str) -> impl Iterator<Item = &str> {
    let lines = journal.split_inclusive('\n');
    lines.filter(|line| line.starts_with("{\"session\"") || line.starts_with("{\"row\""))
}

#[test]
fn lines_may_be_repeated_or_out_of_order() {
    let fixture = played(226, 4);
    // The same session with another title after the second hand.
    let mut other = played(226, 2);
    let edit = Edit::Retitle {
        before: "Saturday".to_owned(),
        after: "Sunday".to_owned(),
    };
    let row = other.make(edit);
    other.commit(&mut kept(&other), &[row]);
    let texts = [&fixture, &other]
        .map(|fixture| String::from_utf8(read(journal(fixture)).unwrap()).unwrap());
    // Its start, which is repeated before the first hand, and its hands.
    let mut lines: Vec<&str> = of_session(&texts[0]).skip(1).collect();
    lines.extend(of_session(&texts[1]).last());
    lines.push(&lines[4][..40]);
    lines.push("\n");
    let mut rows: Vec<&LogRow> = fixture.log.rows().iter().collect();
    rows.extend(other.log.rows().last());
    // The start is 0, the alternative continuation 5, half a line 6 and an empty one 7.
    for (order, wanted) in [
        (&[0, 1, 2, 3, 4][..], &[1, 2, 3, 4][..]),
        (&[0, 1, 1, 2, 3, 2, 1, 4, 4], &[1, 2, 3, 4]),
        (&[0, 2, 1, 4, 3], &[1, 2, 3, 4]),
        (&[0, 4, 3, 2, 1], &[1, 2, 3, 4]),
        (&[0, 1, 2, 4], &[1, 2]),
        (&[0, 1, 2, 3, 4, 5], &[1, 2, 5]),
        (&[0, 1, 2, 5, 3, 4], &[1, 2, 3, 4]),
        (&[0, 1, 2, 3, 6], &[1, 2, 3]),
        (&[0, 1, 6, 7, 2, 3], &[1, 2, 3]),
        (&[0], &[]),
    ] {
        let text: String = order.iter().map(|at| lines[*at]).collect();
        write(journal(&fixture), text).unwrap();
        let wanted: Vec<LogRow> = wanted
            .iter()
            .map(|at: &usize| rows[at - 1].clone())
            .collect();
        assert_eq!(logs(&fixture)[0].rows(), wanted, "{order:?}");
    }
    // Rows without the session's start are useless.
    write(journal(&fixture), lines[1..5].concat()).unwrap();
    assert_eq!(logs(&fixture), []);
}

#[test]
fn an_invalid_journal_is_not_read() {
    let fixture = played(227, 2);
    copy(journal(&fixture), journal(&fixture).with_extension("txt")).unwrap();
    assert_eq!(logs(&fixture), [fixture.log.clone()]);
    let path = fixture.folder.path();
    let nothing = read_journal(&path.join("nowhere"), None).unwrap();
    assert!(nothing.sessions.is_empty() && nothing.people.is_empty());
    let error = read_journal(fixture.path(), None).unwrap_err();
    assert_eq!(error.to_string(), "not a file or folder of this user");
    assert_eq!(folder(path).into_keys().collect::<Vec<_>>(), ["evening.db"]);
}
