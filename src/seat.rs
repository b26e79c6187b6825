//! Places at the table and values that stand beside them.
//!
//! Must not know who sits there: names and ids belong to the ledger.

use serde::{Deserialize, Serialize};

/// The most places that one table can have.
///
/// Ten can be dealt cards (Oh Hell with a 52-card deck), and one or two more may be sitting out.
pub const MAX_SEATS: usize = 12;

/// A place at the table in one hand. Seats run clockwise; in fixed pairs 0 and 2 play 1 and 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat at this place, counted from 0; none where a table cannot be that large.
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

    /// The place counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat that is `steps` further on in the direction of play, at a table of so many seats (1 at least).
    #[must_use]
    pub fn after(self, steps: usize, direction: Direction, seats: usize) -> Self {
        let seats = seats.clamp(1, MAX_SEATS);
        // Nearly always there is nothing to divide, and a hand goes round its table many times.
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

/// Which way the deal, the bidding and the play go round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the left, as nearly everywhere.
    #[default]
    Clockwise,
    /// To the right, as the Italian rules of Wist have it.
    Anticlockwise,
}

impl Direction {
    /// The seats of a table in the order of play, from the first on. Twice that is the order of the seats again.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(seats)
            .filter_map(move |seat| Some(Seat::new(0)?.after(seat.index(), self, seats)))
    }
}

/// One value for each seat of a table, held inline.
///
/// Its length is the number of seats, so that two of them from the same hand always match.
#[derive(Clone, Copy, Debug)]
pub struct PerSeat<T> {
    seats: u8,
    values: [T; MAX_SEATS],
}

impl<T: Copy + Default> PerSeat<T> {
    /// The default value at each of so many seats; more than a table can have are left out.
    pub fn new(seats: usize) -> Self {
        let seats = u8::try_from(seats.min(MAX_SEATS)).unwrap_or(0);
        Self {
            seats,
            values: [T::default(); MAX_SEATS],
        }
    }

    /// The value that `f` gives for each seat.
    pub fn from_fn(seats: usize, mut f: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(seats);
        for seat in Seat::all(seats) {
            all.values[seat.index()] = f(seat);
        }
        all
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The value at a seat, or the default one where the table has no such seat.
    pub fn at(&self, seat: Seat) -> T {
        self.as_slice()
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// Puts a value at a seat; nothing happens where the table has no such seat.
    pub fn set(&mut self, seat: Seat, value: T) {
        if seat.index() < self.seats() {
            self.values[seat.index()] = value;
        }
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats()]
    }

    /// Seats with their values, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + '_ {
        Seat::all(self.seats()).map(|seat| (seat, self.at(seat)))
    }

    /// The same seats with other values.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.seats(), |seat| f(self.at(seat)))
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
    fn going_round_comes_home() {
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
    fn the_order_of_play_taken_twice_is_that_of_the_seats() {
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
