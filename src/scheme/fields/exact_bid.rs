//! The keys of kind `exact-bid`.

use super::hint::SIGNED;
use super::offer::when;
use super::{Accessor, Bounds, Limits, ValueKind, accessor, read, word, words};
use crate::points::Points;
use crate::scheme::Rules;
use crate::scheme::document::{ClashKind, LARGEST, Node, Reader, SchemeError};
use crate::scheme::exact_bid::{
    BidTrumpSource, BigMiss, ExactBid, FallbackTrump, Formula, HandSizeRange, Hook, LastHand,
    Repeat, Schedule, Slam, Term, Ties, Winner,
};
use crate::scheme::keyword::Keyword;
use std::ops::RangeInclusive;

type Field = super::Field<ExactBid>;

/// Positive or negative points.
pub(super) const POINTS: RangeInclusive<i64> = -LARGEST..=LARGEST;

/// The first size for tables that begin with the longest hand.
const DOWN_FROM: u8 = 10;

/// Cards dealt to each.
const CARDS: Bounds = |limits| (1, limits.deck.into());

/// The accessor of the schedule's range; absent if it is a list.
macro_rules! step {
    ($at:ident) => {
        Accessor {
            get: |rules: &ExactBid| match &rules.schedule {
                Schedule::Range(range) => Some(range.$at),
                Schedule::List(_) => None,
            },
            set: |rules: &mut ExactBid, value| {
                if let Schedule::Range(range) = &mut rules.schedule {
                    range.$at = value;
                }
            },
        }
    };
}

