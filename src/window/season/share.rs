//! Sharing a season: clipboard text, PDF, CSV.

use super::say;
use crate::app::{self, AppError};
use crate::exchange::share::paper;
use crate::exchange::{season_text, write_season};
use crate::view::Message;
use crate::view::page::MoreItem;
use crate::window::context::Context;
use crate::window::models::row;
use std::path::PathBuf;
use std::rc::Rc;

/// A format in which a season can be shared.
#[derive(Clone, Copy)]
enum Share {
    Text,
    Pdf,
    Csv,
}

const ALL: [Share; 3] = [Share::Text, Share::Pdf, Share::Csv];

/// The formats available.
pub(super) fn items() -> Vec<MoreItem> {
    let items = ALL.map(|share| MoreItem {
        head: Message::Blank,
        text: match share {
            Share::Text => Message::FilesCopyText,
            Share::Pdf => Message::FilesSavePdf,
            Share::Csv => Message::FilesSaveCsv,
        },
        does: None,
    });
    items.into()
}

/// Performs the chosen action.
pub(super) fn act(ctx: &Rc<Context>, item: i32) {
    let Some(share) = row(&ALL, item) else {
        return;
    };
    let (title, view) = {
        let state = ctx.season.borrow();
        let view = state.view();
        (state.title(&view), view)
    };
    let (bytes, ending) = match share {
        Share::Text => {
            let text = season_text(&title, &view, &ctx.words.borrow());
            let said = match ctx.desktop.copy(&text) {
                Ok(()) => Message::FilesCopied,
                Err(why) => Message::FilesCopyFailed { why },
            };
            return say(ctx, said);
        }
        Share::Pdf => {
            let words = ctx.words.borrow();
            let bytes = paper::season(&title, &view, &words, app::usual_paper());
            (bytes, "pdf")
        }
        Share::Csv => {
            let profile = crate::window::files::usual_profile(&ctx.words.borrow());
            let mut bytes = Vec::new();
            let all = &ctx.season.borrow().read.all;
            if let Err(error) = write_season(&mut bytes, profile, all, &view.table) {
                let why = error.to_string();
                return say(ctx, Message::FilesFailed { why });
            }
            (bytes, "csv")
        }
    };
    let name = app::file_called(&ctx.say(&title), ending);
    ctx.ask_where(&name, |ctx, path| {
        ctx.ask(
            move |_| -> Result<PathBuf, AppError> {
                let path = path?;
                app::write(&path, &bytes)?;
                Ok(path)
            },
            |ctx, came| {
                say(
                    ctx,
                    match came {
                        Ok(path) => Message::FilesSaved {
                            path: path.display().to_string(),
                        },
                        Err(error) => Message::FilesFailed {
                            why: ctx.say(&error.window_message()).into(),
                        },
                    },
                );
            },
        );
    });
}
