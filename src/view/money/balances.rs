//! The balances page: who owes what over all sessions, per currency, and which payments settle it.

use super::debts::{DebtMore, DebtRow, debts, past_payment_row, title};
use crate::ledger::{MOST_SETTLED, NewPayment, Paid, PlayerId, SessionId, SessionSummary};
use crate::money::{Currency, Money};
use crate::settle::{self, Account, Accounts, Finances, SettleError};
use crate::view::message::{Message, Minute, MoneyChange, game_by_id};
pub use crate::view::page::{BalancesView, CurrencyView, OpenAccount, PlayerRow};
use crate::view::sessions::state;
use crate::view::table::count;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// How many past payments are shown per currency.
const PAST_PAYMENTS_SHOWN: usize = 12;

/// How many open sessions are shown at first, and added per tap.
pub const OPEN_AT_ONCE: usize = 50;

/// The sessions and players to be settled together, and how many sessions are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// How many more open sessions per currency are shown than at first.
    pub more: usize,
    /// The sessions ticked or unticked by hand; of the others all but the running ones are included.
    pub ticked: BTreeMap<SessionId, bool>,
    /// The players who settle; all if empty.
    pub only: BTreeSet<PlayerId>,
}

/// The page's view of the accounts.
///
/// # Errors
/// A sum overflows.
pub fn accounts(finances: &Finances, chosen: &Chosen) -> Result<BalancesView, SettleError> {
    let there = finances.accounts.iter();
    let there = there.filter(|one| !one.accounts.iter().all(is_blank));
    let currencies = there.map(|one| in_currency(one, finances, chosen));
    let currencies = currencies.collect::<Result<Vec<_>, _>>()?;
    let left_out = finances.left_out.first().map(|first| {
        let session = title(*first, finances);
        Message::money_left_out(finances.left_out.len(), session)
    });
    let nothing = currencies.is_empty().then_some(match &left_out {
        None => Message::MoneyNobodyOwes,
        Some(_) => Message::MoneyNobodyElseOwes,
    });
    Ok(BalancesView {
        how: nothing.as_ref().map(|_| Message::MoneyHowToOwe),
        nothing,
        left_out,
        currencies,
    })
}

/// Whether nothing was won and nothing paid.
fn is_blank(account: &Account) -> bool {
    account.paid.is_empty() && account.is_settled()
}

fn in_currency(
    accounts: &Accounts,
    finances: &Finances,
    chosen: &Chosen,
) -> Result<CurrencyView, SettleError> {
    let currency = accounts.currency;
    let counts = |one: &&Account| !goes_on(one, finances) || is_chosen(one, finances, chosen);
    let counted: Vec<&Account> = accounts.accounts.iter().filter(counts).collect();
    let balances: BTreeMap<PlayerId, Money> = settle::balances(counted.iter().copied())?;
    let sum = balances
        .values()
        .try_fold(Money(0), |sum, money| sum.checked_add(*money));
    // Players with equal balances keep the order in which they came.
    let in_order = accounts.balances.iter();
    let in_order = in_order.filter_map(|(who, _)| Some((*who, *balances.get(who)?)));
    let mut people: Vec<_> = in_order.filter(|(_, money)| money.0 != 0).collect();
    people.sort_by_key(|(_, money)| Reverse(money.0));
    let people = people.into_iter();
    let people = people.map(|(who, money)| balance(who, money, currency, finances, chosen));
    let people: Vec<PlayerRow> = people.collect();
    let left = accounts.accounts.iter().rev();
    let open = left.filter(|one| !one.is_settled());
    let open = open.map(|one| account(one, currency, finances, chosen));
    let mut open = open.collect::<Result<Vec<OpenAccount>, _>>()?;
    open.sort_by_key(|one| one.goes_on);
    let pays = pays(accounts, &open, finances, chosen)?;
    let n = count(pays.len());
    // Only the chosen sessions are settled together.
    let owed = || open.iter().filter(|one| one.chosen || !one.goes_on);
    let n_settled: usize = owed().map(|one| one.sessions.len()).sum();
    let whole = chosen.only.is_empty() && n_settled <= MOST_SETTLED && owed().all(|one| one.chosen);
    let n_running = open.iter().filter(|one| one.goes_on).count();
    let n_open = open.len() - n_running;
    let shown = OPEN_AT_ONCE + chosen.more;
    let hidden = open.len().saturating_sub(shown);
    open.truncate(shown);
    let running = open.split_off(n_open.min(open.len()));
    let pays_title = match n {
        0 if people.is_empty() && counted.is_empty() => Message::MoneyNobodyOwes,
        0 if people.is_empty() => Message::MoneyPaidUp,
        0 => Message::MoneyNothingChosen,
        n if whole => Message::money_head_settle(n),
        n => Message::money_head_chosen(n),
    };
    let made = accounts.accounts.iter();
    let made = made.flat_map(|one| finances.listed(&one.paid));
    let mut made: Vec<&Paid> = made.collect();
    made.sort_by_key(|one| Reverse((one.at, one.id)));
    let all = made.len();
    made.truncate(PAST_PAYMENTS_SHOWN);
    let paid = made.into_iter();
    let paid = paid.map(|one| past_payment_row(one, DebtMore::default(), finances));
    Ok(CurrencyView {
        currency,
        subtitle: Message::money_everything(
            counted.iter().map(|one| one.sessions.len()).sum::<usize>(),
        ),
        people,
        // A partial sum may overflow; the total is 0.
        closing: (sum.unwrap_or(Money(0)), currency),
        open_title: Message::money_head_open(n_open),
        more: (hidden > 0).then(|| Message::players_show_more(hidden.min(OPEN_AT_ONCE))),
        open,
        running_title: Message::money_head_running(n_running),
        running,
        pays_title,
        mark_all: (n > 1).then_some(Message::money_mark_all(n)),
        pays,
        paid_title: Message::money_head_paid(all),
        paid: paid.collect(),
    })
}

