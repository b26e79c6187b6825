//! The history of a session: each change and its effect on points and money.

use crate::games::Override;
use crate::ledger::{
    Act, Edit, Hand, Ledger, LogChange, ParticipantId, PlayerStanding, Session, SessionEditor,
    Standing, Terms, first_line,
};
use crate::money::Money;
use crate::scheme::Scheme;
use crate::view::new_session::settling;
use crate::view::sheet::{Parts, changed_seats, honours, marks};
use crate::view::table::partners::said;
use crate::view::table::{count, draw};
use crate::view::{Change, Message, Minute, MoneyChange, sheet, sign, trump};
use std::cmp::Ordering;

pub use super::page::{HistoryLine, HistoryView, Moved};

/// The newest change of a session; `None` if there is none.
pub fn newest(editor: &SessionEditor) -> Option<Message> {
    Some(history(editor, 1).lines.pop()?.what)
}

/// The newest changes of a session, at most `most`, each with its effect.
///
/// The effect is found by undoing the changes from the newest backwards; it is not stored.
pub fn history(editor: &SessionEditor, most: usize) -> HistoryView {
    let rows = editor.log().rows();
    let mut before = editor.ledger().clone();
    let mut after = State::of(before.clone());
    let mut shown = Vec::new();
    for change in editor.log().changes().rev().take(most) {
        let back = change.inverse();
        // The log produced the current ledger, so it can be undone; if not, the rest is left out.
        if before.apply(&back).is_err() {
            break;
        }
        let was = State::of(before);
        shown.push(line(change, &was, &after));
        // Undone in both, since a copy for each row of a long session would take minutes.
        before = after.ledger;
        after = was;
        if before.apply(&back).is_err() {
            break;
        }
    }
    let earlier = count(rows.len() - shown.len());
    HistoryView {
        subtitle: sheet::subtitle(editor.ledger().session()),
        earlier: (earlier > 0).then_some(Message::history_earlier(earlier)),
        lines: shown,
    }
}

fn line(change: LogChange, before: &State, after: &State) -> HistoryLine {
    let LogChange { row, undone, .. } = change;
    let what = row_message(change, &before.ledger, &after.ledger);
    let moved = moved(before, after);
    let says = moved.iter().map(|moved| moved.says.clone());
    let says = says.reduce(Message::clauses);
    HistoryLine {
        number: count(row.seq),
        at: row.at,
        time: Message::value(Minute(row.at)),
        undone,
        label: Message::history_says(what.clone(), says.unwrap_or(Message::HistoryNothingMoved)),
        what,
        moved,
    }
}

fn row_message(LogChange { row, edit, .. }: LogChange, before: &Ledger, after: &Ledger) -> Message {
    // Describe an undone edit as it was before it was undone.
    let (old, new) = match row.act {
        Act::Undo(_) => (after, before),
        Act::Do(_) | Act::Redo(_) => (before, after),
    };
    let plain = edit_message(edit, old, new);
    let named = match edit.hands(old.session()) {
        Some((index, was, is)) if is.len() < was.len() => Message::history_removal(index + 1),
        Some((index, was, is)) if is.len() > was.len() && index < old.session().hands.len() => {
            Message::history_insertion(index + 1)
        }
        _ => plain.clone(),
    };
    match row.act {
        Act::Do(_) => plain,
        Act::Undo(_) => Message::history_undone(named),
        Act::Redo(_) => Message::history_redone(named),
    }
}

/// The insertion of a hand, and for how many later hands the deal shifts.
fn put_in(hand: Message, index: usize, was: &[Hand], is: &[Hand]) -> Message {
    let later = was.iter().zip(is.iter().skip(1));
    let moved = later.filter(|(was, is)| was.record.dealer != is.record.dealer);
    match moved.count() {
        0 => Message::history_put_in(hand),
        n => Message::history_put_in_moved(hand, n, index + 2, index + 1 + n),
    }
}

/// The index of the first hand that now counts as played on, which is also the number of the one that ends the game.
fn first_played_on(after: &Session, was: &[Hand], is: &[Hand]) -> Option<usize> {
    let plays_on = |hand: &Hand| hand.record.overrides == Some(Override::End);
    let was_not = |hand: &Hand| {
        let mut old = was.iter().filter(|old| old.id == hand.id);
        old.any(|old| !plays_on(old))
    };
    let first = is.iter().find(|hand| plays_on(hand) && was_not(hand))?;
    after.hand_position(first.id)
}

