//! Architecture rules and conventions, checked in the source.
//!
//! A folder that does not exist is no error. [`scanner`] tests the scanner with planted violations.

mod scanner;

use scanner::{banned, code, strings};
use std::collections::BTreeSet;
use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

/// Parts that must not use clock, files, environment, randomness, SQL, CSV or window.
const PURE: [&str; 13] = [
    "cards", "fold", "games", "ledger", "money", "points", "scheme", "seat", "settle", "stats",
    "task", "view", "words",
];

/// Names a pure part would have to mention to use one of them.
const IMPURE: [&str; 30] = [
    "std::fs",
    "std::env",
    "std::time",
    "std::net",
    "std::io",
    "std::process",
    "std::thread",
    "fs::",
    "env::",
    "SystemTime",
    "Instant",
    "Utc::now",
    "Local",
    "rusqlite",
    "csv::",
    "serde_json",
    "slint",
    "oddtrick_ui",
    "uuid",
    "rand",
    "getrandom",
    "println",
    "eprintln",
    "f32",
    "f64",
    "crate::app",
    "crate::cli",
    "crate::exchange",
    "crate::store",
    "crate::window",
];

/// Starts of SQL statements, in capitals.
const SQL: [&str; 12] = [
    "SELECT ",
    "INSERT ",
    "UPDATE ",
    "DELETE FROM",
    "CREATE TABLE",
    "CREATE INDEX",
    "ALTER TABLE",
    "DROP TABLE",
    "PRAGMA ",
    "BEGIN IMMEDIATE",
    "VACUUM",
    "ORDER BY",
];

/// The maximum number of lines of a file. Most have a third of it.
const LONGEST: usize = 500;

