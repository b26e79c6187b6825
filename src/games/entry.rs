//! What can still be entered of a hand, what it would score, and why something cannot be entered.
//!
//! A hand is entered as answers to questions. Which questions there are follows from the scheme and from the answers
//! so far; when the last one is answered the hand is whole. Nothing here knows how a question is put into words or
//! drawn.

use super::{
    Adjustment, Bid, Carry, HandError, HandRecord, Override, Table, bids, contracts, exact_bid,
    odd_trick, partnership_bid,
};
use crate::cards::Trump;
use crate::scheme::odd_trick::Mode;
use crate::scheme::partnership_bid::{Nil, TRICKS};
use crate::scheme::{Contract, Contracts, Rules, Scheme, switch::Switch};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// A question of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// What is played, or that all pass.
    Contract,
    /// Who plays it; the proposer where two do.
    Declarer,
    /// Who accepted the proposal.
    Partner,
    /// What the declaring side took, or whether it was made.
    Tricks,
    /// Who else plays a contract that several play at once; counted from 0.
    Also(u8),
    /// What this one of several declarers took, or whether he made it.
    Own(Seat),
    /// Who pays in a general misère.
    Payer,
    /// Who is paid in a general misère.
    Receiver,
    /// What this player bids.
    Bid(Seat),
    /// What this player took.
    Taken(Seat),
    /// What bonus this player has, who made his bid.
    Bonus(Seat),
    /// Which side took the odd trick.
    Side,
    /// Which suit was trump, where that is worth points.
    Trump,
    /// How many honours a side held.
    Honours,
    /// Which side held them.
    HonoursSide,
    /// Who won the bidding.
    Bidder,
    /// The level of the winning bid.
    Level,
    /// The mode of the winning bid.
    Mode,
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Everybody passed.
    Pass,
    /// The contract of that id.
    Contract(String),
    /// That player.
    Player(Seat),
    /// So many tricks.
    Tricks(u8),
    /// A bid of so many tricks.
    Bid(u8),
    /// A bid of no trick at all.
    Nil(Nil),
    /// A bonus of so many points.
    Bonus(i64),
    /// So many tricks, as were bid, and a bonus of so many points for them.
    TricksAndBonus(u8, i64),
    /// A mode of play.
    Mode(Mode),
    /// Nobody bid high, so that the hand is played low.
    Low,
    /// A trump suit.
    Trump(Trump),
    /// So many honours, 0 where neither side held enough.
    Honours(u8),
    /// Made, or failed, where the number of tricks makes no difference.
    Made(bool),
    /// Another player plays the contract too.
    Another,
    /// Nobody else does.
    Done,
}

impl Answer {
    /// The bid that it stands for; none where it is no bid.
    pub fn bid(&self) -> Option<Bid> {
        match self {
            Self::Bid(tricks) => Some(Bid::Tricks(*tricks)),
            Self::Nil(nil) => Some(Bid::Nil(*nil)),
            _ => None,
        }
    }
}

/// One thing that somebody said of a hand, by a tap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tap {
    /// Answers a question, or answers it anew.
    Answer(Ask, Answer),
    /// Makes the answer to a question blank again.
    Reopen(Ask),
    /// Moves the deal.
    Dealer(Seat),
    /// Notes the trump.
    Trump(Trump),
    /// Gives or takes points.
    Adjust(Adjustment<Seat>),
    /// Says who revoked.
    Revoke(Seat),
    /// Sets a rule aside.
    Override(Override),
    /// Notes something; an empty note takes it back.
    Note(String),
    /// Says who sits out.
    Out(Vec<Seat>),
    /// Says how many cards are dealt, where the table goes by no schedule.
    Cards(u8),
    /// Says which way cards rank at no trump.
    Rank(Mode),
    /// Says that the cards were dealt wrongly: what was said before is void, but for who deals and who sits out.
    Misdeal,
}

impl Tap {
    /// The same tap where others sit by now, `seat` giving where somebody does: who deals and what was noted stay as
    /// they were said. None for everything else, which is said of cards that are dealt anew.
    #[must_use]
    pub fn reseated(&self, seat: impl Fn(Seat) -> Option<Seat>) -> Option<Self> {
        match self {
            Self::Dealer(who) => seat(*who).map(Self::Dealer),
            Self::Note(note) => Some(Self::Note(note.clone())),
            _ => None,
        }
    }
}

/// A hand in the course of being entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its questions in the order in which they are asked.
    pub steps: Vec<Step>,
    /// The question at the cursor, the first without an answer; none where the hand is whole. A hand that is corrected has
    /// one always.
    pub now: Option<usize>,
    /// What was said beside the answers: dealer, trump, adjustments and the like.
    pub said: HandRecord<Seat>,
    /// The hand, where it is whole.
    pub hand: Option<HandRecord<Seat>>,
}

