//! The import preview in the window: what the files contain, line by line, before anything is imported.

use super::n;
use crate::app::{AppError, Divergence, ImportOutcome, Preview, PreviewItem, PreviewKind};
use crate::view::Message;
use crate::window::models::fill;
use crate::words::Words;
use oddtrick_ui as ui;
use slint::SharedString;

/// The options for a session that has diverged here, in menu order.
pub(super) const WAYS: [Divergence; 3] = [Divergence::Leave, Divergence::File, Divergence::Both];

/// Shows the preview with this choice for diverged sessions.
pub(in crate::window) fn show(
    adapter: &ui::FilesAdapter<'_>,
    preview: &Preview,
    two_ways: Divergence,
    words: &Words,
) {
    let say = |message: &Message| SharedString::from(words.say(message));
    let rows = preview.items.iter().map(|item| coming_row(item, words));
    adapter.set_coming(fill(&adapter.get_coming(), rows.collect()));
    let count = preview.count;
    let ways = if count.two_ways > 0 || two_ways != Divergence::Leave {
        &WAYS[..]
    } else {
        &[]
    };
    let ways = ways.iter().map(|way| {
        let text = say(&match way {
            Divergence::Leave | Divergence::Here => Message::FilesWayHere,
            Divergence::File => Message::FilesWayFile,
            Divergence::Both => Message::FilesWayBoth,
        });
        ui::Choice {
            label: text.clone(),
            text,
            chosen: *way == two_ways,
            ..ui::Choice::default()
        }
    });
    adapter.set_ways(fill(&adapter.get_ways(), ways.collect()));
    adapter.set_ways_ask(say(&Message::FilesWayAsk));
    // An unreadable file imports nothing and shows its error; counts of zero would add nothing.
    let nothing = preview.faults() > 0 && !preview.brings_something();
    let sum = Message::FilesSum {
        new: n(count.new),
        longer: n(count.longer),
        hands: n(count.hands),
        payments: n(count.payments),
    };
    adapter.set_coming_sum(if nothing {
        SharedString::new()
    } else {
        say(&sum)
    });
    let verdict = match preview.faults() {
        0 if preview.brings_something() => None,
        0 => Some(Message::FilesNothingNew),
        faults => Some(Message::FilesKeptOut { n: n(faults) }),
    };
    adapter.set_can_take_in(verdict.is_none());
    adapter.set_coming_verdict(verdict.map(|one| say(&one)).unwrap_or_default());
}

fn coming_row(item: &PreviewItem, words: &Words) -> ui::ComingRow {
    let file = item.path.file_name().unwrap_or(item.path.as_os_str());
    let file = file.to_string_lossy().into_owned();
    let place: Message = match item.line.and_then(|line| i64::try_from(line).ok()) {
        Some(n) => Message::FilesAtLine { file, n },
        None => Message::typed(&file),
    };
    let (kind, text): (ui::Coming, Message) = match &item.what {
        PreviewKind::Wrong(error) => {
            let why = match error {
                // Its line is shown below.
                AppError::Import { error, .. } => error.fault.to_string(),
                other => words.say(&other.said()),
            };
            (ui::Coming::Wrong, Message::FilesWrong { why })
        }
        PreviewKind::SameName { name, .. } => {
            let who = Message::typed(name).nested();
            (ui::Coming::Known, Message::FilesComesByName { who })
        }
        PreviewKind::Session(coming) => {
            let session = if coming.title.is_empty() {
                let (id, name) = &coming.scheme;
                Message::scheme_called(id, name)
            } else {
                Message::typed(&coming.title)
            }
            .nested();
            let (day, hands, new) = (coming.started, n(coming.hands), n(coming.new));
            match coming.arrival {
                ImportOutcome::New => {
                    let text = Message::FilesComesNew {
                        session,
                        day,
                        hands,
                    };
                    (ui::Coming::New, text)
                }
                ImportOutcome::Longer => {
                    let hands = new;
                    let text = Message::FilesComesLonger {
                        session,
                        day,
                        hands,
                    };
                    (ui::Coming::New, text)
                }
                ImportOutcome::Known => {
                    (ui::Coming::Known, Message::FilesComesKnown { session, day })
                }
                ImportOutcome::TwoWays => {
                    let text = Message::FilesComesTwoWays { session, day };
                    (ui::Coming::Known, text)
                }
                ImportOutcome::Binned => {
                    let text = Message::FilesComesBinned { session, day };
                    (ui::Coming::Known, text)
                }
            }
        }
    };
    let (place, text) = (words.say(&place), words.say(&text));
    ui::ComingRow {
        kind,
        label: words.together([place.clone(), text.clone()]).into(),
        place: place.into(),
        text: text.into(),
    }
}
