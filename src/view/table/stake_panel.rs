//! The panel of stakes: what is played for, from which hand on, and how points become money.

use super::count;
use crate::ledger::Session;
use crate::money::{Currency, Stake};
use crate::scheme::SettleMode;
use crate::view::Message;
use crate::view::new_session::{SettleChoice, settlings, stake_unit, stakes};

/// So many of the last hands are offered as the first for which a stake holds.
const LAST: usize = 5;

/// The panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StakePanel {
    /// What is played for from the next hand on.
    pub caption: Message,
    /// The hands from which a stake can hold, counted from 0, the next one the last of them.
    pub froms: Vec<usize>,
    /// The one of them that is chosen.
    pub from: usize,
    /// The stakes that are offered.
    pub stakes: Vec<Option<Stake>>,
    /// What is played for from the chosen hand on.
    pub chosen: Option<Stake>,
    /// What a stake is counted in, and for what.
    pub unit: Message,
    /// That another stake waits for the next game; blank where it does not.
    pub waits: Message,
    /// What was played for, the oldest first.
    pub lines: Vec<Message>,
    /// How points can become money.
    pub settlings: Vec<SettleChoice>,
    /// What a stake that is typed is counted in.
    pub currency: Currency,
}

/// The panel for a session; `from` is the hand that was chosen, `usual` the currency where none is agreed upon yet.
pub fn agreed(session: &Session, from: Option<usize>, usual: Currency) -> StakePanel {
    let played = session.hands.len();
    let froms = froms(played);
    let from = from.filter(|from| froms.contains(from)).unwrap_or(played);
    let chosen = session
        .hands
        .get(from)
        .map_or(session.stake, |hand| hand.stake);
    let mode = session.terms.settle;
    let currency = session.currency().unwrap_or(usual);
    let n = count(played) + 1;
    StakePanel {
        caption: match session.stake {
            Some(stake) => Message::HistoryStake { from: n, stake },
            None => Message::HistoryNoStake { from: n },
        },
        stakes: stakes(currency, chosen),
        chosen,
        unit: stake_unit(mode, currency),
        waits: if played > 0 && is_by_game(mode) {
            Message::StakesWaits
        } else {
            Message::Blank
        },
        lines: lines(session),
        settlings: settlings(&session.scheme, mode),
        froms,
        from,
        currency,
    }
}

/// The hands from which a stake can hold: the first, some of the last, and the next one.
fn froms(played: usize) -> Vec<usize> {
    let last = (played + 1).saturating_sub(LAST);
    let first = (last > 0).then_some(0);
    first.into_iter().chain(last..=played).collect()
}

/// Whether a stake is for a whole game, so that another one has to wait.
fn is_by_game(mode: SettleMode) -> bool {
    match mode {
        SettleMode::PerGame
        | SettleMode::PerRubber
        | SettleMode::WinnerTakesPot
        | SettleMode::ByPlace => true,
        SettleMode::PerPoint | SettleMode::Difference | SettleMode::None => false,
    }
}

fn lines(session: &Session) -> Vec<Message> {
    let played = session.hands.len();
    let mode = session.terms.settle;
    let worth = |stake: Option<Stake>| match stake {
        Some(stake) => Message::SeatingStakeIs {
            stake,
            unit: stake_unit(mode, stake.currency()).nested(),
        }
        .nested(),
        None => Message::NoStake.nested(),
    };
    let line = |(hands, stake): (std::ops::Range<usize>, Option<Stake>)| {
        let (n, stake) = (count(hands.start) + 1, worth(stake));
        match hands.end {
            end if end > played => Message::StakesOfNext { n, stake },
            end if end == hands.start + 1 => Message::StakesOfHand { n, stake },
            end => Message::StakesOfHands {
                first: n,
                last: count(end),
                stake,
            },
        }
    };
    session.stakes().into_iter().map(line).collect()
}
