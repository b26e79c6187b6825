//! The scoreboard window, for a second display: it mirrors the table and has its own theme and text size.
//!
//! The window is created on first use. Closing it hides it.

pub(super) mod phones;

use super::context::Context;
use super::settings::on_value;
use super::table::table_bind;
use super::to_ui::{self, SetProperties};
use super::{desktop, keyboard, settings};
use crate::app::TextSize;
use crate::view::Message;
use crate::view::page::{BoardOptions, BoardShows, Choice};
use crate::view::table::TableView;
use oddtrick_ui as ui;
use slint::{CloseRequestResponse, ComponentHandle};

/// The views it offers, in menu order.
static VIEWS: [(BoardShows, Message); 4] = [
    (BoardShows::Totals, Message::BoardTotals),
    (BoardShows::LastHand, Message::BoardLastHand),
    (BoardShows::Hand, Message::MoreHand),
    (BoardShows::Sheet, Message::MoreSheet),
];

/// Opens the window; false where the platform allows no second window, so that the page must show the board.
pub(super) fn open(ctx: &Context) -> bool {
    if desktop::HAS_ONE_WINDOW {
        return false;
    }
    let made = if let Some(made) = ctx.board.get() {
        made
    } else {
        let Ok(made) = ui::BoardWindow::new() else {
            return false;
        };
        connect(ctx, &made);
        ctx.board.get_or_init(|| made)
    };
    apply_look(ctx);
    settings::resize(made.window(), ctx.app.settings().board_window);
    if made.show().is_err() {
        return false;
    }
    phones::refresh(ctx);
    table_bind::refresh(ctx);
    true
}

fn connect(ctx: &Context, board: &ui::BoardWindow) {
    keyboard::connect(board, |_| (), || ());
    // The new window has taken the keyboard focus.
    board.global::<ui::Keyboard>().invoke_kept();
    phones::connect_to(ctx, &board.global());
    to_ui::connect_texts(board);
    let adapter = board.global::<ui::BoardAdapter>();
    adapter.on_view_chosen(on_value(ctx, &VIEWS, |settings, (view, _)| {
        settings.board_shows = *view;
    }));
    adapter.on_theme_chosen(on_value(ctx, &settings::THEMES, |settings, theme| {
        settings.board_theme = *theme;
    }));
    adapter.on_size_chosen(on_value(ctx, &settings::SIZES, |settings, size| {
        settings.board_text_size = TextSize(*size);
    }));
    adapter.on_full_screen_toggled(ctx.on(|ctx| {
        if let Some(board) = ctx.board() {
            let window = board.window();
            window.set_fullscreen(!window.is_fullscreen());
            let adapter = board.global::<ui::BoardAdapter>();
            adapter.set_full_screen(window.is_fullscreen());
        }
    }));
    adapter.on_closed(ctx.on(close));
    // Both windows share one row model.
    let rows = ctx.global::<ui::TableAdapter>().get_sheet_rows();
    board.global::<ui::TableAdapter>().set_sheet_rows(rows);
    board.window().on_close_requested(ctx.on(|ctx| {
        close(ctx);
        CloseRequestResponse::HideWindow
    }));
}

/// Closes the window and saves its size.
pub(super) fn close(ctx: &Context) {
    let Some(board) = ctx.board() else { return };
    let window = board.window();
    settings::keep_size(ctx, window, |settings| &mut settings.board_window);
    window.set_fullscreen(false);
    board.global::<ui::BoardAdapter>().set_full_screen(false);
    // If hiding fails, the window closes with the program.
    let _ = board.hide();
    table_bind::refresh(ctx);
}

/// Applies its settings and language.
pub(super) fn apply_look(ctx: &Context) {
    let Some(board) = ctx.board.get() else {
        return;
    };
    let settings = ctx.app.settings();
    let (theme, size) = (settings.board_theme, settings.board_text_size);
    settings::set_look(ctx, &board.global(), theme, size);
    let words = ctx.words.borrow();
    settings::set_words(&board.global(), &words);
    let shows = settings.board_shows;
    let view = |(view, text): &(_, Message)| Choice::of(text.clone(), *view == shows, ());
    let options = BoardOptions {
        views: VIEWS.iter().map(view).collect(),
        shows,
        theme: theme as i32,
        sizes: settings::sizes(size.0),
    };
    options.set(&board.global(), &words);
}

/// Shows the current table if the window is open.
pub(super) fn show(ctx: &Context, view: &TableView) {
    if let Some(board) = ctx.board() {
        view.set(&board.global(), &ctx.words.borrow());
    }
}
