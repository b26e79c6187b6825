//! The players known while files are read: the roster, and those of the files so far.
//!
//! Players are ids. An unknown id is a new player, unless a player here has the same name: then the two are merged,
//! which can be undone. Two players of one file, and so of one table, are never merged, so names are matched once all
//! players of the file are known. If two of one table were merged here before, they are separated.

use super::import::Importer;
use super::preview::PreviewKind;
use crate::ledger::{Merges, Participant, PlayerId, PlayerMerge, current_player, name_key};
use crate::store::{Player, StoreError};
use chrono::{DateTime, FixedOffset};
use std::collections::BTreeSet;

impl Importer<'_> {
    /// Gives a player the name in a file, if that is another one and later.
    pub(super) fn rename_player(
        &mut self,
        id: PlayerId,
        name: &str,
        since: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        let was = self.merge.people.rename_player(id, name, since)?;
        if let Some(was) = was.map(|was| name_key(&was))
            && self.by_key.get(&was) == Some(&id)
        {
            self.by_key.remove(&was);
            self.by_key.entry(name_key(name)).or_insert(id);
        }
        Ok(())
    }

    /// Whether a player was known before the current file.
    pub(in crate::app) fn was_here(&self, id: PlayerId) -> bool {
        self.merge.people.player(id).is_some() && !self.file.added.contains(&id)
    }

    /// Merges a player into another, as recorded in a file with these merges, unless they are one player, sat at one
    /// table, or were separated here. Returns who was merged into whom.
    ///
    /// Of merged players the same one stays on every device: one whom neither the file nor the roster merges into
    /// another; among several, or if there is none, the one with the lowest id.
    pub(in crate::app) fn merge_players(
        &mut self,
        merge: PlayerMerge,
        there: &Merges,
    ) -> Result<Option<(PlayerId, PlayerId)>, StoreError> {
        let of_file = [merge.player, merge.into];
        let now = of_file.map(|id| self.current_player(id));
        // Players separated here stay so: no match by name has to give way.
        let mut pairs = [of_file, now].into_iter();
        if now[0] == now[1] || pairs.any(|pair| self.merge.people.were_merged(pair)) {
            return Ok(None);
        }
        let Some(contradicting) = self.contradicting(of_file) else {
            return Ok(None);
        };
        for PlayerMerge { player, into, .. } in contradicting {
            let names = [player, into].map(|id| self.name(id));
            self.file.items.push(PreviewKind::Separated(names));
            self.merge.people.separate(player, self.by);
        }
        let merged_there = |id| {
            let next = |id: &PlayerId| there.get(id).copied();
            std::iter::successors(Some(id), next)
                .take(there.len() + 1)
                .count()
        };
        let mut now = of_file.map(|id| self.current_player(id));
        now.sort_by_key(|id| (merged_there(*id), *id));
        let [into, player] = now;
        let merge = PlayerMerge {
            player,
            into,
            ..merge
        };
        let people = &mut self.merge.people;
        let made = people.merge_players(of_file, merge, self.by.at)?;
        Ok(made.then_some((player, into)))
    }

    /// The merges by name that have to be undone before two players can be one: without them nobody is merged with
    /// somebody whom they met. `None` if the two met, or are merged by hand with two who met.
    fn contradicting(&self, both: [PlayerId; 2]) -> Option<Vec<PlayerMerge>> {
        let people = &self.merge.people;
        let (by_name, by_hand): (Vec<_>, Vec<_>) =
            people.all_merges().partition(|merge| merge.by_name);
        let by_hand = by_hand.iter().map(|merge| (merge.player, merge.into));
        let mut merges: Merges = by_hand.collect();
        let mut merge = |pair: [PlayerId; 2]| {
            let now = pair.map(|id| current_player(&merges, id));
            let met = |pair: &[PlayerId; 2]| pair.map(|id| current_player(&merges, id)) == now;
            let may = now[0] == now[1] || !self.met.iter().any(met);
            if may && now[0] != now[1] {
                merges.insert(now[0], now[1]);
            }
            may
        };
        if !merge(both) {
            return None;
        }
        let contradicting = |found: &PlayerMerge| !merge([found.player, found.into]);
        Some(by_name.into_iter().filter(contradicting).collect())
    }

    /// If the player for whom `player` stands here is merged in the file, and one with a lower id stays there: has that
    /// one stay here too. Returns both.
    pub(in crate::app) fn turn(
        &mut self,
        player: PlayerId,
        there: &Merges,
    ) -> Result<Option<(PlayerId, PlayerId)>, StoreError> {
        let (here, stays) = (self.current_player(player), current_player(there, player));
        let same = self.current_player(stays) == here;
        if !same || stays >= here || !there.contains_key(&here) {
            return Ok(None);
        }
        self.merge.people.turn_merge(here, stays, self.by)?;
        Ok(Some((here, stays)))
    }

    /// Separates those at one imported table who were merged with each other, as two people.
    pub(in crate::app) fn separate(&mut self, table: &[Participant]) {
        let mut table: Vec<&Participant> = table.iter().collect();
        table.sort_by_key(|one| one.player);
        for (nth, one) in table.iter().enumerate() {
            for other in &table[nth + 1..] {
                let pair = [one.player, other.player];
                self.met.extend([pair, [other.player, one.player]]);
                let [now, also] = pair.map(|id| self.current_player(id));
                if one.player == other.player || now != also {
                    continue;
                }
                // The merge of the later id, unless the earlier one was merged into that player.
                let mut without = self.merge.people.merges();
                let is_later = without.remove(&other.player).is_some()
                    && current_player(&without, one.player) != other.player;
                let player = if is_later { other } else { one }.player;
                self.merge.people.separate(player, self.by);
                let names = [one.name.clone(), other.name.clone()];
                self.file.items.push(PreviewKind::Separated(names));
            }
        }
    }

    /// A player's name; empty if there is none.
    pub(super) fn name(&self, id: PlayerId) -> String {
        let known = self.merge.people.player(id);
        known.map(|known| known.name.clone()).unwrap_or_default()
    }

    /// The player an id currently stands for.
    pub(in crate::app) fn current_player(&self, id: PlayerId) -> PlayerId {
        self.merge.people.current_player(id)
    }

    /// Ensures that a player of the file is known. Who else has this name is found by [`Self::match_names`].
    pub(in crate::app) fn ensure_player(
        &mut self,
        id: PlayerId,
        name: &str,
        since: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.file.players.insert(id);
        let player = Player {
            id,
            name: name.to_owned(),
            created: since,
        };
        if self.merge.people.ensure_player(player)? {
            self.file.added.insert(id);
            self.file.unmatched.push(id);
        }
        Ok(())
    }

    /// Leaves out the names of those whom the file merged with others when names are matched: a merged player is somebody
    /// else of the file, and one into whom a player known here is merged is known by id.
    pub(super) fn leave_names(&mut self, there: &Merges) {
        let known = there.keys().filter(|id| self.was_here(**id));
        let known: BTreeSet<_> = known.map(|id| current_player(there, *id)).collect();
        self.file
            .unmatched
            .retain(|id| !there.contains_key(id) && !known.contains(id));
    }

    /// Merges the new players of the file with those of the same name who are nobody else in it.
    pub(super) fn match_names(&mut self) -> Result<(), StoreError> {
        let new = std::mem::take(&mut self.file.unmatched);
        if new.is_empty() {
            return Ok(());
        }
        let file = self.file.players.iter();
        let mut file: BTreeSet<_> = file.map(|id| self.current_player(*id)).collect();
        for id in new {
            let name = self.name(id);
            let key = name_key(&name);
            let twin = self.by_key.get(&key);
            let twin = twin.map(|twin| self.current_player(*twin));
            let Some(twin) = twin.filter(|twin| !file.contains(twin)) else {
                self.by_key.entry(key).or_insert(id);
                continue;
            };
            // Merge into the lower id, so that all devices agree.
            let (player, into) = (id.max(twin), id.min(twin));
            let found = PlayerMerge {
                player,
                into,
                by_name: true,
            };
            let people = &mut self.merge.people;
            people.merge_players([player, into], found, self.by.at)?;
            self.by_key.insert(key, into);
            let merge = PreviewKind::SameName(name, [player, into]);
            self.file.items.push(merge);
            file.extend([id, twin]);
        }
        Ok(())
    }
}
