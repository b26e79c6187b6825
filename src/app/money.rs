//! Money between people: what is owed over all sessions, what was paid, and where each payment comes from.

use super::files::csv_export::LeftOut;
use super::{AppError, Clock};
use crate::ledger::{Ledger, Paid, PaymentId, PlayerId, SessionId, Stamp, clean_text};
use crate::money::{Currency, Money};
use crate::settle::{Books, Explained, Moved, SettleError, Settlement, books};
use crate::store::{AppAct, AppEdit, Database, Payments, SessionRow, StoreError};
use crate::view::money::debts::{Debts, Evening, Facts, NameLookup, debts};
use crate::view::sessions::Stands;
use chrono::{DateTime, FixedOffset};
use std::collections::{BTreeMap, BTreeSet};

/// What all sessions came to and what was paid for them, as it stood when it was read.
#[derive(Clone, Debug, Default)]
pub struct Season {
    /// What each session moved, between people as they are counted now.
    pub moved: Vec<Moved>,
    /// What was paid and not taken back, the oldest first, between people as they are counted now.
    pub paid: Vec<Paid>,
    /// What is owed, one for each currency in the order of their codes.
    pub books: Vec<Books>,
    /// The sessions that are kept.
    pub sessions: BTreeMap<SessionId, SettledSession>,
    /// Those of which nobody can say what they came to, each with why.
    pub left_out: Vec<LeftOut>,
    names: BTreeMap<PlayerId, String>,
    /// Who somebody is now: the facts keep the ids that they were written with.
    known: BTreeMap<PlayerId, PlayerId>,
}

/// A session as a list of debts names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettledSession {
    /// What it is called, when it was and how it ended.
    pub evening: Evening,
    /// The name of its scheme.
    pub scheme: String,
    /// Everybody in it: the id that stands in the session, who that is now, and what the table calls them.
    pub people: Vec<(PlayerId, PlayerId, String)>,
}

/// What is owed and what was paid in one currency, and the sessions that are settled.
pub type Owed = (Debts, Vec<SessionId>);

/// What is left to be paid of some sessions in one currency, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The payments.
    pub settlement: Settlement,
    /// Where each of them comes from.
    pub explained: Vec<Explained>,
}

/// A payment that somebody wants to have written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPayment {
    /// Who paid.
    pub from: PlayerId,
    /// Who was paid.
    pub to: PlayerId,
    /// How much.
    pub amount: Money,
    /// What it was paid in.
    pub currency: Currency,
    /// The sessions that it settles.
    pub sessions: Vec<SessionId>,
    /// What was written beside it; may be empty.
    pub note: String,
    /// When it was made; without it, now.
    pub at: Option<DateTime<FixedOffset>>,
}

impl Season {
    /// What somebody is called on the roster; the id where nobody knows.
    pub fn name(&self, who: PlayerId) -> String {
        let known = self.names.get(&who).cloned();
        known.unwrap_or_else(|| who.to_string())
    }

    /// The names of these people, in order.
    pub fn names(&self, people: &[PlayerId]) -> Vec<String> {
        people.iter().map(|who| self.name(*who)).collect()
    }

    /// Those who got an odd minor unit in one of these sessions, the oldest session first.
    pub fn odd(&self, settlement: &Settlement) -> Vec<PlayerId> {
        let sessions = settlement.sessions.iter();
        let moved = sessions.filter_map(|session| {
            let own = self.moved.iter().find(|one| one.session == *session)?;
            let (currency, _) = own.money.as_ref()?;
            (*currency == settlement.currency).then_some(&own.odd)
        });
        moved.flatten().copied().collect()
    }

    /// The payment of that id, where it is in force and counts.
    pub fn payment(&self, id: PaymentId) -> Option<&Paid> {
        self.paid.iter().find(|one| one.id == id)
    }

