//! Scored hands as JSON.

use super::Scored;
use crate::app::State;
use crate::cli::Result;
use crate::cli::output::{Object, Print, object, some_decimals};
use crate::scheme::keyword::Keyword;
use crate::settle::fewest_payments;
use std::io::Write;

/// Writes one object per hand, and a last one for the session.
pub(super) fn write(scored: &Scored, out: &mut dyn Write) -> Result {
    let (ledger, names) = (&scored.ledger, &scored.names);
    let decimals = some_decimals(ledger.session().scheme.decimals());
    for (index, hand) in scored.hands().enumerate() {
        let points = names.iter().zip(hand.points);
        out.json(object! {
            "hand": index + 1,
            "dealer": hand.dealer,
            "points": Object::map(points.filter_map(|(name, points)| Some((name, points?)))),
            "totals": Object::map(names.iter().zip(hand.totals.iter().copied())),
            "decimals?": decimals,
        })?;
    }
    let payouts = scored.payouts.as_ref().map(|all| {
        let amounts = all.rounded.iter().map(|money| money.decimal(all.currency));
        let payments = fewest_payments(&all.rounded).into_iter().map(|one| {
            object! {
                "from": names[one.from],
                "to": names[one.to],
                "amount": one.amount.decimal(all.currency),
            }
        });
        object! {
            "payouts": Object::map(names.iter().zip(amounts)),
            "payments": payments.collect::<Vec<_>>(),
        }
    });
    let winners = ledger.leaders().into_iter().map(|place| &names[place]);
    let totals = object! {
        "totals": Object::map(names.iter().zip(ledger.totals())),
        "decimals?": decimals,
    };
    let state = object! {
        "state": State::of(ledger).word(),
        "winners": winners.collect::<Vec<_>>(),
    };
    out.json(totals.and(payouts.unwrap_or_default()).and(state))
}
