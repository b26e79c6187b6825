//! Shared test helpers: tables, and random legal hands and edits.
//!
//! All randomness comes from a seed, so that failures can be reproduced.

mod fraction;
mod random;

pub(crate) use fraction::{Fraction, exact_payouts};
pub(crate) use random::{Rng, random_edit, random_hand, random_record};

use chrono::{DateTime, FixedOffset, TimeDelta};
use oddtrick::games::HandRecord;
use oddtrick::ledger::{
    Edit, EditError, EditId, EditStamp, Hand, HandId, Ledger, Log, OpenHand, Participant,
    ParticipantId, PlayerId, PlayerStanding, SchemeLabel, Session, SessionEditor, SessionId,
    SessionSummary, Standing, Terms,
};
use oddtrick::money::{Currency, Money, Stake};
use oddtrick::scheme::{Scheme, SettleMode, catalog, set};
use oddtrick::settle::SessionPayouts;
use oddtrick::stats::{PointScale, SessionStats, Statistics};
use oddtrick::view::Message;
use oddtrick::words::Words;
use proptest::test_runner::Config;
use std::ops::Deref;
use std::path::Path;
use std::sync::{Arc, LazyLock};

/// Names for a table, in seat order.
pub(crate) const NAMES: [&str; 12] = [
    "Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou",
];

/// The tables written for other programs, which the program never reads.
pub(crate) const FOR_OTHERS: [&str; 5] = [
    "results",
    "results_kept",
    "players",
    "payments",
    "people_kept",
];

/// Two hands of Oh Hell for four, which give Ann 11, Bob 10, Cy and Dee 20.
pub(crate) const OH_HELL: &str = r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}
    {"bids":[1,0,0,0],"tricks":[1,1,0,0]}"#;

/// The English texts, read once for all tests.
pub(crate) static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::of("en"));

/// The money that a session moved.
pub(crate) fn moved_by(ledger: &Ledger) -> SessionPayouts {
    SessionPayouts::of(&SessionSummary::of(ledger), |who| who).unwrap()
}

/// A session of a season, without its players.
pub(crate) fn summary(
    id: SessionId,
    started: DateTime<FixedOffset>,
    game: &str,
    scale: PointScale,
    hands: usize,
) -> SessionSummary {
    SessionSummary {
        id,
        started,
        scheme: Arc::new(SchemeLabel {
            game: game.into(),
            decimals: scale.decimals,
            lowest_wins: scale.lowest_wins,
            ..SchemeLabel::default()
        }),
        deleted: None,
        standing: Standing {
            hands,
            ..Standing::default()
        },
        damaged: false,
    }
}

/// The result of a player in a session of nine hands, where the first has won.
pub(crate) fn result(
    player: PlayerId,
    points: i64,
    rank: usize,
    money: Option<(Currency, Money)>,
) -> PlayerStanding {
    PlayerStanding {
        id: ParticipantId(player.0),
        player,
        name: "".into(),
        points,
        hands: 9,
        deals: 0,
        leads: rank == 1,
        rank: Some(rank),
        money,
        odd: false,
        seat: None,
    }
}

/// A message in English.
pub(crate) fn say(message: &Message) -> String {
    ENGLISH.say(message)
}

/// A session with the attempts in it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sitting {
    /// Its results.
    pub(crate) summary: SessionSummary,
    /// The attempts.
    pub(crate) stats: SessionStats,
}

impl Sitting {
    pub(crate) fn of(ledger: &Ledger) -> Self {
        let mut summary = SessionSummary::of(ledger);
        summary.merge_players(|id| id);
        let stats = SessionStats::of(ledger).unwrap();
        Self { summary, stats }
    }

    /// The results of its players.
    pub(crate) fn players(&self) -> &[PlayerStanding] {
        &self.summary.standing.players
    }
}

impl Deref for Sitting {
    type Target = SessionStats;

    fn deref(&self) -> &SessionStats {
        &self.stats
    }
}

/// The statistics of these sessions.
pub(crate) fn statistics(sessions: &[Sitting]) -> Statistics {
    merged_statistics(sessions, |id| id)
}

