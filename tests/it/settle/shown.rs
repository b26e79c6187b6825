//! Money on the pages: payments that add up to the payouts, marks, and stakes.

use super::accounts::{ANN, BOB, currency, paid};
use super::by_number::finances;
use super::laws::{FOR_ONESELF, random_editors, random_sides};
use super::season::{all_moved, payments, season};
use super::{SOLO, SOLO_7, table};
use crate::support::{Evening, Rng, cases, minute, moved_by, say, stake};
use oddtrick::ledger::{Edit, Ledger, MOST_SETTLED, Paid, PaymentId, PlayerId, SessionId, Terms};
use oddtrick::money::Money;
use oddtrick::scheme::SettleMode::{
    self, ByPlace, Difference, PerGame, PerPoint, PerRubber, WinnerTakesPot,
};
use oddtrick::settle::{Cause, SessionPayouts, payouts};
use oddtrick::view::Message;
use oddtrick::view::money::balances::{BalancesView, Chosen, accounts};
use oddtrick::view::money::debts::{DebtRow, Debts};
use oddtrick::view::result::result;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// The result page's payments; `None` without money.
pub(super) fn page(ledger: &Ledger, paid: &[Paid]) -> Option<Debts> {
    let finances = finances(&[moved_by(ledger)], paid);
    finances.settle(&[ledger]).unwrap().into_iter().next()
}

/// The record of a payment when its box is ticked.
fn tick(row: &DebtRow, sessions: &[SessionId], rng: &mut Rng) -> Paid {
    let new = row.open().expect("it is open");
    assert_eq!((new.amount, new.currency), row.amount);
    let mut sessions = sessions.to_vec();
    sessions.sort_unstable();
    Paid {
        id: PaymentId(rng.id()),
        at: minute(i64::try_from(rng.below(500)).unwrap()),
        from: new.from,
        to: new.to,
        amount: new.amount,
        currency: new.currency,
        note: String::new(),
        sessions,
    }
}

/// The sessions that an open payment settles.
fn settled(row: &DebtRow) -> Vec<SessionId> {
    row.open().map_or(Vec::new(), |new| new.sessions.clone())
}

fn is_open(row: &DebtRow) -> bool {
    row.open().is_some()
}

/// Each player's receipts minus payments in these rows.
fn sums<'r>(rows: impl IntoIterator<Item = &'r DebtRow>) -> BTreeMap<String, i64> {
    let mut sums = BTreeMap::new();
    for row in rows {
        *sums.entry(row.from.clone()).or_default() -= row.amount.0.0;
        *sums.entry(row.to.clone()).or_default() += row.amount.0.0;
    }
    sums.retain(|_, sum| *sum != 0);
    sums
}

/// Each player's winnings in a session.
fn won(ledger: &Ledger) -> BTreeMap<String, i64> {
    let all = payouts(ledger)
        .unwrap()
        .map_or(Vec::new(), |all| all.rounded);
    let people = ledger.session().participants.iter();
    people
        .map(|one| one.player.0.to_string())
        .zip(all.into_iter().map(|money| money.0))
        .filter(|(_, money)| *money != 0)
        .collect()
}

fn between(rows: &[DebtRow]) -> Vec<(String, String, Money)> {
    rows.iter()
        .map(|row| (row.from.clone(), row.to.clone(), row.amount.0))
        .collect()
}

