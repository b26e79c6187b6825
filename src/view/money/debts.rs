//! What is left to be paid, what was paid, and where each payment comes from: a part of the result page and of the page
//! of balances.

use crate::ledger::{Ledger, Paid, PaymentId, PlayerId, SessionId};
use crate::money::Money;
use crate::settle::{Cause, Explained, Moved, Payment, SettleError, Settlement};
use crate::view::Message;
pub use crate::view::page::{DebtLine, DebtMore, DebtRow};
use crate::view::sessions::Stands;
use crate::view::table::count;
use chrono::{DateTime, FixedOffset};

/// What people, sessions and hands are called. Who knows it is not for a view to know.
pub trait NameLookup {
    /// What somebody is called.
    fn person(&self, who: PlayerId) -> String;

    /// What is said of a session; none where it is not there.
    fn session(&self, id: SessionId) -> Option<&Evening>;
}

/// What a list of debts says of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    /// What the table calls it; may be empty.
    pub title: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// The id of the game that was played.
    pub game: String,
    /// Where it stands, or how it ended.
    pub stands: Stands,
}

/// What is left to be paid, and what was paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debts {
    /// How many payments are left.
    pub title: Message,
    /// The payments, those that are left and those that were made, by who pays and who is paid: a payment keeps its place
    /// when it is marked.
    pub rows: Vec<DebtRow>,
    /// The sessions that are settled together, where it is more than one.
    pub together: Option<Message>,
}

/// Which payment it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Debt {
    /// One that is left, from one to another.
    Open(PlayerId, PlayerId),
    /// One that was made.
    Paid(PaymentId),
}

/// What a part of a payment can be looked up in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// A hand of a session, counted from 0.
    Hand(SessionId, usize),
    /// The result of a session.
    Session(SessionId),
}

/// What debts are told from.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    /// The sessions that are explained hand by hand; the others are explained as a whole.
    pub by_hand: &'a [&'a Ledger],
    /// What the books were made of.
    pub moved: &'a [Moved],
    /// What was paid, as the books were made of it.
    pub paid: &'a [Paid],
    /// What everybody and everything is called.
    pub called: &'a dyn NameLookup,
}

impl Facts<'_> {
    fn payment(&self, id: PaymentId) -> Option<&Paid> {
        self.paid.iter().find(|one| one.id == id)
    }

    /// A hand with what was played in it, where it is known.
    fn hand(&self, session: SessionId, index: usize) -> Option<Message> {
        let ledger = self
            .by_hand
            .iter()
            .find(|one| one.session().id == session)?;
        crate::view::sheet::sentence(ledger, index)
    }
}

/// What is left of a settlement and what was paid for it.
///
/// # Errors
/// Where a sum is out of bounds.
pub fn debts(settlement: &Settlement, facts: &Facts) -> Result<Debts, SettleError> {
    let explained = settlement.explain(facts.by_hand, facts.moved, facts.paid)?;
    // A payment that was made is explained by what was left when nothing had been paid.
    let before = settlement.unpaid(facts.paid)?;
    let mut agreed = before.explain(facts.by_hand, facts.moved, facts.paid)?;
    let place = |who: PlayerId| settlement.people.iter().position(|one| *one == who);
    let mut rows = Vec::new();
    let mut as_agreed = true;
    for id in &settlement.paid {
        let Some(one) = facts.payment(*id) else {
            continue;
        };
        let same = |explained: &Explained| {
            let payment = explained.payment;
            let between = (payment.from, payment.to);
            between == (at(&before, one.from), at(&before, one.to)) && payment.amount == one.amount
        };
        let found = agreed.iter().position(same);
        as_agreed &= found.is_some();
        let explained = found.map(|at| agreed.swap_remove(at));
        let row = made(one, explained.as_ref().map(|one| (&before, one)), facts);
        rows.push((place(one.from), place(one.to), row));
    }
    let why = reasons(settlement, facts.called);
    for (one, why) in explained.iter().zip(why) {
        let payment = one.payment;
        rows.push((
            Some(payment.from),
            Some(payment.to),
            open(settlement, one, why, facts),
        ));
    }
    rows.sort_by_key(|(from, to, row)| (*from, *to, row.at));
    let left = count(settlement.payments.len());
    let title = match (left, settlement.paid.is_empty()) {
        (0, true) => Message::NothingOwed,
        (0, false) => Message::BooksPaidUp,
        (n, true) => Message::PaymentsSettle { n },
        (n, false) if as_agreed => Message::BooksPaysLeft { n },
        (n, false) => Message::BooksPaysBack { n },
    };
    let several = settlement.sessions.len() > 1;
    Ok(Debts {
        title,
        rows: rows.into_iter().map(|(.., row)| row).collect(),
        together: several.then(|| {
            let n = count(settlement.sessions.len());
            Message::BooksTogether { n }
        }),
    })
}

