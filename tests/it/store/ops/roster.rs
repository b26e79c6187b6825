//! The roster: every player once, however added.

use crate::store::Fixture;
use crate::support::{id, minute, participant};
use oddtrick::ledger::{Edit, Participant, PlayerId};
use oddtrick::store::{Database, Player, StoreError};
use oddtrick::task::Work;

#[test]
fn the_roster_holds_everybody_once() {
    let mut db = Database::open_in_memory().unwrap();
    let player = |id, name: &str| Player {
        id: PlayerId(id),
        name: name.to_owned(),
        created: minute(0),
    };
    db.add_player(&player(1, "José")).unwrap();
    db.add_player(&player(2, "مینا")).unwrap();
    for twin in ["JOSÉ", "jose\u{301}", "José"] {
        assert_eq!(
            db.add_player(&player(3, twin)),
            Err(StoreError::NameTaken(twin.to_owned()))
        );
    }
    for bad in ["", "\0", "a\0b", &"a".repeat(257)] {
        assert!(
            matches!(db.add_player(&player(4, bad)), Err(StoreError::Refused(_))),
            "{bad:?}"
        );
    }
    assert_eq!(
        db.people().unwrap().player_by_key("josé"),
        Some(player(1, "José"))
    );
    assert_eq!(db.people().unwrap().player_by_key("jose"), None);
    assert_eq!(
        db.people().unwrap().players(),
        [player(1, "José"), player(2, "مینا")]
    );
}

#[test]
fn players_are_added_to_the_roster() {
    let mut fixture = Fixture::new(26);
    let mut db = fixture.db();
    let names = |db: &mut Database| {
        db.people()
            .unwrap()
            .players()
            .into_iter()
            .map(|player| player.name)
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&mut db), ["Ann", "Bob", "Cy", "Dee"]);
    let row = fixture.make(Edit::Join {
        participant: participant(4),
    });
    fixture.commit(&mut db, &[row]);
    assert_eq!(names(&mut db), ["Ann", "Bob", "Cy", "Dee", "Eve"]);
    // A name used in one session does not change others.
    let row = fixture.make(Edit::Rename {
        participant: id(0),
        before: "Ann".to_owned(),
        after: "Queen".to_owned(),
    });
    fixture.commit(&mut db, &[row]);
    assert_eq!(names(&mut db), ["Ann", "Bob", "Cy", "Dee", "Eve"]);
    let other = Participant {
        player: PlayerId(77),
        ..participant(5)
    };
    db.add_player(&Player {
        id: PlayerId(78),
        name: other.name.to_uppercase(),
        created: minute(0),
    })
    .unwrap();
    let row = fixture.make(Edit::Join { participant: other });
    let taken = StoreError::NameTaken("Fay".to_owned());
    assert_eq!(
        db.commit(fixture.id(), row.seq - 1, &[row], &fixture.open),
        Err(taken)
    );
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}