proptest! {
    #![proptest_config(cases(256))]

    /// The result page's payments add up to the payouts, and the parts of each to the payment.
    #[test]
    fn a_result_page_adds_up(seed: u64, hands in 0..14_usize, mode in 0..6_usize) {
        let settle = [PerPoint, Difference, WinnerTakesPot, ByPlace, PerGame, PerRubber][mode];
        let mut all = vec![random_sides(seed, hands, settle)];
        if mode < FOR_ONESELF {
            all.push(random_editors(seed, hands, settle));
        }
        for ledger in all {
            let Some(page) = page(&ledger, &[]) else { continue };
            prop_assert_eq!(sums(&page.rows), won(&ledger));
            for row in &page.rows {
                let sum: i64 = row.more.parts.iter().map(|line| line.amount.0.0).sum();
                prop_assert_eq!(sum, row.amount.0.0);
                for line in &row.more.parts {
                    let hand = matches!(line.source, Cause::Hand { .. });
                    prop_assert_eq!(hand, !matches!(settle, WinnerTakesPot | ByPlace));
                }
            }
        }
    }

    /// Ticking boxes in any order moves and changes no payment; open and past payments add up to the payouts, and past
    /// ones are still explained.
    #[test]
    fn ticking_boxes_changes_no_other_payment(seed: u64, hands in 1..10_usize) {
        let mut rng = Rng::new(seed);
        let ledger = random_editors(rng.draw(), hands, PerPoint);
        let mut made: Vec<Paid> = Vec::new();
        let Some(first) = page(&ledger, &made) else { return Ok(()) };
        // The fewest payments may be ambiguous for many; at a table of seven they are not.
        for left in (0..first.rows.len()).rev() {
            let shown = page(&ledger, &made).unwrap();
            let open: Vec<&DebtRow> = shown.rows.iter().filter(|row| is_open(row)).collect();
            let next: &DebtRow = open[rng.below(open.len())];
            made.push(tick(next, &[ledger.session().id], &mut rng));
            let after = page(&ledger, &made).unwrap();
            prop_assert_eq!(between(&after.rows), between(&first.rows));
            prop_assert_eq!(sums(&after.rows), won(&ledger));
            prop_assert_eq!(after.rows.iter().filter(|row| is_open(row)).count(), left);
            let n = i64::try_from(left).unwrap();
            prop_assert_eq!(after.title, if left == 0 { Message::MoneyPaidUp } else { Message::money_pays_left(n) });
            for row in &after.rows {
                prop_assert_eq!(row.more.parts.iter().map(|line| line.amount.0.0).sum::<i64>(), row.amount.0.0);
            }
        }
    }

    /// After a correction past payments stay, and the open ones are the difference.
    #[test]
    fn a_correction_is_a_debt_beside_past_payments(seed: u64, hands in 1..8_usize) {
        let mut rng = Rng::new(seed);
        let mut ledger = random_editors(rng.draw(), hands, PerPoint);
        let Some(first) = page(&ledger, &[]) else { return Ok(()) };
        let id = [ledger.session().id];
        let made: Vec<Paid> = first.rows.iter().map(|row| tick(row, &id, &mut rng)).collect();
        let before = won(&ledger);
        let hand = ledger.session().hands[0].clone();
        let who = *rng.pick(&hand.seats);
        let adjust = vec![oddtrick::games::Adjustment { player: who, points: 1 + rng.points(9).abs(), reason: String::new() }];
        let told = hand.record.adjust.clone().unwrap_or_default();
        ledger.apply(&Edit::Adjust { hand: hand.id, before: told, after: adjust }).unwrap();
        let mut moved = won(&ledger);
        for (who, money) in before {
            *moved.entry(who).or_default() -= money;
        }
        moved.retain(|_, money| *money != 0);
        let after = page(&ledger, &made).unwrap();
        prop_assert_eq!(sums(after.rows.iter().filter(|row| is_open(row))), moved.clone());
        prop_assert_eq!(after.rows.iter().filter(|row| !is_open(row)).count(), made.len());
        if !made.is_empty() && !moved.is_empty() {
            let beside = matches!(after.title, Message::MoneyPaysBack { .. } | Message::MoneyPaysLeft { .. });
            prop_assert!(beside);
        }
    }

    /// On the balances page the chosen payments settle the chosen sessions, and change no others.
    #[test]
    fn the_chosen_sessions_are_settled(seed: u64, sessions in 0..6_usize) {
        let mut rng = Rng::new(seed);
        let season = season(rng.draw(), sessions);
        let (mut made, moved) = (payments(&season, &mut rng), all_moved(&season));
        let mut chosen = Chosen::default();
        let ids = season.iter().map(|one| one.session().id);
        chosen.ticked.extend(ids.map(|id| (id, !rng.one_in(3))));
        chosen.only.extend((0..9).map(PlayerId).filter(|_| rng.one_in(4)));
        let shown = shown(&moved, &made, &chosen);
        for one in &shown.currencies {
            prop_assert_eq!(one.closing.0, Money(0));
            let money = || one.people.iter().filter_map(|person| Some(person.money?.0.0));
            prop_assert!(money().count() == one.people.len() && money().all(|money| money != 0));
            prop_assert_eq!(money().sum::<i64>(), 0);
            let of = |row: &DebtRow| [&row.from, &row.to].into_iter().any(|name| chosen.only.iter().any(|who| who.0.to_string() == **name));
            for row in &one.pays {
                prop_assert!(chosen.only.is_empty() || of(row));
                prop_assert_eq!(row.more.parts.iter().map(|line| line.amount.0.0).sum::<i64>(), row.amount.0.0);
                made.push(tick(row, &settled(row), &mut rng));
            }
        }
        let after = self::shown(&moved, &made, &chosen);
        for one in &after.currencies {
            prop_assert_eq!(one.pays.len(), 0, "{:?}", one.pays_title);
            let before = shown.currencies.iter().find(|other| other.currency == one.currency).unwrap();
            for account in before.open.iter().filter(|account| !account.chosen) {
                prop_assert!(one.open.contains(account));
            }
        }
        // The chosen players are settled for the chosen sessions; with all chosen, completely.
        let all = Chosen { only: chosen.only.clone(), ..Chosen::default() };
        let whole = self::shown(&moved, &made, &all);
        for one in &whole.currencies {
            for row in &one.pays {
                made.push(tick(row, &settled(row), &mut rng));
            }
        }
        for one in &self::shown(&moved, &made, &all).currencies {
            let even = one.people.iter().filter(|person| all.only.is_empty() || all.only.contains(&person.id));
            prop_assert_eq!(even.count(), 0);
        }
    }
}

