//! Date and number formats of the five languages, copied from the Common Locale Data Repository, version 49. The library
//! with all locales would add half a megabyte and a tenth of the dependencies.

use super::Language;

/// The formats of one language.
pub(super) struct LocaleFormats {
    /// Monday first.
    pub(super) weekdays: [&'static str; 7],
    pub(super) months: [&'static str; 12],
    pub(super) short_months: [&'static str; 12],
    /// The pattern of a full date: weekday `W`, day `D`, month `M`, year `Y`.
    pub(super) day: &'static str,
    /// Whether the full date has the unabbreviated month.
    pub(super) month_in_full: bool,
    /// The digit 0; the other nine follow it in Unicode.
    pub(super) zero: char,
    /// The decimal separator.
    pub(super) point: char,
    /// The thousands separator.
    pub(super) group: char,
    /// The least number of digits with thousands separators.
    pub(super) grouped_from: usize,
}

impl LocaleFormats {
    pub(super) fn of(language: Language) -> &'static Self {
        match language.code {
            "et" => &ESTONIAN,
            "fa" => &PERSIAN,
            "it" => &ITALIAN,
            "pl" => &POLISH,
            _ => &ENGLISH,
        }
    }

    /// Replaces ASCII digits by the language's digits.
    pub(super) fn digits(&self, text: &str) -> String {
        let digit = |c: char| {
            c.to_digit(10)
                .and_then(|n| char::from_u32(u32::from(self.zero) + n))
        };
        text.chars().map(|c| digit(c).unwrap_or(c)).collect()
    }

    /// Formats `n` units of the last of `decimals` decimals.
    pub(super) fn number(&self, n: u64, decimals: usize) -> String {
        let digits = format!("{n:0>width$}", width = decimals + 1);
        let (whole, part) = digits.split_at(digits.len() - decimals);
        let mut text = String::with_capacity(2 * digits.len());
        for (at, digit) in whole.chars().enumerate() {
            if at > 0 && (whole.len() - at).is_multiple_of(3) && whole.len() >= self.grouped_from {
                text.push(self.group);
            }
            text.push(digit);
        }
        if !part.is_empty() {
            text.push(self.point);
            text.push_str(part);
        }
        self.digits(&text)
    }
}

/// British English.
static ENGLISH: LocaleFormats = LocaleFormats {
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    months: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    short_months: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec",
    ],
    day: "W, D M Y",
    month_in_full: false,
    zero: '0',
    point: '.',
    group: ',',
    grouped_from: 4,
};

static ESTONIAN: LocaleFormats = LocaleFormats {
    weekdays: ["E", "T", "K", "N", "R", "L", "P"],
    months: [
        "jaanuar",
        "veebruar",
        "märts",
        "aprill",
        "mai",
        "juuni",
        "juuli",
        "august",
        "september",
        "oktoober",
        "november",
        "detsember",
    ],
    short_months: [
        "jaan", "veebr", "märts", "apr", "mai", "juuni", "juuli", "aug", "sept", "okt", "nov",
        "dets",
    ],
    day: "W, D. M Y",
    month_in_full: true,
    zero: '0',
    point: ',',
    group: '\u{A0}',
    grouped_from: 5,
};

static ITALIAN: LocaleFormats = LocaleFormats {
    weekdays: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"],
    months: [
        "gennaio",
        "febbraio",
        "marzo",
        "aprile",
        "maggio",
        "giugno",
        "luglio",
        "agosto",
        "settembre",
        "ottobre",
        "novembre",
        "dicembre",
    ],
    short_months: [
        "gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic",
    ],
    day: "W D M Y",
    month_in_full: false,
    zero: '0',
    point: ',',
    group: '.',
    grouped_from: 5,
};

static POLISH: LocaleFormats = LocaleFormats {
    weekdays: ["pon.", "wt.", "śr.", "czw.", "pt.", "sob.", "niedz."],
    months: [
        "styczeń",
        "luty",
        "marzec",
        "kwiecień",
        "maj",
        "czerwiec",
        "lipiec",
        "sierpień",
        "wrzesień",
        "październik",
        "listopad",
        "grudzień",
    ],
    short_months: [
        "sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru",
    ],
    day: "W, D M Y",
    month_in_full: false,
    zero: '0',
    point: ',',
    group: '\u{A0}',
    grouped_from: 5,
};

/// The months of the Persian calendar.
const PERSIAN_MONTHS: [&str; 12] = [
    "فروردین",
    "اردیبهشت",
    "خرداد",
    "تیر",
    "مرداد",
    "شهریور",
    "مهر",
    "آبان",
    "آذر",
    "دی",
    "بهمن",
    "اسفند",
];

static PERSIAN: LocaleFormats = LocaleFormats {
    weekdays: [
        "دوشنبه",
        "سه\u{200C}شنبه",
        "چهارشنبه",
        "پنجشنبه",
        "جمعه",
        "شنبه",
        "یکشنبه",
    ],
    months: PERSIAN_MONTHS,
    short_months: PERSIAN_MONTHS,
    day: "W D M Y",
    month_in_full: true,
    zero: '۰',
    point: '٫',
    group: '٬',
    grouped_from: 4,
};
