//! What the application's log comes to: who is on the roster, who counts as whom, what was paid, which house rules there
//! are, and which sessions are in the bin.
//!
//! The tables of people, payments and house rules are this and nothing else. [`check`] compares them with it, and
//! [`rebuild`] makes them anew.

use super::app_log::{self, AppAct, AppEdit, AppRow};
use super::house_rules::{self, Kept};
use super::merges::{self, Merges};
use super::open::{reading, writing};
use super::sealing::parts;
use super::sessions;
use super::{Base, Database, HouseRules, Payments, Player, StoreError, payments, players};
use crate::ledger::{EditId, HouseRulesId, Paid, PaymentId, PlayerId, SessionId, TakeBack};
use crate::scheme::document;
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};

/// What the application's log comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct People {
    players: BTreeMap<PlayerId, Player>,
    merges: Merges,
    paid: BTreeMap<PaymentId, Paid>,
    taken_back: BTreeMap<PaymentId, TakeBack>,
    rules: BTreeMap<HouseRulesId, Rules>,
    /// Sessions in the bin, each with since when.
    binned: BTreeMap<SessionId, DateTime<FixedOffset>>,
    /// Every session that was ever put down, and when it began where that is known.
    begun: BTreeMap<SessionId, Option<DateTime<FixedOffset>>>,
    /// Since when everybody has the name that they have.
    named: BTreeMap<PlayerId, DateTime<FixedOffset>>,
    /// What refers to somebody or something that the log knows nothing of, so that it is in no table.
    lost: Vec<PaymentId>,
}

/// House rules as the log has made them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rules {
    base: Option<Base>,
    document: String,
    created: DateTime<FixedOffset>,
    changed: DateTime<FixedOffset>,
    /// Since when they are in the bin.
    deleted: Option<DateTime<FixedOffset>>,
}

impl People {
    /// What these rows come to, one after the other.
    pub(super) fn of(rows: &[AppRow]) -> Self {
        let mut people = Self::default();
        let mut edits: BTreeMap<EditId, &AppEdit> = BTreeMap::new();
        for row in rows {
            match &row.act {
                AppAct::Do(edit) => {
                    edits.insert(row.id, edit);
                    people.follow(edit, true, row.at);
                }
                AppAct::Undo(target) | AppAct::Redo(target) => {
                    if let Some(edit) = edits.get(target) {
                        people.follow(edit, matches!(row.act, AppAct::Redo(_)), row.at);
                    }
                }
            }
            people.take_back(&row.taken_back);
        }
        people.settle();
        people
    }

    /// Makes one change, forwards or backwards.
    fn follow(&mut self, edit: &AppEdit, forwards: bool, at: DateTime<FixedOffset>) {
        match edit {
            AppEdit::AddPlayer { player } => {
                if !self.players.contains_key(&player.id) {
                    self.named.insert(player.id, player.created);
                    self.players.insert(player.id, player.clone());
                }
            }
            AppEdit::BeginSession { session, started } => {
                self.begun.insert(*session, Some(*started));
            }
            AppEdit::Receive { paid, taken_back } => {
                self.pay(paid);
                self.take_back(taken_back);
            }
            // An undo says by its own rows what it takes back.
            AppEdit::Pay { paid } => self.pay(paid),
            AppEdit::TakeBack { taken_back } => self.take_back(taken_back),
            AppEdit::RenamePlayer {
                player,
                before,
                after,
            } => {
                if let Some(player) = self.players.get_mut(player) {
                    player
                        .name
                        .clone_from(if forwards { after } else { before });
                    self.named.insert(player.id, at);
                }
            }
            AppEdit::MergePlayers { player, into } => {
                if forwards {
                    self.merges.insert(*player, *into);
                } else {
                    self.merges.remove(player);
                }
            }
            AppEdit::AddHouseRules {
                rules,
                base,
                document,
            } => {
                let new = Rules {
                    base: base.clone(),
                    document: document.clone(),
                    created: at,
                    changed: at,
                    deleted: None,
                };
                self.rules.entry(*rules).or_insert(new).deleted = (!forwards).then_some(at);
            }
            AppEdit::ChangeHouseRules {
                rules,
                before,
                after,
            } => {
                if let Some(rules) = self.rules.get_mut(rules) {
                    rules
                        .document
                        .clone_from(if forwards { after } else { before });
                    rules.changed = at;
                }
            }
            AppEdit::DeleteHouseRules { rules } => {
                if let Some(rules) = self.rules.get_mut(rules) {
                    rules.deleted = forwards.then_some(at);
                }
            }
            AppEdit::DeleteSession { session } => self.bin(*session, forwards.then_some(at)),
            AppEdit::Import { sessions } => {
                for session in sessions {
                    self.begun.entry(*session).or_insert(None);
                    self.bin(*session, (!forwards).then_some(at));
                }
            }
        }
    }

