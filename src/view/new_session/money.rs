//! How points become money, as a table would say it.

use crate::money::{Currency, Stake};
use crate::scheme::{Rules, Scheme, SettleMode};
use crate::settle::{StakeTooHigh, check_stake};
use crate::view::{Message, Seating};

/// One way of settling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settling {
    /// The way.
    pub mode: SettleMode,
    /// What it is called.
    pub text: Message,
    /// What it means for this game.
    pub note: Message,
    /// Whether it is in force.
    pub chosen: bool,
}

/// The ways that make sense under a scheme, and the one in force whatever it is.
pub fn settlings(scheme: &Scheme, chosen: SettleMode) -> Vec<Settling> {
    use SettleMode::{ByPlace, Difference, PerGame, PerPoint, PerRubber, WinnerTakesPot};
    let usual: &[SettleMode] = match &scheme.rules {
        // What one side of a contract wins the other loses, so that a difference would count every point four times.
        Rules::Contracts(_) => &[PerPoint, WinnerTakesPot, ByPlace],
        Rules::ExactBid(_) => &[PerPoint, Difference, WinnerTakesPot, ByPlace],
        // Between sides points and differences are the same, but in a rubber, which has points of its own.
        Rules::OddTrick(rules) if rules.rubber.is_some() => {
            &[PerPoint, PerGame, PerRubber, Difference]
        }
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => &[PerPoint, PerGame],
    };
    let mut modes: Vec<SettleMode> = usual
        .iter()
        .copied()
        .filter(|mode| mode.lacks(&scheme.rules).is_none())
        .collect();
    if !modes.contains(&chosen) {
        modes.push(chosen);
    }
    let all = modes.into_iter().map(|mode| Settling {
        mode,
        text: text(mode).into(),
        note: note(mode, &scheme.rules).into(),
        chosen: mode == chosen,
    });
    all.collect()
}

/// A stake that was typed, in plain figures.
///
/// # Errors
/// What is wrong with it.
pub fn typed_stake(scheme: &Scheme, typed: &str, currency: Currency) -> Result<Stake, Message> {
    let stake = Stake::parse(typed, currency).map_err(|_| Message::StakeBad)?;
    let high = |error: StakeTooHigh| Message::StakeHigh { stake: error.most };
    check_stake(scheme, stake).map_err(high).map(|()| stake)
}

/// The stakes that are offered: none, three usual ones, and the one in force.
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

/// What a stake is for: so much a point, a game, a place.
pub fn stake_unit(mode: SettleMode, currency: Currency) -> Message {
    match mode {
        SettleMode::PerPoint | SettleMode::Difference | SettleMode::None => {
            Message::StakeUnit { currency }
        }
        SettleMode::PerGame => Seating::UnitGame { currency }.into(),
        SettleMode::PerRubber => Seating::UnitRubber { currency }.into(),
        SettleMode::WinnerTakesPot => Seating::UnitEach { currency }.into(),
        SettleMode::ByPlace => Seating::UnitPlace { currency }.into(),
    }
}

fn text(mode: SettleMode) -> Seating {
    match mode {
        SettleMode::PerPoint => Seating::SettlePoint,
        SettleMode::Difference => Seating::SettleDifference,
        SettleMode::PerGame => Seating::SettleGame,
        SettleMode::PerRubber => Seating::SettleRubber,
        SettleMode::WinnerTakesPot => Seating::SettlePot,
        SettleMode::ByPlace => Seating::SettlePlace,
        SettleMode::None => Seating::SettleNone,
    }
}

fn note(mode: SettleMode, rules: &Rules) -> Seating {
    let rubber = rules
        .odd_trick()
        .is_some_and(|rules| rules.rubber.is_some());
    match (mode, rules) {
        (SettleMode::PerPoint, Rules::Contracts(_)) => Seating::NotePoint,
        (SettleMode::PerPoint, Rules::ExactBid(_)) => Seating::NoteMean,
        (SettleMode::PerPoint, Rules::OddTrick(_)) if rubber => Seating::NoteRubberPoints,
        (SettleMode::Difference, Rules::OddTrick(_)) if rubber => Seating::NoteTricks,
        (
            SettleMode::PerPoint | SettleMode::Difference,
            Rules::OddTrick(_) | Rules::PartnershipBid(_),
        ) => Seating::NoteSides,
        (SettleMode::Difference, _) => Seating::NoteDifference,
        (SettleMode::PerGame, _) => Seating::NoteGame,
        (SettleMode::PerRubber, _) => Seating::NoteRubber,
        (SettleMode::WinnerTakesPot, _) => Seating::NotePot,
        (SettleMode::ByPlace, _) => Seating::NotePlace,
        (SettleMode::None, _) => Seating::NoteNone,
    }
}
