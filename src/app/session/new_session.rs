//! Beginning a session: from what somebody chose to facts.

use crate::app::{AppError, Clock};
use crate::ledger::{
    Ledger, NameError, Participant, ParticipantId, PlayerId, Session, SessionId, Terms, clean_name,
    clean_text,
};
use crate::money::Stake;
use crate::scheme::{SettleMode, document};
use crate::settle::check_stake;

/// What somebody chose for a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The scheme's document, frozen into the session as it is.
    pub document: String,
    /// The players in seat order, clockwise, as they are called.
    pub names: Vec<String>,
    /// The seat of who deals the first hand, counted from 0; without it the last one does.
    pub first_dealer: Option<usize>,
    /// What is played for; nothing for honour.
    pub stake: Option<Stake>,
    /// How points become payouts; without it as the scheme has it.
    pub settle: Option<SettleMode>,
    /// What the table calls the session; may be empty.
    pub title: String,
    /// Whether the table pays after every hand.
    pub paid_each_hand: bool,
    /// Whether a hand counts for who sits it out.
    pub sits_out_counts: bool,
}

impl NewSession {
    /// The session with nothing played yet, everybody in it still a stranger to the roster.
    ///
    /// # Errors
    /// Where document, names, first dealer, stake or title are no good.
    pub fn draft(self, clock: &dyn Clock) -> Result<Session, AppError> {
        let scheme = document::parse(&self.document)?;
        if !scheme.at_table.contains(self.names.len()) {
            return Err(AppError::Players {
                found: self.names.len(),
                wanted: scheme.at_table,
            });
        }
        self.stake
            .map_or(Ok(()), |stake| check_stake(&scheme, stake))?;
        let names: Vec<String> = self
            .names
            .iter()
            .map(|name| clean_name(name))
            .collect::<Result<_, NameError>>()?;
        let participant = |name| Participant {
            id: ParticipantId(clock.id()),
            player: PlayerId(clock.id()),
            name,
        };
        let participants: Vec<Participant> = names.into_iter().map(participant).collect();
        let first_dealer = self.first_dealer.unwrap_or(participants.len() - 1);
        let first_dealer = participants
            .get(first_dealer)
            .ok_or(AppError::FirstDealer)?
            .id;
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
            first_dealer,
            stake: self.stake,
            begun_with: Vec::new(),
            hands: Vec::new(),
            ended: None,
        };
        // The books say what else has to hold.
        Ledger::open(session.clone())?;
        Ok(session)
    }
}
