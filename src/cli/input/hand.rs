//! Hand records as JSON, one object per line, in which players are names.
//!
//! Parsing is strict: no duplicate or unknown keys, no values of another type. This module does not know which keys a
//! game needs.

use super::lines::Lines;
use super::table;
use crate::app::AppError;
use crate::cli::{Failure, Result, edit_error};
use crate::games::{HandRecord, KEYS};
use crate::ledger::{ParticipantId, Session, SessionEditor, clean_name};
use crate::scheme::document::{LARGEST, nearest};
use crate::text::beginning;
use serde::Deserializer;
use serde::de::{MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeSet;
use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

/// The maximum length of a list that an error shows, in bytes, and of a text, in characters.
const LONGEST_SHOWN: usize = 60;

/// Records the hands of a file, or of standard input without one or for `-`, each with `record`, until the input ends or
/// a hand is invalid.
pub(in crate::cli) fn record_hands(
    path: Option<&Path>,
    stdin: &mut dyn BufRead,
    mut editor: SessionEditor,
    mut record: impl FnMut(SessionEditor, HandRecord<ParticipantId>) -> Result<SessionEditor, AppError>,
) -> Result<SessionEditor> {
    let path = path.filter(|path| *path != Path::new("-"));
    let unreadable = AppError::reading(path.unwrap_or(Path::new("standard input")));
    let input: Box<dyn BufRead + '_> = match path {
        Some(path) => Box::new(BufReader::new(File::open(path).map_err(unreadable)?)),
        None => Box::new(stdin),
    };
    let mut lines = Lines::of(input);
    while let Some(line) = lines.next().map_err(unreadable)? {
        let session = editor.ledger().session();
        let (number, line_number) = (session.hands.len() + 1, lines.number);
        let fail =
            |error: &str| Failure::data(format!("hand {number} (line {line_number}): {error}"));
        let names = session.names(&session.seats);
        let hand = line.and_then(|line| parse(&line)?.try_map(|name| seated(name, session)));
        let hand = hand.map_err(|error| fail(&error))?;
        editor = record(editor, hand).map_err(|error| match error {
            AppError::Edit(error) => fail(&edit_error(&error, &names)),
            error => error.into(),
        })?;
    }
    Ok(editor)
}

/// The player at the table with that name.
fn seated(name: &str, session: &Session) -> Result<ParticipantId, String> {
    let clean = clean_name(name).unwrap_or_default();
    let mut players = session.participants.iter();
    let found = players.find(|one| one.name == clean && session.seats.contains(&one.id));
    let found = found.map(|one| one.id);
    found.ok_or_else(|| table::unknown_name_error(name, &session.names(&session.seats)))
}

/// Parses a record. The error is one clause in English.
fn parse(line: &str) -> Result<HandRecord<String>, String> {
    let root: Value = serde_json::from_str(line).map_err(|error| not_json(&error))?;
    if !root.is_object() {
        let found = shown(&root);
        return Err(format!("a hand must be a JSON object, not {found}"));
    }
    let entries = serde_json::Deserializer::from_str(line).deserialize_map(Entries);
    let entries = entries.map_err(|error| not_json(&error))?;
    let mut seen = BTreeSet::new();
    let doubled = entries.iter().find(|(key, _)| !seen.insert(key));
    // A key within a value.
    let hand = serde_json::from_str::<HandRecord<String>>(line).map_err(|error| not_json(&error));
    let inner = hand.as_ref().err().and_then(|error| {
        let key = error.strip_prefix("invalid JSON: duplicate field `")?;
        Some(key.split_once('`')?.0)
    });
    if let Some(key) = doubled.map(|(key, _)| key.as_str()).or(inner) {
        return Err(format!("`{key}` is given twice"));
    }
    for (key, raw) in &entries {
        let known = KEYS.iter().find(|(known, _)| known == key);
        let Some((_, wanted)) = known else {
            let near = nearest(key, KEYS.iter().map(|(known, _)| *known));
            let hint = near.map(|near| format!(", did you mean `{near}`?"));
            return Err(format!("unknown key `{key}`{}", hint.unwrap_or_default()));
        };
        // NUL ends a text in other programs.
        if raw.get().replace(r"\\", "").contains(r"\u0000") {
            return Err(format!("`{key}` contains a NUL character"));
        }
        // Each value is parsed separately, so that the error can name its key. Absent keys are omitted, not null.
        let alone = format!(r#"{{"{key}":{raw}}}"#);
        let value = &root[key];
        if value.is_null() || serde_json::from_str::<HandRecord<String>>(&alone).is_err() {
            // A list in place of another list is shown as it is.
            let text = value.to_string();
            let found = match value {
                Value::Array(_) if wanted.contains("a list") && text.len() <= LONGEST_SHOWN => text,
                _ => shown(value),
            };
            return Err(format!("`{key}` must be {wanted}, not {found}"));
        }
    }
    let hand = hand?;
    let points = hand.adjust.iter().flatten();
    let points = points.map(|one| ("points", one.points));
    let bonus = hand.bonus.iter().flatten().flatten();
    let mut all = points.chain(bonus.map(|n| ("bonus", *n)));
    if let Some((key, _)) = all.find(|(_, n)| n.unsigned_abs() > LARGEST.unsigned_abs()) {
        return Err(format!(
            "`{key}` must be whole numbers from -{LARGEST} to {LARGEST}"
        ));
    }
    Ok(hand)
}

fn not_json(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let split = text.rsplit_once(" at line ");
    let why = split.map_or(text.as_str(), |(why, _)| why);
    format!("invalid JSON: {why} at column {}", error.column())
}

/// Reads the entries of an object in their order, with those given twice.
struct Entries;

impl<'de> Visitor<'de> for Entries {
    type Value = Vec<(String, Box<RawValue>)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        std::iter::from_fn(|| entries.next_entry().transpose()).collect()
    }
}

