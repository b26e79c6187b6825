//! The rules of kind `partnership-bid`, one a line.

use super::at::At;
use super::choice::{Change, Choice};
use super::common;
use super::control::Control;
use super::ladder::Ladder;
use super::line::Sentence;
use crate::view::message::Message;
use crate::view::schemes::partners::nil_tricks;

/// The lines of a sheet of rules, without those that every kind has.
pub(super) fn lines(at: &At) -> Vec<Sentence> {
    let ends = |key: &str, ask: Message, ladder: Ladder, never: Message| {
        let clear = vec![Change::Clear(key.to_owned())];
        at.number(key, ask, ladder).or(Choice::change(never, clear))
    };
    let mut lines = vec![
        Sentence::new("target", Message::TermGame).may(
            at,
            Message::HouseHandByHand,
            ends(
                "target",
                Message::HouseAskGame,
                Ladder::Amount,
                Message::HouseHandByHand,
            ),
        ),
        Sentence::new("lose-at", Message::TermLost).may(
            at,
            Message::HouseNeverLost,
            ends(
                "lose-at",
                Message::HouseAskLost,
                Ladder::Lost,
                Message::HouseNeverLost,
            ),
        ),
        Sentence::new("made", Message::TermMade)
            .tap(at.number("made", Message::PartnersAskMade, Ladder::Amount))
            .word(Message::PartnersWordEach),
        Sentence::new("lost", Message::TermSet)
            .word(Message::PartnersWordMinus)
            .tap(at.number("lost", Message::PartnersAskLost, Ladder::Amount))
            .word(Message::PartnersWordEach),
        Sentence::new("overtrick", Message::PartnersTermOvertrick).tap(at.number(
            "overtrick",
            Message::PartnersAskOvertrick,
            Ladder::Won,
        )),
        bags(at),
        nil(at, "nil", Message::PartnersNil, (100, 100)),
        nil(at, "blind-nil", Message::PartnersBlindNil, (200, 200)),
    ];
    // What counts only where there is a nil is asked for without one only to be put right.
    if ["nil", "blind-nil"].iter().any(|key| at.draft.has(key))
        || at.draft.word("nil-tricks") != Some("bags")
    {
        lines.push(
            Sentence::new("nil-tricks", Message::PartnersTermNilTricks).tap(Control::switch(
                "nil-tricks",
                Message::PartnersAskNilTricks,
                nil_tricks,
            )),
        );
    }
    lines.push(
        Sentence::new("least-bid", Message::TermLeastBid).tap(at.number(
            "least-bid",
            Message::HouseAskLeastBid,
            Ladder::Count,
        )),
    );
    lines
}

/// What overtricks cost in the long run.
fn bags(at: &At) -> Sentence {
    let usual = [("limit", 10), ("penalty", 100)];
    let (switch, off) = common::some("bags", Message::PartnersAskBags, &usual);
    let line = Sentence::new("bags", Message::PartnersTermBags);
    if !at.draft.has("bags") {
        return line.word(Message::ValueNotPlayed).add(switch);
    }
    let number = |key: &str, ask, ladder| at.number(format!("bags.{key}"), ask, ladder);
    line.tap(number("limit", Message::PartnersAskLimit, Ladder::Count).or(off.clone()))
        .word(Message::PartnersWordCost)
        .tap(number("penalty", Message::PartnersAskPenalty, Ladder::Amount).or(off))
}

/// What a bid of no trick at all scores, or that it is not played.
fn nil(at: &At, key: &str, name: Message, (made, lost): (i64, i64)) -> Sentence {
    let ask = Message::PartnersAskNil {
        nil: name.clone().part(),
    };
    let (switch, off) = common::some(key, ask, &[("made", made), ("lost", lost)]);
    let line = Sentence::new(key, name);
    if !at.draft.has(key) {
        return line.word(Message::ValueNotPlayed).add(switch);
    }
    let number = |of: &str, ask: Message| {
        at.number(format!("{key}.{of}"), ask, Ladder::Amount)
            .or(off.clone())
    };
    line.tap(number("made", Message::PartnersAskNilMade))
        .word(Message::PartnersWordFailedMinus)
        .tap(number("lost", Message::PartnersAskNilLost))
}
