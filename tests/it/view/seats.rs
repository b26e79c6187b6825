//! The seats panel: its cards, their effects, and why one cannot be tapped.

use crate::support::{
    Evening, NAMES, OH_HELL, Rng, cases, editor_of, id, participant, random_hand, say, scheme,
    session, stamp,
};
use oddtrick::games::entry::Tap;
use oddtrick::ledger::{
    Edit, EditStamp, Ledger, Participant, ParticipantId, PlayerId, SessionEditor,
};
use oddtrick::scheme::catalog;
use oddtrick::seat::Seat;
use oddtrick::view::page::{Choice, SheetCell};
use oddtrick::view::result::result;
use oddtrick::view::seating::{Act, Choosing, Picked, StartingPoints, made, seating};
use oddtrick::view::sheet::{CellChange, Sheet};
use oddtrick::view::table::table;
use proptest::prelude::*;

/// A user of the panel.
struct Person {
    editor: SessionEditor,
    choosing: Choosing,
    roster: Vec<Participant>,
    moves: u128,
    said: Vec<String>,
}

impl Person {
    fn new(ledger: Ledger) -> Self {
        let roster = (0..NAMES.len()).map(participant);
        Self {
            editor: editor_of(ledger),
            choosing: Choosing::default(),
            roster: roster.collect(),
            moves: 0,
            said: Vec::new(),
        }
    }

    fn stamp(&mut self) -> EditStamp {
        self.moves += 1;
        stamp(self.moves)
    }

    /// Every card with its label, including seats; impossible ones with the reason.
    fn cards(&self) -> Vec<(String, Act, String)> {
        let view = seating(&self.editor, &self.choosing, &self.roster);
        let seats = view
            .seats
            .iter()
            .map(|seat| (say(&seat.label), seat.act.clone(), String::new()));
        let cards = view.groups.iter().flat_map(|group| &group.cards);
        let cards =
            cards.map(|card: &Choice<Act>| (say(&card.label), card.does.clone(), say(&card.why)));
        seats.chain(cards).collect()
    }

    fn labels(&self) -> Vec<String> {
        self.cards().into_iter().map(|(label, ..)| label).collect()
    }

    /// The labels that contain a text.
    fn labels_with(&self, part: &str) -> Vec<String> {
        let all = self.labels().into_iter();
        all.filter(|label| label.contains(part)).collect()
    }

    fn why(&self, label: &str) -> String {
        let cards = self.cards();
        let found = cards.iter().find(|(text, ..)| text == label);
        found
            .unwrap_or_else(|| panic!("no {label:?} in {:?}", self.labels()))
            .2
            .clone()
    }

    fn tap(&mut self, label: &str) {
        assert_eq!(self.why(label), "", "{label}");
        let (_, act, _) = self
            .cards()
            .into_iter()
            .find(|(text, ..)| text == label)
            .unwrap();
        self.act(act);
    }

    fn act(&mut self, act: Act) {
        let stamp = self.stamp();
        match act {
            Act::Choose(choosing) => self.choosing = choosing,
            Act::Out(seats, _) => drop(self.editor.tap(Tap::Out(seats), stamp).unwrap()),
            Act::Change(change) => {
                let begins = self.choosing.begins;
                let (edits, says) = made(&self.editor, &change, begins, "joined late").unwrap();
                self.said.push(say(&says));
                for edit in edits {
                    let stamp = self.stamp();
                    self.editor.edit(edit, stamp).unwrap();
                }
                self.choosing = Choosing::default();
            }
        }
    }

    fn undo(&mut self) {
        let stamp = self.stamp();
        self.editor.undo(stamp).unwrap();
    }

    fn names(&self) -> String {
        let session = self.editor.ledger().session();
        let name = |id: &ParticipantId| session.participant(*id).unwrap().name.clone();
        session.seats.iter().map(name).collect::<Vec<_>>().join(" ")
    }
}

