//! The scenes: every page in every state. They run in this order on one stage.

mod new_session;
mod recovery;
mod settings;

use super::Stage;
use oddtrick::view::Message;
use oddtrick_ui as ui;
use slint::Model;

/// A page in a certain state.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    /// Its name in lists and files.
    pub(crate) name: &'static str,
    /// Brings the stage there from the scene before it.
    pub(crate) play: fn(&Stage),
    /// Whether it is drawn in the gallery.
    pub(crate) pictured: bool,
}

const fn scene(name: &'static str, play: fn(&Stage)) -> Scene {
    Scene {
        name,
        play,
        pictured: true,
    }
}

/// A scene that differs little from one in the gallery.
const fn aside(name: &'static str, play: fn(&Stage)) -> Scene {
    Scene {
        pictured: false,
        ..scene(name, play)
    }
}

/// All scenes.
pub(crate) fn scenes() -> Vec<Scene> {
    [
        SESSIONS,
        new_session::NEW_SESSION,
        SOLO,
        BIDS,
        SIDES,
        AFTER,
        OWED,
        PEOPLE,
        SCHEMES,
        settings::SETTINGS,
        recovery::RECOVERY,
    ]
    .concat()
}

const SESSIONS: &[Scene] = &[
    scene("sessions", |stage| stage.go(ui::Page::Sessions)),
    scene("sessions-nothing-found", |stage| {
        let sessions = stage.global::<ui::SessionsAdapter>();
        sessions.set_search("zzzz".into());
        sessions.invoke_searched();
        stage.wait();
    }),
    scene("sessions-deleted", |stage| {
        let sessions = stage.global::<ui::SessionsAdapter>();
        sessions.set_search("".into());
        sessions.invoke_searched();
        stage.wait();
        let last = sessions.get_rows().row_count() - 1;
        sessions.invoke_deleted(i32::try_from(last).unwrap());
        stage.wait();
    }),
];

/// Closes the panel over the table.
fn close_panel(stage: &Stage) {
    let table = stage.global::<ui::TableAdapter>();
    table.set_panel(ui::TablePanel::None);
}

/// Chooses an item of the *More* menu by its text, because positions differ between states.
fn more(stage: &Stage, item: impl Into<Message>) {
    let menu = stage.global::<ui::TableView>().get_menu();
    let said = stage.words.say(&item.into());
    let at = menu.iter().position(|item| item.text == said);
    let at = at.unwrap_or_else(|| panic!("More offers no {said}"));
    let table = stage.global::<ui::TableAdapter>();
    table.invoke_more(i32::try_from(at).unwrap());
    stage.wait();
}

const SOLO: &[Scene] = &[
    scene("solo-contract", |stage| stage.open(stage.cast.titles[0])),
    scene("solo-declarer", |stage| stage.chips(&[1])),
    scene("solo-tricks", |stage| stage.chips(&[1])),
    scene("solo-partner", |stage| {
        stage.undo(2);
        stage.chips(&[0, 2]);
    }),
    aside("solo-pair-tricks", |stage| stage.chips(&[3])),
    aside("solo-misere", |stage| {
        stage.undo(3);
        stage.chips(&[2, 0]);
    }),
    scene("solo-more", |stage| {
        stage.undo(2);
        stage.tool(3);
    }),
    scene("solo-sheet", |stage| {
        stage.escape();
        stage.size((360, 740));
        stage.tool(2);
    }),
    scene("solo-correcting", |stage| {
        stage.size((360, 740));
        stage.tool(2);
        stage.global::<ui::TableAdapter>().invoke_correct(4);
        stage.wait();
        stage.global::<ui::TableAdapter>().invoke_slot(3);
        stage.wait();
    }),
    scene("solo-corrected", |stage| stage.chips(&[7])),
    scene("solo-players", |stage| more(stage, Message::SeatingPlayers)),
    scene("solo-seat", |stage| {
        stage.global::<ui::TableAdapter>().invoke_seat_tapped(1);
        stage.wait();
    }),
    aside("solo-new-player", |stage| {
        let names = stage.global::<ui::NameAdapter>();
        names.set_adding(true);
        stage.tick();
        names.invoke_added(stage.cast.names[0].into());
        stage.wait();
    }),
    scene("solo-adjust", |stage| {
        close_panel(stage);
        stage.wait();
        more(stage, Message::MoreAdjust);
    }),
    aside("solo-adjust-from", |stage| stage.chips(&[1])),
    aside("solo-adjust-to", |stage| stage.chips(&[1])),
    scene("solo-adjust-points", |stage| stage.chips(&[2, 8])),
    scene("solo-adjust-why", |stage| stage.chips(&[11])),
    scene("solo-before", |stage| {
        stage.open(stage.cast.titles[0]);
        stage
            .global::<ui::PayoutPreviewAdapter>()
            .invoke_opened(-1, 0);
        stage.wait();
    }),
    scene("solo-board", |stage| {
        stage.global::<ui::PayoutPreviewAdapter>().invoke_closed();
        stage.global::<ui::TableAdapter>().set_board(true);
        stage.wait();
    }),
    scene("solo-board-phones", |stage| {
        let phones = stage.global::<ui::BoardView>();
        let address = "http://192.168.178.20:41234/0123456789abcdefghjkmnpqrs";
        phones.set_address(address.into());
        let code = oddtrick::window::code(address);
        stage.global::<ui::PhonesAdapter>().set_code(code);
        let looking = stage.words.say(&Message::phones_looking(3));
        phones.set_viewers(looking.into());
        phones.set_phones_open(true);
        stage.tick();
    }),
    scene("solo-board-last-hand", |stage| {
        stage.global::<ui::BoardView>().set_phones_open(false);
        stage.shows(ui::BoardShows::LastHand);
    }),
    scene("solo-board-hand", |stage| stage.shows(ui::BoardShows::Hand)),
    scene("solo-board-sheet", |stage| {
        stage.shows(ui::BoardShows::Sheet);
    }),
    aside("keys", |stage| {
        stage.shows(ui::BoardShows::Totals);
        stage.global::<ui::TableAdapter>().set_board(false);
        stage.global::<ui::Keys>().set_open(true);
        stage.tick();
    }),
    scene("solo-stake", |stage| {
        stage.global::<ui::Keys>().set_open(false);
        stage.open(stage.cast.titles[0]);
        more(stage, Message::StakesStake);
    }),
    scene("solo-note", |stage| {
        close_panel(stage);
        more(stage, Message::MoreNote);
        let [_, line, other, ..] = stage.cast.titles;
        let note = stage.global::<ui::TableAdapter>();
        note.set_note(format!("{line}\n{other}").into());
        stage.tick();
    }),
    scene("solo-begin-with", |stage| {
        stage
            .global::<ui::TableAdapter>()
            .invoke_act(ui::TableAction::ClosePanel);
        more(stage, Message::MoreBeginWith);
    }),
    scene("solo-trump", |stage| {
        stage
            .global::<ui::TableAdapter>()
            .invoke_act(ui::TableAction::ClosePanel);
        stage.wait();
        stage.open(stage.cast.titles[0]);
        stage
            .global::<ui::TableAdapter>()
            .invoke_act(ui::TableAction::NoteTrump);
        stage.wait();
    }),
    aside("solo-five", |stage| stage.open(stage.cast.titles[6])),
    aside("solo-five-sheet", |stage| {
        stage.size((360, 740));
        stage.tool(2);
    }),
];

