//! The ways to settle a session in money.

use crate::ledger::Terms;
use crate::money::{Currency, Stake};
use crate::scheme::{Rules, Scheme, SettleMode, keyword::Keyword};
use crate::settle::StakeError;
use crate::view::message::{Arg, Key, Message, Rule, SWITCH};
use crate::view::page::{Choice, StakeTerms};

/// The modes that make sense for a scheme, always with the chosen one.
pub fn settlings(scheme: &Scheme, chosen: SettleMode) -> Vec<Choice<SettleMode>> {
    use SettleMode::{ByPlace, Difference, PerGame, PerPoint, PerRubber, WinnerTakesPot};
    let usual: &[SettleMode] = match &scheme.rules {
        // One side of a contract wins what the other loses, so paying differences would count each point four times.
        Rules::Contracts(_) => &[PerPoint, WinnerTakesPot, ByPlace],
        Rules::ExactBid(_) => &[PerPoint, Difference, WinnerTakesPot, ByPlace],
        // Between two sides, points and differences are the same, except in a rubber, which has its own points.
        Rules::OddTrick(rules) if rules.rubber.is_some() => {
            &[PerPoint, PerGame, PerRubber, Difference]
        }
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => &[PerPoint, PerGame],
    };
    let mut modes = usual.to_vec();
    modes.retain(|mode| mode.missing_award(&scheme.rules).is_none());
    if !modes.contains(&chosen) {
        modes.push(chosen);
    }
    let all = modes.into_iter().map(|mode| {
        let name = settling(scheme, mode);
        Choice::of(name.clone(), mode == chosen, mode).says(Message::seating_settle_says(name))
    });
    all.collect()
}

/// Parses and checks a stake typed in plain digits.
///
/// # Errors
/// What is wrong with it.
pub fn typed_stake(
    typed: &str,
    currency: Currency,
    check: impl FnOnce(Stake) -> Result<(), StakeError>,
) -> Result<Stake, Message> {
    let stake = Stake::parse(typed, currency).map_err(|_| Message::StakeBad)?;
    check(stake).map_err(stake_refused).map(|()| stake)
}

/// Why a stake is refused.
pub fn stake_refused(error: StakeError) -> Message {
    match error {
        StakeError::TooHigh { most } => Message::stake_high(most),
        StakeError::TooFine => Message::StakeFine,
    }
}

/// The stakes offered: none, three usual ones, and the chosen one.
pub fn stakes(currency: Currency, chosen: Option<Stake>) -> Vec<Option<Stake>> {
    let usual: [i64; 3] = match currency.digits_in_use() {
        0 if currency == Currency::CHIPS => [1, 2, 5],
        0 => [10, 50, 100].map(|whole| whole * currency.minor_units()),
        2 => [5, 10, 20],
        _ => [50, 100, 200],
    };
    let usual = usual.iter().map(|minor| Stake::new(*minor, 1, currency));
    let mut all = vec![None];
    all.extend(usual.filter_map(Result::ok).map(Some));
    if !all.contains(&chosen) {
        all.push(chosen);
    }
    all
}

/// The unit of a stake: per point, per game, per place.
pub fn stake_unit(mode: SettleMode, currency: Currency) -> Message {
    settled_by(mode, "unit", currency).unwrap_or_else(|| Message::stake_unit(currency))
}

/// A text of a settlement mode with a stake or its currency; `None` if it is by the point.
pub(in crate::view) fn settled_by(
    mode: SettleMode,
    part: &str,
    value: impl Into<Arg> + Copy,
) -> Option<Message> {
    let part = format!("-{}-{part}", mode.word());
    Key::new("", "settle").say(&part, |_| value.into())
}

/// The stake and settlement of a scheme, with their choices. `chosen` is the current stake, `currency` that of the
/// stakes offered.
pub fn stake_terms(
    scheme: &Scheme,
    terms: Terms,
    (currency, chosen): (Currency, Option<Stake>),
) -> StakeTerms {
    let unit = stake_unit(terms.settle, currency);
    let offered = stakes(currency, chosen).into_iter().map(|stake| {
        let Some(own) = stake else {
            return Choice::of(Message::NoStake, stake == chosen, stake);
        };
        let unit = stake_unit(terms.settle, own.currency());
        Choice::of(Message::value(own), stake == chosen, stake).says(Message::spaced(own, unit))
    });
    StakeTerms {
        stakes: offered.collect(),
        unit,
        stake_error: None,
        has_stake: false,
        settlings: settlings(scheme, terms.settle),
        settling_note: settling_note(scheme, terms.settle),
        paid_each_hand: terms.paid_each_hand,
        sits_out_counts: terms.sits_out_counts,
        may_sit_out: scheme.may_sit_out() && !is_zero_sum(scheme, terms.settle),
    }
}

/// Whether every hand is paid for what it scores and sums to zero. Then it is the same whether a hand counts for a player
/// who sits it out.
fn is_zero_sum(scheme: &Scheme, mode: SettleMode) -> bool {
    mode == SettleMode::PerPoint && scheme.rules.contracts().is_some()
}

/// The name of a settlement mode.
pub(in crate::view) fn settling(scheme: &Scheme, mode: SettleMode) -> Message {
    let rule = Rule::new(scheme, "settle", SWITCH);
    rule.value(Some(&mode.word().into()))
}

/// The meaning of a settlement mode for a game; a rubber has its own points.
fn settling_note(scheme: &Scheme, mode: SettleMode) -> Message {
    let key = Key::new(scheme.rules.kind(), "settle");
    let word = mode.word();
    let rubber = scheme.rules.rubber();
    let rubber = rubber.and_then(|_| key.word(&format!("-{word}-rubber-note")));
    rubber.unwrap_or_else(|| key.word_or_key(&format!("-{word}-note")))
}
