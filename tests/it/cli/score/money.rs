//! `score`: stakes, and CSV with payouts by hand.

use crate::cli::{Cli, PASSED, SOLO, TABLE};

#[test]
fn csv_has_a_row_per_hand_and_payouts_that_add_up() {
    let line = "score --scheme solo-whist-points --players =A,Bob,Cy,Dee --stake 1/3 --currency GBP --format csv";
    let solo = r#"{"contract":"solo","declarers":["=A"],"tricks":7}"#;
    let out = Cli::new().feed(line, format!("{solo}\n{PASSED}")).good();
    assert_eq!(
        out,
        "hand,dealer,player1,points1,total1,payout1,player2,points2,total2,payout2,player3,points3,total3,payout3,\
         player4,points4,total4,payout4,currency\r\n\
         1,Dee,'=A,18,18,6.00,Bob,-6,-6,-2.00,Cy,-6,-6,-2.00,Dee,-6,-6,-2.00,GBP\r\n\
         2,'=A,'=A,0,18,0.00,Bob,0,-6,0.00,Cy,0,-6,0.00,Dee,0,-6,0.00,GBP\r\n"
    );
    let plain = Cli::new()
        .feed(&format!("score {TABLE} --format csv"), SOLO)
        .good();
    assert_eq!(plain.lines().next().unwrap().split(',').count(), 2 + 3 * 4);
}

#[test]
fn money_has_the_digits_of_its_currency() {
    for (currency, amount) in [
        ("GBP", "18.00"),
        ("JPY", "18"),
        ("KWD", "18.000"),
        ("XXX", "18"),
    ] {
        let line = format!("score {TABLE} --format json --stake 1 --currency {currency}");
        let last = Cli::new().feed(&line, SOLO).json().pop().unwrap();
        assert_eq!(last["payouts"]["Ann"], amount);
    }
}

#[test]
fn the_rest_of_the_pot_is_reported() {
    let line = format!("score {TABLE} --set pot.ante=2 --stake 1 --currency GBP");
    let left = Cli::new().feed(&line, PASSED).good();
    // The pot holds 8, which no player owes.
    assert!(
        left.contains("\n8 left in the pot, shared equally\n"),
        "{left}"
    );
    assert!(left.ends_with("Nobody owes anything\n"), "{left}");
    let taken = Cli::new().feed(&line, format!("{PASSED}\n{SOLO}")).good();
    assert!(!taken.contains("in the pot"), "{taken}");
}

#[test]
fn a_pot_is_lost_by_who_paid_into_it() {
    let line = "score --scheme solo-whist-points --players Ann,Bob,Cy,Dee,Eve --set pot.ante=1 --stake 1 --currency GBP";
    let eves = r#"{"contract":"solo","declarers":["Eve"],"tricks":5}"#;
    let out = Cli::new().feed(line, format!("{PASSED}\n{eves}")).good();
    // Eve dealt the first hand, so did not pay, and Ann the second.
    let payouts = "Payout in GBP        -1.00  -5.00  -5.00  -5.00   16.00\n";
    assert!(out.contains(payouts), "{out}");
    assert!(out.contains("\nAnn pays Eve 1.00 GBP\n"), "{out}");
}

#[test]
fn the_settings_give_the_default_currency() {
    let cli = Cli::new();
    let line = format!("score {TABLE} --format json --stake 1");
    let none =
        "a stake needs a currency: --currency with three letters such as GBP, or XXX for chips";
    assert_eq!(cli.feed(&line, SOLO).bad(2), none);
    cli.file("config/settings.toml", "currency = 'EUR'");
    assert_eq!(
        cli.feed(&line, SOLO).json().pop().unwrap()["payouts"]["Ann"],
        "18.00"
    );
    cli.file("config/settings.toml", "currency = 'no'");
    assert_eq!(cli.feed(&line, SOLO).bad(2), none);
}
