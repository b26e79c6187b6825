//! `stake`: the stake of a session, from a hand on.

use crate::app::AppError;
use crate::cli::input::{currency, settle_modes, table};
use crate::cli::output::{Object, describe, object};
use crate::cli::{Caller, Result};
use crate::ledger::{Edit, EditError, Session, Terms};
use crate::money::{Currency, Stake};
use crate::scheme::SettleMode;
use crate::scheme::keyword::Keyword;
use crate::settle::check_restake;
use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oddtrick stake last
      show the stake
  oddtrick stake last 0.10
      change it from the next hand
  oddtrick stake last 1/10 --currency PLN --from 1
      from the first hand: one zloty per ten points
  oddtrick stake last none
      no stake from the next hand

A hand is settled at the stake that applied when it was played. A game that is settled as a whole (by the pot, by \
places, per game or per rubber) is settled at the stake that it began with. `oddtrick undo` undoes a change; \
a stake and --settle in one command are two.")]
pub(in crate::cli) struct StakeArgs {
    /// The session: its id, the beginning of its id, or `last`
    session: String,
    /// The stake: `0.05` a point, `1/10` for 1 per 10 points, or `none`
    #[arg(value_name = "AMOUNT[/POINTS]|none")]
    stake: Option<String>,
    /// The currency as three letters, XXX for chips (default: the session's)
    #[arg(long, value_name = "CODE", requires = "stake", value_parser = currency)]
    currency: Option<Currency>,
    /// The first hand that it applies to (default: the next one)
    #[arg(long, value_name = "HAND", requires = "stake")]
    from: Option<usize>,
    /// How points become money, for the whole session
    #[arg(long, value_name = "MODE", value_parser = settle_modes())]
    settle: Option<SettleMode>,
    /// Whether the table pays after every hand
    #[arg(long, value_name = "true|false")]
    paid_each_hand: Option<bool>,
    /// Whether a hand counts for players who sat it out, for the whole session
    #[arg(long, value_name = "true|false")]
    sits_out_counts: Option<bool>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The word for no stake.
const NONE: &str = "none";

/// Changes the stake if given, and prints it.
pub(in crate::cli) fn run(args: &StakeArgs, caller: &mut Caller) -> Result {
    let id = caller.app.find(&args.session)?;
    let mut editor = caller.app.editor(id)?;
    let own = args.currency.or(editor.ledger().session().currency());
    let currency = own.or(caller.app.settings().currency);
    let read = |text| match text {
        NONE => Ok(None),
        _ => table::read_stake(text, currency).map(Some),
    };
    let stake = args.stake.as_deref().map(read).transpose()?;
    let (settle, paid, out) = (args.settle, args.paid_each_hand, args.sits_out_counts);
    let from = args.from;
    if stake.is_some() || settle.is_some() || paid.is_some() || out.is_some() {
        editor = caller.edit(id, |_, session| {
            let before = session.terms;
            let after = Terms {
                settle: settle.unwrap_or(before.settle),
                paid_each_hand: paid.unwrap_or(before.paid_each_hand),
                sits_out_counts: out.unwrap_or(before.sits_out_counts),
            };
            let mut edits = Vec::new();
            if let Some(stake) = stake {
                let next = session.hands.len() + 1;
                let number = from.unwrap_or(next);
                let hands = session.hands.len() + usize::from(session.ended.is_none());
                let index = number.checked_sub(1).filter(|index| *index < hands);
                let index = index.ok_or(match session.ended {
                    Some(_) if number == next => EditError::Ended.into(),
                    _ => AppError::NoHand { number, next },
                })?;
                stake.map_or(Ok(()), |stake| check_restake(session, index, stake))?;
                edits.extend(Edit::restake(session, index, stake));
            }
            edits.extend((before != after).then_some(Edit::Settle { before, after }));
            // If only one of them changes nothing, that is no error.
            if edits.is_empty() {
                return Err(stake.map_or(AppError::SameTerms, |_| AppError::SameStake));
            }
            Ok(edits)
        })?;
    }
    let session = editor.ledger().session();
    let terms = session.terms;
    let value = object! {
        "session": session.id,
        "settle": terms.settle.word(),
        "paid_each_hand": terms.paid_each_hand,
        "sits_out_counts": terms.sits_out_counts,
        "stakes": stake_ranges(session),
    };
    let each = describe::when(terms.paid_each_hand, ", paid after every hand");
    let counts = terms.sits_out_counts && session.scheme.may_sit_out();
    let out = describe::when(counts, ", each hand counting for those who sat it out");
    let settled = terms.settle.word();
    let mut said = vec![format!("{id} settled {settled}{each}{out}")];
    said.extend(lines(session));
    if args.stake.is_some() && terms.settle.is_by_game() && !session.hands.is_empty() {
        let next =
            "a game keeps the stake that it began with: a new stake applies from the next game";
        said.push(next.to_owned());
    }
    caller.print(args.json, value, said)
}

/// The stakes, one per line.
pub(super) fn lines(session: &Session) -> Vec<String> {
    let played = session.hands.len();
    let line = |(hands, stake): (std::ops::Range<usize>, Option<Stake>)| {
        let first = hands.start + 1;
        let which = match hands.end {
            end if end > played => format!("from hand {first} on"),
            end if end == first => format!("hand {first}"),
            end => format!("hands {first} to {end}"),
        };
        match stake {
            Some(stake) => format!("{which}: {stake} {}", describe::unit(stake.currency())),
            None => format!("{which}: no stake"),
        }
    };
    session.stakes().into_iter().map(line).collect()
}

/// The stakes, one object each: the first hand, the last hand (null if the stake still applies), and the stake as
/// `--stake` reads it.
pub(super) fn stake_ranges(session: &Session) -> Vec<Object> {
    let played = session.hands.len();
    let span = |(hands, stake): (std::ops::Range<usize>, Option<Stake>)| {
        object! {
            "session": session.id,
            "from": hands.start + 1,
            "to": Some(hands.end).filter(|end| *end <= played),
            "stake": stake.map(|stake| stake.to_string()),
            "currency": stake.map(|stake| stake.currency().code()),
        }
    };
    session.stakes().into_iter().map(span).collect()
}
