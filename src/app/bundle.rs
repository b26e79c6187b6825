//! Bundles out, and what one has to tell that is not known here.

use super::import::{Coming, Import};
use super::preview::Arrival;
use super::shelf::Shelf;
use super::{App, AppError, files};
use crate::exchange::bundle::{Bundle, Whole, Writer};
use crate::exchange::{ExportError, Fault, ImportError};
use crate::ledger::{
    Book, Ledger, OpenHand, Paid, Participant, ParticipantId, PaymentId, PlayerId, SessionId,
};
use crate::store::{Payments, StoreError};
use crate::work::{Task, Work};
use chrono::{DateTime, FixedOffset};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;

/// What a bundle has in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bundled {
    /// Its sessions, the oldest first.
    pub sessions: Vec<SessionId>,
    /// How many hands they have.
    pub hands: usize,
    /// How many payments were made for them.
    pub payments: usize,
}

impl App {
    /// Writes these sessions whole, with what was paid for them; those that were settled together with one of them come
    /// along, for a payment means nothing without all that it is for.
    ///
    /// # Errors
    /// Where a session cannot be read, or the bundle not be written.
    pub fn bundle(
        &self,
        sessions: &[SessionId],
        to: &mut dyn Write,
        work: &Work,
    ) -> Result<Bundled, AppError> {
        write_bundle(&mut { self }, sessions, to, work)
    }

    /// The same into a file, which is replaced once the bundle is whole.
    ///
    /// # Errors
    /// The same, or where the place cannot be written to.
    pub fn bundle_to(
        &self,
        sessions: &[SessionId],
        path: &Path,
        work: &Work,
    ) -> Result<Bundled, AppError> {
        self.not_own(path)?;
        let mut bundled = Bundled::default();
        files::replace(path, |to| match self.bundle(sessions, to, work) {
            Err(AppError::Export(ExportError::Io(error))) => Err(AppError::writing(path, error)),
            Err(error) => Err(error),
            Ok(done) => {
                bundled = done;
                Ok(())
            }
        })?;
        Ok(bundled)
    }
}

/// Writes these sessions whole, with what was paid for them and the sessions that were settled together with them.
///
/// # Errors
/// Where a session cannot be read, the bundle not be written, or the work shall stop.
pub fn write_bundle(
    from: &mut dyn Shelf,
    sessions: &[SessionId],
    to: &mut dyn Write,
    work: &Work,
) -> Result<Bundled, AppError> {
    let mut bundled = Bundled::default();
    let payments = from.paid()?;
    let started: BTreeMap<SessionId, DateTime<FixedOffset>> = from
        .rows()?
        .into_iter()
        .map(|row| (row.id, row.started))
        .collect();
    let (sessions, ids) = together(sessions, &started, &payments);
    work.begin(Task::Writing, sessions.len() as u64);
    let outside = from.outside()?;
    let mut began: Vec<_> = sessions
        .into_iter()
        .map(|session| (started.get(&session).copied(), session))
        .collect();
    began.sort_unstable();
    let mut people = BTreeSet::new();
    let mut writer = Writer::new(to, &outside)?;
    for (_, session) in began {
        let book = from.book_of(session)?;
        let session = book.ledger().session();
        people.extend(session.participants.iter().map(|one| one.player));
        bundled.sessions.push(session.id);
        bundled.hands += session.hands.len();
        writer.session(session, book.log())?;
        work.step(1)?;
    }
    let paid: Vec<&Paid> = payments
        .paid
        .iter()
        .filter(|one| ids.contains(&one.id))
        .collect();
    let named: BTreeSet<PlayerId> = paid.iter().flat_map(|one| [one.from, one.to]).collect();
    for player in from.people()? {
        if named.contains(&player.id) && !people.contains(&player.id) {
            writer.person(player.id, &player.name)?;
        }
    }
    bundled.payments = paid.len();
    for one in paid {
        writer.payment(one)?;
    }
    for row in payments
        .taken_back
        .iter()
        .filter(|row| ids.contains(&row.id))
    {
        writer.take_back(*row)?;
    }
    writer.finish()?;
    Ok(bundled)
}

/// These sessions and those that a payment joins to one of them, and every payment for one of them with what took it
/// back.
fn together(
    wanted: &[SessionId],
    live: &BTreeMap<SessionId, DateTime<FixedOffset>>,
    payments: &Payments,
) -> (BTreeSet<SessionId>, BTreeSet<PaymentId>) {
    let mut sessions: BTreeSet<SessionId> = wanted.iter().copied().collect();
    let mut ids = BTreeSet::new();
    loop {
        let before = (sessions.len(), ids.len());
        for one in &payments.paid {
            if one.counts(&sessions) {
                ids.insert(one.id);
                let named = one
                    .sessions
                    .iter()
                    .filter(|session| live.contains_key(session));
                sessions.extend(named.copied());
            }
        }
        for row in &payments.taken_back {
            if ids.contains(&row.of) {
                ids.insert(row.id);
            }
        }
        if before == (sessions.len(), ids.len()) {
            return (sessions, ids);
        }
    }
}

