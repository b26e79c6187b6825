//! The value of the parts of a hand for each side, before deciding which count.

use super::{Side, SideResult, Sides, high_low, tricks};
use crate::cards::Trump;
use crate::games::{Deal, HandError, HandRecord, add};
use crate::scheme::document::nearest;
use crate::scheme::odd_trick::{Bids, MadeScore, Mode, OddTrick, SetClamp, SetScore, TRICKS};
use crate::scheme::{Scheme, keyword::Keyword};
use crate::seat::Seat;

/// Tricks and honours of a hand; `named` stands for the side whose tricks are recorded.
pub(super) fn score(
    rules: &OddTrick,
    deal: Deal,
    standing: &Sides,
    named: Option<Seat>,
    hand: &HandRecord<Seat>,
) -> Result<SideResult, HandError> {
    let Some(named) = named else {
        return Ok(SideResult {
            tricks: 0,
            made: None,
            margin: 0,
            by_tricks: [0; 2],
            by_honours: [0; 2],
            won: None,
        });
    };
    let side = Side::of(named);
    match (rules.high.zip(rules.low), &rules.bids) {
        (Some(points), _) => high_low::score(rules, points, side, hand),
        (None, Some(bids)) => bid(rules, bids, side, hand),
        (None, None) => plain(rules, deal, standing, side, hand),
    }
}

/// Penalties and adjustments, the revoke first, by side.
pub(in crate::games) fn adjustments(
    scheme: &Scheme,
    deal: Deal,
    hand: &HandRecord<Seat>,
) -> Result<[i64; 2], HandError> {
    let revoke = hand.revoke.map(|seat| deal.plays(seat)).transpose()?;
    let revoke = revoke
        .zip(scheme.revoke)
        .map(|(seat, revoke)| (seat, revoke.points));
    let mut points = [0_i64; 2];
    let mut give = |seat: Seat, more: i64| -> Result<(), HandError> {
        let sum = &mut points[Side::of(seat).index()];
        *sum = add(*sum, more)?;
        Ok(())
    };
    if let Some((seat, more)) = revoke {
        give(seat, more)?;
    }
    for adjustment in hand.adjust.iter().flatten() {
        give(deal.plays(adjustment.player)?, adjustment.points)?;
    }
    Ok(points)
}

/// The side whose tricks and honours score nothing because a revoke penalty replaces them.
pub(in crate::games) fn side_without_score(
    scheme: &Scheme,
    hand: &HandRecord<Seat>,
) -> Option<Side> {
    let revoke = scheme.revoke.filter(|revoke| revoke.replaces);
    hand.revoke.filter(|_| revoke.is_some()).map(Side::of)
}

/// The mode of a bid: the named one, else the first; `None` without modes.
pub(super) fn mode(bids: &Bids, named: Option<&str>) -> Result<Option<Mode>, HandError> {
    let Some(word) = named else {
        return Ok(bids.modes.first().copied());
    };
    let mode = known(word, bids.modes.iter().map(|mode| mode.word()))?;
    if bids.modes.contains(&mode) {
        Ok(Some(mode))
    } else {
        Err(HandError::NotAllowed {
            id: word.to_owned(),
        })
    }
}

/// Plain whist: the side with more tricks scores those over the book, whichever side was named.
fn plain(
    rules: &OddTrick,
    deal: Deal,
    standing: &Sides,
    side: Side,
    hand: &HandRecord<Seat>,
) -> Result<SideResult, HandError> {
    if hand.trump == Some(Trump::None) {
        return Err(HandError::TrumpNeeded {
            id: "whist".to_owned(),
        });
    }
    // If trick values depend on the trump suit, it must be known.
    let worth = match &rules.suit_values {
        None => 1,
        Some(values) => hand
            .trump
            .and_then(|trump| values.worth(trump))
            .ok_or_else(|| HandError::Missing { key: "trump" })?,
    };
    let tricks = tricks(rules, hand)?;
    let rest = TRICKS - tricks;
    let (winner, most) = if tricks > TRICKS / 2 {
        (side, tricks)
    } else {
        (side.other(), rest)
    };
    let odd = i64::from(most.saturating_sub(rules.book));
    let mut by_tricks = [0; 2];
    by_tricks[winner.index()] = odd
        .checked_mul(boston(rules, most))
        .and_then(|points| points.checked_mul(worth))
        .ok_or_else(|| HandError::Overflow)?;
    Ok(SideResult {
        tricks,
        made: None,
        margin: i16::from(tricks) - i16::from(rules.book),
        by_tricks,
        by_honours: honours(rules, deal, standing, hand)?,
        won: None,
    })
}

/// The value of honours; whether they are barred depends on the side's score before the hand.
fn honours(
    rules: &OddTrick,
    deal: Deal,
    standing: &Sides,
    hand: &HandRecord<Seat>,
) -> Result<[i64; 2], HandError> {
    let mut points = [0; 2];
    if let Some((played, held)) = rules.honours.as_ref().zip(hand.honours.as_ref()) {
        let side = Side::of(deal.plays(held.side)?).index();
        points[side] = played
            .worth(held.count, standing.score[side])
            .ok_or_else(|| HandError::HonoursCount { found: held.count })?;
    }
    Ok(points)
}

