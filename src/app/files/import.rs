//! Importing CSV files and bundles; each is read completely before anything is written.
//!
//! Reading gives a [`Preview`]: what is new, known or wrong, by file and line. It runs on the thread that has the
//! database, so that a window need not wait.

use super::import_diverged::SessionsByStart;
use super::preview::{
    ImportOutcome, Preview, PreviewItem, PreviewKind, PreviewedSession, SessionChange,
    VersionToKeep,
};
use crate::app::maintenance::{BEFORE_IMPORT, with_backup};
use crate::app::session::{opened, retry};
use crate::app::{App, AppError, Clock, Result};
use crate::exchange::{self, Fault, Imported, Sessions};
use crate::ledger::{
    Edit, EditStamp, Ledger, Log, OpenHand, ParticipantId, PlayerId, SchemeLabel, Session,
    SessionId, Stored, name_key,
};
use crate::store::{Database, Merge, StoreError};
use crate::task::{Task, Work};
use chrono::{DateTime, FixedOffset};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How often an import is repeated at most if others change the database meanwhile.
const MOST_REPEATS: usize = 9;

/// CSV files and bundles to import.
#[derive(Clone)]
pub struct ImportFiles {
    /// The files.
    pub paths: Vec<PathBuf>,
    /// Which version to keep of a session that diverged here and in a file.
    pub version_to_keep: VersionToKeep,
    /// The clock and source of ids.
    pub clock: Arc<dyn Clock>,
}

impl App {
    /// Imports sessions from files. All files are read completely before anything is written; new sessions and
    /// continuations of known ones are written in one transaction, after a backup.
    ///
    /// # Errors
    /// A file is invalid, with its line; its content cannot be stored; or the work is stopped.
    pub fn import(&self, files: &ImportFiles, work: &Work) -> Result<Preview> {
        let mut preview = files.again_if_stale(|| {
            if let Some(store) = self.existing()? {
                return store.call(|db| files.import_once(db, work));
            }
            let (preview, merge) = self.read(|db| files.read(db, work))?;
            if preview.can_be_imported() {
                let by = files.clock.stamp();
                self.store()?.call(|db| db.merge(&merge, by, work))?;
            }
            Ok(preview)
        })?;
        let fault = preview.items.iter().position(PreviewItem::is_wrong);
        if let Some(at) = fault
            && let PreviewKind::Wrong(error) = preview.items.remove(at).what
        {
            return Err(error);
        }
        Ok(preview)
    }
}

impl ImportFiles {
    /// Reads the files on the database's thread and compares them with the database. Writes nothing.
    ///
    /// # Errors
    /// The database cannot be read, or the work is stopped. Errors in files are part of the preview.
    pub fn read(&self, db: &mut Database, work: &Work) -> Result<(Preview, Merge)> {
        // Pipes count as 0.
        let files = self.paths.iter().map(fs::metadata);
        let bytes = files.map(|found| found.map_or(0, |found| found.len()));
        work.begin(Task::Reading, bytes.sum());
        // Read once: another process may write meanwhile.
        let merge = Merge::of(db)?;
        let known = merge.people.everybody().into_iter();
        let listed = merge.people.players().into_iter();
        let mut import = Importer {
            files: self,
            work,
            names: known.map(|one| (one.id, one.name)).collect(),
            by: self.clock.stamp(),
            by_key: listed.map(|one| (name_key(&one.name), one.id)).collect(),
            merge,
            met: BTreeSet::new(),
            db,
            path: Path::new(""),
            line: None,
            preview: Preview::default(),
            here: SessionsByStart::default(),
            file: FileState::default(),
        };
        for path in &self.paths {
            import.path = path;
            import.file = FileState::default();
            let first = import.preview.items.len();
            let read = import.read_file();
            import.line = None;
            if let Err(error) = read {
                import.wrong(error);
            }
            import.note_names()?;
            import.note_renamed(first);
            // If the work was stopped, a partly read file is not at fault.
            work.check_stopped()?;
        }
        import.finish()
    }

