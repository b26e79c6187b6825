//! The house-rules editor: display, choices, errors, and consistency after every step.

mod covered;
mod faults;
mod lake;
mod pictures;
mod played;
mod rules;
mod said;
mod walked;

use crate::support::{ENGLISH, say};
use oddtrick::scheme::{Scheme, catalog};
use oddtrick::view::Message;
use oddtrick::view::rule_editor::{Editor, Line, Page, Piece, PieceKind};
use oddtrick::view::what_if::WorkedOutcome;

fn can_use(page: &Page) -> bool {
    page.use_reason == Message::Blank
}

/// An editor and its user.
struct EditorUser {
    editor: Editor,
}

impl EditorUser {
    /// New house rules based on a shipped scheme.
    fn of(id: &str) -> Self {
        Self::new(catalog::find(id).unwrap())
    }

    fn new(base: &Scheme) -> Self {
        Self {
            editor: Editor::new(base, "Ours"),
        }
    }

    fn page(&self) -> Page {
        self.editor.page()
    }

    /// The box or the `+` at a key.
    fn piece(&self, key: &str) -> Option<Piece> {
        let lines = self.page().lines.into_iter();
        lines
            .flat_map(|line| line.pieces.all)
            .find(|piece| piece.key == key)
    }

    /// Opens the box at a key.
    fn open(&mut self, key: &str) -> &mut Self {
        let piece = self.piece(key).unwrap_or_else(|| panic!("no box at {key}"));
        if !piece.open {
            self.editor.open(piece.id.unwrap());
        }
        self
    }

    /// The cards of the open box.
    fn chips(&self) -> Vec<String> {
        let dock = self.page().dock.unwrap();
        dock.chips.iter().map(|chip| say(&chip.text)).collect()
    }

    /// Taps the card with this text.
    fn pick(&mut self, text: &str) -> &mut Self {
        let chips = self.chips();
        let chip = chips
            .iter()
            .position(|chip| chip == text)
            .unwrap_or_else(|| panic!("no card {text} among {chips:?}"));
        self.editor.choose(chip);
        self
    }

    /// Opens a box and taps a card.
    fn set(&mut self, key: &str, text: &str) -> &mut Self {
        self.open(key).pick(text)
    }

    /// Opens a box and types a value.
    fn typed(&mut self, key: &str, text: &str) -> &mut Self {
        self.open(key);
        self.editor.start_typing();
        self.editor.accept_typed(text);
        self
    }

    /// The line with this name.
    fn line(&self, name: &str) -> Line {
        let page = self.page();
        let names: Vec<String> = page.lines.iter().map(|line| say(&line.name)).collect();
        page.lines
            .into_iter()
            .find(|line| say(&line.name) == name)
            .unwrap_or_else(|| panic!("no line {name} among {names:?}"))
    }

    /// The text of the line with this name, boxes in brackets.
    fn reads(&self, name: &str) -> String {
        reads(&self.line(name))
    }

    /// The worked example's table, heads first, cells separated by blanks; a made one has a `*`, the boxed one
    /// brackets.
    fn table(&self) -> Vec<String> {
        let worked = self.page().worked;
        let heads: Vec<String> = worked.heads.iter().map(say).collect();
        let rows = worked.rows.iter().map(|row| {
            let cells = row.cells.iter().map(|cell| {
                let mark = if cell.made == WorkedOutcome::Made {
                    "*"
                } else {
                    ""
                };
                let text = format!("{}{mark}", say(&cell.text));
                if cell.boxed {
                    format!("[{text}]")
                } else {
                    text
                }
            });
            let cells: Vec<String> = cells.collect();
            format!("{}: {}", say(&row.head), cells.join(" "))
        });
        [heads.join(" ")].into_iter().chain(rows).collect()
    }

    /// The sentence below the table, with its end.
    fn sentence(&self) -> String {
        let worked = self.page().worked;
        let said = format!("{} {}", say(&worked.sentence), say(&worked.sum));
        said.replace('\u{a0}', " ")
    }
}

/// The text of a line, boxes in brackets.
fn reads(line: &Line) -> String {
    let pieces = ENGLISH.pieces(&line.pieces);
    let pieces = pieces.into_iter().map(|piece| match piece.kind {
        PieceKind::Word => say(&piece.text),
        PieceKind::Box => format!("[{}]", say(&piece.text)),
        PieceKind::Add => "(+)".to_owned(),
    });
    pieces.collect::<Vec<_>>().join(" ")
}
