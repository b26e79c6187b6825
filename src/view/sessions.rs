//! The sessions page: the evening that goes on, and those that were.

use super::message::contract_names::game_by_id;
pub use super::message::contract_names::{family, game_by_id as game};
use super::page::Choice;
pub use super::page::{OpenPlayer, OpenSession, SessionRow};
use super::table::count;
use super::table::pairs::side;
use super::{Dated, Message, Minute, SchemeName, Scores, TimeOfDay};
use crate::fold::{Search, fold};
use crate::ledger::SessionId;
use crate::points::Points;

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
    /// The first line of the note on it; may be empty.
    pub note: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// Its game and its scheme.
    pub played: Rc<Played>,
    /// Names and totals, in the order in which they came.
    pub players: Vec<(Arc<str>, Points)>,
    /// The places of those who have won or are ahead, as the books have it; nobody where all stand alike.
    pub leaders: Vec<usize>,
    /// Whether they are a side, rather than tied.
    pub together: bool,
    /// How many hands were played.
    pub hands: usize,
    /// Whether it has ended.
    pub ended: bool,
    /// When it was deleted, where it was.
    pub deleted: Option<DateTime<FixedOffset>>,
}

impl Known {
    /// Whether a search finds it by its title, the first line of its note, players, game or scheme.
    pub fn is_found(&self, search: &Search) -> bool {
        let scheme = &self.played.scheme.name;
        let own = [&self.title, &self.note, scheme, &self.played.game];
        let own = own.into_iter().chain(&self.played.called);
        let players = self.players.iter().map(|(name, _)| &**name);
        search.finds(own.map(String::as_str).chain(players))
    }
}

/// Which sessions are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// All that are kept.
    #[default]
    All,
    /// Those of a game, by its id.
    Game(String),
    /// Those that were deleted.
    Deleted,
}

/// All sessions that there are.
#[derive(Clone, Copy, Debug)]
pub struct All<'a> {
    /// Those that are kept, newest first.
    pub kept: &'a [Known],
    /// Those that were deleted, the last of them first.
    pub deleted: &'a [Known],
}

impl<'a> All<'a> {
    /// Those that a filter is about.
    pub fn of(self, filter: &Filter) -> &'a [Known] {
        match filter {
            Filter::Deleted => self.deleted,
            Filter::All | Filter::Game(_) => self.kept,
        }
    }
}

/// The sessions page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionsView {
    /// The newest session that has not ended, whether a search would find it or not.
    pub open: Option<OpenSession>,
    /// The places of all others among those of the filter, newest first; where not all are listed, that one among them. [`row`]
    /// says what stands there: of thousands only a few can be seen.
    pub rows: Vec<usize>,
    /// Whether a search or a filter leaves some out.
    pub narrowed: bool,
    /// What can be listed, and what each is called; nothing where that is all the same.
    pub filters: Vec<Choice<Filter>>,
    /// Whether there is no session to be listed at all.
    pub empty: bool,
}

/// The page for these sessions, where a search keeps those that name it in title, players or scheme.
pub fn sessions(all: All, filter: &Filter, search: &str) -> SessionsView {
    let search = Search::of(search);
    let narrowed = !search.is_blank() || *filter != Filter::All;
    let open = all.kept.iter().position(|one| !one.ended);
    let rows = all
        .of(filter)
        .iter()
        .enumerate()
        .filter(|(at, one)| {
            let wanted_game = match filter {
                Filter::Game(id) => one.played.game == *id,
                Filter::All | Filter::Deleted => true,
            };
            wanted_game && (narrowed || Some(*at) != open) && one.is_found(&search)
        })
        .map(|(at, _)| at)
        .collect();
    SessionsView {
        open: open.map(|at| opened(&all.kept[at])),
        rows,
        narrowed,
        filters: filters(all, filter),
        empty: all.of(filter).is_empty(),
    }
}

/// What can be listed: the games by their names where there are several, and what was deleted.
fn filters(all: All, chosen: &Filter) -> Vec<Choice<Filter>> {
    let mut games: Vec<&Played> = Vec::new();
    for one in all.kept {
        if !games.iter().any(|game| game.game == one.played.game) {
            games.push(&one.played);
        }
    }
    games.sort_by_key(|game| fold(&game.called[0]));
    let mut filters = Vec::new();
    if games.len() > 1 {
        let games = games.into_iter().map(|one| one.game.clone());
        filters.extend(games.map(|id| (Filter::Game(id.clone()), game_by_id(&id))));
    }
    if !all.deleted.is_empty() {
        filters.push((Filter::Deleted, Message::SessionsDeleted));
    }
    if !filters.is_empty() && !all.kept.is_empty() {
        filters.insert(0, (Filter::All, Message::SessionsAllGames));
    }
    let card = |(filter, called)| Choice::of(called, filter == *chosen, filter);
    filters.into_iter().map(card).collect()
}

