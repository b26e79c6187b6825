//! Laws of every season: sessions of the same players in two currencies, with payments.

use super::accounts::{ANN, BOB, currency, paid};
use super::laws::random_editors;
use crate::support::{NAMES, Rng, cases, minute, moved_by};
use oddtrick::ledger::{
    Edit, Ledger, Paid, ParticipantId, PaymentId, Payments, PlayerId, SessionId, TakeBack,
};
use oddtrick::money::{Money, Stake};
use oddtrick::scheme::SettleMode;
use oddtrick::settle::{SessionPayouts, Settlement, accounts, is_paid_as_played, payouts};
use proptest::prelude::*;

/// Sessions of one season: players with separate ids in each, and two currencies.
pub(super) fn season(seed: u64, sessions: usize) -> Vec<Ledger> {
    let mut rng = Rng::new(seed);
    (0..sessions)
        .map(|number| {
            let ledger = random_editors(
                rng.draw(),
                rng.below(8),
                *rng.pick(&[
                    SettleMode::PerPoint,
                    SettleMode::Difference,
                    SettleMode::WinnerTakesPot,
                    SettleMode::ByPlace,
                ]),
            );
            let mut session = ledger.session().clone();
            session.id = SessionId(rng.id());
            session.started = minute(i64::try_from(number / 2).unwrap());
            // The same few players sit in other seats.
            let mut players: Vec<u128> = (0..NAMES.len() as u128).collect();
            rng.shuffle(&mut players);
            for (one, player) in session.participants.iter_mut().zip(players) {
                one.player = PlayerId(player);
            }
            if rng.one_in(2) {
                let euros = |stake: Stake| {
                    Stake::new(stake.minor(), stake.points(), currency("EUR")).unwrap()
                };
                session.stake = session.stake.map(euros);
                for hand in &mut session.hands {
                    hand.stake = hand.stake.map(euros);
                }
            }
            session.terms.paid_each_hand = rng.one_in(8);
            Ledger::open(session).unwrap()
        })
        .collect()
}

pub(super) fn all_moved(season: &[Ledger]) -> Vec<SessionPayouts> {
    season.iter().map(moved_by).collect()
}

/// The payments of a settlement as records.
fn pay(settlement: &Settlement, rng: &mut Rng) -> Vec<Paid> {
    let mut sessions = settlement.sessions.clone();
    sessions.sort_unstable();
    let payments = settlement.payments.iter();
    payments
        .map(|one| Paid {
            id: PaymentId(rng.id()),
            at: minute(i64::try_from(rng.below(500)).unwrap()),
            from: settlement.people[one.from],
            to: settlement.people[one.to],
            amount: one.amount,
            currency: settlement.currency,
            note: String::new(),
            sessions: sessions.clone(),
        })
        .collect()
}

/// Some payments of a season: whole settlements, and unrelated amounts.
pub(super) fn payments(season: &[Ledger], rng: &mut Rng) -> Vec<Paid> {
    let moved = all_moved(season);
    let mut all = Vec::new();
    for _ in 0..rng.below(4) {
        let mut sessions: Vec<SessionId> = season.iter().map(|one| one.session().id).collect();
        rng.shuffle(&mut sessions);
        sessions.truncate(1 + rng.below(3));
        for one in accounts(&moved, &all).unwrap() {
            if let Some(settlement) = one.settle(&sessions).unwrap() {
                all.extend(pay(&settlement, rng));
            }
        }
    }
    if let (Some(first), true) = (season.first(), rng.one_in(2)) {
        all.push(Paid {
            id: PaymentId(rng.id()),
            sessions: vec![first.session().id],
            ..paid(1, PlayerId(0), PlayerId(1), 7, &[1])
        });
    }
    all
}

/// A player's amount in a list.
fn of(who: PlayerId, amounts: &[(PlayerId, Money)]) -> i64 {
    let found = amounts.iter().find(|(one, _)| *one == who);
    found.map_or(0, |(_, money)| money.0)
}

