//! The panel for points brought forward: totals from before the first hand.

use crate::ledger::{Edit, ParticipantId};
use crate::points::Points;
use crate::settle::check_worth;
use crate::view::Message;
use crate::view::page::BeginWithRow;
use crate::view::sheet::columns;
use crate::window::context::Context;
use crate::window::table;
use crate::window::to_ui::{ToUi, update_list_in_place};
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::BeginWithAdapter>();
    adapter.on_typed(ctx.on_with_two(|ctx, index: i32, text: SharedString| {
        let mut lines = ctx.begin_with.borrow_mut();
        if let Some(line) = usize::try_from(index).ok().and_then(|at| lines.get_mut(at)) {
            line.text = text.into();
            line.wrong = false;
        }
    }));
    adapter.on_closed(ctx.on(keep));
}

/// Opens the panel: a line for each player with points or a seat, or for each pair.
pub(in crate::window) fn open(ctx: &Rc<Context>) {
    {
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
        // In the order of the table; those who left and have no points come last, and have no line.
        let columns = columns(table.editor.ledger());
        let mut people: Vec<_> = session.participants.iter().enumerate().collect();
        people.sort_by_key(|(own, _)| {
            columns
                .iter()
                .position(|at| at == own)
                .unwrap_or(usize::MAX)
        });
        let lines = people.into_iter().filter_map(|(_, one)| {
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
        *ctx.begin_with.borrow_mut() = lines.collect();
    }
    show(ctx);
    table::set_panel(ctx, ui::TablePanel::PointsBroughtForward);
}

fn show(ctx: &Context) {
    let lines = ctx.begin_with.borrow();
    let adapter = ctx.window.global::<ui::BeginWithAdapter>();
    let rows = lines.to_ui(&ctx.words.borrow());
    adapter.set_rows(update_list_in_place(&adapter.get_rows(), &rows));
}

/// Saves the input and closes the panel. An empty line means 0.
fn keep(ctx: &Rc<Context>) {
    let wrong = match edit(ctx) {
        None => Some(Message::MoreNoPoints),
        Some(edit) => edit.and_then(|edit| table::edit(ctx, edit)),
    };
    table::close_panel(ctx, wrong.as_ref());
    show(ctx);
}

/// The edit for the input: `None` if a line is not a number, `Some(None)` if nothing changes.
#[expect(clippy::option_option, reason = "nothing to be done is no fault")]
fn edit(ctx: &Context) -> Option<Option<Edit>> {
    let tables = ctx.tables.borrow();
    let session = tables.shown()?.editor.ledger().session();
    let decimals = session.scheme.points(0).decimals;
    let words = ctx.words.borrow();
    let mut totals = Vec::new();
    let mut lines = ctx.begin_with.borrow_mut();
    for line in lines.iter_mut() {
        let text = words.typed_amount(&line.text).replace('−', "-");
        let points = if text.is_empty() {
            Some(Points::default())
        } else {
            Points::parse(text.trim_start_matches('+'), decimals)
        };
        let total = points.map(|points| (line.who, points.n));
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
