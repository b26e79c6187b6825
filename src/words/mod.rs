//! Messages, numbers, money and dates as text in a language.
//!
//! One Fluent catalog per language. This module must not know the pages, nor read the environment: the caller passes the
//! language.

mod catalog;
mod days;
mod figures;
mod page_texts;
mod typed;

use crate::money::{Currency, Money};
use crate::points::Points;
use crate::view::sheet::BidAndTook;
use crate::view::table::partners::short;
use crate::view::{Arg, Message};

use catalog::Catalog;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentValue};
use std::ops::Deref;

/// The supported languages, with the separators and the size of grouped numbers of the Common Locale Data Repository,
/// version 49. The library with all locales would add half a megabyte to the program and a tenth to its dependencies.
pub const LANGUAGES: &[Language] = &[
    Language::new("en", "English", ['.', ','], 4),
    Language::new("pl", "Polski", [',', '\u{A0}'], 5),
    Language::new("it", "Italiano", [',', '.'], 5),
    Language {
        rtl: true,
        zero: '۰',
        ..Language::new("fa", "فارسی", ['٫', '٬'], 4)
    },
    Language::new("et", "Eesti", [',', '\u{A0}'], 5),
];

/// The marks around a name within a sentence: first strong isolate, and pop directional isolate.
pub(crate) const ISOLATE: char = '\u{2068}';
pub(crate) const END: char = '\u{2069}';

/// A language of the window, and its number format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// Its ISO 639 code.
    pub code: &'static str,
    /// Its name in the language itself.
    pub name: &'static str,
    /// Whether it is written from right to left.
    pub rtl: bool,
    /// The digit 0; the other nine follow it in Unicode.
    zero: char,
    /// The decimal separator.
    point: char,
    /// The thousands separator.
    group: char,
    /// The least number of digits with thousands separators.
    grouped_from: usize,
}

impl Language {
    const fn new(
        code: &'static str,
        name: &'static str,
        [point, group]: [char; 2],
        grouped_from: usize,
    ) -> Self {
        Self {
            code,
            name,
            rtl: false,
            zero: '0',
            point,
            group,
            grouped_from,
        }
    }

    /// The language of a code such as `en` or `en-GB`; English if unsupported.
    pub fn of(code: &str) -> Self {
        let wanted = code.split(['-', '_', '.']).next().unwrap_or_default();
        let found = LANGUAGES.iter().find(|language| language.code == wanted);
        *found.unwrap_or(&LANGUAGES[0])
    }
}

/// A language's catalog and formats.
pub struct Words {
    language: Language,
    catalog: Catalog,
}

/// The words of a language have its code, direction and number format.
impl Deref for Words {
    type Target = Language;

    fn deref(&self) -> &Language {
        &self.language
    }
}

impl Words {
    /// Loads the language of a code such as `en` or `en-GB`; English if unsupported.
    pub fn of(code: &str) -> Self {
        let language = Language::of(code);
        Self {
            language,
            catalog: Catalog::of(language.code),
        }
    }

    /// Formats a message.
    pub fn say(&self, message: &Message) -> String {
        let said = self.said(message);
        // A name on its own has its own direction.
        let alone = said
            .strip_prefix(ISOLATE)
            .and_then(|rest| rest.strip_suffix(END));
        let alone = alone
            .filter(|name| !name.contains(ISOLATE))
            .map(str::to_owned);
        alone.unwrap_or(said)
    }

