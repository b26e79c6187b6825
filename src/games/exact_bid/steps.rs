//! Entry for kind `exact-bid`: all bids, the trick counts, and bonuses if played.

use super::points::depends_on_all_bids;
use super::{BidAndTricks, Hand, cards_dealt, hooked, points};
use crate::games::bids::{TrickEntry, bid_steps, bidders, tricks_of};
use crate::games::entry::{Answer, Answers, Ask, Choice, EntryContext, Step};
use crate::games::{HandError, Override};
use crate::scheme::ExactBid;
use crate::seat::{PerSeat, Seat};

impl EntryContext<'_, &ExactBid> {
    /// The questions, in order.
    pub(in crate::games) fn steps(&self) -> Vec<Step> {
        let here = Hand::new(self.scheme, self.rules, self.carry, self.table.seats);
        let deal = crate::games::deal(self.scheme, self.table, self.said);
        let dealt = deal.and_then(|deal| cards_dealt(self.scheme, &here, deal, self.said));
        let order = bidders(self.scheme, self.table, self.said);
        let entry = HandEntry {
            rules: self.rules,
            here,
            cards: dealt.as_ref().map_or(0, |cards| *cards),
            wrong: dealt.err(),
            overrides: self.said.overrides,
            totals: self.carry.totals,
            answers: self.answers,
            order,
        };
        let bids = entry.bids();
        let tricks = entry.tricks(&bids);
        let bonuses = entry.bonuses(&bids, &tricks);
        bids.into_iter().chain(tricks).chain(bonuses).collect()
    }
}

/// A hand being entered.
struct HandEntry<'a> {
    rules: &'a ExactBid,
    here: Hand,
    /// Cards dealt to each, if the hand can be dealt.
    cards: u8,
    /// Why it cannot be dealt.
    wrong: Option<HandError>,
    overrides: Option<Override>,
    /// All totals before it, if they matter.
    totals: PerSeat<i64>,
    answers: &'a Answers<'a>,
    /// The players dealt cards, in speaking order.
    order: Vec<Seat>,
}

impl HandEntry<'_> {
    /// The bids. Later bidders do not restrict earlier ones, so changing a bid may reopen the last one.
    fn bids(&self) -> Vec<Step> {
        let wrong = self.wrong.as_ref();
        bid_steps(&self.order, self.answers, wrong, |before, at, seat| {
            let sum = before.iter().map(|step| bid_of(step).map(u32::from));
            let sum: Option<u32> = sum.sum();
            let sum = sum.filter(|_| at + 1 == self.order.len());
            let hooked =
                sum.and_then(|sum| hooked(self.rules, &self.here, self.cards, self.overrides, sum));
            let taken = self.taken(seat);
            let choice = |bid: u8| {
                let together = sum.map(|sum| sum + u32::from(bid));
                Choice {
                    answer: Answer::Bid(bid),
                    worth: match taken {
                        Some(tricks) => self.worth_with_bonus(at, bid, tricks, together),
                        None => self.worth(seat, bid, bid, together),
                    },
                    made: None,
                    struck: wrong.cloned().or_else(|| self.struck(seat, bid, hooked)),
                }
            };
            (0..=self.cards).map(choice).collect()
        })
    }

    /// Why a bid is impossible, if so.
    fn struck(&self, seat: Seat, bid: u8, hooked: Option<u8>) -> Option<HandError> {
        let (cards, least) = (self.cards, self.rules.least_bid_for(self.cards));
        if bid < least {
            Some(HandError::BidTooLow { seat, bid, least })
        } else {
            (hooked == Some(bid)).then_some(HandError::Hooked { seat, bid, cards })
        }
    }

    /// The score of a bid by tricks. `None` if it depends on bids not yet known.
    fn worth(&self, seat: Seat, bid: u8, tricks: u8, bids: Option<u32>) -> Option<i64> {
        let open = depends_on_all_bids(self.rules, bid);
        let played = BidAndTricks {
            bid,
            tricks,
            cards: self.cards,
            bids: bids.or((!open).then_some(0))?,
            total: self.totals.at(seat),
        };
        points(self.rules, played)
    }

    /// The trick counts.
    fn tricks(&self, bids: &[Step]) -> Vec<Step> {
        let counts = TrickEntry {
            cards: self.cards,
            wrong: self.wrong.as_ref(),
            answers: self.answers,
            order: &self.order,
            bids,
            beside: &|at, counts| self.with_bonus(at, bids.get(at).and_then(bid_of), counts),
        };
        let together = bids.iter().map(|step| bid_of(step).map(u32::from)).sum();
        counts.steps(|_, at, tricks| {
            let bid = bids.get(at).and_then(bid_of);
            let worth = bid.and_then(|bid| self.worth_with_bonus(at, bid, tricks, together));
            (worth, bid.map(|bid| self.rules.is_made(bid, tricks)))
        })
    }

    /// The tricks entered for a player, as in a hand under correction.
    fn taken(&self, seat: Seat) -> Option<u8> {
        match self.answers.answer_to(Ask::Taken(seat)) {
            Some(Answer::Tricks(tricks) | Answer::TricksAndBonus(tricks, _)) => Some(*tricks),
            _ => None,
        }
    }
}

