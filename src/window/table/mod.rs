//! The table page: taps become moves of the editor, and each move is stored in the background.

pub(super) mod correcting;
pub(super) mod menu;
mod panels;
pub(super) mod payout_preview;
mod saving;
pub(super) mod seating;
pub(super) mod stakes;
pub(super) mod table_bind;

use super::context::Context;
use super::double_tap::DOUBLE_TAP;
use super::models::row;
use crate::app;
use crate::games::entry::Tap;
use crate::ledger::{Edit, OpenHand, Session, SessionEditor, SessionId};
use crate::view::Message;
use crate::view::page::{Chip, TableAnswer, TableMenu, TableView, TapAction};
use crate::view::table::DockMode;
use crate::view::table::adjust::{self, Adjusting};
use crate::view::table::answer::to_tap;
use oddtrick_ui::{Page, TableAction, TableAdapter, TablePanel};
pub(super) use saving::{catch_up, load_last, save_shown};
use slint::{SharedString, Timer};
use std::cell::Cell;

/// The sessions in memory: the one shown, and those with unsaved rows.
#[derive(Default)]
pub(super) struct Tables {
    all: Vec<Table>,
    /// The session shown, or shown last.
    pub(super) shown: Option<SessionId>,
    /// How often its view was built.
    pub(super) made: Cell<usize>,
    /// The tap that completed a hand, while the same tap again would be a double tap.
    closed_by: Option<Tap>,
}

/// Which part of a session is shown.
#[derive(Clone, Copy)]
pub(super) enum Shown {
    Table,
    /// The sheet, scrolled to one hand.
    Hand(usize),
    Result,
}

/// What has been entered of a session: the number of rows in its log, and the open hand.
type Entered = (usize, OpenHand);

/// A session in memory.
pub(super) struct Table {
    pub(super) editor: SessionEditor,
    /// The session as it began, if not yet created in the store.
    create: Option<Session>,
    /// What the store has of it once it is created.
    stored: Entered,
    /// Whether a save is under way.
    pub(super) saving: bool,
    /// Why the last save failed.
    pub(super) failed: Option<String>,
    /// The report of the last action.
    pub(super) answer: TableAnswer,
    /// The question asked in place of the hand.
    pub(super) dock_mode: Option<DockMode>,
}

impl Tables {
    /// The session shown.
    pub(super) fn shown(&self) -> Option<&Table> {
        self.all.iter().find(|table| Some(table.id()) == self.shown)
    }

    pub(super) fn shown_mut(&mut self) -> Option<&mut Table> {
        self.of(self.shown?)
    }

    fn of(&mut self, id: SessionId) -> Option<&mut Table> {
        self.all.iter_mut().find(|table| table.id() == id)
    }

    /// Drops a deleted session; returns whether it was shown.
    pub(super) fn forget(&mut self, id: SessionId) -> bool {
        self.all.retain(|table| table.id() != id);
        self.shown == Some(id)
    }

    /// Drops every saved session because the database changes; returns whether none is left.
    pub(super) fn forget_stored(&mut self) -> bool {
        self.all.retain(Table::pending);
        self.all.is_empty()
    }

    fn put(&mut self, table: Table) {
        let id = table.id();
        // Saved sessions that are not shown are read again on demand.
        self.all.retain(|old| old.pending() && old.id() != id);
        self.all.push(table);
        self.shown = Some(id);
    }
}

impl Table {
    fn new(editor: SessionEditor, create: Option<Session>) -> Self {
        let stored = match create {
            Some(_) => Entered::default(),
            None => entered(&editor),
        };
        Self {
            editor,
            create,
            stored,
            saving: false,
            failed: None,
            answer: TableAnswer::default(),
            dock_mode: None,
        }
    }

    fn id(&self) -> SessionId {
        self.editor.ledger().session().id
    }

