//! The keys of kind `odd-trick`.

use super::common::check_partnerships;
use super::hint::{NOT_NEGATIVE, POSITIVE};
use super::offer::when;
use super::{Accessor, Bounds, Limits, accessor, read, word};
use crate::scheme::document::{ClashKind, Reader, SchemeError};
use crate::scheme::odd_trick::{
    Bids, High, HonourPoints, Low, MadeScore, Mode, OddTrick, Rubber, SetClamp, SetScore,
    SuitValues, TRICKS,
};
use crate::scheme::{Rules, keyword::Keyword};

type Field = super::Field<OddTrick>;

/// Games of a rubber.
const GAMES: Bounds = |_| (1, 100);

/// The level of a bid.
const LEVEL: Bounds = |limits| (1, i64::from(TRICKS - limits.book));

/// Keys of rules that need bidding.
const BIDS: &[&str] = &["bids"];

/// Keys of games without bids.
const HIGH_LOW: &[&str] = &["high", "low"];

/// Keys of games other than plain whist.
const NOT_PLAIN: &[&str] = &["bids", "high", "low"];

/// All keys of this kind.
pub(in crate::scheme) const FIELDS: &[Field] = &[
    Field::small("book", |_| (0, i64::from(TRICKS) - 1), accessor!(book)).always_shown(),
    Field::whole("target", POSITIVE, accessor!(goal.target?))
        .offering_by(0, usual_targets)
        .optional(),
    Field::losing_score(accessor!(goal.lose_at?)),
    Field::group(
        "bids",
        &[
            Field::small("min", LEVEL, accessor!(bids?.min)).offering(3, &["1", "3", "4"]),
            Field::small("max", LEVEL, accessor!(bids?.max)),
            Field::list(
                "modes",
                "a list of modes",
                super::words::<Mode>,
                Accessor {
                    get: |rules| {
                        let modes = rules.bids.as_ref()?.modes.iter();
                        Some(modes.map(|mode| mode.word()).collect())
                    },
                    set: |rules, words| {
                        if let Some(bids) = &mut rules.bids {
                            bids.modes = words.into_iter().filter_map(Mode::from_word).collect();
                        }
                    },
                },
            ),
            Field::truth("dealer-forced", accessor!(bids?.dealer_forced)).offering_each(8),
            Field::truth("dealer-may-match", accessor!(bids?.dealer_may_match)).offering_each(9),
        ],
        |rules, limits| {
            rules.bids = Some(Bids {
                min: 1,
                max: TRICKS - limits.book,
                ..Bids::default()
            });
        },
    )
    .optional()
    .without(HIGH_LOW),
    Field::needs_any(word!("made", MadeScore, made), BIDS).always_shown(),
    Field::needs_any(word!("set", SetScore, set), BIDS)
        .offering_each(6)
        .always_shown(),
    // Told with the score of a failed bid.
    Field::needs_any(word!("set-clamp", SetClamp, set_clamp), BIDS).never_shown(),
    Field::truth("opponents-on-set", accessor!(opponents_on_set))
        .needs_any(BIDS)
        .offering_each(7),
    Field::whole("no-trump", POSITIVE, accessor!(no_trump))
        .needs_any(BIDS)
        .offering_by(4, |_, now| when(now.has_mode(Mode::NoTrump), &["1", "2"]))
        .always_shown(),
    Field::truth("kitty", accessor!(kitty)).needs_any(BIDS),
    // Initial values from Minnesota Whist.
    Field::group(
        "high",
        &[
            Field::whole("made", NOT_NEGATIVE, accessor!(high?.made))
                .needed()
                .usual(1),
            Field::whole("opponents", NOT_NEGATIVE, accessor!(high?.opponents)).usual(2),
            Field::whole("lost", NOT_NEGATIVE, accessor!(high?.lost)),
        ],
        |rules, _| rules.high = Some(High::default()),
    )
    // In units of `made`: a failed high hand scores double or single for the opponents, or costs the bidder's side.
    .offering_by(1, |kept, _| {
        let values = kept.high.map(|High { made, .. }| {
            [(2 * made, 0), (made, 0), (0, made)].map(|(opponents, lost)| {
                format!("{{ made = {made}, opponents = {opponents}, lost = {lost} }}")
            })
        });
        values.into_iter().flatten().collect()
    })
    .optional()
    .without(BIDS)
    .switched_with("low"),
    Field::group(
        "low",
        &[
            Field::whole("fewer", NOT_NEGATIVE, accessor!(low?.fewer)).usual(1),
            Field::whole("more", NOT_NEGATIVE, accessor!(low?.more)),
        ],
        |rules, _| rules.low = Some(Low::default()),
    )
    // The side with fewer tricks scores, or the one with more loses.
    .offering_by(2, |kept, _| {
        let values = kept.low.map(|Low { fewer, more }| {
            let unit = fewer.max(more);
            [(unit, 0), (0, unit)]
                .map(|(fewer, more)| format!("{{ fewer = {fewer}, more = {more} }}"))
        });
        values.into_iter().flatten().collect()
    })
    .optional()
    .needs_any(HIGH_LOW)
    .switched_with("high"),
    Field::whole("boston", POSITIVE, accessor!(boston))
        .offering_by(5, |_, now| when(now.bids.is_some(), &["1", "2", "4"])),
    Field::small("boston-games", GAMES, accessor!(boston_games)).needs_any(BIDS),
    // Three in the Laws of Whist, and three books for a renege in Bid Whist.
    Field::small(
        "revoke-costs",
        |_| (1, i64::from(TRICKS)),
        accessor!(revoke_costs),
    )
    .without(&["revoke"]),
    // A suit without a value counts once. Initial values from David Parlett.
    Field::group(
        "suit-values",
        &[
            Field::whole("hearts", POSITIVE, accessor!(suit_values?.hearts)).usual(4),
            Field::whole("diamonds", POSITIVE, accessor!(suit_values?.diamonds)).usual(3),
            Field::whole("spades", POSITIVE, accessor!(suit_values?.spades)),
            Field::whole("clubs", POSITIVE, accessor!(suit_values?.clubs)).usual(2),
        ],
        |rules, _| rules.suit_values = Some(SuitValues::ALIKE),
    )
    .optional()
    .without(NOT_PLAIN),
    // Initial values from the Laws of Short Whist, here and in the rubber.
    Field::group(
        "honours",
        &[
            Field::whole("three", NOT_NEGATIVE, accessor!(honours?.three))
                .needed()
                .usual(2),
            Field::whole("four", NOT_NEGATIVE, accessor!(honours?.four))
                .needed()
                .usual(4),
            // A side one point short of the game cannot win by honours.
            Field::whole("barred-at", POSITIVE, accessor!(honours?.barred_at?))
                .offering_by(11, |_, now| {
                    let below = now.goal.target.map(|target| (target - 1).to_string());
                    ["off".to_owned()].into_iter().chain(below).collect()
                })
                .optional(),
        ],
        |rules, _| rules.honours = Some(HonourPoints::default()),
    )
    .offering_group(10, |_| true)
    .optional()
    .without(NOT_PLAIN),
    Field::group(
        "rubber",
        &[
            Field::small("games", GAMES, accessor!(rubber?.games))
                .needed()
                .usual(2),
            Field::whole("single", NOT_NEGATIVE, accessor!(rubber?.single))
                .needed()
                .usual(1),
            Field::whole("double", NOT_NEGATIVE, accessor!(rubber?.double))
                .needed()
                .usual(2),
            Field::whole("treble", NOT_NEGATIVE, accessor!(rubber?.treble))
                .needed()
                .usual(3),
            Field::whole("bonus", NOT_NEGATIVE, accessor!(rubber?.bonus)).usual(2),
        ],
        |rules, _| rules.rubber = Some(Rubber::default()),
    )
    .offering_group(12, |now| now.bids.is_none() && now.high.is_none())
    .optional(),
];

