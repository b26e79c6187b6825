//! Sharing the result: clipboard text, image, PDF, CSV.

use crate::app::{self, AppError};
use crate::exchange::share::{ShareContent, paper, picture};
use crate::task::Work;
use crate::view::Message;
use crate::view::page::MoreItem;
use crate::window::balances::payments;
use crate::window::context::Context;
use crate::window::files::usual_profile;
use crate::window::models::row;
use std::fmt::Display;
use std::rc::Rc;

/// The formats in which a result can be shared.
const ALL: [Message; 6] = [
    Message::FilesCopyText,
    Message::FilesSavePicture,
    Message::FilesSavePdf,
    Message::FilesSaveBlank,
    Message::FilesSaveCsv,
    Message::FilesSaveBundle,
];

/// The formats available.
pub(super) fn items() -> Vec<MoreItem> {
    ALL.map(MoreItem::of).into()
}

/// Shares the result in the chosen format.
#[expect(
    clippy::redundant_closure,
    clippy::redundant_closure_for_method_calls,
    reason = "the bare functions are not general enough"
)]
pub(in crate::window) fn act(ctx: &Rc<Context>, item: i32) {
    match row(&ALL, item) {
        Some(Message::FilesCopyText) => {
            if let Some(text) = with_share_content(ctx, |shared| shared.text()) {
                ctx.notify(ctx.copy(&text));
            }
        }
        Some(Message::FilesSavePicture) => save(ctx, "png", |shared| picture::png(shared)),
        Some(Message::FilesSavePdf) => save(ctx, "pdf", |shared| {
            Ok::<_, AppError>(paper::pdf(shared, app::usual_paper()))
        }),
        Some(Message::FilesSaveBlank) => save(ctx, "pdf", |shared| {
            Ok::<_, AppError>(paper::blank(shared, app::usual_paper()))
        }),
        Some(Message::FilesSaveCsv) => save(ctx, "csv", |shared| {
            let (mut bytes, profile) = (Vec::new(), usual_profile(&ctx.words.borrow()));
            shared.csv(profile, &mut bytes).map(|()| bytes)
        }),
        Some(_) => save_bundle(ctx),
        None => {}
    }
}

/// Calls `act` with the current session in the window's language.
fn with_share_content<R>(ctx: &Context, act: impl FnOnce(&ShareContent) -> R) -> Option<R> {
    ctx.read_editor(|editor| {
        let finances = payments::linked_sessions(ctx, editor.ledger().session().id);
        app::with_share_content(editor, finances, &ctx.words.borrow(), act).ok()
    })
}

/// Saves the current session in a file of this format.
fn save<E: Display>(
    ctx: &Rc<Context>,
    ending: &str,
    draw: impl FnOnce(&ShareContent) -> Result<Vec<u8>, E>,
) {
    let made = with_share_content(ctx, draw);
    if let Some((made, name)) = made.zip(file_name(ctx, ending)) {
        ctx.save_bytes(&name, made);
    }
}

/// Saves the session as a bundle, for another device.
fn save_bundle(ctx: &Rc<Context>) {
    if let Some((id, name)) = super::session(ctx).zip(file_name(ctx, "bundle")) {
        ctx.save_file(&name, move |db, path| {
            let mut bytes = Vec::new();
            app::write_bundle(db, &[id], &mut bytes, &Work::default())?;
            app::write(path, &bytes)
        });
    }
}

fn file_name(ctx: &Context, ending: &str) -> Option<String> {
    ctx.read_editor(|editor| Some(app::file_name(editor.ledger().session(), ending)))
}