/// All keys of this kind.
pub(in crate::scheme) const FIELDS: &[Field] = &[
    Field::formula("made", accessor!(made))
        .needed()
        .of_kind(ValueKind::Won)
        .always_shown(),
    // Setting all misses sets both kinds; setting one kind leaves the other unchanged.
    Field::formula(
        "missed",
        Accessor {
            get: |rules| (rules.over == rules.under).then_some(rules.under),
            set: |rules, formula| (rules.over, rules.under) = (formula, formula),
        },
    )
    .removes_keys(&["over", "under"])
    .of_kind(ValueKind::Lost)
    .offering_by(5, |kept, now| {
        usual_of(kept, now, |one| {
            let terms = [(Term::Bid, -one), (Term::Off, -one), (Term::Tricks, one)];
            let single = terms.map(|term| Formula::of(&[term]).document());
            ["{ }".to_owned()].into_iter().chain(single).collect()
        })
    })
    .always_shown(),
    Field::formula(
        "over",
        Accessor {
            get: |rules| (rules.over != rules.under).then_some(rules.over),
            set: |rules, formula| rules.over = formula,
        },
    )
    // The value of overtricks if they make the bid: the scheme's, or 0.
    .offering_by(2, |kept, _| {
        let nothing = Formula::of(&[(Term::Bid, kept.over.times(Term::Bid))]);
        let both = [kept.over, nothing].map(|formula| formula.document());
        both.into_iter()
            .filter(|_| kept.overtricks_keep_score())
            .collect()
    })
    .optional()
    .of_kind(ValueKind::Lost),
    Field::formula(
        "under",
        Accessor {
            get: |rules| (rules.over != rules.under).then_some(rules.under),
            set: |rules, formula| rules.under = formula,
        },
    )
    .optional()
    .of_kind(ValueKind::Lost),
    Field::group(
        "zero-bid",
        &[
            Field::formula("made", accessor!(zero_bid.made?))
                .offering_by(4, |kept, now| {
                    usual_of(kept, now, |one| {
                        let flat = |n| format!("{{ constant = {} }}", n * one);
                        let by_cards = format!("{{ constant = {}, cards = {one} }}", 5 * one);
                        vec!["off".to_owned(), flat(5), flat(12), by_cards]
                    })
                })
                .optional()
                .of_kind(ValueKind::Won),
            Field::formula("overbid", accessor!(zero_bid.overbid?))
                .optional()
                .of_kind(ValueKind::Won),
            Field::formula("missed", accessor!(zero_bid.missed?))
                .optional()
                .of_kind(ValueKind::Lost),
        ],
        |_, _| {},
    ),
    Field::group(
        "slam",
        &[
            Field::whole("grand", SIGNED, accessor!(slam?.grand))
                .of_kind(ValueKind::Slam)
                .group_switch(),
            Field::whole("small", SIGNED, accessor!(slam?.small)).of_kind(ValueKind::Slam),
            Field::small("from-cards", CARDS, accessor!(slam?.from_cards)),
            Field::truth("adds", accessor!(slam?.adds)),
        ],
        |rules, limits| {
            // The Italian rules of Wist play them from six cards on.
            rules.slam = Some(Slam {
                from_cards: limits.deck.min(6),
                ..Slam::default()
            });
        },
    )
    // Fifty per trick for all bid and taken, 25 for all but one, from six cards on: the Italian rules, which do not say
    // whether this replaces the bid's points or is added.
    .offering_by(7, |kept, now| {
        usual_of(kept, now, |one| {
            let (grand, small) = (50 * one, 25 * one);
            let slam = [false, true].map(|adds| {
                format!("{{ grand = {grand}, small = {small}, from-cards = 6, adds = {adds} }}")
            });
            ["off".to_owned()].into_iter().chain(slam).collect()
        })
    })
    .optional(),
    Field::group(
        "big-miss",
        &[
            Field::small("off", CARDS, accessor!(big_miss?.off))
                .needed()
                .usual(3),
            Field::whole("points", SIGNED, accessor!(big_miss?.points))
                .needed()
                .of_kind(ValueKind::Lost)
                .group_switch(),
        ],
        |rules, _| rules.big_miss = Some(BigMiss::default()),
    )
    // A flat loss of five for a miss by three tricks or more, a variant of the Italian rules.
    .offering_by(6, |kept, now| {
        usual_of(kept, now, |one| {
            let flat = format!("{{ off = 3, points = -{} }}", 5 * one);
            vec!["off".to_owned(), flat]
        })
    })
    .optional(),
    Field::truth("halve-on-miss", accessor!(halve_on_miss)),
    Field::offering_each(word!("hook", Hook, hook), 1).always_shown(),
    Field::whole("bonus", |_| (0, LARGEST), accessor!(bonus)),
    Field::small(
        "least-bid",
        |limits| (0, limits.deck.into()),
        accessor!(least_bid),
    )
    .offering_by(3, |kept, _| when(kept.overtricks_keep_score(), &["1", "2"])),
    Field::small("decimals", |_| (0, 1), accessor!(decimals)),
    Field::group(
        "schedule",
        &[
            Field::small("from", CARDS, step!(from)).removes_keys(&["list"]),
            Field::small("to", CARDS, step!(to)).removes_keys(&["list"]),
            Field::small("step", CARDS, step!(step)).removes_keys(&["list"]),
            Field::truth("back", step!(back)),
            Field::word(
                "repeat",
                super::words::<Repeat>,
                Accessor {
                    get: |rules| match &rules.schedule {
                        Schedule::Range(range) => Some(range.repeat.word()),
                        Schedule::List(_) => None,
                    },
                    set: |rules, word| {
                        if let Schedule::Range(range) = &mut rules.schedule {
                            range.repeat = Repeat::from_word(word).unwrap_or_default();
                        }
                    },
                },
            )
            .offering_by(0, |kept, now| {
                let repeats = matches!(now.schedule, Schedule::Range(_));
                when(repeats && kept.only_size().is_none(), &["none", "players"])
            }),
            // Values beside a list are checked too, so that mistakes are found.
            Field::numbers(
                "list",
                "a list of hand sizes",
                CARDS,
                Accessor {
                    get: |rules| match &rules.schedule {
                        Schedule::List(sizes) => Some(sizes.clone()),
                        Schedule::Range(_) => None,
                    },
                    set: |rules, sizes| rules.schedule = Schedule::List(sizes),
                },
            )
            .removes_keys(&["from", "to", "step"]),
        ],
        |_, _| {},
    )
    .offering_by(0, |kept, _| usual_sizes(kept))
    .always_shown(),
    Field::whole("target", |_| (1, LARGEST), accessor!(target?)).optional(),
    Field::group(
        "trump",
        &[
            word!("source", BidTrumpSource, trump.source),
            Field::suits(
                "rotation",
                Accessor {
                    get: |rules| Some(rules.trump.rotation.clone()).filter(|all| !all.is_empty()),
                    set: |rules, suits| rules.trump.rotation = suits,
                },
            ),
            Field::offering_by(
                word!("last-hand", LastHand, trump.last_hand),
                8,
                |kept, _| when(!kept.overtricks_keep_score(), &super::words::<LastHand>()),
            ),
            Field::word(
                "last-resort",
                super::words::<FallbackTrump>,
                Accessor {
                    // Only a turned-up card can be missing.
                    get: |rules| {
                        let turned = rules.trump.source == BidTrumpSource::TurnUp;
                        turned.then(|| rules.trump.last_resort.word())
                    },
                    set: |rules, word| {
                        rules.trump.last_resort =
                            FallbackTrump::from_word(word).unwrap_or_default();
                    },
                },
            ),
            Field::small("none-from", CARDS, accessor!(trump.none_from?)).optional(),
        ],
        |_, _| {},
    )
    .never_shown(),
    Field::always_shown(word!("winner", Winner, winner)),
    word!("ties", Ties, ties),
];

