//! Money: balances over all sessions, payments, and the sources of each payment.

use super::session::list::only_match;
use super::session::season;
use super::{AppError, Clock, Result};
use crate::ledger::{
    EditStamp, Ledger, Paid, PaymentId, PlayerId, PlayerStanding, SessionId, SessionSummary,
    clean_text,
};
use crate::money::{Currency, Money};
use crate::settle::{Accounts, Explained, SessionPayouts, SettleError, Settlement, accounts};
use crate::store::{AppAct, AppEdit, Database, Payments, StoreError};
use crate::view::money::debts::{Debt, DebtRow, Debts, Facts, NameLookup, debts};
use chrono::{DateTime, FixedOffset};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The results and payments of all sessions at the time of reading.
#[derive(Clone, Debug, Default)]
pub struct Finances {
    /// The result of each session, by current players.
    pub payouts: Vec<SessionPayouts>,
    /// The payments in force, oldest first, by current players.
    pub paid: Vec<Paid>,
    /// The balances, one entry per currency, sorted by code.
    pub accounts: Vec<Accounts>,
    /// The sessions, sorted by id.
    pub sessions: Vec<SessionSummary>,
    /// Sessions whose result overflows.
    pub left_out: Vec<SessionId>,
    names: BTreeMap<PlayerId, String>,
    /// The player each id currently stands for; records keep their original ids.
    known: BTreeMap<PlayerId, PlayerId>,
}

/// The payments of some sessions in one currency, with their sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The open payments.
    pub settlement: Settlement,
    /// The sources of each.
    pub explained: Vec<Explained>,
    /// The open and past payments as messages, with their sources.
    pub debts: Debts,
    /// The sessions settled that exist.
    pub sessions: Vec<SessionId>,
}

/// A payment to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPayment {
    /// The payer.
    pub from: PlayerId,
    /// The payee.
    pub to: PlayerId,
    /// The amount.
    pub amount: Money,
    /// The currency.
    pub currency: Currency,
    /// The sessions it settles.
    pub sessions: Vec<SessionId>,
}

impl NewPayment {
    /// An open payment; `None` if it is paid.
    pub fn of(row: &DebtRow) -> Option<Self> {
        let Debt::Open(from, to) = row.debt else {
            return None;
        };
        let ((amount, currency), sessions) = (row.amount, row.settles.clone());
        Some(Self {
            from,
            to,
            amount,
            currency,
            sessions,
        })
    }
}

impl Finances {
    /// A player's name on the roster, after merges; the id if unknown.
    pub fn name(&self, who: PlayerId) -> String {
        let known = self.names.get(&who).cloned();
        known.unwrap_or_else(|| who.to_string())
    }

    /// The names of these players, in order.
    pub fn names(&self, people: &[PlayerId]) -> Vec<String> {
        people.iter().map(|who| self.name(*who)).collect()
    }

    /// The players who got an odd minor unit in one of these sessions, oldest session first.
    pub fn odd_unit_players(&self, settlement: &Settlement) -> Vec<PlayerId> {
        let payouts = self.payouts.iter().map(|one| (one.session, one));
        let payouts: HashMap<_, _> = payouts.collect();
        let odd = settlement.sessions.iter().filter_map(|session| {
            let own = payouts.get(session)?;
            let (currency, _) = own.money.as_ref()?;
            (*currency == settlement.currency).then_some(&own.odd)
        });
        odd.flatten().copied().collect()
    }

    /// The payment with this id, if it is one of [`Self::paid`].
    pub fn payment(&self, id: PaymentId) -> Option<&Paid> {
        self.paid.iter().find(|one| one.id == id)
    }

    /// The payments that a settlement takes into account.
    pub fn paid_for<'a>(&'a self, settlement: &'a Settlement) -> impl Iterator<Item = &'a Paid> {
        settlement.paid.iter().filter_map(|id| self.payment(*id))
    }

