//! Where the editor stands, as the sentences see it.

use super::control::Control;
use super::ladder::{Ladder, is_points};
use super::line::Sentence;
use super::{common, contracts, exact_bid, odd_trick, partnership_bid};
use crate::scheme::draft::Draft;
use crate::scheme::fields::{self, Limits};
use crate::scheme::odd_trick::TRICKS;
use crate::scheme::{Rules, Scheme};
use crate::view::Message;

/// What the sentences are made from.
pub(super) struct At<'a> {
    pub(super) draft: &'a Draft,
    pub(super) base: &'a Draft,
    pub(super) good: &'a Scheme,
    pub(super) open: Option<&'a str>,
}

impl At<'_> {
    /// Cards in the pack.
    pub(super) fn deck(&self) -> i64 {
        self.draft
            .number("deck")
            .unwrap_or(52)
            .clamp(1, i64::from(u8::MAX))
    }

    /// How many decimals points have.
    pub(super) fn decimals(&self) -> u8 {
        u8::from(self.draft.number("decimals") == Some(1))
    }

    /// Cards dealt to each, in kind `contracts`.
    pub(super) fn cards(&self) -> i64 {
        self.draft
            .number("cards")
            .unwrap_or(13)
            .clamp(1, self.deck())
    }

    /// Tricks that score nothing, in kind `odd-trick`.
    fn book(&self) -> u8 {
        let book = self.draft.number("book").unwrap_or(6);
        u8::try_from(book).unwrap_or(0).min(TRICKS - 1)
    }

    /// The highest level of a bid, in kind `odd-trick`.
    pub(super) fn levels(&self) -> i64 {
        i64::from(TRICKS - self.book())
    }

    /// A box for the number at a key, within the bounds that the key has.
    pub(super) fn number(
        &self,
        key: impl Into<String>,
        ask: impl Into<Message>,
        ladder: Ladder,
    ) -> Control {
        let key = key.into();
        let small = |n: i64| u8::try_from(n).unwrap_or(u8::MAX);
        let limits = Limits {
            deck: small(self.deck()),
            cards: small(self.cards()),
            players: self.good.players,
            book: self.book(),
        };
        let kind = self.good.rules.kind();
        let bounds = fields::bounds(kind, &key, limits).unwrap_or((i64::MIN, i64::MAX));
        let decimals = if is_points(ladder) {
            self.decimals()
        } else {
            0
        };
        Control::number(key, ask, bounds, ladder).of_points(decimals)
    }

    pub(super) fn sentences(&self) -> Vec<Sentence> {
        let mut lines = match &self.good.rules {
            Rules::Contracts(_) => contracts::lines(self),
            Rules::ExactBid(_) => exact_bid::lines(self),
            Rules::OddTrick(_) => odd_trick::lines(self),
            Rules::PartnershipBid(_) => partnership_bid::lines(self),
        };
        lines.extend(common::lines(self));
        lines
    }
}
