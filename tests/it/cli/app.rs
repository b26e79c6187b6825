//! Application commands that only a window calls.

use super::{Cli, Ticking, begin};
use chrono::{DateTime, FixedOffset};
use oddtrick::app::{
    App, AppError, Clock, ImportFiles, NewSession, State, System, Theme, VersionToKeep, session,
};
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{Edit, EditError, PlayerId, Terms};
use oddtrick::scheme::{SettleMode, catalog};
use oddtrick::seat::Seat;
use oddtrick::store::{Database, People, Player, StoreError};
use oddtrick::task::Work;
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

fn app(cli: &Cli) -> App {
    let environment = cli.environment();
    App::new(
        &environment.options,
        Box::new(Ticking(Arc::clone(&cli.ticks))),
    )
    .unwrap()
}

fn solo() -> NewSession {
    NewSession {
        scheme: catalog::find("solo-whist-points").unwrap().clone(),
        names: ["Ann", "Bob", "Cy", "Dee"].map(str::to_owned).into(),
        first_dealer: Some(1),
        stake: None,
        terms: Terms {
            settle: SettleMode::PerPoint,
            paid_each_hand: true,
            sits_out_counts: true,
        },
        title: " The  club\n".to_owned(),
    }
}

#[test]
fn a_session_begins_without_a_hand() {
    let cli = Cli::new();
    let app = app(&cli);
    let session = begin(&app, solo()).unwrap();
    let editor = app.editor(session.id).unwrap();
    assert_eq!(
        editor.ledger().session(),
        &session,
        "what was kept is what was begun"
    );
    assert_eq!(
        (session.title.as_str(), session.terms.paid_each_hand),
        ("The  club", true)
    );
    assert_eq!(session.first_dealer, session.participants[1].id);
    assert_eq!(
        (
            State::of(editor.ledger()),
            app.read(Database::sessions).unwrap()[0].standing.hands
        ),
        (State::Playing, 0)
    );
    let again = begin(&app, solo()).unwrap();
    let players = |of: &oddtrick::ledger::Session| {
        of.participants
            .iter()
            .map(|one| one.player)
            .collect::<Vec<_>>()
    };
    assert_eq!(players(&again), players(&session), "the same people");
    let players = app.read(|db| db.people().map(People::players));
    assert_eq!(players.unwrap().len(), 4);
}

#[test]
fn choices_are_checked_before_anything_is_stored() {
    let cli = Cli::new();
    let app = app(&cli);
    let refused = |new: NewSession| begin(&app, new).unwrap_err().to_string();
    assert_eq!(
        refused(NewSession {
            names: vec![],
            ..solo()
        }),
        "0 players, but this scheme seats 4 to 5"
    );
    assert_eq!(
        refused(NewSession {
            first_dealer: Some(4),
            ..solo()
        }),
        "the first dealer is not one of the players"
    );
    assert!(
        refused(NewSession {
            title: "a".repeat(2000),
            ..solo()
        })
        .starts_with("`title` is longer than 1024 bytes")
    );
    assert!(!cli.db().exists());
}

#[test]
fn taps_are_saved_without_waiting() {
    let cli = Cli::new();
    let app = app(&cli);
    let session = begin(&app, solo()).unwrap().id;
    let mut editor = app.editor(session).unwrap();
    let taps = [
        Tap::Answer(Ask::Contract, Answer::Contract("solo".to_owned())),
        Tap::Answer(Ask::Declarer, Answer::Player(Seat::new(0).unwrap())),
        Tap::Answer(Ask::Tricks, Answer::Tricks(7)),
    ];
    let (tell, told) = channel();
    for tap in taps {
        let before = editor.log().next_seq() - 1;
        let rows = editor.tap(tap, app.clock().stamp()).unwrap();
        let tell = tell.clone();
        let open = editor.open().clone();
        app.store().unwrap().post(move |db| {
            tell.send(db.commit(session, before, &rows, &open)).unwrap();
        });
    }
    assert!((0..3).all(|_| told.recv().unwrap().is_ok()));
    assert_eq!(app.editor(session).unwrap(), editor);
    // A window unaware of another's change is refused.
    let mut stale = app.editor(session).unwrap();
    app.change(move |db| {
        session::change(db, session, None, |_, editor| {
            Ok(editor.undo(System.stamp()).unwrap())
        })
    })
    .unwrap();
    let rows = stale.undo(app.clock().stamp()).unwrap();
    let refused = app.change(move |db| db.commit(session, rows[0].seq - 1, &rows, stale.open()));
    assert!(
        matches!(refused, Err(AppError::Store(StoreError::Stale))),
        "{refused:?}"
    );
    assert!(matches!(
        app.change(move |db| {
            session::change(db, session, None, |_, editor| {
                let at = editor.ledger().session().started;
                Ok(vec![editor.edit(Edit::Reopen { at }, System.stamp())?])
            })
        }),
        Err(AppError::Edit(EditError::StillOpen))
    ));
}

