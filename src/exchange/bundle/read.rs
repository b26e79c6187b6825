//! Reading: lines to whole sessions, one in memory at a time. The last line confirms that the bundle is complete.

use super::line::{End, Line, SessionLine, hash};
use super::{Bundle, FORMAT, LONGEST_LINE, Person};
use crate::exchange::csv::error::json;
use crate::exchange::{Fault, ImportError};
use crate::ledger::{Ledger, Log, LogRow, OpenHand, PaymentId, Season, Stored, clean_name};
use crate::scheme::{Scheme, document};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, Read};

/// Reads a bundle, and passes each session on with the line where it begins. They count only if the bundle is complete.
///
/// # Errors
/// The first fault, with its line; that of `each` among them.
pub fn read(
    file: impl BufRead,
    mut each: impl FnMut(u64, Stored) -> Result<(), Fault>,
) -> Result<Bundle, ImportError> {
    let mut reader = Reader {
        file,
        number: 0,
        line: Vec::new(),
        digest: Sha256::new(),
    };
    let read = reader.bundle(&mut each);
    read.map_err(|fault| fault.at(reader.number.max(1)))
}

/// Checks the first line, which states the format of the others; nothing else of it is checked.
fn begin(line: &str) -> Result<(), Fault> {
    let not_ours = || bundle("this is not the first line of a bundle");
    let line: serde_json::Value = serde_json::from_str(line).map_err(|_| not_ours())?;
    match line["bundle"]["format"].as_i64() {
        Some(1..=FORMAT) => Ok(()),
        Some(newer) if newer > FORMAT => Err(bundle(format!(
            "bundle format {newer} is too new; this program reads formats up to {FORMAT}"
        ))),
        _ => Err(not_ours()),
    }
}

/// Reads lines.
struct Reader<R> {
    file: R,
    /// The current line with its end, and its number.
    line: Vec<u8>,
    number: u64,
    /// The digest of all lines before it.
    digest: Sha256,
}

/// A session that is read completely: its first line with that line's number, and its log.
type ReadSession = (u64, SessionLine, Vec<LogRow>);

impl<R: BufRead> Reader<R> {
    /// Reads the next line; returns its text, or `None` at the end of the file.
    fn next(&mut self) -> Result<Option<&str>, Fault> {
        self.digest.update(&self.line);
        self.line.clear();
        self.number += 1;
        let most = u64::try_from(LONGEST_LINE + 1).unwrap_or(u64::MAX);
        let mut file = (&mut self.file).take(most);
        let read = file.read_until(b'\n', &mut self.line);
        if read.map_err(|error| Fault::Unreadable(error.to_string()))? == 0 {
            self.number -= 1;
            return Ok(None);
        }
        // The digest is of the lines as they were written.
        if self.line.ends_with(b"\r\n") {
            self.line.truncate(self.line.len() - 2);
            self.line.push(b'\n');
        }
        match self.line.strip_suffix(b"\n") {
            Some(line) => std::str::from_utf8(line)
                .map(Some)
                .map_err(|_| Fault::NotUtf8),
            None if self.line.len() > LONGEST_LINE => {
                Err(bundle("the line is longer than any line of a bundle"))
            }
            None => Err(bundle("the line is cut off")),
        }
    }

    /// Reads a line after the first.
    fn line(&mut self) -> Result<Line, Fault> {
        let text = self
            .next()?
            .ok_or_else(|| bundle("the file ends here, but the end of the bundle is missing"))?;
        serde_json::from_str(text)
            .map_err(|error| bundle(format!("this is not a line of a bundle: {}", json(&error))))
    }

