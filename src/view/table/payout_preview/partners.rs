//! All four bid, with partners: bid against tricks, for the player asked now.

use crate::games::allowed_partnership_bids;
use crate::games::entry::Entry;
use crate::scheme::partnership_bid::PartnershipBid;
use crate::seat::{Direction, Seat};
use crate::view::table::steps::bids::bid;
use crate::view::what_if::{Grid, Trial, partners};

/// The side's score for each bid and number of tricks, with the partner taking what he bid; before that is known, he
/// bids the least.
pub(super) fn table(next: &Trial, rules: &PartnershipBid, own: Seat, entry: &Entry) -> Grid {
    let partner = bid(entry, own.after(2, Direction::Clockwise, 4));
    let partner = partner.unwrap_or(partners::least(rules));
    let grid = partners::grid(next, rules, own, partner);
    let said = bid(entry, own);
    let row = allowed_partnership_bids(rules)
        .iter()
        .position(|one| Some(*one) == said);
    match row.zip(said) {
        Some((row, said)) => grid.with_boxed_cell(row, said.tricks().into()),
        None => grid,
    }
}
