//! Reading what a document of kind `exact-bid` says beside the common keys.

use super::field::Field;
use super::reader::Reader;
use super::{LARGEST, SchemeError};
use crate::scheme::exact_bid::{
    BidTrump, BidTrumpSource, BigMiss, ExactBid, Formula, Hook, LastHand, LastResort, Repeat,
    Schedule, Slam, Steps, Term, Ties, Winner, ZeroBid,
};

/// The keys of this kind at the top of a document.
pub(super) const KEYS: &[&str] = &[
    "made",
    "missed",
    "over",
    "under",
    "zero-bid",
    "slam",
    "big-miss",
    "halve-on-miss",
    "hook",
    "schedule",
    "target",
    "trump",
    "winner",
    "ties",
];

/// Keys of which setting the first displaces the others.
///
/// A list of sizes needs no way from one to another. What is said of every miss holds of every miss, while what is
/// said of one sort of miss leaves the other as it was.
pub(super) const DISPLACES: [(&str, &[&str]); 5] = [
    ("list", &["from", "to", "step"]),
    ("from", &["list"]),
    ("to", &["list"]),
    ("step", &["list"]),
    ("missed", &["over", "under"]),
];

const TERMS: [&str; Term::ALL.len()] = [
    "constant",
    "bid",
    "bid-squared",
    "bid-triangular",
    "tricks",
    "cards",
    "off",
    "off-squared",
    "off-triangular",
];

const ZERO_BID: &[&str] = &["made", "missed"];
const SLAM: &[&str] = &["grand", "small", "from-cards", "adds"];
const BIG_MISS: &[&str] = &["off", "points"];
const SCHEDULE: &[&str] = &["from", "to", "step", "back", "repeat", "list"];
const TRUMP: &[&str] = &[
    "source",
    "rotation",
    "last-hand",
    "last-resort",
    "none-from",
];

/// The keys of the tables below the top.
pub(super) const BELOW: &[(&str, &[&str])] = &[
    ("made", &TERMS),
    ("missed", &TERMS),
    ("over", &TERMS),
    ("under", &TERMS),
    ("zero-bid", ZERO_BID),
    ("zero-bid.made", &TERMS),
    ("zero-bid.missed", &TERMS),
    ("slam", SLAM),
    ("big-miss", BIG_MISS),
    ("schedule", SCHEDULE),
    ("trump", TRUMP),
];

/// The longest list of sizes or trumps.
const LONGEST_LIST: usize = 1000;

/// The sizes of a schedule that says no other.
const USUAL: Steps = Steps {
    from: 1,
    to: 13,
    step: 1,
    back: false,
    repeat: Repeat::None,
};

/// The fewest cards of a slam where a scheme says no other, as in the Italian rules of Wist.
const SLAM_FROM: u8 = 6;

pub(super) fn read(top: &Reader, deck: u8) -> Result<ExactBid, SchemeError> {
    let missed = top.or("missed", Formula::default(), formula)?;
    let rules = ExactBid {
        made: formula(&top.need("made")?)?,
        over: top.or("over", missed, formula)?,
        under: top.or("under", missed, formula)?,
        zero_bid: top.or("zero-bid", ZeroBid::default(), zero_bid)?,
        slam: top.or("slam", None, |field| slam(field, deck).map(Some))?,
        big_miss: top.or("big-miss", None, |field| big_miss(field, deck).map(Some))?,
        halve_on_miss: top.or("halve-on-miss", false, Field::truth)?,
        hook: top.or("hook", Hook::default(), Field::switch)?,
        schedule: top.or(
            "schedule",
            Schedule::Steps(Steps {
                to: USUAL.to.min(deck),
                ..USUAL
            }),
            |field| schedule(field, deck),
        )?,
        target: top.or("target", None, |field| field.whole(1..=LARGEST).map(Some))?,
        trump: top.or("trump", BidTrump::default(), |field| trump(field, deck))?,
        winner: top.or("winner", Winner::default(), Field::switch)?,
        ties: top.or("ties", Ties::default(), Field::switch)?,
    };
    check(top, &rules)?;
    Ok(rules)
}

