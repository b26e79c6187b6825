//! Sentences about money that is owed between people.

use super::messages;

messages! {
    /// Debts, payments and stakes.
    Books:
    Balances = "books-balances" "What people owe each other over all sessions.";
}
