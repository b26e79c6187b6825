//! The switches of Whist, Bid Whist, and games with high and low hands.

use super::row::{Rows, one};
use crate::scheme::odd_trick::OddTrick;

/// Makes the last switch, the game target, also set the losing score, if the scheme's losing score is the negated
/// target.
pub(super) fn follow_target(rows: &mut Rows, kept: &OddTrick) {
    if kept.goal.lose_at != kept.goal.target.map(|target| -target) {
        return;
    }
    let values = rows.switches.last_mut().into_iter();
    for set in values
        .flat_map(|row| &mut row.values)
        .map(|value| &mut value.does)
    {
        let lost: Vec<_> = set
            .iter()
            .flat_map(|(_, n)| one("lose-at", format!("-{n}")))
            .collect();
        set.extend(lost);
    }
}
