//! The fewest payments.
//!
//! Balances that sum to zero can be settled with one payment fewer than people. So the minimum is the number of people
//! less the maximum number of groups that each sum to zero. Up to [`MOST_EXACT`] people all subsets are examined, which
//! is exact; the problem is NP-hard, so beyond that it is not attempted.

use super::tie_break;
use crate::money::Money;
use std::cmp::Reverse;

/// The maximum number of people with a balance for whom the minimum is exact.
pub const MOST_EXACT: usize = 16;

/// The maximum number of people for whom the most even of all minimal settlements is found.
pub const MOST_SEARCHED: usize = 7;

/// A payment between two people, by their indices in the list of balances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Payment {
    /// The payer.
    pub from: usize,
    /// The payee.
    pub to: usize,
    /// The amount, above 0.
    pub amount: Money,
}

/// The fewest payments that settle balances summing to zero, sorted by payer and payee.
///
/// Nobody both pays and is paid, and the total paid equals the total owed. The rule is fixed, so that all devices
/// agree:
///
/// * up to 7 people with a balance: the fewest payments; among those the smallest largest payment, then the smallest
///   second largest and so on; then the first list by index;
/// * up to 16: the fewest payments, in groups formed by index; groups of up to 7 settle by the rule above, in larger
///   ones the largest debtor pays the largest creditor until all is paid, the first by index among equals;
/// * above: the largest debtor pays the largest creditor. That is at most one payment fewer than people, and may not be
///   the minimum.
///
/// Balances that do not sum to zero are paid as far as they go, by the last rule.
pub fn fewest_payments(balances: &[Money]) -> Vec<Payment> {
    let all = balances.iter().enumerate().map(|(who, balance)| Balance {
        who,
        amount: i128::from(balance.0),
    });
    let open: Vec<Balance> = all.filter(|one| one.amount != 0).collect();
    let closes = open.iter().map(|one| one.amount).sum::<i128>() == 0;
    let mut payments = if !closes || open.len() > MOST_EXACT {
        most_pays_most(open)
    } else {
        let sets = Sets::of(&open);
        if open.len() <= MOST_SEARCHED {
            sets.evenest(sets.everybody())
        } else {
            sets.by_seat()
        }
    };
    payments.sort_unstable();
    payments
}

/// A balance, below 0 for a debtor.
#[derive(Clone, Copy, Debug)]
pub(super) struct Balance {
    pub(super) who: usize,
    pub(super) amount: i128,
}

/// A payment that settles one of two balances. It cannot overflow, since balances are within the bounds of amounts.
pub(super) fn payment(one: Balance, other: Balance) -> Payment {
    // The balance of the debtor is below 0.
    let mut both = [one, other];
    both.sort_by_key(|balance| balance.amount);
    let [debtor, creditor] = both;
    let amount = debtor.amount.abs().min(creditor.amount.abs());
    Payment {
        from: debtor.who,
        to: creditor.who,
        amount: Money(i64::try_from(amount).unwrap_or(i64::MAX)),
    }
}

/// The largest debtor pays the largest creditor, until one side is settled.
fn most_pays_most(mut open: Vec<Balance>) -> Vec<Payment> {
    let mut payments = Vec::new();
    loop {
        let places = 0..open.len();
        let debtor = places
            .clone()
            .filter(|place| open[*place].amount < 0)
            .min_by_key(|place| open[*place].amount);
        let creditor = places
            .filter(|place| open[*place].amount > 0)
            .min_by_key(|place| Reverse(open[*place].amount));
        let (Some(debtor), Some(creditor)) = (debtor, creditor) else {
            return payments;
        };
        let paid = payment(open[debtor], open[creditor]);
        open[debtor].amount += i128::from(paid.amount.0);
        open[creditor].amount -= i128::from(paid.amount.0);
        payments.push(paid);
    }
}

/// Every set of people as a bit mask: its sum, and the maximum number of zero-sum groups in it.
struct Sets<'a> {
    people: &'a [Balance],
    sums: Vec<i128>,
    groups: Vec<usize>,
}

impl<'a> Sets<'a> {
    fn of(people: &'a [Balance]) -> Self {
        let mut sums = vec![0; 1 << people.len()];
        let mut groups = vec![0; 1 << people.len()];
        for set in 1..sums.len() {
            sums[set] = members(set).map(|one| people[one].amount).sum();
            // Remove people one by one in some order; each time the rest sums to zero, one group is complete.
            let best = members(set).map(|one| groups[without(set, one)]).max();
            groups[set] = best.unwrap_or(0) + usize::from(sums[set] == 0);
        }
        Self {
            people,
            sums,
            groups,
        }
    }

    fn everybody(&self) -> usize {
        self.sums.len() - 1
    }

    /// The most even settlement of this zero-sum set with the fewest payments.
    fn evenest(&self, set: usize) -> Vec<Payment> {
        let Some(first) = members(set).next() else {
            return Vec::new();
        };
        // Every group that contains the first person and leaves the others their maximum number of groups.
        let groups =
            (1..=set).filter(|group| group & !set == 0 && members(*group).next() == Some(first));
        let fitting = groups.filter(|group| {
            self.sums[*group] == 0 && self.groups[set & !group] + 1 == self.groups[set]
        });
        let ways = fitting.map(|group| {
            let mut payments = self.settled(group);
            payments.extend(self.evenest(set & !group));
            payments.sort_unstable();
            payments
        });
        ways.min_by_key(|payments| tie_break::unevenness(payments))
            .unwrap_or_default()
    }

    /// The fewest payments for everybody, with groups formed by index.
    fn by_seat(&self) -> Vec<Payment> {
        let mut payments = Vec::new();
        let (mut left, mut group) = (self.everybody(), 0);
        let leaves = |left: usize| {
            let whole = usize::from(self.sums[left] == 0);
            members(left).find(|one| self.groups[without(left, *one)] + whole == self.groups[left])
        };
        // By the definition of `groups`, somebody can always be removed without losing a group.
        while let Some(one) = leaves(left) {
            group |= 1 << one;
            left = without(left, one);
            if self.sums[left] == 0 {
                payments.extend(self.settled(group));
                group = 0;
            }
        }
        payments
    }

    /// The payments within a minimal group.
    fn settled(&self, group: usize) -> Vec<Payment> {
        let people: Vec<Balance> = members(group).map(|one| self.people[one]).collect();
        if people.len() > MOST_SEARCHED {
            most_pays_most(people)
        } else {
            tie_break::evenest(&people)
        }
    }
}

/// The members of a set, in order.
fn members(set: usize) -> impl Iterator<Item = usize> {
    let bits = usize::try_from(usize::BITS - set.leading_zeros()).unwrap_or(0);
    (0..bits).filter(move |bit| set & (1 << bit) != 0)
}

fn without(set: usize, one: usize) -> usize {
    set & !(1 << one)
}
