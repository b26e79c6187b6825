//! The header row of a file.

use super::records::Raw;
use crate::exchange::csv::column::Column;
use crate::exchange::csv::error::shown;
use crate::exchange::csv::layout::Layout;
use crate::exchange::{Fault, ImportError, LONGEST_LINE};
use crate::scheme::document::nearest;
use csv::StringRecord;
use std::collections::HashMap;

/// The header row.
pub(super) struct Header {
    pub(super) fields: StringRecord,
    pub(super) layout: Layout,
    /// Whether a comma in an amount is the decimal sign.
    pub(super) decimal_comma: bool,
    /// The columns in file order.
    pub(super) columns: Vec<Column>,
    places: HashMap<Column, usize>,
}

impl Header {
    /// Reads the header row. All columns are required, in any order.
    pub(super) fn read(raw: Raw, decimal_comma: bool) -> Result<Self, ImportError> {
        let fault = |fault: Fault| fault.at(raw.line);
        if raw.bytes.len() > LONGEST_LINE {
            return Err(fault(Fault::LongLine));
        }
        let has = |name: &str| raw.fields.iter().any(|field| field == name);
        let layout = match (has("format"), has("place"), has("player1"), has("player")) {
            (true, true, _, _) => return Err(fault(Fault::Summary)),
            (_, _, true, _) => Layout::Hands,
            (_, _, _, true) => Layout::Long,
            _ => return Err(fault(Fault::NotOurs)),
        };
        let (all, names) = (layout.columns(), layout.header());
        let mut columns = Vec::new();
        let mut places = HashMap::new();
        for (place, name) in raw.fields.iter().enumerate() {
            let Some(at) = names.iter().position(|one| one == name) else {
                let nearest = nearest(name, names.iter().map(String::as_str));
                return Err(fault(Fault::UnknownColumn {
                    found: shown(name),
                    nearest,
                }));
            };
            if places.insert(all[at], place).is_some() {
                return Err(fault(Fault::TwiceColumn(name.to_owned())));
            }
            columns.push(all[at]);
        }
        match all.iter().find(|column| !places.contains_key(*column)) {
            Some(column) => Err(fault(Fault::MissingColumn(column.to_string()))),
            None => Ok(Self {
                fields: raw.fields,
                layout,
                decimal_comma,
                columns,
                places,
            }),
        }
    }

    /// The field of a column in a row.
    pub(super) fn field<'f>(&self, fields: &'f StringRecord, column: Column) -> &'f str {
        self.places
            .get(&column)
            .and_then(|place| fields.get(*place))
            .unwrap_or("")
    }
}
