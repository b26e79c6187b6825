//! A session being read: its ledger, filled hand by hand.
//!
//! Each hand is played, rendered and compared with its rows at once. Only the current hand and the payouts, which
//! depend on all hands, are held besides the ledger.

use super::hand_rows::{self, is_seated};
use super::row::{Row, amount, whole};
use super::{Imported, ids};
use crate::exchange::csv::cells::{HandCells, of_session};
use crate::exchange::csv::column::Column;
use crate::exchange::csv::error::shown;
use crate::exchange::csv::layout::Layout;
use crate::exchange::csv::row_cache::RowCache;
use crate::exchange::csv::setup::Setup;
use crate::exchange::csv::write::{cell, positions};
use crate::exchange::{Fault, Figure, ImportError, MOST_HANDS};
use crate::ledger::{
    Act, Edit, EditError, Ledger, LogRow, NameError, ParticipantId, SessionId, clean_name,
};
use crate::money::{Currency, Money};
use crate::settle;
use chrono::{DateTime, FixedOffset};
use std::borrow::Cow;

/// A session whose rows are being read.
pub(super) struct PartialSession {
    layout: Layout,
    line: u64,
    ledger: Ledger,
    /// A log that leads to this ledger: rows for the note and points brought forward, one per hand, and one for the end.
    log: Vec<LogRow>,
    /// Points brought forward, until they are applied: if partners have changed since the first hand, they fit only the
    /// seats of that hand.
    begun_with: Vec<(ParticipantId, i64)>,
    /// The currency stated by the rows; checked when all stakes are known.
    currency: Option<Currency>,
    ended: Option<DateTime<FixedOffset>>,
    /// The first line of each hand.
    lines: Vec<u64>,
    payouts: Vec<Claim>,
    /// The rows of the current hand, and its number.
    rows: Vec<Row>,
    number: u64,
    /// Whether its single row says there are no hands.
    no_hands: bool,
}

/// State shared by all sessions of a file.
pub(super) struct FileState {
    /// Rendered rows for comparison; `None` if the file has another column order or separator.
    pub(super) cache: Option<RowCache>,
    pub(super) row: Vec<u8>,
}

impl FileState {
    /// Whether a row equals its rendering for the current hand byte by byte.
    fn is<'c>(&mut self, row: &Row, cell: impl Fn(Column) -> Cow<'c, str>) -> bool {
        let Some(cache) = &self.cache else {
            return false;
        };
        self.row.clear();
        cache.row(&mut self.row, cell);
        self.row == row.bytes()
    }
}

/// A player's payout as stated in a row.
struct Claim {
    line: u64,
    hand: usize,
    /// The participant's index.
    position: usize,
    payout: Option<Money>,
}

impl PartialSession {
    /// Begins a session with its first row.
    pub(super) fn begin(
        row: Row,
        layout: Layout,
        id: SessionId,
        shared: &mut FileState,
    ) -> Result<Self, ImportError> {
        let text = row.text(Column::Setup);
        if text.is_empty() {
            return Err(row.fault(Fault::NoSetup));
        }
        let started = row.instant(Column::Date)?;
        let title = row.text(Column::Title).to_owned();
        let session = Setup::session(text, id, title, started);
        let mut session = session.map_err(|message| row.fault(Fault::Setup(message)))?;
        let currency = row.some(Column::Currency, "an ISO 4217 currency code", |code| {
            code.parse().ok()
        })?;
        let no_hands = [Column::Hand, Column::HandId]
            .iter()
            .all(|column| row.text(*column).is_empty());
        let fault = |error: EditError| row.fault(error.into());
        let note = std::mem::take(&mut session.note);
        let begun_with = std::mem::take(&mut session.begun_with);
        let ended = session.ended.take();
        let ledger = Ledger::open(session).map_err(fault)?;
        unclean_names(&ledger).map_err(fault)?;
        let mut partial = Self {
            layout,
            line: row.line,
            ledger,
            log: Vec::new(),
            begun_with,
            currency,
            ended,
            lines: Vec::new(),
            payouts: Vec::new(),
            rows: Vec::new(),
            number: 0,
            no_hands,
        };
        if !note.is_empty() {
            let (before, after) = (String::new(), note);
            let edit = Edit::Annotate { before, after };
            partial.apply(started, edit).map_err(fault)?;
        }
        let session = partial.ledger.session();
        if no_hands || session.starting_points_by_side(&partial.begun_with).is_ok() {
            partial.begin_with().map_err(fault)?;
        }
        if no_hands {
            row.compare(
                |_| String::new(),
                |column| match column {
                    Column::Setup => None,
                    other => Some(of_session(partial.ledger.session(), currency, other)),
                },
            )?;
            return Ok(partial);
        }
        if let Some(cache) = &mut shared.cache {
            cache.session(|column| of_session(partial.ledger.session(), currency, column));
        }
        partial.add_row(row, shared)?;
        Ok(partial)
    }