    /// The same with a session as it stands in memory, where a hand may not be stored yet.
    ///
    /// # Errors
    /// Where a sum is out of bounds.
    pub fn with(mut self, ledger: &Ledger) -> Result<Self, SettleError> {
        let session = ledger.session();
        let moved = Moved::of(ledger)?.counted_as(|who| self.now(who));
        let known = self.moved.iter().position(|one| one.session == session.id);
        match known {
            Some(at) => self.moved[at] = moved,
            None => self.moved.push(moved),
        }
        let people = session.participants.iter();
        let totals = ledger.totals();
        let ahead = ledger.ahead().into_iter().filter_map(|at| {
            let name = session.participants.get(at)?.name.clone();
            Some((name, session.scheme.points(totals.get(at).copied()?)))
        });
        let sitting = SettledSession {
            evening: Evening {
                title: session.title.clone(),
                started: session.started,
                game: session.scheme.game.clone(),
                stands: Stands {
                    hands: session.hands.len(),
                    ended: session.ended.is_some(),
                    ahead: ahead.collect(),
                    together: session.scheme.rules.sides().is_some(),
                },
            },
            scheme: session.scheme.name.clone(),
            people: people
                .map(|one| (one.player, self.now(one.player), one.name.clone()))
                .collect(),
        };
        for (_, now, name) in &sitting.people {
            self.names.entry(*now).or_insert_with(|| name.clone());
        }
        self.sessions.insert(session.id, sitting);
        self.books = books(&self.moved, &self.paid)?;
        Ok(self)
    }

    /// What is owed and what was paid of a session as it stands in memory, one for each currency, each with the sessions
    /// that are settled with it.
    ///
    /// # Errors
    /// Where a sum is out of bounds.
    pub fn owed(self, ledger: &Ledger) -> Result<Vec<Owed>, SettleError> {
        let session = ledger.session().id;
        let season = self.with(ledger)?;
        let facts = Facts {
            by_hand: &[ledger],
            moved: &season.moved,
            paid: &season.paid,
            called: &season,
        };
        let mut all = Vec::new();
        for books in &season.books {
            let Some(settlement) = books.settle(&[session])? else {
                continue;
            };
            let there = |id: &&SessionId| season.sessions.contains_key(*id);
            let settles = settlement.sessions.iter().filter(there).copied().collect();
            all.push((debts(&settlement, &facts)?, settles));
        }
        Ok(all)
    }

    fn now(&self, id: PlayerId) -> PlayerId {
        self.known.get(&id).copied().unwrap_or(id)
    }

    /// The id under which somebody sits in one of these sessions.
    fn seated(&self, who: PlayerId, sessions: &[SessionId]) -> Option<PlayerId> {
        let sittings = sessions.iter().filter_map(|id| self.sessions.get(id));
        let mut people = sittings.flat_map(|sitting| &sitting.people);
        people.find(|(_, now, _)| *now == who).map(|(id, ..)| *id)
    }
}

impl NameLookup for Season {
    fn person(&self, who: PlayerId) -> String {
        self.name(who)
    }

    fn session(&self, id: SessionId) -> Option<&Evening> {
        self.sessions.get(&id).map(|sitting| &sitting.evening)
    }
}

/// What is left to be paid of these sessions, one for each currency: settled in one go, and explained by their hands.
///
/// # Errors
/// Where a session cannot be read, or a sum is out of bounds.
pub fn settle(
    db: &mut Database,
    season: &Season,
    sessions: &[SessionId],
) -> Result<Vec<Settled>, AppError> {
    let asked = |one: &&LeftOut| sessions.contains(&one.session);
    if let Some(LeftOut { session, error }) = season.left_out.iter().find(asked).copied() {
        return Err(AppError::SessionMoney { session, error });
    }
    let mut by_hand = Vec::with_capacity(sessions.len());
    for session in sessions {
        by_hand.push(Ledger::open(db.facts(*session)?)?);
    }
    let ledgers: Vec<&Ledger> = by_hand.iter().collect();
    let mut all = Vec::new();
    for books in &season.books {
        let Some(settlement) = books.settle(sessions)? else {
            continue;
        };
        let explained = settlement.explain(&ledgers, &season.moved, &season.paid)?;
        all.push(Settled {
            settlement,
            explained,
        });
    }
    Ok(all)
}

/// Payments as they are to be stored, at the instant of this stamp.
///
/// # Errors
/// Where somebody is in none of the sessions that a payment settles, or a payment is dated after today.
pub fn write_down(
    season: &Season,
    new: &[NewPayment],
    stamp: Stamp,
    clock: &dyn Clock,
) -> Result<Vec<Paid>, AppError> {
    let ahead = |at: &DateTime<FixedOffset>| at.date_naive() > stamp.at.date_naive();
    if let Some(at) = new.iter().filter_map(|one| one.at).find(ahead) {
        return Err(AppError::DatedAhead {
            day: at.date_naive(),
        });
    }
    let paid = new.iter().map(|one| {
        // The facts keep the ids that stand in the sessions, whoever that is counted as.
        let seated = |who| season.seated(who, &one.sessions);
        let (Some(from), Some(to)) = (seated(one.from), seated(one.to)) else {
            return Err(StoreError::NotInSessions.into());
        };
        let mut sessions = one.sessions.clone();
        sessions.sort_unstable();
        sessions.dedup();
        Ok(Paid {
            id: PaymentId(clock.id()),
            at: one.at.unwrap_or(stamp.at),
            from,
            to,
            amount: one.amount,
            currency: one.currency,
            note: clean_text(&one.note),
            sessions,
        })
    });
    paid.collect()
}