/// Bid Whist: the bidder's side scores or loses, and its opponents may score if it was set.
fn bid(
    rules: &OddTrick,
    bids: &Bids,
    side: Side,
    hand: &HandRecord<Seat>,
) -> Result<SideResult, HandError> {
    let level = hand.bid.ok_or_else(|| HandError::Missing { key: "bid" })?;
    if !(bids.min..=bids.max).contains(&level) {
        return Err(HandError::Level {
            found: level,
            min: bids.min,
            max: bids.max,
        });
    }
    let played = mode(bids, hand.mode.as_deref())?;
    check_cards(played, hand)?;
    let tricks = tricks(rules, hand)?;
    let target = rules.book + level;
    let made = tricks >= target;
    let mut by_tricks = [0; 2];
    by_tricks[side.index()] =
        bidders_points(rules, level, played, tricks).ok_or_else(|| HandError::Overflow)?;
    if !made && rules.opponents_on_set {
        // They score from the odd trick on, as in plain whist. Only the bidding side scores a Boston.
        let odd = i64::from((TRICKS - tricks).saturating_sub(rules.book));
        by_tricks[side.other().index()] = odd
            .checked_mul(factor(rules, played))
            .ok_or_else(|| HandError::Overflow)?;
    }
    Ok(SideResult {
        tricks,
        made: Some(made),
        margin: i16::from(tricks) - i16::from(target),
        by_tricks,
        by_honours: [0; 2],
        won: None,
    })
}

/// The score of the bidder's side; `None` on overflow.
fn bidders_points(rules: &OddTrick, level: u8, mode: Option<Mode>, tricks: u8) -> Option<i64> {
    let target = rules.book + level;
    let own = match (tricks >= target, rules.made, rules.set) {
        (true, MadeScore::Taken, _) => i64::from(tricks - rules.book),
        (true, MadeScore::Bid, _) => i64::from(level),
        (false, _, SetScore::Bid) => -i64::from(level),
        (false, _, SetScore::Shortfall) => -i64::from(match rules.set_clamp {
            SetClamp::None => target - tricks,
            SetClamp::Bid => level.min(target - tricks),
        }),
    };
    own.checked_mul(factor(rules, mode))?
        .checked_mul(boston(rules, tricks))
}

/// The score of a bid just made, and of one trick short, for display before the choice; `None` if there is no such
/// level.
pub fn just_made_or_set(rules: &OddTrick, level: u8, mode: Mode) -> Option<[i64; 2]> {
    let target = rules.book.checked_add(level)?;
    if target > TRICKS {
        return None;
    }
    let points = |tricks: u8| bidders_points(rules, level, Some(mode), tricks);
    Some([points(target)?, points(target.checked_sub(1)?)?])
}

/// The multiplier of a mode for all scores of a hand.
fn factor(rules: &OddTrick, mode: Option<Mode>) -> i64 {
    if mode == Some(Mode::NoTrump) {
        rules.no_trump
    } else {
        1
    }
}

/// Checks that trump and ranking fit the mode.
fn check_cards(mode: Option<Mode>, hand: &HandRecord<Seat>) -> Result<(), HandError> {
    let no_trump = mode == Some(Mode::NoTrump);
    match hand.trump {
        Some(Trump::None) if !no_trump => {
            return Err(HandError::TrumpNeeded {
                id: mode.map_or("bid", Mode::word).to_owned(),
            });
        }
        Some(suit) if no_trump && suit != Trump::None => return Err(HandError::NoTrumpSuit),
        _ => {}
    }
    let Some(word) = hand.rank.as_deref() else {
        return Ok(());
    };
    let rank = known(word, RANKS.map(Mode::word).into_iter())?;
    // At no trump the bidder chooses the ranking; otherwise the mode determines it, and a record may repeat it.
    if RANKS.contains(&rank) && (no_trump || mode == Some(rank)) {
        Ok(())
    } else {
        Err(HandError::Rank {
            rank: word.to_owned(),
        })
    }
}

/// The two rankings of cards.
const RANKS: [Mode; 2] = [Mode::Uptown, Mode::Downtown];

fn known(word: &str, there: impl Iterator<Item = &'static str>) -> Result<Mode, HandError> {
    Mode::from_word(word).ok_or_else(|| HandError::UnknownMode {
        word: word.to_owned(),
        nearest: nearest(word, there),
    })
}

/// The number of games that a game won with these tricks counts as: more if all thirteen were bid and taken.
pub(super) fn games(rules: &OddTrick, shown: &SideResult, hand: &HandRecord<Seat>) -> u8 {
    let all_bid = hand.bid == Some(TRICKS - rules.book);
    if shown.made == Some(true) && all_bid {
        rules.boston_games
    } else {
        1
    }
}

/// The multiplier of a hand in which one side took this many tricks.
pub(super) fn boston(rules: &OddTrick, tricks: u8) -> i64 {
    if tricks == TRICKS { rules.boston } else { 1 }
}