/// The statistics of these sessions for the players that `now` gives.
pub(crate) fn merged_statistics(
    sessions: &[Sitting],
    now: impl Fn(PlayerId) -> PlayerId + Copy,
) -> Statistics {
    let mut all = Statistics::default();
    for one in sessions {
        all.add(one.summary.clone(), &one.stats, now);
    }
    all
}

/// This many cases of a property, or `$ODDTRICK_CASES` times as many.
pub(crate) fn cases(normally: u32) -> Config {
    let times = std::env::var("ODDTRICK_CASES")
        .ok()
        .and_then(|times| times.parse().ok())
        .unwrap_or(1);
    Config {
        cases: normally * times,
        failure_persistence: None,
        ..Config::default()
    }
}

/// Compares a text with a file of tests/data, line by line; `UPDATE_GOLDEN=1` writes the file instead.
pub(crate) fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    for (number, (found, wanted)) in text.lines().zip(golden.lines()).enumerate() {
        let number = number + 1;
        assert_eq!(
            found, wanted,
            "line {number} of {name}; UPDATE_GOLDEN=1 takes what is"
        );
    }
    assert_eq!(text, golden, "{name}");
}

/// A shipped scheme with settings such as `all-pass=same-dealer`.
pub(crate) fn scheme(id: &str, settings: &[&str]) -> Scheme {
    let settings: Vec<_> = settings
        .iter()
        .map(|arg| set::parse_setting(arg).unwrap())
        .collect();
    set::apply(catalog::find(id).unwrap(), &settings).unwrap()
}

/// The instant this many minutes after the fixed start of the tests' sessions.
pub(crate) fn minute(minutes: i64) -> DateTime<FixedOffset> {
    DateTime::parse_from_rfc3339("2026-01-31T20:00:00+01:00").unwrap() + TimeDelta::minutes(minutes)
}

/// The stamp of a row of the application's log.
pub(crate) fn by(edit: EditId, at: DateTime<FixedOffset>) -> EditStamp {
    EditStamp {
        at,
        edit,
        hand: HandId(0),
    }
}

/// The stamp of an editor's row with this number, an hour after the start.
pub(crate) fn stamp(number: u128) -> EditStamp {
    EditStamp {
        at: minute(60),
        edit: EditId(number),
        hand: HandId(5000 + number),
    }
}

/// An editor of this ledger that has nothing to undo and no open hand.
pub(crate) fn editor_of(ledger: Ledger) -> SessionEditor {
    SessionEditor::new(ledger, Log::default(), OpenHand::default())
}

/// A stake as on the command line, `0.05` or `1/10`, in a currency.
#[expect(
    clippy::unnecessary_wraps,
    reason = "wherever there is a stake there may be none"
)]
pub(crate) fn stake(text: &str, currency: &str) -> Option<Stake> {
    Some(Stake::parse(text, currency.parse::<Currency>().unwrap()).unwrap())
}

/// The id of a participant, counted from 0.
pub(crate) fn id(number: usize) -> ParticipantId {
    ParticipantId(1 + u128::try_from(number).unwrap())
}

/// A participant with one of the [`NAMES`].
pub(crate) fn participant(number: usize) -> Participant {
    let player = PlayerId(1001 + u128::try_from(number).unwrap());
    Participant {
        id: id(number),
        player,
        name: NAMES[number].to_owned(),
    }
}

/// A new session with this many players, dealt by the first, without a stake.
pub(crate) fn session(scheme: Scheme, seats: usize) -> Session {
    Session {
        id: SessionId(7),
        title: "Saturday".to_owned(),
        note: String::new(),
        started: minute(0),
        scheme,
        participants: (0..seats).map(participant).collect(),
        seats: (0..seats).map(id).collect(),
        first_dealer: id(0),
        stake: None,
        terms: Terms::default(),
        begun_with: Vec::new(),
        hands: Vec::new(),
        ended: None,
    }
}

/// A table to play at.
pub(crate) struct Evening {
    pub(crate) ledger: Ledger,
}

impl Evening {
    /// A new session under a shipped scheme, with this many players.
    pub(crate) fn new(id: &str, settings: &[&str], seats: usize) -> Self {
        Self::of(session(scheme(id, settings), seats))
    }

    /// A table with this session.
    pub(crate) fn of(session: Session) -> Self {
        Self {
            ledger: Ledger::open(session).unwrap(),
        }
    }

