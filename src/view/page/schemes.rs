//! The schemes page.

use super::{LineInTextDirection, Message};
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
    /// Whether house rules can be imported: there are file dialogs.
    pub can_import: bool,
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

/// A scheme in detail. Set on `SchemesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeDetail {
    /// Its name.
    pub name: Message,
    /// Its game and number of players.
    pub subtitle: Message,
    /// Its contracts in ascending rank.
    pub facts: Vec<SchemeFact>,
    /// Its switches: name and value.
    pub terms: Vec<SchemeTerm>,
    /// Other facts.
    pub sentences: Vec<Message>,
    /// The source of its numbers.
    pub source: Message,
    /// The game's rules in brief.
    pub rules: Vec<RulesPart>,
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

/// A number or a switch of a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeTerm {
    /// Its name.
    pub name: Message,
    /// Its value.
    pub value: LineInTextDirection,
    /// Both as a sentence.
    pub label: Message,
}

/// A part of a game's rules in brief.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPart {
    /// Its heading.
    pub head: Message,
    /// Its text.
    pub text: Message,
}