impl Import<'_> {
    /// Takes in what a bundle has to tell.
    pub(super) fn take_bundle(&mut self, bundle: Bundle, path: &Path) {
        for whole in bundle.sessions {
            let line = whole.line;
            if let Err(error) = self.take_whole(whole, path) {
                self.wrong(path, Some(line), error);
            }
        }
        for (id, name) in bundle.people {
            let who = Participant {
                id: ParticipantId(id.0),
                player: id,
                name,
            };
            let now = self.surroundings.now();
            if self.person(id).is_none() && self.recognise(&who, now) == id {
                self.people.push(who);
            }
        }
        for (line, paid) in bundle.paid {
            if let Err(message) = self.take_payment(paid) {
                let message = message.to_owned();
                let fault = Fault::Bundle { message };
                let error = AppError::import(path, ImportError { line, fault });
                self.wrong(path, Some(line), error);
            }
        }
        let here = &self.payments;
        let written = here.paid.iter().map(|one| one.id);
        let taken_back = here.taken_back.iter().map(|row| row.id);
        let mut ids: BTreeSet<PaymentId> = written.chain(taken_back).collect();
        ids.extend(self.paid.iter().map(|one| one.id));
        ids.extend(bundle.taken_back.iter().map(|row| row.id));
        for row in bundle.taken_back {
            if !ids.contains(&row.of) {
                let id = row.of.to_string();
                self.wrong(path, None, AppError::NoPayment { wanted: id });
                continue;
            }
            if !self.payments.taken_back.contains(&row) && !self.taken_back.contains(&row) {
                self.taken_back.push(row);
            }
        }
    }

    /// Takes a payment, or says what is wrong with it.
    fn take_payment(&mut self, paid: Paid) -> Result<(), &'static str> {
        let (Some(from), Some(to)) = (self.person(paid.from), self.person(paid.to)) else {
            return Err("pays between people of whom one is not in the bundle");
        };
        let paid = Paid { from, to, ..paid };
        let known = self.payments.paid.iter().chain(&self.paid);
        match known.into_iter().find(|one| one.id == paid.id) {
            None => self.paid.push(paid),
            Some(known) if *known == paid => {}
            Some(_) => return Err("is a payment that is known and differs"),
        }
        Ok(())
    }

    /// Takes a whole session: a new one as it is, and of a known one the rows of its log that come next.
    fn take_whole(&mut self, whole: Whole, path: &Path) -> Result<(), AppError> {
        let (line, started) = (whole.line, whole.session.started);
        let whole = whole.with_players(|who| self.recognise(who, started));
        let id = whole.session.id;
        let coming = match self.coming(id) {
            Err(AppError::Store(StoreError::Deleted(_))) => {
                self.note(path, line, &whole.session, Arrival::Binned, 0);
                return Ok(());
            }
            coming => coming?,
        };
        let hands = whole.session.hands.len();
        let Some(here) = coming else {
            self.note(path, line, &whole.session, Arrival::New, hands);
            let book = book(whole)?;
            return self.keep(&Coming { book, rows: None });
        };
        let (known, file) = (here.book.log().rows(), whole.log.rows());
        let session = here.book.ledger().session();
        let same = session.started == started
            && session.scheme.document == whole.session.scheme.document
            && session.first_dealer == whole.session.first_dealer;
        let longer = file.len() > known.len() && file.starts_with(known);
        if !(same && longer) {
            // The file may be the older of the two. One that came here as a table has a log of its own, and says the same.
            let older = file.len() < known.len() && known.starts_with(file);
            if same && older || *session == whole.session {
                self.note(path, line, &whole.session, Arrival::Known, 0);
                return Ok(());
            }
            let fault = Fault::WentOn { session: id };
            return Err(AppError::import(path, ImportError { line, fault }));
        }
        let new = hands.saturating_sub(session.hands.len());
        let rows = here.rows.map(|mut rows| {
            rows.extend_from_slice(&file[known.len()..]);
            rows
        });
        self.note(path, line, &whole.session, Arrival::Longer, new);
        let book = book(whole)?;
        self.keep(&Coming { book, rows })
    }
}

/// The books of a session out of a bundle. What was being entered here was for a hand that has been played by now.
fn book(whole: Whole) -> Result<Book, AppError> {
    let ledger = Ledger::open(whole.session)?;
    Ok(Book::new(ledger, whole.log, OpenHand::default()))
}
