//! Sharing the result: clipboard text, image, PDF, CSV.

use super::session;
use crate::app::{self, AppError};
use crate::exchange::share::paper::{self, Paper};
use crate::exchange::share::{ShareContent, picture};
use crate::store::Database;
use crate::task::Work;
use crate::view::Message;
use crate::view::page::MoreItem;
use crate::window::balances::payments;
use crate::window::context::Context;
use crate::window::models::row;
use std::fmt::Display;
use std::path::Path;
use std::rc::Rc;

/// Shares a result.
type Share = fn(&Rc<Context>);

/// The formats in which a result can be shared, with their actions.
const ALL: [(Message, Share); 6] = [
    (Message::FilesCopyText, copy),
    (Message::FilesSavePicture, save_picture),
    (Message::FilesSavePdf, |ctx| save_paper(ctx, paper::pdf)),
    (Message::FilesSaveBlank, |ctx| save_paper(ctx, paper::blank)),
    (Message::FilesSaveCsv, save_csv),
    (Message::FilesSaveBundle, save_bundle),
];

/// The formats available.
pub(super) fn items() -> Vec<MoreItem> {
    ALL.map(|(text, _)| MoreItem::of(text)).into()
}

/// Performs the chosen action.
pub(in crate::window) fn act(ctx: &Rc<Context>, item: i32) {
    if let Some((_, act)) = row(&ALL, item) {
        act(ctx);
    }
}

/// Calls `act` with the current session in the window's language.
fn with_share_content<R>(ctx: &Context, act: impl FnOnce(&ShareContent) -> R) -> Option<R> {
    ctx.read_editor(|editor| {
        let finances = payments::linked_sessions(ctx, editor.ledger().session().id);
        app::with_share_content(editor, finances, &ctx.words.borrow(), act).ok()
    })
}

fn copy(ctx: &Rc<Context>) {
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the bare method is not general enough"
    )]
    let text = with_share_content(ctx, |shared| shared.text());
    if let Some(text) = text {
        ctx.notify(ctx.copy(&text));
    }
}

fn save_picture(ctx: &Rc<Context>) {
    #[expect(
        clippy::redundant_closure,
        reason = "the bare function is not general enough"
    )]
    let drawn = with_share_content(ctx, |shared| picture::png(shared));
    save_bytes(ctx, "png", drawn);
}

/// Saves a PDF in the region's paper size.
fn save_paper(ctx: &Rc<Context>, drawn: impl FnOnce(&ShareContent, Paper) -> Vec<u8>) {
    let bytes = with_share_content(ctx, |shared| drawn(shared, app::usual_paper()));
    save_bytes(ctx, "pdf", bytes.map(Ok::<_, AppError>));
}

fn save_csv(ctx: &Rc<Context>) {
    let profile = crate::window::files::usual_profile(&ctx.words.borrow());
    let written = with_share_content(ctx, |shared| {
        let mut bytes = Vec::new();
        shared.csv(profile, &mut bytes).map(|()| bytes)
    });
    save_bytes(ctx, "csv", written);
}

/// Saves the content of a file, or says why there is none.
fn save_bytes<E: Display>(ctx: &Rc<Context>, ending: &str, made: Option<Result<Vec<u8>, E>>) {
    match made {
        Some(Ok(bytes)) => save(ctx, ending, move |_, path| app::write(path, &bytes)),
        Some(Err(error)) => ctx.notify(Message::files_failed(&error)),
        None => {}
    }
}

/// Saves the session as a bundle, for another device.
fn save_bundle(ctx: &Rc<Context>) {
    if let Some(id) = session(ctx) {
        save(ctx, "bundle", move |db, path| {
            let mut bytes = Vec::new();
            app::write_bundle(db, &[id], &mut bytes, &Work::default())?;
            app::write(path, &bytes)
        });
    }
}

/// Asks where to save a file and writes it on the store's thread.
fn save(
    ctx: &Rc<Context>,
    ending: &str,
    write: impl FnOnce(&mut Database, &Path) -> Result<(), AppError> + Send + 'static,
) {
    let name = ctx.read_editor(|editor| Some(app::file_name(editor.ledger().session(), ending)));
    if let Some(name) = name {
        ctx.save_file(&name, write);
    }
}
