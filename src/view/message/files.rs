//! Sentences about files and what is done with them.

use super::{Message, messages};
use chrono::{DateTime, FixedOffset};

messages! {
    /// Files, pictures and backups.
    Files:
    Share = "files-share" "What sends a result round.";
    CopyText = "files-copy-text" "Puts the result on the clipboard as text.";
    SavePicture = "files-save-picture" "Saves the score sheet as a picture.";
    SaveCsv = "files-save-csv" "Saves the session as CSV.";
    SaveBundle = "files-save-bundle" "Saves the session as a bundle.";
    Copied = "files-copied" "The text is on the clipboard.";
    CopyFailed { why: String } = "files-copy-failed" "Why there is nothing on the clipboard.";
    Open = "files-open" "Opens a file that was saved.";
    Saved { path: String } = "files-saved" "Where a file is.";
    LeftOut { n: i64 } = "files-left-out" "So many sessions are not in a file, for nobody can say what they came to.";
    Failed { why: String } = "files-failed" "Why a file could not be written or read.";

    // What is wrong with a file: one clause, to stand behind a colon.
    CannotRead { path: String, why: Box<Message> } = "files-cannot-read" "A file cannot be read, and why.";
    CannotWrite { path: String, why: Box<Message> } = "files-cannot-write" "A file or folder cannot be written, and why.";
    NoSuchFile = "files-no-such-file" "Why: there is none.";
    IsFolder = "files-is-folder" "Why: it is a folder.";
    NoFolderAbove = "files-no-folder-above" "Why: a part of its path is no folder.";
    NoText = "files-no-text" "Why: it is no text.";
    TooLong = "files-too-long" "Why: it is too long.";
    NotAllowed = "files-not-allowed" "Why: the user has no right to.";
    DiskFull = "files-disk-full" "Why: there is no room left.";
    ReadOnlyDisk = "files-read-only-disk" "Why: nothing can be written there.";
    NotAFile { path: String } = "files-not-a-file" "A folder, a pipe or a device where a file is wanted.";
    OwnFile { path: String } = "files-own-file" "A file that belongs to the database itself.";

    // Tables out.
    RowHand = "files-row-hand" "A layout: a row a hand.";
    RowHandSays = "files-row-hand-says" "The same in full.";
    RowPlayer = "files-row-player" "A layout: a row for each hand and player.";
    RowPlayerSays = "files-row-player-says" "The same in full.";
    RowResult = "files-row-result" "A layout: a row for each session and player.";
    RowResultSays = "files-row-result-says" "The same in full.";
    ComesBack = "files-comes-back" "A table that can be taken in again.";
    StaysOut = "files-stays-out" "A table that cannot be taken in again.";
    ForPrograms = "files-for-programs" "A table is for programs.";
    ForSpreadsheet = "files-for-spreadsheet" "A table is for a spreadsheet.";
    SignPoint = "files-sign-point" "Decimal points, and commas between the columns.";
    SignComma = "files-sign-comma" "Decimal commas, and semicolons between the columns.";
    SignTab = "files-sign-tab" "Decimal commas, and tabs between the columns.";
    SignPointTab = "files-sign-point-tab" "Decimal points, and tabs between the columns.";
    AllSessions = "files-all-sessions" "The name of a file with all sessions.";

    // Files in.
    AtLine { file: String, n: i64 } = "files-at-line" "A place in a file.";
    ComesNew { session: Box<Message>, day: DateTime<FixedOffset>, hands: i64 } = "files-comes-new" "A session that would come.";
    ComesLonger { session: Box<Message>, day: DateTime<FixedOffset>, hands: i64 } = "files-comes-longer" "A session that would go on, by so many hands.";
    ComesByName { who: Box<Message> } = "files-comes-by-name" "Somebody in a file who has the name of somebody here, and counts as them.";
    ComesKnown { session: Box<Message>, day: DateTime<FixedOffset> } = "files-comes-known" "A session that is known already.";
    ComesBinned { session: Box<Message>, day: DateTime<FixedOffset> } = "files-comes-binned" "A session that was deleted here.";
    ComesTwoWays { session: Box<Message>, day: DateTime<FixedOffset> } = "files-comes-two-ways" "A session that went on another way here.";
    WayAsk = "files-way-ask" "Over what can become of sessions that went on another way here.";
    WayHere = "files-way-here" "They stay as they are here.";
    WayFile = "files-way-file" "They become what they are in the file.";
    WayBoth = "files-way-both" "What is in the file becomes a session beside them.";
    Wrong { why: String } = "files-wrong" "Something that keeps all of it out.";
    Sum { new: i64, longer: i64, hands: i64, payments: i64 } = "files-sum" "What the files would bring.";
    KeptOut { n: i64 } = "files-kept-out" "Nothing is taken in, for so much is wrong.";
    NothingNew = "files-nothing-new" "The files bring nothing.";
    TakenIn { sessions: i64, hands: i64 } = "files-taken-in" "What was taken in.";
    KeptBefore { path: String } = "files-kept-before" "Where the database is kept as it was.";
    NoPath = "files-no-path" "No path was typed.";

    // Backups.
    Newest { day: DateTime<FixedOffset> } = "files-newest" "Of which day the newest session of a backup is.";
    NoSession = "files-no-session" "A backup without a session.";
    Restored = "files-restored" "A backup is in its place.";
    WaitForHands = "files-wait-for-hands" "Hands are still being saved.";
}
