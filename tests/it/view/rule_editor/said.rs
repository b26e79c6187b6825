//! Every key has its texts, in every scheme and language.

use super::EditorUser;
use oddtrick::scheme::catalog;
use oddtrick::view::new_session::switches;
use oddtrick::view::rule_editor::{Piece, PieceKind};
use oddtrick::view::schemes::detail;
use oddtrick::words::{LANGUAGES, Words};
use std::collections::BTreeSet;

fn in_every_language() -> Vec<Words> {
    let all = LANGUAGES.iter().map(|language| Words::of(language.code));
    all.collect()
}

#[test]
fn every_line_box_and_value_has_a_text() {
    let all = in_every_language();
    // One scheme of each game; the others differ in numbers only.
    let mut games = BTreeSet::new();
    for scheme in catalog::all().filter(|scheme| games.insert(&scheme.game)) {
        let mut said = Vec::new();
        let mut user = EditorUser::new(scheme);
        let lines = user.page().lines;
        for line in &lines {
            said.push(line.name.clone());
            for piece in line.pieces.all.iter().filter(|piece| piece.id.is_some()) {
                if piece.kind == PieceKind::Box {
                    said.push(piece.text.clone());
                }
                user.editor.open(piece.id.unwrap());
                let dock = user.page().dock.unwrap();
                said.push(dock.question);
                said.extend(dock.chips.into_iter().map(|chip| chip.text));
            }
        }
        said.extend(
            detail(scheme)
                .terms
                .into_iter()
                .flat_map(|term| [term.title, term.line]),
        );
        for row in switches(scheme, scheme, usize::from(scheme.at_table.least)) {
            said.push(row.label);
            said.extend(row.values.into_iter().map(|value| value.text));
        }
        let mut different = BTreeSet::new();
        said.retain(|message| different.insert(format!("{message:?}")));
        for words in &all {
            for message in &said {
                let text = words.say(message);
                // A key without a text shows its name, in letters and hyphens.
                let bare =
                    text.contains('-') && text.bytes().all(|b| b == b'-' || b.is_ascii_lowercase());
                assert!(
                    !text.is_empty() && !bare,
                    "{}: {message:?}: {text:?}",
                    scheme.id
                );
            }
        }
    }
}

#[test]
fn a_sentence_has_each_of_its_boxes_once_in_every_language() {
    let boxes = |pieces: &[Piece]| {
        let keys = pieces.iter().map(|piece| piece.key.clone());
        keys.filter(|key| !key.is_empty()).collect::<Vec<_>>()
    };
    let all = in_every_language();
    for scheme in catalog::all() {
        let user = EditorUser::new(scheme);
        for line in &user.page().lines {
            let here = boxes(&line.pieces.all);
            for words in &all {
                let there = boxes(&words.pieces(&line.pieces));
                assert_eq!(
                    there.len(),
                    here.len(),
                    "{} {}: {line:?}",
                    scheme.id,
                    words.code
                );
                assert_eq!(
                    there.iter().collect::<BTreeSet<_>>(),
                    here.iter().collect::<BTreeSet<_>>()
                );
            }
        }
    }
}
