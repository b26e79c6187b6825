//! Legal hands that were made illegal, each with the expected error.

use super::Plan;
use crate::cli::Cli;
use crate::support::{NAMES, Rng};
use oddtrick::games::{HandRecord, next_deal};
use oddtrick::scheme::exact_bid::Hook;
use oddtrick::scheme::partnership_bid::PartnershipBid;
use oddtrick::scheme::{Rules, Scheme};
use oddtrick::seat::{Direction, Seat};
use serde_json::{Value, json};

/// How many are tried at one table.
const TRIED: usize = 2;

/// Tries some illegal hands at a table: each is refused with its error, and the database stays unchanged.
pub(super) fn refused(rng: &mut Rng, plan: &Plan, cli: &Cli) {
    let before = [
        cli.run("export --all").good(),
        cli.run("log last --json").good(),
    ];
    let number = plan.ledger().session().hands.len() + 1;
    for _ in 0..TRIED {
        let hand = played(rng, plan);
        let spoilt = spoilt(plan, &hand);
        let (line, reason) = rng.pick(&spoilt);
        let ran = cli.feed("record last", line.to_string());
        assert_eq!(
            ran.bad(1),
            format!("hand {number} (line 1): {reason}"),
            "{line}"
        );
    }
    let after = [
        cli.run("export --all").good(),
        cli.run("log last --json").good(),
    ];
    assert_eq!(after, before);
}

/// A legal hand that was not passed out.
fn played(rng: &mut Rng, plan: &Plan) -> Value {
    loop {
        let hand = plan.next(rng);
        if hand.get("passed").is_none() {
            return hand;
        }
    }
}

/// The hand with one value changed.
fn with(hand: &Value, key: &str, value: Value) -> Value {
    let mut hand = hand.clone();
    hand[key] = value;
    hand
}

/// The hand with one value removed.
fn without(hand: &Value, key: &str) -> Value {
    let mut hand = hand.clone();
    hand.as_object_mut().unwrap().remove(key);
    hand
}

/// All ways to make a hand illegal at this table.
fn spoilt(plan: &Plan, hand: &Value) -> Vec<(Value, String)> {
    let session = plan.ledger().session();
    let names = NAMES[..session.seats.len()].join(", ");
    // In a game with high and low hands no hand is passed out: a hand that nobody bids high is played low.
    let rules = session.scheme.rules.odd_trick();
    let passed = if rules.is_some_and(|rules| rules.high.is_some()) {
        "`passed` is not used here"
    } else {
        "`passed` must be true or left out"
    };
    let mut all = vec![
        (
            with(hand, "dealer", json!("Nobody")),
            format!("`Nobody` is not at the table; the players are {names}"),
        ),
        (
            with(hand, "trikcs", json!(5)),
            "unknown key `trikcs`, did you mean `tricks`?".to_owned(),
        ),
        (
            with(hand, "note", json!(["no", "text"])),
            "`note` must be text, not a list".to_owned(),
        ),
        (with(hand, "passed", json!(false)), passed.to_owned()),
    ];
    let other = if session.scheme.rules.all_bid() {
        ("contract", json!("solo"))
    } else {
        ("bids", json!([1, 2, 3, 4]))
    };
    all.push((
        with(hand, other.0, other.1),
        format!("`{}` is not used here", other.0),
    ));
    all.extend(match &session.scheme.rules {
        Rules::Contracts(_) => of_contracts(&session.scheme, hand),
        Rules::ExactBid(_) => of_bids(plan, hand),
        Rules::OddTrick(_) => of_sides(&session.scheme, hand),
        Rules::PartnershipBid(rules) => of_partners(rules, hand),
    });
    all
}

