//! Sharing a season: clipboard text, PDF, CSV.

use crate::app;
use crate::exchange::share::paper;
use crate::exchange::{season_text, write_season};
use crate::view::Message;
use crate::view::page::MoreItem;
use crate::view::season::SeasonView;
use crate::window::context::Context;
use crate::window::models::row;
use std::rc::Rc;

/// Shares a season, given its title and view.
type Share = fn(&Rc<Context>, &Message, &SeasonView);

/// The formats in which a season can be shared, with their actions.
const ALL: [(Message, Share); 3] = [
    (Message::FilesCopyText, copy),
    (Message::FilesSavePdf, save_pdf),
    (Message::FilesSaveCsv, save_csv),
];

/// The formats available.
pub(super) fn items() -> Vec<MoreItem> {
    ALL.map(|(text, _)| MoreItem::of(text)).into()
}

/// Performs the chosen action.
pub(super) fn act(ctx: &Rc<Context>, item: i32) {
    let (title, view) = {
        let state = ctx.season.borrow();
        let view = state.view();
        (state.title(&view), view)
    };
    if let Some((_, act)) = row(&ALL, item) {
        act(ctx, &title, &view);
    }
}

fn copy(ctx: &Rc<Context>, title: &Message, view: &SeasonView) {
    let text = season_text(title, view, &ctx.words.borrow());
    ctx.notify(ctx.copy(&text));
}

fn save_pdf(ctx: &Rc<Context>, title: &Message, view: &SeasonView) {
    let bytes = paper::season(title, view, &ctx.words.borrow(), app::usual_paper());
    save(ctx, title, "pdf", bytes);
}

fn save_csv(ctx: &Rc<Context>, title: &Message, view: &SeasonView) {
    let profile = crate::window::files::usual_profile(&ctx.words.borrow());
    let mut bytes = Vec::new();
    let written = {
        let all = &ctx.season.borrow().loaded.read.all;
        write_season(&mut bytes, profile, all, &view.table)
    };
    match written {
        Ok(()) => save(ctx, title, "csv", bytes),
        Err(error) => ctx.notify(Message::files_failed(&error)),
    }
}

fn save(ctx: &Rc<Context>, title: &Message, ending: &str, bytes: Vec<u8>) {
    let name = app::file_called(&ctx.say(title), ending);
    let write = move |_: &mut _, path: &_| app::write(path, &bytes);
    ctx.save_file(&name, write);
}
