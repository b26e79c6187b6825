//! Completes an entered record with its implied dealer, cards and trump.

use super::{EditError, ParticipantId, Session, clean_text};
use crate::games::{self, Adjustment, Carry, HandRecord, NextDeal, Table};
use crate::scheme::{ContractTrump, Rules, Scheme};
use crate::seat::Seat;

/// The setting in which a hand is dealt.
pub(super) struct DealContext<'a> {
    /// The participants by seat.
    pub(super) seats: &'a [ParticipantId],
    /// The dealer, unless given in the record.
    pub(super) dealer: Seat,
    /// The carry before it.
    pub(super) carry: Carry,
}

impl DealContext<'_> {
    /// The table.
    pub(super) fn table(&self) -> Table {
        Table {
            seats: self.seats.len(),
            dealer: self.dealer,
        }
    }
}

/// Fills in the implied dealer, cards and trump, and normalises texts.
pub(super) fn complete_record(
    session: &Session,
    context: &DealContext,
    record: HandRecord<ParticipantId>,
    index: usize,
) -> Result<HandRecord<ParticipantId>, EditError> {
    let seats = context.seats;
    let table = context.table();
    let by_seat = seated(session, seats, &record, index)?;
    let deal =
        games::next_deal(&session.scheme, &context.carry, table, &by_seat).map_err(|error| {
            EditError::Hand {
                number: index + 1,
                error,
            }
        })?;
    let mut adjust = record.adjust;
    for adjustment in adjust.iter_mut().flatten() {
        adjustment.reason = clean_text(&adjustment.reason);
    }
    Ok(HandRecord {
        dealer: Some(seats[deal.dealer.index()]),
        out: written_out(&deal, seats),
        cards: record.cards.or(Some(deal.cards)),
        trump: record.trump.or(deal
            .trump
            .filter(|_| has_the_hands_trump(&session.scheme, &by_seat))),
        note: record
            .note
            .map(|note| clean_text(&note))
            .filter(|note| !note.is_empty()),
        adjust: adjust.filter(|all| !all.is_empty()),
        ..record
    })
}

/// Adjustments for participants without a seat in the hand, such as a late player's starting points. They count in
/// totals but in no hand's score.
pub(super) fn adjustments_without_seat<'a>(
    session: &'a Session,
    seats: &'a [ParticipantId],
    record: &'a HandRecord<ParticipantId>,
) -> impl Iterator<Item = &'a Adjustment<ParticipantId>> {
    let known = |id| session.participant(id).is_some();
    record
        .adjust
        .iter()
        .flatten()
        .filter(move |one| !seats.contains(&one.player) && known(one.player))
}

/// The record by seat instead of participant, without adjustments for participants who have no seat in the hand.
pub(super) fn seated(
    session: &Session,
    seats: &[ParticipantId],
    record: &HandRecord<ParticipantId>,
    index: usize,
) -> Result<HandRecord<Seat>, EditError> {
    if adjustments_without_seat(session, seats, record)
        .next()
        .is_some()
    {
        let mut own = record.clone();
        if let Some(adjust) = &mut own.adjust {
            adjust.retain(|one| {
                seats.contains(&one.player) || session.participant(one.player).is_none()
            });
        }
        own.adjust = own.adjust.filter(|adjust| !adjust.is_empty());
        return seated(session, seats, &own, index);
    }
    record.try_map(|id| {
        let seat = seats.iter().position(|other| other == id);
        seat.and_then(Seat::new).ok_or_else(|| {
            let name = session
                .participant(*id)
                .map_or_else(|| id.to_string(), |found| found.name.clone());
            EditError::NotSeated {
                number: index + 1,
                name,
            }
        })
    })
}

fn written_out(deal: &NextDeal, seats: &[ParticipantId]) -> Option<Vec<ParticipantId>> {
    let out: Vec<_> = deal
        .out
        .iter()
        .filter(|(_, out)| *out)
        .map(|(seat, _)| seats[seat.index()])
        .collect();
    Some(out).filter(|out| !out.is_empty())
}

/// Whether the scheme's fixed trump applies to the hand. It does not if the hand was passed out, or in a contract
/// without trumps or with the declarer's choice.
fn has_the_hands_trump(scheme: &Scheme, record: &HandRecord<Seat>) -> bool {
    match &scheme.rules {
        Rules::Contracts(rules) => {
            let contract = record.contract.as_deref().and_then(|id| rules.contract(id));
            contract.is_some_and(|contract| contract.trump == ContractTrump::TurnUp)
        }
        Rules::ExactBid(_) => record.bids.is_some(),
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => false,
    }
}

/// The record by participant instead of seat; [`EditError::Stale`] if it names an empty seat.
pub(super) fn unseated(
    seats: &[ParticipantId],
    record: &HandRecord<Seat>,
) -> Result<HandRecord<ParticipantId>, EditError> {
    record.try_map(|seat| seats.get(seat.index()).copied().ok_or(EditError::Stale))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_seat_in_a_record_is_stale() {
        let seats = [7, 8].map(ParticipantId);
        let dealt_by = |seat: usize| -> HandRecord<Seat> {
            serde_json::from_value(serde_json::json!({ "dealer": seat })).unwrap()
        };
        assert_eq!(
            unseated(&seats, &dealt_by(1)).map(|record| record.dealer),
            Ok(Some(seats[1]))
        );
        assert_eq!(unseated(&seats, &dealt_by(2)), Err(EditError::Stale));
    }
}