    /// Reads the files on the database's thread and imports them, unless one has an error.
    ///
    /// # Errors
    /// The database cannot be read or written, or the work is stopped.
    pub fn import(&self, db: &mut Database, work: &Work) -> Result<Preview> {
        self.again_if_stale(|| self.import_once(db, work))
    }

    /// Reads the files and imports them after a backup, unless one has an error.
    fn import_once(&self, db: &mut Database, work: &Work) -> Result<Preview> {
        let (mut preview, merge) = self.read(db, work)?;
        if preview.can_be_imported() {
            let clock = &*self.clock;
            let merge = |db: &mut Database| db.merge(&merge, clock.stamp(), work);
            let before = with_backup(BEFORE_IMPORT, db, clock, work, merge)?;
            preview.before = Some(before);
        }
        Ok(preview)
    }

    /// Imports, and again if the database has changed since the files were read. A pipe cannot be read again.
    fn again_if_stale(&self, import: impl FnMut() -> Result<Preview>) -> Result<Preview> {
        use StoreError::{Stale, StaleImport};
        let again = self.paths.iter().all(|path| path.is_file());
        let most = if again { MOST_REPEATS } else { 0 };
        let is_late = |error: &AppError| matches!(error, AppError::Store(StaleImport | Stale));
        retry(most, is_late, import)
    }
}

/// A session that is known here or from an earlier file, and how many rows of its log are stored; `None` if it is not.
pub(in crate::app) type KnownSession = (Stored, Option<usize>);

/// All data being imported.
pub(in crate::app) struct Importer<'a> {
    pub(in crate::app) files: &'a ImportFiles,
    pub(in crate::app) work: &'a Work,
    pub(in crate::app) db: &'a mut Database,
    /// The file being read.
    pub(in crate::app) path: &'a Path,
    /// The line where the session being imported begins; `None` for what is no session.
    pub(in crate::app) line: Option<u64>,
    /// The players here, each with the name in the list after the files read so far.
    names: BTreeMap<PlayerId, String>,
    /// When and by what the players are merged.
    pub(in crate::app) by: EditStamp,
    /// For each name, the unmerged player who has it.
    pub(in crate::app) by_key: BTreeMap<String, PlayerId>,
    /// What is to be imported, among it players not yet on the roster, their merges and their names.
    pub(in crate::app) merge: Merge,
    /// Pairs of players who sat at one table, each both ways: those imported, and those here if a file has merges.
    pub(in crate::app) met: BTreeSet<[PlayerId; 2]>,
    pub(in crate::app) preview: Preview,
    /// The sessions here, and those imported; read if a file is a bundle.
    pub(in crate::app) here: SessionsByStart,
    pub(in crate::app) file: FileState,
}

/// What is known of the file being read.
#[derive(Default)]
pub(in crate::app) struct FileState {
    /// Its players.
    pub(in crate::app) players: BTreeSet<PlayerId>,
    /// Those of them who are new.
    pub(in crate::app) added: BTreeSet<PlayerId>,
    /// Those of them whose names are to be matched.
    pub(in crate::app) unmatched: Vec<PlayerId>,
    /// Those of them who are matched by name, and those separated, as items of the preview.
    pub(in crate::app) items: Vec<PreviewKind>,
    /// The sessions of a bundle.
    pub(in crate::app) sessions: SessionsByStart,
    /// Those of them that are second versions of others and still to be imported, with their lines.
    pub(in crate::app) second_versions: Vec<(u64, Stored)>,
}

/// The byte order mark, which a text editor puts before a bundle.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

