//! The stakes panel: the stake, the hand it starts with, and the settlement.

use crate::ledger::{Edit, Session, Terms};
use crate::money::Stake;
use crate::settle::check_restake;
use crate::view::Message;
use crate::view::money::stakes::agreed;
use crate::view::new_session::typed_stake;
use crate::view::page::{StakePage, StakeTerms, TableAnswer};
use crate::window::context::Context;
use crate::window::table;
use oddtrick_ui as ui;
use slint::SharedString;

/// The open panel.
#[derive(Default)]
pub(in crate::window) struct State {
    /// The hand, counted from 0, with which the next change starts; `None` for the next hand.
    from: Option<usize>,
    /// Why the stake last typed is invalid.
    wrong: Option<Message>,
}

pub(in crate::window) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::TableAdapter>();
    adapter.on_stakes_from_chosen(ctx.on_choice(
        |page: &StakePage| &page.froms,
        |ctx, from| ctx.change(&ctx.stakes, refresh, |state| state.from = Some(from)),
    ));
}

/// Connects the stake and settlement, which the new-session page has too.
fn connect_terms(ctx: &Context) {
    let terms = ctx.global::<ui::TermsAdapter>();
    terms.on_stake_chosen(ctx.on_choice(|terms: &StakeTerms| &terms.stakes, restake));
    terms.on_edited(ctx.on_text(|ctx, _| refused(ctx, None)));
    terms.on_accepted(ctx.on_text(typed));
    terms.on_settling_chosen(ctx.on_choice(
        |terms: &StakeTerms| &terms.settlings,
        |ctx, settle| settle_by(ctx, |terms| terms.settle = settle),
    ));
    terms.on_paid_each_hand_toggled(ctx.on(|ctx| {
        settle_by(ctx, |terms| terms.paid_each_hand = !terms.paid_each_hand);
    }));
    terms.on_sits_out_counts_toggled(ctx.on(|ctx| {
        settle_by(ctx, |terms| terms.sits_out_counts = !terms.sits_out_counts);
    }));
}

pub(in crate::window) fn open(ctx: &Context) {
    *ctx.stakes.borrow_mut() = State::default();
    connect_terms(ctx);
    close_stake_field(ctx);
    refresh(ctx);
    table::set_panel(ctx, ui::TablePanel::Stakes);
}

/// Closes the field for another stake.
pub(in crate::window) fn close_stake_field(ctx: &Context) {
    let terms = ctx.global::<ui::TermsAdapter>();
    terms.set_other(false);
    terms.set_typed(SharedString::new());
}

/// Calls `act` with the current session and the view of the panel.
fn with_panel<R>(ctx: &Context, act: impl FnOnce(&Session, &StakePage) -> R) -> Option<R> {
    ctx.read_editor(|editor| ctx.find_shown(|page| Some(act(editor.ledger().session(), page))))
}

/// Parses a typed stake and applies it.
fn typed(ctx: &Context, text: &str) {
    let text = ctx.words.borrow().typed_amount(text);
    let stake = with_panel(ctx, |session, panel| {
        typed_stake(&text, panel.currency, |stake| {
            check_restake(session, panel.from, stake)
        })
    });
    match stake {
        Some(Ok(stake)) => {
            close_stake_field(ctx);
            restake(ctx, Some(stake));
        }
        Some(Err(why)) => refused(ctx, Some(why)),
        None => {}
    }
}

/// Shows why a typed stake is invalid, if so.
fn refused(ctx: &Context, why: Option<Message>) {
    ctx.change(&ctx.stakes, refresh, |state| state.wrong = why);
}

fn restake(ctx: &Context, stake: Option<Stake>) {
    ctx.stakes.borrow_mut().wrong = None;
    let edit = with_panel(ctx, |session, panel| {
        Edit::restake(session, panel.from, stake)
    });
    make(ctx, edit.flatten());
}

fn settle_by(ctx: &Context, change: impl FnOnce(&mut Terms)) {
    let edit = with_panel(ctx, |session, _| {
        let (before, mut after) = (session.terms, session.terms);
        change(&mut after);
        (before != after).then_some(Edit::Settle { before, after })
    });
    make(ctx, edit.flatten());
}

/// Makes an edit, if any, and shows the outcome; the panel stays open.
fn make(ctx: &Context, edit: Option<Edit>) {
    if let Some(why) = edit.and_then(|edit| table::edit(ctx, edit)) {
        table::set_panel(ctx, ui::TablePanel::None);
        table::answer(ctx, TableAnswer::notice(why));
    }
    refresh(ctx);
}

/// Refreshes the panel.
fn refresh(ctx: &Context) {
    let usual = crate::window::settings::currency(&ctx.app.settings());
    let page = ctx.read_editor(|editor| {
        let (session, state) = (editor.ledger().session(), ctx.stakes.borrow());
        let mut page = agreed(session, state.from, usual);
        page.terms.stake_error.clone_from(&state.wrong);
        Some(page)
    });
    if let Some(page) = page {
        ctx.show(page.terms.clone());
        ctx.show(page);
    }
}
