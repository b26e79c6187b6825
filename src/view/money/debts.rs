//! Open payments, past payments, and the sources of each: part of the result page and the balances page.

use crate::ledger::{Ledger, Paid, PaymentId, PlayerId, SessionId, SessionSummary};
use crate::money::Money;
use crate::settle::{Cause, Explained, Payment, SessionPayouts, SettleError, Settlement};
use crate::view::Message;
pub use crate::view::page::{DebtLine, DebtMore, DebtRow};
use crate::view::sessions;

/// Looks up names of players and data of sessions.
pub trait NameLookup {
    /// A player's name.
    fn person(&self, who: PlayerId) -> String;

    /// A session's data; `None` if it does not exist.
    fn session(&self, id: SessionId) -> Option<&SessionSummary>;
}

/// Open and past payments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debts {
    /// The number of open payments.
    pub title: Message,
    /// The open and past payments, sorted by payer and payee so that a payment keeps its place when marked.
    pub rows: Vec<DebtRow>,
    /// The sessions settled together, if more than one.
    pub together: Option<Message>,
}

/// The identity of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Debt {
    /// An open payment: payer and payee.
    Open(PlayerId, PlayerId),
    /// A past payment.
    Paid(PaymentId),
}

/// What a part of a payment links to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkTarget {
    /// A hand of a session, counted from 0.
    Hand(SessionId, usize),
    /// The result of a session.
    Session(SessionId),
}

/// The data debts are computed from.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    /// The sessions to explain hand by hand; the others are explained as a whole.
    pub by_hand: &'a [&'a Ledger],
    /// The sessions' results.
    pub payouts: &'a [SessionPayouts],
    /// The payments made.
    pub paid: &'a [Paid],
    /// The sessions left out because their result cannot be computed.
    pub left_out: &'a [SessionId],
    /// Looks up names.
    pub called: &'a dyn NameLookup,
}

impl Facts<'_> {
    pub(super) fn payment(&self, id: PaymentId) -> Option<&Paid> {
        self.paid.iter().find(|one| one.id == id)
    }

    /// A hand, what was played in it and its remark, if known.
    fn hand(&self, session: SessionId, index: usize) -> Option<Message> {
        let mut ledgers = self.by_hand.iter();
        let ledger = ledgers.find(|one| one.session().id == session)?;
        crate::view::sheet::described(ledger, index)
    }
}

/// The open and past payments of a settlement.
///
/// # Errors
/// A sum overflows.
pub fn debts(settlement: &Settlement, facts: &Facts) -> Result<Debts, SettleError> {
    let explained = settlement.explain(facts.by_hand, facts.payouts, facts.paid)?;
    // A past payment is explained by the debts before any payment.
    let before = settlement.unpaid(facts.paid)?;
    let mut agreed = before.explain(facts.by_hand, facts.payouts, facts.paid)?;
    let mut rows = Vec::new();
    let mut as_agreed = true;
    for id in &settlement.paid {
        let Some(one) = facts.payment(*id) else {
            continue;
        };
        let same = |explained: &Explained| {
            let payment = explained.payment;
            let between = (Some(payment.from), Some(payment.to));
            let wanted = (place(&before, one.from), place(&before, one.to));
            between == wanted && payment.amount == one.amount
        };
        let found = agreed.iter().position(same);
        as_agreed &= found.is_some();
        let explained = found.map(|at| agreed.swap_remove(at));
        let row = past_payment_row(one, explained.as_ref().map(|one| (&before, one)), facts);
        rows.push((place(settlement, one.from), place(settlement, one.to), row));
    }
    let open = open_payments(settlement, facts.called).into_iter();
    for (one, mut row) in explained.iter().zip(open) {
        let there = |id: &&SessionId| facts.called.session(**id).is_some();
        row.settles = settlement.sessions.iter().filter(there).copied().collect();
        (row.more.whose, row.more.parts) = breakdown(settlement, one, facts);
        row.more.sum_says = Message::money_comes_to(row.amount);
        rows.push((Some(one.payment.from), Some(one.payment.to), row));
    }
    rows.sort_by_key(|(from, to, row)| (*from, *to, row.at));
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
        rows: rows.into_iter().map(|(.., row)| row).collect(),
        together: several.then(|| Message::money_together(settlement.sessions.len())),
    })
}

/// A player's index in a settlement.
fn place(settlement: &Settlement, who: PlayerId) -> Option<usize> {
    settlement.people.iter().position(|one| *one == who)
}