/// Four players at Oh Hell after two hands: Ann 11, Bob 10, Cy and Dee 20.
fn oh_hell() -> Person {
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(OH_HELL);
    Person::new(evening.ledger)
}

#[test]
fn changing_partners_in_a_game_reports_the_scores_of_the_sides() {
    let mut evening = Evening::new("whist-short", &[], 4);
    let mut said = |tap: &str| {
        let mut person = Person::new(Ledger::open(evening.ledger.session().clone()).unwrap());
        person.tap("Seat of Bob");
        person.tap(tap);
        evening.play(r#"{"side":"Ann","tricks":7}"#);
        person.said.remove(0)
    };
    let swapped = "Bob and Cy have changed places";
    assert_eq!(said("Bob and Cy change places"), swapped);
    let kept = "; each side keeps its score";
    assert_eq!(said("Bob and Cy change places"), format!("{swapped}{kept}"));
    let partners = "Bob and Dee have changed places";
    assert_eq!(said("Bob and Dee change places"), partners);
    let replaced = "Fay plays in place of Bob";
    assert_eq!(said(replaced), format!("{replaced}{kept}"));
}

#[test]
fn changing_partners_in_a_game_settled_by_points_ranks_every_player_alone() {
    let mut evening = Evening::new("bid-whist", &[], 4);
    evening.play(r#"{"bidder":"Ann","bid":4,"mode":"uptown","tricks":11}"#);
    let mut person = Person::new(evening.ledger);
    let note = "Partners have changed, so everybody is ranked alone.";
    let notes = |person: &Person| {
        let view = result(person.editor.ledger(), Vec::new()).unwrap();
        view.notes.iter().map(say).collect::<Vec<_>>()
    };
    assert!(!notes(&person).contains(&note.to_owned()));
    person.tap("Seat of Bob");
    person.tap("Bob and Cy change places");
    let told = "each side keeps its score, each player the points won so far";
    let swapped = format!("Bob and Cy have changed places; {told}");
    assert_eq!(person.said, [swapped]);
    assert!(notes(&person).contains(&note.to_owned()));
}

#[test]
fn a_returning_player_keeps_the_total() {
    let mut person = oh_hell();
    person.tap("Seat of Bob");
    person.tap("Bob leaves");
    assert_eq!(
        (person.names().as_str(), person.said[0].as_str()),
        ("Ann Cy Dee", "Bob has left the table")
    );
    // Former players of the session are offered first.
    assert_eq!(person.labels()[3], "Bob joins the table");
    person.tap("Bob joins the table");
    // A returning player's total is not chosen again.
    assert!(
        !person
            .labels()
            .iter()
            .any(|label| label.starts_with("Bob begins"))
    );
    person.tap("Bob sits between Dee and Ann");
    assert_eq!(person.names(), "Ann Cy Dee Bob");
    assert_eq!(person.editor.ledger().totals(), [11, 10, 20, 20]);
    person.undo();
    person.undo();
    assert_eq!(person.names(), "Ann Bob Cy Dee");
    assert!(!person.editor.can_undo());
}

#[test]
fn a_late_player_joins_with_starting_points() {
    for (card, total) in [
        ("Eve begins with 0", 0),
        ("Eve begins with 10", 10),
        ("Eve begins with 15", 15),
    ] {
        let mut person = oh_hell();
        person.tap("Eve joins the table");
        person.tap(card);
        person.tap("Eve sits between Ann and Bob");
        assert_eq!(person.names(), "Ann Eve Bob Cy Dee");
        assert_eq!(person.said, ["Eve sits between Ann and Bob"]);
        assert_eq!(person.editor.ledger().totals()[4], total);
        let undone = if total == 0 { 1 } else { 2 };
        (0..undone).for_each(|_| person.undo());
        assert_eq!(person.editor.ledger().session().participants.len(), 4);
        assert!(!person.editor.can_undo());
    }
    // Each value has one card.
    let mut evening = Evening::new("oh-hell", &[], 4);
    evening.play(r#"{"bids":[0,1,1,1],"tricks":[0,1,0,0]}"#);
    let mut person = Person::new(evening.ledger);
    person.tap("Eve joins the table");
    let begins = ["Eve begins with 0", "Eve begins with 5"];
    assert_eq!(person.labels_with("begins"), begins);
    // Before the first hand there are no starting points, and never for partners.
    for (id, seats) in [("oh-hell", 3), ("whist-5", 4)] {
        let mut person = Person::new(Evening::new(id, &[], seats).ledger);
        person.tap("Eve joins the table");
        assert!(person.labels_with("begins").is_empty());
    }
}

#[test]
fn a_player_who_joined_by_mistake_is_taken_out_again() {
    for begins in ["Eve begins with 0", "Eve begins with 10"] {
        let mut person = oh_hell();
        person.tap("Eve joins the table");
        person.tap(begins);
        person.tap("Eve plays in place of Bob");
        person.tap("Seat of Eve");
        person.tap("Bob plays in place of Eve");
        assert_eq!(person.editor.ledger(), oh_hell().editor.ledger());
    }
}

#[test]
fn seats_are_changed_and_taken_over() {
    let mut person = oh_hell();
    person.tap("Seat of Dee");
    person.tap("Dee and Bob change places");
    person.tap("Seat of Ann");
    person.tap("Fay plays in place of Ann");
    person.tap("Gus joins the table");
    person.tap("Gus plays in place of Cy");
    assert_eq!(person.names(), "Fay Dee Gus Bob");
    assert_eq!(
        person.said,
        [
            "Dee and Bob have changed places",
            "Fay plays in place of Ann",
            "Gus plays in place of Cy"
        ]
    );
    (0..3).for_each(|_| person.undo());
    assert_eq!(person.names(), "Ann Bob Cy Dee");
    // A second tap on a seat deselects it.
    person.tap("Seat of Ann");
    person.tap("Seat of Ann");
    assert_eq!(person.choosing.picked, Picked::Nobody);
}

#[test]
fn a_player_sits_out_a_hand() {
    let mut person = oh_hell();
    person.tap("Seat of Cy");
    person.tap("Cy sits out hand 3");
    person.tap("Seat of Dee");
    person.tap("Dee sits out hand 3");
    assert_eq!(person.why("Seat of Cy, who sits out"), "");
    person.tap("Seat of Ann");
    assert_eq!(person.why("Ann sits out hand 3"), "Oh Hell is dealt to 2");
    person.tap("Seat of Dee, who sits out");
    person.tap("Dee plays hand 3");
    let said = &person.editor.entry().said;
    assert_eq!(said.out.as_ref().unwrap().len(), 1);
    // Three such taps take three undos.
    (0..3).for_each(|_| person.undo());
    assert!(!person.editor.can_undo());
}

#[test]
fn players_who_left_keep_a_row_and_a_column() {
    let mut person = oh_hell();
    person.tap("Seat of Bob");
    person.tap("Bob leaves");
    let stamp = person.stamp();
    let three = r#"{"bids":[0,0,0],"tricks":[1,1,1]}"#;
    let ledger = person.editor.ledger().clone();
    let hand = Evening { ledger }.hand(three);
    person.editor.record(hand.record, stamp).unwrap();
    let view = table(&person.editor);
    let names: Vec<&str> = view.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Dee", "Cy", "Bob"]);
    let bob = &view.rows[3];
    assert_eq!((bob.change, bob.total), (None, 10.into()));
    assert_eq!(
        (say(&bob.caption), say(&bob.dealer_label)),
        ("has left".into(), String::new())
    );
    let heads: Vec<String> = view
        .sheet_players
        .iter()
        .map(|head| say(&head.text))
        .collect();
    assert_eq!(heads, names);
    let sheet = Sheet::of(&person.editor);
    let totals = |line: usize| -> Vec<Option<i64>> {
        let cells = sheet.line(line).unwrap().cells;
        cells
            .iter()
            .map(|cell| cell.total.map(|total| total.n))
            .collect()
    };
    assert_eq!(totals(1), [Some(11), Some(20), Some(20), Some(10)]);
    assert_eq!(totals(2), [Some(11), Some(20), Some(20), None]);
}

#[test]
fn a_player_who_sits_out_has_no_0() {
    let mut evening = Evening::new("solo-whist-units", &[], 5);
    evening.play(r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#);
    let person = Person::new(evening.ledger);
    // The dealer sat out.
    let row = Sheet::of(&person.editor).line(0).unwrap();
    let out: Vec<bool> = (row.cells.iter())
        .map(|cell| cell.change == CellChange::SatOut)
        .collect();
    assert_eq!(out, [true, false, false, false, false]);
    assert!(
        say(&row.label).ends_with("; Ann sat out"),
        "{}",
        say(&row.label)
    );
    assert_eq!(table(&person.editor).rows[0].change, None);
    // The next dealer sits out the open hand, which shows it from the start.
    let row = Sheet::of(&person.editor).line(1).unwrap();
    let out: Vec<bool> = (row.cells.iter())
        .map(|cell| cell.change == CellChange::SatOut)
        .collect();
    assert_eq!(out, [false, true, false, false, false]);
}

#[test]
fn a_new_player_has_no_0_for_earlier_hands() {
    let mut person = oh_hell();
    person.tap("Eve joins the table");
    person.tap("Eve begins with 0");
    person.tap("Eve sits between Dee and Ann");
    let view = table(&person.editor);
    let at = view.rows.iter().position(|row| row.name == "Eve").unwrap();
    assert_eq!(view.rows[at].change, None);
    let sheet = Sheet::of(&person.editor);
    for hand in [0, 1] {
        assert_eq!(sheet.line(hand).unwrap().cells[at], SheetCell::default());
    }
}

#[test]
fn at_a_table_of_five_one_of_them_sits_out() {
    let mut person = Person::new(Evening::new("solo-whist-units", &[], 5).ledger);
    // The dealer.
    assert_eq!(person.labels()[0], "Seat of Ann, who sits out");
    person.tap("Seat of Cy");
    person.tap("Cy sits out hand 1");
    assert_eq!(
        person.labels()[..3],
        ["Seat of Ann", "Seat of Bob", "Seat of Cy, who sits out"]
    );
    assert_eq!(person.why("Cy plays hand 1"), "Solo Whist is dealt to 4");
    person.tap("Seat of Eve");
    person.tap("Eve leaves");
    assert_eq!(person.names(), "Ann Bob Cy Dee");
    // All four are dealt cards, and none can leave.
    person.tap("Seat of Ann");
    assert!(person.labels_with("sits out").is_empty());
    assert_eq!(person.why("Ann leaves"), "Solo Whist needs 4 at the table");
}

#[test]
fn partners_are_replaced_and_no_more() {
    let mut person = Person::new(Evening::new("whist-5", &[], 4).ledger);
    person.tap("Seat of Ann");
    assert_eq!(person.why("Ann leaves"), "Whist needs 4 at the table");
    assert!(person.labels_with("sits out").is_empty());
    person.tap("Eve plays in place of Ann");
    person.tap("Fay joins the table");
    assert_eq!(
        person.why("Fay sits between Bob and Cy"),
        "Whist is for at most 4 at the table"
    );
}

#[test]
fn the_panel_shows_when_a_change_applies_and_its_cost() {
    let mut person = oh_hell();
    let caption = |person: &Person| say(&seating(&person.editor, &person.choosing, &[]).caption);
    assert_eq!(caption(&person), "From hand 3 on");
    person.tap("Seat of Cy");
    person.tap("Cy sits out hand 3");
    assert_eq!(caption(&person), "From hand 3 on; this hand starts over");
}

#[test]
fn the_chosen_dealer_deals_after_a_player_joins() {
    let mut person = oh_hell();
    let bob = Seat::new(1).unwrap();
    let stamp = person.stamp();
    person.editor.tap(Tap::Dealer(bob), stamp).unwrap();
    let caption = |person: &Person| say(&seating(&person.editor, &person.choosing, &[]).caption);
    assert_eq!(caption(&person), "From hand 3 on", "nothing is lost");
    let dealer = |person: &Person| {
        let view = seating(&person.editor, &Choosing::default(), &[]);
        let mut dealers = view.seats.into_iter().filter(|seat| seat.dealer);
        dealers.next().unwrap().name
    };
    assert_eq!(dealer(&person), "Bob");
    person.tap("Eve joins the table");
    person.tap("Eve sits between Ann and Bob");
    assert_eq!(person.names(), "Ann Eve Bob Cy Dee");
    assert_eq!(dealer(&person), "Bob", "wherever that seat is by now");
    // The last action is undone first.
    person.undo();
    assert_eq!(person.names(), "Ann Bob Cy Dee");
    assert_eq!(person.editor.open().taps, [Tap::Dealer(bob)]);
    person.undo();
    assert_ne!(dealer(&person), "Bob");
    for _ in 0..2 {
        let stamp = person.stamp();
        person.editor.redo(stamp).unwrap();
    }
    assert_eq!(person.names(), "Ann Eve Bob Cy Dee");
    assert_eq!(dealer(&person), "Bob");
    // A leaving player does not deal.
    person.tap("Seat of Bob");
    person.tap("Bob leaves");
    assert!(person.editor.open().taps.is_empty());
}

#[test]
fn players_with_a_name_at_the_table_are_not_offered() {
    let mut person = oh_hell();
    person.roster.push(Participant {
        id: ParticipantId(4242),
        player: PlayerId(4242),
        name: "ANN".to_owned(),
    });
    assert!(!person.labels().iter().any(|label| label.starts_with("ANN")));
    // A player with another name in this session is matched by id.
    let rename = Edit::Rename {
        participant: id(0),
        before: "Ann".to_owned(),
        after: "Queen".to_owned(),
    };
    let stamp = person.stamp();
    person.editor.edit(rename, stamp).unwrap();
    assert!(
        !person
            .labels()
            .iter()
            .any(|label| label == "Ann joins the table")
    );
}

proptest! {
    #![proptest_config(cases(48))]

    /// Random taps in the panel, with hands in between: every possible card works, and everything is undone step by
    /// step.
    #[test]
    fn random_taps_are_applied_and_undone(seed: u64) {
        let rng = &mut Rng::new(seed);
        let schemes: Vec<_> = catalog::all().collect();
        let one = *rng.pick(&schemes);
        let seats = usize::from(one.at_table.least.max(3).min(one.at_table.most));
        let start = Ledger::open(session(scheme(&one.id, &[]), seats)).unwrap();
        let mut person = Person::new(start.clone());
        for _ in 0..40 {
            if rng.one_in(5) && person.editor.open().taps.is_empty() {
                let hand = random_hand(rng, person.editor.ledger());
                let index = person.editor.ledger().session().hands.len();
                let stamp = person.stamp();
                person.editor.edit(Edit::AddHand { index, hand }, stamp).unwrap();
                continue;
            }
            person.choosing.begins = *rng.pick(&[StartingPoints::Zero, StartingPoints::Last, StartingPoints::Mean]);
            let cards: Vec<_> = person.cards().into_iter().filter(|(.., why)| why.is_empty()).collect();
            let (_, act, _) = rng.pick(&cards).clone();
            person.act(act);
            let fresh = Ledger::open(person.editor.ledger().session().clone());
            prop_assert_eq!(fresh.as_ref(), Ok(person.editor.ledger()));
        }
        while person.editor.can_undo() {
            person.undo();
        }
        prop_assert_eq!(person.editor.ledger(), &start);
    }
}
