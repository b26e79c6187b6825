//! Importing bundles.

use super::import::Importer;
use super::import_diverged::{Newer, newer, others, with_id};
use super::preview::{ImportOutcome, PaymentChange, PreviewKind};
use crate::app::{AppError, Result, season};
use crate::exchange::Fault;
use crate::exchange::bundle::{self, Rules};
use crate::ledger::{
    Merges, OpenHand, Paid, Payments, PlayerId, PlayerMerge, Stored, TakeBack, co_players,
};
use crate::scheme::document;
use crate::store::{BaseScheme, HouseRules, ImportedChange, StoreError};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead, BufReader, Read, Seek, Write};

/// Number of bytes of a bundle copied in memory; a longer one is copied to a temporary file.
const BUFFER_SIZE: usize = 1 << 20;

/// A reader that copies what it reads to a writer.
struct CopyingReader<R, W>(R, W);

impl<R: Read, W: Write> Read for CopyingReader<R, W> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.0.read(to)?;
        self.1.write_all(&to[..read])?;
        Ok(read)
    }
}

impl Importer<'_> {
    /// Imports a bundle. It is read twice, as its players and merges follow the sessions that need them: the second time
    /// from a copy, because the file may change, or be a pipe. Sessions that began at one time are imported at its end.
    ///
    /// # Errors
    /// The bundle is invalid, or the database cannot be read. Faults of a session are part of the preview.
    pub(super) fn take_bundle(&mut self, file: impl BufRead) -> Result<()> {
        let path = self.path;
        let fail = AppError::import(path);
        let mut copy = tempfile::spooled_tempfile(BUFFER_SIZE);
        let here = self.db.all_sessions()?.concat();
        self.here
            .extend(here.iter().map(|one| (one.started, one.id)));
        let copying = BufReader::new(CopyingReader(file, &mut copy));
        let bundle = bundle::read(copying, |_, whole| {
            let session = &whole.session;
            self.file.sessions.insert((session.started, session.id));
            let everybody = whole.everybody().map(|one| one.player);
            self.file.players.extend(everybody);
            Ok(())
        });
        let bundle = bundle.map_err(fail)?;
        if !bundle.merges.is_empty() {
            // By their own ids: the file may separate players merged here.
            for (one, others) in co_players(&here, |id| id) {
                let pairs = others.into_iter().map(|other| [one, other]);
                self.met.extend(pairs);
            }
        }
        let people = bundle.people.iter();
        let people: BTreeMap<_, _> = people.map(|one| (one.id, one.name.clone())).collect();
        self.file.players.extend(people.keys());
        for person in bundle.people {
            let since = person.named.unwrap_or_else(|| self.files.clock.now());
            self.ensure_player(person.id, &person.name, since)?;
            if person.named.is_some() {
                self.rename_player(person.id, &person.name, since)?;
            }
        }
        let there = bundle.merges.iter();
        let there: Merges = there.map(|merge| (merge.player, merge.into)).collect();
        self.leave_names(&there);
        self.match_names()?;
        copy.rewind().map_err(StoreError::from)?;
        let mut together = Vec::new();
        let taken = bundle::read(BufReader::new(copy), |line, whole| {
            let stopped = self.work.check_stopped();
            stopped.map_err(|error| Fault::Unreadable(error.to_string()))?;
            if others(&self.file.sessions, &whole.session).is_empty() {
                self.take_or_fault(line, whole);
            } else {
                together.push((line, whole));
            }
            Ok(())
        });
        taken.map_err(fail)?;
        self.take_together(together)?;
        self.line = None;
        self.take_merges(bundle.merges, &there, &people)?;
        for rules in bundle.rules {
            self.take_rules(rules)?;
        }
        let listed = season::kept(self.db)?;
        for season in bundle.seasons {
            let people = [self.db.people()?, &self.merge.people];
            let found = people.map(|people| people.imported_season(&season));
            // One of two with the same name has a number here.
            let here = listed.iter().find(|one| one.id == season.id);
            let names = [String::new(), here.unwrap_or(&season).name.clone()];
            self.note_version(found, PreviewKind::NewSeason, names);
            self.merge.people.add_season(&season)?;
        }
        self.take_payments(bundle.paid, bundle.taken_back)
    }

    /// Imports payments, each with its line, and the undone ones.
    fn take_payments(&mut self, paid: Vec<(u64, Paid)>, undone: Vec<TakeBack>) -> Result<()> {
        let known = self.merge.people.payments();
        let mut all = known.clone();
        for (line, paid) in paid {
            if let Some(message) = self.fault(&paid, all.paid.get(&paid.id)) {
                let error = Fault::Bundle(message.to_owned()).at(line);
                self.wrong(AppError::import(self.path)(error));
            } else {
                all.paid.entry(paid.id).or_insert(paid);
            }
        }
        let ids: BTreeSet<_> = all.ids().chain(undone.iter().map(|row| row.id)).collect();
        for row in undone {
            if ids.contains(&row.of) {
                all.taken_back.entry(row.id).or_insert(row);
            } else {
                let id = row.of.to_string();
                self.wrong(AppError::NoPayment(id));
            }
        }
        self.note_payments(&known, &all);
        self.preview.payments += all.paid.len() - known.paid.len();
        let at = self.by.at;
        Ok(self.merge.people.add_payments(&all, at)?)
    }

    /// Imports merges of players, with these names in the bundle.
    fn take_merges(
        &mut self,
        merges: Vec<PlayerMerge>,
        there: &Merges,
        people: &BTreeMap<PlayerId, String>,
    ) -> Result<()> {
        let names = |player, into| Some([people.get(&player)?.clone(), people.get(&into)?.clone()]);
        let mut made = Vec::new();
        for merge in merges {
            let Some(both) = names(merge.player, merge.into) else {
                continue;
            };
            let made_now = self.merge_players(merge, there)?;
            let [one, other] = [merge.player, merge.into].map(|id| self.current_player(id));
            match made_now {
                Some((player, into)) if self.was_here(player) => {
                    let both = names(player, into).unwrap_or(both);
                    made.push(PreviewKind::Merged(both, [player, into]));
                }
                None if one != other => self.push(PreviewKind::NotMerged(both)),
                _ => {}
            }
        }
        for id in there.keys() {
            if let Some((player, into)) = self.turn(*id, there)?
                && let Some(both) = names(player, into)
            {
                made.push(PreviewKind::Merged(both, [player, into]));
            }
        }
        for what in made {
            self.push(what);
        }
        Ok(())
    }

    /// Adds to the preview the payments known here or from earlier files that the file undoes, restores or has a second
    /// time.
    fn note_payments(&mut self, known: &Payments, all: &Payments) {
        let (now, then) = (known.standing(), all.standing());
        let mut changed = Vec::new();
        for one in known.paid.values() {
            match (now.contains(&one.id), then.contains(&one.id)) {
                (true, false) => changed.push((one, PaymentChange::Undone)),
                (false, true) => changed.push((one, PaymentChange::Restored)),
                _ => {}
            }
        }
        let in_force = all.paid.values().filter(|one| then.contains(&one.id));
        let (here, there): (Vec<Paid>, Vec<Paid>) = in_force
            .map(|one| self.current(one))
            .partition(|one| known.paid.contains_key(&one.id));
        let is_here = |one: &&Paid| here.iter().any(|other| other.pays_the_same(one));
        let twice = there.iter().filter(is_here);
        changed.extend(twice.map(|one| (one, PaymentChange::Twice)));
        for (paid, change) in changed {
            let name = |id| self.name(self.current_player(id));
            let names = [name(paid.from), name(paid.to)];
            self.push(PreviewKind::Payment(names, paid.clone(), change));
        }
    }

    /// A payment between the players as they are merged now.
    fn current(&self, paid: &Paid) -> Paid {
        Paid {
            from: self.current_player(paid.from),
            to: self.current_player(paid.to),
            ..paid.clone()
        }
    }

    /// What is wrong with a payment, by what is known under its id.
    fn fault(&self, paid: &Paid, known: Option<&Paid>) -> Option<&'static str> {
        let people = &self.merge.people;
        let mut players = [paid.from, paid.to].into_iter();
        if players.any(|id| people.player(id).is_none()) {
            return Some("the payment names a person who is not in the bundle");
        }
        let differs = known.is_some_and(|known| self.current(known) != self.current(paid));
        differs.then_some("the payment differs from the one already known")
    }

    /// Imports house rules. The reader of bundles has checked their document.
    fn take_rules(&mut self, rules: Rules) -> Result<()> {
        let rules = HouseRules {
            id: rules.id,
            base: rules.base.map(|(id, name)| BaseScheme { id, name }),
            created: rules.changed,
            changed: rules.changed,
            scheme: document::parse(&rules.document)?,
        };
        let people = [self.db.people()?, &self.merge.people];
        let found = people.map(|people| people.imported_rules(&rules));
        let names = [&rules.scheme.id, &rules.scheme.name].map(String::clone);
        self.note_version(found, PreviewKind::NewRules, names);
        Ok(self.merge.people.add_rules(&rules)?)
    }

    /// Adds to the preview what becomes of house rules or a season of the file, by what is here and what earlier files
    /// have too: `new` of those that neither has.
    fn note_version(
        &mut self,
        found: [ImportedChange; 2],
        new: fn(String) -> PreviewKind,
        [id, name]: [String; 2],
    ) {
        use ImportedChange::{Added, IdTaken, Older, Replaced};
        let item = match found {
            [Older, _] | [Added, Older | Replaced] => return,
            [IdTaken, _] | [_, IdTaken] => PreviewKind::OtherRules([id, name]),
            [Added, _] => new(name),
            [Replaced, _] => PreviewKind::Replaced(name),
        };
        self.push(item);
    }

    /// Imports a whole session, or records what is wrong with it.
    pub(super) fn take_or_fault(&mut self, line: u64, whole: Stored) {
        self.line = Some(line);
        if let Err(error) = self.take_whole(whole) {
            self.wrong(error);
        }
    }

    /// Imports a whole session: stores a new one as it is, and appends the missing log rows to a known one.
    pub(super) fn take_whole(&mut self, whole: Stored) -> Result<()> {
        let (started, id) = (whole.session.started, whole.session.id);
        for who in whole.everybody() {
            self.ensure_player(who.player, &who.name, started)?;
        }
        self.match_names()?;
        let known = match self.known(id) {
            Err(AppError::Store(StoreError::Deleted(_))) => {
                self.note(&whole.session, ImportOutcome::Deleted, None);
                return Ok(());
            }
            known => known?,
        };
        // The file has a hand in place of the open one here.
        let open = OpenHand::default();
        let Some(here) = known else {
            if let Some(of) = self.first_here(&whole) {
                return self.take_whole(with_id(whole, of));
            }
            self.note(&whole.session, ImportOutcome::New, None);
            return self.spool(&whole.session, &whole.log, &open, None);
        };
        let known = &here.0.session;
        if !known.is_version_of(&whole.session) {
            let error = Fault::OtherSession(id).at(self.line.unwrap_or_default());
            return Err(AppError::import(self.path)(error));
        }
        match self.newer(&here.0, &whole) {
            Some(Newer::Longer) => {
                self.note(&whole.session, ImportOutcome::Longer, Some(known));
                self.spool(&whole.session, &whole.log, &open, here.1)
            }
            Some(Newer::File) => self.take_file(&whole, here),
            Some(Newer::Known) => {
                self.note(&whole.session, ImportOutcome::Known, None);
                Ok(())
            }
            None => self.import_diverged(whole, here),
        }
    }

    /// The newer of two versions of a session; `None` if they diverged.
    pub(super) fn newer(&self, known: &Stored, file: &Stored) -> Option<Newer> {
        // Older versions wrote local ids for players known here.
        let player = |player| self.current_player(player);
        let [known, file] = [known, file].map(|one| one.clone().with_players(player));
        newer(&known, &file)
    }
}
