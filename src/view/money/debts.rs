//! Open payments, past payments, and the sources of each: part of the result page and the balances page.

use crate::ledger::{Ledger, NewPayment, Paid, PaymentId, PlayerId, SessionId};
use crate::money::Money;
use crate::settle::{Cause, Explained, Finances, Payment, SettleError, Settlement};
use crate::view::Message;
pub use crate::view::page::{DebtLine, DebtMore, DebtRow};
use crate::view::sessions;
use crate::view::sheet::Parts;

/// The open and past payments of some sessions in one currency, with their sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debts {
    /// The number of open payments.
    pub title: Message,
    /// The open and past payments, sorted by payer and payee so that a payment keeps its place when marked.
    pub rows: Vec<DebtRow>,
    /// The sessions settled together, if more than one.
    pub together: Option<Message>,
    /// The open payments as numbers.
    pub settlement: Settlement,
    /// The sessions settled that exist.
    pub sessions: Vec<SessionId>,
}

/// The identity of a payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Debt {
    /// An open payment, with the sessions that it settles and that exist.
    Open(NewPayment),
    /// A past payment.
    Paid(PaymentId),
}

impl DebtRow {
    /// The payment, if it is open.
    pub fn open(&self) -> Option<&NewPayment> {
        match &self.debt {
            Debt::Open(new) => Some(new),
            Debt::Paid(_) => None,
        }
    }
}

impl Finances {
    /// The payments of these sessions, settled together, one entry per currency. Each payment is explained hand by hand.
    ///
    /// # Errors
    /// A sum overflows.
    pub fn settle(&self, by_hand: &[&Ledger]) -> Result<Vec<Debts>, SettleError> {
        let asked: Vec<SessionId> = by_hand.iter().map(|one| one.session().id).collect();
        let all = self.accounts.iter().map(|accounts| accounts.settle(&asked));
        let all = all.filter_map(Result::transpose);
        all.map(|settlement| debts(settlement?, self, by_hand))
            .collect()
    }

    /// The payments of a session in memory, settled with those linked to it.
    ///
    /// # Errors
    /// A sum overflows.
    pub fn owed(self, ledger: &Ledger) -> Result<Vec<Debts>, SettleError> {
        self.with(ledger)?.settle(&[ledger])
    }
}

/// The open and past payments of a settlement, those of the sessions in `by_hand` explained hand by hand.
///
/// # Errors
/// A sum overflows.
pub fn debts(
    settlement: Settlement,
    finances: &Finances,
    by_hand: &[&Ledger],
) -> Result<Debts, SettleError> {
    let (payouts, paid) = (&finances.payouts, &finances.paid);
    // A past payment is explained by the debts before any payment.
    let [explained, mut agreed] = settlement.explain(by_hand, payouts, paid)?;
    let more = |one: &Explained| breakdown(&settlement, one, finances, by_hand);
    let place = |who: PlayerId| settlement.people.iter().position(|one| *one == who);
    let mut rows = Vec::new();
    let mut as_agreed = true;
    for one in finances.paid_for(&settlement) {
        let places = (place(one.from), place(one.to));
        let same = |explained: &Explained| {
            let payment = explained.payment;
            (Some(payment.from), Some(payment.to)) == places && payment.amount == one.amount
        };
        let found = agreed.iter().position(same);
        as_agreed &= found.is_some();
        let more = found.map(|at| more(&agreed.swap_remove(at)));
        let row = past_payment_row(one, more.unwrap_or_default(), finances);
        rows.push((places, row));
    }
    let there = |id: &&SessionId| finances.session(**id).is_some();
    let sessions: Vec<SessionId> = settlement.sessions.iter().filter(there).copied().collect();
    let names = finances.names(&settlement.people);
    let open = open_payments(&settlement, &sessions, &names).into_iter();
    for (one, mut row) in explained.iter().zip(open) {
        row.more = more(one);
        row.more.sum_says = Message::money_comes_to(row.amount);
        rows.push(((Some(one.payment.from), Some(one.payment.to)), row));
    }
    rows.sort_by_key(|(places, row)| (*places, row.at));
    let left = settlement.payments.len();
    let title = match (left, settlement.paid.is_empty()) {
        (0, true) => Message::NothingOwed,
        (0, false) => Message::MoneyPaidUp,
        (n, true) => Message::payments_settle(n),
        (n, false) if as_agreed => Message::money_pays_left(n),
        (n, false) => Message::money_pays_back(n),
    };
    let several = settlement.sessions.len() > 1;
    Ok(Debts {
        title,
        rows: rows.into_iter().map(|(_, row)| row).collect(),
        together: several.then(|| Message::money_together(settlement.sessions.len())),
        sessions,
        settlement,
    })
}

/// A past payment, with its sources if known.
pub(in crate::view) fn past_payment_row(
    one: &Paid,
    more: DebtMore,
    finances: &Finances,
) -> DebtRow {
    let (from, to) = (finances.name(one.from), finances.name(one.to));
    let money = (one.amount, one.currency);
    DebtRow {
        debt: Debt::Paid(one.id),
        amount: money,
        paid: true,
        why: sessions::noted(&one.note, Message::money_paid_on(one.at)),
        says: Message::money_paid(&from, &to, money, one.at),
        mark: Message::money_undo_says(&from, &to, money),
        from,
        to,
        at: Some(one.at),
        more: DebtMore {
            note: one.note.clone(),
            sum_says: Message::money_comes_to(money),
            ..more
        },
    }
}

