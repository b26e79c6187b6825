//! Finances with generated names of players and sessions.

use crate::support::minute;
use oddtrick::ledger::{Paid, PlayerId, SchemeLabel, SessionId, SessionSummary, Standing};
use oddtrick::settle::{Finances, SessionPayouts, accounts};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The finances of these results and payments. Every player is named by number; every session exists.
pub(super) fn finances(payouts: &[SessionPayouts], paid: &[Paid]) -> Finances {
    let money = payouts.iter().filter_map(|one| one.money.as_ref());
    let people = money.flat_map(|(_, amounts)| amounts.iter().map(|(who, _)| *who));
    let people = people.chain(paid.iter().flat_map(|one| [one.from, one.to]));
    let named = paid.iter().flat_map(|one| one.sessions.iter().copied());
    let sessions = payouts.iter().map(|one| one.session).chain(named);
    let sessions: BTreeSet<SessionId> = sessions.collect();
    Finances {
        payouts: payouts.to_vec(),
        paid: paid.to_vec(),
        accounts: accounts(payouts, paid).unwrap(),
        sessions: sessions.into_iter().map(evening).collect(),
        roster: people
            .map(|who: PlayerId| (who, who.0.to_string()))
            .collect(),
        ..Finances::default()
    }
}

fn evening(id: SessionId) -> SessionSummary {
    SessionSummary {
        id,
        started: minute(0),
        scheme: Arc::new(SchemeLabel {
            id: "whist".to_owned(),
            game: "whist".into(),
            name: "Whist".to_owned(),
            ..SchemeLabel::default()
        }),
        deleted: None,
        standing: Standing {
            title: "an evening".to_owned(),
            hands: 1,
            ended: Some(minute(0)),
            ..Standing::default()
        },
        damaged: false,
    }
}
