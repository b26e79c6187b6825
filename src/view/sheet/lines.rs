//! The lines of the sheet, built on demand: the hands and the open hand.

use super::parts::begun_with;
use super::{
    BidAndTook, CellChange, Parts, changed_seats, columns, honours_in_row, outcome, played,
    played_by, same_play,
};
use crate::games::entry::{Ask, Entry};
use crate::games::{HandResult, Side};
use crate::ledger::{Hand, HandId, Ledger, ParticipantId, Session, SessionEditor, seat_of};
use crate::seat::Seat;
use crate::view::page::{SheetCell, SheetRow};
use crate::view::table::over::is_over;
use crate::view::table::{count, pairs, partners};
use crate::view::{Message, trump};
use std::collections::HashMap;
use std::sync::Arc;

/// A column of the sheet: a player by index, or a side.
#[derive(Clone, Copy)]
enum Column {
    Player(usize),
    Side(Side),
}

impl Column {
    /// The players in playing order, or the two sides.
    fn all(ledger: &Ledger) -> Vec<Self> {
        if ledger.session().scheme.rules.odd_trick().is_some() {
            return Side::BOTH.map(Self::Side).into();
        }
        columns(ledger).into_iter().map(Self::Player).collect()
    }
}

/// The sheet of a session; lines are built on demand, as only a few of thousands are visible.
pub struct Sheet<'a> {
    editor: &'a SessionEditor,
    columns: Vec<Column>,
    /// The corrected hands as first entered.
    firsts: HashMap<HandId, &'a Hand>,
    /// Whether the open hand has a line; it has none after the end of a game.
    open: bool,
}

impl<'a> Sheet<'a> {
    /// The sheet of this session.
    pub fn of(editor: &'a SessionEditor) -> Self {
        let mut firsts = HashMap::new();
        for (_, edit) in editor.log().in_force() {
            if let Some((before, _)) = edit.corrected_hand() {
                firsts.entry(before.id).or_insert(before);
            }
        }
        Self {
            editor,
            columns: Column::all(editor.ledger()),
            firsts,
            open: editor.ledger().session().ended.is_none() && !is_over(editor),
        }
    }

    /// The number of lines.
    pub fn lines(&self) -> usize {
        let session = self.editor.ledger().session();
        usize::from(self.has_hand_0()) + session.hands.len() + usize::from(self.open)
    }

    /// The line at an index from 0: hand 0 if there is one, the hands, then the open hand.
    pub fn line(&self, place: usize) -> Option<SheetRow> {
        match place.checked_sub(usize::from(self.has_hand_0())) {
            None => Some(self.hand_0()),
            Some(index) => self.of_hand(index),
        }
    }

    /// The line of a hand by its index from 0; the open hand comes after them.
    pub fn of_hand(&self, index: usize) -> Option<SheetRow> {
        let session = self.editor.ledger().session();
        if index == session.hands.len() && self.open {
            return Some(self.open_row());
        }
        self.hand(index)
    }

