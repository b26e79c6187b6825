//! The CSV dialect: for programs or for a user's spreadsheet.
//!
//! Both have the same content and can be imported without loss. They differ in what a spreadsheet needs: byte order
//! mark, separator and decimal sign of the locale, and quotes around all but numbers.

use crate::scheme::keyword::keyword;
use std::io::{self, Write};

/// The byte order mark; some spreadsheets need it to detect UTF-8.
pub(in crate::exchange) const MARK: &[u8] = b"\xef\xbb\xbf";

/// The CSV dialect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Profile {
    /// RFC 4180: commas, decimal points, no byte order mark.
    #[default]
    Machine,
    /// With a byte order mark, and the separators of a locale.
    Spreadsheet(Spreadsheet),
}

/// The separators that a spreadsheet expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spreadsheet {
    separator: Separator,
    decimal: DecimalSign,
}

keyword! {
    /// The field separator.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Separator {
        /// `,`
        #[default]
        Comma = "comma",
        /// `;`, for locales with a decimal comma.
        Semicolon = "semicolon",
        /// A tab.
        Tab = "tab",
    }
}

keyword! {
    /// The decimal sign of amounts.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum DecimalSign {
        /// `.`
        #[default]
        Point = "point",
        /// `,`
        Comma = "comma",
    }
}

impl Separator {
    pub(in crate::exchange) fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
        }
    }
}

impl Spreadsheet {
    /// `None` if both are commas, which would be ambiguous.
    pub fn new(separator: Separator, decimal: DecimalSign) -> Option<Self> {
        (separator != Separator::Comma || decimal != DecimalSign::Comma)
            .then_some(Self { separator, decimal })
    }
}

impl Profile {
    /// The bytes before the header row.
    pub(in crate::exchange) fn mark(self) -> &'static [u8] {
        match self {
            Self::Machine => b"",
            Self::Spreadsheet(_) => MARK,
        }
    }

    /// The field separator.
    pub(in crate::exchange) fn separator(self) -> Separator {
        match self {
            Self::Machine => Separator::Comma,
            Self::Spreadsheet(form) => form.separator,
        }
    }

    /// Which fields are quoted. Unquoted text could be split by another separator, and a part of it run as a formula.
    pub(in crate::exchange) fn quotes(self) -> csv_core::QuoteStyle {
        match self {
            Self::Machine => csv_core::QuoteStyle::Necessary,
            Self::Spreadsheet(_) => csv_core::QuoteStyle::NonNumeric,
        }
    }

    /// A writer of a table that cannot be imported.
    ///
    /// # Errors
    /// The byte order mark cannot be written.
    pub fn writer<W: Write>(self, mut to: W) -> io::Result<csv::Writer<W>> {
        to.write_all(self.mark())?;
        Ok(csv::WriterBuilder::new()
            .delimiter(self.separator().byte())
            .quote_style(match self {
                Self::Machine => csv::QuoteStyle::Necessary,
                Self::Spreadsheet(_) => csv::QuoteStyle::NonNumeric,
            })
            .terminator(csv::Terminator::CRLF)
            .from_writer(to))
    }

    /// A number with the decimal sign of the dialect.
    pub(in crate::exchange) fn number(self, number: String) -> String {
        if self.has_decimal_comma() {
            number.replace('.', ",")
        } else {
            number
        }
    }

    /// Whether amounts have a decimal comma.
    pub(in crate::exchange) fn has_decimal_comma(self) -> bool {
        matches!(self, Self::Spreadsheet(form) if form.decimal == DecimalSign::Comma)
    }
}

/// The layout and dialect of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CsvFormat {
    /// The layout.
    pub layout: crate::exchange::Layout,
    /// The dialect.
    pub profile: Profile,
}
