//! The data salvaged from a file with lost data.

use super::damage::{force, full};
use crate::store::{Fixture, insert_sessions, new_file, raw};
use crate::support::{by, minute, participant, random_hand, scheme, session};
use oddtrick::ledger::{
    Edit, EditId, Log, OpenHand, Participant, Payments, PlayerId, Session, SessionId, Stored,
};
use oddtrick::store::{
    Access, AppAct, AppEdit, AppRow, Database, Finding, Player, Salvage, Salvaged, StoreError,
};
use oddtrick::task::Work;
use rusqlite::types::Value;
use std::path::Path;

/// Corrupts a row of this table.
fn spoil(path: &Path, table: &str, which: &str) {
    let conn = raw(path);
    let sql = format!("SELECT crc FROM {table} {which} LIMIT 1");
    let crc: i64 = conn.query_row(&sql, [], |row| row.get(0)).unwrap();
    let (column, with) = match table {
        "frozen_schemes" => ("document", Value::Text("{}".to_owned())),
        _ => ("crc", Value::Integer(crc ^ 1)),
    };
    force(&conn, table, column, &with, crc).unwrap();
}

/// The only session found, and the number of rows that its log had, if known.
fn only(path: &Path) -> (Salvaged, Option<u64>) {
    let found = Database::salvage(path).unwrap();
    assert_eq!(found.sessions.len(), 1);
    let (id, one) = found.sessions.into_iter().next().unwrap();
    assert_eq!(id, SessionId(7));
    (one, found.log_rows.get(&id).copied())
}

/// Sessions with all kinds of edits, one in four ended, in a file.
fn evenings(most: u128) -> (tempfile::TempDir, std::path::PathBuf, Vec<Stored>) {
    let all = (1..=most).map(|number| {
        let one = Session {
            // The latest have the smallest ids.
            id: SessionId(1000 - number),
            started: minute(i64::try_from(number).unwrap()),
            ..session(scheme("solo-whist-points", &[]), 4)
        };
        let mut fixture = Fixture::in_memory(u64::try_from(number).unwrap(), one);
        fixture.hand();
        for _ in 0..30 {
            fixture.edit();
        }
        match fixture.ledger.session().ended {
            None if number % 4 == 0 => drop(fixture.make(Edit::End { at: minute(999) })),
            Some(at) if number % 4 != 0 => drop(fixture.make(Edit::Reopen { at })),
            _ => {}
        }
        fixture.stored()
    });
    let all: Vec<Stored> = all
        .filter(|stored| !stored.session.hands.is_empty())
        .collect();
    let (folder, path) = new_file();
    let mut db = Database::open(&path, Access::Create).unwrap();
    insert_sessions(&mut db, &all, by(EditId(1), minute(0))).unwrap();
    db.close().unwrap();
    (folder, path, all)
}

#[test]
fn a_sound_file_is_salvaged_completely() {
    let fixture = full(231);
    let mut db = fixture.db();
    let found = Database::salvage(fixture.path()).unwrap();
    assert_eq!(found.people, db.app_log().unwrap());
    let one = &found.sessions[&fixture.id()];
    assert_eq!(one.stored, Some(fixture.stored()));
    let hands = fixture.ledger.session().hands.len();
    assert_eq!((one.known.hands, one.known.had), (Some(hands), hands));
    assert_eq!((one.known.hands_only, one.deleted), (false, false));
    db.delete_session(fixture.id(), by(EditId(100), minute(9)))
        .unwrap();
    db.close().unwrap();
    let (one, _) = only(fixture.path());
    assert!(one.deleted);
    assert_eq!(one.stored, Some(fixture.stored()));
}

