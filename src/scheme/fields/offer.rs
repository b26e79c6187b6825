//! Values offered at a key for a new session.

use super::{Field, Shape, contracts, exact_bid, odd_trick, partnership_bid};
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
}

impl<R> Field<R> {
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

    const fn with(mut self, at: u8, values: Values<R>) -> Self {
        self.offer = Some(Offer { at, values });
        self
    }

    fn offered(&self, offer: &Offer<R>, kept: &R, now: &R) -> Vec<String> {
        match (&offer.values, &self.shape) {
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
    let mut all = match (&kept.rules, &now.rules) {
        (Rules::Contracts(kept), Rules::Contracts(now)) => of(contracts::FIELDS, kept, now),
        (Rules::ExactBid(kept), Rules::ExactBid(now)) => of(exact_bid::FIELDS, kept, now),
        (Rules::OddTrick(kept), Rules::OddTrick(now)) => of(odd_trick::FIELDS, kept, now),
        (Rules::PartnershipBid(kept), Rules::PartnershipBid(now)) => {
            of(partnership_bid::FIELDS, kept, now)
        }
        // A switch never changes the kind.
        _ => Vec::new(),
    };
    all.sort_by_key(|(at, ..)| *at);
    let found = all.into_iter().map(|(_, path, values)| (path, values));
    found.collect()
}

fn of<R>(fields: &'static [Field<R>], kept: &R, now: &R) -> Vec<(u8, String, Vec<String>)> {
    let mut all = Vec::new();
    let has = |key: &str| {
        let mut found = fields.iter().filter(|field| field.key == key);
        found.any(|field| field.write(now).is_some())
    };
    for field in fields.iter().filter(|field| field.hint.applies(has)) {
        collect(field, "", kept, now, &mut all);
    }
    all
}

fn collect<R>(
    field: &'static Field<R>,
    above: &str,
    kept: &R,
    now: &R,
    all: &mut Vec<(u8, String, Vec<String>)>,
) {
    let path = format!("{above}{}", field.key);
    if let Some(offer) = &field.offer {
        let values = field.offered(offer, kept, now);
        if !values.is_empty() {
            all.push((offer.at, path.clone(), values));
        }
    }
    if let Shape::Group(fields, _) = &field.shape
        && (!field.hint.optional || field.write(now).is_some())
    {
        for below in *fields {
            collect(below, &format!("{path}."), kept, now, all);
        }
    }
}
