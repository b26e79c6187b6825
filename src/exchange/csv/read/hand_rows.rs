//! The hand record from its row or rows.
//!
//! Derived values are skipped here and compared later.

use super::row::{Row, whole};
use crate::cards::Trump;
use crate::exchange::csv::column::Column;
use crate::exchange::csv::error::json;
use crate::exchange::csv::hand_columns::{AtSeat, HandColumns, Record};
use crate::exchange::csv::layout::Layout;
use crate::exchange::csv::role::Role;
use crate::exchange::{Fault, ImportError};
use crate::games::{Bid, Honours, Override, Tricks};
use crate::ledger::{Hand, Participant};
use crate::money::{Currency, MoneyError, Stake};
use crate::scheme::keyword::Keyword;
use crate::seat::{MAX_SEATS, Seat};

/// Reads the hand of these rows, at least one.
pub(super) fn hand(
    rows: &[Row],
    layout: Layout,
    participants: &[Participant],
    currency: Option<Currency>,
) -> Result<Hand, ImportError> {
    let first = &rows[0];
    let find = |name: &String| {
        let found = participants.iter().find(|one| one.name == *name);
        found
            .map(|one| one.id)
            .ok_or_else(|| first.fault(Fault::Nobody(name.clone())))
    };
    let columns = columns(rows, layout)?;
    let seats = columns.seats.iter().map(|seat| find(&seat.player));
    let seats = seats.collect::<Result<_, _>>()?;
    let record = columns
        .record()
        .map_err(|error| first.fault(Fault::More(format!("cannot be read: {}", json(&error)))))?;
    Ok(Hand {
        id: first.need(Column::HandId, "an id of 32 hexadecimal digits", |text| {
            text.parse().ok()
        })?,
        at: first.instant(Column::When)?,
        seats,
        stake: stake(first, currency)?,
        record: record.try_map(find)?,
    })
}

/// The columns of a hand. In layout `hands` a row has all seats, in `long` each seat has a row.
fn columns(rows: &[Row], layout: Layout) -> Result<HandColumns, ImportError> {
    let first = &rows[0];
    let seats: Result<Vec<_>, _> = if layout == Layout::Hands {
        let taken = Seat::all(MAX_SEATS).take_while(|seat| {
            let player = Column::At(*seat, &Column::Player);
            !first.text(player).is_empty()
        });
        taken.map(|seat| at_seat(first, Some(seat))).collect()
    } else {
        let seated = rows.iter().filter(|row| is_seated(row));
        seated.map(|row| at_seat(row, None)).collect()
    };
    let mut seats = seats?;
    let mut of_hand = of_hand(first)?;
    if let Some(lead) = seats.iter().find(|seat| seat.role.is_named()) {
        // Each of several declarers has separate tricks.
        let declarers = seats.iter().filter(|seat| seat.role == Role::Declarer);
        let several = declarers.count() > 1;
        let (bid, tricks) = if layout == Layout::Hands {
            (first.small(Column::Bid)?, first.small(Column::Tricks)?)
        } else {
            let tricks = lead.tricks.filter(|_| !several);
            (lead.bid.map(Bid::tricks), tricks)
        };
        (of_hand.bid, of_hand.tricks) = (bid, tricks.map(Tricks::Side));
        for seat in &mut seats {
            (seat.bid, seat.tricks) = (None, seat.tricks.filter(|_| several));
        }
    }
    Ok(HandColumns {
        of_hand,
        seats,
        more: first.text(Column::More).to_owned(),
    })
}

/// The values of a seat from its columns of a row, or from its own row.
fn at_seat(row: &Row, seat: Option<Seat>) -> Result<AtSeat, ImportError> {
    let of = |column: &'static Column| seat.map_or(*column, |seat| Column::At(seat, column));
    let name = |text: &str| Some(text.to_owned());
    Ok(AtSeat {
        player: row.need(of(&Column::Player), "a name", name)?,
        role: row.need(of(&Column::Role), "a role in the hand", Role::from_word)?,
        bid: row.bid(of(&Column::Bid))?,
        tricks: row.small(of(&Column::Tricks))?,
    })
}

/// Whether a row of layout `long` belongs to a player with a seat in the hand.
pub(super) fn is_seated(row: &Row) -> bool {
    !row.text(Column::SeatNumber).is_empty()
}

/// The values with a column in both layouts.
fn of_hand(row: &Row) -> Result<Record, ImportError> {
    let honours = row.small(Column::Honours)?.map(|count| Honours {
        side: row.text(Column::HonoursSide).to_owned(),
        count,
    });
    Ok(Record {
        dealer: row.some_text(Column::Dealer),
        cards: row.small(Column::Cards)?,
        trump: row.some(Column::Trump, "a suit or none", Trump::from_word)?,
        contract: row.some_text(Column::Contract),
        mode: row.some_text(Column::Mode),
        rank: row.some_text(Column::Rank),
        honours,
        passed: row.truth(Column::Passed)?,
        revoke: row.some_text(Column::Revoke),
        overrides: row.some(Column::Override, "hook or end", Override::from_word)?,
        note: row.some_text(Column::Note),
        ..Record::blank()
    })
}

fn stake(row: &Row, currency: Option<Currency>) -> Result<Option<Stake>, ImportError> {
    let (amount, points) = (row.text(Column::Stake), row.text(Column::PerPoints));
    match (amount.is_empty(), points.is_empty(), currency) {
        (true, true, _) => Ok(None),
        (true, false, _) => Err(row.blank(Column::Stake)),
        (false, true, _) => Err(row.blank(Column::PerPoints)),
        (false, false, None) => Err(row.blank(Column::Currency)),
        (false, false, Some(currency)) => {
            row.need(Column::PerPoints, "a whole number above 0", |text| {
                whole::<u64>(text).filter(|points| *points > 0)
            })?;
            let stake = Stake::parse(&format!("{amount}/{points}"), currency);
            let wrong = |error: MoneyError| match error {
                MoneyError::TooLarge => "a smaller amount",
                _ => "an amount above 0, such as 0.05",
            };
            let stake = stake.map_err(|error| row.wrong(Column::Stake, wrong(error)))?;
            Ok(Some(stake))
        }
    }
}
