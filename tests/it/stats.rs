//! Statistics of sessions: attempts, successes, partners and winnings, compared with an independent recount.

use crate::support::{
    Evening, Rng, Sitting, cases, merged_statistics, minute, random_edit, random_hand, scheme,
    session, stake, statistics,
};
use oddtrick::games::{Bid, Tricks};
use oddtrick::ledger::{Edit, Hand, Ledger, PlayerId, Session, SessionId};
use oddtrick::money::{Currency, Money};
use oddtrick::scheme::{SettleMode, Target};
use oddtrick::stats::{Achievement, Attempts, SessionStats, Tallies, Tally};
use proptest::prelude::*;

/// One scheme of each kind, with a number of players.
const TABLES: [(&str, &[&str], usize); 8] = [
    ("solo-whist-points", &[], 4),
    ("solo-whist-points", &[], 5),
    ("solo-whist-hoyle", &["all-pass=general-misere"], 4),
    ("oh-hell", &["hook=off"], 5),
    ("wizard", &[], 3),
    ("whist-5", &[], 4),
    ("whist-short", &[], 4),
    ("bid-whist", &[], 4),
];

fn ann() -> PlayerId {
    player(0)
}

fn player(number: usize) -> PlayerId {
    PlayerId(1001 + u128::try_from(number).unwrap())
}

fn sitting(evening: &Evening) -> Sitting {
    Sitting::of(&evening.ledger)
}

fn tries(made: u64, of: u64) -> Attempts {
    Attempts { made, of }
}

/// The attempts at a task; zero if there were none.
fn of(tasks: &Tallies, task: &Achievement) -> Attempts {
    tasks.get(task).map(Tally::tries).unwrap_or_default()
}

fn contract(id: &str) -> Achievement {
    Achievement::Contract(id.to_owned())
}

#[test]
fn an_evening_of_solo() {
    let mut evening = Evening::new("solo-whist-points", &[], 4)
        .staked(stake("0.10", "PLN"), SettleMode::PerPoint);
    evening.play(
        r#"{"contract":"solo","declarers":["Ann"],"tricks":7}
           {"contract":"solo","declarers":["Ann"],"tricks":4}
           {"contract":"prop-and-cop","declarers":["Cy","Ann"],"tricks":8}
           {"contract":"prop-and-cop","declarers":["Ann","Bob"],"tricks":7}
           {"passed":true}
           {"contract":"misere","declarers":["Dee"],"tricks":0}"#,
    );
    let sitting = sitting(&evening);
    let record = statistics(&[sitting.clone()]).record(ann(), None);
    assert_eq!(record.summary().hands, 6);
    assert_eq!(of(&record.tasks, &contract("solo")), tries(1, 2));
    assert_eq!(of(&record.tasks, &contract("prop-and-cop")), tries(1, 2));
    assert_eq!(of(&record.tasks, &contract("misere")), tries(0, 0));
    let solo: Vec<_> = record
        .tasks
        .get(&contract("solo"))
        .unwrap()
        .iter()
        .collect();
    assert_eq!(solo, [(4, tries(0, 1)), (7, tries(1, 1))]);
    // The table attempted each of them once, however many played it.
    assert_eq!(of(&sitting.table, &contract("prop-and-cop")), tries(1, 2));
    assert_eq!(of(&sitting.table, &contract("misere")), tries(1, 1));
    let with = |other: usize| {
        let key = (contract("prop-and-cop"), player(other));
        record.partners.get(&key).map(|all| (all.tries, all.points))
    };
    assert_eq!(with(2), Some((tries(1, 1), 4)));
    assert_eq!(with(1), Some((tries(0, 1), -5)));
    assert_eq!(with(3), None);
    let goal = &record.goals[&contract("solo")];
    assert_eq!(
        (goal.name.as_str(), goal.target),
        ("Solo", Some(Target::AtLeast(5)))
    );
    let [one] = record.sessions.as_slice() else {
        panic!("{:?}", record.sessions)
    };
    let total = evening.ledger.totals()[0];
    assert_eq!(one.points(), total.into());
    let pln: Currency = "PLN".parse().unwrap();
    assert_eq!(one.own.money, Some((pln, Money(10 * total))));
    let key = (contract("prop-and-cop"), player(2));
    assert_eq!(record.partners[&key].money, [(pln, Money(40))].into());
}

