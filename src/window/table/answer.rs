//! The strip that reports the last action at the table, with Undo; it closes by itself.

use crate::ledger::{Act, Edit, SessionEditor};
use crate::view::Message;
use crate::view::table::answer;
use crate::window::context::Context;
use crate::window::table;
use crate::window::to_ui::ToUi;
use crate::words::Words;
use oddtrick_ui::TableAdapter;
use slint::ComponentHandle;
use std::rc::Rc;

/// The message, and how many steps Undo reverts; 0 for none.
pub(in crate::window) struct Answer {
    says: Message,
    steps: usize,
}

impl Answer {
    /// Reports something that Undo does not revert.
    pub(in crate::window) fn notice(says: Message) -> Self {
        Self::of(says, 0)
    }

    /// Reports what this many steps of Undo revert.
    pub(in crate::window) fn of(says: Message, steps: usize) -> Self {
        Self { says, steps }
    }

    /// Reports the changes after this many rows of the log; `None` if the page already shows them.
    pub(in crate::window) fn changes(editor: &SessionEditor, before: usize) -> Option<Self> {
        let rows = &editor.log().rows()[before..];
        let says = answer::to_changes(editor, rows)?;
        // One undo reverts the reopening together with the correction before it.
        let reopens = matches!(rows, [.., row] if matches!(row.act, Act::Do(Edit::Reopen { .. })));
        Some(Self::of(says, if reopens { 1 } else { rows.len() }))
    }
}

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<TableAdapter>();
    adapter.on_answer_undone(ctx.on(undo));
    adapter.on_answer_left(ctx.on(|ctx| table::change(ctx, |table| table.answer = None)));
}

/// Shows a strip over the table.
pub(in crate::window) fn give(ctx: &Rc<Context>, answer: Answer) {
    table::change(ctx, |table| table.answer = Some(answer));
}

/// Shows the strip.
pub(in crate::window) fn show(adapter: &TableAdapter<'_>, answer: Option<&Answer>, words: &Words) {
    let undo = answer
        .filter(|answer| answer.steps > 0)
        .map(|answer| Message::undo_of(answer.says.clone()));
    adapter.set_answer(answer.map(|answer| answer.says.clone()).to_ui(words));
    adapter.set_answer_action_label(undo.to_ui(words));
    adapter.set_answer_leaves(
        answer.is_some_and(|answer| !answer::stays_until_next_action(&answer.says)),
    );
}

/// Reverts what the strip reports. Any later action closes the strip.
fn undo(ctx: &Rc<Context>) {
    let stamp = || ctx.app.clock().stamp();
    let answered = |table: &table::Table| table.answer.as_ref().map(|answer| answer.steps);
    let steps = ctx.tables.borrow().shown().and_then(answered).unwrap_or(0);
    table::with_editor(ctx, |editor, _| {
        let undone = (0..steps).map(|_| editor.undo_with_end(stamp));
        undone.collect::<Option<Vec<_>>>()
    });
}
