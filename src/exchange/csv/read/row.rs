//! A row with named columns: reading and comparing its values.
//!
//! This module does not know sessions.

use super::header::Header;
use super::records::Raw;
use crate::exchange::csv::cells::read_instant;
use crate::exchange::csv::column::{Column, Kind};
use crate::exchange::csv::error::shown;
use crate::exchange::{
    FORMAT, Fault, Figure, ImportError, LONGEST_FIELD, LONGEST_LINE, LONGEST_MORE, LONGEST_NOTE,
    LONGEST_SETUP, unguard,
};
use crate::games::Bid;
use crate::money::{Currency, Money};
use crate::points::Points;
use chrono::{DateTime, FixedOffset};
use csv::StringRecord;
use std::borrow::Cow;
use std::iter;
use std::rc::Rc;

/// A row under its header.
pub(super) struct Row {
    pub(super) line: u64,
    header: Rc<Header>,
    fields: StringRecord,
    /// Its bytes in the file, without line end.
    bytes: Vec<u8>,
}

impl Row {
    /// Assigns the fields of a row to columns and checks the limits.
    pub(super) fn new(raw: Raw, header: &Rc<Header>) -> Result<Self, ImportError> {
        let (found, wanted) = (raw.fields.len(), header.columns.len());
        let row = Self {
            line: raw.line,
            header: Rc::clone(header),
            fields: with_points(raw.fields, header),
            bytes: raw.bytes,
        };
        if found != wanted {
            return Err(row.fault(Fault::Ragged { found, wanted }));
        }
        // In a row within the smallest limit of any field, no field is too long.
        if row.bytes.len() > LONGEST_FIELD {
            row.lengths()?;
        }
        row.format()?;
        Ok(row)
    }

    /// Checks the length limits of the row and its fields.
    fn lengths(&self) -> Result<(), ImportError> {
        let setup = self.raw(Column::Setup);
        let own = self.bytes.len();
        if own.saturating_sub(setup.len() + setup.matches('"').count()) > LONGEST_LINE {
            return Err(self.fault(Fault::LongLine));
        }
        for column in &self.header.columns {
            let most = longest(*column);
            if self.text(*column).len() > most {
                return Err(self.fault(Fault::LongField {
                    column: column.to_string(),
                    most,
                }));
            }
        }
        Ok(())
    }

    /// Checks that the row has this version's format.
    fn format(&self) -> Result<(), ImportError> {
        let found = self.raw(Column::Format);
        if found == FORMAT {
            return Ok(());
        }
        let number = |format: &str| {
            format
                .strip_prefix("oddtrick/")
                .and_then(|number| number.parse::<u64>().ok())
        };
        let found_shown = shown(found);
        Err(self.fault(if number(found) > number(FORMAT) {
            Fault::Newer(found_shown)
        } else {
            Fault::Format(found_shown)
        }))
    }

    /// Its bytes in the file, without line end.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// A fault of this row.
    pub(super) fn fault(&self, fault: Fault) -> ImportError {
        fault.at(self.line)
    }

    /// The fault of a column that must not be empty.
    pub(super) fn blank(&self, column: Column) -> ImportError {
        self.fault(Fault::Blank(column.to_string()))
    }

    /// The fault of a column that must be `wanted`.
    pub(super) fn wrong(&self, column: Column, wanted: &'static str) -> ImportError {
        self.fault(Fault::Wrong {
            column: column.to_string(),
            wanted,
            found: shown(self.text(column)),
        })
    }

    /// The text of a column, escaped if it is free text.
    pub(super) fn raw(&self, column: Column) -> &str {
        self.header.field(&self.fields, column)
    }

    /// The text of a column, unescaped; empty if absent.
    pub(super) fn text(&self, column: Column) -> &str {
        unguard_in(column, self.raw(column))
    }

    /// The text of a column, if present.
    pub(super) fn some_text(&self, column: Column) -> Option<String> {
        Some(self.text(column))
            .filter(|text| !text.is_empty())
            .map(ToOwned::to_owned)
    }

