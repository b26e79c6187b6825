//! Reading what a document of kind `odd-trick` says beside the common keys.

use super::node::Node;
use super::reader::Reader;
use super::{ClashKind, LARGEST, SchemeError, range};
use crate::scheme::odd_trick::{
    Bids, HonourPoints, MadeScore, Mode, OddTrick, Rubber, SetClamp, SetScore, SuitValues, TRICKS,
};
use crate::scheme::{Range, switch::Switch};

/// The keys of this kind at the top of a document.
pub(super) const KEYS: &[&str] = &[
    "book",
    "target",
    "lose-at",
    "made",
    "set",
    "set-clamp",
    "opponents-on-set",
    "no-trump",
    "boston",
    "boston-games",
    "bids",
    "kitty",
    "suit-values",
    "honours",
    "rubber",
];

const BIDS: &[&str] = &["min", "max", "modes", "dealer-forced", "dealer-may-match"];
const SUITS: &[&str] = &["hearts", "diamonds", "spades", "clubs"];
const HONOURS: &[&str] = &["three", "four", "barred-at"];
const RUBBER: &[&str] = &["games", "single", "double", "treble", "bonus"];

/// The keys of the tables below the top.
pub(super) const BELOW: &[(&str, &[&str])] = &[
    ("bids", BIDS),
    ("suit-values", SUITS),
    ("honours", HONOURS),
    ("rubber", RUBBER),
];

/// Two partnerships of two.
const PLAYERS: Range = Range { least: 4, most: 4 };

/// The most games that a rubber can be played to.
const MOST_GAMES: u8 = 100;

pub(super) fn read(top: &Reader, players: Range, deck: u8) -> Result<OddTrick, SchemeError> {
    if players != PLAYERS {
        return Err(top.clash("players", ClashKind::Partnerships));
    }
    if top.or("at-table", PLAYERS, |field| range(field, 1))? != PLAYERS {
        return Err(top.clash("at-table", ClashKind::Partnerships));
    }
    let book = top.or("book", 6, |field| field.small(0..=TRICKS - 1))?;
    let rules = OddTrick {
        book,
        target: top.or("target", None, |field| amount(field, 1).map(Some))?,
        lose_at: top.or("lose-at", None, |field| {
            field.whole(-LARGEST..=-1).map(Some)
        })?,
        made: top.or("made", MadeScore::default(), Node::switch)?,
        set: top.or("set", SetScore::default(), Node::switch)?,
        set_clamp: top.or("set-clamp", SetClamp::default(), Node::switch)?,
        opponents_on_set: top.or("opponents-on-set", false, Node::truth)?,
        no_trump: top.or("no-trump", 1, |field| amount(field, 1))?,
        boston: top.or("boston", 1, |field| amount(field, 1))?,
        boston_games: top.or("boston-games", 1, |field| field.small(1..=MOST_GAMES))?,
        bids: top.or("bids", None, |field| bids(field, TRICKS - book).map(Some))?,
        kitty: top.or("kitty", false, Node::truth)?,
        suit_values: top.or("suit-values", None, |field| suit_values(field).map(Some))?,
        honours: top.or("honours", None, |field| honours(field).map(Some))?,
        rubber: top.or("rubber", None, |field| rubber(field).map(Some))?,
    };
    check(top, &rules)?;
    let dealt = 4 * rules.cards();
    // What is left of the pack is the kitty, which cannot be empty.
    if deck < dealt + u8::from(rules.kitty) {
        let kitty = rules.kitty;
        return Err(top.clash("deck", ClashKind::PackForDeal { deck, dealt, kitty }));
    }
    Ok(rules)
}

/// Whether the values agree. One that would never count is refused, so that no table believes that it does.
fn check(top: &Reader, rules: &OddTrick) -> Result<(), SchemeError> {
    if rules.bids.is_none() {
        for (key, idle) in [
            ("made", rules.made == MadeScore::Taken),
            ("set-clamp", rules.set_clamp == SetClamp::None),
            ("opponents-on-set", !rules.opponents_on_set),
            ("no-trump", rules.no_trump == 1),
            ("boston-games", rules.boston_games == 1),
            ("kitty", !rules.kitty),
        ] {
            if !idle {
                return Err(top.clash(key, ClashKind::NeedsBids));
            }
        }
    } else {
        if rules.honours.is_some() {
            return Err(top.clash("honours", ClashKind::HonoursWithBids));
        }
        if rules.suit_values.is_some() {
            return Err(top.clash("suit-values", ClashKind::SuitValuesWithBids));
        }
        if rules.set_clamp == SetClamp::Bid && rules.set == SetScore::Bid {
            return Err(top.clash("set-clamp", ClashKind::NeedsShortfall));
        }
    }
    if rules.boston_games > 1 && rules.target.is_none() {
        return Err(top.clash("boston-games", ClashKind::GamesNeedTarget));
    }
    if rules.rubber.is_some() && rules.target.is_none() {
        return Err(top.clash("rubber", ClashKind::RubberNeedsTarget));
    }
    Ok(())
}

fn bids(field: &Node, most: u8) -> Result<Bids, SchemeError> {
    let reader = field.open(BIDS)?;
    let min = reader.or("min", 1, |field| field.small(1..=most))?;
    let max = reader.or("max", most, |field| field.small(1..=most))?;
    if min > max {
        return Err(reader.clash("min", ClashKind::Levels { min, max }));
    }
    Ok(Bids {
        min,
        max,
        modes: reader.or("modes", Vec::new(), modes)?,
        dealer_forced: reader.or("dealer-forced", false, Node::truth)?,
        dealer_may_match: reader.or("dealer-may-match", false, Node::truth)?,
    })
}

fn modes(field: &Node) -> Result<Vec<Mode>, SchemeError> {
    let items = field.list().ok_or_else(|| field.wrong("a list of modes"))?;
    let mut modes: Vec<Mode> = Vec::with_capacity(items.len());
    for item in &items {
        let mode: Mode = item.switch()?;
        if modes.contains(&mode) {
            let word = mode.word().to_owned();
            return Err(field.clash(ClashKind::Twice { word }));
        }
        modes.push(mode);
    }
    Ok(modes)
}

/// A suit that is not named counts once.
fn suit_values(field: &Node) -> Result<SuitValues, SchemeError> {
    let reader = field.open(SUITS)?;
    let worth = |suit| reader.or(suit, 1, |field| amount(field, 1));
    Ok(SuitValues {
        hearts: worth("hearts")?,
        diamonds: worth("diamonds")?,
        spades: worth("spades")?,
        clubs: worth("clubs")?,
    })
}

fn honours(field: &Node) -> Result<HonourPoints, SchemeError> {
    let reader = field.open(HONOURS)?;
    Ok(HonourPoints {
        three: amount(&reader.need("three")?, 0)?,
        four: amount(&reader.need("four")?, 0)?,
        barred_at: reader.or("barred-at", None, |field| amount(field, 1).map(Some))?,
    })
}

fn rubber(field: &Node) -> Result<Rubber, SchemeError> {
    let reader = field.open(RUBBER)?;
    Ok(Rubber {
        games: reader.need("games")?.small(1..=MOST_GAMES)?,
        single: amount(&reader.need("single")?, 0)?,
        double: amount(&reader.need("double")?, 0)?,
        treble: amount(&reader.need("treble")?, 0)?,
        bonus: reader.or("bonus", 0, |field| amount(field, 0))?,
    })
}

/// An amount of this much at least.
fn amount(field: &Node, least: i64) -> Result<i64, SchemeError> {
    field.whole(least..=LARGEST)
}