/// The payment that somebody means by an id, the beginning of one, or `last`: the one that was written down last of
/// those in force, whatever day it is dated; none where there is none.
///
/// # Errors
/// Where there is more than one.
pub fn find_payment(db: &mut Database, wanted: &str) -> Result<Option<PaymentId>, AppError> {
    let all = db.payments()?;
    if wanted == "last" {
        return Ok(last_payment(db, &all)?);
    }
    let prefix = wanted.to_ascii_lowercase();
    let begins = |one: &&Paid| !prefix.is_empty() && one.id.to_string().starts_with(&prefix);
    let mut found = all.paid.iter().filter(begins);
    match (found.next(), found.count()) {
        (one, 0) => Ok(one.map(|one| one.id)),
        (_, more) => Err(AppError::AmbiguousPayment {
            wanted: wanted.to_owned(),
            found: more + 1,
        }),
    }
}

/// The payment in force that the log of the application names last; where it names none, for they came in a bundle, the
/// one with the latest date.
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

/// Reads everything that money hangs on, one session in memory at a time.
///
/// # Errors
/// Where a session cannot be read, or a sum is out of bounds.
pub fn read(db: &mut Database) -> Result<Season, AppError> {
    read_some(db, None)
}

/// Reads what the money of one session hangs on: that session, and those that were settled together with it.
///
/// # Errors
/// Where a session cannot be read, or a sum is out of bounds.
pub fn read_around(db: &mut Database, session: SessionId) -> Result<Season, AppError> {
    read_some(db, Some(session))
}

fn read_some(db: &mut Database, around: Option<SessionId>) -> Result<Season, AppError> {
    let mut season = Season {
        known: db.people_now()?,
        ..Season::default()
    };
    let mut paid = db.payments()?.in_force();
    let wanted = around.map(|session| joined(session, &paid));
    let all = db.moved(wanted.as_ref())?;
    season.moved = all.moved;
    let left_out = all.left_out.into_iter();
    season.left_out = left_out
        .map(|(session, error)| LeftOut { session, error })
        .collect();
    for row in db.sessions()? {
        if wanted.as_ref().is_none_or(|all| all.contains(&row.id)) {
            let (id, sitting) = sitting(row, |id| season.now(id));
            season.sessions.insert(id, sitting);
        }
    }
    for one in &mut paid {
        (one.from, one.to) = (season.now(one.from), season.now(one.to));
    }
    season.books = books(&season.moved, &paid)?;
    season.paid = paid;
    for player in db.everybody()? {
        season.names.insert(player.id, player.name);
    }
    Ok(season)
}

/// The sessions that payments join with one, itself among them.
fn joined(session: SessionId, paid: &[Paid]) -> BTreeSet<SessionId> {
    let mut all = BTreeSet::from([session]);
    loop {
        let before = all.len();
        for one in paid {
            if one.sessions.iter().any(|id| all.contains(id)) {
                all.extend(&one.sessions);
            }
        }
        if all.len() == before {
            return all;
        }
    }
}

fn sitting(row: SessionRow, now: impl Fn(PlayerId) -> PlayerId) -> (SessionId, SettledSession) {
    let ahead = row.players.iter();
    let ahead = ahead.filter(|one| row.leaders.contains(&one.id));
    let ahead = ahead.map(|one| (one.name.to_string(), row.points(one)));
    let ahead = ahead.collect();
    let evening = Evening {
        title: row.title,
        started: row.started,
        game: row.game.to_string(),
        stands: Stands {
            hands: row.hands,
            ended: row.ended.is_some(),
            ahead,
            together: row.together,
        },
    };
    let people = row.players.into_iter();
    let sitting = SettledSession {
        evening,
        scheme: row.scheme_name.to_string(),
        people: people
            .map(|one| (one.player, now(one.player), one.name.to_string()))
            .collect(),
    };
    (row.id, sitting)
}
