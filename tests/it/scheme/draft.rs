//! Drafts: documents being changed, possibly invalid in between.

use oddtrick::scheme::draft::{Draft, Value};
use oddtrick::scheme::{Scheme, catalog};
use toml::Table;

fn draft(id: &str) -> Draft {
    Draft::of(catalog::find(id).unwrap())
}

#[test]
fn a_draft_has_all_values_of_its_scheme() {
    for scheme in catalog::all() {
        let draft = Draft::of(scheme);
        let read = draft.read().unwrap();
        assert_eq!(
            Scheme {
                document: scheme.document.clone(),
                ..read.clone()
            },
            *scheme
        );
        assert_eq!(Draft::of(&read), draft, "{}", scheme.id);
        assert_eq!(draft.text(), read.document);
    }
}

#[test]
fn defaults_are_spelled_out() {
    let draft = draft("solo-whist-points");
    for (key, n) in [
        ("contracts.misere.over", 0),
        ("contracts.misere.all-tricks", 0),
        ("contracts.general-misere.pays", 4),
        ("deck", 52),
    ] {
        assert_eq!(draft.number(key), Some(n), "{key}");
    }
    assert_eq!(draft.at("contracts.solo.allowed"), Some(&true.into()));
    assert_eq!(draft.at("contracts.solo.leads"), Some(&"eldest".into()));
    assert_eq!(draft.numbers("at-table"), [4, 5]);
    assert_eq!(draft.ids("contracts").len(), 8);
    assert!(!draft.has("contracts.general-misere.over"));
    assert!(!draft.has("contracts.nothing.over"));
}

#[test]
fn values_are_set_and_removed() {
    let mut draft = draft("oh-hell");
    let begun = draft.clone();
    draft
        .set("zero-bid.made.cards", &Value::Integer(1))
        .unwrap();
    assert_eq!(draft.number("zero-bid.made.cards"), Some(1));
    assert_ne!(draft.at("zero-bid"), begun.at("zero-bid"));
    draft.clear("zero-bid");
    assert_eq!(draft, begun);
    // A key replaces its alternatives, as in any setting.
    let bids = Value::from(Table::from_iter([("bid".to_owned(), Value::Integer(-1))]));
    draft.clear("missed");
    draft.set("over", &bids).unwrap();
    draft.set("under", &bids).unwrap();
    draft.set("missed", &bids).unwrap();
    assert!(draft.has("missed") && !draft.has("over") && !draft.has("under"));
    assert_eq!(draft.at("missed"), Some(&bids));
    assert!(
        draft
            .set("contracts.solo.pays", &Value::Integer(1))
            .is_ok_and(|()| draft.read().is_err()),
        "a draft may say what no scheme can"
    );

    let rotation = Value::Array(vec![Value::from("hearts"), Value::from("clubs")]);
    draft.set("trump.rotation", &rotation).unwrap();
    draft
        .set("trump.rotation.#1", &Value::from("none"))
        .unwrap();
    draft
        .set("trump.rotation.#9", &Value::from("spades"))
        .unwrap();
    assert_eq!(draft.words("trump.rotation"), ["none", "clubs", "spades"]);
    assert_eq!(draft.at("trump.rotation.#2"), Some(&"clubs".into()));
    draft.clear("trump.rotation.#1");
    draft.clear("trump.rotation.#7");
    assert_eq!(draft.words("trump.rotation"), ["clubs", "spades"]);
    draft.set("no.list.#1", &Value::Boolean(true)).unwrap();
    draft.clear("no.list.#1");
    draft.clear("no.list");
    assert!(!draft.has("no"));
}

#[test]
fn a_missing_contract_cannot_be_changed() {
    let mut draft = draft("solo-whist-chips");
    let begun = draft.clone();
    assert!(
        draft
            .set("contracts.nothing.pays", &Value::Integer(1))
            .is_err()
    );
    assert_eq!(draft, begun);
}
