//! CSV out and in.

use super::{App, AppError, files};
use crate::exchange::{self, Export, ExportError, Imported, Layout};
use crate::ledger::{
    Book, Edit, Ledger, Log, LogRow, OpenHand, Participant, SessionId, Stamp, name_key,
};
use crate::store::{Player, StoreError, Stored};
use chrono::{DateTime, FixedOffset};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What an import came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportCount {
    /// Sessions that were not there.
    pub new: usize,
    /// Sessions that go on further than they did.
    pub longer: usize,
    /// Sessions of which everything was known.
    pub known: usize,
    /// Hands that were not there.
    pub hands: usize,
}

impl App {
    /// Writes sessions as one table, one session in memory at a time.
    ///
    /// # Errors
    /// Where a session cannot be read, or the table not be written.
    pub fn export(
        &self,
        sessions: &[SessionId],
        layout: Layout,
        to: &mut dyn Write,
    ) -> Result<(), AppError> {
        let mut export = Export::new(to, layout)?;
        for session in sessions {
            export.add(self.book(*session)?.ledger())?;
        }
        Ok(export.finish()?)
    }

    /// The same into a file, which is replaced once the table is whole.
    ///
    /// # Errors
    /// The same, or where the place cannot be written to.
    pub fn export_to(
        &self,
        sessions: &[SessionId],
        layout: Layout,
        path: &Path,
    ) -> Result<(), AppError> {
        self.not_own(path)?;
        files::replace(path, |to| match self.export(sessions, layout, to) {
            Err(AppError::Export(ExportError::Io(error))) => Err(AppError::writing(path, error)),
            done => done,
        })
    }

    /// Reads sessions out of files. Every file is read to its end before anything is written.
    ///
    /// What is new to the database goes in as one. A session that is known and goes on further in a file is brought
    /// there; where that fails half-way, the same import goes on where it stopped.
    ///
    /// # Errors
    /// Where a file is at fault, with its line, or what it says cannot be kept.
    pub fn import(&self, paths: &[PathBuf]) -> Result<ImportCount, AppError> {
        let mut import = Import {
            app: self,
            roster: self.players()?,
            sessions: Vec::new(),
            known: 0,
            hands: 0,
        };
        for path in paths {
            let fail = |error| AppError::import(path, error);
            let file = File::open(path).map_err(|error| AppError::reading(path, error))?;
            if file.metadata().is_ok_and(|found| found.is_dir()) {
                return Err(AppError::reading(
                    path,
                    std::io::ErrorKind::IsADirectory.into(),
                ));
            }
            for session in exchange::Sessions::new(file).map_err(fail)? {
                let session = session.map_err(fail)?;
                import.take(&session, path)?;
            }
        }
        import.finish()
    }
}

/// A session on its way in.
struct Coming {
    book: Book,
    /// What has to be added to its log; none where all of it is new.
    rows: Option<Vec<LogRow>>,
}

struct Import<'a> {
    app: &'a App,
    roster: Vec<Player>,
    sessions: Vec<Coming>,
    known: usize,
    hands: usize,
}

impl Import<'_> {
    fn take(&mut self, imported: &Imported, path: &Path) -> Result<(), AppError> {
        let id = imported.session().id;
        let place = match self
            .sessions
            .iter()
            .position(|coming| coming.book.ledger().session().id == id)
        {
            Some(place) => place,
            None => match self.app.stored(id)? {
                Some(book) => {
                    self.sessions.push(Coming {
                        book,
                        rows: Some(Vec::new()),
                    });
                    self.sessions.len() - 1
                }
                None => return self.take_new(imported),
            },
        };
        let coming = &mut self.sessions[place];
        let known = coming.book.ledger().session();
        let edits =
            exchange::merge(known, imported).map_err(|error| AppError::import(path, error))?;
        if edits.is_empty() {
            self.known += 1;
            return Ok(());
        }
        let before = known.hands.len();
        for (mut edit, at) in edits {
            if let Edit::Join { participant } = &mut edit {
                recognise(&mut self.roster, participant, at);
            }
            let stamp = Stamp {
                at,
                ..self.app.surroundings().stamp()
            };
            let row = coming.book.edit(edit, stamp)?;
            coming
                .rows
                .iter_mut()
                .for_each(|rows| rows.push(row.clone()));
        }
        self.hands += coming.book.ledger().session().hands.len() - before;
        Ok(())
    }

    fn take_new(&mut self, imported: &Imported) -> Result<(), AppError> {
        let mut session = imported.session().clone();
        for participant in &mut session.participants {
            recognise(&mut self.roster, participant, session.started);
        }
        self.hands += session.hands.len();
        let log = Log::read(imported.log.iter().cloned()).map_err(StoreError::from)?;
        let book = Book::new(Ledger::open(session)?, log, OpenHand::default());
        self.sessions.push(Coming { book, rows: None });
        Ok(())
    }

    fn finish(self) -> Result<ImportCount, AppError> {
        let mut count = ImportCount {
            known: self.known,
            hands: self.hands,
            ..ImportCount::default()
        };
        let (new, known): (Vec<Coming>, Vec<Coming>) = self
            .sessions
            .into_iter()
            .partition(|coming| coming.rows.is_none());
        for coming in known {
            let rows = coming.rows.unwrap_or_default();
            if !rows.is_empty() {
                count.longer += 1;
                self.app.save(
                    coming.book.ledger().session().id,
                    rows,
                    coming.book.open().clone(),
                )?;
            }
        }
        if !new.is_empty() {
            count.new = new.len();
            let stamp = self.app.surroundings().stamp();
            let all: Vec<Stored> = new.into_iter().map(|coming| stored(&coming.book)).collect();
            self.app
                .store()?
                .call(move |db| db.insert_sessions(&all, stamp.edit, stamp.at))?;
        }
        Ok(count)
    }
}

fn stored(book: &Book) -> Stored {
    Stored {
        session: book.ledger().session().clone(),
        log: book.log().clone(),
        open: book.open().clone(),
    }
}

/// Lets somebody from a file be who is on the roster already: the same id, or else a name that nobody could tell from
/// theirs. Everybody else is on the roster from now on.
fn recognise(roster: &mut Vec<Player>, who: &mut Participant, since: DateTime<FixedOffset>) {
    let same_id = |player: &Player| player.id == who.player;
    let key = name_key(&who.name);
    if roster.iter().any(same_id) {
        return;
    }
    match roster.iter().find(|player| name_key(&player.name) == key) {
        Some(player) => who.player = player.id,
        None => roster.push(Player {
            id: who.player,
            name: who.name.clone(),
            created: since,
        }),
    }
}