    /// Reads all lines. A session is passed on once the line after it is read.
    fn bundle(
        &mut self,
        each: &mut impl FnMut(u64, Stored) -> Result<(), Fault>,
    ) -> Result<Bundle, Fault> {
        begin(self.next()?.unwrap_or_default())?;
        let mut found = Bundle::default();
        let mut schemes = BTreeMap::new();
        let (mut sessions, mut payments) = (BTreeSet::new(), BTreeSet::new());
        let mut read = None;
        let mut once = |id: PaymentId| {
            let again = || bundle(format!("payment {id} occurs a second time"));
            payments.insert(id).then_some(()).ok_or_else(again)
        };
        loop {
            let line = self.line()?;
            if let Some((number, head, rows)) = read.take() {
                each(number, whole(head, rows, &schemes)?)?;
            }
            match line {
                Line::Bundle { .. } => return Err(bundle("a bundle begins inside another")),
                Line::Hand(_) => return Err(bundle(NO_HAND)),
                Line::Row(_) => return Err(bundle(NO_ROW)),
                Line::Scheme {
                    hash: stated,
                    document,
                } => {
                    if hash(document.as_bytes()) != stated {
                        return Err(bundle("the scheme does not match its hash"));
                    }
                    let scheme = document::parse(&document)
                        .map_err(|error| bundle(format!("the scheme is invalid: {error}")))?;
                    schemes.insert(stated, scheme);
                }
                Line::Session(head) => {
                    let id = head.session.id;
                    if !sessions.insert(id) {
                        return Err(Fault::Scattered(id));
                    }
                    read = Some(self.session(head)?);
                }
                Line::Person(person) => {
                    let name =
                        clean_name(&person.name).map_err(|error| bundle(error.to_string()))?;
                    found.people.push(Person { name, ..person });
                }
                Line::Merge(merge) => {
                    if merge.player == merge.into {
                        return Err(bundle("a player is merged into the same player"));
                    }
                    found.merges.push(merge);
                }
                Line::Rules(rules) => {
                    document::parse(&rules.document)
                        .map_err(|error| bundle(format!("the house rules are invalid: {error}")))?;
                    found.rules.push(rules);
                }
                Line::Season(season) => {
                    let name =
                        clean_name(&season.name).map_err(|error| bundle(error.to_string()))?;
                    found.seasons.push(Season { name, ..season });
                }
                Line::Payment(paid) => {
                    paid.check().map_err(|error| bundle(error.to_string()))?;
                    once(paid.id)?;
                    found.paid.push((self.number, paid));
                }
                Line::TakeBack(row) => {
                    once(row.id)?;
                    found.taken_back.push(row);
                }
                Line::End(end) => {
                    let wanted = End {
                        sessions: sessions.len(),
                        payments: found.paid.len(),
                        take_backs: found.taken_back.len(),
                        sha256: format!("{:x}", self.digest.clone().finalize()),
                    };
                    if end != wanted {
                        return Err(bundle(
                            "the last line does not match the lines before it: the bundle is damaged",
                        ));
                    }
                    return match self.next()? {
                        None => Ok(found),
                        Some(_) => Err(bundle("the bundle has already ended before this line")),
                    };
                }
            }
        }
    }

    /// Reads the hands and the log of a session.
    fn session(&mut self, mut head: SessionLine) -> Result<ReadSession, Fault> {
        let (line, mut rows) = (self.number, Vec::new());
        while head.session.hands.len() < head.hands || rows.len() < head.rows {
            let hands_end = head.session.hands.len() == head.hands;
            match self.line()? {
                Line::Hand(hand) if !hands_end => head.session.hands.push(hand),
                Line::Row(row) if hands_end => rows.push(row),
                Line::Hand(_) => return Err(bundle(NO_HAND)),
                Line::Row(_) => return Err(bundle(NO_ROW)),
                _ => {
                    let id = head.session.id;
                    let message = format!("session {id} is not complete before this line");
                    return Err(bundle(message));
                }
            }
        }
        Ok((line, head, rows))
    }
}

const NO_HAND: &str = "a hand is not expected here";
const NO_ROW: &str = "a row of a log is not expected here";

/// The session of these lines.
fn whole(
    head: SessionLine,
    rows: Vec<LogRow>,
    schemes: &BTreeMap<String, Scheme>,
) -> Result<Stored, Fault> {
    let Some(scheme) = schemes.get(&head.session.scheme) else {
        let id = head.session.id;
        return Err(bundle(format!(
            "the scheme of session {id} before this line is missing"
        )));
    };
    let session = head.session.with_scheme(scheme.clone());
    let log = Log::read(rows).map_err(|error| bundle(error.to_string()))?;
    Ledger::open(session.clone())?;
    let open = OpenHand::default();
    Ok(Stored { session, log, open })
}

fn bundle(message: impl Into<String>) -> Fault {
    Fault::Bundle(message.into())
}
