//! Sessions with changed seats round trip byte for byte.

use super::round_trip::{check, payouts_add_up};
use super::{BOTH, imported, written};
use crate::support::{Evening, OH_HELL, id, participant, stake};
use oddtrick::exchange::Layout;
use oddtrick::games::Adjustment;
use oddtrick::ledger::{Edit, Reseating};
use oddtrick::scheme::SettleMode;

/// A session of Oh Hell: Bob leaves after the second hand and returns for the fifth, Eve joins late with the lowest
/// total, Cy and Dee swap, Fay takes over from Ann, a player sits out a hand.
fn evening(settle: SettleMode) -> Evening {
    let mut evening = Evening::new("oh-hell", &[], 4).staked(stake("0.05", "GBP"), settle);
    evening.play(OH_HELL);
    reseat(&mut evening, |seats| seats.leave(id(1)).unwrap());
    evening.play(r#"{"bids":[0,null,2],"tricks":[1,null,2]}"#);
    reseat(&mut evening, |seats| {
        seats.sit(&participant(4), 1).unwrap();
    });
    let last = evening.ledger.session().hands.last().unwrap().id;
    let lowest = evening.ledger.totals()[0];
    let begins = Edit::Adjust {
        hand: last,
        before: Vec::new(),
        after: vec![Adjustment {
            player: id(4),
            points: lowest,
            reason: "joined late".to_owned(),
        }],
    };
    evening.ledger.apply(&begins).unwrap();
    evening.play(r#"{"bids":[0,0,3,0],"tricks":[1,0,3,0]}"#);
    reseat(&mut evening, |seats| {
        seats.swap(id(2), id(3)).unwrap();
        seats.sit(&participant(1), 0).unwrap();
        seats.replace(id(0), &participant(5)).unwrap();
    });
    evening.play(r#"{"bids":[0,1,2,3,null],"tricks":[0,1,2,2,null]}"#);
    evening
}

fn reseat(evening: &mut Evening, change: impl FnOnce(&mut Reseating)) {
    let session = evening.ledger.session().clone();
    let mut seats = Reseating::of(&session);
    change(&mut seats);
    evening.ledger.apply(&seats.edit().unwrap()).unwrap();
}

#[test]
fn changed_seats_round_trip() {
    for settle in [
        SettleMode::PerPoint,
        SettleMode::Difference,
        SettleMode::WinnerTakesPot,
        SettleMode::ByPlace,
    ] {
        let evening = evening(settle);
        check(std::slice::from_ref(&evening.ledger));
        payouts_add_up(&evening.ledger);
    }
}

#[test]
fn a_new_participant_without_a_hand_round_trips() {
    let mut evening = evening(SettleMode::Difference);
    reseat(&mut evening, |seats| {
        seats.replace(id(5), &participant(6)).unwrap();
    });
    check(&[evening.ledger]);
}

#[test]
fn rows_have_the_seats() {
    let evening = evening(SettleMode::Difference);
    let text = written(Layout::Long, &[evening.ledger.clone()]);
    let table = super::Table::of(&text);
    let rows = |hand: &str| -> Vec<[String; 4]> {
        (0..table.rows.len())
            .filter(|row| table.get(*row, "hand") == hand)
            .map(|row| {
                ["player", "role", "bid", "total"].map(|column| table.get(row, column).to_owned())
            })
            .collect()
    };
    let wanted = |all: &[[&str; 4]]| {
        all.iter()
            .map(|row| row.map(str::to_owned))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        rows("3"),
        wanted(&[
            ["Ann", "player", "0", "11"],
            ["Cy", "out", "", "20"],
            ["Dee", "player", "2", "32"],
        ])
    );
    assert_eq!(
        rows("4"),
        wanted(&[
            ["Ann", "player", "0", "11"],
            ["Eve", "player", "0", "21"],
            ["Cy", "player", "3", "33"],
            ["Dee", "player", "0", "42"],
        ])
    );
    for layout in BOTH {
        let text = written(layout, &[evening.ledger.clone()]);
        let seats = &imported(&text).unwrap()[0].session().seats.clone();
        assert_eq!(*seats, [1, 5, 4, 3, 2].map(id));
    }
}
