//! The deal of the hand entered or corrected.

use super::{chosen, player};
use crate::games::entry::{Ask, Entry};
use crate::games::{NextDeal, next_deal};
use crate::ledger::SessionEditor;
use crate::scheme::OpeningLead;
use crate::seat::Seat;

/// The dealer of the hand entered or corrected.
pub(in crate::view) fn dealer(editor: &SessionEditor) -> Option<Seat> {
    deal(editor, &editor.entry()).map(|deal| deal.dealer)
}

/// That deal, with the leader by the contract bid so far.
pub(super) fn deal(editor: &SessionEditor, entry: &Entry) -> Option<NextDeal> {
    let scheme = &editor.ledger().session().scheme;
    let contract = chosen(scheme, entry);
    let leads = contract.is_some_and(|contract| contract.leads == OpeningLead::Declarer);
    let declarer = player(entry, Ask::Declarer).filter(|_| leads);
    let (carry, table) = editor.hand_context();
    let deal = next_deal(scheme, &carry, table, &entry.said).ok()?;
    Some(NextDeal {
        eldest: declarer.unwrap_or(deal.eldest),
        ..deal
    })
}
