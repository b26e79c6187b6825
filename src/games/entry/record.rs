//! The record of a hand from its answers.

use super::{Answer, Ask, Step};
use crate::games::{HandRecord, Honours, Table, Tricks, odd_trick};
use crate::scheme::Scheme;
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::HighLow;
use crate::seat::Seat;

/// The hand with the answers given so far.
pub(in crate::games) fn record(
    scheme: &Scheme,
    table: Table,
    said: &HandRecord<Seat>,
    steps: &[Step],
) -> HandRecord<Seat> {
    let mut hand = said.clone();
    let mut bonus = vec![0; table.seats];
    let mut taken = Vec::new();
    let mut held = 0;
    for step in steps {
        let Some(answer) = &step.answer else { continue };
        match (step.ask, answer) {
            (_, Answer::Pass) => {
                hand.passed = Some(true);
                // The hand was passed out, so the trump does not count.
                hand.trump = None;
            }
            (_, Answer::Contract(id)) => hand.contract = Some(id.clone()),
            (_, Answer::Mode(mode)) => hand.mode = Some(mode.word().to_owned()),
            (_, Answer::Low) => hand.mode = Some(HighLow::Low.word().to_owned()),
            (_, Answer::Honours(count)) => held = *count,
            (Ask::Payer, Answer::Player(seat)) => hand.payer = Some(*seat),
            (Ask::Receiver, Answer::Player(seat)) => hand.receiver = Some(*seat),
            (Ask::Declarer, Answer::Player(seat)) => hand.declarers = Some(vec![*seat]),
            // While the first declarer is asked for again, nobody else is one.
            (Ask::Partner | Ask::FurtherDeclarer(_), Answer::Player(seat)) => {
                hand.declarers.iter_mut().for_each(|all| all.push(*seat));
            }
            (Ask::Side, Answer::Player(seat)) => hand.side = Some(*seat),
            (Ask::Bidder, Answer::Player(seat)) => {
                hand.bidder = Some(*seat);
                if scheme.rules.is_high_low() {
                    hand.mode = Some(HighLow::High.word().to_owned());
                }
            }
            (Ask::HonoursSide, Answer::Player(side)) if held > 0 => {
                hand.honours = Some(Honours {
                    side: *side,
                    count: held,
                });
            }
            (Ask::Level, Answer::Bid(level)) => hand.bid = Some(*level),
            (Ask::Bid(seat), bid) => {
                let bids = hand.bids.get_or_insert_with(|| vec![None; table.seats]);
                bids[seat.index()] = bid.bid();
            }
            (Ask::Bonus(seat), Answer::Bonus(points)) => bonus[seat.index()] = *points,
            (ask, Answer::Tricks(_) | Answer::Made(_)) => {
                let contract = hand.contract.as_deref().and_then(|id| scheme.contract(id));
                let tricks = match (answer, contract) {
                    (Answer::Made(made), Some(contract)) => contract.target.recorded_as(*made),
                    // Without the contract it is not known whose tricks they are.
                    (_, None) if scheme.rules.contracts().is_some() => continue,
                    (Answer::Tricks(tricks), _) => *tricks,
                    _ => continue,
                };
                match ask {
                    Ask::Taken(seat) => {
                        taken.resize(table.seats, None);
                        taken[seat.index()] = Some(tricks);
                    }
                    Ask::DeclarerResult(_) => taken.push(Some(tricks)),
                    _ => hand.tricks = Some(Tricks::Side(tricks)),
                }
            }
            _ => {}
        }
    }
    if !taken.is_empty() {
        hand.tricks = Some(Tricks::Seats(taken));
    }
    if bonus.iter().any(|points| *points != 0) {
        let bids = hand.bids.iter().flatten();
        let bonus = bids.zip(bonus).map(|(bid, points)| bid.map(|_| points));
        hand.bonus = Some(bonus.collect());
    }
    if let Some(rules) = scheme.rules.odd_trick() {
        odd_trick::drop_what_does_not_fit(rules, &mut hand);
    }
    hand
}
