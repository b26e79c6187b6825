//! The players page: the roster, rates with intervals, charts with numbers, and merge candidates.

use crate::support::{Evening, NAMES, Sitting, minute, scheme, session, stake, statistics};
use oddtrick::ledger::{PlayerId, SessionId};
use oddtrick::money::Currency;
use oddtrick::scheme::SettleMode;
use oddtrick::stats::Achievement;
use oddtrick::view::Message;
use oddtrick::view::chart::Ratio;
use oddtrick::view::players::{
    Known, bars, merge_candidates, person, rates, roster, running_total, session_charts,
};
use oddtrick::view::result::result;
use oddtrick::words::Words;
use std::collections::{BTreeMap, BTreeSet};

fn player(number: usize) -> PlayerId {
    PlayerId(1001 + u128::try_from(number).unwrap())
}

/// A session in which Ann makes a solo of seven tricks, then one of four, with or without a stake.
fn evening(currency: Option<&str>, number: u128) -> Evening {
    let mut session = session(scheme("solo-whist-points", &[]), 4);
    session.id = SessionId(100 + number);
    session.started = minute(i64::try_from(number).unwrap() * 1440);
    let stake = currency.and_then(|currency| stake("0.10", currency));
    let mut evening = Evening::of(session).staked(stake, SettleMode::PerPoint);
    evening.play(
        r#"{"contract":"solo","declarers":["Ann"],"tricks":7}
           {"contract":"solo","declarers":["Ann"],"tricks":4}"#,
    );
    evening
}

/// Such sessions on consecutive days.
fn evenings(currency: Option<&str>, many: u128) -> Vec<Sitting> {
    let all = (0..many).map(|number| Sitting::of(&evening(currency, number).ledger));
    all.collect()
}

fn known(sittings: &[Sitting]) -> Vec<Known> {
    let all = statistics(sittings);
    let one = |number: usize| Known {
        id: player(number),
        name: NAMES[number].to_owned(),
        summary: all.summary(player(number)),
    };
    (0..5).map(one).collect()
}

fn names() -> BTreeMap<PlayerId, String> {
    let all = (0..12).map(|number| (player(number), NAMES[number].to_owned()));
    all.collect()
}

#[test]
fn the_roster_closes_in_each_currency() {
    let mut all = evenings(Some("PLN"), 3);
    let mut euros = evenings(Some("EUR"), 1);
    euros[0].summary.id = SessionId(7);
    euros[0].summary.standing.players.truncate(2);
    all.extend(euros);
    let known = known(&all);
    let words = Words::of("en");
    let shown = roster(&known, None, "");
    assert_eq!(
        shown.money_head.map(Currency::code),
        Some("PLN"),
        "of most people"
    );
    let says: Vec<String> = shown
        .roster
        .iter()
        .map(|row| words.say(&row.says))
        .collect();
    assert_eq!(
        says,
        [
            "Ann, 4 sessions, +0.90 PLN",
            "Bob, 4 sessions, −0.30 PLN",
            "Cy, 3 sessions, −0.30 PLN",
            "Dee, 3 sessions, −0.30 PLN",
            "Eve, No sessions yet",
        ]
    );
    assert_eq!(words.say(&shown.closing_label.unwrap()), "Total: 0.00 PLN");
    let other = roster(&known, shown.other, "");
    assert_eq!(other.money_head.map(Currency::code), Some("EUR"));
    assert_eq!(
        words.say(&other.roster[2].says),
        "Cy, 3 sessions",
        "who never played for it"
    );
    let found = roster(&known, None, " E");
    let names: Vec<&str> = found.roster.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["Dee", "Eve"]);
    assert!(found.closing_label.is_some() && !found.empty);
    assert!(roster(&[], None, "").empty);
}

#[test]
fn every_currency_of_the_roster_is_reached() {
    let mut all = evenings(Some("PLN"), 1);
    for (number, code) in [(7, "EUR"), (8, "GBP")] {
        let mut more = evenings(Some(code), 1);
        more[0].summary.id = SessionId(number);
        all.extend(more);
    }
    let known = known(&all);
    let (mut shown, mut seen) = (roster(&known, None, ""), Vec::new());
    for _ in 0..4 {
        seen.extend(shown.money_head.map(Currency::code));
        shown = roster(&known, shown.other, "");
    }
    assert_eq!(seen, ["EUR", "GBP", "PLN", "EUR"]);
}

