//! Debts and payments as text.

use crate::app::Finances;
use crate::cli::Result;
use crate::cli::output::{Columns, English, Print, describe};
use crate::ledger::{Paid, SessionId};
use crate::view::Message;
use crate::view::money::debts::{DebtRow, LinkTarget, NameLookup};
use std::io::Write;

/// Prints the open payments, of `several` sessions or one, with their sources if requested.
pub(super) fn payments(
    rows: &[DebtRow],
    several: bool,
    explain: bool,
    out: &mut dyn Write,
) -> Result {
    let english = English::default();
    let open = || rows.iter().filter(|row| !row.paid);
    for row in open() {
        out.say(english.say(&row.says))?;
        if explain {
            let head = format!("  {}", english.say(&row.more.whose));
            let mut table = Columns::default().left([head]).right([""]);
            for part in &row.more.parts {
                let (amount, currency) = part.amount;
                let cause = english.say(&part.cause);
                let cause = match part.opens {
                    Some(LinkTarget::Session(id)) => format!("  {} {cause}", describe::short(id)),
                    Some(LinkTarget::Hand(id, _)) if several => {
                        format!("  {} {cause}", describe::short(id))
                    }
                    _ => format!("  {cause}"),
                };
                table.row([cause, amount.decimal(currency)]);
            }
            write!(out, "{table}")?;
        }
    }
    if open().next().is_none() {
        writeln!(out, "{}", english.say(&Message::NothingOwed))?;
    }
    Ok(())
}

/// A past payment as a line.
pub(super) fn paid(finances: &Finances, one: &Paid) -> String {
    let note = if one.note.is_empty() {
        String::new()
    } else {
        format!(", {}", one.note)
    };
    let (from, to) = (finances.name(one.from), finances.name(one.to));
    let paid = English::default().paid(&from, &to, one);
    format!("{paid}{note}")
}

/// The prefix of a session's id, its date and its title.
pub(super) fn session_line(finances: &Finances, id: SessionId) -> [String; 3] {
    let short = describe::short(id);
    match finances.session(id) {
        Some(one) => {
            let title = match &*one.standing.title {
                "" => &one.scheme.name,
                title => title,
            };
            let day = one.started.date_naive().to_string();
            [short, day, title.to_owned()]
        }
        None => [short, String::new(), "deleted".to_owned()],
    }
}
