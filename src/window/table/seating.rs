//! The seats panel: who joins and leaves, changes seats or sits out.

use crate::games::entry::Tap;
use crate::ledger::{Participant, ParticipantId, PlayerId, SessionEditor};
use crate::store::{Database, StoreError};
use crate::view::Message;
use crate::view::page::{SeatingView, TableAnswer, TypedName};
use crate::view::seating::naming::{Candidate, NameMatch, Naming};
use crate::view::seating::{Act, Change, Choosing, Picked, comers, made, seating};
use crate::view::table::next_hand;
use crate::window::context::Context;
use crate::window::models;
use crate::window::table;
use oddtrick_ui as ui;
use slint::SharedString;

/// The open panel.
#[derive(Default)]
pub(in crate::window) struct State {
    choosing: Choosing,
    /// All known players, with the ids that those new to the session would have in it.
    roster: Vec<Participant>,
    /// The name being typed.
    naming: Naming,
}

pub(in crate::window) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::TableAdapter>();
    adapter.on_seat_tapped(ctx.on_row(
        |view: &SeatingView, index| Some(models::row(&view.seats, index)?.act.clone()),
        tapped,
    ));
    adapter.on_card_tapped(ctx.on_cell(
        |view: &SeatingView, group, card| {
            let group = models::row(&view.groups, group)?;
            Some(models::row(&group.cards, card)?.does.clone())
        },
        tapped,
    ));
}

/// Connects the field for a name, which the new-session page has too.
fn connect_names(ctx: &Context) {
    let names = ctx.global::<ui::NameAdapter>();
    names.on_edited(ctx.on_text(|ctx, typed| {
        ctx.change(&ctx.seating, refresh, |state| state.naming.edit(typed));
    }));
    names.on_added(ctx.on_text(add));
    names.on_offered_chosen(
        ctx.on_choice(|named: &TypedName<Participant>| &named.offered, ask_place),
    );
    names.on_added_anew(ctx.on(|ctx| {
        let name = ctx.seating.borrow().naming.new_name();
        if let Some(name) = name {
            join_new_player(ctx, name);
        }
    }));
}

/// Opens the panel once the roster is read.
pub(in crate::window) fn open(ctx: &Context) {
    let read = |db: &mut Database| -> Result<_, StoreError> {
        let people = db.people()?;
        Ok((people.players(), people.current_players()))
    };
    ctx.ask(read, |ctx, result| match result {
        Ok((players, now)) => {
            // Players merged since are in the session by their old id.
            let own_id = |id: PlayerId| {
                ctx.read_editor(|editor| {
                    let mut all = editor.ledger().session().participants.iter();
                    Some(all.find(|one| now.get(&one.player) == Some(&id))?.player)
                })
            };
            let roster = players.into_iter().map(|player| {
                let own = own_id(player.id).unwrap_or(player.id);
                newcomer(ctx, own, player.name)
            });
            *ctx.seating.borrow_mut() = State {
                roster: roster.collect(),
                ..State::default()
            };
            connect_names(ctx);
            forget_name(ctx);
            refresh(ctx);
            table::set_panel(ctx, ui::TablePanel::Players);
        }
        Err(error) => {
            let why = Message::seating_cannot_be(&error);
            table::answer(ctx, TableAnswer::notice(why));
        }
    });
}

/// Performs the action of a seat or card.
fn tapped(ctx: &Context, act: Act) {
    match act {
        Act::Choose(choosing) => {
            ctx.change(&ctx.seating, refresh, |state| state.choosing = choosing);
        }
        Act::Out(seats, says) => {
            table::set_panel(ctx, ui::TablePanel::None);
            table::taps(ctx, vec![Tap::Out(seats)], Some(says));
        }
        Act::Change(change) => make(ctx, &change),
    }
}

/// Changes the seats and reports it.
fn make(ctx: &Context, change: &Change) {
    let reason = ctx.say(&Message::SeatingLate);
    let begins = ctx.seating.borrow().choosing.begins;
    table::set_panel(ctx, ui::TablePanel::None);
    table::with_editor(ctx, |editor, answer| {
        let before = next_hand(editor);
        let done = made(editor, change, begins, &reason).and_then(|(edits, says)| {
            let steps = edits.len();
            for edit in edits {
                editor.edit(edit, ctx.app.clock().stamp())?;
            }
            Ok((says, steps))
        });
        let after = next_hand(editor);
        *answer = Some(match done {
            Err(why) => TableAnswer::notice(Message::seating_cannot_be(&why)),
            Ok((says, steps)) if after == before => TableAnswer::of(says, steps),
            // The number of players determines the number and the sizes of the hands.
            Ok((says, steps)) => TableAnswer::of(Message::beside(says, after), steps),
        });
        Some(())
    });
}

/// The player whom a typed name matches joins.
fn add(ctx: &Context, typed: &str) {
    let known = with_editor(ctx, candidates).unwrap_or_default();
    let named = ctx.seating.borrow_mut().naming.enter(typed, &known);
    match named {
        None => refresh(ctx),
        Some(NameMatch::New(name)) => join_new_player(ctx, name),
        Some(NameMatch::Known(who)) => ask_place(ctx, who),
    }
}

/// Those who can join, then the others in the session.
fn candidates(editor: &SessionEditor, state: &State) -> Vec<Candidate<Participant>> {
    let comers = comers(editor, &state.roster);
    let others = editor.ledger().session().participants.iter();
    let others = others.filter(|one| !comers.iter().any(|comer| comer.player == one.player));
    let others: Vec<_> = others.map(|one| (one.name.clone(), None)).collect();
    let comers = comers.into_iter().map(|one| (one.name.clone(), Some(one)));
    comers.chain(others).collect()
}

/// A new player joins.
fn join_new_player(ctx: &Context, name: String) {
    let player = PlayerId(ctx.app.clock().id());
    ask_place(ctx, newcomer(ctx, player, name));
}

/// A player who is new to the session.
fn newcomer(ctx: &Context, player: PlayerId, name: String) -> Participant {
    let id = ParticipantId(ctx.app.clock().id());
    Participant { id, player, name }
}

/// Asks where a joining player sits.
fn ask_place(ctx: &Context, who: Participant) {
    forget_name(ctx);
    ctx.change(&ctx.seating, refresh, |state| {
        state.naming = Naming::default();
        state.choosing.picked = Picked::Newcomer(who);
    });
}

/// Closes the field for a name.
fn forget_name(ctx: &Context) {
    let names = ctx.global::<ui::NameAdapter>();
    names.set_adding(false);
    names.set_typed(SharedString::new());
}

/// Calls `act` with the editor shown and the panel's state.
fn with_editor<R>(ctx: &Context, act: impl FnOnce(&SessionEditor, &State) -> R) -> Option<R> {
    ctx.read_editor(|editor| Some(act(editor, &ctx.seating.borrow())))
}

/// Refreshes the panel.
pub(in crate::window) fn refresh(ctx: &Context) {
    let shown = with_editor(ctx, |editor, state| {
        let view = seating(editor, &state.choosing, &state.roster);
        let known = candidates(editor, state);
        let named = state
            .naming
            .shown(known, |name| Message::seating_comes(name));
        (view, named)
    });
    if let Some((view, named)) = shown {
        ctx.show(view);
        ctx.show(named);
    }
}
