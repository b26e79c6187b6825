//! Bundles: whole sessions in one file, to be merged into another database.
//!
//! Where CSV has what was played, a bundle has everything: each session with its frozen scheme and its whole log, what
//! was paid and what took it back. What is known by its id comes in once, so that bundles can be merged in any order and
//! as often as somebody likes.
//!
//! # The format, `bundle` 2
//!
//! Text in UTF-8, one JSON object a line, each line ended by a line feed, each object with one key that says what it is:
//!
//! * `bundle`, the first line: its `format`, a number;
//! * `scheme`: a scheme's `document` and its SHA-256 as `hash`, before the first session that is played under it;
//! * `session`: what a session is beside its hands: `id`, `title`, `started`, `scheme` (the hash), `participants` (each an
//!   `id` in the session, a `player` through all sessions, and a `name`), `first-dealer`, `seats`, `stake`, `terms`,
//!   `ended`; and how many `hands` and `rows` follow it;
//! * `hand`: one hand, as many as were said, in the order in which they were played;
//! * `row`: one row of the session's log, as many as were said: `seq`, `id`, `at`, `act`. The log leads from the session
//!   without hands to the session as it is, and is refused where it does not;
//! * `person`: the `id` and the `name` of somebody whom a session, a payment or a merge names, and since when (`named`) he
//!   is called that;
//! * `merge`: that the `player` counts as another one (`into`);
//! * `rules`: house rules: their `id`, what they were made from (`base`), what they say (`document`), and since when
//!   (`changed`);
//! * `season`: a season: its `id` and `name`, which sessions belong to it (`choice`: `players`, `game`, `from`, `to`), and since
//!   when it is `kept` so;
//! * `payment`: one payment: `id`, `at`, `from`, `to`, `amount` in minor units, `currency`, `note`, `sessions`;
//! * `take-back`: a row `id` that takes back the payment or the row `of`, and when (`at`);
//! * `end`, the last line: how many `sessions`, `payments` and `take-backs` there are, and the SHA-256 of all lines before
//!   it as `sha256`, by which a bundle that is damaged or cut off is known.
//!
//! Sessions stand in the order in which they began, all else in the order of its ids. The same sessions make the same bundle
//! to the byte, wherever they are. The taps of a hand that is being entered do not travel.

mod line;
mod read;
mod write;

pub use read::read;
pub use write::Writer;

use crate::ledger::{
    Act, Edit, HouseRulesId, Log, LogRow, Paid, Participant, PlayerId, Season, Session, TakeBack,
};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

/// The format that is written, and the newest that is read. In the first one people had a name only where a payment alone
/// named them, and there were neither merges nor house rules.
pub const FORMAT: i64 = 2;

/// The longest line in bytes, its end not counted: a log row that names the stakes of ten thousand hands.
pub const LONGEST_LINE: usize = 4 * 1024 * 1024;

/// A session out of a bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BundleSession {
    /// The line on which it begins.
    pub line: u64,
    /// Its facts.
    pub session: Session,
    /// Every change ever made to them.
    pub log: Log,
}

impl BundleSession {
    /// The same with other ids for people.
    #[must_use]
    pub fn with_players(self, mut of: impl FnMut(&Participant) -> PlayerId) -> Self {
        let (session, log) = with_players(&self.session, &self.log, &mut of);
        Self {
            session,
            log,
            ..self
        }
    }
}

/// Somebody in a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The id, through all sessions.
    pub id: PlayerId,
    /// The name on the roster.
    pub name: String,
    /// Since when that is the name; none in bundles of the first format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<DateTime<FixedOffset>>,
}

/// House rules in a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Their own id, which no change touches.
    pub id: HouseRulesId,
    /// The id and the name of the scheme that they were made from; none where they came as a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<(String, String)>,
    /// What they say.
    pub document: String,
    /// Since when they say it.
    pub changed: DateTime<FixedOffset>,
}

/// Everything in a bundle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bundle {
    /// The sessions, in the order of the file.
    pub sessions: Vec<BundleSession>,
    /// People, by the names that they have on the roster.
    pub people: Vec<Person>,
    /// Who counts as whom.
    pub merges: Vec<(PlayerId, PlayerId)>,
    /// House rules.
    pub rules: Vec<Rules>,
    /// Seasons.
    pub seasons: Vec<Season>,
    /// What was paid, each with its line.
    pub paid: Vec<(u64, Paid)>,
    /// What took it back.
    pub taken_back: Vec<TakeBack>,
}

/// Everybody whom a session of a bundle names: its participants, and who came into it or went by its log.
impl BundleSession {
    /// Them, somebody perhaps more than once.
    pub fn everybody(&self) -> impl Iterator<Item = &Participant> {
        self.session.participants.iter().chain(self.log.joined())
    }
}

/// A session and its log with other ids for people, wherever somebody is named by one.
fn with_players(
    session: &Session,
    log: &Log,
    of: &mut dyn FnMut(&Participant) -> PlayerId,
) -> (Session, Log) {
    let mut other = |one: &Participant| Participant {
        player: of(one),
        ..one.clone()
    };
    let mut session = session.clone();
    session.participants = session.participants.iter().map(&mut other).collect();
    let rows = log.rows().iter().map(|row| {
        let act = match &row.act {
            Act::Do(Edit::Join { participant }) => Act::Do(Edit::Join {
                participant: other(participant),
            }),
            Act::Do(Edit::Leave { participant }) => Act::Do(Edit::Leave {
                participant: other(participant),
            }),
            Act::Do(Edit::Reseat {
                before,
                after,
                joins,
                leaves,
            }) => Act::Do(Edit::Reseat {
                before: before.clone(),
                after: after.clone(),
                joins: joins.iter().map(&mut other).collect(),
                leaves: leaves.iter().map(&mut other).collect(),
            }),
            act => act.clone(),
        };
        LogRow { act, ..row.clone() }
    });
    // The rows are those of a log, in their order.
    let log = Log::read(rows).unwrap_or_else(|_| log.clone());
    (session, log)
}
