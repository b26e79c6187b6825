//! For whom a table is written: for a program, or for somebody's spreadsheet.
//!
//! Both say the same and both are read again without a loss. What differs is what a spreadsheet looks at before it takes a
//! file apart: a mark of its encoding, the separator and the decimal sign of the place, quotes around whatever is no number.

/// The byte order mark, without which some spreadsheets take UTF-8 for something else.
pub(in crate::exchange) const MARK: &[u8] = b"\xef\xbb\xbf";

/// For whom a table is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Profile {
    /// RFC 4180: commas, decimal points, nothing before the header row.
    #[default]
    Machine,
    /// With a byte order mark, and separated as the spreadsheet of a place expects it.
    Spreadsheet(Spreadsheet),
}

/// How a spreadsheet takes a file apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spreadsheet {
    separator: Separator,
    decimal: DecimalSign,
}

/// What stands between two fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Separator {
    /// `,`
    #[default]
    Comma,
    /// `;`, where the comma is the decimal sign.
    Semicolon,
    /// A tab.
    Tab,
}

/// What stands before the decimals of an amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DecimalSign {
    /// `.`
    #[default]
    Point,
    /// `,`
    Comma,
}

impl Separator {
    /// All of them, with the words for them.
    pub const ALL: [(&'static str, Self); 3] = [
        ("comma", Self::Comma),
        ("semicolon", Self::Semicolon),
        ("tab", Self::Tab),
    ];

    pub(in crate::exchange) fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
        }
    }
}

impl DecimalSign {
    /// Both of them, with the words for them.
    pub const ALL: [(&'static str, Self); 2] = [("point", Self::Point), ("comma", Self::Comma)];
}

impl Spreadsheet {
    /// None where both are commas: no reader could tell which is which.
    pub fn new(separator: Separator, decimal: DecimalSign) -> Option<Self> {
        (separator != Separator::Comma || decimal != DecimalSign::Comma)
            .then_some(Self { separator, decimal })
    }
}

impl Profile {
    /// What is to stand before the header row.
    pub(in crate::exchange) fn mark(self) -> &'static [u8] {
        match self {
            Self::Machine => b"",
            Self::Spreadsheet(_) => MARK,
        }
    }

    /// What is to stand between two fields.
    pub(in crate::exchange) fn separator(self) -> Separator {
        match self {
            Self::Machine => Separator::Comma,
            Self::Spreadsheet(form) => form.separator,
        }
    }

    /// Which fields are to be quoted. A text that is not could fall apart under another separator, and a part of it be
    /// run as a formula.
    pub(in crate::exchange) fn quotes(self) -> csv_core::QuoteStyle {
        match self {
            Self::Machine => csv_core::QuoteStyle::Necessary,
            Self::Spreadsheet(_) => csv_core::QuoteStyle::NonNumeric,
        }
    }

    /// Whether amounts have a decimal comma.
    pub(in crate::exchange) fn has_decimal_comma(self) -> bool {
        matches!(self, Self::Spreadsheet(form) if form.decimal == DecimalSign::Comma)
    }
}

/// What a row is, and for whom it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// What a row is.
    pub layout: crate::exchange::Layout,
    /// For whom it is written.
    pub profile: Profile,
}

impl From<crate::exchange::Layout> for Form {
    fn from(layout: crate::exchange::Layout) -> Self {
        Self {
            layout,
            profile: Profile::Machine,
        }
    }
}
