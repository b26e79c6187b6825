//! A session at the table: its ledger, its log and the open hand, changed by taps.
//!
//! Every move returns the log rows to store together with the open hand. The editor does not know how they are stored.

pub(super) mod draft_hand;
mod entry_cache;
mod insertion;
mod later_hands;
pub(super) mod reseating;

use super::hand_facts::unseated;
use super::{
    Act, Correction, Draw, Edit, EditError, EditId, Hand, HandId, Ledger, Log, LogError, LogRow,
    OpenHand, ParticipantId, Redo, Session, hand_facts,
};
use crate::games::entry::{self, Ask, Entry, Tap};
use crate::games::{Carry, HandRecord, Override, Table};
use crate::seat::Seat;
use chrono::{DateTime, FixedOffset};
use entry_cache::EntryCache;
use std::sync::Arc;

/// The tap that plays on after the end of a game.
pub(super) const PLAY_ON: Tap = Tap::Override(Override::End);

/// Everything recorded of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionEditor {
    ledger: Ledger,
    log: Log,
    open: OpenHand,
    asked: EntryCache,
}

/// The time of a move and the ids it may need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditStamp {
    /// The time, with the local offset.
    pub at: DateTime<FixedOffset>,
    /// The id of the log row.
    pub edit: EditId,
    /// The id of a hand that the move completes.
    pub hand: HandId,
}

impl SessionEditor {
    /// An editor of stored data.
    pub fn new(ledger: Ledger, log: Log, open: OpenHand) -> Self {
        Self {
            ledger,
            log,
            open,
            asked: EntryCache::default(),
        }
    }

    /// An editor of a session that begins.
    ///
    /// # Errors
    /// The session breaks a rule of the game or the ledger.
    pub fn begin(session: Session) -> Result<Self, EditError> {
        let ledger = Ledger::open(session)?;
        Ok(Self::new(ledger, Log::default(), OpenHand::default()))
    }

    /// The current ledger.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// All edits.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The open hand.
    pub fn open(&self) -> &OpenHand {
        &self.open
    }

    /// What is asked now: for the hand under correction, else for the open one.
    ///
    /// Cached for each state of the editor.
    pub fn entry(&self) -> Arc<Entry> {
        let seq = self.log.next_seq();
        self.asked
            .of(&self.open, seq, || match &self.open.correction {
                Some(correction) => self.correction_entry(correction),
                None => self.open_entry(),
            })
    }

    /// Drops the last taps while they make the open hand complete after an edit, because only a tap completes a hand.
    fn keep_open(&mut self) {
        while !self.open.taps.is_empty() && self.open_entry().hand.is_some() {
            self.open.keep(self.open.taps.len() - 1);
        }
    }

    /// What is asked for the open hand, even while another is corrected. Not cached. A table that plays on does so until it
    /// ends the session.
    pub fn open_entry(&self) -> Entry {
        let (scheme, carry) = (&self.ledger.session().scheme, self.ledger.carry());
        let plays_on = self.ledger.plays_on().then_some(PLAY_ON);
        let taps = [&Vec::from_iter(plays_on)[..], &self.open.taps].concat();
        entry::entry(scheme, &carry, self.ledger.table(), &taps)
    }

    /// The hand under correction as stored; `None` if there is none or a hand is inserted.
    pub fn uncorrected(&self) -> Option<Entry> {
        let correction = self.open.correction.as_ref().filter(|one| !one.before)?;
        let (taps, table, carry) = self.corrected(correction)?;
        let scheme = &self.ledger.session().scheme;
        Some(entry::entry(scheme, &carry, table, &taps))
    }

    /// The index of the hand under correction, counted from 0.
    pub fn correcting(&self) -> Option<usize> {
        self.ledger
            .session()
            .hand_position(self.open.correction.as_ref()?.hand)
    }

    /// The players of the hand asked for, by seat. A forgotten hand is inserted with those of the hand after it.
    pub fn seats(&self) -> &[ParticipantId] {
        let session = self.ledger.session();
        let corrected = self.correcting().and_then(|at| session.hands.get(at));
        corrected.map_or(&session.seats, |hand| &hand.seats)
    }