/// One question with all that could be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The question.
    pub ask: Ask,
    /// The answer, where there is one.
    pub answer: Option<Answer>,
    /// All answers, the impossible ones among them.
    pub choices: Vec<Choice>,
}

/// One possible answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// What the hand would then score for the declarer, where that is known.
    pub worth: Option<i64>,
    /// Whether the contract would then be made, where that is known.
    pub made: Option<bool>,
    /// Why it is impossible, where it is.
    pub struck: Option<HandError>,
}

/// Reads a list of taps: what is known of the hand and what is asked next.
///
/// Taps that do not fit are passed over, so that changing the contract keeps what still makes sense.
pub fn entry(scheme: &Scheme, carry: &Carry, table: Table, taps: &[Tap]) -> Entry {
    read(
        scheme,
        carry,
        table,
        said(in_force(taps)),
        &Answers::of(&[], in_force(taps)),
    )
}

/// Reads the taps that correct a hand, which were entered by the first of them. What is not said anew stays as it was,
/// as long as the hand allows it. The cursor is at the question that was asked for, else at the first without an answer.
pub fn correction(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    was: &[Tap],
    taps: &[Tap],
    at: Option<Ask>,
) -> Entry {
    let before = entry(scheme, carry, table, was);
    let kept: Vec<(Ask, Answer)> = before
        .steps
        .into_iter()
        .filter_map(|step| Some((step.ask, step.answer?)))
        .collect();
    let said = said(was.iter().chain(taps));
    let corrected = read(scheme, carry, table, said, &Answers::of(&kept, taps.iter()));
    let place = |ask: Ask| corrected.steps.iter().position(|step| step.ask == ask);
    Entry {
        now: at.and_then(place).or(corrected.now).or(Some(0)),
        ..corrected
    }
}

fn read(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    said: HandRecord<Seat>,
    answers: &Answers<'_>,
) -> Entry {
    let steps = match &scheme.rules {
        Rules::Contracts(rules) => contracts::steps(scheme, rules, carry, table, &said, answers),
        Rules::ExactBid(rules) => exact_bid::steps(scheme, rules, carry, table, &said, answers),
        Rules::OddTrick(rules) => odd_trick::steps(scheme, rules, carry, table, &said, answers),
        Rules::PartnershipBid(rules) => {
            partnership_bid::steps(scheme, rules, carry, table, &said, answers)
        }
    };
    let now = steps.iter().position(|step| step.answer.is_none());
    let hand = match now {
        Some(_) => None,
        None => Some(match &scheme.rules {
            Rules::Contracts(rules) => contracts::record(rules, &said, &steps),
            Rules::ExactBid(_) | Rules::PartnershipBid(_) => bids::record(table, &said, &steps),
            Rules::OddTrick(rules) => odd_trick::record(rules, &said, &steps),
        }),
    };
    Entry {
        steps,
        now,
        said,
        hand,
    }
}

/// The taps that would enter a hand: what was said beside the answers first, then the answers in the order in which
/// they are asked. What follows by itself is not said: a dealer who deals in turn, the cards of the schedule.
pub fn taps(scheme: &Scheme, carry: &Carry, table: Table, hand: &HandRecord<Seat>) -> Vec<Tap> {
    let mut taps = Vec::new();
    taps.extend(
        hand.dealer
            .filter(|dealer| *dealer != table.dealer)
            .map(Tap::Dealer),
    );
    let by_turn = table.seats > usize::from(scheme.players.most);
    let turn = by_turn.then(|| vec![hand.dealer.unwrap_or(table.dealer)]);
    taps.extend(
        hand.out
            .clone()
            .filter(|out| Some(out) != turn.as_ref())
            .map(Tap::Out),
    );
    let fixed = fixed(scheme, carry, table, hand);
    taps.extend(
        hand.cards
            .filter(|_| fixed.cards != hand.cards)
            .map(Tap::Cards),
    );
    taps.extend(
        hand.trump
            .filter(|_| fixed.trump != hand.trump)
            .map(Tap::Trump),
    );
    let rank = hand.rank.as_deref().and_then(Mode::from_word);
    taps.extend(rank.map(Tap::Rank));
    taps.extend(hand.adjust.iter().flatten().cloned().map(Tap::Adjust));
    taps.extend(hand.revoke.map(Tap::Revoke));
    taps.extend(hand.overrides.map(Tap::Override));
    taps.extend(hand.note.clone().map(Tap::Note));
    match &scheme.rules {
        Rules::Contracts(rules) => contracts::answers(rules, hand, &mut taps),
        Rules::ExactBid(rules) => bids::answers(scheme, table, hand, rules.bonus != 0, &mut taps),
        Rules::PartnershipBid(_) => bids::answers(scheme, table, hand, false, &mut taps),
        Rules::OddTrick(rules) => odd_trick::answers(rules, hand, &mut taps),
    }
    taps
}

