//! CSV: an imported session survives export and import, and storage in a database.

use super::one_line;
use oddtrick::app::{
    App, AppError, ImportFiles, Options, PreviewItem, PreviewKind, System, VersionToKeep,
};
use oddtrick::exchange::{
    CsvFormat, DecimalSign, Export, Fault, ImportError, Imported, Layout, Profile, Separator,
    Sessions, merge,
};
use oddtrick::ledger::{Ledger, Log, Session};
use oddtrick::scheme::keyword::Keyword;
use oddtrick::settle;
use oddtrick::task::Work;
use std::collections::BTreeMap;

/// The layouts that can be imported.
const BOTH: [Layout; 2] = [Layout::Hands, Layout::Long];

/// A CSV file.
pub fn csv(bytes: &[u8]) {
    let past_faults = Sessions::new(bytes).map(Iterator::collect);
    let past_faults: Vec<Result<Imported, ImportError>> =
        past_faults.unwrap_or_else(|error| vec![Err(error)]);
    match read(bytes) {
        Err(error) => {
            fault(bytes, &error);
            let first = past_faults.iter().find_map(|one| one.as_ref().err());
            assert_eq!(first, Some(&error), "the first fault differs");
            past_faults
                .iter()
                .filter_map(|one| one.as_ref().err())
                .for_each(|one| fault(bytes, one));
        }
        Ok(sessions) => {
            assert!(past_faults.iter().all(Result::is_ok));
            assert_eq!(past_faults.len(), sessions.len());
        }
    }
    for session in past_faults.iter().flatten() {
        accepted(session);
    }
}

/// A fault is at an existing line, and its message has one line.
fn fault(bytes: &[u8], error: &ImportError) {
    let breaks = bytes
        .iter()
        .filter(|byte| matches!(byte, b'\n' | b'\r'))
        .count();
    let lines = u64::try_from(breaks).unwrap() + 1;
    assert!(
        (1..=lines).contains(&error.line),
        "line {} of {lines}",
        error.line
    );
    one_line(&error.to_string());
}

fn accepted(imported: &Imported) {
    let session = imported.session();
    assert_eq!(imported.lines.len(), session.hands.len());
    assert_eq!(
        merge(session, imported),
        Ok(Vec::new()),
        "a known session is changed"
    );
    let log = Log::read(imported.log.clone()).unwrap();
    let beginning = Session {
        begun_with: Vec::new(),
        hands: Vec::new(),
        ended: None,
        note: String::new(),
        ..session.clone()
    };
    let mut ledger = Ledger::open(beginning).unwrap();
    for (_, edit) in log.in_force() {
        ledger.apply(edit).unwrap();
    }
    assert!(ledger == imported.ledger, "the log gives another session");
    // If payouts overflow, the session cannot be exported.
    if settle::payouts_by_hand(&imported.ledger).is_ok() {
        for layout in BOTH {
            there_and_back(layout, imported);
        }
        let form = CsvFormat {
            layout: Layout::Summary,
            profile: Profile::MACHINE,
        };
        assert!(!written(form, &imported.ledger).is_empty());
    }
}

fn there_and_back(layout: Layout, imported: &Imported) {
    let ledger = &imported.ledger;
    for profile in profiles() {
        let form = CsvFormat { layout, profile };
        let text = written(form, ledger);
        let back = read(text.as_slice()).unwrap_or_else(|error| {
            let text = String::from_utf8_lossy(&text);
            panic!("{} {profile:?}: {error}\n{text}", layout.word())
        });
        assert_eq!(back.len(), 1);
        assert!(back[0].ledger == *ledger, "{} {profile:?}", layout.word());
        assert_eq!(back[0].log, imported.log);
        assert!(
            written(form, &back[0].ledger) == text,
            "{} {profile:?}",
            layout.word()
        );
    }
}

/// The machine profile, and the spreadsheet profile that differs most from it.
fn profiles() -> impl Iterator<Item = Profile> {
    let other = Profile::spreadsheet(Separator::Semicolon, DecimalSign::Comma);
    std::iter::once(Profile::MACHINE).chain(other)
}

fn written(form: CsvFormat, ledger: &Ledger) -> Vec<u8> {
    let mut text = Vec::new();
    let mut export = Export::new(&mut text, form).unwrap();
    export.add(ledger).unwrap();
    export.finish().unwrap();
    text
}

fn read(bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
    Sessions::new(bytes)?.collect()
}

/// A database imports a valid file once; a second import changes nothing.
pub fn kept(bytes: &[u8]) {
    let sessions = read(bytes).unwrap_or_default();
    if sessions.is_empty() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.csv");
    std::fs::write(&file, bytes).unwrap();
    let options = Options {
        db: Some(folder.path().join("evening.db")),
        config: None,
    };
    let app = App::new(&options, Box::new(System)).unwrap();
    let files = ImportFiles {
        paths: vec![file],
        version_to_keep: VersionToKeep::Leave,
        clock: app.clock(),
    };
    // The only parsed values that a database cannot store are some instants; the preview reports them.
    let (preview, _) = app.read(|db| files.read(db, &Work::default())).unwrap();
    if preview.faults() > 0 {
        let of_instants = |item: &PreviewItem| match &item.what {
            PreviewKind::Wrong(AppError::Import(_, error)) => {
                matches!(error.fault, Fault::Instant { .. })
            }
            PreviewKind::Wrong(_) => false,
            _ => true,
        };
        assert!(preview.items.iter().all(of_instants), "{preview:?}");
        return;
    }
    let taken = app
        .import(&files, &Work::default())
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(taken.new, sessions.len());
    let again = app.import(&files, &Work::default()).unwrap();
    assert_eq!((again.new, again.known), (0, sessions.len()));
    let wanted: BTreeMap<_, _> = sessions
        .iter()
        .map(|one| (one.session().id, one.session().clone()))
        .collect();
    let store = app.store().unwrap();
    store.call(move |db| {
        assert_eq!(db.check(&Work::default()), Ok(Vec::new()));
        for (id, wanted) in wanted {
            let found = db.load(id).unwrap().session;
            assert!(found == wanted, "the stored session differs");
        }
    });
}
