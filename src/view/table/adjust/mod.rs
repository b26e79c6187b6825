//! Adjustments of points: the game's penalties for a revoke, or from whom, to whom, how many, and why.

mod penalty;

use super::pairs;
use crate::games::revoke::{Penalty, penalties};
use crate::games::{Adjustment, Side};
use crate::ledger::{Edit, Hand, Ledger, ParticipantId, Session, SessionEditor};
use crate::money::Money;
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
    /// Clears the value of a slot and those after it.
    fn reopen(self, slot: usize) -> Self {
        match slot {
            0 => Self::default(),
            1 => Self {
                from: self.from,
                ..Self::default()
            },
            _ => Self {
                counted: false,
                ..self
            },
        }
    }

    /// The change of each player of the last hand, by seat; none while a player or the number is missing. Of the others,
    /// those who sat out give and get nothing.
    fn moves(self, ledger: &Ledger) -> Option<Vec<(ParticipantId, i64)>> {
        let (from, to) = (self.from?, self.to?);
        let players = &ledger.session().hands.last()?.seats;
        let out = &ledger.played().last()?.outcome.out;
        let each = |seat: Seat, n: i64| {
            let others = out.iter().filter(|(other, out)| *other != seat && !out);
            let mut moves: Vec<_> = others.map(|(other, _)| (other, n)).collect();
            let paid: i64 = moves.iter().map(|(_, n)| n).sum();
            moves.push((seat, -paid));
            moves
        };
        let n = self.points;
        let mut moves = match (from, to) {
            (Party::Player(giver), Party::Player(receiver)) => vec![(giver, -n), (receiver, n)],
            (Party::Player(giver), Party::Others) => each(giver, n),
            (Party::Others, Party::Player(receiver)) => each(receiver, -n),
            (Party::Player(giver), _) => vec![(giver, -n)],
            (_, Party::Player(receiver)) => vec![(receiver, n)],
            _ => Vec::new(),
        };
        moves.retain(|(_, points)| *points != 0);
        moves.sort_by_key(|(seat, _)| *seat);
        let moves = moves.into_iter();
        moves
            .map(|(seat, points)| Some((*players.get(seat.index())?, points)))
            .collect()
    }
}

