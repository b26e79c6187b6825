//! Sessions and seasons as PDF: the score sheet and the settlement, a blank sheet for the same table, the standings.
//!
//! Text can be searched and copied. The program's fonts are embedded as subsets, so none need be installed.
//!
//! * [`pdf`], [`blank`], [`season`]: the documents;
//! * `flow`: page flow;
//! * `session`: the pages of a session; `columns`: column widths, and portrait or landscape; `sheet`: the table of hands;
//!   `result`: the part after it;
//! * `standing`: the pages of a season; `running_totals`: its chart;
//! * `faces`: fonts and shaped text; `file`: the PDF.

mod columns;
mod faces;
mod file;
mod flow;
mod result;
mod running_totals;
mod session;
mod sheet;
mod standing;

use super::ShareContent;
use crate::scheme::keyword::keyword;
use crate::view::season::SeasonView;
use crate::words::Words;
use session::SessionPages;
use standing::SeasonPages;

keyword! {
    /// A paper size.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Paper {
        /// 210 x 297 mm.
        #[default]
        A4 = "a4",
        /// 8.5 x 11 inches.
        Letter = "letter",
    }
}

impl Paper {
    /// The usual size for a locale such as `en-US`: Letter in North America and some countries south of it, A4
    /// elsewhere.
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

    /// Width and height in tenths of a point, in portrait.
    fn size(self) -> (i32, i32) {
        match self {
            Self::A4 => (5953, 8419),
            Self::Letter => (6120, 7920),
        }
    }
}

/// The score sheet, the result and the payments.
pub fn pdf(shared: &ShareContent, paper: Paper) -> Vec<u8> {
    let mut pages = SessionPages::new(shared, paper, false);
    pages.sheet();
    pages.result();
    pages.flow.finish()
}

/// An empty sheet with the same columns, on one page, for handwriting. Points brought forward are in its first line.
pub fn blank(shared: &ShareContent, paper: Paper) -> Vec<u8> {
    let mut pages = SessionPages::new(shared, paper, true);
    pages.blank_sheet();
    pages.flow.finish()
}

/// The standings of a season, and the running totals of the leaders as a chart.
pub fn season(view: &SeasonView, words: &Words, paper: Paper) -> Vec<u8> {
    let mut pages = SeasonPages::new(view, words, paper);
    pages.standing();
    pages.flow.running_totals(&view.chart);
    pages.flow.finish()
}

#[cfg(test)]
mod tests {
    use super::Paper;

    #[test]
    fn the_paper_size_depends_on_the_locale() {
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