/// The rules of a document with only required keys.
pub(super) fn usual(limits: Limits) -> OddTrick {
    OddTrick {
        book: limits.book,
        no_trump: 1,
        boston: 1,
        boston_games: 1,
        revoke_costs: 3,
        ..OddTrick::default()
    }
}

/// Game targets: five, seven and ten points in plain whist, five, seven and 21 in Bid Whist, 11, 13 and 50 for high and
/// low hands.
fn usual_targets(kept: &OddTrick, now: &OddTrick) -> Vec<String> {
    if kept.goal.target.is_none() || now.goal.target.is_none() {
        return Vec::new();
    }
    let usual = if now.high.is_some() {
        [11, 13, 50]
    } else if now.bids.is_some() {
        [5, 7, 21]
    } else {
        [5, 7, 10]
    };
    // Barring honours beyond the target would have no effect.
    let bar = now.honours.and_then(|honours| honours.barred_at);
    let usual = usual.iter();
    let usual = usual.filter(|points: &&i64| bar.is_none_or(|bar| bar < **points));
    usual.map(ToString::to_string).collect()
}

/// Parses the keys of this kind.
pub(in crate::scheme) fn rules(top: &Reader, limits: Limits) -> Result<Rules, SchemeError> {
    check_partnerships(top, limits)?;
    // The bounds of bids depend on it.
    let book = top.or("book", 6, |node| node.small(0..=TRICKS - 1))?;
    let limits = Limits { book, ..limits };
    let mut rules = usual(limits);
    read(FIELDS, top, limits, &mut rules)?;
    check(&rules, limits.deck).map_err(|(key, why)| top.clash(key, why))?;
    if top.find("revoke").is_some() && rules.revoke_costs != usual(limits).revoke_costs {
        return Err(top.clash("revoke-costs", ClashKind::RevokeHasPrice));
    }
    Ok(Rules::OddTrick(rules))
}

