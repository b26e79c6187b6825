//! Starting a session from the user's choices.

use crate::app::{AppError, Clock, Result};
use crate::ledger::{
    Ledger, NameError, Participant, ParticipantId, PlayerId, Session, SessionId, Terms, clean_name,
    clean_text,
};
use crate::money::Stake;
use crate::scheme::{SettleMode, document};
use crate::settle::check_stake;

/// The parameters of a new session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewSession {
    /// The scheme's document, stored in the session.
    pub document: String,
    /// The names of the players in seat order, clockwise.
    pub names: Vec<String>,
    /// The seat of the first dealer, counted from 0; `None` for the last seat.
    pub first_dealer: Option<usize>,
    /// The stake; `None` for no stake.
    pub stake: Option<Stake>,
    /// The settlement; `None` for the scheme's default.
    pub settle: Option<SettleMode>,
    /// The session's title; may be empty.
    pub title: String,
    /// Whether the table pays after every hand.
    pub paid_each_hand: bool,
    /// Whether a hand counts for a player who sits it out.
    pub sits_out_counts: bool,
}

impl NewSession {
    /// Builds the session without hands; its players are not yet matched to the roster.
    ///
    /// # Errors
    /// The document, names, first dealer, stake or title are invalid.
    pub fn draft(self, clock: &dyn Clock) -> Result<Session> {
        let scheme = document::parse(&self.document)?;
        AppError::check_players(self.names.len(), scheme.at_table)?;
        self.stake
            .map_or(Ok(()), |stake| check_stake(&scheme, &[], stake))?;
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
            terms: Terms {
                settle: self.settle.unwrap_or(scheme.settle),
                paid_each_hand: self.paid_each_hand,
                sits_out_counts: self.sits_out_counts,
            },
            scheme,
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