/// The value for an error message: short, and on one line.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => format!("`{}`", beginning(text, LONGEST_SHOWN)),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Bid, Tricks};

    fn error(line: &str) -> String {
        parse(line).map_or_else(|error| error, |hand| format!("{hand:?}"))
    }

    #[test]
    fn every_key_of_a_record_is_listed() {
        let record: HandRecord<String> = HandRecord::blank();
        let Value::Object(empty) = serde_json::to_value(&record).unwrap() else {
            unreachable!()
        };
        assert!(empty.is_empty());
        let unknown = serde_json::from_str::<HandRecord<String>>(r#"{"?":1}"#)
            .unwrap_err()
            .to_string();
        for (key, _) in KEYS {
            assert!(unknown.contains(&format!("`{key}`")), "{key}");
        }
        assert_eq!(
            unknown.matches('`').count() / 2,
            KEYS.len() + 1,
            "{unknown}"
        );
    }

    #[test]
    fn good_records_are_read() {
        let hand =
            parse(r#" {"contract":"solo","declarers":["Ann"],"tricks":7,"note":"a\nb"} "#).unwrap();
        assert_eq!(
            (hand.contract.as_deref(), hand.tricks),
            (Some("solo"), Some(Tricks::Side(7)))
        );
        let hand = parse(r#"{"cards":5,"bids":[0,null],"tricks":[0,null],"adjust":[{"player":"A","points":-3}]}"#).unwrap();
        assert_eq!(hand.bids, Some(vec![Some(Bid::Tricks(0)), None]));
    }

    #[test]
    fn bad_records_say_what_is_wrong() {
        for (line, text) in [
            ("{", "invalid JSON: EOF while parsing an object at column 1"),
            ("7", "a hand must be a JSON object, not 7"),
            ("[1]", "a hand must be a JSON object, not a list"),
            (r#"{"tricks":1,"tricks":1}"#, "`tricks` is given twice"),
            (
                r#"{"adjust":[{"player":"A","player":"B"}]}"#,
                "`player` is given twice",
            ),
            (
                r#"{"trick":1}"#,
                "unknown key `trick`, did you mean `tricks`?",
            ),
            (r#"{"zzzzzz":1}"#, "unknown key `zzzzzz`"),
            (
                r#"{"tricks":"7"}"#,
                "`tricks` must be a whole number from 0 to 255, or a list with one for each seat, not `7`",
            ),
            (
                r#"{"cards":256}"#,
                "`cards` must be a whole number from 0 to 255, not 256",
            ),
            (
                r#"{"cards":-1}"#,
                "`cards` must be a whole number from 0 to 255, not -1",
            ),
            (
                r#"{"cards":7.0}"#,
                "`cards` must be a whole number from 0 to 255, not 7.0",
            ),
            (r#"{"passed":null}"#, "`passed` must be true, not null"),
            (
                r#"{"declarers":"Ann"}"#,
                "`declarers` must be a list of names, not `Ann`",
            ),
            (
                r#"{"declarers":[null]}"#,
                "`declarers` must be a list of names, not [null]",
            ),
            (
                r#"{"trump":"Hearts"}"#,
                "`trump` must be hearts, diamonds, spades, clubs or none, not `Hearts`",
            ),
            (
                r#"{"adjust":[{"player":"A","points":-1000000001}]}"#,
                "`points` must be whole numbers from -1000000000 to 1000000000",
            ),
            (r#"{"note":"a\u0000b"}"#, "`note` contains a NUL character"),
            (
                r#"{"tricks":7} {"tricks":7}"#,
                "invalid JSON: trailing characters at column 14",
            ),
        ] {
            assert_eq!(error(line), text, "{line}");
        }
        assert!(error(&"[".repeat(10_000)).starts_with("invalid JSON: recursion limit exceeded"));
        assert!(
            error(&format!("{{\"note\":{}", "[".repeat(10_000)))
                .starts_with("invalid JSON: recursion limit exceeded")
        );
    }
}