/// A change of hands as a message.
fn hands_message(edit: &Edit, before: &Ledger, after: &Ledger) -> Option<Message> {
    let (index, was, is) = edit.hands(before.session())?;
    let hand = |ledger: &Ledger| {
        let parts = Parts::of(ledger, index);
        parts.map(Parts::described).unwrap_or_default()
    };
    let what = match is.len().cmp(&was.len()) {
        Ordering::Less => Message::history_taken_out(hand(before)),
        Ordering::Equal => corrected((before, was.first()?), (after, is.first()?)),
        Ordering::Greater if index == before.session().hands.len() => hand(after),
        Ordering::Greater => put_in(hand(after), index, &was, &is),
    };
    Some(match first_played_on(after.session(), &was, &is) {
        Some(first) => Message::history_played_on(what, first),
        None => what,
    })
}

/// An edit as a message.
fn edit_message(edit: &Edit, before: &Ledger, after: &Ledger) -> Message {
    let (old, new) = (before.session(), after.session());
    match edit {
        Edit::AddHand { .. }
        | Edit::RemoveHand { .. }
        | Edit::ReplaceHand { .. }
        | Edit::ReplaceHands { .. } => hands_message(edit, before, after).unwrap_or_default(),
        Edit::Adjust {
            hand,
            before,
            after,
        } => {
            let n = new.hand_position(*hand).map_or(0, |index| index + 1);
            let given = after.get(before.len()..).unwrap_or_default();
            match sheet::adjustment_remarks(new, given).last() {
                Some(what) => Message::hand_says(n, what),
                None => Message::history_adjustments_gone(n),
            }
        }
        Edit::Retitle { after, .. } => Message::history_titled(after),
        Edit::Annotate { after, .. } if after.is_empty() => Message::HistorySessionNoteGone,
        Edit::Annotate { after, .. } => Message::history_session_noted(first_line(after)),
        Edit::Rename { before, after, .. } => Message::history_renamed(before, after),
        Edit::Restake { from, after, .. } => {
            let from = count(*from) + 1;
            match after.first().copied().flatten() {
                Some(stake) => Message::history_stake(from, stake),
                None => Message::history_no_stake(from),
            }
        }
        Edit::Join { participant } => Message::history_joined(&participant.name),
        Edit::Leave { participant } => Message::history_left(&participant.name),
        Edit::Reseat { before, after, .. } => {
            let joined = after.iter().filter(|id| !before.contains(id));
            let left = before.iter().filter(|id| !after.contains(id));
            let seated = Message::history_seated(new.names(after));
            joined
                .map(|id| Message::history_joined(new.name(*id)))
                .chain(left.map(|id| Message::history_left(old.name(*id))))
                .chain([seated])
                .reduce(Message::beside)
                .unwrap_or_default()
        }
        Edit::Settle { before, after } => terms(&new.scheme, *before, *after),
        Edit::BeginWith { after, .. } if after.is_empty() => Message::HistoryBegunWithNothing,
        Edit::BeginWith { .. } => Message::HistoryBegunWith,
        Edit::Draw { draw } => draw::says(new, draw),
        Edit::End { .. } => Message::HistoryEnded,
        Edit::Reopen { .. } => Message::HistoryReopened,
    }
}

/// What a change of the settlement changes.
fn terms(scheme: &Scheme, before: Terms, after: Terms) -> Message {
    let settled = (before.settle != after.settle)
        .then(|| Message::seating_settle_says(settling(scheme, after.settle)));
    let paid = (before.paid_each_hand != after.paid_each_hand).then_some(if after.paid_each_hand {
        Message::HistoryPaidEachHand
    } else {
        Message::HistoryPaidAtEnd
    });
    let out =
        (before.sits_out_counts != after.sits_out_counts).then_some(if after.sits_out_counts {
            Message::HistoryOutPays
        } else {
            Message::HistoryOutFree
        });
    let changed = [settled, paid, out].into_iter().flatten();
    changed
        .reduce(Message::beside)
        .unwrap_or(Message::HistoryTerms)
}

/// A state of a session, with everybody's points and money.
struct State {
    ledger: Ledger,
    players: Vec<PlayerStanding>,
}

impl State {
    fn of(ledger: Ledger) -> Self {
        let players = Standing::of(&ledger).players;
        Self { ledger, players }
    }