    fn pay(&mut self, paid: &[Paid]) {
        for one in paid {
            self.paid.entry(one.id).or_insert_with(|| one.clone());
        }
    }

    fn take_back(&mut self, rows: &[TakeBack]) {
        for row in rows {
            self.taken_back.entry(row.id).or_insert(*row);
        }
    }

    fn bin(&mut self, session: SessionId, since: Option<DateTime<FixedOffset>>) {
        match since {
            Some(since) => {
                self.binned.entry(session).or_insert(since);
            }
            None => {
                self.binned.remove(&session);
            }
        }
    }

    /// Leaves out what refers to nobody, and of two house rules of one id the later: rows of two logs may have come together.
    fn settle(&mut self) {
        let known = |id: &PlayerId| self.players.contains_key(id);
        self.merges
            .retain(|player, into| known(player) && known(into));
        let (paid, lost): (BTreeMap<_, _>, BTreeMap<_, _>) = std::mem::take(&mut self.paid)
            .into_iter()
            .partition(|(_, one)| known(&one.from) && known(&one.to));
        self.paid = paid;
        self.lost = lost.into_keys().collect();
        let there = |id: &PaymentId, rows: &BTreeMap<PaymentId, TakeBack>| {
            self.paid.contains_key(id) || rows.contains_key(id)
        };
        // One row may take back another that is lost.
        loop {
            let rows = &self.taken_back;
            let lost = rows.values().find(|row| !there(&row.of, rows));
            let Some(lost) = lost.map(|row| row.id) else {
                break;
            };
            self.taken_back.remove(&lost);
            self.lost.push(lost);
        }
        let mut ids = BTreeSet::new();
        let mut live: Vec<&mut Rules> = self
            .rules
            .values_mut()
            .filter(|rules| rules.deleted.is_none())
            .collect();
        live.sort_by_key(|rules| rules.created);
        for rules in live {
            let id = document::parse(&rules.document).map(|scheme| scheme.id);
            if !id.is_ok_and(|id| ids.insert(id)) {
                rules.deleted = Some(rules.changed);
            }
        }
    }

    /// What the tables hold.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] where a row is not as it was written.
    fn read(conn: &Connection) -> Result<Self, StoreError> {
        let players: Vec<Player> = players::each(conn)?.into_iter().collect::<Result<_, _>>()?;
        let Payments { paid, taken_back } = payments::read_all(conn)?;
        let rules = house_rules::everything(conn)?.into_iter().map(|kept| {
            let HouseRules {
                id,
                base,
                created,
                changed,
                scheme,
            } = kept.rules;
            let rules = Rules {
                base,
                document: scheme.document,
                created,
                changed,
                deleted: kept.deleted.and_then(instant),
            };
            (id, rules)
        });
        Ok(Self {
            players: players.into_iter().map(|one| (one.id, one)).collect(),
            merges: merges::read_all(conn)?,
            paid: paid.into_iter().map(|one| (one.id, one)).collect(),
            taken_back: taken_back.into_iter().map(|row| (row.id, row)).collect(),
            rules: rules.collect(),
            ..Self::default()
        })
    }
}

