//! The standing of a session, with everyone's money.

use super::{Payouts, SettleError, is_paid_as_played, payouts};
use crate::ledger::{
    Ledger, PlayerStanding, SchemeLabel, SessionSummary, Standing, first_line, seat_of,
};
use std::sync::Arc;

impl SessionSummary {
    /// The summary of a session that is not deleted.
    pub fn of(ledger: &Ledger) -> Self {
        let session = ledger.session();
        Self {
            id: session.id,
            started: session.started,
            scheme: Arc::new(SchemeLabel::of(&session.scheme)),
            deleted: None,
            standing: Standing::of(ledger),
            damaged: false,
        }
    }
}

impl Standing {
    /// Computes the state and totals of a session.
    pub fn of(ledger: &Ledger) -> Self {
        Self::with(ledger, &payouts(ledger))
    }

    /// The same from the session's payouts, which are known already.
    pub fn with(ledger: &Ledger, payouts: &Result<Option<Payouts>, SettleError>) -> Self {
        let session = ledger.session();
        let leaders = ledger.leaders_unless_level();
        let owed = !matches!(payouts, Ok(None)) && !is_paid_as_played(ledger);
        let payouts = payouts.as_ref().ok().and_then(Option::as_ref);
        let money = |at| payouts.and_then(|all| Some((all.currency, *all.rounded.get(at)?)));
        let people = session.participants.iter().zip(ledger.totals());
        let players = people.zip(counts(ledger)).zip(ledger.places()).enumerate();
        let players = players.map(
            |(at, (((who, points), (hands, deals)), rank))| PlayerStanding {
                id: who.id,
                player: who.player,
                name: who.name.as_str().into(),
                points,
                hands,
                deals,
                leads: leaders.contains(&at),
                rank,
                money: money(at),
                odd: payouts.is_some_and(|all| all.odd.contains(&at)),
                seat: seat_of(&session.seats, who.id),
            },
        );
        Self {
            title: session.title.clone(),
            note: first_line(&session.note),
            ended: session.ended,
            hands: session.hands.len(),
            last_hand: session.hands.last().map(|hand| hand.at),
            together: ledger.has_sides(),
            owed,
            players: players.collect(),
        }
    }
}

/// Number of hands played and dealt by each participant, in order of joining.
fn counts(ledger: &Ledger) -> Vec<(u32, u32)> {
    let session = ledger.session();
    let mut counts = vec![(0, 0); session.participants.len()];
    for (hand, played) in session.hands.iter().zip(ledger.played()) {
        for (seat, out) in played.outcome.out.iter() {
            let place = hand.seats.get(seat.index());
            if let Some(place) = place.and_then(|id| session.position(*id)) {
                let (hands, deals): &mut (u32, u32) = &mut counts[place];
                *hands += u32::from(!out);
                *deals += u32::from(seat == played.outcome.dealer);
            }
        }
    }
    counts
}
