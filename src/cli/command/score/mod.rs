//! `score` and `show`: scores hands without storing them, or shows a stored session.

mod csv;
mod json;
mod text;

use crate::cli::input::{Lines, names_of, next_hand, table};
use crate::cli::options::{Format, ScoreArgs, ShowArgs};
use crate::cli::{Caller, Failure, Result, edit_error};
use crate::ledger::{Ledger, SessionEditor};
use crate::settle::{Payouts, payouts};
use crate::view::sheet::seat_of;
use std::io::Write;

/// A scored session with its display data.
struct Scored {
    ledger: Ledger,
    /// The names of all players, in order of joining.
    names: Vec<String>,
    /// All payouts; `None` without a stake.
    payouts: Option<Payouts>,
}

/// Scores, and prints nothing unless every hand is valid.
pub(in crate::cli) fn run(args: &ScoreArgs, caller: &mut Caller) -> Result {
    let new = table::new_session(&args.scheme, &args.players, &args.table, &caller.app)?;
    let session = new.draft(&*caller.app.clock()).map_err(Failure::usage)?;
    let names = names_of(&session);
    let mut editor = SessionEditor::begin(session).map_err(Failure::data)?;
    let mut lines = Lines::open(args.hands.as_deref(), caller.stdin)?;
    while let Some((number, record)) = next_hand(&mut lines, &editor)? {
        let recorded = editor.record(record, caller.app.clock().stamp());
        recorded.map_err(|error| {
            Failure::of_hand(number, lines.number(), edit_error(&error, &names))
        })?;
    }
    let ledger = editor.ledger().clone();
    let payouts = payouts(&ledger).map_err(Failure::data)?;
    Scored::new(ledger, payouts).write(args.format, caller.out)
}

/// Shows a stored session. Payouts that overflow are left out, which is reported.
pub(in crate::cli) fn show(args: &ShowArgs, caller: &mut Caller) -> Result {
    let session = caller.app.find(&args.session)?;
    let ledger = caller.app.editor(session)?.ledger().clone();
    let payouts = payouts(&ledger).unwrap_or_else(|error| {
        let said = format!("session {session} is shown without payouts: {error}");
        caller.notes.push(said);
        None
    });
    let format = if args.json { Format::Json } else { args.format };
    Scored::new(ledger, payouts).write(format, caller.out)
}

impl Scored {
    fn new(ledger: Ledger, payouts: Option<Payouts>) -> Self {
        let everybody = ledger.session().participants.iter();
        Self {
            names: everybody.map(|one| one.name.clone()).collect(),
            ledger,
            payouts,
        }
    }

    fn write(&self, format: Format, out: &mut dyn Write) -> Result {
        match format {
            Format::Text => text::write(self, out),
            Format::Json => json::write(self, out),
            Format::Csv => csv::write(self, out),
        }
    }

    /// The scores of each hand.
    fn hands(&self) -> impl Iterator<Item = Scores<'_>> {
        let session = self.ledger.session();
        let hands = session.hands.iter().zip(self.ledger.played());
        hands.map(|(hand, played)| {
            let (outcome, everybody) = (&played.outcome, session.participants.iter());
            let points =
                everybody.map(|who| Some(outcome.points.at(seat_of(&hand.seats, who.id)?)));
            let dealer = hand.seats.get(outcome.dealer.index());
            Scores {
                dealer: dealer.map_or_else(String::new, |dealer| session.name(*dealer)),
                points: points.collect(),
                totals: &played.totals,
            }
        })
    }
}

/// The scores of a hand, for all players in order of joining.
struct Scores<'a> {
    /// The dealer's name.
    dealer: String,
    /// All points; `None` for players without a seat in it.
    points: Vec<Option<i64>>,
    /// All totals after it; players who came later are missing.
    totals: &'a [i64],
}