    /// Whether it differs from what is stored.
    fn is_changed(&self) -> bool {
        self.create.is_some() || self.stored != entered(&self.editor)
    }

    fn pending(&self) -> bool {
        self.saving || self.failed.is_some() || self.is_changed()
    }
}

fn entered(editor: &SessionEditor) -> Entered {
    (editor.log().rows().len(), editor.open().clone())
}

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<TableAdapter>();
    adapter.on_act(ctx.on_with(|ctx, action| match action {
        TableAction::Undo => undo(ctx),
        TableAction::Redo => redo(ctx),
        TableAction::NoteTrump => note_trump(ctx),
        TableAction::LeaveCorrection => correcting::leave(ctx),
        // A forgotten hand, before the one under correction.
        TableAction::InsertBefore => correcting::open(ctx, SessionEditor::insert_before),
        TableAction::RemoveHand => correcting::remove_hand(ctx),
        TableAction::SaveAgain => save_shown(ctx),
        TableAction::UndoAnswer => undo_answer(ctx),
        TableAction::LeaveAnswer => answer(ctx, TableAnswer::default()),
        TableAction::OpenNote => panels::open_note(ctx),
        TableAction::ClosePanel => panels::close(ctx),
    }));
    adapter.on_tap(ctx.on_cell(|view, step, at| chip(view, step, at)?.does.clone(), act));
    let weak = ctx.weak();
    adapter.on_chip_of(move |step, key| {
        let has = |chip: &Chip| chip.key.is_some_and(|own| key.chars().eq([own]));
        let find = |view: &TableView| row(&view.entry.steps, step)?.chips.iter().position(has);
        let chip = weak().and_then(|ctx| ctx.find_shown(find));
        chip.and_then(|at| i32::try_from(at).ok()).unwrap_or(-1)
    });
    adapter.on_show_board(ctx.on_with(show_board));
    adapter.on_more(ctx.on_row(
        |menu: &TableMenu<menu::Act>, item| Some(row(&menu.menu, item)?.does),
        |ctx, act| act(ctx),
    ));
}

/// A card of the page.
fn chip(view: &TableView, step: i32, at: i32) -> Option<&Chip> {
    row(&row(&view.entry.steps, step)?.chips, at)
}

/// Reads a session and shows it.
pub(super) fn open(ctx: &Context, id: SessionId, what: Shown) {
    let mut tables = ctx.tables.borrow_mut();
    // Another program may have changed a saved session.
    if let Some(table) = tables.of(id).filter(|table| table.pending()) {
        table.answer = TableAnswer::default();
        tables.shown = Some(id);
        drop(tables);
        present(ctx, what);
        // Another program may have changed the session, or restored it from the trash, since a save failed.
        save_shown(ctx);
        return;
    }
    drop(tables);
    read(ctx, id, None, what);
}

fn read(ctx: &Context, id: SessionId, notice: Option<Message>, what: Shown) {
    ctx.ask(
        move |db| app::editor(db, id),
        move |ctx, editor| match editor {
            Ok(editor) => {
                ctx.tables.borrow_mut().put(Table {
                    answer: notice.clone().map(TableAnswer::notice).unwrap_or_default(),
                    ..Table::new(editor, None)
                });
                present(ctx, what);
                // The strip is over the table alone.
                if let (Shown::Result, Some(notice)) = (what, notice) {
                    ctx.notify(notice);
                }
            }
            Err(error) => super::sessions::fail(ctx, &error.to_string()),
        },
    );
}

/// Shows a new session and stores it.
pub(super) fn begin(ctx: &Context, editor: SessionEditor, session: Session) {
    let table = Table::new(editor, Some(session));
    ctx.tables.borrow_mut().put(table);
    present(ctx, Shown::Table);
    save_shown(ctx);
}

