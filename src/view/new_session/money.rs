//! The ways to settle a session in money.

use crate::ledger::Terms;
use crate::money::{Currency, Stake};
use crate::scheme::{Scheme, SettleMode, keyword::Keyword};
use crate::settle::StakeError;
use crate::view::message::{Arg, Key, Message, Rule, SWITCH};
use crate::view::page::{Choice, StakeTerms};

/// The modes that make sense for a scheme, always with the chosen one.
pub fn settlings(scheme: &Scheme, chosen: SettleMode) -> Vec<Choice<SettleMode>> {
    let mut modes = SettleMode::offered(&scheme.rules);
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
    let offered = Stake::offered(currency, chosen).into_iter().map(|stake| {
        let Some(own) = stake else {
            return Choice::of(Message::NoStake, stake == chosen, stake);
        };
        let unit = stake_unit(terms.settle, own.currency());
        Choice::of(Message::value(own), stake == chosen, stake).says(Message::spaced(own, unit))
    });
    StakeTerms {
        stakes: offered.collect(),
        unit,
        settlings: settlings(scheme, terms.settle),
        settling_note: settling_note(scheme, terms.settle),
        paid_each_hand: terms.paid_each_hand,
        sits_out_counts: terms.sits_out_counts,
        may_sit_out: scheme.may_sit_out() && !is_zero_sum(scheme, terms.settle),
        ..StakeTerms::default()
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
