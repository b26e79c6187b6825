//! The rules of kind `exact-bid`, one a line.

use super::at::At;
use super::choice::{Change, Choice};
use super::common;
use super::control::Control;
use super::formula::{Rule, sentence};
use super::ladder::Ladder;
use super::line::Sentence;
use crate::games;
use crate::scheme::draft::Datum;
use crate::scheme::exact_bid::{BidTrumpSource, Hook, LastHand, LastResort, Repeat, Winner};
use crate::scheme::switch::Switch;
use crate::view::message::Message;

/// The fewest cards of a slam, and the tricks of a miss by far, where a table has not said others.
const SLAM_FROM: i64 = 6;
const FAR_OFF: i64 = 3;

/// The lines of a sheet of rules, without those that every kind has.
pub(super) fn lines(at: &At) -> Vec<Sentence> {
    let mut lines = vec![sentence(
        at,
        &Rule {
            key: "made",
            name: Message::TermMade,
            ladder: Ladder::Won,
            off: None,
            more: None,
        },
    )];
    lines.extend(missed(at));
    let as_any = |key, name: Message, ladder, off: Message| Rule {
        key,
        name,
        ladder,
        off: Some(off),
        more: None,
    };
    lines.push(sentence(
        at,
        &as_any(
            "zero-bid.made",
            Message::TermZeroMade,
            Ladder::Won,
            Message::HouseAsAnyBid,
        ),
    ));
    lines.push(sentence(
        at,
        &as_any(
            "zero-bid.overbid",
            Message::TermZeroOverbid,
            Ladder::Won,
            Message::HouseAsAnyHand,
        ),
    ));
    lines.push(sentence(
        at,
        &as_any(
            "zero-bid.missed",
            Message::TermZeroMissed,
            Ladder::Lost,
            Message::HouseAsAnyMiss,
        ),
    ));
    lines.push(slam(at));
    lines.push(far_off(at));
    lines.push(
        Sentence::new("halve-on-miss", Message::HouseLineHalve).tap(Control::truth(
            "halve-on-miss",
            Message::HouseAskHalve,
            Message::HouseKeepsTotal,
            Message::HouseHalvesTotal,
        )),
    );
    lines.push(
        Sentence::new("hook", Message::SwitchHook).tap(Control::switch(
            "hook",
            Message::HouseAskHook,
            hook,
        )),
    );
    lines.push(
        Sentence::new("bonus", Message::TermBonus).tap(
            at.number("bonus", Message::HouseAskBonuses, Ladder::Amount)
                .zero(Message::ValueNotPlayed),
        ),
    );
    lines.push(
        Sentence::new("least-bid", Message::TermLeastBid).tap(at.number(
            "least-bid",
            Message::HouseAskLeastBid,
            Ladder::Count,
        )),
    );
    lines.push(decimals());
    lines.extend(schedule(at));
    lines.push(target(at));
    lines.push(trump(at));
    lines.extend(without_trump(at));
    let best = Control::switch("winner", Message::HouseAskWinner, |value| match value {
        Winner::Highest => Message::HouseHighest,
        Winner::Lowest => Message::HouseLowest,
    });
    lines.push(
        Sentence::new("winner", Message::HouseLineWinner)
            .tap(best)
            .word(Message::HouseWordTies),
    );
    lines
}

/// Whether points are whole or counted in tenths, in which all numbers of the rules then are.
fn decimals() -> Sentence {
    let choice = |text: Message, n| {
        let set = Change::Set("decimals".to_owned(), Datum::Number(n));
        Choice::change(text, vec![set])
    };
    let choices = vec![
        choice(Message::DecimalsWhole, 0),
        choice(Message::DecimalsTenths, 1),
    ];
    Sentence::new("decimals", Message::TermDecimals).tap(Control::choice(
        "decimals",
        Message::HouseAskDecimals,
        choices,
    ))
}

/// What a miss scores: one line, or one for too many tricks and one for too few.
fn missed(at: &At) -> Vec<Sentence> {
    let rule = |key, name, more| Rule {
        key,
        name,
        ladder: Ladder::Lost,
        off: None,
        more: Some(more),
    };
    if at.draft.has("over") || at.draft.has("under") {
        // What is said of too few tricks then holds of every miss, for that is the worse of the two at most tables.
        let alike = || {
            let copy = Change::Copy("under".to_owned(), "missed".to_owned());
            Choice::change(Message::HouseOverAndUnderAlike, vec![copy])
        };
        let over = rule("over", Message::TermOver, alike());
        let under = rule("under", Message::TermUnder, alike());
        return vec![sentence(at, &over), sentence(at, &under)];
    }
    let copy = |to: &str| Change::Copy("missed".to_owned(), to.to_owned());
    let apart = Choice::change(
        Message::HouseOverAndUnderApart,
        vec![
            copy("over"),
            copy("under"),
            Change::Clear("missed".to_owned()),
        ],
    );
    let every = rule("missed", Message::TermMissed, apart);
    vec![sentence(at, &every).of(&["over", "under"])]
}