fn present(ctx: &Context, what: Shown) {
    let at = match what {
        Shown::Hand(hand) => i32::try_from(hand).unwrap_or(-1),
        Shown::Table | Shown::Result => -1,
    };
    ctx.global::<TableAdapter>().set_sheet_at(at);
    ctx.global::<TableAdapter>().set_board(false);
    payout_preview::close(ctx);
    // An open panel belongs to another session.
    set_panel(ctx, TablePanel::None);
    table_bind::refresh(ctx);
    match what {
        Shown::Result => super::result::open(ctx),
        Shown::Table | Shown::Hand(_) => ctx.navigate(Page::Table),
    }
}

/// Opens a panel, or closes the one open.
fn set_panel(ctx: &Context, panel: TablePanel) {
    let adapter = ctx.global::<TableAdapter>();
    adapter.set_panel_error(SharedString::new());
    adapter.set_panel(panel);
}

/// Closes the panel after its input was saved; if it was refused, the panel stays and shows why.
fn close_panel(ctx: &Context, refused: Option<&Message>) {
    match refused {
        Some(why) => ctx.global::<TableAdapter>().set_panel_error(ctx.say(why)),
        None => set_panel(ctx, TablePanel::None),
    }
}

/// Changes what is shown beside the session.
fn change(ctx: &Context, act: impl FnOnce(&mut Table)) {
    if let Some(table) = ctx.tables.borrow_mut().shown_mut() {
        act(table);
    }
    table_bind::refresh(ctx);
}

/// Reports something over the table.
fn answer(ctx: &Context, answer: TableAnswer) {
    change(ctx, |table| table.answer = answer);
}

/// Makes a move of the editor shown, stores and shows it. The move returns `None` if nothing was done, and may set a
/// report of its own.
pub(super) fn with_editor<T>(
    ctx: &Context,
    act: impl FnOnce(&mut SessionEditor, &mut Option<TableAnswer>) -> Option<T>,
) {
    {
        let mut tables = ctx.tables.borrow_mut();
        let only_looked_at = ctx.app.is_read_only();
        let Some(table) = tables.shown_mut().filter(|_| !only_looked_at) else {
            return;
        };
        let (before, mut says) = (table.editor.log().rows().len(), None);
        if act(&mut table.editor, &mut says).is_none() {
            return;
        }
        let says = says.or_else(|| TableAnswer::changes(&table.editor, before));
        table.answer = says.unwrap_or_default();
        table.dock_mode = None;
    }
    ctx.global::<TableAdapter>().set_sheet_at(-1);
    table_bind::refresh(ctx);
    save_shown(ctx);
}

/// Applies a tap; an invalid tap changes nothing, as its card is struck out.
pub(super) fn tap(ctx: &Context, tap: Tap) {
    taps(ctx, vec![tap], None);
}

/// Applies taps in order, and reports the last one, by this text or its own, unless it completes a hand.
pub(super) fn taps(ctx: &Context, taps: Vec<Tap>, says: Option<Message>) {
    let Some(last) = taps.last().cloned() else {
        return;
    };
    // A double tap on the card of a one-tap hand, such as a passed hand, enters one hand.
    if ctx.tables.borrow().closed_by.as_ref() == Some(&last) {
        return;
    }
    let mut closed = false;
    with_editor(ctx, |editor, answer| {
        let (before, mut taken) = (editor.log().next_seq(), None);
        let corrects = editor.correcting().is_some();
        for tap in taps {
            match editor.tap_with_end(tap, || ctx.app.clock().stamp()) {
                Ok(_) => taken = Some(()),
                Err(error) if corrects => {
                    *answer = Some(TableAnswer::notice(Message::seating_cannot_be(&error)));
                    return Some(());
                }
                Err(_) => break,
            }
        }
        closed = editor.log().next_seq() > before;
        if !closed {
            let says = says.or_else(|| to_tap(editor, &last));
            *answer = says.map(|says| TableAnswer::of(says, 1));
        }
        taken
    });
    if closed {
        ctx.tables.borrow_mut().closed_by = Some(last);
        Timer::single_shot(
            DOUBLE_TAP,
            ctx.on(|ctx| ctx.tables.borrow_mut().closed_by = None),
        );
    }
}

