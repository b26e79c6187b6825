//! Documents of kind `odd-trick`: every key, every fault, and `--set` of each.

mod faults;

use super::refused::check;
use faults::FAULTS;
use oddtrick::scheme::document::parse;
use oddtrick::scheme::odd_trick::{
    Bids, High, HonourPoints, Low, MadeScore, Mode, OddTrick, Rubber, SetClamp, SetScore,
    SuitValues,
};
use oddtrick::scheme::set::{apply, parse_setting};
use oddtrick::scheme::{Goal, SettleMode, catalog};

/// A minimal scheme.
const SHORT: &str = r#"
format = 1
id = "small"
game = "whist"
name = "Small"
kind = "odd-trick"
players = 4
"#;

/// All keys of a scheme of plain whist.
const WHIST: &str = r#"
format = 1
id = "large"
game = "whist"
name = "Large"
kind = "odd-trick"
players = 4
at-table = 4
book = 5
target = 9
lose-at = -3
boston = 2
suit-values = { clubs = 2, diamonds = 3, hearts = 4 }
honours = { three = 1, four = 3, barred-at = 8 }
rubber = { games = 3, single = 2, double = 4, treble = 6, bonus = 5 }
"#;

/// All keys of a scheme of Bid Whist.
const BID_WHIST: &str = r#"
format = 1
id = "bid"
game = "bid-whist"
name = "Bid"
kind = "odd-trick"
players = 4
deck = 53
book = 6
target = 21
lose-at = -21
made = "bid"
set = "shortfall"
set-clamp = "bid"
opponents-on-set = true
no-trump = 3
boston = 4
boston-games = 2
bids = { min = 2, max = 6, modes = ["downtown", "no-trump"], dealer-forced = true, dealer-may-match = true }
kitty = true
rubber = { games = 2, single = 1, double = 2, treble = 3 }
"#;

/// All keys of a scheme with high and low hands.
const HIGH_LOW: &str = r#"
format = 1
id = "high"
game = "minnesota-whist"
name = "High"
kind = "odd-trick"
players = 4
book = 6
target = 13
boston = 2
high = { made = 3, opponents = 4, lost = 5 }
low = { fewer = 6, more = 7 }
rubber = { games = 2, single = 1, double = 2, treble = 3 }
"#;

fn read(document: &str) -> OddTrick {
    parse(document).unwrap().rules.odd_trick().unwrap().clone()
}

fn set(document: &str, setting: &str) -> Result<OddTrick, String> {
    let setting = parse_setting(setting).unwrap();
    match apply(&parse(document).unwrap(), &[setting]) {
        Ok(scheme) => Ok(scheme.rules.odd_trick().unwrap().clone()),
        Err(error) => Err(error.to_string()),
    }
}

fn short() -> OddTrick {
    OddTrick {
        book: 6,
        goal: Goal::default(),
        made: MadeScore::Taken,
        set: SetScore::Bid,
        set_clamp: SetClamp::None,
        opponents_on_set: false,
        no_trump: 1,
        boston: 1,
        boston_games: 1,
        revoke_costs: 3,
        bids: None,
        high: None,
        low: None,
        kitty: false,
        suit_values: None,
        honours: None,
        rubber: None,
    }
}

fn rubber() -> Rubber {
    Rubber {
        games: 2,
        single: 1,
        double: 2,
        treble: 3,
        bonus: 0,
    }
}

#[test]
fn every_key_is_read() {
    assert_eq!(read(SHORT), short());
    assert_eq!(parse(SHORT).unwrap().settle, SettleMode::PerPoint);
    assert_eq!(
        read(WHIST),
        OddTrick {
            book: 5,
            goal: Goal {
                target: Some(9),
                lose_at: Some(-3),
            },
            boston: 2,
            suit_values: Some(SuitValues {
                hearts: 4,
                diamonds: 3,
                spades: 1,
                clubs: 2,
            }),
            honours: Some(HonourPoints {
                three: 1,
                four: 3,
                barred_at: Some(8),
            }),
            rubber: Some(Rubber {
                games: 3,
                single: 2,
                double: 4,
                treble: 6,
                bonus: 5,
            }),
            ..short()
        }
    );
    assert_eq!(
        read(BID_WHIST),
        OddTrick {
            goal: Goal {
                target: Some(21),
                lose_at: Some(-21),
            },
            made: MadeScore::Bid,
            set: SetScore::Shortfall,
            set_clamp: SetClamp::Bid,
            opponents_on_set: true,
            no_trump: 3,
            boston: 4,
            boston_games: 2,
            bids: Some(Bids {
                min: 2,
                max: 6,
                modes: vec![Mode::Downtown, Mode::NoTrump],
                dealer_forced: true,
                dealer_may_match: true,
            }),
            kitty: true,
            rubber: Some(rubber()),
            ..short()
        }
    );
}

#[test]
fn high_and_low_are_read() {
    let high = High {
        made: 3,
        opponents: 4,
        lost: 5,
    };
    let low = Low { fewer: 6, more: 7 };
    assert_eq!(
        read(HIGH_LOW),
        OddTrick {
            goal: Goal {
                target: Some(13),
                lose_at: None,
            },
            boston: 2,
            high: Some(high),
            low: Some(low),
            rubber: Some(rubber()),
            ..short()
        }
    );
    let least = read(&format!("{SHORT}high = {{ made = 1 }}\nlow = {{}}"));
    assert_eq!(
        least.high,
        Some(High {
            made: 1,
            ..High::default()
        })
    );
    assert_eq!(least.low, Some(Low::default()));
    let off = ["high=off", "low=off"].map(|setting| parse_setting(setting).unwrap());
    let plain = read(&apply(&parse(HIGH_LOW).unwrap(), &off).unwrap().document);
    assert_eq!((plain.high, plain.low), (None, None));
    assert_eq!(
        set(HIGH_LOW, "high=off").unwrap_err(),
        "`low` needs `high` as well"
    );
}

