//! Schemes without contracts as a person reads them: formulas and switches, one a line.

use crate::points::Points;
use crate::scheme::exact_bid::{ExactBid, Formula, Hook, LastResort, Schedule, Term, Winner};
use crate::scheme::odd_trick::{High, Low, MadeScore, OddTrick, SetClamp, SetScore};
use crate::view::Message;
use crate::view::house::term_name;

/// The numbers of an `exact-bid` scheme in a line.
pub(super) fn bids_line(rules: &ExactBid) -> Message {
    let made = formula(&rules.made, rules.decimals).part();
    if rules.over != rules.under && !rules.halve_on_miss {
        return Message::BidLineApart {
            made,
            over: formula(&rules.over, rules.decimals).part(),
            under: formula(&rules.under, rules.decimals).part(),
        };
    }
    Message::BidLine {
        made,
        missed: if rules.halve_on_miss {
            Message::HalvesTotal.part()
        } else {
            formula(&rules.under, rules.decimals).part()
        },
    }
}

/// An `exact-bid` scheme, one line a rule.
pub(super) fn bids_terms(rules: &ExactBid) -> Vec<(Message, Message)> {
    let points = |n: i64| Points {
        n,
        decimals: rules.decimals,
    };
    let mut terms = vec![(Message::TermMade, formula(&rules.made, rules.decimals))];
    if rules.halve_on_miss {
        terms.push((Message::TermMissed, Message::HalvesTotal));
    } else if rules.over == rules.under {
        terms.push((Message::TermMissed, formula(&rules.under, rules.decimals)));
    } else {
        terms.push((Message::TermOver, formula(&rules.over, rules.decimals)));
        terms.push((Message::TermUnder, formula(&rules.under, rules.decimals)));
    }
    if let Some(made) = &rules.zero_bid.made {
        terms.push((Message::TermZeroMade, formula(made, rules.decimals)));
    }
    if let Some(made) = &rules.zero_bid.overbid {
        terms.push((Message::TermZeroOverbid, formula(made, rules.decimals)));
    }
    if let Some(missed) = &rules.zero_bid.missed {
        terms.push((Message::TermZeroMissed, formula(missed, rules.decimals)));
    }
    if let Some(slam) = rules.slam {
        let (grand, small, n) = (
            points(slam.grand),
            points(slam.small),
            i64::from(slam.from_cards),
        );
        terms.push((Message::TermSlam, Message::SlamPays { grand, small, n }));
    }
    if let Some(miss) = rules.big_miss {
        terms.push((
            Message::TermBigMiss {
                n: i64::from(miss.off),
            },
            Message::PointsAlone {
                n: points(miss.points),
            },
        ));
    }
    terms.push((Message::SwitchHook, hook(rules.hook)));
    if rules.bonus > 0 {
        let n = points(rules.bonus);
        terms.push((Message::TermBonus, Message::PointsAlone { n }));
    }
    if rules.least_bid > 0 {
        let n = i64::from(rules.least_bid);
        terms.push((Message::TermLeastBid, Message::Number { n }));
    }
    if rules.decimals > 0 {
        terms.push((Message::TermDecimals, Message::DecimalsTenths));
    }
    terms.push((Message::TermCards, schedule(&rules.schedule)));
    if let Some(target) = rules.target {
        let n = points(target);
        terms.push((Message::TermGame, Message::PointsAlone { n }));
    }
    if rules.trump.last_resort == LastResort::None {
        terms.push((Message::SwitchTrump, Message::LastResortNone));
    }
    if let Some(from) = rules.trump.none_from {
        let n = i64::from(from);
        terms.push((Message::SwitchTrump, Message::TrumpsUntil { n }));
    }
    let winner = if rules.winner == Winner::Lowest {
        Message::WinsLowest
    } else {
        Message::WinsHighest
    };
    terms.push((Message::TermWinner, winner));
    terms
}

/// The numbers of an `odd-trick` scheme in a line.
pub(super) fn sides_line(rules: &OddTrick) -> Message {
    if let Some((high, low)) = rules.high.zip(rules.low) {
        let target = rules.target;
        let game = target.map_or(Message::SidesDealLine, |n| Message::SidesLine { n });
        return more(game, more(high_pays(high), low_pays(low)));
    }
    match (rules.target, &rules.bids) {
        (Some(n), Some(bids)) => Message::SidesBidLine {
            n,
            min: i64::from(bids.min),
            made: made(rules).part(),
        },
        (Some(n), None) if rules.rubber.is_some() => Message::PairsRubbersTo { n },
        (Some(n), None) => Message::SidesLine { n },
        (None, _) => Message::SidesDealLine,
    }
}

/// What a bid scores that was made.
fn made(rules: &OddTrick) -> Message {
    match rules.made {
        MadeScore::Taken => Message::MadeTaken,
        MadeScore::Bid => Message::MadeBid,
    }
}

/// What a high hand scores.
pub(crate) fn high_pays(high: High) -> Message {
    let made = Message::HighMade { n: high.made };
    let failed = [
        (high.opponents, Message::HighOpponents { n: high.opponents }),
        (high.lost, Message::HighLost { n: high.lost }),
    ];
    let failed = failed.into_iter().filter(|(n, _)| *n != 0);
    failed.fold(made, |all, (_, term)| more(all, term))
}

