//! The rules that every kind has: who plays, which way round, with which pack, and how it is settled.

use super::at::At;
use super::choice::{Change, Choice};
use super::control::Control;
use super::formula::POINTS;
use super::ladder::Ladder;
use super::line::Sentence;
use crate::cards::Trump;
use crate::scheme::SettleMode;
use crate::scheme::draft::Datum;
use crate::scheme::switch::Switch;
use crate::seat::{Direction, MAX_SEATS};
use crate::view::message::Message;

/// The lines at the end of every sheet of rules.
pub(super) fn lines(at: &At) -> Vec<Sentence> {
    let mut lines =
        vec![
            Sentence::new("direction", Message::SwitchDirection).tap(Control::switch(
                "direction",
                Message::HouseAskDirection,
                direction,
            )),
        ];
    // Two partnerships are four players, and no table has others.
    if at.good.rules.sides().is_none() {
        lines.push(players());
        lines.push(table(at));
    }
    lines.push(
        Sentence::new("deck", Message::HouseLineDeck)
            .tap(Control::number(
                "deck",
                Message::HouseAskDeck,
                (1, i64::from(u8::MAX)),
                Ladder::Pack,
            ))
            .word(Message::HouseWordDeckCards),
    );
    lines.push(
        Sentence::new("settle", Message::HouseLineSettle).tap(Control::switch(
            "settle",
            Message::HouseAskSettle,
            settle,
        )),
    );
    lines.push(revoke(at));
    lines
}

fn players() -> Sentence {
    let [least, most] = ends("players", Message::HouseAskFewest, Message::HouseAskMost, 2);
    let line = Sentence::new("players", Message::HouseLinePlayers);
    line.tap(least).word(Message::HouseWordTo).tap(most)
}

/// Who sits at the table: as many as are dealt cards, unless somebody sits out.
fn table(at: &At) -> Sentence {
    let line = Sentence::new("at-table", Message::HouseLineTable);
    let as_dealt = || {
        Choice::change(
            Message::HouseAsManyAsPlay,
            vec![Change::Clear("at-table".to_owned())],
        )
    };
    if at.draft.has("at-table") {
        let [least, most] = ends(
            "at-table",
            Message::HouseAskFewestTable,
            Message::HouseAskMostTable,
            1,
        );
        return line
            .tap(least.or(as_dealt()))
            .word(Message::HouseWordTo)
            .tap(most.or(as_dealt()));
    }
    let players = at.draft.numbers("players");
    let least = players.first().copied().unwrap_or(2);
    let most = players.last().copied().unwrap_or(2).saturating_add(1);
    let both = Datum::List(vec![Datum::Number(least), Datum::Number(most.min(SEATS))]);
    let more = Choice::change(
        Message::HouseOneSitsOut,
        vec![Change::Set("at-table".to_owned(), both)],
    );
    line.word(Message::HouseAsManyAsPlay).add(Control::choice(
        "at-table",
        Message::HouseAskTable,
        vec![as_dealt(), more],
    ))
}

#[expect(clippy::cast_possible_wrap, reason = "a table has a dozen seats")]
const SEATS: i64 = MAX_SEATS as i64;

/// The fewest and the most of a range.
fn ends(key: &str, fewest: Message, most: Message, least: i64) -> [Control; 2] {
    [(0, fewest), (1, most)].map(|(index, ask)| {
        let item = format!("{key}.#{}", index + 1);
        Control::number(item, ask, (least, SEATS), Ladder::Count).item(key, index)
    })
}

