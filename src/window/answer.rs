//! What was just done at the table, said in a strip that takes it back and leaves by itself.

use super::desk::Desk;
use super::{show_table, table};
use crate::ledger::LogRow;
use crate::view::{AtTable, Message, answer};
use crate::words::Words;
use oddtrick_ui::TableAdapter;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// What is said, and what takes back what it is said of.
pub(super) struct Answer {
    says: Message,
    undo: Undo,
}

/// What takes something back.
#[derive(Clone, Copy)]
enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// The last tap.
    Tap,
    /// The last so many changes, whatever was tapped of the open hand meanwhile.
    Changes(usize),
}

impl Answer {
    /// Something that happened without anybody's doing here.
    pub(super) fn news(says: Message) -> Self {
        let undo = Undo::Nothing;
        Self { says, undo }
    }

    /// What is said of a tap.
    pub(super) fn tap(says: Message) -> Self {
        let undo = Undo::Tap;
        Self { says, undo }
    }

    /// What is said of changes; none where the page shows them.
    pub(super) fn changes(table: &table::Table, rows: &[LogRow]) -> Option<Self> {
        let says = answer::to_changes(&table.book, rows)?;
        let undo = Undo::Changes(rows.len());
        Some(Self { says, undo })
    }
}

/// Connects the strip's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<TableAdapter>();
    adapter.on_answer_undone(desk.on(undo));
    adapter.on_answer_left(desk.on(|desk| {
        if let Some(table) = desk.tables.borrow_mut().shown_mut() {
            table.answer = None;
        }
        show_table::refresh(desk);
    }));
}

/// Says something over the table.
pub(super) fn give(desk: &Rc<Desk>, answer: Answer) {
    if let Some(table) = desk.tables.borrow_mut().shown_mut() {
        table.answer = Some(answer);
    }
    show_table::refresh(desk);
}

/// Says something of its own of the changes that were just made.
pub(super) fn reword(desk: &Rc<Desk>, says: Message) {
    if let Some(answer) = desk
        .tables
        .borrow_mut()
        .shown_mut()
        .and_then(|table| table.answer.as_mut())
    {
        answer.says = says;
    }
    show_table::refresh(desk);
}

/// Shows what is said, and gives what of it stays until something else is done.
pub(super) fn show(
    adapter: &TableAdapter<'_>,
    answer: Option<&Answer>,
    words: &Words,
) -> Option<String> {
    let stays = answer.filter(|answer| answer::stays(&answer.says));
    let leaves = answer.filter(|answer| !answer::stays(&answer.says));
    let says = leaves.map(|answer| words.say(&answer.says));
    let undo = leaves
        .filter(|answer| !matches!(answer.undo, Undo::Nothing))
        .map(|answer| AtTable::UndoOf {
            what: answer.says.clone().part(),
        });
    let action = undo.as_ref().map(|_| words.say(&Message::Undo));
    let label = undo.map(|undo| words.say(&undo.into()));
    let text = |text: Option<String>| SharedString::from(text.unwrap_or_default());
    adapter.set_answer(text(says));
    adapter.set_answer_action(text(action));
    adapter.set_answer_action_label(text(label));
    stays.map(|answer| words.say(&answer.says))
}

/// Takes back what the strip says.
fn undo(desk: &Rc<Desk>) {
    let stamp = || desk.app.surroundings().stamp();
    let undo = desk
        .tables
        .borrow()
        .shown()
        .and_then(|table| Some(table.answer.as_ref()?.undo));
    match undo {
        Some(Undo::Tap) => table::with_book(desk, |book| book.undo(stamp())),
        Some(Undo::Changes(n)) => table::with_book(desk, |book| {
            (0..n).map(|_| book.undo_change(stamp())).collect()
        }),
        Some(Undo::Nothing) | None => {}
    }
}
