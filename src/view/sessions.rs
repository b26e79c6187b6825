//! The sessions page: the running session and the list.

use super::message::contract_names::game_by_id;
pub use super::message::contract_names::{family, game_by_id as game};
use super::page::Choice;
pub use super::page::{OpenPlayer, OpenSession, SessionRow};
use super::table::count;
use super::table::pairs::side;
use super::{Dated, Message, Minute, SchemeName, Scores, TimeOfDay};
use crate::ledger::SessionId;
use crate::points::Points;
use crate::text_search::{Search, fold};
use crate::words::Words;

use chrono::{DateTime, FixedOffset};
use std::rc::Rc;
use std::sync::Arc;

/// The game and scheme of sessions, shared by thousands of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameAndScheme {
    /// The id of the game.
    pub game: String,
    /// The scheme's name.
    pub scheme: SchemeName,
    /// The names of game and scheme in the window's language, for search.
    pub called: [String; 2],
}

/// The summary of a session, known without replaying its hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its id.
    pub id: SessionId,
    /// Its title; may be empty.
    pub title: String,
    /// The first line of its note; may be empty.
    pub note: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// Its game and scheme.
    pub played: Rc<GameAndScheme>,
    /// Names and totals: those seated in the order of play, then those who left.
    pub players: Vec<(Arc<str>, Points)>,
    /// The indices of the winners or leaders, as stored; empty if all are level.
    pub leaders: Vec<usize>,
    /// Whether two sides play: several leaders are then one side, not tied players.
    pub together: bool,
    /// The number of hands played.
    pub hands: usize,
    /// Whether it has ended.
    pub ended: bool,
    /// When it was deleted, if so.
    pub deleted: Option<DateTime<FixedOffset>>,
}

impl Known {
    /// Whether a search matches its title, the first line of its note, players, game, scheme or date.
    pub fn is_found(&self, search: &Search, words: &Words) -> bool {
        let scheme = &self.played.scheme.name;
        let own = [&self.title, &self.note, scheme, &self.played.game];
        let own = own.into_iter().chain(&self.played.called);
        let players = self.players.iter().map(|(name, _)| &**name);
        search.finds_or(own.map(String::as_str).chain(players), |word| {
            words.names_day(word, search, self.started)
        })
    }
}

/// Which sessions are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// All that are not deleted.
    #[default]
    All,
    /// Those of a game, by its id.
    Game(String),
    /// The deleted ones.
    Deleted,
}

/// All sessions.
#[derive(Clone, Copy, Debug)]
pub struct All<'a> {
    /// Those not deleted, newest first.
    pub kept: &'a [Known],
    /// The deleted ones, last deleted first.
    pub deleted: &'a [Known],
}

impl<'a> All<'a> {
    /// The sessions a filter selects.
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
    /// The newest running session, whether or not the search matches it.
    pub open: Option<OpenSession>,
    /// The indices of all others among those of the filter, newest first; with a search or filter the running one is
    /// included. [`row`] builds a row on demand, as only a few of thousands are visible.
    pub rows: Vec<usize>,
    /// Whether a search or filter leaves some out.
    pub narrowed: bool,
    /// The filters and their names; empty if there is no choice.
    pub filters: Vec<Choice<Filter>>,
    /// Whether there are no sessions at all.
    pub empty: bool,
}

/// The page for these sessions that match the search.
pub fn sessions(all: All, filter: &Filter, search: &str, words: &Words) -> SessionsView {
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
            wanted_game && (narrowed || Some(*at) != open) && one.is_found(&search, words)
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

/// The filters: games by name if there are several, and deleted sessions.
fn filters(all: All, chosen: &Filter) -> Vec<Choice<Filter>> {
    let mut games: Vec<&GameAndScheme> = Vec::new();
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

/// The indices in a list of days at which a new year begins; index 0 included if its year is not `now`.
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
    let GameAndScheme {
        game,
        scheme,
        called,
    } = &*one.played;
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
        players: partners_together(one)
            .into_iter()
            .filter_map(|at| {
                let (name, total) = one.players.get(at)?;
                Some(OpenPlayer {
                    name: name.to_string(),
                    total: *total,
                    leads: one.leaders.contains(&at),
                })
            })
            .collect(),
        label: row(one).label,
        resume_label: Message::Resume {
            title: title(one).nested(),
        },
        delete_label: delete(one),
    }
}

/// The indices of the players, partners together, the leaders first.
fn partners_together(one: &Known) -> Vec<usize> {
    let mut players: Vec<usize> = (0..one.players.len()).collect();
    if one.together {
        // Four are seated; those who left follow.
        players.sort_by_key(|at| (*at >= 4, !one.leaders.contains(at), at % 2));
    }
    players
}

/// A session in a notice: its title, or its game and when it began.
fn called(one: &Known) -> Message {
    if one.title.is_empty() {
        Message::SessionsUntitled {
            game: game_by_id(&one.played.game).nested(),
            at: Minute(one.started),
        }
    } else {
        title(one)
    }
}

/// The label of the delete button: date and time tell apart sessions with one title.
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

/// A session's state or outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionState {
    /// The number of hands played.
    pub hands: usize,
    /// Whether it has ended.
    pub ended: bool,
    /// The winners or leaders, with their totals; empty if all are level.
    pub ahead: Vec<(String, Points)>,
    /// Whether they are a side rather than tied.
    pub together: bool,
}

impl SessionState {
    /// The state in a few words.
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

/// The row of a session.
pub fn row(one: &Known) -> SessionRow {
    let GameAndScheme {
        game,
        scheme,
        called,
    } = &*one.played;
    let winners = if one.ended {
        one.leaders.as_slice()
    } else {
        &[]
    };
    let scores = |shown: &dyn Fn(usize) -> bool| {
        let players = one.players.iter().enumerate().filter(|(at, _)| shown(*at));
        let each = players.map(|(_, (name, total))| (name.to_string(), *total));
        each.collect::<Vec<_>>()
    };
    let stands = SessionState {
        hands: one.hands,
        ended: one.ended,
        ahead: scores(&|at| winners.contains(&at)),
        together: one.together,
    };
    let stood = stands.says();
    let names = one.players.iter().map(|(name, _)| name.to_string());
    let (names, at) = (names.collect(), Minute(one.started));
    let scheme = Message::scheme_called(&scheme.id, &scheme.name);
    // The date is in its own column. Without a title the row shows the game. A game and scheme of the same name are
    // shown once.
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
        called: self::called(one),
        years: 0,
        year: None,
        title: head,
        // For a running session its state shows the number of hands.
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
        // A deleted session shows its state in the winner's place.
        winner: Scores(if one.deleted.is_some() {
            Vec::new()
        } else {
            stands.ahead
        }),
        players: Scores(scores(&|at| {
            one.deleted.is_some() || !winners.contains(&at)
        })),
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

/// Adds the session's note, if any.
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
