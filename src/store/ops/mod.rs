//! Changes to whole sessions, people, payments and house rules; and imports.

pub(super) mod house_rules;
pub(super) mod import;
pub(super) mod import_spool;
pub(super) mod payment_ops;
pub(super) mod player_merges;
pub(super) mod players;
pub(super) mod trash;
