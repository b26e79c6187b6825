//! Sets the properties of the table page from the view of a session.

use super::menu;
use crate::view::Message;
use crate::view::sheet::Sheet;
use crate::view::table::{Fact, FactKind, TableView, at_table};
use crate::window::board::{self, phones};
use crate::window::context::Context;
use crate::window::models::LazyModel;
use crate::window::to_ui::ToUi;
use crate::words::Words;
use oddtrick_ui as ui;

/// Gives the sheet its lines, built as they scroll into view.
pub(in crate::window) fn connect(ctx: &Context) {
    let line = ctx.on_with(|ctx, index| {
        let tables = ctx.tables.borrow();
        let line = Sheet::of(&tables.shown()?.editor).line(index)?;
        Some(line.to_ui(&ctx.words.borrow()))
    });
    ctx.global::<ui::TableAdapter>()
        .set_sheet_rows(LazyModel::of(line));
}

/// Shows the current session.
pub(in crate::window) fn refresh(ctx: &Context) {
    let tables = ctx.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let words = ctx.words.borrow();
    let adapter = ctx.global::<ui::TableAdapter>();
    let mut view = at_table(&table.editor, table.dock_mode, ctx.app.is_read_only());
    phones::show(ctx, &table.editor, &view);
    ctx.show(menu::menu(ctx, &table.editor, &view));
    view.widest_total = widest_total(&view, &words);
    view.facts_room = facts_room(&view, &words);
    board::show(ctx, &view);
    LazyModel::renew(&adapter.get_sheet_rows(), Sheet::of(&table.editor).lines());
    ctx.show(table.answer.clone());
    refresh_saving(ctx);
    ctx.show(view);
    tables.made.set(tables.made.get() + 1);
    ctx.keep_screen_awake();
    super::payout_preview::refresh(ctx);
}

/// Shows whether all input is stored.
pub(super) fn refresh_saving(ctx: &Context) {
    let (tables, words) = (ctx.tables.borrow(), ctx.words.borrow());
    let Some(table) = tables.shown() else { return };
    let adapter = ctx.global::<ui::TableAdapter>();
    let (state, text) = match (&table.failed, table.saving) {
        (_, true) => (ui::SaveState::Saving, words.say(&Message::Saving)),
        (Some(why), false) => (ui::SaveState::Failed, words.say(&Message::save_failed(why))),
        (None, false) => (ui::SaveState::Saved, String::new()),
    };
    adapter.set_save(state);
    adapter.set_save_text(text.into());
}

/// The number of digits of the widest total.
fn widest_total(view: &TableView, words: &Words) -> usize {
    // Directional marks have no width.
    let figures = |text: String| {
        text.chars()
            .filter(|c| !matches!(c, '\u{2066}' | '\u{2069}'))
            .count()
    };
    let totals = view.rows.iter().map(|row| figures(words.points(row.total)));
    totals.max().unwrap_or(0)
}

/// The facts with the longest contract name possible, to reserve room.
fn facts_room(view: &TableView, words: &Words) -> Vec<Fact> {
    let modes = view.modes.iter();
    let longest = modes.max_by_key(|mode| words.say(mode).chars().count());
    let others = view.facts.iter().filter(|fact| fact.kind != FactKind::Mode);
    let mut facts: Vec<Fact> = others.cloned().collect();
    if let Some(longest) = longest.filter(|_| view.facts.len() > 1) {
        // After the hand's number, as in the line itself.
        facts.insert(1, Fact::of(FactKind::Mode, longest.clone()));
    }
    facts
}
