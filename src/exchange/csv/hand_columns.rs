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

/// A hand as columns.
pub(super) struct HandColumns {
    /// The values of the whole hand.
    pub(super) of_hand: Record,
    /// Those of each seat.
    pub(super) seats: Vec<AtSeat>,
    /// The keys of the record that these do not represent, as JSON; empty if there are none. A key that they give but the
    /// record lacks is `null`.
    pub(super) more: String,
}

impl HandColumns {
    /// The columns of a record, with the players and their roles in seat order. An empty text counts as absent.
    pub(super) fn of(record: &Record, players: Vec<(String, Role)>) -> Self {
        // Bid and tricks belong to a side rather than to each player.
        let by_side = players.iter().any(|(_, role)| role.is_named());
        let seat = |place: usize| Seat::new(place).filter(|_| !by_side);
        let declared = |player: &String| {
            let mut each = record.each_declarer();
            each.find(|(who, _)| *who == player)
                .map(|(_, tricks)| tricks)
        };
        let seats = players.into_iter().enumerate();
        let seats = seats.map(|(place, (player, role))| AtSeat {
            bid: seat(place).and_then(|seat| record.bid_at(seat)),
            tricks: match role {
                Role::Declarer => declared(&player),
                _ => seat(place).and_then(|seat| record.taken_at(seat)),
            },
            player,
            role,
        });
        let text = |text: Option<&String>| text.filter(|text| !text.is_empty()).cloned();
        let of_hand = Record {
            contract: text(record.contract.as_ref()),
            mode: text(record.mode.as_ref()),
            rank: text(record.rank.as_ref()),
            note: text(record.note.as_ref()),
            adjust: None,
            bonus: None,
            bid: record.bid.filter(|_| by_side),
            tricks: record.side_tricks().filter(|_| by_side).map(Tricks::Side),
            ..record.clone()
        };
        let mut columns = Self {
            of_hand,
            seats: seats.collect(),
            more: String::new(),
        };
        columns.more = other_keys(record, &columns.given());
        columns
    }

    /// The whole record: what the columns represent, overridden by `more`.
    pub(super) fn record(&self) -> Result<Record, serde_json::Error> {
        let given = self.given();
        if self.more.is_empty() {
            return Ok(given);
        }
        let mut whole = keys(&given);
        whole.extend(serde_json::from_str::<Map<String, Value>>(&self.more)?);
        whole.retain(|_, value| !value.is_null());
        serde_json::from_value(Value::Object(whole))
    }

    /// The record that the columns of the hand and of each seat represent.
    fn given(&self) -> Record {
        let named = |role: Role| {
            let seats = self.seats.iter().filter(move |seat| seat.role == role);
            seats.map(|seat| seat.player.clone())
        };
        let list = |all: Vec<String>| Some(all).filter(|all| !all.is_empty());
        // A bidder's partner follows from the seats; only a declarer chooses one.
        let mut declarers: Vec<String> = named(Role::Declarer).collect();
        if !declarers.is_empty() {
            declarers.extend(named(Role::Partner));
        }
        // Each of several declarers has separate tricks.
        let own = self.seats.iter().filter(|seat| seat.role == Role::Declarer);
        let own: Vec<Option<u8>> = own.filter_map(|seat| seat.tricks.map(Some)).collect();
        let of_hand = self.of_hand.clone();
        Record {
            declarers: list(declarers),
            payer: named(Role::Payer).next(),
            receiver: named(Role::Receiver).next(),
            bidder: named(Role::Bidder).next(),
            side: named(Role::Side).next(),
            out: list(named(Role::Out).collect()),
            bids: some(self.seats.iter().map(|seat| seat.bid)),
            tricks: of_hand
                .tricks
                .or_else(|| Some(own).filter(|own| !own.is_empty()).map(Tricks::Seats))
                .or_else(|| some(self.seats.iter().map(|seat| seat.tricks)).map(Tricks::Seats)),
            ..of_hand
        }
    }
}

/// The values by seat; `None` if all are absent.
fn some<T>(all: impl Iterator<Item = Option<T>>) -> Option<Vec<Option<T>>> {
    let all: Vec<Option<T>> = all.collect();
    Some(all).filter(|all| all.iter().any(Option::is_some))
}

/// The keys of a record that differ from those given, as JSON.
fn other_keys(record: &Record, given: &Record) -> String {
    // The columns nearly always represent everything.
    if record == given {
        return String::new();
    }
    let (whole, given) = (keys(record), keys(given));
    let mut more: Map<String, Value> = given.keys().map(|key| (key.clone(), Value::Null)).collect();
    more.extend(whole);
    more.retain(|key, value| given.get(key) != Some(value));
    if more.is_empty() {
        String::new()
    } else {
        Value::Object(more).to_string()
    }
}

