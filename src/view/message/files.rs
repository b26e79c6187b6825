//! Sentences about files and what is done with them.

use super::messages;

messages! {
    /// Files, pictures and backups.
    Files:
    Backup = "files-backup" "A copy of the database.";
}
