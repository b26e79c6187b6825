//! Reading: lines to whole sessions, one in memory at a time. The last line confirms that the bundle is complete.

use super::line::{End, Line, SessionLine, hash};
use super::{Bundle, BundleSession, FORMAT, LONGEST_LINE, Person};
use crate::exchange::csv::error::json;
use crate::exchange::{Fault, ImportError};
use crate::ledger::{Ledger, Log, LogRow, PaymentId, Season, SessionId, clean_name};
use crate::scheme::{Scheme, document};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, Read};

/// Reads a bundle, and passes each session on. They count only if the bundle is complete.
///
/// # Errors
/// The first fault, with its line; that of `each` among them.
pub fn read(
    file: impl BufRead,
    mut each: impl FnMut(BundleSession) -> Result<(), Fault>,
) -> Result<Bundle, ImportError> {
    let mut reader = Reader {
        bundle: Bundle::default(),
        schemes: BTreeMap::new(),
        seen: BTreeSet::new(),
        ids: BTreeSet::new(),
        partial: None,
        each: &mut each,
    };
    let mut lines = CheckedLines {
        file,
        number: 0,
        digest: Sha256::new(),
    };
    let first = lines.next()?.map_or_else(Vec::new, |(first, _)| first);
    begin(&first).map_err(|fault| fault.at(1))?;
    while let Some((bytes, before)) = lines.next()? {
        let taken = reader.take(&bytes, lines.number, before);
        let has_ended = taken.map_err(|fault| fault.at(lines.number))?;
        if has_ended {
            return match lines.next()? {
                None => Ok(reader.bundle),
                Some(_) => {
                    Err(bundle("the bundle has already ended before this line").at(lines.number))
                }
            };
        }
    }
    let cut_off = bundle("the file ends here, but the end of the bundle is missing");
    Err(cut_off.at(lines.number))
}

/// Checks the first line, which states the format of the others; nothing else of it is checked.
fn begin(line: &[u8]) -> Result<(), Fault> {
    let not_ours = || bundle("this is not the first line of a bundle");
    let text = text(line)?;
    let line: serde_json::Value = serde_json::from_str(text).map_err(|_| not_ours())?;
    match line["bundle"]["format"].as_i64() {
        Some(1..=FORMAT) => Ok(()),
        Some(newer) if newer > FORMAT => Err(bundle(format!(
            "bundle format {newer} is too new; this program reads formats up to {FORMAT}"
        ))),
        _ => Err(not_ours()),
    }
}

fn text(line: &[u8]) -> Result<&str, Fault> {
    std::str::from_utf8(line).map_err(|_| Fault::NotUtf8)
}

/// Lines with the digest of all lines before.
struct CheckedLines<R> {
    file: R,
    number: u64,
    digest: Sha256,
}

impl<R: BufRead> CheckedLines<R> {
    fn next(&mut self) -> Result<Option<(Vec<u8>, Sha256)>, ImportError> {
        let mut line = Vec::new();
        let most = u64::try_from(LONGEST_LINE + 1).unwrap_or(u64::MAX);
        let read = (&mut self.file).take(most).read_until(b'\n', &mut line);
        self.number += 1;
        let unreadable = |error: std::io::Error| Fault::Unreadable(error.to_string());
        let read = read.map_err(|error| unreadable(error).at(self.number))?;
        if read == 0 {
            self.number -= 1;
            return Ok(None);
        }
        let before = self.digest.clone();
        self.digest.update(&line);
        match line.pop() {
            Some(b'\n') => Ok(Some((line, before))),
            _ if line.len() >= LONGEST_LINE => {
                Err(bundle("the line is longer than any line of a bundle").at(self.number))
            }
            _ => Err(bundle("the line is cut off").at(self.number)),
        }
    }
}

/// The content read so far.
struct Reader<'a> {
    bundle: Bundle,
    schemes: BTreeMap<String, Scheme>,
    seen: BTreeSet<SessionId>,
    ids: BTreeSet<PaymentId>,
    partial: Option<PartialSession>,
    each: &'a mut dyn FnMut(BundleSession) -> Result<(), Fault>,
}

/// A session whose hands and rows are being read.
struct PartialSession {
    line: u64,
    head: SessionLine,
    rows: Vec<LogRow>,
}

impl PartialSession {
    fn awaits_hand(&self) -> bool {
        self.head.session.hands.len() < self.head.hands
    }

