//! Serialised edits.

use oddtrick::ledger::Edit;

#[test]
fn an_edit_is_read_with_its_keys_in_any_order() {
    let hand = r#"{"id":"00000000000000000000000000000001","at":"2026-01-31T20:00:00+01:00","seats":[],"record":{}}"#;
    let check = |text: &str| serde_json::from_str::<Edit>(text).map_err(|error| error.to_string());
    let added = check(&format!(r#"{{"edit":"add-hand","index":3,"hand":{hand}}}"#)).unwrap();
    assert!(matches!(&added, Edit::AddHand { index: 3, .. }));
    assert_eq!(
        check(&format!(r#"{{"index":3,"hand":{hand},"edit":"add-hand"}}"#)).as_ref(),
        Ok(&added)
    );
    assert_eq!(check(&serde_json::to_string(&added).unwrap()), Ok(added));
    let named = Edit::Retitle {
        before: "a".to_owned(),
        after: "b".to_owned(),
    };
    let text = serde_json::to_string(&named).unwrap();
    assert_eq!(text, r#"{"edit":"retitle","before":"a","after":"b"}"#);
    for text in [&text, r#"{"after":"b","edit":"retitle","before":"a"}"#] {
        assert_eq!(check(text).as_ref(), Ok(&named), "{text}");
    }
    for (text, wanted) in [
        ("{}", "missing field `edit`"),
        (r#"{"edit":"fold"}"#, "unknown variant `fold`"),
        (r#"{"edit":"add-hand","index":3}"#, "missing field `hand`"),
        (
            r#"{"edit":"add-hand","index":3,"edit":"end"}"#,
            "unknown field `edit`",
        ),
        (
            r#"{"edit":"end","at":"2026-01-31T20:00:00+01:00","x":1}"#,
            "unknown field `x`",
        ),
        (r#"{"edit":7}"#, "invalid type: integer `7`"),
        ("7", "invalid type: integer `7`, expected an edit"),
    ] {
        let error = check(text).unwrap_err();
        assert!(error.starts_with(wanted), "{text}: {error}");
    }
}
