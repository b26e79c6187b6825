//! House rules: saved, changed, deleted, restored; sessions are not affected.

use crate::store::{Fixture, new_file, raw};
use crate::support::{Rng, by, minute, scheme, session};
use chrono::TimeDelta;
use oddtrick::ledger::{EditId, HouseRulesId, OpenHand, Session, SessionId};
use oddtrick::scheme::Scheme;
use oddtrick::scheme::derive::with_id_and_name;
use oddtrick::store::{Access, AppAct, AppEdit, BaseScheme, Database, HouseRules, StoreError};
use oddtrick::task::Work;

const OURS: HouseRulesId = HouseRulesId(1);
const THEIRS: HouseRulesId = HouseRulesId(2);

/// House rules based on a shipped scheme, with settings and their own id.
pub(crate) fn house(from: &str, id: &str, settings: &[&str]) -> Scheme {
    let scheme = scheme(from, settings);
    with_id_and_name(&scheme, id, "Ours", &scheme).unwrap()
}

/// The stored house rules, all readable.
fn kept(db: &mut Database) -> Vec<HouseRules> {
    db.people()
        .unwrap()
        .house_rules()
        .into_iter()
        .map(Result::unwrap)
        .collect()
}

/// The stored house rules, by id and document.
fn said(db: &mut Database) -> Vec<(HouseRulesId, String)> {
    let all = kept(db).into_iter();
    all.map(|rules| (rules.id, rules.scheme.document)).collect()
}

/// A database in memory with [`OURS`] as `friday`.
fn with_ours() -> (Database, Scheme) {
    let mut db = Database::open_in_memory().unwrap();
    let friday = house("oh-hell", "friday", &[]);
    db.add_house_rules(OURS, &friday, None, by(EditId(1), minute(0)))
        .unwrap();
    (db, friday)
}

