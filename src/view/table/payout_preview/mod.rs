//! Before the hand: what it would pay or cost, in points and in money.
//!
//! Every cell is a hand, played by [`crate::games`] as it would be played now: by this session's scheme, after the hands
//! before it, at this table. Nothing is scored here, and nothing of it is kept.

mod bids;
mod contracts;
mod hand;
mod partners;
mod sides;

use crate::games::entry::{Answer, Ask};
use crate::ledger::Book;
use crate::points::Points;
use crate::scheme::Rules;
use crate::view::message::Message;
use crate::view::{Change, MoneyChange};
use hand::NextHand;

/// What is looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewChoice {
    /// One contract, trick by trick; none for all of them.
    pub contract: Option<String>,
    /// Whether the points are those of an opponent rather than of who plays.
    pub opponent: bool,
    /// The bid, or the level of it, that is boxed.
    pub bid: Option<u8>,
}

/// The table that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    /// Over the table.
    pub title: Message,
    /// What goes down and across, and what it is played for.
    pub caption: Message,
    /// Whose points can be shown, where there is a choice.
    pub whose: Vec<Whose>,
    /// The way back to all contracts, where one is shown.
    pub all: Option<Message>,
    /// The heads of the columns, each in one line or two.
    pub heads: Vec<Vec<Message>>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// Whose points can be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whose {
    /// What stands on the card.
    pub text: Message,
    /// Whether they are shown.
    pub chosen: bool,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its head.
    pub head: Message,
    /// The contract that a tap on it opens, and what that tap is called.
    pub opens: Option<(String, Message)>,
    /// Its cells, one a column.
    pub cells: Vec<Cell>,
}

/// What one hand would be to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The points, or a dash where there is no such hand.
    pub points: Message,
    /// What they are in money, where a hand is paid by itself.
    pub money: Message,
    /// Whether the contract or the bid is made; none where there is no such hand.
    pub made: Option<bool>,
    /// Whether it is the one that is asked about.
    pub boxed: bool,
    /// The cell in words.
    pub label: Message,
}

impl Cell {
    /// A hand that cannot be.
    fn none() -> Self {
        Self {
            points: Message::None,
            money: Message::Blank,
            made: None,
            boxed: false,
            label: crate::view::Message::HouseNotPossible,
        }
    }

    /// So many points and so much money, said by what they are of.
    fn of(
        points: impl Into<Points>,
        money: Option<MoneyChange>,
        made: bool,
        says: Message,
    ) -> Self {
        Self {
            points: Message::Change {
                n: Change(points.into()),
            },
            money: money.map_or(Message::Blank, |money| Message::BeforeMoney { money }),
            made: Some(made),
            boxed: false,
            label: match money {
                Some(money) => Message::BeforeWithMoney {
                    what: says.part(),
                    money,
                },
                None => says,
            },
        }
    }

    /// The same, boxed where that holds.
    fn boxed(self, boxed: bool) -> Self {
        Self { boxed, ..self }
    }
}

/// What the hand that is asked for now would pay or cost.
pub fn before(book: &Book, looking: &PreviewChoice) -> Option<Before> {
    let next = NextHand::of(book)?;
    Some(match &book.ledger().session().scheme.rules {
        Rules::Contracts(rules) => contracts::table(&next, rules, looking),
        Rules::ExactBid(_) => bids::table(&next, looking),
        Rules::PartnershipBid(rules) => partners::table(&next, rules),
        Rules::OddTrick(rules) if rules.high.is_some() => sides::high_low(&next),
        Rules::OddTrick(rules) => match &rules.bids {
            Some(bids) => sides::levels(&next, rules, bids, looking),
            None => sides::tricks(&next, rules),
        },
    })
}

/// What there is to look at as far as the hand has been entered: its contract, or its bid.
pub fn looking(book: &Book) -> PreviewChoice {
    let entry = book.entry();
    let answers = entry.steps.iter().filter_map(|step| {
        let answer = step.answer.as_ref()?;
        Some((step.ask, answer))
    });
    let asked = entry.now.and_then(|now| entry.steps.get(now));
    let mut looking = PreviewChoice::default();
    for (ask, answer) in answers {
        match (ask, answer) {
            (Ask::Contract, Answer::Contract(id)) => looking.contract = Some(id.clone()),
            (Ask::Level, Answer::Bid(level)) => looking.bid = Some(*level),
            (Ask::Bid(seat), Answer::Bid(bid))
                if asked.is_some_and(|step| step.ask == Ask::Taken(seat)) =>
            {
                looking.bid = Some(*bid);
            }
            _ => {}
        }
    }
    looking
}
