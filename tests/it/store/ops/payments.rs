//! Payments are permanent, and undone only by a row that names them.

use crate::store::durability::damage::{contents, full};
use crate::store::{Fixture, dump, insert_sessions, new_file, raw};
use crate::support::{by, minute, participant};
use oddtrick::ledger::{
    EditId, OpenHand, Paid, PaidError, PaymentId, Payments, PlayerId, PlayerMerge, Session,
    SessionId, TakeBack,
};
use oddtrick::money::Money;
use oddtrick::store::{Access, AppAct, AppEdit, AppRow, Database, Merge, Player, StoreError};
use oddtrick::task::Work;

/// A player of the usual table.
fn player(number: usize) -> PlayerId {
    participant(number).player
}

/// These payments and undo rows.
fn payments<const N: usize, const M: usize>(paid: [Paid; N], back: [TakeBack; M]) -> Payments {
    Payments {
        paid: paid.map(|one| (one.id, one)).into(),
        taken_back: back.map(|row| (row.id, row)).into(),
    }
}

/// A payment from the second player to the first, in the session of the fixture.
pub(crate) fn paid(id: u128) -> Paid {
    Paid {
        id: PaymentId(id),
        at: minute(60),
        from: player(1),
        to: player(0),
        amount: Money(250),
        currency: "GBP".parse().unwrap(),
        note: "by card".to_owned(),
        sessions: vec![SessionId(7)],
    }
}

/// A player not on the roster, known elsewhere by another name.
fn twin(id: u128) -> Player {
    Player {
        id: PlayerId(id),
        name: format!("Ann {id}"),
        created: minute(0),
    }
}

/// Whether a row adds a player or begins a session.
pub(crate) fn adds_player(row: &AppRow) -> bool {
    matches!(
        row.act,
        AppAct::Do(AppEdit::AddPlayer { .. } | AppEdit::BeginSession { .. })
    )
}

fn in_force(db: &mut Database) -> Vec<u128> {
    let all = db.people().unwrap().payments().in_force();
    all.into_iter().map(|one| one.id.0).collect()
}

