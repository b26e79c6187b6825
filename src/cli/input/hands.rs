//! Converts lines to hands of a session: names become seated players.

use super::lines::Lines;
use super::{hand, table};
use crate::cli::{Failure, Result};
use crate::games::HandRecord;
use crate::ledger::{ParticipantId, Session, SessionEditor, clean_name};

/// The next hand of the input with its number in the session; `None` at the end.
pub(in crate::cli) fn next_hand(
    lines: &mut Lines,
    editor: &SessionEditor,
) -> Result<Option<(usize, HandRecord<ParticipantId>)>> {
    let session = editor.ledger().session();
    let number = session.hands.len() + 1;
    let Some(line) = lines.next()? else {
        return Ok(None);
    };
    let record = line.and_then(|line| hand::parse(&line)?.try_map(|name| seated(name, session)));
    let record = record.map_err(|error| Failure::of_hand(number, lines.number(), error))?;
    Ok(Some((number, record)))
}

/// The player at the table with that name.
fn seated(name: &str, session: &Session) -> Result<ParticipantId, String> {
    let clean = clean_name(name).unwrap_or_default();
    let mut players = session.participants.iter();
    let found = players.find(|one| one.name == clean && session.seats.contains(&one.id));
    let found = found.map(|one| one.id);
    found.ok_or_else(|| table::unknown_name_error(name, &session.names(&session.seats)))
}
