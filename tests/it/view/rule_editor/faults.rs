//! Invalid rules: shown with the reason, the example uses the last valid ones, and they cannot be used.

use super::{EditorUser, can_use, reads, say};
use oddtrick::scheme::{catalog, document};
use oddtrick::view::Message;
use oddtrick::view::rule_editor::Editor;

/// A scheme, boxes with cards, the faulty line, and its error.
type Case = (
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
    &'static str,
);

const CASES: &[Case] = &[
    (
        "bid-whist",
        &[("bids.min", "7"), ("bids.max", "2")],
        "Bids",
        "7 is above 2",
    ),
    (
        "whist-5",
        &[("target", "deal by deal"), ("rubber", "played")],
        "Rubber",
        "A rubber needs games played to a number of points",
    ),
    (
        "whist-short",
        &[("bids", "with bidding")],
        "Honours",
        "Honours are not played where there is bidding",
    ),
    (
        "bid-whist",
        &[("deck", "48")],
        "Pack",
        "A pack of 48 is too small for that",
    ),
    (
        "solo-whist-points",
        &[("deck", "40")],
        "Cards",
        "13 cards each for 4 players are more than the pack’s 40",
    ),
    (
        "solo-whist-points",
        &[("players.#2", "5"), ("cards", "10")],
        "Prop & cop: the play",
        "Two against two takes exactly four players",
    ),
    (
        "solo-whist-points",
        &[("players.#1", "5")],
        "Players",
        "5 is above 4",
    ),
    (
        "oh-hell",
        &[
            ("at-table", "one more, who deals and sits out"),
            ("at-table.#1", "1"),
        ],
        "At the table",
        "From 2 to 11: those who are dealt cards, and one more",
    ),
    (
        "wizard",
        &[
            ("deck", "32"),
            ("schedule.to", "20"),
            ("deck", "24"),
            ("schedule.to", "24"),
            ("deck", "23"),
        ],
        "Cards",
        "From 1 to 23 here",
    ),
    (
        "wizard",
        &[
            ("deck", "24"),
            ("slam.grand", "20"),
            ("slam.from-cards", "24"),
            ("deck", "23"),
        ],
        "Slam",
        "From 1 to 23 here",
    ),
    (
        "oh-hell",
        &[("settle", "by the game")],
        "Settling up",
        "There are no games to win in these rules",
    ),
    (
        "oh-hell",
        &[("settle", "by the rubber")],
        "Settling up",
        "No rubber is won here",
    ),
    (
        "oh-hell-minus-bid",
        &[("halve-on-miss", "halved")],
        "Total after a miss",
        "A miss that halves the total scores nothing else",
    ),
    (
        "oh-hell",
        &[("hook", "all but the last hand"), ("target", "100")],
        "Hook on the last bid",
        "A game played to a number of points has no last hand",
    ),
    (
        "bid-whist",
        &[("target", "deal by deal"), ("boston-games", "2")],
        "A Boston counts as",
        "There are no games to win in these rules",
    ),
    (
        "bid-whist",
        &[("set-clamp", "the bid at most")],
        "The most a set costs",
        "Applies only if a failed bid costs the tricks missing",
    ),
];

#[test]
fn invalid_rules_show_the_reason_on_their_line() {
    for (base, taps, name, why) in CASES {
        let mut user = EditorUser::of(base);
        let mut good = user.editor.scheme().clone();
        for (key, text) in *taps {
            good = user.editor.scheme().clone();
            if user.open(key).chips().iter().any(|chip| chip == text) {
                user.pick(text);
            } else {
                user.typed(key, text);
            }
        }
        let page = user.page();
        let line = user.line(name);
        assert_eq!(say(&line.error), *why, "{base} {taps:?}");
        assert_eq!(
            page.lines
                .iter()
                .filter(|line| line.error != Message::Blank)
                .count(),
            1
        );
        // It stays visible, and the example uses the last valid rules.
        assert!(line.pieces.all.iter().any(|piece| piece.id.is_some()));
        assert_eq!(*user.editor.scheme(), good);
        assert_eq!(say(&page.use_reason), format!("{name}: {why}"));
        assert!(!can_use(&page));
        let refused = user.editor.finish().unwrap_err();
        assert_eq!(say(&refused), format!("{name}: {why}"));
        if let Some(dock) = &page.dock {
            assert_eq!(say(&dock.error), *why);
        }
        while !can_use(&user.page()) {
            assert!(user.editor.undo(), "{base}: what was done can be undone");
        }
        assert!(user.editor.finish().is_ok());
    }
}

