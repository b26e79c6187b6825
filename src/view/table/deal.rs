//! The deal of the hand entered or corrected.

use super::{chosen, pairs, player};
use crate::games::NextDeal;
use crate::games::entry::{Ask, Entry};
use crate::ledger::SessionEditor;
use crate::scheme::OpeningLead;
use crate::seat::Seat;

/// The dealer of the hand entered or corrected.
pub(in crate::view) fn dealer(editor: &SessionEditor) -> Option<Seat> {
    deal(editor, &editor.entry()).map(|deal| deal.dealer)
}

/// That deal, with the leader by the contract bid so far.
pub(super) fn deal(editor: &SessionEditor, entry: &Entry) -> Option<NextDeal> {
    let contract = chosen(&editor.ledger().session().scheme, entry);
    let leads = contract.is_some_and(|contract| contract.leads == OpeningLead::Declarer);
    let declarer = player(entry, Ask::Declarer).filter(|_| leads);
    let dealt = dealt(editor, entry)?;
    Some(NextDeal {
        eldest: declarer.unwrap_or(dealt.eldest),
        ..dealt
    })
}

fn dealt(editor: &SessionEditor, entry: &Entry) -> Option<NextDeal> {
    match editor.correcting() {
        None => editor.ledger().next_deal(&entry.said).ok(),
        Some(index) if editor.inserting() => editor.ledger().inserted_deal(index, &entry.said).ok(),
        Some(index) => {
            let session = editor.ledger().session();
            let outcome = &editor.ledger().played().get(index)?.outcome;
            let hand = session.hands.get(index)?;
            let (seats, way) = (hand.seats.len(), session.scheme.direction);
            let mut others = (1..seats).map(|steps| outcome.dealer.after(steps, way, seats));
            let next = others.find(|seat| !outcome.out.at(*seat));
            // A hand that was passed out has no leader, and where there is bidding the table says who bids first.
            let rules = session.scheme.rules.odd_trick();
            let leader = outcome
                .leader
                .filter(|_| !rules.is_some_and(pairs::bids_first));
            Some(NextDeal {
                dealer: outcome.dealer,
                eldest: leader.or(next)?,
                out: outcome.out,
                trump: entry.said.trump.or(hand.record.trump),
                cards: hand.record.cards?,
            })
        }
    }
}
