//! `settle`: the fewest payments that are left of some sessions, and where they come from.

use super::options::SettleArgs;
use super::{find_all, json, text};
use crate::app::Season;
use crate::cli::Caller;
use crate::cli::error::{Failure, one_line};
use crate::cli::json::write_line;
use crate::settle::Settlement;
use std::io::Write;

/// Says who pays whom.
pub(in crate::cli) fn run(args: &SettleArgs, caller: &mut Caller) -> Result<(), Failure> {
    let sessions = find_all(&args.sessions, caller)?;
    let season = caller.app.season()?;
    let settled = caller.app.settle(&season, &sessions)?;
    if args.json {
        for one in &settled {
            let explained = args.explain.then_some(one.explained.as_slice());
            let line = json::settlement(&season, &one.settlement, explained);
            write_line(caller.stdout, &line)?;
        }
        if settled.is_empty() {
            let ids: Vec<String> = sessions.iter().map(ToString::to_string).collect();
            let none: [(); 0] = [];
            let line =
                serde_json::json!({ "sessions": ids, "payments": none, "odd": none, "paid": none });
            write_line(caller.stdout, &line)?;
        }
        return Ok(());
    }
    if settled.is_empty() {
        return Ok(writeln!(caller.stdout, "Nothing is left to be paid")?);
    }
    let causes = text::Causes::read(&sessions, caller)?;
    for one in &settled {
        let explained = (one.explained.as_slice(), &causes);
        let explained = args.explain.then_some(explained);
        text::payments(&season, &one.settlement, explained, caller.stdout)?;
        beside(&season, &one.settlement, sessions.len(), caller.stdout)?;
    }
    Ok(())
}

/// What has to be known beside the payments: what was paid, which sessions come along, and who got the odd unit.
fn beside(
    season: &Season,
    settlement: &Settlement,
    asked: usize,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for one in settlement.paid.iter().filter_map(|id| season.payment(*id)) {
        let line = format!("{} ({})", text::paid(season, one), one.id);
        writeln!(out, "{}", one_line(&line))?;
    }
    if settlement.sessions.len() > asked {
        let ids: Vec<String> = settlement
            .sessions
            .iter()
            .map(ToString::to_string)
            .collect();
        writeln!(out, "Settled together: {}", ids.join(" "))?;
    }
    let odd = season.names(&season.odd(settlement));
    if !odd.is_empty() {
        let line = format!("Got an odd minor unit: {}", odd.join(", "));
        writeln!(out, "{}", one_line(&line))?;
    }
    Ok(())
}
