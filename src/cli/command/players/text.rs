//! The roster and one player's statistics as text.

use crate::cli::Result;
use crate::cli::output::{Columns, Print, count, signed, signed_money};
use crate::ledger::PlayerId;
use crate::money::{Currency, Money};
use crate::stats::{Achievement, Attempts, PartnerRecord, Rate, Record, Statistics};
use crate::store::Player;
use std::collections::BTreeMap;
use std::io::Write;

/// All players, with a column per currency.
pub(super) fn list(players: &[Player], all: &Statistics) -> Columns {
    let summaries: Vec<_> = players.iter().map(|one| all.summary(one.id)).collect();
    let money = summaries.iter().flat_map(|summary| &summary.money);
    let currencies: BTreeMap<&str, Currency> = money
        .map(|(currency, _)| (currency.code(), *currency))
        .collect();
    let table = Columns::default().left(["Player"]);
    let table = table.right(["Sessions", "Hands"]);
    let mut table = table.right(currencies.keys());
    for (player, summary) in players.iter().zip(&summaries) {
        let own = [
            player.name.clone(),
            summary.sessions.to_string(),
            summary.hands.to_string(),
        ];
        let money = currencies.values().map(|currency| {
            let own = summary.money.iter().find(|(own, _)| own == currency);
            own.map_or_else(
                || "-".to_owned(),
                |(_, money)| signed_money(*money, *currency),
            )
        });
        table.row(own.into_iter().chain(money));
    }
    table
}

/// A player's statistics.
pub(super) fn show(
    player: &Player,
    record: &Record,
    names: &BTreeMap<PlayerId, &str>,
    out: &mut dyn Write,
) -> Result {
    let sessions = record.sessions.len();
    let since = record.sessions.first().map_or_else(String::new, |first| {
        format!(" since {}", first.started.format("%Y-%m-%d"))
    });
    let all = count(sessions, "session");
    let hands = count(record.hands(), "hand");
    out.say(format!("{}: {all} and {hands}{since}", player.name))?;
    let won = record.sessions.iter().filter(|one| one.won).count();
    if sessions > 0 {
        let points = signed(record.points());
        writeln!(out, "{won} of {all} won, {points} points in all")?;
    }
    for (currency, money) in record.money() {
        let all = record.sessions.iter().filter_map(|one| one.money);
        let own = all.filter(|(own, _)| *own == currency);
        let own: Vec<i64> = own.map(|(_, money)| money.0).collect();
        let [money, best, worst] = [Some(&money.0), own.iter().max(), own.iter().min()]
            .map(|money| signed_money(Money(money.copied().unwrap_or(0)), currency));
        let code = currency.code();
        writeln!(out, "{money} {code}, best session {best}, worst {worst}")?;
    }
    tasks(record, out)?;
    partners(record, names, out)
}

fn tasks(record: &Record, out: &mut dyn Write) -> Result {
    if record.tasks.is_empty() {
        return Ok(());
    }
    let mut table = tries("Tried");
    for (task, tally) in record.ranked(&record.tasks) {
        let cells = [task_name(record, task)];
        table.row(cells.into_iter().chain(rate(tally)));
    }
    Ok(write!(out, "\n{table}")?)
}

fn partners(record: &Record, names: &BTreeMap<PlayerId, &str>, out: &mut dyn Write) -> Result {
    if record.partners.is_empty() {
        return Ok(());
    }
    let money = record.currency();
    let table = tries("Together with").right(["Points"]);
    let mut table = table.right(money.map(Currency::code));
    for ((task, other), together) in &record.partners {
        let PartnerRecord { tries, points, .. } = together;
        let name = names.get(other).copied().unwrap_or("somebody");
        let own = [format!("{name}, {}", task_name(record, task))];
        let points = signed((*points).into());
        let cells = own.into_iter().chain(rate(*tries)).chain([points]);
        let brought = money.map(|currency| {
            let all = together.money.iter().find(|(own, _)| *own == currency);
            signed_money(all.map_or(Money(0), |(_, money)| *money), currency)
        });
        table.row(cells.chain(brought));
    }
    Ok(write!(out, "\n{table}")?)
}

/// A table of success rates.
fn tries(first: &str) -> Columns {
    let table = Columns::default().left([first]);
    table.right(["Made", "Of", "Rate", "19 in 20"])
}

fn rate(tries: Attempts) -> [String; 4] {
    let (made, of) = (tries.made.to_string(), tries.of.to_string());
    match Rate::of(tries) {
        None => [made, of, "-".to_owned(), "-".to_owned()],
        Some(rate) => {
            let (low, high) = rate.bounds();
            let seen = if rate.few {
                "-".to_owned()
            } else {
                format!("{} %", rate.percent())
            };
            [made, of, seen, format!("{low} to {high} %")]
        }
    }
}

/// A task's name.
pub(super) fn task_name(record: &Record, task: &Achievement) -> String {
    match task {
        Achievement::Contract(id) => match record.goals.get(task) {
            Some(goal) if !goal.name.is_empty() => goal.name.clone(),
            _ => id.clone(),
        },
        Achievement::Bid(bid) => format!("a bid of {bid}"),
        Achievement::Level(level) => format!("a winning bid of {level}"),
        Achievement::Hand => "a hand".to_owned(),
    }
}
