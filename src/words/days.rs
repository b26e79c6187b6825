//! Dates and times in a language's format and calendar, printed and parsed.

use crate::text::{Search, digit, fold};
use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, Timelike};
use fluent_bundle::FluentArgs;
use icu_calendar::cal::Persian;
use icu_calendar::{Date, Iso};

/// The lists of names in the catalog.
const MONTHS: &str = "date-months";
const SHORT_MONTHS: &str = "date-short-months";

/// Year, month and day in the Gregorian calendar.
fn gregorian(day: &impl Datelike) -> [i32; 3] {
    let (month, number) = (day.month().cast_signed(), day.day().cast_signed());
    [day.year(), month, number]
}

/// Year, month and day in the Persian calendar.
fn persian(day: &impl Datelike) -> Option<[i32; 3]> {
    let month = u8::try_from(day.month()).ok()?;
    let number = u8::try_from(day.day()).ok()?;
    let iso = Date::try_new_iso(day.year(), month, number).ok()?;
    let day = iso.to_calendar(Persian);
    let (month, number) = (day.month().ordinal, day.day_of_month().0);
    Some([day.year().extended_year(), month.into(), number.into()])
}

impl super::Words {
    /// A full date: `Fri, 20 Nov 2026`.
    pub(super) fn whole_day(&self, day: DateTime<FixedOffset>) -> String {
        let weekday = day.weekday().number_from_monday().cast_signed();
        let [year, month, number] = self.date(&day);
        let mut args = FluentArgs::new();
        args.set("weekday", self.date_name("date-weekdays", weekday));
        args.set("day", self.plain(&number));
        args.set("month", self.date_name(MONTHS, month));
        args.set("short-month", self.date_name(SHORT_MONTHS, month));
        args.set("year", self.plain(&year));
        let said = self.catalog.format("date-whole", Some(&args));
        said.unwrap_or_default()
    }

    /// Month and year: `November 2026`.
    pub(super) fn month(&self, day: DateTime<FixedOffset>) -> String {
        let [year, month, _] = self.date(&day);
        format!("{} {}", self.date_name(MONTHS, month), self.plain(&year))
    }

    /// The day of the month, and the month, with the year unless it is the current one.
    pub fn day_parts(
        &self,
        day: DateTime<FixedOffset>,
        now: DateTime<FixedOffset>,
    ) -> (String, String) {
        let [year, month, number] = self.date(&day);
        let mut month = self.date_name(SHORT_MONTHS, month);
        if year != self.year(now) {
            month = format!("{month} {}", self.plain(&year));
        }
        (self.plain(&number), month)
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
        self.date(&day)[0]
    }

    /// That year as text.
    pub fn year_of(&self, day: DateTime<FixedOffset>) -> String {
        self.plain(&self.year(day))
    }

    /// One of the names in a list of the catalog, counted from 1.
    fn date_name(&self, list: &str, number: i32) -> String {
        let names = self.catalog.format(list, None).unwrap_or_default();
        let at = usize::try_from(number - 1).unwrap_or(usize::MAX);
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

    /// Year, month and day in the language's calendar.
    fn date(&self, day: &impl Datelike) -> [i32; 3] {
        let persian = self.is_persian().then(|| persian(day)).flatten();
        persian.unwrap_or_else(|| gregorian(day))
    }
}

/// Typed dates: year, month and day in the language's calendar, separated by hyphens.
impl super::Words {
    /// Parses a typed date, whose year has four digits.
    pub fn typed_day(&self, typed: &str) -> Option<NaiveDate> {
        let plain: String = typed.trim().chars().map(digit).collect();
        let mut parts = plain.split(['-', '/', '.']);
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() || year.len() != 4 {
            return None;
        }
        self.day(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
    }

    /// The day with this date in the language's calendar. In Persian, years from 1700 on are Gregorian.
    fn day(&self, year: i32, month: u8, day: u8) -> Option<NaiveDate> {
        if !self.is_persian() || year >= 1700 {
            return NaiveDate::from_ymd_opt(year, month.into(), day.into());
        }
        let persian = Date::try_new_persian(year, month, day).ok()?;
        let iso = persian.to_calendar(Iso);
        let (month, day) = (iso.month().ordinal, iso.day_of_month().0);
        NaiveDate::from_ymd_opt(iso.year().extended_year(), month.into(), day.into())
    }

    /// Formats a date as it is typed.
    pub fn day_to_type(&self, day: NaiveDate) -> String {
        let [year, month, number] = self.date(&day);
        self.plain(&format!("{year:04}-{month:02}-{number:02}"))
    }

    /// The first and last day of the year `years` before the year of `day`.
    pub fn year_before(
        &self,
        day: DateTime<FixedOffset>,
        years: i32,
    ) -> Option<(NaiveDate, NaiveDate)> {
        let year = self.year(day) - years;
        let next = self.day(year + 1, 1, 1)?;
        Some((self.day(year, 1, 1)?, next.pred_opt()?))
    }
}

/// Dates in a search.
impl super::Words {
    /// Whether a word of a search names this date: by its month, day or year, or by several of them as numbers, in the
    /// language's calendar or as in ISO 8601. Beside a number, the month can be abbreviated or inflected.
    pub fn names_day(&self, word: &str, search: &Search, at: DateTime<FixedOffset>) -> bool {
        let own @ [year, month, day] = self.date(&at);
        let Some(numbers) = numbers(word) else {
            let [month, short] =
                [MONTHS, SHORT_MONTHS].map(|list| fold(&self.date_name(list, month)));
            let dated = || search.words().iter().any(|word| numbers(word).is_some());
            let begins = || word.starts_with(&short) || (word.len() > 2 && month.starts_with(word));
            return month == word || (dated() && begins());
        };
        let iso = gregorian(&at);
        [
            &[year][..],
            &[day],
            &[year, month],
            &[month, year],
            &[day, month],
            &own,
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
