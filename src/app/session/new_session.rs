//! Starting a session from the user's choices.

use crate::app::{AppError, Clock, Result};
use crate::ledger::{
    Ledger, NameError, Participant, ParticipantId, PlayerId, Session, SessionId, Terms, clean_name,
    clean_text,
};
use crate::money::Stake;
use crate::scheme::Scheme;
use crate::settle::check_stake;

/// The parameters of a new session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The scheme, stored in the session.
    pub scheme: Scheme,
    /// The names of the players in seat order, clockwise.
    pub names: Vec<String>,
    /// The seat of the first dealer, counted from 0; `None` for the last seat.
    pub first_dealer: Option<usize>,
    /// The stake; `None` for no stake.
    pub stake: Option<Stake>,
    /// The settlement.
    pub terms: Terms,
    /// The session's title; may be empty.
    pub title: String,
}

impl NewSession {
    /// Builds the session without hands; its players are not yet matched to the roster.
    ///
    /// # Errors
    /// The names, first dealer, stake or title are invalid.
    pub fn draft(self, clock: &dyn Clock) -> Result<Session> {
        AppError::check_players(self.names.len(), self.scheme.at_table)?;
        if let Some(stake) = self.stake {
            check_stake(&self.scheme, &[], stake)?;
        }
        let participant = |name: &String| {
            Ok(Participant {
                id: ParticipantId(clock.id()),
                player: PlayerId(clock.id()),
                name: clean_name(name)?,
            })
        };
        let participants = self.names.iter().map(participant);
        let participants = participants.collect::<Result<Vec<_>, NameError>>()?;
        let first_dealer = self.first_dealer.unwrap_or(participants.len() - 1);
        let first_dealer = participants.get(first_dealer).map(|one| one.id);
        let session = Session {
            id: SessionId(clock.id()),
            title: clean_text(&self.title),
            note: String::new(),
            started: clock.now(),
            terms: self.terms,
            scheme: self.scheme,
            seats: participants.iter().map(|one| one.id).collect(),
            participants,
            first_dealer: first_dealer.ok_or(AppError::FirstDealer)?,
            stake: self.stake,
            begun_with: Vec::new(),
            hands: Vec::new(),
            ended: None,
        };
        // The ledger checks the remaining rules.
        Ledger::open(session.clone())?;
        Ok(session)
    }
}
