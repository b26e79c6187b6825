//! Adjustments of points: the game's penalties for a revoke, or from whom, to whom, how many, and why.

mod penalty;

use super::{count, pairs, slot_says};
use crate::games::revoke::{Penalty, penalties};
use crate::games::{Adjustment, Side};
use crate::ledger::{Edit, Hand, Ledger, ParticipantId, Session, SessionEditor};
use crate::money::Money;
use crate::scheme::Scheme;
use crate::seat::Seat;
use crate::settle;
use crate::view::message::{Change, Message, MoneyChange};
use crate::view::page::{Chip, EntryView, Slot, Step, StepKind, TapAction};

/// The maximum number of points that can be typed.
const MOST: i64 = 999_999;

/// Who gives or gets points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// A player; in partnership games the player's side.
    Player(Seat),
    /// All other players of the hand; each gives or gets this number of points.
    Others,
    /// Nobody: points are created or removed.
    Nobody,
}

/// An adjustment being entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adjusting {
    /// The penalty, if it is for a revoke.
    pub penalty: Option<Penalty>,
    /// Who gives, or revoked.
    pub from: Option<Party>,
    /// Who gets.
    pub to: Option<Party>,
    /// The number of points typed so far; 0 before the first digit.
    pub points: i64,
    /// Whether the number is confirmed.
    pub counted: bool,
}

impl Adjusting {
    /// The change of each player of the last hand, by seat; none while a player or the number is missing. Of the others,
    /// those who sat out give and get nothing.
    fn moves(self, ledger: &Ledger) -> Option<Vec<(ParticipantId, i64)>> {
        let (from, to) = (self.from?, self.to?);
        let players = &ledger.session().hands.last()?.seats;
        let out = &ledger.played().last()?.outcome.out;
        let named = |seat: Seat| [from, to].contains(&Party::Player(seat));
        let is_other = |seat: &Seat| !named(*seat) && !out.at(*seat);
        let others = count(Seat::all(players.len()).filter(is_other).count());
        let share = |own: Party, opposite: Party, seat: Seat| match own {
            Party::Player(one) if one == seat && opposite == Party::Others => self.points * others,
            Party::Player(one) if one == seat => self.points,
            Party::Others if is_other(&seat) => self.points,
            _ => 0,
        };
        let moves = Seat::all(players.len()).zip(players);
        let moves = moves.map(|(seat, who)| (*who, share(to, from, seat) - share(from, to, seat)));
        Some(moves.filter(|(_, points)| *points != 0).collect())
    }
}

/// The edit that applies the penalty or moves the points with the last hand; `None` before the first hand, if nothing
/// moves, and if the penalty cannot be applied.
pub fn edit(editor: &SessionEditor, adjusting: Adjusting, reason: &str) -> Option<Edit> {
    if let (Some(penalty), Some(Party::Player(who))) = (adjusting.penalty, adjusting.from) {
        return penalty::edit(editor, who, penalty, reason).ok();
    }
    let hand = editor.ledger().session().hands.last()?;
    give(hand, adjusting.moves(editor.ledger())?, reason)
}

/// The edit that adjusts a hand by the moves other than 0, `None` without one.
pub(in crate::view) fn give(
    hand: &Hand,
    moves: impl IntoIterator<Item = (ParticipantId, i64)>,
    reason: &str,
) -> Option<Edit> {
    let before = hand.record.adjust.clone().unwrap_or_default();
    let moves = moves.into_iter().filter(|(_, points)| *points != 0);
    let given = moves.map(|(player, points)| Adjustment {
        player,
        points,
        reason: reason.to_owned(),
    });
    let after: Vec<_> = before.iter().cloned().chain(given).collect();
    (after.len() > before.len()).then_some(Edit::Adjust {
        hand: hand.id,
        before,
        after,
    })
}