#[test]
fn one_player_in_every_language() {
    let sittings = evenings(Some("PLN"), 6);
    let known = known(&sittings);
    let record = statistics(&sittings).record(player(0), None);
    let shown = person(
        &known[0],
        &["solo-whist".to_owned()],
        &record,
        &names(),
        None,
    );
    assert!(shown.games.is_empty(), "one game is no choice");
    for (code, line, rate, money, tricks) in [
        (
            "en",
            "6 sessions and 12 hands since January 2026",
            "Solo: 6 of 12, 50 per cent; 95% range 25 to 75 per cent",
            "Money, session by session, running total over 6 sessions, after each: +0.30, +0.60, +0.90, +1.20, +1.50, +1.80",
            "Tricks taken in solo, 5 needed: 4 tricks in 6 hands, 7 tricks in 6 hands",
        ),
        (
            "fa",
            "۶ نشست و ۱۲ دست، از بهمن ۱۴۰۴ تاکنون",
            "سولو: ۶ از ۱۲، ۵۰ درصد؛ بازهٔ ۹۵٪ از ۲۵ تا ۷۵ درصد",
            "پول، نشست به نشست، جمع پس از هر نشست، در ۶ نشست: \u{2066}+۰٫۳۰\u{2069}، \u{2066}+۰٫۶۰\u{2069}، \u{2066}+۰٫۹۰\u{2069}، \u{2066}+۱٫۲۰\u{2069}، \u{2066}+۱٫۵۰\u{2069}، \u{2066}+۱٫۸۰\u{2069}",
            "دورهای گرفته در سولو، از ۵ به بالا: ۴ دور در ۶ دست، ۷ دور در ۶ دست",
        ),
    ] {
        let words = Words::of(code);
        assert_eq!(words.say(&shown.line), line);
        assert_eq!(words.say(&shown.rates[0].rows[0].label), rate);
        assert_eq!(words.say(&shown.running_total.chart.label), money);
        assert_eq!(words.say(&shown.bars.as_ref().unwrap().label), tricks);
    }
    for code in ["pl", "it", "et"] {
        let words = Words::of(code);
        for said in [
            &shown.line,
            &shown.rates[0].rows[0].label,
            &shown.running_total.chart.label,
        ] {
            let said = words.say(said);
            assert!(
                said.contains('6') && !said.contains("evening"),
                "{code}: {said}"
            );
        }
    }
}

#[test]
fn too_few_hands_are_noted() {
    let sittings = evenings(None, 1);
    let record = statistics(&sittings).record(player(0), None);
    let shown = person(&known(&sittings)[0], &[], &record, &names(), None);
    let words = Words::of("en");
    assert!(shown.figures.is_empty());
    let said = shown.too_few.map(|said| words.say(&said));
    assert_eq!(said.as_deref(), Some("Statistics start after three hands."));
    assert_eq!(
        shown
            .running_total
            .chart
            .empty
            .map(|said| words.say(&said))
            .as_deref(),
        Some("The chart starts after three sessions")
    );
    assert_eq!(
        words.say(&shown.rates[0].rows[0].label),
        "Solo: 1 of 2, too few for a percentage; 95% range 9 to 91 per cent"
    );
    assert!(shown.rates[0].rows.iter().any(|row| row.few));
    // Without a stake points are counted, and three sessions suffice.
    let sittings = evenings(None, 3);
    let record = statistics(&sittings).record(player(0), None);
    let shown = running_total(&record, record.currency());
    assert_eq!(shown.chart.lines[0].totals, [0, 3, 6, 9]);
    assert!(shown.chart.empty.is_none() && shown.note == Message::PlayersRunningPoints);
    let long = statistics(&evenings(None, 30)).record(player(0), None);
    let said = words.say(&running_total(&long, None).chart.label);
    assert!(said.contains("after every 3: 9, 18, "), "{said}");
}

#[test]
fn a_bid_is_made_with_overtricks_if_they_count() {
    for (id, hand, wanted) in [
        (
            "callbreak",
            r#"{"bids":[3,3,3,2],"tricks":[3,4,2,4]}"#,
            "3 of 4 bids made, 1 under, 2 over",
        ),
        (
            "spades",
            r#"{"bids":[3,"nil",3,3],"tricks":[4,1,4,4]}"#,
            "3 of 4 bids made, 0 under, 4 over",
        ),
        (
            "wizard",
            r#"{"cards":1,"bids":[0,1,0,1],"tricks":[1,0,0,0]}"#,
            "1 of 4 bids made, 2 under, 1 over",
        ),
    ] {
        let mut evening = Evening::new(id, &[], 4);
        evening.play(hand);
        let note = session_charts(&evening.ledger, None).grid.unwrap().note;
        assert_eq!(Words::of("en").say(&note), wanted, "{id}");
    }
}

