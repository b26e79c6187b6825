//! Who pays whom, in the fewest payments.
//!
//! People whose balances sum to zero can settle among themselves, with one payment fewer than there are people. So
//! the fewest payments are the number of people less the most groups that everybody can be divided into such that
//! each sums to zero. Up to [`MOST_EXACT`] people every set of them is looked at, which is exact; the problem is hard
//! in general, and above that nobody waits for it.

use super::tie_break;
use crate::money::Money;
use std::cmp::Reverse;

/// The most people with a balance for whom the payments are provably the fewest.
pub const MOST_EXACT: usize = 16;

/// The most people for whom, among all ways to settle in so few payments, the evenest is looked for.
pub const MOST_SEARCHED: usize = 7;

/// One payment between two people, named by their places in the list of balances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Payment {
    /// Who pays.
    pub from: usize,
    /// Who is paid.
    pub to: usize,
    /// How much, above 0.
    pub amount: Money,
}

/// The fewest payments that settle balances which sum to zero, by the seat of who pays and then of who is paid.
///
/// Nobody both pays and is paid, and what moves is the sum of what is owed. The rule is fixed, so that every device
/// says the same:
///
/// * up to 7 people with a balance: the fewest payments; among those the smallest largest payment, then the smallest
///   second largest and so on; then the list that comes first by seat;
/// * up to 16: the fewest payments, in groups that are formed by seat; a group of up to 7 settles by the rule above,
///   in a larger one who owes most pays who is owed most until all is paid, the first by seat among equals;
/// * above: who owes most pays who is owed most. That is at most one payment fewer than there are people, and may not
///   be the fewest.
///
/// Balances that do not sum to zero are no settlement; they are paid as far as they go, by the last of these rules.
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

/// What somebody is owed, or below 0 owes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Balance {
    pub(super) who: usize,
    pub(super) amount: i128,
}

/// A payment of what one owes and the other is owed. It fits, for nobody is owed more than an amount can be.
pub(super) fn payment(one: Balance, other: Balance) -> Payment {
    // Below 0 is who owes.
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

/// Who owes most pays who is owed most, until one side has nothing left.
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

/// Every set of people: what it sums to, and how many groups that sum to zero it has room for. A set is a number with
/// a bit for each of them.
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
            // People leave one by one in some order, and each time those who are left sum to zero one group is whole.
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

    /// The evenest of all ways to settle this set, which sums to zero, in the fewest payments.
    fn evenest(&self, set: usize) -> Vec<Payment> {
        let Some(first) = members(set).next() else {
            return Vec::new();
        };
        // Every group that the first of them can be in, such that the others still make as many as they can.
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

    /// The fewest payments for everybody, the groups being formed by seat.
    fn by_seat(&self) -> Vec<Payment> {
        let mut payments = Vec::new();
        let (mut left, mut group) = (self.everybody(), 0);
        let leaves = |left: usize| {
            let whole = usize::from(self.sums[left] == 0);
            members(left).find(|one| self.groups[without(left, *one)] + whole == self.groups[left])
        };
        // Somebody always can leave without costing a group, for that is how the groups were counted.
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

    /// The payments within one group that no smaller one is part of.
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