    /// The session's id.
    pub(super) fn id(&self) -> SessionId {
        self.ledger.session().id
    }

    /// Adds a row.
    pub(super) fn add_row(&mut self, row: Row, shared: &mut FileState) -> Result<(), ImportError> {
        if self.no_hands {
            return Err(row.fault(Fault::NoHands));
        }
        let number = row.need(Column::Hand, "a whole number", whole)?;
        if self.layout == Layout::Hands || number != self.number {
            self.add_hand(shared)?;
            self.number = number;
        } else if self.rows.len() == self.ledger.session().participants.len() {
            return Err(row.fault(Fault::TooManyRows(number)));
        }
        self.rows.push(row);
        Ok(())
    }

    /// Adds the hand of the rows read.
    fn add_hand(&mut self, shared: &mut FileState) -> Result<(), ImportError> {
        let (rows, number) = (std::mem::take(&mut self.rows), self.number);
        let Some(first) = rows.first() else {
            return Ok(());
        };
        let index = self.lines.len();
        if index == MOST_HANDS {
            return Err(first.fault(Fault::TooManyHands));
        }
        if usize::try_from(number) != Ok(index + 1) {
            return Err(first.fault(Fault::Order {
                found: number,
                wanted: index + 1,
            }));
        }
        let hand = hand_rows::hand(
            &rows,
            self.layout,
            &self.ledger.session().participants,
            self.currency,
        )?;
        let (id, at) = (hand.id, hand.at);
        let added = self.apply(at, Edit::AddHand { index, hand });
        added.map_err(|error| {
            let other = self.ledger.session().hand_position(id);
            first.fault(match other {
                Some(other) => Fault::TwiceHand(self.lines[other]),
                None => error.into(),
            })
        })?;
        self.lines.push(first.line);
        let begun = self.begin_with();
        begun.map_err(|error| first.fault(error.into()))?;
        self.compare(&rows, index, shared)
    }

    /// Compares rows with their rendering.
    fn compare(
        &mut self,
        rows: &[Row],
        index: usize,
        shared: &mut FileState,
    ) -> Result<(), ImportError> {
        let cells = HandCells::new(&self.ledger, index, self.currency);
        if let Some(cache) = &mut shared.cache {
            cache.hand(|column| cells.cell(column));
        }
        for (nth, row) in rows.iter().enumerate() {
            let begins = nth == 0;
            let first_of_all = begins && index == 0;
            let place = Some(nth).filter(|nth| *nth < cells.seats());
            // Values that the hand was read from, and those checked below. `setup` is only in the first row of a session,
            // `more` only in the first row of a hand. A player without a seat is taken from the row.
            let is_given = |column| match column {
                Column::Setup => first_of_all,
                Column::More => begins,
                Column::Payout => true,
                Column::Player => place.is_none(),
                _ => false,
            };
            let wanted = |column| cell(&cells, self.layout, place, column);
            // Nearly every row equals its rendering.
            let is_same = !first_of_all
                && shared.is(row, |column| {
                    if is_given(column) {
                        row.raw(column).into()
                    } else {
                        wanted(column)
                    }
                });
            if !is_same {
                let player = |column| match (column, place) {
                    (Column::At(seat, _), _) => cells.player(seat.index()).to_owned(),
                    (_, place) => place.map_or(String::new(), |at| cells.player(at).to_owned()),
                };
                row.compare(player, |column| (!is_given(column)).then(|| wanted(column)))?;
            }
            if self.layout != Layout::Hands {
                self.payouts.push(self.claim(row, index)?);
            }
        }
        Ok(())
    }

