//! Journals: every session read from one is valid, can be stored, and is the same in a new journal.

use oddtrick::exchange::bundle;
use oddtrick::ledger::{EditId, EditStamp, HandId, Ledger, Stored};
use oddtrick::store::{Database, JOURNAL, Merge, StoreError, read_journal};
use oddtrick::task::Work;
use std::fs;
use std::path::Path;

/// A journal; lines without a checksum get one, as a fuzzer does not find valid checksums.
pub fn journal(bytes: &[u8]) {
    let folder = tempfile::tempdir().unwrap();
    let lines = bytes.split(|byte| *byte == b'\n').map(sealed);
    let text: Vec<u8> = lines
        .flat_map(|line| [line, vec![b'\n']].concat())
        .collect();
    fs::write(folder.path().join(JOURNAL), text).unwrap();
    let read = read_journal(folder.path(), None).unwrap();
    for session in read.sessions.into_values().filter_map(|one| one.stored) {
        follows(&session);
        kept(&folder.path().join("beside"), &session);
    }
}

/// Adds a checksum to a line without one.
fn sealed(line: &[u8]) -> Vec<u8> {
    let Some(open) = line
        .strip_suffix(b"}")
        .filter(|open| !open.ends_with(b"\""))
    else {
        return line.to_vec();
    };
    let crc = format!(",\"crc\":\"{:08x}\"}}", crc32fast::hash(open));
    [open, crc.as_bytes()].concat()
}

/// The rows are numbered from 1.
fn follows(session: &Stored) {
    assert!(
        session
            .log
            .rows()
            .iter()
            .zip(1..)
            .all(|(row, seq)| row.seq == seq)
    );
}

/// A valid session can be stored in a new database, whose journal then has the same session.
fn kept(beside: &Path, stored: &Stored) {
    let session = &stored.session;
    let ledger = Ledger::open(session.clone()).unwrap();
    assert_eq!(ledger.totals().len(), session.participants.len());
    let mut recovered = Database::open_in_memory().unwrap();
    match recovered.import_salvaged(stored) {
        // Some instants cannot be stored in a database.
        Err(StoreError::Instant(_)) => return,
        came => assert_eq!(came, Ok(true)),
    }
    assert_eq!(recovered.import_salvaged(stored), Ok(false));
    assert_eq!(recovered.check(&Work::default()), Ok(Vec::new()));
    assert_eq!(recovered.load(session.id).as_ref(), Ok(stored));
    bundled(stored);
    let mut other = Database::open_in_memory().unwrap();
    other.use_sidecar(beside).unwrap();
    let by = EditStamp {
        at: session.started,
        edit: EditId(1),
        hand: HandId(0),
    };
    let mut merge = Merge::of(&mut other).unwrap();
    merge
        .sessions
        .put(session, &stored.log, &stored.open, None)
        .unwrap();
    other.merge(&merge, by, &Work::default()).unwrap();
    other.keep_journal();
    let again = read_journal(beside, None).unwrap().sessions;
    assert_eq!(again.len(), 1);
    assert_eq!(again[&session.id].stored.as_ref(), Some(stored));
}

/// A bundle has the same session.
fn bundled(stored: &Stored) {
    let mut text = Vec::new();
    let mut bundle = bundle::Writer::new(&mut text).unwrap();
    bundle.session(&stored.session, &stored.log).unwrap();
    bundle.finish(bundle::Bundle::default()).unwrap();
    let mut sessions = Vec::new();
    let read = bundle::read(text.as_slice(), |_, one| {
        sessions.push((one.session, one.log));
        Ok(())
    });
    assert_eq!(read, Ok(bundle::Bundle::default()));
    assert_eq!(sessions, [(stored.session.clone(), stored.log.clone())]);
}