    /// The column parsed by `read`; `None` if empty.
    pub(super) fn some<T>(
        &self,
        column: Column,
        wanted: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, ImportError> {
        let text = self.text(column);
        if text.is_empty() {
            return Ok(None);
        }
        let value = read(text).ok_or_else(|| self.wrong(column, wanted))?;
        Ok(Some(value))
    }

    /// The column parsed by `read`; must not be empty.
    pub(super) fn need<T>(
        &self,
        column: Column,
        wanted: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ImportError> {
        let value = self.some(column, wanted, read)?;
        value.ok_or_else(|| self.blank(column))
    }

    /// A small number, such as a number of cards or tricks.
    pub(super) fn small(&self, column: Column) -> Result<Option<u8>, ImportError> {
        self.some(column, "a whole number", whole)
    }

    /// A player's own bid, or the level of a bid.
    pub(super) fn bid(&self, column: Column) -> Result<Option<Bid>, ImportError> {
        self.some(column, Bid::FORM, whole)
    }

    /// An instant; must not be empty.
    pub(super) fn instant(&self, column: Column) -> Result<DateTime<FixedOffset>, ImportError> {
        self.need(column, "an RFC 3339 instant with its offset", read_instant)
    }

    /// True, false or absent.
    pub(super) fn truth(&self, column: Column) -> Result<Option<bool>, ImportError> {
        self.some(column, "true or false", |text| {
            text.to_ascii_lowercase().parse().ok()
        })
    }

    /// Compares each column with its expected text; columns without one are skipped.
    pub(super) fn compare<'c>(
        &self,
        player: impl Fn(Column) -> String,
        wanted: impl Fn(Column) -> Option<Cow<'c, str>>,
    ) -> Result<(), ImportError> {
        for column in &self.header.columns {
            let Some(wanted) = wanted(*column) else {
                continue;
            };
            let found = self.raw(*column);
            if found == wanted || same(*column, found, &wanted) {
                continue;
            }
            let (name, found, wanted) = (
                column.to_string(),
                shown(self.text(*column)),
                shown(unguard_in(*column, &wanted)),
            );
            let figure = |found, wanted| Figure {
                player: player(*column),
                found,
                wanted,
            };
            return Err(self.fault(match column {
                _ if wanted.is_empty() => Fault::differs(name, found, wanted),
                Column::Points | Column::At(_, Column::Points) => {
                    Fault::Points(figure(found, wanted))
                }
                Column::Total | Column::At(_, Column::Total) => Fault::Total(figure(found, wanted)),
                _ if found.is_empty() => Fault::Blank(name),
                _ => Fault::differs(name, found, wanted),
            }));
        }
        Ok(())
    }
}

/// The fields with amounts converted to the dialect for programs.
fn with_points(fields: StringRecord, header: &Header) -> StringRecord {
    if !header.decimal_comma {
        return fields;
    }
    let columns = header.columns.iter().map(Some).chain(iter::repeat(None));
    let mut pointed = StringRecord::new();
    for (text, column) in fields.iter().zip(columns) {
        if column.is_some_and(|column| column.is_amount()) {
            pointed.push_field(&text.replacen(',', ".", 1));
        } else {
            pointed.push_field(text);
        }
    }
    pointed
}

/// A whole number in ASCII digits, with `-` below zero.
pub(super) fn whole<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.parse().ok().filter(|_| !text.starts_with('+'))
}

/// An amount of money. Accepts missing trailing zeros, which spreadsheets drop.
pub(super) fn amount(text: &str, currency: Currency) -> Option<Money> {
    let digits = u8::try_from(currency.digits()).ok()?;
    Points::parse(text, digits).map(|amount| Money(amount.n))
}

/// Whether two texts are equal apart from what a spreadsheet changes on saving.
fn same(column: Column, found: &str, wanted: &str) -> bool {
    match column.kind() {
        Kind::Truth => found.eq_ignore_ascii_case(wanted),
        Kind::Money => {
            let bare = |text: &str| match text.split_once('.') {
                Some((units, part)) => (units.to_owned(), part.trim_end_matches('0').to_owned()),
                None => (text.to_owned(), String::new()),
            };
            bare(found) == bare(wanted) && !wanted.is_empty()
        }
        Kind::Points => Points::read(wanted)
            .is_some_and(|wanted| Points::parse(found, wanted.decimals) == Some(wanted)),
        Kind::Instant => match (read_instant(found), read_instant(wanted)) {
            (Some(found), Some(wanted)) => found == wanted && found.offset() == wanted.offset(),
            _ => false,
        },
        Kind::Text => unguard(found) == unguard(wanted),
        Kind::Plain => false,
    }
}

/// The text of a column, unescaped if it is free text.
fn unguard_in(column: Column, text: &str) -> &str {
    match column.kind() {
        Kind::Text => unguard(text),
        _ => text,
    }
}

fn longest(column: Column) -> usize {
    match column {
        Column::Setup => LONGEST_SETUP,
        Column::More => LONGEST_MORE,
        Column::Note => LONGEST_NOTE,
        _ => LONGEST_FIELD,
    }
}
