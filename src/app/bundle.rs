//! Bundles out, and what one has to tell that is not known here.

use super::transfer::{Coming, Import};
use super::{App, AppError, files};
use crate::exchange::bundle::{Bundle, Whole, Writer};
use crate::exchange::{ExportError, Fault, ImportError};
use crate::ledger::{
    Book, Ledger, OpenHand, Paid, Participant, ParticipantId, PaymentId, PlayerId, SessionId,
};
use crate::store::{Payments, StoreError};
use chrono::{DateTime, FixedOffset};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;

impl App {
    /// Writes these sessions whole, with what was paid for them; those that were settled together with one of them come
    /// along, for a payment means nothing without all that it is for.
    ///
    /// # Errors
    /// Where a session cannot be read, or the bundle not be written.
    pub fn bundle(&self, sessions: &[SessionId], to: &mut dyn Write) -> Result<(), AppError> {
        let payments = self.payments()?;
        let started: BTreeMap<SessionId, DateTime<FixedOffset>> = self
            .sessions()?
            .into_iter()
            .map(|row| (row.id, row.started))
            .collect();
        let (sessions, ids) = together(sessions, &started, &payments);
        let outside = self.outside_ids()?;
        let mut began: Vec<_> = sessions
            .into_iter()
            .map(|session| (started.get(&session).copied(), session))
            .collect();
        began.sort_unstable();
        let mut people = BTreeSet::new();
        let mut writer = Writer::new(to, &outside)?;
        for (_, session) in began {
            let book = self.book(session)?;
            let session = book.ledger().session();
            people.extend(session.participants.iter().map(|one| one.player));
            writer.session(session, book.log())?;
        }
        let paid: Vec<&Paid> = payments
            .paid
            .iter()
            .filter(|one| ids.contains(&one.id))
            .collect();
        let named: BTreeSet<PlayerId> = paid.iter().flat_map(|one| [one.from, one.to]).collect();
        for player in self.players()? {
            if named.contains(&player.id) && !people.contains(&player.id) {
                writer.person(player.id, &player.name)?;
            }
        }
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
        Ok(writer.finish()?)
    }

    /// The same into a file, which is replaced once the bundle is whole.
    ///
    /// # Errors
    /// The same, or where the place cannot be written to.
    pub fn bundle_to(&self, sessions: &[SessionId], path: &Path) -> Result<(), AppError> {
        self.not_own(path)?;
        files::replace(path, |to| match self.bundle(sessions, to) {
            Err(AppError::Export(ExportError::Io(error))) => Err(AppError::writing(path, error)),
            done => done,
        })
    }
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
    pub(super) fn take_bundle(&mut self, bundle: Bundle, path: &Path) -> Result<(), AppError> {
        for whole in bundle.sessions {
            self.take_whole(whole, path)?;
        }
        for (id, name) in bundle.people {
            let who = Participant {
                id: ParticipantId(id.0),
                player: id,
                name,
            };
            let now = self.app.surroundings().now();
            if self.person(id).is_none() && self.recognise(&who, now) == id {
                self.people.push(who);
            }
        }
        let here = self.app.payments()?;
        for (line, paid) in bundle.paid {
            let fail = |message: &str| {
                let message = message.to_owned();
                AppError::import(
                    path,
                    ImportError {
                        line,
                        fault: Fault::Bundle { message },
                    },
                )
            };
            let (Some(from), Some(to)) = (self.person(paid.from), self.person(paid.to)) else {
                return Err(fail("pays between people of whom one is not in the bundle"));
            };
            let paid = Paid { from, to, ..paid };
            let known = here.paid.iter().chain(&self.paid);
            match known.into_iter().find(|one| one.id == paid.id) {
                None => self.paid.push(paid),
                Some(known) if *known == paid => {}
                Some(_) => return Err(fail("is a payment that is known and differs")),
            }
        }
        let written = here.paid.iter().map(|one| one.id);
        let taken_back = here.taken_back.iter().map(|row| row.id);
        let mut ids: BTreeSet<PaymentId> = written.chain(taken_back).collect();
        ids.extend(self.paid.iter().map(|one| one.id));
        ids.extend(bundle.taken_back.iter().map(|row| row.id));
        for row in bundle.taken_back {
            if !ids.contains(&row.of) {
                let id = row.of.to_string();
                return Err(AppError::NoPayment { wanted: id });
            }
            if !here.taken_back.contains(&row) && !self.taken_back.contains(&row) {
                self.taken_back.push(row);
            }
        }
        Ok(())
    }

    /// Takes a whole session: a new one as it is, and of a known one the rows of its log that come next.
    fn take_whole(&mut self, whole: Whole, path: &Path) -> Result<(), AppError> {
        let (line, started) = (whole.line, whole.session.started);
        let whole = whole.with_players(|who| self.recognise(who, started));
        let id = whole.session.id;
        let coming = |one: &Coming| one.book.ledger().session().id == id;
        let place = match self.sessions.iter().position(coming) {
            Some(place) => place,
            None => match self.app.stored(id) {
                Err(AppError::Store(StoreError::Deleted(_))) => {
                    self.binned += 1;
                    return Ok(());
                }
                Err(error) => return Err(error),
                Ok(Some(book)) => {
                    self.sessions.push(Coming {
                        book,
                        rows: Some(Vec::new()),
                    });
                    self.sessions.len() - 1
                }
                Ok(None) => {
                    self.hands += whole.session.hands.len();
                    let book = book(whole)?;
                    self.sessions.push(Coming { book, rows: None });
                    return Ok(());
                }
            },
        };
        let fail = || {
            let fault = Fault::WentOn { session: id };
            AppError::import(path, ImportError { line, fault })
        };
        let here = &mut self.sessions[place];
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
                self.known += 1;
                return Ok(());
            }
            return Err(fail());
        }
        let next = file[known.len()..].to_vec();
        let before = here.book.ledger().session().hands.len();
        self.hands += whole.session.hands.len().saturating_sub(before);
        here.book = book(whole)?;
        here.rows
            .iter_mut()
            .for_each(|rows| rows.extend(next.iter().cloned()));
        Ok(())
    }
}

/// The books of a session out of a bundle. What was being entered here was for a hand that has been played by now.
fn book(whole: Whole) -> Result<Book, AppError> {
    let ledger = Ledger::open(whole.session)?;
    Ok(Book::new(ledger, whole.log, OpenHand::default()))
}
