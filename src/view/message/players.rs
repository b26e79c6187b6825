//! Sentences about the players page.

use super::messages;

messages! {
    /// People and their figures.
    Players:
    Evenings { n: i64 } = "players-evenings" "How many sessions somebody played.";
}
