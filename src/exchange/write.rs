//! Out: sessions as rows, one session in memory at a time.

use super::cells::{HandCells, of_session};
use super::column::Column;
use super::guard::guard;
use super::layout::Layout;
use super::profile::{Form, Profile};
use super::setup::Setup;
use super::{ExportError, summary};
use crate::ledger::Ledger;
use crate::money::{Currency, Money};
use crate::settle;
use std::borrow::{Borrow, Cow};
use std::io::Write;

/// A table that is being written.
pub struct Export<W: Write> {
    layout: Layout,
    profile: Profile,
    columns: Vec<Column>,
    to: csv::Writer<W>,
}

/// Writes sessions as one table, the header row always. A layout alone is written for a program.
///
/// # Errors
/// Where it cannot be written, or a session not be settled. What was written until then is no whole table.
pub fn write<L: Borrow<Ledger>>(
    to: impl Write,
    form: impl Into<Form>,
    ledgers: impl IntoIterator<Item = L>,
) -> Result<(), ExportError> {
    let mut export = Export::new(to, form)?;
    ledgers
        .into_iter()
        .try_for_each(|ledger| export.add(ledger.borrow()))?;
    export.finish()
}

impl<W: Write> Export<W> {
    /// Begins a table with its header row. A layout alone is written for a program.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn new(mut to: W, form: impl Into<Form>) -> Result<Self, ExportError> {
        let Form { layout, profile } = form.into();
        to.write_all(profile.mark())?;
        let to = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .delimiter(profile.separator().byte())
            .quote_style(profile.quotes())
            .from_writer(to);
        let mut export = Self {
            layout,
            profile,
            columns: layout.columns(),
            to,
        };
        export.to.write_record(layout.header())?;
        Ok(export)
    }

    /// Writes one session.
    pub fn add(&mut self, ledger: &Ledger) -> Result<(), ExportError> {
        match self.layout {
            Layout::Hands => self.hands(ledger),
            Layout::Long => self.long(ledger),
            Layout::Summary => summary::rows(ledger)?
                .iter()
                .try_for_each(|row| self.row(|column| row.cell(column))),
        }
    }

    /// Writes what is still held back.
    pub fn finish(mut self) -> Result<(), ExportError> {
        Ok(self.to.flush()?)
    }

    fn hands(&mut self, ledger: &Ledger) -> Result<(), ExportError> {
        let mut setup = Some(Setup::of(ledger.session()).text()?);
        let currency = ledger.session().currency();
        for index in 0..ledger.played().len() {
            let cells = HandCells::new(ledger, index, currency)?;
            let setup = setup.take().unwrap_or_default();
            self.row(|column| {
                if column == Column::Setup {
                    setup.as_str().into()
                } else {
                    hands_cell(&cells, column)
                }
            })?;
        }
        self.no_hands(ledger, setup)
    }

    fn long(&mut self, ledger: &Ledger) -> Result<(), ExportError> {
        let session = ledger.session();
        let mut setup = Some(Setup::of(session).text()?);
        let currency = session.currency();
        let running = settle::running(ledger).map_err(|error| ExportError::Settle {
            session: session.id,
            error,
        })?;
        for index in 0..ledger.played().len() {
            let cells = HandCells::new(ledger, index, currency)?;
            let payouts = running.as_ref().and_then(|rows| rows.get(index));
            let payout = |position: usize| payouts.and_then(|row| row.get(position)).copied();
            let hand = &session.hands[index];
            for (place, id) in hand.seats.iter().enumerate() {
                let setup = setup.take().unwrap_or_default();
                let payout = session.position(*id).and_then(payout);
                self.row(|column| match column {
                    Column::Setup => setup.as_str().into(),
                    Column::Payout => amount(payout, currency),
                    other => long_cell(&cells, Some(place), other),
                })?;
            }
            for (position, one) in session.participants.iter().enumerate() {
                let payout = payout(position)
                    .filter(|payout| *payout != Money(0) && !hand.seats.contains(&one.id));
                let Some(payout) = payout else { continue };
                self.row(|column| match column {
                    Column::Player => guard(&one.name),
                    Column::Payout => amount(Some(payout), currency),
                    other => long_cell(&cells, None, other),
                })?;
            }
        }
        self.no_hands(ledger, setup)
    }

    /// The one row of a session without hands.
    fn no_hands(&mut self, ledger: &Ledger, setup: Option<String>) -> Result<(), ExportError> {
        let Some(setup) = setup else { return Ok(()) };
        let session = ledger.session();
        self.row(|column| match column {
            Column::Setup => setup.as_str().into(),
            other => of_session(session, session.currency(), other),
        })
    }

    fn row<'c>(&mut self, cell: impl Fn(Column) -> Cow<'c, str>) -> Result<(), ExportError> {
        let comma = self.profile.has_decimal_comma();
        for column in &self.columns {
            let text = cell(*column);
            if comma && column.is_amount() {
                self.to.write_field(text.replace('.', ",").as_bytes())?;
            } else {
                self.to.write_field(text.as_bytes())?;
            }
        }
        Ok(self.to.write_record(None::<&[u8]>)?)
    }
}

/// What stands in a row of layout `hands`, its `setup` apart.
pub(super) fn hands_cell<'c>(cells: &'c HandCells, column: Column) -> Cow<'c, str> {
    match column {
        Column::At(seat, which) => cells.at(seat.index(), which),
        other => cells.cell(other),
    }
}

/// What stands in a row of layout `long`, its `setup` and `payout` apart: at a seat, or of somebody without one, whose
/// payout moved by a minor unit or by the others' places, and who is named elsewhere.
pub(super) fn long_cell<'c>(
    cells: &'c HandCells,
    place: Option<usize>,
    column: Column,
) -> Cow<'c, str> {
    match (column, place) {
        (Column::Note | Column::More, place) if place != Some(0) => "".into(),
        (other, Some(place)) => cells.own(place, other),
        (Column::Bid | Column::Tricks, None) => "".into(),
        (other, None) => cells.cell(other),
    }
}

/// Money with the digits of its currency.
pub(super) fn amount(amount: Option<Money>, currency: Option<Currency>) -> Cow<'static, str> {
    match (amount, currency) {
        (Some(amount), Some(currency)) => amount.decimal(currency).into(),
        _ => "".into(),
    }
}
