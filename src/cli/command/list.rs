//! `sessions`: the stored sessions, newest first, or the deleted ones.

use crate::app::{AppError, State, state};
use crate::cli::output::{Columns, Object, describe, object};
use crate::cli::{Caller, Result};
use crate::ledger::SessionSummary;
use crate::scheme::keyword::Keyword;
use crate::store::{KEPT_DAYS, StoreError};
use crate::text::Search;
use crate::view::sessions::found;
use crate::words::Words;
use chrono::TimeDelta;
use clap::Args;

/// A list of sessions.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oddtrick sessions --search ann
  oddtrick sessions --search 'oh hell josé' --json
  oddtrick sessions --search '2026-11 ann'
  oddtrick sessions --search '26 November 2026'
      case and accents are ignored")]
pub(in crate::cli) struct SessionsArgs {
    /// List the sessions deleted in the last 30 days; `oddtrick undo` with an id restores one
    #[arg(long)]
    deleted: bool,
    /// List only those whose title, note, players, game, scheme or date have all of these words
    #[arg(long, allow_hyphen_values = true, value_name = "TEXT")]
    search: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Lists the sessions, or those in the trash.
pub(in crate::cli) fn run(args: &SessionsArgs, caller: &mut Caller) -> Result {
    let deleted = args.deleted;
    // The window empties the trash, so here older ones may still be in it.
    let now = caller.app.clock().now().to_utc();
    let kept_since = now.checked_sub_signed(TimeDelta::days(KEPT_DAYS));
    let search = Search::of(args.search.as_deref().unwrap_or_default());
    let none = match (search.is_blank(), deleted) {
        (false, _) => "No sessions found",
        (true, true) => "No deleted sessions",
        (true, false) => "No sessions yet",
    };
    let sessions: Vec<(SessionSummary, State)> = caller.app.read(|db| {
        let [live, mut in_trash] = db.all_sessions()?;
        in_trash.retain(|row| row.deleted > kept_since);
        let mut rows = if deleted { in_trash } else { live };
        if !search.is_blank() {
            rows.retain(found(&search, &Words::of("en")));
        }
        let states: Vec<State> = rows.iter().map(|row| state(db, row)).collect();
        Ok::<_, StoreError>(rows.into_iter().zip(states).collect())
    })?;
    let damaged = sessions
        .iter()
        .filter(|(_, state)| *state == State::Damaged);
    let damaged = damaged.map(|(row, _)| row.id).collect();
    caller.list(args.json, &sessions, json, table, none)?;
    Ok(AppError::none_damaged(damaged)?)
}

/// The sessions as a table.
fn table(sessions: &[(SessionSummary, State)]) -> Columns {
    let heads = [
        "Session", "Started", "Hands", "Scheme", "Players", "Title", "",
    ];
    let row = |(row, state): &(SessionSummary, State)| {
        let players = row.standing.players.iter();
        let players = players.map(|who| format!("{} {}", who.name, row.points(who)));
        let known = [
            row.started.format("%Y-%m-%d %H:%M").to_string(),
            row.standing.hands.to_string(),
            row.scheme.name.clone(),
            players.collect::<Vec<_>>().join(", "),
            row.standing.title.clone(),
        ];
        let known = Some(known).filter(|_| !row.damaged).unwrap_or_default();
        let state = match (*state, row.deleted) {
            (State::Playing, _) => String::new(),
            (State::Deleted, Some(at)) => {
                let day = at.with_timezone(row.started.offset()).format("%Y-%m-%d");
                format!("{} {day}", state.word())
            }
            _ => state.word().to_owned(),
        };
        let id = [describe::short(row.id)].into_iter();
        id.chain(known).chain([state])
    };
    Columns::new("LLRL", heads).rows(sessions.iter().map(row))
}

/// A session as JSON.
fn json((row, state): &(SessionSummary, State)) -> Object {
    let stands = &row.standing;
    if row.damaged {
        return object! { "id": row.id, "state": state.word() };
    }
    object! {
        "id": row.id,
        "title": &stands.title,
        "note?": stands.note,
        "game": &*row.scheme.game,
        "scheme": &row.scheme.id,
        "started": row.started.to_rfc3339(),
        "players": stands.players.iter().map(|who| &*who.name).collect::<Vec<_>>(),
        "hands": stands.hands,
        "state": state.word(),
        "ended?": stands.ended.map(|at| at.to_rfc3339()),
        "deleted?": row.deleted.map(|at| at.to_rfc3339()),
    }
}
