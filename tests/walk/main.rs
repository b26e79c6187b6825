//! One session with the real binary, driven from outside.
//!
//! Needs feature `mcp`, and neither display nor fonts: `cargo test --features mcp --test walk`.
#![allow(clippy::unwrap_used)]

mod driver;

use driver::Driver;
use std::process::Command;

#[test]
fn an_evening_from_the_first_tap_to_the_csv() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("evening.db");
    let mut app = Driver::start(&db);
    app.tap("New session");
    // No player is known yet, so the field is open; it stays open until the table is full.
    for name in ["Ann", "Bob", "Cy", "Dee"] {
        app.write("Name of the new player", name);
        app.tap("Add player");
    }
    app.tap("Let Ann deal first");
    app.tap("Start, Ann deals");

    for (taps, labels) in [
        (3, &["Solo", "Bob plays solo", "Bob takes 7"][..]),
        (
            4,
            &[
                "Prop & cop",
                "Cy proposes",
                "Dee accepts",
                "Cy & Dee take 8",
            ],
        ),
        (1, &["All pass"]),
        (3, &["Misère", "Ann plays misère", "Ann failed"]),
    ] {
        let before = app.taps;
        for label in labels {
            app.tap(label);
        }
        assert_eq!(app.taps - before, taps, "{labels:?}");
    }
    app.wait_for("Ann, minus 34 points, last hand minus 24");
    app.tap("Undo");
    app.wait_for("Ann made it");
    app.tap("Redo");
    // Killed in mid-hand, the cursor is restored.
    app.tap("Solo");
    app.wait_for("Dee plays solo");
    app.wait_until_saved();
    app.kill();

    let mut app = Driver::start(&db);
    let resume = app
        .labels()
        .into_iter()
        .find(|label| label.starts_with("Resume"))
        .unwrap();
    app.tap(&resume);
    app.wait_for("Dee plays solo");
    app.wait_until_saved();
    app.kill();

    let out = Command::new(env!("CARGO_BIN_EXE_oddtrick"))
        .arg("--db")
        .arg(&db)
        .args(["export", "last", "--layout", "summary"])
        .output()
        .unwrap();
    let csv = String::from_utf8(out.stdout).unwrap();
    let of = |name: &str| {
        csv.lines()
            .find(|line| line.contains(&format!(",{name},")))
            .unwrap()
            .to_owned()
    };
    assert_eq!(csv.lines().count(), 5, "{csv}");
    assert!(
        of("Ann").contains(",-34,") && of("Bob").contains(",22,"),
        "{csv}"
    );
}
