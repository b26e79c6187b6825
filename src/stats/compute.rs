//! Computes the attempts in a session from its ledger.

use super::{
    Achievement, Attempts, Goal, Goals, PartnerRecord, Partners, Person, SessionStats, Tallies,
};
use crate::games::{HandResult, Outcome, Role, Side};
use crate::ledger::{Hand, Ledger, Session};
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{HighLow, TRICKS};
use crate::scheme::{Rules, Target};
use crate::seat::Seat;
use crate::settle::{self, SettleError};

impl SessionStats {
    /// The attempts in a session.
    ///
    /// # Errors
    /// A sum of money overflows.
    pub fn of(ledger: &Ledger) -> Result<Self, SettleError> {
        let session = ledger.session();
        let by_hand = settle::payouts_by_hand(ledger)?.unwrap_or_default();
        let currency = settle::payouts(ledger)?.map(|all| all.currency);
        let people = session.participants.iter().map(|one| Person {
            player: one.player,
            tasks: Tallies::new(),
            partners: Partners::new(),
        });
        let (mut people, mut table) = (people.collect::<Vec<_>>(), Tallies::new());
        for (at, (hand, played)) in session.hands.iter().zip(ledger.played()).enumerate() {
            let place = |seat: &Seat| session.position(*hand.seats.get(seat.index())?);
            for attempt in attempts(hand, &played.outcome) {
                let (task, tries) = (&attempt.task, Attempts::once(attempt.made));
                let add = |to: &mut Tallies| {
                    to.entry(task.clone())
                        .or_default()
                        .add(attempt.tricks, tries);
                };
                if attempt.at_table {
                    add(&mut table);
                }
                for one in attempt.players.iter().filter_map(place) {
                    add(&mut people[one].tasks);
                }
                let partners = attempt.partners.iter();
                let partners = partners.filter_map(|seat| Some((place(seat)?, *seat)));
                let partners: Vec<(usize, Seat)> = partners.collect();
                for (one, seat) in &partners {
                    let money = by_hand.get(at).map(|row| row[*one]);
                    let together = PartnerRecord {
                        tries,
                        points: played.outcome.points.at(*seat),
                        money: currency.zip(money).into_iter().collect(),
                    };
                    for (other, _) in partners.iter().filter(|(other, _)| other != one) {
                        let key = (task.clone(), people[*other].player);
                        people[*one].partners.entry(key).or_default().add(&together);
                    }
                }
            }
        }
        let goals = goals(session, &table);
        let people = people.into_iter().zip(ledger.ever_sat());
        Ok(Self {
            people: people.filter(|(_, sat)| *sat).map(|(one, _)| one).collect(),
            table,
            goals,
        })
    }
}

/// An attempt in a hand.
struct Attempt {
    task: Achievement,
    tricks: u8,
    made: bool,
    /// Whether it counts for the table.
    at_table: bool,
    /// The players for whom it counts.
    players: Vec<Seat>,
    /// The players for whom it counts as partners.
    partners: Vec<Seat>,
}

/// The attempts in a hand.
fn attempts(hand: &Hand, outcome: &Outcome) -> Vec<Attempt> {
    let record = &hand.record;
    let contract = || Achievement::Contract(record.contract.clone().unwrap_or_default());
    let alone = |task, tricks, made, who: Option<Seat>| Attempt {
        task,
        tricks,
        made,
        at_table: true,
        players: who.into_iter().collect(),
        partners: Vec::new(),
    };
    let named = || {
        let mut roles = outcome.roles.iter();
        roles.find(|(_, role)| *role == Role::Declarer)
    };
    match (&outcome.result, named()) {
        (HandResult::PassedOut | HandResult::GeneralMisere { .. }, _) => Vec::new(),
        (HandResult::Contract { tricks, made, .. }, _) => {
            let declares = |role| matches!(role, Role::Declarer | Role::Partner);
            let roles = outcome.roles.iter().filter(|(_, role)| declares(*role));
            let side: Vec<Seat> = roles.map(|(seat, _)| seat).collect();
            vec![Attempt {
                players: side.clone(),
                partners: side,
                ..alone(contract(), *tricks, *made, None)
            }]
        }
        (HandResult::Joint { made, .. }, _) => {
            let each = record.each_declarer().map(|(who, tricks)| {
                let seat = hand.seats.iter().position(|id| id == who);
                let seat = seat.and_then(Seat::new);
                let made = seat.and_then(|seat| made.at(seat)) == Some(true);
                alone(contract(), tricks, made, seat)
            });
            each.collect()
        }
        (HandResult::Bids { made, .. }, _) => {
            // Nobody who sat out has a bid; a nil is a bid of 0.
            let each = Seat::all(record.tricks_of_each().len()).filter_map(|seat| {
                let (bid, taken) = record.bid_and_taken(seat)?;
                let task = Achievement::Bid(bid.tricks());
                Some(alone(task, taken, made.at(seat)?, Some(seat)))
            });
            each.collect()
        }
        (HandResult::Shared(_), None) => Vec::new(),
        (HandResult::Shared(shared), Some((named, _))) => {
            if let Some(level) = record.bid {
                let made = shared.made == Some(true);
                // An attempt counts for its bidder, and for the partners as a pair.
                return vec![Attempt {
                    partners: of_side(hand, Side::of(named)),
                    ..alone(Achievement::Level(level), shared.tricks, made, Some(named))
                }];
            }
            let low = record.mode.as_deref() == Some(HighLow::Low.word());
            let of = |side: Side| {
                let tricks = if side == Side::of(named) {
                    shared.tricks
                } else {
                    TRICKS.saturating_sub(shared.tricks)
                };
                let won = (tricks > TRICKS / 2) != low;
                Attempt {
                    // The tricks of the winners of a low hand follow from those of the others.
                    at_table: won && !low,
                    players: of_side(hand, side),
                    partners: of_side(hand, side),
                    ..alone(Achievement::Hand, tricks, won, None)
                }
            };
            Side::BOTH.map(of).into()
        }
    }
}

fn of_side(hand: &Hand, side: Side) -> Vec<Seat> {
    let seats = Seat::all(hand.seats.len());
    seats.filter(|seat| Side::of(*seat) == side).collect()
}

/// The targets of the tasks attempted.
fn goals(session: &Session, tried: &Tallies) -> Goals {
    let goal = |task: &Achievement| {
        let (name, rank, target) = match (&session.scheme.rules, task) {
            (Rules::Contracts(rules), Achievement::Contract(id)) => {
                let rank = rules.contracts.iter().position(|one| one.id == *id)?;
                let contract = &rules.contracts[rank];
                (contract.name.clone(), rank, contract.target)
            }
            (Rules::OddTrick(rules), Achievement::Level(level)) => {
                let target = rules.book.saturating_add(*level);
                (String::new(), usize::from(*level), Target::AtLeast(target))
            }
            // A low hand is won with fewer tricks.
            (Rules::OddTrick(rules), Achievement::Hand) if rules.low.is_none() => {
                (String::new(), 0, Target::AtLeast(TRICKS / 2 + 1))
            }
            _ => return None,
        };
        let goal = Goal {
            name,
            rank: u32::try_from(rank).unwrap_or(u32::MAX),
            target: Some(target),
        };
        Some((task.clone(), goal))
    };
    tried.keys().filter_map(goal).collect()
}