/// The keys of a record with their values. It has text keys and integers only, so it is always an object.
fn keys(record: &Record) -> Map<String, Value> {
    match serde_json::to_value(record) {
        Ok(Value::Object(keys)) => keys,
        _ => Map::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scheme::keyword::Keyword;

    const NAMES: [&str; 5] = ["Ann", "Bob", "Cy", "Dee", "Eve"];

    /// Converts a record to columns for players with these roles, and returns `more`.
    fn check(json: &str, roles: &str) -> String {
        let record: Record = serde_json::from_str(json).unwrap();
        let roles = roles.split(' ').map(|role| Role::from_word(role).unwrap());
        let players = NAMES.map(str::to_owned).into_iter().zip(roles);
        let columns = HandColumns::of(&record, players.collect());
        assert_eq!(columns.record().unwrap(), record, "{json}");
        columns.more
    }

    #[test]
    fn records_of_every_kind_fit_the_columns() {
        for (json, roles) in [
            (
                r#"{"contract":"solo","declarers":["Ann"],"tricks":7,"cards":13,"dealer":"Dee"}"#,
                "declarer opponent opponent opponent",
            ),
            (
                r#"{"contract":"prop-and-cop","declarers":["Cy","Ann"],"tricks":8,"trump":"hearts"}"#,
                "partner opponent declarer opponent",
            ),
            (
                r#"{"contract":"general-misere","payer":"Dee","out":["Eve"]}"#,
                "opponent opponent opponent payer out",
            ),
            (
                r#"{"contract":"general-misere","receiver":"Ann","override":"end"}"#,
                "receiver opponent opponent opponent",
            ),
            (
                r#"{"passed":true,"revoke":"Bob","note":"-"}"#,
                "player player player player",
            ),
            (
                r#"{"cards":5,"bids":[0,2,2,0],"tricks":[0,2,3,0],"override":"hook"}"#,
                "player player player player",
            ),
            (
                r#"{"cards":13,"bids":[4,"nil",3,5],"tricks":[5,0,1,7]}"#,
                "player player player player",
            ),
            (
                r#"{"cards":5,"bids":[0,null,2,0,1],"tricks":[0,null,3,1,1],"out":["Bob"]}"#,
                "player out player player player",
            ),
            (
                r#"{"side":"Ann","tricks":7,"honours":{"side":"Bob","count":4}}"#,
                "side opponent opponent opponent",
            ),
            (
                r#"{"side":"Ann","tricks":0}"#,
                "side partner partner partner",
            ),
            (
                r#"{"bidder":"Ann","bid":4,"mode":"no-trump","rank":"downtown","trump":"none","tricks":10}"#,
                "bidder partner partner partner",
            ),
        ] {
            assert_eq!(check(json, roles), "", "{json}");
        }
    }

    #[test]
    fn values_without_a_column_are_json() {
        let players = "player player player player";
        for (json, roles, more) in [
            (
                r#"{"passed":true,"adjust":[{"player":"Ann","points":-10,"reason":"x"}]}"#,
                players,
                r#"{"adjust":[{"player":"Ann","points":-10,"reason":"x"}]}"#,
            ),
            (
                r#"{"out":["Dee","Bob"],"passed":true}"#,
                "player out player out",
                r#"{"out":["Dee","Bob"]}"#,
            ),
            (r#"{"out":[]}"#, players, r#"{"out":[]}"#),
            (r#"{"note":""}"#, players, r#"{"note":""}"#),
            (
                r#"{"contract":"","mode":"","rank":""}"#,
                players,
                r#"{"contract":"","mode":"","rank":""}"#,
            ),
            (
                r#"{"bid":4,"tricks":3}"#,
                players,
                r#"{"bid":4,"tricks":3}"#,
            ),
            (r#"{"bids":[1,2,3]}"#, players, r#"{"bids":[1,2,3]}"#),
            (
                r#"{"bidder":"Ann","declarers":["Ann"]}"#,
                "declarer player player player",
                r#"{"bidder":"Ann"}"#,
            ),
            (
                r#"{"side":"Ann","tricks":[1,2,3,4]}"#,
                "side player player player",
                r#"{"tricks":[1,2,3,4]}"#,
            ),
        ] {
            assert_eq!(check(json, roles), more, "{json}");
        }
        // A role that follows from the seats alone is not part of the record.
        assert_eq!(
            check(r#"{"passed":true}"#, "out out out out"),
            r#"{"out":null}"#
        );
    }
}