impl Importer<'_> {
    /// Reads the file.
    fn read_file(&mut self) -> Result<()> {
        let (path, work) = (self.path, self.work);
        let fail = AppError::import(path);
        let unreadable = AppError::reading(path);
        let file = File::open(path).map_err(unreadable)?;
        let mut file = BufReader::new(ProgressReader { file, work });
        // A folder opens, but cannot be read.
        let start = file.fill_buf().map_err(unreadable)?;
        let text = start.strip_prefix(MARK).unwrap_or(start);
        if text.starts_with(b"{") {
            let mark = start.len() - text.len();
            file.consume(mark);
            return self.take_bundle(file);
        }
        for session in Sessions::new(file).map_err(fail)? {
            let session = session.map_err(fail);
            if let Err(error) = session.and_then(|session| self.take(session)) {
                self.wrong(error);
            }
            work.check_stopped()?;
        }
        Ok(())
    }

    /// Adds an item to the preview.
    pub(in crate::app) fn push(&mut self, what: PreviewKind) {
        let (path, line) = (self.path.to_owned(), self.line);
        self.preview.items.push(PreviewItem { path, line, what });
    }

    /// Records an error.
    pub(in crate::app) fn wrong(&mut self, error: AppError) {
        let error = match (self.line, error) {
            // Adds the file's name, which the store does not know.
            (Some(line), AppError::Store(StoreError::Instant(instant))) => {
                AppError::import(self.path)(Fault::Instant(instant).at(line))
            }
            (_, error) => error,
        };
        let line = match &error {
            AppError::Import(_, error) => Some(error.line),
            _ => self.line,
        };
        let (path, what) = (self.path.to_owned(), PreviewKind::Wrong(error));
        self.preview.items.push(PreviewItem { path, line, what });
    }

    /// Records the outcome for a session; `before` is the known state if the file changes it or has diverged from it.
    pub(in crate::app) fn note(
        &mut self,
        session: &Session,
        arrival: ImportOutcome,
        before: Option<&Session>,
    ) {
        let diverged = before.filter(|_| arrival == ImportOutcome::Diverged);
        let ledger = |of: &Session| Ledger::open(of.clone()).ok();
        let versions = diverged.and_then(|here| Some([ledger(here)?, ledger(session)?]));
        let before = before.filter(|_| diverged.is_none());
        let hands = session.hands.len();
        let new = match (arrival, before) {
            (ImportOutcome::New, _) => hands,
            (_, before) => before.map_or(0, |before| hands.saturating_sub(before.hands.len())),
        };
        let changes = before.map(|before| SessionChange::all(before, session));
        let count = &mut self.preview;
        count.hands += new;
        match arrival {
            // Counted at the end: a session may be in several files.
            ImportOutcome::New | ImportOutcome::Longer => {}
            ImportOutcome::Known => count.known += 1,
            ImportOutcome::Deleted => count.deleted += 1,
            ImportOutcome::Diverged => count.diverged += 1,
        }
        let what = PreviewKind::Session(PreviewedSession {
            id: session.id,
            title: session.title.clone(),
            started: session.started,
            scheme: SchemeLabel::of(&session.scheme),
            hands,
            new,
            arrival,
            changes: changes.unwrap_or_default(),
            versions: versions.map(Box::new),
        });
        self.push(what);
    }

    /// A session as known here or from an earlier file; `None` if new.
    pub(in crate::app) fn known(&mut self, id: SessionId) -> Result<Option<KnownSession>> {
        if let Some(waiting) = self.merge.sessions.get(id)? {
            return Ok(Some(waiting));
        }
        let stored = match self.db.load(id) {
            Err(StoreError::NoSession(_)) => return Ok(None),
            stored => stored?,
        };
        let rows = stored.log.rows().len();
        Ok(Some((stored, Some(rows))))
    }

    /// Spools a session until all files are read, of which so many rows are stored; `None` if there is no such session.
    pub(in crate::app) fn spool(
        &mut self,
        session: &Session,
        log: &Log,
        open: &OpenHand,
        rows: Option<usize>,
    ) -> Result<()> {
        self.here.insert((session.started, session.id));
        self.separate(&session.participants);
        let sessions = &mut self.merge.sessions;
        Ok(sessions.put(session, log, open, rows)?)
    }

    fn take(&mut self, imported: Imported) -> Result<()> {
        self.line = Some(imported.line);
        let session = imported.ledger.session();
        let ids = session.participants.iter().map(|one| one.player);
        self.file.players.extend(ids);
        let known = match self.known(session.id) {
            Err(AppError::Store(StoreError::Deleted(_))) => {
                self.note(session, ImportOutcome::Deleted, None);
                return Ok(());
            }
            known => known?,
        };
        let Some((known, rows)) = known else {
            self.note(session, ImportOutcome::New, None);
            for who in &session.participants {
                let since = joined(session, who.id);
                self.ensure_player(who.player, &who.name, since)?;
            }
            let log = Log::read(imported.log).map_err(StoreError::from)?;
            return self.spool(session, &log, &OpenHand::default(), None);
        };
        let edits =
            exchange::merge(&known.session, &imported).map_err(AppError::import(self.path))?;
        // A hand undone here counts as known.
        let had = |then: &Session| then.hands == session.hands;
        if edits.is_empty() || known.session.was(&known.log, 0, had) {
            self.note(session, ImportOutcome::Known, None);
            return Ok(());
        }
        let before = known.session.clone();
        let mut editor = opened(known)?;
        for (edit, at) in edits {
            if let Edit::Join { participant } = &edit {
                let since = joined(session, participant.id);
                self.ensure_player(participant.player, &participant.name, since)?;
            }
            let mut stamp = self.files.clock.stamp();
            stamp.at = at;
            editor.edit(edit, stamp)?;
        }
        let after = editor.ledger().session();
        self.spool(after, editor.log(), editor.open(), rows)?;
        self.note(after, ImportOutcome::Longer, Some(&before));
        Ok(())
    }

    /// Records the players matched by name, and those separated.
    fn note_names(&mut self) -> Result<()> {
        self.match_names()?;
        let mut items = std::mem::take(&mut self.file.items);
        items.sort_by_key(|item| matches!(item, PreviewKind::Separated(_)));
        for what in items {
            self.push(what);
        }
        Ok(())
    }

    /// Records, before the other items of the file, the players here whose name in the list changes, also by a number
    /// after a name that another player has. `first` is the index of the file's first item.
    fn note_renamed(&mut self, first: usize) {
        let mut renamed = Vec::new();
        for now in self.merge.people.everybody() {
            let known = self.names.get_mut(&now.id);
            if let Some(name) = known.filter(|name| **name != now.name) {
                let was = std::mem::replace(name, now.name.clone());
                renamed.push(PreviewItem {
                    path: self.path.to_owned(),
                    line: None,
                    what: PreviewKind::Renamed([was, now.name]),
                });
            }
        }
        self.preview.items.splice(first..first, renamed);
    }

    fn finish(self) -> Result<(Preview, Merge)> {
        let (mut preview, merge) = (self.preview, self.merge);
        preview.brings_something = !merge.is_empty()?;
        (preview.new, preview.longer) = merge.sessions.count()?;
        Ok((preview, merge))
    }
}

/// When a participant of a session from CSV joined it: a latecomer's time is that of their first hand.
fn joined(session: &Session, who: ParticipantId) -> DateTime<FixedOffset> {
    let hands = &session.hands;
    let joined = match hands.iter().position(|hand| hand.seats.contains(&who)) {
        Some(0) => None,
        Some(first) => hands.get(first),
        // Joined since the last hand, or left before the first one.
        None => hands.last().filter(|_| session.seats.contains(&who)),
    };
    joined.map_or(session.started, |hand| hand.at)
}

/// A reader that reports progress and stops on request.
struct ProgressReader<'a> {
    file: File,
    work: &'a Work,
}

impl Read for ProgressReader<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(to)?;
        let step = self.work.step(u64::try_from(read).unwrap_or(0));
        step.map(|()| read).map_err(io::Error::other)
    }
}