    fn awaits_row(&self) -> bool {
        !self.awaits_hand() && self.rows.len() < self.head.rows
    }
}

impl Reader<'_> {
    /// Takes a line after the first; returns whether it is the last.
    fn take(&mut self, bytes: &[u8], number: u64, before: Sha256) -> Result<bool, Fault> {
        let line: Line = serde_json::from_str(text(bytes)?)
            .map_err(|error| bundle(format!("this is not a line of a bundle: {}", json(&error))))?;
        if !matches!(line, Line::Hand(_) | Line::Row(_)) {
            self.whole()?;
        }
        match line {
            Line::Bundle { .. } => return Err(bundle("a bundle begins inside another")),
            Line::Hand(hand) => match &mut self.partial {
                Some(partial) if partial.awaits_hand() => partial.head.session.hands.push(hand),
                _ => return Err(bundle("a hand is not expected here")),
            },
            Line::Row(row) => match &mut self.partial {
                Some(partial) if partial.awaits_row() => partial.rows.push(row),
                _ => return Err(bundle("a row of a log is not expected here")),
            },
            Line::Scheme {
                hash: stated,
                document,
            } => {
                if hash(document.as_bytes()) != stated {
                    return Err(bundle("the scheme does not match its hash"));
                }
                let scheme = document::parse(&document)
                    .map_err(|error| bundle(format!("the scheme is invalid: {error}")))?;
                self.schemes.insert(stated, scheme);
            }
            Line::Session(head) => {
                let id = head.session.id;
                if !self.seen.insert(id) {
                    return Err(Fault::Scattered(id));
                }
                self.partial = Some(PartialSession {
                    line: number,
                    head,
                    rows: Vec::new(),
                });
            }
            Line::Person(person) => {
                let name = clean_name(&person.name).map_err(|error| bundle(error.to_string()))?;
                self.bundle.people.push(Person { name, ..person });
            }
            Line::Merge { player, into } => {
                if player == into {
                    return Err(bundle("a player is merged into the same player"));
                }
                self.bundle.merges.push((player, into));
            }
            Line::Rules(rules) => {
                document::parse(&rules.document)
                    .map_err(|error| bundle(format!("the house rules are invalid: {error}")))?;
                self.bundle.rules.push(rules);
            }
            Line::Season(season) => {
                let name = clean_name(&season.name).map_err(|error| bundle(error.to_string()))?;
                self.bundle.seasons.push(Season { name, ..season });
            }
            Line::Payment(paid) => {
                paid.check().map_err(|error| bundle(error.to_string()))?;
                self.once(paid.id)?;
                self.bundle.paid.push((number, paid));
            }
            Line::TakeBack(row) => {
                self.once(row.id)?;
                self.bundle.taken_back.push(row);
            }
            Line::End(end) => return self.end(&end, before).map(|()| true),
        }
        Ok(false)
    }

    /// Completes the current session and passes it on.
    fn whole(&mut self) -> Result<(), Fault> {
        let Some(partial) = self.partial.take() else {
            return Ok(());
        };
        let id = partial.head.session.id;
        if partial.awaits_hand() || partial.rows.len() != partial.head.rows {
            return Err(bundle(format!(
                "session {id} is not complete before this line"
            )));
        }
        let Some(scheme) = self.schemes.get(&partial.head.session.scheme) else {
            return Err(bundle(format!(
                "the scheme of session {id} before this line is missing"
            )));
        };
        let session = partial.head.session.with_scheme(scheme.clone());
        let log = Log::read(partial.rows).map_err(|error| bundle(error.to_string()))?;
        Ledger::open(session.clone())?;
        (self.each)(BundleSession {
            line: partial.line,
            session,
            log,
        })
    }

    fn once(&mut self, id: PaymentId) -> Result<(), Fault> {
        if self.ids.insert(id) {
            Ok(())
        } else {
            Err(bundle(format!("payment {id} occurs a second time")))
        }
    }

    fn end(&self, end: &End, before: Sha256) -> Result<(), Fault> {
        let found = End {
            sessions: self.seen.len(),
            payments: self.bundle.paid.len(),
            take_backs: self.bundle.taken_back.len(),
            sha256: format!("{:x}", before.finalize()),
        };
        if found == *end {
            Ok(())
        } else {
            Err(bundle(
                "the last line does not match the lines before it: the bundle is damaged",
            ))
        }
    }
}

fn bundle(message: impl Into<String>) -> Fault {
    Fault::Bundle(message.into())
}