fn revoke(at: &At) -> Sentence {
    let off = || {
        Choice::change(
            Message::HouseNoSpecialRule,
            vec![Change::Clear("revoke".to_owned())],
        )
    };
    let points = Control::number(
        "revoke.points",
        Message::HouseAskRevoke,
        POINTS,
        Ladder::Lost,
    )
    .of_points(at.decimals())
    .first(vec![
        Change::Back("revoke".to_owned()),
        Change::Default("revoke.replaces".to_owned(), Datum::Truth(false)),
    ])
    .or(off());
    let line = Sentence::new("revoke", Message::HouseLineRevoke).may(
        at,
        Message::HouseNoSpecialRule,
        points,
    );
    if !at.draft.has("revoke") {
        return line;
    }
    line.tap(Control::truth(
        "revoke.replaces",
        Message::HouseAskReplaces,
        Message::HouseBesideTheHand,
        Message::HouseInPlaceOfTheHand,
    ))
}

fn direction(value: Direction) -> Message {
    match value {
        Direction::Clockwise => Message::ValueClockwise,
        Direction::Anticlockwise => Message::ValueAnticlockwise,
    }
}

fn settle(value: SettleMode) -> Message {
    match value {
        SettleMode::PerPoint => Message::HouseSettlePerPoint,
        SettleMode::Difference => Message::HouseSettleDifference,
        SettleMode::WinnerTakesPot => Message::HouseSettlePot,
        SettleMode::ByPlace => Message::HouseSettleByPlace,
        SettleMode::PerGame => Message::HouseSettlePerGame,
        SettleMode::PerRubber => Message::HouseSettlePerRubber,
        SettleMode::None => Message::HouseSettleNone,
    }
}

/// The switch of a rule of several values that is there or not, and the choice that takes it away again.
pub(super) fn some<D: Clone + Into<Datum>>(
    key: &str,
    ask: impl Into<Message>,
    usual: &[(&str, D)],
) -> (Control, Choice) {
    let defaults = usual
        .iter()
        .map(|(name, datum)| Change::Default(format!("{key}.{name}"), datum.clone().into()));
    let back = Change::Back(key.to_owned());
    let on = Choice::change(
        Message::ValuePlayed,
        [back].into_iter().chain(defaults).collect(),
    );
    let off = Choice::change(Message::ValueNotPlayed, vec![Change::Clear(key.to_owned())]);
    let control = Control::choice(key, ask, vec![off.clone(), on.where_there_is(key)]);
    (control, off)
}

/// The order of a rotation, a box each suit, and a `+` for one more.
pub(super) fn rotation(at: &At, line: Sentence) -> Sentence {
    let suits = |_: usize| {
        let all = Trump::ALL.iter();
        all.map(|(word, suit)| (*word, crate::view::trump(Some(*suit))))
            .collect()
    };
    row(at, line, "trump.rotation", &Message::HouseAskSuit, suits, 1)
}

/// The order in which suits are trumps where a table has not said another.
pub(super) fn usual_rotation() -> Datum {
    let suits = [Trump::Hearts, Trump::Spades, Trump::Diamonds, Trump::Clubs];
    Datum::List(suits.iter().map(|suit| Datum::word(suit.word())).collect())
}

/// A list of words, a box each, and a `+` while there is a word for one more. What may stand at a place `words` says;
/// as many as `least` stay.
pub(super) fn row(
    at: &At,
    mut line: Sentence,
    list: &str,
    ask: &Message,
    words: impl Fn(usize) -> Vec<(&'static str, Message)>,
    least: usize,
) -> Sentence {
    let items = at.draft.words(list).len();
    let choices = |index: usize| -> Vec<Choice> {
        let choice = |(word, text): (&str, Message)| {
            let item = Change::Item(list.to_owned(), index, Datum::word(word));
            Choice::change(text, vec![item])
        };
        words(index).into_iter().map(choice).collect()
    };
    for index in 0..items {
        let mut all = choices(index);
        if items > least {
            let less = Change::Drop(list.to_owned(), index);
            all.push(Choice::change(Message::HouseTakeOut, vec![less]));
        }
        let key = format!("{list}.#{}", index + 1);
        line = line.tap(Control::choice(key, ask.clone(), all));
    }
    let more = choices(items);
    if more.is_empty() {
        return line;
    }
    line.add(Control::choice(format!("{list}.+"), ask.clone(), more))
}
