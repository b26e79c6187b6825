//! A snapshot in a language, as JSON for the page's script.

use super::snapshot::Snapshot;
use crate::view::page::{DebtRow, Fact, FactKind, ResultView, ScoreRow, StandingRow};
use crate::view::page::{SheetCell, SheetRow};
use crate::view::{Message, MoneyChange};
use crate::words::Words;
use serde_json::{Value, json};

/// The totals and the open hand.
pub(super) fn table(Snapshot { table: view, .. }: &Snapshot, words: &Words) -> String {
    let say = |message: &Message| words.say(message);
    let entry = &view.entry;
    let ended = !view.end_facts.is_empty();
    // Only the first fact: the result, which names the winner, is below it.
    let facts = if ended {
        &view.end_facts[..1]
    } else {
        &view.facts
    };
    // An ended session has no question.
    let asked = entry.steps.get(entry.current_step).filter(|_| !ended);
    let heads = [Message::HeadBid, Message::HeadTook].map(|head| say(&head));
    let slots = entry.slots.iter().map(|slot| {
        let value = slot.value.as_ref().map(say);
        json!({ "label": say(&slot.label), "value": value, "now": slot.now })
    });
    let last = view.last_hand.as_ref().map(|last| {
        json!({ "head": say(&last.head), "who": say(&last.who), "tail": say(&last.tail), "says": say(&last.label) })
    });
    json!({
        "title": say(&view.title),
        "subtitle": say(&view.subtitle),
        "ended": ended,
        "trump": view.trump,
        "cards": say(&view.cards_caption),
        "facts": facts.iter().map(|one| fact(one, words)).collect::<Vec<_>>(),
        "heads": heads,
        "bids": view.show_bids,
        "rows": view.rows.iter().map(|one| row(one, words)).collect::<Vec<_>>(),
        "correcting": view.correcting.as_ref().map(say),
        "slots": slots.collect::<Vec<_>>(),
        "question": asked.map(|step| say(&step.question)),
        "last": last,
        "pays": view.notice.iter().map(say).collect::<Vec<_>>(),
    })
    .to_string()
}

/// The sheet, the result and who pays whom.
pub(super) fn accounts(Snapshot { table, accounts }: &Snapshot, words: &Words) -> String {
    let say = |message: &Message| words.say(message);
    let heads = table.sheet_players.iter().map(|head| say(&head.text));
    let hands = accounts.hands.iter().map(|one| hand(one, words));
    let result = accounts.result.as_ref();
    json!({
        "heads": heads.collect::<Vec<_>>(),
        "tricks": say(&table.tricks_head),
        "total": say(&Message::HeadTotal),
        "hands": hands.collect::<Vec<_>>(),
        "result": result.map(|view| standings(view, words)),
        "payments": result.and_then(|view| payments(view, words)),
    })
    .to_string()
}

fn fact(fact: &Fact, words: &Words) -> Value {
    let kind = match fact.kind {
        FactKind::Plain => "plain",
        FactKind::Deals => "deals",
        FactKind::Leads => "leads",
        FactKind::Mode | FactKind::Shout => "shout",
    };
    json!({ "kind": kind, "strong": words.say(&fact.strong), "weak": words.say(&fact.weak) })
}

fn row(row: &ScoreRow, words: &Words) -> Value {
    let partner = row.partner.as_ref();
    let second = partner.map(|partner| partner.name.as_str());
    let (bid, took) = (row.bid.as_ref().map(|bid| words.say(bid)), row.took);
    json!({
        "names": std::iter::once(row.name.as_str()).chain(second).collect::<Vec<_>>(),
        "and": words.say(&Message::SidesAnd),
        "caption": words.say(&row.caption),
        "dealer": row.dealer || partner.is_some_and(|partner| partner.dealer),
        "first": row.first || partner.is_some_and(|partner| partner.first),
        "cursor": row.at_cursor,
        "out": row.sits_out,
        "leads": row.leads_score,
        "bid": bid,
        "took": took.map(|took| words.number(took)),
        "change": row.change.map(|change| words.change(change.0)),
        "sign": row.change.map_or(0, |change| change.0.n.signum()),
        "total": words.points(row.total),
        "says": words.say(&row.label),
    })
}

fn hand(row: &SheetRow, words: &Words) -> Value {
    let cell = |cell: &SheetCell| {
        cell.total.map(|total| {
            json!({
                "bid": cell.bid.map(|said| words.bid_and_took(said)),
                "made": cell.bid.is_some_and(|said| said.made == Some(true)),
                "change": words.say(&cell.change.said()),
                "sign": cell.change.points().map_or(0, |points| points.n.signum()),
                "total": words.points(total),
            })
        })
    };
    json!({
        "number": words.number(row.number),
        "who": words.say(&row.who),
        "what": words.say(&row.what_more),
        "tricks": words.say(&row.tricks),
        "cells": row.cells.iter().map(cell).collect::<Vec<_>>(),
        "closes": row.closes,
        "says": words.say(&row.label),
    })
}

fn standings(view: &ResultView, words: &Words) -> Value {
    let say = |message: &Message| words.say(message);
    let sum = view.closing_money;
    json!({
        "title": say(&view.title),
        "subtitle": say(&view.subtitle),
        "stake": say(&view.stake_caption),
        "note": view.note,
        "points": say(&Message::HeadPoints),
        "money": view.money_head.map(|currency| words.currency_head(currency)),
        "rows": view.rows.iter().map(|one| standing(one, words)).collect::<Vec<_>>(),
        "closing": say(&view.closing_label),
        "points_sum": view.closing_points.map(|points| words.number(points)),
        "money_sum": sum.map(|(money, currency)| words.money(money, currency)),
        "notes": view.stakes.iter().chain(&view.notes).map(say).collect::<Vec<_>>(),
    })
}

fn standing(row: &StandingRow, words: &Words) -> Value {
    let money = row.money.as_ref();
    json!({
        "place": words.number(row.place),
        "name": row.name,
        "points": words.points(row.points),
        "money": money.map(|MoneyChange(money, currency)| words.money_change(*money, *currency)),
        "sign": money.map_or(0, |MoneyChange(money, _)| money.0.signum()),
        "says": words.say(&row.label),
    })
}

/// The payments; `None` without a stake.
fn payments(view: &ResultView, words: &Words) -> Option<Value> {
    view.money_head?;
    let rows = view.payments.iter().map(|row| payment(row, words));
    Some(json!({
        "title": words.say(&view.payments_title),
        "note": view.payments_note.as_ref().map(|note| words.say(note)),
        "rows": rows.collect::<Vec<_>>(),
    }))
}

fn payment(row: &DebtRow, words: &Words) -> Value {
    let (money, currency) = row.amount;
    json!({
        "from": row.from,
        "to": row.to,
        "amount": words.money(money, currency),
        "why": words.say(&row.why),
        "paid": row.paid,
        "says": words.say(&row.says),
    })
}
