//! Writing: sessions as rows, one session in memory at a time.

use super::cells::{HandCells, of_session};
use super::column::Column;
use super::formula_escape::guard;
use super::layout::Layout;
use super::profile::CsvFormat;
use super::row_cache::RowCache;
use super::setup::Setup;
use super::summary;
use crate::exchange::ExportError;
use crate::ledger::Ledger;
use crate::money::{Currency, Money};
use crate::settle;
use std::borrow::Cow;
use std::io::Write;

/// The line end.
const END: &[u8] = b"\r\n";

/// The size of the write buffer in bytes.
const BUFFER_SIZE: usize = 64 * 1024;

/// A CSV file being written.
pub struct Export<W: Write> {
    layout: Layout,
    cache: RowCache,
    /// The write buffer.
    held: Vec<u8>,
    to: W,
}

impl<W: Write> Export<W> {
    /// Writes the header row.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn new(to: W, form: CsvFormat) -> Result<Self, ExportError> {
        let CsvFormat { layout, profile } = form;
        let mut export = Self {
            layout,
            cache: RowCache::new(layout, profile),
            held: profile.mark().to_vec(),
            to,
        };
        export.cache.header(&mut export.held);
        export.end_row()?;
        Ok(export)
    }

    /// Writes a session; nothing of it if it cannot be settled.
    ///
    /// # Errors
    /// The session cannot be settled or written as JSON, or writing fails.
    pub fn add(&mut self, ledger: &Ledger) -> Result<(), ExportError> {
        if self.layout == Layout::Summary {
            for cell in summary::rows(ledger)? {
                self.cache.single(&mut self.held, cell);
                self.end_row()?;
            }
            return Ok(());
        }
        let session = ledger.session();
        let currency = session.currency();
        let setup = Setup::of(session).text()?;
        if session.hands.is_empty() {
            self.cache.single(&mut self.held, |column| match column {
                Column::Setup => setup.as_str().into(),
                other => of_session(session, currency, other),
            });
            return self.end_row();
        }
        self.cache
            .session(|column| of_session(session, currency, column));
        if self.layout == Layout::Hands {
            self.hands(ledger, &setup)
        } else {
            self.long(ledger, &setup)
        }
    }

    /// Flushes the buffer.
    ///
    /// # Errors
    /// Writing fails.
    pub fn finish(mut self) -> Result<(), ExportError> {
        self.to.write_all(&self.held)?;
        Ok(self.to.flush()?)
    }

    fn hands(&mut self, ledger: &Ledger, setup: &str) -> Result<(), ExportError> {
        let currency = ledger.session().currency();
        for index in 0..ledger.played().len() {
            let cells = HandCells::new(ledger, index, currency)?;
            let setup = if index == 0 { setup } else { "" };
            self.cache.hand(|column| cells.cell(column));
            self.cache.row(&mut self.held, true, |column| match column {
                Column::Setup => setup.into(),
                other => hands_cell(&cells, other),
            });
            self.end_row()?;
        }
        Ok(())
    }

    fn long(&mut self, ledger: &Ledger, setup: &str) -> Result<(), ExportError> {
        let session = ledger.session();
        let mut setup = setup;
        let currency = session.currency();
        let running = settle::payouts_by_hand(ledger).map_err(|error| ExportError::Settle {
            session: session.id,
            error,
        })?;
        for index in 0..ledger.played().len() {
            let cells = HandCells::new(ledger, index, currency)?;
            let payouts = running.as_ref().and_then(|rows| rows.get(index));
            let payout = |position: usize| payouts.and_then(|row| row.get(position)).copied();
            let hand = &session.hands[index];
            self.cache.hand(|column| cells.cell(column));
            for (place, id) in hand.seats.iter().enumerate() {
                let setup = std::mem::take(&mut setup);
                let payout = session.position(*id).and_then(payout);
                self.cache
                    .row(&mut self.held, place == 0, |column| match column {
                        Column::Setup => setup.into(),
                        Column::Payout => amount(payout, currency),
                        other => long_cell(&cells, Some(place), other),
                    });
                self.end_row()?;
            }
            for (position, one) in session.participants.iter().enumerate() {
                let payout = payout(position)
                    .filter(|payout| *payout != Money(0) && !hand.seats.contains(&one.id));
                let Some(payout) = payout else { continue };
                self.cache
                    .row(&mut self.held, false, |column| match column {
                        Column::Player => guard(&one.name),
                        Column::Payout => amount(Some(payout), currency),
                        other => long_cell(&cells, None, other),
                    });
                self.end_row()?;
            }
        }
        Ok(())
    }

    fn end_row(&mut self) -> Result<(), ExportError> {
        self.held.extend_from_slice(END);
        if self.held.len() >= BUFFER_SIZE {
            self.to.write_all(&self.held)?;
            self.held.clear();
        }
        Ok(())
    }
}

/// The cell of a row of layout `hands`, except `setup`.
pub(super) fn hands_cell<'c>(cells: &'c HandCells, column: Column) -> Cow<'c, str> {
    match column {
        Column::At(seat, which) => cells.at(seat.index(), which),
        other => cells.cell(other),
    }
}

/// The cell of a row of layout `long`, except `setup` and `payout`. Without `place` the row is for a player without a
/// seat whose payout changed through rounding or the others' ranks.
pub(super) fn long_cell<'c>(
    cells: &'c HandCells,
    place: Option<usize>,
    column: Column,
) -> Cow<'c, str> {
    match (column, place) {
        (Column::Note | Column::More, place) if place != Some(0) => "".into(),
        (other, Some(place)) => cells.player_cell(place, other),
        (Column::Bid | Column::Tricks, None) => "".into(),
        (other, None) => cells.cell(other),
    }
}

/// Money with the digits of its currency.
pub(in crate::exchange) fn amount(
    amount: Option<Money>,
    currency: Option<Currency>,
) -> Cow<'static, str> {
    match (amount, currency) {
        (Some(amount), Some(currency)) => amount.decimal(currency).into(),
        _ => "".into(),
    }
}
