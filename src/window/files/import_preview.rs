//! The import preview in the window: what the files contain, line by line, before anything is imported.

use crate::app::{
    AppError, ImportOutcome, PaymentChange, Preview, PreviewItem, PreviewKind, PreviewedSession,
    VersionToKeep,
};
use crate::view::page::{Choice, ImportPreview, ImportPreviewKind, ImportPreviewRow};
use crate::view::result::versions;
use crate::view::sessions::game;
use crate::view::table::count;
use crate::view::{Message, Minute};
use crate::words::Words;

/// The options for a session that has diverged here, in menu order.
static WAYS: [(VersionToKeep, Message); 3] = [
    (VersionToKeep::Leave, Message::FilesWayHere),
    (VersionToKeep::File, Message::FilesWayFile),
    (VersionToKeep::Both, Message::FilesWayBoth),
];

/// The preview, with this choice for sessions that have diverged here.
pub(in crate::window) fn view(
    preview: &Preview,
    version_to_keep: VersionToKeep,
    words: &Words,
) -> ImportPreview<VersionToKeep> {
    let choice =
        |(way, text): &(_, Message)| Choice::of(text.clone(), *way == version_to_keep, *way);
    let asked = preview.diverged > 0 || version_to_keep != VersionToKeep::Leave;
    // An unreadable file imports nothing and shows its error; counts of zero would add nothing.
    let nothing = preview.faults() > 0 && !preview.brings_something;
    let verdict = match preview.faults() {
        0 if preview.brings_something => None,
        0 => Some(Message::FilesNothingNew),
        faults => Some(Message::files_kept_out(faults)),
    };
    let items = preview.items.iter();
    ImportPreview {
        preview: items.map(|item| preview_row(item, words)).collect(),
        ways: WAYS.iter().filter(|_| asked).map(choice).collect(),
        preview_sum: (!nothing).then(|| sum(preview)),
        preview_verdict: verdict,
    }
}

/// The counts of an import.
pub(super) fn sum(preview: &Preview) -> Message {
    Message::FilesSum {
        new: count(preview.new),
        longer: count(preview.longer),
        hands: count(preview.hands),
        payments: count(preview.payments),
    }
}

fn preview_row(item: &PreviewItem, words: &Words) -> ImportPreviewRow {
    let file = item.path.file_name().unwrap_or(item.path.as_os_str());
    let file = file.to_string_lossy().into_owned();
    let place: Message = match item.line.and_then(|line| i64::try_from(line).ok()) {
        Some(n) => Message::files_at_line(file, n),
        None => Message::typed(&file),
    };
    let known = |text: Message| (ImportPreviewKind::Known, text);
    // A change of local data is highlighted like new data.
    let new = |text: Message| (ImportPreviewKind::New, text);
    let (kind, text): (ImportPreviewKind, Message) = match &item.what {
        PreviewKind::Wrong(error) => {
            let why = match error {
                // Without its line number, which `place` shows.
                AppError::Import(_, error) => error.fault.to_string(),
                other => words.say(&other.window_message()),
            };
            (ImportPreviewKind::Wrong, Message::files_wrong(why))
        }
        PreviewKind::SameName(name, _) => new(Message::files_comes_by_name(name)),
        PreviewKind::Merged([name, into], _) => new(Message::players_merged(name, into)),
        PreviewKind::Renamed([before, after]) => new(Message::history_renamed(before, after)),
        PreviewKind::Separated([one, other]) => new(Message::files_comes_separated(one, other)),
        PreviewKind::NotMerged([one, other]) => known(Message::files_comes_not_merged(one, other)),
        PreviewKind::Payment([from, to], paid, change) => {
            let paid = Message::money_paid(from, to, (paid.amount, paid.currency), paid.at);
            new(match change {
                PaymentChange::Undone => Message::history_undone(paid),
                PaymentChange::Restored => paid,
                PaymentChange::Twice => Message::files_comes_paid_twice(paid),
            })
        }
        PreviewKind::NewRules(name) => new(Message::files_comes_rules(name)),
        PreviewKind::NewSeason(name) => new(Message::files_comes_season(name)),
        PreviewKind::Replaced(name) => new(Message::files_comes_replaced(name)),
        PreviewKind::OtherRules([_, name]) => known(Message::files_comes_other_rules(name)),
        PreviewKind::Session(coming) => {
            let session = Message::typed_or(&coming.title, || untitled(coming, words));
            let at = Minute(coming.started);
            match coming.arrival {
                ImportOutcome::New => new(Message::files_comes_new(session, at, coming.hands)),
                ImportOutcome::Longer if !coming.changes.is_empty() => {
                    new(Message::files_comes_changed(session, at))
                }
                ImportOutcome::Longer => new(Message::files_comes_longer(session, at, coming.new)),
                ImportOutcome::Known => known(Message::files_comes_known(session, at)),
                ImportOutcome::Diverged => {
                    let text = Message::files_comes_diverged(session, at);
                    let both = coming.versions.as_deref().map(versions);
                    (ImportPreviewKind::Diverged, text.and(both))
                }
                ImportOutcome::Deleted => known(Message::files_comes_deleted(session, at)),
            }
        }
    };
    ImportPreviewRow {
        kind,
        label: Message::listed(place.clone(), text.clone()),
        place,
        text,
    }
}

/// A session without a title: its game, and its scheme if that has another name.
fn untitled(coming: &PreviewedSession, words: &Words) -> Message {
    let game = game(&coming.scheme.game);
    let scheme = Message::scheme_called(&coming.scheme.id, &coming.scheme.name);
    if words.say(&game) == words.say(&scheme) {
        game
    } else {
        Message::beside(game, scheme)
    }
}
