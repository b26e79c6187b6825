//! Noting trumps and the ranking: when it is possible, that it is optional, and where it is stored.

use super::{TableSession, say, seat};
use oddtrick::cards::Trump;
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::games::trump::TrumpOrRank;
use oddtrick::ledger::SessionEditor;
use oddtrick::scheme::odd_trick::Mode;
use oddtrick::view::table::note_trump;
use oddtrick::view::table::steps::TapAction;

const SUITS: [&str; 4] = ["hearts", "diamonds", "spades", "clubs"];

/// The cards while the trump is noted.
fn cards(book: &SessionEditor) -> Vec<String> {
    let entry = note_trump::entry(book);
    entry.steps[0]
        .chips
        .iter()
        .map(|chip| say(&chip.text))
        .collect()
}

/// The tap of this card; `None` if there is none.
fn note(sitting: &TableSession, chip: usize) -> Option<Tap> {
    let step = note_trump::entry(&sitting.book).steps.remove(0);
    match &step.chips.get(chip)?.does {
        Some(TapAction::Says(taps)) => taps.first().cloned(),
        other => panic!("{other:?}"),
    }
}

fn with_none() -> Vec<&'static str> {
    SUITS.into_iter().chain(["no trump"]).collect()
}

#[test]
fn the_trump_can_be_noted_unless_scheme_or_contract_fixes_it() {
    let open = |id: &str, settings: &[&str]| cards(&TableSession::new(id, settings).book);
    assert_eq!(open("solo-whist-points", &[]), SUITS);
    assert_eq!(open("solo-whist-points", &["trump=second-pack"]), SUITS);
    let rotation = "trump.rotation=[\"hearts\", \"clubs\"]";
    assert_eq!(open("solo-whist-points", &[rotation]), [""; 0]);
    assert_eq!(open("oh-hell-set", &[]), with_none());
    assert_eq!(open("oh-hell-set", &["trump.source=none"]), [""; 0]);
    assert_eq!(open("whist-5", &[]), SUITS);
    assert_eq!(open("bid-whist-1900", &[]), SUITS);
    assert_eq!(open("bid-whist", &[]), SUITS);
}

#[test]
fn the_contract_determines_the_trump_shown() {
    let rotation = "trump.rotation=[\"hearts\", \"clubs\"]";
    let mut sitting = TableSession::new("solo-whist-points", &[rotation]);
    assert_eq!(sitting.view().trump, Some(Trump::Hearts));
    sitting.answer(Ask::Contract, Answer::Contract("abundance".to_owned()));
    assert_eq!(sitting.view().trump, None);
    assert!(sitting.view().trump_enabled);
    sitting.tap(note(&sitting, 2).unwrap());
    assert_eq!(sitting.view().trump, Some(Trump::Spades));
    sitting.answer(Ask::Contract, Answer::Contract("misere".to_owned()));
    let view = sitting.view();
    assert_eq!((view.trump, view.trump_enabled), (Some(Trump::None), false));
    assert_eq!(say(&view.trump_label), "Trumps: no trump");
}

#[test]
fn the_trump_may_be_noted_at_any_time_and_is_stored_with_the_hand() {
    for early in [true, false] {
        let mut sitting = TableSession::new("whist-5", &[]);
        assert_eq!(say(&sitting.view().trump_label), "Trumps: not noted");
        let note = note(&sitting, 1).unwrap();
        if early {
            sitting.tap(note.clone());
        }
        sitting.answer(Ask::Side, Answer::Player(seat(0)));
        if !early {
            sitting.tap(note);
        }
        assert_eq!(say(&sitting.view().trump_label), "Trumps: diamonds");
        assert_eq!(
            say(&sitting.view().cards_caption),
            "13 cards, diamonds trumps"
        );
        assert!(note_trump::entry(&sitting.book).steps[0].chips[1].chosen);
        sitting.tricks(9);
        let hand = &sitting.book.ledger().session().hands[0];
        assert_eq!(hand.record.trump, Some(Trump::Diamonds));
        assert_eq!(sitting.view().trump, None, "each hand has its own");
    }
}

#[test]
fn undo_reverts_the_note() {
    let mut sitting = TableSession::new("oh-hell-set", &[]);
    sitting.tap(note(&sitting, 4).unwrap());
    assert_eq!(sitting.view().trump, Some(Trump::None));
    sitting.undo();
    assert_eq!(sitting.view().trump, None);
    let stamp = sitting.stamp();
    sitting.book.redo(stamp).unwrap();
    assert_eq!(sitting.view().trump, Some(Trump::None));
}

