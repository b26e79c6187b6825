//! Storing the session shown, and following what another program stores of it.

use super::{Entered, Shown, Table, entered, read, table_bind};
use crate::app;
use crate::ledger::SessionId;
use crate::store::StoreError;
use crate::view::Message;
use crate::view::page::TableAnswer;
use crate::view::sheet;
use crate::window::context::Context;
use oddtrick_ui::Page;

/// The file with the id of the session saved last.
const LAST: &str = "last-session";

/// Reads which session was saved last, as if it had been shown.
pub(in crate::window) fn load_last(ctx: &Context) {
    ctx.read_draft(LAST, 32, |ctx, id| {
        let shown = &mut ctx.tables.borrow_mut().shown;
        *shown = shown.or(id.parse().ok());
    });
}

/// Saves the changes unless a save of this session is under way.
pub(in crate::window) fn save_shown(ctx: &Context) {
    let shown = ctx.tables.borrow().shown;
    if let Some(id) = shown {
        save(ctx, id);
    }
}

fn save(ctx: &Context, id: SessionId) {
    let mut tables = ctx.tables.borrow_mut();
    let changed = |table: &&mut Table| !table.saving && table.pending();
    let Some(table) = tables.of(id).filter(changed) else {
        return;
    };
    table.saving = true;
    let (create, (stored, before)) = (table.create.clone(), table.stored.clone());
    let rows = table.editor.log().rows()[stored..].to_vec();
    let sent = entered(&table.editor);
    let open = sent.1.clone();
    drop(tables);
    ctx.ask(
        move |db| {
            // Another window has entered taps that are not shown here.
            if create.is_none() && db.open_hand(id).is_ok_and(|now| now != before) {
                return Err(StoreError::Stale);
            }
            match create.map(|session| db.create_session(&session, &open, None)) {
                // If the rows could not be stored after it, the session exists.
                Some(Err(error)) if !matches!(error, StoreError::Exists(_)) => Err(error),
                _ => db.commit(id, stored as u64, &rows, &open),
            }
        },
        move |ctx, result| acknowledge(ctx, id, sent, result),
    );
    // The sessions page offers it after a restart.
    ctx.keep_draft(LAST, Some(id.to_string()));
}

fn acknowledge(ctx: &Context, id: SessionId, sent: Entered, result: Result<(), StoreError>) {
    if matches!(result, Err(StoreError::Stale)) {
        return follow(ctx, id);
    }
    let mut tables = ctx.tables.borrow_mut();
    let Some(table) = tables.of(id) else { return };
    table.saving = false;
    table.failed = result.err().map(|error| match error {
        StoreError::Deleted(_) => {
            let session = table.editor.ledger().session();
            let deleted = Message::session_deleted(sheet::title(session));
            ctx.words.borrow().say(&deleted)
        }
        _ => error.to_string(),
    });
    if table.failed.is_none() {
        table.create = None;
        table.stored = sent;
    }
    let again = table.failed.is_none() && table.is_changed();
    drop(tables);
    if again {
        save(ctx, id);
    }
    if ctx.page() == Page::Table {
        table_bind::refresh_saving(ctx);
    }
}

/// Shows the changes another program made to the session, in place of the local tap.
fn follow(ctx: &Context, id: SessionId) {
    let shown = ctx.tables.borrow_mut().forget(id);
    if let Some(what) = shows(ctx).filter(|_| shown) {
        read(ctx, id, Some(Message::ChangedElsewhere), what);
    }
}

/// What the page shows of the session; `None` on any other page.
fn shows(ctx: &Context) -> Option<Shown> {
    match ctx.page() {
        Page::Table | Page::History => Some(Shown::Table),
        Page::Result => Some(Shown::Result),
        _ => None,
    }
}

/// Shows the changes another program made to the session shown, unless there are changes here that are not stored.
pub(in crate::window) fn catch_up(ctx: &Context) {
    let stored = |table: &&Table| !table.pending() && table.dock_mode.is_none();
    let shown = ctx.tables.borrow();
    let Some((what, table)) = shows(ctx).zip(shown.shown().filter(stored)) else {
        return;
    };
    let (id, before) = (table.id(), table.stored.clone());
    drop(shown);
    ctx.ask(
        move |db| app::editor(db, id),
        move |ctx, editor| {
            let tables = ctx.tables.borrow();
            let same = tables.shown().filter(stored);
            let same = same.is_some_and(|one| one.id() == id && one.stored == before);
            drop(tables);
            let new = editor.ok().filter(|new| same && entered(new) != before);
            let Some(editor) = new else {
                return;
            };
            let mut table = Table::new(editor, None);
            // The half-entered hand is another one now.
            let ((was, half), (now, still)) = (&before, &table.stored);
            if now != was && still.taps == half.taps && !half.taps.is_empty() {
                table.answer = TableAnswer::notice(Message::ChangedElsewhere);
            }
            ctx.tables.borrow_mut().put(table);
            table_bind::refresh(ctx);
            if let Shown::Result = what {
                crate::window::result::open(ctx);
            }
        },
    );
}