/// An instant of which the offset is not kept.
fn instant(millis: i64) -> Option<DateTime<FixedOffset>> {
    DateTime::from_timestamp_millis(millis).map(|at| at.fixed_offset())
}

/// What in the tables of people, payments and house rules is other than what the log comes to. Nothing is said where the
/// log or a table cannot be read, which is said of their rows.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    let unreadable = |error: &StoreError| {
        matches!(
            error,
            StoreError::Damaged { .. }
                | StoreError::NewerDocument { .. }
                | StoreError::BadRules { .. }
        )
    };
    if matches!(app_log::read_from(conn, 0), Err(error) if unreadable(&error)) {
        return Ok(Vec::new());
    }
    let rows = match app_log::read_all(conn) {
        // One between two others is gone.
        Err(error) if unreadable(&error) => return Ok(vec![error]),
        rows => rows?,
    };
    let here = match People::read(conn) {
        Err(error) if unreadable(&error) => return Ok(Vec::new()),
        here => here?,
    };
    let told = People::of(&rows);
    let mut faults = Vec::new();
    differing("players", &told.players, &here.players, &mut faults);
    differing("merges", &told.merges, &here.merges, &mut faults);
    differing("payments", &told.paid, &here.paid, &mut faults);
    differing(
        "taken_back",
        &told.taken_back,
        &here.taken_back,
        &mut faults,
    );
    for id in &told.lost {
        faults.push(damaged("payments", id));
    }
    let ids: BTreeSet<_> = told.rules.keys().chain(here.rules.keys()).collect();
    for id in ids {
        let (wanted, found) = (told.rules.get(id), here.rules.get(id));
        // Those in the bin are purged in the end.
        let purged = found.is_none() && wanted.is_some_and(|rules| rules.deleted.is_some());
        if wanted != found && !purged {
            faults.push(StoreError::UnexplainedRules(*id));
        }
    }
    Ok(faults)
}

fn damaged(table: &'static str, id: &dyn ToString) -> StoreError {
    StoreError::Damaged {
        table,
        row: id.to_string(),
    }
}

/// Notes each row that one of them has and the other has not, or has another way.
fn differing<K: Ord + ToString, V: PartialEq>(
    table: &'static str,
    told: &BTreeMap<K, V>,
    here: &BTreeMap<K, V>,
    faults: &mut Vec<StoreError>,
) {
    let ids: BTreeSet<&K> = told.keys().chain(here.keys()).collect();
    let wrong = ids.into_iter().filter(|id| told.get(id) != here.get(id));
    faults.extend(wrong.map(|id| damaged(table, id)));
}

/// Makes the tables of people, payments and house rules anew from the log, and puts sessions into the bin that are there by
/// the log; gives how many payments are in no table because somebody in them is unknown.
///
/// # Errors
/// Where the log cannot be read, or nothing can be written.
pub(super) fn rebuild(conn: &Connection) -> Result<usize, StoreError> {
    let told = People::of(&app_log::read_all(conn)?);
    // Sessions name people who are gone until they come again.
    conn.pragma_update(None, "defer_foreign_keys", true)?;
    conn.execute_batch(
        "DELETE FROM house_rules; DELETE FROM merges; DELETE FROM payments; DELETE FROM taken_back;
         DELETE FROM players",
    )?;
    for player in told.players.values() {
        players::insert(conn, player)?;
    }
    for (player, into) in &told.merges {
        merges::insert(conn, *player, *into)?;
    }
    for paid in told.paid.values() {
        payments::add(conn, paid)?;
    }
    for row in told.taken_back.values() {
        payments::add_take_back(conn, *row)?;
    }
    payments::count(conn)?;
    for (id, rules) in told.rules {
        let Ok(scheme) = document::parse(&rules.document) else {
            continue;
        };
        let deleted = rules.deleted.map(parts).transpose()?;
        let kept = Kept {
            rules: HouseRules {
                id,
                base: rules.base,
                created: rules.created,
                changed: rules.changed,
                scheme,
            },
            deleted: deleted.map(|(millis, _)| millis),
        };
        house_rules::write(conn, &kept)?;
    }
    Ok(told.lost.len())
}

