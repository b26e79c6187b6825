//! The result page: standings, score chart, payments, the next steps, and the formats in which it can be shared.

pub(super) mod chart;

use super::balances::payments;
use super::context::Context;
use super::files::usual_profile;
use super::models::row;
use super::table::{self, Shown, menu};
use crate::app::{self, AppError};
use crate::exchange::share::{ShareContent, paper, picture};
use crate::ledger::{Edit, SessionId};
use crate::task::Work;
use crate::view::Message;
use crate::view::money::debts::DebtRow;
use crate::view::page::{
    MoreItem, ResultAction, ResultActions, ResultButton, ResultView, SessionCharts,
};
use crate::view::players::session_charts;
use crate::view::result::result;
use oddtrick_ui as ui;
use std::fmt::Display;

/// The formats in which a result can be shared.
const SHARED: [Message; 6] = [
    Message::FilesCopyText,
    Message::FilesSavePicture,
    Message::FilesSavePdf,
    Message::FilesSaveBlank,
    Message::FilesSaveCsv,
    Message::FilesSaveBundle,
];

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::ResultAdapter>();
    adapter.on_pressed(ctx.on_with(press));
    adapter.on_shared(ctx.on_with(share));
    adapter.on_payment_opened(ctx.on_row(payment, payments::open));
    adapter.on_paid_toggled(ctx.on_row(payment, payments::toggle));
    adapter.on_chart_chosen(ctx.on_choice(
        |charts: &SessionCharts| &charts.people,
        |ctx, who| {
            ctx.charted.set(who);
            show_charts(ctx);
        },
    ));
    chart::connect(ctx);
}

/// Shows the result of the current session.
pub(super) fn open(ctx: &Context) {
    ctx.charted.set(None);
    ctx.navigate(ui::Page::Result);
    refresh(ctx);
    if let Some(session) = session(ctx) {
        payments::read(ctx, Some(session));
    }
}

/// The session whose result is shown.
pub(super) fn session(ctx: &Context) -> Option<SessionId> {
    ctx.read_editor(|editor| Some(editor.ledger().session().id))
}

/// A payment of the page, once loaded.
fn payment(view: &ResultView, index: i32) -> Option<DebtRow> {
    let payments = row(&view.payments, index);
    payments.filter(|_| view.can_mark_paid).cloned()
}

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let tables = ctx.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let ledger = table.editor.ledger();
    // One entry per currency, with the sessions settled together with this one.
    let linked = payments::linked_sessions(ctx, ledger.session().id);
    let owed = linked.map_or(Ok(Vec::new()), |linked| linked.owed(ledger));
    let owed = owed.unwrap_or_else(|error| {
        ctx.notify(Message::files_failed(error));
        Vec::new()
    });
    match result(ledger, owed) {
        Ok(view) => ctx.show(view),
        Err(error) => ctx.notify(Message::files_failed(error)),
    }
    let ended = ledger.session().ended.is_some();
    ctx.show(ResultActions {
        ended,
        buttons: buttons(ended),
        share_items: SHARED.map(MoreItem::of).into(),
    });
    show_charts(ctx);
    super::board::phones::show_accounts(ctx);
}

fn buttons(ended: bool) -> Vec<ResultButton> {
    let same = |does, text: Message| ResultButton {
        does,
        label: text.clone(),
        text,
    };
    let share = same(ResultAction::Share, Message::FilesShare);
    let play_on = same(ResultAction::PlayOn, Message::MorePlayOn);
    if ended {
        let again = same(ResultAction::Again, Message::SameTableAgain);
        let sheet = same(ResultAction::Sheet, Message::MoreSheet);
        vec![again, share, sheet, play_on]
    } else {
        let end = ResultButton {
            text: Message::EndNow,
            ..same(ResultAction::End, Message::MoreEnd)
        };
        vec![end, share, play_on]
    }
}

