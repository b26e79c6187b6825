//! Entry of a hand: the questions, the score of each answer, and why an answer is impossible.
//!
//! A hand is entered as answers to questions, which follow from the scheme and earlier answers; after the last one the
//! hand is complete. This module does not know texts or drawing.

mod record;
mod tap;

pub(super) use record::record;
pub use tap::{Answer, Ask, Tap};

use super::deal::Deal;
use super::trump::{self, TrumpOrRank};
use super::{Carry, HandError, HandRecord, NextDeal, Override, Table, bids, contracts, odd_trick};
use crate::cards::Trump;
use crate::scheme::odd_trick::Mode;
use crate::scheme::{Contract, OpeningLead, Rules, Scheme, keyword::Keyword};
use crate::seat::Seat;

/// A hand being entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its questions in order.
    pub steps: Vec<Step>,
    /// The question at the cursor, the first without an answer; `None` for a complete hand. A corrected hand always has
    /// one.
    pub now: Option<usize>,
    /// The values besides the answers, such as dealer, trump and adjustments.
    pub said: HandRecord<Seat>,
    /// The hand as far as it is entered.
    pub record: HandRecord<Seat>,
    /// The hand, if complete.
    pub hand: Option<HandRecord<Seat>>,
    /// The state before it.
    pub carry: Carry,
    /// How it is dealt, with the leader by the contract bid so far; `None` if such a table cannot play.
    pub deal: Option<NextDeal>,
    /// Its trump; `None` if not noted.
    pub trump: Option<Trump>,
    /// What can be noted of its cards.
    pub notes: Vec<TrumpOrRank>,
}

impl Entry {
    /// The question at the cursor.
    pub fn asked(&self) -> Option<&Step> {
        self.steps.get(self.now?)
    }

    /// The answer to a question.
    pub fn answer(&self, ask: Ask) -> Option<&Answer> {
        let step = self.steps.iter().find(|step| step.ask == ask)?;
        step.answer.as_ref()
    }

    /// The player named in an answer.
    pub fn player(&self, ask: Ask) -> Option<Seat> {
        match self.answer(ask)? {
            Answer::Player(seat) => Some(*seat),
            _ => None,
        }
    }

    /// The contract, if there is one.
    pub fn contract<'a>(&self, scheme: &'a Scheme) -> Option<&'a Contract> {
        scheme.contract(self.record.contract.as_deref()?)
    }
}

/// A question with its choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The question.
    pub ask: Ask,
    /// The answer, if given.
    pub answer: Option<Answer>,
    /// All choices, including impossible ones.
    pub choices: Vec<Choice>,
}

/// A possible answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// The declarer's score with this answer, if known.
    pub worth: Option<i64>,
    /// Whether the contract would be made, if known.
    pub made: Option<bool>,
    /// Why it is impossible, if so.
    pub struck: Option<HandError>,
}

impl Step {
    /// A question with its answer, if that is possible.
    pub(super) fn new(ask: Ask, said: Option<&Answer>, choices: Vec<Choice>) -> Self {
        let fits = |one: &Choice| Some(&one.answer) == said && one.struck.is_none();
        let answer = said.filter(|_| choices.iter().any(fits)).cloned();
        Self {
            ask,
            answer,
            choices,
        }
    }
}

impl Choice {
    /// A possible answer of which no score is known.
    pub(super) fn of(answer: Answer) -> Self {
        Self {
            answer,
            worth: None,
            made: None,
            struck: None,
        }
    }
}

/// Evaluates a list of taps: what is known of the hand and what is asked next.
///
/// Taps that do not fit are ignored, so that changing the contract keeps what still applies.
pub fn entry(scheme: &Scheme, carry: &Carry, table: Table, taps: &[Tap]) -> Entry {
    read(
        scheme,
        carry,
        table,
        said(in_force(taps)),
        &Answers::of(&[], in_force(taps)),
    )
}

/// Evaluates the taps of a correction, the first of which enter the original hand. Original values stay unless
/// replaced, as far as legal. The cursor is at the question asked for, else at the first without an answer.
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

/// What the steps of a hand being entered depend on: the rules of its kind, what precedes it, and what is known of it.
#[derive(Clone, Copy)]
pub(super) struct EntryContext<'a, R> {
    pub(super) scheme: &'a Scheme,
    pub(super) rules: R,
    pub(super) carry: &'a Carry,
    pub(super) table: Table,
    pub(super) said: &'a HandRecord<Seat>,
    pub(super) answers: &'a Answers<'a>,
}

impl<'a> EntryContext<'a, ()> {
    /// The same context with the rules of a kind.
    fn by<R>(self, rules: &'a R) -> EntryContext<'a, &'a R> {
        EntryContext {
            scheme: self.scheme,
            rules,
            carry: self.carry,
            table: self.table,
            said: self.said,
            answers: self.answers,
        }
    }
}

impl<R> EntryContext<'_, R> {
    /// Why no hand can be entered in a game of partnerships: the table is invalid, or the game is over.
    pub(super) fn entry_error(&self) -> Option<HandError> {
        let deal = super::deal(self.scheme, self.table, self.said);
        let over = self.carry.sides.over && self.said.overrides != Some(Override::End);
        deal.err().or(over.then_some(HandError::GameOver))
    }
}

