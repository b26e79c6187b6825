//! The game of a new session: recent games as chips, and all games in a list by family.

use super::new_session_form::Setup;
use super::{change, place, refresh};
use crate::app::Schemes;
use crate::fold::Search;
use crate::view::{Message, sessions};
use crate::window::context::Context;
use crate::window::models::{fill, fill_by};
use crate::window::schemes::scheme_list;
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString};
use std::rc::Rc;

/// Number of chips; the list has all games.
const CHIPS: usize = 6;

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::NewSessionAdapter>();
    adapter.on_game_chosen(ctx.on_one(|ctx, index: i32| {
        let games = chips(&ctx.scheme_list.borrow(), &ctx.setup.borrow());
        choose(ctx, games.get(place(index)));
    }));
    adapter.on_all_games_asked(ctx.on(|ctx| {
        let adapter = ctx.window.global::<ui::NewSessionAdapter>();
        adapter.set_game_search(SharedString::new());
        adapter.set_games_open(true);
        refresh(ctx);
    }));
    adapter.on_game_searched(ctx.on_one(|ctx, _: SharedString| refresh(ctx)));
    adapter.on_game_found(ctx.on_two(|ctx, family: i32, at: i32| {
        let typed = ctx
            .window
            .global::<ui::NewSessionAdapter>()
            .get_game_search();
        let families = families(&ctx.scheme_list.borrow(), &typed, &ctx.words.borrow());
        let family = families.get(place(family));
        choose(ctx, family.and_then(|family| family.games.get(place(at))));
    }));
}

/// Chooses a game by its first scheme.
fn choose(ctx: &Context, game: Option<&String>) {
    let scheme = game.and_then(|game| {
        let all = ctx.scheme_list.borrow();
        Some(scheme_list::of_game(&all, game).next()?.scheme().clone())
    });
    if let Some(scheme) = scheme {
        ctx.window
            .global::<ui::NewSessionAdapter>()
            .set_games_open(false);
        change(ctx, |setup| setup.choose_scheme(&scheme));
    }
}

/// The games with a chip: recently played first, then the catalog's first, always with the chosen one.
fn chips(all: &Schemes, setup: &Setup) -> Vec<String> {
    let games = scheme_list::games(all);
    let played = |game: &String| setup.played.iter().position(|played| played == game);
    let mut by_last: Vec<String> = games;
    by_last.sort_by_key(|game| played(game).unwrap_or(usize::MAX));
    let shown = by_last.into_iter().enumerate();
    let shown = shown.filter(|(at, game)| *at < CHIPS || *game == setup.scheme.game);
    shown.map(|(_, game)| game).collect()
}

/// Games with the same kind of bidding.
struct Family {
    head: Message,
    /// Game ids.
    games: Vec<String>,
}

/// The games whose name or id matches a search, by family.
fn families(all: &Schemes, typed: &str, words: &Words) -> Vec<Family> {
    let search = Search::of(typed);
    let mut families: Vec<Family> = Vec::new();
    for game in scheme_list::games(all) {
        let name = words.say(&sessions::game(&game));
        let id = game.replace('-', " ");
        let Some(first) = scheme_list::of_game(all, &game).next() else {
            continue;
        };
        if !search.finds([name.as_str(), &id]) {
            continue;
        }
        let head = sessions::family(&first.scheme().rules);
        match families.iter_mut().find(|family| family.head == head) {
            Some(family) => family.games.push(game),
            None => families.push(Family {
                head,
                games: vec![game],
            }),
        }
    }
    families
}

/// Shows the chips, and the list if open.
pub(in crate::window) fn show(
    adapter: &ui::NewSessionAdapter<'_>,
    all: &Schemes,
    setup: &Setup,
    words: &Words,
) {
    let games = chips(all, setup).into_iter().map(|game| {
        let name = SharedString::from(words.say(&sessions::game(&game)));
        ui::Choice {
            text: name.clone(),
            label: name,
            chosen: game == setup.scheme.game,
            ..ui::Choice::default()
        }
    });
    adapter.set_games(fill(&adapter.get_games(), games.collect()));
    adapter.set_all_games(words.say(&Message::SessionsAllGames).into());
    if !adapter.get_games_open() {
        return;
    }
    let found = families(all, &adapter.get_game_search(), words);
    adapter.set_no_game(if found.is_empty() {
        words.say(&Message::NothingFound).into()
    } else {
        SharedString::new()
    });
    let shown = found.into_iter().map(|family| {
        let games = family.games.iter();
        let games = games.map(|game| game_shown(all, game, setup, words));
        ui::GameFamily {
            name: words.say(&family.head).into(),
            games: crate::window::models::list(games.collect()),
        }
    });
    adapter.set_families(fill_by(&adapter.get_families(), shown.collect(), merge));
}

fn game_shown(all: &Schemes, game: &str, setup: &Setup, words: &Words) -> ui::SchemeChoice {
    let name = SharedString::from(words.say(&sessions::game(game)));
    let at_table = || scheme_list::of_game(all, game).map(|one| one.scheme().at_table);
    let least = at_table().map(|size| size.least).min().map_or(0, i64::from);
    let most = at_table().map(|size| size.most).max().map_or(0, i64::from);
    let players = if least == most {
        Message::SessionsForJust { n: least }
    } else {
        Message::SessionsForSpan { least, most }
    };
    ui::SchemeChoice {
        label: name.clone(),
        name,
        line: words.say(&players).into(),
        chosen: game == setup.scheme.game,
        ..ui::SchemeChoice::default()
    }
}

fn merge(old: &ui::GameFamily, new: ui::GameFamily) -> Option<ui::GameFamily> {
    let games = fill(&old.games, new.games.iter().collect());
    let merged = ui::GameFamily { games, ..new };
    if merged == *old { None } else { Some(merged) }
}