/// The account's last session that still exists.
fn last_of<'f>(account: &Account, finances: &'f Finances) -> Option<&'f SessionSummary> {
    let mut sessions = account.sessions.iter().rev();
    sessions.find_map(|id| finances.session(*id))
}

/// Whether the last session of an account is running.
fn goes_on(account: &Account, finances: &Finances) -> bool {
    last_of(account, finances).is_some_and(|one| one.standing.ended.is_none())
}

/// Whether an account is to be settled.
fn is_chosen(account: &Account, finances: &Finances, chosen: &Chosen) -> bool {
    let sessions = account.sessions.iter();
    let by_hand = sessions.filter_map(|one| chosen.ticked.get(one)).min();
    // A payment joins sessions that were ticked with others that were included already.
    by_hand.copied().unwrap_or(!goes_on(account, finances))
}

/// The payments that settle the chosen sessions, as many accounts as one payment can settle, limited to those from or to
/// the chosen players.
fn pays(
    accounts: &Accounts,
    open: &[OpenAccount],
    finances: &Finances,
    chosen: &Chosen,
) -> Result<Vec<DebtRow>, SettleError> {
    let mut wanted: Vec<SessionId> = Vec::new();
    for one in open.iter().filter(|one| one.chosen) {
        // An account is settled as a whole.
        if wanted.len() + one.sessions.len() <= MOST_SETTLED {
            wanted.extend(&one.sessions);
        }
    }
    let Some(settlement) = accounts.settle(&wanted)?.filter(|_| !wanted.is_empty()) else {
        return Ok(Vec::new());
    };
    let mut rows = debts(settlement, finances, &[])?.rows;
    let only = &chosen.only;
    rows.retain(|row| {
        let pays = |new: &NewPayment| only.contains(&new.from) || only.contains(&new.to);
        row.open().is_some_and(|new| only.is_empty() || pays(new))
    });
    Ok(rows)
}

fn balance(
    player: PlayerId,
    money: Money,
    currency: Currency,
    finances: &Finances,
    chosen: &Chosen,
) -> PlayerRow {
    let name = finances.name(player);
    // Saturates only at `i64::MIN`, which is beyond the bounds of an amount.
    let size = Money(money.0.saturating_abs());
    let says = match money.0 {
        1.. => Message::money_is_owed(&name, (size, currency)),
        _ => Message::money_owes(&name, (size, currency)),
    };
    PlayerRow {
        id: player,
        name,
        note: None,
        money: Some(MoneyChange(money, currency)),
        says,
        chosen: chosen.only.contains(&player),
    }
}

fn account(
    account: &Account,
    currency: Currency,
    finances: &Finances,
    chosen: &Chosen,
) -> Result<OpenAccount, SettleError> {
    let owed = account.open.iter().map(|(_, money)| *money);
    let money = owed
        .filter(|money| money.0 > 0)
        .try_fold(Money(0), |sum, money| {
            sum.checked_add(money).ok_or(SettleError::Overflow)
        })?;
    let last = last_of(account, finances);
    let nothing = (Message::MoneySessionDeleted, Message::Blank);
    let (title, line) = last.map_or(nothing, title_and_outcome);
    let together = count(account.sessions.len());
    let line = match together {
        ..2 => line,
        n => Message::beside(line, Message::money_together(n)),
    };
    Ok(OpenAccount {
        sessions: account.sessions.clone(),
        amount: (money, currency),
        open_label: Message::money_show(title.clone()),
        says: Message::money_session_open(title.clone(), line.clone(), (money, currency)),
        title,
        line,
        opens: last.map(|one| one.id),
        goes_on: goes_on(account, finances),
        chosen: is_chosen(account, finances, chosen),
    })
}

/// A session's name, and below it date and outcome, which tell sessions of one day apart.
fn title_and_outcome(one: &SessionSummary) -> (Message, Message) {
    let ended = Message::beside(Minute(one.started), state(one));
    let game = game_by_id(&one.scheme.game);
    match one.standing.title.as_str() {
        "" => (game, ended),
        title => (Message::typed(title), Message::beside(game, ended)),
    }
}
