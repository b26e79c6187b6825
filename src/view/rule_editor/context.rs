//! The editor's state, as the sentences read it.

use super::control::Number;
use crate::scheme::Scheme;
use crate::scheme::draft::Draft;
use crate::scheme::fields::{self, Form, Limits, ValueKind};
use crate::scheme::odd_trick::TRICKS;
use crate::seat::MAX_SEATS;

#[expect(clippy::cast_possible_wrap, reason = "a table has a dozen seats")]
pub(super) const SEATS: i64 = MAX_SEATS as i64;

/// The input of the sentences.
pub(super) struct Context<'a> {
    pub(super) draft: &'a Draft,
    pub(super) base: &'a Draft,
    pub(super) good: &'a Scheme,
    pub(super) open: Option<&'a str>,
}

impl Context<'_> {
    /// Cards in the pack.
    pub(super) fn deck(&self) -> i64 {
        let deck = self.draft.number("deck").unwrap_or(52);
        deck.clamp(1, i64::from(u8::MAX))
    }

    /// The number of decimals of points.
    pub(super) fn decimals(&self) -> u8 {
        u8::from(self.draft.number("decimals") == Some(1))
    }

    /// Cards dealt to each, in kind `contracts`.
    fn cards(&self) -> i64 {
        let cards = self.draft.number("cards").unwrap_or(13);
        cards.clamp(1, self.deck())
    }

    /// Tricks that score nothing, in kind `odd-trick`.
    fn book(&self) -> u8 {
        let book = self.draft.number("book").unwrap_or(6);
        u8::try_from(book).unwrap_or(0).min(TRICKS - 1)
    }

    /// The kind of the rules.
    pub(super) fn kind(&self) -> &'static str {
        self.good.rules.kind()
    }

    /// The values that bounds depend on.
    pub(super) fn limits(&self) -> Limits {
        let small = |n: i64| u8::try_from(n).unwrap_or(u8::MAX);
        Limits {
            deck: small(self.deck()),
            cards: small(self.cards()),
            players: self.good.players,
            book: self.book(),
        }
    }

    /// The number at a key, within the key's bounds.
    pub(super) fn number(&self, key: &str, sort: ValueKind) -> Number {
        let (least, most) = match fields::find(self.kind(), key).map(|entry| entry.form) {
            Some(Form::Number(bounds)) => bounds(self.limits()),
            // How many sit at the table or are dealt cards.
            _ if key.starts_with("at-table.") => (1, SEATS),
            _ if key.starts_with("players.") => (2, SEATS),
            _ => (i64::MIN, i64::MAX),
        };
        Number {
            least,
            most,
            sort,
            decimals: if sort.is_points() { self.decimals() } else { 0 },
            now: [self.draft, self.base].map(|draft| draft.number(key)),
            zero: None,
            first: Vec::new(),
            term: false,
        }
    }
}