/// The dock while an adjustment is entered.
pub fn entry(adjusting: Adjusting, editor: &SessionEditor) -> EntryView {
    let session = editor.ledger().session();
    let scheme = &session.scheme;
    let last = session.hands.last();
    let form = Form {
        editor,
        scheme,
        now: adjusting,
        names: session.names(last.map_or(&session.seats, |hand| &hand.seats)),
        sides: scheme.rules.sides().is_some(),
    };
    if let Some(penalty) = adjusting.penalty {
        return form.penalty(penalty);
    }
    let (from, to, counted) = (adjusting.from, adjusting.to, adjusting.counted);
    let step = match (from, to) {
        (None, _) => form.parties(true),
        (_, None) => form.parties(false),
        _ if counted => form.why(),
        _ => form.pad(),
    };
    let points = Message::points_alone(scheme.points(adjusting.points));
    let start = Adjusting::default();
    let (half, mut uncounted) = (Adjusting { from, ..start }, adjusting);
    uncounted.counted = false;
    let given = from.map(|from| form.party(from, true));
    let taken = to.map(|to| form.party(to, false));
    let slots = [
        (Message::SlotFrom, given, start),
        (Message::SlotTo, taken, half),
        (Message::SlotPoints, counted.then_some(points), uncounted),
        (Message::SlotReason, None, uncounted),
    ];
    dock(slots.into(), step)
}

/// A slot of the dock with its value, and the adjustment from which it is asked again.
type Asked = (Message, Option<Message>, Adjusting);

/// A question with the values so far above it; it asks for the first that is missing.
fn dock(slots: Vec<Asked>, step: Step) -> EntryView {
    let now = slots.iter().position(|(_, value, _)| value.is_none());
    let slots = slots.into_iter().enumerate();
    let slots = slots.map(|(at, (label, value, again))| Slot {
        does: Some(TapAction::Asks(again)),
        now: Some(at) == now,
        says: slot_says(label.clone(), value.clone()),
        label,
        value,
    });
    EntryView {
        slots: slots.collect(),
        ..step.alone()
    }
}

/// An adjustment being entered, for the last hand.
struct Form<'a> {
    editor: &'a SessionEditor,
    scheme: &'a Scheme,
    now: Adjusting,
    /// The players of the last hand, by seat: adjustments count with it.
    names: Vec<String>,
    /// Whether points belong to sides.
    sides: bool,
}

