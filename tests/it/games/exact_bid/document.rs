//! Documents of this kind, and their errors.

use super::all;
use crate::support::scheme;
use oddtrick::cards::Trump;
use oddtrick::scheme::document::parse;
use oddtrick::scheme::exact_bid::{
    BidTrump, BidTrumpSource, BigMiss, ExactBid, FallbackTrump, Formula, HandSizeRange, Hook,
    LastHand, Repeat, Schedule, Slam, Term, Ties, Winner, ZeroBid,
};
use oddtrick::scheme::keyword::Keyword;
use oddtrick::scheme::{Range, Rules, Scheme, SettleMode};

/// A minimal scheme of this kind.
const SHORT: &str = r#"
format = 1
id = "small"
game = "oh-hell"
name = "Small"
kind = "exact-bid"
players = [2, 10]
made = { bid = 1 }
"#;

/// A scheme with all keys and no defaults.
const LONG: &str = r#"
format = 1
id = "large"
game = "oh-hell"
name = "Large"
kind = "exact-bid"
players = [3, 6]
deck = 60
made = { constant = 1, bid = 2, bid-squared = 3, bid-triangular = 4, tricks = 5, cards = 6, off = 7, off-squared = 8, off-triangular = 9 }
over = { tricks = -1 }
under = { off = -2 }
zero-bid = { made = { cards = 1 }, overbid = { cards = 2 }, missed = { constant = -5 } }
slam = { grand = 50, small = 25, from-cards = 5, adds = true }
big-miss = { off = 3, points = -5 }
hook = "not-with-one-card"
bonus = 5
least-bid = 1
decimals = 1
schedule = { from = 9, to = 2, step = 2, back = true, repeat = "players" }
trump = { source = "rotation", rotation = ["clubs", "none"], last-hand = "none", none-from = 8 }
winner = "lowest"
ties = "shared"
"#;

fn rules(scheme: &Scheme) -> &ExactBid {
    scheme.rules.exact_bid().unwrap()
}

fn range(from: u8, to: u8) -> HandSizeRange {
    HandSizeRange {
        from,
        to,
        step: 1,
        back: false,
        repeat: Repeat::None,
    }
}

#[test]
fn omitted_keys_have_defaults() {
    let scheme = parse(SHORT).unwrap();
    assert_eq!(scheme.settle, SettleMode::Difference);
    assert_eq!(scheme.at_table, Range { least: 2, most: 10 });
    assert_eq!(
        scheme.rules,
        Rules::ExactBid(ExactBid {
            made: Formula::of(&[(Term::Bid, 1)]),
            over: Formula::default(),
            under: Formula::default(),
            zero_bid: ZeroBid::default(),
            slam: None,
            big_miss: None,
            halve_on_miss: false,
            hook: Hook::On,
            schedule: Schedule::Range(range(1, 13)),
            target: None,
            trump: BidTrump::default(),
            winner: Winner::Highest,
            ties: Ties::Shared,
            least_bid: 0,
            decimals: 0,
            bonus: 0,
        })
    );
}

#[test]
fn every_key_is_read() {
    let every = Term::ALL.iter().map(|(_, term)| *term);
    let every: Vec<(Term, i64)> = every.zip(1..).collect();
    assert_eq!(
        parse(LONG).unwrap().rules,
        Rules::ExactBid(ExactBid {
            made: Formula::of(&every),
            over: Formula::of(&[(Term::Tricks, -1)]),
            under: Formula::of(&[(Term::Off, -2)]),
            zero_bid: ZeroBid {
                made: Some(Formula::of(&[(Term::Cards, 1)])),
                overbid: Some(Formula::of(&[(Term::Cards, 2)])),
                missed: Some(Formula::of(&[(Term::Constant, -5)])),
            },
            slam: Some(Slam {
                grand: 50,
                small: 25,
                from_cards: 5,
                adds: true
            }),
            big_miss: Some(BigMiss { off: 3, points: -5 }),
            halve_on_miss: false,
            hook: Hook::NotWithOneCard,
            schedule: Schedule::Range(HandSizeRange {
                step: 2,
                back: true,
                repeat: Repeat::Players,
                ..range(9, 2)
            }),
            target: None,
            trump: BidTrump {
                source: BidTrumpSource::Rotation,
                rotation: vec![Trump::Clubs, Trump::None],
                last_hand: LastHand::None,
                last_resort: FallbackTrump::LastCard,
                none_from: Some(8),
            },
            winner: Winner::Lowest,
            ties: Ties::Shared,
            least_bid: 1,
            decimals: 1,
            bonus: 5,
        })
    );
}

