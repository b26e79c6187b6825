//! Writing sessions as CSV files and bundles.

use crate::app::{Result, editor};
use crate::exchange::bundle::{Bundle, Person, Rules, Writer};
use crate::exchange::{CsvFormat, Export, ExportError};
use crate::ledger::{Ledger, Paid, PlayerId, SessionId};
use crate::settle::linked_by_payments;
use crate::store::{Database, HouseRules, StoreError};
use crate::task::{Task, Work};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

/// Writes sessions as one CSV file, with one session in memory at a time. If the file has payouts, sessions whose
/// payouts overflow are left out and returned, unless there is only one.
///
/// # Errors
/// A session cannot be read, the file cannot be written, the only session's payouts overflow, or the work is stopped.
pub fn write_table(
    db: &mut Database,
    sessions: &[SessionId],
    form: CsvFormat,
    to: &mut dyn Write,
    work: &Work,
) -> Result<Vec<SessionId>> {
    work.begin(Task::Writing, sessions.len() as u64);
    let mut export = Export::new(to, form)?;
    let mut left_out = Vec::new();
    for session in sessions {
        let ledger = Ledger::open(db.load(*session)?.session)?;
        match export.add(&ledger) {
            // Nothing of this session has been written.
            Err(ExportError::Settle(_)) if sessions.len() > 1 => left_out.push(*session),
            added => added?,
        }
        work.step(1)?;
    }
    export.finish()?;
    Ok(left_out)
}

/// The content of a bundle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bundled {
    /// Its sessions, oldest first.
    pub sessions: Vec<SessionId>,
    /// The number of their hands.
    pub hands: usize,
    /// The number of payments for them.
    pub payments: usize,
}

/// Writes these sessions in full, with their payments and all sessions settled together with them.
///
/// # Errors
/// A session cannot be read, the bundle cannot be written, or the work is stopped.
pub fn write_bundle(
    db: &mut Database,
    sessions: &[SessionId],
    to: &mut dyn Write,
    work: &Work,
) -> Result<Bundled> {
    let mut bundled = Bundled::default();
    let mut payments = db.people()?.payments();
    let rows = db.sessions()?.into_iter();
    let started: BTreeMap<_, _> = rows.map(|row| (row.id, row.started)).collect();
    let sessions = sessions.iter().copied().collect();
    let paid = payments.paid.values();
    let sessions = linked_by_payments(sessions, paid, |id| started.contains_key(id));
    payments.retain(|one| one.has_live_session(&sessions));
    work.begin(Task::Writing, sessions.len() as u64);
    let mut sessions: Vec<_> = sessions.into_iter().collect();
    sessions.sort_by_key(|session| (started.get(session), *session));
    let all = sessions.len() == started.len();
    // House rules and seasons are read first, so that damage to them is reported before anything is written.
    let (rules, mut seasons) = (db.people()?.house_rules(), db.people()?.seasons());
    let rules = rules.into_iter().filter(|_| all);
    let mut rules: Vec<HouseRules> = rules.collect::<Result<_, _>>()?;
    rules.sort_by_key(|rules| rules.id);
    seasons.retain(|_| all);
    seasons.sort_by_key(|one| one.id);
    let mut named = BTreeSet::new();
    let mut writer = Writer::new(to)?;
    for session in sessions {
        let editor = editor(db, session)?;
        let session = editor.ledger().session();
        let added = editor.log().added_participants();
        let everybody = session.participants.iter().chain(added);
        named.extend(everybody.map(|one| one.player));
        bundled.sessions.push(session.id);
        bundled.hands += session.hands.len();
        writer.session(session, editor.log())?;
        work.step(1)?;
    }
    let paid: Vec<(u64, Paid)> = payments.paid.into_values().map(|one| (0, one)).collect();
    named.extend(paid.iter().flat_map(|(_, one)| [one.from, one.to]));
    let people = people(db, named, all)?;
    let rules = rules.into_iter().map(|rules| Rules {
        id: rules.id,
        base: rules.base.map(|base| (base.id, base.name)),
        document: rules.scheme.document,
        changed: rules.changed,
    });
    bundled.payments = paid.len();
    writer.finish(Bundle {
        rules: rules.collect(),
        seasons,
        paid,
        taken_back: payments.taken_back.into_values().collect(),
        ..people
    })?;
    Ok(bundled)
}

/// A bundle of these players, or of all players for a bundle of everything, and their merges.
fn people(
    db: &mut Database,
    mut named: BTreeSet<PlayerId>,
    all: bool,
) -> Result<Bundle, StoreError> {
    let known = db.people()?;
    let merges = known.merges();
    if all {
        named.extend(known.named().map(|(player, _)| player.id));
    }
    // The bundle includes the players they are merged into.
    for mut id in named.clone() {
        while let Some(into) = merges.get(&id)
            && named.insert(*into)
        {
            id = *into;
        }
    }
    let people = known.named();
    let people = people.filter(|(player, _)| named.contains(&player.id));
    let people = people.map(|(player, since)| Person {
        id: player.id,
        name: player.name.clone(),
        named: Some(*since),
    });
    Ok(Bundle {
        people: people.collect(),
        merges: known
            .all_merges()
            .filter(|merge| named.contains(&merge.player))
            .collect(),
        ..Bundle::default()
    })
}