    /// A player's points and money; 0 for somebody who does not take part.
    fn of_player(&self, who: ParticipantId) -> (i64, Money) {
        let own = self.players.iter().find(|one| one.id == who);
        let money = own.and_then(|own| Some(own.money?.1));
        (own.map_or(0, |own| own.points), money.unwrap_or_default())
    }
}

/// The players whose points or money changed.
fn moved(before: &State, after: &State) -> Vec<Moved> {
    let [old, new] = [before, after].map(|state| &state.players);
    let people = if new.len() >= old.len() { new } else { old };
    let currency = new.iter().chain(old).find_map(|one| Some(one.money?.0));
    let scheme = &after.ledger.session().scheme;
    people
        .iter()
        .filter_map(|one| {
            let (new, old) = (after.of_player(one.id), before.of_player(one.id));
            let (points, money) = (new.0 - old.0, new.1.checked_sub(old.1));
            let money = money.zip(currency);
            let any = points != 0 || money.is_some_and(|(amount, _)| amount != Money(0));
            let (name, points) = (one.name.to_string(), scheme.points(points));
            let says = Message::spaced(name.clone(), Message::change(Change(points)));
            any.then(|| Moved {
                says: match money {
                    Some((amount, currency)) => {
                        Message::payouts_with_money(says, MoneyChange(amount, currency))
                    }
                    None => says,
                },
                // What it costs or brings, which may differ from the points.
                sign: sign(match money {
                    Some((Money(amount), _)) if amount != 0 => amount,
                    _ => points.n,
                }),
                name,
                points,
            })
        })
        .collect()
}

/// All changes in one message: the play and the remarks.
fn corrected((before, was): (&Ledger, &Hand), (after, is): (&Ledger, &Hand)) -> Message {
    let session = after.session();
    let Some(index) = session.hand_position(is.id) else {
        return Message::Blank;
    };
    let n = index + 1;
    let seats = changed_seats(session, was, is).into_iter();
    let seats = seats.map(|(name, (was, took_before), (bid, took))| {
        Message::history_seat_became(name, said(was), took_before, said(bid), took)
    });
    let seats: Vec<Message> = seats.collect();
    let play = seats
        .is_empty()
        .then(|| play_became(n, Parts::of(before, index)?, Parts::of(after, index)?));
    let beside = beside_became(session, was, is).into_iter();
    if let Some(play) = play.flatten() {
        return beside.fold(play, Message::clauses);
    }
    match seats.into_iter().chain(beside).reduce(Message::clauses) {
        Some(what) => Message::labelled(Message::history_details(n), what),
        None => Message::history_details(n),
    }
}

/// The change of the play; `None` if it is the same.
fn play_became(n: usize, old: Parts, new: Parts) -> Option<Message> {
    if old.sentence == new.sentence {
        return None;
    }
    let counts = |parts: &Parts| matches!(parts.tail, Message::TailTricks { .. });
    let same = (&old.who, &old.what) == (&new.who, &new.what) && counts(&old) && counts(&new);
    Some(match old.tricks.zip(new.tricks).filter(|_| same) {
        Some((old, now)) => Message::history_tricks_became(n, new.who, new.what, old, now),
        None => Message::history_became(old.sentence, new.sentence),
    })
}

/// The changes other than the play, with their new values: dealer, trump, honours, note and remarks.
fn beside_became(session: &Session, was: &Hand, is: &Hand) -> Vec<Message> {
    let (old, new) = (&was.record, &is.record);
    let dealer = new.dealer.filter(|dealer| Some(*dealer) != old.dealer);
    let dealt = dealer.map(|dealer| Message::history_dealt_by(session.name(dealer)));
    let suit = (old.trump != new.trump).then(|| Message::trump_is(trump(new.trump)));
    let held = || honours(session, is).unwrap_or(Message::ChipHonoursNone);
    let held = (old.honours != new.honours).then(held);
    let note = new.note.as_ref();
    let noted = || note.map_or(Message::HistoryNoteGone, Message::history_noted);
    let noted = (old.note != new.note).then(noted);
    let changed = [dealt, suit, held, noted].into_iter().flatten();
    let (old, new) = (marks(session, was), marks(session, is));
    let marked = new.iter().filter(|mark| !old.contains(mark)).cloned();
    let gone = old.iter().filter(|mark| !new.contains(mark)).cloned();
    let gone = gone.map(Message::history_gone);
    changed.chain(marked).chain(gone).collect()
}