/// The edit that applies the penalty or moves the points with the last hand; `None` before the first hand, if nothing
/// moves, and if the penalty cannot be applied.
pub fn edit(editor: &SessionEditor, adjusting: Adjusting, reason: &str) -> Option<Edit> {
    if let Adjusting {
        penalty: Some(penalty),
        from: Some(Party::Player(who)),
        ..
    } = adjusting
    {
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
    let names = names(editor);
    if let Some(penalty) = adjusting.penalty {
        return penalty::entry(editor, penalty, &names);
    }
    let points = editor.ledger().session().scheme.points(adjusting.points);
    let points = Message::points_alone(points);
    let (from, to, counted) = (adjusting.from, adjusting.to, adjusting.counted);
    let values = [
        (
            Message::SlotFrom,
            from.map(|from| party(editor, from, true)),
        ),
        (Message::SlotTo, to.map(|to| party(editor, to, false))),
        (Message::SlotPoints, counted.then_some(points)),
        (Message::SlotReason, None),
    ];
    let now = values.iter().position(|(_, value)| value.is_none());
    let step = match (from, to) {
        (None, _) | (_, None) => parties(editor, adjusting),
        _ if counted => why(editor, adjusting),
        _ => pad(editor, adjusting),
    };
    dock(adjusting, &values, now.unwrap_or(0), step)
}

/// A question with the values so far above it.
fn dock(
    adjusting: Adjusting,
    values: &[(Message, Option<Message>)],
    now: usize,
    step: Step,
) -> EntryView {
    let slots = values.iter().enumerate().map(|(at, (label, value))| Slot {
        does: TapAction::Asks(adjusting.reopen(at)),
        label: label.clone(),
        value: value.clone(),
        now: at == now,
        says: match value {
            Some(value) => Message::listed(label.clone(), value.clone()),
            None => Message::slot_blank(label.clone()),
        },
    });
    EntryView {
        slots: slots.collect(),
        ..step.alone()
    }
}

/// The players of the last hand, by seat: adjustments count with it.
fn names(editor: &SessionEditor) -> Vec<String> {
    let session = editor.ledger().session();
    let last = session.hands.last();
    session.names(last.map_or(&session.seats, |hand| &hand.seats))
}

/// Whether points belong to sides.
fn sides(editor: &SessionEditor) -> bool {
    editor.ledger().session().scheme.rules.sides().is_some()
}

/// The players of the last hand in the order of the columns or, in partnership games, one per side.
fn players(editor: &SessionEditor) -> impl Iterator<Item = Party> {
    let seats: Vec<_> = if sides(editor) {
        Seat::all(2).collect()
    } else {
        let way = editor.ledger().session().scheme.direction;
        way.round(names(editor).len()).collect()
    };
    seats.into_iter().map(Party::Player)
}

/// Everyone who can give points or, if somebody gives them, everyone who can receive them.
fn candidates(editor: &SessionEditor, from: Option<Party>) -> Vec<Party> {
    let players = players(editor).filter(|one| Some(*one) != from);
    if matches!(from, Some(Party::Others | Party::Nobody)) {
        return players.collect();
    }
    let others = (!sides(editor)).then_some(Party::Others);
    players.chain(others).chain([Party::Nobody]).collect()
}

/// A party that gives or gets points.
fn party(editor: &SessionEditor, party: Party, gives: bool) -> Message {
    let names = names(editor);
    match party {
        Party::Player(seat) if sides(editor) => pairs::two_partners(Side::of(seat), &names),
        Party::Player(seat) => Message::typed(names.get(seat.index()).map_or("", String::as_str)),
        Party::Others if gives => Message::AdjustEveryoneElse,
        Party::Others => Message::AdjustEachOther,
        Party::Nobody => Message::AdjustNobody,
    }
}

/// Everyone who can give points, after the game's penalties for a revoke; or everyone who can get them.
fn parties(editor: &SessionEditor, adjusting: Adjusting) -> Step {
    let gives = adjusting.from.is_none();
    let offers = penalties(&editor.ledger().session().scheme).into_iter();
    let offers = offers.filter(|_| gives).map(|one| Chip {
        does: TapAction::Asks(Adjusting {
            penalty: Some(one),
            ..adjusting
        }),
        ..penalty::offer(editor, one)
    });
    let all = candidates(editor, adjusting.from).into_iter().map(|one| {
        let (mut next, who) = (adjusting, party(editor, one, gives));
        let label = if gives {
            next.from = Some(one);
            Message::chip_adjust_from(who.clone())
        } else {
            next.to = Some(one);
            Message::chip_adjust_to(who.clone())
        };
        Chip {
            label,
            does: TapAction::Asks(next),
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
fn pad(editor: &SessionEditor, now: Adjusting) -> Step {
    let typed = |points: i64| TapAction::Asks(Adjusting { points, ..now });
    let digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(|n| Chip {
        struck: now.points * 10 + n > MOST,
        does: typed(now.points * 10 + n),
        key: u32::try_from(n).ok().and_then(|n| char::from_digit(n, 10)),
        ..Chip::plain(Message::number(n))
    });
    let erase = Chip {
        label: Message::AdjustErase,
        key: Some('\u{8}'),
        struck: now.points == 0,
        does: typed(now.points / 10),
        ..Chip::plain(Message::AdjustEraseSign)
    };
    let tried = effect(editor, now);
    let next = Chip {
        struck: tried.is_none(),
        chosen: tried.is_some(),
        key: Some('\n'),
        does: TapAction::Asks(Adjusting {
            counted: true,
            ..now
        }),
        ..Chip::plain(Message::AdjustNext)
    };
    let each = [now.from, now.to].contains(&Some(Party::Others));
    let typed = editor.ledger().session().scheme.points(now.points);
    let chips = digits.into_iter().chain([erase, next]).map(|chip| Chip {
        does: if chip.struck {
            TapAction::Nothing
        } else {
            chip.does
        },
        ..chip
    });
    Step::of(
        StepKind::Numbers,
        Message::SlotPoints,
        match (now.points, each) {
            (0, false) => Message::AskAdjustPoints,
            (0, true) => Message::AskAdjustEach,
            (_, false) => Message::points_counted(typed),
            (_, true) => Message::adjust_points_each(typed),
        },
        tried.unwrap_or(Message::HintAdjust),
        chips.collect(),
    )
}

fn why(editor: &SessionEditor, adjusting: Adjusting) -> Step {
    let reasons = [
        Message::AdjustmentReason,
        Message::ReasonRevoke,
        Message::ReasonPenalty,
    ];
    let chips = reasons.map(|reason| Chip {
        does: TapAction::Adjusts(adjusting, reason.clone()),
        ..Chip::plain(reason)
    });
    Step::of(
        StepKind::Choices,
        Message::SlotReason,
        Message::AskAdjustWhy,
        effect(editor, adjusting).unwrap_or(Message::HintAdjust),
        chips.into(),
    )
}

/// The ledger after an edit; `None` if that is illegal.
fn after(editor: &SessionEditor, edit: &Edit) -> Option<Ledger> {
    let mut after = editor.ledger().clone();
    after.apply(edit).ok()?;
    Some(after)
}

/// Each player's change in points, and in money if there is a stake; `None` if the points cannot be moved.
fn effect(editor: &SessionEditor, adjusting: Adjusting) -> Option<Message> {
    let after = after(editor, &edit(editor, adjusting, "")?)?;
    let session = editor.ledger().session();
    let points = adjusting.moves(editor.ledger())?;
    let points = moved(session, points);
    let money = money_moved(editor.ledger(), &after)?;
    Some(if money.is_empty() {
        Message::value(points)
    } else {
        Message::labelled(points, money)
    })
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
