//! Session editors changed by taps.

use crate::support::{Evening, Rng, editor_of, id, random_edit, scheme, session};
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::games::{HandRecord, Override, Tricks};
use oddtrick::ledger::{Act, Edit, Ledger, Log, SessionEditor};
use oddtrick::scheme::{Scheme, catalog};
use oddtrick::seat::Seat;
use std::sync::Arc;

/// Answers the current question with a random possible answer.
fn answer(rng: &mut Rng, editor: &mut SessionEditor) {
    let entry = editor.entry();
    if editor.ledger().is_over() && entry.said.overrides != Some(Override::End) {
        editor
            .tap(Tap::Override(Override::End), rng.stamp())
            .unwrap();
        return;
    }
    let step = &entry.steps[entry.now.unwrap()];
    let open: Vec<_> = step
        .choices
        .iter()
        .filter(|choice| choice.struck.is_none())
        .collect();
    let tap = Tap::Answer(step.ask, rng.pick(&open).answer.clone());
    editor.tap(tap, rng.stamp()).unwrap();
}

/// Makes a random move.
fn move_on(rng: &mut Rng, editor: &mut SessionEditor) {
    let seats = editor.ledger().session().seats.len();
    let open = editor.ledger().session().ended.is_none();
    let any_seat = Seat::new(rng.below(seats)).unwrap();
    match rng.below(22) {
        0 => {
            let edit = random_edit(rng, editor.ledger());
            editor.edit(edit, rng.stamp()).unwrap();
        }
        1..=3 => drop(editor.undo(rng.stamp())),
        4 => drop(editor.redo(rng.stamp())),
        5 if open => drop(editor.tap(Tap::Dealer(any_seat), rng.stamp())),
        6 if open => drop(editor.tap(Tap::Note(format!("{}", rng.below(9))), rng.stamp())),
        7 if open => drop(editor.tap(Tap::Reopen(Ask::Declarer), rng.stamp())),
        8 => {
            let hands = &editor.ledger().session().hands;
            if let Some(hand) = hands.get(rng.below(hands.len().max(1))).map(|hand| hand.id) {
                editor.correct(hand);
                drop(editor.tap(Tap::Answer(Ask::Tricks, Answer::Tricks(7)), rng.stamp()));
                editor.leave_correction();
            }
        }
        9 | 10 => {
            let hands = &editor.ledger().session().hands;
            if let Some(hand) = hands.get(rng.below(hands.len().max(1))).map(|hand| hand.id) {
                editor.correct(hand);
                if rng.below(2) == 0 {
                    drop(editor.remove(rng.stamp()));
                } else {
                    editor.insert_before();
                    // A hand in the middle may make a later one illegal; then it stays open and is abandoned.
                    for _ in 0..12 {
                        insertion_edit(rng, editor);
                    }
                }
                editor.leave_correction();
            }
        }
        _ if open => answer(rng, editor),
        _ => {}
    }
}

/// Answers the questions of a hand being inserted.
fn insertion_edit(rng: &mut Rng, editor: &mut SessionEditor) {
    let entry = editor.entry();
    let Some(step) = entry.now.filter(|_| editor.inserting()) else {
        return;
    };
    let step = &entry.steps[step];
    let open: Vec<_> = step
        .choices
        .iter()
        .filter(|choice| choice.struck.is_none())
        .collect();
    if !open.is_empty() {
        let tap = Tap::Answer(step.ask, rng.pick(&open).answer.clone());
        drop(editor.tap(tap, rng.stamp()));
    }
}