fn shown(moved: &[SessionPayouts], paid: &[Paid], chosen: &Chosen) -> BalancesView {
    accounts(&finances(moved, paid), chosen).unwrap()
}

/// The oldest sessions are settled together, and the last place is for one of them.
#[test]
fn no_more_sessions_are_settled_than_a_payment_can_name() {
    let most = u128::try_from(MOST_SETTLED).unwrap();
    let ids: Vec<u128> = (1..=most + 1).collect();
    let moved = ids.iter().map(|id| SessionPayouts {
        session: SessionId(*id),
        started: minute(i64::try_from(*id).unwrap()),
        money: Some((currency("GBP"), [(ANN, Money(2)), (BOB, Money(-2))].into())),
        odd: Vec::new(),
    });
    let moved: Vec<_> = moved.collect();
    let together = paid(1, BOB, ANN, 1, &[1, 2]);
    let view = shown(&moved, &[together], &Chosen::default());
    let pounds = &view.currencies[0];
    assert_eq!(
        settled(&pounds.pays[0]),
        ids[2..].iter().map(|id| SessionId(*id)).collect::<Vec<_>>()
    );
    assert_eq!(pounds.pays.len(), 1);
    let made = tick(&pounds.pays[0], &settled(&pounds.pays[0]), &mut Rng::new(1));
    assert_eq!(made.check(), Ok(()));
}

#[test]
fn an_empty_page_says_what_to_do() {
    let view = shown(&[], &[], &Chosen::default());
    assert_eq!(view.nothing, Some(Message::MoneyNobodyOwes));
    assert_eq!(view.how, Some(Message::MoneyHowToOwe));
    // The page is also empty for a session without a stake, and for one with a stake that came out even.
    let honour = Evening::new("solo-whist-points", &[], 4);
    let even = table(4, "0.05", "GBP", PerPoint);
    let moved = [honour, even].map(|one| moved_by(&one.ledger));
    assert_eq!(shown(&moved, &[], &Chosen::default()).currencies.len(), 0);
    // A payment for nothing is owed back.
    let view = shown(&moved, &[paid(1, BOB, ANN, 5, &[7])], &Chosen::default());
    assert_eq!(
        say(&view.currencies[0].people[0].says),
        "2 is owed 0.05 GBP"
    );
}

