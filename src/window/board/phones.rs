//! The phone page: serves a read-only page with the content of the session shown.
//!
//! It serves one session and stops when that session or its pages are left, or the window closes.

use crate::ledger::{Ledger, SessionEditor, SessionId};
use crate::phones::{Accounts, Server, Snapshot, qr};
use crate::settle::Finances;
use crate::view::Message;
use crate::view::money::debts::{DebtRow, Debts};
use crate::view::page::{Choice, PhonesPage};
use crate::view::sheet::Sheet;
use crate::view::table::TableView;
use crate::window::balances::payments;
use crate::window::context::Context;
use crate::window::result;
use crate::window::to_ui::SetProperties;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Image, Rgb8Pixel, SharedPixelBuffer};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Instant;

/// The running server and the available addresses.
#[derive(Default)]
pub(in crate::window) struct State {
    serving: Option<Serving>,
    places: Vec<Ipv4Addr>,
    failed: Option<Message>,
}

struct Serving {
    server: Server,
    at: Ipv4Addr,
    session: SessionId,
    /// The accounts last shown, and the row count of their log.
    accounts: Option<(u64, Arc<Accounts>)>,
}

pub(in crate::window) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::PhonesAdapter>();
    connect_to(ctx, &adapter);
    adapter.on_server_event(ctx.on(on_server_event));
}

/// Connects the board's phone controls, on the page or in the board's own window.
pub(super) fn connect_to(ctx: &Context, adapter: &ui::PhonesAdapter<'_>) {
    adapter.on_start(ctx.on(start));
    adapter.on_stop(ctx.on(stop));
    adapter.on_place_chosen(ctx.on_choice(|page: &PhonesPage| &page.places, serve));
}

/// Lists the addresses and serves at the first.
fn start(ctx: &Context) {
    let places = match ctx.desktop.addresses() {
        Ok(places) => places,
        Err(error) => return fail(ctx, Message::phones_failed(&error)),
    };
    let first = places.first().copied();
    ctx.phones.borrow_mut().places = places;
    match first {
        Some(at) => serve(ctx, at),
        None => fail(ctx, Message::PhonesNoNetwork),
    }
}

fn serve(ctx: &Context, at: Ipv4Addr) {
    let Some(session) = result::session(ctx) else {
        return;
    };
    // Only one server runs at a time.
    ctx.phones.borrow_mut().serving = None;
    let window = ctx.window.as_weak();
    let on_event = move || {
        let tell =
            |window: ui::AppWindow| window.global::<ui::PhonesAdapter>().invoke_server_event();
        // Fails only when the window is gone.
        let _ = window.upgrade_in_event_loop(tell);
    };
    match Server::start(at, Instant::now, on_event) {
        Ok(server) => {
            let mut state = ctx.phones.borrow_mut();
            state.failed = None;
            state.serving = Some(Serving {
                server,
                at,
                session,
                accounts: None,
            });
        }
        Err(error) => return fail(ctx, Message::phones_failed(&error)),
    }
    show_accounts(ctx);
    refresh(ctx);
    // Payments depend on other sessions too.
    payments::read(ctx, Some(session));
}

fn fail(ctx: &Context, why: Message) {
    ctx.change(&ctx.phones, refresh, |state| {
        (state.serving, state.failed) = (None, Some(why));
    });
}

/// Stops the server.
pub(in crate::window) fn stop(ctx: &Context) {
    let state = std::mem::take(&mut *ctx.phones.borrow_mut());
    if state.serving.is_some() || state.failed.is_some() {
        refresh(ctx);
    }
}

/// Stops the server on pages that do not belong to the session, and says so.
pub(in crate::window) fn stop_elsewhere(ctx: &Context, page: ui::Page) {
    if matches!(page, ui::Page::Table | ui::Page::Result | ui::Page::History) {
        return;
    }
    if ctx.phones.borrow().serving.is_some() {
        // The settings have a notice of their own.
        if page == ui::Page::Settings {
            ctx.global::<ui::SettingsAdapter>()
                .set_notice(ctx.say(&Message::PhonesEnded));
        } else {
            ctx.notify(Message::PhonesEnded);
        }
    }
    stop(ctx);
}

