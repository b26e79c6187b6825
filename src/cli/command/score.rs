//! `score` and `show`: scores hands without storing them, or shows a stored session.

use crate::app::State;
use crate::cli::args::SESSION;
use crate::cli::input::{Names, TableArgs, names, new_session, record_hands};
use crate::cli::output::{Columns, Object, describe, english, object, some_decimals};
use crate::cli::{Caller, Result};
use crate::exchange::{Profile, guard};
use crate::ledger::{Hand, Ledger, Participant, PlayedHand, seat_of};
use crate::money::Money;
use crate::scheme::keyword::Keyword;
use crate::settle::{Payouts, fewest_payments, payouts, payouts_by_hand};
use crate::view::Message;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = r#"Examples:
  oddtrick score --scheme solo-whist-points --players Ann,Bob,Cy,Dee hands.jsonl
  oddtrick score --scheme solo-whist-units --set unit=6 --dealer Ann \
      --players 'Ann,Bob,"Smith, Cy",Dee' < hands.jsonl
  oddtrick score --scheme house.toml --players Ann,Bob,Cy,Dee \
      --stake 0.05 --currency GBP --format json -

Hands of Solo Whist:
  {"contract":"solo","declarers":["Ann"],"tricks":7}
  {"contract":"prop-and-cop","declarers":["Ann","Cy"],"tricks":8,"trump":"hearts"}
  {"contract":"general-misere","payer":"Dee"}
  {"passed":true}
Any hand may also have "dealer":"Bob", "out":["Eve"], "revoke":"Bob", "note":"…" and
"adjust":[{"player":"Ann","points":-10,"reason":"…"}]. Points of a hand are
whole numbers in the scheme's smallest unit, as in JSON that is printed: tenths in
Callbreak, where -10 is one point less.

Nothing is printed unless every hand is valid."#)]
pub(in crate::cli) struct ScoreArgs {
    /// The scheme: its id, or a file
    #[arg(long, value_name = "ID|FILE")]
    scheme: String,
    /// The players in seat order, clockwise, separated by commas
    #[arg(long, allow_hyphen_values = true, value_name = "LIST", value_parser = names)]
    players: Names,
    #[command(flatten)]
    table: TableArgs,
    /// The output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The hands, one JSON object per line (default: standard input)
    hands: Option<PathBuf>,
}

/// A recorded session, and how it is printed.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oddtrick show last
  oddtrick show 3f2a --format csv

It prints what `oddtrick score` prints for the same hands. A player has no total before joining, and no points in hands \
without a seat.")]
pub(in crate::cli) struct ShowArgs {
    #[arg(help = SESSION)]
    session: String,
    /// The output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The same as `--format json`
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

/// What `score` and `show` print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Format {
    /// A table
    Text,
    /// One JSON object per hand, and a last one for the session
    Json,
    /// One CSV row per hand
    Csv,
}

/// Scores, and prints nothing unless every hand is valid.
pub(in crate::cli) fn run(args: &ScoreArgs, caller: &mut Caller) -> Result {
    let editor = new_session(&args.scheme, &args.players, &args.table, None, &caller.app)?;
    let hands = args.hands.as_deref();
    let editor = record_hands(hands, caller.stdin, editor, |mut editor, hand| {
        editor.record(hand, caller.app.clock().stamp())?;
        Ok(editor)
    })?;
    let payouts = payouts(editor.ledger())?;
    write(editor.ledger(), payouts, args.format, caller)
}

/// Shows a stored session. Payouts that overflow are left out, which is reported.
pub(in crate::cli) fn show(args: &ShowArgs, caller: &mut Caller) -> Result {
    let session = caller.app.find(&args.session)?;
    let editor = caller.app.editor(session)?;
    let payouts = payouts(editor.ledger()).unwrap_or_else(|error| {
        let said = format!("session {session} is shown without payouts: {error}");
        caller.notes.push(said);
        None
    });
    let format = if args.json { Format::Json } else { args.format };
    write(editor.ledger(), payouts, format, caller)
}

