//! The keys of kind `odd-trick`.

use super::{Bounds, Lens, Limits, Sort, lens, read, word};
use crate::scheme::document::{ClashKind, LARGEST, Reader, SchemeError, range};
use crate::scheme::odd_trick::{
    Bids, High, HonourPoints, Low, MadeScore, Mode, OddTrick, Rubber, SetClamp, SetScore,
    SuitValues, TRICKS,
};
use crate::scheme::{Range, switch::Switch};

type Field = super::Field<OddTrick>;

/// Two partnerships of two.
const PLAYERS: Range = Range { least: 4, most: 4 };

/// Points of which there may be none.
const POINTS: Bounds = |_| (0, LARGEST);

/// Points of which there are some, and what multiplies them.
const SOME: Bounds = |_| (1, LARGEST);

/// Games of a rubber.
const GAMES: Bounds = |_| (1, 100);

/// The level of a bid.
const LEVEL: Bounds = |limits| (1, i64::from(TRICKS - limits.book));

/// Keys of rules that are played only where there is bidding.
const BIDS: &[&str] = &["bids"];

/// Keys of what is another game than bids.
const HIGH_LOW: &[&str] = &["high", "low"];

/// Keys of what is another game than plain whist.
const NOT_PLAIN: &[&str] = &["bids", "high", "low"];