    /// Applies a tap; the last one that a hand needs completes it.
    ///
    /// # Errors
    /// [`EditError::Ended`] if the session has ended and no hand is corrected; or the completed hand breaks a rule.
    /// Nothing changes then.
    pub fn tap(&mut self, tap: Tap, stamp: EditStamp) -> Result<Vec<LogRow>, EditError> {
        if self.open.correction.is_some() {
            return self.tap_correction(tap, stamp);
        }
        if self.ledger.session().ended.is_some() {
            return Err(EditError::Ended);
        }
        let redo = std::mem::take(&mut self.open.redo);
        self.open.taps.push(tap);
        let added = match &self.entry().hand {
            Some(record) => self.add(record, stamp).map(|row| vec![row]),
            None => Ok(Vec::new()),
        };
        if added.is_err() {
            // Revert the tap.
            self.open.taps.pop();
            self.open.redo = redo;
        }
        added
    }

    /// Adds a complete hand at the end.
    ///
    /// # Errors
    /// [`EditError::Ended`] if the session has ended, or the hand breaks a rule.
    pub fn record(
        &mut self,
        record: HandRecord<ParticipantId>,
        stamp: EditStamp,
    ) -> Result<LogRow, EditError> {
        if self.ledger.session().ended.is_some() {
            return Err(EditError::Ended);
        }
        let index = self.ledger.session().hands.len();
        let hand = self.new_hand(index, record, stamp)?;
        self.edit(Edit::AddHand { index, hand }, stamp)
    }

    /// A hand before this index, with the seats and the stake of the hand there; the next hand after the last one.
    fn new_hand(
        &self,
        index: usize,
        record: HandRecord<ParticipantId>,
        stamp: EditStamp,
    ) -> Result<Hand, EditError> {
        let session = self.ledger.session();
        let next = session.hands.get(index);
        let next = next.map(|hand| (&hand.seats, hand.stake));
        let (seats, stake) = next.unwrap_or((&session.seats, session.stake));
        Ok(Hand {
            id: stamp.hand,
            at: stamp.at,
            seats: seats.clone(),
            stake,
            record: self.ledger.inserted(index, record)?,
        })
    }

    /// Makes an edit. Redo is no longer possible after it. If it ends the game before later hands, these count as
    /// played on.
    ///
    /// # Errors
    /// Those of [`Ledger::apply`]; nothing changes then.
    pub fn edit(&mut self, mut edit: Edit, stamp: EditStamp) -> Result<LogRow, EditError> {
        match self.ledger.apply(&edit) {
            Err(over) if over.is_game_over() => {
                edit = self.ledger.edit_with_later_hands(&edit).ok_or(over)?;
                self.ledger.apply(&edit)?;
            }
            applied => applied?,
        }
        self.open.follow_edit(&edit);
        self.keep_open();
        self.open.mark_change();
        self.open.redo.clear();
        Ok(self.write(Act::Do(edit), stamp))
    }

    /// Records a draw.
    ///
    /// # Errors
    /// A player in it is not in the session.
    pub fn note_draw(&mut self, draw: Draw, stamp: EditStamp) -> Result<LogRow, EditError> {
        let edit = Edit::Draw { draw };
        self.ledger.apply(&edit)?;
        Ok(self.write(Act::Do(edit), stamp))
    }

    /// Undoes the last tap or edit, whichever is later; of a completed hand only its last value.
    ///
    /// `None` if there is nothing to undo.
    pub fn undo(&mut self, stamp: EditStamp) -> Option<Vec<LogRow>> {
        if let Some(correction) = &mut self.open.correction {
            match correction.taps.pop() {
                Some(tap) => correction.redo.push(tap),
                None => self.open.correction = None,
            }
            return Some(Vec::new());
        }
        if !self.open.is_edit_last()
            && let Some(tap) = self.open.taps.pop()
        {
            self.open.redo.push(Redo::Tap(tap));
            return Some(Vec::new());
        }
        let (id, edit) = self.log.undoable()?;
        let edit = edit.clone();
        let blank = self.open.taps.is_empty();
        let reopened = self.reopened(&edit).filter(|_| blank);
        let inverse = edit.inverse();
        self.ledger.apply(&inverse).ok()?;
        self.open.changes.pop();
        self.open.follow_edit(&inverse);
        self.keep_open();
        match reopened {
            Some((mut taps, last)) => {
                taps.retain(|tap| *tap != PLAY_ON || !self.ledger.plays_on());
                self.open.taps = taps;
                self.open.redo.push(Redo::Close(last));
            }
            None => self.open.redo.push(Redo::Edit),
        }
        Some(vec![self.write(Act::Undo(id), stamp)])
    }

