//! The game's penalties for a revoke: shown with their effect, and applied as one change of the last hand.
//!
//! [`crate::games::revoke`] defines the penalties and their changes; the ledger computes their effect on a copy.

use super::{Adjusting, Party, dock, keyed, sides};
use crate::games::revoke::{NoPenalty, Penalty, penalised};
use crate::games::{HandRecord, Side};
use crate::ledger::{Edit, Hand, Ledger, ParticipantId, SessionEditor};
use crate::seat::{PerSeat, Seat};
use crate::view::page::{Chip, EntryView, Step, StepKind, TapAction};
use crate::view::sheet::seat_of;
use crate::view::sign;
use crate::view::table::pairs;
use crate::view::{Change, Message};

/// The change of the last hand that applies a penalty for a player's revoke, with the reason for points; `None` if it
/// cannot be applied.
pub(super) fn edit(
    editor: &SessionEditor,
    who: Seat,
    penalty: Penalty,
    reason: &str,
) -> Option<Edit> {
    let tried = tried(editor, who, penalty, reason).ok()?;
    Some(tried.edit)
}

/// A penalty on a copy of the ledger.
struct Tried {
    edit: Edit,
    before: PerSeat<i64>,
    after: PerSeat<i64>,
}

/// Why a penalty is struck out: its own reason, or `None` if the ledger rejects it.
type Struck = Option<NoPenalty>;

fn tried(
    editor: &SessionEditor,
    who: Seat,
    penalty: Penalty,
    reason: &str,
) -> Result<Tried, Struck> {
    let ledger = editor.ledger();
    let before = ledger.session().hands.last().ok_or(None)?;
    let by_seat = seated(before).ok_or(None)?;
    let scheme = &ledger.session().scheme;
    let record = penalised(scheme, &by_seat, who, penalty, reason).map_err(Some)?;
    let after = Hand {
        record: unseated(before, &record).ok_or(None)?,
        ..before.clone()
    };
    let edit = Edit::ReplaceHand {
        before: before.clone(),
        after,
    };
    let mut copy = ledger.clone();
    copy.apply(&edit).map_err(|_| None)?;
    Ok(Tried {
        before: last_points(ledger).ok_or(None)?,
        after: last_points(&copy).ok_or(None)?,
        edit,
    })
}

fn last_points(ledger: &Ledger) -> Option<PerSeat<i64>> {
    ledger.played().last().map(|played| played.outcome.points)
}

fn seated(hand: &Hand) -> Option<HandRecord<Seat>> {
    let seat = |id: &ParticipantId| seat_of(&hand.seats, *id).ok_or(());
    hand.record.try_map(seat).ok()
}

fn unseated(hand: &Hand, record: &HandRecord<Seat>) -> Option<HandRecord<ParticipantId>> {
    record
        .try_map(|seat| hand.seats.get(seat.index()).copied().ok_or(()))
        .ok()
}

/// The card that offers a penalty.
pub(super) fn offer(editor: &SessionEditor, penalty: Penalty) -> Chip {
    let bids = sides(editor) && has_bids(editor);
    let points = |n| Change::of(&editor.ledger().session().scheme, n);
    let (text, small, says) = match penalty {
        Penalty::Tricks(n) if bids => (
            Message::sides_offer_renege(n),
            Message::SidesOfferRenegeSmall,
            Message::sides_offer_renege_says(n),
        ),
        Penalty::Tricks(n) => (
            Message::sides_offer_tricks(n),
            Message::SidesOfferTricksSmall,
            Message::sides_offer_tricks_says(n),
        ),
        Penalty::Off(n) => (
            Message::sides_offer_off(n),
            Message::SidesOfferOffSmall,
            Message::sides_offer_off_says(n),
        ),
        Penalty::Onto(n) => (
            Message::sides_offer_onto(n),
            Message::SidesOfferTricksSmall,
            Message::sides_offer_onto_says(n),
        ),
        Penalty::Scheme(revoke) if revoke.replaces => (
            Message::SidesOfferRevoke,
            Message::sides_offer_replaces(points(revoke.points)),
            Message::sides_offer_replaces_says(points(revoke.points)),
        ),
        Penalty::Scheme(revoke) => (
            Message::SidesOfferRevoke,
            Message::sides_offer_added(points(revoke.points)),
            Message::sides_offer_added_says(points(revoke.points)),
        ),
        Penalty::Noted => (
            Message::SidesOfferRevoke,
            Message::SidesOfferNoted,
            Message::SidesOfferNotedSays,
        ),
    };
    Chip {
        small,
        label: says,
        ..Chip::plain(text)
    }
}

