//! The page of a new session.

use super::super::Stage;
use super::{Scene, aside, scene};
use oddtrick::view::sessions;
use oddtrick_ui as ui;
use slint::Model;

pub(super) const NEW_SESSION: &[Scene] = &[
    scene("new-session", |stage| {
        stage.global::<ui::NoticeAdapter>().invoke_acted();
        stage.wait();
        stage.go(ui::Page::NewSession);
        stage.global::<ui::TermsAdapter>().invoke_stake_chosen(2);
        stage.wait();
    }),
    scene("new-session-schemes", |stage| {
        stage
            .global::<ui::NewSessionAdapter>()
            .set_schemes_open(true);
        stage.tick();
    }),
    scene("new-session-games", |stage| {
        let page = stage.global::<ui::NewSessionAdapter>();
        page.set_schemes_open(false);
        page.invoke_all_games_asked();
        stage.wait();
    }),
    scene("new-session-oh-hell", |stage| {
        stage
            .global::<ui::NewSessionAdapter>()
            .set_games_open(false);
        new_game(stage, "oh-hell");
    }),
    scene("new-session-typing", |stage| {
        let terms = stage.global::<ui::TermsAdapter>();
        let names = stage.global::<ui::NameAdapter>();
        names.set_adding(true);
        stage.tick();
        names.set_typed(stage.cast.names[0].into());
        names.invoke_added(stage.cast.names[0].into());
        terms.set_other(true);
        stage.tick();
        terms.set_typed("a lot".into());
        terms.invoke_edited("a lot".into());
        stage.wait();
    }),
    aside("new-session-whist", |stage| {
        let terms = stage.global::<ui::TermsAdapter>();
        stage.global::<ui::NameAdapter>().set_adding(false);
        terms.set_other(false);
        terms.invoke_stake_chosen(2);
        new_game(stage, "whist");
    }),
    scene("new-session-seats-drawn", |stage| {
        stage.global::<ui::NewSessionAdapter>().invoke_draw_seats();
        stage.wait();
    }),
    scene("new-session-partners-drawn", |stage| {
        stage
            .global::<ui::NewSessionAdapter>()
            .invoke_draw_partners();
        stage.wait();
    }),
    aside("new-session-bid-whist", |stage| {
        new_game(stage, "bid-whist");
    }),
    aside("new-session-romanian", |stage| {
        new_game(stage, "romanian-whist");
    }),
    aside("new-session-wizard", |stage| new_game(stage, "wizard")),
    aside("new-session-nobody", |stage| {
        new_game(stage, "solo-whist");
        let page = stage.global::<ui::NewSessionAdapter>();
        loop {
            let seated = stage
                .global::<ui::NewSessionView>()
                .get_roster()
                .iter()
                .position(|player| !player.badge.is_empty());
            let Some(at) = seated else { break };
            page.invoke_roster_tapped(i32::try_from(at).unwrap());
            stage.wait();
        }
    }),
    aside("new-session-like", |stage| {
        let names = stage.global::<ui::NameAdapter>();
        names.set_adding(true);
        stage.tick();
        let like = format!("{}\u{301}", stage.cast.names[0]);
        names.set_typed(like.as_str().into());
        names.invoke_added(like.into());
        stage.wait();
        assert_ne!(stage.global::<ui::NameView>().get_anew(), "");
    }),
];

/// Chooses a game by its id, because the chips depend on what was played.
fn new_game(stage: &Stage, game: &str) {
    let name = stage.words.say(&sessions::game(game));
    let games = stage.global::<ui::NewSessionView>().get_games();
    let at = games.iter().position(|chip| chip.text == name);
    let at = at.unwrap_or_else(|| panic!("no chip says {name}"));
    let page = stage.global::<ui::NewSessionAdapter>();
    page.invoke_game_chosen(i32::try_from(at).unwrap());
    stage.wait();
}
