//! Dates and times in a language's format and calendar, printed and parsed.

use crate::text::{Search, digit, fold};
use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, Timelike};
use fluent_bundle::FluentArgs;
use icu_calendar::cal::Persian;
use icu_calendar::{Date, Iso};

/// The lists of names in the catalog.
const MONTHS: &str = "date-months";
const SHORT_MONTHS: &str = "date-short-months";

/// A date in a language's calendar.
struct Day {
    year: i32,
    /// From 0.
    month: usize,
    number: u32,
    /// From 0, which is Monday.
    weekday: usize,
}

/// Year, month from 0, and day in the Persian calendar.
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
    /// A full date: `Fri, 20 Nov 2026`.
    pub(super) fn whole_day(&self, day: DateTime<FixedOffset>) -> String {
        let day = self.day(day);
        let mut args = FluentArgs::new();
        args.set("weekday", self.date_name("date-weekdays", day.weekday));
        args.set("day", self.plain(&day.number));
        args.set("month", self.date_name(MONTHS, day.month));
        args.set("short-month", self.date_name(SHORT_MONTHS, day.month));
        args.set("year", self.plain(&day.year));
        let said = self.catalog.format("date-whole", Some(&args));
        said.unwrap_or_default()
    }

    /// Month and year: `November 2026`.
    pub(super) fn month(&self, day: DateTime<FixedOffset>) -> String {
        let day = self.day(day);
        let month = self.date_name(MONTHS, day.month);
        format!("{month} {}", self.plain(&day.year))
    }

    /// The day of the month, and the month, with the year unless it is the current one.
    pub fn day_parts(
        &self,
        day: DateTime<FixedOffset>,
        now: DateTime<FixedOffset>,
    ) -> (String, String) {
        let (day, now) = (self.day(day), self.day(now));
        let mut month = self.date_name(SHORT_MONTHS, day.month);
        if day.year != now.year {
            month = format!("{month} {}", self.plain(&day.year));
        }
        (self.plain(&day.number), month)
    }

    /// The time of day: `21:40`.
    pub fn clock(&self, at: DateTime<FixedOffset>) -> String {
        let (hour, minute) = (at.hour(), at.minute());
        self.plain(&if self.is_persian() {
            format!("{hour}:{minute:02}")
        } else {
            format!("{hour:02}:{minute:02}")
        })
    }

    /// The year of a date in the language's calendar.
    pub fn year(&self, day: DateTime<FixedOffset>) -> i32 {
        self.day(day).year
    }

    /// That year as text.
    pub fn year_of(&self, day: DateTime<FixedOffset>) -> String {
        self.plain(&self.year(day))
    }

    /// One of the names in a list of the catalog, counted from 0.
    fn date_name(&self, list: &str, at: usize) -> String {
        let names = self.catalog.format(list, None).unwrap_or_default();
        names.split(' ').nth(at).unwrap_or_default().to_owned()
    }

    /// A number without separators, in the language's digits.
    fn plain(&self, n: &impl ToString) -> String {
        self.in_digits(&n.to_string())
    }

    /// Whether the language uses the Solar Hijri calendar.
    fn is_persian(&self) -> bool {
        self.language.code == "fa"
    }

    fn day(&self, day: DateTime<FixedOffset>) -> Day {
        let weekday = usize::try_from(day.weekday().num_days_from_monday()).unwrap_or(0);
        let persian = self.is_persian().then(|| persian(&day)).flatten();
        let (year, month, number) = persian.unwrap_or((day.year(), day.month0(), day.day()));
        Day {
            year,
            month: usize::try_from(month).unwrap_or(0),
            number,
            weekday,
        }
    }
}

/// Typed dates: year, month and day in the language's calendar, separated by hyphens.
impl super::Words {
    /// Parses a typed date, whose year has four digits. In Persian, years from 1700 on are Gregorian.
    pub fn typed_day(&self, typed: &str) -> Option<NaiveDate> {
        let plain: String = typed.trim().chars().map(digit).collect();
        let mut parts = plain.split(['-', '/', '.']);
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() || year.len() != 4 {
            return None;
        }
        let (year, month, day) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        if self.is_persian() && year < 1700 {
            return of_persian(year, month, day);
        }
        NaiveDate::from_ymd_opt(year, month.into(), day.into())
    }

    /// Formats a date as it is typed.
    pub fn day_to_type(&self, day: NaiveDate) -> String {
        match persian(&day).filter(|_| self.is_persian()) {
            Some((year, month, day)) => self.plain(&format!("{year}-{:02}-{day:02}", month + 1)),
            None => day.to_string(),
        }
    }