/// Who revoked, in the order of the columns, each with the penalty's effect.
pub(super) fn entry(editor: &SessionEditor, penalty: Penalty, names: &[String]) -> EntryView {
    let way = editor.ledger().session().scheme.direction;
    let seats = way.round(names.len());
    let chips = seats.map(|who| chip(editor, penalty, who, &names[who.index()], names));
    let reneged = matches!(penalty, Penalty::Tricks(_)) && has_bids(editor);
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
        keyed(chips),
    );
    let values = [
        (Message::SidesSlotWhat, Some(offer(editor, penalty).text)),
        (Message::SidesSlotWho, None),
    ];
    dock(Adjusting::default(), &values, 1, step)
}

fn chip(editor: &SessionEditor, penalty: Penalty, who: Seat, name: &str, names: &[String]) -> Chip {
    let reneged = matches!(penalty, Penalty::Tricks(_)) && has_bids(editor);
    let name = name.to_owned();
    let label = if reneged {
        Message::sides_reneged(&name)
    } else {
        Message::sides_revoked(&name)
    };
    let plain = Chip {
        label,
        ..Chip::plain(Message::Typed { name })
    };
    match tried(editor, who, penalty, "") {
        Ok(tried) => {
            let (small, description, own) = effect(editor, penalty, who, &tried, names);
            Chip {
                small,
                description,
                worth_sign: sign(own),
                does: TapAction::Adjusts(
                    Adjusting {
                        penalty: Some(penalty),
                        from: Some(Party::Player(who)),
                        ..Adjusting::default()
                    },
                    Message::ReasonRevoke,
                ),
                ..plain
            }
        }
        Err(why) => {
            let (small, description) = struck(why, names);
            Chip {
                small,
                description,
                struck: true,
                ..plain
            }
        }
    }
}

/// A penalty's effect, in short and as a sentence, and the change of the offender's points.
fn effect(
    editor: &SessionEditor,
    penalty: Penalty,
    who: Seat,
    tried: &Tried,
    names: &[String],
) -> (Message, Message, i64) {
    let (now, before) = (tried.after.at(who), tried.before.at(who));
    let own = now.saturating_sub(before);
    if penalty == Penalty::Noted {
        return (Message::SidesOfferNoted, Message::SidesOfferNotedSays, own);
    }
    if !sides(editor) {
        let scheme = &editor.ledger().session().scheme;
        let [now, before] = [now, before].map(|n| Change::of(scheme, n));
        let small = Message::sides_in_place_of(now, before);
        return (small, Message::sides_in_place_of_says(now, before), own);
    }
    let side = pairs::two_partners(Side::of(who), names);
    let other = who.after(1, crate::seat::Direction::Clockwise, names.len());
    let others = tried.after.at(other).saturating_sub(tried.before.at(other));
    if others == 0 {
        let n: Change = own.into();
        let says = Message::sides_effect_own(side, n);
        (Message::change(n), says, own)
    } else {
        let (change, others) = (own.into(), others.into());
        let small = Message::sides_effect(change, others);
        let says = Message::sides_effect_says(side, change, others);
        (small, says, own)
    }
}

fn struck(why: Struck, names: &[String]) -> (Message, Message) {
    match why {
        Some(NoPenalty::NoTricks) => (
            Message::SidesStruckNoTricks,
            Message::SidesStruckNoTricksFull,
        ),
        Some(NoPenalty::Noted(seat)) => {
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            (
                Message::SidesStruckNoted,
                Message::sides_struck_noted_full(name),
            )
        }
        None => (Message::StruckOther, Message::StruckOther),
    }
}

fn has_bids(editor: &SessionEditor) -> bool {
    let rules = editor.ledger().session().scheme.rules.odd_trick();
    rules.is_some_and(|rules| rules.bids.is_some())
}