#[test]
fn a_part_payment_leaves_the_rest() {
    let mut evening = table(4, "0.10", "EUR", PerPoint);
    evening.play(SOLO_7);
    let ledger = &evening.ledger;
    let first = page(ledger, &[]).unwrap();
    assert_eq!(say(&first.title), "Three payments settle it");
    assert_eq!(say(&first.rows[0].why), "all that 1002 lost");
    assert_eq!(say(&first.rows[0].more.whose), "What 1002 lost");
    assert_eq!(
        say(&first.rows[0].more.parts[0].cause),
        "Hand 1: Ann, solo, 7 tricks"
    );
    let rng = &mut Rng::new(1);
    let one = tick(&first.rows[0], &[ledger.session().id], rng);
    let less = Paid {
        amount: Money(50),
        note: "by phone".to_owned(),
        currency: currency("EUR"),
        ..one.clone()
    };
    let part = page(ledger, &[less]).unwrap();
    assert_eq!(
        say(&part.title),
        "After what has been paid, 3 payments are left"
    );
    let told: Vec<String> = part.rows.iter().map(|row| say(&row.says)).collect();
    assert!(
        told[1].starts_with("1002 paid 1001 0.50 EUR on "),
        "{told:?}"
    );
    assert!(say(&part.rows[1].why).ends_with(" · by phone"));
    assert_eq!(told[0], "1002 pays 1001 0.10 EUR");
    assert_eq!(say(&part.rows[0].why), "all that 1002 owes");
    let all = page(ledger, &[one]).unwrap();
    assert_eq!(say(&all.title), "2 payments are left");
}

#[test]
fn a_payment_between_groups_is_the_sum_of_their_results() {
    let mut evening = table(4, "0.10", "EUR", PerPoint);
    // Ann and Bob win 5 each, Cy loses 6 and Dee 4: one payment settles a winner and a loser together.
    evening.play(
        r#"{"passed":true,"adjust":[{"player":"Ann","points":5},{"player":"Bob","points":5},{"player":"Cy","points":-6},{"player":"Dee","points":-4}]}"#,
    );
    let page = page(&evening.ledger, &[]).unwrap();
    let whose: Vec<String> = page.rows.iter().map(|row| say(&row.more.whose)).collect();
    let grouped = whose.iter().filter(|one| one.contains(','));
    let grouped: Vec<&String> = grouped.collect();
    assert_eq!(grouped.len(), 1, "{whose:?}");
    assert!(
        grouped[0].ends_with(" together: losses minus winnings"),
        "{whose:?}"
    );
    let together = Message::money_what_won_together(vec!["Ann".into(), "Dee".into()]);
    assert_eq!(say(&together), "Ann, Dee together: winnings minus losses");
}

