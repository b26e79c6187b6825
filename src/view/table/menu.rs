//! The *More* menu of the table page.

use super::over;
use crate::ledger::SessionEditor;
use crate::view::Message;
use crate::view::page::{MoreItem, TableView};

/// An item of the *More* menu, or what comes after the end of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum More {
    /// The result so far.
    Result,
    /// The payout preview.
    Payouts,
    /// The scoreboard.
    Board,
    /// Moves the cards to the other side of a wide window.
    OtherSide,
    /// The keyboard shortcuts.
    Keys,
    /// Plays on after the end.
    PlayOn,
    /// Begins another session with the same players, after the end.
    Again,
    /// The seats.
    Players,
    /// The stakes.
    Stake,
    /// Points brought forward.
    BeginWith,
    /// The session's note.
    Note,
    /// An adjustment of points.
    Adjust,
    /// The trump, or the ranking at no trump.
    Trump,
    /// A misdeal.
    Misdeal,
    /// The history.
    History,
    /// Ends the session.
    End,
    /// The settings.
    Settings,
}

/// The items available in this state of the session, by group in display order; `dock` is the item that moves the
/// cards, `None` where they are not beside the sheet; `apart` is whether the scoreboard has its own window.
pub fn menu(
    editor: &SessionEditor,
    view: &TableView,
    dock: Option<Message>,
    apart: bool,
) -> Vec<MoreItem> {
    let ledger = editor.ledger();
    let (ended, over) = (ledger.session().ended.is_some(), over::is_over(editor));
    // While an older hand is corrected, the open one waits.
    let open = !ended && editor.correcting().is_none();
    let notes_trump = !ended && view.trump_enabled;
    let adjusts = !ledger.session().hands.is_empty();
    let (hand, session, window) = (Message::MoreHand, Message::MoreSession, Message::MoreWindow);
    let board = if apart {
        Message::BoardClose
    } else {
        Message::BoardTitle
    };
    let wide = dock.is_some();
    let all = [
        (&hand, More::Payouts, Message::PayoutsTitle, !ended && !over),
        (&hand, More::Trump, Message::StepTrump, notes_trump),
        (&hand, More::Misdeal, Message::MoreMisdeal, open),
        (&session, More::PlayOn, Message::MorePlayOn, over),
        (&session, More::Players, Message::SeatingPlayers, open),
        (&session, More::Stake, Message::StakesStake, true),
        (&session, More::Adjust, Message::MoreAdjust, adjusts),
        (&session, More::BeginWith, Message::MoreBeginWith, true),
        (&session, More::Note, Message::MoreNote, true),
        (&session, More::Result, Message::MoreResult, true),
        (&session, More::History, Message::HistoryTitle, true),
        (&session, More::End, Message::MoreEnd, !ended),
        (&window, More::Board, board, true),
        (&window, More::OtherSide, dock.unwrap_or_default(), wide),
        // A phone has no keys.
        (&window, More::Keys, Message::KeysTitle, wide),
        (&window, More::Settings, Message::MoreSettings, true),
    ];
    let mut group = None;
    let there = all.into_iter().filter(|(.., there)| *there);
    there
        .map(|(head, does, text, _)| MoreItem {
            head: if group.replace(head) == Some(head) {
                Message::Blank
            } else {
                head.clone()
            },
            text,
            does: Some(does),
        })
        .collect()
}