    /// The data from which payments are described; these sessions hand by hand.
    pub fn facts<'a>(&'a self, by_hand: &'a [&'a Ledger]) -> Facts<'a> {
        Facts {
            by_hand,
            payouts: &self.payouts,
            paid: &self.paid,
            left_out: &self.left_out,
            called: self,
        }
    }

    /// Replaces a session by its state in memory, which may have unsaved hands.
    ///
    /// # Errors
    /// A sum overflows.
    pub fn with(mut self, ledger: &Ledger) -> Result<Self, SettleError> {
        let summary = SessionSummary::of(ledger);
        let payouts = SessionPayouts::of(&summary, |who| self.current_player(who))?;
        let mut known = self.payouts.iter_mut();
        match known.find(|one| one.session == summary.id) {
            Some(known) => *known = payouts,
            None => self.payouts.push(payouts),
        }
        for one in &summary.standing.players {
            let now = self.current_player(one.player);
            let name = || one.name.to_string();
            self.names.entry(now).or_insert_with(name);
        }
        match self.place(summary.id) {
            Ok(place) => self.sessions[place] = summary,
            Err(place) => self.sessions.insert(place, summary),
        }
        self.accounts = accounts(&self.payouts, &self.paid)?;
        Ok(self)
    }

    /// The payments of these sessions, settled together, one entry per currency. Each payment is explained hand by hand.
    ///
    /// # Errors
    /// A sum overflows.
    pub fn settle(&self, by_hand: &[&Ledger]) -> Result<Vec<Settled>, SettleError> {
        let asked: Vec<SessionId> = by_hand.iter().map(|one| one.session().id).collect();
        let mut all = Vec::new();
        for accounts in &self.accounts {
            let Some(settlement) = accounts.settle(&asked)? else {
                continue;
            };
            let sessions = settlement.sessions.iter().copied();
            all.push(Settled {
                explained: settlement.explain(by_hand, &self.payouts, &self.paid)?,
                debts: debts(&settlement, &self.facts(by_hand))?,
                sessions: sessions
                    .filter(|session| self.session(*session).is_some())
                    .collect(),
                settlement,
            });
        }
        Ok(all)
    }

    /// The payments of a session in memory, settled with those linked to it.
    ///
    /// # Errors
    /// A sum overflows.
    pub fn owed(self, ledger: &Ledger) -> Result<Vec<Settled>, SettleError> {
        self.with(ledger)?.settle(&[ledger])
    }

    /// The player an id currently stands for.
    pub fn current_player(&self, id: PlayerId) -> PlayerId {
        self.known.get(&id).copied().unwrap_or(id)
    }

    /// The participants of these sessions.
    pub fn seated_in(&self, sessions: &[SessionId]) -> impl Iterator<Item = &PlayerStanding> {
        let sessions = sessions.iter().filter_map(|id| self.session(*id));
        sessions.flat_map(|session| &session.standing.players)
    }

    /// The index of a session, or where it belongs.
    fn place(&self, id: SessionId) -> Result<usize, usize> {
        self.sessions.binary_search_by_key(&id, |one| one.id)
    }

    /// The id a player has in one of these sessions, or in a payment that settled it with one deleted since.
    fn seated(&self, who: PlayerId, sessions: &[SessionId]) -> Option<PlayerId> {
        let seated = self.seated_in(sessions).map(|one| one.player);
        let together = |past: &&Paid| past.sessions.iter().any(|id| sessions.contains(id));
        let past = self.paid.iter().filter(together);
        let mut ids = seated.chain(past.flat_map(|past| [past.from, past.to]));
        ids.find(|id| self.current_player(*id) == who)
    }
}

impl NameLookup for Finances {
    fn person(&self, who: PlayerId) -> String {
        self.name(who)
    }

    fn session(&self, id: SessionId) -> Option<&SessionSummary> {
        self.place(id).ok().map(|place| &self.sessions[place])
    }
}

/// The payments of these sessions, as by [`Finances::settle`], and the finances they follow from.
///
/// # Errors
/// One of the sessions, or of those linked to them by payments, is damaged; or a sum overflows.
pub fn settle(db: &mut Database, sessions: &[SessionId]) -> Result<(Finances, Vec<Settled>)> {
    db.at_one_moment(|db| {
        let (finances, _) = read_some(db, None, true)?;
        let asked = sessions.iter().copied().collect();
        let mut damaged = linked_by_payments(asked, &finances.paid, |_| true);
        damaged.retain(|id| finances.session(*id).is_some_and(|one| one.damaged));
        AppError::none_damaged(damaged.into_iter().collect())?;
        let asked = |one: &&SessionId| sessions.contains(one);
        if let Some(session) = finances.left_out.iter().find(asked) {
            return Err(AppError::SessionMoney(*session));
        }
        let mut by_hand = Vec::with_capacity(sessions.len());
        for session in sessions {
            by_hand.push(Ledger::open(db.load(*session)?.session)?);
        }
        let settled = finances.settle(&by_hand.iter().collect::<Vec<_>>())?;
        Ok((finances, settled))
    })
}

