//! Lists of sessions and ways to find one.

use super::Desk;
use crate::support::{minute, scheme, session};
use oddtrick::ledger::{Edit, OpenHand, Session, SessionId};
use oddtrick::store::{Database, SessionRow};

#[test]
fn a_row_says_what_the_session_has_come_to() {
    let mut desk = Desk::new(111);
    let mut db = desk.db();
    for _ in 0..9 {
        let row = desk.hand();
        desk.commit(&mut db, &[row]);
    }
    let at = minute(90);
    let row = desk.make(Edit::End { at });
    desk.commit(&mut db, &[row]);
    let [row]: [SessionRow; 1] = db.sessions().unwrap().try_into().unwrap();
    assert_eq!(
        (row.id, row.title.as_str(), row.started, row.ended),
        (desk.id(), "Saturday", minute(0), Some(at))
    );
    assert_eq!(
        (row.game.as_str(), row.scheme.as_str()),
        ("solo-whist", "solo-whist-points")
    );
    assert_eq!(row.scheme_name, desk.ledger.session().scheme.name);
    assert_eq!(
        (row.hands, row.last_hand, row.damaged),
        (9, Some(minute(8)), false)
    );
    let played = desk.ledger.played();
    for (place, player) in row.players.iter().enumerate() {
        let who = &desk.ledger.session().participants[place];
        assert_eq!(
            (player.id, player.player, &player.name),
            (who.id, who.player, &who.name)
        );
        assert_eq!(player.points, desk.ledger.totals()[place]);
        // Nobody came or went, so that seats and participants are the same.
        let deals = played
            .iter()
            .filter(|one| one.outcome.dealer.index() == place)
            .count();
        assert_eq!(
            (player.hands, player.deals),
            (9, u64::try_from(deals).unwrap())
        );
    }
}

#[test]
fn who_sits_out_has_dealt_and_not_played() {
    let mut desk = Desk::of(112, session(scheme("solo-whist-points", &[]), 5));
    let mut db = desk.db();
    for _ in 0..10 {
        let row = desk.hand();
        desk.commit(&mut db, &[row]);
    }
    let row = db.sessions().unwrap().remove(0);
    assert_eq!(
        row.players.iter().map(|player| player.hands).sum::<u64>(),
        40
    );
    assert_eq!(
        row.players.iter().map(|player| player.deals).sum::<u64>(),
        10
    );
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
    // Of two that began at once, the one that was put down last.
    assert_eq!(ids, [0xa3, 0xa2, 0xa1, 0xb1 << 120]);
    assert_eq!(db.latest().unwrap(), Some(SessionId(0xa3)));
    for (prefix, wanted) in [
        ("b", vec![0xb1 << 120]),
        ("b1", vec![0xb1 << 120]),
        ("b2", vec![]),
        ("000000000000000000000000000000a", vec![0xa3, 0xa2, 0xa1]),
        ("000000000000000000000000000000a2", vec![0xa2]),
        ("000000000000000000000000000000a20", vec![]),
        ("%", vec![]),
        ("B1", vec![]),
    ] {
        let found: Vec<u128> = db
            .find_sessions(prefix)
            .unwrap()
            .into_iter()
            .map(|id| id.0)
            .collect();
        assert_eq!(found, wanted, "{prefix}");
    }
}
