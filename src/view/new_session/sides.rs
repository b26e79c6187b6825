//! The switches of Whist, Bid Whist, and games with high and low hands.

use super::row::{Rows, one};
use crate::scheme::odd_trick::OddTrick;

/// Makes the last switch, the game target, also set the losing score, if the scheme's losing score is the negated
/// target.
pub(super) fn follow_target(rows: &mut Rows, kept: &OddTrick) {
    if kept.goal.lose_at != kept.goal.target.map(|target| -target) {
        return;
    }
    let row = rows.switches.last_mut().into_iter();
    for value in row.flat_map(|row| &mut row.values) {
        let lost = value.does.iter();
        let lost: Vec<_> = lost.map(|(_, n)| one("lose-at", format!("-{n}"))).collect();
        value.does.extend(lost.concat());
    }
}
