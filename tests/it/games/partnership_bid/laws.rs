//! Laws of every hand, with numbers written independently.

use super::tried;
use crate::support::{Rng, scheme};
use oddtrick::games::{Carry, HandResult};
use serde_json::{Value, json};

/// The score of a side by the shipped rules, and its bags.
fn wanted(bids: [&Value; 2], tricks: [i64; 2], bags: i64) -> (i64, i64) {
    let (mut points, mut bid, mut taken, mut spilt) = (0, 0, 0, 0);
    for (one, tricks) in bids.into_iter().zip(tricks) {
        match (one.as_i64(), one == "nil") {
            (Some(n), _) => (bid, taken) = (bid + n, taken + tricks),
            (None, nil) => {
                let worth = if nil { 100 } else { 200 };
                points += if tricks == 0 { worth } else { -worth };
                spilt += tricks;
            }
        }
    }
    let over = spilt + 0.max(taken - bid);
    points += if taken < bid {
        -10 * bid
    } else {
        10 * bid + over
    };
    let all = bags + over;
    (points - 100 * (all / 10), all % 10)
}

#[test]
fn every_hand_scores_by_the_numbers() {
    let spades = scheme("spades", &["target=off", "lose-at=off"]);
    let mut rng = Rng::new(18);
    let mut carry = Carry::default();
    let mut bags = [0, 0];
    for _ in 0..2000 {
        let bids: Vec<Value> = (0..4)
            .map(|_| match rng.below(9) {
                0 => json!("nil"),
                1 => json!("blind-nil"),
                n => json!(n - 1),
            })
            .collect();
        let mut tricks = [0_i64; 4];
        for _ in 0..13 {
            tricks[rng.below(4)] += 1;
        }
        let hand = json!({"bids": bids, "tricks": tricks}).to_string();
        let (outcome, after) = tried(&spades, &carry, &hand).unwrap();
        let HandResult::Bids {
            made, cards: 13, ..
        } = outcome.result
        else {
            panic!("{hand}");
        };
        for (side, bags) in bags.iter_mut().enumerate() {
            let (own, other) = (side, side + 2);
            let partners = [&bids[own], &bids[other]];
            let (points, left) = wanted(partners, [tricks[own], tricks[other]], *bags);
            *bags = left;
            assert_eq!(i64::from(after.sides.bags[side]), left, "{hand}");
            for at in [own, other] {
                assert_eq!(outcome.points.as_slice()[at], points, "{hand}");
                if bids[at].is_string() {
                    assert_eq!(made.as_slice()[at], Some(tricks[at] == 0), "{hand}");
                }
            }
        }
        carry = after;
    }
}
