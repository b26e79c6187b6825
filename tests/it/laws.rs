//! The laws that `fuzz` tries with random bytes, checked for every file of its corpus: findings and past failures.

#[path = "../../fuzz/src/lib.rs"]
#[expect(
    unreachable_pub,
    reason = "a library by itself, where cargo-fuzz builds it"
)]
mod law;

use std::fs::{read, read_dir};
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

/// The minimum number of files in a corpus.
const FEWEST: usize = 10;

/// The maximum size of a corpus file in bytes, so that all are tried with every change.
const LARGEST: usize = 64 * 1024;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz")
}

/// All paths in a folder, by name.
fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = read_dir(folder).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Checks a law for every file in its corpus, and names the files that break it.
fn hold(target: &str, law: fn(&[u8])) {
    let corpus = paths(&fuzz().join("corpus").join(target));
    assert!(corpus.len() >= FEWEST, "{} files of {target}", corpus.len());
    let broken: Vec<&PathBuf> = corpus
        .iter()
        .filter(|path| {
            let bytes = read(path).unwrap();
            bytes.len() > LARGEST || catch_unwind(|| law(&bytes)).is_err()
        })
        .collect();
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn amounts_hold_their_law() {
    hold("amount", law::amount);
}

#[test]
fn csv_files_hold_their_law() {
    hold("csv", law::csv);
    hold("csv", law::kept);
}

#[test]
fn database_files_hold_their_law() {
    hold("database", law::database);
}

#[test]
fn journals_hold_their_law() {
    hold("journal", law::journal);
}

#[test]
fn names_hold_their_law() {
    hold("name", law::name);
}

#[test]
fn scheme_documents_hold_their_law() {
    hold("scheme", law::scheme);
}

/// Every fuzz target has a corpus and a test here.
#[test]
fn every_target_has_its_law() {
    let names = |folder: &str| -> Vec<String> {
        let paths = paths(&fuzz().join(folder));
        let stem = |path: &PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
        paths.iter().map(stem).collect()
    };
    let targets = names("fuzz_targets");
    assert_eq!(
        targets,
        ["amount", "csv", "database", "journal", "name", "scheme"]
    );
    assert_eq!(names("corpus"), targets);
    let manifest = std::fs::read_to_string(fuzz().join("Cargo.toml")).unwrap();
    for target in targets {
        assert!(manifest.contains(&format!("name = \"{target}\"")));
    }
}
