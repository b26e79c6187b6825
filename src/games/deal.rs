//! The dealer, and the players dealt cards.

use super::{HandError, HandRecord, Table};
use crate::scheme::Scheme;
use crate::seat::{MAX_SEATS, PerSeat, Seat};

/// The dealer, and the players dealt cards. Compact, because it is computed several times per hand.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    pub(super) dealer: Seat,
    /// The number of seats.
    seats: u8,
    /// A bit mask of the seats that sit out, first seat lowest.
    out: u16,
}

impl Deal {
    /// The number of seats.
    pub(super) fn seats(self) -> usize {
        usize::from(self.seats)
    }

    /// Whether a seat sits out.
    pub(super) fn is_out(self, seat: Seat) -> bool {
        self.out >> seat.index() & 1 == 1
    }

    /// The seats that sit out.
    pub(super) fn out(self) -> PerSeat<bool> {
        PerSeat::from_fn(self.seats(), |seat| self.is_out(seat))
    }

    /// The number of players dealt cards.
    pub(super) fn playing(self) -> usize {
        Seat::all(self.seats())
            .filter(|seat| !self.is_out(*seat))
            .count()
    }

    /// The first to speak: the next after the dealer who is dealt cards.
    pub(super) fn eldest(self, scheme: &Scheme) -> Seat {
        self.bidding_order(scheme).next().unwrap_or(self.dealer)
    }

    /// The last to speak.
    pub(super) fn last(self, scheme: &Scheme) -> Option<Seat> {
        let (dealer, seats) = (self.dealer, self.seats());
        (0..seats)
            .map(|steps| dealer.after(seats - steps, scheme.direction, seats))
            .find(|seat| !self.is_out(*seat))
    }

    /// The players dealt cards in speaking order, the dealer last.
    pub(super) fn bidding_order(self, scheme: &Scheme) -> impl Iterator<Item = Seat> {
        let (deal, direction) = (self, scheme.direction);
        (1..=deal.seats())
            .map(move |steps| deal.dealer.after(steps, direction, deal.seats()))
            .filter(move |seat| !deal.is_out(*seat))
    }

    /// The seat, if it is dealt cards.
    ///
    /// # Errors
    /// It is not, or it does not exist at this table.
    pub(super) fn plays(self, seat: Seat) -> Result<Seat, HandError> {
        let seat = self.sits(seat)?;
        if self.is_out(seat) {
            Err(HandError::SitsOut(seat))
        } else {
            Ok(seat)
        }
    }

    /// The seat, if it exists at this table.
    ///
    /// # Errors
    /// It does not.
    pub(super) fn sits(self, seat: Seat) -> Result<Seat, HandError> {
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

/// The deal of a hand.
///
/// # Errors
/// The dealer or a player sitting out has no seat, a player sits out twice, or such a table cannot play the scheme.
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
        // A list of values by player shows who sits out.
        None if scheme.rules.exact_bid().is_some() && has_blanks(hand) => {
            for (seat, bid) in Seat::all(deal.seats()).zip(hand.bids.iter().flatten()) {
                if bid.is_none() {
                    deal.leave_out(seat);
                }
            }
        }
        // With one player too many, the dealer sits out.
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