    fn claim(&self, row: &Row, hand: usize) -> Result<Claim, ImportError> {
        let name = row.text(Column::Player);
        let session = self.ledger.session();
        let nobody = || row.fault(Fault::Nobody(name.to_owned()));
        let position = session
            .participants
            .iter()
            .position(|one| one.name == name)
            .ok_or_else(nobody)?;
        if !is_seated(row)
            && session.hands[hand]
                .seats
                .contains(&session.participants[position].id)
        {
            return Err(row.blank(Column::SeatNumber));
        }
        let wanted = "an amount with the digits of its currency";
        let payout = row.some(Column::Payout, wanted, |text| amount(text, self.currency?))?;
        Ok(Claim {
            line: row.line,
            hand,
            position,
            payout,
        })
    }

    /// Completes the session after its last row.
    pub(super) fn close(mut self, shared: &mut FileState) -> Result<Imported, ImportError> {
        self.add_hand(shared)?;
        let currency = self.ledger.session().currency();
        if currency != self.currency {
            let code = |currency: Option<Currency>| currency.map_or("", Currency::code).to_owned();
            let (found, wanted) = (code(self.currency), code(currency));
            let fault = Fault::differs(Column::Currency.to_string(), found, wanted);
            return Err(fault.at(self.line));
        }
        self.check_payouts()?;
        // The stated payouts are no longer needed.
        self.payouts = Vec::new();
        if let Some(at) = self.ended {
            let ended = self.apply(at, Edit::End { at });
            ended.map_err(|error| Fault::from(error).at(self.line))?;
        }
        Ok(Imported {
            log: self.log,
            line: self.line,
            lines: self.lines,
            ledger: self.ledger,
        })
    }

    /// Applies an edit, and adds its row to the log.
    fn apply(&mut self, at: DateTime<FixedOffset>, edit: Edit) -> Result<(), EditError> {
        self.ledger.apply(&edit)?;
        let seq = self.log.len() as u64 + 1;
        let id = ids::of_row(self.ledger.session(), &edit);
        let act = Act::Do(edit);
        self.log.extend(id.map(|id| LogRow { seq, id, at, act }));
        Ok(())
    }

    /// Applies the points brought forward, unless that is done.
    fn begin_with(&mut self) -> Result<(), EditError> {
        let (before, after) = (Vec::new(), std::mem::take(&mut self.begun_with));
        if after.is_empty() {
            return Ok(());
        }
        let started = self.ledger.session().started;
        self.apply(started, Edit::BeginWith { before, after })
    }

    /// Compares the payouts with those computed from points and stakes. A hand may lack the row of a player only if the
    /// player had no seat and the payout did not change.
    fn check_payouts(&self) -> Result<(), ImportError> {
        if self.layout == Layout::Hands {
            return Ok(());
        }
        let running = settle::payouts_by_hand(&self.ledger)
            .map_err(|error| Fault::from(error).at(self.line))?;
        let session = self.ledger.session();
        let mut claims = self.payouts.iter().peekable();
        for (index, hand) in session.hands.iter().enumerate() {
            let payouts = running.as_ref().map(|rows| &rows[index][..]);
            for position in positions(session, hand, payouts) {
                let wanted = payouts.map(|row| row[position]);
                let claim =
                    claims.next_if(|claim| claim.hand == index && claim.position == position);
                let found = claim.and_then(|claim| claim.payout);
                if claim.is_none() || found != wanted {
                    let line = claim.map_or(self.lines[index], |claim| claim.line);
                    return Err(self.payout(position, found, wanted).at(line));
                }
            }
            if let Some(claim) = claims.next_if(|claim| claim.hand == index) {
                return Err(self
                    .payout(claim.position, claim.payout, None)
                    .at(claim.line));
            }
        }
        Ok(())
    }

    fn payout(&self, position: usize, found: Option<Money>, wanted: Option<Money>) -> Fault {
        let text = |payout: Option<Money>| match (payout, self.currency) {
            (Some(payout), Some(currency)) => payout.decimal(currency),
            _ => "none".to_owned(),
        };
        Fault::Payout(Figure {
            player: shown(&self.ledger.session().participants[position].name),
            found: text(found),
            wanted: text(wanted),
        })
    }
}

/// Rejects names that could not be typed. Databases that have such names can still be read; files cannot.
fn unclean_names(ledger: &Ledger) -> Result<(), EditError> {
    let mut names = ledger.session().participants.iter().map(|one| &one.name);
    match names.find(|name| clean_name(name).as_ref() != Ok(*name)) {
        None => Ok(()),
        Some(name) => Err(NameError::Unclean { name: name.clone() }.into()),
    }
}
