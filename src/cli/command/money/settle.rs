//! `settle`: the fewest payments that settle some sessions, and their sources.

use super::{json, name_left_out, settled, stake, text};
use crate::app::Finances;
use crate::cli::args::SESSIONS;
use crate::cli::output::{English, Object, Print, object};
use crate::cli::{Caller, Result};
use crate::ledger::SessionId;
use crate::settle::Settlement;
use crate::view::Message;
use clap::Args;
use std::io::Write;

#[derive(Debug, Args)]
#[command(after_help = SETTLE_EXAMPLES)]
pub(in crate::cli) struct SettleArgs {
    #[arg(required = true, value_name = "SESSION", help = SESSIONS)]
    sessions: Vec<String>,
    /// Show the hands and earlier debts behind each payment
    #[arg(long)]
    explain: bool,
    /// Print JSON, one object for each currency
    #[arg(long)]
    json: bool,
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

/// Prints the payments.
pub(in crate::cli) fn run(args: &SettleArgs, caller: &mut Caller) -> Result {
    let sessions = caller.find_all(&args.sessions)?;
    let (finances, settled) = settled(&sessions, caller)?;
    name_left_out(&finances.left_out, caller);
    if args.json {
        for one in &settled {
            let explained = args.explain.then_some(one.explained.as_slice());
            let mut stakes = Vec::new();
            for id in &one.sessions {
                stakes.extend(stake::stake_ranges(
                    caller.app.editor(*id)?.ledger().session(),
                ));
            }
            let line = json::settlement(&finances, &one.settlement, &stakes, explained);
            caller.json(line)?;
        }
        if settled.is_empty() {
            // Without a stake there is no currency.
            let none: [(); 0] = [];
            caller.json(object! {
                "sessions": sessions,
                "balances": Object::default(),
                "payments": none,
                "odd": none,
                "paid": none,
                "stakes": none,
            })?;
        }
        return Ok(());
    }
    if settled.is_empty() {
        let mut staked = false;
        for id in &sessions {
            let editor = caller.app.editor(*id)?;
            staked |= editor.ledger().session().currency().is_some();
        }
        let line = if staked {
            Message::NothingOwed
        } else {
            Message::NoStake
        };
        return caller.say(English::default().say(&line));
    }
    for one in &settled {
        let several = one.settlement.sessions.len() > 1;
        text::payments(&one.debts.rows, several, args.explain, caller.out)?;
        print_notes(&finances, &one.settlement, sessions.len(), caller.out)?;
    }
    for id in &sessions {
        print_stakes(&finances, *id, sessions.len() > 1, caller)?;
    }
    Ok(())
}

/// Prints the stakes, if they changed during play.
fn print_stakes(finances: &Finances, id: SessionId, named: bool, caller: &mut Caller) -> Result {
    let editor = caller.app.editor(id)?;
    let lines = stake::lines(editor.ledger().session());
    if lines.len() > 1 {
        let of = if named {
            let [id, day, title] = text::session_line(finances, id);
            format!(" in {id} {day} {title}")
        } else {
            String::new()
        };
        caller.say(format!("Played for{of}: {}", lines.join(", ")))?;
    }
    Ok(())
}

/// Prints notes: payments made, sessions settled together, and who got the odd unit.
fn print_notes(
    finances: &Finances,
    settlement: &Settlement,
    asked: usize,
    out: &mut dyn Write,
) -> Result {
    let paid = settlement.paid.iter();
    for one in paid.filter_map(|id| finances.payment(*id)) {
        out.say(format!("{} ({})", text::paid(finances, one), one.id))?;
    }
    if settlement.sessions.len() > asked {
        let ids = settlement.sessions.iter().map(ToString::to_string);
        let ids = ids.collect::<Vec<_>>().join(" ");
        writeln!(out, "Settled together: {ids}")?;
    }
    let odd = finances.names(&finances.odd_unit_players(settlement));
    if !odd.is_empty() {
        out.say(format!("Got an odd minor unit: {}", odd.join(", ")))?;
    }
    Ok(())
}