/// Somebody as the log has him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The name that was given, whoever else has it.
    pub name: String,
    /// Since when.
    pub since: DateTime<FixedOffset>,
}

/// Calls somebody what he is called elsewhere since later than what he is called here, unless somebody else has that name.
pub(super) fn learn_name(
    conn: &Connection,
    player: PlayerId,
    named: &Named,
) -> Result<(), StoreError> {
    let told = People::of(&app_log::read_all(conn)?);
    let (Some(known), Some(since)) = (told.players.get(&player), told.named.get(&player)) else {
        return Ok(());
    };
    if known.name == named.name || *since >= named.since {
        return Ok(());
    }
    match players::rename(conn, player, &known.name, &named.name) {
        Err(StoreError::NameTaken { .. }) => Ok(()),
        Err(error) => Err(error),
        Ok(()) => {
            let edit = AppEdit::RenamePlayer {
                player,
                before: known.name.clone(),
                after: named.name.clone(),
            };
            app_log::learn(conn, named.since, edit)
        }
    }
}

impl Database {
    /// What everybody who was ever put on the roster was named last, and since when.
    ///
    /// # Errors
    /// Where the log cannot be read.
    pub fn named(&mut self) -> Result<BTreeMap<PlayerId, Named>, StoreError> {
        let told = People::of(&app_log::read_all(&*reading(&mut self.conn)?)?);
        let named = told.players.into_values().filter_map(|player| {
            let since = *told.named.get(&player.id)?;
            let name = player.name;
            Some((player.id, Named { name, since }))
        });
        Ok(named.collect())
    }

    /// Makes the tables of people, payments and house rules anew from the log; gives how many payments are in none because
    /// the log knows nothing of somebody in them.
    ///
    /// # Errors
    /// Where the log cannot be read, or nothing can be written.
    pub fn rebuild_people(&mut self) -> Result<usize, StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        let lost = rebuild(&tx)?;
        tx.commit()?;
        Ok(lost)
    }

    /// Takes in rows of an application's log that are not here, and makes the tables that follow from them anew; gives how
    /// many payments are in none.
    ///
    /// # Errors
    /// Where the log cannot be read, or nothing can be written.
    pub fn adopt_log(&mut self, rows: &[AppRow]) -> Result<usize, StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        let here = app_log::read_all(&tx)?;
        let mut ids: BTreeSet<EditId> = here.iter().map(|row| row.id).collect();
        let new = rows.iter().filter(|row| ids.insert(row.id));
        for (seq, row) in (here.len() as u64 + 1..).zip(new) {
            app_log::write(&tx, &AppRow { seq, ..row.clone() })?;
        }
        let lost = rebuild(&tx)?;
        tx.commit()?;
        Ok(lost)
    }

    /// The sessions that the log knows of, that are not in the bin, and are not here; each with when it began where that is
    /// known.
    ///
    /// # Errors
    /// Where the log cannot be read.
    pub fn missing_sessions(
        &mut self,
    ) -> Result<BTreeMap<SessionId, Option<DateTime<FixedOffset>>>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let told = People::of(&app_log::read_all(&tx)?);
        let mut missing = BTreeMap::new();
        for (session, started) in told.begun {
            if !told.binned.contains_key(&session) && sessions::find(&tx, session)?.is_none() {
                missing.insert(session, started);
            }
        }
        Ok(missing)
    }

    /// Puts those sessions into the bin that lie there by the log.
    ///
    /// # Errors
    /// Where the log cannot be read, or nothing can be written.
    pub fn bin_by_log(&mut self) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        for (session, since) in People::of(&app_log::read_all(&tx)?).binned {
            let live = sessions::find(&tx, session)?.filter(|head| head.deleted.is_none());
            if let Some(head) = live {
                sessions::mark(&tx, head, Some(since))?;
            }
        }
        Ok(tx.commit()?)
    }
}
