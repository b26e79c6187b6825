//! Amounts and stakes: an accepted amount is exact, and each format of it parses to the same amount.

use oddtrick::money::{Currency, LARGEST, Money, Stake};
use oddtrick::words::{LANGUAGES, Words};
use std::cell::LazyCell;

/// A currency for each number of digits, and chips.
const CURRENCIES: [&str; 5] = ["GBP", "JPY", "KWD", "CLF", "XXX"];

thread_local! {
    static ALL_WORDS: LazyCell<Vec<Words>> =
        LazyCell::new(|| LANGUAGES.iter().map(|one| Words::of(one.code)).collect());
}

/// A typed amount or stake.
pub fn amount(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(currency) = text.parse::<Currency>() {
        assert_eq!(currency.code(), text);
    }
    for code in CURRENCIES {
        let currency: Currency = code.parse().unwrap();
        money(text, currency);
        stake(text, currency);
        ALL_WORDS.with(|all| all.iter().for_each(|words| typed(words, text, currency)));
    }
}

fn money(text: &str, currency: Currency) {
    match Money::parse(text, currency) {
        Err(error) => {
            let is_large = digits(text).is_some_and(|(whole, part)| {
                part.len() <= currency.digits() && minor(whole, part, currency) > LARGEST.into()
            });
            assert!(
                is_large || !is_amount(text, currency.digits()),
                "{text:?} is refused: {error}"
            );
        }
        Ok(money) => {
            let (whole, part) = digits(text).expect("an amount is digits");
            assert_eq!(i128::from(money.0), minor(whole, part, currency), "{text}");
            assert!((0..=LARGEST).contains(&money.0), "{text}");
            let shown = money.decimal(currency);
            assert_eq!(
                Money::parse(&shown, currency),
                Ok(money),
                "{text} as {shown}"
            );
        }
    }
}

fn stake(text: &str, currency: Currency) {
    let Ok(stake) = Stake::parse(text, currency) else {
        return;
    };
    assert!((1..=LARGEST).contains(&stake.minor()) && (1..=LARGEST).contains(&stake.points()));
    assert_eq!(
        Stake::new(stake.minor(), stake.points(), currency),
        Ok(stake)
    );
    // Cross-multiplied, the two fractions are equal.
    let (amount, points) = text.split_once('/').unwrap_or((text, "1"));
    let (whole, part) = digits(amount).expect("an amount is digits");
    let points: i128 = points.parse().unwrap();
    let scale = 10_i128.pow(u32::try_from(part.len()).unwrap());
    let minor = number(&format!("{whole}{part}")) * i128::from(currency.minor_units());
    assert_eq!(
        minor * i128::from(stake.points()),
        i128::from(stake.minor()) * points * scale,
        "{text} {}",
        currency.code()
    );
    let shown = stake.to_string();
    assert_eq!(
        Stake::parse(&shown, currency),
        Ok(stake),
        "{text} as {shown}"
    );
    let json = serde_json::to_string(&stake).unwrap();
    assert_eq!(
        serde_json::from_str::<Stake>(&json).unwrap(),
        stake,
        "{text} as {json}"
    );
}

/// An amount formatted in a language parses to the same amount, or is rejected if it has thousands separators.
fn typed(words: &Words, text: &str, currency: Currency) {
    let read = words.typed_amount(text);
    money(&read, currency);
    stake(&read, currency);
    let Ok(money) = Money::parse(&read, currency) else {
        return;
    };
    let shown = words.money(money, currency);
    match Money::parse(&words.typed_amount(&shown), currency) {
        Ok(again) => assert_eq!(again, money, "{shown} in {}", words.code),
        Err(_) => assert!(
            money.0 / currency.minor_units() >= 1000,
            "{shown} in {}",
            words.code
        ),
    }
}

/// Whether a text has the format of an amount.
fn is_amount(text: &str, most: usize) -> bool {
    digits(text).is_some_and(|(_, part)| part.len() <= most)
}

/// The digits before and after the decimal point; `None` if there is anything else.
fn digits(text: &str) -> Option<(&str, &str)> {
    let all = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.split_once('.') {
        None => all(text).then_some((text, "")),
        Some((whole, part)) => (all(whole) && all(part)).then_some((whole, part)),
    }
}

/// The amount in minor units, padded with zeros.
fn minor(whole: &str, part: &str, currency: Currency) -> i128 {
    number(&format!(
        "{whole}{part:0<width$}",
        width = currency.digits()
    ))
}

/// Parses digits; the maximum on overflow.
fn number(digits: &str) -> i128 {
    digits.parse().unwrap_or(i128::MAX)
}
