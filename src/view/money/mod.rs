//! Debts and stakes as messages.

pub mod balances;
pub mod debts;
pub mod stakes;
