//! The most even settlement of a small group.
//!
//! In an indivisible group the fewest payments form a tree, with one person more than payments. The tree determines
//! each payment's amount. Trees are enumerated by removing leaves, each of which settles with its single neighbour:
//! trying every order of leaves tries every tree.

use super::payments::{Balance, Payment, payment};
use crate::money::Money;
use std::cmp::Reverse;

/// The criterion between settlements with equally many payments: amounts from the largest down, then the list by index.
pub(super) fn unevenness(payments: &[Payment]) -> (Vec<Money>, Vec<Payment>) {
    let (mut amounts, mut list): (Vec<Money>, _) = (
        payments.iter().map(|one| one.amount).collect(),
        payments.to_vec(),
    );
    amounts.sort_unstable_by_key(|amount| Reverse(*amount));
    list.sort_unstable();
    (amounts, list)
}

/// The most even payments in a zero-sum group without a zero-sum subset.
pub(super) fn evenest(group: &[Balance]) -> Vec<Payment> {
    let mut search = Search {
        best: None,
        so_far: Vec::with_capacity(group.len()),
    };
    search.take_leaf(group);
    search
        .best
        .map(|(_, payments)| payments)
        .unwrap_or_default()
}

struct Search {
    best: Option<(Vec<Money>, Vec<Payment>)>,
    so_far: Vec<Payment>,
}

impl Search {
    /// Removes a leaf in every possible way, recursively.
    fn take_leaf(&mut self, group: &[Balance]) {
        if group.iter().all(|one| one.amount == 0) {
            let found = unevenness(&self.so_far);
            self.best = self.best.take().into_iter().chain([found]).min();
            return;
        }
        for leaf in (0..group.len()).filter(|leaf| group[*leaf].amount != 0) {
            for neighbour in 0..group.len() {
                let (one, other) = (group[leaf], group[neighbour]);
                let pays = one.amount.signum() == -other.amount.signum()
                    && one.amount.abs() <= other.amount.abs();
                if pays && !self.is_too_large(payment(one, other)) {
                    let mut left = group.to_vec();
                    left[leaf].amount = 0;
                    left[neighbour].amount += one.amount;
                    self.so_far.push(payment(one, other));
                    self.take_leaf(&left);
                    self.so_far.pop();
                }
            }
        }
    }

    /// Whether a settlement with this payment must be less even than the best so far.
    fn is_too_large(&self, next: Payment) -> bool {
        self.best
            .as_ref()
            .and_then(|(amounts, _)| amounts.first())
            .is_some_and(|largest| next.amount > *largest)
    }
}
