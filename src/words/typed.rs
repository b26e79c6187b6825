//! Typed amounts and numbers in a language's digits and decimal separator, and currency names.

use super::Words;
use crate::money::{Currency, Money};
use crate::text::plain_text;
use crate::view::Message;

impl Words {
    /// Converts a typed amount to the format that [`crate::money`] parses: ASCII digits with a decimal point.
    ///
    /// The language's decimal separator is accepted, and the other of point and comma too, unless it could separate
    /// thousands, as in `1,000`. Such text is made invalid, because a wrong guess would be wrong by a factor of 1000.
    pub fn typed_amount(&self, typed: &str) -> String {
        let text = plain_text(typed);
        let (amount, rest) = match text.split_once(['/', '\u{2044}', '\u{2215}']) {
            Some((amount, points)) => (amount, format!("/{}", points.trim())),
            None => (text.as_str(), String::new()),
        };
        let amount = amount.trim();
        let is_sign = |c: &char| matches!(c, '.' | ',' | '\u{066B}');
        let signs: Vec<char> = amount.chars().filter(is_sign).collect();
        let [sign] = signs.as_slice() else {
            return format!("{amount}{rest}");
        };
        let (whole, part) = amount.split_once(*sign).unwrap_or((amount, ""));
        let parts_thousands = part.len() == 3 && whole.bytes().any(|byte| byte != b'0');
        if *sign == self.language.point || *sign == '\u{066B}' || !parts_thousands {
            format!("{whole}.{part}{rest}")
        } else {
            // Doubles the separator, so that the amount is rejected.
            format!("{whole}{sign}{sign}{part}{rest}")
        }
    }

    /// The currency beside amounts: its code, or the word for chips.
    pub fn currency(&self, currency: Currency) -> String {
        match currency {
            Currency::CHIPS => self.chips(Money(2)),
            _ => currency.code().to_owned(),
        }
    }

    /// The word for this many chips.
    pub(super) fn chips(&self, money: Money) -> String {
        self.say(&Message::stakes_chips(money.0.saturating_abs()))
    }

    /// The head of a money column: the currency's code, or the name of chips.
    pub fn currency_head(&self, currency: Currency) -> String {
        match currency {
            Currency::CHIPS => self.say(&Message::StakesChipsName),
            _ => currency.code().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Stake;

    #[test]
    fn chips_are_counted_in_the_format_of_each_language() {
        for (code, one, two, five) in [
            ("en", "chip", "chips", "chips"),
            ("pl", "żeton", "żetony", "żetonów"),
            ("it", "fiche", "fiche", "fiche"),
            ("et", "žetoon", "žetooni", "žetooni"),
            ("fa", "ژتون", "ژتون", "ژتون"),
        ] {
            for (n, wanted) in [(1, one), (-1, one), (2, two), (5, five)] {
                let money = (Money(n), Currency::CHIPS);
                let said = Words::of(code).say(&Message::payment_says("Ann", "Bob", money));
                let mut found = said.split(|c: char| !c.is_alphabetic());
                assert!(found.any(|word| word == wanted), "{said}");
            }
        }
    }

    #[test]
    fn an_amount_is_parsed_in_the_format_of_its_language() {
        for (code, typed, wanted) in [
            ("en", "0.05", "0.05"),
            ("en", "0,05", "0.05"),
            ("en", "0,005", "0.005"),
            ("en", "1.250", "1.250"),
            ("pl", "1,250", "1.250"),
            ("pl", " 0,05 ", "0.05"),
            ("pl", "0.05", "0.05"),
            ("it", "2,5/10", "2.5/10"),
            ("et", "1 / 10", "1/10"),
            ("fa", "۰٫۰۵", "0.05"),
            ("fa", "۰.۰۵", "0.05"),
            ("fa", "\u{200E}۱/۱۰", "1/10"),
            ("fa", "١٢٫٥", "12.5"),
            ("fa", "0.5", "0.5"),
        ] {
            assert_eq!(
                Words::of(code).typed_amount(typed),
                wanted,
                "{code} {typed}"
            );
            let pounds = "GBP".parse().unwrap_or(crate::money::Currency::CHIPS);
            assert!(Stake::parse(wanted, pounds).is_ok(), "{wanted}");
        }
    }

    #[test]
    fn a_possible_thousands_separator_is_rejected() {
        for (code, typed) in [
            ("en", "1,000"),
            ("pl", "1.000"),
            ("fa", "1,000"),
            ("fa", "۱.۰۰۰"),
            ("en", "1,000.50"),
            ("it", "1.000,50"),
            ("en", "0.5.5"),
        ] {
            let read = Words::of(code).typed_amount(typed);
            let pounds = "GBP".parse().unwrap_or(crate::money::Currency::CHIPS);
            assert!(
                Stake::parse(&read, pounds).is_err(),
                "{code} {typed}: {read}"
            );
        }
    }
}
