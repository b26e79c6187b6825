//! Database files: whatever became of one, it is opened or refused, and tells the truth or that something is wrong.

use oddtrick::ledger::SessionId;
use oddtrick::store::{
    Access, AppRow, Database, Finding, HouseRules, Payments, Player, Salvage, SessionRow,
    StoreError, Stored,
};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

/// A sound database: an evening each of three kinds, one of them in the bin, with undone hands, payments and house rules.
/// It is as it was when this was written, so that it is brought here from an older version some day.
const SOUND: &[u8] = include_bytes!("../sound.db");

/// How every file of SQLite begins.
const HEADER: &[u8] = b"SQLite format 3\0";

/// The length of a sector.
const SECTOR: usize = 512;

/// A database file as it is, or else what happens to a sound one: steps of a letter and a place in three bytes, and what
/// the letter wants (see [`damaged`]).
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
        // What a damaged file is recovered from is a copy that was not touched.
        let copy = folder.path().join("copy.db");
        fs::write(&copy, &damaged).unwrap();
        if let Ok(salvage) = Database::salvage(&copy) {
            salvaged(&salvage, truth());
        }
    }
}

/// The sound database after all that happened to it: `t` cuts it off, `z` loses a sector, `c` puts another in its place, and
/// any other letter writes as many bytes as the next one says.
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

/// Writes over what is there of a file.
fn over(file: &mut [u8], place: usize, bytes: &[u8]) {
    let length = bytes.len().min(file.len().saturating_sub(place));
    if let Some(there) = file.get_mut(place..place + length) {
        there.copy_from_slice(&bytes[..length]);
    }
}

/// Everything that a database tells.
#[derive(Debug, PartialEq)]
struct Told {
    sessions: Result<Vec<SessionRow>, StoreError>,
    stored: BTreeMap<SessionId, Result<Stored, StoreError>>,
    players: Result<Vec<Player>, StoreError>,
    app_log: Result<Vec<AppRow>, StoreError>,
    payments: Result<Payments, StoreError>,
    house_rules: Result<Vec<Result<HouseRules, StoreError>>, StoreError>,
}

impl Told {
    fn by(db: &mut Database) -> Self {
        let sessions = db.sessions();
        let ids = sessions.iter().flatten().map(|row| row.id);
        let stored = ids.map(|id| (id, db.load(id))).collect();
        Self {
            sessions,
            stored,
            players: db.players(),
            app_log: db.app_log(),
            payments: db.payments(),
            house_rules: db.house_rules(),
        }
    }
}

/// What the sound database tells.
fn truth() -> &'static Told {
    static TRUTH: OnceLock<Told> = OnceLock::new();
    TRUTH.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening.db");
        fs::write(&path, SOUND).unwrap();
        let mut db = Database::open(&path, Access::MustExist).unwrap();
        assert_eq!(db.check(), Ok(Vec::new()));
        let told = Told::by(&mut db);
        assert!(told.stored.len() > 1 && told.stored.values().all(Result::is_ok));
        told
    })
}

/// Whether a file can be opened, and nothing is found to be wrong with it.
fn opened(path: &Path, truth: Option<&Told>) -> bool {
    let mut db = match Database::open(path, Access::MustExist) {
        Ok(db) => db,
        // What SQLite repeats of a file may be anything, and is made fit for a terminal where it is printed.
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    let findings = db.check();
    let told = Told::by(&mut db);
    let nothing_found = findings.as_ref().is_ok_and(Vec::is_empty);
    if nothing_found {
        assert!(
            told.stored.values().all(Result::is_ok),
            "a session is damaged and nothing was found"
        );
    }
    let Some(truth) = truth else {
        return nothing_found;
    };
    if nothing_found {
        assert!(told == *truth, "not noticed: {told:?}");
    }
    // What SQLite itself finds out of order may make it pass over a whole row.
    let out_of_order = |one: &Finding| matches!(one, Finding::File { .. } | Finding::Orphan { .. });
    if findings.is_ok_and(|found| !found.iter().any(out_of_order)) {
        nothing_false(&told, truth);
    }
    nothing_found
}

fn nothing_false(told: &Told, truth: &Told) {
    for (id, stored) in &told.stored {
        assert!(
            stored.is_err() || Some(stored) == truth.stored.get(id),
            "{stored:?}"
        );
    }
    assert!(told.players.is_err() || told.players == truth.players);
    assert!(told.app_log.is_err() || told.app_log == truth.app_log);
    assert!(told.payments.is_err() || told.payments == truth.payments);
    let true_rules = truth.house_rules.as_ref().unwrap();
    for rules in told.house_rules.iter().flatten().filter(|one| one.is_ok()) {
        assert!(true_rules.contains(rules), "{rules:?}");
    }
    let true_rows = truth.sessions.as_ref().unwrap();
    for row in told.sessions.iter().flatten() {
        assert!(row.damaged || true_rows.contains(row), "{row:?}");
    }
}

/// What is salvaged was there: each row of a log and each hand, in their order.
fn salvaged(salvage: &Salvage, truth: &Told) {
    for one in &salvage.sessions {
        let (Some(stored), Some(Ok(true_one))) = (&one.stored, truth.stored.get(&one.id)) else {
            continue;
        };
        for hand in &stored.session.hands {
            let was = |row: &oddtrick::ledger::LogRow| {
                format!("{:?}", row.act).contains(&format!("{:?}", hand.record))
            };
            assert!(
                true_one.session.hands.contains(hand) || true_one.log.rows().iter().any(was),
                "a hand that nobody played: {hand:?}"
            );
        }
        if !one.hands_only {
            let rows = stored.log.rows();
            assert!(
                true_one.log.rows().starts_with(rows),
                "a row that nobody wrote"
            );
        }
    }
    let log = truth.app_log.as_ref().unwrap();
    // Rows that an older version had elsewhere are numbered as they are found.
    let same = |one: &AppRow, other: &AppRow| {
        AppRow {
            seq: 0,
            ..one.clone()
        } == AppRow {
            seq: 0,
            ..other.clone()
        }
    };
    let written = |row: &AppRow| log.iter().any(|other| same(row, other));
    let made_up = salvage.log.iter().find(|row| !written(row));
    assert_eq!(made_up, None, "a row that nobody wrote");
}