proptest! {
    #![proptest_config(cases(128))]

    /// Every list sums to zero, and each balance is winnings minus payments, computed independently.
    #[test]
    fn balances_sum_to_zero_and_are_winnings_minus_payments(seed: u64, sessions in 0..6_usize) {
        let mut rng = Rng::new(seed);
        let season = season(rng.draw(), sessions);
        let paid = payments(&season, &mut rng);
        for found in accounts(&all_moved(&season), &paid).unwrap() {
            prop_assert_eq!(found.balances.iter().map(|(_, money)| i128::from(money.0)).sum::<i128>(), 0);
            for account in &found.accounts {
                prop_assert_eq!(account.open.iter().map(|(_, money)| i128::from(money.0)).sum::<i128>(), 0);
            }
            for who in (0..NAMES.len() as u128).map(PlayerId) {
                let mut owed = 0;
                for ledger in season.iter().filter(|one| !is_paid_as_played(one)) {
                    let Some(all) = payouts(ledger).unwrap() else { continue };
                    let participants = ledger.session().participants.iter().zip(&all.rounded);
                    if all.currency == found.currency {
                        owed += participants.filter(|(one, _)| one.player == who).map(|(_, money)| money.0).sum::<i64>();
                    }
                }
                for one in paid.iter().filter(|one| one.currency == found.currency) {
                    owed += if one.from == who { one.amount.0 } else if one.to == who { -one.amount.0 } else { 0 };
                }
                prop_assert_eq!(of(who, &found.balances), owed);
                let accounts = found.accounts.iter().map(|account| of(who, &account.open));
                prop_assert_eq!(accounts.sum::<i64>(), owed);
            }
        }
    }

    #[test]
    fn the_order_of_records_makes_no_difference(seed: u64, sessions in 0..6_usize) {
        let mut rng = Rng::new(seed);
        let season = season(rng.draw(), sessions);
        let (mut paid, mut moved) = (payments(&season, &mut rng), all_moved(&season));
        let found = accounts(&moved, &paid);
        rng.shuffle(&mut paid);
        rng.shuffle(&mut moved);
        prop_assert_eq!(accounts(&moved, &paid), found);
    }

    /// The accounts of a currency are the same without the other currencies.
    #[test]
    fn currencies_stay_apart(seed: u64, sessions in 0..6_usize) {
        let mut rng = Rng::new(seed);
        let season = season(rng.draw(), sessions);
        let (paid, moved) = (payments(&season, &mut rng), all_moved(&season));
        for one in accounts(&moved, &paid).unwrap() {
            let own = |other: &SessionPayouts| SessionPayouts {
                money: other.money.clone().filter(|money| money.0 == one.currency),
                ..other.clone()
            };
            let moved: Vec<SessionPayouts> = moved.iter().map(own).collect();
            let paid: Vec<Paid> = paid.iter().filter(|other| other.currency == one.currency).cloned().collect();
            prop_assert_eq!(accounts(&moved, &paid).unwrap(), vec![one]);
        }
    }

    /// Paying a settlement settles its sessions: one, some, or all.
    #[test]
    fn paying_a_settlement_leaves_no_debt(seed: u64, sessions in 1..6_usize) {
        let mut rng = Rng::new(seed);
        let season = season(rng.draw(), sessions);
        let (mut paid, moved) = (payments(&season, &mut rng), all_moved(&season));
        let wanted = season[rng.below(season.len())].session().id;
        for before in accounts(&moved, &paid.clone()).unwrap() {
            let Some(settlement) = before.settle(&[wanted]).unwrap() else { continue };
            prop_assert_eq!(settlement.open.iter().map(|money| money.0).sum::<i64>(), 0);
            paid.extend(pay(&settlement, &mut rng));
            let after = accounts(&moved, &paid).unwrap().into_iter().find(|one| one.currency == before.currency).unwrap();
            let settled = after.settle(&[wanted]).unwrap().unwrap();
            prop_assert_eq!(settled.payments, vec![]);
            // No other debts have changed.
            for account in before.accounts.iter().filter(|one| !one.sessions.contains(&wanted)) {
                prop_assert!(after.accounts.contains(account));
            }
        }
        for one in accounts(&moved, &paid.clone()).unwrap() {
            paid.extend(pay(&one.settle_all().unwrap(), &mut rng));
        }
        for one in accounts(&moved, &paid).unwrap() {
            prop_assert!(one.balances.iter().all(|(_, money)| money.0 == 0));
            prop_assert_eq!(one.settle_all().unwrap().payments, vec![]);
        }
    }

    /// All payments of a settlement are explained by hands, earlier sessions and payments.
    #[test]
    fn every_payment_of_a_settlement_is_explained(seed: u64, sessions in 1..6_usize) {
        let mut rng = Rng::new(seed);
        let season = season(rng.draw(), sessions);
        let (paid, moved) = (payments(&season, &mut rng), all_moved(&season));
        let by_hand: Vec<&Ledger> = season.iter().filter(|_| rng.one_in(2)).collect();
        for one in accounts(&moved, &paid).unwrap() {
            let settlement = one.settle_all().unwrap();
            let [explained, _] = settlement.explain(&by_hand, &moved, &paid).unwrap();
            prop_assert_eq!(explained.len(), settlement.payments.len());
            for (explained, payment) in explained.iter().zip(&settlement.payments) {
                prop_assert_eq!(explained.payment, *payment);
                prop_assert_eq!(explained.lines.iter().map(|line| line.amount.0).sum::<i64>(), payment.amount.0);
            }
        }
    }

    /// Correcting a hand after everything was paid creates a debt of exactly the difference.
    #[test]
    fn a_correction_after_settling_is_the_difference(seed: u64, hands in 1..6_usize) {
        let mut rng = Rng::new(seed);
        let mut ledger = random_editors(rng.draw(), hands, SettleMode::PerPoint);
        let before = moved_by(&ledger);
        let settlement = accounts(&[before.clone()], &[]).unwrap().remove(0).settle_all().unwrap();
        let paid = pay(&settlement, &mut rng);
        let first = ledger.session().hands[0].clone();
        let who: ParticipantId = *rng.pick(&first.seats);
        let adjust = vec![oddtrick::games::Adjustment { player: who, points: rng.points(9), reason: String::new() }];
        let told = first.record.adjust.clone().unwrap_or_default();
        ledger.apply(&Edit::Adjust { hand: first.id, before: told, after: adjust }).unwrap();
        let after = moved_by(&ledger);
        let found = accounts(&[after.clone()], &paid).unwrap().remove(0);
        let (won, had) = (after.money.unwrap().1, before.money.unwrap().1);
        for ((who, now), (_, then)) in won.iter().copied().zip(had.iter().copied()) {
            prop_assert_eq!(of(who, &found.balances), now.0 - then.0);
        }
    }

    /// Undone, restored and undone again, independent of the order of rows.
    #[test]
    fn rows_in_force_do_not_depend_on_their_order(seed: u64, rows in 0..12_usize) {
        let mut rng = Rng::new(seed);
        let mut paid: Vec<Paid> = (1..=3).map(|id| paid(id, ANN, BOB, 1, &[1])).collect();
        let mut force: Vec<(u128, bool)> = vec![(1, true), (2, true), (3, true)];
        let mut back: Vec<TakeBack> = Vec::new();
        for id in 0..rows as u128 {
            let of = force[rng.below(force.len())].0;
            back.push(TakeBack { id: PaymentId(100 + id), at: minute(0), of: PaymentId(of) });
            force.push((100 + id, true));
        }
        // Later rows refer to earlier ones, so the last is in force.
        for at in (0..force.len()).rev() {
            force[at].1 = !back.iter().any(|row| {
                row.of.0 == force[at].0 && force.iter().any(|(id, stands)| *id == row.id.0 && *stands)
            });
        }
        rng.shuffle(&mut back);
        rng.shuffle(&mut paid);
        let wanted = force.iter().filter(|(_, stands)| *stands).map(|(id, _)| PaymentId(*id)).collect();
        let paid = paid.into_iter().map(|one| (one.id, one)).collect();
        let taken_back = back.into_iter().map(|row| (row.id, row)).collect();
        prop_assert_eq!(Payments { paid, taken_back }.standing(), wanted);
    }
}