/// Whether the values agree. One that would never count is refused, so that no table believes that it does.
fn check(top: &Reader, rules: &ExactBid) -> Result<(), SchemeError> {
    let priced = rules.over != Formula::default()
        || rules.under != Formula::default()
        || rules.zero_bid.missed.is_some()
        || rules.big_miss.is_some();
    if rules.halve_on_miss && priced {
        let why = "stands in place of what a miss scores, and there is a score for one";
        return Err(top.clash("halve-on-miss", why.to_owned()));
    }
    if rules.target.is_some() {
        let no_last = |what: &str| format!("{what}, and a game to a `target` has no last hand");
        if rules.hook == Hook::NotInLastHand {
            return Err(top.clash("hook", no_last("is not-in-last-hand")));
        }
        if rules.trump.last_hand == LastHand::None {
            return Err(top.clash("trump.last-hand", no_last("is none")));
        }
    }
    Ok(())
}

fn formula(field: &Field) -> Result<Formula, SchemeError> {
    let reader = field.open(&TERMS)?;
    let mut formula = Formula::default();
    for term in Term::ALL {
        formula.set(
            term,
            reader.or(term.key(), 0, |field| field.whole(-LARGEST..=LARGEST))?,
        );
    }
    Ok(formula)
}

fn zero_bid(field: &Field) -> Result<ZeroBid, SchemeError> {
    let reader = field.open(ZERO_BID)?;
    Ok(ZeroBid {
        made: reader.or("made", None, |field| formula(field).map(Some))?,
        missed: reader.or("missed", None, |field| formula(field).map(Some))?,
    })
}

fn slam(field: &Field, deck: u8) -> Result<Slam, SchemeError> {
    let reader = field.open(SLAM)?;
    let points = |field: &Field| field.whole(-LARGEST..=LARGEST);
    Ok(Slam {
        grand: reader.or("grand", 0, points)?,
        small: reader.or("small", 0, points)?,
        from_cards: reader.or("from-cards", SLAM_FROM.min(deck), |field| {
            field.small(1..=deck)
        })?,
        adds: reader.or("adds", false, Field::truth)?,
    })
}

fn big_miss(field: &Field, deck: u8) -> Result<BigMiss, SchemeError> {
    let reader = field.open(BIG_MISS)?;
    Ok(BigMiss {
        off: reader.need("off")?.small(1..=deck)?,
        points: reader.need("points")?.whole(-LARGEST..=LARGEST)?,
    })
}

fn schedule(field: &Field, deck: u8) -> Result<Schedule, SchemeError> {
    let reader = field.open(SCHEDULE)?;
    let size = |field: &Field| field.small(1..=deck);
    // What is said beside a list is read all the same, so that a mistake in it does not lie in wait.
    let steps = Steps {
        from: reader.or("from", USUAL.from, size)?,
        to: reader.or("to", USUAL.to.min(deck), size)?,
        step: reader.or("step", USUAL.step, size)?,
        back: reader.or("back", USUAL.back, Field::truth)?,
        repeat: reader.or("repeat", USUAL.repeat, Field::switch)?,
    };
    let Some(list) = reader.find("list") else {
        return Ok(Schedule::Steps(steps));
    };
    let sizes = items(&list, "a list of hand sizes")?;
    sizes
        .iter()
        .map(size)
        .collect::<Result<_, _>>()
        .map(Schedule::List)
}

fn trump(field: &Field, deck: u8) -> Result<BidTrump, SchemeError> {
    let reader = field.open(TRUMP)?;
    let trump = BidTrump {
        source: reader.or("source", BidTrumpSource::default(), Field::switch)?,
        rotation: reader.or("rotation", Vec::new(), |field| {
            let suits = items(field, "a list of suits")?;
            suits.iter().map(Field::switch).collect()
        })?,
        last_hand: reader.or("last-hand", LastHand::default(), Field::switch)?,
        last_resort: reader.or("last-resort", LastResort::default(), Field::switch)?,
        none_from: reader.or("none-from", None, |field| field.small(1..=deck).map(Some))?,
    };
    if trump.source == BidTrumpSource::Rotation && trump.rotation.is_empty() {
        return Err(reader.clash(
            "source",
            "is rotation, but there is no list `rotation`".to_owned(),
        ));
    }
    if trump.last_resort == LastResort::None && trump.source != BidTrumpSource::TurnUp {
        let why = "says nothing where no card is turned up for trumps";
        return Err(reader.clash("last-resort", why.to_owned()));
    }
    Ok(trump)
}

/// The items of a list that has one at least.
fn items<'a>(field: &Field<'a>, wanted: &str) -> Result<Vec<Field<'a>>, SchemeError> {
    let items = field
        .list()
        .filter(|items| !items.is_empty())
        .ok_or_else(|| field.wrong(wanted))?;
    if items.len() > LONGEST_LIST {
        let found = items.len();
        return Err(field.clash(format!("has {found} items, of {LONGEST_LIST} at most")));
    }
    Ok(items)
}