/// Cards and trump of a hand, where they are written on it whatever was said of them.
fn fixed(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    hand: &HandRecord<Seat>,
) -> HandRecord<Seat> {
    let blank = HandRecord::blank();
    match &scheme.rules {
        // A hand has all the cards of the scheme, and a contract may have another trump than the one in turn.
        Rules::Contracts(rules) => HandRecord {
            cards: Some(rules.cards),
            ..blank
        },
        Rules::OddTrick(rules) => HandRecord {
            cards: Some(rules.cards()),
            ..blank
        },
        Rules::PartnershipBid(_) => HandRecord {
            cards: Some(TRICKS),
            ..blank
        },
        Rules::ExactBid(_) => {
            let silent = HandRecord {
                out: hand.out.clone(),
                ..HandRecord::blank()
            };
            let deal = super::next_deal(scheme, carry, table, &silent).ok();
            HandRecord {
                cards: deal.map(|deal| deal.cards),
                trump: deal.and_then(|deal| deal.trump),
                ..blank
            }
        }
    }
}

/// The taps that hold of the cards as they were dealt last.
fn in_force(taps: &[Tap]) -> impl Iterator<Item = &Tap> {
    let dealt = taps.iter().rposition(|tap| *tap == Tap::Misdeal);
    taps.iter().enumerate().filter_map(move |(at, tap)| {
        let holds = matches!(tap, Tap::Dealer(_) | Tap::Out(_));
        (holds || dealt.is_none_or(|dealt| at > dealt)).then_some(tap)
    })
}

/// Whether a contract is entered as made or failed rather than by its tricks.
pub fn made_or_failed(rules: &Contracts, contract: &Contract) -> bool {
    contracts::made_or_failed(rules, contract)
}

/// The answers in a list of taps, the last one to each question.
pub(super) struct Answers<'a> {
    given: Vec<(Ask, &'a Answer)>,
    reopened: Vec<Ask>,
    kept: Vec<Ask>,
}

impl<'a> Answers<'a> {
    fn of(kept: &'a [(Ask, Answer)], taps: impl Iterator<Item = &'a Tap>) -> Self {
        let mut given: Vec<(Ask, &Answer)> =
            kept.iter().map(|(ask, answer)| (*ask, answer)).collect();
        let mut kept: Vec<Ask> = kept.iter().map(|(ask, _)| *ask).collect();
        let mut reopened: Vec<Ask> = Vec::new();
        for tap in taps {
            match tap {
                Tap::Answer(ask, answer) => {
                    given.retain(|(other, _)| other != ask);
                    given.push((*ask, answer));
                    reopened.retain(|other| other != ask);
                    kept.retain(|other| other != ask);
                }
                Tap::Reopen(ask) => {
                    given.retain(|(other, _)| other != ask);
                    reopened.push(*ask);
                }
                _ => {}
            }
        }
        Self {
            given,
            reopened,
            kept,
        }
    }

    /// The answer to a question.
    pub(super) fn to(&self, ask: Ask) -> Option<&'a Answer> {
        self.given
            .iter()
            .find(|(other, _)| *other == ask)
            .map(|(_, answer)| *answer)
    }

    /// Whether a question was asked again and has not been answered since.
    pub(super) fn reopened(&self, ask: Ask) -> bool {
        self.reopened.contains(&ask)
    }

    /// Whether the answer to a question is the one that a corrected hand had, and nobody has said it since.
    pub(super) fn kept(&self, ask: Ask) -> bool {
        self.kept.contains(&ask)
    }

    /// The player named in answer to a question.
    pub(super) fn player(&self, ask: Ask) -> Option<Seat> {
        match self.to(ask) {
            Some(Answer::Player(seat)) => Some(*seat),
            _ => None,
        }
    }
}

fn said<'a>(taps: impl Iterator<Item = &'a Tap>) -> HandRecord<Seat> {
    let mut said = HandRecord::blank();
    for tap in taps {
        match tap.clone() {
            // What is asked in one game is noted in another, so that it is the same to say it either way.
            Tap::Answer(Ask::Trump, Answer::Trump(trump)) => said.trump = Some(trump),
            Tap::Reopen(Ask::Trump) => said.trump = None,
            Tap::Answer(..) | Tap::Reopen(_) | Tap::Misdeal => {}
            Tap::Dealer(seat) => said.dealer = Some(seat),
            Tap::Trump(trump) => said.trump = Some(trump),
            Tap::Adjust(adjustment) => said.adjust.get_or_insert_default().push(adjustment),
            Tap::Revoke(seat) => said.revoke = Some(seat),
            Tap::Override(rule) => said.overrides = Some(rule),
            Tap::Note(note) => said.note = Some(note).filter(|note| !note.is_empty()),
            Tap::Out(seats) => said.out = Some(seats),
            Tap::Cards(cards) => said.cards = Some(cards),
            Tap::Rank(rank) => said.rank = Some(rank.word().to_owned()),
        }
    }
    said
}
