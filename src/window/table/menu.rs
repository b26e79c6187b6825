//! Does what stands behind *More* on the table page.

use crate::games::Override;
use crate::games::entry::Tap;
use crate::ledger::Edit;
use crate::view::table::menu::More;
use crate::view::table::over::{self, Next};
use crate::window::context::Desk;
use crate::window::table;
use oddtrick_ui::Keys;
use slint::ComponentHandle;
use std::rc::Rc;

/// The width in logical pixels from which they do, as the page has it.
const FROM_WIDE: f32 = 840.0;

/// Whether the window is so wide that cards and paper stand side by side.
pub(super) fn is_wide(desk: &Desk) -> bool {
    let window = desk.window.window();
    window.size().to_logical(window.scale_factor()).width >= FROM_WIDE
}

/// Does what was tapped.
pub(in crate::window) fn act(desk: &Rc<Desk>, item: i32) {
    let chosen = desk.tables.borrow().view().and_then(|view| {
        let item = view.menu.get(usize::try_from(item).ok()?)?;
        item.does
    });
    match chosen {
        Some(More::Result) => crate::window::result::open(desk),
        Some(More::Before) => super::payout_preview::open(desk),
        Some(More::Board) => table::show_board(desk, true),
        Some(More::OtherSide) => crate::window::settings::move_dock(desk),
        Some(More::Keys) => desk.window.global::<Keys>().set_open(true),
        Some(More::PlayOn) => play_on(desk),
        Some(More::Players) => super::seating::open(desk),
        Some(More::Stake) => super::stakes::open(desk),
        Some(More::BeginWith) => super::begin_with::open(desk),
        Some(More::Note) => super::note::open(desk),
        Some(More::Adjust) => super::adjust::begin(desk),
        Some(More::Trump) => super::dock_mode::note_trump(desk),
        Some(More::Misdeal) => table::tap(desk, Tap::Misdeal),
        Some(More::History) => super::history::open(desk),
        Some(More::End) => {
            let at = desk.app.surroundings().now();
            table::edit(desk, Edit::End { at });
            crate::window::result::open(desk);
        }
        Some(More::Settings) => crate::window::settings::open(desk),
        None => {}
    }
}

/// Does what comes after the end of a session.
pub(in crate::window) fn go_on(desk: &Rc<Desk>, next: Next) {
    match next {
        Next::Result => crate::window::result::open(desk),
        Next::Again => again(desk),
        Next::PlayOn => play_on(desk),
    }
}

/// Begins a session with those who sit at this one.
pub(in crate::window) fn again(desk: &Rc<Desk>) {
    let ledger = desk.tables.borrow().shown_ledger();
    if let Some(ledger) = ledger {
        crate::window::new_session::again(desk, &ledger);
    }
}

/// Opens an ended session again, and says that the table plays on where its game is over.
pub(in crate::window) fn play_on(desk: &Rc<Desk>) {
    let ended = desk
        .tables
        .borrow()
        .shown()
        .and_then(|table| table.book.ledger().session().ended);
    if let Some(at) = ended {
        table::edit(desk, Edit::Reopen { at });
    }
    let over = desk
        .tables
        .borrow()
        .shown()
        .is_some_and(|table| over::is_over(&table.book));
    if over {
        table::tap(desk, Tap::Override(Override::End));
    }
}
