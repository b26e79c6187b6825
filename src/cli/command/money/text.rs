//! Debts and payments as text.

use crate::app::Finances;
use crate::cli::Caller;
use crate::cli::error::Failure;
use crate::cli::output::Print;
use crate::cli::output::columns::Columns;
use crate::cli::output::describe::{self, English};
use crate::ledger::{Ledger, Paid, SessionId};
use crate::money::Currency;
use crate::settle::{Cause, Explained, Settlement};
use std::collections::BTreeMap;
use std::io::Write;

/// Prints the open payments, with their sources if requested.
pub(super) fn payments(
    finances: &Finances,
    settlement: &Settlement,
    explained: Option<(&[Explained], &PaymentSources)>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let names = finances.names(&settlement.people);
    let (currency, english) = (settlement.currency, English::default());
    for (at, one) in settlement.payments.iter().enumerate() {
        let (from, to) = (&names[one.from], &names[one.to]);
        let line = english.pays(from, to, one.amount, currency);
        out.say(line)?;
        let Some((all, causes)) = explained else {
            continue;
        };
        if let Some(explained) = all.get(at) {
            write!(
                out,
                "{}",
                causes.table(finances, &names, explained, currency)
            )?;
        }
    }
    if settlement.payments.is_empty() {
        writeln!(out, "Nobody pays anything")?;
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
    match finances.sessions.get(&id) {
        Some(one) => {
            let title = match &*one.standing.title {
                "" => &one.scheme_name,
                title => title,
            };
            let day = one.started.format("%Y-%m-%d").to_string();
            [short, day, title.to_owned()]
        }
        None => [short, String::new(), "deleted".to_owned()],
    }
}

/// The texts of payment sources.
pub(super) struct PaymentSources {
    ledgers: BTreeMap<SessionId, Ledger>,
    english: English,
}

impl PaymentSources {
    /// Reads the hands of these sessions; other sources are named by their session.
    pub(super) fn read(sessions: &[SessionId], caller: &Caller) -> Result<Self, Failure> {
        let mut ledgers = BTreeMap::new();
        for session in sessions {
            ledgers.insert(*session, caller.app.editor(*session)?.ledger().clone());
        }
        let english = English::default();
        Ok(Self { ledgers, english })
    }

    /// The sources of a payment, one row each.
    fn table(
        &self,
        finances: &Finances,
        names: &[String],
        explained: &Explained,
        currency: Currency,
    ) -> Columns {
        let whose: Vec<&str> = explained
            .whose
            .iter()
            .map(|who| names[*who].as_str())
            .collect();
        let how = if explained.lost { "lost" } else { "won" };
        let head = format!("  what {} {how}", whose.join(" and "));
        let mut table = Columns::default().left([head]).right([""]);
        for line in &explained.lines {
            let cause = self.cause(finances, line.cause);
            table.row([format!("  {cause}"), line.amount.decimal(currency)]);
        }
        table
    }

    fn cause(&self, finances: &Finances, cause: Cause) -> String {
        let of = |session| match session_line(finances, session) {
            [_, day, title] if self.ledgers.len() > 1 => format!("{day} {title}, "),
            _ => String::new(),
        };
        match cause {
            Cause::Hand { session, index } => {
                let ledger = self.ledgers.get(&session);
                let ledger = ledger.filter(|ledger| index < ledger.played().len());
                let played = ledger.map(|ledger| format!(": {}", self.english.hand(ledger, index)));
                let played = played.unwrap_or_default();
                format!("{}hand {}{played}", of(session), index + 1)
            }
            Cause::Begun { session } => format!("{}points brought forward", of(session)),
            Cause::Game { session } | Cause::Earlier { session } => {
                let [id, day, title] = session_line(finances, session);
                format!("{id} {day} {title}")
            }
            Cause::Paid { payment } => match finances.payment(payment) {
                Some(one) => self::paid(finances, one),
                None => format!("payment {payment}"),
            },
        }
    }
}
