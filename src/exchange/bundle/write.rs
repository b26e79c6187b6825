//! Writing: sessions and payments, line by line.

use super::line::{End, Line, SessionLine, hash};
use super::{Bundle, FORMAT};
use crate::exchange::ExportError;
use crate::ledger::{Log, Session};
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
        };
        writer.line(&Line::Bundle { format: FORMAT })?;
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
            let document = document.clone();
            self.line(&Line::Scheme { hash, document })?;
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

    /// Writes everything else and the last line, and flushes. The lines of the payments do not matter.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(mut self, rest: Bundle) -> Result<(), ExportError> {
        let (payments, take_backs) = (rest.paid.len(), rest.taken_back.len());
        let people = rest.people.into_iter().map(Line::Person);
        let merges = rest.merges.into_iter().map(Line::Merge);
        let rules = rest.rules.into_iter().map(Line::Rules);
        let seasons = rest.seasons.into_iter().map(Line::Season);
        let paid = rest.paid.into_iter();
        let paid = paid.map(|(_, paid)| Line::Payment(paid));
        let taken_back = rest.taken_back.into_iter().map(Line::TakeBack);
        let named = people.chain(merges).chain(rules).chain(seasons);
        for line in named.chain(paid).chain(taken_back) {
            self.line(&line)?;
        }
        let end = Line::End(End {
            sessions: self.sessions,
            payments,
            take_backs,
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