fn press(ctx: &Context, action: ui::ResultAction) {
    match action {
        ui::ResultAction::Again => super::new_session::open_same_table(ctx),
        // The page opens its own menu.
        ui::ResultAction::Share => {}
        ui::ResultAction::Sheet => open_sheet(ctx),
        ui::ResultAction::PlayOn => {
            menu::play_on(ctx);
            ctx.navigate(ui::Page::Table);
        }
        ui::ResultAction::End => {
            let at = ctx.app.clock().now();
            table::edit(ctx, Edit::End { at });
            refresh(ctx);
        }
    }
}

/// Shows the sheet, scrolled to the last hand.
fn open_sheet(ctx: &Context) {
    let last = ctx.read_editor(|editor| {
        let session = editor.ledger().session();
        Some((session.id, session.hands.len().saturating_sub(1)))
    });
    if let Some((session, last)) = last {
        table::open(ctx, session, Shown::Hand(last));
    }
}

/// Shows the charts below the score chart: bids against tricks taken, and success by contract.
fn show_charts(ctx: &Context) {
    let view = ctx.read_editor(|editor| Some(session_charts(editor.ledger(), ctx.charted.get())));
    if let Some(view) = view {
        ctx.show(view);
    }
}

/// Shares the result in the chosen format.
#[expect(
    clippy::redundant_closure,
    clippy::redundant_closure_for_method_calls,
    reason = "the bare functions are not general enough"
)]
fn share(ctx: &Context, item: i32) {
    match row(&SHARED, item) {
        Some(Message::FilesCopyText) => {
            if let Some(text) = with_share_content(ctx, |shared| shared.text()) {
                ctx.notify(ctx.copy(&text));
            }
        }
        Some(Message::FilesSavePicture) => save(ctx, "png", |shared| picture::png(shared)),
        Some(Message::FilesSavePdf) => save(ctx, "pdf", |shared| {
            Ok::<_, AppError>(paper::pdf(shared, app::usual_paper()))
        }),
        Some(Message::FilesSaveBlank) => save(ctx, "pdf", |shared| {
            Ok::<_, AppError>(paper::blank(shared, app::usual_paper()))
        }),
        Some(Message::FilesSaveCsv) => save(ctx, "csv", |shared| {
            let (mut bytes, profile) = (Vec::new(), usual_profile(&ctx.words.borrow()));
            shared.csv(profile, &mut bytes).map(|()| bytes)
        }),
        Some(_) => save_bundle(ctx),
        None => {}
    }
}

/// Calls `act` with the current session in the window's language.
fn with_share_content<R>(ctx: &Context, act: impl FnOnce(&ShareContent) -> R) -> Option<R> {
    ctx.read_editor(|editor| {
        let finances = payments::linked_sessions(ctx, editor.ledger().session().id);
        let words = ctx.words.borrow();
        let shared = app::share_content(editor, finances, &words).ok()?;
        Some(act(&shared))
    })
}

/// Saves the current session in a file of this format.
fn save<E: Display>(
    ctx: &Context,
    ending: &str,
    draw: impl FnOnce(&ShareContent) -> Result<Vec<u8>, E>,
) {
    let made = with_share_content(ctx, draw);
    if let Some((made, name)) = made.zip(file_name(ctx, ending)) {
        ctx.save_bytes(&name, made);
    }
}

/// Saves the session as a bundle, for another device.
fn save_bundle(ctx: &Context) {
    if let Some((id, name)) = session(ctx).zip(file_name(ctx, "bundle")) {
        ctx.save_file(&name, move |db, path| {
            let mut bytes = Vec::new();
            app::write_bundle(db, &[id], &mut bytes, &Work::default())?;
            app::write(path, &bytes)
        });
    }
}

fn file_name(ctx: &Context, ending: &str) -> Option<String> {
    ctx.read_editor(|editor| Some(app::file_name(editor.ledger().session(), ending)))
}