#[test]
fn payments_read_back() {
    let fixture = Fixture::new(141);
    let mut db = fixture.db();
    let two = [
        paid(1),
        Paid {
            at: minute(30),
            note: String::new(),
            ..paid(2)
        },
    ];
    db.pay(&two, &[], by(EditId(1), minute(61))).unwrap();
    db.close().unwrap();
    let mut db = fixture.db();
    let all = db.people().unwrap().payments();
    let all: Vec<Paid> = all.paid.into_values().collect();
    assert_eq!(all, two);
    assert_eq!(format!("{all:?}"), format!("{two:?}"));
    // Oldest first.
    assert_eq!(in_force(&mut db), [2, 1]);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn payments_worked_out_before_others_are_refused() {
    let fixture = Fixture::new(145);
    let mut db = fixture.db();
    let other = Session {
        id: SessionId(8),
        ..fixture.stored().session
    };
    db.create_session(&other, &OpenHand::default(), None)
        .unwrap();
    let elsewhere = Paid {
        sessions: vec![other.id],
        ..paid(9)
    };
    db.pay(&[elsewhere], &[], by(EditId(9), minute(60)))
        .unwrap();
    // The payment of another session does not matter.
    db.pay(&[paid(1)], &[], by(EditId(1), minute(61))).unwrap();
    let mut refused = |known: &[PaymentId]| {
        let done = db.pay(&[paid(2)], known, by(EditId(2), minute(62)));
        assert_eq!(done, Err(StoreError::PaymentsChanged), "{known:?}");
        in_force(&mut db)
    };
    // Recorded by somebody else meanwhile, then undone meanwhile.
    assert_eq!(refused(&[]), [1, 9]);
    let known = [PaymentId(1)];
    db.take_back(&known, by(EditId(3), minute(63))).unwrap();
    let done = db.pay(&[paid(2)], &known, by(EditId(4), minute(64)));
    assert_eq!(done, Err(StoreError::PaymentsChanged));
    db.pay(&[paid(2)], &[], by(EditId(4), minute(64))).unwrap();
    assert_eq!(in_force(&mut db), [2, 9]);
}

#[test]
fn payments_are_undone_and_restored_by_rows_that_name_them() {
    let fixture = Fixture::new(142);
    let mut db = fixture.db();
    db.pay(&[paid(1), paid(2)], &[], by(EditId(1), minute(61)))
        .unwrap();
    db.take_back(&[PaymentId(2)], by(EditId(2), minute(62)))
        .unwrap();
    assert_eq!(in_force(&mut db), [1]);
    for (wrong, error) in [
        (2, StoreError::TakenBack(PaymentId(2))),
        (3, StoreError::NoPayment(PaymentId(3))),
    ] {
        let both = [PaymentId(1), PaymentId(wrong)];
        assert_eq!(db.take_back(&both, by(EditId(3), minute(63))), Err(error));
    }
    // An undo row is not a payment.
    let rows = db.people().unwrap().payments().taken_back;
    let row = *rows.keys().next().unwrap();
    assert_eq!(
        db.take_back(&[row], by(EditId(3), minute(63))),
        Err(StoreError::NoPayment(row))
    );
    assert_eq!(in_force(&mut db), [1]);
    db.undo_or_redo_app(EditId(2), false, by(EditId(3), minute(63)))
        .unwrap();
    assert_eq!(in_force(&mut db), [1, 2]);
    db.undo_or_redo_app(EditId(2), true, by(EditId(4), minute(64)))
        .unwrap();
    assert_eq!(in_force(&mut db), [1]);
    // The whole act's payments in force are undone, and restored.
    db.undo_or_redo_app(EditId(1), false, by(EditId(5), minute(65)))
        .unwrap();
    assert_eq!(in_force(&mut db), [0; 0]);
    db.undo_or_redo_app(EditId(1), true, by(EditId(6), minute(66)))
        .unwrap();
    assert_eq!(in_force(&mut db), [1, 2]);
    db.undo_or_redo_app(EditId(1), false, by(EditId(7), minute(67)))
        .unwrap();
    assert_eq!(in_force(&mut db), [0; 0]);
    // Nothing written has changed.
    let written = db.people().unwrap().payments().paid;
    assert!(written.into_values().eq([paid(1), paid(2)]));
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    let log = db.app_log().unwrap();
    // All players first.
    let acts: Vec<&AppRow> = log.iter().skip_while(|row| adds_player(row)).collect();
    let both = vec![paid(1), paid(2)];
    assert_eq!(acts[0].act, AppAct::Do(AppEdit::Pay { paid: both }));
    let AppAct::Do(AppEdit::TakeBack { taken_back }) = &acts[1].act else {
        panic!("{:?}", acts[1])
    };
    assert_eq!(taken_back.len(), 1);
    assert_eq!(taken_back[0].of, PaymentId(2));
    // Each row has what it adds.
    let added: Vec<usize> = acts.iter().map(|row| row.taken_back.len()).collect();
    assert_eq!(added, [0, 0, 1, 1, 1, 2, 2]);
}

#[test]
fn invalid_payments_are_not_stored() {
    let fixture = Fixture::new(143);
    let before = dump(fixture.path());
    let long = "a".repeat(20_000);
    for (bad, wanted) in [
        (
            Paid {
                to: player(1),
                ..paid(2)
            },
            Some(StoreError::Paid(PaidError::ToOneself)),
        ),
        (
            Paid {
                amount: Money(0),
                ..paid(2)
            },
            Some(StoreError::Paid(PaidError::NotAboveZero)),
        ),
        (
            Paid {
                note: long,
                ..paid(2)
            },
            None,
        ),
        (
            Paid {
                sessions: vec![SessionId(7), SessionId(8)],
                ..paid(2)
            },
            Some(StoreError::NoSession(SessionId(8))),
        ),
        (paid(1), None),
    ] {
        let mut db = fixture.db();
        let error = db
            .pay(&[paid(1), bad], &[], by(EditId(1), minute(61)))
            .unwrap_err();
        assert!(wanted.is_none_or(|wanted| wanted == error), "{error}");
        db.close().unwrap();
        assert_eq!(dump(fixture.path()), before, "{error}");
    }
    let mut db = fixture.db();
    db.delete_session(fixture.id(), by(EditId(1), minute(0)))
        .unwrap();
    assert_eq!(
        db.pay(&[paid(1)], &[], by(EditId(2), minute(61))),
        Err(StoreError::Deleted(fixture.id()))
    );
}

#[test]
fn a_payment_outlives_its_session() {
    let fixture = Fixture::played(144);
    let mut db = fixture.db();
    db.pay(&[paid(1)], &[], by(EditId(1), minute(61))).unwrap();
    db.delete_session(fixture.id(), by(EditId(2), minute(62)))
        .unwrap();
    assert_eq!(db.purge(minute(100_000).to_utc()).unwrap(), 1);
    let written = db.people().unwrap().payments().paid;
    assert!(written.into_values().eq([paid(1)]));
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    insert_sessions(&mut db, &[fixture.stored()], by(EditId(3), minute(63))).unwrap();
    assert_eq!(in_force(&mut db), [1]);
}

#[test]
fn a_missing_row_of_the_payment_log_is_detected() {
    let fixture = full(146);
    let sound = std::fs::read(fixture.path()).unwrap();
    let truth = contents(&fixture, &mut fixture.db());
    let (_folder, path) = new_file();
    let guard = "log_rows_go_with_their_session";
    for which in ["min(seq)", "max(seq) - 3", "max(seq)"] {
        std::fs::write(&path, &sound).unwrap();
        let conn = raw(&path);
        let sql = "SELECT sql FROM sqlite_schema WHERE name = ?1";
        let sql: String = conn.query_row(sql, [guard], |row| row.get(0)).unwrap();
        let gone = format!(
            "DROP TRIGGER {guard}; DELETE FROM log WHERE stream = zeroblob(16)
             AND seq = (SELECT {which} FROM log WHERE stream = zeroblob(16)); {sql}"
        );
        conn.execute_batch(&gone).unwrap();
        drop(conn);
        let mut db = Database::open(&path, Access::MustExist).unwrap();
        assert_ne!(db.check(&Work::default()).unwrap(), [], "{which}");
        assert_ne!(db.quick_check().unwrap(), [], "{which}");
        assert!(db.people().is_err(), "{which}");
        crate::store::durability::damage::nothing_false(
            &truth,
            &contents(&fixture, &mut db),
            which,
        );
    }
}

#[test]
fn payments_are_imported_once() {
    let fixture = Fixture::new(147);
    let mut db = fixture.db();
    db.pay(&[paid(1)], &[], by(EditId(1), minute(61))).unwrap();
    let back = TakeBack {
        id: PaymentId(5),
        at: minute(70),
        of: PaymentId(3),
    };
    for _ in 0..2 {
        let mut merge = Merge::of(&mut db).unwrap();
        for id in [4, 9] {
            let both = [PlayerId(id), player(0)];
            merge.people.ensure_player(twin(id)).unwrap();
            let twins = PlayerMerge::by_hand(both);
            merge.people.merge_players(both, twins, minute(71)).unwrap();
        }
        merge
            .people
            .add_payments(&payments([paid(1), paid(3)], [back]), minute(71))
            .unwrap();
        db.merge(&merge, by(EditId(2), minute(71)), &Work::default())
            .unwrap();
        let all = db.people().unwrap().payments();
        assert_eq!((all.paid.len(), all.taken_back.len()), (2, 1));
        assert_eq!(in_force(&mut db), [1]);
        assert_eq!(db.check(&Work::default()).unwrap(), []);
    }
    // No session was imported, so there is nothing to undo.
    let acts = db.app_log().unwrap();
    let learned = |row: &&AppRow| {
        matches!(
            &row.act,
            AppAct::Do(AppEdit::MergePlayers { .. } | AppEdit::Receive { .. })
        )
    };
    assert_eq!(acts.iter().filter(learned).count(), 4);
    assert_eq!(
        acts.iter()
            .filter(|row| !adds_player(row) && !learned(row))
            .count(),
        1
    );
    let known = [4, 9].map(|id| (PlayerId(id), player(0)));
    assert_eq!(db.people().unwrap().current_players(), known.into());
    let mut other = Merge::of(&mut db).unwrap();
    other
        .people
        .add_payments(&payments([paid(6), paid(7)], []), minute(72))
        .unwrap();
    db.merge(&other, by(EditId(3), minute(72)), &Work::default())
        .unwrap();
    let mut differs = Merge::of(&mut db).unwrap();
    let other = Paid {
        amount: Money(1),
        ..paid(1)
    };
    let error = differs
        .people
        .add_payments(&payments([paid(8), other], []), minute(73))
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("another payment has the id {}", PaymentId(1))
    );
    let at = minute(71);
    let error = differs
        .people
        .add_payments(&payments([], [TakeBack { at, ..back }]), minute(73))
        .unwrap_err();
    assert_eq!(differs.is_empty(), Ok(true));
    assert_eq!(
        error.to_string(),
        format!("another payment has the id {}", back.id)
    );
    assert_eq!(db.people().unwrap().payments().paid.len(), 4);
}
