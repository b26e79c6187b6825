//! Computes the attempts in a session from its ledger.

use super::{Achievement, Attempts, Goal, Partner, Person, SessionStats, Tallies};
use crate::games::{HandRecord, HandResult, Outcome, Role, Side};
use crate::ledger::{Hand, Ledger, ParticipantId, Session};
use crate::money::Money;
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
        let by_hand = settle::payouts_by_hand(ledger)?;
        let people = session.participants.iter().map(|one| Person {
            player: one.player,
            tasks: Tallies::default(),
            partners: Vec::new(),
        });
        let mut fold = Fold {
            session,
            people: people.collect(),
            table: Tallies::default(),
        };
        for (at, (hand, played)) in session.hands.iter().zip(ledger.played()).enumerate() {
            let money = by_hand.as_ref().and_then(|rows| rows.get(at));
            fold.hand(hand, &played.outcome, money.map_or(&[], Vec::as_slice));
        }
        let goals = goals(session, &fold.table);
        let people = fold.people.into_iter().zip(ledger.ever_sat());
        Ok(Self {
            people: people.filter(|(_, sat)| *sat).map(|(one, _)| one).collect(),
            table: fold.table,
            goals,
        })
    }
}

struct Fold<'a> {
    session: &'a Session,
    /// All participants, in the order of [`Session::participants`].
    people: Vec<Person>,
    table: Tallies,
}

impl Fold<'_> {
    fn hand(&mut self, hand: &Hand, outcome: &Outcome, money: &[Money]) {
        match &outcome.result {
            HandResult::PassedOut | HandResult::GeneralMisere { .. } => {}
            HandResult::Contract { tricks, made, .. } => {
                let task = Achievement::Contract(hand.record.contract.clone().unwrap_or_default());
                self.table.add(&task, *tricks, *made);
                let declares = |role| matches!(role, Role::Declarer | Role::Partner);
                let roles = outcome.roles.iter().filter(|(_, role)| declares(*role));
                let side: Vec<Seat> = roles.map(|(seat, _)| seat).collect();
                self.side(hand, outcome, money, &side, (&task, *tricks, *made));
            }
            HandResult::Joint { made, .. } => {
                let task = Achievement::Contract(hand.record.contract.clone().unwrap_or_default());
                for (who, tricks) in hand.record.each_declarer() {
                    let one = self.session.position(*who);
                    let seat = hand
                        .seats
                        .iter()
                        .position(|id| id == who)
                        .and_then(Seat::new);
                    let made = seat.and_then(|seat| made.at(seat)) == Some(true);
                    self.table.add(&task, tricks, made);
                    if let Some(one) = one {
                        self.people[one].tasks.add(&task, tricks, made);
                    }
                }
            }
            HandResult::Bids { made, .. } => {
                for (seat, bid, tricks) in bids(&hand.record) {
                    let Some(made) = made.at(seat) else { continue };
                    self.table.add(&Achievement::Bid(bid), tricks, made);
                    if let Some(one) = self.seated(hand, seat) {
                        self.people[one]
                            .tasks
                            .add(&Achievement::Bid(bid), tricks, made);
                    }
                }
            }
            HandResult::Shared(shared) => {
                let mut roles = outcome.roles.iter();
                let Some((named, _)) = roles.find(|(_, role)| *role == Role::Declarer) else {
                    return;
                };
                if let Some(level) = hand.record.bid {
                    let (task, made) = (Achievement::Level(level), shared.made == Some(true));
                    self.table.add(&task, shared.tricks, made);
                    // An attempt counts for its bidder, and for the partners as a pair.
                    if let Some(one) = self.seated(hand, named) {
                        let tasks = &mut self.people[one].tasks;
                        tasks.add(&task, shared.tricks, made);
                    }
                    let side = of_side(hand, Side::of(named));
                    self.together(hand, outcome, money, &side, (&task, made));
                    return;
                }
                let low = hand.record.mode.as_deref() == Some(HighLow::Low.word());
                for side in Side::BOTH {
                    let tricks = if side == Side::of(named) {
                        shared.tricks
                    } else {
                        TRICKS.saturating_sub(shared.tricks)
                    };
                    let won = (tricks > TRICKS / 2) != low;
                    // The tricks of the winners of a low hand follow from those of the others.
                    if won && !low {
                        self.table.add(&Achievement::Hand, tricks, true);
                    }
                    let seats = of_side(hand, side);
                    self.side(
                        hand,
                        outcome,
                        money,
                        &seats,
                        (&Achievement::Hand, tricks, won),
                    );
                }
            }
        }
    }

    /// Counts a side's attempt, for each player and each pair of them.
    fn side(
        &mut self,
        hand: &Hand,
        outcome: &Outcome,
        money: &[Money],
        side: &[Seat],
        (task, tricks, made): (&Achievement, u8, bool),
    ) {
        for seat in side {
            if let Some(one) = self.seated(hand, *seat) {
                self.people[one].tasks.add(task, tricks, made);
            }
        }
        self.together(hand, outcome, money, side, (task, made));
    }

    /// Counts an attempt for each pair of a side.
    fn together(
        &mut self,
        hand: &Hand,
        outcome: &Outcome,
        money: &[Money],
        side: &[Seat],
        (task, made): (&Achievement, bool),
    ) {
        for seat in side {
            for other in side.iter().filter(|other| *other != seat) {
                let (Some(one), Some(two)) = (self.seated(hand, *seat), self.seated(hand, *other))
                else {
                    continue;
                };
                let partner = Partner {
                    player: self.people[two].player,
                    task: task.clone(),
                    tries: Attempts::once(made),
                    points: outcome.points.at(*seat),
                    money: money.get(one).copied().unwrap_or(Money(0)),
                };
                self.people[one].with(partner);
            }
        }
    }

    /// The participant's index for a seat.
    fn seated(&self, hand: &Hand, seat: Seat) -> Option<usize> {
        let who = hand.seats.get(seat.index())?;
        self.session.position(*who)
    }
}

/// Each seat's bid and tricks, without those who sat out; a nil is a bid of 0.
fn bids(record: &HandRecord<ParticipantId>) -> Vec<(Seat, u8, u8)> {
    let each = Seat::all(record.tricks_of_each().len()).filter_map(|seat| {
        let (bid, taken) = record.bid_and_taken(seat)?;
        Some((seat, bid.tricks(), taken))
    });
    each.collect()
}

fn of_side(hand: &Hand, side: Side) -> Vec<Seat> {
    let seats = Seat::all(hand.seats.len());
    seats.filter(|seat| Side::of(*seat) == side).collect()
}

/// The targets of the tasks attempted.
fn goals(session: &Session, tried: &Tallies) -> Vec<Goal> {
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
        Some(Goal {
            task: task.clone(),
            name,
            rank: u32::try_from(rank).unwrap_or(u32::MAX),
            target,
        })
    };
    tried.iter().filter_map(|(task, _)| goal(task)).collect()
}
