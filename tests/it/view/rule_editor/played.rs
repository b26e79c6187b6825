//! Every cell of a worked example, compared with hands played independently.

use super::walked::adds_up;
use oddtrick::cards::Trump;
use oddtrick::games::{
    Bid, Carry, HandError, HandRecord, HandResult, Honours, Outcome, Override, Side, Table, Tricks,
    play,
};
use oddtrick::scheme::keyword::Keyword;
use oddtrick::scheme::partnership_bid::Nil;
use oddtrick::scheme::{ExactBid, Rules, Scheme};
use oddtrick::seat::Seat;
use oddtrick::view::Message;
use oddtrick::view::rule_editor::Page;
use oddtrick::view::what_if::{Cell, Grid, WorkedOutcome};

/// Checks that a cell is the score of an independent hand.
fn holds(cell: &Cell, scored: Option<(i64, bool)>, what: &str) {
    let found = match (&cell.text, cell.made) {
        (Message::PointsAlone { n }, made) => Some((n.n, made == WorkedOutcome::Made)),
        (Message::None, WorkedOutcome::Impossible) => None,
        other => panic!("{what}: {other:?}"),
    };
    assert_eq!(found, scored, "{what}");
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Plays a hand at the largest table, where the page uses the smallest, and another player's points.
fn hand(scheme: &Scheme, carry: Carry, hand: &HandRecord<Seat>) -> Result<Outcome, HandError> {
    let seats = usize::from(scheme.at_table.most);
    let table = Table {
        seats,
        dealer: seat(0),
    };
    play(scheme, &carry, table, hand).map(|(outcome, _)| outcome)
}

/// Checks every cell of a worked example.
pub(super) fn example(page: &Page, scheme: &Scheme) {
    let worked = &page.worked;
    let boxed: Vec<&Cell> = worked
        .rows
        .iter()
        .flat_map(|row| row.cells.iter())
        .filter(|cell| cell.boxed)
        .collect();
    assert!(boxed.len() <= 1);
    let by_bids = scheme
        .rules
        .odd_trick()
        .is_none_or(|rules| rules.bids.is_some() || rules.high.is_some());
    let sum = adds_up(&worked.sum);
    if let [cell] = boxed.as_slice()
        && scheme.rules.contracts().is_none()
        && by_bids
    {
        assert_eq!(
            sum.map(|n| Message::points_alone(scheme.points(n))),
            Some(cell.text.clone())
        );
    }
    for row in &worked.rows {
        assert_eq!(row.cells.len(), worked.heads.len());
    }
    match &scheme.rules {
        Rules::ExactBid(rules) => bids(page, scheme, rules),
        Rules::Contracts(_) => contracts(worked, &without_pot(scheme)),
        Rules::OddTrick(rules) if rules.high.is_some() => high_low(worked, scheme),
        Rules::OddTrick(rules) if rules.bids.is_some() => sides(worked, scheme),
        Rules::OddTrick(_) => whist(worked, scheme),
        Rules::PartnershipBid(_) => partners(worked, scheme),
    }
}

fn bids(page: &Page, scheme: &Scheme, rules: &ExactBid) {
    let worked = &page.worked;
    let cards = u8::try_from(worked.heads.len() - 1).unwrap();
    let least = rules.least_bid.min(cards);
    // The example for the overbid rule has a hand with too many bids.
    let mut pieces = page.lines.iter().flat_map(|line| &line.pieces.all);
    let over = pieces.any(|piece| piece.open && piece.key.starts_with("zero-bid.overbid"));
    let seats = usize::from(scheme.at_table.least);
    let out = (seats > usize::from(scheme.players.most)).then(|| seat(0));
    // Here the first seat deals, and the last two share the tricks.
    let table = Table {
        seats,
        dealer: seat(0),
    };
    let (own, other) = (seats - 1, seats - 2);
    for (bid, row) in (0..).zip(&worked.rows) {
        for (tricks, cell) in (0..).zip(&row.cells) {
            let list = |mine: u8, theirs: u8, rest: u8| {
                let value = |at: usize| match at {
                    at if Some(seat(at)) == out => None,
                    at if at == own => Some(mine),
                    at if at == other => Some(theirs),
                    _ => Some(rest),
                };
                (0..seats).map(value).collect::<Vec<_>>()
            };
            let mut record = HandRecord {
                cards: Some(cards),
                bids: Some(Bid::list(list(bid, cards, least))),
                tricks: Some(Tricks::Seats(list(tricks, cards - tricks, 0))),
                overrides: Some(Override::Hook),
                ..HandRecord::blank()
            };
            let mut played = play(scheme, &Carry::default(), table, &record);
            if bid == 0
                || matches!(
                    played,
                    Err(HandError::GameOver | HandError::NoSchedule { .. })
                )
            {
                record.overrides = Some(Override::End);
                let low = list(bid, least, least);
                let sum: u32 = low.iter().flatten().map(|bid| u32::from(*bid)).sum();
                let hooked = u8::from(sum == u32::from(cards));
                record.bids = Some(Bid::list(if over {
                    list(bid, cards, least.max(1))
                } else {
                    list(bid, least + hooked, least)
                }));
                played = play(scheme, &Carry::default(), table, &record);
            }
            let scored = played
                .ok()
                .map(|(outcome, _)| (outcome.points.at(seat(own)), rules.is_made(bid, tricks)));
            holds(
                cell,
                scored,
                &format!("{cards} cards, {bid} bid, {tricks} taken"),
            );
        }
    }
}

/// The scheme without its pot, which examples leave out because its effect depends on its content.
fn without_pot(scheme: &Scheme) -> Scheme {
    let mut scheme = scheme.clone();
    if let Rules::Contracts(rules) = &mut scheme.rules {
        rules.pot = None;
    }
    scheme
}

fn contracts(worked: &Grid, scheme: &Scheme) {
    let rules = scheme.rules.contracts().unwrap();
    let shown = rules
        .contracts
        .iter()
        .filter(|one| one.allowed || one.is_general_misere());
    let shown: Vec<_> = shown.collect();
    assert_eq!(shown.len(), worked.rows.len());
    for (one, row) in shown.into_iter().zip(&worked.rows) {
        for (margin, cell) in (-5..=5).zip(&row.cells) {
            let what = format!("{} by {margin}", one.id);
            if one.is_general_misere() {
                let receives = rules.general_misere.has_payee();
                let record = HandRecord {
                    contract: Some(one.id.clone()),
                    payer: (!receives).then(|| seat(2)),
                    receiver: receives.then(|| seat(2)),
                    ..HandRecord::blank()
                };
                let played = least(scheme, &record).filter(|_| margin == 0);
                holds(
                    cell,
                    played.map(|outcome| (outcome.points.at(seat(2)), true)),
                    &what,
                );
                continue;
            }
            // If every number of tricks up to the target has margin 0, the target itself is shown.
            let mut ways = std::iter::once(one.target.tricks()).chain(0..=rules.cards);
            let tricks = ways.find_map(|tricks| {
                let record = HandRecord {
                    contract: Some(one.id.clone()),
                    declarers: Some((1..=usize::from(one.declarers)).map(seat).collect()),
                    tricks: Some(Tricks::Side(tricks)),
                    ..HandRecord::blank()
                };
                let outcome = least(scheme, &record)?;
                match outcome.result {
                    HandResult::Contract {
                        margin: found,
                        made,
                        ..
                    } if i64::from(found) == margin && made == (margin >= 0) => {
                        Some((outcome.points.at(seat(1)), made))
                    }
                    _ => None,
                }
            });
            holds(cell, tricks, &what);
        }
    }
}

/// A hand at the smallest table, dealt by the first seat.
fn least(scheme: &Scheme, record: &HandRecord<Seat>) -> Option<Outcome> {
    let table = Table {
        seats: usize::from(scheme.at_table.least),
        dealer: seat(0),
    };
    play(scheme, &Carry::default(), table, record)
        .ok()
        .map(|(outcome, _)| outcome)
}

fn sides(worked: &Grid, scheme: &Scheme) {
    let rules = scheme.rules.odd_trick().unwrap();
    let bids = rules.bids.as_ref().unwrap();
    let mode = worked.choices.iter().position(|one| one.chosen);
    assert_eq!(worked.choices.len(), bids.modes.len());
    for (bid, row) in (bids.min..).zip(&worked.rows) {
        for (tricks, cell) in (0..).zip(&row.cells) {
            let record = HandRecord {
                bidder: Some(seat(3)),
                bid: Some(bid),
                mode: mode.map(|mode| bids.modes[mode].word().to_owned()),
                tricks: Some(Tricks::Side(tricks)),
                ..HandRecord::blank()
            };
            let scored = hand(scheme, Carry::default(), &record).ok().map(|outcome| {
                let HandResult::Shared(shared) = outcome.result else {
                    panic!("a hand of two sides");
                };
                (outcome.points.at(seat(3)), shared.made.unwrap())
            });
            holds(cell, scored, &format!("{bid} bid, {tricks} taken"));
        }
    }
    assert_eq!(worked.rows.len(), usize::from(bids.max - bids.min) + 1);
}

/// A high hand of the last seat's side, and a low one with the other side's tricks counted.
fn high_low(worked: &Grid, scheme: &Scheme) {
    assert_eq!((worked.rows.len(), worked.heads.len()), (2, 14));
    let editor = scheme.rules.odd_trick().unwrap().book;
    for (row, mode) in worked.rows.iter().zip(["high", "low"]) {
        for (tricks, cell) in (0..).zip(&row.cells) {
            let high = mode == "high";
            let record = HandRecord {
                mode: Some(mode.to_owned()),
                bidder: high.then_some(seat(3)),
                side: (!high).then_some(seat(2)),
                tricks: Some(Tricks::Side(if high { tricks } else { 13 - tricks })),
                ..HandRecord::blank()
            };
            let scored = hand(scheme, Carry::default(), &record).ok().map(|outcome| {
                let [own, others] = [3, 0].map(|at| outcome.points.at(seat(at)));
                (own, if high { tricks > editor } else { own > others })
            });
            holds(cell, scored, &format!("{mode}, {tricks} taken"));
        }
    }
}

/// The bids of the last seat, whose partner bids and takes the least.
fn partners(worked: &Grid, scheme: &Scheme) {
    let rules = scheme.rules.partnership_bid().unwrap();
    let least = rules.least_bid;
    let mut bids: Vec<Bid> = (least..=13).map(Bid::Tricks).collect();
    if rules.nil.is_some() {
        bids.insert(0, Bid::Nil(Nil::Seen));
    }
    if rules.blind_nil.is_some() {
        bids.push(Bid::Nil(Nil::Blind));
    }
    assert_eq!((worked.rows.len(), worked.heads.len()), (bids.len(), 14));
    for (row, bid) in worked.rows.iter().zip(bids) {
        for (tricks, cell) in (0..).zip(&row.cells) {
            let low = Bid::Tricks(least);
            let rest = 13_u8.checked_sub(tricks + least);
            let scored = rest.map(|rest| {
                let record = HandRecord {
                    bids: Some([low, low, low, bid].map(Some).into()),
                    tricks: Some(Tricks::Seats([rest, least, 0, tricks].map(Some).into())),
                    ..HandRecord::blank()
                };
                let outcome = hand(scheme, Carry::default(), &record).unwrap();
                let HandResult::Bids { made, .. } = outcome.result else {
                    panic!("a hand of bids");
                };
                (outcome.points.at(seat(3)), made.at(seat(3)).unwrap())
            });
            holds(cell, scored, &format!("{bid} bid, {tricks} taken"));
        }
    }
}

fn whist(worked: &Grid, scheme: &Scheme) {
    let rules = scheme.rules.odd_trick().unwrap();
    let standing = worked
        .choices
        .iter()
        .find(|one| one.chosen)
        .map_or(0, |one| match &one.text {
            Message::Number { n } => *n,
            other => panic!("{other:?}"),
        });
    let suits = [Trump::Spades, Trump::Clubs, Trump::Diamonds, Trump::Hearts];
    let lines: Vec<(u8, Option<Trump>)> = if rules.suit_values.is_some() {
        suits.map(|suit| (0, Some(suit))).to_vec()
    } else if rules.honours.is_some() {
        [0, 3, 4].map(|count| (count, None)).to_vec()
    } else {
        vec![(0, None)]
    };
    assert_eq!(worked.rows.len(), lines.len());
    let by_suit = worked.caption == Message::HouseWorkedSuitsCaption;
    assert_eq!(by_suit, rules.suit_values.is_some());
    for ((count, trump), row) in lines.iter().zip(&worked.rows) {
        for (tricks, cell) in (7..).zip(&row.cells) {
            let record = HandRecord {
                side: Some(seat(0)),
                tricks: Some(Tricks::Side(13 - tricks)),
                honours: (*count > 0).then_some(Honours {
                    side: seat(1),
                    count: *count,
                }),
                trump: *trump,
                ..HandRecord::blank()
            };
            let mut carry = Carry::default();
            carry.sides.score[Side::Second.index()] = standing;
            let scored = hand(scheme, carry, &record).ok().map(|outcome| {
                let HandResult::Shared(shared) = outcome.result else {
                    panic!("a hand of two sides");
                };
                (outcome.points.at(seat(1)), shared.won.is_some())
            });
            holds(cell, scored, &format!("{count} honours, {tricks} taken"));
        }
    }
}