/// Makes random moves, undoes everything, then redoes everything.
fn there_and_back(seed: u64, scheme: Scheme, seats: usize) {
    let mut rng = Rng::new(seed);
    let start = Ledger::open(session(scheme, seats)).unwrap();
    let mut editor = editor_of(start.clone());
    for _ in 0..400 {
        move_on(&mut rng, &mut editor);
        assert_eq!(
            Ledger::open(editor.ledger().session().clone()).as_ref(),
            Ok(editor.ledger())
        );
        assert_eq!(
            Log::read(editor.log().rows().to_vec()).as_ref(),
            Ok(editor.log())
        );
        assert_eq!(super::through_json(editor.open()), *editor.open());
        let again = SessionEditor::new(
            editor.ledger().clone(),
            editor.log().clone(),
            super::through_json(editor.open()),
        );
        assert_eq!(
            (again.can_undo(), again.can_redo()),
            (editor.can_undo(), editor.can_redo())
        );
        // What is asked is cached per state, and never returned for another.
        assert_eq!(again.entry(), editor.entry());
        assert!(Arc::ptr_eq(&editor.entry(), &editor.entry()));
    }
    while editor.can_redo() {
        assert!(editor.redo(rng.stamp()).is_some());
    }
    let end = editor.clone();
    while editor.can_undo() {
        assert!(editor.undo(rng.stamp()).is_some());
    }
    assert_eq!(editor.undo(rng.stamp()), None);
    assert_eq!(*editor.ledger(), start);
    assert_eq!(editor.open().taps, []);
    while editor.can_redo() {
        assert!(editor.redo(rng.stamp()).is_some());
    }
    assert_eq!((editor.ledger(), editor.open()), (end.ledger(), end.open()));
}

#[test]
fn a_tap_of_a_correction_is_undone_and_redone() {
    let mut rng = Rng::new(1);
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(r#"{"cards":3,"bids":[0,0,1,1],"tricks":[0,0,2,1]}"#);
    let mut editor = evening.editor();
    editor.correct(editor.ledger().session().hands[0].id);
    let ask = Ask::Taken(Seat::new(0).unwrap());
    let tap = Tap::Answer(ask, Answer::Tricks(1));
    assert_eq!(editor.tap(tap.clone(), rng.stamp()).unwrap(), []);
    let open = editor.open().clone();
    assert!(!editor.can_redo());
    editor.undo(rng.stamp()).unwrap();
    assert!(editor.can_redo());
    editor.redo(rng.stamp()).unwrap();
    assert_eq!((editor.open(), editor.can_redo()), (&open, false));
    // Another tap ends what can be redone.
    editor.undo(rng.stamp()).unwrap();
    editor.tap(tap, rng.stamp()).unwrap();
    assert!(!editor.can_redo());
}

#[test]
fn the_end_and_playing_on_leave_a_correction_without_taps() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#);
    let hand = evening.ledger.session().hands[0].id;
    let end = |editor: &mut SessionEditor, rng: &mut Rng| {
        let at = crate::support::minute(500);
        editor.edit(Edit::End { at }, rng.stamp()).unwrap();
    };
    // The tricks do not fit this contract, so it is not stored yet.
    let misere = Tap::Answer(Ask::Contract, Answer::Contract("misere".to_owned()));
    for (taps, left) in [(vec![], true), (vec![misere], false)] {
        let mut rng = Rng::new(8);
        let mut editor = evening.editor();
        editor.correct(hand);
        for tap in taps {
            assert_eq!(editor.tap(tap, rng.stamp()), Ok(vec![]));
        }
        end(&mut editor, &mut rng);
        assert_eq!(editor.correcting().is_none(), left);
    }
    let mut rng = Rng::new(9);
    let mut editor = evening.editor();
    end(&mut editor, &mut rng);
    editor.correct(hand);
    let at = editor.ledger().session().ended.unwrap();
    editor.edit(Edit::Reopen { at }, rng.stamp()).unwrap();
    assert_eq!(editor.correcting(), None);
}

#[test]
fn taps_are_undone_and_redone() {
    for seed in 0..2 {
        there_and_back(seed, scheme("solo-whist-points", &[]), 4);
        there_and_back(
            seed + 100,
            scheme("solo-whist-units", &["all-pass=next-hand-doubles"]),
            5,
        );
        there_and_back(
            seed + 200,
            scheme("solo-whist-alternative", &["all-pass=general-misere"]),
            4,
        );
        there_and_back(seed + 300, scheme("oh-hell", &[]), 4);
        there_and_back(seed + 400, scheme("wizard", &["schedule.list=[3,2,1]"]), 3);
        there_and_back(
            seed + 500,
            scheme("romanian-whist", &["hook=not-with-one-card"]),
            5,
        );
    }
}