#[test]
fn charts_of_a_session() {
    let mut hell = Evening::new("oh-hell", &["schedule.list=[2,3]", "hook=off"], 3);
    hell.play(
        r#"{"bids":[1,1,0],"tricks":[1,0,1]}
           {"bids":[0,2,1],"tricks":[0,2,1]}"#,
    );
    let words = Words::of("en");
    let charts = session_charts(&hell.ledger, None);
    assert_eq!(charts.rates, []);
    let names = charts.people.iter().map(|one| words.say(&one.text));
    assert_eq!(names.collect::<Vec<_>>(), ["Everybody", "Ann", "Bob", "Cy"]);
    let all = charts.grid.unwrap();
    assert_eq!(
        words.say(&all.label),
        "4 of 6 bids made, 1 under, 1 over: bid 0, took 0: once, bid 0, took 1: once, bid 1, took 0: once, bid 1, took 1: twice, bid 2, took 2: once"
    );
    assert_eq!(all.names, [0, 1, 2]);
    let charts = session_charts(&hell.ledger, Some(player(1)));
    let chosen: Vec<bool> = charts.people.iter().map(|one| one.chosen).collect();
    assert_eq!(chosen, [false, false, true, false]);
    let bob = charts.grid.unwrap();
    assert_eq!(words.say(&bob.note), "1 of 2 bids made, 1 under, 0 over");
    let solo = evening(None, 0).ledger;
    let charts = session_charts(&solo, None);
    let [rates] = &charts.rates[..] else {
        panic!("{:?}", charts.rates)
    };
    assert_eq!(words.say(&rates.title), "Success by contract");
    assert_eq!(
        (rates.rows[0].made, &rates.rows[0].rest),
        (1, &Message::players_of_rest(2))
    );
    assert_eq!((charts.people.len(), charts.grid), (5, None));
    let charts = session_charts(&solo, Some(player(1)));
    assert_eq!(charts.rates, [], "Bob played none");
    assert_eq!((charts.people.len(), charts.grid), (5, None));
    let empty = Evening::new("oh-hell", &[], 3);
    assert_eq!(session_charts(&empty.ledger, None).people, []);
}

#[test]
fn the_score_curve_says_its_numbers() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    evening.play(
        r#"{"contract":"solo","declarers":["Ann"],"tricks":7}
           {"contract":"solo","declarers":["Ann"],"tricks":4}"#,
    );
    let says = |evening: &Evening| {
        Words::of("en").say(&result(&evening.ledger, Vec::new()).unwrap().chart.label)
    };
    assert_eq!(
        says(&evening),
        "Score chart over 2 hands: Ann: 18, 3, Bob: −6, −1, Cy: −6, −1, Dee: −6, −1"
    );
    for _ in 0..50 {
        evening.play(r#"{"passed":true}"#);
    }
    let long = says(&evening);
    assert_eq!(
        long,
        "Score chart over 52 hands: Ann: 3, Bob: −1, Cy: −1, Dee: −1"
    );
}

#[test]
fn every_task_has_a_name_and_its_tricks() {
    let mut whist = Evening::new("whist-long", &[], 4);
    whist.play(r#"{"side":"Ann","tricks":8}"#);
    let mut bids = Evening::new("bid-whist", &[], 4);
    bids.play(r#"{"bidder":"Ann","bid":4,"mode":"downtown","tricks":10}"#);
    let words = Words::of("en");
    for (evening, group, row) in [
        (
            &whist,
            "Hands won, by partner",
            "Cy: 1 of 1, too few for a percentage; 95% range 21 to 100 per cent",
        ),
        (
            &bids,
            "Winning bids",
            "Bid 4: 1 of 1, too few for a percentage; 95% range 21 to 100 per cent",
        ),
    ] {
        let record = statistics(&[Sitting::of(&evening.ledger)]).record(player(0), None);
        let groups = rates(&record, &names());
        let found = groups
            .iter()
            .find(|one| words.say(&one.title) == group)
            .unwrap();
        assert_eq!(words.say(&found.rows[0].label), row);
    }
    let record = statistics(&[Sitting::of(&whist.ledger)]).record(player(0), None);
    let shown = bars(&record, &Achievement::Hand).unwrap();
    assert_eq!(words.say(&shown.title), "Tricks taken in Whist");
    assert_eq!(shown.bars.len(), 14);
    assert_eq!(
        (shown.bars[8].made, shown.bars[8].missed),
        (Ratio::whole(1), Ratio::whole(0))
    );
}

#[test]
fn players_who_shared_a_table_are_no_merge_candidates() {
    let mut all = known(&[]);
    all.push(Known {
        id: PlayerId(5),
        name: "Anne".to_owned(),
        ..all[0].clone()
    });
    let company = BTreeSet::from([player(1), player(2)]);
    let found = merge_candidates(&all, &all[0], &company);
    let names: Vec<&str> = found.iter().map(|twin| twin.name.as_str()).collect();
    assert_eq!(names, ["Anne", "Dee", "Eve"]);
    let words = Words::of("en");
    assert_eq!(words.say(&found[0].says), "Merge Ann into Anne");
    assert!(found[0].note.is_some() && found[1].note.is_none());
}

#[test]
fn money_won_with_a_partner_is_in_the_currency_played_for() {
    let mut all = evenings(Some("USD"), 2);
    let mut pounds = evening(Some("GBP"), 2);
    pounds.play(r#"{"contract":"prop-and-cop","declarers":["Ann","Bob"],"tricks":8}"#);
    all.push(Sitting::of(&pounds.ledger));
    let record = statistics(&all).record(player(0), None);
    assert_eq!(record.currency().map(Currency::code), Some("USD"));
    let groups = rates(&record, &names());
    let rows = groups.iter().flat_map(|group| &group.rows);
    let brought = rows.filter_map(|row| row.brought.as_ref());
    let brought: Vec<String> = brought.map(|money| Words::of("en").say(money)).collect();
    assert_eq!(brought, ["+0.40 GBP"]);
}