    /// Redoes the last undo.
    ///
    /// `None` if there is nothing to redo, or another change followed.
    pub fn redo(&mut self, stamp: EditStamp) -> Option<Vec<LogRow>> {
        if let Some(correction) = &mut self.open.correction {
            correction.taps.push(correction.redo.pop()?);
            return Some(Vec::new());
        }
        if !self.can_redo() {
            return None;
        }
        match self.open.redo.pop() {
            Some(Redo::Tap(tap)) => {
                self.open.taps.push(tap);
                Some(Vec::new())
            }
            step => {
                let (id, edit) = self.log.redoable()?;
                let edit = edit.clone();
                self.ledger.apply(&edit).ok()?;
                if matches!(step, Some(Redo::Close(_))) {
                    self.open.taps.clear();
                }
                self.open.follow_edit(&edit);
                self.open.mark_change();
                Some(vec![self.write(Act::Redo(id), stamp)])
            }
        }
    }

    /// Whether there is anything to undo.
    pub fn can_undo(&self) -> bool {
        self.open.correction.is_some()
            || !self.open.taps.is_empty()
            || self.log.undoable().is_some()
    }

    /// Whether there is anything to redo.
    pub fn can_redo(&self) -> bool {
        if let Some(correction) = &self.open.correction {
            return !correction.redo.is_empty();
        }
        match self.open.redo.last() {
            Some(Redo::Tap(_)) => true,
            Some(Redo::Close(_) | Redo::Edit) => self.log.redoable().is_some(),
            None => self.open.taps.is_empty() && self.log.redoable().is_some(),
        }
    }

    /// Undoes or redoes whole edits: the open hand is discarded, before and after. For the command line.
    pub fn by_edits<R>(&mut self, act: impl FnOnce(&mut Self) -> R) -> R {
        self.open = OpenHand::default();
        let done = act(self);
        self.open = OpenHand::default();
        done
    }

    /// Begins to correct a hand at its first value; the open hand waits. Does nothing if there is no such hand.
    pub fn correct(&mut self, hand: HandId) {
        self.correct_at(hand, None);
    }

    /// Like [`Self::correct`], at one of its values.
    pub fn correct_at(&mut self, hand: HandId, at: Option<Ask>) {
        if self.ledger.session().hand_position(hand).is_some() {
            self.open.correction = Some(Correction {
                hand,
                taps: Vec::new(),
                redo: Vec::new(),
                at,
                before: false,
            });
        }
    }

    /// Removes the hand under correction; `None` if there is none.
    ///
    /// # Errors
    /// A later hand would be illegal without it.
    pub fn remove(&mut self, stamp: EditStamp) -> Option<Result<LogRow, EditError>> {
        let index = self.correcting()?;
        let hand = self.ledger.session().hands[index].clone();
        let mut next = self.clone();
        next.open.correction = None;
        let row = next.edit(Edit::RemoveHand { index, hand }, stamp);
        if row.is_ok() {
            *self = next;
        }
        Some(row)
    }

    /// Discards the correction.
    pub fn leave_correction(&mut self) {
        self.open.correction = None;
    }

    fn tap_correction(&mut self, tap: Tap, stamp: EditStamp) -> Result<Vec<LogRow>, EditError> {
        let mut next = self.clone();
        let correction = next
            .open
            .correction
            .get_or_insert_with(|| unreachable!("a correction is under way"));
        // Moving the cursor changes nothing.
        if let (Tap::Reopen(ask), false) = (&tap, correction.before) {
            correction.at = Some(*ask);
            *self = next;
            return Ok(Vec::new());
        }
        correction.at = None;
        correction.redo.clear();
        correction.taps.push(tap);
        let before = correction.before;
        let mut rows = Vec::new();
        if let (Some(record), Some(index)) = (&next.entry().hand, next.correcting()) {
            next.open.correction = None;
            rows.extend(if before {
                Some(next.insert(index, record, stamp)?)
            } else {
                next.replace(index, record, stamp)?
            });
        }
        *self = next;
        Ok(rows)
    }