/// A hand dealt out of turn, with another player than the dealer sitting out, keeps both when only its tricks are
/// corrected.
#[test]
fn a_correction_keeps_the_dealer_and_who_sat_out() {
    let mut evening = Evening::new("solo-whist-points", &[], 5);
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5,"dealer":"Cy","out":["Dee"],"note":"late"}"#);
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#);
    let mut rng = Rng::new(1);
    let before = evening.ledger.session().hands.clone();
    let mut editor = evening.editor();
    for (index, hand) in before.iter().enumerate() {
        editor.correct(hand.id);
        assert_eq!(editor.correcting(), Some(index));
        let rows = editor
            .tap(Tap::Answer(Ask::Tricks, Answer::Tricks(7)), rng.stamp())
            .unwrap();
        let record = HandRecord {
            tricks: Some(Tricks::Side(7)),
            ..hand.record.clone()
        };
        assert_eq!(editor.ledger().session().hands[index].record, record);
        assert!(
            matches!(&rows[..], [row] if matches!(&row.act, Act::Do(Edit::ReplaceHand { .. })))
        );
        // Entering the existing value is no correction.
        editor.correct(hand.id);
        assert_eq!(
            editor.tap(Tap::Answer(Ask::Tricks, Answer::Tricks(7)), rng.stamp()),
            Ok(vec![])
        );
    }
    assert_eq!(
        editor.ledger().session().hands[0].record.dealer,
        Some(id(2))
    );
    assert_eq!(editor.ledger().next_dealer(), Seat::new(4).unwrap());
}

