//! Balances over all sessions, with payments.

use super::by_number::finances;
use crate::support::minute;
use oddtrick::ledger::{NewPayment, Paid, PaidError, PaymentId, PlayerId, SessionId};
use oddtrick::money::{Currency, LARGEST, Money};
use oddtrick::settle::{Account, Accounts, Cause, SessionPayouts, SettleError, accounts};

pub(super) const ANN: PlayerId = PlayerId(1);
pub(super) const BOB: PlayerId = PlayerId(2);
const CY: PlayerId = PlayerId(3);

pub(super) fn currency(code: &str) -> Currency {
    code.parse().unwrap()
}

/// A session with these results that began as many minutes after a fixed instant as its number.
fn moved(session: u128, code: &str, money: &[(PlayerId, i64)]) -> SessionPayouts {
    let amounts = money.iter().map(|(who, amount)| (*who, Money(*amount)));
    SessionPayouts {
        session: SessionId(session),
        started: minute(i64::try_from(session).unwrap()),
        money: Some((currency(code), amounts.collect())),
        odd: vec![],
    }
}

pub(super) fn paid(id: u128, from: PlayerId, to: PlayerId, amount: i64, sessions: &[u128]) -> Paid {
    Paid {
        id: PaymentId(id),
        at: minute(i64::try_from(id).unwrap()),
        from,
        to,
        amount: Money(amount),
        currency: currency("GBP"),
        note: String::new(),
        sessions: sessions.iter().copied().map(SessionId).collect(),
    }
}

/// An account as text: `1+2: 1 5, 2 -5 (paid 7)`.
fn account(account: &Account) -> String {
    let ids = |all: Vec<u128>, by: &str| {
        let all: Vec<String> = all.iter().map(ToString::to_string).collect();
        all.join(by)
    };
    let open: Vec<String> = account
        .open
        .iter()
        .map(|(who, money)| format!("{} {}", who.0, money.0))
        .collect();
    let sessions = ids(account.sessions.iter().map(|one| one.0).collect(), "+");
    let paid = ids(account.paid.iter().map(|one| one.0).collect(), ",");
    format!("{sessions}: {} (paid {paid})", open.join(", "))
}

fn texts(all: &Accounts) -> Vec<String> {
    all.accounts.iter().map(account).collect()
}

#[test]
fn a_payment_is_between_people_of_its_sessions() {
    let all = finances(&[], &[paid(9, BOB, ANN, 6, &[1, 2])]);
    let record = |from, to, session| {
        let one = NewPayment {
            from,
            to,
            amount: Money(5),
            currency: currency("GBP"),
            sessions: vec![SessionId(session)],
        };
        all.record(&[one], minute(5), "", || PaymentId(10))
    };
    // Those of a payment that settled it with another session count too.
    let wanted = Paid {
        at: minute(5),
        ..paid(10, ANN, BOB, 5, &[1])
    };
    assert_eq!(record(ANN, BOB, 1), Some(vec![wanted]));
    assert_eq!(record(ANN, CY, 1), None);
    assert_eq!(record(CY, BOB, 1), None);
    assert_eq!(record(ANN, BOB, 3), None);
}

#[test]
fn unpaid_amounts_carry_over() {
    let all = [
        moved(1, "GBP", &[(ANN, 10), (BOB, -6), (CY, -4)]),
        moved(2, "GBP", &[(BOB, 3), (CY, 1), (ANN, -4)]),
        moved(3, "EUR", &[(ANN, -2), (CY, 2)]),
    ];
    let found = accounts(&all, &[paid(9, BOB, ANN, 6, &[1])]).unwrap();
    assert_eq!(
        found
            .iter()
            .map(|one| one.currency.code())
            .collect::<Vec<_>>(),
        ["EUR", "GBP"]
    );
    let pounds = &found[1];
    assert_eq!(
        texts(pounds),
        ["1: 1 4, 2 0, 3 -4 (paid 9)", "2: 2 3, 3 1, 1 -4 (paid )"]
    );
    assert_eq!(
        pounds.balances,
        [(ANN, Money(0)), (BOB, Money(3)), (CY, Money(-3))]
    );
    assert_eq!(texts(&found[0]), ["3: 1 -2, 3 2 (paid )"]);
    assert!(!pounds.accounts[0].is_settled());
    // Settled one by one takes three payments, all together one.
    assert_eq!(pounds.settle_all().unwrap().payments.len(), 1);
    let second = pounds.settle(&[SessionId(2)]).unwrap().unwrap();
    assert_eq!(
        (second.people, second.payments.len()),
        (vec![BOB, CY, ANN], 2)
    );
    assert_eq!(pounds.settle(&[SessionId(3)]).unwrap(), None);
}

/// No command creates such a payment; it is ignored.
#[test]
fn a_payment_for_no_session_pays_for_none() {
    let all = [moved(1, "GBP", &[(ANN, 10), (BOB, -10)])];
    let found = accounts(&all, &[paid(9, BOB, ANN, 6, &[])]).unwrap();
    assert_eq!(texts(&found[0]), ["1: 1 10, 2 -10 (paid )"]);
}