#[test]
fn at_no_trump_the_ranking_is_noted() {
    let mut sitting = TableSession::new("bid-whist", &[]);
    // A mode that does not fit drops a suit noted before.
    sitting.tap(Tap::Trump(Trump::Clubs));
    sitting.bid(0, 4, Mode::NoTrump);
    let view = sitting.view();
    assert_eq!(view.trump, Some(Trump::None));
    assert_eq!(say(&view.trump_label), "No trump, ranking not noted");
    assert_eq!(say(&view.cards_caption), "12 cards and a kitty, no trump");
    assert!(sitting.facts().starts_with("Hand 1 | No trump | "));
    assert_eq!(cards(&sitting.book), ["Uptown", "Downtown"]);
    let chip = &note_trump::entry(&sitting.book).steps[0].chips[1];
    assert_eq!(say(&chip.label), "Note downtown, low cards win");
    assert_eq!(chip.icon, Some(Mode::Downtown));
    sitting.tap(note(&sitting, 1).unwrap());
    assert_eq!(say(&sitting.view().trump_label), "No trump, downtown");
    assert!(
        sitting
            .facts()
            .starts_with("Hand 1 | No trump · low cards win | ")
    );
    sitting.tricks(10);
    let record = &sitting.book.ledger().session().hands[0].record;
    assert_eq!(record.rank.as_deref(), Some("downtown"));
    assert_eq!(record.trump, None);
    assert_eq!(sitting.last_points(), [8, 0, 8, 0]);
}

#[test]
fn the_current_ranking_is_emphasised() {
    let mut sitting = TableSession::new("bid-whist", &[]);
    sitting.bid(0, 4, Mode::Downtown);
    assert_eq!(
        sitting.facts(),
        "Hand 1 | Downtown · low cards win | Ann deals | Bob bids first"
    );
    assert_eq!(cards(&sitting.book), SUITS);
    sitting.tap(Tap::Trump(Trump::Spades));
    assert_eq!(
        say(&sitting.view().cards_caption),
        "12 cards and a kitty, spades trumps"
    );
    sitting.tricks(10);
    let record = &sitting.book.ledger().session().hands[0].record;
    assert_eq!(record.trump, Some(Trump::Spades));
}

#[test]
fn noting_the_trump_of_a_stored_hand_is_a_correction() {
    let mut sitting = TableSession::new("whist-5", &[]);
    sitting.whist(0, 9);
    let hand = sitting.book.ledger().session().hands[0].id;
    sitting.book.correct(hand);
    assert_eq!(cards(&sitting.book), SUITS);
    sitting.tap(Tap::Trump(Trump::Hearts));
    assert_eq!(sitting.book.correcting(), None);
    let record = &sitting.book.ledger().session().hands[0].record;
    assert_eq!(record.trump, Some(Trump::Hearts));
    assert_eq!(sitting.last_points(), [3, 0, 3, 0]);
}

/// Everything offered keeps the hand legal, at any point of any hand of every scheme.
#[test]
fn everything_offered_for_noting_is_legal() {
    for shipped in oddtrick::scheme::catalog::all() {
        let mut sitting = TableSession::new(&shipped.id, &[]);
        for _ in 0..60 {
            let entry = sitting.book.entry();
            let Some(step) = entry.now.map(|now| &entry.steps[now]) else {
                break;
            };
            // Until the game is over.
            let choice = step.choices.iter().rev().find(|one| one.struck.is_none());
            let Some(choice) = choice else { break };
            let (ask, answer) = (step.ask, choice.answer.clone());
            let offered = note_trump::entry(&sitting.book).steps[0].chips.len();
            if let Some(tap) = note(&sitting, offered.saturating_sub(1)) {
                sitting.tap(tap);
            }
            sitting.answer(ask, answer);
        }
        assert!(
            !sitting.book.ledger().session().hands.is_empty(),
            "{}",
            shipped.id
        );
    }
    assert_eq!(
        TrumpOrRank::Trump(Trump::Clubs).tap(),
        Tap::Trump(Trump::Clubs)
    );
}

#[test]
fn a_noted_trump_is_shown_on_the_sheet() {
    let mut sitting = TableSession::new("whist-5", &[]);
    sitting.tap(note(&sitting, 2).unwrap());
    sitting.whist(0, 8);
    sitting.whist(1, 8);
    assert_eq!(say(&sitting.line(0).what_more), "odd trick, spades");
    let label = say(&sitting.line(0).label);
    assert!(label.ends_with("; spades"), "{label}");
    assert_eq!(say(&sitting.line(1).what_more), "odd trick");
}