/// An undone hand states its dealer only if it was not the one in turn.
#[test]
fn an_undone_hand_waits_for_its_last_value() {
    for (dealer, taps) in [
        ("", 2),
        (r#","dealer":"Dee""#, 3),
        (r#","dealer":"Eve""#, 2),
    ] {
        let mut evening = Evening::new("solo-whist-points", &[], 4);
        evening.join(4);
        evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#);
        // Eve takes Bob's seat, and with it the deal.
        evening.reseat(&[0, 4, 2, 3]);
        let mut rng = Rng::new(1);
        let mut editor = evening.editor();
        let outside = format!(r#"{{"contract":"solo","declarers":["Cy"],"tricks":6{dealer}}}"#);
        let hand = Evening {
            ledger: editor.ledger().clone(),
        }
        .hand(&outside);
        editor.record(hand.record, rng.stamp()).unwrap();
        let whole = editor.ledger().clone();
        editor.undo(rng.stamp()).unwrap();
        assert_eq!(editor.open().taps.len(), taps, "{dealer}");
        assert_eq!(
            editor.entry().steps[editor.entry().now.unwrap()].ask,
            Ask::Tricks
        );
        editor.redo(rng.stamp()).unwrap();
        assert_eq!(*editor.ledger(), whole);
    }
}

#[test]
fn undo_reverts_a_completed_hand_tap_by_tap() {
    for scheme in catalog::all() {
        let mut rng = Rng::new(7);
        let start = session(scheme.clone(), scheme.players.most.into());
        let mut editor = editor_of(Ledger::open(start).unwrap());
        for _ in 0..60 {
            let (mut before, hands) = (Vec::new(), editor.ledger().session().hands.len());
            while editor.ledger().session().hands.len() == hands {
                before.push(editor.entry());
                answer(&mut rng, &mut editor);
            }
            let whole = editor.clone();
            for (back, wanted) in before.iter().rev().enumerate() {
                editor.undo(rng.stamp()).unwrap();
                let (found, id) = (editor.entry(), &scheme.id);
                assert_eq!(found.steps, wanted.steps, "{id}: {back} taps back");
                assert_eq!(found.now, wanted.now, "{id}: {back} taps back");
            }
            editor = whole;
        }
    }
}

/// The table asks for no bonus for a bid of none.
#[test]
fn an_undone_hand_keeps_bonuses_that_the_table_does_not_ask_for() {
    let evening = Evening::new("skull-king", &[], 3);
    let mut rng = Rng::new(1);
    let json = r#"{"bids":[0,1,1],"tricks":[0,0,1],"bonus":[20,0,30],"cards":1}"#;
    let hand = evening.hand(json);
    let mut editor = evening.editor();
    editor.record(hand.record, rng.stamp()).unwrap();
    let whole = editor.ledger().clone();
    editor.undo(rng.stamp()).unwrap();
    let entry = editor.entry();
    assert_eq!((entry.now.is_some(), &entry.hand), (true, &None));
    let asked = entry.asked().unwrap().ask;
    let last = match asked {
        Ask::Bonus(_) => Answer::Bonus(30),
        _ => Answer::TricksAndBonus(1, 30),
    };
    editor.tap(Tap::Answer(asked, last), rng.stamp()).unwrap();
    assert_eq!(editor.ledger().totals(), whole.totals());
}

/// A hand is half entered, an older one is corrected, and the hand continues.
#[test]
fn undo_follows_the_order_of_time() {
    let mut evening = Evening::new("solo-whist-points", &[], 4);
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#);
    let mut rng = Rng::new(2);
    let mut editor = evening.editor();
    let contract = Tap::Answer(Ask::Contract, Answer::Contract("misere".to_owned()));
    let declarer = Tap::Answer(Ask::Declarer, Answer::Player(Seat::new(0).unwrap()));
    editor.tap(contract.clone(), rng.stamp()).unwrap();
    editor.correct(editor.ledger().session().hands[0].id);
    editor
        .tap(Tap::Answer(Ask::Tricks, Answer::Tricks(7)), rng.stamp())
        .unwrap();
    editor.tap(declarer.clone(), rng.stamp()).unwrap();
    let bob = |editor: &SessionEditor| editor.ledger().totals()[1];
    let mut was = Vec::new();
    while was.len() < 3 {
        // It survives a restart.
        let open = super::through_json(editor.open());
        editor = SessionEditor::new(editor.ledger().clone(), editor.log().clone(), open);
        editor.undo(rng.stamp()).unwrap();
        was.push((editor.open().taps.clone(), bob(&editor)));
    }
    let one = vec![contract.clone()];
    assert_eq!(was, [(one.clone(), 18), (one.clone(), 12), (vec![], 12)]);
    let mut again = Vec::new();
    while editor.redo(rng.stamp()).is_some() {
        again.push((editor.open().taps.clone(), bob(&editor)));
    }
    let both = vec![contract, declarer];
    assert_eq!(again, [(one.clone(), 12), (one, 18), (both, 18)]);
}

#[test]
fn the_automatic_end_is_undone_with_its_last_hand() {
    type Step = fn(&mut SessionEditor, &mut Rng) -> usize;
    let back: [Step; 2] = [
        |editor, rng| editor.undo_with_end(|| rng.stamp()).unwrap().len(),
        |editor, rng| {
            let rows = editor.by_edits(|editor| editor.undo_with_end(|| rng.stamp()));
            rows.unwrap().len()
        },
    ];
    let on: [Step; 2] = [
        |editor, rng| editor.redo_with_end(|| rng.stamp()).unwrap().len(),
        |editor, rng| {
            let rows = editor.by_edits(|editor| editor.redo_with_end(|| rng.stamp()));
            rows.unwrap().len()
        },
    ];
    for (back, on) in back.into_iter().zip(on) {
        let mut rng = Rng::new(4);
        let mut evening = Evening::new("oh-hell", &["schedule.list=[1,1]"], 3);
        evening.play(r#"{"bids":[0,0,0],"tricks":[1,0,0]}"#);
        let mut editor = evening.editor();
        let answers = |ask| match ask {
            Ask::Bid(_) => Answer::Bid(0),
            Ask::Taken(seat) => Answer::Tricks(u8::from(seat.index() == 1)),
            _ => panic!("{ask:?}"),
        };
        assert_eq!(answer_all(&mut editor, &mut rng, answers), 2);
        assert_eq!(back(&mut editor, &mut rng), 2);
        assert_eq!(editor.ledger().session().hands.len(), 1);
        assert_eq!(editor.ledger().session().ended, None);
        assert_eq!(on(&mut editor, &mut rng), 2);
        assert_eq!(editor.ledger().session().hands.len(), 2);
        assert!(editor.ledger().session().ended.is_some());
    }
}

/// Answers all questions of a hand; returns the number of log rows of the last answer.
pub(super) fn answer_all(
    editor: &mut SessionEditor,
    rng: &mut Rng,
    answers: impl Fn(Ask) -> Answer,
) -> usize {
    for _ in 0..10 {
        let ask = editor.entry().asked().unwrap().ask;
        let tap = Tap::Answer(ask, answers(ask));
        let rows = editor.tap_with_end(tap, || rng.stamp()).unwrap();
        if !rows.is_empty() {
            return rows.len();
        }
    }
    panic!("{:?}", editor.entry());
}

/// Whist after two hands; Ann's side has won the game with the second.
pub(super) fn won() -> (SessionEditor, Rng) {
    let (mut rng, mut evening) = (Rng::new(5), Evening::new("whist-american", &[], 4));
    evening.play(r#"{"side":"Ann","tricks":10}"#);
    let mut editor = evening.editor();
    let answers = |ask| match ask {
        Ask::Side => Answer::Player(Seat::new(0).unwrap()),
        _ => Answer::Tricks(10),
    };
    assert_eq!(answer_all(&mut editor, &mut rng, answers), 2);
    assert!(editor.ledger().session().ended.is_some());
    (editor, rng)
}

#[test]
fn a_correction_that_takes_back_the_win_reopens_the_session() {
    let hand = |editor: &SessionEditor, index: usize| editor.ledger().session().hands[index].id;
    let corrected = |editor: &mut SessionEditor, rng: &mut Rng, index: usize, tricks: u8| {
        editor.correct_at(hand(editor, index), Some(Ask::Tricks));
        let tap = Tap::Answer(Ask::Tricks, Answer::Tricks(tricks));
        editor.tap_with_end(tap, || rng.stamp()).unwrap().len()
    };
    let ended = |editor: &SessionEditor| editor.ledger().session().ended.is_some();
    for (which, tricks) in [(1, 6), (0, 7)] {
        let (mut editor, mut rng) = won();
        let rows = corrected(&mut editor, &mut rng, which, tricks);
        assert_eq!((rows, ended(&editor)), (2, false), "{which}");
        let back = editor.undo_with_end(|| rng.stamp()).unwrap().len();
        assert_eq!((back, ended(&editor)), (2, true), "{which}");
        let on = editor.redo_with_end(|| rng.stamp()).unwrap().len();
        assert_eq!((on, ended(&editor)), (2, false), "{which}");
        let back = editor.by_edits(|editor| editor.undo_with_end(|| rng.stamp()));
        assert_eq!((back.unwrap().len(), ended(&editor)), (2, true), "{which}");
    }
    // The game is still won, or the session was ended by hand.
    let (mut editor, mut rng) = won();
    assert_eq!(corrected(&mut editor, &mut rng, 1, 11), 1);
    assert!(ended(&editor));
    let at = crate::support::minute(500);
    let (mut evening, mut rng) = (Evening::new("whist-american", &[], 4), Rng::new(6));
    evening.play(r#"{"side":"Ann","tricks":10}"#);
    let mut editor = evening.editor();
    editor.edit(Edit::End { at }, rng.stamp()).unwrap();
    assert_eq!(corrected(&mut editor, &mut rng, 0, 8), 1);
    assert!(ended(&editor));
}

#[test]
fn points_to_begin_with_end_and_reopen_a_session_as_hands_do() {
    let ended = |editor: &SessionEditor| editor.ledger().session().ended.is_some();
    let begin_with = |editor: &mut SessionEditor, rng: &mut Rng, points: i64| {
        let session = editor.ledger().session();
        let edit = Edit::begin_with(session, &[(session.seats[0], points)]).unwrap();
        editor.edit_with_end(edit, || rng.stamp()).unwrap().len()
    };
    // The win is taken back and given again.
    let (mut editor, mut rng) = won();
    assert_eq!(begin_with(&mut editor, &mut rng, -5), 2);
    assert!(!ended(&editor));
    let back = editor.undo_with_end(|| rng.stamp()).unwrap().len();
    assert_eq!((back, ended(&editor)), (2, true));
    let on = editor.redo_with_end(|| rng.stamp()).unwrap().len();
    assert_eq!((on, ended(&editor)), (2, false));
    assert_eq!(begin_with(&mut editor, &mut rng, 1), 2);
    assert!(ended(&editor));
    let back = editor.undo_with_end(|| rng.stamp()).unwrap().len();
    assert_eq!((back, ended(&editor)), (2, false));
    // The game is still won.
    let (mut editor, mut rng) = won();
    assert_eq!(begin_with(&mut editor, &mut rng, 1), 1);
    assert!(ended(&editor));
}
