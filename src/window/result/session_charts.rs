//! The charts below the score chart: bids against tricks taken, and success by contract.

use crate::ledger::Ledger;
use crate::stats::SessionStats;
use crate::view::Message;
use crate::view::page::{Choice, SessionCharts};
use crate::view::players::{by_contract, session_grid};
use crate::window::context::Context;
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::rc::Rc;

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::SessionChartsAdapter>();
    adapter.on_chosen(ctx.on_choice(
        |charts: &SessionCharts| &charts.people,
        |ctx, who| {
            ctx.charted.set(who);
            refresh(ctx);
        },
    ));
}

/// Shows the charts of the current session.
pub(in crate::window) fn refresh(ctx: &Context) {
    let view = ctx.read_editor(|editor| Some(charts(editor.ledger(), ctx.charted.get())));
    if let Some(view) = view {
        ctx.show(view);
    }
}

fn charts(ledger: &Ledger, chosen: Option<usize>) -> SessionCharts {
    let stats = SessionStats::of(ledger).ok();
    let stats = stats.filter(|stats| !stats.table.is_empty());
    let all = stats.as_ref();
    let who = chosen.and_then(|at| all?.people.get(at).map(|one| one.player));
    // A player without data can still be chosen if another player has data.
    let any = all
        .filter(|stats| session_grid(stats, None).is_some() || by_contract(stats, None).is_some());
    let people = any.into_iter().flat_map(|stats| {
        let everybody = Choice::of(Message::PlayersEverybody, who.is_none(), None)
            .says(Message::PlayersFiguresOfAll);
        let people = stats.people.iter().enumerate();
        let each = people.map(|(at, one)| {
            let (text, chosen) = (Message::typed(&one.name), who == Some(one.player));
            Choice::of(text, chosen, Some(at)).says(Message::players_figures_of(&one.name))
        });
        std::iter::once(everybody).chain(each).collect::<Vec<_>>()
    });
    SessionCharts {
        people: people.collect(),
        rates: all
            .and_then(|stats| by_contract(stats, who))
            .into_iter()
            .collect(),
        grid: all.and_then(|stats| session_grid(stats, who)),
    }
}
