//! Values offered at a key for a new session.

use super::{Field, Limits, Shape, contracts, exact_bid, odd_trick, partnership_bid};
use crate::scheme::{Rules, Scheme};

/// The values offered, and the position among the switches of a new session.
pub(super) struct Offer<R: 'static> {
    at: u8,
    values: Values<R>,
}

/// Document values, `off` for absent.
enum Values<R: 'static> {
    /// All allowed words.
    Each,
    /// A fixed list.
    These(&'static [&'static str]),
    /// Values that depend on the original and current rules; empty for no switch.
    By(fn(&R, &R) -> Vec<String>),
    /// Whether there is the group, under a condition of the current rules.
    Group(fn(&R) -> bool),
}

impl<R: Clone> Field<R> {
    /// Offers all words.
    #[must_use]
    pub(super) const fn offering_each(self, at: u8) -> Self {
        self.with(at, Values::Each)
    }

    /// Offers these values.
    #[must_use]
    pub(super) const fn offering(self, at: u8, values: &'static [&'static str]) -> Self {
        self.with(at, Values::These(values))
    }

    /// Offers values that depend on the original and current rules.
    #[must_use]
    pub(super) const fn offering_by(self, at: u8, values: fn(&R, &R) -> Vec<String>) -> Self {
        self.with(at, Values::By(values))
    }

    /// Offers the absence of the group, and the group of the original rules, else its initial values; under a condition of
    /// the current rules.
    #[must_use]
    pub(super) const fn offering_group(self, at: u8, counts: fn(&R) -> bool) -> Self {
        self.with(at, Values::Group(counts))
    }

    const fn with(mut self, at: u8, values: Values<R>) -> Self {
        self.offer = Some(Offer { at, values });
        self
    }

    fn offered(&self, offer: &Offer<R>, kept: &R, now: &R, limits: Limits) -> Vec<String> {
        match (&offer.values, &self.shape) {
            (Values::Group(counts), _) => {
                let own = self.write(kept);
                let own = own.unwrap_or_else(|| self.initial(now.clone(), limits).into());
                when(counts(now), &["off", &own.to_string()])
            }
            (Values::These(values), _) => texts(values),
            (Values::By(values), _) => values(kept, now),
            (Values::Each, Shape::Word(words, _)) => texts(&words()),
            (Values::Each, _) => texts(&["true", "false"]),
        }
    }
}

/// These values under a condition; otherwise none.
pub(super) fn when(holds: bool, values: &[&str]) -> Vec<String> {
    texts(if holds { values } else { &[] })
}

fn texts(values: &[&str]) -> Vec<String> {
    values.iter().map(|text| (*text).to_owned()).collect()
}

/// The keys with a choice in a new session, in switch order, with the values offered; `kept` is the unchanged scheme.
pub fn offered(kept: &Scheme, now: &Scheme) -> Vec<(String, Vec<String>)> {
    let limits = Limits::of(now.deck, now.players);
    let mut all = match (&kept.rules, &now.rules) {
        (Rules::Contracts(kept), Rules::Contracts(now)) => of(contracts::FIELDS, kept, now, limits),
        (Rules::ExactBid(kept), Rules::ExactBid(now)) => of(exact_bid::FIELDS, kept, now, limits),
        (Rules::OddTrick(kept), Rules::OddTrick(now)) => of(odd_trick::FIELDS, kept, now, limits),
        (Rules::PartnershipBid(kept), Rules::PartnershipBid(now)) => {
            of(partnership_bid::FIELDS, kept, now, limits)
        }
        // A switch never changes the kind.
        _ => Vec::new(),
    };
    all.sort_by_key(|(at, ..)| *at);
    let found = all.into_iter().map(|(_, path, values)| (path, values));
    found.collect()
}

fn of<R: Clone>(
    fields: &'static [Field<R>],
    kept: &R,
    now: &R,
    limits: Limits,
) -> Vec<(u8, String, Vec<String>)> {
    let mut all = Vec::new();
    let has = |key: &str| {
        let mut found = fields.iter().filter(|field| field.key == key);
        found.any(|field| field.write(now).is_some())
    };
    let mut add = |path: String, field: &Field<R>| {
        if let Some(offer) = &field.offer {
            let values = field.offered(offer, kept, now, limits);
            if !values.is_empty() {
                all.push((offer.at, path, values));
            }
        }
    };
    for field in fields.iter().filter(|field| field.hint.applies(has)) {
        add(field.key.to_owned(), field);
        if let Shape::Group(below, _) = &field.shape
            && (!field.hint.optional || field.write(now).is_some())
        {
            for one in *below {
                add(format!("{}.{}", field.key, one.key), one);
            }
        }
    }
    all
}