/// Handles a change of the viewer count or the end of the server.
fn on_server_event(ctx: &Context) {
    let over = |serving: &Serving| serving.server.is_over();
    if ctx.phones.borrow().serving.as_ref().is_some_and(over) {
        stop(ctx);
    } else {
        refresh(ctx);
    }
}

/// Sends the current table if the server is running.
pub(in crate::window) fn show(ctx: &Context, editor: &SessionEditor, view: &TableView) {
    let mut state = ctx.phones.borrow_mut();
    let Some(serving) = &mut state.serving else {
        return;
    };
    if serving.session != editor.ledger().session().id {
        drop(state);
        return stop(ctx);
    }
    let rows = editor.log().next_seq();
    let known = serving.accounts.take().filter(|(known, _)| *known == rows);
    let (_, accounts) = serving
        .accounts
        .insert(known.unwrap_or_else(|| (rows, Arc::new(accounts(ctx, editor)))));
    serving.server.show(Snapshot {
        table: view.clone(),
        accounts: Arc::clone(accounts),
    });
}

/// Sends new accounts without a new hand, as after a payment.
pub(in crate::window) fn show_accounts(ctx: &Context) {
    let mut state = ctx.phones.borrow_mut();
    let Some(serving) = &mut state.serving else {
        return;
    };
    serving.accounts = None;
    drop(state);
    if let Some(table) = ctx.tables.borrow().shown() {
        let view = crate::view::table::table(&table.editor);
        show(ctx, &table.editor, &view);
    }
}

fn accounts(ctx: &Context, editor: &SessionEditor) -> Accounts {
    let finances = payments::linked_sessions(ctx, editor.ledger().session().id);
    let debts = finances.and_then(|finances| debts_among_players(finances, editor.ledger()));
    Accounts {
        hands: Sheet::of(editor).hands().collect(),
        result: crate::view::result::result(editor.ledger(), debts.unwrap_or_default()).ok(),
    }
}

/// What is owed and paid among the players of a session; `None` if it cannot be computed. If other sessions are settled
/// together with it, payments of players who are not in this session are left out, because its phones need not show
/// them.
fn debts_among_players(finances: Finances, ledger: &Ledger) -> Option<Vec<Debts>> {
    // The finances may be older than a player who has joined since.
    let finances = finances.with(ledger).ok()?;
    let players = ledger.session().participants.iter();
    let names: Vec<String> = players.map(|one| finances.name(one.player)).collect();
    let mut owed = finances.settle(&[ledger]).ok()?;
    for one in &mut owed {
        let among = |row: &DebtRow| names.contains(&row.from) && names.contains(&row.to);
        one.rows.retain(among);
    }
    Some(owed)
}

/// Shows the server's state and viewer count on the board.
pub(in crate::window) fn refresh(ctx: &Context) {
    let state = ctx.phones.borrow();
    let serving = state.serving.as_ref();
    let at = serving.map(|serving| serving.at);
    let choice = |place: &Ipv4Addr| {
        let text = Message::typed(&place.to_string());
        Choice::of(text, at == Some(*place), *place)
    };
    let page = PhonesPage {
        phones_open: serving.is_some() || state.failed.is_some(),
        address: serving.map(|serving| serving.server.address().to_owned()),
        viewers: serving.map(|serving| Message::phones_looking(serving.server.viewers())),
        failed: state.failed.clone(),
        places: state.places.iter().map(choice).collect(),
    };
    let code = code(page.address.as_deref().unwrap_or_default());
    if let Some(board) = ctx.board() {
        page.set(&board.global(), &ctx.words.borrow());
        board.global::<ui::PhonesAdapter>().set_code(code.clone());
    }
    ctx.global::<ui::PhonesAdapter>().set_code(code);
    ctx.show(page);
}

/// The QR code of an address, one pixel per module.
pub fn code(address: &str) -> Image {
    let Some(code) = qr(address).filter(|_| !address.is_empty()) else {
        return Image::default();
    };
    let mut pixels = SharedPixelBuffer::<Rgb8Pixel>::new(code.size, code.size);
    for (pixel, dark) in pixels.make_mut_slice().iter_mut().zip(code.dark) {
        let light = if dark { 0 } else { u8::MAX };
        *pixel = Rgb8Pixel::new(light, light, light);
    }
    Image::from_rgb8(pixels)
}
