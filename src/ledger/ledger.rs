//! A session's facts with all derived values.

use super::hand_facts::{DealContext, adjustments_without_seat, complete_record, seated};
use super::log::check::{check_hand, check_seats, check_session};
use super::{EditError, Hand, ParticipantId, Session};
use crate::games::{self, Carry, HandError, HandRecord, NextDeal, Outcome, Override, Table};
use crate::seat::{PerSeat, Seat};

/// A session with its hands played.
///
/// Always valid: every hand is legal, and no sum overflows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    session: Session,
    played: Vec<PlayedHand>,
}

/// The results of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedHand {
    /// The carry before it.
    pub before: Carry,
    /// Its outcome.
    pub outcome: Outcome,
    /// The carry after it.
    pub after: Carry,
    /// Totals after it, in the order of [`Session::participants`]; those who came later are missing.
    pub totals: Vec<i64>,
}

impl Ledger {
    /// Plays all hands of a session.
    ///
    /// # Errors
    /// The session or one of its hands breaks a rule.
    pub fn open(session: Session) -> Result<Self, EditError> {
        check_session(&session)?;
        let mut ledger = Self {
            session,
            played: Vec::new(),
        };
        ledger.replay(0)?;
        Ok(ledger)
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The results of the hands, in the order of [`Session::hands`].
    pub fn played(&self) -> &[PlayedHand] {
        &self.played
    }

    /// The hand at this index, and its results.
    pub fn hand(&self, index: usize) -> Option<(&Hand, &PlayedHand)> {
        self.session.hands.get(index).zip(self.played.get(index))
    }

    /// The carry to the next hand.
    pub fn carry(&self) -> Carry {
        self.carry_to(self.played.len(), &self.session.seats)
    }

    /// The carry after this many hands, for these seats. Totals in it follow the participant, not the seat.
    fn carry_to(&self, hands: usize, seats: &[ParticipantId]) -> Carry {
        let last = hands.checked_sub(1).map(|last| &self.played[last]);
        let after = last.map_or_else(|| self.carry_to_first(), |last| last.after);
        if !games::counts_totals(&self.session.scheme) {
            return after;
        }
        let totals = last.map_or_else(|| self.begun_with(), |last| last.totals.clone());
        if totals.is_empty() {
            return after;
        }
        let total = |seat: Seat| {
            let place = self.session.position(seats[seat.index()]);
            place.and_then(|place| totals.get(place).copied())
        };
        Carry {
            totals: PerSeat::from_fn(seats.len(), |seat| total(seat).unwrap_or(0)),
            ..after
        }
    }

    /// The carry to the first hand. Points brought forward count towards a game, not towards a rubber.
    fn carry_to_first(&self) -> Carry {
        let mut carry = Carry::default();
        let rules = &self.session.scheme.rules;
        if rules.sides().is_some() && rules.rubber().is_none() {
            let score = self
                .session
                .starting_points_by_side(&self.session.begun_with);
            carry.sides.score = score.unwrap_or_default();
        }
        carry
    }

    /// Totals before the first hand, in the order of [`Session::participants`]; trailing zeros may be missing.
    pub(crate) fn begun_with(&self) -> Vec<i64> {
        let mut totals = Vec::new();
        for (who, points) in &self.session.begun_with {
            if let Some(place) = self.session.position(*who) {
                totals.resize(totals.len().max(place + 1), 0);
                totals[place] = *points;
            }
        }
        totals
    }

    /// All totals, in the order of [`Session::participants`].
    pub fn totals(&self) -> Vec<i64> {
        let mut totals = self
            .played
            .last()
            .map_or_else(|| self.begun_with(), |played| played.totals.clone());
        totals.resize(self.session.participants.len(), 0);
        totals
    }

    /// The dealer of the next hand, unless the table moves the deal.
    pub fn next_dealer(&self) -> Seat {
        self.dealer_among(&self.session.seats, self.session.hands.len())
    }

    /// The dealer among these seats after this many hands.
    ///
    /// The deal passes to the next of the last hand's players. A player who left is replaced by whoever took the seat,
    /// or else skipped.
    pub(super) fn dealer_among(&self, seats: &[ParticipantId], hands: usize) -> Seat {
        let sits = |id: ParticipantId| seats.iter().position(|other| *other == id);
        let Some(last) = hands.checked_sub(1) else {
            return seat(sits(self.session.first_dealer).unwrap_or(0));
        };
        let (old, outcome) = (&self.session.hands[last].seats, &self.played[last].outcome);
        let newcomer = |chair: usize| old.len() == seats.len() && !old.contains(&seats[chair]);
        (0..old.len())
            .map(|steps| {
                outcome
                    .next_dealer
                    .after(steps, self.session.scheme.direction, old.len())
                    .index()
            })
            .find_map(|chair| {
                sits(old[chair]).or_else(|| Some(chair).filter(|chair| newcomer(*chair)))
            })
            .map_or_else(|| seat(0), seat)
    }

    /// The table of the next hand.
    pub fn table(&self) -> Table {
        Table {
            seats: self.session.seats.len(),
            dealer: self.next_dealer(),
        }
    }

    /// What is known of the next hand; `record` is what has been entered (dealer, who sits out, trump).
    ///
    /// # Errors
    /// The dealer or a player sitting out has no seat, a player sits out twice, or such a table cannot play the scheme.
    pub fn next_deal(&self, record: &HandRecord<Seat>) -> Result<NextDeal, HandError> {
        games::next_deal(&self.session.scheme, &self.carry(), self.table(), record)
    }

    /// How the hand at this index is dealt; with `before`, how one inserted before it is, with the same seats, or how the
    /// next one is after the last.
    ///
    /// # Errors
    /// There is no such hand.
    pub(super) fn deal_context(
        &self,
        index: usize,
        before: bool,
    ) -> Result<DealContext<'_>, EditError> {
        let next = before && index == self.session.hands.len();
        let (seats, dealer, carry) = match self.hand(index) {
            None if next => (&self.session.seats, None, self.carry()),
            None => return Err(EditError::Stale),
            Some((hand, played)) => {
                let dealer = (!before).then_some(played.outcome.dealer);
                (&hand.seats, dealer, played.before)
            }
        };
        Ok(DealContext {
            seats,
            dealer: dealer.unwrap_or_else(|| self.dealer_among(seats, index)),
            carry,
        })
    }

