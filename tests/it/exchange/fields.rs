//! A valid file with one field changed, and the expected error.

use super::faults::{refused, table};
use oddtrick::exchange::Layout::{self, Hands, Long};
use oddtrick::scheme::keyword::Keyword;

/// Layout, row, column, new value, and the start of the message.
type Case = (Layout, usize, &'static str, &'static str, &'static str);

// One case per line is more readable than five lines per case.
#[rustfmt::skip]
const FIELDS: &[Case] = &[
    (Hands, 1, "points1", "12", "line 3: the points of Ann are 12, but the scheme gives -4"),
    (Long, 5, "points", "12", "line 7: the points of Bob are 12, but the scheme gives 4"),
    (Hands, 1, "total4", "", "line 3: the total of Dee is , but the hands give -2"),
    (Long, 0, "total", "19", "line 2: the total of Ann is 19, but the hands give 18"),
    (Hands, 1, "total1", "'14", "line 3: the total of Ann is '14, but the hands give 14"),
    (Hands, 0, "points5", "3", "line 2: `points5` must be empty here, not `3`"),
    (Hands, 0, "total5", "3", "line 2: `total5` must be empty here, not `3`"),
    (Long, 0, "payout", "0.95", "line 2: the payout of Ann is 0.95, but the stakes give 0.90"),
    (Long, 4, "payout", "", "line 6: the payout of Ann is none, but the stakes give -0.20"),
    (Long, 4, "payout", "0,20", "line 6: `payout` must be an amount with the digits of its currency, not `0,20`"),
    (Long, 4, "payout", "0.200", "line 6: `payout` must be an amount with the digits of its currency, not `0.200`"),
    (Long, 4, "payout", "-.20", "line 6: `payout` must be an amount with the digits of its currency, not `-.20`"),
    (Long, 4, "payout", "-x.20", "line 6: `payout` must be an amount with the digits of its currency, not `-x.20`"),
    (Long, 4, "payout", "-0.x0", "line 6: `payout` must be an amount with the digits of its currency, not `-0.x0`"),
    (Hands, 0, "tricks", "8", "line 2: the points of Ann are 18, but the scheme gives 21"),
    (Hands, 0, "tricks", "14", "line 2: hand 1: 14 tricks, but the hand has only 13"),
    (Hands, 0, "tricks", "", "line 2: hand 1: `tricks` is missing"),
    (Hands, 0, "tricks", "+7", "line 2: `tricks` must be a whole number, not `+7`"),
    (Hands, 0, "tricks", "٧", "line 2: `tricks` must be a whole number, not `٧`"),
    (Hands, 0, "tricks", "7.0", "line 2: `tricks` must be a whole number, not `7.0`"),
    (Hands, 0, "tricks", "999999", "line 2: `tricks` must be a whole number, not `999999`"),
    (Hands, 0, "tricks1", "7", "line 2: `tricks1` must be empty here, not `7`"),
    (Hands, 0, "bid", "7", "line 2: hand 1: `bid` is not used here"),
    (Hands, 0, "contract", "sole", "line 2: hand 1: there is no contract `sole`, did you mean `solo`?"),
    (Hands, 0, "role2", "partner", "line 2: hand 1: `solo` has one declarer, not 2"),
    (Hands, 0, "role2", "dummy", "line 2: `role2` must be a role in the hand, not `dummy`"),
    (Hands, 0, "role2", "", "line 2: `role2` is empty"),
    (Hands, 0, "role2", "player", "line 2: `role2` is `player`, but the rest of the file gives `opponent`"),
    (Long, 2, "role", "player", "line 4: `role` is `player`, but the rest of the file gives `opponent`"),
    (Hands, 0, "role5", "opponent", "line 2: `role5` must be empty here, not `opponent`"),
    (Hands, 0, "player5", "Ann", "line 2: `role5` is empty"),
    (Hands, 0, "player4", "", "line 2: the number of seats does not fit the scheme, or a player has two seats"),
    (Hands, 0, "player2", "Mallory", "line 2: nobody called \"Mallory\" is in this session"),
    (Long, 1, "player", "Mallory", "line 2: nobody called \"Mallory\" is in this session"),
    (Long, 1, "player", "Ann", "line 2: the number of seats does not fit the scheme, or a player has two seats"),
    (Hands, 0, "dealer", "Mallory", "line 2: nobody called \"Mallory\" is in this session"),
    (Hands, 0, "dealer", "", "line 2: hand 1: `dealer` is missing"),
    (Long, 1, "dealer", "Bob", "line 3: `dealer` is `Bob`, but the rest of the file gives `Ann`"),
    (Long, 1, "contract", "", "line 3: `contract` is empty"),
    (Long, 1, "tricks", "7", "line 3: `tricks` must be empty here, not `7`"),
    (Long, 7, "tricks", "7", "line 9: `tricks` is `7`, but the rest of the file gives `8`"),
    (Long, 0, "made", "false", "line 2: `made` is `false`, but the rest of the file gives `true`"),
    (Long, 1, "hand", "2", "line 2: the number of seats does not fit the scheme, or a player has two seats"),
    (Long, 1, "seat", "3", "line 3: `seat` is `3`, but the rest of the file gives `2`"),
    (Long, 1, "seat", "", "line 2: the number of seats does not fit the scheme, or a player has two seats"),
    (Long, 1, "note", "here?", "line 3: `note` must be empty here, not `here?`"),
    (Long, 1, "more", "{}", "line 3: `more` must be empty here, not `{}`"),
    (Long, 1, "setup", "{}", "line 3: `setup` must be empty here, not `{}`"),
    (Hands, 1, "setup", "{}", "line 3: `setup` must be empty here, not `{}`"),
    (Hands, 0, "setup", "", "line 2: a session begins here without its `setup`"),
    (Hands, 0, "more", "[]", "line 2: `more` cannot be read: invalid type: sequence, expected a map"),
    (Hands, 0, "more", "{\"nonsense\":1}", "line 2: `more` cannot be read: unknown field `nonsense`, expected one of"),
    (Hands, 0, "more", "{\"revoke\":\"Mallory\"}", "line 2: nobody called \"Mallory\" is in this session"),
    (Hands, 1, "hand", "3", "line 3: this is hand 3, but hand 2 comes next"),
    (Hands, 1, "hand", "1", "line 3: this is hand 1, but hand 2 comes next"),
    (Hands, 1, "hand", "", "line 3: `hand` is empty"),
    (Hands, 0, "hand", "", "line 2: `hand` is empty"),
    (Hands, 1, "session", "5", "line 3: `session` must be an id of 32 hexadecimal digits, not `5`"),
    (Hands, 1, "session", "", "line 3: `session` is empty"),
    (Hands, 1, "session", "000000000000000000000000000000ff", "line 3: a session begins here without its `setup`"),
    (Hands, 1, "hand_id", "00000000000000000000000000000001", "line 3: the hand has the `hand_id` of the one in line 2"),
    (Hands, 1, "hand_id", "", "line 3: `hand_id` is empty"),
    (Hands, 1, "at", "31.1.2026", "line 3: `at` must be an RFC 3339 instant with its offset, not `31.1.2026`"),
    (Hands, 0, "date", "2026-01-31", "line 2: `date` must be an RFC 3339 instant with its offset, not `2026-01-31`"),
    (Hands, 1, "date", "2026-01-31T20:00:00+02:00", "line 3: `date` is `2026-01-31T20:00:00+02:00`, but the rest of the file gives `2026-01-31T20:00:00+01:00`"),
    (Hands, 1, "date", "2026-01-31T19:00:00+00:00", "line 3: `date` is `2026-01-31T19:00:00+00:00`, but the rest of the file gives `2026-01-31T20:00:00+01:00`"),
    (Hands, 1, "title", "Sunday", "line 3: `title` is `Sunday`, but the rest of the file gives `Saturday`"),
    (Hands, 0, "game", "oh-hell", "line 2: `game` is `oh-hell`, but the rest of the file gives `solo-whist`"),
    (Hands, 0, "scheme", "", "line 2: `scheme` is empty"),
    (Hands, 0, "stake", "0", "line 2: `stake` must be an amount above 0, such as 0.05, not `0`"),
    (Hands, 0, "stake", "99999999999999999999", "line 2: `stake` must be a smaller amount, not `99999999999999999999`"),
    (Hands, 0, "stake", "", "line 2: `stake` is empty"),
    (Hands, 0, "per_points", "", "line 2: `per_points` is empty"),
    (Hands, 0, "per_points", "0", "line 2: `per_points` must be a whole number above 0, not `0`"),
    (Hands, 0, "per_points", "x", "line 2: `per_points` must be a whole number above 0, not `x`"),
    (Hands, 0, "currency", "GPB", "line 2: `currency` must be an ISO 4217 currency code, not `GPB`"),
    (Hands, 0, "currency", "", "line 2: `currency` is empty"),
    (Hands, 1, "currency", "EUR", "line 3: `currency` is `EUR`, but the rest of the file gives `GBP`"),
    (Hands, 0, "trump", "clover", "line 2: `trump` must be a suit or none, not `clover`"),
    (Hands, 0, "passed", "yes", "line 2: `passed` must be true or false, not `yes`"),
    (Hands, 0, "passed", "true", "line 2: hand 1: `passed` is not used here"),
    (Hands, 0, "override", "bend", "line 2: `override` must be hook or end, not `bend`"),
    (Hands, 0, "honours_side", "Ann", "line 2: `honours_side` must be empty here, not `Ann`"),
    (Hands, 0, "honours", "4", "line 2: nobody called \"\" is in this session"),
    (Hands, 0, "note", " x", "line 2: `note` has characters that cannot be stored, or blanks at either end"),
    (Hands, 1, "format", "oddtrick/2", "line 3: format `oddtrick/2` is too new; this program reads `oddtrick/1`"),
    (Hands, 1, "format", "oddtrick/01", "line 3: `format` is `oddtrick/01`, not `oddtrick/1`"),
    (Hands, 1, "format", "", "line 3: `format` is ``, not `oddtrick/1`"),
    (Long, 1, "format", "oddtrick/0", "line 3: `format` is `oddtrick/0`, not `oddtrick/1`"),
];

#[test]
fn single_fields() {
    for (layout, row, column, value, wanted) in FIELDS.iter().copied() {
        let mut table = table(layout);
        table.set(row, column, value);
        let found = refused(&table.text());
        assert!(
            found.starts_with(wanted),
            "{} {row} {column} {value:?}:\n{found}\nis not\n{wanted}",
            layout.word()
        );
    }
}

/// Changes a spreadsheet makes when it saves a file, and equivalent JSON.
#[test]
fn equivalent_fields_are_accepted() {
    for (layout, row, column, value) in [
        (Long, 1, "title", "'Saturday"),
        (Hands, 1, "title", "'Saturday"),
        (Hands, 1, "stake", "0.050"),
        (Long, 0, "made", "TRUE"),
        (Hands, 1, "date", "2026-01-31 20:00:00+01:00"),
        (Hands, 0, "more", " {} "),
        (Long, 0, "more", " {} "),
    ] {
        let mut table = table(layout);
        table.set(row, column, value);
        let found = refused(&table.text());
        assert_eq!(
            found,
            "accepted",
            "{} {row} {column} {value:?}",
            layout.word()
        );
    }
}