#[test]
fn an_evening_of_oh_hell() {
    let mut evening = Evening::new("oh-hell", &["schedule.list=[2,3,2]", "hook=off"], 3);
    evening.play(
        r#"{"bids":[1,1,0],"tricks":[1,0,1]}
           {"bids":[0,2,1],"tricks":[0,2,1]}
           {"bids":[1,0,0],"tricks":[2,0,0]}"#,
    );
    let sitting = sitting(&evening);
    let record = statistics(&[sitting.clone()]).record(ann(), None);
    assert_eq!(of(&record.tasks, &Achievement::Bid(0)), tries(1, 1));
    assert_eq!(of(&record.tasks, &Achievement::Bid(1)), tries(1, 2));
    let ones: Vec<_> = record
        .tasks
        .get(&Achievement::Bid(1))
        .unwrap()
        .iter()
        .collect();
    assert_eq!(ones, [(1, tries(1, 1)), (2, tries(0, 1))]);
    // Nine bids were made at the table.
    let all = sitting.table.values().map(Tally::tries);
    assert_eq!(all.fold(Attempts::default(), Attempts::plus), tries(6, 9));
    assert!(record.partners.is_empty() && record.currency().is_none());
}

#[test]
fn an_evening_of_whist_and_of_bid_whist() {
    let mut whist = Evening::new("whist-long", &[], 4);
    whist.play(
        r#"{"side":"Ann","tricks":8}
           {"side":"Bob","tricks":7}
           {"side":"Cy","tricks":5}"#,
    );
    let record = statistics(&[sitting(&whist)]).record(ann(), None);
    assert_eq!(of(&record.tasks, &Achievement::Hand), tries(1, 3));
    let tricks: Vec<u8> = record
        .tasks
        .get(&Achievement::Hand)
        .unwrap()
        .iter()
        .map(|(n, _)| n)
        .collect();
    assert_eq!(tricks, [5, 6, 8]);
    assert_eq!(
        record.partners[&(Achievement::Hand, player(2))].tries,
        tries(1, 3)
    );
    assert_eq!(
        record.goals[&Achievement::Hand].target,
        Some(Target::AtLeast(7))
    );
    assert_eq!(of(&sitting(&whist).table, &Achievement::Hand), tries(3, 3));

    let mut bids = Evening::new("bid-whist", &[], 4);
    bids.play(
        r#"{"bidder":"Ann","bid":4,"mode":"downtown","tricks":10}
           {"bidder":"Cy","bid":4,"mode":"uptown","tricks":9}
           {"bidder":"Bob","bid":3,"mode":"uptown","tricks":9}"#,
    );
    let record = statistics(&[sitting(&bids)]).record(ann(), None);
    assert_eq!(
        of(&record.tasks, &Achievement::Level(4)),
        tries(1, 1),
        "Cy's bid is Cy's"
    );
    let pair = &record.partners[&(Achievement::Level(4), player(2))];
    assert_eq!(pair.tries, tries(1, 2), "what came of both is both's");
    assert_eq!(
        record.goals[&Achievement::Level(4)].target,
        Some(Target::AtLeast(10))
    );
}

