//! Two sides: a bid against its side's tricks, high and low hands, and tricks with and without honours.

use super::{Grid, Trial};
use crate::cards::Trump;
use crate::games::{HandRecord, HandResult, Honours, Outcome, SideResult, Tricks};
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{HighLow, Mode, OddTrick, TRICKS};
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::table::steps::sides::high_low_name;
use crate::view::trump;

/// Tricks of the side with more of them.
pub(in crate::view) const MORE: std::ops::RangeInclusive<u8> = TRICKS / 2 + 1..=TRICKS;

/// A hand in which a player's side bid and took these.
pub(in crate::view) fn bid(
    trial: &Trial,
    bidder: Seat,
    mode: Option<Mode>,
    (level, tricks): (u8, u8),
) -> Option<Outcome> {
    let record = trial.said.clone();
    trial.play(&HandRecord {
        bidder: Some(bidder),
        bid: Some(level),
        mode: mode.map(|mode| mode.word().to_owned()),
        tricks: Some(Tricks::Side(tricks)),
        trump: record.trump.filter(|_| mode != Some(Mode::NoTrump)),
        ..record
    })
}

/// The score of each number of tricks in one player's high hand and another's low hand.
pub(in crate::view) fn high_low(trial: &Trial, high: Seat, low: Seat) -> Grid {
    let lines = [(HighLow::High, high), (HighLow::Low, low)];
    trial.by_tricks(
        [Message::HouseWorkedTricks, Message::HouseHighLowCaption],
        0..=TRICKS,
        lines.map(|(high_low, seat)| (high_low_name(high_low), seat, (high_low, seat))),
        |(high_low, seat), tricks| high_low_outcome(trial, *seat, *high_low, tricks),
        |(high_low, _), tricks, n| {
            Message::house_cell_high_low(high_low_name(*high_low), tricks, n)
        },
    )
}

/// A high or low hand in which a player's side took this many.
pub(in crate::view) fn high_low_outcome(
    trial: &Trial,
    side: Seat,
    high_low: HighLow,
    tricks: u8,
) -> Option<Outcome> {
    trial.play(&HandRecord {
        mode: Some(high_low.word().to_owned()),
        bidder: (high_low == HighLow::High).then_some(side),
        side: (high_low == HighLow::Low).then_some(side),
        tricks: Some(Tricks::Side(tricks)),
        trump: None,
        ..trial.said.clone()
    })
}

/// The score of the side with more tricks: with and without honours, or by trump suit.
pub(in crate::view) fn tricks(trial: &Trial, rules: &OddTrick, side: Seat) -> Grid {
    let suits = [Trump::Spades, Trump::Clubs, Trump::Diamonds, Trump::Hearts];
    let (caption, lines): (Message, Vec<(Message, u8, Option<Trump>)>) = if rules.values_suits() {
        let line = |suit| (trump(Some(suit)), 0, Some(suit));
        (Message::HouseWorkedSuitsCaption, suits.map(line).into())
    } else {
        let line = |count: &u8| (honours(*count), *count, trial.said.trump);
        let lines = honour_counts(rules).iter().map(line).collect();
        (Message::HouseWorkedTricksCaption, lines)
    };
    trial.by_tricks(
        [Message::HouseWorkedTricks, caption],
        MORE,
        lines.into_iter().map(|line| (line.0.clone(), side, line)),
        |(_, count, trump), tricks| trial.play(&took(trial, side, *count, *trump, tricks)),
        |(head, ..), tricks, n| Message::house_cell_tricks(tricks, head.clone(), n),
    )
}

/// The numbers of honours that the table shows; only 0 if it shows trump suits instead.
pub(in crate::view) fn honour_counts(rules: &OddTrick) -> &'static [u8] {
    match rules.honours {
        Some(_) if !rules.values_suits() => &[0, 3, 4],
        _ => &[0],
    }
}

/// A hand in which a player's side held these honours and took this many.
pub(in crate::view) fn took(
    trial: &Trial,
    side: Seat,
    count: u8,
    trump: Option<Trump>,
    tricks: u8,
) -> HandRecord<Seat> {
    HandRecord {
        side: Some(side),
        tricks: Some(Tricks::Side(tricks)),
        honours: (count > 0).then_some(Honours { side, count }),
        trump,
        ..trial.said.clone()
    }
}

/// What two sides made of a hand.
pub(in crate::view) fn side_result(outcome: &Outcome) -> Option<SideResult> {
    match outcome.result {
        HandResult::Shared(shared) => Some(shared),
        _ => None,
    }
}

/// Honours as text.
pub(in crate::view) fn honours(count: u8) -> Message {
    match count {
        0 => Message::HouseNoHonours,
        3 => Message::HouseThreeHonours,
        _ => Message::HouseFourHonours,
    }
}
