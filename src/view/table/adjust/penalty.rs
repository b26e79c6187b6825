//! The game's penalties for a revoke: shown with their effect, and applied as one change of the last hand.
//!
//! [`crate::games::revoke`] defines the penalties and their changes; the ledger computes their effect on a copy.

use super::{Adjusting, Form, Party, after, dock};
use crate::games::Side;
use crate::games::revoke::{NoPenalty, Penalty, penalise};
use crate::ledger::{Edit, Ledger, ParticipantId, SessionEditor};
use crate::seat::{Direction, PerSeat, Seat};
use crate::view::page::{Chip, EntryView, Step, StepKind, TapAction};
use crate::view::sign;
use crate::view::table::pairs;
use crate::view::{Change, Message};

/// Why a penalty is struck out: its own reason, or `None` if the ledger rejects it.
type Struck = Option<NoPenalty<ParticipantId>>;

/// The change of the last hand that applies a penalty for a player's revoke, with the reason for points.
pub(super) fn edit(
    editor: &SessionEditor,
    who: Seat,
    penalty: Penalty,
    reason: &str,
) -> Result<Edit, Struck> {
    let session = editor.ledger().session();
    let before = session.hands.last().ok_or(None)?.clone();
    let (mut after, players) = (before.clone(), &before.seats);
    penalise(
        &session.scheme,
        &mut after.record,
        players,
        who,
        penalty,
        reason,
    )
    .map_err(Some)?;
    Ok(Edit::ReplaceHand { before, after })
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

impl Form<'_> {
    /// The card that offers a penalty.
    pub(super) fn offer(&self, penalty: Penalty) -> Chip {
        let points = |n| Change::of(self.scheme, n);
        let (text, small) = match penalty {
            Penalty::Tricks(n) if self.has_bids() => (
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
    pub(super) fn penalty(&self, penalty: Penalty) -> EntryView {
        let reneged = matches!(penalty, Penalty::Tricks(_)) && self.has_bids();
        let seats = self.scheme.direction.round(self.names.len());
        let chips = seats.map(|who| {
            let (name, tried) = (self.name(who), tried(self.editor, who, penalty));
            let small = match tried {
                Ok(tried) => self.penalty_effect(penalty, who, tried),
                Err(Some(NoPenalty::NoTricks)) => Message::SidesStruckNoTricks,
                Err(Some(NoPenalty::Noted(id))) => {
                    Message::sides_struck_noted(self.editor.ledger().session().name(id))
                }
                Err(None) => Message::StruckOther,
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
                does: (tried.is_ok())
                    .then_some(TapAction::Adjusts(adjusting, Message::ReasonRevoke)),
                ..Chip::plain(Message::typed(name))
            }
        });
        let question = if reneged {
            Message::SidesAskReneged
        } else {
            Message::SidesAskRevoked
        };
        // Penalties scored by hand show on the peg and can be undone.
        let hint = if self.sides && !self.has_bids() && penalty != Penalty::Noted {
            Message::SidesHintRevoked
        } else {
            Message::SidesHintRevokedAlone
        };
        let (kind, slot) = (StepKind::Players, Message::SidesSlotWho);
        let step = Step::of(kind, slot.clone(), question, hint, chips.collect());
        let (offer, start) = (self.offer(penalty).text, Adjusting::default());
        let offer = (Message::SidesSlotWhat, Some(offer), start);
        dock(vec![offer, (slot, None, start)], step)
    }

    /// A penalty's effect.
    fn penalty_effect(&self, penalty: Penalty, who: Seat, tried: Tried) -> Message {
        if penalty == Penalty::Noted {
            return Message::SidesOfferNoted;
        }
        if !self.sides {
            let [before, now] = tried.map(|points| Change::of(self.scheme, points.at(who)));
            return Message::sides_in_place_of(now, before);
        }
        let side = pairs::two_partners(Side::of(who), &self.names);
        let own = Change::from(change(tried, who));
        match change(tried, who.after(1, Direction::Clockwise, self.names.len())) {
            0 => Message::sides_effect_own(side, own),
            others => Message::sides_effect(side, own, others.into()),
        }
    }

    fn has_bids(&self) -> bool {
        let rules = self.scheme.rules.odd_trick();
        rules.is_some_and(|rules| rules.bids.is_some())
    }
}
