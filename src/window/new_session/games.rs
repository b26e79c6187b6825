//! The game of a new session: recent games as chips, and all games in a list by family.

use super::new_session_form::Setup;
use super::{change, refresh};
use crate::app::Schemes;
use crate::text::Search;
use crate::view::page::{Choice, NewSessionPage, SchemeGroup, SchemeItem};
use crate::view::{Message, sessions};
use crate::window::context::Context;
use crate::window::models::row;
use crate::window::schemes::scheme_list;
use crate::words::Words;
use oddtrick_ui as ui;

/// Number of chips; the list has all games.
const CHIPS: usize = 6;

pub(in crate::window) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::NewSessionAdapter>();
    adapter.on_game_chosen(ctx.on_choice(
        |page: &NewSessionPage| &page.games,
        |ctx, game| choose(ctx, &game),
    ));
    adapter.on_game_searched(ctx.on(refresh));
    adapter.on_game_found(ctx.on_cell(
        |page: &NewSessionPage, family, at| {
            let family = row(&page.families, family)?;
            Some(row(&family.items, at)?.does.clone())
        },
        |ctx, game| choose(ctx, &game),
    ));
}

/// Chooses a game by its first scheme.
fn choose(ctx: &Context, game: &str) {
    let first = scheme_list::of_game(&ctx.scheme_list.borrow(), game)
        .next()
        .map(|offered| offered.scheme.clone());
    if let Some(scheme) = first {
        ctx.global::<ui::NewSessionAdapter>().set_games_open(false);
        change(ctx, |setup| setup.choose_scheme(&scheme));
    }
}

/// The games whose name or id matches a search, by family.
pub(in crate::window) fn families(
    all: &Schemes,
    typed: &str,
    setup: &Setup,
    words: &Words,
) -> Vec<SchemeGroup<String>> {
    let search = Search::of(typed);
    let mut families: Vec<SchemeGroup<String>> = Vec::new();
    for game in scheme_list::games(all) {
        let name = words.say(&sessions::game(&game));
        let id = game.replace('-', " ");
        let Some(first) = scheme_list::of_game(all, &game).next() else {
            continue;
        };
        if !search.finds([name.as_str(), &id]) {
            continue;
        }
        let name = sessions::family(&first.scheme.rules);
        let game = of_all(all, game, setup);
        match families.iter_mut().find(|family| family.name == name) {
            Some(family) => family.items.push(game),
            None => families.push(SchemeGroup {
                name,
                items: vec![game],
            }),
        }
    }
    families
}

/// The games with a chip: recently played first, then the catalog's first, always with the chosen one.
pub(in crate::window) fn chips(all: &Schemes, setup: &Setup) -> Vec<Choice<String>> {
    let played = |game: &String| setup.played.iter().position(|played| played == game);
    let mut by_last = scheme_list::games(all);
    by_last.sort_by_key(|game| played(game).unwrap_or(usize::MAX));
    let chips = by_last.into_iter().enumerate().filter_map(|(at, game)| {
        let chosen = game == setup.scheme.game;
        (at < CHIPS || chosen).then(|| Choice::of(sessions::game(&game), chosen, game))
    });
    chips.collect()
}

fn of_all(all: &Schemes, game: String, setup: &Setup) -> SchemeItem<String> {
    let at_table = || scheme_list::of_game(all, &game).map(|one| one.scheme.at_table);
    let least = at_table().map(|size| size.least).min().map_or(0, i64::from);
    let most = at_table().map(|size| size.most).max().map_or(0, i64::from);
    let line = if least == most {
        Message::sessions_for_just(least)
    } else {
        Message::sessions_for_span(least, most)
    };
    let chosen = game == setup.scheme.game;
    SchemeItem::of(sessions::game(&game), line, chosen, game)
}