#[test]
fn a_setting_reaches_every_value() {
    type Check = fn(&ExactBid) -> bool;
    let checks: &[(&str, Check)] = &[
        ("made.constant=5", |it| {
            it.made == Formula::of(&[(Term::Constant, 5), (Term::Bid, 1)])
        }),
        ("missed.off=-1", |it| {
            it.over == it.under && it.over == Formula::of(&[(Term::Off, -1)])
        }),
        ("over.tricks=1", |it| {
            it.over.times(Term::Tricks) == 1 && it.under == Formula::default()
        }),
        ("under.bid=-1", |it| {
            it.under.times(Term::Bid) == -1 && it.over == Formula::default()
        }),
        ("zero-bid.made.constant=12", |it| {
            it.zero_bid.made.is_some() && it.zero_bid.missed.is_none()
        }),
        ("slam.grand=50", |it| {
            it.slam
                == Some(Slam {
                    grand: 50,
                    small: 0,
                    from_cards: 6,
                    adds: false,
                })
        }),
        ("big-miss={off=3,points=-5}", |it| {
            it.big_miss == Some(BigMiss { off: 3, points: -5 })
        }),
        ("hook=off", |it| it.hook == Hook::Off),
        ("hook=not-in-last-hand", |it| it.hook == Hook::NotInLastHand),
        ("schedule.list=[10,9,8]", |it| {
            it.schedule == Schedule::List(vec![10, 9, 8])
        }),
        ("schedule.to=7", |it| {
            it.schedule == Schedule::Range(range(1, 7))
        }),
        ("schedule.back=true", |it| {
            it.schedule
                == Schedule::Range(HandSizeRange {
                    back: true,
                    ..range(1, 13)
                })
        }),
        ("trump.source=last-card", |it| {
            it.trump.source == BidTrumpSource::LastCard
        }),
        ("trump.last-hand=none", |it| {
            it.trump.last_hand == LastHand::None
        }),
        ("trump.last-resort=none", |it| {
            it.trump.last_resort == FallbackTrump::None
        }),
        ("trump.none-from=13", |it| it.trump.none_from == Some(13)),
        ("target=101", |it| it.target == Some(101)),
        ("halve-on-miss=true", |it| it.halve_on_miss),
        ("winner=lowest", |it| it.winner == Winner::Lowest),
    ];
    for (setting, check) in checks {
        let changed = scheme("oh-hell", &[setting]);
        assert!(check(rules(&changed)), "{setting}: {:?}", changed.rules);
    }
}

#[test]
fn a_setting_removes_the_keys_that_it_replaces() {
    let list = ["schedule.list=[3,2]", "schedule.from=5", "schedule.to=1"];
    assert_eq!(
        rules(&scheme("oh-hell", &list)).schedule,
        Schedule::Range(range(5, 1))
    );
    let list = ["schedule.from=5", "schedule.list=[3,2]"];
    assert_eq!(
        rules(&scheme("oh-hell", &list)).schedule,
        Schedule::List(vec![3, 2])
    );
    let missed = scheme("oh-hell-under-penalty", &["missed.constant=-1"]);
    assert_eq!(rules(&missed).over, Formula::of(&[(Term::Constant, -1)]));
    assert_eq!(rules(&missed).under, rules(&missed).over);
    let over = scheme("oh-hell-ten-times", &["over.constant=-1"]);
    assert_eq!(rules(&over).over, Formula::of(&[(Term::Constant, -1)]));
    assert_eq!(rules(&over).under, Formula::of(&[(Term::Bid, -10)]));
}

