//! The sessions page: the running session and the list.

use super::message::game_by_id;
pub use super::message::{family, game_by_id as game};
use super::page::Choice;
pub use super::page::{OpenPlayer, OpenSession, SessionRow, SessionsView};
use super::table::pairs::side;
use super::{Message, Minute, brief};
use crate::ledger::{PlayerStanding, SessionId, SessionSummary, Standing};
use crate::text::{Search, fold};
use crate::words::Words;

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// The names of a session's game and scheme in the window's language.
fn game_and_scheme(one: &SessionSummary, words: &Words) -> [String; 2] {
    [game_by_id(&one.scheme.game), scheme(one)].map(|name| words.say(&name))
}

/// The sessions that a search matches by title, the first line of the note, players, game, scheme or date; each is taken or
/// not.
pub fn found<'a>(
    search: &'a Search,
    words: &'a Words,
) -> impl FnMut(&SessionSummary) -> bool + use<'a> {
    // Thousands of sessions share few games and schemes.
    let mut called = HashMap::new();
    move |one| {
        if search.is_blank() {
            return true;
        }
        let called = called
            .entry(Arc::clone(&one.scheme))
            .or_insert_with(|| game_and_scheme(one, words));
        let Standing { title, note, .. } = &one.standing;
        let own = [title, note, &*one.scheme.name, &*one.scheme.game].into_iter();
        let own = own.chain(called.iter().map(String::as_str));
        let players = one.standing.players.iter().map(|player| &*player.name);
        search.finds_or(own.chain(players), |word| {
            words.names_day(word, search, one.started)
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

/// All sessions: the kept ones, newest first, and the deleted ones, last deleted first.
pub type All = [Vec<SessionSummary>; 2];

impl Filter {
    /// The list from which it selects sessions.
    pub fn list<'a>(&self, [kept, deleted]: &'a All) -> &'a [SessionSummary] {
        match self {
            Self::Deleted => deleted,
            Self::All | Self::Game(_) => kept,
        }
    }
}

/// The page for these sessions that match the search. It offers to resume the session shown before, or else the one
/// with the newest hand.
pub fn sessions(
    all: &All,
    filter: &Filter,
    search: &str,
    before: Option<SessionId>,
    words: &Words,
) -> SessionsView {
    let search = Search::of(search);
    let narrowed = !search.is_blank() || *filter != Filter::All;
    let [kept, _] = all;
    let running = kept.iter().enumerate();
    let running = running.filter(|(_, one)| one.standing.ended.is_none());
    // `max_by_key` returns the last of equals, which is the first of the list in this order.
    let open = running.rev().max_by_key(|(_, one)| {
        let newest = one.standing.last_hand.unwrap_or(one.started);
        (Some(one.id) == before, newest)
    });
    let open = open.map(|(at, _)| at);
    let mut found = found(&search, words);
    let rows = filter.list(all).iter().enumerate().filter(|(at, one)| {
        let wanted_game = match filter {
            Filter::Game(id) => *one.scheme.game == **id,
            Filter::All | Filter::Deleted => true,
        };
        wanted_game && (narrowed || Some(*at) != open) && found(one)
    });
    let filterable = search.is_blank() || *filter != Filter::All;
    let filters = filterable.then(|| filters(all, filter, words));
    SessionsView {
        open: Vec::from_iter(open.map(|at| opened(&kept[at], words))),
        rows: rows.map(|(at, _)| at).collect(),
        begins: Vec::new(),
        years: 0,
        narrowed,
        // A search finds games by name, so its results are shown in place of the filters.
        filters: filters.unwrap_or_default(),
        empty: filter.list(all).is_empty(),
        failed: None,
    }
}

/// A choice for all games and for each of several.
pub fn choices_of_games(games: &[String], chosen: Option<&String>) -> Vec<Choice<Option<String>>> {
    let all = std::iter::once(None).chain(games.iter().map(Some));
    let all = all.filter(|_| games.len() > 1);
    let name = |game: Option<&String>| game.map_or(Message::SessionsAllGames, |id| game_by_id(id));
    all.map(|game| Choice::of(name(game), game == chosen, game.cloned()))
        .collect()
}

/// The filters: games by name if there are several, and deleted sessions.
fn filters([kept, deleted]: &All, chosen: &Filter, words: &Words) -> Vec<Choice<Filter>> {
    let games: BTreeSet<&str> = kept.iter().map(|one| &*one.scheme.game).collect();
    let mut filters: Vec<_> = games.iter().map(|id| Filter::Game((*id).into())).collect();
    filters.retain(|_| games.len() > 1);
    let called = |filter: &Filter| match filter {
        Filter::All => Message::SessionsAllGames,
        Filter::Game(id) => game_by_id(id),
        Filter::Deleted => Message::SessionsDeleted,
    };
    filters.sort_by_cached_key(|filter| fold(&words.say(&called(filter))));
    filters.extend((!deleted.is_empty()).then_some(Filter::Deleted));
    if !filters.is_empty() && !kept.is_empty() {
        filters.insert(0, Filter::All);
    }
    let card = |filter| Choice::of(called(&filter), filter == *chosen, filter);
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

/// A session's title, or its date if it has none.
pub(in crate::view) fn title(one: &SessionSummary) -> Message {
    Message::typed_or(&one.standing.title, || Message::value(one.started))
}

fn scheme(one: &SessionSummary) -> Message {
    Message::scheme_called(&one.scheme.id, &one.scheme.name)
}

fn opened(one: &SessionSummary, words: &Words) -> OpenSession {
    let n = one.standing.hands + 1;
    let [game, scheme_name] = game_and_scheme(one, words);
    let other = (game != scheme_name).then(|| scheme(one));
    let played = game_by_id(&one.scheme.game).and(other);
    let line = Message::beside(Message::hand_number(n), played);
    let players = partners_together(one).into_iter();
    let players = players.map(|player| OpenPlayer {
        name: player.name.to_string(),
        total: one.points(player),
        leads: player.leads,
    });
    OpenSession {
        id: one.id,
        title: title(one),
        line: noted(&one.standing.note, line),
        players: players.collect(),
        label: row(one, words).label,
        resume_label: Message::resume(title(one)),
        delete_label: delete(one),
    }
}

/// The players in the order of play, or partners together and the leaders first.
fn partners_together(one: &SessionSummary) -> Vec<&PlayerStanding> {
    let mut players: Vec<_> = one.in_order_of_play().into_iter().enumerate().collect();
    if one.standing.together {
        // Four are seated; those who left follow.
        players.sort_by_key(|(at, player)| (*at >= 4, !player.leads, at % 2));
    }
    players.into_iter().map(|(_, player)| player).collect()
}

/// A session in a notice: its title, or its game and when it began.
pub fn called(one: &SessionSummary) -> Message {
    Message::typed_or(&one.standing.title, || {
        Message::listed(game_by_id(&one.scheme.game), Minute(one.started))
    })
}

fn title_or_game(one: &SessionSummary) -> Message {
    Message::typed_or(&one.standing.title, || game_by_id(&one.scheme.game))
}

/// The label of the delete button: date and time tell apart sessions with one title.
fn delete(one: &SessionSummary) -> Message {
    Message::sessions_delete(title_or_game(one), Minute(one.started))
}

/// Some of a session's players in the order of play, with short names and their totals.
fn in_brief(
    one: &SessionSummary,
    words: &Words,
    shown: impl Fn(&PlayerStanding) -> bool,
) -> String {
    let players = one.in_order_of_play();
    let names: Vec<String> = players.iter().map(|one| one.name.to_string()).collect();
    let each = players.into_iter().zip(brief(&names));
    let each = each.filter(|(player, _)| shown(player));
    let each = each.map(|(player, name)| Message::sessions_name_at(name, one.points(player)));
    words.in_text_direction(&words.say(&Message::value(each.collect::<Vec<_>>())))
}

/// A session's state or outcome in a few words.
pub fn state(one: &SessionSummary) -> Message {
    match (one.standing.hands, one.standing.ended) {
        (0, _) => Message::RowEmpty,
        (hands, None) => Message::row_open(hands),
        _ => outcome(one, one.standing.together),
    }
}

/// Who leads; `together` if they are a side rather than tied.
pub(in crate::view) fn outcome(one: &SessionSummary, together: bool) -> Message {
    let mut ahead = one.in_order_of_play();
    ahead.retain(|player| player.leads);
    let names = || ahead.iter().map(|player| &*player.name);
    match ahead[..] {
        [] => Message::AllSquare,
        [player] => Message::row_winner(&*player.name, one.points(player)),
        [player, ..] if together => Message::sides_won(side(names()), one.points(player)),
        [player, ..] => Message::tied_at(names().map(str::to_owned).collect(), one.points(player)),
    }
}

/// The row of a session.
pub fn row(one: &SessionSummary, words: &Words) -> SessionRow {
    let untitled = one.standing.title.is_empty();
    let ended = one.standing.ended.is_some();
    let won = |player: &PlayerStanding| ended && one.deleted.is_none() && player.leads;
    let stood = state(one);
    let players = one.in_order_of_play();
    let names = players.iter().map(|player| player.name.to_string());
    let (names, at) = (names.collect::<Vec<_>>(), Minute(one.started));
    let (day, month) = words.day_parts(one.started, one.started);
    // The date is in its own column. Without a title the row shows the game. A game and scheme of the same name are
    // shown once.
    let [game, scheme_name] = game_and_scheme(one, words);
    let below = match (untitled, game == scheme_name) {
        (true, true) => None,
        (false, false) => Some(Message::beside(game_by_id(&one.scheme.game), scheme(one))),
        _ => Some(scheme(one)),
    };
    // For a running session its state shows the number of hands.
    let running = !ended && one.deleted.is_none();
    let hands = (!running).then(|| Message::hands_played(one.standing.hands));
    let note = (!one.standing.note.is_empty()).then(|| Message::typed(&one.standing.note));
    let facts = [below, hands, note].into_iter().flatten();
    let called = (!untitled).then(|| title(one));
    let says = [Message::value(at), Message::value(names), stood.clone()];
    let says = called.into_iter().chain(says).collect::<Vec<_>>();
    let label = noted(&one.standing.note, Message::value(says));
    SessionRow {
        id: one.id,
        years: 0,
        year: None,
        title: title_or_game(one),
        game: facts.reduce(Message::beside).unwrap_or_default(),
        day,
        month,
        time: words.clock(one.started),
        // A deleted session shows its state in the winner's place.
        winner: in_brief(one, words, won),
        players: in_brief(one, words, |player| !won(player)),
        delete_label: one.deleted.is_none().then(|| delete(one)),
        label: match one.deleted {
            Some(_) => Message::sessions_restore(label),
            None => label,
        },
        state: match one.deleted {
            Some(day) => Message::sessions_deleted_on(day.with_timezone(one.started.offset())),
            None if ended => Message::Blank,
            None => stood,
        },
    }
}

/// Adds a note, if any.
pub(in crate::view) fn noted(note: &str, says: Message) -> Message {
    if note.is_empty() {
        says
    } else {
        Message::beside(says, note.to_owned())
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
