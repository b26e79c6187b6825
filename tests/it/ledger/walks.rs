//! Long random walks of edits, undone to the start and redone to the end, and their log.

use super::through_json;
use crate::support::{Rng, minute, random_edit, scheme, session};
use oddtrick::ledger::{Act, Edit, EditId, Ledger, Log, LogError, LogRow};
use oddtrick::scheme::catalog;

/// A session with its log, as stored.
#[derive(Clone)]
struct Walk {
    rng: Rng,
    ledger: Ledger,
    log: Log,
}

impl Walk {
    fn new(seed: u64, ledger: Ledger) -> Self {
        Self {
            rng: Rng::new(seed),
            ledger,
            log: Log::default(),
        }
    }

    fn row(&mut self, act: Act) -> LogRow {
        LogRow {
            seq: self.log.next_seq(),
            id: EditId(self.rng.id()),
            at: minute(0),
            act,
        }
    }

    fn push(&mut self, act: Act) {
        let row = self.row(act);
        self.log
            .push(LogRow {
                act: through_json(&row.act),
                ..row
            })
            .unwrap();
        // The log is checked now and then against the session.
        if self.log.rows().len().is_multiple_of(97) {
            assert_eq!(Log::read(self.log.rows().to_vec()).as_ref(), Ok(&self.log));
        }
    }

    fn edit(&mut self) {
        let edit = random_edit(&mut self.rng, &self.ledger);
        self.ledger.apply(&edit).unwrap();
        self.push(Act::Do(edit));
    }

    fn undo(&mut self) -> bool {
        let Some((id, edit)) = self.log.undoable().map(|(id, edit)| (id, edit.clone())) else {
            return false;
        };
        self.ledger.apply(&edit.inverse()).unwrap();
        self.push(Act::Undo(id));
        true
    }

    fn redo(&mut self) -> bool {
        let Some((id, edit)) = self.log.redoable().map(|(id, edit)| (id, edit.clone())) else {
            return false;
        };
        self.ledger.apply(&edit).unwrap();
        self.push(Act::Redo(id));
        true
    }

    /// Points follow from the facts alone, whatever their history.
    #[track_caller]
    fn check(&self) {
        assert_eq!(
            Ledger::open(self.ledger.session().clone()).as_ref(),
            Ok(&self.ledger)
        );
    }
}

/// Makes random edits with checks; undoes all, comparing with earlier states; redoes all.
fn there_and_back(seed: u64, ledger: Ledger, edits: usize) {
    let mut walk = Walk::new(seed, ledger);
    let mut states = vec![walk.ledger.clone()];
    for _ in 0..edits {
        walk.edit();
        walk.check();
        states.push(walk.ledger.clone());
    }
    assert_eq!(walk.log.in_force().count(), edits);
    for state in states.iter().rev().skip(1) {
        assert!(walk.undo());
        assert_eq!(walk.ledger, *state);
    }
    assert!(!walk.undo());
    for state in &states[1..] {
        assert!(walk.redo());
        assert_eq!(walk.ledger, *state);
    }
    assert!(!walk.redo());
    assert_eq!(walk.log.rows().len(), 3 * edits);
}

#[test]
fn a_thousand_edits_are_undone_and_redone() {
    there_and_back(
        1,
        Ledger::open(session(scheme("solo-whist-points", &[]), 4)).unwrap(),
        1000,
    );
}

#[test]
fn a_thousand_edits_with_doublings_and_a_rotation() {
    let scheme = scheme(
        "solo-whist-hoyle",
        &[
            "all-pass=next-hand-doubles",
            "trump={ rotation = [\"hearts\", \"none\"] }",
        ],
    );
    there_and_back(2, Ledger::open(session(scheme, 5)).unwrap(), 1000);
}

#[test]
fn edits_of_every_shipped_scheme_are_undone_and_redone() {
    for (one, seed) in catalog::all().zip(4..) {
        let seats = usize::from(one.at_table.least.max(4).min(one.at_table.most));
        let start = session(one.clone(), seats);
        there_and_back(seed, Ledger::open(start).unwrap(), 100);
    }
}