    /// Completes the record that replaces the hand at this index: seats, dealer and cards stay unless given, as do the
    /// starting points of late players.
    ///
    /// # Errors
    /// [`EditError::Stale`] if there is no such hand, otherwise those of [`Ledger::inserted`].
    pub fn corrected(
        &self,
        index: usize,
        record: HandRecord<ParticipantId>,
    ) -> Result<HandRecord<ParticipantId>, EditError> {
        let context = self.deal_context(index, false)?;
        let hand = &self.session.hands[index];
        let cards = record.cards.or(hand.record.cards);
        let mut adjust = record.adjust.clone().unwrap_or_default();
        if adjustments_without_seat(&self.session, &hand.seats, &record)
            .next()
            .is_none()
        {
            adjust.extend(
                adjustments_without_seat(&self.session, &hand.seats, &hand.record).cloned(),
            );
        }
        let record = HandRecord {
            cards,
            adjust: Some(adjust).filter(|adjust| !adjust.is_empty()),
            ..record
        };
        complete_record(&self.session, &context, record, index)
    }

    /// Completes the record of a hand inserted before this index, with the seats of the hand there, or of the next hand
    /// after the last one: with dealer, players sitting out, and cards.
    ///
    /// # Errors
    /// [`EditError::Stale`] if there is no such hand; a player in it has no seat, a player sits out twice, or such a table
    /// cannot play the scheme.
    pub fn inserted(
        &self,
        index: usize,
        record: HandRecord<ParticipantId>,
    ) -> Result<HandRecord<ParticipantId>, EditError> {
        let context = self.deal_context(index, true)?;
        complete_record(&self.session, &context, record, index)
    }

