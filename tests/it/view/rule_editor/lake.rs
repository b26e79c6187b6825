//! The rules of a lake house: ten and the bid, with a price per trick off, slams, a bid of 0 that pays by the cards,
//! and no hook in the last hand.

use super::{EditorUser, say};
use oddtrick::scheme::exact_bid::{Hook, Slam, Term};
use oddtrick::scheme::{catalog, document};
use oddtrick::view::rule_editor::{Editor, PieceKind};

/// The lake house's rules, entered by taps.
fn lake() -> EditorUser {
    let mut user = EditorUser::of("oh-hell");
    user.editor.rename("Lake house rules");
    user.set("hook", "all but the last hand")
        .set("slam.grand", "50")
        .set("slam.small", "25")
        .set("zero-bid.made.constant", "5")
        .set("zero-bid.made.+", "For each card dealt")
        .pick("1")
        .set("missed.+", "For each trick off")
        .pick("−2");
    user
}

#[test]
fn the_lake_houses_table() {
    let user = lake();
    assert_eq!(
        user.table(),
        [
            "0 1 2 3 4 5 6 7 8",
            "0: 13* −2 −4 −6 −8 −10 −12 −14 −16",
            "1: −2 11* −2 −4 −6 −8 −10 −12 −14",
            "2: −4 −2 12* −2 [−4] −6 −8 −10 −12",
            "3: −6 −4 −2 13* −2 −4 −6 −8 −10",
            "4: −8 −6 −4 −2 14* −2 −4 −6 −8",
            "5: −10 −8 −6 −4 −2 15* −2 −4 −6",
            "6: −12 −10 −8 −6 −4 −2 16* −2 −4",
            "7: −14 −12 −10 −8 −6 −4 −2 25* −2",
            "8: −16 −14 −12 −10 −8 −6 −4 −2 50*",
        ]
    );
    assert_eq!(
        user.sentence(),
        "Chiara bids 2 and takes 4: two off, −2 × 2 = −4."
    );
    let worked = user.page().worked;
    assert_eq!(say(&worked.title), "A hand of 8 cards");
    assert_eq!(say(&worked.caption), "down: bid, across: taken");
    let sizes: Vec<_> = worked
        .choices
        .iter()
        .map(|one| (say(&one.text), one.chosen))
        .collect();
    assert_eq!(
        sizes,
        [
            ("3".to_owned(), false),
            ("8".to_owned(), true),
            ("10".to_owned(), false)
        ]
    );
}

#[test]
fn the_lake_houses_lines_are_sentences_with_their_original() {
    let user = lake();
    for (name, text, was) in [
        ("Bid made", "[10] + [1] × bid (+)", ""),
        ("Bid missed", "[−2] × tricks off (+)", "was 0"),
        (
            "Zero bid and made",
            "[5] + [1] × cards (+)",
            "was like any bid",
        ),
        ("Zero bid and missed", "like any miss (+)", ""),
        (
            "Slam",
            "all [50] all but one [25] [instead] from [6] cards on",
            "was off",
        ),
        ("Big miss", "no special rule (+)", ""),
        (
            "Hook on the last bid",
            "[all but the last hand]",
            "was every hand",
        ),
        ("Cards", "[1] to [13] [up only]", ""),
        ("From hand to hand", "[in steps] of [1] [each once]", ""),
        ("Trumps", "[turned up] last hand [as usual]", ""),
        ("No card left to turn up", "[last card dealt]", ""),
        ("No trump from", "never (+)", ""),
        ("Winner", "[highest] a tie is shared", ""),
        ("Direction of play", "[anticlockwise]", ""),
        ("Players", "[2] to [10]", ""),
        ("At the table", "as many as play (+)", ""),
        ("Pack", "[52] cards", ""),
        ("Settling up", "[each pair settles the difference]", ""),
        ("Revoke", "[−10] [instead of the hand]", ""),
    ] {
        let line = user.line(name);
        assert_eq!(super::reads(&line), text, "{name}");
        assert_eq!(say(&line.was), was, "{name}");
        assert_eq!(line.changed, !was.is_empty(), "{name}");
    }
    assert_eq!(
        say(&user.page().subtitle),
        "House rules made from Oh Hell, Ten and the bid · 4 changes"
    );
    assert_eq!(
        say(&user.line("Bid missed").label),
        "Bid missed: −2 × tricks off, was 0"
    );
}

