//! What is left to be paid, what was paid, and where each payment comes from: a part of the result page and of the page
//! of balances.

use super::Message;
use super::message::Books;
use super::result::list;
use super::table::count;
use crate::ledger::{Paid, PaymentId, PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::settle::{Cause, Explained, Settlement};
use chrono::{DateTime, FixedOffset};

/// What people and sessions are called. Who knows it is not for a view to know.
pub trait Called {
    /// What somebody is called.
    fn person(&self, who: PlayerId) -> String;

    /// The title of a session, which may be empty, and when it began; none where it is not there.
    fn session(&self, id: SessionId) -> Option<(String, DateTime<FixedOffset>)>;
}

/// What is left to be paid, and what was paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debts {
    /// How many payments are left.
    pub title: Message,
    /// The payments that are left.
    pub open: Vec<OpenPayment>,
    /// What was paid, the oldest first.
    pub paid: Vec<PaidMark>,
    /// The sessions that are settled together, where it is more than one.
    pub together: Option<Message>,
}

/// A payment that is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenPayment {
    /// Who pays and who is paid, as a tap on its button tells.
    pub between: (PlayerId, PlayerId),
    /// Who pays.
    pub from: String,
    /// Who is paid.
    pub to: String,
    /// How much.
    pub money: Money,
    /// In which currency.
    pub currency: Currency,
    /// The payment as a sentence.
    pub says: Message,
    /// What the button says that marks it as paid, in full.
    pub mark: Message,
    /// Whose results it is made of.
    pub whose: Message,
    /// What it comes from.
    pub lines: Vec<DebtLine>,
    /// What the lines come to, which is the payment.
    pub sum: Message,
}

/// A part of a payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebtLine {
    /// What it comes from.
    pub cause: Message,
    /// How much; below 0 where it makes the payment smaller.
    pub money: Money,
    /// The hand that a tap on it opens.
    pub hand: Option<(SessionId, usize)>,
}

/// A payment that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaidMark {
    /// Which.
    pub id: PaymentId,
    /// The payment as a sentence.
    pub says: Message,
    /// What was written beside it; may be empty.
    pub note: String,
    /// What the button says that takes it back, in full.
    pub take_back: Message,
}

/// What is left of a settlement, `explained` being its payments in their order and `paid` those that were made.
pub fn debts(
    settlement: &Settlement,
    explained: &[Explained],
    paid: &[Paid],
    called: &dyn Called,
) -> Debts {
    let left = count(settlement.payments.len());
    let title = match (left, settlement.paid.is_empty()) {
        (0, _) => Books::PaidUp,
        (n, true) => Books::PaysLeft { n },
        (n, false) => Books::PaysBack { n },
    };
    let made = settlement.paid.iter();
    let made = made.filter_map(|id| paid.iter().find(|one| one.id == *id));
    let several = settlement.sessions.len() > 1;
    Debts {
        title: title.into(),
        open: explained
            .iter()
            .map(|one| open(settlement, one, paid, called))
            .collect(),
        paid: made.map(|one| mark(one, called)).collect(),
        together: several.then(|| {
            let n = count(settlement.sessions.len());
            Books::Together { n }.into()
        }),
    }
}

/// A payment that was made.
pub(super) fn mark(one: &Paid, called: &dyn Called) -> PaidMark {
    let (from, to) = (called.person(one.from), called.person(one.to));
    let (money, currency) = ((one.amount, one.currency), one.currency.code().to_owned());
    PaidMark {
        id: one.id,
        says: Books::Paid {
            from: from.clone(),
            to: to.clone(),
            money,
            currency: currency.clone(),
            day: one.at,
        }
        .into(),
        note: one.note.clone(),
        take_back: Books::TakeBackSays {
            from,
            to,
            money,
            currency,
        }
        .into(),
    }
}

fn open(
    settlement: &Settlement,
    explained: &Explained,
    paid: &[Paid],
    called: &dyn Called,
) -> OpenPayment {
    let who = |place: usize| settlement.people.get(place).copied().unwrap_or(PlayerId(0));
    let payment = explained.payment;
    let between = (who(payment.from), who(payment.to));
    let (from, to) = (called.person(between.0), called.person(between.1));
    let (money, currency) = (
        (payment.amount, settlement.currency),
        settlement.currency.code().to_owned(),
    );
    let names: Vec<String> = explained
        .whose
        .iter()
        .map(|place| called.person(who(*place)))
        .collect();
    let several = settlement.sessions.len() > 1;
    let lines = explained.lines.iter().map(|line| DebtLine {
        cause: cause(line.cause, several, paid, called),
        money: line.amount,
        hand: match line.cause {
            Cause::Hand { session, index } => Some((session, index)),
            Cause::Game { .. } | Cause::Earlier { .. } | Cause::Paid { .. } => None,
        },
    });
    OpenPayment {
        between,
        says: Message::PaymentSays {
            from: from.clone(),
            to: to.clone(),
            money,
            currency: currency.clone(),
        },
        mark: Books::MarkPaidSays {
            from: from.clone(),
            to: to.clone(),
            money,
            currency: currency.clone(),
        }
        .into(),
        from,
        to,
        money: payment.amount,
        currency: settlement.currency,
        whose: whose(names, explained.lost),
        lines: lines.collect(),
        sum: Books::ComesTo { money, currency }.into(),
    }
}

/// Over the parts of a payment: whose results they are.
pub(super) fn whose(names: Vec<String>, lost: bool) -> Message {
    let sentence = match (<[String; 1]>::try_from(names), lost) {
        (Ok([name]), true) => Books::WhatLost { name },
        (Ok([name]), false) => Books::WhatWon { name },
        (Err(names), true) => Books::WhatLostTogether {
            names: list(names.into_iter()),
        },
        (Err(names), false) => Books::WhatWonTogether {
            names: list(names.into_iter()),
        },
    };
    sentence.into()
}

/// What a part of a payment comes from; `several` is whether it has to say of which session.
fn cause(cause: Cause, several: bool, paid: &[Paid], called: &dyn Called) -> Message {
    let sentence = match cause {
        Cause::Hand { session, index } if several => Books::FromHandOf {
            title: title(session, called).part(),
            n: count(index + 1),
        },
        Cause::Hand { index, .. } => Books::FromHand {
            n: count(index + 1),
        },
        Cause::Game { session } if several => Books::FromGameOf {
            title: title(session, called).part(),
        },
        Cause::Game { .. } => Books::FromGame,
        Cause::Earlier { session } => Books::FromEarlier {
            title: title(session, called).part(),
        },
        Cause::Paid { payment } => match paid.iter().find(|one| one.id == payment) {
            Some(one) => Books::FromPaid {
                from: called.person(one.from),
                to: called.person(one.to),
                day: one.at,
            },
            None => return Message::Blank,
        },
    };
    sentence.into()
}

/// What a session is called: its title, or else its day.
pub(super) fn title(session: SessionId, called: &dyn Called) -> Message {
    match called.session(session) {
        Some((title, day)) if title.is_empty() => Message::UntitledOn { day },
        Some((title, _)) => Message::typed(&title),
        None => Books::SessionDeleted.into(),
    }
}
