//! Merging a file into a known session.

use super::{BOTH, evening, imported, written};
use crate::support::{Evening, NAMES, id, minute, scheme, session, stake};
use oddtrick::exchange::{Imported, Layout, merge};
use oddtrick::ledger::{Edit, Ledger, Session, Terms};
use oddtrick::scheme::SettleMode;
use oddtrick::scheme::keyword::Keyword;

fn file(ledger: &Ledger) -> Imported {
    imported(&written(Layout::Long, std::slice::from_ref(ledger)))
        .unwrap()
        .remove(0)
}

/// A known session after an import.
fn merged(known: &Ledger, file: &Imported) -> Ledger {
    let mut ledger = known.clone();
    for (edit, _) in merge(known.session(), file).unwrap() {
        ledger
            .apply(&edit)
            .unwrap_or_else(|error| panic!("{edit:?}: {error}"));
    }
    ledger
}

fn refused(known: &Session, file: &Imported) -> String {
    merge(known, file).unwrap_err().to_string()
}

#[test]
fn a_known_session_changes_nothing() {
    for layout in BOTH {
        let back = imported(&written(layout, &[evening()])).unwrap().remove(0);
        assert_eq!(
            merge(evening().session(), &back),
            Ok(Vec::new()),
            "{}",
            layout.word()
        );
    }
}

#[test]
fn an_older_file_changes_nothing() {
    let mut older = evening();
    older.apply(&Edit::Reopen { at: minute(200) }).unwrap();
    let file_before = file(&older);
    let hand = older.session().hands[5].clone();
    older.apply(&Edit::RemoveHand { index: 5, hand }).unwrap();
    let mut now = evening();
    now.apply(&Edit::Retitle {
        before: evening().session().title.clone(),
        after: "New".to_owned(),
    })
    .unwrap();
    let before = "Smith, Bob".to_owned();
    now.apply(&Edit::Rename {
        participant: id(1),
        before,
        after: "Robert".to_owned(),
    })
    .unwrap();
    for file in [file_before, file(&older)] {
        assert_eq!(merged(&now, &file), now);
    }
}

#[test]
fn new_hands_are_added_with_new_players_stakes_and_titles() {
    let mut known =
        Evening::new("solo-whist-units", &[], 4).staked(stake("0.05", "GBP"), SettleMode::PerPoint);
    known.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#);
    let mut later = Evening {
        ledger: known.ledger.clone(),
    };
    later.join(4);
    later.reseat(&[0, 1, 2, 4]);
    later.try_restake(1, stake("0.10", "GBP")).unwrap();
    later.play(r#"{"contract":"solo","declarers":["Eve"],"tricks":4,"dealer":"Ann"}"#);
    later
        .ledger
        .apply(&Edit::Retitle {
            before: "Saturday".to_owned(),
            after: "Sunday".to_owned(),
        })
        .unwrap();
    assert_eq!(merged(&known.ledger, &file(&later.ledger)), later.ledger);
    later.ledger.apply(&Edit::End { at: minute(9) }).unwrap();
    assert_eq!(merged(&known.ledger, &file(&later.ledger)), later.ledger);
    // The known one ended too early and was continued elsewhere.
    known.ledger.apply(&Edit::End { at: minute(2) }).unwrap();
    assert_eq!(merged(&known.ledger, &file(&later.ledger)), later.ledger);
}

#[test]
fn points_brought_forward_fit_the_seats_of_the_first_hand() {
    let known = Evening::new("minnesota-whist", &[], 4);
    let mut later = Evening {
        ledger: known.ledger.clone(),
    };
    let begun = Edit::begin_with(known.ledger.session(), &[(id(0), 2)]).unwrap();
    later.ledger.apply(&begun).unwrap();
    later.play(r#"{"mode":"high","bidder":"Ann","tricks":8}"#);
    // The partners change.
    later.reseat(&[0, 2, 1, 3]);
    later.play(r#"{"mode":"high","bidder":"Ann","tricks":8}"#);
    assert_eq!(merged(&known.ledger, &file(&later.ledger)), later.ledger);
}

#[test]
fn equal_values_are_not_changed() {
    let mut known =
        Evening::new("solo-whist-units", &[], 4).staked(stake("0.05", "GBP"), SettleMode::PerPoint);
    known.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#);
    let mut later = Evening {
        ledger: known.ledger.clone(),
    };
    later.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":4}"#);
    let edits = |later: &Evening| merge(known.ledger.session(), &file(&later.ledger)).unwrap();
    let only: Vec<Edit> = edits(&later).into_iter().map(|(edit, _)| edit).collect();
    assert!(
        matches!(only[..], [Edit::AddHand { index: 1, .. }]),
        "{only:?}"
    );
    // Terms changed elsewhere are imported.
    let before = later.ledger.session().terms;
    let after = Terms {
        settle: SettleMode::Difference,
        ..before
    };
    later.ledger.apply(&Edit::Settle { before, after }).unwrap();
    assert_eq!(edits(&later).len(), 2);
    assert_eq!(merged(&known.ledger, &file(&later.ledger)), later.ledger);
}

#[test]
fn a_player_renamed_here_keeps_the_name() {
    let mut known = Evening::new("solo-whist-units", &[], 4);
    let mut later = Evening {
        ledger: known.ledger.clone(),
    };
    later.play(r#"{"contract":"solo","declarers":["Ann"],"tricks":4}"#);
    known
        .ledger
        .apply(&Edit::Rename {
            participant: id(0),
            before: NAMES[0].to_owned(),
            after: "Anna".to_owned(),
        })
        .unwrap();
    let after = merged(&known.ledger, &file(&later.ledger));
    assert_eq!(after.session().participants[0].name, "Anna");
    assert_eq!(after.session().hands, later.ledger.session().hands);
}

#[test]
fn a_known_hand_that_differs_is_refused_by_line() {
    let file = file(&evening());
    let mut known = evening();
    let before = known.session().hands[3].clone();
    let mut after = before.clone();
    after.record.note = Some("another".to_owned());
    known.apply(&Edit::ReplaceHand { before, after }).unwrap();
    // The header, and three hands of five rows before it; the second note takes two lines.
    assert_eq!(
        refused(known.session(), &file),
        "line 18: hand 4 differs from the one already recorded"
    );
    let mut known = evening();
    known.apply(&Edit::Reopen { at: minute(200) }).unwrap();
    let hand = known.session().hands[0].clone();
    known.apply(&Edit::RemoveHand { index: 0, hand }).unwrap();
    assert_eq!(
        refused(known.session(), &file),
        "line 2: hand 1 differs from the one already recorded"
    );
}

#[test]
fn a_session_under_another_scheme_is_another_one() {
    let known = session(scheme("solo-whist-units", &[]), 4);
    for other in [
        Session {
            scheme: scheme("solo-whist-points", &[]),
            ..known.clone()
        },
        Session {
            started: minute(1),
            ..known.clone()
        },
        Session {
            first_dealer: id(1),
            ..known.clone()
        },
    ] {
        let file = file(&Ledger::open(other).unwrap());
        let wanted = "line 2: session 00000000000000000000000000000007 is known with another scheme, \
                      start or first dealer";
        assert_eq!(refused(&known, &file), wanted);
    }
}