/// The place of somebody; beyond all others where they are not there.
fn at(settlement: &Settlement, who: PlayerId) -> usize {
    let found = settlement.people.iter().position(|one| *one == who);
    found.unwrap_or(usize::MAX)
}

/// A payment that was made, with what it came from where that is known.
pub(in crate::view) fn made(
    one: &Paid,
    explained: Option<(&Settlement, &Explained)>,
    facts: &Facts,
) -> DebtRow {
    let (from, to) = (facts.called.person(one.from), facts.called.person(one.to));
    let (money, currency) = ((one.amount, one.currency), one.currency.code().to_owned());
    let (whose, parts) = match explained {
        Some((before, explained)) => told(before, explained, facts),
        None => (Message::Blank, Vec::new()),
    };
    DebtRow {
        debt: Debt::Paid(one.id),
        amount: money,
        paid: true,
        why: if one.note.is_empty() {
            Message::BooksPaidOn { day: one.at }
        } else {
            Message::BooksPaidOnNote {
                day: one.at,
                note: one.note.clone(),
            }
        },
        says: Message::BooksPaid {
            from: from.clone(),
            to: to.clone(),
            money,
            currency: currency.clone(),
            day: one.at,
        },
        mark: Message::BooksTakeBackSays {
            from: from.clone(),
            to: to.clone(),
            money,
            currency: currency.clone(),
        },
        from,
        to,
        at: Some(one.at),
        more: DebtMore {
            note: one.note.clone(),
            whose,
            parts,
            sum_says: Message::BooksComesTo { money, currency },
        },
    }
}

fn open(settlement: &Settlement, explained: &Explained, why: Message, facts: &Facts) -> DebtRow {
    let who = |place: usize| settlement.people.get(place).copied().unwrap_or(PlayerId(0));
    let Payment { from, to, amount } = explained.payment;
    let (gives, takes) = (who(from), who(to));
    let (from, to) = (facts.called.person(gives), facts.called.person(takes));
    let (money, currency) = (
        (amount, settlement.currency),
        settlement.currency.code().to_owned(),
    );
    let (whose, parts) = told(settlement, explained, facts);
    DebtRow {
        debt: Debt::Open(gives, takes),
        amount: money,
        paid: false,
        why,
        says: Message::PaymentSays {
            from: from.clone(),
            to: to.clone(),
            money,
            currency: currency.clone(),
        },
        mark: Message::BooksMarkPaidSays {
            from: from.clone(),
            to: to.clone(),
            money,
            currency: currency.clone(),
        },
        from,
        to,
        at: None,
        more: DebtMore {
            note: String::new(),
            whose,
            parts,
            sum_says: Message::BooksComesTo { money, currency },
        },
    }
}

/// What each payment is of: all, a part or the rest of what one owes, or all that the other is owed. In a single session
/// of which nothing was paid that is what they lost and won.
fn reasons(settlement: &Settlement, called: &dyn NameLookup) -> Vec<Message> {
    let fresh = settlement.paid.is_empty() && settlement.sessions.len() == 1;
    let name = |place: usize| {
        let who = settlement.people.get(place).copied();
        who.map_or(String::new(), |who| called.person(who))
    };
    let whole = |place: usize| {
        let open = settlement.open.get(place);
        open.map_or(0, |money| money.0.saturating_abs())
    };
    let mut paid: Vec<i64> = vec![0; settlement.open.len()];
    let payments = settlement.payments.iter().map(|payment| {
        let (from, amount) = (payment.from, payment.amount.0);
        let so_far = paid.get_mut(from).map_or(amount, |sum| {
            *sum = sum.saturating_add(amount);
            *sum
        });
        let (gives, takes) = (name(from), name(payment.to));
        let all = (Money(whole(from)), settlement.currency);
        if amount == whole(from) && fresh {
            Message::PaysAll { name: gives }
        } else if amount == whole(from) {
            Message::BooksOwesAll { name: gives }
        } else if amount == whole(payment.to) && fresh {
            Message::PaidAll { name: takes }
        } else if amount == whole(payment.to) {
            Message::BooksOwedAll { name: takes }
        } else if so_far == whole(from) && fresh {
            Message::PaysRest { name: gives }
        } else if so_far == whole(from) {
            Message::BooksOwesRest { name: gives }
        } else if fresh {
            Message::PaysPart {
                name: gives,
                money: all,
            }
        } else {
            Message::BooksOwesPart {
                name: gives,
                money: all,
            }
        }
    });
    payments.collect()
}

