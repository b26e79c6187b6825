//! The rule and settlement switches of the new-session page.

use super::new_session_form::Setup;
use super::{change, place};
use crate::view::Message;
use crate::view::new_session::{SwitchRow, changed, settlings, switches};
use crate::window::context::Context;
use crate::window::models::{fill, fill_by, list};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString};
use std::rc::Rc;

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::NewSessionAdapter>();
    adapter.on_switch_chosen(ctx.on_two(|ctx, row: i32, value: i32| {
        change(ctx, |setup| {
            let rows = rows(setup);
            let row = rows.get(place(row));
            if let Some(value) = row.and_then(|row| row.values.get(place(value))) {
                setup.switch(&value.set);
            }
        });
    }));
    adapter.on_switch_typed(ctx.on_two(|ctx, row: i32, text: SharedString| {
        let text = ctx.words.borrow().typed_number(&text);
        change(ctx, |setup| {
            let rows = rows(setup);
            if rows.get(place(row)).is_some_and(|row| row.typed.is_some()) {
                setup.type_sizes(&text);
            }
        });
    }));
    adapter.on_settling_chosen(ctx.on_one(|ctx, index: i32| {
        change(ctx, |setup| {
            let ways = settlings(&setup.scheme, setup.settling());
            if let Some(way) = ways.get(place(index)) {
                setup.settle = Some(way.mode).filter(|mode| *mode != setup.scheme.settle);
            }
        });
    }));
}

/// Shows the switches.
pub(in crate::window) fn show(adapter: &ui::NewSessionAdapter<'_>, setup: &Setup, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    let rows = rows(setup);
    adapter.set_switches_hint(say(&changed(&rows)));
    let shown = rows.iter().map(|row| row_shown(row, setup, words));
    adapter.set_switches(fill_by(&adapter.get_switches(), shown.collect(), merge));
    let ways = settlings(&setup.scheme, setup.settling());
    let chosen = ways.iter().find(|way| way.chosen);
    adapter.set_settling_note(chosen.map(|way| say(&way.note)).unwrap_or_default());
    let ways = ways.iter().map(|way| {
        let says = Message::SeatingSettleSays {
            way: way.text.clone().nested(),
        };
        ui::Choice {
            text: say(&way.text),
            label: say(&says),
            chosen: way.chosen,
            ..ui::Choice::default()
        }
    });
    adapter.set_settlings(fill(&adapter.get_settlings(), ways.collect()));
}

fn rows(setup: &Setup) -> Vec<SwitchRow> {
    switches(&setup.kept, &setup.scheme, setup.table())
}

fn row_shown(row: &SwitchRow, setup: &Setup, words: &Words) -> ui::SwitchRow {
    let say = |message: &Message| SharedString::from(words.say(message));
    let options = row.values.iter().map(|value| ui::Choice {
        text: say(&value.text),
        label: say(&Message::SlotFilled {
            slot: row.label.clone().nested(),
            value: value.text.clone().nested(),
        }),
        chosen: value.chosen,
        ..ui::Choice::default()
    });
    let typed = row.typed.as_ref();
    let error = setup.sizes_error.as_ref().filter(|_| typed.is_some());
    ui::SwitchRow {
        label: say(&row.label),
        options: list(options.collect()),
        note: say(&row.note),
        changed: row.changed,
        typing: typed.map(|typed| say(&typed.label)).unwrap_or_default(),
        typed: typed
            .map(|typed| typed.text.as_str().into())
            .unwrap_or_default(),
        error: error.map(say).unwrap_or_default(),
    }
}

/// The row to show in place of the old one, its choices updated in place; `None` if unchanged.
fn merge(old: &ui::SwitchRow, new: ui::SwitchRow) -> Option<ui::SwitchRow> {
    // Another rule has other choices, so the old list cannot be reused.
    let options = if old.label == new.label {
        fill(&old.options, new.options.iter().collect())
    } else {
        new.options.clone()
    };
    let merged = ui::SwitchRow { options, ..new };
    if merged == *old { None } else { Some(merged) }
}