#[test]
fn a_change_of_nothing_keeps_what_another_window_recorded_meanwhile() {
    let cli = Cli::new();
    let app = app(&cli);
    let session = begin(&app, solo()).unwrap().id;
    let mut window = app.editor(session).unwrap();
    let mut tap = |tap| window.tap(tap, app.clock().stamp()).unwrap();
    tap(Tap::Answer(
        Ask::Contract,
        Answer::Contract("solo".to_owned()),
    ));
    let declarer = Answer::Player(Seat::new(0).unwrap());
    tap(Tap::Answer(Ask::Declarer, declarer));
    let (before, rows) = (window.clone(), window.log().next_seq() - 1);
    let open = before.open().clone();
    app.change(move |db| db.commit(session, rows, &[], &open))
        .unwrap();
    let hand = window.tap(
        Tap::Answer(Ask::Tricks, Answer::Tricks(7)),
        app.clock().stamp(),
    );
    let (mut hand, recorded) = (hand.unwrap(), window.clone());
    app.change(move |db| {
        session::change(db, session, Some(before), |db, _| {
            if !hand.is_empty() {
                db.commit(session, rows, &std::mem::take(&mut hand), window.open())?;
            }
            Ok(Vec::new())
        })
    })
    .unwrap();
    assert_eq!(app.editor(session).unwrap(), recorded);
}

#[test]
fn a_name_on_the_roster_is_unique() {
    let cli = Cli::new();
    let app = app(&cli);
    let add = |name: &str| {
        let player = Player {
            id: PlayerId(app.clock().id()),
            name: name.to_owned(),
            created: app.clock().now(),
        };
        let added = player.clone();
        app.run(move |db| db.add_player(&added)).map(|()| player)
    };
    let ann = add("Ann").unwrap();
    assert_eq!(
        add("ANN").unwrap_err().to_string(),
        "there is another player called ANN"
    );
    assert_eq!(
        app.read(|db| db.people().map(People::players)).unwrap(),
        std::slice::from_ref(&ann)
    );
    assert_eq!(begin(&app, solo()).unwrap().participants[0].player, ann.id);
}

#[test]
fn settings_are_beside_the_given_database() {
    let cli = Cli::new();
    app(&cli)
        .change_settings(|settings| settings.theme = Theme::Dark)
        .unwrap();
    assert_eq!(app(&cli).settings().theme, Theme::Dark);
    cli.file("config/settings.toml", "theme = 7\ntext-size = 150");
    let broken = app(&cli);
    assert_eq!(
        (broken.settings().theme, broken.settings().text_size.0),
        (Theme::System, 150)
    );
    assert!(!cli.db().exists());
}

/// A clock whose first reading is preceded by the action of another program.
struct Interrupted<F>(Mutex<Option<F>>, Ticking);

impl<F: FnOnce() + Send> Clock for Interrupted<F> {
    fn now(&self) -> DateTime<FixedOffset> {
        let first = self.0.lock().unwrap().take();
        if let Some(first) = first {
            first();
        }
        self.1.now()
    }

    fn id(&self) -> u128 {
        self.1.id()
    }
}

#[test]
fn an_import_beside_another_change_is_worked_out_again() {
    const HANDS: &str = r#"{"cards":1,"bids":[0,0],"tricks":[0,1]}"#;
    const NEW: &str = "record new --scheme oh-hell --players";
    let there = Cli::new();
    there.record(&format!("{NEW} Ann,Bob"), &[HANDS]);
    for (kind, export) in [("csv", "export --all"), ("bundle", "bundle --all")] {
        let text = there.run(export).good();
        for has_database in [false, true] {
            for imports in [false, true] {
                let cli = Arc::new(Cli::new());
                cli.ticks.store(5000, std::sync::atomic::Ordering::Relaxed);
                if has_database {
                    cli.record(&format!("{NEW} Cy,Dee"), &[HANDS]);
                }
                let file = PathBuf::from(cli.file(&format!("in.{kind}"), &text));
                let (other, path) = (Arc::clone(&cli), file.display().to_string());
                let change = move || {
                    if imports {
                        other.run(&format!("import {path}")).good();
                    } else {
                        other.record(&format!("{NEW} Ann,Eve"), &[HANDS]);
                    }
                };
                let clock = Interrupted(Mutex::new(Some(change)), Ticking(Arc::clone(&cli.ticks)));
                let app = App::new(&cli.environment().options, Box::new(clock)).unwrap();
                let files = ImportFiles {
                    paths: vec![file],
                    version_to_keep: VersionToKeep::Leave,
                    clock: app.clock(),
                };
                let done = app.import(&files, &Work::default());
                drop(app);
                let count = done.unwrap();
                assert_eq!(
                    (count.new, count.known),
                    if imports { (0, 1) } else { (1, 0) }
                );
                // Ann is one person, by name.
                let listed = cli.run("players").good();
                assert_eq!(listed.matches("Ann").count(), 1, "{listed}");
                assert_eq!(cli.run("check").good(), "all is well\n");
            }
        }
    }
}