/// Builds the records of payments made at `at`, and lists the payments in force that they take into account. `None` is
/// the time of the stamp. The note may be empty.
///
/// # Errors
/// A player is in none of the sessions a payment settles, or the date is in the future.
pub fn new_payments(
    finances: &Finances,
    new: &[NewPayment],
    at: Option<DateTime<FixedOffset>>,
    note: &str,
    stamp: EditStamp,
    clock: &dyn Clock,
) -> Result<(Vec<Paid>, Vec<PaymentId>)> {
    let at = at.unwrap_or(stamp.at);
    // Both days by the clock here: elsewhere another day may have begun.
    let day = at.with_timezone(stamp.at.offset()).date_naive();
    if day > stamp.at.date_naive() && !new.is_empty() {
        return Err(AppError::FutureDate(day));
    }
    let paid = new.iter().map(|one| {
        // Records use the ids of the sessions, regardless of merges.
        let seated = |who| finances.seated(who, &one.sessions);
        let (Some(from), Some(to)) = (seated(one.from), seated(one.to)) else {
            return Err(StoreError::NotInSessions.into());
        };
        let mut sessions = one.sessions.clone();
        sessions.sort_unstable();
        sessions.dedup();
        Ok(Paid {
            id: PaymentId(clock.id()),
            at,
            from,
            to,
            amount: one.amount,
            currency: one.currency,
            note: clean_text(note),
            sessions,
        })
    });
    let known = finances.paid.iter().map(|one| one.id).collect();
    Ok((paid.collect::<Result<_>>()?, known))
}

/// Finds a payment by id, id prefix, or `last`: the one in force recorded last, whatever its date.
///
/// # Errors
/// Several match.
pub fn find_payment(db: &mut Database, wanted: &str) -> Result<Option<PaymentId>> {
    let all = db.people()?.payments();
    if wanted == "last" {
        return Ok(last_payment(db, &all)?);
    }
    only_match("payments", wanted, || {
        Ok(all.paid.iter().map(|one| one.id).collect())
    })
}

/// The payment in force that the application's log recorded last. If all were imported, the one with the latest date.
fn last_payment(db: &mut Database, all: &Payments) -> Result<Option<PaymentId>, StoreError> {
    let in_force = all.in_force();
    let stands = |id: &&PaymentId| in_force.iter().any(|one| one.id == **id);
    let log = db.app_log()?;
    let named = log.iter().rev().find_map(|row| match &row.act {
        AppAct::Do(AppEdit::Pay { paid }) => {
            paid.iter().rev().map(|one| one.id).find(|id| stands(&id))
        }
        _ => None,
    });
    Ok(named.or_else(|| in_force.last().map(|one| one.id)))
}

/// Reads all sessions and payments, with one session in memory at a time.
///
/// # Errors
/// A session cannot be read, or a sum overflows.
pub fn read(db: &mut Database) -> Result<Finances> {
    whole(read_some(db, None, true)?)
}

/// The same without the sessions that cannot be read, and with no players in [`Finances::sessions`], which saves a third
/// of the memory.
///
/// # Errors
/// The database cannot be read, or a sum overflows.
pub fn read_sums(db: &mut Database) -> Result<Finances> {
    Ok(read_some(db, None, false)?.0)
}

/// Reads a session and those linked to it by payments, which are settled together.
///
/// # Errors
/// A session cannot be read, or a sum overflows.
pub fn read_linked_sessions(db: &mut Database, session: SessionId) -> Result<Finances> {
    whole(read_some(db, Some(session), true)?)
}

fn whole((finances, damaged): (Finances, Option<StoreError>)) -> Result<Finances> {
    damaged.map_or(Ok(finances), |error| Err(error.into()))
}

/// The finances of all sessions, or of those linked to one, and why a session among them cannot be read.
fn read_some(
    db: &mut Database,
    around: Option<SessionId>,
    players: bool,
) -> Result<(Finances, Option<StoreError>)> {
    let mut finances = Finances {
        known: db.people()?.current_players(),
        names: season::names(db)?,
        ..Finances::default()
    };
    let mut paid = db.people()?.payments().in_force();
    let wanted = around.map(|one| linked_by_payments(BTreeSet::from([one]), &paid, |_| true));
    let all = db.payouts(wanted.as_ref(), players)?;
    finances.payouts = all.payouts;
    finances.left_out = all.left_out;
    finances.sessions = all.sessions;
    let known = |who| finances.current_player(who);
    for one in &mut paid {
        (one.from, one.to) = (known(one.from), known(one.to));
    }
    finances.accounts = accounts(&finances.payouts, &paid)?;
    finances.paid = paid;
    Ok((finances, all.damaged))
}

/// The sessions linked to these by payments, themselves included.
pub(super) fn linked_by_payments(
    mut all: BTreeSet<SessionId>,
    paid: &[Paid],
    is_there: impl Fn(&SessionId) -> bool,
) -> BTreeSet<SessionId> {
    loop {
        let before = all.len();
        for one in paid {
            if one.has_live_session(&all) {
                let named = one.sessions.iter().copied();
                all.extend(named.filter(&is_there));
            }
        }
        if all.len() == before {
            return all;
        }
    }
}
