//! Players who are the same person, and players who sat at one table.

use super::{PlayerId, SessionSummary};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A player who is the same person as another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerMerge {
    /// The player merged.
    pub player: PlayerId,
    /// The player merged into.
    pub into: PlayerId,
    /// Whether an import found that both have one name. Such a merge gives way to one that another device has.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_name: bool,
}

impl PlayerMerge {
    /// A merge that a person makes, of the first player into the second.
    pub fn by_hand([player, into]: [PlayerId; 2]) -> Self {
        Self {
            player,
            into,
            by_name: false,
        }
    }
}

/// Maps each merged player to the one they were merged into.
pub type Merges = BTreeMap<PlayerId, PlayerId>;

/// The current player for this id.
pub fn current_player(merges: &Merges, id: PlayerId) -> PlayerId {
    // Merges have no cycles, and the chain ends even if a file claims one.
    let chain = std::iter::successors(Some(id), |now| merges.get(now).copied());
    chain.take(merges.len() + 1).last().unwrap_or(id)
}

/// Which players sat at a table with each other in these sessions, each pair both ways, by the ids that `now` gives.
pub fn co_players(
    sessions: &[SessionSummary],
    now: impl Fn(PlayerId) -> PlayerId,
) -> BTreeMap<PlayerId, BTreeSet<PlayerId>> {
    let mut all: BTreeMap<PlayerId, BTreeSet<PlayerId>> = BTreeMap::new();
    for session in sessions {
        let players = session.standing.players.iter();
        let table: BTreeSet<_> = players.map(|one| now(one.player)).collect();
        for who in &table {
            let others = table.iter().filter(|other| *other != who);
            all.entry(*who).or_default().extend(others);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_and_circles_of_merges_end() {
        let merges = |pairs: &[(u128, u128)]| -> Merges {
            let pair = |(id, into): &(u128, u128)| (PlayerId(*id), PlayerId(*into));
            pairs.iter().map(pair).collect()
        };
        let chain = merges(&[(3, 5), (9, 5), (8, 7), (6, 9)]);
        for (id, wanted) in [(3, 5), (9, 5), (6, 5), (8, 7), (5, 5), (1, 1)] {
            assert_eq!(
                current_player(&chain, PlayerId(id)),
                PlayerId(wanted),
                "{id}"
            );
        }
        assert!([1, 2].contains(&current_player(&merges(&[(1, 2), (2, 1)]), PlayerId(1)).0));
    }
}