const BIDS: &[Scene] = &[
    scene("oh-hell-bids", |stage| {
        stage.open(stage.cast.titles[1]);
        stage.chips(&[1, 1]);
    }),
    scene("oh-hell-last-bid", |stage| stage.chips(&[2, 0])),
    scene("oh-hell-tricks", |stage| stage.chips(&[1, 2])),
    aside("oh-hell-sheet", |stage| {
        stage.size((360, 740));
        stage.tool(2);
    }),
    aside("wizard", |stage| {
        stage.open(stage.cast.titles[4]);
        stage.chips(&[1]);
    }),
    scene("romanian-over", |stage| stage.open(stage.cast.titles[5])),
    aside("ten-players", |stage| stage.open(stage.cast.titles[7])),
];

const SIDES: &[Scene] = &[
    scene("bid-whist-bidder", |stage| stage.open(stage.cast.titles[2])),
    aside("bid-whist-level", |stage| stage.chips(&[0])),
    scene("bid-whist-mode", |stage| stage.chips(&[2])),
    scene("bid-whist-tricks", |stage| stage.chips(&[1])),
    aside("bid-whist-sheet", |stage| {
        stage.size((360, 740));
        stage.tool(2);
    }),
    scene("whist-side", |stage| stage.open(stage.cast.titles[3])),
    aside("whist-board", |stage| {
        stage.global::<ui::TableAdapter>().set_board(true);
        stage.wait();
    }),
    aside("whist-board-hand", |stage| {
        stage.shows(ui::BoardShows::Hand);
    }),
    aside("whist-board-sheet", |stage| {
        stage.shows(ui::BoardShows::Sheet);
    }),
    scene("whist-honours", |stage| {
        stage.shows(ui::BoardShows::Totals);
        stage.global::<ui::TableAdapter>().set_board(false);
        stage.chips(&[0]);
    }),
    aside("whist-tricks", |stage| stage.chips(&[0])),
    aside("whist-penalty", |stage| {
        stage.undo(2);
        more(stage, Message::MoreAdjust);
        stage.chips(&[0]);
    }),
];

const AFTER: &[Scene] = &[
    scene("result", |stage| {
        stage.open(stage.cast.titles[0]);
        stage.go(ui::Page::Result);
    }),
    scene("result-share", |stage| {
        stage.global::<ui::ResultAdapter>().set_share_open(true);
        stage.tick();
    }),
    scene("history", |stage| {
        stage.global::<ui::ResultAdapter>().set_share_open(false);
        stage.go(ui::Page::History);
    }),
    aside("result-over", |stage| {
        stage.open(stage.cast.titles[7]);
        stage.go(ui::Page::Result);
    }),
    aside("result-pairs", |stage| {
        stage.open(stage.cast.titles[2]);
        stage.go(ui::Page::Result);
    }),
];