/// The open payments of a settlement for these sessions among players with these names, without their sources. Each says
/// what it covers: all, part or the rest of what one player owes, or all that the other is owed; of a single session that
/// nobody has paid for, what they lost and won.
pub fn open_payments(
    settlement: &Settlement,
    sessions: &[SessionId],
    names: &[String],
) -> Vec<DebtRow> {
    let fresh = settlement.paid.is_empty() && settlement.sessions.len() == 1;
    let open = &settlement.open;
    let whole = |place: usize| open.get(place).map_or(0, |money| money.0.saturating_abs());
    let mut paid: Vec<i64> = vec![0; open.len()];
    let row = |payment: &Payment| {
        let (from, to) = (names[payment.from].clone(), names[payment.to].clone());
        let people = &settlement.people;
        let (amount, owed) = (payment.amount.0, whole(payment.from));
        let so_far = paid.get_mut(payment.from).map_or(amount, |sum| {
            *sum = sum.saturating_add(amount);
            *sum
        });
        let all = (Money(owed), settlement.currency);
        let why = match (amount, fresh) {
            (n, true) if n == owed => Message::pays_all(&from),
            (n, false) if n == owed => Message::money_owes_all(&from),
            (n, true) if n == whole(payment.to) => Message::paid_all(&to),
            (n, false) if n == whole(payment.to) => Message::money_owed_all(&to),
            (_, true) if so_far == owed => Message::pays_rest(&from),
            (_, false) if so_far == owed => Message::money_owes_rest(&from),
            (_, true) => Message::pays_part(&from, all),
            (_, false) => Message::money_owes_part(&from, all),
        };
        let money = (payment.amount, settlement.currency);
        let new = NewPayment {
            from: people[payment.from],
            to: people[payment.to],
            amount: payment.amount,
            currency: settlement.currency,
            sessions: sessions.to_vec(),
        };
        DebtRow {
            debt: Debt::Open(new),
            amount: money,
            paid: false,
            why,
            says: Message::payment_says(&from, &to, money),
            mark: Message::money_mark_paid_says(&from, &to, money),
            from,
            to,
            at: None,
            more: DebtMore::default(),
        }
    };
    settlement.payments.iter().map(row).collect()
}

/// Whose results a payment consists of, and its parts.
fn breakdown(
    settlement: &Settlement,
    explained: &Explained,
    finances: &Finances,
    by_hand: &[&Ledger],
) -> DebtMore {
    let people = explained.whose.iter();
    let people: Vec<String> = people
        .map(|place| finances.name(settlement.people[*place]))
        .collect();
    let several = settlement.sessions.len() > 1;
    let lines = explained.lines.iter().map(|line| {
        let cause = cause(line.cause, several, finances, by_hand);
        let opens = match line.cause {
            Cause::Hand { .. } => true,
            Cause::Earlier { session } => finances.session(session).is_some(),
            _ => false,
        };
        DebtLine {
            source: line.cause,
            opens_label: opens.then(|| Message::money_show(cause.clone())),
            cause,
            amount: (line.amount, settlement.currency),
            less: line.amount.0 < 0,
        }
    });
    DebtMore {
        whose: whose(people.clone(), explained.lost),
        people,
        lost: explained.lost,
        parts: lines.collect(),
        ..DebtMore::default()
    }
}

/// The heading of a payment's parts: whose results they are.
fn whose(names: Vec<String>, lost: bool) -> Message {
    match (<[String; 1]>::try_from(names), lost) {
        (Ok([name]), true) => Message::money_what_lost(name),
        (Ok([name]), false) => Message::money_what_won(name),
        (Err(names), true) => Message::money_what_lost_together(names),
        (Err(names), false) => Message::money_what_won_together(names),
    }
}

/// The source of a part of a payment; with `several` sessions it names the session.
fn cause(cause: Cause, several: bool, finances: &Finances, by_hand: &[&Ledger]) -> Message {
    let titled = |session: SessionId| title(session, finances);
    match cause {
        Cause::Begun { session } if several => Message::money_from_hand_of(titled(session), 0),
        Cause::Begun { .. } => Message::HistoryBegunWith,
        Cause::Hand { session, index } if several => {
            Message::money_from_hand_of(titled(session), index + 1)
        }
        Cause::Hand { session, index } => {
            let mut ledgers = by_hand.iter();
            let ledger = ledgers.find(|one| one.session().id == session);
            let played = ledger.and_then(|ledger| Parts::of(ledger, index));
            played.map_or_else(|| Message::hand_number(index + 1), Parts::described)
        }
        Cause::Game { session } if several => titled(session),
        Cause::Game { .. } => Message::MoneyFromGame,
        Cause::Earlier { session } => with_day(session, finances),
        Cause::Paid { payment } => match finances.payment(payment) {
            Some(one) => {
                Message::money_from_paid(finances.name(one.from), finances.name(one.to), one.at)
            }
            None => Message::Blank,
        },
    }
}

/// A session's title and date, as titles repeat.
fn with_day(session: SessionId, finances: &Finances) -> Message {
    let name = title(session, finances);
    match finances.session(session) {
        Some(one) if !one.standing.title.is_empty() => Message::beside(name, one.started),
        _ => name,
    }
}

/// The title of a session that may be deleted.
pub(in crate::view) fn title(session: SessionId, finances: &Finances) -> Message {
    let found = finances.session(session);
    found.map_or(Message::MoneySessionDeleted, sessions::title)
}