fn read(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    said: HandRecord<Seat>,
    answers: &Answers<'_>,
) -> Entry {
    let hand = EntryContext {
        scheme,
        rules: (),
        carry,
        table,
        said: &said,
        answers,
    };
    let steps = match &scheme.rules {
        Rules::Contracts(rules) => hand.by(rules).steps(),
        Rules::ExactBid(rules) => hand.by(rules).steps(),
        Rules::OddTrick(rules) => hand.by(rules).steps(),
        Rules::PartnershipBid(rules) => hand.by(rules).steps(),
    };
    let now = steps.iter().position(|step| step.answer.is_none());
    let record = record(scheme, table, &said, &steps);
    let mut entry = Entry {
        steps,
        now,
        deal: super::next_deal(scheme, carry, table, &said).ok(),
        said,
        hand: now.is_none().then(|| record.clone()),
        record,
        carry: *carry,
        trump: None,
        notes: Vec::new(),
    };
    let (contract, declarer) = (entry.contract(scheme), entry.player(Ask::Declarer));
    let leads = contract.is_some_and(|contract| contract.leads == OpeningLead::Declarer);
    if let (Some(deal), Some(declarer)) = (&mut entry.deal, declarer.filter(|_| leads)) {
        deal.eldest = declarer;
    }
    entry.trump = trump::in_force(scheme, carry, table, &entry);
    entry.notes = trump::options(scheme, carry, table, &entry);
    entry
}

/// The taps that enter a hand: other values first, then the answers in order. Implied values are omitted: a dealer in
/// turn, the schedule's cards.
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
    let (cards, trump) = fixed(scheme, carry, table, hand);
    taps.extend(hand.cards.filter(|_| cards != hand.cards).map(Tap::Cards));
    taps.extend(hand.trump.filter(|_| trump != hand.trump).map(Tap::Trump));
    let rank = hand.rank.as_deref().and_then(Mode::from_word);
    taps.extend(rank.map(Tap::Rank));
    taps.extend(hand.adjust.iter().flatten().cloned().map(Tap::Adjust));
    taps.extend(hand.revoke.map(Tap::Revoke));
    taps.extend(hand.overrides.map(Tap::Override));
    taps.extend(hand.note.clone().map(Tap::Note));
    match &scheme.rules {
        Rules::Contracts(rules) => {
            let playing = super::deal(scheme, table, hand).map_or(table.seats, Deal::playing);
            contracts::answers(rules, hand, playing, &mut taps);
        }
        Rules::ExactBid(rules) => bids::answers(scheme, table, hand, rules.bonus != 0, &mut taps),
        Rules::PartnershipBid(_) => bids::answers(scheme, table, hand, false, &mut taps),
        Rules::OddTrick(rules) => odd_trick::answers(rules, hand, &mut taps),
    }
    taps
}

/// The taps that entered a hand at the table: a bonus is part of the tricks' answer, unless the tricks were filled in.
pub fn taps_at_table(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    hand: &HandRecord<Seat>,
) -> Vec<Tap> {
    let mut taps = taps(scheme, carry, table, hand);
    bids::join_bonuses(&mut taps);
    taps
}

/// Cards and trump of a hand if fixed, whatever was entered. A contract may have another trump than the rotation.
fn fixed(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    hand: &HandRecord<Seat>,
) -> (Option<u8>, Option<Trump>) {
    let silent = HandRecord {
        out: hand.out.clone(),
        ..HandRecord::blank()
    };
    let deal = super::next_deal(scheme, carry, table, &silent).ok();
    let trump = deal.filter(|_| scheme.rules.exact_bid().is_some());
    (
        deal.map(|deal| deal.cards),
        trump.and_then(|deal| deal.trump),
    )
}

/// The taps since the last misdeal that are still valid.
fn in_force(taps: &[Tap]) -> impl Iterator<Item = &Tap> {
    let dealt = taps.iter().rposition(|tap| *tap == Tap::Misdeal);
    taps.iter().enumerate().filter_map(move |(at, tap)| {
        let holds = matches!(
            tap,
            Tap::Dealer(_) | Tap::Out(_) | Tap::Override(Override::End)
        );
        (holds || dealt.is_none_or(|dealt| at > dealt)).then_some(tap)
    })
}

/// The answers in a list of taps; the last one per question counts.
pub(super) struct Answers<'a> {
    given: Vec<(Ask, &'a Answer)>,
    reopened: Vec<Ask>,
    kept: Vec<Ask>,
    /// All answers of the original hand.
    original: &'a [(Ask, Answer)],
}

impl<'a> Answers<'a> {
    fn of(original: &'a [(Ask, Answer)], taps: impl Iterator<Item = &'a Tap>) -> Self {
        let given = original.iter().map(|(ask, answer)| (*ask, answer));
        let mut given: Vec<(Ask, &Answer)> = given.collect();
        let mut kept: Vec<Ask> = original.iter().map(|(ask, _)| *ask).collect();
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
            original,
        }
    }

    /// The answer to a question.
    pub(super) fn answer_to(&self, ask: Ask) -> Option<&'a Answer> {
        self.given
            .iter()
            .find(|(other, _)| *other == ask)
            .map(|(_, answer)| *answer)
    }

    /// Whether a question was reopened and not answered since.
    pub(super) fn reopened(&self, ask: Ask) -> bool {
        self.reopened.contains(&ask)
    }

    /// Whether the answer is the original one of a corrected hand.
    pub(super) fn is_original(&self, ask: Ask) -> bool {
        self.kept.contains(&ask)
    }

    /// Whether the question was answered in the original hand.
    pub(super) fn was_answered(&self, ask: Ask) -> bool {
        self.original.iter().any(|(other, _)| *other == ask)
    }

    /// The player named in an answer.
    pub(super) fn player(&self, ask: Ask) -> Option<Seat> {
        match self.answer_to(ask) {
            Some(Answer::Player(seat)) => Some(*seat),
            _ => None,
        }
    }
}

fn said<'a>(taps: impl Iterator<Item = &'a Tap>) -> HandRecord<Seat> {
    let mut said = HandRecord::blank();
    for tap in taps {
        match tap.clone() {
            // Some games ask for the trump, in others it is noted; both taps are equivalent.
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
