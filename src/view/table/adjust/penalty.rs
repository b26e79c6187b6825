//! The game's penalties for a revoke: shown with their effect, and applied as one change of the last hand.
//!
//! [`crate::games::revoke`] defines the penalties and their changes; the ledger computes their effect on a copy.

use super::{Adjusting, Party, after, dock, sides};
use crate::games::Side;
use crate::games::revoke::{NoPenalty, Penalty, penalised};
use crate::ledger::{Edit, Ledger, ParticipantId, SessionEditor, seat_of};
use crate::seat::{Direction, PerSeat, Seat};
use crate::view::page::{Chip, EntryView, Step, StepKind, TapAction};
use crate::view::sign;
use crate::view::table::pairs;
use crate::view::{Change, Message};

/// Why a penalty is struck out: its own reason, or `None` if the ledger rejects it.
type Struck = Option<NoPenalty>;

/// The change of the last hand that applies a penalty for a player's revoke, with the reason for points.
pub(super) fn edit(
    editor: &SessionEditor,
    who: Seat,
    penalty: Penalty,
    reason: &str,
) -> Result<Edit, Struck> {
    let session = editor.ledger().session();
    let before = session.hands.last().ok_or(None)?;
    let mut after = before.clone();
    // Others than those of the hand have adjustments too: a late player begins with the points of one.
    let given = after.record.adjust.take().unwrap_or_default();
    let (own, others): (Vec<_>, Vec<_>) =
        (given.into_iter()).partition(|one| before.seats.contains(&one.player));
    after.record.adjust = Some(own).filter(|own| !own.is_empty());
    let by_seat = |id: &ParticipantId| seat_of(&before.seats, *id).ok_or(None);
    let by_seat = after.record.try_map(by_seat)?;
    let record = penalised(&session.scheme, &by_seat, who, penalty, reason).map_err(Some)?;
    after.record = record.try_map(|seat| before.seats.get(seat.index()).copied().ok_or(None))?;
    if !others.is_empty() {
        after.record.adjust.get_or_insert_default().extend(others);
    }
    Ok(Edit::ReplaceHand {
        before: before.clone(),
        after,
    })
}

/// The points of the last hand, and with a penalty for a player's revoke.
type Tried = [PerSeat<i64>; 2];

fn tried(editor: &SessionEditor, who: Seat, penalty: Penalty) -> Result<Tried, Struck> {
    let after = after(editor, &edit(editor, who, penalty, "")?).ok_or(None)?;
    let points = |ledger: &Ledger| Some(ledger.played().last()?.outcome.points);
    let points = points(editor.ledger()).zip(points(&after));
    Ok(points.ok_or(None)?.into())
}

/// The change of a player's points.
fn change([before, after]: Tried, seat: Seat) -> i64 {
    after.at(seat).saturating_sub(before.at(seat))
}

/// The card that offers a penalty.
pub(super) fn offer(editor: &SessionEditor, penalty: Penalty) -> Chip {
    let bids = sides(editor) && has_bids(editor);
    let points = |n| Change::of(&editor.ledger().session().scheme, n);
    let (text, small) = match penalty {
        Penalty::Tricks(n) if bids => (
            Message::sides_offer_renege(n),
            Message::sides_offer_renege_small(n),
        ),
        Penalty::Tricks(n) => (
            Message::sides_offer_tricks(n),
            Message::sides_offer_tricks_small(n),
        ),
        Penalty::Off(n) => (
            Message::sides_offer_off(n),
            Message::sides_offer_off_small(n),
        ),
        Penalty::Onto(n) => (
            Message::sides_offer_onto(n),
            Message::sides_offer_onto_small(n),
        ),
        Penalty::Scheme(revoke) if revoke.replaces => (
            Message::SidesOfferRevoke,
            Message::sides_offer_replaces(points(revoke.points)),
        ),
        Penalty::Scheme(revoke) => (
            Message::SidesOfferRevoke,
            Message::sides_offer_added(points(revoke.points)),
        ),
        Penalty::Noted => (Message::SidesOfferRevoke, Message::SidesOfferNoted),
    };
    Chip {
        label: small.in_full(),
        small,
        ..Chip::plain(text)
    }
}

/// Who revoked, in the order of the columns, each with the penalty's effect.
pub(super) fn entry(editor: &SessionEditor, penalty: Penalty, names: &[String]) -> EntryView {
    let way = editor.ledger().session().scheme.direction;
    let reneged = matches!(penalty, Penalty::Tricks(_)) && has_bids(editor);
    let seats = way.round(names.len());
    let chips = seats.map(|who| {
        let (name, tried) = (&names[who.index()], tried(editor, who, penalty));
        let small = match tried {
            Ok(tried) => effect(editor, penalty, who, tried, names),
            Err(why) => struck(why, names),
        };
        let adjusting = Adjusting {
            penalty: Some(penalty),
            from: Some(Party::Player(who)),
            ..Adjusting::default()
        };
        Chip {
            label: if reneged {
                Message::sides_reneged(name)
            } else {
                Message::sides_revoked(name)
            },
            description: small.in_full(),
            small,
            struck: tried.is_err(),
            worth_sign: tried.map_or(0, |tried| sign(change(tried, who))),
            does: match tried {
                Ok(_) => TapAction::Adjusts(adjusting, Message::ReasonRevoke),
                Err(_) => TapAction::Nothing,
            },
            ..Chip::plain(Message::typed(name))
        }
    });
    let step = Step::of(
        StepKind::Players,
        Message::SidesSlotWho,
        if reneged {
            Message::SidesAskReneged
        } else {
            Message::SidesAskRevoked
        },
        // Penalties scored by hand show on the peg and can be undone.
        if sides(editor) && !has_bids(editor) && penalty != Penalty::Noted {
            Message::SidesHintRevoked
        } else {
            Message::SidesHintRevokedAlone
        },
        chips.collect(),
    );
    let values = [
        (Message::SidesSlotWhat, Some(offer(editor, penalty).text)),
        (Message::SidesSlotWho, None),
    ];
    dock(Adjusting::default(), &values, 1, step)
}

/// A penalty's effect.
fn effect(
    editor: &SessionEditor,
    penalty: Penalty,
    who: Seat,
    tried: Tried,
    names: &[String],
) -> Message {
    if penalty == Penalty::Noted {
        return Message::SidesOfferNoted;
    }
    if !sides(editor) {
        let scheme = &editor.ledger().session().scheme;
        let [before, now] = tried.map(|points| Change::of(scheme, points.at(who)));
        return Message::sides_in_place_of(now, before);
    }
    let side = pairs::two_partners(Side::of(who), names);
    let own = Change::from(change(tried, who));
    match change(tried, who.after(1, Direction::Clockwise, names.len())) {
        0 => Message::sides_effect_own(side, own),
        others => Message::sides_effect(side, own, others.into()),
    }
}

/// Why a penalty is struck out.
fn struck(why: Struck, names: &[String]) -> Message {
    match why {
        Some(NoPenalty::NoTricks) => Message::SidesStruckNoTricks,
        Some(NoPenalty::Noted(seat)) => {
            Message::sides_struck_noted(names.get(seat.index()).map_or("", String::as_str))
        }
        None => Message::StruckOther,
    }
}

fn has_bids(editor: &SessionEditor) -> bool {
    let rules = editor.ledger().session().scheme.rules.odd_trick();
    rules.is_some_and(|rules| rules.bids.is_some())
}
