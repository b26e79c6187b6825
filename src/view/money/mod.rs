//! Debts and stakes as messages.

pub mod balances;
pub mod debts;
pub(super) mod stakes;
