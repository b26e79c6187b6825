//! Bounds of keys, and data for editors.

use crate::scheme::Range;
use crate::scheme::document::LARGEST;

/// The values that bounds depend on.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Cards in the pack.
    pub deck: u8,
    /// Cards dealt to each, if the same in all hands; else those of the pack.
    pub cards: u8,
    /// The number of players dealt cards.
    pub players: Range,
    /// Tricks that score nothing, in kind `odd-trick`.
    pub book: u8,
}

impl Limits {
    /// Limits for a pack and number of players, where each can be dealt the whole pack.
    pub fn of(deck: u8, players: Range) -> Self {
        Self {
            deck,
            cards: deck,
            players,
            book: 0,
        }
    }
}

/// The minimum and maximum of a number.
pub type Bounds = fn(Limits) -> (i64, i64);

/// Points that may be negative.
pub(super) const SIGNED: Bounds = |_| (-LARGEST, LARGEST);

/// Points, at least 0.
pub(super) const NOT_NEGATIVE: Bounds = |_| (0, LARGEST);

/// Points and multipliers, at least 1.
pub(super) const POSITIVE: Bounds = |_| (1, LARGEST);

/// What a number counts, which determines the values offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// Points usually won.
    Won,
    /// Points usually lost.
    Lost,
    /// The score of a slam.
    Slam,
    /// An amount paid.
    Amount,
    /// A count of cards, tricks, players or games.
    Count,
    /// Cards in a pack.
    Pack,
}

impl ValueKind {
    /// Whether it counts points, rather than cards, tricks or players.
    pub fn is_points(self) -> bool {
        !matches!(self, Self::Count | Self::Pack)
    }
}

/// When a key is shown on the page of a scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Never on its own.
    Never,
    /// If it differs from its default and has a name; without one it is told with its group.
    Said,
    /// Whenever the key applies.
    Always,
}

/// Data of a key for editors.
#[derive(Clone, Copy, Debug)]
pub struct Hint {
    /// What the number counts.
    pub kind: ValueKind,
    /// Whether `off` removes it.
    pub optional: bool,
    /// Sibling keys that setting it removes.
    pub removes_keys: &'static [&'static str],
    /// The initial number; `None` for the default.
    pub usual: Option<i64>,
    /// Whether it is the key whose question switches its group on.
    pub leads: bool,
    /// Keys of which at least one must be present for it to apply.
    pub needs: &'static [&'static str],
    /// Keys of which none may be present for it to apply.
    pub without: &'static [&'static str],
    /// A key that is switched on and off with it.
    pub along: Option<&'static str>,
    /// When it is shown on the page of a scheme.
    pub shown: Visibility,
}

impl Hint {
    /// Whether the key applies beside the others of a document; `has` tells which it has.
    pub fn applies(&self, has: impl Fn(&str) -> bool) -> bool {
        let any = |keys: &[&str]| keys.iter().any(|key| has(key));
        (self.needs.is_empty() || any(self.needs)) && !any(self.without)
    }

    /// A number of this kind without further data.
    pub(super) const fn of(kind: ValueKind) -> Self {
        Self {
            kind,
            optional: false,
            removes_keys: &[],
            usual: None,
            leads: false,
            needs: &[],
            without: &[],
            along: None,
            shown: Visibility::Said,
        }
    }
}
