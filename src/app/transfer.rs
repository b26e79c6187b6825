//! CSV out, and files in: tables and bundles.

use super::{App, AppError, files};
use crate::exchange::{self, Export, ExportError, Imported, Layout};
use crate::ledger::{
    Book, Edit, Ledger, Log, LogRow, OpenHand, Paid, Participant, PlayerId, Session, SessionId,
    Stamp, TakeBack, name_key,
};
use crate::store::{Database, Merge, Player, StoreError, Stored};
use chrono::{DateTime, FixedOffset};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
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
    /// Payments that were not there.
    pub payments: usize,
    /// Sessions that were deleted here, and stay so.
    pub binned: usize,
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
        let outside = self.outside_ids()?;
        for session in sessions {
            let book = self.book(*session)?;
            export.add(&known_outside(book.ledger(), &outside)?)?;
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

    /// Reads sessions out of files, tables and bundles alike. Every file is read to its end before anything is written,
    /// and what is new to the database goes in as one, with what comes next of a session that goes on further in a file.
    ///
    /// # Errors
    /// Where a file is at fault, with its line, or what it says cannot be kept.
    pub fn import(&self, paths: &[PathBuf]) -> Result<ImportCount, AppError> {
        let mut import = Import {
            app: self,
            roster: self.players()?,
            ids: self.known_ids()?,
            also_known: Vec::new(),
            people: Vec::new(),
            sessions: Vec::new(),
            paid: Vec::new(),
            taken_back: Vec::new(),
            known: 0,
            hands: 0,
            binned: 0,
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
            let mut file = BufReader::new(file);
            let begins = file.fill_buf();
            if begins
                .map_err(|error| AppError::reading(path, error))?
                .first()
                == Some(&b'{')
            {
                let bundle = exchange::bundle::read(file).map_err(fail)?;
                import.take_bundle(bundle, path)?;
                continue;
            }
            for session in exchange::Sessions::new(file).map_err(fail)? {
                let session = session.map_err(fail)?;
                import.take(&session, path)?;
            }
        }
        import.finish()
    }

    /// By which id people are known outside, where that is not the one on the roster.
    pub(super) fn outside_ids(&self) -> Result<BTreeMap<PlayerId, PlayerId>, AppError> {
        match self.existing()? {
            Some(store) => Ok(store.call(Database::outside_ids)?),
            None => Ok(BTreeMap::new()),
        }
    }

    /// Who on the roster each id is that somebody was known under elsewhere.
    fn known_ids(&self) -> Result<BTreeMap<PlayerId, PlayerId>, AppError> {
        match self.existing()? {
            Some(store) => Ok(store.call(Database::known_ids)?),
            None => Ok(BTreeMap::new()),
        }
    }
}

/// The same books with the ids by which people are known outside.
fn known_outside(
    ledger: &Ledger,
    outside: &BTreeMap<PlayerId, PlayerId>,
) -> Result<Ledger, AppError> {
    if outside.is_empty() {
        return Ok(ledger.clone());
    }
    let mut session: Session = ledger.session().clone();
    for one in &mut session.participants {
        one.player = outside.get(&one.player).copied().unwrap_or(one.player);
    }
    Ok(Ledger::open(session)?)
}

/// A session on its way in.
pub(super) struct Coming {
    pub(super) book: Book,
    /// What has to be added to its log; none where all of it is new.
    pub(super) rows: Option<Vec<LogRow>>,
}

/// Everything on its way in.
pub(super) struct Import<'a> {
    pub(super) app: &'a App,
    roster: Vec<Player>,
    /// Who on the roster each id is that somebody is known under elsewhere.
    ids: BTreeMap<PlayerId, PlayerId>,
    also_known: Vec<(PlayerId, PlayerId)>,
    pub(super) people: Vec<Participant>,
    pub(super) sessions: Vec<Coming>,
    pub(super) paid: Vec<Paid>,
    pub(super) taken_back: Vec<TakeBack>,
    pub(super) known: usize,
    pub(super) hands: usize,
    pub(super) binned: usize,
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
                participant.player = recognise(
                    &mut self.roster,
                    &mut self.ids,
                    &mut self.also_known,
                    participant,
                    at,
                );
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
        let started = session.started;
        for participant in &mut session.participants {
            participant.player = self.recognise(participant, started);
        }
        self.hands += session.hands.len();
        let log = Log::read(imported.log.iter().cloned()).map_err(StoreError::from)?;
        let book = Book::new(Ledger::open(session)?, log, OpenHand::default());
        self.sessions.push(Coming { book, rows: None });
        Ok(())
    }

    /// Who somebody from a file is on the roster.
    pub(super) fn recognise(
        &mut self,
        who: &Participant,
        since: DateTime<FixedOffset>,
    ) -> PlayerId {
        recognise(
            &mut self.roster,
            &mut self.ids,
            &mut self.also_known,
            who,
            since,
        )
    }

    /// Who has this id, on the roster or elsewhere; none where nobody has come by it.
    pub(super) fn person(&self, id: PlayerId) -> Option<PlayerId> {
        let known = self.ids.get(&id).copied();
        known.or_else(|| self.roster.iter().any(|one| one.id == id).then_some(id))
    }

    fn finish(self) -> Result<ImportCount, AppError> {
        let mut count = ImportCount {
            known: self.known,
            hands: self.hands,
            payments: self.paid.len(),
            binned: self.binned,
            ..ImportCount::default()
        };
        let mut merge = Merge {
            people: self.people,
            also_known: self.also_known,
            paid: self.paid,
            taken_back: self.taken_back,
            ..Merge::default()
        };
        for coming in self.sessions {
            let session = coming.book.ledger().session().id;
            match coming.rows {
                None => merge.new.push(stored(&coming.book)),
                Some(rows) if rows.is_empty() => {}
                Some(rows) => merge
                    .longer
                    .push((session, rows, coming.book.open().clone())),
            }
        }
        (count.new, count.longer) = (merge.new.len(), merge.longer.len());
        if !merge.is_empty() {
            let stamp = self.app.surroundings().stamp();
            self.app
                .store()?
                .call(move |db| db.merge(&merge, stamp.edit, stamp.at))?;
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

/// Who somebody from a file is on the roster: the same id, there or elsewhere, or else a name that nobody could tell from
/// theirs, and then the other id is noted as theirs. Everybody else is on the roster from now on.
fn recognise(
    roster: &mut Vec<Player>,
    ids: &mut BTreeMap<PlayerId, PlayerId>,
    also_known: &mut Vec<(PlayerId, PlayerId)>,
    who: &Participant,
    since: DateTime<FixedOffset>,
) -> PlayerId {
    if let Some(known) = ids.get(&who.player) {
        return *known;
    }
    if roster.iter().any(|player| player.id == who.player) {
        return who.player;
    }
    let key = name_key(&who.name);
    if let Some(player) = roster.iter().find(|player| name_key(&player.name) == key) {
        ids.insert(who.player, player.id);
        also_known.push((who.player, player.id));
        return player.id;
    }
    roster.push(Player {
        id: who.player,
        name: who.name.clone(),
        created: since,
    });
    who.player
}
