//! Walks: random choices in random boxes, with invariants checked after each.

use super::played::example;
use super::{EditorUser, can_use, say};
use crate::support::{Rng, cases};
use oddtrick::scheme::{Scheme, catalog, document};
use oddtrick::view::Message;
use oddtrick::view::rule_editor::{Editor, Page, PieceKind};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn random_walks_keep_the_invariants(seed in any::<u64>()) {
        let rng = &mut Rng::new(seed);
        let all: Vec<&Scheme> = catalog::all().collect();
        let base = all[rng.below(all.len())];
        walk(rng, base, 30);
    }
}

#[test]
fn every_scheme_is_walked() {
    for (seed, scheme) in (1..).zip(catalog::all()) {
        walk(&mut Rng::new(seed), scheme, 15);
    }
}

/// Makes random steps with checks, undoes and redoes all.
fn walk(rng: &mut Rng, base: &Scheme, steps: usize) {
    let mut user = EditorUser::new(base);
    let begun = written(&user.editor).unwrap();
    assert_eq!(
        document::parse(&begun).unwrap().rules,
        base.rules,
        "nothing was changed yet"
    );
    for _ in 0..steps {
        step(rng, &mut user);
        check(&user.editor, base);
    }
    // A typed value that is invalid would stay in the way.
    user.editor.close();
    // Steps undone on the way are redone last.
    while user.editor.redo() {}
    let end = user.page();
    let ended = written(&user.editor);
    let mut states = vec![(user.page(), ended)];
    while user.editor.undo() {
        states.push((user.page(), written(&user.editor)));
    }
    assert_eq!(written(&user.editor), Ok(begun), "all the way back");
    assert!(user.page().lines.iter().all(|line| !line.changed));
    states.pop();
    while user.editor.redo() {
        let (page, text) = states.pop().unwrap();
        assert_eq!(user.page(), page);
        assert_eq!(written(&user.editor), text);
    }
    assert_eq!(user.page(), end);
    assert!(states.is_empty());
}

fn written(editor: &Editor) -> Result<String, Message> {
    editor.finish().map(|scheme| scheme.document)
}

/// Opens a box and taps a card or types a number; now and then does something else.
fn step(rng: &mut Rng, user: &mut EditorUser) {
    match rng.below(12) {
        0 => _ = user.editor.undo(),
        1 => _ = user.editor.redo(),
        2 => user.editor.show_example(rng.below(4)),
        3 => {
            let name: &str = ["", "Ours", "The lake", "\u{1}"][rng.below(4)];
            user.editor.rename(name);
        }
        4 => user.editor.close(),
        // A missing card does nothing.
        5 => {
            user.editor.open(rng.below(400));
            user.editor.choose(rng.below(40));
        }
        _ => {
            let pieces: Vec<_> = user
                .page()
                .lines
                .into_iter()
                .flat_map(|line| line.pieces.all)
                .filter(|piece| piece.kind != PieceKind::Word)
                .collect();
            let piece = rng.pick(&pieces);
            if !piece.open {
                user.editor.open(piece.id.unwrap());
            }
            // Opening a box first sets the value typed before, which can remove the box.
            let Some(dock) = user.page().dock else {
                return;
            };
            if dock.can_type && rng.one_in(5) {
                user.editor.start_typing();
                let typed = *rng.pick(&["", "7", "−3", "0", "13", "1000000000", "x", "5 4 3"]);
                user.editor.edit_typed(typed);
                user.editor.accept_typed(typed);
            } else if !dock.chips.is_empty() {
                user.editor.choose(rng.below(dock.chips.len()));
            }
        }
    }
}

/// Checks that the page is consistent.
fn check(editor: &Editor, base: &Scheme) {
    let page = editor.page();
    said(&page);
    let ids: Vec<usize> = page
        .lines
        .iter()
        .flat_map(|line| line.pieces.all.iter().filter_map(|piece| piece.id))
        .collect();
    assert!(ids.iter().copied().eq(0..ids.len()));
    assert!(page.lines.iter().filter(|line| line.open).count() <= 1);
    let faults = page
        .lines
        .iter()
        .filter(|line| line.error != Message::Blank);
    let faults = faults.count();
    if page.dock.is_some() {
        assert_eq!(page.lines.iter().filter(|line| line.open).count(), 1);
    }
    match written(editor) {
        Ok(text) => {
            assert!(can_use(&page));
            assert_eq!(faults, 0);
            let scheme = document::parse(&text).unwrap();
            assert_eq!(scheme.name, editor.name());
            let same = |scheme: &Scheme, other: &Scheme| {
                scheme.rules == other.rules
                    && scheme.players == other.players
                    && scheme.at_table == other.at_table
                    && (scheme.direction, scheme.deck) == (other.direction, other.deck)
                    && (scheme.settle, scheme.revoke) == (other.settle, other.revoke)
            };
            assert!(same(&scheme, editor.scheme()));
            // Some line has a pencil if and only if the rules differ from the base scheme.
            let changed = page.lines.iter().any(|line| line.changed);
            assert_eq!(changed, !same(&scheme, base), "{text}");
            example(&page, &scheme);
        }
        Err(why) => {
            assert!(!can_use(&page));
            assert_eq!(why, page.use_reason);
            assert!(faults == 1 || page.name_error != Message::Blank);
            // The example uses the last valid rules.
            example(&page, editor.scheme());
        }
    }
}

/// Every sentence has its text, with every place filled.
fn said(page: &Page) {
    let worked = &page.worked;
    let cells = worked
        .rows
        .iter()
        .flat_map(|row| row.cells.iter().flat_map(|cell| [&cell.text, &cell.label]));
    let lines = page.lines.iter().flat_map(|line| {
        let pieces = line
            .pieces
            .all
            .iter()
            .flat_map(|piece| [&piece.text, &piece.label]);
        [&line.name, &line.was, &line.error, &line.label]
            .into_iter()
            .chain(pieces)
    });
    let dock = page.dock.iter().flat_map(|dock| {
        let chips = dock.chips.iter().flat_map(|chip| [&chip.text, &chip.label]);
        [&dock.question, &dock.hint, &dock.error, &dock.typed_error]
            .into_iter()
            .chain(chips)
    });
    let rest = [
        &page.subtitle,
        &page.use_reason,
        &worked.title,
        &worked.caption,
        &worked.sentence,
        &worked.sum,
    ];
    let all = cells.chain(lines).chain(dock).chain(rest);
    for message in all.chain(&page.undoes).chain(&page.redoes) {
        let text = say(message);
        assert!(
            !text.contains('{') && !text.contains("house-") && !text.contains("  "),
            "{text}: {message:?}"
        );
    }
}

/// The points at the end of a sentence, which the sum before them must equal.
pub(super) fn adds_up(sum: &Message) -> Option<i64> {
    match sum {
        Message::HouseSumPoints { n } => Some(n.n),
        Message::HouseSumIs { sum, n } => {
            assert_eq!(value(sum), i128::from(n.n), "{}", say(sum));
            Some(n.n)
        }
        Message::Blank => None,
        other => panic!("{other:?}"),
    }
}

fn value(sum: &Message) -> i128 {
    match sum {
        Message::PointsAlone { n } => i128::from(n.n),
        Message::HousePlus { first, second } => value(first) + value(second),
        Message::HouseMinus { first, second } => value(first) - value(second),
        Message::HouseProduct { first, n } => value(first) * i128::from(*n),
        Message::HouseInBrackets { sum } => value(sum),
        other => panic!("{other:?}"),
    }
}
