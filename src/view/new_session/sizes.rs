//! The number of cards dealt hand by hand, as messages.

use super::{Setting, one};
use crate::games;
use crate::scheme::Scheme;
use crate::scheme::exact_bid::Schedule;
use crate::text::numbers;
use crate::view::message::Message;

/// The maximum number of sizes that can be typed.
const MOST: usize = 200;

/// Parses typed sizes.
///
/// # Errors
/// What can be typed, if the text is malformed or exceeds the pack.
pub fn typed(text: &str, scheme: &Scheme, seats: usize) -> Result<Vec<Setting>, Message> {
    let players = seats.clamp(1, usize::from(scheme.players.most));
    let most = usize::from(scheme.deck) / players;
    let good = |size: &i64| usize::try_from(*size).is_ok_and(|size| (1..=most).contains(&size));
    let sizes = numbers(text).filter(|sizes| sizes.len() <= MOST && sizes.iter().all(good));
    let sizes = sizes.ok_or_else(|| Message::seating_sizes_wrong(most))?;
    Ok(vec![one("schedule", format!("{{ list = {sizes:?} }}"))])
}

/// Hand sizes in sequence.
pub(in crate::view) fn joined(sizes: &[u8]) -> String {
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    sizes.join(" ")
}

/// A schedule as a message, as far as it is dealt at this table.
pub(super) fn say(schedule: &Schedule, scheme: &Scheme, seats: usize) -> Message {
    let range = match schedule {
        Schedule::Range(range) => *range,
        Schedule::List(sizes) => return Message::typed(&joined(sizes)),
    };
    let sizes = games::schedule(scheme, seats);
    let (least, most) = (sizes.iter().min(), sizes.iter().max());
    let up = range.from <= range.to;
    let (from, to) = if up { (least, most) } else { (most, least) };
    let (from, to) = (*from.unwrap_or(&range.from), *to.unwrap_or(&range.to));
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