#[test]
fn the_lake_houses_open_box() {
    let user = lake();
    let dock = user.page().dock.unwrap();
    assert_eq!(say(&dock.question), "For each trick off");
    assert_eq!(say(&dock.hint), "Notch: Oh Hell’s own value");
    assert!(dock.can_type && dock.figures && !dock.field_open);
    assert_eq!(
        user.chips(),
        [
            "−20", "−10", "−5", "−4", "−3", "−2", "−1", "0", "1", "2", "5", "10"
        ]
    );
    let marked = |mark: fn(&oddtrick::view::rule_editor::Chip) -> bool| {
        let chips = dock.chips.iter().filter(|chip| mark(chip));
        chips.map(|chip| say(&chip.text)).collect::<Vec<_>>()
    };
    assert_eq!(marked(|chip| chip.chosen), ["−2"]);
    assert_eq!(marked(|chip| chip.notch), ["0"]);
    let line = user.line("Bid missed");
    assert!(line.open);
    let labels: Vec<_> = dock.chips.iter().map(|chip| say(&chip.label)).collect();
    assert_eq!(labels[5..8], ["minus 2", "minus 1", "0"]);
    let open: Vec<_> = line.pieces.all.iter().filter(|piece| piece.open).collect();
    assert_eq!(open.len(), 1);
    assert_eq!(open[0].kind, PieceKind::Box);
    assert_eq!(
        say(&open[0].label),
        "Bid missed, minus 2. For each trick off"
    );
}

#[test]
fn the_lake_houses_document_is_complete_and_can_be_resumed() {
    let user = lake();
    let base = catalog::find("oh-hell").unwrap();
    let scheme = user.editor.finish().unwrap();
    assert_eq!(document::parse(&scheme.document).as_ref(), Ok(&scheme));
    assert_eq!(scheme.name, "Lake house rules");
    assert_eq!((&scheme.id, &scheme.source), (&base.id, &base.source));
    let rules = scheme.rules.exact_bid().unwrap();
    assert_eq!(rules.under.terms().collect::<Vec<_>>(), [(Term::Off, -2)]);
    assert_eq!(rules.over, rules.under);
    assert_eq!(
        rules.slam,
        Some(Slam {
            grand: 50,
            small: 25,
            from_cards: 6,
            adds: false
        })
    );
    assert_eq!(rules.hook, Hook::NotInLastHand);

    let mut again = EditorUser {
        editor: Editor::resume(&scheme, Some(base)),
    };
    assert_eq!(again.editor.name(), "Lake house rules");
    assert_eq!(
        again.page().lines.len(),
        user.page().lines.len(),
        "it goes on where it was"
    );
    assert_eq!(again.page().subtitle, user.page().subtitle);
    assert_eq!(again.page().undoes, None);
    assert_eq!(again.editor.finish().unwrap(), scheme);
    again.set("slam.grand", "off");
    assert_eq!(again.reads("Slam"), "off (+)");
    assert_eq!(
        say(&again.page().subtitle),
        "House rules made from Oh Hell, Ten and the bid · 3 changes"
    );
}

#[test]
fn every_change_can_be_undone_and_redone() {
    let mut user = lake();
    let after = user.page();
    assert_eq!(
        say(after.undoes.as_ref().unwrap()),
        "Undo: minus 2 (For each trick off)"
    );
    let mut steps = 0;
    while user.editor.undo() {
        steps += 1;
    }
    // The name, the hook, two slams, two terms of a bid of 0, the miss.
    assert_eq!(steps, 7);
    assert_eq!(user.editor.name(), "Ours");
    let page = user.page();
    assert!(page.lines.iter().all(|line| !line.changed));
    assert_eq!(
        say(&page.subtitle),
        "House rules made from Oh Hell, Ten and the bid"
    );
    while user.editor.redo() {
        steps -= 1;
    }
    assert_eq!(steps, 0);
    assert_eq!(user.page().lines.len(), after.lines.len());
    assert_eq!(user.table().len(), 10);
    user.open("missed.off");
    assert_eq!(user.page(), after);
}