/// The places in a list of days at which a year begins that the one before was not in; the first where it is not the year of
/// `now`.
pub fn years(days: impl Iterator<Item = i32>, now: i32) -> Vec<usize> {
    let mut before = now;
    let begins = days.enumerate().filter(|(_, year)| {
        let begins = *year != before;
        before = *year;
        begins
    });
    begins.map(|(at, _)| at).collect()
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
    let n = count(one.hands) + 1;
    let line = if called[0] == called[1] {
        beside(Message::HandNumber { n }, game_by_id(game))
    } else {
        Message::OpenLine {
            n,
            game: game_by_id(game).nested(),
            scheme: Message::scheme_called(&scheme.id, &scheme.name).nested(),
        }
    };
    OpenSession {
        id: one.id,
        title: title(one),
        line: noted(one, line),
        players: players
            .map(|(at, (name, total))| OpenPlayer {
                name: name.to_string(),
                total: *total,
                leads: one.leaders.contains(&at),
            })
            .collect(),
        label: row(one).label,
        resume_label: Message::Resume {
            title: title(one).nested(),
        },
        delete_label: delete(one),
    }
}

/// The button that deletes a session: its day and time tell apart those that are called alike.
fn delete(one: &Known) -> Message {
    let title = if one.title.is_empty() {
        game_by_id(&one.played.game)
    } else {
        title(one)
    };
    Message::SessionsDelete {
        title: title.nested(),
        at: Minute(one.started),
    }
}

/// Where a session stands, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stands {
    /// How many hands were played.
    pub hands: usize,
    /// Whether it has ended.
    pub ended: bool,
    /// Those who have won or are ahead, with their totals; nobody where all stand alike.
    pub ahead: Vec<(String, Points)>,
    /// Whether they are a side, rather than tied.
    pub together: bool,
}

impl Stands {
    /// The same in a few words.
    pub fn says(&self) -> Message {
        let names = || self.ahead.iter().map(|(name, _)| name.as_str());
        match (self.ahead.as_slice(), self.hands) {
            (_, 0) => Message::RowEmpty,
            (_, hands) if !self.ended => Message::RowOpen { n: count(hands) },
            ([(name, n)], _) => Message::RowWinner {
                name: name.clone(),
                n: *n,
            },
            ([(_, n), ..], _) if self.together => Message::PairsWon {
                side: side(names()).nested(),
                n: *n,
            },
            ([(_, n), ..], _) => Message::TiedAt {
                names: names().map(str::to_owned).collect(),
                n: *n,
            },
            ([], _) => Message::AllSquare,
        }
    }
}

/// What the list says of a session.
pub fn row(one: &Known) -> SessionRow {
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
    let scores = |wins: bool| {
        let players = one
            .players
            .iter()
            .enumerate()
            .filter(|(at, _)| winners.contains(at) == wins);
        let each = players.map(|(_, (name, total))| (name.to_string(), *total));
        each.collect::<Vec<_>>()
    };
    let stands = Stands {
        hands: one.hands,
        ended: one.ended,
        ahead: scores(true),
        together: one.together,
    };
    let stood = stands.says();
    let names = one.players.iter().map(|(name, _)| name.to_string());
    let (names, at) = (names.collect(), Minute(one.started));
    let scheme = Message::scheme_called(&scheme.id, &scheme.name);
    // The day stands beside the row as it is; without a title the game takes its place. A game with a scheme of its
    // own name says it once.
    let same = called[0] == called[1];
    let (head, below) = match (one.title.is_empty(), same) {
        (true, true) => (game_by_id(game), None),
        (true, false) => (game_by_id(game), Some(scheme)),
        (false, true) => (title(one), Some(scheme)),
        (false, false) => (title(one), Some(beside(game_by_id(game), scheme))),
    };
    let hands: Message = Message::SessionsHands {
        n: count(one.hands),
    };
    let state = stood.clone().nested();
    let says: Message = if one.title.is_empty() {
        Message::SessionsSaysUntitled { at, names, state }
    } else {
        let title = title(one).nested();

        Message::SessionsSays {
            title,
            at,
            names,
            state,
        }
    };
    let label = noted(one, says);
    SessionRow {
        id: one.id,
        called: title(one),
        years: 0,
        year: None,
        title: head,
        // Of one that goes on, what stands beside it says how many.
        game: noted(
            one,
            match below {
                Some(below) if one.ended => beside(below, hands),
                Some(below) => below,
                None => hands,
            },
        ),
        day: Dated {
            at: one.started,
            now: one.started,
        },
        time: TimeOfDay(one.started),
        winner: Scores(stands.ahead),
        players: Scores(scores(false)),
        delete_label: one.deleted.is_none().then(|| delete(one)),
        label: match one.deleted {
            Some(_) => Message::SessionsRestore {
                session: label.nested(),
            },
            None => label,
        },
        state: match one.deleted {
            Some(day) => Message::SessionsDeletedOn { day },
            None if one.ended => Message::Blank,
            None => stood,
        },
    }
}

/// The same with the note on the session, where there is one.
fn noted(one: &Known, says: Message) -> Message {
    if one.note.is_empty() {
        says
    } else {
        beside(says, Message::typed(&one.note))
    }
}

fn beside(first: Message, second: Message) -> Message {
    Message::Beside {
        first: first.nested(),
        second: second.nested(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_begins_where_the_one_before_ends() {
        let begins = |days: &[i32]| years(days.iter().copied(), 2026);
        assert_eq!(begins(&[]), [0; 0]);
        assert_eq!(begins(&[2026, 2026]), [0; 0]);
        assert_eq!(begins(&[2026, 2025, 2025, 2019]), [1, 3]);
        assert_eq!(begins(&[2025, 2025]), [0]);
    }
}