/// Parses a formula.
pub(super) fn formula(node: &Node) -> Result<Formula, SchemeError> {
    let reader = node.open(&words::<Term>())?;
    let mut formula = Formula::default();
    for (key, term) in Term::ALL {
        if let Some(times) = reader.find(key) {
            formula.set(*term, times.whole(POINTS)?);
        }
    }
    Ok(formula)
}

/// The rules of a document with only required keys.
pub(super) fn usual(limits: Limits) -> ExactBid {
    ExactBid {
        schedule: Schedule::Range(HandSizeRange {
            from: 1,
            to: limits.deck.min(13),
            step: 1,
            ..HandSizeRange::default()
        }),
        ..ExactBid::default()
    }
}

/// Hand sizes from one to the largest and the other way, there and back; if only hands of one size are counted, how many
/// there are.
fn usual_sizes(kept: &ExactBid) -> Vec<String> {
    if let Some(size) = kept.counted_size() {
        let hands = [3, 5, 10].map(|n| format!("{{ list = {:?} }}", vec![size; n]));
        let ever =
            format!("{{ from = {size}, to = {size}, step = 1, back = false, repeat = \"ever\" }}");
        return hands.into_iter().chain([ever]).collect();
    }
    let largest = match &kept.schedule {
        Schedule::Range(range) => range.from.max(range.to),
        Schedule::List(sizes) => sizes.iter().copied().max().unwrap_or(1),
    };
    let ways = [(1, largest), (largest.min(DOWN_FROM), 1)].into_iter();
    let ways = ways.flat_map(|(from, to)| {
        [false, true].map(|back| format!("{{ from = {from}, to = {to}, step = 1, back = {back} }}"))
    });
    ways.collect()
}

/// Usual bonuses for a bid made, in whole points; none if a low total wins, where it would be a penalty, or if
/// overtricks make the bid.
fn usual_of(kept: &ExactBid, now: &ExactBid, values: fn(i64) -> Vec<String>) -> Vec<String> {
    if kept.overtricks_keep_score() || now.winner == Winner::Lowest {
        return Vec::new();
    }
    values(Points::one(now.decimals))
}

/// Parses the keys of this kind.
pub(in crate::scheme) fn rules(top: &Reader, limits: Limits) -> Result<Rules, SchemeError> {
    let mut rules = usual(limits);
    read(FIELDS, top, limits, &mut rules)?;
    check(&rules).map_err(|(key, why)| top.clash(key, why))?;
    Ok(Rules::ExactBid(rules))
}

/// Checks that the values agree. Rejects values without effect, so that users do not rely on them.
fn check(rules: &ExactBid) -> Result<(), (&'static str, ClashKind)> {
    let trump = &rules.trump;
    if trump.source == BidTrumpSource::Rotation && trump.rotation.is_empty() {
        return Err(("trump.source", ClashKind::NoRotation));
    }
    if trump.last_resort == FallbackTrump::None && trump.source != BidTrumpSource::TurnUp {
        return Err(("trump.last-resort", ClashKind::NeedsTurnUp));
    }
    let priced = rules.over != Formula::default()
        || rules.under != Formula::default()
        || rules.zero_bid.missed.is_some()
        || rules.big_miss.is_some();
    if rules.halve_on_miss && priced {
        return Err(("halve-on-miss", ClashKind::HalvedAndScored));
    }
    if rules.repeats() {
        let no_last = |word| match rules.target {
            Some(_) => ClashKind::NoLastHand { word },
            None => ClashKind::NoEnd { word },
        };
        if rules.hook == Hook::NotInLastHand {
            return Err(("hook", no_last(rules.hook.word())));
        }
        if trump.last_hand == LastHand::None {
            return Err(("trump.last-hand", no_last(trump.last_hand.word())));
        }
    }
    Ok(())
}
