//! Random sessions round trip, and corrupted files.

use super::round_trip::{check, payouts_add_up};
use super::{BOTH, evening, read, without_hands, written};
use crate::support::{Rng, cases, random_edit, scheme, session, stake};
use oddtrick::ledger::{Edit, Ledger, SessionId, clean_name, clean_text, name_key};
use oddtrick::scheme::{Scheme, catalog};
use proptest::prelude::*;

/// A session after random edits, with players renamed to typed names.
fn random_session(seed: u64, number: u128, names: &[String], note: &str) -> Ledger {
    let rng = &mut Rng::new(seed);
    let schemes: Vec<_> = catalog::all().collect();
    let one = *rng.pick(&schemes);
    random_session_of(rng, one, number, names, note)
}

/// The same under this scheme, now and then with house rules.
fn random_session_of(
    rng: &mut Rng,
    one: &Scheme,
    number: u128,
    names: &[String],
    note: &str,
) -> Ledger {
    let houses: &[&[&str]] = if one.rules.contracts().is_some() {
        &[
            &[],
            &["all-pass=next-hand-doubles"],
            &["unit=3", "all-pass=goulash"],
        ]
    } else {
        &[&[], &["revoke={ points = -10, replaces = true }"]]
    };
    let settings = *rng.pick(houses);
    let (least, most) = (one.at_table.least.max(3), one.at_table.most.min(6));
    let seats = usize::from(least) + rng.below(usize::from(most - least) + 1);
    let mut start = session(scheme(&one.id, settings), seats);
    start.id = SessionId(number);
    start.stake = [None, stake("1/7", "GBP")][rng.below(2)];
    let mut ledger = Ledger::open(start).unwrap();
    for _ in 0..rng.below(25) {
        let edit = random_edit(rng, &ledger);
        ledger.apply(&edit).unwrap();
    }
    for (place, after) in names.iter().enumerate() {
        let Some(one) = ledger.session().participants.get(place) else {
            break;
        };
        // A name taken meanwhile is skipped.
        let _ = ledger.apply(&Edit::Rename {
            participant: one.id,
            before: one.name.clone(),
            after: after.clone(),
        });
    }
    if let Some(before) = ledger.session().hands.last().cloned() {
        let mut after = before.clone();
        after.record.note = Some(note.to_owned());
        ledger.apply(&Edit::ReplaceHand { before, after }).unwrap();
    }
    ledger
}

#[test]
fn sessions_of_every_shipped_scheme_round_trip() {
    for (one, seed) in catalog::all().zip(1..) {
        let rng = &mut Rng::new(seed);
        let ledgers: Vec<Ledger> = (1..6)
            .map(|number| random_session_of(rng, one, number, &[], "-"))
            .collect();
        check(&ledgers);
        for ledger in &ledgers {
            payouts_add_up(ledger);
        }
    }
}

fn any_name() -> impl Strategy<Value = String> {
    let typed = prop_oneof![
        any::<String>(),
        "['=+@,;\" -]{0,3}\\PC{1,10}",
        Just("👩\u{200D}🚀".to_owned()),
        Just("می\u{200C}نا".to_owned()),
    ];
    typed.prop_filter_map("no name", |typed| {
        clean_name(&typed)
            .ok()
            .filter(|name| !name_key(name).is_empty())
    })
}

fn any_note() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), "['=@,\"\n\tx-]{0,40}"].prop_map(|typed| clean_text(&typed))
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn random_sessions_round_trip(
        seeds in proptest::collection::vec(any::<u64>(), 1..4),
        names in proptest::collection::vec(any_name(), 0..6),
        note in any_note(),
    ) {
        let ledgers: Vec<Ledger> =
            seeds.iter().zip(1..).map(|(seed, number)| random_session(*seed, number, &names, &note)).collect();
        check(&ledgers);
        for ledger in &ledgers {
            payouts_add_up(ledger);
        }
    }

    #[test]
    fn arbitrary_bytes_are_refused_with_a_line(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        if let Err(error) = read(bytes.as_slice()) {
            prop_assert!(error.line >= 1);
        }
    }

    #[test]
    fn a_corrupted_file_is_read_or_refused(
        layout in prop::sample::select(&BOTH[..]),
        spoilt in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3_u8), 1..6),
    ) {
        let mut bytes = written(layout, &[evening(), without_hands()]).into_bytes();
        let lines = u64::try_from(bytes.iter().filter(|byte| **byte == b'\n').count()).unwrap();
        for (place, byte, how) in spoilt {
            let place = place.index(bytes.len());
            match how {
                0 => bytes[place] = byte,
                1 => bytes.insert(place, byte),
                _ => { bytes.remove(place); }
            }
        }
        match read(bytes.as_slice()) {
            // Points are checked, so an accepted file is at least a valid session.
            Ok(sessions) => check(&sessions.into_iter().map(|back| back.ledger).collect::<Vec<_>>()),
            Err(error) => prop_assert!((1..=lines + 7).contains(&error.line), "{error}"),
        }
    }
}
