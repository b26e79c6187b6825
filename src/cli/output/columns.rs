//! Text tables with columns as wide as their content.

use crate::cli::error::one_line;
use std::fmt;
use std::iter::repeat;
use unicode_segmentation::UnicodeSegmentation;

/// A table with a head.
pub(in crate::cli) struct Columns {
    /// Whether each column is aligned to the right.
    right: Vec<bool>,
    /// The cells of each row, one a line; the first row is the head. `None` is a horizontal rule.
    rows: Vec<Option<String>>,
}

impl Columns {
    /// A table with these heads. `sides` has a letter for each column, `L` for words and `R` for numbers; the last one is
    /// that of all further columns.
    pub(in crate::cli) fn new<T: AsRef<str>>(
        sides: &str,
        heads: impl IntoIterator<Item = T>,
    ) -> Self {
        let further = repeat(sides.ends_with('R'));
        let right = sides.chars().map(|side| side == 'R').chain(further);
        let heads = heads.into_iter().map(|head| one_line(head.as_ref()));
        let heads: Vec<String> = heads.collect();
        Self {
            right: right.take(heads.len()).collect(),
            rows: vec![Some(heads.join("\n"))],
        }
    }

    /// Adds a row.
    pub(in crate::cli) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().map(|cell| one_line(&cell)).collect();
        self.rows.push(Some(cells.join("\n")));
    }

    /// The table with these rows too.
    pub(in crate::cli) fn rows<R: IntoIterator<Item = String>>(
        mut self,
        rows: impl IntoIterator<Item = R>,
    ) -> Self {
        rows.into_iter().for_each(|row| self.row(row));
        self
    }

    /// Whether it has no rows but its head.
    pub(in crate::cli) fn is_empty(&self) -> bool {
        self.rows.len() == 1
    }

    /// Adds a horizontal rule.
    pub(in crate::cli) fn rule(&mut self) {
        self.rows.push(None);
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut widths = vec![0; self.right.len()];
        for row in self.rows.iter().flatten() {
            for (wide, cell) in widths.iter_mut().zip(row.split('\n')) {
                *wide = width(cell).max(*wide);
            }
        }
        for row in &self.rows {
            let Some(row) = row else {
                let gaps = 2 * widths.len().saturating_sub(1);
                writeln!(f, "{}", "─".repeat(widths.iter().sum::<usize>() + gaps))?;
                continue;
            };
            let mut line = String::new();
            for ((cell, wide), right) in row.split('\n').zip(&widths).zip(&self.right) {
                let gap = " ".repeat(wide - width(cell));
                if *right {
                    line.extend([gap.as_str(), cell, "  "]);
                } else {
                    line.extend([cell, gap.as_str(), "  "]);
                }
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// The display width of a text in characters, not bytes.
pub(in crate::cli) fn width(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else {
        text.graphemes(true).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_content() {
        let mut table = Columns::new("LR", ["Who", "Points"]);
        table.row(["José".to_owned(), "-7".to_owned()]);
        table.rule();
        table.row(["A\nB".to_owned(), "12".to_owned()]);
        assert_eq!(
            table.to_string(),
            "Who   Points\nJosé      -7\n────────────\nA\\nB      12\n"
        );
    }
}
