//! Days in a language's own form: its words, its order, its digits, and its calendar where it has one of its own.

use chrono::{DateTime, Datelike, FixedOffset, Timelike};
use icu_calendar::cal::Persian;
use icu_calendar::{Date, Gregorian};
use icu_datetime::fieldsets::{D, M, T, Y, YM, YMDE};
use icu_datetime::input::Time;
use icu_datetime::scaffold::CldrCalendar;
use icu_datetime::{FixedCalendarDateTimeFormatter as Formatter, NoCalendarFormatter};
use icu_locale_core::Locale;

/// How a language writes days. One that cannot be written in the language is written in digits alone.
pub(super) struct Days {
    calendar: Calendar,
    clock: Option<NoCalendarFormatter<T>>,
}

enum Calendar {
    Gregorian(Forms<Gregorian>),
    /// Persian counts the years from the Hijra and begins them in spring.
    Persian(Forms<Persian>),
}

/// One formatter for each thing that is said of a day.
struct Forms<C: CldrCalendar> {
    whole: Option<Formatter<C, YMDE>>,
    number: Option<Formatter<C, D>>,
    month: Option<Formatter<C, M>>,
    month_and_year: Option<Formatter<C, YM>>,
    whole_month: Option<Formatter<C, YM>>,
    long_month: Option<Formatter<C, M>>,
    year: Option<Formatter<C, Y>>,
}

/// The forms of a language in a calendar. A macro, for the data of each calendar is linked by naming it.
macro_rules! forms {
    ($calendar:ty, $locale:expr) => {
        Forms::<$calendar> {
            whole: Formatter::try_new($locale.clone().into(), YMDE::medium()).ok(),
            number: Formatter::try_new($locale.clone().into(), D::medium()).ok(),
            month: Formatter::try_new($locale.clone().into(), M::medium()).ok(),
            month_and_year: Formatter::try_new($locale.clone().into(), YM::medium()).ok(),
            whole_month: Formatter::try_new($locale.clone().into(), YM::long()).ok(),
            long_month: Formatter::try_new($locale.clone().into(), M::long()).ok(),
            year: Formatter::try_new($locale.clone().into(), Y::medium()).ok(),
        }
    };
}

impl Days {
    pub(super) fn of(code: &str) -> Self {
        // English as it is written where whist comes from: the day before the month.
        let code = if code == "en" { "en-GB" } else { code };
        let locale: Locale = code.parse().unwrap_or(Locale::UNKNOWN);
        Self {
            clock: NoCalendarFormatter::try_new(locale.clone().into(), T::hm()).ok(),
            calendar: if code == "fa" {
                Calendar::Persian(forms!(Persian, locale))
            } else {
                Calendar::Gregorian(forms!(Gregorian, locale))
            },
        }
    }

    /// The time of a day: `21:40`.
    pub(super) fn clock(&self, at: DateTime<FixedOffset>) -> String {
        let parts = [at.hour(), at.minute()].map(|part| u8::try_from(part).unwrap_or(0));
        let time = Time::try_new(parts[0], parts[1], 0, 0).ok();
        let time = self.clock.as_ref().zip(time);
        time.map_or_else(
            || at.format("%H:%M").to_string(),
            |(clock, time)| clock.format(&time).to_string(),
        )
    }

    /// A day in full: `Fri, 20 Nov 2026`.
    pub(super) fn whole(&self, day: DateTime<FixedOffset>) -> String {
        match &self.calendar {
            Calendar::Gregorian(forms) => date(day).map(|date| forms.whole(&date)),
            Calendar::Persian(forms) => {
                date(day).map(|date| forms.whole(&date.to_calendar(Persian)))
            }
        }
        .unwrap_or_else(|| in_digits(day))
    }

    /// A month in full, with its year: `November 2026`.
    pub(super) fn month(&self, day: DateTime<FixedOffset>) -> String {
        match &self.calendar {
            Calendar::Gregorian(forms) => date(day).map(|date| forms.whole_month(&date)),
            Calendar::Persian(forms) => {
                date(day).map(|date| forms.month_then_year(&date.to_calendar(Persian)))
            }
        }
        .unwrap_or_else(|| in_digits(day))
    }

    /// The day of the month, and the month: with its year where that is not this one.
    pub(super) fn parts(
        &self,
        day: DateTime<FixedOffset>,
        now: DateTime<FixedOffset>,
    ) -> (String, String) {
        let parts = match &self.calendar {
            Calendar::Gregorian(forms) => date(day)
                .zip(date(now))
                .map(|(day, now)| forms.parts(&day, &now)),
            Calendar::Persian(forms) => date(day).zip(date(now)).map(|(day, now)| {
                forms.parts(&day.to_calendar(Persian), &now.to_calendar(Persian))
            }),
        };
        parts.unwrap_or_else(|| (String::new(), in_digits(day)))
    }
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
        let year = match &self.days.calendar {
            Calendar::Gregorian(_) => None,
            Calendar::Persian(_) => {
                date(day).map(|date| date.to_calendar(Persian).year().extended_year())
            }
        };
        year.unwrap_or(day.year())
    }

    /// That year as it is written.
    pub fn year_of(&self, day: DateTime<FixedOffset>) -> String {
        match &self.days.calendar {
            Calendar::Gregorian(forms) => date(day).map(|date| forms.year(&date)),
            Calendar::Persian(forms) => {
                date(day).map(|date| forms.year(&date.to_calendar(Persian)))
            }
        }
        .unwrap_or_else(|| day.year().to_string())
    }
}

impl<C: CldrCalendar + icu_calendar::Calendar + Copy> Forms<C> {
    fn whole(&self, day: &Date<C>) -> String {
        written(self.whole.as_ref().map(|form| form.format(day)))
    }

    /// The month before its year, which the data of the Persian calendar has the other way round.
    fn month_then_year(&self, day: &Date<C>) -> String {
        let month = written(self.long_month.as_ref().map(|form| form.format(day)));
        format!("{month} {}", self.year(day))
    }

    fn year(&self, day: &Date<C>) -> String {
        written(self.year.as_ref().map(|form| form.format(day)))
    }

    fn whole_month(&self, day: &Date<C>) -> String {
        written(self.whole_month.as_ref().map(|form| form.format(day)))
    }

    fn parts(&self, day: &Date<C>, now: &Date<C>) -> (String, String) {
        let number = written(self.number.as_ref().map(|form| form.format(day)));
        let month = if day.year().extended_year() == now.year().extended_year() {
            written(self.month.as_ref().map(|form| form.format(day)))
        } else {
            written(self.month_and_year.as_ref().map(|form| form.format(day)))
        };
        (number, month)
    }
}

fn written(text: Option<impl ToString>) -> String {
    text.map(|text| text.to_string()).unwrap_or_default()
}

fn date(day: DateTime<FixedOffset>) -> Option<Date<Gregorian>> {
    let (month, number) = (
        u8::try_from(day.month()).ok()?,
        u8::try_from(day.day()).ok()?,
    );
    Date::try_new_gregorian(day.year(), month, number).ok()
}

fn in_digits(day: DateTime<FixedOffset>) -> String {
    day.format("%Y-%m-%d").to_string()
}
