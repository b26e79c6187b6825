//! Command output: lines, columns, JSON, progress.

pub(super) mod columns;
pub(super) mod comments;
pub(super) mod describe;
pub(super) mod json;
pub(super) mod progress;

pub(super) use columns::Columns;
pub(super) use describe::{count, english, signed, signed_money};
pub(super) use json::{Object, amounts, object, some_decimals};

use super::error::{Result, one_line};
use serde::Serialize;
use std::io::{self, Write};

/// How commands print.
pub(super) trait Print: Write {
    /// Prints a text as one line.
    fn say(&mut self, text: impl AsRef<str>) -> Result {
        Ok(writeln!(self, "{}", one_line(text.as_ref()))?)
    }

    /// Prints a value as one line of JSON.
    fn json(&mut self, value: impl Serialize) -> Result {
        serde_json::to_writer(&mut *self, &value).map_err(io::Error::from)?;
        Ok(writeln!(self)?)
    }
}

impl<W: Write + ?Sized> Print for W {}
