//! Who deals a hand, and who is dealt cards.

use super::{HandError, HandRecord, Table};
use crate::scheme::Scheme;
use crate::seat::{MAX_SEATS, PerSeat, Seat};

/// Who deals, and who is dealt cards. Small, for every hand that is played asks it a dozen times.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    pub(super) dealer: Seat,
    /// How many sit at the table.
    seats: u8,
    /// A bit for each seat that sits out, the first seat's the lowest.
    out: u16,
}

impl Deal {
    /// How many sit at the table.
    pub(super) fn seats(self) -> usize {
        usize::from(self.seats)
    }

    /// Whether a seat is dealt no cards.
    pub(super) fn is_out(self, seat: Seat) -> bool {
        self.out >> seat.index() & 1 == 1
    }

    /// Who is dealt no cards.
    pub(super) fn out(self) -> PerSeat<bool> {
        PerSeat::from_fn(self.seats(), |seat| self.is_out(seat))
    }

    /// How many are dealt cards.
    pub(super) fn playing(self) -> usize {
        Seat::all(self.seats())
            .filter(|seat| !self.is_out(*seat))
            .count()
    }

    /// The seat that speaks first: the next after the dealer that is dealt cards.
    pub(super) fn eldest(self, scheme: &Scheme) -> Seat {
        self.speaking(scheme).next().unwrap_or(self.dealer)
    }

    /// The last to speak of those who are dealt cards.
    pub(super) fn last(self, scheme: &Scheme) -> Option<Seat> {
        let (dealer, seats) = (self.dealer, self.seats());
        (0..seats)
            .map(|steps| dealer.after(seats - steps, scheme.direction, seats))
            .find(|seat| !self.is_out(*seat))
    }

    /// Those who are dealt cards in the order in which they speak, the dealer last.
    pub(super) fn speaking(self, scheme: &Scheme) -> impl Iterator<Item = Seat> {
        let (deal, direction) = (self, scheme.direction);
        (1..=deal.seats())
            .map(move |steps| deal.dealer.after(steps, direction, deal.seats()))
            .filter(move |seat| !deal.is_out(*seat))
    }

    /// The seat, where it is dealt cards.
    ///
    /// # Errors
    /// Where it is not, or there is no such seat at this table.
    pub(super) fn plays(self, seat: Seat) -> Result<Seat, HandError> {
        let seat = self.sits(seat)?;
        if self.is_out(seat) {
            Err(HandError::SitsOut(seat))
        } else {
            Ok(seat)
        }
    }

    /// The seat, where this table has it.
    fn sits(self, seat: Seat) -> Result<Seat, HandError> {
        let seats = self.seats();
        if seat.index() < seats {
            Ok(seat)
        } else {
            Err(HandError::NoSuchSeat { seats })
        }
    }

    fn leave_out(&mut self, seat: Seat) {
        self.out |= 1 << seat.index();
    }
}

/// The deal of a hand at a table.
///
/// # Errors
/// Where such a table cannot be dealt a hand of this scheme.
pub(super) fn deal(
    scheme: &Scheme,
    table: Table,
    hand: &HandRecord<Seat>,
) -> Result<Deal, HandError> {
    if !scheme.at_table.contains(table.seats) {
        return Err(HandError::WrongTable {
            seats: table.seats,
            least: scheme.at_table.least,
            most: scheme.at_table.most,
        });
    }
    let mut deal = Deal {
        dealer: hand.dealer.unwrap_or(table.dealer),
        seats: u8::try_from(table.seats.min(MAX_SEATS)).unwrap_or(0),
        out: 0,
    };
    deal.sits(deal.dealer)?;
    match &hand.out {
        Some(named) => {
            for seat in named {
                if deal.is_out(deal.sits(*seat)?) {
                    return Err(HandError::Twice {
                        key: "out",
                        seat: *seat,
                    });
                }
                deal.leave_out(*seat);
            }
        }
        // A list with a value for each who plays says by itself who does not.
        None if scheme.rules.exact_bid().is_some() && has_blanks(hand) => {
            for (seat, bid) in Seat::all(deal.seats()).zip(hand.bids.iter().flatten()) {
                if bid.is_none() {
                    deal.leave_out(seat);
                }
            }
        }
        // One more at the table than are dealt cards: the dealer sits out.
        None if deal.seats() > usize::from(scheme.players.most) => deal.leave_out(deal.dealer),
        None => {}
    }
    let playing = deal.playing();
    if scheme.players.contains(playing) {
        Ok(deal)
    } else {
        Err(HandError::WrongPlayers {
            playing,
            least: scheme.players.least,
            most: scheme.players.most,
        })
    }
}

fn has_blanks(hand: &HandRecord<Seat>) -> bool {
    hand.bids.iter().flatten().any(Option::is_none)
}