    /// Corrects the hand at this index; `None` if it stays the same.
    fn replace(
        &mut self,
        index: usize,
        record: &HandRecord<Seat>,
        stamp: EditStamp,
    ) -> Result<Option<LogRow>, EditError> {
        let before = self.ledger.session().hands[index].clone();
        let record = unseated(&before.seats, record)?;
        let after = Hand {
            record: self.ledger.corrected(index, record)?,
            ..before.clone()
        };
        let changes = after != before;
        let edit = changes.then_some(Edit::ReplaceHand { before, after });
        edit.map(|edit| self.edit(edit, stamp)).transpose()
    }

    /// The carry and table of the hand asked for now.
    pub fn hand_context(&self) -> (Carry, Table) {
        let corrected = self.open.correction.as_ref();
        corrected
            .and_then(|correction| self.corrected(correction))
            .map_or_else(
                || (self.ledger.carry(), self.ledger.table()),
                |(_, table, carry)| (carry, table),
            )
    }

    /// The initial taps of a correction, its table, and its carry: those of the stored hand; those of a hand inserted before
    /// it, which is played on if that hand is.
    fn corrected(&self, correction: &Correction) -> Option<(Vec<Tap>, Table, Carry)> {
        let session = self.ledger.session();
        let index = session.hand_position(correction.hand)?;
        let hand = &session.hands[index];
        let context = self.ledger.deal_context(index, correction.before).ok()?;
        let (table, carry) = (context.table(), context.carry);
        let taps = if correction.before {
            let plays_on = hand.record.overrides.filter(|rule| *rule == Override::End);
            Vec::from_iter(plays_on.map(Tap::Override))
        } else {
            let record = hand_facts::seated(session, &hand.seats, &hand.record, index).ok()?;
            entry::taps(&session.scheme, &carry, table, &record)
        };
        Some((taps, table, carry))
    }

    fn correction_entry(&self, correction: &Correction) -> Entry {
        let session = self.ledger.session();
        let (scheme, taps) = (&session.scheme, &correction.taps);
        match self.corrected(correction) {
            None => entry::entry(scheme, &self.ledger.carry(), self.ledger.table(), &[]),
            Some((was, table, carry)) if correction.before => {
                entry::entry(scheme, &carry, table, &[&was[..], &taps[..]].concat())
            }
            Some((was, table, carry)) => {
                entry::correction(scheme, &carry, table, &was, taps, correction.at)
            }
        }
    }

    /// The open hand after a completed hand is undone: all its taps but the last, and the last.
    fn reopened(&self, edit: &Edit) -> Option<(Vec<Tap>, Tap)> {
        let Edit::AddHand { index, hand } = edit else {
            return None;
        };
        let session = self.ledger.session();
        // A late player's starting points are not a tap.
        let begun = hand_facts::adjustments_without_seat(session, &hand.seats, &hand.record).next();
        if index + 1 != session.hands.len() || hand.seats != session.seats || begun.is_some() {
            return None;
        }
        let record = hand_facts::seated(session, &hand.seats, &hand.record, *index).ok()?;
        // The dealer is the one without the hand; a dealer out of turn must be set again.
        let context = self.ledger.deal_context(*index, true).ok()?;
        let (table, carry) = (context.table(), context.carry);
        let mut taps = entry::taps_at_table(&session.scheme, &carry, table, &record);
        let last = taps.pop()?;
        Some((taps, last))
    }

    fn add(&mut self, record: &HandRecord<Seat>, stamp: EditStamp) -> Result<LogRow, EditError> {
        let row = self.record(unseated(&self.ledger.session().seats, record)?, stamp)?;
        self.open.taps.clear();
        self.open.changes.clear();
        Ok(row)
    }

    fn write(&mut self, act: Act, stamp: EditStamp) -> LogRow {
        let row = LogRow {
            seq: self.log.next_seq(),
            id: stamp.edit,
            at: stamp.at,
            act,
        };
        let pushed: Result<(), LogError> = self.log.push(row.clone());
        debug_assert_eq!(pushed, Ok(()), "the row was made for this log");
        row
    }
}