    /// Whether the game is over, so that further play must be confirmed.
    pub fn is_over(&self) -> bool {
        games::is_over(
            &self.session.scheme,
            &self.carry(),
            self.session.seats.len(),
        )
    }

    /// Whether the table plays on after the end of its game, as it did in the last hand.
    pub fn plays_on(&self) -> bool {
        let last = self.session.hands.last();
        self.is_over() && last.is_some_and(|hand| hand.record.overrides == Some(Override::End))
    }

    /// The ledger up to this hand, if the game is over with it and was not before it.
    pub fn finished_by(&self, index: usize) -> Option<Self> {
        let (scheme, hand) = (&self.session.scheme, self.session.hands.get(index)?);
        let is_over = |hands| {
            let carry = self.carry_to(hands, &hand.seats);
            games::is_over(scheme, &carry, hand.seats.len())
        };
        (!is_over(index) && is_over(index + 1)).then(|| self.up_to(index + 1))
    }

    /// Mutable access. The caller must replay the affected hands.
    pub(super) fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// Replays the hands from this index on.
    ///
    /// # Errors
    /// One of them is illegal; the hands before it are played then.
    pub(super) fn replay(&mut self, from: usize) -> Result<(), EditError> {
        self.played.truncate(from);
        for index in from..self.session.hands.len() {
            let played = self.play(index)?;
            self.played.push(played);
        }
        Ok(())
    }

    /// The ledger after this many hands.
    pub(super) fn up_to(&self, hands: usize) -> Self {
        let mut session = self.session.clone();
        session.hands.truncate(hands);
        Self {
            session,
            played: self.played[..hands.min(self.played.len())].to_vec(),
        }
    }

    /// Plays one more hand.
    ///
    /// # Errors
    /// It is illegal; the ledger is unchanged then.
    pub(super) fn push_hand(&mut self, hand: super::Hand) -> Result<(), EditError> {
        self.session.hands.push(hand);
        let last = self.session.hands.len() - 1;
        let played = self.replay(last);
        if played.is_err() {
            self.session.hands.pop();
        }
        played
    }

    fn play(&self, index: usize) -> Result<PlayedHand, EditError> {
        let number = index + 1;
        let hand = &self.session.hands[index];
        check_seats(&self.session, &hand.seats)?;
        check_hand(hand, number)?;
        if index == 0 {
            self.session
                .starting_points_by_side(&self.session.begun_with)?;
        }
        let record = seated(&self.session, &hand.seats, &hand.record, index)?;
        let before = self.carry_to(index, &hand.seats);
        let table = Table {
            seats: hand.seats.len(),
            dealer: record.dealer.unwrap_or_else(|| seat(0)),
        };
        let (outcome, after) = games::play(&self.session.scheme, &before, table, &record)
            .map_err(|error| EditError::Hand { number, error })?;
        let mut totals = index.checked_sub(1).map_or_else(
            || self.begun_with(),
            |last| self.played[last].totals.clone(),
        );
        let scored = outcome.points.iter();
        let scored = scored.map(|(seat, points)| (hand.seats[seat.index()], points));
        let begun = adjustments_without_seat(&self.session, &hand.seats, &hand.record);
        let begun = begun.map(|one| (one.player, one.points));
        for (who, points) in scored.chain(begun) {
            let place = self.session.position(who).ok_or(EditError::Stale)?;
            if totals.len() <= place {
                totals.resize(place + 1, 0);
            }
            totals[place] = totals[place]
                .checked_add(points)
                .ok_or(EditError::Overflow)?;
        }
        Ok(PlayedHand {
            before,
            outcome,
            after,
            totals,
        })
    }
}

/// A valid seat, since no table exceeds [`crate::seat::MAX_SEATS`].
fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap_or_else(|| unreachable!("below the most seats"))
}