/// Shows a scheme in detail: its game, and its index among the game's.
fn scheme(stage: &Stage, game: i32, at: i32) {
    let page = stage.global::<ui::SchemesAdapter>();
    page.invoke_chosen(game, at);
    page.set_detail_open(true);
    stage.wait();
}

/// Opens a box of the house rules, counted over all lines.
fn open_box(stage: &Stage, at: usize) {
    let page = stage.global::<ui::HouseRulesAdapter>();
    let lines = stage.global::<ui::HouseRulesView>().get_lines();
    let lines: Vec<_> = lines.iter().collect();
    let boxes: Vec<i32> = lines
        .iter()
        .flat_map(|line| line.pieces.iter().collect::<Vec<_>>())
        .map(|piece| piece.id)
        .filter(|id| *id >= 0)
        .collect();
    page.invoke_opened(boxes[at]);
    stage.wait();
}

fn make_rules(stage: &Stage, game: i32, at: i32) {
    stage.go(ui::Page::Schemes);
    scheme(stage, game, at);
    stage
        .global::<ui::SchemesAdapter>()
        .invoke_act(ui::SchemesAction::MakeIt);
    stage.wait();
}

const OWED: &[Scene] = &[
    scene("payment", |stage| {
        stage.open(stage.cast.titles[0]);
        stage.go(ui::Page::Result);
        stage.global::<ui::ResultAdapter>().invoke_payment_opened(0);
        stage.wait();
    }),
    scene("balances", |stage| {
        stage.global::<ui::PaymentAdapter>().invoke_closed();
        stage.go(ui::Page::Balances);
    }),
];

const PEOPLE: &[Scene] = &[
    scene("players", |stage| {
        stage.go(ui::Page::Players);
        stage.global::<ui::PlayersAdapter>().set_detail_open(false);
        stage.tick();
    }),
    scene("player", |stage| {
        let page = stage.global::<ui::PlayersAdapter>();
        page.set_detail_open(true);
        page.invoke_chosen(0);
        stage.wait();
    }),
    scene("player-bids", |stage| {
        stage.global::<ui::PlayersAdapter>().invoke_chosen(5);
        stage.wait();
    }),
    aside("player-names", |stage| {
        stage.global::<ui::PlayersAdapter>().invoke_names_toggled();
        stage.wait();
    }),
    scene("season", |stage| {
        stage.go(ui::Page::Season);
        stage.global::<ui::SeasonAdapter>().invoke_game_chosen(1);
        stage.wait();
    }),
    scene("season-choice", |stage| {
        stage.global::<ui::SeasonAdapter>().set_choosing(true);
        stage.tick();
    }),
];

const SCHEMES: &[Scene] = &[
    scene("schemes", |stage| {
        stage.go(ui::Page::Schemes);
        stage.global::<ui::SchemesAdapter>().set_detail_open(false);
        stage.tick();
    }),
    scene("scheme-solo", |stage| scheme(stage, 0, 0)),
    scene("scheme-oh-hell", |stage| scheme(stage, 1, 0)),
    scene("scheme-house", |stage| {
        let page = stage.global::<ui::SchemesView>();
        let groups: Vec<_> = page.get_groups().iter().collect();
        let at = groups[1].items.iter().position(|item| item.house).unwrap();
        scheme(stage, 1, i32::try_from(at).unwrap());
    }),
    aside("scheme-whist", |stage| scheme(stage, 2, 1)),
    aside("scheme-bid-whist", |stage| scheme(stage, 3, 0)),
    scene("rules-solo", |stage| make_rules(stage, 0, 0)),
    scene("rules-solo-box", |stage| open_box(stage, 3)),
    scene("rules-oh-hell", |stage| {
        stage.go(ui::Page::Schemes);
        let page = stage.global::<ui::SchemesView>();
        let groups: Vec<_> = page.get_groups().iter().collect();
        let at = groups[1].items.iter().position(|item| item.house).unwrap();
        scheme(stage, 1, i32::try_from(at).unwrap());
        stage
            .global::<ui::SchemesAdapter>()
            .invoke_act(ui::SchemesAction::EditIt);
        stage.wait();
    }),
    scene("rules-oh-hell-box", |stage| open_box(stage, 0)),
    aside("rules-oh-hell-hook", |stage| {
        let count = stage.global::<ui::HouseRulesView>().get_lines().row_count();
        open_box(stage, count - 1);
    }),
    scene("rules-typing", |stage| {
        open_box(stage, 0);
        let page = stage.global::<ui::HouseRulesAdapter>();
        page.invoke_act(ui::RulesAction::StartTyping);
        stage.wait();
        stage
            .global::<ui::HouseRulesView>()
            .set_typed("lots".into());
        page.invoke_accepted("lots".into());
        stage.wait();
    }),
    aside("rules-bid-whist", |stage| {
        make_rules(stage, 3, 1);
        open_box(stage, 1);
    }),
    aside("rules-whist", |stage| {
        make_rules(stage, 2, 1);
        open_box(stage, 0);
    }),
];