fn slam(at: &At) -> Sentence {
    let key = |key: &str| format!("slam.{key}");
    let off = || Choice::change(Message::HouseOff, vec![Change::Clear("slam".to_owned())]);
    let number = |n| Datum::Number(n);
    let first = || {
        vec![
            Change::Back("slam".to_owned()),
            Change::Default(key("grand"), number(0)),
            Change::Default(key("small"), number(0)),
            Change::Default(key("from-cards"), number(SLAM_FROM.min(at.deck()))),
            Change::Default(key("adds"), Datum::Truth(false)),
        ]
    };
    let points =
        |key: String, ask: Message| at.number(key, ask, Ladder::Slam).first(first()).or(off());
    let line = Sentence::new("slam", Message::HouseLineSlam);
    if !at.draft.has("slam") {
        return line
            .word(Message::HouseOff)
            .add(points(key("grand"), Message::HouseAskGrand));
    }
    let from = at.number(key("from-cards"), Message::HouseAskSlamFrom, Ladder::Count);
    line.word(Message::HouseWordAll)
        .tap(points(key("grand"), Message::HouseAskGrand))
        .word(Message::HouseWordAllButOne)
        .tap(points(key("small"), Message::HouseAskSmall))
        .tap(Control::truth(
            "slam.adds",
            Message::HouseAskAdds,
            Message::HouseInstead,
            Message::HouseInAddition,
        ))
        .word(Message::HouseWordFrom)
        .tap(from.or(off()))
        .word(Message::HouseWordCardsOn)
}

fn far_off(at: &At) -> Sentence {
    let off = || {
        Choice::change(
            Message::HouseNoSpecialRule,
            vec![Change::Clear("big-miss".to_owned())],
        )
    };
    let tricks = Change::Default(
        "big-miss.off".to_owned(),
        Datum::Number(FAR_OFF.min(at.deck())),
    );
    let points = at
        .number("big-miss.points", Message::HouseAskFarOff, Ladder::Lost)
        .first(vec![Change::Back("big-miss".to_owned()), tricks])
        .or(off());
    let line = Sentence::new("big-miss", Message::HouseLineFarOff);
    if !at.draft.has("big-miss") {
        return line.word(Message::HouseNoSpecialRule).add(points);
    }
    let tricks = at.number("big-miss.off", Message::HouseAskHowFar, Ladder::Count);
    line.tap(tricks.or(off()))
        .word(Message::HouseWordOrMoreOff)
        .tap(points)
}

fn hook(value: Hook) -> Message {
    match value {
        Hook::On => Message::HouseHookEveryHand,
        Hook::Off => Message::HouseHookNever,
        Hook::NotInLastHand => Message::HouseHookButLast,
        Hook::NotWithOneCard => Message::HouseHookButOneCard,
    }
}

/// The sizes of hands: from one to another in steps, or as they are listed.
fn schedule(at: &At) -> Vec<Sentence> {
    let key = |key: &str| format!("schedule.{key}");
    let set = |name: &str, datum| Change::Set(key(name), datum);
    let list = at.draft.numbers("schedule.list");
    let listed = at.draft.has("schedule.list");
    // What the steps come to is the list to begin with, and the other way round its first and its last.
    let steps = games::schedule(at.good, usize::from(at.good.players.least));
    let sizes = steps.iter().map(|size| Datum::Number(i64::from(*size)));
    let to_list = vec![
        set("list", Datum::List(sizes.collect())),
        Change::Clear(key("back")),
        Change::Clear(key("repeat")),
    ];
    let end = |end: Option<&i64>| Datum::Number(end.copied().unwrap_or(1));
    let to_steps = vec![
        set("from", end(list.first())),
        set("to", end(list.last())),
        set("step", Datum::Number(1)),
        set("back", Datum::Truth(false)),
        set("repeat", Datum::word("none")),
    ];
    let by_steps = Choice::change(
        Message::HouseStepByStep,
        if listed { to_steps } else { Vec::new() },
    );
    let by_list = Choice::change(
        Message::HouseAsListed,
        if listed { Vec::new() } else { to_list },
    );
    let sort = Control::choice(
        "schedule",
        Message::HouseAskSchedule,
        vec![
            by_steps.where_there_is("schedule.from"),
            by_list.where_there_is("schedule.list"),
        ],
    );
    let cards = Sentence::new("schedule.cards", Message::TermCards);
    let kind = Sentence::new("schedule.kind", Message::HouseLineSizes);
    if listed {
        let list = Control::sizes("schedule.list", Message::HouseAskList);
        return vec![
            cards.of(&["schedule.list"]).tap(list),
            kind.of(&["schedule.list"]).tap(sort),
        ];
    }
    let number = |name: &str, ask: Message| at.number(key(name), ask, Ladder::Count);
    let from = at.draft.number("schedule.from");
    let up = from <= at.draft.number("schedule.to");
    let (there, back) = if up {
        (Message::HouseUpOnly, Message::HouseUpAndDown)
    } else {
        (Message::HouseDownOnly, Message::HouseDownAndUp)
    };
    let repeat = Control::switch(
        "schedule.repeat",
        Message::HouseAskRepeat,
        |value| match value {
            Repeat::None => Message::HouseEachOnce,
            Repeat::Players => Message::HouseEndsForEach,
            Repeat::Ever => Message::HouseRepeatEver,
        },
    );
    vec![
        cards
            .of(&["schedule.from", "schedule.to", "schedule.back"])
            .tap(number("from", Message::HouseAskFrom))
            .word(Message::HouseWordTo)
            .tap(number("to", Message::HouseAskTo))
            .tap(Control::truth(
                "schedule.back",
                Message::HouseAskBack,
                there,
                back,
            )),
        kind.of(&["schedule.step", "schedule.repeat"])
            .tap(sort)
            .word(Message::HouseWordBy)
            .tap(number("step", Message::HouseAskStep))
            .tap(repeat),
    ]
}

