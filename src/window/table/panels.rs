//! The panels over the table whose input is saved when they close: the session's note, which opens over the result too,
//! and points brought forward, the totals from before the first hand.

use crate::ledger::{Edit, ParticipantId, Session};
use crate::settle::check_worth;
use crate::text::number;
use crate::view::Message;
use crate::view::page::{BeginWithLines, BeginWithRow};
use crate::view::sheet::{columns, title};
use crate::window::context::Context;
use crate::window::{result, table};
use oddtrick_ui as ui;
use slint::Model;

/// Closes the open panel and saves what was typed in it.
pub(super) fn close(ctx: &Context) {
    let adapter = ctx.global::<ui::TableAdapter>();
    match adapter.get_panel() {
        ui::TablePanel::Note => keep_note(ctx),
        ui::TablePanel::PointsBroughtForward => keep_points(ctx),
        _ => table::set_panel(ctx, ui::TablePanel::None),
    }
}

/// Opens the panel for the note.
pub(super) fn open_note(ctx: &Context) {
    let tables = ctx.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let session = table.editor.ledger().session();
    let adapter = ctx.global::<ui::TableAdapter>();
    adapter.set_note_caption(ctx.say(&title(session)));
    adapter.set_note(session.note.as_str().into());
    table::set_panel(ctx, ui::TablePanel::Note);
}

/// Saves the note and closes the panel.
fn keep_note(ctx: &Context) {
    let text = ctx.global::<ui::TableAdapter>().get_note();
    let edit = ctx.read_editor(|editor| Edit::annotate(editor.ledger().session(), &text));
    let refused = edit.and_then(|edit| table::edit(ctx, edit));
    table::close_panel(ctx, refused.as_ref());
    result::refresh(ctx);
}

/// Opens the panel for points brought forward: a line for each player with points or a seat, or for each pair.
pub(super) fn open_points(ctx: &Context) {
    let tables = ctx.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let session = table.editor.ledger().session();
    let words = ctx.words.borrow();
    let begun = |who| session.begun_with.iter().find(|(one, _)| *one == who);
    let sides = session.scheme.rules.sides().is_some();
    let partner = |who: ParticipantId| {
        let seats = session.first_seats();
        let at = seats.iter().position(|one| *one == who)?;
        session.participant(*seats.get(at + 2)?)
    };
    // In the order of the table; those who left and have no points have no line.
    let people = columns(table.editor.ledger()).into_iter();
    let people = people.filter_map(|at| session.participants.get(at));
    let lines = people.filter_map(|one| {
        let points = begun(one.id).map(|(_, points)| session.scheme.points(*points));
        let there = points.is_some() || session.seats.contains(&one.id);
        let text = points.map_or_else(String::new, |points| words.points(points));
        let first = one.name.clone();
        let (name, label) = if sides {
            let second = partner(one.id)?.name.clone();
            (
                Message::pair(&first, &second),
                Message::more_pair_begins_with(first, second),
            )
        } else {
            let label = Message::more_begins_with(first);
            (Message::typed(&one.name), label)
        };
        (sides || there).then(|| BeginWithRow {
            who: one.id,
            name,
            label,
            was: text.clone(),
            text,
            empty: Message::number(0),
            wrong: false,
        })
    });
    ctx.show(BeginWithLines {
        rows: lines.collect(),
    });
    table::set_panel(ctx, ui::TablePanel::PointsBroughtForward);
}

/// Saves the points and closes the panel. An empty line means 0.
fn keep_points(ctx: &Context) {
    let mut rows = ctx.find_shown(|lines: &BeginWithLines| Some(lines.rows.clone()));
    let rows = rows.get_or_insert_default();
    let typed = ctx.global::<ui::BeginWithView>().get_rows();
    for (row, typed) in rows.iter_mut().zip(typed.iter()) {
        row.text = typed.text.into();
    }
    let edit = ctx.read_editor(|editor| Some(edit(editor.ledger().session(), rows)));
    let wrong = match edit.flatten() {
        None => Some(Message::MoreNoPoints),
        Some(edit) => edit.and_then(|edit| table::edit(ctx, edit)),
    };
    table::close_panel(ctx, wrong.as_ref());
    ctx.show(BeginWithLines { rows: rows.clone() });
}

/// The edit for the input: `None` if a line is not a number, `Some(None)` if nothing changes.
#[expect(clippy::option_option, reason = "nothing to be done is no fault")]
fn edit(session: &Session, lines: &mut [BeginWithRow]) -> Option<Option<Edit>> {
    let mut totals = Vec::new();
    for line in lines.iter_mut() {
        let begun = || session.begun_with.iter().find(|(who, _)| *who == line.who);
        let points = match line.text.trim() {
            "" => Some(0),
            // A large number is shown with separators, which cannot be typed.
            _ if line.text == line.was => begun().map(|(_, points)| *points),
            text => number(text, session.scheme.decimals()),
        };
        let total = points.map(|points| (line.who, points));
        line.wrong = total.is_none_or(|total| check_worth(session, &[total]).is_err());
        totals.extend(total);
    }
    // If no line has changed, do not add players who have no points.
    if lines.iter().all(|line| line.text == line.was) {
        return Some(None);
    }
    let right = lines.iter().all(|line| !line.wrong);
    right.then(|| Edit::begin_with(session, &totals))
}
