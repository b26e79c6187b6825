//! The schemes page, tables of what hands would score, and the house-rules editor.

use super::{Chip, Choice, Hidden, Message, TextRow};
use crate::view::rule_editor::Pieces;
use crate::view::schemes::ListedScheme;

/// The schemes page. Set on `SchemesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemesPage {
    /// The schemes by game, and drafts.
    pub groups: Vec<SchemeGroup>,
    /// The scheme in detail.
    pub detail: SchemeDetail,
    /// Whether it is house rules.
    pub is_house: bool,
    /// The scheme they are based on.
    pub made_from: Option<Message>,
}

/// Schemes or games under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeGroup<A = ListedScheme> {
    /// The game, that they are drafts, or the kind of bidding.
    pub name: Message,
    /// The rows.
    pub items: Vec<SchemeItem<A>>,
}

/// A scheme or a game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeItem<A = ListedScheme> {
    /// Its name.
    pub name: Message,
    /// A one-line summary of its numbers, or the number of players.
    pub line: Message,
    /// The source of its numbers, or the scheme that house rules are based on.
    pub note: Option<Message>,
    /// The row's button label.
    pub label: Message,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether it is house rules.
    pub house: bool,
    /// What a tap opens or chooses.
    pub does: A,
}

impl<A> SchemeItem<A> {
    /// A row of a built-in scheme or of a game.
    pub fn of(name: Message, line: Message, chosen: bool, does: A) -> Self {
        Self {
            label: name.clone(),
            name,
            line,
            note: None,
            chosen,
            house: false,
            does,
        }
    }
}

/// A scheme in detail. Set on `SchemesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeDetail {
    /// Its name.
    pub name: Message,
    /// Its game and number of players.
    pub subtitle: Message,
    /// Its contracts in ascending rank.
    pub facts: Vec<SchemeFact>,
    /// Its numbers and switches: name and value.
    pub terms: Vec<TextRow>,
    /// Other facts.
    pub sentences: Vec<Message>,
    /// The source of its numbers.
    pub source: Message,
    /// The game's rules in brief: headings with texts.
    pub rules: Vec<TextRow>,
}

/// A contract of a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeFact {
    /// Its name.
    pub contract: Message,
    /// Its trump, and who leads.
    pub note: Message,
    /// Its target, for a column of tricks.
    pub tricks: Message,
    /// Its target on its own.
    pub target: Message,
    /// What each opponent pays.
    pub pays: i64,
    /// Points per overtrick.
    pub over: Message,
    /// Points per undertrick.
    pub under: Message,
    /// What the declaring side wins in total.
    pub total: i64,
    /// The row as a sentence.
    pub label: Message,
}

/// A table of hands. Set on `HouseRulesView` and `PayoutPreviewView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// Its title.
    pub title: Message,
    /// What rows and columns are.
    pub caption: Message,
    /// The alternatives to show: whose points, hand sizes, modes, standings.
    pub choices: Vec<Choice>,
    /// The heads of the columns.
    pub heads: Vec<Message>,
    /// A second line of the heads, one for each or none.
    pub subheads: Vec<Message>,
    /// The rows.
    pub rows: Vec<WorkedRow>,
    /// The boxed cell as a sentence, up to its sum, if it is explained.
    pub sentence: Message,
    /// The end of the sentence: the computation of the points.
    pub sum: Message,
    /// The link back to the table of all contracts, if one contract is shown.
    pub all: Option<Message>,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkedRow {
    /// Its head.
    pub head: Message,
    /// The label of a tap on it, if it opens something.
    pub opens: Option<Message>,
    /// The contract it opens.
    pub contract: Hidden<Option<String>>,
    /// Its cells, one per column.
    pub cells: Vec<WorkedCell>,
}

/// A hand's score for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkedCell {
    /// The points, or a dash for an impossible hand.
    pub text: Message,
    /// The points in money, if a hand is paid on its own.
    pub money: Message,
    /// Whether the contract or bid is made, or the game won.
    pub made: WorkedOutcome,
    /// Whether it is drawn in a box: the cell explained, or that of the current bid.
    pub boxed: bool,
    /// The cell's accessible label.
    pub label: Message,
}

/// The outcome of a hand in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkedOutcome {
    /// Failed, or lost.
    Failed,
    /// Made, or won.
    Made,
    /// The hand is impossible.
    Impossible,
}

/// The house-rules editor. Set on `HouseRulesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPage {
    /// The name of the rules. The page writes it too.
    pub name: String,
    /// What is wrong with the name.
    pub name_error: Message,
    /// The base scheme, and the number of differences.
    pub subtitle: Message,
    /// The change that undo reverts, if any.
    pub undoes: Option<Message>,
    /// The change that redo makes again, if any.
    pub redoes: Option<Message>,
    /// Why the rules cannot be used; blank if they can.
    pub use_reason: Message,
    /// The rules, one per line.
    pub lines: Vec<RuleLine>,
    /// The worked example.
    pub worked: Grid,
    /// The open box.
    pub dock: Hidden<Option<Dock>>,
}

/// A rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleLine {
    /// Its name.
    pub name: Message,
    /// Its sentence, as text and boxes in order.
    pub pieces: Pieces,
    /// Whether it differs from the base scheme's.
    pub changed: bool,
    /// The base scheme's value, if it differs.
    pub was: Message,
    /// Whether one of its boxes is open.
    pub open: bool,
    /// Why it is invalid.
    pub error: Message,
    /// The line as a sentence.
    pub label: Message,
}

/// A part of a sentence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulePiece {
    /// The index of its place in the sentence, from 0.
    pub place: Hidden<usize>,
    /// Its kind.
    pub kind: PieceKind,
    /// Its text; blank for a `+`.
    pub text: Message,
    /// Its accessible label, if it can be tapped.
    pub label: Message,
    /// Whether its choices are open.
    pub open: bool,
    /// Identifies it in a tap; `None` for text.
    pub id: Option<usize>,
    /// The dotted path of the value it changes; empty for text.
    pub key: Hidden<String>,
}

/// The kind of a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceKind {
    /// Text.
    #[default]
    Word,
    /// A value that opens its choices.
    Box,
    /// A `+`, which adds a term or switches the rule on.
    Add,
}

/// An open box. Set on `HouseRulesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dock {
    /// Its question.
    pub question: Message,
    /// What a notch on a card means, or a warning that the number is unusually large.
    pub hint: Message,
    /// Why the rules are invalid.
    pub error: Message,
    /// Whether the cards are numbers, rather than words.
    pub figures: bool,
    /// The cards.
    pub chips: Vec<Chip>,
    /// The index of the chosen card, or 0.
    pub chosen_at: usize,
    /// Whether another value can be typed.
    pub can_type: bool,
    /// Whether it is being typed.
    pub field_open: bool,
    /// What has been typed so far. The page writes it too.
    pub typed: String,
    /// What is wrong with it.
    pub typed_error: Message,
}
