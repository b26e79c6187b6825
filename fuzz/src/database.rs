//! Damaged database files: each is opened or refused, and all data read are correct or reported as damaged.

use oddtrick::ledger::{Payments, SessionId, SessionSummary, Stored};
use oddtrick::store::{
    Access, AppAct, AppEdit, AppRow, Database, Finding, HouseRules, People, Player, Salvage,
    StoreError,
};
use oddtrick::task::Work;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

/// An undamaged database: sessions of three kinds, one in the trash, with undone hands, payments and house rules. Not
/// updated, so that it is migrated from an older version.
const SOUND: &[u8] = include_bytes!("../sound.db");

/// The first bytes of every SQLite file.
const HEADER: &[u8] = b"SQLite format 3\0";

/// Bytes per sector.
const SECTOR: usize = 512;

/// A database file, or a list of damages to an undamaged one: each a letter, an offset of three bytes, and the letter's
/// arguments (see [`damaged`]).
pub fn database(bytes: &[u8]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.db");
    if bytes.starts_with(HEADER) {
        fs::write(&path, bytes).unwrap();
        opened(&path, None);
    } else {
        let damaged = damaged(bytes);
        fs::write(&path, &damaged).unwrap();
        if opened(&path, Some(truth())) {
            return;
        }
        // Salvage reads an unopened copy.
        let copy = folder.path().join("copy.db");
        fs::write(&copy, &damaged).unwrap();
        if let Ok(salvage) = Database::salvage(&copy) {
            salvaged(&salvage, truth());
        }
    }
}

/// The undamaged database with damages: `t` truncates it, `z` clears a sector, `c` overwrites it with another one, and any
/// other letter writes bytes; the next byte is their number.
fn damaged(mut steps: &[u8]) -> Vec<u8> {
    let mut file = SOUND.to_vec();
    while let [letter, place @ ..] = steps {
        let Some((place, rest)) = number(place) else {
            break;
        };
        steps = rest;
        let place = place % SOUND.len();
        let sector = place - place % SECTOR;
        match letter {
            b't' => file.truncate(place),
            b'z' => over(&mut file, sector, &[0; SECTOR]),
            b'c' => {
                let Some((from, rest)) = number(steps) else {
                    break;
                };
                steps = rest;
                let from = from % SOUND.len();
                let from = from - from % SECTOR;
                over(&mut file, sector, &SOUND[from..][..SECTOR]);
            }
            _ => {
                let Some((length, rest)) = steps.split_first() else {
                    break;
                };
                let (bytes, rest) = rest.split_at(rest.len().min(usize::from(*length)));
                steps = rest;
                over(&mut file, place, bytes);
            }
        }
    }
    file
}

fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (place, rest) = bytes.split_first_chunk::<3>()?;
    Some((
        place
            .iter()
            .fold(0, |all, byte| all << 8 | usize::from(*byte)),
        rest,
    ))
}

/// Overwrites bytes within a file.
fn over(file: &mut [u8], place: usize, bytes: &[u8]) {
    let length = bytes.len().min(file.len().saturating_sub(place));
    if let Some(there) = file.get_mut(place..place + length) {
        there.copy_from_slice(&bytes[..length]);
    }
}

/// Everything read from a database.
#[derive(Debug, PartialEq)]
struct Contents {
    sessions: Result<Vec<SessionSummary>, StoreError>,
    stored: BTreeMap<SessionId, Result<Stored, StoreError>>,
    players: Result<Vec<Player>, StoreError>,
    app_log: Result<Vec<AppRow>, StoreError>,
    payments: Result<Payments, StoreError>,
    house_rules: Result<Vec<Result<HouseRules, StoreError>>, StoreError>,
}

impl Contents {
    fn by(db: &mut Database) -> Self {
        let sessions = db.sessions();
        let ids = sessions.iter().flatten().map(|row| row.id);
        let stored = ids.map(|id| (id, db.load(id))).collect();
        Self {
            sessions,
            stored,
            players: db.people().map(People::players),
            app_log: db.app_log(),
            payments: db.people().map(People::payments),
            house_rules: db.people().map(People::house_rules),
        }
    }
}

