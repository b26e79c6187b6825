//! Standings.

use super::{Ledger, Participant, ParticipantId, seat_of};
use crate::games::Side;
use crate::scheme::exact_bid::Winner;
use crate::scheme::{Rules, Scheme, SettleMode};
use crate::seat::Seat;

impl Ledger {
    /// Who ever sat in a hand or has points brought forward, in the order of [`super::Session::participants`].
    pub fn ever_sat(&self) -> Vec<bool> {
        let session = self.session();
        let chairs = self.chairs_of_all();
        let mut sat: Vec<bool> = chairs.into_iter().map(|chair| chair.is_some()).collect();
        for place in session
            .begun_with
            .iter()
            .filter_map(|(who, _)| session.position(*who))
        {
            sat[place] = true;
        }
        sat
    }

    /// Each participant's rank, counted from 1, in the order of [`super::Session::participants`]; `None` for those who
    /// never sat.
    ///
    /// Ties share the better rank and the next rank is skipped. Partners share the rank of their side; a player who
    /// gave up a seat has the rank of its side. Unless [`Self::has_sides`], every player is ranked individually.
    pub fn places(&self) -> Vec<Option<usize>> {
        if self.has_sides() {
            let leader = self.carry().sides.leader();
            let sides = self.sides().into_iter();
            let ahead: Vec<_> = sides
                .map(|side| side.map(|side| Some(side) == leader))
                .collect();
            return ranked(&ahead, false);
        }
        let scores: Vec<_> = self
            .totals()
            .into_iter()
            .zip(self.ever_sat())
            .map(|(total, sat)| sat.then_some(total))
            .collect();
        ranked(&scores, lowest_wins(&self.session().scheme))
    }

    /// Whether sides are ranked rather than players: nobody has changed sides, or games are settled, not points.
    pub fn has_sides(&self) -> bool {
        let session = self.session();
        let rules = &session.scheme.rules;
        let by_points = rules.rubber().is_none()
            && matches!(
                session.terms.settle,
                SettleMode::PerPoint | SettleMode::Difference | SettleMode::None
            );
        rules.sides().is_some() && !(by_points && self.sides_are_mixed())
    }

    /// Whether somebody has played for both sides, or sits on the other side for the next hand.
    fn sides_are_mixed(&self) -> bool {
        let session = self.session();
        let hands = session.hands.iter();
        let mut seatings: Vec<_> = hands.map(|hand| &*hand.seats).collect();
        seatings.push(&session.seats);
        // Most hands have the seats of the one before.
        seatings.dedup();
        let seats = seatings.into_iter();
        let seats = seats.flat_map(|seats| Seat::all(seats.len()).zip(seats));
        let mut sides: Vec<(ParticipantId, usize)> = seats
            .map(|(seat, id)| (*id, Side::of(seat).index()))
            .collect();
        sides.sort_unstable();
        sides.dedup();
        sides.windows(2).any(|two| two[0].0 == two[1].0)
    }

    /// The last side of each participant, in the order of [`super::Session::participants`]; `None` for those who never
    /// sat.
    fn sides(&self) -> Vec<Option<Side>> {
        let chairs = self.chairs_of_all();
        chairs
            .into_iter()
            .map(|chair| chair.map(Side::of))
            .collect()
    }

    /// The side of each participant, in the order of [`super::Session::participants`]: of their seat, or of the last one
    /// they had.
    pub(crate) fn sides_of_all(&self) -> Vec<Option<Side>> {
        let session = self.session();
        let people = session.participants.iter().zip(self.sides());
        let side = |(one, last): (&Participant, Option<Side>)| {
            let seat = seat_of(&session.seats, one.id);
            seat.map(Side::of).or(last)
        };
        people.map(side).collect()
    }

    /// The last seat of each participant, in the order of [`super::Session::participants`]; before the first hand, their
    /// seat if points are brought forward. `None` for those who never sat.
    fn chairs_of_all(&self) -> Vec<Option<Seat>> {
        let session = self.session();
        let mut chairs = vec![None; session.participants.len()];
        // Searching from the last hand usually ends at once.
        let hands = session.hands.iter().rev().map(|hand| &hand.seats);
        let begun = session.hands.is_empty() && !session.begun_with.is_empty();
        for seats in hands.chain(begun.then_some(&session.seats)) {
            if chairs.iter().all(Option::is_some) {
                break;
            }
            for (seat, id) in Seat::all(seats.len()).zip(seats) {
                let place = session.position(*id);
                if let Some(chair @ None) = place.and_then(|place| chairs.get_mut(place)) {
                    *chair = Some(seat);
                }
            }
        }
        chairs
    }

    /// The winners or leaders, in the order of [`super::Session::participants`]; empty if all who sat are level.
    pub fn leaders_unless_level(&self) -> Vec<usize> {
        let leaders = self.leaders();
        let sat = self.ever_sat().into_iter().filter(|sat| *sat).count();
        if leaders.len() == sat {
            Vec::new()
        } else {
            leaders
        }
    }

    /// Those with rank 1, in the order of [`super::Session::participants`]; empty before the first hand.
    pub fn leaders(&self) -> Vec<usize> {
        let places = self.places().into_iter().enumerate();
        places
            .filter(|(_, place)| *place == Some(1))
            .map(|(position, _)| position)
            .collect()
    }
}

/// Ranks by score, counted from 1.
fn ranked<T: Copy + Ord>(scores: &[Option<T>], lowest_wins: bool) -> Vec<Option<usize>> {
    let better = |one: T, other: T| {
        if lowest_wins {
            one < other
        } else {
            one > other
        }
    };
    let above = |own: T| {
        scores
            .iter()
            .copied()
            .flatten()
            .filter(|other| better(*other, own))
            .count()
    };
    scores
        .iter()
        .map(|score| score.map(|own| above(own) + 1))
        .collect()
}

/// Whether the lowest total wins under this scheme.
pub(crate) fn lowest_wins(scheme: &Scheme) -> bool {
    match &scheme.rules {
        Rules::Contracts(_) | Rules::OddTrick(_) | Rules::PartnershipBid(_) => false,
        Rules::ExactBid(rules) => rules.winner == Winner::Lowest,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_better_place() {
        let scores = [Some(3), None, Some(-1), Some(3), Some(7)];
        assert_eq!(
            ranked(&scores, false),
            [Some(2), None, Some(4), Some(2), Some(1)]
        );
        assert_eq!(
            ranked(&scores, true),
            [Some(2), None, Some(1), Some(2), Some(4)]
        );
    }
}