    /// The first and last day of the year `years` before the year of `day`.
    pub fn year_before(
        &self,
        day: DateTime<FixedOffset>,
        years: i32,
    ) -> Option<(NaiveDate, NaiveDate)> {
        let year = self.year(day) - years;
        let first = |year| {
            if self.is_persian() {
                of_persian(year, 1, 1)
            } else {
                NaiveDate::from_ymd_opt(year, 1, 1)
            }
        };
        Some((first(year)?, first(year + 1)?.pred_opt()?))
    }
}

/// Dates in a search.
impl super::Words {
    /// Whether a word of a search names this date: by its month, day or year, or by several of them as numbers, in the
    /// language's calendar or as in ISO 8601. Beside a number, the month can be abbreviated or inflected.
    pub fn names_day(&self, word: &str, search: &Search, at: DateTime<FixedOffset>) -> bool {
        let own = self.day(at);
        let Some(numbers) = numbers(word) else {
            let [month, short] =
                [MONTHS, SHORT_MONTHS].map(|list| fold(&self.date_name(list, own.month)));
            let dated = || search.words().iter().any(|word| numbers(word).is_some());
            let begins = || word.starts_with(&short) || (word.len() > 2 && month.starts_with(word));
            return month == word || (dated() && begins());
        };
        let (year, month, day) = (own.year, number(own.month) + 1, number(own.number));
        let iso = [at.year(), number(at.month()), number(at.day())];
        [
            &[year][..],
            &[day],
            &[year, month],
            &[month, year],
            &[day, month],
            &[year, month, day],
            &[day, month, year],
            &iso[..1],
            &iso[..2],
            &iso,
        ]
        .contains(&numbers.as_slice())
    }
}

/// The numbers of a word such as `2026-11`, `20.11.` or `2026`; `None` if it has other parts.
fn numbers(word: &str) -> Option<Vec<i32>> {
    let parts = word.split(['-', '/', '.']).filter(|part| !part.is_empty());
    let numbers: Vec<i32> = parts.map(|part| part.parse().ok()).collect::<Option<_>>()?;
    (!numbers.is_empty()).then_some(numbers)
}

fn number(n: impl TryInto<i32>) -> i32 {
    n.try_into().unwrap_or(0)
}

/// Converts a date of the Persian calendar.
fn of_persian(year: i32, month: u8, day: u8) -> Option<NaiveDate> {
    let date = Date::try_new_persian(year, month, day)
        .ok()?
        .to_calendar(Iso);
    let (month, day) = (date.month().ordinal, date.day_of_month().0);
    NaiveDate::from_ymd_opt(date.year().extended_year(), month.into(), day.into())
}

#[cfg(test)]
mod tests {
    use crate::text::Search;
    use crate::words::Words;
    use chrono::{DateTime, FixedOffset};

    #[test]
    fn a_typed_day_has_a_whole_year() {
        for (code, typed, wanted) in [
            ("en", "2026-11-01", "2026-11-01"),
            ("en", "2026/11/1", "2026-11-01"),
            ("en", "1.11.20", ""),
            ("en", "1.11.2026", ""),
            ("en", "2026-13-01", ""),
            ("fa", "۱۴۰۵-۸-۱۰", "2026-11-01"),
            ("fa", "2026-11-01", "2026-11-01"),
        ] {
            let day = Words::of(code).typed_day(typed);
            let day = day.map(|day| day.to_string()).unwrap_or_default();
            assert_eq!(day, wanted, "{code} {typed}");
        }
    }

    #[test]
    fn a_search_names_a_date_by_words_and_numbers_of_its_language() {
        let at = "2026-11-26T21:00:00+00:00".parse::<DateTime<FixedOffset>>();
        let at = at.unwrap_or_default();
        for (code, typed, wanted) in [
            ("en", "2026-11", true),
            ("en", "2026-11-26", true),
            ("en", "2026-1", false),
            ("en", "2026-12", false),
            ("en", "November", true),
            ("en", "november 2026", true),
            ("en", "26 Nov", true),
            ("en", "26/11/2026", true),
            ("en", "2 November 2026", false),
            ("en", "2026", true),
            ("en", "202", false),
            // These are names of players too.
            ("en", "Nov", false),
            ("en", "26 no", false),
            ("en", "26 -", false),
            ("pl", "26 listopada 2026", true),
            ("pl", "26.11.", true),
            ("pl", "grudzień 2026", false),
            ("et", "26. novembril", true),
            ("it", "novembre 2026", true),
            ("fa", "آذر ۱۴۰۵", true),
            ("fa", "۵ آذر", true),
            ("fa", "۱۴۰۵/۹/۵", true),
            ("fa", "2026-11-26", true),
            ("fa", "26 آذر", false),
        ] {
            let (words, search) = (Words::of(code), Search::of(typed));
            let found = search.finds_or([], |word| words.names_day(word, &search, at));
            assert_eq!(found, wanted, "{code} {typed}");
        }
    }
}
