//! Who is known while files are read: everybody on the roster, and who has come in the files so far.
//!
//! People are ids. Somebody with an id that nobody here has is somebody else, unless he has the name of somebody here: then
//! he counts as that one, which can be taken back. Two who are both in one file, and so two who sit at one table in it, are
//! never taken for one.

use crate::ledger::{HouseRulesId, PlayerId, SeasonId, name_key};
use crate::store::{AppAct, AppEdit, Database, LoggedName, Player, StoreError};
use chrono::{DateTime, FixedOffset};
use std::collections::{BTreeMap, BTreeSet};

/// Who is known.
#[derive(Debug, Default)]
pub(in crate::app) struct Roster {
    /// Everybody by id, each with the key of the name.
    pub(in crate::app) known: BTreeMap<PlayerId, String>,
    /// Of each name, who has it that counts as nobody else.
    by_key: BTreeMap<String, PlayerId>,
    /// Who counts as whom.
    pub(in crate::app) now: BTreeMap<PlayerId, PlayerId>,
    /// Who is in the file that is being read, as they are counted.
    pub(in crate::app) file: BTreeSet<PlayerId>,
    /// Who was not on the roster.
    pub(in crate::app) new: Vec<Player>,
    /// Who of them counts as whom from now on.
    pub(in crate::app) merges: Vec<(PlayerId, PlayerId)>,
    /// Who was ever merged with whom here, be it that they were parted since.
    merged: BTreeSet<[PlayerId; 2]>,
    /// What people are named here, and since when.
    named: BTreeMap<PlayerId, LoggedName>,
    /// When something was done to house rules last.
    rules: BTreeMap<HouseRulesId, DateTime<FixedOffset>>,
    /// When a season was kept or forgotten last.
    seasons: BTreeMap<SeasonId, DateTime<FixedOffset>>,
    /// Those who were taken for one because of their name: the name, and who counts as whom.
    pub(in crate::app) by_name: Vec<(String, PlayerId, PlayerId)>,
}

impl Roster {
    /// What a database knows.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub(in crate::app) fn of(db: &mut Database) -> Result<Self, StoreError> {
        let mut known = Self {
            now: db.people_now()?,
            named: db.named()?,
            ..Self::default()
        };
        for player in db.everybody()? {
            let key = name_key(&player.name);
            if !known.now.contains_key(&player.id) {
                known.by_key.insert(key.clone(), player.id);
            }
            known.known.insert(player.id, key);
        }
        for row in db.app_log()? {
            let AppAct::Do(edit) = row.act else { continue };
            if let AppEdit::MergePlayers { player, into } = edit {
                known.merged.insert([player.min(into), player.max(into)]);
            } else if let Some(rules) = edit.house_rules() {
                known.rules.insert(rules, row.at);
            } else if let AppEdit::KeepSeason { season, .. } | AppEdit::ForgetSeason { season } =
                edit
            {
                known.seasons.insert(season, row.at);
            }
        }
        Ok(known)
    }

    /// Whether somebody was called this since later than what he is called here.
    pub(in crate::app) fn is_news(&self, id: PlayerId, named: &LoggedName) -> bool {
        let here = self.named.get(&id);
        here.is_some_and(|here| here.name != named.name && here.since < named.since)
    }

    /// Whether house rules were changed since anything was done to them here.
    pub(super) fn is_newer(&self, rules: HouseRulesId, changed: DateTime<FixedOffset>) -> bool {
        self.rules.get(&rules).is_none_or(|here| *here < changed)
    }

    /// Whether a season was kept since anything was done to it here.
    pub(super) fn is_later(&self, season: SeasonId, kept: DateTime<FixedOffset>) -> bool {
        self.seasons.get(&season).is_none_or(|here| *here < kept)
    }

    /// Lets somebody count as somebody else, as a file has it, unless they were merged here before.
    pub(in crate::app) fn merge(&mut self, player: PlayerId, into: PlayerId) {
        let both = [player.min(into), player.max(into)];
        let known = |id| self.known.contains_key(&id);
        if known(player)
            && known(into)
            && self.now(player) != self.now(into)
            && self.merged.insert(both)
        {
            self.merges.push((player, into));
            let (player, into) = (self.now(player), self.now(into));
            self.now.insert(player, into);
        }
    }

    /// Who somebody is as people are counted.
    pub(in crate::app) fn now(&self, id: PlayerId) -> PlayerId {
        let mut now = id;
        for _ in 0..=self.now.len() {
            match self.now.get(&now) {
                Some(next) => now = *next,
                None => break,
            }
        }
        now
    }

    /// Sees to it that somebody is known who is in a file under this name.
    pub(in crate::app) fn meet(&mut self, id: PlayerId, name: &str, since: DateTime<FixedOffset>) {
        if self.known.contains_key(&id) {
            return;
        }
        let key = name_key(name);
        self.new.push(Player {
            id,
            name: name.to_owned(),
            created: since,
        });
        self.known.insert(id, key.clone());
        let twin = self.by_key.get(&key).copied().map(|twin| self.now(twin));
        let Some(twin) = twin.filter(|twin| !self.file.contains(twin)) else {
            self.by_key.entry(key).or_insert(id);
            self.file.insert(id);
            return;
        };
        // On every device the same one of the two, whoever was there first.
        let (player, into) = (id.max(twin), id.min(twin));
        self.merges.push((player, into));
        self.now.insert(player, into);
        self.by_key.insert(key, into);
        self.by_name.push((name.to_owned(), player, into));
        self.file.extend([id, twin]);
    }
}
