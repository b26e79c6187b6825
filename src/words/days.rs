//! Days in a language's own form: its words, its order, its digits, and its calendar where it has one of its own.

use super::Language;
use super::forms::Forms;
use crate::fold::digit;
use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, Timelike};
use icu_calendar::cal::Persian;
use icu_calendar::{Date, Iso};

/// How a language writes days.
pub(super) struct Days {
    forms: &'static Forms,
    /// Persian counts the years from the Hijra and begins them in spring.
    persian: bool,
}

/// A day in the calendar of a language.
struct Day {
    year: i32,
    /// From 0.
    month: usize,
    number: u32,
    /// From 0, which is Monday.
    weekday: usize,
}

impl Days {
    pub(super) fn of(language: Language) -> Self {
        Self {
            forms: Forms::of(language),
            persian: language.code == "fa",
        }
    }

    /// The time of a day: `21:40`.
    pub(super) fn clock(&self, at: DateTime<FixedOffset>) -> String {
        let (hour, minute) = (at.hour(), at.minute());
        self.forms.digits(&if self.persian {
            format!("{hour}:{minute:02}")
        } else {
            format!("{hour:02}:{minute:02}")
        })
    }

    /// A day in full: `Fri, 20 Nov 2026`.
    pub(super) fn whole(&self, day: DateTime<FixedOffset>) -> String {
        let day = self.day(day);
        let mut text = String::new();
        for part in self.forms.day.chars() {
            match part {
                'W' => text.push_str(self.forms.weekdays[day.weekday]),
                'D' => text.push_str(&self.digits(&day.number)),
                'M' if self.forms.month_in_full => text.push_str(self.forms.months[day.month]),
                'M' => text.push_str(self.forms.short_months[day.month]),
                'Y' => text.push_str(&self.digits(&day.year)),
                between => text.push(between),
            }
        }
        text
    }

    /// A month in full, with its year: `November 2026`.
    pub(super) fn month(&self, day: DateTime<FixedOffset>) -> String {
        let day = self.day(day);
        format!(
            "{} {}",
            self.forms.months[day.month],
            self.digits(&day.year)
        )
    }

    /// The day of the month, and the month: with its year where that is not this one.
    pub(super) fn parts(
        &self,
        day: DateTime<FixedOffset>,
        now: DateTime<FixedOffset>,
    ) -> (String, String) {
        let (day, now) = (self.day(day), self.day(now));
        let month = self.forms.short_months[day.month];
        let month = if day.year == now.year {
            month.to_owned()
        } else {
            format!("{month} {}", self.digits(&day.year))
        };
        (self.digits(&day.number), month)
    }

    fn digits(&self, n: &impl ToString) -> String {
        self.forms.digits(&n.to_string())
    }

    fn day(&self, day: DateTime<FixedOffset>) -> Day {
        let weekday = usize::try_from(day.weekday().num_days_from_monday()).unwrap_or(0);
        let persian = self.persian.then(|| persian(&day)).flatten();
        let (year, month, number) = persian.unwrap_or((day.year(), day.month0(), day.day()));
        Day {
            year,
            month: usize::try_from(month).unwrap_or(0),
            number,
            weekday,
        }
    }
}

/// The year, the month from 0 and the day in the Persian calendar.
fn persian(day: &impl Datelike) -> Option<(i32, u32, u32)> {
    let month = u8::try_from(day.month()).ok()?;
    let number = u8::try_from(day.day()).ok()?;
    let day = Date::try_new_iso(day.year(), month, number)
        .ok()?
        .to_calendar(Persian);
    Some((
        day.year().extended_year(),
        u32::from(day.month().ordinal).checked_sub(1)?,
        u32::from(day.day_of_month().0),
    ))
}

impl super::Words {
    /// The day of the month, and the month: with its year where that is not this one.
    pub fn day_parts(
        &self,
        day: DateTime<FixedOffset>,
        now: DateTime<FixedOffset>,
    ) -> (String, String) {
        self.days.parts(day, now)
    }

    /// The time of a day: `21:40`.
    pub fn clock(&self, at: DateTime<FixedOffset>) -> String {
        self.days.clock(at)
    }

    /// The year that a day is in, in the calendar of the language.
    pub fn year(&self, day: DateTime<FixedOffset>) -> i32 {
        self.days.day(day).year
    }

    /// That year as it is written.
    pub fn year_of(&self, day: DateTime<FixedOffset>) -> String {
        self.days.digits(&self.year(day))
    }
}

/// Days as people type them: year, month and day in the calendar of the language, with a hyphen between.
impl super::Words {
    /// The day that was typed. A year of the other calendar is so far off that nobody means it in this one.
    pub fn typed_day(&self, typed: &str) -> Option<NaiveDate> {
        let plain: String = typed.trim().chars().map(digit).collect();
        let mut parts = plain.split(['-', '/', '.']);
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() {
            return None;
        }
        let (year, month, day) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        if self.days.persian && year < 1700 {
            return of_persian(year, month, day);
        }
        NaiveDate::from_ymd_opt(year, month.into(), day.into())
    }

    /// A day as it is typed.
    pub fn day_to_type(&self, day: NaiveDate) -> String {
        match persian(&day).filter(|_| self.days.persian) {
            Some((year, month, day)) => self
                .days
                .digits(&format!("{year}-{:02}-{day:02}", month + 1)),
            None => day.to_string(),
        }
    }

    /// The first and the last day of the year that lies so many years before the one of a day.
    pub fn year_before(
        &self,
        day: DateTime<FixedOffset>,
        years: i32,
    ) -> Option<(NaiveDate, NaiveDate)> {
        let year = self.year(day) - years;
        let first = |year| {
            if self.days.persian {
                of_persian(year, 1, 1)
            } else {
                NaiveDate::from_ymd_opt(year, 1, 1)
            }
        };
        Some((first(year)?, first(year + 1)?.pred_opt()?))
    }
}

/// A day of the Persian calendar.
fn of_persian(year: i32, month: u8, day: u8) -> Option<NaiveDate> {
    let date = Date::try_new_persian(year, month, day)
        .ok()?
        .to_calendar(Iso);
    let (month, day) = (date.month().ordinal, date.day_of_month().0);
    NaiveDate::from_ymd_opt(date.year().extended_year(), month.into(), day.into())
}