#[test]
fn sessions_settled_together_stay_together() {
    let mut all = [
        moved(1, "GBP", &[(ANN, 5), (BOB, -5)]),
        moved(2, "GBP", &[(BOB, 2), (ANN, -2)]),
        moved(3, "GBP", &[(BOB, 1), (ANN, -1)]),
    ];
    let three = [paid(9, BOB, ANN, 3, &[1, 2])];
    assert_eq!(
        texts(&accounts(&all, &three).unwrap()[0]),
        ["1+2: 1 0, 2 0 (paid 9)", "3: 2 1, 1 -1 (paid )"]
    );
    // A hand of the first is corrected: payments stay, and the difference is a new debt.
    all[0] = moved(1, "GBP", &[(ANN, 7), (BOB, -7)]);
    let found = &accounts(&all, &three).unwrap()[0];
    assert_eq!(texts(found)[0], "1+2: 1 2, 2 -2 (paid 9)");
    let both = found.settle(&[SessionId(2)]).unwrap().unwrap();
    assert_eq!(both.sessions, [1, 2].map(SessionId));
    let [explained, _] = both.explain(&[], &all, &three).unwrap();
    let causes: Vec<(Cause, i64)> = explained[0]
        .lines
        .iter()
        .map(|line| (line.cause, line.amount.0))
        .collect();
    let earlier = |session| Cause::Earlier {
        session: SessionId(session),
    };
    let payment = PaymentId(9);
    assert_eq!(
        causes,
        [
            (earlier(1), 7),
            (earlier(2), -2),
            (Cause::Paid { payment }, -3)
        ]
    );
}

#[test]
fn a_payment_counts_while_one_of_its_sessions_exists() {
    let all = [
        moved(1, "GBP", &[(ANN, 5), (BOB, -5)]),
        moved(2, "GBP", &[(CY, 2), (ANN, -2)]),
    ];
    let rows = [paid(9, BOB, CY, 2, &[1, 2]), paid(10, BOB, ANN, 3, &[1, 2])];
    assert_eq!(
        texts(&accounts(&all, &rows).unwrap()[0]),
        ["1+2: 1 0, 2 0, 3 0 (paid 9,10)"]
    );
    // The first was deleted, and its payment is owed back.
    let found = &accounts(&all[1..], &rows).unwrap()[0];
    assert_eq!(texts(found), ["2+1: 3 0, 1 -5, 2 5 (paid 9,10)"]);
    assert_eq!(accounts(&[], &rows).unwrap(), []);
    // Without a stake now, or in another currency.
    let honour = SessionPayouts {
        money: None,
        ..all[0].clone()
    };
    assert_eq!(
        texts(&accounts(&[honour], &rows[1..]).unwrap()[0]),
        ["1+2: 2 3, 1 -3 (paid 10)"]
    );
    let euros = moved(1, "EUR", &[(ANN, 5), (BOB, -5)]);
    let found = accounts(&[euros], &rows[1..]).unwrap();
    assert_eq!(texts(&found[0]), ["1: 1 5, 2 -5 (paid )"]);
    assert_eq!(texts(&found[1]), ["1+2: 2 3, 1 -3 (paid 10)"]);
}

#[test]
fn overflowing_sums_are_an_error() {
    let most = i64::MAX - 1;
    let one = |session| moved(session, "GBP", &[(ANN, most), (BOB, -most)]);
    assert!(accounts(&[one(1)], &[]).is_ok());
    assert_eq!(accounts(&[one(1), one(2)], &[]), Err(SettleError::Overflow));
    assert_eq!(
        accounts(&[one(1)], &[paid(3, ANN, BOB, 2, &[1])]),
        Err(SettleError::Overflow)
    );
    // A partial sum may exceed the bounds.
    let back = moved(3, "GBP", &[(ANN, -most), (BOB, most)]);
    assert!(accounts(&[one(1), one(2), back], &[paid(4, BOB, ANN, 1, &[1])]).is_ok());
}

#[test]
fn a_payment_is_checked_before_it_is_stored() {
    let good = paid(1, ANN, BOB, 5, &[1, 2]);
    assert_eq!(good.check(), Ok(()));
    for (bad, error) in [
        (
            Paid {
                to: ANN,
                ..good.clone()
            },
            PaidError::ToOneself,
        ),
        (
            Paid {
                amount: Money(0),
                ..good.clone()
            },
            PaidError::NotAboveZero,
        ),
        (
            Paid {
                amount: Money(-5),
                ..good.clone()
            },
            PaidError::NotAboveZero,
        ),
        (
            Paid {
                amount: Money(LARGEST + 1),
                ..good.clone()
            },
            PaidError::TooLarge,
        ),
        (
            Paid {
                sessions: vec![],
                ..good.clone()
            },
            PaidError::Sessions,
        ),
        (paid(1, ANN, BOB, 5, &[2, 1]), PaidError::Order),
        (paid(1, ANN, BOB, 5, &[1, 1]), PaidError::Order),
    ] {
        assert_eq!(bad.check(), Err(error), "{bad:?}");
    }
    let noted = |note: &str| {
        Paid {
            note: note.to_owned(),
            ..good.clone()
        }
        .check()
    };
    assert_eq!(noted("by card"), Ok(()));
    assert_eq!(
        noted(" by card").unwrap_err().to_string(),
        "`note` has characters that cannot be stored, or blanks at either end"
    );
    assert_eq!(
        noted(&"a".repeat(20_000)).unwrap_err().to_string(),
        "`note` is longer than 16384 bytes"
    );
}
