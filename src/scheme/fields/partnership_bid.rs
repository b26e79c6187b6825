//! The keys of kind `partnership-bid`.

use super::common::check_partnerships;
use super::hint::{NOT_NEGATIVE, POSITIVE};
use super::offer::when;
use super::{Limits, ValueKind, accessor, read, word};
use crate::scheme::document::{ClashKind, LARGEST, Reader, SchemeError};
use crate::scheme::partnership_bid::{Bags, NilScore, NilTricks, PartnershipBid, TRICKS};
use crate::scheme::{Rules, keyword::Keyword};

type Field = super::Field<PartnershipBid>;

/// All keys of this kind.
pub(in crate::scheme) const FIELDS: &[Field] = &[
    Field::whole("target", POSITIVE, accessor!(goal.target?))
        .offering_by(0, |_, now| {
            when(now.goal.target.is_some(), &["200", "300", "500"])
        })
        .optional(),
    Field::losing_score(accessor!(goal.lose_at?)),
    Field::whole("made", NOT_NEGATIVE, accessor!(made)).always_shown(),
    Field::whole("lost", NOT_NEGATIVE, accessor!(lost))
        .offering_by(1, |kept, _| vec![kept.made.to_string(), "0".to_owned()])
        .always_shown(),
    Field::whole("overtrick", |_| (-LARGEST, LARGEST), accessor!(overtrick))
        .of_kind(ValueKind::Won)
        .always_shown(),
    Field::group(
        "bags",
        &[
            Field::small("limit", |_| (1, 100), accessor!(bags?.limit))
                .needed()
                .usual(10),
            Field::whole("penalty", NOT_NEGATIVE, accessor!(bags?.penalty))
                .needed()
                .usual(100),
        ],
        |rules, _| rules.bags = Some(Bags::default()),
    )
    .offering(
        2,
        &[
            "{ limit = 10, penalty = 100 }",
            "{ limit = 5, penalty = 50 }",
            "off",
        ],
    )
    .optional()
    .always_shown(),
    Field::group(
        "nil",
        &[
            Field::whole("made", NOT_NEGATIVE, accessor!(nil?.made))
                .needed()
                .usual(100),
            Field::whole("lost", NOT_NEGATIVE, accessor!(nil?.lost))
                .needed()
                .usual(100),
        ],
        |rules, _| rules.nil = Some(NilScore::default()),
    )
    .offering(
        3,
        &[
            "{ made = 100, lost = 100 }",
            "{ made = 50, lost = 50 }",
            "off",
        ],
    )
    .optional()
    .always_shown(),
    Field::group(
        "blind-nil",
        &[
            Field::whole("made", NOT_NEGATIVE, accessor!(blind_nil?.made))
                .needed()
                .usual(200),
            Field::whole("lost", NOT_NEGATIVE, accessor!(blind_nil?.lost))
                .needed()
                .usual(200),
        ],
        |rules, _| rules.blind_nil = Some(NilScore::default()),
    )
    .offering(
        4,
        &[
            "{ made = 200, lost = 200 }",
            "{ made = 100, lost = 100 }",
            "off",
        ],
    )
    .optional()
    .always_shown(),
    Field::needs_any(
        word!("nil-tricks", NilTricks, nil_tricks),
        &["nil", "blind-nil"],
    )
    .offering_each(5)
    .always_shown(),
    Field::small(
        "least-bid",
        |_| (0, i64::from(TRICKS)),
        accessor!(least_bid),
    )
    .always_shown(),
];

/// The rules of a document with only required keys: ten points per trick bid, one per overtrick, no bags and no nil.
pub(super) fn usual() -> PartnershipBid {
    PartnershipBid {
        made: 10,
        lost: 10,
        overtrick: 1,
        least_bid: 1,
        ..PartnershipBid::default()
    }
}

/// Parses the keys of this kind.
pub(in crate::scheme) fn rules(top: &Reader, limits: Limits) -> Result<Rules, SchemeError> {
    check_partnerships(top, limits)?;
    let mut rules = usual();
    read(FIELDS, top, limits, &mut rules)?;
    let (deck, dealt) = (limits.deck, 4 * TRICKS);
    if deck < dealt {
        let kitty = false;
        return Err(top.clash("deck", ClashKind::PackForDeal { deck, dealt, kitty }));
    }
    // Rejects values without effect, so that users do not rely on them.
    if rules.nil_tricks != NilTricks::default() && rules.nil.or(rules.blind_nil).is_none() {
        return Err(top.clash("nil-tricks", ClashKind::NeedsNil));
    }
    Ok(Rules::PartnershipBid(rules))
}
