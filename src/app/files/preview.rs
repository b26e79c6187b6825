//! Preview of an import: what the files contain, before anything is imported.

use crate::app::AppError;
use crate::ledger::{Ledger, Paid, PlayerId, SchemeLabel, Session, SessionId};
use crate::scheme::keyword::keyword;
use chrono::{DateTime, FixedOffset};
use clap::ValueEnum;
use std::path::PathBuf;

/// The contents of some files, compared with the database. The counts are without faulty items.
#[derive(Debug, Default)]
pub struct Preview {
    /// Sessions that are new.
    pub new: usize,
    /// Known sessions with more hands in the file.
    pub longer: usize,
    /// Sessions already known completely.
    pub known: usize,
    /// New hands.
    pub hands: usize,
    /// New payments.
    pub payments: usize,
    /// Sessions in the trash here, which stay there.
    pub deleted: usize,
    /// Diverged sessions, left as they are.
    pub diverged: usize,
    /// All items in the order of files and lines.
    pub items: Vec<PreviewItem>,
    /// Whether there is anything to import.
    pub brings_something: bool,
    /// A backup of the database before the import; `None` if nothing was written or there was no database.
    pub before: Option<PathBuf>,
}

/// An item of a file.
#[derive(Debug)]
pub struct PreviewItem {
    /// The file.
    pub path: PathBuf,
    /// The line where it begins; `None` for the whole file.
    pub line: Option<u64>,
    /// Its kind.
    pub what: PreviewKind,
}

/// The kinds of items.
#[derive(Debug)]
pub enum PreviewKind {
    /// A session.
    Session(PreviewedSession),
    /// A player who has the name of a known one and will be merged with them: the name, and who is merged into whom.
    SameName(String, [PlayerId; 2]),
    /// Two players merged here who sat at one table, and are separated: their names there.
    Separated([String; 2]),
    /// A player known here who is merged into another in the file, and so here: their names in the file, and who is merged
    /// into whom here.
    Merged([String; 2], [PlayerId; 2]),
    /// A player renamed in the file, and so here: the name here, and the new one.
    Renamed([String; 2]),
    /// Two players merged in the file who stay two people here, because they sat at one table or were separated: their
    /// names in the file.
    NotMerged([String; 2]),
    /// A payment that the file changes here: the names of payer and payee, the payment, and the change.
    Payment([String; 2], Paid, PaymentChange),
    /// House rules that are not known here: their name.
    NewRules(String),
    /// A season that is not known here: its name.
    NewSeason(String),
    /// House rules or a season known here that the file replaces: their name in the file.
    Replaced(String),
    /// House rules with the id of others here, which stay: the id, and their name in the file.
    OtherRules([String; 2]),
    /// An error that prevents the import of all files.
    Wrong(AppError),
}

/// A session in a file.
#[derive(Debug)]
pub struct PreviewedSession {
    /// Its id.
    pub id: SessionId,
    /// Its title; may be empty.
    pub title: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// Its scheme.
    pub scheme: SchemeLabel,
    /// How many hands it has.
    pub hands: usize,
    /// How many of them are new.
    pub new: usize,
    /// The outcome.
    pub arrival: ImportOutcome,
    /// What it changes of a known session, besides adding hands.
    pub changes: Vec<SessionChange>,
    /// The version here and the one in the file, if they diverged.
    pub versions: Option<Box<[Ledger; 2]>>,
}

keyword! {
    /// What an import replaces in a known session, with its word in JSON.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SessionChange {
        /// Hands were corrected or removed, or their stake changed.
        Hands = "hands",
        /// The settlement.
        Settlement = "settlement",
        /// The points brought forward.
        BegunWith = "begin-with",
        /// A change of seats since the last hand.
        Seats = "seats",
        /// The note, if there was one.
        Note = "note",
    }
}

keyword! {
    /// What a file changes of the payments known here, with its word in JSON.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PaymentChange {
        /// One is undone in the file, and so here.
        Undone = "payment-undone",
        /// One that was undone here counts again.
        Restored = "payment-restored",
        /// The file has another that is like one here: the debt counts as paid twice.
        Twice = "payment-twice",
    }
}

impl SessionChange {
    /// What an import changes in a session, besides adding hands.
    pub(super) fn all(before: &Session, after: &Session) -> Vec<Self> {
        let last = before.hands.last();
        let reseated = last.is_some_and(|last| last.seats != before.seats);
        let noted = !before.note.is_empty();
        let changes = [
            (!after.hands.starts_with(&before.hands)).then_some(Self::Hands),
            (after.terms != before.terms).then_some(Self::Settlement),
            (after.begun_with != before.begun_with).then_some(Self::BegunWith),
            (reseated && after.seats != before.seats).then_some(Self::Seats),
            (noted && after.note != before.note).then_some(Self::Note),
        ];
        changes.into_iter().flatten().collect()
    }
}

/// Which version to keep of a session that diverged here and in the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum VersionToKeep {
    /// Keep the local version, and report the session as diverged.
    #[default]
    #[value(skip)]
    Leave,
    /// Keep the version here for good.
    #[value(help = "The version here")]
    Here,
    /// Keep the version in the file.
    #[value(help = "The version in the file; changes made only here are undone")]
    File,
    /// Keep both, one as a second session: the same one on every device.
    #[value(help = "Both, one of them as a second session")]
    Both,
}

keyword! {
    /// The outcome for a session of a file, with its word in JSON.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ImportOutcome {
        /// It is new.
        New = "new",
        /// A known session with more hands in the file.
        Longer = "longer",
        /// It is known completely.
        Known = "known",
        /// It is in the trash here and stays there.
        Deleted = "deleted",
        /// It has diverged here and stays as it is.
        Diverged = "two-ways",
    }
}

impl PreviewItem {
    /// Whether it prevents the import.
    pub(super) fn is_wrong(&self) -> bool {
        matches!(self.what, PreviewKind::Wrong(_))
    }
}

impl Preview {
    /// Number of faults. With any, nothing is imported.
    pub fn faults(&self) -> usize {
        self.items.iter().filter(|item| item.is_wrong()).count()
    }

    /// Whether there is something to import, and no fault.
    pub(super) fn can_be_imported(&self) -> bool {
        self.brings_something && self.faults() == 0
    }
}