    /// A message as a part of another.
    fn said(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            self.set(&mut args, name, &arg);
        }
        let key = message.key();
        let said = self.catalog.format(key, Some(&args));
        one_stop(said.unwrap_or_else(|| key.to_owned()), &args)
    }

    /// Bid and tricks as on paper: `3/2`; without tricks the bid alone. It runs from left to right in every language.
    pub fn bid_and_took(&self, said: BidAndTook) -> String {
        let bid = self.say(&short(said.bid));
        match said.took.map(|took| self.number(took)) {
            None => bid,
            Some(took) if self.rtl => format!("\u{2066}{ISOLATE}{bid}{END}/{took}\u{2069}"),
            Some(took) => format!("{bid}/{took}"),
        }
    }

    /// The head of a column of bids and tricks, which reads in the order of the figures below it.
    pub fn bid_and_took_head(&self) -> String {
        let [bid, took] = [Message::HeadBid, Message::HeadTook].map(|head| self.say(&head));
        if self.rtl {
            format!("{took}/{bid}")
        } else {
            format!("{bid}/{took}")
        }
    }

    fn set(&self, args: &mut FluentArgs<'_>, name: &'static str, arg: &Arg) {
        let text = match arg {
            Arg::Points(points) => return self.set_figure(args, name, *points, false),
            Arg::Change(change) => return self.set_figure(args, name, *change, true),
            Arg::Money(money, currency) => {
                self.set_currency(args, *currency, *money);
                self.money(*money, *currency)
            }
            Arg::MoneyChange(money, currency) => {
                self.set_currency(args, *currency, *money);
                self.money_change(*money, *currency)
            }
            Arg::Currency(currency) => self.name(&self.currency(*currency)),
            Arg::Stake(stake) => {
                self.set_currency(args, stake.currency(), Money(2));
                self.stake(*stake)
            }
            // Messages name a currency by its code; chips have none.
            Arg::Name(code) if name == "currency" && code == Currency::CHIPS.code() => {
                self.currency(Currency::CHIPS)
            }
            Arg::Name(name) => self.name(name),
            Arg::Word(word) => word.clone(),
            Arg::Day(day) => self.whole_day(*day),
            Arg::Minute(at) => self.together([self.whole_day(*at), self.clock(*at)]),
            Arg::Month(day) => self.month(*day),
            Arg::Message(message) => self.said(message),
            Arg::List(list) => self.together(list.iter().map(|one| self.said(one))),
        };
        args.set(name, text);
    }

    /// Sets the currency of an amount, which every message with an amount can name.
    fn set_currency(&self, args: &mut FluentArgs<'_>, currency: Currency, money: Money) {
        if currency == Currency::CHIPS {
            args.set("currency", self.chips(money));
        } else {
            self.set(args, "currency", &Arg::Name(currency.code().to_owned()));
        }
    }

    /// Sets a number as three arguments: for plural rules, as text (`_text`), and for screen readers (`_words`).
    fn set_figure(
        &self,
        args: &mut FluentArgs<'_>,
        name: &'static str,
        points: Points,
        change: bool,
    ) {
        // Always parses: points print as a decimal number.
        let number = points.to_string().parse::<FluentNumber>();
        args.set(name, number.map_or(FluentValue::None, FluentValue::Number));
        args.set(format!("{name}_words"), self.in_words(points, change));
        let text = if change {
            self.change(points)
        } else {
            self.points(points)
        };
        args.set(format!("{name}_text"), text);
    }

    /// A number for screen readers: with words for the signs.
    fn in_words(&self, points: Points, change: bool) -> String {
        match points.n {
            n if n < 0 => self.say(&Message::minus_words(self.digits(points))),
            n if n > 0 && change => self.say(&Message::plus_words(self.digits(points))),
            _ => self.points(points),
        }
    }

    /// Texts joined by the language's comma.
    pub fn together(&self, texts: impl IntoIterator<Item = String>) -> String {
        let texts: Vec<String> = texts.into_iter().collect();
        texts.join(&self.say(&Message::ListComma))
    }

    /// Gives a line that starts with a number, a name or a currency code the language's direction.
    pub fn in_text_direction(&self, line: &str) -> String {
        if self.language.rtl && !line.is_empty() {
            format!("\u{200F}{line}")
        } else {
            line.to_owned()
        }
    }

    /// A name within a sentence; isolated if it has letters of the opposite direction.
    fn name(&self, name: &str) -> String {
        let other = |c: char| is_rtl(c) != self.language.rtl && c.is_alphabetic();
        if name.chars().any(other) {
            format!("{ISOLATE}{name}{END}")
        } else {
            name.to_owned()
        }
    }
}

/// A sentence that ends with an abbreviation, such as a shortened name, has one full stop and not two.
fn one_stop(said: String, args: &FluentArgs<'_>) -> String {
    let texts = args.iter().filter_map(|(_, arg)| match arg {
        FluentValue::String(text) => Some(text),
        _ => None,
    });
    let abbreviated = texts.filter(|text| text.trim_end_matches(END).ends_with('.'));
    abbreviated.fold(said, |said, text| said.replace(&format!("{text}."), text))
}