impl Form<'_> {
    /// Everyone who can give points or, if somebody gives them, everyone who can receive them: the players of the last
    /// hand in the order of the columns or, in partnership games, one per side; then the others and nobody.
    fn candidates(&self) -> impl Iterator<Item = Party> {
        let places = if self.sides { 2 } else { self.names.len() };
        let players = self.scheme.direction.round(places).map(Party::Player);
        let others = (!self.sides).then_some(Party::Others);
        let from = self.now.from;
        let all = players.chain(others).chain([Party::Nobody]);
        all.filter(move |one| match from {
            None => true,
            Some(Party::Player(_)) => Some(*one) != from,
            Some(Party::Others | Party::Nobody) => matches!(one, Party::Player(_)),
        })
    }

    /// A party that gives or gets points.
    fn party(&self, party: Party, gives: bool) -> Message {
        match party {
            Party::Player(seat) if self.sides => pairs::two_partners(Side::of(seat), &self.names),
            Party::Player(seat) => Message::typed(self.name(seat)),
            Party::Others if gives => Message::AdjustEveryoneElse,
            Party::Others => Message::AdjustEachOther,
            Party::Nobody => Message::AdjustNobody,
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Everyone who can give points, after the game's penalties for a revoke; or everyone who can get them.
    fn parties(&self, gives: bool) -> Step {
        let offers = penalties(self.scheme).into_iter().filter(|_| gives);
        let offers = offers.map(|one| Chip {
            does: Some(TapAction::Asks(Adjusting {
                penalty: Some(one),
                ..self.now
            })),
            ..self.offer(one)
        });
        let all = self.candidates().map(|one| {
            let (mut next, who) = (self.now, self.party(one, gives));
            let label = if gives {
                next.from = Some(one);
                Message::chip_adjust_from(who.clone())
            } else {
                next.to = Some(one);
                Message::chip_adjust_to(who.clone())
            };
            Chip {
                label,
                does: Some(TapAction::Asks(next)),
                ..Chip::plain(who)
            }
        });
        let (caption, question) = if gives {
            (Message::SlotFrom, Message::AskAdjustFrom)
        } else {
            (Message::SlotTo, Message::AskAdjustTo)
        };
        let (kind, chips) = (StepKind::Contracts, offers.chain(all).collect());
        Step::of(kind, caption, question, Message::HintAdjust, chips)
    }

    /// The keypad for the number, with its effect so far.
    fn pad(&self) -> Step {
        let now = self.now;
        let tried = self.effect();
        let key = |text: Message, key: Option<char>, next: Option<Adjusting>| Chip {
            key,
            struck: next.is_none(),
            does: next.map(TapAction::Asks),
            ..Chip::plain(text)
        };
        let typed = |points: i64| Adjusting { points, ..now };
        let digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(|n| {
            let next = now.points * 10 + i64::from(n);
            let next = Some(next).filter(|next| *next <= MOST).map(typed);
            key(Message::number(n), char::from_digit(n, 10), next)
        });
        let shorter = (now.points != 0).then(|| typed(now.points / 10));
        let erase = Chip {
            label: Message::AdjustErase,
            ..key(Message::AdjustEraseSign, Some('\u{8}'), shorter)
        };
        let counted = Adjusting {
            counted: true,
            ..now
        };
        let next = Chip {
            chosen: tried.is_some(),
            ..key(
                Message::AdjustNext,
                Some('\n'),
                tried.as_ref().map(|_| counted),
            )
        };
        let each = [now.from, now.to].contains(&Some(Party::Others));
        let points = self.scheme.points(now.points);
        let question = match (now.points, each) {
            (0, false) => Message::AskAdjustPoints,
            (0, true) => Message::AskAdjustEach,
            (_, false) => Message::points_counted(points),
            (_, true) => Message::adjust_points_each(points),
        };
        let hint = tried.unwrap_or(Message::HintAdjust);
        let (kind, chips) = (StepKind::Numbers, digits.into_iter().chain([erase, next]));
        Step::of(kind, Message::SlotPoints, question, hint, chips.collect())
    }

    fn why(&self) -> Step {
        let reasons = [
            Message::AdjustmentReason,
            Message::ReasonRevoke,
            Message::ReasonPenalty,
        ];
        let chips = reasons.map(|reason| Chip {
            does: Some(TapAction::Adjusts(self.now, reason.clone())),
            ..Chip::plain(reason)
        });
        Step::of(
            StepKind::Choices,
            Message::SlotReason,
            Message::AskAdjustWhy,
            self.effect().unwrap_or(Message::HintAdjust),
            chips.into(),
        )
    }

    /// Each player's change in points, and in money if there is a stake; `None` if the points cannot be moved.
    fn effect(&self) -> Option<Message> {
        let before = self.editor.ledger();
        let after = after(self.editor, &edit(self.editor, self.now, "")?)?;
        let points = moved(before.session(), self.now.moves(before)?);
        let money = money_moved(before, &after)?;
        Some(if money.is_empty() {
            Message::value(points)
        } else {
            Message::labelled(points, money)
        })
    }
}

/// The ledger after an edit; `None` if that is illegal.
fn after(editor: &SessionEditor, edit: &Edit) -> Option<Ledger> {
    let mut after = editor.ledger().clone();
    after.apply(edit).ok()?;
    Some(after)
}

/// Each player's change in money; empty without a stake, `None` if it cannot be settled.
fn money_moved(before: &Ledger, after: &Ledger) -> Option<Vec<Message>> {
    let payouts = |ledger| settle::payouts(ledger).ok();
    let (Some(old), Some(new)) = (payouts(before)?, payouts(after)?) else {
        return Some(Vec::new());
    };
    let people = before.session().participants.iter();
    let changes = people.zip(old.rounded.into_iter().zip(new.rounded));
    changes
        .filter(|(_, (old, new))| old != new)
        .map(|(one, (before, after))| {
            let money = MoneyChange(Money(after.0.checked_sub(before.0)?), old.currency);
            Some(Message::spaced(one.name.clone(), money))
        })
        .collect()
}

/// Changes of players' points as text.
pub(in crate::view) fn moved(
    session: &Session,
    moves: impl IntoIterator<Item = (ParticipantId, i64)>,
) -> Vec<Message> {
    let says = |(who, points)| {
        let points = Change::of(&session.scheme, points);
        Message::spaced(session.name(who), Message::change(points))
    };
    moves.into_iter().map(says).collect()
}
