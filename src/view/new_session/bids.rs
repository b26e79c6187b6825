//! The switches of Oh Hell and its cousins.

use super::MapValues;
use super::row::{Setting, SwitchRow, maybe, one, row, word};
use super::sizes;
use crate::points::Points;
use crate::scheme::Scheme;
use crate::scheme::exact_bid::{BigMiss, ExactBid, Formula, Hook, LastHand, Slam, Term, Winner};
use crate::scheme::switch::Switch;
use crate::view::Message;
use crate::view::schemes::kinds::{formula, hook};

/// Fifty for every trick, bid and taken, 25 for all but one, from six cards on: the Italian rules, which do not say
/// whether that stands in place of the bid's points or on top of them.
const SLAM: Slam = Slam {
    grand: 50,
    small: 25,
    from_cards: 6,
    adds: false,
};

/// A flat loss of five for a miss by three tricks or more, a variant of the Italian rules.
const BIG_MISS: BigMiss = BigMiss { off: 3, points: -5 };

pub(super) fn rows(
    kept: &ExactBid,
    now: &ExactBid,
    scheme: &Scheme,
    seats: usize,
) -> Vec<SwitchRow> {
    let mut rows = sizes::rows(&kept.schedule, &now.schedule, scheme, seats);
    // A schedule that begins again has no last hand.
    let has_last = !kept.begins_again();
    let mut hooks = Hook::ALL.map_values();
    hooks.retain(|hook| has_last || *hook != Hook::NotInLastHand);
    rows.push(row(
        Message::SwitchHook,
        (&kept.hook, &now.hook),
        &hooks,
        |value| hook(*value),
        |value| word("hook", *value),
    ));
    if kept.pays_over() {
        rows.push(over(kept, now));
        rows.push(least_bid(kept, now));
        return rows;
    }
    // Where a low total wins, what tables add to a made bid would be a penalty.
    if now.winner == Winner::Highest {
        rows.push(zero(kept, now));
        rows.push(missed(kept, now));
        rows.push(far(kept, now));
        rows.push(slam(kept, now));
    }
    if has_last {
        rows.push(last_hand(kept, now));
    }
    rows
}

/// What more tricks than were bid are worth, where they make the bid: as in the scheme, or nothing.
fn over(kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    let nothing = Formula::of(&[(Term::Bid, kept.over.times(Term::Bid))]);
    row(
        Message::TermOver,
        (&kept.over, &now.over),
        &[kept.over, nothing],
        |value| formula(value, now.decimals),
        |value| one("over", toml(value)),
    )
}

fn least_bid(kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    row(
        Message::TermLeastBid,
        (&kept.least_bid, &now.least_bid),
        &[1, 2],
        |value| Message::Number {
            n: i64::from(*value),
        },
        |value| one("least-bid", value.to_string()),
    )
}

/// Where trumps come from in the last hand.
fn last_hand(kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    row(
        Message::SeatingRuleLastHand,
        (&kept.trump.last_hand, &now.trump.last_hand),
        &LastHand::ALL.map_values(),
        |value| match value {
            LastHand::Same => Message::SeatingLastHandSame,
            LastHand::None => Message::SuitNone,
        },
        |value| word("trump.last-hand", *value),
    )
}

/// What a bid of no tricks scores that was made: as any bid, or one of three worths that tables give it.
fn zero(kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    let point = Points::one(now.decimals);
    let flat = |points| Some(Formula::of(&[(Term::Constant, points * point)]));
    let by_cards = Some(Formula::of(&[
        (Term::Constant, 5 * point),
        (Term::Cards, point),
    ]));
    row(
        Message::TermZeroMade,
        (&kept.zero_bid.made, &now.zero_bid.made),
        &[None, flat(5), flat(12), by_cards],
        |value| {
            let says = |made| formula(made, now.decimals);
            value.as_ref().map_or(Message::SeatingZeroAsAny, says)
        },
        |value| maybe("zero-bid.made", value.as_ref().map(toml)),
    )
}

/// What a bid scores that was missed, alike or apart for one trick too many and one too few.
fn missed(kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    let point = Points::one(now.decimals);
    let alike = |terms: &[(Term, i64)]| (Formula::of(terms), Formula::of(terms));
    row(
        Message::TermMissed,
        (&(kept.over, kept.under), &(now.over, now.under)),
        &[
            alike(&[]),
            alike(&[(Term::Bid, -point)]),
            alike(&[(Term::Off, -point)]),
            alike(&[(Term::Tricks, point)]),
        ],
        |(over, under)| {
            let formula = |one| formula(one, now.decimals);
            if over == under {
                formula(over)
            } else {
                Message::SeatingOverAndUnder {
                    over: formula(over).part(),
                    under: formula(under).part(),
                }
            }
        },
        |(over, under)| -> Vec<Setting> {
            if over == under {
                one("missed", toml(over))
            } else {
                let apart = [("over", over), ("under", under)];
                apart
                    .map(|(key, formula)| (key.to_owned(), toml(formula)))
                    .to_vec()
            }
        },
    )
}

/// Whether a bid that was missed by far costs something flat.
fn far(kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    row(
        Message::SeatingRuleFar,
        (&kept.big_miss, &now.big_miss),
        &[
            None,
            Some(BigMiss {
                points: BIG_MISS.points * Points::one(now.decimals),
                ..BIG_MISS
            }),
        ],
        |value| match value {
            None => Message::SeatingFarAsAny,
            Some(miss) => Message::SeatingFarCosts {
                points: points(now, miss.points),
                n: i64::from(miss.off),
            },
        },
        |value| {
            let miss =
                value.map(|miss| format!("{{ off = {}, points = {} }}", miss.off, miss.points));
            maybe("big-miss", miss)
        },
    )
}

fn slam(kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    let point = Points::one(now.decimals);
    let instead = Slam {
        grand: SLAM.grand * point,
        small: SLAM.small * point,
        ..SLAM
    };
    let on_top = Slam {
        adds: true,
        ..instead
    };
    row(
        Message::TermSlam,
        (&kept.slam, &now.slam),
        &[None, Some(instead), Some(on_top)],
        |value| match value {
            None => Message::ValueOff,
            Some(slam) => {
                let pays = Message::SlamPays {
                    grand: points(now, slam.grand),
                    small: points(now, slam.small),
                    n: i64::from(slam.from_cards),
                };
                if slam.adds {
                    Message::SeatingOnTop { slam: pays.part() }
                } else {
                    pays
                }
            }
        },
        |value| {
            let slam = value.map(|slam| {
                format!(
                    "{{ grand = {}, small = {}, from-cards = {}, adds = {} }}",
                    slam.grand, slam.small, slam.from_cards, slam.adds
                )
            });
            maybe("slam", slam)
        },
    )
}

/// A formula as a document has it.
fn toml(formula: &Formula) -> String {
    let terms: Vec<String> = formula
        .terms()
        .map(|(term, times)| format!("{} = {times}", term.key()))
        .collect();
    format!("{{ {} }}", terms.join(", "))
}

fn points(rules: &ExactBid, n: i64) -> Points {
    let decimals = rules.decimals;
    Points { n, decimals }
}
