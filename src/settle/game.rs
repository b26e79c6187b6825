//! Sessions settled as one game, by the final totals.

use super::SettleError;
use super::rounding::{Shares, whole};
use crate::money::Stake;

/// A game so far.
pub(super) struct Game {
    stake: Stake,
    /// Whether the leaders take the pot; otherwise ranks are paid.
    pot: bool,
    /// Who has sat in it, by participant.
    sat: Vec<bool>,
    /// Hands so far.
    pub(super) hands: usize,
}

impl Game {
    /// A game in which nobody has sat yet.
    pub(super) fn new(stake: Stake, pot: bool, people: usize) -> Self {
        Self {
            stake,
            pot,
            sat: vec![false; people],
            hands: 0,
        }
    }

    /// Counts these participants as seated.
    pub(super) fn sit(&mut self, seated: &[usize]) {
        for place in seated {
            self.sat[*place] = true;
        }
    }

    /// The shares if it ends with these totals, counted as this many games; totals of participants who came after the
    /// last hand are missing.
    pub(super) fn shares(
        &self,
        totals: &[i64],
        lowest_wins: bool,
        games: u8,
    ) -> Result<Shares, SettleError> {
        let score = |place: usize| {
            let total = totals.get(place).copied().map_or(0, i128::from);
            // If the lowest total wins, compare negated totals.
            if lowest_wins { -total } else { total }
        };
        let sat = (0..self.sat.len()).filter(|place| self.sat[*place]);
        let scores: Vec<(usize, i128)> = sat.map(|place| (place, score(place))).collect();
        let best = scores.iter().map(|(_, score)| *score).max();
        let count = |test: &dyn Fn(i128) -> bool| {
            let scores = scores.iter().filter(|(_, score)| test(*score));
            whole(scores.count())
        };
        let leaders = count(&|score| Some(score) == best);
        // The stakes won, each in this many parts.
        let parts = if self.pot { leaders.max(1) } else { 1 };
        let won = |own: i128| match self.pot {
            // Everyone antes one stake and the leaders share the pot.
            true if Some(own) == best => whole(scores.len()) - leaders,
            true => -leaders,
            // One stake goes from each player to each player ranked above, none between ties.
            false => count(&|other| other < own) - count(&|other| other > own),
        };
        let minor = i128::from(self.stake.minor()) * i128::from(games);
        let gains = scores
            .iter()
            .map(|(place, own)| (*place, won(*own) * minor));
        let mut shares = Shares::none(self.sat.len());
        shares.add(gains, i128::from(self.stake.points()) * parts)?;
        Ok(shares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Currency;

    #[test]
    fn the_lowest_total_takes_the_pot_and_the_first_place_if_it_wins() {
        let stake = Stake::new(10, 1, Currency::CHIPS).unwrap();
        for (pot, lowest_wins, wanted) in [
            (true, false, [-10, 20, 0, -10]),
            (true, true, [20, -10, 0, -10]),
            (false, false, [-20, 20, 0, 0]),
            (false, true, [20, -20, 0, 0]),
        ] {
            let mut game = Game::new(stake, pot, 4);
            game.sit(&[0, 1, 3]);
            let (rounded, odd) = game
                .shares(&[-3, 5, 0, 2], lowest_wins, 1)
                .unwrap()
                .rounded()
                .unwrap();
            assert_eq!(
                (rounded, odd),
                (wanted.map(crate::money::Money).to_vec(), vec![]),
                "{pot} {lowest_wins}"
            );
        }
    }
}