#[test]
fn stakes_are_shown_as_they_are_settled() {
    let words = |id: &str, settle: SettleMode| {
        let mut evening = Evening::new(id, &[], 4).staked(stake("1", "GBP"), settle);
        let hands = if id.starts_with("solo") {
            [SOLO, SOLO, SOLO]
        } else {
            [
                r#"{"side":"Ann","tricks":11}"#,
                r#"{"side":"Ann","tricks":7}"#,
                r#"{"side":"Ann","tricks":7}"#,
            ]
        };
        for hand in &hands[..2] {
            evening.play(hand);
        }
        evening.try_restake(2, stake("2/3", "GBP")).unwrap();
        let caption = say(&result(&evening.ledger, Vec::new()).unwrap().stake_caption);
        evening.play(hands[2]);
        let view = result(&evening.ledger, Vec::new()).unwrap();
        let lines: Vec<String> = view.stakes.iter().map(say).collect();
        (caption, say(&view.stake_caption), lines.join(" · "))
    };
    for (id, settle, caption, after, lines) in [
        (
            "solo-whist-points",
            PerPoint,
            "1.00 a point",
            "Stake changed",
            "Hands 1 to 2: 1.00 a point · Hand 3: 2.00 / 3 a point",
        ),
        (
            "solo-whist-points",
            WinnerTakesPot,
            "1.00 from each",
            "1.00 from each",
            "Hands 1 to 3: 1.00 from each · From the next game on: 2.00 / 3 from each",
        ),
        (
            "solo-whist-points",
            ByPlace,
            "1.00 a place",
            "1.00 a place",
            "Hands 1 to 3: 1.00 a place · From the next game on: 2.00 / 3 a place",
        ),
        (
            "whist-short",
            Difference,
            "1.00 a point",
            "Stake changed",
            "Hands 1 to 2: 1.00 a point · Hand 3: 2.00 / 3 a point",
        ),
        // The first hand wins a game; the second begins one at the current stake, and the third belongs to it.
        (
            "whist-short",
            PerGame,
            "1.00 a game",
            "1.00 a game",
            "Hands 1 to 3: 1.00 a game · From the next game on: 2.00 / 3 a game",
        ),
        (
            "whist-short",
            PerRubber,
            "1.00 a rubber",
            "1.00 a rubber",
            "Hands 1 to 3: 1.00 a rubber · From the next rubber on: 2.00 / 3 a rubber",
        ),
    ] {
        assert_eq!(
            words(id, settle),
            (caption.to_owned(), after.to_owned(), lines.to_owned()),
            "{id} {settle:?}"
        );
    }
    // An unchanged stake is shown once.
    let mut evening = table(4, "0.05", "GBP", PerPoint);
    evening.play(SOLO);
    assert_eq!(result(&evening.ledger, Vec::new()).unwrap().stakes, []);
    evening.try_restake(1, None).unwrap();
    let lines = result(&evening.ledger, Vec::new()).unwrap().stakes;
    let lines: Vec<String> = lines.iter().map(say).collect();
    assert_eq!(lines, ["Hand 1: 0.05 a point", "From hand 2 on: no stake"]);
}

#[test]
fn the_closing_line_is_shown_when_something_sums_to_zero() {
    let closing = |id: &str, amount: Option<&str>, hand: &str| {
        let settle = Terms::default().settle;
        let mut evening = Evening::new(id, &[], 4);
        if let Some(amount) = amount {
            evening = evening.staked(stake(amount, "GBP"), settle);
        }
        evening.play(hand);
        let view = result(&evening.ledger, Vec::new()).unwrap();
        (say(&view.closing_label), view.closing_points)
    };
    let adjusted = r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"adjust":[{"player":"Bob","points":-3}]}"#;
    let whist = r#"{"side":"Ann","tricks":9}"#;
    let bids = r#"{"cards":1,"bids":[0,0,0,0],"tricks":[0,1,0,0]}"#;
    for (id, amount, hand, says, sum) in [
        ("solo-whist-points", None, SOLO, "Total", Some(0)),
        ("solo-whist-points", Some("1"), SOLO, "Total", Some(0)),
        (
            "solo-whist-points",
            None,
            adjusted,
            "Total, with adjustments",
            Some(-3),
        ),
        // Partners have the same points, so only money adds up to 0.
        ("whist-5", None, whist, "", None),
        ("whist-5", Some("1"), whist, "Total", None),
        ("oh-hell", None, bids, "", None),
        ("oh-hell", Some("1"), bids, "Total", None),
    ] {
        assert_eq!(closing(id, amount, hand), (says.to_owned(), sum), "{id}");
    }
    let mut evening = Evening::new("solo-whist-points", &["pot.ante=2"], 4);
    evening.play(r#"{"passed":true}"#);
    let view = result(&evening.ledger, Vec::new()).unwrap();
    assert_eq!(say(&view.closing_label), "Total; 8 in the pot");
    assert_eq!(view.closing_points, Some(-8));
}