#[test]
fn house_rules_are_stored_verbatim() {
    let (_folder, path) = new_file();
    let mut db = Database::open(&path, Access::Create).unwrap();
    let (friday, solo) = (
        house("oh-hell", "friday", &["made.constant=5"]),
        house("solo-whist-points", "solo", &["unit=2"]),
    );
    let base = BaseScheme::of(&scheme("oh-hell", &[]));
    let added = db
        .add_house_rules(OURS, &friday, Some(base.clone()), by(EditId(1), minute(0)))
        .unwrap();
    assert_eq!(
        added,
        HouseRules {
            id: OURS,
            base: Some(base),
            created: minute(0),
            changed: minute(0),
            scheme: friday.clone(),
        }
    );
    let second = db
        .add_house_rules(THEIRS, &solo, None, by(EditId(2), minute(1)))
        .unwrap();
    db.close().unwrap();
    let mut db = Database::open(&path, Access::MustExist).unwrap();
    assert_eq!(kept(&mut db), [added.clone(), second]);
    assert_eq!(db.people().unwrap().find_house_rules("friday"), Some(added));
    assert_eq!(db.people().unwrap().find_house_rules("saturday"), None);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn an_id_is_free_or_refused() {
    let (mut db, friday) = with_ours();
    let taken = Err(StoreError::SchemeTaken("friday".to_owned()));
    let again = |db: &mut Database, edit| {
        db.add_house_rules(THEIRS, &friday, None, by(EditId(edit), minute(1)))
    };
    assert_eq!(again(&mut db, 2), taken);
    assert_eq!(
        db.add_house_rules(
            THEIRS,
            &scheme("oh-hell", &["hook=off"]),
            None,
            by(EditId(2), minute(1))
        ),
        Err(StoreError::SchemeShips("oh-hell".to_owned()))
    );
    // House rules in the trash do not reserve their id, and cannot be restored while others have it.
    db.delete_house_rules(OURS, by(EditId(2), minute(1)))
        .unwrap();
    again(&mut db, 3).unwrap();
    assert_eq!(
        db.undo_or_redo_app(EditId(2), false, by(EditId(4), minute(2))),
        taken.map(drop)
    );
    db.delete_house_rules(THEIRS, by(EditId(4), minute(3)))
        .unwrap();
    db.undo_or_redo_app(EditId(2), false, by(EditId(5), minute(4)))
        .unwrap();
    assert_eq!(said(&mut db), [(OURS, friday.document.clone())]);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn a_change_is_undone_and_redone() {
    let (mut db, one) = with_ours();
    let two = house("oh-hell", "friday", &["made.constant=5"]);
    let three = house("oh-hell", "friday", &["made.constant=6", "hook=off"]);
    let change = |db: &mut Database, from: &Scheme, to: &Scheme, edit: u128| {
        let at = minute(i64::try_from(edit).unwrap());
        db.change_house_rules(OURS, &from.document, to, by(EditId(edit), at))
    };
    let changed = change(&mut db, &one, &two, 2).unwrap();
    assert_eq!(
        (changed.created, changed.changed, &changed.scheme),
        (minute(0), minute(2), &two)
    );
    change(&mut db, &two, &three, 3).unwrap();
    // A change of an outdated document, and one that changes the id, are refused.
    assert_eq!(
        change(&mut db, &two, &one, 4),
        Err(StoreError::StaleRules("friday".to_owned()))
    );
    assert_eq!(
        change(&mut db, &three, &house("oh-hell", "monday", &[]), 4),
        Err(StoreError::OtherScheme {
            wanted: "friday".to_owned(),
            found: "monday".to_owned()
        })
    );
    // The same content is no change.
    change(&mut db, &three, &three, 4).unwrap();
    assert_eq!(db.app_log().unwrap().len(), 3);
    // The log has the former document verbatim.
    let edit = AppEdit::ChangeHouseRules {
        rules: OURS,
        before: two.document.clone(),
        after: three.document.clone(),
    };
    assert_eq!(db.app_log().unwrap()[2].act, AppAct::Do(edit));
    // An older change cannot be undone below a newer one.
    assert_eq!(
        db.undo_or_redo_app(EditId(2), false, by(EditId(4), minute(4))),
        Err(StoreError::StaleRules("friday".to_owned()))
    );
    let mut edit = 4;
    let mut undo = |db: &mut Database, forwards: bool| {
        edit += 1;
        let at = minute(i64::try_from(edit).unwrap());
        db.undo_or_redo_house_rules(OURS, forwards, by(EditId(edit), at))
    };
    for now in [&two, &one] {
        undo(&mut db, false).unwrap();
        assert_eq!(said(&mut db), [(OURS, now.document.clone())]);
    }
    undo(&mut db, false).unwrap();
    assert_eq!(said(&mut db), [], "not even kept");
    let nothing = Err(StoreError::NoChangeOfRules(OURS));
    assert_eq!(undo(&mut db, false), nothing);
    for now in [&one, &two, &three] {
        undo(&mut db, true).unwrap();
        assert_eq!(said(&mut db), [(OURS, now.document.clone())]);
    }
    assert_eq!(undo(&mut db, true), nothing);
    // A new change makes redo impossible.
    undo(&mut db, false).unwrap();
    change(&mut db, &two, &one, 30).unwrap();
    assert_eq!(undo(&mut db, true), nothing);
    assert_eq!(
        db.undo_or_redo_house_rules(THEIRS, false, by(EditId(40), minute(40))),
        Err(StoreError::NoChangeOfRules(THEIRS))
    );
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn deleted_rules_are_gone_until_restored() {
    let (mut db, friday) = with_ours();
    let gone = StoreError::HouseRulesDeleted(OURS);
    for round in 0..3_u128 {
        let edit = |n: u128| EditId(10 + 4 * round + n);
        assert_eq!(
            db.undo_or_redo_app(edit(0), false, by(edit(0), minute(0))),
            Err(StoreError::NothingToUndo(edit(0)))
        );
        db.delete_house_rules(OURS, by(edit(0), minute(1))).unwrap();
        assert_eq!(
            (
                said(&mut db),
                db.people().unwrap().find_house_rules("friday")
            ),
            (vec![], None)
        );
        assert_eq!(
            db.delete_house_rules(OURS, by(edit(1), minute(1))).as_ref(),
            Err(&gone)
        );
        let other = house("oh-hell", "friday", &["hook=off"]);
        assert_eq!(
            db.change_house_rules(OURS, &friday.document, &other, by(edit(1), minute(1)))
                .as_ref(),
            Err(&gone)
        );
        assert_eq!(db.check(&Work::default()).unwrap(), []);
        if round == 1 {
            db.undo_or_redo_house_rules(OURS, false, by(edit(2), minute(2)))
                .unwrap();
        } else {
            db.undo_or_redo_app(edit(0), false, by(edit(2), minute(2)))
                .unwrap();
        }
        assert_eq!(said(&mut db), [(OURS, friday.document.clone())]);
    }
    assert_eq!(
        db.delete_house_rules(THEIRS, by(EditId(99), minute(3))),
        Err(StoreError::NoHouseRules(THEIRS))
    );
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn a_session_keeps_its_scheme() {
    let (_folder, path) = new_file();
    let mut db = Database::open(&path, Access::Create).unwrap();
    let before = house("oh-hell", "friday", &["made.constant=5"]);
    let after = house("oh-hell", "friday", &["made.constant=50"]);
    db.add_house_rules(OURS, &before, None, by(EditId(1), minute(0)))
        .unwrap();
    let begun = Session {
        id: SessionId(8),
        ..session(before.clone(), 4)
    };
    db.create_session(&begun, &OpenHand::default(), None)
        .unwrap();
    let frozen = |path: &std::path::Path| -> Vec<u8> {
        let sql =
            "SELECT CAST(document AS BLOB) FROM frozen_schemes JOIN sessions ON scheme = hash";
        raw(path).query_row(sql, [], |row| row.get(0)).unwrap()
    };
    let unchanged = |db: Database, what: &str| {
        db.close().unwrap();
        assert_eq!(frozen(&path), before.document.as_bytes(), "{what}");
        let mut db = Database::open(&path, Access::MustExist).unwrap();
        let stored = db.load(SessionId(8)).unwrap().session;
        assert_eq!(stored, begun, "{what}");
        assert_eq!(stored.scheme.document, before.document, "{what}");
        assert_eq!(db.check(&Work::default()).unwrap(), [], "{what}");
        db
    };
    db = unchanged(db, "begun");
    db.change_house_rules(OURS, &before.document, &after, by(EditId(2), minute(1)))
        .unwrap();
    db = unchanged(db, "changed");
    db.delete_house_rules(OURS, by(EditId(3), minute(2)))
        .unwrap();
    db = unchanged(db, "deleted");
    // They stay in the log for any length of time.
    let year = TimeDelta::days(365);
    assert_eq!(db.purge(minute(2).to_utc() + year), Ok(0));
    db = unchanged(db, "deleted long ago");
    assert_eq!(db.people().unwrap().find_house_rules("friday"), None);
    db.undo_or_redo_app(EditId(3), false, by(EditId(4), minute(600_000)))
        .unwrap();
    unchanged(db, "brought back");
}

#[test]
fn a_backup_includes_house_rules() {
    let fixture = Fixture::played(141);
    let mut db = fixture.db();
    let friday = house("oh-hell", "friday", &[]);
    db.add_house_rules(OURS, &friday, None, by(EditId(1), minute(0)))
        .unwrap();
    let (_elsewhere, copy) = new_file();
    db.backup_to(&copy).unwrap();
    let mut copy = Database::open(&copy, Access::MustExist).unwrap();
    assert_eq!(kept(&mut copy), kept(&mut db));
    assert_eq!(copy.check(&Work::default()).unwrap(), []);
}

#[test]
fn the_log_leads_to_the_current_rules() {
    for seed in 1..=4 {
        let mut rng = Rng::new(seed);
        let mut db = Database::open_in_memory().unwrap();
        let ids = ["friday", "monday", "sunday"];
        let (mut done, mut refused) = (0, 0);
        for step in 0..120_u128 {
            let (edit, at) = (EditId(step), minute(i64::try_from(step).unwrap()));
            // Two of them want the same id.
            let number = rng.below(4);
            let rules = HouseRulesId(u128::try_from(number).unwrap());
            let constant = format!("made.constant={}", rng.below(100));
            let scheme = house("oh-hell", ids[number % 3], &[&constant]);
            let before = said(&mut db);
            let there = before.iter().find(|(id, _)| *id == rules);
            let came = match rng.below(6) {
                0 => db
                    .add_house_rules(rules, &scheme, None, by(edit, at))
                    .map(drop),
                1 | 2 => {
                    let document = there.map_or("", |(_, document)| document);
                    db.change_house_rules(rules, document, &scheme, by(edit, at))
                        .map(drop)
                }
                3 => db.delete_house_rules(rules, by(edit, at)),
                4 => db.undo_or_redo_house_rules(rules, false, by(edit, at)),
                _ => db.undo_or_redo_house_rules(rules, true, by(edit, at)),
            };
            if came.is_ok() {
                done += 1;
            } else {
                assert_eq!(said(&mut db), before);
                refused += 1;
            }
            assert_eq!(db.check(&Work::default()).unwrap(), [], "step {step}");
        }
        assert!(done > 20 && refused > 20, "{done} {refused}");
        // Everything can be undone and redone.
        let last = said(&mut db);
        for (rules, document) in &last {
            db.undo_or_redo_house_rules(*rules, false, by(EditId(1000 + rules.0), minute(1000)))
                .unwrap();
            db.undo_or_redo_house_rules(*rules, true, by(EditId(2000 + rules.0), minute(1001)))
                .unwrap();
            assert!(said(&mut db).contains(&(*rules, document.clone())));
        }
        assert_eq!(said(&mut db), last);
    }
}
