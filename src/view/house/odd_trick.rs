//! The rules of kind `odd-trick`, one a line.

use super::at::At;
use super::choice::{Change, Choice};
use super::common;
use super::control::Control;
use super::ladder::Ladder;
use super::line::Sentence;
use crate::scheme::draft::Datum;
use crate::scheme::odd_trick::{MadeScore, Mode, SetClamp, SetScore};
use crate::scheme::switch::Switch;
use crate::view::message::Message;

/// The lines of a sheet of rules, without those that every kind has.
pub(super) fn lines(at: &At) -> Vec<Sentence> {
    let bids = at.draft.has("bids");
    let high = at.draft.has("high") || at.draft.has("low");
    let mut lines = vec![
        Sentence::new("book", Message::TermBook).tap(at.number(
            "book",
            Message::HouseAskBook,
            Ladder::Count,
        )),
        Sentence::new("target", Message::TermGame).may(
            at,
            Message::HouseHandByHand,
            ends(
                at.number("target", Message::HouseAskGame, Ladder::Amount),
                Message::HouseHandByHand,
            ),
        ),
        Sentence::new("lose-at", Message::TermLost).may(
            at,
            Message::HouseNeverLost,
            ends(
                at.number("lose-at", Message::HouseAskLost, Ladder::Lost),
                Message::HouseNeverLost,
            ),
        ),
    ];
    // Where hands are high or low there are no other bids, and these are asked for only to be put away.
    if !high || bids {
        lines.push(bidding(at));
    }
    if bids {
        lines.extend(bid(at));
    }
    if !bids || high {
        lines.extend(high_low(at));
    }
    lines.push(times(
        at,
        "boston",
        Message::HouseLineBoston,
        Message::HouseAskBoston,
    ));
    if !bids && !high || at.draft.has("suit-values") {
        lines.push(suit_values(at));
    }
    // Honours are not played where there are bids, and are asked for there only to be put away.
    if !bids && !high || at.draft.has("honours") {
        lines.push(honours(at));
    }
    lines.push(rubber(at));
    lines
}

/// The points at which a game ends, or that it does not.
fn ends(points: Control, never: Message) -> Control {
    let clear = Change::Clear(points.key.clone());
    points.or(Choice::change(never, vec![clear]))
}

/// What something is multiplied by.
fn times(at: &At, key: &str, name: impl Into<Message>, ask: Message) -> Sentence {
    Sentence::new(key, name)
        .word(Message::HouseTimesSign)
        .tap(at.number(key, ask, Ladder::Amount))
}

/// The levels that can be bid. What counts only where there is bidding goes with it.
fn bidding(at: &At) -> Sentence {
    let set = |key: &str, datum| Change::Set(key.to_owned(), datum);
    let none = || {
        Choice::change(
            Message::HouseNoBidding,
            vec![
                Change::Clear("bids".to_owned()),
                set("made", Datum::word(MadeScore::default().word())),
                set("set", Datum::word(SetScore::default().word())),
                set("set-clamp", Datum::word(SetClamp::default().word())),
                set("boston-games", Datum::Number(1)),
                set("opponents-on-set", Datum::Truth(false)),
                set("no-trump", Datum::Number(1)),
                set("kitty", Datum::Truth(false)),
            ],
        )
    };
    let most = at.levels();
    let line = Sentence::new("bids", Message::TermBids);
    if !at.draft.has("bids") {
        let table = Datum::Table(vec![
            ("min", Datum::Number(1)),
            ("max", Datum::Number(most)),
            ("modes", Datum::List(Vec::new())),
            ("dealer-forced", Datum::Truth(false)),
            ("dealer-may-match", Datum::Truth(false)),
        ]);
        let some = Choice::change(
            Message::HouseWithBidding,
            vec![
                Change::Back("bids".to_owned()),
                Change::Default("bids".to_owned(), table),
            ],
        );
        return line.word(Message::HouseNoBidding).add(Control::choice(
            "bids",
            Message::HouseAskBidding,
            vec![none(), some.where_there_is("bids")],
        ));
    }
    let level = |key: &str, ask: Message| {
        at.number(format!("bids.{key}"), ask, Ladder::Count)
            .or(none())
    };
    line.of(&["bids.min", "bids.max"])
        .tap(level("min", Message::HouseAskLowest))
        .word(Message::HouseWordTo)
        .tap(level("max", Message::HouseAskHighest))
}

