//! Invariants that a session must satisfy to be opened.

use super::{SOLO, four_solos, refused, spoilt};
use crate::support::{Evening, id};
use oddtrick::games::Adjustment;
use oddtrick::ledger::{Edit, EditError, Ledger, NameError, ParticipantId, Session};

fn evening() -> Evening {
    four_solos(Evening::new("solo-whist-points", &[], 4))
}

#[test]
fn texts_are_normalised_and_limited() {
    let mut evening = evening();
    let retitle = |after: &str| Edit::Retitle {
        before: "Saturday".to_owned(),
        after: after.to_owned(),
    };
    for title in ["a\u{0}b", " a", "a\r\nb", "\u{202E}gnineve", "Jose\u{301}"] {
        assert_eq!(
            refused(&mut evening.ledger, &retitle(title)),
            EditError::UncleanText { key: "title" },
            "{title:?}"
        );
    }
    let long = "é".repeat(513);
    assert_eq!(
        refused(&mut evening.ledger, &retitle(&long)),
        EditError::TextTooLong {
            key: "title",
            most: 1024
        }
    );
    let fine = |reason: &str| {
        Some(vec![Adjustment {
            player: id(0),
            points: 1,
            reason: reason.to_owned(),
        }])
    };
    for (hand, error) in [
        (
            spoilt(&evening.hand(SOLO), |hand| {
                hand.record.note = Some("a".repeat(16385));
            }),
            ("note", 16384),
        ),
        (
            spoilt(&evening.hand(SOLO), |hand| hand.record.adjust = fine(&long)),
            ("reason", 1024),
        ),
    ] {
        let (key, most) = error;
        assert_eq!(
            refused(&mut evening.ledger, &Edit::AddHand { index: 0, hand }),
            EditError::TextTooLong { key, most }
        );
    }
    // Texts that pass through `fact` are normalised there.
    let hand = evening.hand(
        r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"note":" wind \r\n","adjust":[{"player":"Ann","points":1,"reason":" late "}]}"#,
    );
    assert_eq!(hand.record.note.as_deref(), Some("wind"));
    assert_eq!(hand.record.adjust, fine("late"));
    let blank = evening
        .hand(r#"{"contract":"solo","declarers":["Ann"],"tricks":5,"note":" ","adjust":[]}"#);
    assert_eq!((blank.record.note, blank.record.adjust), (None, None));
}

#[test]
fn an_invalid_session_is_not_read() {
    let whole = evening().ledger.session().clone();
    let read = |spoil: fn(&mut Session)| {
        let mut session = whole.clone();
        spoil(&mut session);
        Ledger::open(session).unwrap_err()
    };
    assert_eq!(
        read(|session| session.first_dealer = ParticipantId(99)),
        EditError::NoFirstDealer
    );
    assert_eq!(
        read(|session| session.participants[3].id = id(0)),
        EditError::SameId
    );
    assert_eq!(
        read(|session| session.hands[3].id = session.hands[0].id),
        EditError::SameId
    );
    assert_eq!(
        read(|session| session.seats = Vec::new()),
        EditError::BadSeats
    );
    assert_eq!(
        read(|session| session.title = "\u{7}".to_owned()),
        EditError::UncleanText { key: "title" }
    );
    let twin = NameError::Confusable {
        name: "ann".to_owned(),
    };
    assert_eq!(
        read(|session| session.participants[3].name = "ann".to_owned()),
        EditError::Name(twin)
    );
    let unclean = NameError::Unclean {
        name: " Dee".to_owned(),
    };
    assert_eq!(
        read(|session| session.participants[3].name = " Dee".to_owned()),
        EditError::Name(unclean)
    );
}
