//! Writing: sessions and payments, line by line.

use super::line::{End, FileHeader, Line, MergeLine, SchemeLine, SessionLine, hash};
use super::{FORMAT, Person, Rules};
use crate::exchange::ExportError;
use crate::ledger::{Log, Paid, PlayerId, Season, Session, TakeBack};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::io::Write;

/// Writes a bundle: first the sessions in the order in which they began, then players, merges, house rules, seasons,
/// payments and undone payments, each in the order of ids.
pub struct Writer<W: Write> {
    to: W,
    digest: Sha256,
    schemes: BTreeSet<String>,
    sessions: usize,
    payments: usize,
    take_backs: usize,
}

impl<W: Write> Writer<W> {
    /// Writes the first line.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn new(to: W) -> Result<Self, ExportError> {
        let mut writer = Self {
            to,
            digest: Sha256::new(),
            schemes: BTreeSet::new(),
            sessions: 0,
            payments: 0,
            take_backs: 0,
        };
        writer.line(&Line::Bundle(FileHeader { format: FORMAT }))?;
        Ok(writer)
    }

    /// Writes a session, preceded by its scheme on the scheme's first use.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn session(&mut self, session: &Session, log: &Log) -> Result<(), ExportError> {
        let document = &session.scheme.document;
        let hash = hash(document.as_bytes());
        if self.schemes.insert(hash.clone()) {
            self.line(&Line::Scheme(SchemeLine {
                hash,
                document: document.clone(),
            }))?;
        }
        self.sessions += 1;
        self.line(&Line::Session(SessionLine::of(session, log.rows().len())))?;
        for hand in &session.hands {
            self.line(&Line::Hand(hand.clone()))?;
        }
        for row in log.rows() {
            self.line(&Line::Row(row.clone()))?;
        }
        Ok(())
    }

    /// Writes a player.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn person(&mut self, person: &Person) -> Result<(), ExportError> {
        self.line(&Line::Person(person.clone()))
    }

    /// Writes a merge.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn merge(&mut self, player: PlayerId, into: PlayerId) -> Result<(), ExportError> {
        self.line(&Line::Merge(MergeLine { player, into }))
    }

    /// Writes house rules.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn rules(&mut self, rules: &Rules) -> Result<(), ExportError> {
        self.line(&Line::Rules(rules.clone()))
    }

    /// Writes a season.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn season(&mut self, season: &Season) -> Result<(), ExportError> {
        self.line(&Line::Season(season.clone()))
    }

    /// Writes a payment.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn payment(&mut self, paid: &Paid) -> Result<(), ExportError> {
        self.payments += 1;
        self.line(&Line::Payment(paid.clone()))
    }

    /// Writes the undoing of a payment or of another undoing.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn take_back(&mut self, row: TakeBack) -> Result<(), ExportError> {
        self.take_backs += 1;
        self.line(&Line::TakeBack(row))
    }

    /// Writes the last line and flushes.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(mut self) -> Result<(), ExportError> {
        let end = Line::End(End {
            sessions: self.sessions,
            payments: self.payments,
            take_backs: self.take_backs,
            sha256: format!("{:x}", self.digest.clone().finalize()),
        });
        self.line(&end)?;
        Ok(self.to.flush()?)
    }

    fn line(&mut self, line: &Line) -> Result<(), ExportError> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.digest.update(&text);
        Ok(self.to.write_all(&text)?)
    }
}