#[test]
fn a_thousand_random_moves_keep_the_log_consistent() {
    let scheme = scheme(
        "solo-whist-units",
        &["all-pass=same-dealer", "direction=anticlockwise"],
    );
    let mut walk = Walk::new(3, Ledger::open(session(scheme, 4)).unwrap());
    for _ in 0..1000 {
        match walk.rng.below(10) {
            0..5 => walk.edit(),
            5..8 => drop(walk.undo()),
            _ => drop(walk.redo()),
        }
        walk.check();
    }
    // Replaying the edits in force from the start gives the same session.
    let mut anew = Ledger::open(session(walk.ledger.session().scheme.clone(), 4)).unwrap();
    for (_, edit) in walk.log.in_force() {
        anew.apply(edit).unwrap();
    }
    assert_eq!(anew, walk.ledger);
    while walk.undo() {}
    assert_eq!(
        walk.ledger,
        Ledger::open(session(walk.ledger.session().scheme.clone(), 4)).unwrap()
    );
}

/// A row that renames the session.
fn titled(seq: u64, before: &str, after: &str) -> LogRow {
    let edit = Edit::Retitle {
        before: before.to_owned(),
        after: after.to_owned(),
    };
    LogRow {
        seq,
        id: EditId(u128::from(seq)),
        at: minute(0),
        act: Act::Do(edit),
    }
}

fn row(seq: u64, act: Act) -> LogRow {
    LogRow {
        seq,
        id: EditId(u128::from(seq)),
        at: minute(0),
        act,
    }
}

#[test]
fn a_log_has_no_gap() {
    for (found, rows) in [
        (2, vec![]),
        (0, vec![]),
        (1, vec![1]),
        (3, vec![1]),
        (2, vec![1, 2, 3]),
    ] {
        let mut log = Log::read(rows.iter().map(|seq| titled(*seq, "", ""))).unwrap();
        let before = log.clone();
        let wanted = u64::try_from(rows.len()).unwrap() + 1;
        assert_eq!(
            log.push(titled(found, "", "")),
            Err(LogError::Gap { found, wanted })
        );
        assert_eq!(log, before);
    }
}

#[test]
fn undo_and_redo_out_of_turn_are_refused() {
    let (one, two) = (EditId(1), EditId(2));
    let mut log = Log::read([titled(1, "", "a"), titled(2, "a", "b")]).unwrap();
    let out_of_turn = |log: &mut Log, act: Act| {
        let before = log.clone();
        let seq = log.next_seq();
        assert_eq!(log.push(row(seq, act)), Err(LogError::OutOfTurn { seq }));
        assert_eq!(*log, before);
    };
    out_of_turn(&mut log, Act::Undo(one));
    out_of_turn(&mut log, Act::Redo(two));
    log.push(row(3, Act::Undo(two))).unwrap();
    out_of_turn(&mut log, Act::Undo(two));
    // An undo row cannot itself be undone.
    out_of_turn(&mut log, Act::Undo(EditId(3)));
    out_of_turn(&mut log, Act::Redo(one));
    log.push(row(4, Act::Undo(one))).unwrap();
    out_of_turn(&mut log, Act::Undo(one));
    out_of_turn(&mut log, Act::Redo(two));
    assert_eq!(log.redoable().map(|(id, _)| id), Some(one));
    log.push(row(5, Act::Redo(one))).unwrap();
    assert_eq!(log.undoable().map(|(id, _)| id), Some(one));
    assert_eq!(log.redoable().map(|(id, _)| id), Some(two));
    // A new edit makes redo impossible, but the undone row stays in the log.
    log.push(titled(6, "a", "c")).unwrap();
    assert_eq!(log.redoable(), None);
    out_of_turn(&mut log, Act::Redo(two));
    assert_eq!(
        log.in_force().map(|(row, _)| row.seq).collect::<Vec<_>>(),
        [1, 6]
    );
    assert_eq!(log.rows().len(), 6);
}
