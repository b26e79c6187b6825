//! The stakes panel: the stake, the hand it starts with, and the settlement.

use super::answer::{self, Answer};
use crate::ledger::{Book, Edit, Session, Terms};
use crate::money::Stake;
use crate::view::Message;
use crate::view::new_session::typed_stake;
use crate::view::table::stake_panel::{StakePanel, agreed};
use crate::window::context::Context;
use crate::window::models::fill;
use crate::window::new_session::{place, stake_choice};
use crate::window::table;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// The open panel.
#[derive(Default)]
pub(in crate::window) struct State {
    /// The hand, counted from 0, with which the next change starts; `None` for the next hand.
    from: Option<usize>,
    /// Why the stake last typed is invalid.
    wrong: Option<Message>,
}

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::StakesAdapter>();
    adapter.on_close(ctx.on(close));
    adapter.on_from_chosen(ctx.on_one(|ctx, index: i32| {
        let from = with_panel(ctx, |_, panel| panel.froms.get(place(index)).copied());
        ctx.stakes.borrow_mut().from = from.flatten();
        refresh(ctx);
    }));
    adapter.on_stake_chosen(ctx.on_one(|ctx, index: i32| {
        let stake = with_panel(ctx, |_, panel| panel.stakes.get(place(index)).copied());
        if let Some(stake) = stake.flatten() {
            restake(ctx, stake);
        }
    }));
    adapter.on_typing(ctx.on(|ctx| {
        ctx.stakes.borrow_mut().wrong = None;
        refresh(ctx);
    }));
    adapter.on_stake_typed(ctx.on_one(|ctx, text: SharedString| typed(ctx, &text)));
    adapter.on_settling_chosen(ctx.on_one(|ctx, index: i32| {
        let mode = with_panel(ctx, |_, panel| {
            panel.settlings.get(place(index)).map(|one| one.mode)
        });
        if let Some(settle) = mode.flatten() {
            settle_by(ctx, |terms| Terms { settle, ..terms });
        }
    }));
    adapter.on_paid_each_hand_toggled(ctx.on(|ctx| {
        settle_by(ctx, |terms| Terms {
            paid_each_hand: !terms.paid_each_hand,
            ..terms
        });
    }));
    adapter.on_sits_out_counts_toggled(ctx.on(|ctx| {
        settle_by(ctx, |terms| Terms {
            sits_out_counts: !terms.sits_out_counts,
            ..terms
        });
    }));
}

pub(in crate::window) fn open(ctx: &Rc<Context>) {
    *ctx.stakes.borrow_mut() = State::default();
    let adapter = ctx.window.global::<ui::StakesAdapter>();
    adapter.set_other(false);
    adapter.set_typed(SharedString::new());
    refresh(ctx);
    adapter.set_open(true);
}

fn close(ctx: &Rc<Context>) {
    ctx.window.global::<ui::StakesAdapter>().set_open(false);
}

/// Calls `act` with the panel's view of the session shown.
fn with_panel<R>(ctx: &Context, act: impl FnOnce(&Session, &StakePanel) -> R) -> Option<R> {
    let usual = crate::window::settings::currency(&ctx.app.settings());
    let tables = ctx.tables.borrow();
    let book: &Book = &tables.shown()?.book;
    let session = book.ledger().session();
    let panel = agreed(session, ctx.stakes.borrow().from, usual);
    Some(act(session, &panel))
}

/// Parses a typed stake and applies it.
fn typed(ctx: &Rc<Context>, text: &str) {
    let text = ctx.words.borrow().typed_amount(text);
    let stake = with_panel(ctx, |session, panel| {
        typed_stake(&session.scheme, &text, panel.currency)
    });
    match stake {
        Some(Ok(stake)) => {
            let adapter = ctx.window.global::<ui::StakesAdapter>();
            adapter.set_other(false);
            adapter.set_typed(SharedString::new());
            restake(ctx, Some(stake));
        }
        Some(Err(why)) => {
            ctx.stakes.borrow_mut().wrong = Some(why);
            refresh(ctx);
        }
        None => {}
    }
}

fn restake(ctx: &Rc<Context>, stake: Option<Stake>) {
    ctx.stakes.borrow_mut().wrong = None;
    let edit = with_panel(ctx, |session, panel| {
        Edit::restake(session, panel.from, stake)
    });
    make(ctx, edit.flatten());
}

fn settle_by(ctx: &Rc<Context>, change: impl FnOnce(Terms) -> Terms) {
    let edit = with_panel(ctx, |session, _| {
        let (before, after) = (session.terms, change(session.terms));
        (before != after).then_some(Edit::Settle { before, after })
    });
    make(ctx, edit.flatten());
}

/// Makes an edit, if any, and shows the outcome; the panel stays open.
fn make(ctx: &Rc<Context>, edit: Option<Edit>) {
    if let Some(why) = edit.and_then(|edit| table::edit(ctx, edit)) {
        close(ctx);
        answer::give(ctx, Answer::news(why));
    }
    refresh(ctx);
}

/// Refreshes the panel.
fn refresh(ctx: &Context) {
    let words = ctx.words.borrow();
    let say = |message: &Message| SharedString::from(words.say(message));
    let wrong = ctx.stakes.borrow().wrong.as_ref().map(say);
    let adapter = ctx.window.global::<ui::StakesAdapter>();
    with_panel(ctx, |session, panel| {
        adapter.set_title(say(&Message::StakesStake));
        adapter.set_caption(say(&panel.caption));
        adapter.set_from_head(say(&Message::StakesFromHead));
        let froms = panel.froms.iter().map(|from| {
            let n = i64::try_from(from + 1).unwrap_or(i64::MAX);
            ui::Choice {
                text: words.number(n).into(),
                label: say(&Message::StakesFromHand { n }),
                chosen: *from == panel.from,
                ..ui::Choice::default()
            }
        });
        adapter.set_froms(fill(&adapter.get_froms(), froms.collect()));
        let unit = say(&panel.unit);
        adapter.set_unit(unit.clone());
        adapter.set_stake_head(say(&Message::StakeHead { unit: unit.into() }));
        let mode = session.terms.settle;
        let stakes = panel
            .stakes
            .iter()
            .map(|stake| stake_choice(*stake, mode, *stake == panel.chosen, &words));
        adapter.set_stakes(fill(&adapter.get_stakes(), stakes.collect()));
        adapter.set_waits(say(&panel.waits));
        let lines = panel.lines.iter().map(say);
        adapter.set_lines(fill(&adapter.get_lines(), lines.collect()));
        adapter.set_error(wrong.unwrap_or_default());
        adapter.set_has_stake(session.currency().is_some());
        let settlings = panel.settlings.iter().map(|way| {
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
        adapter.set_settlings(fill(&adapter.get_settlings(), settlings.collect()));
        let note = panel.settlings.iter().find(|way| way.chosen);
        adapter.set_settling_note(note.map(|way| say(&way.note)).unwrap_or_default());
        adapter.set_paid_each_hand(session.terms.paid_each_hand);
        adapter.set_sits_out_counts(session.terms.sits_out_counts);
        adapter.set_may_sit_out(session.scheme.may_sit_out());
    });
}