fn of_contracts(scheme: &Scheme, hand: &Value) -> Vec<(Value, String)> {
    let id = hand["contract"].as_str().unwrap();
    let unknown = (
        with(hand, "contract", json!("bridge")),
        "there is no contract `bridge`".to_owned(),
    );
    if id == "general-misere" {
        let nobody = without(&without(hand, "payer"), "receiver");
        let why = "a general misère has either one payer or one receiver";
        return vec![unknown, (nobody, why.to_owned())];
    }
    let contract = scheme.rules.contracts().unwrap().contract(id).unwrap();
    let declarers = hand["declarers"].as_array().unwrap();
    let first = &declarers[0];
    let mut all = vec![
        unknown,
        (without(hand, "tricks"), "`tricks` is missing".to_owned()),
        (
            with(hand, "payer", first.clone()),
            "`payer` is not used here".to_owned(),
        ),
        (
            with(hand, "cards", json!(12)),
            "12 cards, but the scheme deals 13".to_owned(),
        ),
    ];
    if contract.joint && declarers.len() > 1 {
        let each = |found: usize| {
            let (declarers, plural) = (declarers.len(), if found == 1 { "" } else { "s" });
            format!(
                "`tricks` has {found} value{plural}, but each of the {declarers} declarers needs one"
            )
        };
        all.push((with(hand, "tricks", json!(13)), each(1)));
        let long = vec![0; declarers.len() + 1];
        all.push((with(hand, "tricks", json!(long)), each(long.len())));
        let high = vec![7; declarers.len()];
        let why = format!("{} tricks, but the hand has only 13", 7 * high.len());
        all.push((with(hand, "tricks", json!(high)), why));
        return all;
    }
    let wanted = match contract.declarers {
        1 => "one declarer".to_owned(),
        n => format!("{n} declarers"),
    };
    all.extend([
        (
            with(hand, "tricks", json!(14)),
            "14 tricks, but the hand has only 13".to_owned(),
        ),
        (
            with(hand, "tricks", json!([13, 0, 0, 0])),
            "`tricks` must be one number here: what the declaring side took".to_owned(),
        ),
        (
            with(hand, "declarers", json!([])),
            format!("`{id}` has {wanted}, not 0"),
        ),
    ]);
    if wanted == "2 declarers" {
        let name = first.as_str().unwrap();
        all.push((
            with(hand, "declarers", json!([first, first])),
            format!("{name} is named twice in `declarers`"),
        ));
    }
    all
}

fn of_bids(plan: &Plan, hand: &Value) -> Vec<(Value, String)> {
    let ledger = plan.ledger();
    let seats = ledger.session().seats.len();
    let list = |key: &str| -> Vec<Option<u64>> {
        let values = hand[key].as_array().unwrap();
        values.iter().map(Value::as_u64).collect()
    };
    let (bids, tricks) = (list("bids"), list("tricks"));
    let cards: u64 = tricks.iter().flatten().sum();
    let playing = bids.iter().position(Option::is_some).unwrap();
    let name = NAMES[playing];
    let mut more = tricks.clone();
    more[playing] = more[playing].map(|n| n + 1);
    let mut high = bids.clone();
    high[playing] = Some(cards + 1);
    let long: Vec<_> = bids.iter().copied().chain([Some(0)]).collect();
    let mut all = vec![
        (
            with(hand, "tricks", json!(more)),
            format!("tricks sum to {}, not {cards}", cards + 1),
        ),
        (
            with(hand, "tricks", json!(cards)),
            "`tricks` must be a list here: what each seat took".to_owned(),
        ),
        (without(hand, "tricks"), "`tricks` is missing".to_owned()),
        (
            with(hand, "bids", json!(high)),
            format!("{name} bids {}, but the highest bid is {cards}", cards + 1),
        ),
        (
            with(hand, "bids", json!(long)),
            format!(
                "`bids` has {} values, but {seats} sit at the table",
                seats + 1
            ),
        ),
    ];
    // The number of cards is stated, so that a hand is self-contained.
    for (hand, _) in &mut all {
        hand["cards"] = json!(cards);
    }
    all.extend(hooked(plan, hand, &bids, cards));
    all
}

/// The hand in which the last bidder brings the bids to the number of cards, if that is forbidden and possible.
fn hooked(plan: &Plan, hand: &Value, bids: &[Option<u64>], cards: u64) -> Option<(Value, String)> {
    let ledger = plan.ledger();
    let scheme = &ledger.session().scheme;
    if scheme.rules.exact_bid().unwrap().hook != Hook::On || hand.get("override").is_some() {
        return None;
    }
    let named = |name: &Value| NAMES.iter().position(|known| name == known);
    let deal = next_deal(
        scheme,
        &ledger.carry(),
        ledger.table(),
        &HandRecord::<Seat>::blank(),
    );
    let dealer = named(&hand["dealer"]).unwrap_or(deal.unwrap().dealer.index());
    // From the dealer backwards: the dealer bids last, unless the dealer sits out.
    let seats = bids.len();
    let back = |steps: usize| match scheme.direction {
        Direction::Clockwise => (dealer + seats - steps) % seats,
        Direction::Anticlockwise => (dealer + steps) % seats,
    };
    let last = (0..seats).map(back).find(|seat| bids[*seat].is_some())?;
    let others: u64 = bids.iter().flatten().sum::<u64>() - bids[last]?;
    let bid = cards.checked_sub(others)?;
    let mut all = bids.to_vec();
    all[last] = Some(bid);
    let name = NAMES[last];
    let why = format!("{name} may not bid {bid}: the bids would total {cards}");
    Some((with(hand, "bids", json!(all)), why))
}

