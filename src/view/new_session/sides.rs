//! The switches of Whist, of Bid Whist, and of games with hands that are high or low.

use super::row::{Rows, one};
use crate::scheme::odd_trick::OddTrick;

/// Has each value of the switch that is last, that of the game, say where a side loses as well: where that is at as many
/// below zero, it goes with the game.
pub(super) fn lose_at_as_many(rows: &mut Rows, kept: &OddTrick) {
    if kept.lose_at != kept.target.map(|target| -target) {
        return;
    }
    let values = rows.switches.last_mut().into_iter();
    for set in values
        .flat_map(|row| &mut row.values)
        .map(|value| &mut value.set)
    {
        let lost: Vec<_> = set
            .iter()
            .flat_map(|(_, n)| one("lose-at", format!("-{n}")))
            .collect();
        set.extend(lost);
    }
}
