//! Tables of what hands would score, and the editor of house rules.

use super::{Chip, Choice, Hidden, Message};
use crate::view::rule_editor::Pieces;

/// A table of hands. Set on `HouseRulesAdapter` and `BeforeAdapter`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// Over the table.
    pub title: Message,
    /// What goes down and what across.
    pub caption: Message,
    /// What can be shown in its place: whose points, sizes of hands, modes, standings.
    pub choices: Vec<Choice>,
    /// The heads of the columns.
    pub heads: Vec<Message>,
    /// A second line of the heads, one for each or none.
    pub subheads: Vec<Message>,
    /// The rows.
    pub rows: Vec<WorkedRow>,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkedRow {
    /// Its head.
    pub head: Message,
    /// What a tap on it is called, where it opens something.
    pub opens: Option<Message>,
    /// The contract that it opens.
    pub contract: Hidden<Option<String>>,
    /// Its cells, one a column.
    pub cells: Vec<WorkedCell>,
}

/// What one hand scores for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkedCell {
    /// The points, or a dash where there is no such hand.
    pub text: Message,
    /// What they are in money, where a hand is paid by itself.
    pub money: Message,
    /// Whether the contract or the bid is made, or the game won.
    pub made: Worked,
    /// Whether it is the one that is asked about.
    pub boxed: bool,
    /// The cell in words.
    pub label: Message,
}

/// How a hand of a table came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worked {
    /// Failed, or lost.
    Failed,
    /// Made, or won.
    Made,
    /// There is no such hand.
    Impossible,
}

/// The table of what the next hand would pay. Set on `BeforeAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    /// The table itself; its choices are whose points it shows.
    pub grid: Grid,
    /// The way back to all contracts, where one is shown.
    pub all: Option<Message>,
}

/// What the rules come to. Set on `HouseRulesAdapter`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WorkedExample {
    /// The table; its choices are the examples that can be shown.
    pub grid: Grid,
    /// The boxed cell in a sentence, up to its sum.
    pub sentence: Message,
    /// The end of the sentence: how the points come about.
    pub sum: Message,
}

/// The page of the editor. Set on `HouseRulesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPage {
    /// What the table calls its rules.
    pub name: String,
    /// Why it cannot be called that.
    pub name_error: Message,
    /// What it is made from, and in how much it differs.
    pub subtitle: Message,
    /// Whether there is a change to take back, and which.
    pub undoes: Option<Message>,
    /// Whether there is one to make again, and which.
    pub redoes: Option<Message>,
    /// Why they cannot be used; nothing where they can.
    pub use_reason: Message,
    /// The rules, a line each.
    pub lines: Vec<RuleLine>,
    /// What becomes of sessions that have begun.
    pub foot: Message,
    /// What the rules come to.
    pub worked: WorkedExample,
    /// The open box.
    pub dock: Option<Dock>,
}

/// A rule as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleLine {
    /// What it decides.
    pub name: Message,
    /// What stands on it from one end to the other.
    pub pieces: Pieces,
    /// Whether it differs from the base scheme's.
    pub changed: bool,
    /// What the base scheme has, where it differs.
    pub was: Message,
    /// Whether one of its boxes is open.
    pub open: bool,
    /// Why it cannot stand so.
    pub error: Message,
    /// The line in a sentence.
    pub label: Message,
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePiece {
    /// At which of the places it stands, counted from 0.
    pub place: Hidden<usize>,
    /// Its sort.
    pub kind: PieceKind,
    /// What it says; nothing for a `+`.
    pub text: Message,
    /// What it is for, in words, where it can be tapped.
    pub label: Message,
    /// Whether its choices are open.
    pub open: bool,
    /// What a tap tells. Words have none.
    pub id: Option<usize>,
    /// What it changes: the dotted way to the value in the document. Words have none.
    pub key: Hidden<String>,
}

/// The sort of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// Text between.
    Word,
    /// A value that opens its choices.
    Box,
    /// A `+`, which adds a term or switches the rule on.
    Add,
}

/// An open box. Set on `HouseRulesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dock {
    /// What it asks.
    pub question: Message,
    /// What the notch stands for.
    pub hint: Message,
    /// Why the rules cannot stand as they are.
    pub error: Message,
    /// How many cards stand side by side.
    pub columns: usize,
    /// Whether the cards are numbers, rather than words.
    pub figures: bool,
    /// The cards.
    pub chips: Vec<Chip>,
    /// The one that is in force, or the first.
    pub chosen_at: usize,
    /// Whether another value can be typed.
    pub can_type: bool,
    /// What the card for that says.
    pub type_label: Message,
    /// Whether it is being typed.
    pub typing: bool,
    /// What has been typed so far.
    pub typed: String,
    /// Why that is no such value.
    pub typed_error: Message,
}
