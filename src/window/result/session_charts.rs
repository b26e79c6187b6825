//! The charts below the score chart: bids against tricks taken, and success by contract.

use crate::ledger::Ledger;
use crate::stats::SessionStats;
use crate::view::Message;
use crate::view::players::{by_contract, session_grid};
use crate::window::context::Context;
use crate::window::models::{fill, fill_by};
use crate::window::players::{grid_items, grid_names, merge_rates, rate_group};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::PicturesAdapter>();
    adapter.on_chosen(ctx.on_one(|ctx, index: i32| {
        // The first card stands for all players.
        let who = usize::try_from(index).ok().and_then(|at| at.checked_sub(1));
        ctx.pictured.set(who);
        refresh(ctx);
    }));
}

/// Shows the charts of the current session.
pub(in crate::window) fn refresh(ctx: &Context) {
    let tables = ctx.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let words = ctx.words.borrow();
    let adapter = ctx.window.global::<ui::PicturesAdapter>();
    show(&adapter, table.book.ledger(), ctx.pictured.get(), &words);
}

fn show(adapter: &ui::PicturesAdapter<'_>, ledger: &Ledger, chosen: Option<usize>, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    let sitting = SessionStats::of(ledger).ok();
    let sitting = sitting.filter(|sitting| !sitting.table.is_empty());
    let all = sitting.as_ref();
    let who = chosen.and_then(|at| all?.people.get(at).map(|one| one.player));
    let grid = all.and_then(|sitting| session_grid(sitting, who));
    let rates = all.and_then(|sitting| by_contract(sitting, who));
    // A player without data can be chosen if the table has some.
    let any = all.is_some_and(|sitting| {
        session_grid(sitting, None).is_some() || by_contract(sitting, None).is_some()
    });
    let everybody = ui::Choice {
        text: say(&Message::PlayersEverybody),
        label: say(&Message::PlayersFiguresOfAll),
        chosen: who.is_none(),
        ..ui::Choice::default()
    };
    let people = all.filter(|_| any).into_iter().flat_map(|sitting| {
        let each = sitting.people.iter().map(|one| ui::Choice {
            text: one.name.as_str().into(),
            label: say(&Message::PlayersFiguresOf {
                name: one.name.clone(),
            }),
            chosen: who == Some(one.player),
            ..ui::Choice::default()
        });
        std::iter::once(everybody.clone()).chain(each)
    });
    adapter.set_people(fill(&adapter.get_people(), people.collect()));
    let groups = rates.iter().map(|group| rate_group(group, true, words));
    adapter.set_rates(fill_by(&adapter.get_rates(), groups.collect(), merge_rates));
    adapter.set_grid_title(say(&Message::PlayersBidAndTaken));
    adapter.set_bid_head(say(&Message::HeadBid));
    adapter.set_took_head(say(&Message::HeadTook));
    let note = grid.as_ref().map(|grid| say(&grid.note));
    adapter.set_grid_note(note.unwrap_or_default());
    let label = grid.as_ref().map(|grid| say(&grid.says));
    adapter.set_grid_label(label.unwrap_or_default());
    let names = grid.as_ref().map(|grid| grid_names(grid, words));
    adapter.set_grid_names(fill(&adapter.get_grid_names(), names.unwrap_or_default()));
    let items = grid.as_ref().map(|grid| grid_items(grid, words));
    adapter.set_grid(fill(&adapter.get_grid(), items.unwrap_or_default()));
}