/// A past payment, with its sources if known.
pub(in crate::view) fn past_payment_row(
    one: &Paid,
    explained: Option<(&Settlement, &Explained)>,
    facts: &Facts,
) -> DebtRow {
    let (from, to) = (facts.called.person(one.from), facts.called.person(one.to));
    let money = (one.amount, one.currency);
    let (whose, parts) = match explained {
        Some((before, explained)) => breakdown(before, explained, facts),
        None => (Message::Blank, Vec::new()),
    };
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
        settles: Vec::new(),
        more: DebtMore {
            note: one.note.clone(),
            whose,
            parts,
            sum_says: Message::money_comes_to(money),
        },
    }
}

/// The open payments of a settlement, without their sources. Each says what it covers: all, part or the rest of what one
/// player owes, or all that the other is owed; of a single session that nobody has paid for, what they lost and won.
pub fn open_payments(settlement: &Settlement, called: &dyn NameLookup) -> Vec<DebtRow> {
    let fresh = settlement.paid.is_empty() && settlement.sessions.len() == 1;
    let open = &settlement.open;
    let whole = |place: usize| open.get(place).map_or(0, |money| money.0.saturating_abs());
    let mut paid: Vec<i64> = vec![0; open.len()];
    let row = |payment: &Payment| {
        let players = [payment.from, payment.to].map(|place| person(settlement, place));
        let [from, to] = players.map(|who| called.person(who));
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
        DebtRow {
            debt: Debt::Open(players[0], players[1]),
            amount: money,
            paid: false,
            why,
            says: Message::payment_says(&from, &to, money),
            mark: Message::money_mark_paid_says(&from, &to, money),
            from,
            to,
            at: None,
            settles: Vec::new(),
            more: DebtMore::default(),
        }
    };
    settlement.payments.iter().map(row).collect()
}

/// The player at an index.
fn person(settlement: &Settlement, place: usize) -> PlayerId {
    settlement.people.get(place).copied().unwrap_or(PlayerId(0))
}

/// Whose results a payment consists of, and its parts.
fn breakdown(
    settlement: &Settlement,
    explained: &Explained,
    facts: &Facts,
) -> (Message, Vec<DebtLine>) {
    let names = explained.whose.iter();
    let names = names.map(|place| facts.called.person(person(settlement, *place)));
    let several = settlement.sessions.len() > 1;
    let lines = explained.lines.iter().map(|line| {
        let cause = cause(line.cause, several, facts);
        let opens = match line.cause {
            Cause::Hand { session, index } => Some(LinkTarget::Hand(session, index)),
            Cause::Earlier { session } if facts.called.session(session).is_some() => {
                Some(LinkTarget::Session(session))
            }
            _ => None,
        };
        DebtLine {
            opens_label: opens.map(|_| Message::money_show(cause.clone())),
            cause,
            amount: (line.amount, settlement.currency),
            less: line.amount.0 < 0,
            opens,
        }
    });
    (whose(names.collect(), explained.lost), lines.collect())
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
fn cause(cause: Cause, several: bool, facts: &Facts) -> Message {
    let titled = |session: SessionId| title(session, facts.called);
    match cause {
        Cause::Begun { session } if several => Message::money_from_hand_of(titled(session), 0),
        Cause::Begun { .. } => Message::HistoryBegunWith,
        Cause::Hand { session, index } if several => {
            Message::money_from_hand_of(titled(session), index + 1)
        }
        Cause::Hand { session, index } => {
            let played = facts.hand(session, index);
            played.unwrap_or_else(|| Message::hand_number(index + 1))
        }
        Cause::Game { session } if several => titled(session),
        Cause::Game { .. } => Message::MoneyFromGame,
        Cause::Earlier { session } => with_day(session, facts.called),
        Cause::Paid { payment } => match facts.payment(payment) {
            Some(one) => Message::money_from_paid(
                facts.called.person(one.from),
                facts.called.person(one.to),
                one.at,
            ),
            None => Message::Blank,
        },
    }
}

/// A session's title and date, as titles repeat.
fn with_day(session: SessionId, called: &dyn NameLookup) -> Message {
    let name = title(session, called);
    match called.session(session) {
        Some(one) if !one.standing.title.is_empty() => Message::beside(name, one.started),
        _ => name,
    }
}

/// The title of a session that may be deleted.
pub(in crate::view) fn title(session: SessionId, called: &dyn NameLookup) -> Message {
    let found = called.session(session);
    found.map_or(Message::MoneySessionDeleted, sessions::title)
}
