//! The notice at the foot of a page: what happened, and a button that undoes it or opens the file it names.

use super::context::Context;
use super::desktop::Show;
use crate::ledger::EditId;
use crate::store::StoreError;
use crate::view::Message;
use crate::view::page::Notice;
use oddtrick_ui as ui;
use std::path::PathBuf;

/// What the button of a notice does. For a saved file there are two, one for its folder.
pub(super) type Action = Box<dyn FnOnce(&Context, Show)>;

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::NoticeAdapter>();
    adapter.on_acted(ctx.on(|ctx| act(ctx, Show::File)));
    adapter.on_folder_opened(ctx.on(|ctx| act(ctx, Show::Folder)));
}

/// Does what the button offers, and removes the notice.
fn act(ctx: &Context, what: Show) {
    let action = ctx.notice.take();
    ctx.clear_notice();
    if let Some(action) = action {
        action(ctx, what);
    }
}

impl Context {
    /// Shows a notice in place of the last one.
    pub(super) fn notify(&self, text: Message) {
        self.show_notice(Notice::of(Some(text), false, false), None);
    }

    /// Shows a notice with a button that undoes what it reports.
    pub(super) fn notify_undo(&self, text: Message, undo: impl FnOnce(&Self) + 'static) {
        let notice = Notice::of(Some(text), true, false);
        self.show_notice(notice, Some(Box::new(|ctx: &Self, _| undo(ctx))));
    }

    /// Reports a change of the application's log with a button that reverts it, and calls `undone` with the outcome.
    pub(super) fn notify_undo_app(
        &self,
        text: Message,
        edit: EditId,
        undone: impl FnOnce(&Self, Result<(), StoreError>) + Send + 'static,
    ) {
        self.notify_undo(text, move |ctx| {
            ctx.moved();
            let stamp = ctx.app.clock().stamp();
            ctx.ask(move |db| db.undo_or_redo_app(edit, false, stamp), undone);
        });
    }

    /// Reports where a file was saved, with buttons that open it and its folder.
    pub(super) fn notify_saved(&self, path: PathBuf) {
        let text = Message::files_saved(path.display());
        let notice = Notice::of(Some(text), false, self.desktop.can_show());
        let open = move |ctx: &Self, what| {
            if let Err(error) = ctx.desktop.show(&path, what) {
                ctx.notify(Message::files_failed(error));
            }
        };
        self.show_notice(notice, Some(Box::new(open)));
    }

    /// Removes the notice.
    pub(super) fn clear_notice(&self) {
        self.show_notice(Notice::of(None, false, false), None);
    }

    fn show_notice(&self, notice: Notice, action: Option<Action>) {
        self.show(notice);
        self.notice.replace(action);
    }
}
