//! Merges, names, and stored statistics of sessions.

use crate::store::ops::payments::adds_player;
use crate::store::{Fixture, dump, raw};
use crate::support::{Sitting, by, minute, moved_by, scheme, session, statistics};
use oddtrick::ledger::{Edit, EditId, EditStamp, PlayerId, PlayerMerge, Session, SessionId};
use oddtrick::stats::Statistics;
use oddtrick::store::{
    AppAct, AppEdit, ComputedStats, Database, Finding, Merge, Player, StoreError,
};
use oddtrick::task::Work;
use std::collections::BTreeSet;

const ANN: PlayerId = PlayerId(1001);
const ZED: PlayerId = PlayerId(2000);
const TWIN: PlayerId = PlayerId(77);

fn edit(number: u128) -> EditId {
    EditId(9000 + number)
}

fn names(db: &mut Database) -> Vec<String> {
    let all = db.people().unwrap().players().into_iter();
    all.map(|player| player.name).collect()
}

/// A table of Ann, Bob, Cy and Dee, and another where an Anne takes Ann's seat.
fn two_tables() -> (Fixture, Database) {
    let fixture = Fixture::played(31);
    let mut db = fixture.db();
    let mut other: Session = session(scheme("solo-whist-points", &[]), 4);
    other.id = SessionId(8);
    other.participants[0].player = TWIN;
    other.participants[0].name = "Anne".to_owned();
    db.create_session(&other, &fixture.open, None).unwrap();
    (fixture, db)
}

#[test]
fn a_merge_applies_until_undone() {
    let (fixture, mut db) = two_tables();
    let before = db.load(fixture.id()).unwrap();
    assert!(names(&mut db).contains(&"Anne".to_owned()));
    db.merge_players(TWIN, ANN, by(edit(1), minute(1))).unwrap();
    assert!(!names(&mut db).contains(&"Anne".to_owned()));
    assert_eq!(
        db.people().unwrap().everybody().len(),
        db.people().unwrap().players().len() + 1
    );
    assert_eq!(
        db.people().unwrap().player_by_key("anne").map(|one| one.id),
        Some(ANN)
    );
    assert_eq!(
        db.people().unwrap().current_players().get(&TWIN),
        Some(&ANN)
    );
    // No fact has changed.
    assert_eq!(db.load(fixture.id()).unwrap(), before);
    let row = db.app_log().unwrap().pop().unwrap();
    let merged = AppEdit::MergePlayers(PlayerMerge::by_hand([TWIN, ANN]));
    assert_eq!((row.id, row.act), (edit(1), AppAct::Do(merged)));
    for merged in [false, true, false] {
        let number = 2 + db.app_log().unwrap().len() as u128;
        if merged {
            db.undo_or_redo_app(edit(1), true, by(edit(number), minute(2)))
                .unwrap();
        } else {
            db.undo_or_redo_app(edit(1), false, by(edit(number), minute(2)))
                .unwrap();
        }
        assert_eq!(names(&mut db).contains(&"Anne".to_owned()), !merged);
        assert_eq!(db.check(&Work::default()).unwrap(), []);
    }
}

