//! Seats at the table, and one value per seat.
//!
//! Must not use players: names and ids belong to the ledger.

use serde::{Deserialize, Serialize};

/// The maximum number of seats at a table.
///
/// Up to ten are dealt cards (Oh Hell with 52 cards); one or two more may sit out.
pub const MAX_SEATS: usize = 12;

/// A seat at the table in one hand, numbered clockwise. With fixed partners, 0 and 2 play 1 and 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index; `None` from [`MAX_SEATS`] on.
    pub fn new(index: usize) -> Option<Self> {
        u8::try_from(index)
            .ok()
            .filter(|_| index < MAX_SEATS)
            .map(Self)
    }

    /// All seats of a table, clockwise.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats.min(MAX_SEATS)).filter_map(Self::new)
    }

    /// The index, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` further in the direction of play, at a table of `seats` seats (at least 1).
    #[must_use]
    pub fn after(self, steps: usize, direction: Direction, seats: usize) -> Self {
        let seats = seats.clamp(1, MAX_SEATS);
        // Avoids a division, which is rarely needed: this runs many times per hand.
        let within = |place: usize| if place < seats { place } else { place % seats };
        let (here, steps) = (within(self.index()), within(steps));
        let there = match direction {
            Direction::Clockwise => here + steps,
            Direction::Anticlockwise => here + seats - steps,
        };
        let there = if there < seats { there } else { there - seats };
        Self::new(there).unwrap_or(self)
    }
}

/// The direction of deal, bidding and play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the left, the usual direction.
    #[default]
    Clockwise,
    /// To the right, as in the Italian rules of Wist.
    Anticlockwise,
}

impl Direction {
    /// The seats of a table in the order of play, from seat 0. Applied twice, it gives the seats in order.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(seats)
            .filter_map(move |seat| Some(Seat::new(0)?.after(seat.index(), self, seats)))
    }
}

/// One value for each seat of a table, held inline.
///
/// Its length is the number of seats, so that two from the same hand always match.
#[derive(Clone, Copy, Debug)]
pub struct PerSeat<T> {
    seats: u8,
    values: [T; MAX_SEATS],
}

impl<T: Copy + Default> PerSeat<T> {
    /// The default value for each seat; at most [`MAX_SEATS`].
    pub fn new(seats: usize) -> Self {
        let seats = u8::try_from(seats.min(MAX_SEATS)).unwrap_or(0);
        Self {
            seats,
            values: [T::default(); MAX_SEATS],
        }
    }

    /// The value of `f` for each seat.
    pub fn from_fn(seats: usize, mut f: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(seats);
        for seat in Seat::all(seats) {
            all.values[seat.index()] = f(seat);
        }
        all
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The value at a seat; the default if the table has no such seat.
    pub fn at(&self, seat: Seat) -> T {
        self.as_slice()
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// Sets the value at a seat; does nothing if the table has no such seat.
    pub fn set(&mut self, seat: Seat, value: T) {
        if seat.index() < self.seats() {
            self.values[seat.index()] = value;
        }
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats()]
    }

    /// The seats and their values, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + '_ {
        Seat::all(self.seats()).map(|seat| (seat, self.at(seat)))
    }
}

impl<T: Copy + Default + PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq> Eq for PerSeat<T> {}

impl<T: Copy + Default> Default for PerSeat<T> {
    fn default() -> Self {
        Self::new(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_steps_as_seats_return_to_the_start() {
        for seats in 1..=MAX_SEATS {
            for seat in Seat::all(seats) {
                for direction in [Direction::Clockwise, Direction::Anticlockwise] {
                    let mut walked = seat;
                    for _ in 0..seats {
                        walked = walked.after(1, direction, seats);
                    }
                    assert_eq!(walked, seat);
                    assert_eq!(
                        seat.after(seats + 1, direction, seats),
                        seat.after(1, direction, seats)
                    );
                }
                let there = seat.after(1, Direction::Clockwise, seats);
                assert_eq!(there.after(1, Direction::Anticlockwise, seats), seat);
            }
        }
    }

    #[test]
    fn the_order_of_play_is_its_own_inverse() {
        let order =
            |direction: Direction| -> Vec<usize> { direction.round(5).map(Seat::index).collect() };
        assert_eq!(order(Direction::Clockwise), [0, 1, 2, 3, 4]);
        let round = order(Direction::Anticlockwise);
        assert_eq!(round, [0, 4, 3, 2, 1]);
        let twice: Vec<usize> = round.iter().map(|at| round[*at]).collect();
        assert_eq!(twice, [0, 1, 2, 3, 4]);
    }

    #[test]
    fn values_are_compared_by_the_seats_that_exist() {
        let mut three = PerSeat::from_fn(3, super::Seat::index);
        assert_eq!(three.as_slice(), [0, 1, 2]);
        three.set(Seat(7), 9);
        assert_eq!(three, PerSeat::from_fn(3, super::Seat::index));
        assert_ne!(three, PerSeat::from_fn(4, super::Seat::index));
        assert_eq!(three.at(Seat(7)), 0);
    }
}
