//! The CSV dialect: for programs or for a user's spreadsheet.
//!
//! Both have the same content and can be imported without loss. They differ in what a spreadsheet needs: byte order
//! mark, separator and decimal sign of the locale, and quotes around all but numbers.

use crate::scheme::keyword::keyword;
use std::io::{self, Write};

/// The byte order mark; some spreadsheets need it to detect UTF-8.
pub(in crate::exchange) const MARK: &[u8] = b"\xef\xbb\xbf";

/// The CSV dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Whether it is for a spreadsheet.
    is_quoted: bool,
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

impl Profile {
    /// For programs, RFC 4180: commas, decimal points, no byte order mark.
    pub const MACHINE: Self = Self {
        is_quoted: false,
        separator: Separator::Comma,
        decimal: DecimalSign::Point,
    };

    /// For a spreadsheet, with a byte order mark and these signs of a locale; `None` if both are commas, which would be
    /// ambiguous.
    pub fn spreadsheet(separator: Separator, decimal: DecimalSign) -> Option<Self> {
        let is_clear = separator != Separator::Comma || decimal != DecimalSign::Comma;
        is_clear.then_some(Self {
            is_quoted: true,
            separator,
            decimal,
        })
    }

    /// The bytes before the header row.
    pub(in crate::exchange) fn mark(self) -> &'static [u8] {
        if self.is_quoted { MARK } else { b"" }
    }

    /// The field separator.
    pub(in crate::exchange) fn separator(self) -> u8 {
        match self.separator {
            Separator::Comma => b',',
            Separator::Semicolon => b';',
            Separator::Tab => b'\t',
        }
    }

    /// Which fields are quoted. Unquoted text could be split by another separator, and a part of it run as a formula.
    pub(in crate::exchange) fn quotes(self) -> csv_core::QuoteStyle {
        if self.is_quoted {
            csv_core::QuoteStyle::NonNumeric
        } else {
            csv_core::QuoteStyle::Necessary
        }
    }

    /// A writer of a table that cannot be imported.
    ///
    /// # Errors
    /// The byte order mark cannot be written.
    pub fn writer<W: Write>(self, mut to: W) -> io::Result<csv::Writer<W>> {
        to.write_all(self.mark())?;
        Ok(csv::WriterBuilder::new()
            .delimiter(self.separator())
            .quote_style(if self.is_quoted {
                csv::QuoteStyle::NonNumeric
            } else {
                csv::QuoteStyle::Necessary
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
        self.decimal == DecimalSign::Comma
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
