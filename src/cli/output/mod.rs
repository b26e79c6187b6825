//! Command output: lines, columns, JSON, progress.

pub(super) mod columns;
pub(super) mod comments;
pub(super) mod describe;
pub(super) mod json;
pub(super) mod progress;

pub(super) use columns::Columns;
pub(super) use describe::{count, english, signed, signed_money};
pub(super) use json::{Object, amounts, object, some_decimals, write_json};
