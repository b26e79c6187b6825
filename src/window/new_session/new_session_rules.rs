//! The rule switches of the new-session page.

use super::change;
use super::new_session_form::Setup;
use crate::view::new_session::{SwitchRow, switches};
use crate::view::page::NewSessionPage;
use crate::window::context::Context;
use crate::window::models::row;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::NewSessionAdapter>();
    adapter.on_switch_chosen(ctx.on_cell(
        |page: &NewSessionPage, at, value| {
            Some(row(&row(&page.switches, at)?.values, value)?.does.clone())
        },
        |ctx, set| change(ctx, |setup| setup.switch(&set)),
    ));
    adapter.on_switch_typed(ctx.on_with_two(|ctx, at: i32, text: SharedString| {
        let text = ctx.words.borrow().typed_number(&text);
        let typing =
            ctx.find_shown(|page: &NewSessionPage| row(&page.switches, at)?.typing.clone());
        if typing.is_some() {
            change(ctx, |setup| setup.type_sizes(&text));
        }
    }));
}

/// The switches with their current values.
pub(in crate::window) fn rows(setup: &Setup) -> Vec<SwitchRow> {
    let mut rows = switches(&setup.kept, &setup.scheme, setup.table());
    for row in &mut rows {
        row.error = setup.sizes_error.clone().filter(|_| row.typing.is_some());
    }
    rows
}