#[test]
fn players_who_sat_out_or_never_played_are_not_counted() {
    let mut evening = Evening::new("solo-whist-points", &[], 5);
    evening.join(5);
    evening.play(r#"{"contract":"solo","declarers":["Cy"],"tricks":6}"#);
    let sitting = sitting(&evening);
    assert_eq!(sitting.people.len(), 5);
    let hands: Vec<u32> = sitting.players().iter().map(|one| one.hands).collect();
    assert_eq!(hands, [0, 1, 1, 1, 1], "Ann deals and sits out");
    let won: Vec<bool> = sitting.players().iter().map(|one| one.leads).collect();
    assert_eq!(won, [false, false, true, false, false]);
}

#[test]
fn merged_players_are_counted_as_one() {
    let mut first = Evening::new("oh-hell", &["hook=off"], 3);
    first.play(r#"{"bids":[1,0,0],"tricks":[1,0,0]}"#);
    let mut other = session(scheme("oh-hell", &["hook=off"]), 3);
    other.id = SessionId(8);
    other.participants[0].player = player(9);
    let mut second = Evening::of(other);
    second.play(r#"{"bids":[0,0,0],"tricks":[1,0,0]}"#);
    let now = |id| if id == player(9) { ann() } else { id };
    let all = merged_statistics(&[sitting(&first), sitting(&second)], now);
    let record = all.record(ann(), None);
    assert_eq!(record.sessions.len(), 2);
    assert_eq!(of(&record.tasks, &Achievement::Bid(0)), tries(0, 1));
    assert_eq!(of(&record.tasks, &Achievement::Bid(1)), tries(1, 1));
    assert_eq!(all.summary(player(9)).sessions, 0);
    // If both sat in one session despite the rules, they are merged there too.
    let now = |id| if id == player(1) { ann() } else { id };
    let all = merged_statistics(&[sitting(&first)], now);
    let record = all.record(ann(), None);
    assert_eq!(record.sessions[0].session.standing.players.len(), 2);
    assert_eq!(record.sessions[0].own.hands, 2);
    assert_eq!(of(&record.tasks, &Achievement::Bid(0)), tries(1, 1));
    assert_eq!(of(&record.tasks, &Achievement::Bid(1)), tries(1, 1));
    assert_eq!(all.summary(player(1)).sessions, 0);
}

/// A random session with hands, some of them changed afterwards.
fn random(seed: u64, table: usize) -> Ledger {
    let (id, settings, seats) = TABLES[table % TABLES.len()];
    let mut rng = Rng::new(seed);
    let mut session = session(scheme(id, settings), seats);
    session.id = SessionId(rng.id());
    session.started = minute(rng.points(100_000));
    let evening = Evening::of(session);
    let mut ledger = evening
        .staked(stake("0.05", "EUR"), SettleMode::PerPoint)
        .ledger;
    for _ in 0..12 {
        let edit = if rng.one_in(4) {
            random_edit(&mut rng, &ledger)
        } else {
            Edit::AddHand {
                index: ledger.session().hands.len(),
                hand: random_hand(&mut rng, &ledger),
            }
        };
        // The game may be over, or the session ended.
        let mut next = ledger.clone();
        if next.apply(&edit).is_ok() {
            ledger = next;
        }
    }
    ledger
}

/// A player's attempts from the records, hand by hand, without roles and results.
fn recount(session: &Session, who: PlayerId) -> Vec<(Achievement, u8, bool)> {
    let mut found = Vec::new();
    for hand in &session.hands {
        found.extend(tried(session, hand, who));
    }
    found.sort();
    found
}

fn tried(session: &Session, hand: &Hand, who: PlayerId) -> Option<(Achievement, u8, bool)> {
    let own = session.participants.iter().find(|one| one.player == who)?;
    let seat = hand.seats.iter().position(|id| *id == own.id)?;
    let record = &hand.record;
    match (&record.tricks, &session.scheme.rules) {
        (Some(Tricks::Seats(tricks)), rules) => {
            let bids = record.bids.as_ref()?;
            let (bid, taken) = (bids[seat]?, tricks[seat]?);
            let made = match (rules.partnership_bid(), bid) {
                (Some(_), Bid::Tricks(own)) => {
                    // If the partner bid nil, neither bids nor tricks are combined.
                    let (other, tricks) = (bids[(seat + 2) % 4]?, tricks[(seat + 2) % 4]?);
                    let helped = other
                        .number()
                        .map_or(0, |bid| i16::from(tricks) - i16::from(bid));
                    i16::from(taken) + helped >= i16::from(own)
                }
                _ => taken == bid.tricks(),
            };
            Some((Achievement::Bid(bid.tricks()), taken, made))
        }
        (Some(Tricks::Side(tricks)), rules) => {
            if let Some(id) = &record.contract {
                let declares = record.declarers.as_ref()?.contains(&own.id);
                let target = rules.contracts()?.contract(id)?.target;
                return declares.then(|| (contract(id), *tricks, target.made(*tricks)));
            }
            if let (Some(bidder), Some(bid)) = (record.bidder, record.bid) {
                let made = *tricks >= rules.odd_trick()?.book + bid;
                return (bidder == own.id).then_some((Achievement::Level(bid), *tricks, made));
            }
            let named = hand.seats.iter().position(|id| Some(*id) == record.side)?;
            let own = if (named + seat).is_multiple_of(2) {
                *tricks
            } else {
                13 - tricks
            };
            Some((Achievement::Hand, own, own >= 7))
        }
        (None, _) => None,
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn statistics_equal_an_independent_recount(seed: u64, table in 0..TABLES.len()) {
        let ledger = random(seed, table);
        let session = ledger.session();
        let sitting = Sitting::of(&ledger);
        let totals = ledger.totals();
        prop_assert_eq!(sitting.people.len(), sitting.players().len());
        for (one, own) in sitting.people.iter().zip(sitting.players()) {
            prop_assert_eq!(one.player, own.player);
            let mut found = Vec::new();
            for (task, tally) in &one.tasks {
                for (tricks, tries) in tally.iter() {
                    for made in [(tries.made, true), (tries.missed(), false)] {
                        found.extend((0..made.0).map(|_| (task.clone(), tricks, made.1)));
                    }
                }
            }
            found.sort();
            prop_assert_eq!(found, recount(session, one.player));
            let at = session.participants.iter().position(|other| other.player == one.player).unwrap();
            prop_assert_eq!(own.points, totals[at]);
            let hands = session.hands.iter().filter(|hand| {
                let out = hand.record.out.iter().flatten().any(|id| *id == session.participants[at].id);
                hand.seats.contains(&session.participants[at].id) && !out
            });
            prop_assert_eq!(own.hands as usize, hands.count());
            // Partners are mutual.
            for ((task, partner), together) in &one.partners {
                let other = sitting.person(*partner).unwrap();
                let back = other.partners.get(&(task.clone(), one.player));
                prop_assert_eq!(back.map(|back| back.tries), Some(together.tries));
            }
        }
        let money: i64 = sitting.players().iter().filter_map(|one| one.money).map(|(_, money)| money.0).sum();
        prop_assert_eq!(money, 0);
    }

    #[test]
    fn the_order_of_sessions_makes_no_difference(seed: u64) {
        let mut rng = Rng::new(seed);
        let mut all: Vec<Sitting> = (0..6).map(|_| Sitting::of(&random(rng.draw(), rng.below(TABLES.len())))).collect();
        let before = statistics(&all);
        let record = before.record(ann(), None);
        rng.shuffle(&mut all);
        let whole = statistics(&all);
        prop_assert_eq!(&whole.record(ann(), None), &record);
        prop_assert_eq!(whole.summary(ann()), before.summary(ann()));
        // Serialised statistics read back the same.
        let all: Vec<SessionStats> = all.into_iter().map(|one| one.stats).collect();
        let kept: Vec<SessionStats> = serde_json::from_str(&serde_json::to_string(&all).unwrap()).unwrap();
        prop_assert_eq!(&kept, &all);
        // The games add up to the total.
        let games = whole.games(ann());
        let evenings: usize = games.iter().map(|game| whole.record(ann(), Some(game)).sessions.len()).sum();
        prop_assert_eq!(evenings, record.sessions.len());
    }

    #[test]
    fn undone_hands_do_not_count(seed: u64, table in 0..TABLES.len()) {
        let before = random(seed, table);
        let mut ledger = before.clone();
        let mut rng = Rng::new(seed);
        let edit = Edit::AddHand { index: ledger.session().hands.len(), hand: random_hand(&mut rng, &ledger) };
        if ledger.apply(&edit).is_ok() {
            prop_assert_ne!(Sitting::of(&ledger).summary, Sitting::of(&before).summary);
            ledger.apply(&edit.inverse()).unwrap();
        }
        prop_assert_eq!(Sitting::of(&ledger), Sitting::of(&before));
    }
}
