//! The switches of Spades.

use super::row::Rows;
use crate::scheme::partnership_bid::PartnershipBid;

pub(super) fn offer(rows: &mut Rows, now: &PartnershipBid) {
    if now.target.is_some() {
        rows.offer("target", &["200", "300", "500"]);
    }
    let made = rows
        .kept
        .rules
        .partnership_bid()
        .map_or(0, |kept| kept.made);
    rows.offer("lost", &[&made.to_string(), "0"]);
    let bags = [
        "{ limit = 10, penalty = 100 }",
        "{ limit = 5, penalty = 50 }",
        "off",
    ];
    rows.offer("bags", &bags);
    for (key, most, less) in [("nil", 100, 50), ("blind-nil", 200, 100)] {
        let [most, less] = [most, less].map(|n| format!("{{ made = {n}, lost = {n} }}"));
        rows.offer(key, &[&most, &less, "off"]);
    }
    rows.words("nil-tricks");
}