#[test]
fn omitted_bid_keys_default_to_the_widest() {
    let bids = read(&format!("{SHORT}\nbook = 7\nbids = {{}}"))
        .bids
        .unwrap();
    assert_eq!((bids.min, bids.max, bids.modes), (1, 6, vec![]));
    assert!(!bids.dealer_forced && !bids.dealer_may_match);
}

/// The change of the rules by a setting.
type Change = fn(&mut OddTrick);

#[test]
fn a_setting_changes_one_value_and_no_other() {
    let whist: &[(&str, Change)] = &[
        ("book=7", |rules| rules.book = 7),
        ("target=12", |rules| rules.goal.target = Some(12)),
        ("lose-at=-4", |rules| rules.goal.lose_at = Some(-4)),
        ("boston=1", |rules| rules.boston = 1),
        ("suit-values.spades=5", |rules| {
            rules.suit_values.as_mut().unwrap().spades = 5;
        }),
        ("honours.three=9", |rules| {
            rules.honours.as_mut().unwrap().three = 9;
        }),
        ("honours.four=0", |rules| {
            rules.honours.as_mut().unwrap().four = 0;
        }),
        ("honours.barred-at=1", |rules| {
            rules.honours.as_mut().unwrap().barred_at = Some(1);
        }),
        ("rubber.games=1", |rules| {
            rules.rubber.as_mut().unwrap().games = 1;
        }),
        ("revoke-costs=1", |rules| rules.revoke_costs = 1),
        ("rubber.single=0", |rules| {
            rules.rubber.as_mut().unwrap().single = 0;
        }),
        ("rubber.double=7", |rules| {
            rules.rubber.as_mut().unwrap().double = 7;
        }),
        ("rubber.treble=8", |rules| {
            rules.rubber.as_mut().unwrap().treble = 8;
        }),
        ("rubber.bonus=0", |rules| {
            rules.rubber.as_mut().unwrap().bonus = 0;
        }),
    ];
    let bid: &[(&str, Change)] = &[
        ("made=taken", |rules| rules.made = MadeScore::Taken),
        ("set-clamp=none", |rules| rules.set_clamp = SetClamp::None),
        ("boston-games=100", |rules| rules.boston_games = 100),
        ("opponents-on-set=false", |rules| {
            rules.opponents_on_set = false;
        }),
        ("no-trump=1", |rules| rules.no_trump = 1),
        ("boston=9", |rules| rules.boston = 9),
        ("kitty=false", |rules| rules.kitty = false),
        ("bids.min=1", |rules| rules.bids.as_mut().unwrap().min = 1),
        ("bids.max=7", |rules| rules.bids.as_mut().unwrap().max = 7),
        ("bids.modes=[\"uptown\"]", |rules| {
            rules.bids.as_mut().unwrap().modes = vec![Mode::Uptown];
        }),
        ("bids.modes=[]", |rules| {
            rules.bids.as_mut().unwrap().modes.clear();
        }),
        ("bids.dealer-forced=false", |rules| {
            rules.bids.as_mut().unwrap().dealer_forced = false;
        }),
        ("bids.dealer-may-match=false", |rules| {
            rules.bids.as_mut().unwrap().dealer_may_match = false;
        }),
    ];
    let high_low: &[(&str, Change)] = &[
        ("high.made=0", |rules| rules.high.as_mut().unwrap().made = 0),
        ("high.opponents=9", |rules| {
            rules.high.as_mut().unwrap().opponents = 9;
        }),
        ("high.lost=9", |rules| {
            rules.high.as_mut().unwrap().lost = 9;
        }),
        ("low.fewer=9", |rules| {
            rules.low.as_mut().unwrap().fewer = 9;
        }),
        ("low.more=0", |rules| rules.low.as_mut().unwrap().more = 0),
    ];
    for (document, changes) in [(WHIST, whist), (BID_WHIST, bid), (HIGH_LOW, high_low)] {
        for (setting, change) in changes {
            let mut wanted = read(document);
            change(&mut wanted);
            assert_eq!(set(document, setting), Ok(wanted), "{setting}");
        }
    }
}

#[test]
fn shipped_schemes_accept_the_settings_of_usual_variants() {
    for (id, setting) in [
        ("whist-5", "target=9"),
        ("whist-5", "honours={three=2,four=4}"),
        (
            "whist-american",
            "rubber={games=2,single=1,double=1,treble=1,bonus=1}",
        ),
        ("whist-long", "honours.barred-at=8"),
        ("bid-whist", "boston=2"),
        ("bid-whist", "bids.min=4"),
        ("bid-whist", "no-trump=1"),
        ("bid-whist-1900", "target=7"),
        ("bid-whist-shortfall", "set=bid"),
    ] {
        let document = &catalog::find(id).unwrap().document;
        assert!(set(document, setting).is_ok(), "{id} {setting}");
    }
}

#[test]
fn a_document_is_refused_with_its_key_and_its_fault() {
    check(FAULTS.iter().copied());
}