/// What a low hand scores.
pub(crate) fn low_pays(low: Low) -> Message {
    let fewer = Message::LowFewer { n: low.fewer };
    let more_tricks = Message::LowMore { n: low.more };
    match (low.fewer, low.more) {
        (_, 0) => fewer,
        (0, _) => more_tricks,
        _ => more(fewer, more_tricks),
    }
}

fn more(first: Message, second: Message) -> Message {
    let (first, second) = (first.part(), second.part());
    Message::PairsMore { first, second }
}

/// An `odd-trick` scheme, one line a rule.
pub(super) fn sides_terms(rules: &OddTrick) -> Vec<(Message, Message)> {
    let number = |n: i64| Message::Number { n };
    let mut terms = vec![(Message::TermBook, number(i64::from(rules.book)))];
    if let Some(target) = rules.target {
        terms.push((Message::TermGame, number(target)));
    }
    if let Some(lost) = rules.lose_at {
        terms.push((Message::TermLost, number(lost)));
    }
    if let Some(bids) = &rules.bids {
        let (least, most) = (i64::from(bids.min), i64::from(bids.max));
        terms.push((
            Message::TermBids,
            Message::FromTo {
                from: least,
                to: most,
            },
        ));
        let set = match (rules.set, rules.set_clamp) {
            (SetScore::Shortfall, SetClamp::None) => Message::SetShortfall,
            (SetScore::Shortfall, SetClamp::Bid) => Message::NoMoreThanBid,
            (SetScore::Bid, _) => Message::SetBid,
        };
        terms.push((Message::TermMade, made(rules)));
        terms.push((Message::TermSet, set));
        terms.push((Message::ModeNoTrump, Message::Times { n: rules.no_trump }));
    }
    if let Some((high, low)) = rules.high.zip(rules.low) {
        terms.push((Message::PairsHigh, high_pays(high)));
        terms.push((Message::PairsLow, low_pays(low)));
    }
    let boston = || Message::TermBoston;
    if rules.boston > 1 {
        terms.push((boston(), Message::Times { n: rules.boston }));
    }
    if rules.boston_games > 1 {
        let n = i64::from(rules.boston_games);
        terms.push((boston(), Message::BostonGames { n }));
    }
    if let Some(suits) = &rules.suit_values {
        let (spades, clubs, diamonds, hearts) =
            (suits.spades, suits.clubs, suits.diamonds, suits.hearts);
        let pay = Message::SuitsPay {
            spades,
            clubs,
            diamonds,
            hearts,
        };
        terms.push((Message::TermSuits, pay));
    }
    if let Some(honours) = &rules.honours {
        let (three, four) = (honours.three, honours.four);
        terms.push((Message::SlotHonours, Message::HonoursPay { three, four }));
    }
    if let Some(rubber) = &rules.rubber {
        let (single, double, treble, bonus) =
            (rubber.single, rubber.double, rubber.treble, rubber.bonus);
        terms.push((
            Message::TermRubber,
            Message::RubberPays {
                single,
                double,
                treble,
                bonus,
            },
        ));
    }
    terms
}

/// The hook, as a value of that switch.
pub(crate) fn hook(value: Hook) -> Message {
    match value {
        Hook::On => Message::ValueOn,
        Hook::Off => Message::ValueOff,
        Hook::NotInLastHand => Message::ValueNotInLastHand,
        Hook::NotWithOneCard => Message::ValueNotWithOneCard,
    }
}

fn schedule(schedule: &Schedule) -> Message {
    match schedule {
        Schedule::List(sizes) => {
            let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
            Message::typed(&sizes.join(" "))
        }
        Schedule::Steps(steps) => {
            let (from, to) = (i64::from(steps.from), i64::from(steps.to));
            if from == to {
                Message::Cards { n: from }
            } else if steps.back {
                Message::FromToAndBack { from, to }
            } else {
                Message::FromTo { from, to }
            }
        }
    }
}

/// A formula as a sum: `10 + bid`, `−10 × off`, `−10 − bid`, or `0`; its points have so many decimals.
pub(crate) fn formula(formula: &Formula, decimals: u8) -> Message {
    let sum = formula
        .terms()
        .fold(None, |sum: Option<Message>, (term, n)| {
            Some(match sum {
                None => times(term, Points { n, decimals }),
                Some(sum) => {
                    let n = Points {
                        n: n.saturating_abs(),
                        decimals,
                    };
                    let (first, second) = (sum.part(), times(term, n).part());
                    if formula.times(term) < 0 {
                        Message::HouseMinus { first, second }
                    } else {
                        Message::Plus { first, second }
                    }
                }
            })
        });
    sum.unwrap_or(Message::Number { n: 0 })
}

/// So many points times a term, which is the term alone where it counts one whole point.
fn times(term: Term, n: Points) -> Message {
    if term == Term::Constant {
        return Message::PointsAlone { n };
    }
    let of = term_name(term);
    if n.n == Points::one(n.decimals) {
        of
    } else {
        Message::TimesOf { n, of: of.part() }
    }
}
