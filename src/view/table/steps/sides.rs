//! The dock of kind `odd-trick`: side and tricks; bidder, level, mode and books; or who bid high or low.

use super::Entered;
use crate::games::entry::Ask;
use crate::games::{Side, just_made_or_set, trump};
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{HighLow, Mode, OddTrick, SetScore};
use crate::seat::Seat;
use crate::view::message::{Change, Key, Message};
use crate::view::table::pairs;

impl Entered<'_> {
    /// Two partners, by either of them.
    pub(super) fn pair(&self, seat: Seat) -> Message {
        pairs::pair(Side::of(seat), &self.names)
    }

    /// The player or side whose tricks are asked for.
    pub(super) fn counted_seat(&self) -> Option<Seat> {
        self.entry
            .player(Ask::Side)
            .or_else(|| self.entry.player(Ask::Bidder))
    }

    /// The number of tricks that makes the bid. A high hand needs the odd trick.
    pub(super) fn needs_books(&self, rules: &OddTrick) -> Message {
        let level = match trump::high_or_low(self.entry) {
            Some(HighLow::Low) => return Message::SidesHintLow,
            Some(HighLow::High) => Some(1),
            None => self.entry.record.bid,
        };
        match level.map(|level| level.saturating_add(rules.book)) {
            Some(n) if rules.kitty => Message::hint_books(n),
            Some(n) => Message::hint_needs(n),
            None => Message::Blank,
        }
    }

    /// What a mode would score at the level bid.
    pub(super) fn mode_worth(&self, played: Mode) -> Message {
        let bid = self.scheme.rules.odd_trick().zip(self.entry.record.bid);
        let scores = bid.and_then(|(rules, level)| {
            let scores = just_made_or_set(rules, level, played)?;
            Some(made_or_set(rules, played, scores))
        });
        scores.unwrap_or_default()
    }
}

/// A mode's score if the bid is just made, and if it is set.
fn made_or_set(rules: &OddTrick, played: Mode, scores: [i64; 2]) -> Message {
    let [made, set] = scores.map(Change::from);
    match (rules.set, rules.no_trump) {
        (SetScore::Shortfall, _) => Message::sides_made_or_short(made, set),
        (SetScore::Bid, n) if n > 1 && played == Mode::NoTrump => {
            Message::sides_made_or_set_times(n, made, set)
        }
        (SetScore::Bid, _) => Message::sides_made_or_set(made, set),
    }
}

/// The name of a mode of play.
pub(crate) fn mode(mode: Mode) -> Message {
    Key::new("odd-trick", "bids.modes").word_or_key(&format!("-{}", mode.word()))
}

/// A hand played high or low.
pub(crate) fn high_low_name(high_low: HighLow) -> Message {
    Key::new("odd-trick", high_low.word()).word_or_key("-card")
}