/// Checks that the values agree. Rejects values without effect, so that users do not rely on them.
fn check(rules: &OddTrick, deck: u8) -> Result<(), (&'static str, ClashKind)> {
    check_high_low(rules)?;
    match &rules.bids {
        Some(bids) => check_bids(rules, bids)?,
        None => check_no_bids(rules)?,
    }
    if rules.boston_games > 1 && rules.goal.target.is_none() {
        return Err(("boston-games", ClashKind::GamesNeedTarget));
    }
    if rules.rubber.is_some() && rules.goal.target.is_none() {
        return Err(("rubber", ClashKind::RubberNeedsTarget));
    }
    let (dealt, kitty) = (4 * rules.cards(), rules.kitty);
    // The rest of the pack is the kitty, which cannot be empty.
    if deck < dealt + u8::from(kitty) {
        return Err(("deck", ClashKind::PackForDeal { deck, dealt, kitty }));
    }
    Ok(())
}

/// Checks that high and low occur together, and without rules of other games.
fn check_high_low(rules: &OddTrick) -> Result<(), (&'static str, ClashKind)> {
    match (rules.high, rules.low) {
        (None, None) => return Ok(()),
        (Some(_), None) => return Err(("high", ClashKind::HighAndLow { other: "low" })),
        (None, Some(_)) => return Err(("low", ClashKind::HighAndLow { other: "high" })),
        (Some(_), Some(_)) => {}
    }
    let others = [
        ("bids", rules.bids.is_some()),
        ("honours", rules.honours.is_some()),
        ("suit-values", rules.suit_values.is_some()),
    ];
    match others.into_iter().find(|(_, played)| *played) {
        Some((key, _)) => Err((key, ClashKind::NotWithHigh)),
        None => Ok(()),
    }
}

fn check_bids(rules: &OddTrick, bids: &Bids) -> Result<(), (&'static str, ClashKind)> {
    let (min, max) = (bids.min, bids.max);
    if min > max {
        return Err(("bids.min", ClashKind::Levels { min, max }));
    }
    if rules.honours.is_some() {
        return Err(("honours", ClashKind::HonoursWithBids));
    }
    if rules.suit_values.is_some() {
        return Err(("suit-values", ClashKind::SuitValuesWithBids));
    }
    if rules.set_clamp == SetClamp::Bid && rules.set == SetScore::Bid {
        return Err(("set-clamp", ClashKind::NeedsShortfall));
    }
    Ok(())
}

fn check_no_bids(rules: &OddTrick) -> Result<(), (&'static str, ClashKind)> {
    let idle = [
        ("made", rules.made == MadeScore::Taken),
        ("set-clamp", rules.set_clamp == SetClamp::None),
        ("opponents-on-set", !rules.opponents_on_set),
        ("no-trump", rules.no_trump == 1),
        ("boston-games", rules.boston_games == 1),
        ("kitty", !rules.kitty),
    ];
    match idle.into_iter().find(|(_, idle)| !idle) {
        Some((key, _)) => Err((key, ClashKind::NeedsBids)),
        None => Ok(()),
    }
}