/// Writes a session with its payouts, if it has a stake.
fn write(ledger: &Ledger, payouts: Option<Payouts>, format: Format, caller: &mut Caller) -> Result {
    match format {
        Format::Text => write_text(ledger, payouts, caller),
        Format::Json => write_json(ledger, payouts, caller),
        Format::Csv => write_csv(ledger, payouts, caller),
    }
}

/// Each hand, with its dealer's name and what it brought.
fn hands(ledger: &Ledger) -> impl Iterator<Item = (&Hand, String, &PlayedHand)> {
    let session = ledger.session();
    let hands = session.hands.iter().zip(ledger.played());
    hands.map(|(hand, played)| {
        let dealer = hand.seats.get(played.outcome.dealer.index());
        let dealer = dealer.map_or_else(String::new, |dealer| session.name(*dealer));
        (hand, dealer, played)
    })
}

/// The points of a player in a hand; `None` without a seat in it.
fn points(hand: &Hand, played: &PlayedHand, who: &Participant) -> Option<i64> {
    Some(played.outcome.points.at(seat_of(&hand.seats, who.id)?))
}

/// Writes the scheme, a row per hand, the totals, and the payments.
fn write_text(ledger: &Ledger, payouts: Option<Payouts>, caller: &mut Caller) -> Result {
    let session = ledger.session();
    let scheme = &session.scheme;
    let table = table(ledger, payouts.as_ref());
    write!(caller.out, "{} ({})\n\n{table}", scheme.name, scheme.id)?;
    let pot = ledger.carry().pot;
    if pot > 0 {
        writeln!(caller.out, "\n{pot} left in the pot, shared equally")?;
    }
    let Some(payouts) = payouts else {
        return Ok(());
    };
    writeln!(caller.out)?;
    let payments = fewest_payments(&payouts.rounded);
    for payment in &payments {
        let [from, to] = [payment.from, payment.to].map(|place| session.name_at(place));
        let money = (payment.amount, payouts.currency);
        caller.say(english(&Message::payment_says(&from, &to, money)))?;
    }
    if payments.is_empty() {
        caller.say(english(&Message::NothingOwed))?;
    }
    Ok(())
}

fn table(ledger: &Ledger, payouts: Option<&Payouts>) -> Columns {
    let session = ledger.session();
    let scheme = &session.scheme;
    let heads = ["Hand", "Dealer", "Played"].into_iter();
    let people = session.participants.iter();
    let heads = heads.chain(people.map(|who| who.name.as_str()));
    let mut table = Columns::new("RLLR", heads);
    // Each change is followed by the total; totals are aligned.
    let longest = |place: usize| {
        let played = ledger.played().iter();
        let totals = played.filter_map(|hand| hand.totals.get(place).copied());
        let totals = totals.chain(ledger.begun_with().get(place).copied());
        let widths = totals.map(|total| scheme.points(total).to_string().len());
        widths.max().unwrap_or(1)
    };
    let widths: Vec<usize> = (0..session.participants.len()).map(longest).collect();
    let signed = |points: i64| describe::signed(scheme.points(points));
    let cell = |place: usize, change: &str, total: i64| {
        let wide = widths[place];
        format!("{change} {:>wide$}", scheme.points(total))
    };
    if !session.begun_with.is_empty() {
        let totals = ledger.begun_with().into_iter().enumerate();
        let totals = totals.map(|(place, total)| match total {
            0 => String::new(),
            total => cell(place, &signed(total), total),
        });
        let what = english(&Message::MoreBeginWith);
        let head = ["0".to_owned(), String::new(), what];
        table.row(head.into_iter().chain(totals));
    }
    for (index, (hand, dealer, played)) in hands(ledger).enumerate() {
        let results = session.participants.iter().enumerate().map(|(place, who)| {
            // Players who came later have an empty cell.
            let Some(total) = played.totals.get(place) else {
                return String::new();
            };
            let seat = seat_of(&hand.seats, who.id);
            let bid = seat.and_then(|seat| hand.record.bid_and_taken(seat));
            let bid = bid.map_or_else(String::new, |(bid, taken)| format!("{bid}/{taken} "));
            let points = seat.and_then(|seat| played.outcome.scored(seat));
            let points = points.map_or_else(|| "-".to_owned(), signed);
            cell(place, &(bid + &points), *total)
        });
        let what = describe::hand(ledger, index);
        let own = [(index + 1).to_string(), dealer, what];
        table.row(own.into_iter().chain(results));
    }
    table.rule();
    let head = |what: String| [String::new(), String::new(), what].into_iter();
    let totals = ledger.totals().into_iter();
    let totals = totals.map(|total| scheme.points(total).to_string());
    table.row(head("Total".to_owned()).chain(totals));
    if let Some(payouts) = payouts {
        let what = format!("Payout in {}", describe::unit(payouts.currency));
        let amounts = payouts.rounded.iter();
        let amounts = amounts.map(|money| money.decimal(payouts.currency));
        table.row(head(what).chain(amounts));
    }
    table
}