#[test]
fn two_changes_may_correct_each_other() {
    let mut user = EditorUser::of("solo-whist-points");
    user.set("deck", "40");
    assert!(!can_use(&user.page()));
    assert_eq!(reads(&user.line("Pack")), "[40] cards");
    user.set("cards", "10");
    // Targets of thirteen tricks are not available any more.
    assert_eq!(
        say(&user.page().use_reason),
        "Abundance declared: From 0 to 10 here"
    );
    user.set("contracts.abundance-declared.target.exactly", "10");
    assert!(can_use(&user.page()));
    assert_eq!(
        user.table()[7],
        "Abundance declared: −72 −72 −72 −72 −72 [72*] – – – – –"
    );
}

#[test]
fn the_last_contract_and_a_needed_general_misere_cannot_be_removed() {
    let mut user = EditorUser::of("solo-whist-chips");
    let contracts: Vec<String> = user
        .page()
        .lines
        .iter()
        .flat_map(|line| line.pieces.all.clone())
        .map(|piece| piece.key)
        .filter(|key| key.ends_with(".allowed"))
        .collect();
    for key in &contracts {
        user.set(key, "not played");
    }
    let page = user.page();
    assert!(
        say(&page.use_reason).ends_with(": At least one contract has to be played"),
        "{}",
        say(&page.use_reason)
    );
    assert!(!can_use(&page));
}

#[test]
fn a_missing_general_misere_cannot_be_chosen_for_all_pass() {
    let whole = &catalog::find("solo-whist-chips").unwrap().document;
    let (without, _) = whole
        .split_once("[[contracts]]\nid = \"general-misere\"")
        .unwrap();
    let base = document::parse(without).unwrap();
    let mut user = EditorUser::new(&base);
    user.set("all-pass", "general misère");
    assert_eq!(
        say(&user.page().use_reason),
        "When all pass: These rules have no general misère"
    );
}

#[test]
fn rules_are_compared_with_themselves_without_a_base_of_their_kind() {
    let whist = catalog::find("whist-5").unwrap();
    for base in [catalog::find("oh-hell"), None] {
        assert_eq!(Editor::resume(whist, base).base(), whist);
    }
    let other = catalog::find("whist-short");
    assert_eq!(Some(Editor::resume(whist, other).base()), other);
}

#[test]
fn a_name_is_required() {
    let mut user = EditorUser::of("oh-hell");
    for (name, error) in [
        ("", "Enter a name"),
        ("  ", "Enter a name"),
        ("\u{1}", "Enter a name"),
        (&"a".repeat(65), "That name is too long"),
    ] {
        user.editor.rename(name);
        let page = user.page();
        assert_eq!(say(&page.name_error), error);
        assert_eq!(page.use_reason, page.name_error);
        assert_eq!(user.editor.finish().unwrap_err(), page.name_error);
    }
    user.editor.rename(" The\nlake ");
    assert_eq!(user.editor.finish().unwrap().name, "The lake");
    user.editor.rename("12");
    assert!(can_use(&user.page()));
    assert_eq!(user.editor.finish().unwrap().name, "12");
    // Typed letter by letter it is one step.
    assert!(user.editor.undo());
    assert_eq!(user.editor.name(), "Ours");
    assert!(!user.editor.undo());
    assert!(user.editor.redo());
    assert_eq!(user.editor.name(), "12");
}

#[test]
fn an_invalid_typed_value_stays_in_its_field_with_the_reason() {
    let mut user = EditorUser::of("oh-hell");
    user.open("made.constant");
    user.editor.start_typing();
    for (text, error) in [
        ("ten", "Enter a whole number"),
        ("", "Enter a whole number"),
        ("1.5", "Enter a whole number"),
        ("1000000001", "From −1,000,000,000 to 1,000,000,000 here"),
    ] {
        user.editor.edit_typed(text);
        user.editor.accept_typed(text);
        let dock = user.page().dock.unwrap();
        assert_eq!(say(&dock.typed_error), error, "{text}");
        assert_eq!(dock.typed, text);
        assert!(dock.field_open);
    }
    user.editor.edit_typed("1");
    assert_eq!(user.page().dock.unwrap().typed_error, Message::Blank);
    user.editor.accept_typed(" −۱۷ ");
    assert_eq!(user.reads("Bid made"), "[−17] + [1] × bid (+)");
    let dock = user.page().dock.unwrap();
    assert!(!dock.field_open);
    assert!(user.chips().contains(&"−17".to_owned()));

    user.set("schedule", "as listed");
    user.typed("schedule.list", "10 nine");
    let dock = user.page().dock.unwrap();
    assert_eq!(say(&dock.typed_error), "Enter numbers separated by spaces");
    user.editor.accept_typed("10, 9 8");
    assert_eq!(user.reads("Cards"), "[10 9 8]");
    assert_eq!(user.chips(), ["10 9 8", "8 9 10"]);
    // A size beyond any pack is rejected by the parser.
    user.typed("schedule.list", "10 53");
    assert!(!can_use(&user.page()));
    assert_ne!(user.line("Cards").error, Message::Blank);
    user.editor.undo();
    user.set("schedule", "in steps");
    assert_eq!(user.reads("Cards"), "[10] to [8] [down only]");
}
