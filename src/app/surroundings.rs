//! What only the application may ask for: the time, the offset of the place, and chance.

use crate::ledger::{EditId, HandId, Stamp};
use chrono::{DateTime, FixedOffset, Local, SubsecRound};

/// A clock and a source of ids. Tests hand in their own.
pub trait Surroundings: Send + Sync {
    /// Now, in whole milliseconds, with the offset of the place in whole minutes.
    ///
    /// Nothing finer is stored, and what is kept in memory must equal what is read again.
    fn now(&self) -> DateTime<FixedOffset>;

    /// A number that nothing else has.
    fn id(&self) -> u128;

    /// The time of a move, and the ids that it may need.
    fn stamp(&self) -> Stamp {
        Stamp {
            at: self.now(),
            edit: EditId(self.id()),
            hand: HandId(self.id()),
        }
    }
}

/// The clock of the computer and random ids.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl Surroundings for System {
    fn now(&self) -> DateTime<FixedOffset> {
        stored(Local::now().fixed_offset())
    }

    fn id(&self) -> u128 {
        uuid::Uuid::new_v4().as_u128()
    }
}

/// The language and place of the system, such as `pl-PL`; none where it does not say.
pub fn system_language() -> Option<String> {
    sys_locale::get_locale()
}

/// The same instant as exactly as it can be written down.
///
/// RFC 3339 has no seconds in an offset, which some zones have.
fn stored(now: DateTime<FixedOffset>) -> DateTime<FixedOffset> {
    let seconds = now.offset().local_minus_utc();
    let minutes = FixedOffset::east_opt(seconds - seconds % 60).unwrap_or(*now.offset());
    now.with_timezone(&minutes).trunc_subsecs(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_back_as_they_were_written() {
        for offset in [0, 3600, -12_600, 5025, -5025] {
            let odd = DateTime::from_timestamp(1_790_000_000, 123_456_789).unwrap();
            let kept = stored(odd.with_timezone(&FixedOffset::east_opt(offset).unwrap()));
            let read = DateTime::parse_from_rfc3339(&kept.to_rfc3339()).unwrap();
            assert_eq!((read, read.offset()), (kept, kept.offset()));
        }
    }
}
