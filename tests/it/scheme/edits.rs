//! Faults in documents, one per row: the change, and the error verbatim.

/// A change of a document and the expected error.
pub(super) type Edit = (&'static str, &'static str, &'static str);

pub(super) const EDITS_OF_SHORT: &[Edit] = &[
    (
        "id = \"small\"",
        "id = \"small",
        "line 3: invalid basic string, expected `\"`",
    ),
    (
        "format = 1",
        "format = 1\nformat = 1",
        "line 3: duplicate key",
    ),
    ("format = 1\n", "", "`format` is missing"),
    (
        "format = 1",
        "format = 2",
        "format 2 is too new; this program reads formats up to 1",
    ),
    (
        "format = 1",
        "format = 2\nfresh = true",
        "format 2 is too new; this program reads formats up to 1",
    ),
    ("format = 1", "format = 0", "`format` must be 1, not 0"),
    (
        "format = 1",
        "format = \"1\"",
        "`format` must be a whole number, not `1`",
    ),
    ("kind = \"contracts\"\n", "", "`kind` is missing"),
    (
        "\"contracts\"",
        "\"contract\"",
        "unknown kind `contract`; this program knows contracts, exact-bid, odd-trick, partnership-bid",
    ),
    ("\"contracts\"", "7", "`kind` must be text, not 7"),
    ("id = \"small\"\n", "", "`id` is missing"),
    (
        "\"small\"",
        "\"Small\"",
        "`id` must be up to 64 lower-case letters and digits with hyphens between them, not `Small`",
    ),
    (
        "\"small\"",
        "\"a--b\"",
        "`id` must be up to 64 lower-case letters and digits with hyphens between them, not `a--b`",
    ),
    (
        "\"small\"",
        "\"\"",
        "`id` must be up to 64 lower-case letters and digits with hyphens between them, not ``",
    ),
    ("game = \"solo-whist\"\n", "", "`game` is missing"),
    ("name = \"Small\"\n", "", "`name` is missing"),
    ("\"Small\"", "\" \"", "`name` must be a name, not ` `"),
    (
        "\"Small\"",
        "\"a\\nb\"",
        "`name` must be one line of text of at most 1000 bytes, not `a\u{fffd}b`",
    ),
    ("players = 4\n", "", "`players` is missing"),
    (
        "players = 4",
        "players = 1",
        "`players` must be 2 to 12, not 1",
    ),
    (
        "players = 4",
        "players = 13",
        "`players` must be 2 to 12, not 13",
    ),
    (
        "players = 4",
        "players = 4.0",
        "`players` must be a whole number, not 4.0",
    ),
    (
        "players = 4",
        "players = [4]",
        "`players` must be a number, or a list of the fewest and the most, not a list",
    ),
    (
        "players = 4",
        "players = [4, 3]",
        "`players` goes from 4 down to 3",
    ),
    (
        "players = 4",
        "players = [3, \"4\"]",
        "`players.#2` must be a whole number, not `4`",
    ),
    (
        "players = 4",
        "players = 5",
        "`cards` is 13, too many for 5 players and a deck of 52",
    ),
    (
        "players = 4",
        "players = [3, 4]",
        "`contracts.prop-and-cop.declarers` is 2, which needs exactly 4 players",
    ),
    (
        "players = 4",
        "players = 4\ndeck = 51",
        "`cards` is 13, too many for 4 players and a deck of 51",
    ),
    (
        "players = 4",
        "players = 4\ndeck = 3",
        "`deck` has 3 cards, too few for 4 players",
    ),
    (
        "players = 4",
        "players = 4\ndeck = 256",
        "`deck` must be 1 to 255, not 256",
    ),
    ("cards = 13\n", "", "`cards` is missing"),
    ("cards = 13", "cards = 0", "`cards` must be 1 to 52, not 0"),
    (
        "cards = 13",
        "cards = 7",
        "`contracts.prop-and-cop.target.at-least` must be 0 to 7, not 8",
    ),
    (
        "cards = 13",
        "cards = 13\nat-table = 6",
        "`at-table` must be within 4 to 5: those who are dealt cards, and one more",
    ),
    (
        "cards = 13",
        "cards = 13\nat-table = [3, 4]",
        "`at-table` must be within 4 to 5: those who are dealt cards, and one more",
    ),
    (
        "cards = 13",
        "cards = 13\ndirection = \"left\"",
        "`direction` must be clockwise or anticlockwise, not `left`",
    ),
    (
        "cards = 13",
        "cards = 13\nsettle = 1",
        "`settle` must be per-point, difference, per-game, per-rubber, winner-takes-pot, by-place or none, not 1",
    ),
    (
        "cards = 13",
        "cards = 13\nsettle = \"per-game\"",
        "`settle` is per-game, but no game is won here",
    ),
    (
        "cards = 13",
        "cards = 13\nunit = 0",
        "`unit` must be 1 to 1000000000, not 0",
    ),
    (
        "cards = 13",
        "cards = 13\nunit = 1.5",
        "`unit` must be a whole number, not 1.5",
    ),
    (
        "cards = 13",
        "cards = 13\nsource = [1]",
        "`source` must be text, not a list",
    ),
    (
        "cards = 13",
        "cards = 13\nsource = 2026-01-02",
        "`source` must be text, not 2026-01-02",
    ),
    (
        "cards = 13",
        "cards = 13\nnames = \"Mały\"",
        "`names` must be a table, not `Mały`",
    ),
    (
        "cards = 13",
        "cards = 13\nnames.pl = 3",
        "`names.pl` must be text, not 3",
    ),
    (
        "cards = 13",
        "cards = 13\nrevoke = -10",
        "`revoke` must be a table, not -10",
    ),
    (
        "cards = 13",
        "cards = 13\nrevoke = { }",
        "`revoke.points` is missing",
    ),
    (
        "cards = 13",
        "cards = 13\nrevoke.point = 1",
        "unknown key `revoke.point`, did you mean `points`?",
    ),
    (
        "cards = 13",
        "cards = 13\nrevoke.points = -1000000001",
        "`revoke.points` must be -1000000000 to 1000000000, not -1000000001",
    ),
    (
        "cards = 13",
        "cards = 13\nplayer = 4",
        "unknown key `player`, did you mean `players`?",
    ),
    (
        "cards = 13",
        "cards = 13\nat_table = 4",
        "unknown key `at_table`, did you mean `at-table`?",
    ),
    (
        "cards = 13",
        "cards = 13\nhook = \"on\"",
        "unknown key `hook`, known here: format, id, game, name, names, source, kind, direction, players, at-table, deck, \
         settle, revoke, unit, contracts, all-pass, general-misere, rounds, unaccepted, trump, pot, cards",
    ),
    (
        "cards = 13",
        "cards = 13\nall-pass = \"redeal\"",
        "`all-pass` must be next-dealer, same-dealer, next-hand-doubles, goulash or general-misere, not `redeal`",
    ),
    (
        "cards = 13",
        "cards = 13\ntrump = \"none\"",
        "`trump` must be turn-up, second-pack or { rotation = [suits] }, not `none`",
    ),
    (
        "cards = 13",
        "cards = 13\ntrump = { }",
        "`trump.rotation` is missing",
    ),
    (
        "cards = 13",
        "cards = 13\ntrump = { rotate = [] }",
        "unknown key `trump.rotate`, known here: rotation",
    ),
    (
        "cards = 13",
        "cards = 13\ntrump = { rotation = [] }",
        "`trump.rotation` must be a list of suits, not an empty list",
    ),
    (
        "cards = 13",
        "cards = 13\ntrump = { rotation = \"hearts\" }",
        "`trump.rotation` must be a list of suits, not `hearts`",
    ),
    (
        "cards = 13",
        "cards = 13\ntrump = { rotation = [\"hearts\", \"stars\"] }",
        "`trump.rotation.#2` must be hearts, diamonds, spades, clubs or none, not `stars`",
    ),
    (
        "id = \"prop-and-cop\"\n",
        "",
        "`contracts.#1.id` is missing",
    ),
    (
        "\"prop-and-cop\"",
        "\"Prop\"",
        "`contracts.#1.id` must be up to 64 lower-case letters and digits with hyphens between them, not `Prop`",
    ),
    (
        "declarers = 2\n",
        "",
        "`contracts.prop-and-cop.declarers` is missing",
    ),
    (
        "declarers = 2",
        "declarers = 3",
        "`contracts.prop-and-cop.declarers` must be 1 to 2, not 3",
    ),
    (
        "declarers = 2",
        "declarer = 2",
        "unknown key `contracts.prop-and-cop.declarer`, did you mean `declarers`?",
    ),
    (
        "target = { at-least = 8 }\n",
        "",
        "`contracts.prop-and-cop.target` is missing",
    ),
    (
        "{ at-least = 8 }",
        "8",
        "`contracts.prop-and-cop.target` must be a table, not 8",
    ),
    (
        "{ at-least = 8 }",
        "{ }",
        "`contracts.prop-and-cop.target` must have exactly one of at-least, exactly or at-most",
    ),
    (
        "{ at-least = 8 }",
        "{ at-least = 8, at-most = 9 }",
        "`contracts.prop-and-cop.target` must have exactly one of at-least, exactly or at-most",
    ),
    (
        "at-least = 8",
        "atleast = 8",
        "unknown key `contracts.prop-and-cop.target.atleast`, did you mean `at-least`?",
    ),
    (
        "at-least = 8",
        "exactly = 14",
        "`contracts.prop-and-cop.target.exactly` must be 0 to 13, not 14",
    ),
    ("pays = 1\n", "", "`contracts.prop-and-cop.pays` is missing"),
    (
        "pays = 1",
        "pays = 0",
        "`contracts.prop-and-cop.pays` must be 1 to 1000000000, not 0",
    ),
    (
        "pays = 1",
        "pays = 1\nover = -1",
        "`contracts.prop-and-cop.over` must be 0 to 1000000000, not -1",
    ),
    (
        "pays = 1",
        "pays = 1\nunder = true",
        "`contracts.prop-and-cop.under` must be a whole number, not true",
    ),
    (
        "pays = 1",
        "pays = 1\nfree-under = 14",
        "`contracts.prop-and-cop.free-under` must be 0 to 13, not 14",
    ),
    (
        "pays = 1",
        "pays = 1\nfails = -1",
        "`contracts.prop-and-cop.fails` must be 0 to 1000000000, not -1",
    ),
    (
        "pays = 1",
        "pays = 1\nmost-over = 14",
        "`contracts.prop-and-cop.most-over` must be 0 to 13, not 14",
    ),
    (
        "pays = 1",
        "pays = 1\njoint = true",
        "`contracts.prop-and-cop.joint` is true, which needs exactly one declarer",
    ),
    (
        "pays = 1",
        "pays = 1\nallowed = 1",
        "`contracts.prop-and-cop.allowed` must be true or false, not 1",
    ),
    (
        "pays = 1",
        "pays = 1\nallowed = false",
        "`contracts` must have at least one that is allowed and can be bid",
    ),
    (
        "pays = 1",
        "pays = 1\nleads = \"dealer\"",
        "`contracts.prop-and-cop.leads` must be eldest or declarer, not `dealer`",
    ),
    (
        "pays = 2\n",
        "",
        "`contracts.general-misere.pays` is missing",
    ),
    (
        "pays = 2",
        "pays = 2\ntarget = { exactly = 0 }",
        "unknown key `contracts.general-misere.target`, known here: id, name, allowed, pays, trump, leads",
    ),
    (
        "\"general-misere\"",
        "\"prop-and-cop\"\ndeclarers = 1\ntarget = { exactly = 0 }",
        "`contracts` has `prop-and-cop` twice",
    ),
];

pub(super) const EDITS_OF_LONG: &[Edit] = &[
    (
        "\"general-misere\"\nname",
        "\"other\"\ndeclarers = 1\ntarget.at-most = 0\nname",
        ALL_PASS,
    ),
    (
        "deck = 60",
        "deck = 59",
        "`cards` is 12, too many for 5 players and a deck of 59",
    ),
    (
        "[3, 6]",
        "[3, 7]",
        "`at-table` must be within 3 to 6: those who are dealt cards, and one more",
    ),
    (
        "declarers = 1",
        "declarers = 2",
        "`contracts.slam.declarers` is 2, which needs exactly 4 players",
    ),
    (
        "[3, 5]",
        "[3, 12]",
        "`cards` is 12, too many for 12 players and a deck of 60",
    ),
    ("[3, 6]", "[3, 13]", "`at-table.#2` must be 1 to 12, not 13"),
];

const ALL_PASS: &str = "`all-pass` is general-misere, but there is no contract `general-misere`";