    /// The lines of all that was played: hand 0 if there is one, and the hands.
    pub fn hands(&self) -> impl Iterator<Item = SheetRow> + '_ {
        let played = self.lines() - usize::from(self.open);
        (0..played).filter_map(|place| self.line(place))
    }

    /// Whether there are points brought forward.
    fn has_hand_0(&self) -> bool {
        !self.editor.ledger().session().begun_with.is_empty()
    }

    /// The line of the points brought forward.
    fn hand_0(&self) -> SheetRow {
        let session = self.editor.ledger().session();
        let cell = |column: Column| {
            let points = match column {
                Column::Player(at) => {
                    let who = session.participants.get(at)?.id;
                    let mut begun_with = session.begun_with.iter();
                    begun_with.find(|(one, _)| *one == who)?.1
                }
                Column::Side(side) => {
                    let sides = session.starting_points_by_side(&session.begun_with);
                    sides.ok()?[side.index()]
                }
            };
            let points = session.scheme.points(points);
            Some(SheetCell {
                change: CellChange::By(points),
                total: Some(points),
                ..SheetCell::default()
            })
        };
        SheetRow {
            what: Message::MoreBeginWith,
            what_was: Message::MoreBeginWith,
            what_more: Message::MoreBeginWith,
            cells: self.cells(cell),
            label: begun_with(session),
            ..SheetRow::default()
        }
    }

    /// A cell per column; blank where there is none.
    fn cells(&self, cell: impl Fn(Column) -> Option<SheetCell>) -> Vec<SheetCell> {
        let cells = self.columns.iter().map(|column| cell(*column));
        cells.map(Option::unwrap_or_default).collect()
    }

    fn hand(&self, index: usize) -> Option<SheetRow> {
        let editor = self.editor;
        let session = editor.ledger().session();
        let (hand, played) = editor.ledger().hand(index)?;
        let parts = Parts::of(editor.ledger(), index)?;
        let before = self.firsts.get(&hand.id);
        let before = before.filter(|before| !same_play(&before.record, &hand.record));
        let tricks_before = before
            .and_then(|before| before.record.side_tricks())
            .filter(|old| Some(*old) != parts.tricks);
        let number = count(index) + 1;
        let value = |ask| SheetValue::of(session, &hand.seats, ask, Some(number));
        let cell = |column: Column| {
            let seat = match column {
                Column::Player(at) => seat_of(&hand.seats, session.participants.get(at)?.id)?,
                Column::Side(side) => Seat::new(side.index())?,
            };
            let scored = played.outcome.scored(seat);
            let result = &played.outcome.result;
            let is_made =
                matches!(result, HandResult::Bids { made, .. } if made.at(seat) == Some(true));
            let quiet = *result == HandResult::PassedOut;
            let change = match scored {
                None => CellChange::SatOut,
                Some(0) if quiet => CellChange::PassedOut,
                Some(points) => CellChange::By(session.scheme.points(points)),
            };
            let total = match column {
                Column::Player(at) => played.totals.get(at).copied().unwrap_or(0),
                Column::Side(side) if session.scheme.rules.rubber().is_some() => {
                    self.side_total(index, side)
                }
                Column::Side(side) => {
                    let before = played.before.sides.score[side.index()];
                    before.saturating_add(scored.unwrap_or(0))
                }
            };
            let said = hand.record.bid_and_taken(seat);
            Some(SheetCell {
                bid: said.map(|(bid, took)| BidAndTook {
                    bid,
                    took: Some(took.into()),
                    made: Some(is_made),
                }),
                change,
                total: Some(session.scheme.points(total)),
                asked: false,
                value: asked_of(session, hand, seat).map(value),
            })
        };
        let was = before.and_then(|before| previous_play(session, before, hand));
        let with_was = |now: Message| match &was {
            Some(was) => Message::was_before(now, was.clone()),
            None => now,
        };
        let out = Seat::all(hand.seats.len()).filter(|seat| played.outcome.out.at(*seat));
        let sentence = out.fold(parts.sentence, |hand_said, seat| {
            Message::hand_sat_out(hand_said, session.name(hand.seats[seat.index()]))
        });
        let game = pairs::game_won(session, hand, played)
            .or_else(|| Some(outcome(&editor.ledger().finished_by(index)?)));
        let noted = hand.record.trump.map(|suit| trump(Some(suit)));
        let noted = noted.filter(|_| !session.scheme.rules.is_without_trump());
        let bags = partners::bags_after(session, played);
        let closes = game.is_some();
        let honours = honours_in_row(session, hand);
        let what = parts.what.clone().and(honours.clone());
        let beside = [honours, noted, bags, game].into_iter().flatten();
        let beside: Vec<Message> = beside.collect();
        let more = || beside.iter().chain(&parts.remark).cloned();
        let sentence = more().fold(sentence, Message::clauses);
        let what_was = with_was(parts.what.clone());
        Some(SheetRow {
            number,
            index: Some(index),
            corrected: before.is_some(),
            who: parts.who,
            what,
            what_more: more().fold(what_was.clone(), Message::listed),
            what_was,
            beside,
            remark: parts.remark,
            tricks: parts.tricks_shown,
            tricks_before: tricks_before.map_or(Message::Blank, Message::number),
            tricks_value: parts.tricks.map(|_| value(Ask::Tricks)),
            cells: self.cells(cell),
            closes,
            open: false,
            at_cursor: editor.corrected_hand() == Some(index),
            label: with_was(sentence),
        })
    }

    /// A side's points in all games of a rubber up to a hand, whoever sat for it.
    fn side_total(&self, index: usize, side: Side) -> i64 {
        let ledger = self.editor.ledger();
        let session = ledger.session();
        let begun_with = session.starting_points_by_side(&session.begun_with);
        let begun_with = begun_with.map_or(0, |sides| sides[side.index()]);
        let played = ledger.played().iter().take(index + 1);
        let scored = played.filter_map(|hand| hand.outcome.scored(Seat::new(side.index())?));
        scored.fold(begun_with, i64::saturating_add)
    }

    /// The row of the open hand; while an older hand is corrected, it shows only who sits out.
    fn open_row(&self) -> SheetRow {
        let editor = self.editor;
        let session = editor.ledger().session();
        let index = session.hands.len();
        let waits = editor.correcting().is_some();
        let entry = if waits {
            Arc::new(editor.open_entry())
        } else {
            editor.entry()
        };
        let entry = &*entry;
        let said = (!waits).then(|| who_and_what(editor, entry));
        let (who, what) = said.unwrap_or_default();
        SheetRow {
            number: count(index) + 1,
            index: Some(index),
            who,
            what_was: what.clone(),
            what_more: what.clone(),
            what,
            cells: self.cells(|column| open_cell(editor, entry, column)),
            open: true,
            at_cursor: !waits,
            label: Message::hand_number(count(index) + 1),
            ..SheetRow::default()
        }
    }
}

