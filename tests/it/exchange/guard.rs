//! Text that a spreadsheet would run.

use super::{BOTH, Table, imported, written};
use crate::support::{Evening, scheme, session};
use oddtrick::exchange::{Layout, guard, unguard};
use oddtrick::scheme::keyword::Keyword;

#[test]
fn formulas_are_escaped_and_unescaped() {
    for (text, guarded) in [
        ("", ""),
        ("Ann", "Ann"),
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-5", "'-5"),
        ("@a", "'@a"),
        ("\tfoo", "'\tfoo"),
        ("\rfoo", "'\rfoo"),
        ("\nfoo", "'\nfoo"),
        ("\0foo", "'\0foo"),
        ("'Ann", "''Ann"),
        ("''x", "'''x"),
        ("'=1+1", "''=1+1"),
        ("＝1", "'＝1"),
        ("＋1", "'＋1"),
        ("－1", "'－1"),
        ("＠a", "'＠a"),
        ("a=1", "a=1"),
        ("1-5", "1-5"),
        ("مینا", "مینا"),
        ("\"=1\"", "\"=1\""),
    ] {
        assert_eq!(guard(text), guarded, "{text:?}");
        assert_eq!(unguard(&guard(text)), text);
    }
}

#[test]
fn names_notes_titles_and_reasons_come_back() {
    for text in [
        "'Ann",
        "''x",
        "=1+1",
        "-5",
        "+5",
        "@a",
        "＝1",
        "a,b",
        "\"",
        "a;b",
        "=HYPERLINK(\"http://a\",\"b\")",
        "'",
    ] {
        let mut start = session(scheme("solo-whist-points", &[]), 4);
        text.clone_into(&mut start.participants[0].name);
        text.clone_into(&mut start.title);
        let mut evening = Evening::of(start);
        let text = serde_json::to_string(text).unwrap();
        evening.play(&format!(
            r#"{{"contract":"solo","declarers":[{text}],"tricks":7,"dealer":{text},"revoke":{text},"note":{text},"adjust":[{{"player":{text},"points":-4,"reason":{text}}}]}}"#,
        ));
        for layout in BOTH {
            let file = written(layout, std::slice::from_ref(&evening.ledger));
            let back =
                imported(&file).unwrap_or_else(|error| panic!("{text} {}: {error}", layout.word()));
            assert_eq!(back[0].ledger, evening.ledger);
            assert_eq!(written(layout, &[back[0].ledger.clone()]), file);
        }
    }
}

#[test]
fn no_text_field_of_an_export_would_run() {
    for (_, layout) in Layout::ALL {
        let table = Table::of(&written(*layout, &[super::evening()]));
        for row in &table.rows {
            for (name, field) in table.header.iter().zip(row) {
                let number = field.parse::<f64>().is_ok();
                assert!(
                    number || !field.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']),
                    "{name}: {field}"
                );
            }
        }
    }
}
