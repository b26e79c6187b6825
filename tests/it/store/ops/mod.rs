//! Whole sessions, players, payments, house rules and imports.

pub(super) mod house_rules;
mod import_spool;
mod imports;
pub(super) mod payments;
mod roster;
mod trash;
