//! The rules of kind `partnership-bid`, one a line.

use super::at::At;
use super::choice::{Change, Choice};
use super::common;
use super::control::Control;
use super::ladder::Ladder;
use super::line::Sentence;
use crate::view::message::{House, Message, Partners, Terms};
use crate::view::schemes::partners::nil_tricks;

/// The lines of a sheet of rules, without those that every kind has.
pub(super) fn lines(at: &At) -> Vec<Sentence> {
    let ends = |key: &str, ask: House, ladder: Ladder, never: House| {
        let clear = vec![Change::Clear(key.to_owned())];
        at.number(key, ask, ladder).or(Choice::change(never, clear))
    };
    let mut lines = vec![
        Sentence::new("target", Message::TermGame).may(
            at,
            House::HandByHand,
            ends("target", House::AskGame, Ladder::Amount, House::HandByHand),
        ),
        Sentence::new("lose-at", Message::TermLost).may(
            at,
            House::NeverLost,
            ends("lose-at", House::AskLost, Ladder::Lost, House::NeverLost),
        ),
        Sentence::new("made", Message::TermMade)
            .tap(at.number("made", Partners::AskMade, Ladder::Amount))
            .word(Partners::WordEach),
        Sentence::new("lost", Message::TermSet)
            .word(Partners::WordMinus)
            .tap(at.number("lost", Partners::AskLost, Ladder::Amount))
            .word(Partners::WordEach),
        Sentence::new("overtrick", Partners::TermOvertrick).tap(at.number(
            "overtrick",
            Partners::AskOvertrick,
            Ladder::Won,
        )),
        bags(at),
        nil(at, "nil", Partners::Nil, (100, 100)),
        nil(at, "blind-nil", Partners::BlindNil, (200, 200)),
    ];
    // What counts only where there is a nil is asked for without one only to be put right.
    if ["nil", "blind-nil"].iter().any(|key| at.draft.has(key))
        || at.draft.word("nil-tricks") != Some("bags")
    {
        lines.push(
            Sentence::new("nil-tricks", Partners::TermNilTricks).tap(Control::switch(
                "nil-tricks",
                Partners::AskNilTricks,
                nil_tricks,
            )),
        );
    }
    lines.push(
        Sentence::new("least-bid", Terms::TermLeastBid).tap(at.number(
            "least-bid",
            House::AskLeastBid,
            Ladder::Count,
        )),
    );
    lines
}

/// What overtricks cost in the long run.
fn bags(at: &At) -> Sentence {
    let usual = [("limit", 10), ("penalty", 100)];
    let (switch, off) = common::some("bags", Partners::AskBags, &usual);
    let line = Sentence::new("bags", Partners::TermBags);
    if !at.draft.has("bags") {
        return line.word(Message::ValueNotPlayed).add(switch);
    }
    let number = |key: &str, ask, ladder| at.number(format!("bags.{key}"), ask, ladder);
    line.tap(number("limit", Partners::AskLimit, Ladder::Count).or(off.clone()))
        .word(Partners::WordCost)
        .tap(number("penalty", Partners::AskPenalty, Ladder::Amount).or(off))
}

/// What a bid of no trick at all scores, or that it is not played.
fn nil(at: &At, key: &str, name: Partners, (made, lost): (i64, i64)) -> Sentence {
    let ask = Partners::AskNil {
        nil: name.clone().part(),
    };
    let (switch, off) = common::some(key, ask, &[("made", made), ("lost", lost)]);
    let line = Sentence::new(key, name);
    if !at.draft.has(key) {
        return line.word(Message::ValueNotPlayed).add(switch);
    }
    let number = |of: &str, ask: Partners| {
        at.number(format!("{key}.{of}"), ask, Ladder::Amount)
            .or(off.clone())
    };
    line.tap(number("made", Partners::AskNilMade))
        .word(Partners::WordFailedMinus)
        .tap(number("lost", Partners::AskNilLost))
}
