//! The page of schemes.

use super::{Led, Message};
use crate::view::schemes::Listed;

/// Everything on the page of schemes. Set on `SchemesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemesPage {
    /// The list.
    pub groups: Vec<SchemeGroup>,
    /// That a search found none.
    pub nothing_found: Option<Message>,
    /// The scheme in full.
    pub detail: SchemeDetail,
    /// Plays by it.
    pub use_label: Message,
    /// Makes house rules from it.
    pub make_label: Message,
    /// Whether it is house rules itself.
    pub is_house: bool,
    /// What those were made from.
    pub made_from: Option<Message>,
    /// Edits them.
    pub edit_label: Message,
    /// Deletes them.
    pub delete_label: Message,
    /// Saves them as a file.
    pub export_label: Message,
    /// Takes in others, where files can be chosen.
    pub import_label: Option<Message>,
    /// The notice.
    pub notice: Option<Message>,
    /// Takes that back.
    pub notice_action: Option<Message>,
}

/// Rows of the list under one head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeGroup {
    /// The game, or that they are drafts.
    pub game: Message,
    /// The rows.
    pub items: Vec<SchemeItem>,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeItem {
    /// The scheme's name.
    pub name: Message,
    /// A one-line summary of its numbers.
    pub line: Message,
    /// The row as a button.
    pub label: Message,
    /// Whether it is the one that is shown.
    pub chosen: bool,
    /// Whether it is house rules.
    pub house: bool,
    /// What those were made from.
    pub made_from: Option<Message>,
    /// What a tap opens.
    pub opens: Listed,
}

/// One scheme in full. Set on `SchemesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeDetail {
    /// Its name.
    pub name: Message,
    /// Its game, and how many sit at the table.
    pub subtitle: Message,
    /// Its contracts, in ascending rank.
    pub facts: Vec<SchemeFact>,
    /// Its switches: what each decides, and how.
    pub terms: Vec<SchemeTerm>,
    /// What else it says.
    pub sentences: Vec<Message>,
    /// Where its numbers come from.
    pub source: Message,
    /// The game's rules in brief.
    pub rules: Vec<RulesPart>,
}

/// One contract of a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeFact {
    /// Its name.
    pub contract: Message,
    /// Its trump, and who leads.
    pub note: Message,
    /// What makes it, in a column of tricks.
    pub tricks: Message,
    /// What makes it, by itself.
    pub target: Message,
    /// What each opponent pays.
    pub pays: i64,
    /// For each overtrick.
    pub over: Message,
    /// For each undertrick.
    pub under: Message,
    /// What the declaring side then wins in all.
    pub total: i64,
    /// The row as a sentence.
    pub label: Message,
}

/// A number or a switch of a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeTerm {
    /// What it decides.
    pub name: Message,
    /// How.
    pub value: Led,
    /// Both as a sentence.
    pub label: Message,
}

/// A part of a game's rules in brief.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPart {
    /// Its heading.
    pub head: Message,
    /// The paragraph.
    pub text: Message,
}
