//! What stands behind *More* on the table page.

use super::desk::Desk;
use super::table;
use crate::games::Override;
use crate::games::entry::Tap;
use crate::ledger::{Book, Edit};
use crate::view::{History, Message, Pairs, Seating};
use crate::words::Words;
use oddtrick_ui::MoreItem;
use std::rc::Rc;

/// One thing behind *More*.
#[derive(Clone, Copy)]
enum More {
    Result,
    PlayOn,
    Players,
    Adjust,
    Trump,
    Misdeal,
    History,
    End,
    Reopen,
    Settings,
}

/// What there is in this state of the book, in the order in which it is shown.
fn offered(book: &Book) -> Vec<More> {
    if book.ledger().session().ended.is_some() {
        vec![More::Result, More::History, More::Reopen, More::Settings]
    } else {
        let ledger = book.ledger();
        let playing_on = book.entry().said.overrides == Some(Override::End);
        let play_on = (ledger.is_over() && !playing_on).then_some(More::PlayOn);
        let adjust = (!ledger.session().hands.is_empty()).then_some(More::Adjust);
        let trump = crate::view::table::table(book)
            .trump_open
            .then_some(More::Trump);
        // While an older hand is corrected, the open one waits with those who sit there.
        let players = book.correcting().is_none().then_some(More::Players);
        let always = [
            More::Result,
            More::Misdeal,
            More::History,
            More::End,
            More::Settings,
        ];
        let [result, rest @ ..] = always;
        std::iter::once(result)
            .chain(play_on)
            .chain(players)
            .chain(adjust)
            .chain(trump)
            .chain(rest)
            .collect()
    }
}

/// The items of the panel.
pub(super) fn items(book: &Book, words: &Words) -> Vec<MoreItem> {
    offered(book)
        .into_iter()
        .map(|item| {
            let text = words.say(&match item {
                More::Result => Message::MoreResult,
                More::PlayOn => Message::MorePlayOn,
                More::Players => Seating::Players.into(),
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

/// Does what was tapped.
pub(super) fn act(desk: &Rc<Desk>, item: i32) {
    let chosen = desk.tables.borrow().shown().and_then(|table| {
        let at = usize::try_from(item).ok()?;
        offered(&table.book).get(at).copied()
    });
    match chosen {
        Some(More::Result) => super::result::open(desk),
        Some(More::PlayOn) => table::tap(desk, Tap::Override(Override::End)),
        Some(More::Players) => super::seating::open(desk),
        Some(More::Adjust) => super::adjust::begin(desk),
        Some(More::Trump) => super::aside::note_trump(desk),
        Some(More::Misdeal) => misdeal(desk),
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

/// The cards were dealt wrongly: what was tapped so far is void, and the same player deals again.
fn misdeal(desk: &Rc<Desk>) {
    // Who deals and who sits out, said before anything else, holds of the hand that is dealt again.
    let undone = desk.tables.borrow().shown().map_or(0, |table| {
        let taps = &table.book.open().taps;
        let holds = |tap: &Tap| matches!(tap, Tap::Dealer(_) | Tap::Out(_));
        let first = taps.iter().take_while(|tap| holds(tap)).count();
        if table.book.correcting().is_some() {
            0
        } else {
            taps.len() - first
        }
    });
    for _ in 0..undone {
        let stamp = desk.app.surroundings().stamp();
        table::with_book(desk, |book| book.undo(stamp));
    }
}
