//! Trump suits, playing cards, and random draws.

use serde::{Deserialize, Serialize};

/// A trump suit, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trump {
    /// Hearts.
    Hearts,
    /// Diamonds.
    Diamonds,
    /// Spades.
    Spades,
    /// Clubs.
    Clubs,
    /// No trump.
    None,
}

/// A card of a pack of 52, ordered by rank, ace high, then by suit: clubs, diamonds, hearts, spades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The whole pack, lowest card first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..52).map(Self)
    }

    /// The rank: 2 to 10, then 11 for a jack up to 14 for an ace.
    pub fn rank(self) -> u8 {
        self.0 / 4 + 2
    }

    /// The suit symbol.
    pub fn suit(self) -> &'static str {
        ["♣", "♦", "♥", "♠"][usize::from(self.0 % 4)]
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(card: u8) -> Result<Self, Self::Error> {
        if card < 52 {
            Ok(Self(card))
        } else {
            Err("a card is one of 52")
        }
    }
}

/// Draws `many` items without replacement, in an order determined by the random number. All orders are equally likely, up
/// to the precision of 128 bits.
pub fn drawn<T>(mut from: Vec<T>, many: usize, mut random: u128) -> Vec<T> {
    let mut drawn = Vec::with_capacity(many);
    while drawn.len() < many && !from.is_empty() {
        let left = from.len() as u128;
        let at = usize::try_from(random % left).unwrap_or(0);
        random /= left;
        drawn.push(from.swap_remove(at));
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_order_is_drawn_and_nothing_twice() {
        let orders: BTreeSet<Vec<u8>> = (0..24).map(|n| drawn(vec![1, 2, 3, 4], 4, n)).collect();
        assert_eq!(orders.len(), 24);
        for random in [0, 1, u128::MAX / 3, u128::MAX] {
            let cards = drawn(Card::all().collect(), 4, random);
            assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), 4);
        }
        assert_eq!(drawn(vec![1], 4, 7), [1]);
    }

    #[test]
    fn the_ace_of_spades_is_the_highest_card() {
        let pack: Vec<Card> = Card::all().collect();
        assert!(pack.is_sorted() && pack.len() == 52);
        let says = |card: &Card| (card.rank(), card.suit());
        assert_eq!(pack.first().map(says), Some((2, "♣")));
        assert_eq!(pack.last().map(says), Some((14, "♠")));
        assert_eq!(Card::try_from(52), Err("a card is one of 52"));
    }
}
