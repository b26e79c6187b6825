//! The attempts in one session, as stored.

use super::record::add_money;
use super::{Achievement, Attempts, Tallies};
use crate::ledger::PlayerId;
use crate::money::CurrencyAmounts;
use crate::scheme::Target;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The attempts in one session, derived from its ledger alone. Its results are in its summary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionStats {
    /// All participants ever seated, in order of joining.
    pub people: Vec<Person>,
    /// The table's attempts, each hand counted once.
    #[serde(with = "pairs")]
    pub table: Tallies,
    /// The targets of tasks that have one.
    #[serde(with = "pairs")]
    pub goals: Goals,
}

/// A participant's attempts in a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The player id as in the session.
    pub player: PlayerId,
    /// Their attempts.
    #[serde(with = "pairs")]
    pub tasks: Tallies,
    /// Their attempts with partners.
    #[serde(with = "pairs")]
    pub partners: Partners,
}

/// Results at each task together with each partner.
pub type Partners = BTreeMap<(Achievement, PlayerId), PartnerRecord>;

/// The joint results of two partners, for one of them. Sums saturate, because they are not used for payments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartnerRecord {
    /// Their attempts.
    pub tries: Attempts,
    /// The points won, always whole in partnership games.
    pub points: i64,
    /// The money won in those hands, as added to the payout.
    pub money: CurrencyAmounts,
}

/// The target of each task.
pub type Goals = BTreeMap<Achievement, Goal>;

/// The target of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goal {
    /// The task's name in the document; empty if it is not a contract.
    pub name: String,
    /// Its rank in the scheme, lowest first; over several sessions the lowest.
    pub rank: u32,
    /// The tricks needed; `None` if the schemes of several sessions differ.
    pub target: Option<Target>,
}

impl SessionStats {
    /// A player's attempts; `None` if they did not sit in it.
    pub fn person(&self, who: PlayerId) -> Option<&Person> {
        self.people.iter().find(|one| one.player == who)
    }
}

impl PartnerRecord {
    /// Adds other results.
    pub(super) fn add(&mut self, other: &Self) {
        self.tries = self.tries.plus(other.tries);
        self.points = self.points.saturating_add(other.points);
        for (currency, money) in &other.money {
            add_money(&mut self.money, *currency, *money);
        }
    }
}

/// Stores a map as a list of its entries, because its keys are not text.
mod pairs {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::collections::BTreeMap;

    pub(super) fn serialize<S: Serializer>(
        map: &BTreeMap<impl Serialize, impl Serialize>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(map)
    }

    pub(super) fn deserialize<'de, D, K, V>(from: D) -> Result<BTreeMap<K, V>, D::Error>
    where
        D: Deserializer<'de>,
        K: Ord + Deserialize<'de>,
        V: Deserialize<'de>,
    {
        Ok(Vec::deserialize(from)?.into_iter().collect())
    }
}
