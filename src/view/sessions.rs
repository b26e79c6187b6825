//! The sessions page: the evening that goes on, and those that were.

pub use super::contracts::game_by_id as game;
use super::contracts::game_by_id;
use super::pairs::side;
use super::table::count;
use super::{Message, Pairs, SchemeName};
use crate::ledger::SessionId;

use chrono::{DateTime, FixedOffset};
use std::rc::Rc;
use std::sync::Arc;

/// What is played in a session: thousands of them have it alike, and share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The id of the game.
    pub game: String,
    /// What the scheme is called.
    pub scheme: SchemeName,
    /// What game and scheme are called in the language of the window, for a search.
    pub called: [String; 2],
}

/// What is known of a session without playing its hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its id.
    pub id: SessionId,
    /// What the table calls it; may be empty.
    pub title: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// Its game and its scheme.
    pub played: Rc<Played>,
    /// Names and totals, in the order in which they came.
    pub players: Vec<(Arc<str>, i64)>,
    /// The places of those who have won or are ahead, as the books have it; nobody where all stand alike.
    pub leaders: Vec<usize>,
    /// Whether they are a side, rather than tied.
    pub together: bool,
    /// How many hands were played.
    pub hands: usize,
    /// Whether it has ended.
    pub ended: bool,
}

/// The sessions page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionsView {
    /// The newest session that has not ended, whether a search would find it or not.
    pub open: Option<OpenSession>,
    /// The places of all others in what is known, newest first; with a search of all that match it, that one among
    /// them. [`row`] says what stands there: of thousands only a few can be seen.
    pub rows: Vec<usize>,
    /// Whether something is searched for.
    pub searching: bool,
    /// Whether there is no session at all.
    pub empty: bool,
}

/// The session that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenSession {
    /// Which.
    pub id: SessionId,
    /// What the table calls it.
    pub title: Message,
    /// Where it stands.
    pub line: Message,
    /// Names, totals, and who leads.
    pub players: Vec<(String, i64, bool)>,
    /// The block as a sentence.
    pub label: Message,
    /// The button that resumes it, in words.
    pub resume: Message,
    /// The button that deletes it, in words.
    pub delete: Message,
}

/// One session in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which.
    pub id: SessionId,
    /// What the table calls it, or the day.
    pub name: Message,
    /// What stands first on its row.
    pub title: Message,
    /// What stands below that.
    pub game: Message,
    /// Its day.
    pub day: DateTime<FixedOffset>,
    /// Who won, once it has ended.
    pub winner: Vec<String>,
    /// Who else played.
    pub players: Vec<String>,
    /// Where it stands, while it goes on.
    pub state: Message,
    /// The row as a sentence.
    pub label: Message,
    /// The button that deletes it, in words.
    pub delete: Message,
}

/// The page for these sessions, newest first, where a search keeps those that name it in title, players or scheme.
pub fn sessions(known: &[Known], search: &str) -> SessionsView {
    let wanted = search.trim().to_lowercase();
    let searching = !wanted.is_empty();
    let open = known.iter().position(|one| !one.ended);
    let rows = known
        .iter()
        .enumerate()
        .filter(|(at, one)| (searching || Some(*at) != open) && matches(one, &wanted))
        .map(|(at, _)| at)
        .collect();
    SessionsView {
        open: open.map(|at| opened(&known[at])),
        rows,
        searching,
        empty: known.is_empty(),
    }
}

fn matches(one: &Known, wanted: &str) -> bool {
    if wanted.is_empty() {
        return true;
    }
    let mut texts = vec![
        one.title.as_str(),
        one.played.scheme.name.as_str(),
        one.played.game.as_str(),
    ];
    texts.extend(one.played.called.iter().map(String::as_str));
    texts.extend(one.players.iter().map(|(name, _)| &**name));
    texts
        .iter()
        .any(|text| text.to_lowercase().contains(wanted))
}

fn title(one: &Known) -> Message {
    if one.title.is_empty() {
        Message::UntitledOn { day: one.started }
    } else {
        Message::typed(&one.title)
    }
}

fn opened(one: &Known) -> OpenSession {
    let Played {
        game,
        scheme,
        called,
    } = &*one.played;
    let players = one.players.iter().enumerate();
    OpenSession {
        id: one.id,
        title: title(one),
        line: if called[0] == called[1] {
            let n = count(one.hands) + 1;
            Message::Beside {
                first: Message::HandNumber { n }.part(),
                second: game_by_id(game).part(),
            }
        } else {
            Message::OpenLine {
                n: count(one.hands) + 1,
                game: game_by_id(game).part(),
                scheme: Message::scheme_called(&scheme.id, &scheme.name).part(),
            }
        },
        players: players
            .map(|(at, (name, total))| (name.to_string(), *total, one.leaders.contains(&at)))
            .collect(),
        label: row(one).label,
        resume: Message::Resume {
            title: title(one).part(),
        },
        delete: Message::DeleteSession {
            title: title(one).part(),
        },
    }
}

/// What the list says of a session.
pub fn row(one: &Known) -> Row {
    let Played {
        game,
        scheme,
        called,
    } = &*one.played;
    let winners = if one.ended {
        one.leaders.as_slice()
    } else {
        &[]
    };
    let named = |wins: bool| {
        let players = one
            .players
            .iter()
            .enumerate()
            .filter(|(at, _)| winners.contains(at) == wins);
        players.map(|(_, (name, _))| name.to_string()).collect()
    };
    let first = winners.first().and_then(|at| one.players.get(*at));
    let says = match (first, one.hands) {
        (_, 0) => Message::RowEmpty,
        (_, hands) if !one.ended => Message::RowOpen { n: count(hands) },
        (Some((name, n)), _) if winners.len() == 1 => Message::RowWinner {
            name: name.to_string(),
            n: *n,
        },
        (Some((_, n)), _) if one.together => Pairs::Won {
            side: side(
                winners
                    .iter()
                    .filter_map(|at| one.players.get(*at))
                    .map(|(name, _)| &**name),
            )
            .part(),
            n: *n,
        }
        .into(),
        (Some((_, n)), _) => Message::TiedAt {
            names: named(true),
            n: *n,
        },
        (None, _) => Message::AllSquare,
    };
    let everybody = one
        .players
        .iter()
        .map(|(name, _)| name.to_string())
        .collect();
    let scheme = Message::scheme_called(&scheme.id, &scheme.name);
    // The day stands beside the row as it is; without a title the game takes its place. A game with a scheme of its
    // own name says it once.
    let same = called[0] == called[1];
    let (head, below) = if one.title.is_empty() {
        let below = if same { Message::Blank } else { scheme };
        (game_by_id(game), below)
    } else if same {
        (title(one), scheme)
    } else {
        (
            title(one),
            Message::Beside {
                first: game_by_id(game).part(),
                second: scheme.part(),
            },
        )
    };
    Row {
        id: one.id,
        name: title(one),
        title: head,
        game: below,
        day: one.started,
        winner: named(true),
        players: named(false),
        label: if one.title.is_empty() {
            Message::SessionSaysUntitled {
                day: one.started,
                names: everybody,
                state: says.clone().part(),
            }
        } else {
            let (title, state) = (title(one).part(), says.clone().part());
            Message::SessionSays {
                title,
                day: one.started,
                names: everybody,
                state,
            }
        },
        delete: Message::DeleteSession {
            title: title(one).part(),
        },
        state: if one.ended { Message::Blank } else { says },
    }
}