/// The maximum number of entries of a source folder. Most have a dozen.
const FULLEST: usize = 21;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder of the repository with one of these extensions; empty if the folder does not exist.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = read_dir(&folder) else {
            continue;
        };
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted))
            {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// A part of the library: its file, or the files of its folder.
fn part(name: &str) -> Vec<PathBuf> {
    let mut all = files(&format!("src/{name}"), &["rs"]);
    all.extend(Some(root().join(format!("src/{name}.rs"))).filter(|file| file.exists()));
    all
}

fn shown(file: &Path) -> String {
    file.strip_prefix(root())
        .unwrap_or(file)
        .display()
        .to_string()
}

/// Reports all faulty files at once, one fault per file.
fn check(files: &[PathBuf], fault: impl Fn(&str) -> Option<String>) {
    let faults: Vec<String> = files
        .iter()
        .filter_map(|file| {
            fault(&read_to_string(file).unwrap()).map(|fault| format!("{}: {fault}", shown(file)))
        })
        .collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn pure_parts_have_no_side_effects() {
    let pure: Vec<PathBuf> = PURE.iter().flat_map(|name| part(name)).collect();
    assert!(
        pure.iter().any(|file| file.ends_with("src/scheme/mod.rs")),
        "nothing was read"
    );
    check(&pure, |text| banned(&code(text), &IMPURE));
}

/// Names the phone page would have to mention to change a session, or to read more than it is given.
#[test]
fn the_page_for_phones_can_write_nothing() {
    let files = part("phones");
    assert!(files.len() > 5, "{files:?}");
    let banned_here = [
        "std::fs",
        "fs::",
        "File",
        "std::env",
        "std::process",
        "rusqlite",
        "slint",
        "oddtrick_ui",
        "crate::app",
        "crate::cli",
        "crate::exchange",
        "crate::stats",
        "crate::games",
        "crate::ledger",
        "crate::scheme",
        "crate::settle",
        "crate::store",
        "crate::window",
    ];
    check(&files, |text| banned(&code(text), &banned_here));
    let planted = "use crate::ledger::Book;\n";
    assert!(banned(planted, &banned_here).is_some());
    // The document never inserts data as markup.
    let page = read_to_string(root().join("src/phones/page.html")).unwrap();
    let markup = [
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "javascript:",
    ];
    assert_eq!(markup.iter().find(|word| page.contains(**word)), None);
}

#[test]
fn sql_is_written_in_the_store_alone() {
    let store = root().join("src/store");
    let others: Vec<PathBuf> = files("src", &["rs"])
        .into_iter()
        .filter(|file| !file.starts_with(&store) && *file != store.with_extension("rs"))
        .collect();
    check(&others, |text| {
        let strings = strings(&code(text));
        SQL.iter()
            .find(|word| strings.iter().any(|string| string.contains(**word)))
            .map(|word| format!("`{word}`"))
    });
}

/// Names of one platform, or of a crate for one.
const ONE_SYSTEM: [&str; 8] = [
    "cfg(unix",
    "cfg(windows",
    "target_os",
    "target_family",
    "os::unix",
    "os::windows",
    "rustix",
    "windows_sys",
];

#[test]
fn platform_code_is_in_two_folders() {
    let mut files = files("src", &["rs"]);
    let rooms = ["src/store/system", "src/window/desktop"].map(|room| root().join(room));
    files.retain(|file| !rooms.iter().any(|room| file.starts_with(room)));
    assert!(files.len() > 100, "{}", files.len());
    check(&files, |text| {
        // Tests are excluded: tests for one platform are beside the code they test.
        let code = code(text);
        let found = ONE_SYSTEM.iter().find(|word| code.contains(**word))?;
        Some(format!("names {found}"))
    });
}

#[test]
fn widgets_know_nothing_of_the_app() {
    check(&files("ui/widgets", &["slint"]), |text| {
        let text = code(text);
        ["Adapter", "View.", "pages/", "app.slint"]
            .into_iter()
            .find(|word| text.contains(word))
            .map(|word| format!("`{word}`"))
    });
}

/// Initial text of an adapter would be English in every language until overwritten.
#[test]
fn adapters_have_no_initial_text() {
    let adapters: Vec<PathBuf> = files("ui", &["slint"])
        .into_iter()
        .filter(|file| read_to_string(file).unwrap().contains("Adapter {"))
        .collect();
    assert!(adapters.len() > 10, "{adapters:?}");
    check(&adapters, spoken);
    let planted = "export global AAdapter {\n    in property <string> a: \"Hand 9\";\n}\n";
    assert!(spoken(planted).is_some());
    let outside = "component A { text: @tr(\"Hand 9\"); }\nexport global AAdapter {\n    in property <string> a: \"\"; // \"Hand 9\"\n}\n";
    assert_eq!(spoken(outside), None);
}

/// The first property of an adapter with an initial text.
fn spoken(text: &str) -> Option<String> {
    let text = code(text);
    text.split("export global ").skip(1).find_map(|global| {
        let end = global.find("\n}").unwrap_or(global.len());
        global[..end]
            .split(';')
            .filter_map(|member| member.find("property <").map(|at| &member[at..]))
            .flat_map(strings)
            .find(|words| words != "\"\"")
    })
}

#[test]
fn no_file_is_too_long() {
    let all = [
        files("src", &["rs", "toml"]),
        files("tests", &["rs"]),
        files("fuzz/src", &["rs"]),
        files("ui", &["slint", "rs"]),
    ]
    .concat();
    let complaint =
        |lines: usize| (lines > LONGEST).then(|| format!("{lines} lines, of {LONGEST} at most"));
    check(&all, |text| complaint(text.lines().count()));
    // A catalog lists the arguments of each message, between blank lines.
    check(&files("src", &["ftl"]), |text| {
        let said = |line: &&str| !line.is_empty() && !line.starts_with('#');
        complaint(text.lines().filter(said).count())
    });
}

#[test]
fn no_folder_has_too_many_entries() {
    let mut folders = vec![
        root().join("src"),
        root().join("ui"),
        root().join("tests/it"),
    ];
    let mut seen = 0;
    while let Some(folder) = folders.pop() {
        let entries: Vec<PathBuf> = read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        assert!(
            entries.len() <= FULLEST,
            "{}: {} entries, of {FULLEST} at most",
            shown(&folder),
            entries.len()
        );
        seen += 1;
        folders.extend(entries.into_iter().filter(|entry| entry.is_dir()));
    }
    assert!(seen > 50, "{seen} folders");
}

#[test]
fn every_module_begins_with_its_purpose() {
    let all = [
        files("src", &["rs"]),
        files("tests", &["rs"]),
        files("fuzz/src", &["rs"]),
        files("fuzz/fuzz_targets", &["rs"]),
        files("ui", &["rs"]),
    ]
    .concat();
    check(&all, |text| {
        (!text.starts_with("//! ")).then(|| "begins without `//!`".to_owned())
    });
}

/// The names after `Message::` and `Self::`, in the style of keys of a catalog.
fn messages_in(code: &str) -> BTreeSet<String> {
    let after = code
        .split("Message::")
        .skip(1)
        .chain(code.split("Self::").skip(1));
    let names = after.map(|rest| {
        let name = rest
            .split(|c: char| c != '_' && !c.is_alphanumeric())
            .next();
        let mut key = String::new();
        for c in name.unwrap_or_default().chars() {
            if c.is_uppercase() && !key.is_empty() {
                key.push('-');
            }
            key.extend(c.to_lowercase());
        }
        key.replace('_', "-")
    });
    names.collect()
}

/// The keys of the texts of a question: each name of one, with each end that the dock looks up.
fn keys_of_questions() -> BTreeSet<String> {
    let folder = root().join("src/view/table/steps");
    let strings_of = |code: &str| -> Vec<String> {
        let strings = strings(code).into_iter();
        strings
            .map(|text| text.trim_matches('"').to_owned())
            .collect()
    };
    let texts = code(&read_to_string(folder.join("texts.rs")).unwrap());
    let (_, name_of) = texts.split_once("fn name_of(").unwrap();
    let (name_of, _) = name_of.split_once("\n    }\n").unwrap();
    let chips = code(&read_to_string(folder.join("chips.rs")).unwrap());
    let is_end = |text: &String| {
        let letter = |c: char| c == '-' || c.is_ascii_lowercase();
        text.is_empty() || text.starts_with('-') && text.chars().all(letter)
    };
    let ends = [strings_of(&texts), strings_of(&chips), vec![String::new()]].concat();
    let ends: BTreeSet<String> = ends.into_iter().filter(is_end).collect();
    let names = strings_of(name_of);
    assert!(names.len() > 20 && ends.len() > 5, "{names:?} {ends:?}");
    let keys = names
        .iter()
        .flat_map(|name| ends.iter().map(move |end| format!("step-{name}{end}")));
    keys.collect()
}

#[test]
fn every_message_is_shown() {
    let sources: Vec<String> = files("src", &["rs"])
        .iter()
        .map(|file| code(&read_to_string(file).unwrap()))
        .collect();
    let named: BTreeSet<String> = sources.iter().flat_map(|code| messages_in(code)).collect();
    let catalogs = files("src/words/en", &["ftl"]);
    let texts: String = catalogs
        .iter()
        .map(|file| read_to_string(file).unwrap())
        .collect();
    // Keys with these beginnings, and those of four files, are looked up by a name.
    let looked_up = ["rule-", "contract-", "in-", "game-", "brief-"];
    let questions = keys_of_questions();
    for file in catalogs.iter().filter(|file| {
        let name = file.file_name().unwrap().to_str().unwrap();
        !["schemes.ftl", "currencies.ftl", "dates.ftl", "ui.ftl"].contains(&name)
    }) {
        let text = read_to_string(file).unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        for (key, _) in keys.filter(|(key, _)| !key.starts_with([' ', '#'])) {
            assert!(
                looked_up.iter().any(|start| key.starts_with(start))
                    || questions.contains(key)
                    || named.contains(key)
                    || key
                        .strip_suffix("-full")
                        .is_some_and(|short| named.contains(short))
                    || texts.contains(&format!("{{ {key} }}")),
                "{}: nothing shows {key}",
                shown(file)
            );
        }
    }
}

#[test]
fn every_migration_is_applied() {
    let store: String = part("store")
        .iter()
        .map(|file| read_to_string(file).unwrap())
        .collect();
    for file in files("migrations", &["sql"]) {
        let name = file.file_name().unwrap().to_str().unwrap();
        assert!(
            store.contains(name),
            "{} is named nowhere in src/store",
            shown(&file)
        );
    }
}