/// Writes one object per hand, and a last one for the session.
fn write_json(ledger: &Ledger, payouts: Option<Payouts>, caller: &mut Caller) -> Result {
    let session = ledger.session();
    let names = session.participants.iter().map(|who| &who.name);
    let decimals = some_decimals(session.scheme.decimals());
    for (index, (hand, dealer, played)) in hands(ledger).enumerate() {
        let people = session.participants.iter();
        let points = people.filter_map(|who| Some((&who.name, points(hand, played, who)?)));
        caller.json(object! {
            "hand": index + 1,
            "dealer": dealer,
            "points": Object::map(points),
            "totals": Object::map(names.clone().zip(&played.totals)),
            "decimals?": decimals,
        })?;
    }
    let payouts = payouts.map(|all| {
        let amounts = all.rounded.iter().map(|money| money.decimal(all.currency));
        let payments = fewest_payments(&all.rounded).into_iter().map(|one| {
            object! {
                "from": session.name_at(one.from),
                "to": session.name_at(one.to),
                "amount": one.amount.decimal(all.currency),
            }
        });
        object! {
            "payouts": Object::map(names.clone().zip(amounts)),
            "payments": payments.collect::<Vec<_>>(),
        }
    });
    let winners = ledger
        .leaders()
        .into_iter()
        .map(|place| session.name_at(place));
    let totals = object! {
        "totals": Object::map(names.zip(ledger.totals())),
        "decimals?": decimals,
    };
    let state = object! {
        "state": State::of(ledger).word(),
        "winners": winners.collect::<Vec<_>>(),
    };
    caller.json(totals.and(payouts.unwrap_or_default()).and(state))
}

/// Writes a header and a row per hand. Payouts are per hand, so that a column can be summed.
fn write_csv(ledger: &Ledger, payouts: Option<Payouts>, caller: &mut Caller) -> Result {
    let session = ledger.session();
    let currency = payouts.map(|payouts| payouts.currency);
    let payouts = match currency {
        Some(_) => payouts_by_hand(ledger)?,
        None => None,
    };
    let mut table = Profile::MACHINE.writer(&mut *caller.out)?;
    let mut header = vec!["hand".to_owned(), "dealer".to_owned()];
    for number in 1..=session.participants.len() {
        header.extend(["player", "points", "total"].map(|name| format!("{name}{number}")));
        header.extend(currency.map(|_| format!("payout{number}")));
    }
    header.extend(currency.map(|_| "currency".to_owned()));
    table.write_record(&header)?;

    let number = |number: Option<i64>| {
        number.map_or_else(String::new, |n| session.scheme.points(n).to_string())
    };
    for (index, (hand, dealer, played)) in hands(ledger).enumerate() {
        let mut row = vec![(index + 1).to_string(), guard(&dealer).into_owned()];
        for (place, who) in session.participants.iter().enumerate() {
            row.extend([
                guard(&who.name).into_owned(),
                number(points(hand, played, who)),
                number(played.totals.get(place).copied()),
            ]);
            let payout = payouts.as_ref().map_or(Money(0), |rows| rows[index][place]);
            row.extend(currency.map(|currency| payout.decimal(currency)));
        }
        row.extend(currency.map(|currency| currency.code().to_owned()));
        table.write_record(&row)?;
    }
    Ok(table.flush()?)
}
