//! Sentences about the log of a session.

use super::messages;

messages! {
    /// What was done to a session, and what it did.
    History:
    Log = "history-log" "The log of a session.";
}
