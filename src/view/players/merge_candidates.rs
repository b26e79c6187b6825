//! Candidates for a merge: players who never sat at the same table as this player.

use super::super::Message;
use super::super::page::MergeCandidate;
use super::Known;
use crate::ledger::{PlayerId, names_alike};
use std::collections::BTreeSet;

/// The players who may be the same person, similar names first. `co_players` are those who shared a table.
pub fn merge_candidates(
    known: &[Known],
    who: &Known,
    co_players: &BTreeSet<PlayerId>,
) -> Vec<MergeCandidate> {
    let may_be = |other: &&Known| other.id != who.id && !co_players.contains(&other.id);
    let twin = |other: &Known| MergeCandidate {
        id: other.id,
        name: other.name.clone(),
        note: names_alike(&who.name, &other.name).then_some(Message::PlayersAlikeNote),
        says: Message::players_merge_says(&who.name, &other.name),
    };
    let mut all: Vec<MergeCandidate> = known.iter().filter(may_be).map(twin).collect();
    all.sort_by_key(|twin| twin.note.is_none());
    all
}
