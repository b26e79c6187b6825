//! Every number and switch of a document has a box.

use super::EditorUser;
use oddtrick::scheme::draft::Draft;
use oddtrick::scheme::exact_bid::Ties;
use oddtrick::scheme::keyword::Keyword;
use oddtrick::scheme::{Scheme, catalog, fields};
use oddtrick::view::rule_editor::PieceKind;
use std::collections::BTreeSet;
use toml::{Table, Value};

/// Keys that identify a document, neither numbers nor switches.
const IDENTITY: [&str; 7] = ["format", "id", "game", "name", "names", "source", "kind"];

/// Whether a key needs no box.
fn is_exempt(kind: &str, key: &str) -> bool {
    IDENTITY.contains(&key)
        || key.starts_with("names.")
        || ["contracts.*.id", "contracts.*.name"].contains(&key)
        // Contracts are ranked by their order, which affects no score.
        || key == "contracts.*.above"
        // A single possible word is no choice, and the line shows it.
        || key == "ties" && Ties::ALL.len() == 1
        // Two partnerships are four players: the parser accepts no others.
        || ["odd-trick", "partnership-bid"].contains(&kind) && ["players", "at-table"].contains(&key)
}

/// A key with contracts as `*`, and without list indices.
fn general(key: &str) -> String {
    let mut steps: Vec<&str> = key.split('.').collect();
    if steps[0] == "contracts" && steps.len() > 1 {
        steps[1] = "*";
    }
    steps.retain(|step| !step.starts_with('#') && *step != "+");
    steps.join(".")
}

/// The keys of a scheme with a value; contracts by id. A list is one key.
fn keys(scheme: &Scheme) -> Vec<String> {
    let document: Table = Draft::of(scheme).text().parse().unwrap();
    let mut keys = Vec::new();
    leaves("", &document.into(), &mut keys);
    keys
}

fn leaves(here: &str, node: &Value, keys: &mut Vec<String>) {
    let below = |step: &str| format!("{here}.{step}").trim_start_matches('.').to_owned();
    let id_of = |item: &Value| Some(item.get("id")?.as_str()?.to_owned());
    match node {
        Value::Table(table) => {
            for (key, value) in table {
                leaves(&below(key), value, keys);
            }
        }
        Value::Array(items) if items.iter().any(|item| id_of(item).is_some()) => {
            for item in items {
                if let Some(id) = id_of(item) {
                    leaves(&below(&id), item, keys);
                }
            }
        }
        _ => keys.push(here.to_owned()),
    }
}

/// The keys of all boxes on the page.
fn boxes(user: &EditorUser) -> impl Iterator<Item = (PieceKind, String)> {
    let lines = user.page().lines.into_iter();
    let pieces = lines.flat_map(|line| line.pieces.all);
    pieces
        .filter(|piece| piece.kind != PieceKind::Word)
        .map(|piece| (piece.kind, piece.key))
}

#[test]
fn every_value_of_every_document_has_its_own_box() {
    for scheme in catalog::all() {
        let user = EditorUser::new(scheme);
        let kind = scheme.rules.kind();
        let mut there: BTreeSet<String> = boxes(&user)
            .filter(|(kind, _)| *kind == PieceKind::Box)
            .map(|(_, key)| key)
            .collect();
        for key in ["players", "at-table", "trump.rotation", "bids.modes"] {
            if there
                .iter()
                .any(|found| found.starts_with(&format!("{key}.#")))
            {
                there.insert(key.to_owned());
            }
        }
        // A contract that is not played has only that line.
        let played = |key: &str| {
            let mut steps = key.split('.');
            match (steps.next(), steps.next(), scheme.rules.contracts()) {
                (Some("contracts"), Some(id), Some(rules)) => {
                    let contract = rules.contract(id).unwrap();
                    contract.allowed || contract.is_general_misere() || key.ends_with("allowed")
                }
                _ => true,
            }
        };
        let idle = |key: &str| {
            let odd = scheme.rules.odd_trick();
            let no_bids = odd.is_some_and(|rules| rules.bids.is_none());
            let bids = [
                "made",
                "set",
                "set-clamp",
                "boston-games",
                "opponents-on-set",
                "no-trump",
                "kitty",
            ];
            let empty = key == "bids.modes"
                && odd
                    .and_then(|rules| rules.bids.as_ref())
                    .is_some_and(|bids| bids.modes.is_empty());
            no_bids && bids.contains(&key) || empty
        };
        for key in keys(scheme) {
            let wanted = !is_exempt(kind, &general(&key)) && played(&key) && !idle(&key);
            assert!(
                !wanted || there.contains(&key),
                "{}: {key} has no box among {there:?}",
                scheme.id
            );
        }
    }
}

/// The keys reachable from a scheme: on its page, and on every page with more keys that a choice or `+` leads to. A box
/// that is on several pages is tried on the first.
fn reached(base: &Scheme) -> BTreeSet<String> {
    let keys = |user: &EditorUser| boxes(user).map(|(_, key)| general(&key)).collect();
    let begun = EditorUser::new(base);
    let mut found: BTreeSet<String> = keys(&begun);
    let mut tried = BTreeSet::new();
    let mut pages = vec![begun.editor];
    while let Some(editor) = pages.pop() {
        let mut user = EditorUser { editor };
        user.editor.close();
        for (kind, key) in boxes(&user).collect::<Vec<_>>() {
            if !tried.insert(key.clone()) {
                continue;
            }
            let dock = user.open(&key).page().dock.unwrap();
            let few = match (kind, dock.figures) {
                (PieceKind::Box, true) => 0,
                (_, true) => 1,
                (_, false) => dock.chips.len(),
            };
            for chip in 0..few {
                let mut next = EditorUser {
                    editor: user.editor.clone(),
                };
                next.editor.choose(chip);
                let there: BTreeSet<String> = keys(&next);
                if !there.is_subset(&found) {
                    found.extend(there);
                    pages.push(next.editor);
                }
            }
            user.editor.close();
        }
    }
    found
}

#[test]
fn every_known_key_is_reachable() {
    for id in ["solo-whist-points", "oh-hell", "whist-5"] {
        let base = catalog::find(id).unwrap();
        let kind = base.rules.kind();
        let (found, known) = (reached(base), fields::of(kind));
        let is_table = |key: &str| {
            let below = format!("{key}.");
            known.iter().any(|other| other.path.starts_with(&below))
        };
        for key in known.iter().map(|entry| &entry.path) {
            assert!(
                is_exempt(kind, key) || is_table(key) || found.contains(key),
                "{kind}: {key} is without a box; there are {found:?}"
            );
        }
    }
    assert!(fields::of("tarot").is_empty());
}
