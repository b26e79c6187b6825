//! Results and payments, with the sessions and names to describe them by.

use super::{Accounts, SessionPayouts, SettleError, Settlement, accounts};
use crate::ledger::{
    Ledger, NewPayment, Paid, PaymentId, PlayerId, PlayerStanding, SessionId, SessionSummary,
    clean_text, name_key,
};
use chrono::{DateTime, FixedOffset};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The results and payments of all sessions, or of some settled together, at the time of reading.
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
    /// Sessions whose result overflows, newest first.
    pub left_out: Vec<SessionId>,
    /// The current name of every player.
    pub roster: BTreeMap<PlayerId, String>,
    /// The player each merged id currently stands for; records keep their original ids.
    pub merged: BTreeMap<PlayerId, PlayerId>,
}

impl Finances {
    /// A player's name on the roster, after merges; the id if unknown.
    pub fn name(&self, who: PlayerId) -> String {
        let known = self.roster.get(&who).cloned();
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

    /// The payments that a settlement takes into account and that are listed.
    pub fn paid_for<'a>(&'a self, settlement: &'a Settlement) -> impl Iterator<Item = &'a Paid> {
        self.listed(&settlement.paid)
    }

    /// The payments with these ids, without those between two who are one player now: they move no money.
    pub fn listed<'a>(&'a self, ids: &'a [PaymentId]) -> impl Iterator<Item = &'a Paid> {
        let all = ids.iter().filter_map(|id| self.payment(*id));
        all.filter(|one| one.from != one.to)
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
            self.roster.entry(now).or_insert_with(name);
        }
        match self.place(summary.id) {
            Ok(place) => self.sessions[place] = summary,
            Err(place) => self.sessions.insert(place, summary),
        }
        self.accounts = accounts(&self.payouts, &self.paid)?;
        Ok(self)
    }

    /// The player an id currently stands for.
    pub fn current_player(&self, id: PlayerId) -> PlayerId {
        self.merged.get(&id).copied().unwrap_or(id)
    }

    /// The participants of these sessions.
    pub fn seated_in(&self, sessions: &[SessionId]) -> impl Iterator<Item = &PlayerStanding> {
        let sessions = sessions.iter().filter_map(|id| self.session(*id));
        sessions.flat_map(|session| &session.standing.players)
    }

    /// A session; `None` if it does not exist.
    pub fn session(&self, id: SessionId) -> Option<&SessionSummary> {
        self.place(id).ok().map(|place| &self.sessions[place])
    }

    /// The index of a session, or where it belongs.
    fn place(&self, id: SessionId) -> Result<usize, usize> {
        self.sessions.binary_search_by_key(&id, |one| one.id)
    }

    /// The current players of these sessions who have this name, as by [`crate::ledger::name_key`]; if nobody has it
    /// now, those who had it in one of the sessions.
    pub fn called(&self, key: &str, sessions: &[SessionId]) -> BTreeSet<PlayerId> {
        let called = |of: &dyn Fn(&PlayerStanding) -> String| -> BTreeSet<PlayerId> {
            let found = self.seated_in(sessions);
            let found = found.filter(|one| name_key(&of(one)) == key);
            found.map(|one| self.current_player(one.player)).collect()
        };
        let now = called(&|one| self.name(one.player));
        if now.is_empty() {
            return called(&|one| one.name.to_string());
        }
        now
    }

    /// The records of payments made at `at`; `None` if a player is in none of the sessions that theirs settles.
    pub fn record(
        &self,
        new: &[NewPayment],
        at: DateTime<FixedOffset>,
        note: &str,
        id: impl Fn() -> PaymentId,
    ) -> Option<Vec<Paid>> {
        let paid = new.iter().map(|one| {
            // Records use the ids of the sessions, regardless of merges.
            let seated = |who| self.seated(who, &one.sessions);
            let (from, to) = (seated(one.from)?, seated(one.to)?);
            let mut sessions = one.sessions.clone();
            sessions.sort_unstable();
            sessions.dedup();
            Some(Paid {
                id: id(),
                at,
                from,
                to,
                amount: one.amount,
                currency: one.currency,
                note: clean_text(note),
                sessions,
            })
        });
        paid.collect()
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

/// The sessions linked to these by payments, themselves included.
pub fn linked_by_payments<'a>(
    mut all: BTreeSet<SessionId>,
    paid: impl IntoIterator<Item = &'a Paid>,
    is_there: impl Fn(&SessionId) -> bool,
) -> BTreeSet<SessionId> {
    let paid: Vec<&Paid> = paid.into_iter().collect();
    loop {
        let before = all.len();
        for one in &paid {
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
