//! Every session round trips byte for byte.

use super::{BOTH, Table, evening, exported, imported, read, replayed, without_hands, written};
use crate::support::{Evening, scheme, session, stake};
use oddtrick::exchange::{CsvFormat, DecimalSign, LONGEST_NOTE, Layout, Profile, Separator, merge};
use oddtrick::ledger::{Edit, Hand, Ledger, clean_text};
use oddtrick::money::Money;
use oddtrick::scheme::SettleMode;
use oddtrick::scheme::keyword::Keyword;
use oddtrick::settle;

/// Exports, imports and exports again in both layouts, and checks the log of the import.
pub(crate) fn check(ledgers: &[Ledger]) {
    for layout in BOTH {
        let text = written(layout, ledgers);
        let back =
            imported(&text).unwrap_or_else(|error| panic!("{}: {error}\n{text}", layout.word()));
        assert_eq!(back.len(), ledgers.len());
        for (back, ledger) in back.iter().zip(ledgers) {
            assert!(
                back.ledger == *ledger,
                "{} gives another session\n{text}",
                layout.word()
            );
            assert!(replayed(back) == *ledger, "the log leads elsewhere");
            assert_eq!(
                merge(ledger.session(), back),
                Ok(Vec::new()),
                "what is there already"
            );
        }
        let again: Vec<Ledger> = back.into_iter().map(|back| back.ledger).collect();
        assert_eq!(
            written(layout, &again),
            text,
            "{} is not the same the second time",
            layout.word()
        );
        for profile in spreadsheets() {
            let other = exported(CsvFormat { layout, profile }, ledgers);
            let back = read(other.as_slice()).unwrap_or_else(|error| {
                let other = String::from_utf8_lossy(&other);
                panic!("{} {profile:?}: {error}\n{other}", layout.word())
            });
            let back: Vec<Ledger> = back.into_iter().map(|back| back.ledger).collect();
            assert!(back == ledgers, "{} {profile:?}\n{text}", layout.word());
        }
    }
}

/// All spreadsheet dialects.
fn spreadsheets() -> impl Iterator<Item = Profile> {
    let signs = DecimalSign::ALL.iter().map(|(_, sign)| *sign);
    signs.flat_map(|sign| {
        let separators = Separator::ALL.iter().map(|(_, separator)| *separator);
        separators.filter_map(move |separator| Profile::spreadsheet(separator, sign))
    })
}

#[test]
fn an_evening() {
    check(&[evening(), without_hands()]);
    check(&[]);
}

/// A bid with its mode and ranking, and one side's honours.
#[test]
fn an_evening_of_bids() {
    let mut evening = Evening::new("bid-whist", &[], 4);
    evening.play(
        r#"{"bidder":"Ann","bid":4,"mode":"downtown","trump":"hearts","tricks":10}
           {"bidder":"Bob","bid":5,"mode":"no-trump","rank":"downtown","trump":"none","tricks":9}"#,
    );
    check(&[evening.ledger]);
}