/// What there is to say only where there is bidding.
fn bid(at: &At) -> Vec<Sentence> {
    let made = Control::switch("made", Message::HouseAskMade, |value| match value {
        MadeScore::Taken => Message::MadeTaken,
        MadeScore::Bid => Message::MadeBid,
    });
    let set = Control::switch("set", Message::HouseAskSet, |value| match value {
        SetScore::Shortfall => Message::SetShortfall,
        SetScore::Bid => Message::SetBid,
    });
    let clamp = Control::switch(
        "set-clamp",
        Message::HouseAskSetClamp,
        |value| match value {
            SetClamp::None => Message::HouseClampNone,
            SetClamp::Bid => Message::HouseClampBid,
        },
    );
    let games = at.number("boston-games", Message::HouseAskBostonGames, Ladder::Count);
    let others = Control::truth(
        "opponents-on-set",
        Message::HouseAskOpponents,
        Message::HouseOpponentsNothing,
        Message::HouseOpponentsTricks,
    );
    let forced = Control::truth(
        "bids.dealer-forced",
        Message::HouseAskForced,
        Message::HouseDealerMayPass,
        Message::HouseDealerMustBid,
    );
    let matches = Control::truth(
        "bids.dealer-may-match",
        Message::HouseAskMatch,
        Message::HouseDealerOutbids,
        Message::HouseDealerMayMatch,
    );
    let kitty = Control::truth(
        "kitty",
        Message::HouseAskKitty,
        Message::HouseNoKitty,
        Message::HouseKittyIsTrick,
    );
    vec![
        Sentence::new("made", Message::TermMade).tap(made),
        Sentence::new("set", Message::TermSet).tap(set),
        Sentence::new("set-clamp", Message::HouseLineSetClamp).tap(clamp),
        Sentence::new("boston-games", Message::HouseLineBostonGames).tap(games),
        Sentence::new("opponents-on-set", Message::HouseLineOpponents).tap(others),
        modes(at),
        times(
            at,
            "no-trump",
            Message::ModeNoTrump,
            Message::HouseAskNoTrump,
        ),
        Sentence::new("bids.dealer", Message::HouseLineDealer)
            .of(&["bids.dealer-forced", "bids.dealer-may-match"])
            .tap(forced)
            .tap(matches),
        Sentence::new("kitty", Message::HouseLineKitty).tap(kitty),
    ]
}

/// How cards may rank, each mode once.
fn modes(at: &At) -> Sentence {
    let list = "bids.modes";
    let there = at.draft.words(list);
    let mut line = Sentence::new(list, Message::HouseLineModes);
    if there.is_empty() {
        line = line.word(Message::HouseNoModes);
    }
    let free = |index: usize| {
        Mode::ALL
            .iter()
            .filter(|(word, _)| there.get(index) == Some(word) || !there.contains(word))
            .map(|(word, mode)| (*word, mode_name(*mode)))
            .collect()
    };
    common::row(at, line, list, &Message::HouseAskMode, free, 0)
}

/// What hands score that are high or low. Both are there, or neither is.
fn high_low(at: &At) -> Vec<Sentence> {
    let line = Sentence::new("high", Message::HouseLineHigh);
    let keys = ["high", "low"];
    let clear = keys.map(|key| Change::Clear(key.to_owned()));
    let off = Choice::change(Message::ValueNotPlayed, clear.into());
    if !keys.iter().any(|key| at.draft.has(key)) {
        let back = keys.map(|key| Change::Back(key.to_owned()));
        // Minnesota Whist.
        let usual = [
            ("high.made", 1),
            ("high.opponents", 2),
            ("high.lost", 0),
            ("low.fewer", 1),
            ("low.more", 0),
        ];
        let usual = usual.map(|(key, n)| Change::Default(key.to_owned(), Datum::Number(n)));
        let on = Choice::change(
            Message::ValuePlayed,
            back.into_iter().chain(usual).collect(),
        );
        let choices = vec![off, on.where_there_is("high")];
        return vec![line.word(Message::ValueNotPlayed).add(Control::choice(
            "high",
            Message::HouseAskHighLow,
            choices,
        ))];
    }
    let number = |key: &str, ask: Message| at.number(key, ask, Ladder::Amount).or(off.clone());
    vec![
        line.word(Message::HouseWordHighMade)
            .tap(number("high.made", Message::HouseAskHighMade))
            .word(Message::HouseWordHighOpponents)
            .tap(number("high.opponents", Message::HouseAskHighOpponents))
            .word(Message::HouseWordHighLost)
            .tap(number("high.lost", Message::HouseAskHighLost)),
        Sentence::new("low", Message::HouseLineLow)
            .word(Message::HouseWordLowFewer)
            .tap(number("low.fewer", Message::HouseAskLowFewer))
            .word(Message::HouseWordLowMore)
            .tap(number("low.more", Message::HouseAskLowMore)),
    ]
}

