//! Sentences about files and what is done with them.

use super::messages;

messages! {
    /// Files, pictures and backups.
    Files:
    Share = "files-share" "What sends a result round.";
    CopyText = "files-copy-text" "Puts the result on the clipboard as text.";
    SavePicture = "files-save-picture" "Saves the score sheet as a picture.";
    SaveCsv = "files-save-csv" "Saves the session as CSV.";
    Copied = "files-copied" "The text is on the clipboard.";
    CopyFailed { why: String } = "files-copy-failed" "Why there is nothing on the clipboard.";
    Saved { path: String } = "files-saved" "Where a file is.";
    Failed { why: String } = "files-failed" "Why a file could not be written or read.";
}
