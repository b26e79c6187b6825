//! Listing and finding sessions.

use crate::store::{Fixture, raw};
use crate::support::{by, minute, scheme, session};
use oddtrick::ledger::{Edit, EditId, OpenHand, Session, SessionId, SessionSummary, Standing};
use oddtrick::store::Database;
use std::sync::Arc;

#[test]
fn a_row_has_the_sessions_results() {
    let mut fixture = Fixture::new(111);
    let mut db = fixture.db();
    for _ in 0..9 {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    let at = minute(90);
    let row = fixture.make(Edit::End { at });
    fixture.commit(&mut db, &[row]);
    let [row]: [SessionSummary; 1] = db.sessions().unwrap().try_into().unwrap();
    assert_eq!(
        (
            row.id,
            row.standing.title.as_str(),
            row.started,
            row.standing.ended
        ),
        (fixture.id(), "Saturday", minute(0), Some(at))
    );
    assert_eq!(
        (&*row.scheme.game, &*row.scheme.id),
        ("solo-whist", "solo-whist-points")
    );
    assert_eq!(row.scheme.name, fixture.ledger.session().scheme.name);
    assert_eq!(
        (row.standing.hands, row.standing.last_hand, row.damaged),
        (9, Some(minute(8)), false)
    );
    let played = fixture.ledger.played();
    for (place, player) in row.standing.players.iter().enumerate() {
        let who = &fixture.ledger.session().participants[place];
        assert_eq!(
            (player.id, player.player, &*player.name),
            (who.id, who.player, &*who.name)
        );
        assert_eq!(player.points, fixture.ledger.totals()[place]);
        // Nobody joined or left, so seats and participants are the same.
        let deals = played
            .iter()
            .filter(|one| one.outcome.dealer.index() == place)
            .count();
        assert_eq!(
            (player.hands, player.deals),
            (9, u32::try_from(deals).unwrap())
        );
    }
}

#[test]
fn a_dealer_who_sits_out_has_not_played() {
    let mut fixture = Fixture::of(112, session(scheme("solo-whist-points", &[]), 5));
    let mut db = fixture.db();
    for _ in 0..10 {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    let row = db.sessions().unwrap().remove(0);
    assert_eq!(
        row.standing
            .players
            .iter()
            .map(|player| player.hands)
            .sum::<u32>(),
        40
    );
    assert_eq!(
        row.standing
            .players
            .iter()
            .map(|player| player.deals)
            .sum::<u32>(),
        10
    );
}

#[test]
fn an_incomplete_session_is_an_error() {
    for sql in [
        "UPDATE sessions SET crc = crc / 2",
        "UPDATE frozen_schemes SET name = 'Another'",
        "DELETE FROM open_hands",
        "UPDATE open_hands SET log_rows = log_rows + 1",
    ] {
        let fixture = Fixture::played(112);
        let file = raw(fixture.path());
        file.pragma_update(None, "foreign_keys", false).unwrap();
        assert!(file.execute(sql, []).unwrap() > 0, "{sql}");
        drop(file);
        let [row]: [SessionSummary; 1] = fixture.db().sessions().unwrap().try_into().unwrap();
        assert!(row.damaged, "{sql}");
        assert_eq!(
            (row.id, row.standing.players.len(), row.standing.hands),
            (fixture.id(), 0, 0)
        );
    }
}

#[test]
fn lost_or_damaged_derived_data_is_rebuilt() {
    for sql in [
        "DELETE FROM standings",
        "UPDATE standings SET hands = hands + 1",
        "UPDATE standings SET log_rows = log_rows - 1",
        "UPDATE standings SET players = json_remove(players, '$[0]')",
        "UPDATE standings SET players = json_set(players, '$[1][2]', 'Zoe')",
        "UPDATE standings SET players = json_set(players, '$[2][3]', 1)",
        "UPDATE standings SET players = '[]'",
    ] {
        let fixture = Fixture::played(112);
        let truth = fixture.db().sessions().unwrap();
        let file = raw(fixture.path());
        assert!(file.execute(sql, []).unwrap() > 0, "{sql}");
        drop(file);
        assert_eq!(fixture.db().sessions().unwrap(), truth, "{sql}");
    }
}

#[test]
fn the_first_rows_are_whole_and_the_others_keep_their_places() {
    let mut db = Database::open_in_memory().unwrap();
    for id in 1..=120 {
        let one = Session {
            id: SessionId(id),
            started: minute((id * 7 % 120).try_into().unwrap()),
            ..session(scheme("solo-whist-points", &[]), 4)
        };
        db.create_session(&one, &OpenHand::default(), None).unwrap();
    }
    db.delete_session(SessionId(3), by(EditId(1), minute(0)))
        .unwrap();
    let [live, deleted] = db.all_sessions().unwrap();
    let [first, trash] = db.first_sessions().unwrap();
    assert_eq!((trash, first.len()), (deleted, 119));
    assert_eq!(first[..100], live[..100]);
    for (one, whole) in first.iter().zip(&live).skip(100) {
        let ended = Standing {
            ended: Some(whole.started),
            ..Standing::default()
        };
        let known = SessionSummary {
            standing: ended,
            ..whole.clone()
        };
        assert_eq!(*one, known);
    }
}

#[test]
fn shared_players_and_schemes_are_stored_once() {
    let mut db = Database::open_in_memory().unwrap();
    for id in 1..=3 {
        let one = Session {
            id: SessionId(id),
            ..session(scheme("solo-whist-points", &[]), 4)
        };
        db.create_session(&one, &OpenHand::default(), None).unwrap();
    }
    // As when idle.
    db.update_projections(usize::MAX).unwrap();
    let rows = db.sessions().unwrap();
    for row in &rows[1..] {
        assert!(Arc::ptr_eq(&row.scheme, &rows[0].scheme));
        for (one, same) in row.standing.players.iter().zip(&rows[0].standing.players) {
            assert!(Arc::ptr_eq(&one.name, &same.name));
        }
    }
}

#[test]
fn the_newest_comes_first() {
    let mut db = Database::open_in_memory().unwrap();
    assert_eq!(
        (db.sessions().unwrap(), db.latest().unwrap()),
        (vec![], None)
    );
    for (id, started) in [(0xa1, 5), (0xa2, 7), (0xb1 << 120, 3), (0xa3, 7)] {
        let one = Session {
            id: SessionId(id),
            started: minute(started),
            ..session(scheme("solo-whist-points", &[]), 4)
        };
        db.create_session(&one, &OpenHand::default(), None).unwrap();
    }
    let ids: Vec<u128> = db
        .sessions()
        .unwrap()
        .into_iter()
        .map(|row| row.id.0)
        .collect();
    // Two sessions have the same start: the one stored last is the latest.
    assert_eq!(ids, [0xa3, 0xa2, 0xa1, 0xb1 << 120]);
    assert_eq!(db.latest().unwrap(), Some(SessionId(0xa3)));
}

#[test]
fn a_season_offers_no_game_without_hands() {
    let mut fixture = Fixture::new(113);
    let mut db = fixture.db();
    let unplayed = Session {
        id: SessionId(1),
        ..session(scheme("oh-hell", &[]), 4)
    };
    db.create_session(&unplayed, &OpenHand::default(), None)
        .unwrap();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    db.update_projections(usize::MAX).unwrap();
    assert_eq!(db.games().unwrap(), ["solo-whist"]);
    // A new session offers it.
    let mut recent = db.recent_games().unwrap();
    recent.sort();
    assert_eq!(recent, ["oh-hell", "solo-whist"]);
}