/// Values without a column may be longer than a field.
#[test]
fn a_hand_that_was_adjusted_at_length() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    let reason = "talked across the table".repeat(8);
    let adjust = ["Ann", "Bob", "Cy", "Dee", "Ann", "Bob", "Cy", "Dee"]
        .map(|player| format!(r#"{{"player":"{player}","points":-1,"reason":"{reason}"}}"#));
    let adjust = adjust.join(",");
    evening.play(&format!(
        r#"{{"contract":"solo","declarers":["Ann"],"tricks":7,"adjust":[{adjust}]}}"#
    ));
    check(&[evening.ledger]);
}

#[test]
fn two_imports_write_the_same_log() {
    let [hands, long] =
        BOTH.map(|layout| imported(&written(layout, &[evening()])).unwrap().remove(0));
    assert_eq!(hands.log, long.log);
    let log = &hands.log;
    assert_eq!(log.len(), evening().session().hands.len() + 1);
    assert!(log.iter().zip(1..).all(|(row, seq)| row.seq == seq));
    let unlike: std::collections::BTreeSet<_> = log.iter().map(|row| row.id).collect();
    assert_eq!(unlike.len(), log.len());
}

/// Each begins with a header, and for a spreadsheet with a byte order mark.
#[test]
fn exports_joined_in_one_file_are_read() {
    let mut other = Evening::new("solo-whist-units", &[], 4);
    other.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":4}"#);
    let ledgers = [evening(), other.ledger];
    for layout in BOTH {
        for profile in spreadsheets().chain([Profile::MACHINE]) {
            let form = CsvFormat { layout, profile };
            let mut joined = exported(form, &ledgers[..1]);
            joined.extend(exported(form, &[]));
            joined.extend("\u{feff}\r\n\u{feff}\u{feff}".as_bytes());
            joined.extend(exported(form, &ledgers[1..]));
            let back = read(joined.as_slice()).unwrap_or_else(|error| {
                panic!("{} {profile:?}: {error}", layout.word());
            });
            let lines = String::from_utf8_lossy(&joined).lines().count();
            let rows = if layout == Layout::Hands { 1 } else { 4 };
            assert_eq!(back[1].line, (lines - rows + 1) as u64);
            let back: Vec<Ledger> = back.into_iter().map(|back| back.ledger).collect();
            assert!(back == ledgers, "{} {profile:?}", layout.word());
        }
    }
}

#[test]
fn currencies_and_stakes() {
    for (stake, settle) in [
        (stake("1/3", "GBP"), SettleMode::PerPoint),
        (stake("2", "JPY"), SettleMode::Difference),
        (stake("0.125", "KWD"), SettleMode::PerPoint),
        (stake("1/10", "XXX"), SettleMode::PerPoint),
        (stake("5", "XXX"), SettleMode::WinnerTakesPot),
        (stake("0.01", "EUR"), SettleMode::ByPlace),
        (stake("0.01", "EUR"), SettleMode::None),
        (None, SettleMode::PerPoint),
    ] {
        let mut evening = Evening::new("solo-whist-units", &[], 4).staked(stake, settle);
        evening.play(
            r#"{"contract":"solo","declarers":["Ann"],"tricks":4}
               {"contract":"misere","declarers":["Dee"],"tricks":0,"adjust":[{"player":"Dee","points":1,"reason":""}]}"#,
        );
        check(&[evening.ledger]);
    }
}

#[test]
fn a_stake_added_or_removed_later_round_trips() {
    for (first, then) in [(None, stake("0.05", "GBP")), (stake("0.05", "GBP"), None)] {
        let mut evening =
            Evening::new("solo-whist-units", &[], 4).staked(first, SettleMode::PerPoint);
        evening.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":4}"#);
        evening.try_restake(1, then).unwrap();
        evening.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":4}"#);
        evening.try_restake(2, None).unwrap();
        check(&[evening.ledger]);
    }
}

/// Two participants without a seat whose payouts move alike; each row is compared with its own.
#[test]
fn rows_of_players_without_a_seat_keep_their_order() {
    let mut evening = Evening::new("solo-whist-units", &[], 4)
        .staked(stake("3", "XXX"), SettleMode::WinnerTakesPot);
    evening.join(4);
    evening.join(5);
    evening.play(r#"{"contract":"prop-and-cop","declarers":["Cy","Dee"],"tricks":8}"#);
    evening.reseat(&[0, 1, 4, 5]);
    evening.play(r#"{"contract":"abundance-declared","declarers":["Eve"],"tricks":13}"#);
    check(std::slice::from_ref(&evening.ledger));
    let mut table = Table::of(&written(Layout::Long, &[evening.ledger]));
    let last = table.rows.len() - 2;
    let told = |table: &Table, row| {
        [table.get(row, "player"), table.get(row, "payout")].map(str::to_owned)
    };
    let [cy, dee] = [told(&table, last), told(&table, last + 1)];
    assert_eq!([&cy[0], &dee[0]], ["Cy", "Dee"]);
    assert_eq!(cy[1], dee[1]);
    table.set(last, "player", "Dee");
    table.set(last + 1, "player", "Cy");
    assert_eq!(
        imported(&table.text()).unwrap_err().to_string(),
        "line 6: the payout of Cy is none, but the stakes give -6"
    );
}

#[test]
fn a_player_without_a_seat_has_a_row_if_the_payout_changes() {
    let mut evening = Evening::new("solo-whist-units", &[], 4)
        .staked(stake("3", "XXX"), SettleMode::WinnerTakesPot);
    evening.join(4);
    evening.play(r#"{"contract":"solo","declarers":["Dee"],"tricks":5}"#);
    evening.reseat(&[0, 1, 2, 4]);
    evening.play(r#"{"contract":"misere","declarers":["Eve"],"tricks":0}"#);
    check(std::slice::from_ref(&evening.ledger));
    payouts_add_up(&evening.ledger);
    let text = written(Layout::Long, &[evening.ledger]);
    let mut table = Table::of(&text);
    assert_eq!(table.rows.len(), 9);
    let row = |column| table.get(8, column);
    assert_eq!(
        [
            "player", "seat", "role", "contract", "tricks", "points", "total"
        ]
        .map(row),
        ["Dee", "", "", "misere", "", "", ""]
    );
    assert_eq!(row("payout"), "-12");
    let refused = |table: &Table| imported(&table.text()).unwrap_err().to_string();
    table.set(8, "payout", "-11");
    assert_eq!(
        refused(&table),
        "line 10: the payout of Dee is -11, but the stakes give -12"
    );
    table.set(8, "player", "Ann");
    assert_eq!(refused(&table), "line 10: `seat` is empty");
    table.rows.pop();
    assert_eq!(
        refused(&table),
        "line 6: the payout of Dee is none, but the stakes give -12"
    );
    let mut table = Table::of(&text);
    let mut more = table.rows[8].clone();
    more[table.place("hand")] = "1".to_owned();
    more[table.place("player")] = "Eve".to_owned();
    more[table.place("hand_id")] = table.get(0, "hand_id").to_owned();
    more[table.place("at")] = table.get(0, "at").to_owned();
    more[table.place("contract")] = "solo".to_owned();
    more[table.place("dealer")] = table.get(0, "dealer").to_owned();
    table.rows.insert(4, more);
    assert_eq!(
        refused(&table),
        "line 6: the payout of Eve is -12, but the stakes give none"
    );
}

#[test]
fn the_longest_note_names_and_reasons() {
    for filler in ["\"", "=", "a", "\n-", "ż"] {
        let mut start = session(scheme("solo-whist-points", &[]), 5);
        for (one, letter) in start.participants.iter_mut().zip(["a", "b", "c", "d", "e"]) {
            one.name = format!("{}{letter}", "\u{1F469}".repeat(63));
        }
        start.title = filler.trim().repeat(512);
        let (dealer, mut evening) = (start.participants[0].name.clone(), Evening::of(start));
        let mut note = filler.repeat(LONGEST_NOTE / filler.len() - 1);
        note = clean_text(&note);
        let reason = clean_text(&filler.repeat(1000 / filler.len()));
        let adjusted = serde_json::json!({ "player": dealer, "points": 1, "reason": reason });
        let adjust = serde_json::to_string(&vec![adjusted; 100]).unwrap();
        let hand = format!(
            r#"{{"contract":"solo","declarers":["{declarer}"],"tricks":7,"dealer":"{dealer}","note":{note},"adjust":{adjust}}}"#,
            declarer = evening.ledger.session().participants[1].name,
            note = serde_json::to_string(&note).unwrap(),
        );
        evening.play(&hand);
        check(&[evening.ledger]);
    }
}

#[test]
fn the_longest_scheme_document() {
    // Comments full of characters that JSON and CSV escape.
    let mut document = scheme("solo-whist-points", &[]).document;
    while document.len() + 80 < oddtrick::scheme::document::LONGEST {
        document.push_str(
            "# \"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\\\\\\\\\\\\\\\\\\\\\t\n",
        );
    }
    let scheme = oddtrick::scheme::document::parse(&document).unwrap();
    let mut evening = Evening::of(session(scheme, 4));
    evening.play(r#"{"passed":true}"#);
    check(&[evening.ledger]);
}

#[test]
fn values_without_a_column_round_trip() {
    // A record that omits implied values, or lists keys in another order.
    let mut ledger = evening();
    let before = ledger.session().hands[5].clone();
    let mut after = before.clone();
    after.record.note = Some(String::new());
    after.record.declarers.as_mut().unwrap().reverse();
    ledger.apply(&Edit::ReplaceHand { before, after }).unwrap();
    check(&[ledger]);
}

#[test]
fn instants_keep_their_offsets_and_their_decimals() {
    for at in [
        "2026-01-31T23:59:59.123456789-09:30",
        "1970-01-01T00:00:00+00:00",
        "2099-12-31T23:59:59.5+14:00",
    ] {
        let at = chrono::DateTime::parse_from_rfc3339(at).unwrap();
        let mut start = session(scheme("solo-whist-units", &[]), 4);
        start.started = at;
        let mut evening = Evening::of(start);
        let hand = Hand {
            at,
            ..evening.hand(r#"{"passed":true}"#)
        };
        evening
            .ledger
            .apply(&Edit::AddHand { index: 0, hand })
            .unwrap();
        evening.ledger.apply(&Edit::End { at }).unwrap();
        check(&[evening.ledger.clone()]);
        let text = written(Layout::Hands, &[evening.ledger]);
        assert_eq!(
            imported(&text).unwrap()[0].session().started.offset(),
            at.offset()
        );
    }
}

/// The payout column adds up to the session's payouts.
pub(super) fn payouts_add_up(ledger: &Ledger) {
    let table = Table::of(&written(Layout::Long, std::slice::from_ref(ledger)));
    let Some(payouts) = settle::payouts(ledger).unwrap() else {
        assert!((0..table.rows.len()).all(|row| table.get(row, "payout").is_empty()));
        return;
    };
    for (one, payout) in ledger.session().participants.iter().zip(payouts.rounded) {
        let of_one = (0..table.rows.len())
            .filter(|row| oddtrick::exchange::unguard(table.get(*row, "player")) == one.name);
        let cents = of_one.map(|row| table.get(row, "payout").replace('.', ""));
        let sum: i64 = cents
            .filter(|cents| !cents.is_empty())
            .map(|cents| cents.parse::<i64>().unwrap())
            .sum();
        assert_eq!(Money(sum), payout, "{}", one.name);
    }
}