/// What a mode is called.
pub(super) fn mode_name(mode: Mode) -> Message {
    match mode {
        Mode::Uptown => Message::ModeUptown,
        Mode::Downtown => Message::ModeDowntown,
        Mode::NoTrump => Message::ModeNoTrump,
    }
}

/// What a trick over the book is worth by the trump suit.
fn suit_values(at: &At) -> Sentence {
    let usual = [("spades", 1), ("clubs", 2), ("diamonds", 3), ("hearts", 4)];
    let (switch, off) = common::some("suit-values", Message::HouseAskSuitValues, &usual);
    let mut line = Sentence::new("suit-values", Message::HouseLineSuitValues);
    if !at.draft.has("suit-values") {
        return line.word(Message::ValueNotPlayed).add(switch);
    }
    for (key, name) in [
        ("spades", Message::SuitSpades),
        ("clubs", Message::SuitClubs),
        ("diamonds", Message::SuitDiamonds),
        ("hearts", Message::SuitHearts),
    ] {
        let ask = Message::HouseAskSuitValue {
            suit: name.clone().part(),
        };
        let number = at.number(format!("suit-values.{key}"), ask, Ladder::Amount);
        line = line.word(name).tap(number.or(off.clone()));
    }
    line
}

fn honours(at: &At) -> Sentence {
    let usual = [("three", 2), ("four", 4)];
    let (switch, off) = common::some("honours", Message::HouseAskHonours, &usual);
    let line = Sentence::new("honours", Message::SlotHonours);
    if !at.draft.has("honours") {
        return line.word(Message::ValueNotPlayed).add(switch);
    }
    let number = |key: &str, ask: Message| at.number(format!("honours.{key}"), ask, Ladder::Amount);
    let barred = ends(
        number("barred-at", Message::HouseAskBarred),
        Message::HouseNeverBarred,
    );
    line.word(Message::HouseWordThree)
        .tap(number("three", Message::HouseAskThree).or(off.clone()))
        .word(Message::HouseWordFour)
        .tap(number("four", Message::HouseAskFour).or(off))
        .word(Message::HouseWordBarred)
        .may(at, Message::HouseNeverBarred, barred)
}

fn rubber(at: &At) -> Sentence {
    let usual = [
        ("games", 2),
        ("single", 1),
        ("double", 2),
        ("treble", 3),
        ("bonus", 2),
    ];
    let (switch, off) = common::some("rubber", Message::HouseAskRubber, &usual);
    let line = Sentence::new("rubber", Message::TermRubber);
    if !at.draft.has("rubber") {
        return line.word(Message::ValueNotPlayed).add(switch);
    }
    let number = |key: &str, ask: Message| {
        let key = format!("rubber.{key}");
        at.number(key, ask, Ladder::Amount).or(off.clone())
    };
    let games = at.number("rubber.games", Message::HouseAskGames, Ladder::Count);
    line.tap(games.or(off.clone()))
        .word(Message::HouseWordGames)
        .tap(number("single", Message::HouseAskSingle))
        .word(Message::HouseWordDouble)
        .tap(number("double", Message::HouseAskDouble))
        .word(Message::HouseWordTreble)
        .tap(number("treble", Message::HouseAskTreble))
        .word(Message::HouseWordBonus)
        .tap(number("bonus", Message::HouseAskBonus))
}
