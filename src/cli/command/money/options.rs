//! The options of the money commands as parsed by clap. Doc comments are the help text.

use crate::cli::options::{SESSIONS, settle_modes};
use crate::scheme::SettleMode;
use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = STAKE_EXAMPLES)]
pub(in crate::cli) struct StakeArgs {
    /// The session: its id, the beginning of its id, or `last`
    pub(super) session: String,
    /// The stake: `0.05` a point, `1/10` for 1 per 10 points, or `none`
    #[arg(value_name = "AMOUNT[/POINTS]|none")]
    pub(super) stake: Option<String>,
    /// The currency as three letters, XXX for chips (default: the session's)
    #[arg(long, value_name = "CODE", requires = "stake")]
    pub(super) currency: Option<String>,
    /// The first hand that it applies to (default: the next one)
    #[arg(long, value_name = "HAND", requires = "stake")]
    pub(super) from: Option<usize>,
    /// How points become money, for the whole session
    #[arg(long, value_name = "MODE", value_parser = settle_modes())]
    pub(super) settle: Option<SettleMode>,
    /// Whether the table pays after every hand
    #[arg(long, value_name = "true|false")]
    pub(super) paid_each_hand: Option<bool>,
    /// Whether a hand counts for players who sat it out, for the whole session
    #[arg(long, value_name = "true|false")]
    pub(super) sits_out_counts: Option<bool>,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

const STAKE_EXAMPLES: &str = "Examples:
  oddtrick stake last
      show the stake
  oddtrick stake last 0.10
      change it from the next hand
  oddtrick stake last 1/10 --currency PLN --from 1
      from the first hand: one zloty per ten points
  oddtrick stake last none
      no stake from the next hand

A hand is settled at the stake that applied when it was played. A game that is settled as a whole (by the pot, by \
places, per game or per rubber) is settled at the stake that it began with. `oddtrick undo` undoes a change.";

#[derive(Debug, Args)]
#[command(after_help = SETTLE_EXAMPLES)]
pub(in crate::cli) struct SettleArgs {
    #[arg(required = true, value_name = "SESSION", help = SESSIONS)]
    pub(super) sessions: Vec<String>,
    /// Show the hands and earlier debts behind each payment
    #[arg(long)]
    pub(super) explain: bool,
    /// Print JSON, one object for each currency
    #[arg(long)]
    pub(super) json: bool,
}

const SETTLE_EXAMPLES: &str = "Examples:
  oddtrick settle last
      what remains to be paid for the last session
  oddtrick settle last --explain
      the same, with the hands behind each payment
  oddtrick settle 3f2a 81c0 d9
      three sessions together

The payments are as few as possible; among equally few, the largest is as small as possible. Recorded payments are \
subtracted, and sessions that were settled together stay together. Where an amount does not divide evenly, the spare \
minor units go to those who lost most by rounding, who are named.";

#[derive(Debug, Args)]
#[command(after_help = PAID_EXAMPLES)]
pub(in crate::cli) struct PaidArgs {
    #[arg(value_name = "SESSION", help = SESSIONS)]
    #[arg(required_unless_present = "undo", conflicts_with = "undo")]
    pub(super) sessions: Vec<String>,
    /// Who paid
    #[arg(long, allow_hyphen_values = true, value_name = "NAME", requires = "to")]
    pub(super) from: Option<String>,
    /// Who was paid
    #[arg(long, value_name = "NAME", requires = "from")]
    #[arg(allow_hyphen_values = true)]
    pub(super) to: Option<String>,
    /// How much (default: what `settle` shows between the two)
    #[arg(long, requires = "from", conflicts_with = "all")]
    #[arg(allow_negative_numbers = true)]
    pub(super) amount: Option<String>,
    /// The currency as three letters, if the sessions have several
    #[arg(long, value_name = "CODE", conflicts_with = "undo")]
    pub(super) currency: Option<String>,
    /// Record every payment that `settle` shows
    #[arg(long, conflicts_with_all = ["from", "undo"])]
    pub(super) all: bool,
    /// A note
    #[arg(long, value_name = "TEXT", conflicts_with = "undo")]
    #[arg(allow_hyphen_values = true)]
    pub(super) note: Option<String>,
    /// When it was paid, as 2026-01-31 or an RFC 3339 instant (default: now)
    #[arg(long, conflicts_with = "undo")]
    pub(super) date: Option<String>,
    /// Undo a payment: its id, the beginning of its id, or `last`
    #[arg(long, value_name = "PAYMENT")]
    pub(super) undo: Option<String>,
    /// Print JSON, one object for each payment
    #[arg(long)]
    pub(super) json: bool,
}

const PAID_EXAMPLES: &str = r"Examples:
  oddtrick paid last --from Bob --to Ann
      Bob has paid Ann everything owed for the last session
  oddtrick paid last --from Bob --to Ann --amount 2.50 --note 'the rest next week'
      part of it
  oddtrick paid 3f2a 81c0 --all
      every payment that settles two sessions together
  oddtrick paid --undo last
      undo the last payment

A payment stays as it was made. If a hand of its session is corrected later, the difference is owed.";

#[derive(Debug, Args)]
#[command(after_help = BALANCES_EXAMPLES)]
pub(in crate::cli) struct BalancesArgs {
    /// Show the sessions and payments behind each payment
    #[arg(long)]
    pub(super) explain: bool,
    /// Print JSON, an array with an object for each currency
    #[arg(long)]
    pub(super) json: bool,
}

const BALANCES_EXAMPLES: &str = "Examples:
  oddtrick balances
  oddtrick balances --json

What is unpaid carries over from session to session. Each currency is settled separately, and its balances sum to \
zero. Sessions still running count too; those that are paid after every hand leave nothing unpaid.";
