//! The number of cards dealt hand by hand, as messages.

use super::{Setting, SwitchRow, one, row};
use crate::games;
use crate::scheme::exact_bid::{HandSizeRange, Repeat, Schedule};
use crate::scheme::keyword::Keyword;
use crate::scheme::{Rules, Scheme, draft::Draft};
use crate::text::digit;
use crate::view::message::{Message, Rule, SWITCH};

/// The first size for tables that begin with the longest hand.
const DOWN_FROM: u8 = 10;

/// The maximum number of sizes that can be typed.
const MOST: usize = 200;

/// The schedule, and which sizes repeat.
pub(super) fn rows(
    kept: &Schedule,
    now: &Schedule,
    scheme: &Scheme,
    seats: usize,
) -> Vec<SwitchRow> {
    let repeat_of = |schedule: &Schedule| match schedule {
        Schedule::Range(range) => range.repeat,
        Schedule::List(_) => Repeat::None,
    };
    let repeat = repeat_of(now);
    if let Schedule::List(sizes) = kept
        && let Some(size) = sizes
            .first()
            .filter(|first| sizes.iter().all(|size| size == *first))
    {
        return vec![hands(kept, now, *size, scheme)];
    }
    // Repetition is the next row's switch.
    let plain = |schedule: &Schedule| match schedule {
        Schedule::Range(range) => Schedule::Range(HandSizeRange { repeat, ..*range }),
        list @ Schedule::List(_) => list.clone(),
    };
    let largest = match kept {
        Schedule::Range(range) => range.from.max(range.to),
        Schedule::List(sizes) => sizes.iter().copied().max().unwrap_or(1),
    };
    let way = |from: u8, to: u8, back: bool| range(from, to, back, repeat);
    let down = largest.min(DOWN_FROM);
    let mut rows = vec![row(
        Message::SeatingRuleSizes,
        (&plain(kept), now),
        &[
            way(1, largest, false),
            way(1, largest, true),
            way(down, 1, false),
            way(down, 1, true),
        ],
        |schedule| say(schedule, scheme, seats),
        |schedule| setting(scheme, schedule),
    )];
    let sizes = games::schedule(scheme, seats);
    let most = sizes.iter().copied().max().unwrap_or(0);
    rows[0].note = Message::seating_sizes_come(sizes.len(), most, seats);
    rows[0].typing = Some(Message::SeatingSizesTyped);
    rows[0].typed = joined(&sizes, " ");
    if let Schedule::Range(now) = now {
        let rule = Rule::new(scheme, "schedule.repeat", SWITCH);
        rows.push(row(
            rule.name(None),
            (&repeat_of(kept), &now.repeat),
            &[Repeat::None, Repeat::Players],
            |value| rule.value(Some(&value.word().into())),
            |value| one("schedule.repeat", value.word()),
        ));
    }
    rows
}

/// How many hands of one size a game has: a fixed number or unlimited.
fn hands(kept: &Schedule, now: &Schedule, size: u8, scheme: &Scheme) -> SwitchRow {
    let many = |n: usize| Schedule::List(vec![size; n]);
    let ever = range(size, size, false, Repeat::Ever);
    row(
        Message::SeatingHands,
        (kept, now),
        &[many(3), many(5), many(10), ever],
        |schedule| match schedule {
            Schedule::List(sizes) => Message::hands_played(sizes.len()),
            Schedule::Range(_) => Message::HouseRepeatEver,
        },
        |schedule| setting(scheme, schedule),
    )
}

/// Parses sizes separated by blanks or commas.
///
/// # Errors
/// What can be typed, if the text is malformed or exceeds the pack.
pub fn typed(text: &str, scheme: &Scheme, seats: usize) -> Result<Vec<Setting>, Message> {
    let players = seats.clamp(1, usize::from(scheme.players.most));
    let most = usize::from(scheme.deck) / players;
    let wrong = || Message::seating_sizes_wrong(most);
    let plain: String = text.chars().map(digit).collect();
    let words = plain.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '،'));
    let sizes: Vec<u8> = words
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().map_err(|_| wrong()))
        .collect::<Result<_, _>>()?;
    let good = |size: &u8| (1..=most).contains(&usize::from(*size));
    if sizes.is_empty() || sizes.len() > MOST || !sizes.iter().all(good) {
        return Err(wrong());
    }
    Ok(setting(scheme, &Schedule::List(sizes)))
}

/// Hand sizes in sequence.
pub(in crate::view) fn joined(sizes: &[u8], between: &str) -> String {
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    sizes.join(between)
}

/// A scheme with another schedule.
fn scheduled(scheme: &Scheme, schedule: &Schedule) -> Scheme {
    let mut scheme = scheme.clone();
    if let Rules::ExactBid(rules) = &mut scheme.rules {
        rules.schedule = schedule.clone();
    }
    scheme
}

/// The setting of a schedule.
fn setting(scheme: &Scheme, schedule: &Schedule) -> Vec<Setting> {
    let draft = Draft::of(&scheduled(scheme, schedule));
    let value = draft.at("schedule").map(ToString::to_string);
    one("schedule", value.unwrap_or_default())
}

/// A schedule as a message, as far as it is dealt at this table.
fn say(schedule: &Schedule, scheme: &Scheme, seats: usize) -> Message {
    let range = match schedule {
        Schedule::Range(range) => *range,
        Schedule::List(sizes) => return Message::typed(&joined(sizes, " ")),
    };
    let sizes = games::schedule(&scheduled(scheme, schedule), seats);
    let (least, most) = (sizes.iter().min(), sizes.iter().max());
    let (least, most) = (least.copied().map(i64::from), most.copied().map(i64::from));
    let up = range.from <= range.to;
    let (from, to) = if up { (least, most) } else { (most, least) };
    let from = from.unwrap_or(i64::from(range.from));
    let to = to.unwrap_or(i64::from(range.to));
    if from == to {
        return Message::cards(from);
    }
    let way = match (up, range.back) {
        (true, false) => Message::seating_sizes_up(from, to),
        (true, true) => Message::seating_sizes_up_and_back(from, to),
        (false, false) => Message::seating_sizes_down(from, to),
        (false, true) => Message::seating_sizes_down_and_back(from, to),
    };
    match range.step {
        0 | 1 => way,
        step => Message::seating_sizes_by(way, step),
    }
}

fn range(from: u8, to: u8, back: bool, repeat: Repeat) -> Schedule {
    Schedule::Range(HandSizeRange {
        from,
        to,
        step: 1,
        back,
        repeat,
    })
}
