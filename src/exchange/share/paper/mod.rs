//! A session on paper, as PDF: the score sheet and the settlement, or a blank sheet for the same table.
//!
//! Text is text: it can be searched and copied. The fonts are the program's own, cut to the glyphs that are used, so that
//! nothing has to be installed where the file is made or read.
//!
//! * [`pdf`], [`blank`]: what is made;
//! * `columns`: how wide everything on the sheet is, and which way round the paper lies;
//! * `flow`: from the top of the first page to the foot of the last; `sheet`: the table of hands; `result`: what
//!   follows it;
//! * `faces`: fonts and shaped text; `file`: the document.

mod columns;
mod faces;
mod file;
mod flow;
mod result;
mod sheet;

use super::{Shared, standing};
use flow::Flow;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 x 297 mm.
    #[default]
    A4,
    /// 8.5 x 11 inches.
    Letter,
}

impl Paper {
    /// The sizes, each with its word.
    pub const ALL: [(&str, Self); 2] = [("a4", Self::A4), ("letter", Self::Letter)];

    /// What is usual in the place of a locale such as `en-US`: Letter in North America and some countries south of it, A4
    /// everywhere else.
    pub fn of_locale(locale: &str) -> Self {
        const LETTER: [&str; 12] = [
            "US", "CA", "MX", "PH", "CL", "CO", "VE", "CR", "GT", "NI", "PA", "SV",
        ];
        let place = locale.split(['-', '_', '.', '@']).nth(1);
        match place {
            Some(place) if LETTER.contains(&place) => Self::Letter,
            _ => Self::A4,
        }
    }

    /// Width and height in tenths of a point, upright.
    fn size(self) -> (i32, i32) {
        match self {
            Self::A4 => (5953, 8419),
            Self::Letter => (6120, 7920),
        }
    }
}

/// The score sheet, the result and the payments.
pub fn pdf(shared: &Shared, paper: Paper) -> Vec<u8> {
    let mut flow = Flow::new(shared, paper, false);
    flow.begin();
    flow.sheet();
    flow.result();
    flow.finish()
}

/// A sheet of the same columns without hands, to be filled in by hand: one page. What was played before is in its first
/// line.
pub fn blank(shared: &Shared, paper: Paper) -> Vec<u8> {
    let mut flow = Flow::new(shared, paper, true);
    flow.begin();
    flow.blank_sheet();
    flow.finish()
}

#[cfg(test)]
mod tests {
    use super::Paper;

    #[test]
    fn paper_is_that_of_the_place() {
        for (locale, paper) in [
            ("en-US", Paper::Letter),
            ("es_MX.UTF-8", Paper::Letter),
            ("en-GB", Paper::A4),
            ("fa", Paper::A4),
            ("", Paper::A4),
        ] {
            assert_eq!(Paper::of_locale(locale), paper, "{locale}");
        }
    }
}
