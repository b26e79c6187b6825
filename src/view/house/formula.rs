//! A formula as a sentence: so much, and so much for each of what a term counts.

use super::at::At;
use super::choice::{Change, Choice};
use super::control::Control;
use super::ladder::Ladder;
use super::line::Sentence;
use crate::scheme::document::LARGEST;
use crate::scheme::exact_bid::Term;
use crate::view::message::Message;

/// Points of either sign.
pub(super) const POINTS: (i64, i64) = (-LARGEST, LARGEST);

/// A rule that is a formula.
pub(super) struct Rule {
    /// Where it stands in the document.
    pub(super) key: &'static str,
    /// What it decides.
    pub(super) name: Message,
    /// Whether its points are mostly won or lost.
    pub(super) ladder: Ladder,
    /// What holds where the rule is not there; none where it always is.
    pub(super) off: Option<Message>,
    /// What its `+` offers beside terms.
    pub(super) more: Option<Choice>,
}

/// The rule as a sentence.
///
/// A term that counts nothing is not there, unless its box is open just then. Without any there is the bare 0.
pub(super) fn sentence(at: &At, rule: &Rule) -> Sentence {
    let mut line = Sentence::new(rule.key, rule.name.clone());
    if let Some(off) = &rule.off
        && !at.draft.has(rule.key)
    {
        return line.word(off.clone()).add(number(at, rule, Term::Constant));
    }
    let there = |term: &Term| at.draft.number(&key(rule, *term)).unwrap_or(0) != 0;
    let open = |term: &Term| at.open == Some(key(rule, *term).as_str());
    let mut shown: Vec<Term> = Term::ALL
        .into_iter()
        .filter(|term| there(term) || open(term))
        .collect();
    if shown.is_empty() {
        shown.push(Term::Constant);
    }
    for (place, term) in shown.iter().enumerate() {
        if place > 0 {
            line = line.word(Message::HousePlusSign);
        }
        line = line.tap(number(at, rule, *term));
        if *term != Term::Constant {
            let of = name(*term).part();
            line = line.word(Message::HouseTimesWhat { of });
        }
    }
    let rest = Term::ALL.into_iter().filter(|term| !shown.contains(term));
    let terms = rest.map(|term| Choice::open(ask(term), key(rule, term)));
    let choices: Vec<Choice> = terms.chain(rule.more.clone()).collect();
    if choices.is_empty() {
        line
    } else {
        line.add(Control::choice(
            format!("{}.+", rule.key),
            Message::HouseAskAdd,
            choices,
        ))
    }
}

fn key(rule: &Rule, term: Term) -> String {
    format!("{}.{}", rule.key, term.key())
}

fn number(at: &At, rule: &Rule, term: Term) -> Control {
    let number = at.number(key(rule, term), ask(term), rule.ladder).term();
    match &rule.off {
        Some(off) => {
            let clear = Change::Clear(rule.key.to_owned());
            number.or(Choice::change(off.clone(), vec![clear]))
        }
        None => number,
    }
}

/// What a term counts, behind a number.
pub(in crate::view) fn name(term: Term) -> Message {
    match term {
        Term::Constant => Message::Blank,
        Term::Bid => Message::TermBid,
        Term::BidSquared => Message::TermBidSquared,
        Term::BidTriangular => Message::TermBidTriangular,
        Term::Tricks => Message::TermTricks,
        Term::Cards => Message::TermCardsDealt,
        Term::Off => Message::TermOff,
        Term::OffSquared => Message::TermOffSquared,
        Term::OffTriangular => Message::TermOffTriangular,
    }
}

/// What a term is asked for.
fn ask(term: Term) -> Message {
    match term {
        Term::Constant => Message::HouseAskConstant,
        Term::Bid => Message::HouseAskBid,
        Term::BidSquared => Message::HouseAskBidSquared,
        Term::BidTriangular => Message::HouseAskBidTriangular,
        Term::Tricks => Message::HouseAskTricks,
        Term::Cards => Message::HouseAskCards,
        Term::Off => Message::HouseAskOff,
        Term::OffSquared => Message::HouseAskOffSquared,
        Term::OffTriangular => Message::HouseAskOffTriangular,
    }
}
