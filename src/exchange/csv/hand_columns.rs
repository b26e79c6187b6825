//! Conversion between hand records and columns.
//!
//! What the columns do not represent exactly goes into `more`, so that no record, present or future, loses data. This
//! module does not check whether a hand is legal.

use super::role::Role;
use crate::games::{Bid, HandRecord, Tricks};
use crate::seat::Seat;
use serde_json::{Map, Value};

/// A hand record with players' names, as in a file.
pub(in crate::exchange) type Record = HandRecord<String>;

/// The columns of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AtSeat {
    pub(in crate::exchange) player: String,
    pub(in crate::exchange) role: Role,
    /// This player's own bid.
    pub(in crate::exchange) bid: Option<Bid>,
    /// This player's own tricks.
    pub(in crate::exchange) tricks: Option<u8>,
}

/// Whether bid and tricks belong to a side rather than to each player.
pub(in crate::exchange) fn is_by_side(seats: &[AtSeat]) -> bool {
    seats.iter().any(|seat| seat.role.is_named())
}

/// The role that the record gives a player, if it names them.
pub(in crate::exchange) fn role_of(record: &Record, player: &str) -> Option<Role> {
    let among =
        |all: Option<&Vec<String>>| all.and_then(|all| all.iter().position(|one| one == player));
    let is = |one: Option<&String>| one.is_some_and(|one| one == player);
    match among(record.declarers.as_ref()) {
        Some(_) if record.each_declarer().next().is_some() => return Some(Role::Declarer),
        Some(0) => return Some(Role::Declarer),
        Some(_) => return Some(Role::Partner),
        None => {}
    }
    [
        (is(record.bidder.as_ref()), Role::Bidder),
        (is(record.side.as_ref()), Role::Side),
        (is(record.payer.as_ref()), Role::Payer),
        (is(record.receiver.as_ref()), Role::Receiver),
        (among(record.out.as_ref()).is_some(), Role::Out),
    ]
    .into_iter()
    .find_map(|(named, role)| named.then_some(role))
}

/// The values at each seat, given the roles.
pub(super) fn at_seats(record: &Record, seats: Vec<(String, Role)>) -> Vec<AtSeat> {
    let by_side = seats.iter().any(|(_, role)| role.is_named());
    let seat = |place: usize| Seat::new(place).filter(|_| !by_side);
    let declared = |player: &String| {
        let mut each = record.each_declarer();
        each.find(|(who, _)| *who == player)
            .map(|(_, tricks)| tricks)
    };
    let seats = seats.into_iter().enumerate();
    let seats = seats.map(|(place, (player, role))| AtSeat {
        bid: seat(place).and_then(|seat| record.bid_at(seat)),
        tricks: match role {
            Role::Declarer => declared(&player),
            _ => seat(place).and_then(|seat| record.taken_at(seat)),
        },
        player,
        role,
    });
    seats.collect()
}

/// The values that have a column for the whole hand; those by seat come from [`at_seats`]. An empty text counts as
/// absent.
pub(in crate::exchange) fn of_hand(record: &Record, by_side: bool) -> Record {
    let text = |text: Option<&String>| text.filter(|text| !text.is_empty()).cloned();
    Record {
        contract: text(record.contract.as_ref()),
        mode: text(record.mode.as_ref()),
        rank: text(record.rank.as_ref()),
        note: text(record.note.as_ref()),
        adjust: None,
        bonus: None,
        bid: record.bid.filter(|_| by_side),
        tricks: record
            .tricks
            .clone()
            .filter(|tricks| by_side && matches!(tricks, Tricks::Side(_))),
        ..record.clone()
    }
}

/// The record that the columns represent: the values of the hand and of each seat.
pub(in crate::exchange) fn record_of(of_hand: Record, seats: &[AtSeat]) -> Record {
    let named = |role: Role| {
        seats
            .iter()
            .filter(move |seat| seat.role == role)
            .map(|seat| seat.player.clone())
    };
    let list = |all: Vec<String>| Some(all).filter(|all| !all.is_empty());
    // A bidder's partner follows from the seats; only a declarer chooses one.
    let mut declarers: Vec<String> = named(Role::Declarer).collect();
    if !declarers.is_empty() {
        declarers.extend(named(Role::Partner));
    }
    // Each of several declarers has separate tricks.
    let tricks = |seat: &AtSeat| seat.tricks.map(Some);
    let own = seats.iter().filter(|seat| seat.role == Role::Declarer);
    let own: Vec<Option<u8>> = own.filter_map(tricks).collect();
    Record {
        declarers: list(declarers),
        payer: named(Role::Payer).next(),
        receiver: named(Role::Receiver).next(),
        bidder: named(Role::Bidder).next(),
        side: named(Role::Side).next(),
        out: list(named(Role::Out).collect()),
        bids: some(seats.iter().map(|seat| seat.bid)),
        tricks: of_hand
            .tricks
            .or_else(|| Some(own).filter(|own| !own.is_empty()).map(Tricks::Seats))
            .or_else(|| some(seats.iter().map(|seat| seat.tricks)).map(Tricks::Seats)),
        ..of_hand
    }
}

/// The values by seat; `None` if all are absent.
fn some<T>(all: impl Iterator<Item = Option<T>>) -> Option<Vec<Option<T>>> {
    let all: Vec<Option<T>> = all.collect();
    Some(all).filter(|all| all.iter().any(Option::is_some))
}

