//! Rules of kind `exact-bid` with special forms: the score of a miss, the hand sizes, the source of trumps.

use super::choice::{Change, Choice};
use super::common;
use super::context::Context;
use super::control::Control;
use super::formula::sentence;
use super::line::Sentence;
use super::rule::Row;
use crate::games;
use crate::scheme::draft::Value;
use crate::scheme::exact_bid::{BidTrumpSource, Repeat};
use crate::scheme::fields::Sort;
use crate::scheme::switch::Switch;
use crate::view::message::Message;

/// The score of a miss: one line, or one each for too many and too few tricks.
pub(super) fn missed(at: &Context) -> Vec<Sentence> {
    let apart = ["over", "under"];
    let copy = |from: &str, to: &str| Change::Copy(from.to_owned(), to.to_owned());
    let line = |path: &str, more: Choice| {
        let row = at.row(path)?;
        let line = Sentence::new(path, row.key.must(""));
        Some(sentence(at, &row, line, Some(more)))
    };
    let missed = at.row("missed");
    let word = |part: &str| {
        let row = missed.as_ref();
        row.map_or(Message::Blank, |row| row.key.must(part))
    };
    if apart.iter().any(|key| at.draft.has(key)) {
        // Merging keeps the score for too few tricks, the worse one at most tables.
        let alike = || Choice::change(word("-alike"), vec![copy("under", "missed")]);
        return apart.iter().filter_map(|key| line(key, alike())).collect();
    }
    let changes = vec![
        copy("missed", "over"),
        copy("missed", "under"),
        Change::Clear("missed".to_owned()),
    ];
    let every = line("missed", Choice::change(word("-apart"), changes));
    let covers = apart.map(str::to_owned).to_vec();
    every.map(|line| line.of(covers)).into_iter().collect()
}

/// The hand sizes: from one to another in steps, or a list.
pub(super) fn schedule(at: &Context) -> Vec<Sentence> {
    let Some(row) = at.row("schedule") else {
        return Vec::new();
    };
    let word = |part: &str| row.key.must(part);
    let key = |key: &str| format!("schedule.{key}");
    let set = |name: &str, value| Change::Set(key(name), value);
    let list = at.draft.numbers("schedule.list");
    let listed = at.draft.has("schedule.list");
    // The steps give the initial list, and a list its first and last size.
    let steps = games::schedule(at.good, usize::from(at.good.players.least));
    let to_list = vec![
        set(
            "list",
            steps.into_iter().map(i64::from).collect::<Vec<_>>().into(),
        ),
        Change::Clear(key("back")),
        Change::Clear(key("repeat")),
    ];
    let end = |end: Option<&i64>| Value::Integer(end.copied().unwrap_or(1));
    let to_steps = vec![
        set("from", end(list.first())),
        set("to", end(list.last())),
        set("step", 1.into()),
        set("back", false.into()),
        set("repeat", Repeat::None.word().into()),
    ];
    let choice = |text: &str, there: bool, changes: Vec<Change>| {
        Choice::change(word(text), if there { Vec::new() } else { changes })
    };
    let choices = vec![
        choice("-stepwise", !listed, to_steps).where_there_is("schedule.from"),
        choice("-listed", listed, to_list).where_there_is("schedule.list"),
    ];
    let sort = Control::choice("schedule", row.ask(), choices);
    let cards = Sentence::new("schedule.cards", word(""));
    let kind = Sentence::new("schedule.kind", word("-sizes"));
    if listed {
        let list = Control::sizes("schedule.list", word("-list-ask"));
        let covers = || vec![key("list")];
        return vec![cards.of(covers()).tap(list), kind.of(covers()).tap(sort)];
    }
    let (Some(cards_say), Some(kind_says)) = (row.key.find("-says"), row.key.find("-sizes-says"))
    else {
        return Vec::new();
    };
    let number = |name: &str| {
        let ask = word(&format!("-{name}-ask"));
        at.number(&key(name), ask, Sort::Count)
    };
    let switch = |name: &str, values: Vec<(Value, String)>| {
        let choices = values.into_iter().map(|(value, text)| {
            Choice::change(word(&format!("-{name}-{text}")), vec![set(name, value)])
        });
        let ask = word(&format!("-{name}-ask"));
        Control::choice(key(name), ask, choices.collect())
    };
    let up = at.draft.number("schedule.from") <= at.draft.number("schedule.to");
    let [there, back] = if up {
        ["up", "up-down"]
    } else {
        ["down", "down-up"]
    };
    let back = vec![
        (false.into(), there.to_owned()),
        (true.into(), back.to_owned()),
    ];
    let repeat = Repeat::ALL
        .iter()
        .map(|(word, _)| ((*word).into(), (*word).to_owned()));
    vec![
        cards
            .of(["from", "to", "back"].map(key).to_vec())
            .says_at(cards_say)
            .at("from")
            .tap(number("from"))
            .at("to")
            .tap(number("to"))
            .at("back")
            .tap(switch("back", back)),
        kind.of(["step", "repeat"].map(key).to_vec())
            .says_at(kind_says)
            .at("sort")
            .tap(sort)
            .at("step")
            .tap(number("step"))
            .at("repeat")
            .tap(switch("repeat", repeat.collect())),
    ]
}

/// The source of trumps, with the keys that belong to it.
pub(super) fn trump(row: &Row) -> Vec<Choice> {
    let choices = BidTrumpSource::ALL.iter().map(|(word, value)| {
        let rotation = "trump.rotation".to_owned();
        let list = match value {
            BidTrumpSource::Rotation => Change::Default(rotation, common::usual_rotation()),
            _ => Change::Clear(rotation),
        };
        let resort = "trump.last-resort".to_owned();
        let resort = match value {
            BidTrumpSource::TurnUp => Change::Default(resort, "last-card".into()),
            _ => Change::Clear(resort),
        };
        let source = Change::Set(row.path.clone(), (*word).into());
        Choice::change(
            row.key.must(&format!("-{word}")),
            vec![list, resort, source],
        )
    });
    choices.collect()
}