/// Whether a letter belongs to a right-to-left script.
fn is_rtl(c: char) -> bool {
    matches!(c, '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{10FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;
    use fluent_bundle::FluentResource;
    use fluent_bundle::concurrent::FluentBundle;
    use unic_langid::LanguageIdentifier;

    #[test]
    fn a_currency_has_a_name_in_every_language() {
        for (language, code, name) in [
            ("en", "GBP", "Pound sterling"),
            ("pl", "PLN", "Złoty polski"),
            ("it", "CHF", "Franco svizzero"),
            ("fa", "IRR", "ریال ایران"),
            ("et", "SEK", "Rootsi kroon"),
            ("pl", "XAF", "Frank CFA BEAC"),
        ] {
            let currency: Currency = code.parse().unwrap_or(Currency::CHIPS);
            let said = Words::of(language).say(&Message::currency_name(currency));
            assert_eq!(said, name, "{code}");
        }
    }

    #[test]
    fn messages_are_formatted() {
        let words = Words::of("en-GB");
        for (message, text) in [
            (Message::hand_number(9), "Hand 9"),
            (
                Message::listed(
                    Message::cards_dealt(13),
                    Message::trumps_are(Message::SuitHearts),
                ),
                "13 cards, hearts trumps",
            ),
            (
                Message::step_tricks_card_open(8).and(Some(Message::points_counted(1.into()))),
                "8 tricks, 1 point",
            ),
            (Message::change((-6).into()), "−6"),
            (Message::change(21.into()).in_full(), "plus 21"),
            (Message::payments_settle(3), "Three payments settle it"),
            (Message::number(-1234), "−1,234"),
            (
                Message::step_declarer_card_open("مینا"),
                "\u{2068}مینا\u{2069} plays",
            ),
            (Message::typed("مینا"), "مینا"),
        ] {
            assert_eq!(words.say(&message), text);
        }
    }

    #[test]
    fn polish_nouns_agree_with_their_numbers() {
        let words = Words::of("pl");
        let points = |n, decimals| words.say(&Message::points_said(Points { n, decimals }));
        assert_eq!(points(6, 0), "6 punktów");
        assert_eq!(points(60, 1), "6,0 punktu");
        assert_eq!(points(31, 1), "3,1 punktu");
        for (fewest, said) in [(3_u64, "3 sesje,"), (5, "5 sesji,")] {
            let found = words.say(&Message::season_few(fewest));
            assert!(found.contains(said), "{found}");
        }
    }

    #[test]
    fn a_shortened_name_at_the_end_of_a_sentence_has_its_full_stop() {
        for language in LANGUAGES {
            for name in ["Ann W.", "مینا ک."] {
                let said = Words::of(language.code).say(&Message::hint_at_least(8, name));
                assert!(said.contains(name), "{said}");
                let twice = said.contains("..") || said.contains(".\u{2069}.");
                assert!(!twice, "{said}");
            }
        }
    }

    #[test]
    fn dates_and_numbers_have_the_format_of_the_language() {
        let at = |text: &str| DateTime::parse_from_rfc3339(text).unwrap_or_default();
        let (day, now) = (
            at("2026-11-20T21:00:00+01:00"),
            at("2027-01-02T10:00:00+01:00"),
        );
        for (code, whole, parts, clock, minus) in [
            (
                "en",
                "Fri, 20 Nov 2026",
                ("20", "Nov 2026"),
                "21:00",
                "−1,234",
            ),
            (
                "pl",
                "pt., 20 lis 2026",
                ("20", "lis 2026"),
                "21:00",
                "−1234",
            ),
            (
                "it",
                "ven 20 nov 2026",
                ("20", "nov 2026"),
                "21:00",
                "−1234",
            ),
            (
                "et",
                "R, 20. november 2026",
                ("20", "nov 2026"),
                "21:00",
                "−1234",
            ),
            (
                "fa",
                "جمعه ۲۹ آبان ۱۴۰۵",
                ("۲۹", "آبان"),
                "۲۱:۰۰",
                "\u{2066}−۱٬۲۳۴\u{2069}",
            ),
        ] {
            let language = Language::of(code);
            let words = Words::of(code);
            assert_eq!(words.whole_day(day), whole, "{code}");
            let (number, month) = words.day_parts(day, now);
            assert_eq!((number.as_str(), month.as_str()), parts, "{code}");
            assert_eq!(words.clock(day), clock, "{code}");
            let comma = if code == "fa" { "،" } else { "," };
            assert_eq!(
                words.together([whole.to_owned(), clock.to_owned()]),
                format!("{whole}{comma} {clock}"),
                "{code}"
            );
            let three = ["A", "ب", "C, D"].map(str::to_owned);
            let parted = three.each_ref().map(|name| words.name(name));
            let parted = parted.join(&format!("{comma} "));
            let led = words.in_text_direction("PLN · 1").starts_with('\u{200F}');
            assert_eq!(led, code == "fa", "{code}");
            let said = words.say(&crate::view::Message::money_what_lost_together(
                three.to_vec(),
            ));
            assert!(said.contains(&parted), "{code}: {said}");
            assert_eq!(language.number(-1234), minus, "{code}");
            let id: LanguageIdentifier = code.parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_formatter(Some(figures::in_sentence));
            let _ = bundle.add_resource(
                FluentResource::try_new("n = { $n }".to_owned()).unwrap_or_else(|(read, _)| read),
            );
            let mut args = FluentArgs::new();
            args.set("n", FluentValue::from(-1234));
            let pattern = bundle.get_message("n").and_then(|found| found.value());
            let written = pattern.map(|pattern| {
                let mut errors = Vec::new();
                bundle.format_pattern(pattern, Some(&args), &mut errors)
            });
            assert_eq!(written.as_deref(), Some(minus), "{code}");
        }
    }
}
