//! Inputs only the application may read: time, time zone, and randomness.

use crate::ledger::{EditId, EditStamp, HandId};
use chrono::{DateTime, Datelike, FixedOffset, Local, SubsecRound, Utc};
use std::time::SystemTime;

/// A clock and a source of ids. Tests supply their own.
pub trait Clock: Send + Sync {
    /// The current time in whole milliseconds, with the local offset in whole minutes.
    ///
    /// This is the stored precision, so that values in memory equal those read back.
    fn now(&self) -> DateTime<FixedOffset>;

    /// A unique random number.
    fn id(&self) -> u128;

    /// The time of a move, and the ids it may need.
    fn stamp(&self) -> EditStamp {
        EditStamp {
            at: self.now(),
            edit: EditId(self.id()),
            hand: HandId(self.id()),
        }
    }
}

/// The system clock and random ids.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl Clock for System {
    fn now(&self) -> DateTime<FixedOffset> {
        let now = instant(SystemTime::now()).with_timezone(&Local);
        stored(now.fixed_offset())
    }

    fn id(&self) -> u128 {
        uuid::Uuid::new_v4().as_u128()
    }
}

/// The system's locale, such as `pl-PL`, if set.
pub fn system_language() -> Option<String> {
    sys_locale::get_locale()
}

/// Converts a clock reading, which may be before 1970, to an instant. One outside the calendar's range gives 1970.
fn instant(clock: SystemTime) -> DateTime<Utc> {
    // `Local::now` panics before 1970.
    let (since, before) = match clock.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(since) => (since, false),
        Err(error) => (error.duration(), true),
    };
    let millis = i64::try_from(since.as_millis()).ok();
    let millis = millis.map(|millis| if before { -millis } else { millis });
    let found = millis.and_then(DateTime::from_timestamp_millis);
    // Local time can be a day ahead, so the last year that can be stored is left out.
    let kept = |at: &DateTime<Utc>| (1..=9998).contains(&at.year());
    found.filter(kept).unwrap_or(DateTime::UNIX_EPOCH)
}

/// Rounds an instant to what can be stored.
///
/// RFC 3339 has no seconds in an offset, but the offsets of some zones have them.
fn stored(now: DateTime<FixedOffset>) -> DateTime<FixedOffset> {
    let seconds = now.offset().local_minus_utc();
    let minutes = FixedOffset::east_opt(seconds - seconds % 60).unwrap_or(*now.offset());
    now.with_timezone(&minutes).trunc_subsecs(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn any_clock_reading_is_accepted() {
        let shown = |seconds: u64, before: bool| {
            let away = Duration::from_secs(seconds);
            let clock = if before {
                SystemTime::UNIX_EPOCH.checked_sub(away)
            } else {
                SystemTime::UNIX_EPOCH.checked_add(away)
            };
            clock.map(|clock| instant(clock).to_rfc3339())
        };
        let (yesterday, earlier) = (shown(86_400, true), shown(4_000_000_000, true));
        assert_eq!(yesterday.unwrap(), "1969-12-31T00:00:00+00:00");
        assert_eq!(earlier.unwrap(), "1843-03-31T16:53:20+00:00");
        assert_eq!(shown(86_400, false).unwrap(), "1970-01-02T00:00:00+00:00");
        assert_eq!(shown(1 << 39, false).unwrap(), "1970-01-01T00:00:00+00:00");
        // The clock of Windows cannot show these: it goes from 1601 to 30828.
        for (absurd, before) in [(1 << 40, false), (1 << 62, false), (1 << 40, true)] {
            let shown = shown(absurd, before);
            assert!(shown.is_some() || cfg!(windows));
            assert!(shown.is_none_or(|shown| shown == "1970-01-01T00:00:00+00:00"));
        }
    }

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