/// Makes an edit; returns why it cannot be made, if so.
pub(super) fn edit(ctx: &Context, edit: Edit) -> Option<Message> {
    let mut refused = None;
    with_editor(ctx, |editor, _| {
        let rows = editor.edit_with_end(edit, || ctx.app.clock().stamp());
        rows.map_err(|error| refused = Some(Message::seating_cannot_be(&error)))
            .ok()
    });
    refused
}

/// Performs the action of a card or slot.
pub(super) fn act(ctx: &Context, does: TapAction) {
    match does {
        TapAction::Says(said) => taps(ctx, said, None),
        // The second tap of a double tap that ended the game is not meant for what appears under it.
        TapAction::ShowsResult | TapAction::PlaysAgain | TapAction::PlaysOn
            if ctx.tables.borrow().closed_by.is_some() => {}
        TapAction::ShowsResult => super::result::open(ctx),
        TapAction::PlaysAgain => super::new_session::open_same_table(ctx),
        TapAction::PlaysOn => menu::play_on(ctx),
        TapAction::Asks(next) => ask_in_dock(ctx, DockMode::Points(next)),
        TapAction::Adjusts(adjusting, reason) => adjust(ctx, adjusting, &reason),
    }
}

/// Opens or closes the scoreboard: as a window, or in a narrow window as the page. The screen stays awake while it is
/// shown.
pub(super) fn show_board(ctx: &Context, on: bool) {
    if on && ctx.board().is_some() {
        return super::board::close(ctx);
    }
    if on && menu::is_wide(ctx) && super::board::open(ctx) {
        return;
    }
    ctx.global::<TableAdapter>().set_board(on);
    table_bind::refresh(ctx);
}

fn undo(ctx: &Context) {
    if leave_question(ctx) {
        return;
    }
    with_editor(ctx, |editor, _| {
        editor.undo_with_end(|| ctx.app.clock().stamp())
    });
}

/// Reverts what the report is about. Any later action removes the report.
fn undo_answer(ctx: &Context) {
    let stamp = || ctx.app.clock().stamp();
    let steps = |table: &Table| table.answer.answer_steps;
    let steps = ctx.tables.borrow().shown().map_or(0, steps);
    with_editor(ctx, |editor, _| {
        let undone = (0..steps).map(|_| editor.undo_with_end(stamp));
        undone.collect::<Option<Vec<_>>>()
    });
}

fn redo(ctx: &Context) {
    with_editor(ctx, |editor, _| {
        editor.redo_with_end(|| ctx.app.clock().stamp())
    });
}

/// Asks for the trump suit; a second tap returns to the hand.
fn note_trump(ctx: &Context) {
    change(ctx, |table| {
        let noting = matches!(table.dock_mode, Some(DockMode::Trump));
        table.dock_mode = (!noting).then_some(DockMode::Trump);
    });
}

/// Asks a question in place of the hand, which is kept meanwhile.
fn ask_in_dock(ctx: &Context, mode: DockMode) {
    change(ctx, |table| table.dock_mode = Some(mode));
}

/// Moves points for a reason.
fn adjust(ctx: &Context, adjusting: Adjusting, reason: &Message) {
    let reason = ctx.say(reason);
    if let Some(made) = ctx.read_editor(|editor| adjust::edit(editor, adjusting, &reason)) {
        edit(ctx, made);
    }
}

/// Returns to the hand; true if a question was open.
fn leave_question(ctx: &Context) -> bool {
    let mut tables = ctx.tables.borrow_mut();
    let left = tables.shown_mut().and_then(|table| table.dock_mode.take());
    drop(tables);
    if left.is_some() {
        table_bind::refresh(ctx);
    }
    left.is_some()
}
