//! The window's messages in English for a terminal.

use crate::ledger::{Ledger, Paid, SessionId};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::view::{Message, sheet};
use crate::words::Words;

thread_local! {
    /// The English catalog, read when the first message is said.
    static ENGLISH: Words = Words::of("en");
}

/// A message as text, without the directional marks around names, which a terminal would show.
pub(in crate::cli) fn english(message: &Message) -> String {
    let said = ENGLISH.with(|words| words.say(message));
    said.replace(['\u{2068}', '\u{2069}'], "")
}

/// What was played in a hand, by whom, and the outcome.
pub(in crate::cli) fn hand(ledger: &Ledger, index: usize) -> String {
    let Some((who, tail, remark)) = sheet::line(ledger, index) else {
        return String::new();
    };
    let remark = remark.map(|remark| format!("; {}", english(&remark)));
    let (who, tail) = (english(&who), english(&tail));
    format!("{who}{tail}{}", remark.unwrap_or_default())
}

/// Who paid whom, and when.
pub(in crate::cli) fn paid(from: &str, to: &str, one: &Paid) -> String {
    let money = (one.amount, one.currency);
    english(&Message::money_paid(from, to, money, one.at))
}

/// The unit of an amount in text: the currency code, or chips.
pub(in crate::cli) fn unit(currency: Currency) -> &'static str {
    if currency == Currency::CHIPS {
        "chips"
    } else {
        currency.code()
    }
}

/// A change of points, with its sign.
pub(in crate::cli) fn signed(points: Points) -> String {
    format!("{}{points}", when(points.n > 0, "+"))
}

/// A change of money, with its sign.
pub(in crate::cli) fn signed_money(money: Money, currency: Currency) -> String {
    let sign = when(money.0 > 0, "+");
    format!("{sign}{}", money.decimal(currency))
}

/// The text where it applies, else nothing.
pub(in crate::cli) fn when(applies: bool, text: &'static str) -> &'static str {
    if applies { text } else { "" }
}

/// The beginning of an id, enough to be unique in practice.
pub(in crate::cli) fn short(session: SessionId) -> String {
    format!("{:.8}", session.to_string())
}

/// A number and its noun, with a plural `s` unless the number is 1.
pub(in crate::cli) fn count(n: impl Copy + ToString, thing: &str) -> String {
    let n = n.to_string();
    let plural = when(n != "1", "s");
    format!("{n} {thing}{plural}")
}