impl HandEntry<'_> {
    /// The bonuses offered, in steps of the scheme.
    fn offered(&self) -> impl Iterator<Item = i64> {
        (1..=10_i64).map(|n| n.saturating_mul(self.rules.bonus))
    }

    /// The bonus entered for a player, which stays if only the tricks are answered again.
    fn bonus_said(&self, at: usize) -> i64 {
        match self.answers.answer_to(Ask::Bonus(self.order[at])) {
            Some(Answer::Bonus(points)) => *points,
            _ => 0,
        }
    }

    /// The score of a bid by tricks, with the bonus entered if the bid is made.
    fn worth_with_bonus(&self, at: usize, bid: u8, tricks: u8, bids: Option<u32>) -> Option<i64> {
        let bonus = if bid == tricks {
            self.bonus_said(at)
        } else {
            0
        };
        self.worth(self.order[at], bid, tricks, bids)?
            .checked_add(bonus)
    }

    /// The bid with a bonus, if that trick count is possible; a player without tricks has no bonus.
    fn with_bonus(&self, at: usize, bid: Option<u8>, counts: &[Choice]) -> Vec<Choice> {
        let made = bid.filter(|bid| *bid > 0 && self.rules.bonus > 0);
        let made = made.and_then(|bid| Some((bid, counts.get(usize::from(bid))?)));
        let Some((bid, count)) = made.filter(|(_, count)| count.struck.is_none()) else {
            return Vec::new();
        };
        let bare = |worth: i64| worth.checked_sub(self.bonus_said(at));
        let bare = count.worth.and_then(bare);
        let with = |points: i64| Choice {
            answer: Answer::TricksAndBonus(bid, points),
            worth: bare.and_then(|worth| worth.checked_add(points)),
            ..count.clone()
        };
        self.offered().map(with).collect()
    }

    /// The bonuses of players who made their bid, once all tricks are known. Asked of players whose tricks were filled
    /// in; for others it is part of the tricks' answer. Players without tricks have one only if it was entered.
    fn bonuses(&self, bids: &[Step], tricks: &[Step]) -> Vec<Step> {
        if self.rules.bonus == 0 || tricks.iter().any(|step| step.answer.is_none()) {
            return Vec::new();
        }
        let together = bids.iter().map(|step| bid_of(step).map(u32::from)).sum();
        let made = self.order.iter().zip(bids).zip(tricks);
        let made = made.filter_map(|((seat, bid), step)| {
            let (bid, ask) = (bid_of(bid)?, Ask::Bonus(*seat));
            let with = |taken: &Answer| match taken {
                Answer::TricksAndBonus(_, points) => Answer::Bonus(*points),
                _ => Answer::Bonus(0),
            };
            let taken = self.answers.answer_to(Ask::Taken(*seat));
            // Tricks that are corrected together with the bonus replace it.
            let replaced =
                matches!(taken, Some(Answer::TricksAndBonus(..))) && self.answers.is_original(ask);
            let said = self.answers.answer_to(ask).filter(|_| !replaced).cloned();
            let asked = bid == tricks_of(step) && (bid > 0 || said.is_some());
            let taken = taken.filter(|_| !self.answers.reopened(ask)).map(with);
            let worth = self.worth(*seat, bid, bid, together);
            asked.then(|| self.bonus(ask, said.or(taken).as_ref(), worth))
        });
        made.collect()
    }

    /// A bonus: none, those offered, and the one entered.
    fn bonus(&self, ask: Ask, said: Option<&Answer>, worth: Option<i64>) -> Step {
        let mut offered: Vec<i64> = std::iter::once(0).chain(self.offered()).collect();
        if let Some(Answer::Bonus(points)) = said
            && !offered.contains(points)
        {
            offered.push(*points);
        }
        let choices = offered.into_iter().map(|points| Choice {
            answer: Answer::Bonus(points),
            worth: worth.and_then(|worth| worth.checked_add(points)),
            made: None,
            struck: self.wrong.clone(),
        });
        Step::new(ask, said, choices.collect())
    }
}

/// The bid of an answer.
fn bid_of(step: &Step) -> Option<u8> {
    match step.answer {
        Some(Answer::Bid(bid)) => Some(bid),
        _ => None,
    }
}
