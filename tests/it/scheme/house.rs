//! House rules as documents: ids from names, and a document with its own name.

use super::LONG;
use oddtrick::scheme::derive::{ids, source_without_base, with_id_and_name};
use oddtrick::scheme::document::{LONGEST, parse};
use oddtrick::scheme::{Scheme, catalog};

#[test]
fn an_id_is_made_from_a_name() {
    for (name, id) in [
        ("Friday night", "friday-night"),
        ("  Friday -- night!", "friday-night"),
        ("Our 2nd house", "our-2nd-house"),
        ("Bob's rules", "bobs-rules"),
        ("Żółwie Łódź", "zolwie-lodz"),
        ("Õhtu kolmapäeval", "ohtu-kolmapaeval"),
        ("Straße Ærø ı", "strasse-aero-i"),
        ("Ｆｕｌｌ ﬁne", "full-fine"),
        ("Jose\u{301}", "jose"),
        // Names without a character that is possible in an id, and a name of digits only.
        ("قانون‌های جمعه", "oh-hell-house"),
        ("قانون 2", "oh-hell-house"),
        ("♠♥♦♣", "oh-hell-house"),
        ("?!", "oh-hell-house"),
        ("12", "oh-hell-house"),
        ("", "oh-hell-house"),
        // Ids of shipped schemes are reserved.
        ("Oh Hell", "oh-hell-2"),
        ("WIZARD", "wizard-2"),
        ("Whist 5", "whist-5-2"),
    ] {
        let first: Vec<String> = ids(name, "oh-hell").take(3).collect();
        assert_eq!(first[0], id, "{name}");
        let base = id.strip_suffix("-2").unwrap_or(id);
        let next = if base == id { 2 } else { 3 };
        assert_eq!(first[1], format!("{base}-{next}"), "{name}");
        assert_eq!(first[2], format!("{base}-{}", next + 1), "{name}");
    }
}

#[test]
fn every_id_from_a_name_is_valid() {
    let scheme = catalog::find("whist-5").unwrap();
    let long = "a".repeat(64);
    let hyphens = format!("{}-b", "a".repeat(55));
    for (name, game) in [
        (long.as_str(), "whist"),
        ("👩\u{200D}🚀", long.as_str()),
        (&hyphens, "whist"),
        ("🂡", "whist"),
        ("x", "whist"),
    ] {
        for id in ids(name, game).take(12) {
            let named = with_id_and_name(scheme, &id, "x", scheme).unwrap();
            assert_eq!(named.id, id, "{name}");
        }
    }
    // There is room for many of one name.
    let far = ids(&long, "whist").nth(999_999).unwrap();
    assert!(far.len() <= 64 && far.ends_with("-1000000"), "{far}");
}

#[test]
fn a_renamed_document_has_the_same_rules() {
    let shipped = catalog::all().map(|scheme| scheme.document.as_str());
    for document in shipped.chain([LONG]) {
        let before = parse(document).unwrap();
        let after = with_id_and_name(&before, "ours", "Ours", &before).unwrap();
        assert_eq!(parse(&after.document).as_ref(), Ok(&after));
        let wanted = Scheme {
            id: "ours".to_owned(),
            name: "Ours".to_owned(),
            source: after.source.clone(),
            document: after.document.clone(),
            ..before.clone()
        };
        assert_eq!(after, wanted);
        // A second time changes nothing.
        let again = with_id_and_name(&after, "ours", "Ours", &before);
        assert_eq!(again, Ok(after));
    }
}

#[test]
fn the_source_names_the_base_scheme() {
    let made = |from: &Scheme, base: &Scheme| with_id_and_name(from, "ours", "Ours", base).unwrap();
    let oh_hell = catalog::find("oh-hell").unwrap();
    let called = |id: &str, name: &str| Scheme {
        id: id.to_owned(),
        name: name.to_owned(),
        ..oh_hell.clone()
    };
    let once = made(oh_hell, oh_hell);
    assert_eq!(
        once.source,
        "made from Ten and the bid (oh-hell); Italian rules of Wist, also called Oh Hell"
    );
    assert_eq!(
        source_without_base(&once.source, "oh-hell", &oh_hell.name),
        oh_hell.source
    );
    assert_eq!(
        source_without_base(&once.source, "ours", "Ours"),
        once.source
    );
    let twice = made(&once, &once);
    assert_eq!(
        source_without_base(&twice.source, "ours", "Ours"),
        once.source
    );
    assert!(
        twice
            .source
            .starts_with("made from Ours (ours); made from Ten and the bid"),
        "{}",
        twice.source
    );
    // The same base scheme is named once.
    assert_eq!(made(&once, oh_hell).source, once.source);
    let without = parse(&oh_hell.document.replace("source = \"It", "# \"It")).unwrap();
    assert_eq!(made(&without, &called("a", "A")).source, "made from A (a)");
    assert_eq!(source_without_base("made from A (a)", "a", "A"), "");
    // A long source is shortened.
    let long = oh_hell.document.replace("Italian", &"ä".repeat(450));
    let base = called("ours", &"é".repeat(60));
    let cut = made(&parse(&long).unwrap(), &base).source;
    assert!(cut.len() <= 1000 && cut.ends_with("ä…"), "{cut}");
}

#[test]
fn an_invalid_id_or_name_is_refused() {
    let scheme = catalog::find("whist-5").unwrap();
    for (id, name) in [
        ("Ours", "Ours"),
        ("", "Ours"),
        ("ours", ""),
        ("ours", "a\nb"),
    ] {
        let bad = with_id_and_name(scheme, id, name, scheme);
        assert!(bad.is_err(), "{id} {name}");
    }
    // One of the maximum length has no room for a longer name.
    let brim = LONGEST - scheme.document.len() - "\n#".len();
    let full = parse(&format!("{}\n#{}", scheme.document, " ".repeat(brim))).unwrap();
    assert!(
        with_id_and_name(&full, "ours", "Ours", scheme).is_ok(),
        "comments are gone"
    );
}