#[test]
fn a_lost_part_costs_only_itself() {
    let mut fixture = Fixture::new(232);
    let mut db = fixture.db();
    for _ in 0..6 {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    db.close().unwrap();
    let sound = std::fs::read(fixture.path()).unwrap();
    let whole = fixture.stored();
    for table in [
        "log",
        "open_hands",
        "standings",
        "frozen_schemes",
        "sessions",
    ] {
        std::fs::write(fixture.path(), &sound).unwrap();
        let which = if table == "log" {
            "WHERE stream <> zeroblob(16)"
        } else {
            ""
        };
        spoil(fixture.path(), table, which);
        let (
            Salvaged {
                known: one, stored, ..
            },
            log_rows,
        ) = only(fixture.path());
        let lost_head = table == "sessions";
        let title = if lost_head { "" } else { "Saturday" };
        assert_eq!(one.title, title, "{table}");
        let started = if lost_head { minute(5) } else { minute(0) };
        assert_eq!(one.started, Some(started), "{table}");
        let had = if table == "standings" { 0 } else { 6 };
        assert_eq!(one.had, had, "{table}");
        let hands = match table {
            // A shipped scheme needs no row.
            "sessions" => None,
            // The first of them was on the lost row.
            "log" => Some(5),
            _ => Some(6),
        };
        assert_eq!(one.hands, hands, "{table}");
        assert_eq!(one.hands_only, table == "log", "{table}");
        let known = !lost_head && table != "open_hands";
        assert_eq!(log_rows, known.then_some(6), "{table}");
        if let Some(mut stored) = stored {
            assert_eq!(stored.log == whole.log, table != "log", "{table}");
            if table == "log" {
                stored
                    .session
                    .hands
                    .insert(0, whole.session.hands[0].clone());
            }
            assert_eq!(stored.session, whole.session, "{table}");
        }
    }
}

#[test]
fn the_index_of_the_schemes_need_not_be_sound() {
    let fixture = Fixture::played(238);
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    let root = |name: &str| -> usize {
        let page: u32 = raw(fixture.path())
            .query_row(sql, [name], |row| row.get(0))
            .unwrap();
        page as usize
    };
    let roots = ["sqlite_autoindex_frozen_schemes_1", "frozen_schemes"].map(root);
    let sound = std::fs::read(fixture.path()).unwrap();
    for page in roots {
        let mut bytes = sound.clone();
        bytes[4096 * (page - 1)..4096 * page].fill(0);
        std::fs::write(fixture.path(), &bytes).unwrap();
        assert_eq!(
            only(fixture.path()).0.stored,
            Some(fixture.stored()),
            "{page}"
        );
    }
}

#[test]
fn a_truncated_file_lacks_only_its_last_pages() {
    let (_folder, path, all) = evenings(8);
    let sound = std::fs::read(&path).unwrap();
    let hands = |salvage: Salvage| -> Vec<_> {
        let sessions = salvage.sessions.into_iter();
        sessions.map(|(id, one)| (id, one.stored)).collect()
    };
    for pages in [1, 2, 5] {
        let at = sound.len() - 4096 * pages;
        std::fs::write(&path, &sound[..at]).unwrap();
        let cut = hands(Database::salvage(&path).unwrap());
        let mut zeroed = sound.clone();
        zeroed[at..].fill(0);
        std::fs::write(&path, &zeroed).unwrap();
        assert_eq!(cut, hands(Database::salvage(&path).unwrap()), "{pages}");
        assert!(
            cut.len() > all.len() / 2,
            "{pages}: {} of {}",
            cut.len(),
            all.len()
        );
    }
}

#[test]
fn rows_lost_at_the_end_of_the_log_are_detected() {
    // A hand and a new title in turn, up to a lost one.
    for last in 2..=6 {
        let mut fixture = Fixture::new(237);
        let mut db = fixture.db();
        let mut before = fixture.ledger.session().clone();
        for number in 1..=last {
            before = fixture.ledger.session().clone();
            let row = if number % 2 == 1 {
                fixture.hand()
            } else {
                fixture.make(Edit::Retitle {
                    before: fixture.ledger.session().title.clone(),
                    after: format!("Evening {number}"),
                })
            };
            fixture.commit(&mut db, &[row]);
        }
        db.close().unwrap();
        spoil(
            fixture.path(),
            "log",
            &format!("WHERE seq = {last} AND stream <> zeroblob(16)"),
        );
        let (one, log_rows) = only(fixture.path());
        assert_eq!((log_rows, one.known.hands_only), (Some(last), false));
        let found = one.stored.unwrap();
        assert_eq!(found.session, before, "{last}");
        assert_eq!(
            found.log.rows(),
            &fixture.log.rows()[..fixture.log.rows().len() - 1]
        );
    }
}

#[test]
fn a_lost_page_costs_only_its_content() {
    let mut fixture = Fixture::new(236);
    let mut db = fixture.db();
    for number in 0..40 {
        let mut hand = random_hand(&mut fixture.rng, &fixture.ledger);
        hand.record.note = Some(format!("<{number}>{}", "a".repeat(900)));
        let index = fixture.ledger.session().hands.len();
        let row = fixture.make(Edit::AddHand { index, hand });
        fixture.commit(&mut db, &[row]);
    }
    db.close().unwrap();
    let mut bytes = std::fs::read(fixture.path()).unwrap();
    let has = |page: &[u8], text: &str| page.windows(text.len()).any(|at| at == text.as_bytes());
    let mut pages = bytes.chunks_mut(4096);
    let page = pages.find(|page| has(page, "<20>") && has(page, "add-hand"));
    page.unwrap().fill(0);
    std::fs::write(fixture.path(), &bytes).unwrap();
    let (one, _) = only(fixture.path());
    assert!(one.known.hands_only);
    let found = one.stored.unwrap().session.hands;
    let was = &fixture.ledger.session().hands;
    assert!((36..40).contains(&found.len()), "{}", found.len());
    assert_eq!(found[..16], was[..16]);
    assert!(found.ends_with(&was[24..]));
}

#[test]
fn a_session_with_a_lost_log_row_gets_a_new_log() {
    let (_folder, path, all) = evenings(16);
    for stored in &all {
        let id = format!("WHERE hex(stream) = '{:032X}'", stored.session.id.0);
        spoil(&path, "log", &id);
    }
    let (_elsewhere, sound) = new_file();
    let mut db = Database::open(&sound, Access::Create).unwrap();
    let salvaged = Database::salvage(&path).unwrap().sessions;
    for was in &all {
        let one = &salvaged[&was.session.id];
        let found = one.stored.as_ref().unwrap();
        let hands = found.session.hands.clone();
        assert!(hands.iter().all(|hand| was.session.hands.contains(hand)));
        // At most that row's hand may be lost.
        assert!(hands.len() + 1 >= was.session.hands.len());
        // Everything but the hands is unchanged, and the log leads there.
        let wanted = Session {
            hands,
            ..was.session.clone()
        };
        assert_eq!(found.session, wanted);
        assert!(one.known.hands_only);
        assert_eq!(found.open, OpenHand::default());
        assert_eq!(db.import_salvaged(found), Ok(true));
    }
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn a_session_is_adopted_unless_present() {
    let mut fixture = Fixture::played(233);
    let before = fixture.stored();
    let mut db = Database::open_in_memory().unwrap();
    assert_eq!(db.import_salvaged(&before), Ok(true));
    assert_eq!(db.import_salvaged(&before), Ok(false));
    fixture.check(&mut db);
    fixture.hand();
    assert_eq!(db.import_salvaged(&fixture.stored()), Ok(false));
    assert_eq!(db.import_salvaged(&before), Ok(false));
    fixture.check(&mut db);
    let mut other = Fixture::new(234);
    other.hand();
    assert_eq!(
        db.import_salvaged(&other.stored()),
        Err(StoreError::Differs {
            what: "session",
            id: fixture.id().to_string()
        })
    );
    fixture.check(&mut db);
    let mut rows: Vec<_> = fixture.log.rows().to_vec();
    rows[1].id = rows[0].id;
    let twice = Stored {
        session: Session {
            id: SessionId(8),
            ..fixture.ledger.session().clone()
        },
        log: Log::read(rows).unwrap(),
        open: OpenHand::default(),
    };
    assert!(matches!(
        db.import_salvaged(&twice),
        Err(StoreError::Refused(_))
    ));
}

#[test]
fn salvaged_participants_have_unique_names() {
    let mut fixture = Fixture::new(235);
    fixture.hand();
    let joins: Vec<Participant> = [4, 5].map(participant).into();
    fixture.make(Edit::Join {
        participant: joins[0].clone(),
    });
    fixture.make(Edit::Leave {
        participant: joins[0].clone(),
    });
    let seats = fixture.ledger.session().seats.clone();
    let mut after = seats.clone();
    after[0] = joins[1].id;
    fixture.make(Edit::Reseat {
        before: seats,
        after,
        joins: vec![joins[1].clone()],
        leaves: Vec::new(),
    });
    fixture.undo().unwrap();
    // The names are taken by others.
    let mut db = Database::open_in_memory().unwrap();
    for (number, name) in [(1, "Ann"), (2, "ann (2)"), (3, "Eve"), (4, "Fay")] {
        db.add_player(&player(number, name)).unwrap();
    }
    db.import_salvaged(&fixture.stored()).unwrap();
    let named = db.people().unwrap().everybody();
    for (number, wanted) in [(0, "Ann (3)"), (1, "Bob"), (4, "Eve (2)"), (5, "Fay (2)")] {
        let id = participant(number).player;
        let found = named.iter().find(|one| one.id == id).unwrap();
        assert_eq!(found.name, wanted);
    }
    fixture.check(&mut db);
}

fn player(id: u128, name: &str) -> Player {
    Player {
        id: PlayerId(id),
        name: name.to_owned(),
        created: minute(0),
    }
}

#[test]
fn log_rows_are_adopted_once_and_rebuild_derived_data() {
    let fixture = super::damage::full(238);
    let (mut there, mut db) = (fixture.db(), Database::open_in_memory().unwrap());
    there
        .delete_session(fixture.id(), by(EditId(100), minute(9)))
        .unwrap();
    let rows = there.app_log().unwrap();
    for _ in 0..2 {
        db.adopt_log(&rows).unwrap();
        assert_eq!(db.people().unwrap().lost_payments(), []);
        assert_eq!(db.app_log().unwrap(), rows);
        assert_eq!(
            db.people().unwrap().everybody(),
            there.people().unwrap().everybody()
        );
        assert_eq!(
            db.people().unwrap().payments(),
            there.people().unwrap().payments()
        );
        assert_eq!(
            db.people().unwrap().current_players(),
            there.people().unwrap().current_players()
        );
        assert_eq!(
            db.people().unwrap().house_rules(),
            there.people().unwrap().house_rules()
        );
        assert_eq!(db.check(&Work::default()).unwrap(), []);
    }
    // A deleted session is adopted as deleted, and can be restored.
    db.import_salvaged(&fixture.stored()).unwrap();
    db.trash_by_log().unwrap();
    let [_, listed] = db.all_sessions().unwrap();
    assert_eq!(listed[0].deleted, Some(minute(9).to_utc()));
    db.undelete(fixture.id(), by(EditId(901), minute(51)))
        .unwrap();
    db.trash_by_log().unwrap();
    let [_, listed] = db.all_sessions().unwrap();
    assert_eq!(listed, []);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn lost_rows_cost_only_their_dependants() {
    let fixture = super::damage::full(239);
    let rows = fixture.db().app_log().unwrap();
    let somebody = |row: &AppRow| matches!(&row.act, AppAct::Do(AppEdit::AddPlayer { player }) if player.id == participant(1).player);
    // A payment of an unknown player is not adopted, which is reported.
    let without: Vec<AppRow> = rows.iter().filter(|row| !somebody(row)).cloned().collect();
    assert_eq!(without.len() + 1, rows.len());
    let mut db = Database::open_in_memory().unwrap();
    db.adopt_log(&without).unwrap();
    assert_eq!(db.people().unwrap().lost_payments().len(), 3);
    assert_eq!(db.people().unwrap().payments(), Payments::default());
    let found = db.check(&Work::default()).unwrap();
    let lost = |one: &&Finding| matches!(one, Finding::Payment(_));
    assert_eq!(found.iter().filter(lost).count(), 3, "{found:?}");
    assert!(!found.iter().any(Finding::is_derived), "{found:?}");
    // Once the row is adopted from elsewhere, everything is present.
    let missing: Vec<AppRow> = rows.iter().filter(|row| somebody(row)).cloned().collect();
    db.adopt_log(&missing).unwrap();
    assert_eq!(db.people().unwrap().lost_payments(), []);
    assert_eq!(
        db.people().unwrap().payments(),
        fixture.db().people().unwrap().payments()
    );
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn players_of_one_name_from_two_logs_stay_separate() {
    let mut db = Database::open_in_memory().unwrap();
    db.add_player(&player(1, "Ann")).unwrap();
    let mut other = Database::open_in_memory().unwrap();
    other.add_player(&player(2, "ann")).unwrap();
    db.adopt_log(&other.app_log().unwrap()).unwrap();
    assert_eq!(db.people().unwrap().lost_payments(), []);
    let names: Vec<String> = db
        .people()
        .unwrap()
        .everybody()
        .into_iter()
        .map(|one| one.name)
        .collect();
    assert_eq!(names, ["Ann", "ann (2)"]);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}
