//! What stands behind *More* on the table page.

use super::desk::Desk;
use super::table;
use crate::games::Override;
use crate::games::entry::Tap;
use crate::ledger::{Book, Edit};
use crate::view::Message;
use crate::view::over::{self, Next};
use crate::words::Words;
use oddtrick_ui::{Keys, MoreItem};
use slint::ComponentHandle;
use std::rc::Rc;

/// The width in logical pixels from which they do, as the page has it.
const FROM_WIDE: f32 = 840.0;

/// One thing behind *More*.
#[derive(Clone, Copy)]
enum More {
    Result,
    Before,
    Board,
    OtherSide,
    Keys,
    PlayOn,
    Players,
    Stake,
    Adjust,
    Trump,
    Misdeal,
    History,
    End,
    Settings,
}

impl More {
    /// The head that it stands under.
    fn group(self) -> Message {
        match self {
            Self::Before | Self::Trump | Self::Misdeal => Message::MoreHand,
            Self::Board | Self::OtherSide | Self::Keys | Self::Settings => Message::MoreWindow,
            _ => Message::MoreSession,
        }
    }
}

/// What there is in this state of the book, group by group in the order in which it is shown; `wide` is whether cards and
/// paper stand side by side.
fn offered(book: &Book, wide: bool) -> Vec<More> {
    let ledger = book.ledger();
    let ended = ledger.session().ended.is_some();
    // While an older hand is corrected, the open one waits with those who sit there.
    let open = !ended && book.correcting().is_none();
    let is = [
        (More::Before, !ended && !over::is_over(book)),
        (
            More::Trump,
            !ended && crate::view::table::table(book).trump_open,
        ),
        (More::Misdeal, open),
        (More::PlayOn, over::is_over(book)),
        (More::Players, open),
        (More::Stake, true),
        (More::Adjust, !ended && !ledger.session().hands.is_empty()),
        (More::Result, true),
        (More::History, true),
        (More::End, !ended),
        (More::Board, true),
        (More::OtherSide, wide),
        // A phone has no keys.
        (More::Keys, wide),
        (More::Settings, true),
    ];
    let there = is.into_iter().filter(|(_, there)| *there);
    there.map(|(item, _)| item).collect()
}

/// The items of the panel; `board` is whether the big scoreboard is open in a window of its own.
pub(super) fn items(book: &Book, wide: bool, board: bool, words: &Words) -> Vec<MoreItem> {
    let mut group = None;
    offered(book, wide)
        .into_iter()
        .map(|item| {
            let head = if group.replace(item.group()) == Some(item.group()) {
                String::new()
            } else {
                words.say(&item.group())
            };
            let text = words.say(&match item {
                More::Result => Message::MoreResult,
                More::Before => Message::BeforeTitle,
                More::Board if board => Message::BoardClose,
                More::Board => Message::BoardTitle,
                More::OtherSide => Message::DockOtherSide,
                More::Keys => Message::KeysTitle,
                More::PlayOn => Message::MorePlayOn,
                More::Players => Message::SeatingPlayers,
                More::Stake => Message::StakesStake,
                More::Adjust => Message::MoreAdjust,
                More::Trump => Message::PairsMoreTrump,
                More::Misdeal => Message::MoreMisdeal,
                More::History => Message::HistoryMore,
                More::End => Message::MoreEnd,
                More::Settings => Message::MoreSettings,
            });
            MoreItem {
                head: head.into(),
                text: text.as_str().into(),
                label: text.into(),
                enabled: true,
            }
        })
        .collect()
}

/// Whether the window is so wide that cards and paper stand side by side.
pub(super) fn is_wide(desk: &Desk) -> bool {
    let window = desk.window.window();
    window.size().to_logical(window.scale_factor()).width >= FROM_WIDE
}

/// Does what was tapped.
pub(super) fn act(desk: &Rc<Desk>, item: i32) {
    let chosen = desk.tables.borrow().shown().and_then(|table| {
        let at = usize::try_from(item).ok()?;
        offered(&table.book, is_wide(desk)).get(at).copied()
    });
    match chosen {
        Some(More::Result) => super::result::open(desk),
        Some(More::Before) => super::before::open(desk),
        Some(More::Board) => table::show_board(desk, true),
        Some(More::OtherSide) => super::settings::move_dock(desk),
        Some(More::Keys) => desk.window.global::<Keys>().set_open(true),
        Some(More::PlayOn) => play_on(desk),
        Some(More::Players) => super::seating::open(desk),
        Some(More::Stake) => super::stakes::open(desk),
        Some(More::Adjust) => super::adjust::begin(desk),
        Some(More::Trump) => super::aside::note_trump(desk),
        Some(More::Misdeal) => table::tap(desk, Tap::Misdeal),
        Some(More::History) => super::history::open(desk),
        Some(More::End) => {
            let at = desk.app.surroundings().now();
            table::edit(desk, Edit::End { at });
            super::result::open(desk);
        }
        Some(More::Settings) => super::settings::open(desk),
        None => {}
    }
}

/// Does what comes after the end of a session.
pub(super) fn go_on(desk: &Rc<Desk>, next: Next) {
    match next {
        Next::Result => super::result::open(desk),
        Next::Again => again(desk),
        Next::PlayOn => play_on(desk),
    }
}

/// Begins a session with those who sit at this one.
pub(super) fn again(desk: &Rc<Desk>) {
    let ledger = desk.tables.borrow().shown_ledger();
    if let Some(ledger) = ledger {
        super::new_session::again(desk, &ledger);
    }
}

/// Opens an ended session again, and says that the table plays on where its game is over.
pub(super) fn play_on(desk: &Rc<Desk>) {
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
