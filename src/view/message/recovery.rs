//! Sentences about a database that cannot be opened, about only looking, and about long work.

use super::super::Minute;
use super::{Message, messages};
use chrono::{DateTime, FixedOffset};

messages! {
    /// A database that cannot be opened, and long work.
    Recovery:
    // What is wrong, and what that means.
    Damaged = "recovery-damaged" "The database is damaged.";
    DamagedLine = "recovery-damaged-line" "What that means.";
    Gone = "recovery-gone" "There was a database, and there is none.";
    GoneLine = "recovery-gone-line" "What that means.";
    Behind { n: i64 } = "recovery-behind" "So many changes are missing.";
    BehindLine = "recovery-behind-line" "What that means.";
    NoDatabase = "recovery-no-database" "The file is something else.";
    NoDatabaseLine = "recovery-no-database-line" "What that means.";
    Newer = "recovery-newer" "A later version has written the file.";
    NewerLine = "recovery-newer-line" "What that means.";
    Busy = "recovery-busy" "Another program has the file to itself.";
    BusyLine = "recovery-busy-line" "What that means.";
    ManyNames = "recovery-many-names" "The file has other names as well.";
    ManyNamesLine = "recovery-many-names-line" "What that means.";
    NotOpened = "recovery-not-opened" "The file cannot be opened.";
    NotOpenedLine = "recovery-not-opened-line" "What that means.";

    // What there is to bring sessions back from.
    InFile = "recovery-in-file" "The file itself.";
    InJournal = "recovery-in-journal" "The journal.";
    InBackups = "recovery-in-backups" "The backups.";
    NothingInIt = "recovery-nothing-in-it" "Nothing can be had of it.";
    Holds { held: Box<Message>, day: DateTime<FixedOffset> } = "recovery-holds" "Sessions and hands, and of which day the newest is.";
    Backups { n: i64 } = "recovery-backups" "So many backups.";
    BackupOf { at: Minute } = "recovery-backup-of" "When a backup was made.";
    BackupBad = "recovery-backup-bad" "A backup of no use.";
    BringBack { at: Minute } = "recovery-bring-back" "A backup as a button.";
    ShowBackup { at: Minute } = "recovery-show-backup" "A backup as a button that shows what is in it.";
    Kilobytes { n: i64 } = "recovery-kilobytes" "The size of a file.";
    Megabytes { n: i64 } = "recovery-megabytes" "The size of a file.";
    Brings { held: Box<Message> } = "recovery-brings" "What all of it together would bring.";

    // What came of it.
    Back = "recovery-back" "The sessions are back.";
    BackLine = "recovery-back-line" "Everything is there.";
    BackInPart = "recovery-back-in-part" "Not everything is there.";
    Everything = "recovery-everything" "Over what the database holds now.";
    HandsOf { n: i64, of: i64 } = "recovery-hands-of" "So many hands of a session are back, of how many.";
    LostSession = "recovery-lost-session" "A session is lost.";
    HandsOnly { hands: Box<Message> } = "recovery-hands-only" "Hands are back, and not what was done before.";
    Unnamed = "recovery-unnamed" "A session of which no name is left.";
    LostPayments { n: i64 } = "recovery-lost-payments" "Payments are lost.";

    // Only looking.
    OnlyLooking = "recovery-only-looking" "Nothing can be entered, for somebody only wants to look.";
    OnlyRead = "recovery-only-read" "Nothing can be entered, for nothing can be written.";
    ToRecovery = "recovery-to-recovery" "Back to what can be done.";
    TryAgain = "recovery-try-again" "Tries to open the database again.";

    // Long work.
    Reading = "work-reading" "Files are read.";
    Keeping = "work-keeping" "A copy is kept before everything changes.";
    TakingIn = "work-taking-in" "Sessions are taken in.";
    Writing = "work-writing" "Sessions are written.";
    Copying = "work-copying" "The database is copied.";
    Checking = "work-checking" "The database is checked.";
    Recovering = "work-recovering" "What is left is put together.";
    Share { n: i64 } = "work-share" "How much of it is done, in per cent.";
    Stopped = "work-stopped" "It was stopped.";
}
