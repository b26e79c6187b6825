//! The evenest way to settle a small group.
//!
//! In a group that cannot be divided, the fewest payments form a tree: as many people as payments and one more, and no
//! way round in a circle. What is paid along each branch follows from the tree. A tree is taken down leaf by leaf,
//! each leaf settling with the one neighbour that it has, so that to try every order of leaves is to try every tree.

use super::payments::{Balance, Payment, payment};
use crate::money::Money;
use std::cmp::Reverse;

/// What is compared between two ways to settle in equally many payments: the amounts from the largest down, then the
/// list by seat.
pub(super) fn unevenness(payments: &[Payment]) -> (Vec<Money>, Vec<Payment>) {
    let (mut amounts, mut list): (Vec<Money>, _) = (
        payments.iter().map(|one| one.amount).collect(),
        payments.to_vec(),
    );
    amounts.sort_unstable_by_key(|amount| Reverse(*amount));
    list.sort_unstable();
    (amounts, list)
}

/// The evenest payments in a group that sums to zero and has no part that does.
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
    /// Takes down every tree over those whose balance is open.
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

    /// Whether a way with this payment in it can only be less even than one that was found.
    fn is_too_large(&self, next: Payment) -> bool {
        self.best
            .as_ref()
            .and_then(|(amounts, _)| amounts.first())
            .is_some_and(|largest| next.amount > *largest)
    }
}