/// The original declarer and contract of a corrected hand if they differ; where each player bids, the players whose bid
/// and tricks differ. A side's tricks have their own column.
fn previous_play(session: &Session, before: &Hand, now: &Hand) -> Option<Message> {
    let [(who, what), (who_now, what_now)] = [before, now].map(|hand| {
        let who = played_by(session, &hand.seats, &hand.record);
        (who, played(session, &hand.record))
    });
    let other_who = who != who_now && who != Message::Blank;
    let other_what = what != what_now;
    let other = other_who.then_some(who).into_iter();
    let other = other.chain(other_what.then_some(what));
    let seats = changed_seats(session, before, now).into_iter();
    let seats =
        seats.map(|(name, (bid, took), _)| Message::seat_was(name, partners::said(bid), took));
    let other = other.reduce(Message::listed);
    other.or_else(|| seats.reduce(Message::listed))
}

/// The cell of a player: that they sit out this hand, or the values entered.
fn open_cell(editor: &SessionEditor, entry: &Entry, column: Column) -> Option<SheetCell> {
    let Column::Player(at) = column else {
        return None;
    };
    let ledger = editor.ledger();
    let session = ledger.session();
    let seat = seat_of(&session.seats, session.participants.get(at)?.id)?;
    if entry.deal.is_some_and(|deal| deal.out.at(seat)) {
        let total = ledger.totals().get(at).copied().unwrap_or(0);
        return Some(SheetCell {
            change: CellChange::SatOut,
            total: Some(session.scheme.points(total)),
            ..SheetCell::default()
        });
    }
    if editor.correcting().is_some() {
        return None;
    }
    let now = entry.asked();
    let mut said = [Ask::Taken(seat), Ask::Bid(seat)].into_iter();
    let said = said.find(|ask| entry.answer(*ask).is_some());
    Some(SheetCell {
        bid: entry.record.bid_at(seat).map(|bid| BidAndTook {
            bid,
            took: entry.record.taken_at(seat).map(i64::from),
            made: None,
        }),
        asked: now.is_some_and(|step| step.ask == Ask::Bid(seat) || step.ask == Ask::Taken(seat)),
        value: said.map(|ask| SheetValue::of(session, &session.seats, ask, None)),
        ..SheetCell::default()
    })
}

/// Who plays, and what is bid, in the form of the rows of finished hands.
fn who_and_what(editor: &SessionEditor, entry: &Entry) -> (Message, Message) {
    let session = editor.ledger().session();
    let id = |seat: &Seat| session.seats.get(seat.index()).copied().ok_or(());
    let Ok(mut record) = entry.record.try_map(id) else {
        return (Message::Blank, Message::Blank);
    };
    if session.scheme.rules.exact_bid().is_some() {
        record.cards = entry.deal.map(|deal| deal.cards);
    }
    (
        played_by(session, &session.seats, &record),
        played(session, &record),
    )
}

/// A value on a line of the sheet that a tap asks for again.
///
/// | a tap on | asks first for |
/// |---|---|
/// | a player's cell where each player bids | the player's tricks; their bid, and their bonus if any, are beside them |
/// | a declarer's cell where each of several has tricks | the declarer's tricks |
/// | the tricks of a side or declarer | these tricks |
/// | anything else on the line | the first value: bid, contract, side or bidder |
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetValue {
    /// The question a tap asks.
    pub ask: Ask,
    /// The label of its button.
    pub label: Message,
}

impl SheetValue {
    /// The value that a tap asks for; `stored` is the number of its hand, if that is not the open one.
    fn of(session: &Session, seats: &[ParticipantId], ask: Ask, stored: Option<i64>) -> Self {
        let name = |seat: Seat| session.name(seats[seat.index()]);
        let label = match ask {
            Ask::Bid(seat) => Message::bid_cell(name(seat)),
            Ask::Taken(seat) | Ask::DeclarerResult(seat) => Message::took_cell(name(seat)),
            _ if session.scheme.rules.counts_books() => Message::StepTricksSideBooks,
            _ => Message::StepTricks,
        };
        let label = match stored {
            Some(n) => Message::correct_value(n, label),
            None => label,
        };
        Self { ask, label }
    }
}

/// What a tap on a player's cell in a stored hand asks for.
fn asked_of(session: &Session, hand: &Hand, seat: Seat) -> Option<Ask> {
    if session.scheme.rules.all_bid() {
        return hand.record.bid_and_taken(seat).map(|_| Ask::Taken(seat));
    }
    let player = hand.seats[seat.index()];
    let mut each = hand.record.each_declarer();
    let declares = each.any(|(who, _)| *who == player);
    declares.then_some(Ask::DeclarerResult(seat))
}