/// The contents of the undamaged database.
fn truth() -> &'static Contents {
    static TRUTH: OnceLock<Contents> = OnceLock::new();
    TRUTH.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening.db");
        fs::write(&path, SOUND).unwrap();
        let mut db = Database::open(&path, Access::MustExist).unwrap();
        assert_eq!(db.check(&Work::default()), Ok(Vec::new()));
        let contents = Contents::by(&mut db);
        assert!(contents.stored.len() > 1 && contents.stored.values().all(Result::is_ok));
        contents
    })
}

/// Whether a file can be opened and passes all checks.
fn opened(path: &Path, truth: Option<&Contents>) -> bool {
    let mut db = match Database::open(path, Access::MustExist) {
        Ok(db) => db,
        // SQLite's messages may quote any bytes of the file; they are escaped when printed.
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    let findings = db.check(&Work::default());
    let contents = Contents::by(&mut db);
    let nothing_found = findings.as_ref().is_ok_and(Vec::is_empty);
    if nothing_found {
        assert!(
            contents.stored.values().all(Result::is_ok),
            "a damaged session was not found"
        );
    }
    let Some(truth) = truth else {
        return nothing_found;
    };
    if nothing_found {
        assert!(contents == *truth, "not found: {contents:?}");
    }
    // If SQLite itself finds errors, it may skip whole rows.
    let out_of_order = |one: &Finding| matches!(one, Finding::File(_) | Finding::Orphan { .. });
    if findings.is_ok_and(|found| !found.iter().any(out_of_order)) {
        nothing_false(&contents, truth);
    }
    nothing_found
}

fn nothing_false(contents: &Contents, truth: &Contents) {
    for (id, stored) in &contents.stored {
        assert!(
            stored.is_err() || Some(stored) == truth.stored.get(id),
            "{stored:?}"
        );
    }
    assert!(contents.players.is_err() || contents.players == truth.players);
    no_row_invented(contents.app_log.as_deref().unwrap_or_default(), truth);
    assert!(contents.payments.is_err() || contents.payments == truth.payments);
    let true_rules = truth.house_rules.as_ref().unwrap();
    for rules in contents
        .house_rules
        .iter()
        .flatten()
        .filter(|one| one.is_ok())
    {
        assert!(true_rules.contains(rules), "{rules:?}");
    }
    let true_rows = truth.sessions.as_ref().unwrap();
    for row in contents.sessions.iter().flatten() {
        assert!(row.damaged || true_rows.contains(row), "{row:?}");
    }
}

/// All salvaged log rows and hands were in the database, in the same order.
fn salvaged(salvage: &Salvage, truth: &Contents) {
    for (id, one) in &salvage.sessions {
        let (Some(stored), Some(Ok(true_one))) = (&one.stored, truth.stored.get(id)) else {
            continue;
        };
        for hand in &stored.session.hands {
            let was = |row: &oddtrick::ledger::LogRow| {
                format!("{:?}", row.act).contains(&format!("{:?}", hand.record))
            };
            assert!(
                true_one.session.hands.contains(hand) || true_one.log.rows().iter().any(was),
                "an invented hand: {hand:?}"
            );
        }
        if !one.known.hands_only {
            let rows = stored.log.rows();
            assert!(true_one.log.rows().starts_with(rows), "an invented row");
        }
    }
    no_row_invented(&salvage.people, truth);
}

/// Every row of the application's log was in the database. A migration numbers its rows in the order in which it finds
/// them, gives the facts that stood outside the log the time of the first row that it can read, and writes a payment
/// whose own row is damaged as received.
fn no_row_invented(log: &[AppRow], truth: &Contents) {
    let true_log = truth.app_log.as_ref().unwrap();
    let payments = truth.payments.as_ref().unwrap();
    let unnumbered = |row: &AppRow| AppRow {
        seq: 0,
        ..row.clone()
    };
    let written = |row: &&AppRow| match &row.act {
        AppAct::Do(AppEdit::Receive { paid, taken_back }) => {
            let mut back = taken_back.iter();
            paid.iter()
                .all(|one| payments.paid.get(&one.id) == Some(one))
                && back.all(|one| payments.taken_back.get(&one.id) == Some(one))
        }
        AppAct::Do(
            AppEdit::AddPlayer { .. } | AppEdit::BeginSession { .. } | AppEdit::MergePlayers { .. },
        ) => true_log.iter().any(|other| other.act == row.act),
        _ => true_log
            .iter()
            .any(|other| unnumbered(row) == unnumbered(other)),
    };
    let invented = log.iter().find(|row| !written(row));
    assert_eq!(invented, None, "an invented row");
}