#[test]
fn an_imported_merge_applies_to_current_players() {
    let (_desk, mut db) = two_tables();
    let twin = |id, name: &str| Player {
        id: PlayerId(id),
        name: name.to_owned(),
        created: minute(0),
    };
    // Players merged elsewhere are still two here.
    let import = |db: &mut Database, merges: &[(u128, u128)], by: EditStamp| {
        let mut merge = Merge::of(db).unwrap();
        for player in [twin(5, "Ann K."), twin(6, "Anny")] {
            merge.people.ensure_player(player).unwrap();
        }
        for (one, other) in merges {
            let both = [*one, *other].map(PlayerId);
            let now = both.map(|id| merge.people.current_player(id));
            let now = PlayerMerge::by_hand(now);
            merge.people.merge_players(both, now, by.at).unwrap();
        }
        db.merge(&merge, by, &Work::default()).unwrap();
    };
    let first = [(5, ANN.0), (6, TWIN.0)];
    import(&mut db, &first, by(edit(1), minute(1)));
    import(&mut db, &[(6, 5)], by(edit(2), minute(2)));
    let now = [(5, ANN), (6, ANN), (TWIN.0, ANN)].map(|(id, now)| (PlayerId(id), now));
    assert_eq!(db.people().unwrap().current_players(), now.into());
    let done = db.people().unwrap().merge_edit(TWIN, ANN).unwrap();
    db.undo_or_redo_app(done, false, by(edit(3), minute(3)))
        .unwrap();
    import(&mut db, &[(6, 5)], by(edit(4), minute(4)));
    assert_eq!(db.people().unwrap().current_players().get(&TWIN), None);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn co_players_are_all_who_shared_a_table() {
    let (_desk, mut db) = two_tables();
    let others: BTreeSet<_> = [1002, 1003, 1004].map(PlayerId).into();
    let co_players = db.co_players().unwrap();
    assert_eq!(co_players[&TWIN], others);
    assert!(others.iter().all(|who| co_players[who].contains(&TWIN)));
    db.merge_players(TWIN, ANN, by(edit(1), minute(1))).unwrap();
    let co_players = db.co_players().unwrap();
    assert!(co_players[&ANN].is_superset(&others));
    assert!(!co_players.contains_key(&TWIN));
    assert!(!co_players.values().any(|all| all.contains(&TWIN)));
}

#[test]
fn impossible_merges_are_refused() {
    let (_desk, mut db) = two_tables();
    let bob = PlayerId(1002);
    let player = |id, name: &str| Player {
        id,
        name: name.to_owned(),
        created: minute(0),
    };
    db.add_player(&player(ZED, "Zed")).unwrap();
    let mut merge = |who, into, number| db.merge_players(who, into, by(edit(number), minute(1)));
    assert_eq!(merge(ANN, ANN, 1), Err(StoreError::SamePlayer));
    assert_eq!(merge(ANN, bob, 1), Err(StoreError::SatTogether));
    assert_eq!(merge(TWIN, bob, 1), Err(StoreError::SatTogether));
    assert_eq!(
        merge(PlayerId(5), ANN, 1),
        Err(StoreError::NoPlayer(PlayerId(5)))
    );
    assert_eq!(merge(TWIN, ANN, 1), Ok(()));
    // A merged player cannot be merged again, and a chain is not a circle.
    let merged = |name: &str, now: &str| {
        let (name, now) = (name.to_owned(), now.to_owned());
        Err(StoreError::Merged { name, now })
    };
    assert_eq!(merge(TWIN, ZED, 2), merged("Anne", "Ann"));
    assert_eq!(merge(ZED, TWIN, 2), merged("Anne", "Ann"));
    assert_eq!(merge(ANN, ZED, 2), Ok(()));
    assert_eq!(merge(ZED, ANN, 3), merged("Ann", "Zed"));
    let now = db.people().unwrap().current_players();
    assert_eq!((now.get(&TWIN), now.get(&ANN)), (Some(&ZED), Some(&ZED)));
    // The first is undone and redone below the second.
    db.undo_or_redo_app(edit(1), false, by(edit(3), minute(1)))
        .unwrap();
    db.undo_or_redo_app(edit(1), true, by(edit(8), minute(1)))
        .unwrap();
    assert_eq!(db.people().unwrap().current_players(), now);
    // It is undone below the second, and Ann is merged into her duplicate: redoing it would form a circle.
    db.undo_or_redo_app(edit(1), false, by(edit(4), minute(1)))
        .unwrap();
    db.undo_or_redo_app(edit(2), false, by(edit(5), minute(1)))
        .unwrap();
    db.merge_players(ANN, TWIN, by(edit(6), minute(1))).unwrap();
    assert_eq!(
        db.undo_or_redo_app(edit(1), true, by(edit(7), minute(1))),
        merged("Ann", "Anne")
    );
    assert_eq!(db.people().unwrap().merge_edit(ANN, TWIN), Some(edit(6)));
    // The merge in force is the first, although another of these two comes after it.
    db.undo_or_redo_app(edit(6), false, by(edit(7), minute(1)))
        .unwrap();
    db.undo_or_redo_app(edit(1), true, by(edit(9), minute(1)))
        .unwrap();
    assert_eq!(db.people().unwrap().merge_edit(TWIN, ANN), Some(edit(1)));
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn plain_tables_follow_the_log_and_are_never_read() {
    let fixture = crate::store::durability::damage::full(176);
    let sound = std::fs::read(fixture.path()).unwrap();
    let whole = dump(fixture.path());
    let truth = crate::store::durability::damage::contents(&fixture, &mut fixture.db());
    let players = fixture.db().people().unwrap().everybody().len();
    for (table, rows) in [("players", players), ("payments", 1)] {
        assert_eq!(whole[table].len(), rows, "{table}");
    }
    for (table, sql) in [
        ("players", "UPDATE players SET name = 'Anx' WHERE name = 'Ann'"),
        ("players", "DELETE FROM players"),
        ("payments", "UPDATE payments SET amount = amount + 1"),
        ("payments", "UPDATE payments SET decimal = '9.99'"),
        ("payments", "INSERT INTO payments SELECT zeroblob(16), at, at_offset, payer, payee, amount, currency, note,
            sessions, decimal FROM payments"),
        ("payments", "DELETE FROM payments"),
    ] {
        std::fs::write(fixture.path(), &sound).unwrap();
        raw(fixture.path()).execute(sql, []).unwrap();
        let mut db = fixture.db();
        for found in [db.check(&Work::default()).unwrap(), db.quick_check().unwrap()] {
            let is_it = |one: &Finding| matches!(one, Finding::Row(StoreError::Damaged { table: found, .. }) if *found == table);
            assert!(!found.is_empty() && found.iter().all(is_it), "{sql}: {found:?}");
        }
        assert_eq!(crate::store::durability::damage::contents(&fixture, &mut db), truth, "{sql}");
        db.rebuild_projections().unwrap();
        assert_eq!(db.check(&Work::default()).unwrap(), [], "{sql}");
        db.close().unwrap();
        for table in ["players", "payments", "people_kept"] {
            assert_eq!(dump(fixture.path())[table], whole[table], "{sql}");
        }
    }
    // Outdated results are updated when the database is closed.
    raw(fixture.path())
        .execute_batch("DELETE FROM people_kept; DELETE FROM payments")
        .unwrap();
    assert_eq!(fixture.db().check(&Work::default()).unwrap(), []);
    fixture.db().close().unwrap();
    assert_eq!(dump(fixture.path())["payments"], whole["payments"]);
}

#[test]
fn changes_by_another_connection_are_followed() {
    let (fixture, mut db) = two_tables();
    let mut other = fixture.db();
    let zed = Player {
        id: ZED,
        name: "Zed".to_owned(),
        created: minute(0),
    };
    assert!(!names(&mut other).contains(&zed.name));
    for round in 0..3 {
        let number = 10 * round;
        db.rename_player(ANN, &format!("Ann {round}"), by(edit(number), minute(1)))
            .unwrap();
        assert!(names(&mut other).contains(&format!("Ann {round}")));
        other
            .merge_players(TWIN, ANN, by(edit(number + 1), minute(1)))
            .unwrap();
        assert_eq!(
            db.people().unwrap().current_players().get(&TWIN),
            Some(&ANN)
        );
        // A refused change leaves nothing behind.
        let taken = db.rename_player(ANN, "Bob", by(edit(number + 2), minute(1)));
        assert_eq!(taken, Err(StoreError::NameTaken("Bob".to_owned())));
        db.undo_or_redo_app(edit(number + 1), false, by(edit(number + 3), minute(1)))
            .unwrap();
        assert_eq!(other.people().unwrap().current_players().get(&TWIN), None);
    }
    other.add_player(&zed).unwrap();
    assert!(names(&mut db).contains(&zed.name));
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn a_new_name_applies_to_the_roster_only() {
    let (fixture, mut db) = two_tables();
    let before = db.load(fixture.id()).unwrap();
    db.rename_player(ANN, "Annabel", by(edit(1), minute(1)))
        .unwrap();
    assert!(names(&mut db).contains(&"Annabel".to_owned()));
    assert_eq!(db.load(fixture.id()).unwrap(), before);
    // The same name is no change, another player's is refused, and another case of the own name is accepted.
    db.rename_player(ANN, "Annabel", by(edit(2), minute(1)))
        .unwrap();
    let acts = db.app_log().unwrap();
    assert_eq!(acts.iter().filter(|row| !adds_player(row)).count(), 1);
    let taken = StoreError::NameTaken("BOB".to_owned());
    assert_eq!(
        db.rename_player(ANN, "BOB", by(edit(2), minute(1))),
        Err(taken)
    );
    db.rename_player(ANN, "ANNABEL", by(edit(2), minute(1)))
        .unwrap();
    assert_eq!(
        db.undo_or_redo_app(edit(1), false, by(edit(3), minute(1))),
        Err(StoreError::RenamedSince("ANNABEL".to_owned())),
        "somebody has called her something else since"
    );
    db.undo_or_redo_app(edit(2), false, by(edit(3), minute(1)))
        .unwrap();
    db.undo_or_redo_app(edit(1), false, by(edit(4), minute(1)))
        .unwrap();
    assert!(names(&mut db).contains(&"Ann".to_owned()));
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn statistics_follow_every_change() {
    let mut fixture = Fixture::played(32);
    let mut db = fixture.db();
    for step in 0..40 {
        let row = match step % 5 {
            0 => fixture.undo(),
            1 => fixture.redo(),
            _ => Some(fixture.edit()),
        };
        if let Some(row) = row {
            fixture.commit(&mut db, &[row]);
        }
        if let Some(at) = fixture.ledger.session().ended {
            let row = fixture.make(Edit::Reopen { at });
            fixture.commit(&mut db, &[row]);
        }
        let wanted = match Sitting::of(&fixture.ledger) {
            sitting if sitting.summary.standing.hands > 0 => statistics(&[sitting]),
            _ => Statistics::default(),
        };
        for _ in 0..2 {
            assert_eq!(
                db.computed_stats(usize::MAX).unwrap().all,
                wanted,
                "step {step}"
            );
            let (all, _) = db.finances(None, true).unwrap();
            assert_eq!(all.payouts, [moved_by(&fixture.ledger)], "step {step}");
            assert_eq!(all.left_out, []);
        }
    }
    let id = fixture.id();
    let count = |db: &mut Database, which: SessionId| {
        let (all, _) = db.finances(Some(which), true).unwrap();
        all.payouts.len()
    };
    assert_eq!(
        (count(&mut db, id), count(&mut db, SessionId(id.0 ^ 1))),
        (1, 0)
    );
    // Damage is reported, and the results are recomputed.
    let sql = "UPDATE standings SET players = json_set(players, '$[0][9]', json('true'))";
    raw(fixture.path()).execute(sql, []).unwrap();
    assert_eq!(db.check(&Work::default()).unwrap().len(), 1);
    assert_eq!(
        db.finances(None, true).unwrap().0.payouts,
        [moved_by(&fixture.ledger)]
    );
    assert_eq!(db.rebuild_projections().unwrap(), 1);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn statistics_are_computed_in_batches_and_once() {
    let fixture = Fixture::played(33);
    let mut db = fixture.db();
    let count = |figures: &ComputedStats| {
        let left_out = figures.too_large + figures.damaged.len();
        (figures.all.sessions, figures.waiting, left_out)
    };
    assert_eq!(count(&db.computed_stats(0).unwrap()), (0, 1, 0));
    assert_eq!(count(&db.computed_stats(1).unwrap()), (1, 0, 0));
    let whole = db.computed_stats(0).unwrap();
    assert_eq!(count(&whole), (1, 0, 0));
    db.close().unwrap();
    // A damaged row is reported, and recomputed.
    let conn = raw(fixture.path());
    conn.execute(
        "UPDATE figures SET document = replace(document, 'people', 'peopla')",
        [],
    )
    .unwrap();
    drop(conn);
    let mut db = fixture.db();
    assert_eq!(db.check(&Work::default()).unwrap().len(), 1);
    assert_eq!(db.computed_stats(usize::MAX).unwrap(), whole);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    // A session in the trash has none.
    db.delete_session(fixture.id(), by(edit(1), minute(1)))
        .unwrap();
    assert_eq!(count(&db.computed_stats(9).unwrap()), (0, 0, 0));
    db.undo_or_redo_app(edit(1), false, by(edit(2), minute(1)))
        .unwrap();
    assert_eq!(db.computed_stats(0).unwrap(), whole);
    // Nor has an unreadable one.
    db.close().unwrap();
    let conn = raw(fixture.path());
    conn.execute_batch(
        "DELETE FROM figures; DELETE FROM standings; UPDATE open_hands SET crc = crc / 2",
    )
    .unwrap();
    drop(conn);
    assert_eq!(count(&fixture.db().computed_stats(9).unwrap()), (0, 0, 1));
    // Other sessions' results do not depend on it.
    let (_, damaged) = fixture.db().finances(None, true).unwrap();
    let error = damaged.unwrap();
    let table = "open_hands";
    assert!(
        matches!(&error, StoreError::Damaged { table: found, .. } if *found == table),
        "{error}"
    );
    let other = Some(SessionId(fixture.id().0 ^ 1));
    let (others, damaged) = fixture.db().finances(other, true).unwrap();
    assert!(others.payouts.is_empty() && damaged.is_none());
    // A session without hands has none, which is no fault.
    let fixture = Fixture::new(34);
    assert_eq!(
        fixture.db().computed_stats(9).unwrap(),
        ComputedStats::default()
    );
}

#[test]
fn statistics_count_merged_players_as_one() {
    let (_desk, mut db) = two_tables();
    db.merge_players(ANN, TWIN, by(edit(1), minute(1))).unwrap();
    let all = db.computed_stats(9).unwrap().all;
    assert_eq!([ANN, TWIN].map(|who| all.summary(who).sessions), [0, 1]);
}
