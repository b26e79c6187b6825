//! The sessions of the stage: at least one of each kind, recorded with the command line. `@3` is the third player of
//! the cast.

use super::{Cast, StageClock, command};
use std::path::Path;

struct Evening {
    start: &'static str,
    scheme: &'static str,
    players: &'static [usize],
    more: &'static [&'static str],
    hands: &'static [&'static str],
    ended: bool,
}

/// In the order of [`Cast::titles`].
const EVENINGS: [Evening; 8] = [
    Evening {
        start: "2025-11-14T19:30:00+01:00",
        scheme: "solo-whist-points",
        players: &[0, 1, 2, 3],
        more: &["--stake", "0.10", "--currency", "PLN"],
        hands: &[
            r#"{"contract":"solo","declarers":["@1"],"tricks":6}"#,
            r#"{"contract":"prop-and-cop","declarers":["@2","@3"],"tricks":9}"#,
            r#"{"contract":"misere","declarers":["@0"],"tricks":0}"#,
            r#"{"contract":"solo","declarers":["@3"],"tricks":4}"#,
            r#"{"contract":"prop-and-cop","declarers":["@0","@2"],"tricks":8}"#,
            r#"{"passed":true}"#,
            r#"{"contract":"abundance","declarers":["@2"],"tricks":10}"#,
            r#"{"contract":"solo","declarers":["@0"],"tricks":7}"#,
        ],
        ended: false,
    },
    Evening {
        start: "2025-11-08T20:00:00+01:00",
        scheme: "oh-hell",
        players: &[5, 6, 7, 8, 9],
        more: &[],
        hands: &[
            r#"{"bids":[1,0,0,0,1],"tricks":[0,0,0,0,1]}"#,
            r#"{"bids":[0,1,0,0,0],"tricks":[0,1,1,0,0]}"#,
            r#"{"bids":[1,1,0,0,0],"tricks":[1,1,1,0,0]}"#,
            r#"{"bids":[1,1,1,0,2],"tricks":[1,1,0,0,2]}"#,
            r#"{"bids":[2,1,1,1,1],"tricks":[2,1,1,0,1]}"#,
        ],
        ended: false,
    },
    Evening {
        start: "2025-11-01T15:00:00+01:00",
        scheme: "bid-whist",
        players: &[10, 11, 12, 13],
        more: &["--stake", "1", "--currency", "USD"],
        hands: &[
            r#"{"bidder":"@10","bid":4,"mode":"uptown","tricks":11}"#,
            r#"{"bidder":"@11","bid":3,"mode":"downtown","tricks":8}"#,
        ],
        ended: false,
    },
    Evening {
        start: "2025-10-31T18:00:00+02:00",
        scheme: "whist-short",
        players: &[14, 15, 16, 17],
        more: &[],
        hands: &[
            r#"{"side":"@14","tricks":8}"#,
            r#"{"side":"@15","tricks":7,"honours":{"side":"@15","count":3}}"#,
        ],
        ended: false,
    },
    Evening {
        start: "2025-10-12T18:00:00+02:00",
        scheme: "wizard",
        players: &[5, 6, 7, 8, 10, 12],
        more: &[],
        hands: &[
            r#"{"bids":[0,1,0,0,0,0],"tricks":[0,1,0,0,0,0]}"#,
            r#"{"bids":[1,0,0,1,0,0],"tricks":[1,0,1,0,0,0]}"#,
        ],
        ended: false,
    },
    Evening {
        start: "2024-12-19T18:00:00+01:00",
        scheme: "romanian-whist",
        players: &[0, 2, 5, 14],
        more: &["--stake", "1/10", "--currency", "EUR"],
        hands: &[
            r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#,
            r#"{"bids":[1,0,0,1],"tricks":[1,0,0,0]}"#,
            r#"{"bids":[0,1,0,1],"tricks":[0,1,0,0]}"#,
        ],
        ended: true,
    },
    Evening {
        start: "2025-11-07T19:30:00+01:00",
        scheme: "solo-whist-points",
        players: &[0, 1, 2, 3, 4],
        more: &["--stake", "0.10", "--currency", "PLN", "--dealer", "@4"],
        hands: &[
            r#"{"contract":"misere-ouverte","declarers":["@3"],"tricks":0}"#,
            r#"{"contract":"solo","declarers":["@1"],"tricks":3}"#,
            r#"{"contract":"abundance-declared","declarers":["@4"],"tricks":13}"#,
            r#"{"contract":"misere","declarers":["@0"],"tricks":2,"adjust":[{"player":"@1","points":-10,"reason":"late"}]}"#,
        ],
        ended: true,
    },
    Evening {
        start: "2025-08-24T17:00:00+02:00",
        scheme: "oh-hell",
        players: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        more: &[
            "--stake",
            "0.05",
            "--currency",
            "EUR",
            "--settle",
            "difference",
        ],
        hands: &[
            r#"{"bids":[0,0,0,1,0,0,0,0,0,1],"tricks":[0,0,0,1,0,0,0,0,0,0]}"#,
            r#"{"bids":[1,0,0,0,0,0,0,0,0,0],"tricks":[1,0,0,1,0,0,0,0,0,0]}"#,
        ],
        ended: true,
    },
];

/// Records them all.
pub(super) fn record(db: &Path, clock: &StageClock, cast: &Cast) {
    let named = |text: &str| {
        // From the last, so that @1 is not found in @10.
        (0..cast.names.len())
            .rev()
            .fold(text.to_owned(), |text, at| {
                text.replace(&format!("@{at}"), cast.names[at])
            })
    };
    let made = clock.at("2025-08-20T12:00:00+02:00");
    let rules = ["schemes", "make", cast.house, "--from", "oh-hell"];
    let set = [
        "--set",
        "missed.off=-2",
        "--set",
        "hook=not-in-last-hand",
        "--set",
        "trump.last-hand=none",
    ];
    command(db, made, &[&rules[..], &set[..]].concat(), "");
    // In order of time: `last` is the one begun last.
    let mut all: Vec<_> = EVENINGS.iter().zip(cast.titles).collect();
    all.sort_by_key(|(evening, _)| evening.start);
    for (evening, title) in all {
        let clock = clock.at(evening.start);
        let players: Vec<&str> = evening.players.iter().map(|at| cast.names[*at]).collect();
        let players = players.join(",");
        let more: Vec<String> = evening.more.iter().map(|word| named(word)).collect();
        let mut args = vec![
            "record",
            "new",
            "--scheme",
            evening.scheme,
            "--players",
            &players,
            "--title",
            title,
        ];
        args.extend(more.iter().map(String::as_str));
        command(db, clock.clone(), &args, &named(&evening.hands.join("\n")));
        if evening.ended {
            command(db, clock, &["end", "last"], "");
        }
    }
}