/// The keys of a record that the columns do not represent, as JSON; empty if there are none. A key that the columns
/// give but the record lacks is `null`.
pub(in crate::exchange) fn other_keys(
    record: &Record,
    columns: &Record,
) -> Result<String, serde_json::Error> {
    // The columns nearly always represent everything.
    if record == columns {
        return Ok(String::new());
    }
    let (whole, given) = (keys(record)?, keys(columns)?);
    let mut more: Map<String, Value> = given.keys().map(|key| (key.clone(), Value::Null)).collect();
    more.extend(whole);
    more.retain(|key, value| given.get(key) != Some(value));
    if more.is_empty() {
        Ok(String::new())
    } else {
        serde_json::to_string(&more)
    }
}

/// The whole record: the columns, overridden by `more`.
pub(in crate::exchange) fn whole_record(
    columns: Record,
    more: &str,
) -> Result<Record, serde_json::Error> {
    if more.is_empty() {
        return Ok(columns);
    }
    let mut whole = keys(&columns)?;
    whole.extend(serde_json::from_str::<Map<String, Value>>(more)?);
    whole.retain(|_, value| !value.is_null());
    serde_json::from_value(Value::Object(whole))
}

fn keys(record: &Record) -> Result<Map<String, Value>, serde_json::Error> {
    match serde_json::to_value(record)? {
        Value::Object(keys) => Ok(keys),
        _ => Ok(Map::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 5] = ["Ann", "Bob", "Cy", "Dee", "Eve"];

    /// Converts a record to columns at a table of this size, with unnamed players in the role `others`, and returns
    /// `more`.
    fn check(json: &str, seats: usize, others: Role) -> String {
        let record: Record = serde_json::from_str(json).unwrap();
        let roles = NAMES[..seats]
            .iter()
            .map(|name| ((*name).to_owned(), role_of(&record, name).unwrap_or(others)));
        let seats = at_seats(&record, roles.collect());
        let columns = record_of(of_hand(&record, is_by_side(&seats)), &seats);
        let more = other_keys(&record, &columns).unwrap();
        assert_eq!(whole_record(columns, &more).unwrap(), record, "{json}");
        more
    }

    #[test]
    fn records_of_every_kind_fit_the_columns() {
        for (json, seats, others) in [
            (
                r#"{"contract":"solo","declarers":["Ann"],"tricks":7,"cards":13,"dealer":"Dee"}"#,
                4,
                Role::Opponent,
            ),
            (
                r#"{"contract":"prop-and-cop","declarers":["Cy","Ann"],"tricks":8,"trump":"hearts"}"#,
                4,
                Role::Opponent,
            ),
            (
                r#"{"contract":"general-misere","payer":"Dee","out":["Eve"]}"#,
                5,
                Role::Opponent,
            ),
            (
                r#"{"contract":"general-misere","receiver":"Ann","override":"end"}"#,
                4,
                Role::Opponent,
            ),
            (
                r#"{"passed":true,"revoke":"Bob","note":"-"}"#,
                4,
                Role::Player,
            ),
            (
                r#"{"cards":5,"bids":[0,2,2,0],"tricks":[0,2,3,0],"override":"hook"}"#,
                4,
                Role::Player,
            ),
            (
                r#"{"cards":13,"bids":[4,"nil",3,5],"tricks":[5,0,1,7]}"#,
                4,
                Role::Player,
            ),
            (
                r#"{"cards":5,"bids":[0,null,2,0,1],"tricks":[0,null,3,1,1],"out":["Bob"]}"#,
                5,
                Role::Player,
            ),
            (
                r#"{"side":"Ann","tricks":7,"honours":{"side":"Bob","count":4}}"#,
                4,
                Role::Opponent,
            ),
            (r#"{"side":"Ann","tricks":0}"#, 4, Role::Partner),
            (
                r#"{"bidder":"Ann","bid":4,"mode":"no-trump","rank":"downtown","trump":"none","tricks":10}"#,
                4,
                Role::Partner,
            ),
        ] {
            assert_eq!(check(json, seats, others), "", "{json}");
        }
    }

    #[test]
    fn values_without_a_column_are_json() {
        for (json, more) in [
            (
                r#"{"passed":true,"adjust":[{"player":"Ann","points":-10,"reason":"x"}]}"#,
                r#"{"adjust":[{"player":"Ann","points":-10,"reason":"x"}]}"#,
            ),
            (
                r#"{"out":["Dee","Bob"],"passed":true}"#,
                r#"{"out":["Dee","Bob"]}"#,
            ),
            (r#"{"out":[]}"#, r#"{"out":[]}"#),
            (r#"{"note":""}"#, r#"{"note":""}"#),
            (
                r#"{"contract":"","mode":"","rank":""}"#,
                r#"{"contract":"","mode":"","rank":""}"#,
            ),
            (r#"{"bid":4,"tricks":3}"#, r#"{"bid":4,"tricks":3}"#),
            (r#"{"bids":[1,2,3]}"#, r#"{"bids":[1,2,3]}"#),
            (
                r#"{"bidder":"Ann","declarers":["Ann"]}"#,
                r#"{"bidder":"Ann"}"#,
            ),
            (
                r#"{"side":"Ann","tricks":[1,2,3,4]}"#,
                r#"{"tricks":[1,2,3,4]}"#,
            ),
        ] {
            assert_eq!(check(json, 4, Role::Player), more, "{json}");
        }
        // A role that follows from the seats alone is not part of the record.
        assert_eq!(check(r#"{"passed":true}"#, 4, Role::Out), r#"{"out":null}"#);
    }
}