    /// The same table with a stake.
    pub(crate) fn staked(mut self, stake: Option<Stake>, settle: SettleMode) -> Self {
        let session = self.ledger.session();
        let before = session.terms;
        let restake = Edit::Restake {
            from: session.hands.len(),
            before: vec![session.stake],
            after: vec![stake],
        };
        self.ledger.apply(&restake).unwrap();
        self.ledger
            .apply(&Edit::Settle {
                before,
                after: Terms { settle, ..before },
            })
            .unwrap();
        self
    }

    /// An editor of the session so far.
    pub(crate) fn editor(&self) -> SessionEditor {
        editor_of(self.ledger.clone())
    }

    /// The hand that a record in its external form would be, if it came next.
    pub(crate) fn hand(&self, json: &str) -> Hand {
        let session = self.ledger.session();
        let outside: HandRecord<String> = serde_json::from_str(json).unwrap();
        let named = |name: &String| {
            session
                .participants
                .iter()
                .find(|one| one.name == *name)
                .map(|one| one.id)
                .ok_or(())
        };
        let record = self
            .ledger
            .inserted(
                self.ledger.session().hands.len(),
                outside.try_map(named).unwrap(),
            )
            .unwrap();
        let number = session
            .hands
            .iter()
            .map(|hand| hand.id.0)
            .max()
            .unwrap_or(0)
            + 1;
        let at = minute(i64::try_from(number).unwrap());
        Hand {
            id: HandId(number),
            at,
            seats: session.seats.clone(),
            stake: session.stake,
            record,
        }
    }

    /// Adds a hand.
    pub(crate) fn try_play(&mut self, json: &str) -> Result<(), EditError> {
        let edit = Edit::AddHand {
            index: self.ledger.session().hands.len(),
            hand: self.hand(json),
        };
        self.ledger.apply(&edit)
    }

    /// Four hands of Whist to 5. Without the penalty of 3 in the second, the game is over with the third.
    pub(crate) fn whist_with_a_penalty() -> Self {
        let mut evening = Self::new("whist-5", &[], 4);
        evening.play(
            r#"{"side":"Ann","tricks":8}
               {"side":"Bob","tricks":7,"adjust":[{"player":"Ann","points":-3}]}
               {"side":"Ann","tricks":9}
               {"side":"Ann","tricks":8}"#,
        );
        evening
    }

    /// Adds hands, one per line.
    pub(crate) fn play(&mut self, lines: &str) {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.try_play(line)
                .unwrap_or_else(|error| panic!("{line}: {error}"));
        }
    }

    /// Adds a participant from [`NAMES`] without a seat.
    pub(crate) fn join(&mut self, number: usize) {
        self.ledger
            .apply(&Edit::Join {
                participant: participant(number),
            })
            .unwrap();
    }

    /// Seats these participants.
    pub(crate) fn reseat(&mut self, numbers: &[usize]) {
        let (before, after) = (
            self.ledger.session().seats.clone(),
            numbers.iter().copied().map(id).collect(),
        );
        self.ledger.apply(&Edit::reseat(before, after)).unwrap();
    }

    /// Changes the stake from this hand on, counted from 0.
    pub(crate) fn try_restake(
        &mut self,
        from: usize,
        stake: Option<Stake>,
    ) -> Result<(), EditError> {
        let edit = self.restake(from, stake);
        self.ledger.apply(&edit)
    }

    /// The edit that changes the stake from this hand on, counted from 0.
    pub(crate) fn restake(&self, from: usize, stake: Option<Stake>) -> Edit {
        let session = self.ledger.session();
        let before: Vec<_> = session.hands[from..]
            .iter()
            .map(|hand| hand.stake)
            .chain([session.stake])
            .collect();
        Edit::Restake {
            from,
            after: vec![stake; before.len()],
            before,
        }
    }

    /// All points in the hand at this index.
    pub(crate) fn points(&self, index: usize) -> Vec<i64> {
        self.ledger.played()[index]
            .outcome
            .points
            .as_slice()
            .to_vec()
    }

    /// The name of the next dealer.
    pub(crate) fn next_dealer(&self) -> &str {
        let session = self.ledger.session();
        &session
            .participant(session.seats[self.ledger.next_dealer().index()])
            .unwrap()
            .name
    }
}