fn of_partners(rules: &PartnershipBid, hand: &Value) -> Vec<(Value, String)> {
    let changed = |key: &str, at: usize, value: Value| {
        let mut hand = hand.clone();
        hand[key][at] = value;
        hand
    };
    let mut all = vec![
        (
            changed("bids", 1, json!(14)),
            format!("{} bids 14, but the highest bid is 13", NAMES[1]),
        ),
        (
            changed("bids", 2, Value::Null),
            format!("`bids` has no value for {}", NAMES[2]),
        ),
        (
            changed("tricks", 3, json!(hand["tricks"][3].as_u64().unwrap() + 1)),
            "tricks sum to 14, not 13".to_owned(),
        ),
        (
            with(hand, "tricks", json!(13)),
            "`tricks` must be a list here: what each seat took".to_owned(),
        ),
        (
            with(hand, "trump", json!("spades")),
            "`trump` is not used here".to_owned(),
        ),
        (
            with(hand, "cards", json!(12)),
            "12 cards, but the scheme deals 13".to_owned(),
        ),
        (without(hand, "bids"), "`bids` is missing".to_owned()),
        (without(hand, "tricks"), "`tricks` is missing".to_owned()),
    ];
    if rules.least_bid > 0 {
        let why = format!(
            "{} bids 0, but the lowest bid is {}",
            NAMES[0], rules.least_bid
        );
        all.push((changed("bids", 0, json!(0)), why));
    }
    for (word, played) in [("nil", rules.nil), ("blind-nil", rules.blind_nil)] {
        if played.is_none() {
            let why = format!("{} bids {word}, which is not played here", NAMES[0]);
            all.push((changed("bids", 0, json!(word)), why));
        }
    }
    all
}

fn of_sides(scheme: &Scheme, hand: &Value) -> Vec<(Value, String)> {
    let rules = scheme.rules.odd_trick().unwrap();
    let mut all = vec![
        (
            with(hand, "tricks", json!(14)),
            "14 tricks, but the hand has only 13".to_owned(),
        ),
        (without(hand, "tricks"), "`tricks` is missing".to_owned()),
    ];
    if rules.high.is_some() {
        let named = if hand["mode"] == "high" {
            "bidder"
        } else {
            "side"
        };
        all.push((without(hand, named), format!("`{named}` is missing")));
        all.push((without(hand, "mode"), "`mode` is missing".to_owned()));
        let sideways = "there is no mode `sideways`".to_owned();
        all.push((with(hand, "mode", json!("sideways")), sideways));
        return all;
    }
    let Some(bids) = &rules.bids else {
        all.push((without(hand, "side"), "`side` is missing".to_owned()));
        all.push((
            with(hand, "bidder", hand["side"].clone()),
            "`bidder` is not used here".to_owned(),
        ));
        if rules.suit_values.is_some() {
            all.push((without(hand, "trump"), "`trump` is missing".to_owned()));
        }
        if rules.honours.is_some() {
            let two = json!({"side": hand["side"], "count": 2});
            let why = "the number of honours must be 3 or 4, not 2";
            all.push((with(hand, "honours", two), why.to_owned()));
        }
        return all;
    };
    let high = bids.max + 1;
    all.push((
        with(hand, "bid", json!(high)),
        format!("`bid` must be {} to {}, not {high}", bids.min, bids.max),
    ));
    all.push((without(hand, "bidder"), "`bidder` is missing".to_owned()));
    if rules.kitty {
        let why = "the kitty is the bidder's first trick, so `tricks` must be at least 1";
        all.push((with(hand, "tricks", json!(0)), why.to_owned()));
    }
    if bids.modes.is_empty() {
        all.push((
            with(hand, "mode", json!("uptown")),
            "`mode` is not used here".to_owned(),
        ));
    } else {
        all.push((
            with(hand, "mode", json!("sideways")),
            "there is no mode `sideways`".to_owned(),
        ));
    }
    all
}