#[test]
fn errors_name_the_key() {
    let first = |line: &str, error: &str| {
        let text = format!("{SHORT}{line}\n");
        assert_eq!(parse(&text).unwrap_err().to_string(), error, "{line}");
    };
    first("missd = {}", "unknown key `missd`, did you mean `missed`?");
    first(
        "missed = { ofs = 1 }",
        "unknown key `missed.ofs`, did you mean `off`?",
    );
    first(
        "slam = { large = 5 }",
        "unknown key `slam.large`, known here: grand, small, from-cards, adds",
    );
    first(
        "cards = 13",
        "unknown key `cards`, known here: format, id, game, name, names, source, kind, direction, players, at-table, deck, settle, revoke, made, missed, over, under, zero-bid, slam, big-miss, halve-on-miss, hook, bonus, least-bid, decimals, schedule, target, trump, winner, ties",
    );
    first("missed = 5", "`missed` must be a table, not 5");
    first(
        "missed = { bid = 1.5 }",
        "`missed.bid` must be a whole number, not 1.5",
    );
    first(
        "hook = \"of\"",
        "`hook` must be on, off, not-in-last-hand or not-with-one-card, not `of`",
    );
    first("big-miss = { points = -5 }", "`big-miss.off` is missing");
    first(
        "big-miss = { off = 0, points = -5 }",
        "`big-miss.off` must be 1 to 52, not 0",
    );
    first(
        "schedule = { list = [] }",
        "`schedule.list` must be a list of hand sizes, not an empty list",
    );
    first(
        "schedule = { list = [5, 0] }",
        "`schedule.list.#2` must be 1 to 52, not 0",
    );
    first(
        "schedule = { from = 0 }",
        "`schedule.from` must be 1 to 52, not 0",
    );
    first(
        "schedule = { step = 0 }",
        "`schedule.step` must be 1 to 52, not 0",
    );
    first(
        "trump = { source = \"rotation\" }",
        "`trump.source` is rotation, but there is no list `rotation`",
    );
    first("trump = \"none\"", "`trump` must be a table, not `none`");
    first(
        "winner = \"first\"",
        "`winner` must be highest or lowest, not `first`",
    );
    first("target = 0", "`target` must be 1 to 1000000000, not 0");
    first(
        "target = 101\nhook = \"not-in-last-hand\"",
        "`hook` is not-in-last-hand, but a game to a `target` has no last hand",
    );
    first(
        "target = 101\ntrump = { last-hand = \"none\" }",
        "`trump.last-hand` is none, but a game to a `target` has no last hand",
    );
    for priced in [
        "missed = { bid = -1 }",
        "over = { constant = -1 }",
        "under = { constant = -1 }",
        "big-miss = { off = 3, points = -5 }",
        "zero-bid = { missed = { } }",
    ] {
        first(
            &format!("{priced}\nhalve-on-miss = true"),
            "`halve-on-miss` replaces the score of a miss, but a score for a miss is given",
        );
    }
    first(
        "halve-on-miss = 1",
        "`halve-on-miss` must be true or false, not 1",
    );
    first(
        "trump = { last-resort = \"first-card\" }",
        "`trump.last-resort` must be last-card or none, not `first-card`",
    );
    first(
        "trump = { source = \"last-card\", last-resort = \"none\" }",
        "`trump.last-resort` applies only if a card is turned up for trumps",
    );
    first(
        "trump = { none-from = 53 }",
        "`trump.none-from` must be 1 to 52, not 53",
    );
    let text = SHORT.replace("made = { bid = 1 }", "");
    assert_eq!(parse(&text).unwrap_err().to_string(), "`made` is missing");
}

#[test]
fn shipped_schemes_have_the_players_of_their_sources() {
    for scheme in all() {
        let wanted = match scheme.id.as_str() {
            "romanian-whist" | "wizard" | "nomination-whist" => (3, 6),
            "israeli-whist" | "callbreak" => (4, 4),
            "skull-king" => (2, 6),
            _ => (2, 10),
        };
        assert_eq!((scheme.players.least, scheme.players.most), wanted);
        assert_eq!(scheme.players, scheme.at_table);
        assert_eq!(scheme.settle, SettleMode::Difference);
        let deck = match scheme.id.as_str() {
            "wizard" => 60,
            "skull-king" => 70,
            _ => 52,
        };
        assert_eq!(scheme.deck, deck);
        assert_eq!(scheme.revoke.is_some(), scheme.id == "oh-hell");
    }
}
