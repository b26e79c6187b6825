//! What people owe each other, in words.

pub mod balances;
pub mod debts;
pub(super) mod stakes;
