//! Two sides at the table: rows and pegs, noting the trump, and penalties.

mod high_low;
mod revokes;
mod rows;
mod trump;

use crate::support::{Evening, editor_of, say, scheme, session, stamp};
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{Edit, EditStamp, Ledger, SessionEditor};
use oddtrick::scheme::odd_trick::Mode;
use oddtrick::seat::Seat;
use oddtrick::view::page::SheetRow;
use oddtrick::view::sheet::Sheet;
use oddtrick::view::table::TableView;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A session at the table.
struct TableSession {
    book: SessionEditor,
    moves: u128,
}

impl TableSession {
    /// Four players under a shipped scheme; Ann deals.
    fn new(id: &str, settings: &[&str]) -> Self {
        Self::of(&Evening::of(session(scheme(id, settings), 4)))
    }

    /// The session so far, at the table.
    fn of(evening: &Evening) -> Self {
        let ledger = Ledger::open(evening.ledger.session().clone()).unwrap();
        Self {
            book: editor_of(ledger),
            moves: 1000,
        }
    }

    fn stamp(&mut self) -> EditStamp {
        self.moves += 1;
        stamp(self.moves)
    }

    fn tap(&mut self, tap: Tap) {
        let stamp = self.stamp();
        self.book.tap(tap, stamp).unwrap();
    }

    fn answer(&mut self, ask: Ask, answer: Answer) {
        self.tap(Tap::Answer(ask, answer));
    }

    /// Enters the winning bid.
    fn bid(&mut self, bidder: usize, level: u8, mode: Mode) {
        self.answer(Ask::Bidder, Answer::Player(seat(bidder)));
        self.answer(Ask::Level, Answer::Bid(level));
        self.answer(Ask::Mode, Answer::Mode(mode));
    }

    fn tricks(&mut self, tricks: u8) {
        self.answer(Ask::Tricks, Answer::Tricks(tricks));
    }

    /// Enters a hand of whist without honours.
    fn whist(&mut self, side: usize, tricks: u8) {
        self.answer(Ask::Side, Answer::Player(seat(side)));
        self.tricks(tricks);
    }

    fn edit(&mut self, edit: Edit) {
        let stamp = self.stamp();
        self.book.edit(edit, stamp).unwrap();
    }

    fn undo(&mut self) {
        let stamp = self.stamp();
        self.book.undo(stamp).unwrap();
    }

    fn view(&self) -> TableView {
        oddtrick::view::table::table(&self.book)
    }

    /// A line of the sheet.
    fn line(&self, index: usize) -> SheetRow {
        Sheet::of(&self.book).line(index).unwrap()
    }

    /// All points in the last hand.
    fn last_points(&self) -> Vec<i64> {
        let last = self.book.ledger().played().last().unwrap();
        last.outcome.points.as_slice().to_vec()
    }

    /// The text of the facts line.
    fn facts(&self) -> String {
        let facts = self.view().facts.into_iter();
        let said: Vec<String> = facts
            .map(|fact| {
                format!("{} {}", say(&fact.strong), say(&fact.weak))
                    .trim()
                    .to_owned()
            })
            .collect();
        said.join(" | ")
    }
}
