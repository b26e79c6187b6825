//! What is to be known of a key beside what may stand there: its bounds, and what an editor has to know.

use crate::scheme::Range;

/// What bounds can depend on.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Cards in the pack.
    pub deck: u8,
    /// Cards dealt to each, where every hand has as many; else those of the pack.
    pub cards: u8,
    /// How many are dealt cards.
    pub players: Range,
    /// Tricks that score nothing, in kind `odd-trick`.
    pub book: u8,
}

impl Limits {
    /// Those of a pack and so many players, of whom each can be dealt all of it.
    pub fn of(deck: u8, players: Range) -> Self {
        Self {
            deck,
            cards: deck,
            players,
            book: 0,
        }
    }
}

/// The least and the most that a number can be.
pub type Bounds = fn(Limits) -> (i64, i64);

/// What a number is of, which says what numbers a table is likely to want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Points that are mostly won.
    Won,
    /// Points that are mostly lost.
    Lost,
    /// What a slam is worth.
    Slam,
    /// An amount that is paid.
    Amount,
    /// A count of cards, tricks, players or games.
    Count,
    /// Cards in a pack.
    Pack,
}

impl Sort {
    /// Whether such a number is of points, rather than of cards, tricks or people.
    pub fn is_points(self) -> bool {
        !matches!(self, Self::Count | Self::Pack)
    }
}

/// When a key stands on the page of a scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Not by itself.
    Never,
    /// Where it says something else than what holds where nothing is said.
    Said,
    /// Wherever it counts.
    Always,
}

/// What an editor has to know of a key beside what may stand there.
#[derive(Clone, Copy, Debug)]
pub struct Hint {
    /// What a number is of.
    pub sort: Sort,
    /// The number that a table begins with; none for what holds where nothing is said.
    pub usual: Option<i64>,
    /// Whether asking for it switches its group on.
    pub leads: bool,
    /// Keys of which one has to be there, or it says nothing.
    pub needs: &'static [&'static str],
    /// Keys of which none may be there, or it says nothing.
    pub without: &'static [&'static str],
    /// A key that is switched on and off together with it.
    pub along: Option<&'static str>,
    /// When it stands on the page of a scheme.
    pub shown: Shown,
}

impl Hint {
    /// A number of this sort of which there is nothing else to know.
    pub(super) const fn of(sort: Sort) -> Self {
        Self {
            sort,
            usual: None,
            leads: false,
            needs: &[],
            without: &[],
            along: None,
            shown: Shown::Never,
        }
    }
}