/// The total that ends the game, where the schedule does not.
fn target(at: &At) -> Sentence {
    let clear = Change::Clear("target".to_owned());
    let none = || Message::HouseWithTheSchedule;
    let number = at.number("target", Message::HouseAskTotal, Ladder::Amount);
    Sentence::new("target", Message::TermGame).may(
        at,
        none(),
        number.or(Choice::change(none(), vec![clear])),
    )
}

fn trump(at: &At) -> Sentence {
    let choices = BidTrumpSource::ALL.iter().map(|(word, value)| {
        let rotation = "trump.rotation".to_owned();
        let list = match value {
            BidTrumpSource::Rotation => Change::Default(rotation, common::usual_rotation()),
            _ => Change::Clear(rotation),
        };
        let resort = "trump.last-resort".to_owned();
        let resort = match value {
            BidTrumpSource::TurnUp => Change::Default(resort, Datum::word("last-card")),
            _ => Change::Clear(resort),
        };
        let source = Change::Set("trump.source".to_owned(), Datum::word(word));
        Choice::change(trump_source(*value), vec![list, resort, source])
    });
    let source = Control::choice("trump.source", Message::HouseAskTrump, choices.collect());
    let mut line = Sentence::new("trump", Message::HouseLineTrump).tap(source);
    if at.draft.has("trump.rotation") {
        line = common::rotation(at, line);
    }
    let last = Control::switch(
        "trump.last-hand",
        Message::HouseAskLastHand,
        |value| match value {
            LastHand::Same => Message::HouseAsEver,
            LastHand::None => Message::HouseTrumpNone,
        },
    );
    line.word(Message::HouseWordLastHand).tap(last)
}

/// Hands without trumps: where no card is left to turn up, and from so many cards on.
fn without_trump(at: &At) -> Vec<Sentence> {
    let mut lines = Vec::new();
    if at.draft.has("trump.last-resort") {
        let resort = |value| match value {
            LastResort::LastCard => Message::HouseTrumpLastCard,
            LastResort::None => Message::HouseTrumpNone,
        };
        lines.push(
            Sentence::new("trump.last-resort", Message::HouseWordLastResort).tap(Control::switch(
                "trump.last-resort",
                Message::HouseAskLastResort,
                resort,
            )),
        );
    }
    let clear = Change::Clear("trump.none-from".to_owned());
    let none_from = at
        .number("trump.none-from", Message::HouseAskNoneFrom, Ladder::Count)
        .or(Choice::change(Message::HouseNoSize, vec![clear]));
    lines.push(
        Sentence::new("trump.none-from", Message::HouseWordNoneFrom).may(
            at,
            Message::HouseNoSize,
            none_from,
        ),
    );
    lines
}

fn trump_source(value: BidTrumpSource) -> Message {
    match value {
        BidTrumpSource::TurnUp => Message::ValueTurnUp,
        BidTrumpSource::LastCard => Message::HouseTrumpLastCard,
        BidTrumpSource::Chosen => Message::NoteChosen,
        BidTrumpSource::None => Message::HouseTrumpNone,
        BidTrumpSource::Rotation => Message::HouseInTurn,
    }
}
