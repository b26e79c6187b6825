//! Tables that pay after every hand: no debt is left, and each hand's payments are shown.

use super::shown::page;
use super::{SOLO, SOLO_6, table};
use crate::support::{Evening, by, editor_of, id, minute, say, stake};
use oddtrick::games::{Adjustment, HandRecord};
use oddtrick::ledger::{Edit, EditId, Hand, SessionEditor, Terms};
use oddtrick::scheme::SettleMode::{
    ByPlace, Difference, PerGame, PerPoint, PerRubber, WinnerTakesPot,
};
use oddtrick::settle::is_paid_as_played;
use oddtrick::view::Message;
use oddtrick::view::result::result;

/// Pays every hand from now on.
fn pay_each_hand(evening: &mut Evening) {
    let before = evening.ledger.session().terms;
    let after = Terms {
        paid_each_hand: true,
        sits_out_counts: true,
        ..before
    };
    let settle = Edit::Settle { before, after };
    evening.ledger.apply(&settle).unwrap();
}

#[test]
fn paying_after_every_hand_leaves_no_debt() {
    for (settle, as_played) in [
        (PerPoint, true),
        (Difference, true),
        (WinnerTakesPot, false),
        (ByPlace, false),
    ] {
        let mut evening = table(4, "0.10", "GBP", settle);
        pay_each_hand(&mut evening);
        evening.play(SOLO);
        assert_eq!(is_paid_as_played(&evening.ledger), as_played, "{settle:?}");
        let view = result(&evening.ledger, Vec::new()).unwrap();
        assert_eq!(view.payments.is_empty(), as_played);
        assert_eq!(view.payments_title == Message::MoneyPaidAsPlayed, as_played);
        assert_eq!(page(&evening.ledger, &[]).is_none(), as_played);
    }
}

#[test]
fn payments_after_a_hand_are_shown_as_they_are_settled() {
    let solo = ("solo-whist-points", SOLO);
    let trick = ("whist-short", r#"{"side":"Ann","tricks":7}"#);
    let game = ("whist-short", r#"{"side":"Ann","tricks":11}"#);
    let each =
        |who: [&str; 3], amount: &str| who.map(|one| format!("{one} pays Ann {amount}")).to_vec();
    let pairs = |amount: &str| {
        vec![
            format!("Bob pays Ann {amount}"),
            format!("Dee pays Cy {amount}"),
        ]
    };
    for (settle, (id, hand), wanted) in [
        (PerPoint, solo, each(["Bob", "Cy", "Dee"], "0.40")),
        (Difference, solo, each(["Bob", "Cy", "Dee"], "1.60")),
        (WinnerTakesPot, solo, vec![]),
        (ByPlace, solo, vec![]),
        // `Difference` pays for tricks, `PerPoint` in a rubber for its games, `PerGame` for a game won.
        (Difference, trick, pairs("0.10")),
        (PerPoint, trick, vec![]),
        (PerGame, trick, vec![]),
        (PerGame, game, pairs("0.10")),
        (PerRubber, game, vec![]),
    ] {
        let mut evening = Evening::new(id, &[], 4).staked(stake("0.10", "GBP"), settle);
        pay_each_hand(&mut evening);
        evening.play(hand);
        let mut ended = evening.ledger.clone();
        ended.apply(&Edit::End { at: minute(9) }).unwrap();
        let wanted = Some(wanted.join(" · ")).filter(|all| !all.is_empty());
        // They are owed after the session's end too.
        for ledger in [evening.ledger, ended] {
            let editor = editor_of(ledger);
            let found = oddtrick::view::table::table(&editor).notice;
            let found = found.as_ref().map(say);
            assert_eq!(found, wanted, "{settle:?} {hand}");
        }
    }
}

#[test]
fn all_that_is_owed_is_due_once_the_table_pays_after_every_hand() {
    for (restaked, amount) in [(false, "0.80"), (true, "1.60")] {
        let mut evening = table(4, "0.10", "GBP", PerPoint);
        evening.play(SOLO);
        evening.play(SOLO);
        let mut editor = evening.editor();
        let mut edit = |number, edit| editor.edit(edit, by(EditId(number), minute(1))).unwrap();
        if restaked {
            let [before, after] = ["0.10", "0.20"].map(|amount| vec![stake(amount, "GBP"); 3]);
            let from = 0;
            edit(
                1,
                Edit::Restake {
                    from,
                    before,
                    after,
                },
            );
        }
        let before = Terms {
            paid_each_hand: false,
            sits_out_counts: true,
            settle: PerPoint,
        };
        let after = Terms {
            paid_each_hand: true,
            ..before
        };
        edit(2, Edit::Settle { before, after });
        let found = oddtrick::view::table::table(&editor).notice;
        let wanted = ["Bob", "Cy", "Dee"].map(|one| format!("{one} pays Ann {amount}"));
        assert_eq!(
            found.as_ref().map(say),
            Some(wanted.join(" · ")),
            "{restaked}"
        );
    }
}

#[test]
fn the_payments_of_a_correction_name_its_hand() {
    let mut evening = table(4, "0.10", "GBP", PerPoint);
    pay_each_hand(&mut evening);
    evening.play(SOLO);
    evening.play(SOLO);
    let mut editor = evening.editor();
    let notice = |editor: &SessionEditor| {
        let notice = oddtrick::view::table::table(editor).notice;
        notice.as_ref().map(say).unwrap()
    };
    let each = |amount: &str| {
        let each = ["Bob", "Cy", "Dee"].map(|one| format!("{one} pays Ann {amount}"));
        each.join(" · ")
    };
    assert_eq!(notice(&editor), each("0.40"));
    let correct = |editor: &mut SessionEditor, at: usize, number: u128| {
        let before = editor.ledger().session().hands[at].clone();
        let record = HandRecord {
            dealer: before.record.dealer,
            ..evening.hand(SOLO_6).record
        };
        let after = Hand {
            record,
            ..before.clone()
        };
        let edit = Edit::ReplaceHand { before, after };
        editor.edit(edit, by(EditId(number), minute(1))).unwrap();
    };
    correct(&mut editor, 1, 1);
    assert_eq!(
        notice(&editor),
        format!("Hand 2 corrected: {}", each("0.10"))
    );
    correct(&mut editor, 0, 2);
    assert_eq!(notice(&editor), format!("Corrections: {}", each("0.20")));
}

#[test]
fn the_payments_of_an_adjustment_name_its_hand() {
    let mut evening = table(4, "0.10", "GBP", PerPoint);
    pay_each_hand(&mut evening);
    evening.play(SOLO);
    let mut editor = evening.editor();
    let adjusted = [(0, -3), (1, 3)].map(|(player, points)| Adjustment {
        player: id(player),
        points,
        reason: "revoke".to_owned(),
    });
    let edit = Edit::Adjust {
        hand: editor.ledger().session().hands[0].id,
        before: Vec::new(),
        after: adjusted.to_vec(),
    };
    editor.edit(edit, by(EditId(1), minute(1))).unwrap();
    let notice = oddtrick::view::table::table(&editor).notice;
    let wanted = "Hand 1 corrected: Ann pays Bob 0.30";
    assert_eq!(notice.as_ref().map(say).as_deref(), Some(wanted));
}
