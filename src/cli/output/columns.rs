//! Text tables with columns as wide as their content.

use crate::cli::error::one_line;
use std::fmt;
use unicode_segmentation::UnicodeSegmentation;

/// The alignment of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Align {
    /// For words.
    Left,
    /// For numbers.
    Right,
}

/// A table with a head.
pub(in crate::cli) struct Columns {
    aligns: Vec<Align>,
    /// `None` is a horizontal rule.
    rows: Vec<Option<Vec<String>>>,
}

impl Columns {
    /// A table with only its head.
    pub(in crate::cli) fn new<T: Into<String>>(head: impl IntoIterator<Item = (T, Align)>) -> Self {
        let (head, aligns) = head
            .into_iter()
            .map(|(name, align)| (one_line(&name.into()), align))
            .unzip();
        Self {
            aligns,
            rows: vec![Some(head)],
        }
    }

    /// Adds a row.
    pub(in crate::cli) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(Some(
            cells.into_iter().map(|cell| one_line(&cell)).collect(),
        ));
    }

    /// Adds a horizontal rule.
    pub(in crate::cli) fn rule(&mut self) {
        self.rows.push(None);
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = || self.rows.iter().flatten();
        let width_of = |column: usize| {
            cells()
                .filter_map(|row| row.get(column))
                .map(|cell| width(cell))
                .max()
        };
        let widths: Vec<usize> = (0..self.aligns.len())
            .map(|column| width_of(column).unwrap_or(0))
            .collect();
        for row in &self.rows {
            let Some(row) = row else {
                let gaps = 2 * widths.len().saturating_sub(1);
                writeln!(f, "{}", "─".repeat(widths.iter().sum::<usize>() + gaps))?;
                continue;
            };
            let mut line = String::new();
            for ((cell, wide), align) in row.iter().zip(&widths).zip(&self.aligns) {
                let gap = " ".repeat(wide - width(cell));
                match align {
                    Align::Left => line.extend([cell, gap.as_str(), "  "]),
                    Align::Right => line.extend([gap.as_str(), cell, "  "]),
                }
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// The display width of a text in characters, not bytes.
pub(in crate::cli) fn width(text: &str) -> usize {
    text.graphemes(true).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_what_is_in_them() {
        let mut table = Columns::new([("Who", Align::Left), ("Points", Align::Right)]);
        table.row(["José".to_owned(), "-7".to_owned()]);
        table.rule();
        table.row(["A\nB".to_owned(), "12".to_owned()]);
        assert_eq!(
            table.to_string(),
            "Who   Points\nJosé      -7\n────────────\nA\\nB      12\n"
        );
    }
}
