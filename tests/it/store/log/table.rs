//! A table with its ledger in memory and in a file, for comparison.

use crate::support::{Rng, minute, random_edit, random_hand, scheme, session};
use oddtrick::cards::Trump;
use oddtrick::games::entry::Tap;
use oddtrick::ledger::{
    Act, Edit, EditId, Ledger, Log, LogRow, OpenHand, Session, SessionId, Stored,
};
use oddtrick::store::{Access, Database};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A new folder, and the path of a file in it as the program returns it: on Windows without `\\?\`.
pub(crate) fn new_file() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = dunce::canonicalize(&folder).unwrap().join("evening.db");
    (folder, path)
}

/// A session with its ledger in memory and in a database.
pub(crate) struct Fixture {
    /// Deleted with the fixture.
    pub(crate) folder: TempDir,
    pub(crate) path: PathBuf,
    pub(crate) rng: Rng,
    pub(crate) ledger: Ledger,
    pub(crate) log: Log,
    pub(crate) open: OpenHand,
}

impl Fixture {
    /// A new file with a session of four without hands.
    pub(crate) fn new(seed: u64) -> Self {
        Self::of(seed, session(scheme("solo-whist-points", &[]), 4))
    }

    /// This session in memory only.
    pub(crate) fn in_memory(seed: u64, session: Session) -> Self {
        let (folder, path) = new_file();
        let ledger = Ledger::open(session).unwrap();
        Self {
            folder,
            path,
            rng: Rng::new(seed),
            ledger,
            log: Log::default(),
            open: OpenHand::default(),
        }
    }

    /// A new file with this session.
    pub(crate) fn of(seed: u64, session: Session) -> Self {
        let fixture = Self::in_memory(seed, session);
        let mut db = Database::open(&fixture.path, Access::Create).unwrap();
        db.create_session(fixture.ledger.session(), &fixture.open, None)
            .unwrap();
        db.close().unwrap();
        fixture
    }

    /// A file with a session of some hands, some of them undone.
    pub(crate) fn played(seed: u64) -> Self {
        let mut fixture = Self::new(seed);
        let mut db = fixture.db();
        for _ in 0..4 {
            let row = fixture.hand();
            fixture.commit(&mut db, &[row]);
        }
        for _ in 0..14 {
            let row = fixture.edit();
            fixture.commit(&mut db, &[row]);
        }
        for _ in 0..3 {
            let row = fixture.undo().unwrap();
            fixture.commit(&mut db, &[row]);
        }
        if let Some(at) = fixture.ledger.session().ended {
            let row = fixture.make(Edit::Reopen { at });
            fixture.commit(&mut db, &[row]);
        }
        fixture.open.taps = vec![Tap::Trump(Trump::Hearts)];
        let seq = fixture.log.next_seq() - 1;
        db.commit(fixture.id(), seq, &[], &fixture.open).unwrap();
        db.close().unwrap();
        fixture
    }

    pub(crate) fn id(&self) -> SessionId {
        self.ledger.session().id
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Opens the file.
    pub(crate) fn db(&self) -> Database {
        Database::open(&self.path, Access::MustExist).unwrap()
    }

    /// The expected content of the file.
    pub(crate) fn stored(&self) -> Stored {
        Stored {
            session: self.ledger.session().clone(),
            log: self.log.clone(),
            open: self.open.clone(),
        }
    }

    /// Makes the edit of a row in memory.
    pub(crate) fn hand(&mut self) -> LogRow {
        let hand = random_hand(&mut self.rng, &self.ledger);
        self.make(Edit::AddHand {
            index: self.ledger.session().hands.len(),
            hand,
        })
    }

    pub(crate) fn edit(&mut self) -> LogRow {
        let edit = random_edit(&mut self.rng, &self.ledger);
        self.make(edit)
    }

    pub(crate) fn make(&mut self, edit: Edit) -> LogRow {
        self.ledger.apply(&edit).unwrap();
        self.row(Act::Do(edit))
    }

    pub(crate) fn undo(&mut self) -> Option<LogRow> {
        let (id, edit) = self.log.undoable()?;
        let inverse = edit.inverse();
        self.ledger.apply(&inverse).unwrap();
        Some(self.row(Act::Undo(id)))
    }

    pub(crate) fn redo(&mut self) -> Option<LogRow> {
        let (id, edit) = self.log.redoable()?;
        let edit = edit.clone();
        self.ledger.apply(&edit).unwrap();
        Some(self.row(Act::Redo(id)))
    }

    pub(crate) fn commit(&self, db: &mut Database, rows: &[LogRow]) {
        let next = rows.first().map_or(self.log.next_seq(), |row| row.seq);
        db.commit(self.id(), next - 1, rows, &self.open).unwrap();
        // The store's thread does this after each job.
        db.keep_journal();
    }

    /// Checks that a database agrees with the ledger in memory.
    #[track_caller]
    pub(crate) fn check(&self, db: &mut Database) {
        let (stored, wanted) = (db.load(self.id()).unwrap(), self.stored());
        assert_eq!(stored, wanted);
        // Instants compare equal whatever their offsets, but their text does not.
        assert_eq!(format!("{stored:?}"), format!("{wanted:?}"));
        let row = db
            .sessions()
            .unwrap()
            .into_iter()
            .find(|row| row.id == self.id())
            .unwrap();
        let players = row.standing.players.iter();
        let points: Vec<i64> = players.map(|player| player.points).collect();
        assert_eq!(points, self.ledger.totals());
        assert_eq!(row.standing.hands, self.ledger.session().hands.len());
    }

    fn row(&mut self, act: Act) -> LogRow {
        let seq = self.log.next_seq();
        let row = LogRow {
            seq,
            id: EditId(self.rng.id()),
            at: minute(i64::try_from(seq).unwrap()),
            act,
        };
        self.log.push(row.clone()).unwrap();
        row
    }
}