/// Whose results a payment is made of, and its parts.
fn told(settlement: &Settlement, explained: &Explained, facts: &Facts) -> (Message, Vec<DebtLine>) {
    let names = explained.whose.iter().map(|place| {
        let who = settlement.people.get(*place).copied();
        who.map_or(String::new(), |who| facts.called.person(who))
    });
    let several = settlement.sessions.len() > 1;
    let lines = explained.lines.iter().map(|line| {
        let cause = cause(line.cause, several, facts);
        let opens = match line.cause {
            Cause::Hand { session, index } => Some(Opens::Hand(session, index)),
            Cause::Earlier { session } if facts.called.session(session).is_some() => {
                Some(Opens::Session(session))
            }
            Cause::Begun { .. }
            | Cause::Game { .. }
            | Cause::Earlier { .. }
            | Cause::Paid { .. } => None,
        };
        DebtLine {
            opens_label: opens.map(|_| Message::BooksShow {
                what: cause.clone().nested(),
            }),
            cause,
            amount: (line.amount, settlement.currency),
            less: line.amount.0 < 0,
            opens,
        }
    });
    (whose(names.collect(), explained.lost), lines.collect())
}

/// Over the parts of a payment: whose results they are.
fn whose(names: Vec<String>, lost: bool) -> Message {
    match (<[String; 1]>::try_from(names), lost) {
        (Ok([name]), true) => Message::BooksWhatLost { name },
        (Ok([name]), false) => Message::BooksWhatWon { name },
        (Err(names), true) => Message::BooksWhatLostTogether { names },
        (Err(names), false) => Message::BooksWhatWonTogether { names },
    }
}

/// What a part of a payment comes from; `several` is whether it has to say of which session.
fn cause(cause: Cause, several: bool, facts: &Facts) -> Message {
    match cause {
        Cause::Begun { session } if several => Message::BooksFromHandOf {
            title: title(session, facts.called).nested(),
            n: 0,
        },
        Cause::Begun { .. } => Message::BooksFromHand { n: 0 },
        Cause::Hand { session, index } if several => Message::BooksFromHandOf {
            title: title(session, facts.called).nested(),
            n: count(index + 1),
        },
        Cause::Hand { session, index } => match facts.hand(session, index) {
            Some(played) => played,
            None => Message::BooksFromHand {
                n: count(index + 1),
            },
        },
        Cause::Game { session } if several => Message::BooksFromGameOf {
            title: title(session, facts.called).nested(),
        },
        Cause::Game { .. } => Message::BooksFromGame,
        Cause::Earlier { session } => Message::BooksFromEarlier {
            title: with_day(session, facts.called).nested(),
        },
        Cause::Paid { payment } => match facts.payment(payment) {
            Some(one) => Message::BooksFromPaid {
                from: facts.called.person(one.from),
                to: facts.called.person(one.to),
                day: one.at,
            },
            None => Message::Blank,
        },
    }
}

/// What a session is called, and its day: many are called alike.
fn with_day(session: SessionId, called: &dyn NameLookup) -> Message {
    let name = title(session, called);
    match called.session(session) {
        Some(one) if !one.title.is_empty() => Message::Beside {
            first: name.nested(),
            second: Message::UntitledOn { day: one.started }.nested(),
        },
        _ => name,
    }
}

/// What a session is called: its title, or else its day.
pub(in crate::view) fn title(session: SessionId, called: &dyn NameLookup) -> Message {
    match called.session(session) {
        Some(one) if one.title.is_empty() => Message::UntitledOn { day: one.started },
        Some(one) => Message::typed(&one.title),
        None => Message::BooksSessionDeleted,
    }
}