/// Every key of this kind.
pub(in crate::scheme) const FIELDS: &[Field] = &[
    Field::small("book", |_| (0, i64::from(TRICKS) - 1), lens!(book)).always(),
    Field::whole("target", SOME, lens!(target?))
        .optional()
        .if_said(),
    Field::whole("lose-at", |_| (-LARGEST, -1), lens!(lose_at?))
        .optional()
        .sort(Sort::Lost)
        .if_said(),
    Field::group(
        "bids",
        &[
            Field::small("min", LEVEL, lens!(bids?.min)),
            Field::small("max", LEVEL, lens!(bids?.max)),
            Field::list(
                "modes",
                "a list of modes",
                super::words::<Mode>,
                Lens {
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
            Field::truth("dealer-forced", lens!(bids?.dealer_forced)),
            Field::truth("dealer-may-match", lens!(bids?.dealer_may_match)),
        ],
        |rules, limits| rules.bids = Some(usual_bids(limits)),
    )
    .optional()
    .without(HIGH_LOW)
    .if_said(),
    Field::needing(word!("made", MadeScore, made), BIDS).always(),
    Field::needing(word!("set", SetScore, set), BIDS).always(),
    Field::needing(word!("set-clamp", SetClamp, set_clamp), BIDS),
    Field::truth("opponents-on-set", lens!(opponents_on_set)).needing(BIDS),
    Field::whole("no-trump", SOME, lens!(no_trump))
        .needing(BIDS)
        .always(),
    Field::truth("kitty", lens!(kitty)).needing(BIDS),
    // A table begins with the numbers of Minnesota Whist.
    Field::group(
        "high",
        &[
            Field::whole("made", POINTS, lens!(high?.made))
                .needed()
                .usual(1),
            Field::whole("opponents", POINTS, lens!(high?.opponents)).usual(2),
            Field::whole("lost", POINTS, lens!(high?.lost)),
        ],
        |rules, _| rules.high = Some(High::default()),
    )
    .optional()
    .without(BIDS)
    .along("low")
    .if_said(),
    Field::group(
        "low",
        &[
            Field::whole("fewer", POINTS, lens!(low?.fewer)).usual(1),
            Field::whole("more", POINTS, lens!(low?.more)),
        ],
        |rules, _| rules.low = Some(Low::default()),
    )
    .optional()
    .needing(HIGH_LOW)
    .along("high")
    .if_said(),
    Field::whole("boston", SOME, lens!(boston)).if_said(),
    Field::small("boston-games", GAMES, lens!(boston_games))
        .needing(BIDS)
        .if_said(),
    // Three in the Laws of Whist, and three books for a renege in Bid Whist.
    Field::small(
        "revoke-costs",
        |_| (1, i64::from(TRICKS)),
        lens!(revoke_costs),
    )
    .if_said(),
    // A suit that is not named counts once. A table begins with the worths that David Parlett has.
    Field::group(
        "suit-values",
        &[
            Field::whole("hearts", SOME, lens!(suit_values?.hearts)).usual(4),
            Field::whole("diamonds", SOME, lens!(suit_values?.diamonds)).usual(3),
            Field::whole("spades", SOME, lens!(suit_values?.spades)),
            Field::whole("clubs", SOME, lens!(suit_values?.clubs)).usual(2),
        ],
        |rules, _| rules.suit_values = Some(SuitValues::ALIKE),
    )
    .optional()
    .without(NOT_PLAIN)
    .if_said(),
    // A table begins with the Laws of Short Whist, here and in the rubber.
    Field::group(
        "honours",
        &[
            Field::whole("three", POINTS, lens!(honours?.three))
                .needed()
                .usual(2),
            Field::whole("four", POINTS, lens!(honours?.four))
                .needed()
                .usual(4),
            Field::whole("barred-at", SOME, lens!(honours?.barred_at?)).optional(),
        ],
        |rules, _| rules.honours = Some(HonourPoints::NONE),
    )
    .optional()
    .without(NOT_PLAIN)
    .if_said(),
    Field::group(
        "rubber",
        &[
            Field::small("games", GAMES, lens!(rubber?.games))
                .needed()
                .usual(2),
            Field::whole("single", POINTS, lens!(rubber?.single))
                .needed()
                .usual(1),
            Field::whole("double", POINTS, lens!(rubber?.double))
                .needed()
                .usual(2),
            Field::whole("treble", POINTS, lens!(rubber?.treble))
                .needed()
                .usual(3),
            Field::whole("bonus", POINTS, lens!(rubber?.bonus)).usual(2),
        ],
        |rules, _| rules.rubber = Some(Rubber::NONE),
    )
    .optional()
    .if_said(),
];

/// The rules of a document that says nothing but what it has to.
pub(super) fn usual(limits: Limits) -> OddTrick {
    OddTrick {
        book: limits.book,
        target: None,
        lose_at: None,
        made: MadeScore::default(),
        set: SetScore::default(),
        set_clamp: SetClamp::default(),
        opponents_on_set: false,
        no_trump: 1,
        boston: 1,
        boston_games: 1,
        revoke_costs: 3,
        bids: None,
        high: None,
        low: None,
        kitty: false,
        suit_values: None,
        honours: None,
        rubber: None,
    }
}

/// Bids of which nothing is said: every level, and no modes.
fn usual_bids(limits: Limits) -> Bids {
    Bids {
        min: 1,
        max: TRICKS - limits.book,
        modes: Vec::new(),
        dealer_forced: false,
        dealer_may_match: false,
    }
}

/// Reads the keys of this kind.
pub(in crate::scheme) fn rules(top: &Reader, limits: Limits) -> Result<OddTrick, SchemeError> {
    if limits.players != PLAYERS {
        return Err(top.clash("players", ClashKind::Partnerships));
    }
    if top.or("at-table", PLAYERS, |node| range(node, 1))? != PLAYERS {
        return Err(top.clash("at-table", ClashKind::Partnerships));
    }
    // The bounds of a bid depend on it.
    let book = top.or("book", 6, |node| node.small(0..=TRICKS - 1))?;
    let limits = Limits { book, ..limits };
    let mut rules = usual(limits);
    read(FIELDS, top, limits, &mut rules)?;
    check(&rules, limits.deck).map_err(|(key, why)| top.clash(key, why))?;
    Ok(rules)
}

/// Whether the values agree. One that would never count is refused, so that no table believes that it does.
fn check(rules: &OddTrick, deck: u8) -> Result<(), (&'static str, ClashKind)> {
    check_high_low(rules)?;
    match &rules.bids {
        Some(bids) => check_bids(rules, bids)?,
        None => check_no_bids(rules)?,
    }
    if rules.boston_games > 1 && rules.target.is_none() {
        return Err(("boston-games", ClashKind::GamesNeedTarget));
    }
    if rules.rubber.is_some() && rules.target.is_none() {
        return Err(("rubber", ClashKind::RubberNeedsTarget));
    }
    let (dealt, kitty) = (4 * rules.cards(), rules.kitty);
    // What is left of the pack is the kitty, which cannot be empty.
    if deck < dealt + u8::from(kitty) {
        return Err(("deck", ClashKind::PackForDeal { deck, dealt, kitty }));
    }
    Ok(())
}

/// High and low are one game, and none of the others.
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
