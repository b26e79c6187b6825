//! Amounts, currencies and stakes.

use crate::support::cases;
use oddtrick::money::{Currency, LARGEST, Money, MoneyError, Stake};
use oddtrick::words::Words;
use proptest::prelude::*;

fn currency(code: &str) -> Currency {
    code.parse().unwrap()
}

#[test]
fn amounts_are_written_with_the_currencys_digits() {
    for (minor, code, text) in [
        (0, "GBP", "0.00"),
        (-30, "GBP", "-0.30"),
        (5, "GBP", "0.05"),
        (1234, "GBP", "12.34"),
        (1234, "JPY", "1234"),
        (1250, "KWD", "1.250"),
        (12345, "CLF", "1.2345"),
        (-7, "XXX", "-7"),
        (i64::MIN, "GBP", "-92233720368547758.08"),
    ] {
        assert_eq!(Money(minor).decimal(currency(code)), text);
    }
    assert_eq!(Money(-1234).parts(currency("EUR")), (12, 34));
}

#[test]
fn amounts_are_read_with_no_more_digits_than_the_currency_has() {
    for (text, code, minor) in [
        ("0", "GBP", 0),
        ("0.5", "GBP", 50),
        ("12.34", "GBP", 1234),
        ("007", "GBP", 700),
        ("12", "JPY", 12),
        ("1.25", "KWD", 1250),
        ("1.2345", "CLF", 12345),
        ("10000000000.00", "GBP", LARGEST),
        ("1000000000000", "XXX", LARGEST),
    ] {
        assert_eq!(Money::parse(text, currency(code)), Ok(Money(minor)));
    }
    for (text, code, digits) in [
        ("", "GBP", 2),
        (".5", "GBP", 2),
        ("5.", "GBP", 2),
        ("-1", "GBP", 2),
        ("+1", "GBP", 2),
        ("1,5", "GBP", 2),
        ("1.2.3", "GBP", 2),
        ("0.125", "GBP", 2),
        ("0.5", "JPY", 0),
        ("٥", "GBP", 2),
    ] {
        let found = text.to_owned();
        assert_eq!(
            Money::parse(text, currency(code)),
            Err(MoneyError::Amount { found, digits })
        );
    }
    for text in ["10000000000.01", "99999999999999999999"] {
        let parsed = Money::parse(text, currency("GBP"));
        assert_eq!(parsed, Err(MoneyError::TooLarge), "{text}");
    }
}

#[test]
fn sums_are_counted_or_refused() {
    let (most, one) = (Money(i64::MAX), Money(1));
    assert_eq!(
        (Money(2).checked_add(one), Money(2).checked_sub(one)),
        (Some(Money(3)), Some(one))
    );
    assert_eq!(
        (most.checked_add(one), Money(i64::MIN).checked_sub(one)),
        (None, None)
    );
}

#[test]
fn currencies_are_those_of_iso_4217() {
    for (code, digits, minor_units, name) in [
        ("GBP", 2, 100, "Pound sterling"),
        ("PLN", 2, 100, "Polish złoty"),
        ("JPY", 0, 1, "Japanese yen"),
        ("KWD", 3, 1000, "Kuwaiti dinar"),
        ("CLF", 4, 10000, "Unidad de Fomento"),
        ("XXX", 0, 1, "Chips"),
    ] {
        let one = currency(code);
        assert_eq!((one.code(), one.name().as_str()), (code, name));
        assert_eq!((one.digits(), one.minor_units()), (digits, minor_units));
        assert_eq!(
            serde_json::from_str::<Currency>(&serde_json::to_string(&one).unwrap()).unwrap(),
            one
        );
    }
    for code in ["GPB", "gbp", "", "£", "GBP "] {
        assert_eq!(
            code.parse::<Currency>(),
            Err(MoneyError::Currency(code.to_owned()))
        );
        assert!(serde_json::from_str::<Currency>(&format!("{code:?}")).is_err());
    }
    let all = Currency::all();
    assert!(
        all.is_sorted_by_key(|one| one.code()) && all.contains(&Currency::CHIPS) && all.len() > 150
    );
}

#[test]
fn a_country_has_its_currency() {
    for (country, code) in [
        ("GB", "GBP"),
        ("PL", "PLN"),
        ("EE", "EUR"),
        ("IR", "IRR"),
        ("CH", "CHF"),
        ("CL", "CLP"),
        ("BG", "EUR"),
    ] {
        assert_eq!(
            Currency::of_country(country),
            Some(currency(code)),
            "{country}"
        );
    }
    for nowhere in ["", "XX", "P", "PLN", "€€"] {
        assert_eq!(Currency::of_country(nowhere), None, "{nowhere}");
    }
}

#[test]
fn stakes_are_fractions_in_lowest_terms_and_read_back() {
    for (text, code, minor, points, shown) in [
        ("0.05", "GBP", 5, 1, "0.05"),
        ("1/10", "GBP", 10, 1, "0.10"),
        ("1/3", "GBP", 100, 3, "1.00/3"),
        ("0.005", "GBP", 1, 2, "0.01/2"),
        ("1/10", "XXX", 1, 10, "1/10"),
        ("0.5", "JPY", 1, 2, "1/2"),
        ("1", "KWD", 1000, 1, "1.000"),
        ("007.50/005", "EUR", 150, 1, "1.50"),
        ("0.000000001", "GBP", 1, 10_000_000, "0.01/10000000"),
        ("10000000000", "GBP", LARGEST, 1, "10000000000.00"),
    ] {
        let stake = Stake::parse(text, currency(code)).unwrap();
        assert_eq!(
            (stake.minor(), stake.points(), stake.to_string().as_str()),
            (minor, points, shown),
            "{text} {code}"
        );
        assert_eq!(stake.currency(), currency(code));
        assert_eq!(Stake::parse(shown, currency(code)), Ok(stake));
    }
}

