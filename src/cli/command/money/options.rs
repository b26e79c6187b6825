//! The options of the money commands as parsed by clap. Doc comments are the help text.

use crate::cli::options::settle_modes;
use crate::scheme::SettleMode;
use clap::Args;

/// The help for session arguments.
const SESSIONS: &str = "Sessions: their ids, the beginnings of them, or `last`";

#[derive(Debug, Args)]
#[command(after_help = STAKE_EXAMPLES)]
pub(in crate::cli) struct StakeArgs {
    /// Its id, the beginning of one, or `last`
    pub(super) session: String,
    /// What is played for: `0.05` a point, `1/10` for one in ten points, or `none` for no stake
    #[arg(value_name = "AMOUNT[/POINTS]|none")]
    pub(super) stake: Option<String>,
    /// The currency as three letters, XXX for chips; without it that of the session
    #[arg(long, value_name = "CODE", requires = "stake")]
    pub(super) currency: Option<String>,
    /// The first hand that it holds for; without it the next one
    #[arg(long, value_name = "HAND", requires = "stake")]
    pub(super) from: Option<usize>,
    /// How points become money, for the whole session
    #[arg(long, value_name = "MODE", value_parser = settle_modes())]
    pub(super) settle: Option<SettleMode>,
    /// Whether the table pays after every hand
    #[arg(long, value_name = "true|false")]
    pub(super) paid_each_hand: Option<bool>,
    /// Whether a hand counts for who sat it out, for the whole session
    #[arg(long, value_name = "true|false")]
    pub(super) sits_out_counts: Option<bool>,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

const STAKE_EXAMPLES: &str = "Examples:
  oddtrick stake last
      what is played for
  oddtrick stake last 0.10
      from the next hand on
  oddtrick stake last 1/10 --currency PLN --from 1
      from the first hand on: one zloty for ten points
  oddtrick stake last none
      no stake from now on

Each hand is worth what was agreed when it was played. A game that is settled as a whole, by the pot, by places, per \
game or per rubber, is worth what it was begun for. `oddtrick undo` takes a change back.";

#[derive(Debug, Args)]
#[command(after_help = SETTLE_EXAMPLES)]
pub(in crate::cli) struct SettleArgs {
    #[arg(required = true, value_name = "SESSION", help = SESSIONS)]
    pub(super) sessions: Vec<String>,
    /// Show the hands and the earlier debts that each payment comes from
    #[arg(long)]
    pub(super) explain: bool,
    /// Print JSON, one object for each currency
    #[arg(long)]
    pub(super) json: bool,
}

const SETTLE_EXAMPLES: &str = "Examples:
  oddtrick settle last
      what is left to be paid of the last session, in the fewest payments
  oddtrick settle last --explain
      the same, with the hands that each payment comes from
  oddtrick settle 3f2a 81c0 d9
      three sessions in one go

Payments are the fewest that settle it; among those, the largest is as small as it can be. What was paid already is \
taken off, and sessions that were settled together stay together. Where an amount cannot be divided evenly, the odd \
minor units go to those who lost most by rounding, and it says who that is.";

#[derive(Debug, Args)]
#[command(after_help = PAID_EXAMPLES)]
pub(in crate::cli) struct PaidArgs {
    #[arg(
        value_name = "SESSION",
        required_unless_present = "undo",
        conflicts_with = "undo",
        help = SESSIONS
    )]
    pub(super) sessions: Vec<String>,
    /// Who paid
    #[arg(long, value_name = "NAME", requires = "to")]
    pub(super) from: Option<String>,
    /// Who was paid
    #[arg(long, value_name = "NAME", requires = "from")]
    pub(super) to: Option<String>,
    /// How much; without it what `settle` says that is left between the two
    #[arg(long, requires = "from")]
    pub(super) amount: Option<String>,
    /// The currency as three letters, where the sessions are played for more than one
    #[arg(long, value_name = "CODE", conflicts_with = "undo")]
    pub(super) currency: Option<String>,
    /// Everything that `settle` says is left
    #[arg(long, conflicts_with_all = ["from", "undo"])]
    pub(super) all: bool,
    /// A word about it
    #[arg(long, value_name = "TEXT", conflicts_with = "undo")]
    pub(super) note: Option<String>,
    /// When it was paid, as 2026-01-31 or as an RFC 3339 instant; without it now
    #[arg(long, conflicts_with = "undo")]
    pub(super) date: Option<String>,
    /// Take back a payment: its id, the beginning of one, or `last`
    #[arg(long, value_name = "PAYMENT")]
    pub(super) undo: Option<String>,
    /// Print JSON, one object for each payment
    #[arg(long)]
    pub(super) json: bool,
}

const PAID_EXAMPLES: &str = r"Examples:
  oddtrick paid last --from Bob --to Ann
      Bob has paid Ann what he owed her for the last session
  oddtrick paid last --from Bob --to Ann --amount 2.50 --note 'the rest next week'
      a part of it
  oddtrick paid 3f2a 81c0 --all
      everything that settles two sessions in one go
  oddtrick paid --undo last
      the last payment was none

A payment is kept as it was made. Where a hand of its session is corrected afterwards, the difference is owed anew.";

#[derive(Debug, Args)]
#[command(after_help = BALANCES_EXAMPLES)]
pub(in crate::cli) struct BalancesArgs {
    /// Show the sessions and the payments that each payment comes from
    #[arg(long)]
    pub(super) explain: bool,
    /// Print JSON, an array with an object for each currency
    #[arg(long)]
    pub(super) json: bool,
}

const BALANCES_EXAMPLES: &str = "Examples:
  oddtrick balances
  oddtrick balances --json

Everything that was not paid carries over from session to session. Each currency is settled by itself, and its \
balances sum to zero. Sessions that are paid after every hand leave nothing open.";
