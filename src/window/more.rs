//! What stands behind *More* on the table page.

use super::desk::Desk;
use super::table;
use crate::games::Override;
use crate::games::entry::Tap;
use crate::ledger::{Book, Edit};
use crate::view::{AtTable, History, Message, Pairs, Seating, Stakes};
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
    Reopen,
    Settings,
}

/// What there is in this state of the book, in the order in which it is shown; `wide` is whether cards and paper stand
/// side by side.
fn offered(book: &Book, wide: bool) -> Vec<More> {
    let other_side = wide.then_some(More::OtherSide);
    if book.ledger().session().ended.is_some() {
        let always = [
            More::Result,
            More::Board,
            More::Stake,
            More::History,
            More::Reopen,
        ];
        let always = always.into_iter().chain(other_side);
        always.chain([More::Keys, More::Settings]).collect()
    } else {
        let ledger = book.ledger();
        let playing_on = book.entry().said.overrides == Some(Override::End);
        let play_on = (ledger.is_over() && !playing_on).then_some(More::PlayOn);
        let adjust = (!ledger.session().hands.is_empty()).then_some(More::Adjust);
        let trump = crate::view::table::table(book)
            .trump_open
            .then_some(More::Trump);
        // While an older hand is corrected, the open one waits with those who sit there.
        let open = book.correcting().is_none();
        [More::Result, More::Before, More::Board]
            .into_iter()
            .chain(play_on)
            .chain(open.then_some(More::Players))
            .chain([More::Stake])
            .chain(adjust)
            .chain(trump)
            .chain(open.then_some(More::Misdeal))
            .chain([More::History])
            .chain(other_side)
            .chain([More::Keys, More::End, More::Settings])
            .collect()
    }
}

/// The items of the panel.
pub(super) fn items(book: &Book, wide: bool, words: &Words) -> Vec<MoreItem> {
    offered(book, wide)
        .into_iter()
        .map(|item| {
            let text = words.say(&match item {
                More::Result => Message::MoreResult,
                More::Before => AtTable::WouldPay.into(),
                More::Board => AtTable::Board.into(),
                More::OtherSide => AtTable::OtherSide.into(),
                More::Keys => AtTable::Keys.into(),
                More::PlayOn => Message::MorePlayOn,
                More::Players => Seating::Players.into(),
                More::Stake => Stakes::Stake.into(),
                More::Adjust => Message::MoreAdjust,
                More::Trump => Pairs::MoreTrump.into(),
                More::Misdeal => Message::MoreMisdeal,
                More::History => History::More.into(),
                More::End => Message::MoreEnd,
                More::Reopen => Message::MoreReopen,
                More::Settings => Message::MoreSettings,
            });
            MoreItem {
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
        Some(More::PlayOn) => table::tap(desk, Tap::Override(Override::End)),
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
        Some(More::Reopen) => reopen(desk),
        Some(More::Settings) => super::settings::open(desk),
        None => {}
    }
}

/// Opens an ended session again.
pub(super) fn reopen(desk: &Rc<Desk>) {
    let ended = desk
        .tables
        .borrow()
        .shown()
        .and_then(|table| table.book.ledger().session().ended);
    if let Some(at) = ended {
        table::edit(desk, Edit::Reopen { at });
    }
}