#[test]
fn invalid_stakes_are_refused() {
    let pounds = currency("GBP");
    for text in [
        "",
        "-1",
        "+1",
        "1,5",
        ".5",
        "5.",
        "1/",
        "/5",
        "1/2/3",
        "1/-2",
        "a",
        "1e3",
        "٥",
        "１",
        " 1",
        "0.0000000001",
        "1.2.3",
        "1.x",
    ] {
        assert_eq!(
            Stake::parse(text, pounds),
            Err(MoneyError::Stake(text.to_owned()))
        );
    }
    for text in ["0", "0.00", "1/0", "0/0", "0/5"] {
        assert_eq!(
            Stake::parse(text, pounds),
            Err(MoneyError::NotAboveZero),
            "{text}"
        );
    }
    let nines = "9".repeat(999_999);
    for text in [
        "10000000000.01",
        "99999999999999999999",
        "1/99999999999999999999",
        "92233720368547758.07",
        nines.as_str(),
    ] {
        assert_eq!(Stake::parse(text, pounds), Err(MoneyError::TooLarge));
    }
    for (minor, points) in [(0, 1), (1, 0), (-1, 1), (1, -1), (i64::MIN, i64::MIN)] {
        assert_eq!(
            Stake::new(minor, points, pounds),
            Err(MoneyError::NotAboveZero)
        );
    }
    for (minor, points) in [(1, LARGEST + 1), (LARGEST + 1, 1)] {
        assert_eq!(Stake::new(minor, points, pounds), Err(MoneyError::TooLarge));
    }
    assert!(Stake::new(LARGEST, 1, pounds).is_ok() && Stake::new(1, LARGEST, pounds).is_ok());
    for json in [
        r#"{"amount":"0.05"}"#,
        r#"{"amount":0.05,"currency":"GBP"}"#,
        r#"{"amount":"0","currency":"GBP"}"#,
    ] {
        assert!(serde_json::from_str::<Stake>(json).is_err(), "{json}");
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn every_stake_is_read_back(minor in 1..=LARGEST, points in 1..=LARGEST, code in "(GBP|JPY|KWD|CLF|XXX)") {
        let stake = Stake::new(minor, points, currency(&code)).unwrap();
        prop_assert_eq!(Stake::parse(&stake.to_string(), currency(&code)), Ok(stake));
        let json = serde_json::to_string(&stake).unwrap();
        prop_assert_eq!(serde_json::from_str::<Stake>(&json).unwrap(), stake);
        // The same value, in lowest terms.
        prop_assert_eq!(i128::from(stake.minor()) * i128::from(points), i128::from(stake.points()) * i128::from(minor));
        prop_assert_eq!(Stake::new(stake.minor(), stake.points(), stake.currency()), Ok(stake));
    }

    #[test]
    fn any_text_is_a_stake_or_is_refused(text in prop_oneof![any::<String>(), "[0-9./]{0,24}"]) {
        if let Ok(stake) = Stake::parse(&text, currency("EUR")) {
            prop_assert!(stake.minor() > 0 && stake.points() > 0);
            prop_assert_eq!(Stake::parse(&stake.to_string(), currency("EUR")), Ok(stake));
        }
    }

    #[test]
    fn an_amount_is_its_parts(minor: i64, code in "(GBP|JPY|KWD|CLF|XXX)") {
        let (whole, part) = Money(minor).parts(currency(&code));
        let one = i128::from(currency(&code).minor_units());
        prop_assert_eq!(i128::from(whole) * one + i128::from(part), i128::from(minor).abs());
        prop_assert_eq!(Money(minor).decimal(currency(&code)).replace('.', "").parse::<i64>(), Ok(minor));
    }
}

/// Rials and forints have minor units in ISO 4217 but no such coins: whole amounts have no decimals.
#[test]
fn fractions_without_coins_are_not_shown() {
    let words = Words::of("en");
    for (code, minor, shown) in [
        ("HUF", 123_400, "1,234"),
        ("HUF", 123_450, "1,234.50"),
        ("IRR", -5_000, "−50"),
        ("EUR", 1_200, "12.00"),
        ("JPY", 12, "12"),
        ("BHD", 1_250, "1.250"),
    ] {
        assert_eq!(words.money(Money(minor), currency(code)), shown, "{code}");
    }
    let offered = |code: &str| -> Vec<String> {
        let stakes = Stake::offered(currency(code), None).into_iter().flatten();
        stakes.map(|stake| stake.to_string()).collect()
    };
    assert_eq!(offered("HUF"), ["10.00", "50.00", "100.00"]);
    assert_eq!(offered("EUR"), ["0.05", "0.10", "0.20"]);
    assert_eq!(offered("JPY"), ["10", "50", "100"]);
}
