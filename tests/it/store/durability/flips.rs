//! With a flipped bit or lost sector a file reads correctly or gives an error.

use super::damage::{Contents, contents, full, nothing_false};
use crate::store::{Fixture, new_file};
use crate::support::{Rng, cases};
use oddtrick::store::{Access, Database, Finding, OpenFault};
use oddtrick::task::Work;
use std::fs::{read, write};
use std::path::Path;

/// Opens a damaged file and checks that everything read is correct or an error.
fn survives(fixture: &Fixture, truth: &Contents, path: &Path, what: &str) {
    match Database::open(path, Access::MustExist) {
        Err(error) => assert!(
            !matches!(error.fault, OpenFault::Setting(..)),
            "{what}: {error}"
        ),
        Ok(mut db) => {
            let findings = db.check(&Work::default());
            let quickly = db.quick_check();
            let told = contents(fixture, &mut db);
            if findings.as_ref().is_ok_and(Vec::is_empty) {
                assert_eq!(told, *truth, "{what} was not noticed");
            }
            // The quick check plays no hand, but finds every damaged row and page.
            if quickly.as_ref().is_ok_and(Vec::is_empty) {
                let missed = findings.iter().flatten().find(|one| {
                    matches!(
                        one,
                        Finding::File(_) | Finding::Orphan { .. } | Finding::Row(_)
                    )
                });
                assert_eq!(missed, None, "{what} was not noticed quickly");
            }
            // A fault that SQLite finds may make it skip a row.
            let in_order = !findings
                .iter()
                .flatten()
                .any(|one| matches!(one, Finding::File(_) | Finding::Orphan { .. }));
            if findings.is_ok() && in_order {
                nothing_false(truth, &told, what);
            }
        }
    }
}

#[test]
fn flipped_bits_are_detected() {
    let fixture = full(133);
    let sound = read(fixture.path()).unwrap();
    let truth = contents(&fixture, &mut fixture.db());
    let (folder, path) = new_file();
    let mut rng = Rng::new(1);
    for _ in 0..cases(200).cases {
        let (at, bit) = (rng.below(sound.len()), rng.below(8));
        let mut bytes = sound.clone();
        bytes[at] ^= 1 << bit;
        write(&path, &bytes).unwrap();
        survives(&fixture, &truth, &path, &format!("bit {bit} of byte {at}"));
        clear(folder.path());
    }
}

#[test]
fn lost_sectors_are_detected() {
    let fixture = full(134);
    let sound = read(fixture.path()).unwrap();
    let truth = contents(&fixture, &mut fixture.db());
    let (folder, path) = new_file();
    let mut rng = Rng::new(2);
    for _ in 0..cases(100).cases {
        let at = rng.below(sound.len() / 512) * 512;
        let mut bytes = sound.clone();
        let garbage = rng.one_in(2);
        bytes[at..at + 512].fill_with(|| {
            if garbage {
                rng.draw().to_le_bytes()[0]
            } else {
                0
            }
        });
        write(&path, &bytes).unwrap();
        survives(&fixture, &truth, &path, &format!("the sector at {at}"));
        clear(folder.path());
    }
}

/// SQLite reports all faults of a file's pages in one text of many lines.
#[test]
fn every_finding_is_one_line() {
    let fixture = full(135);
    let mut bytes = read(fixture.path()).unwrap();
    // The header gives a used page as the first free one.
    bytes[32..40].copy_from_slice(&[0, 0, 0, 5, 0, 0, 0, 32]);
    let (_folder, path) = new_file();
    write(&path, &bytes).unwrap();
    let findings = Database::open(&path, Access::MustExist)
        .unwrap()
        .check(&Work::default());
    let findings = findings.unwrap();
    assert!(findings.len() > 1, "{findings:?}");
    for finding in findings {
        let said = finding.to_string();
        assert!(!said.contains(['\n', '*']), "{said}");
    }
}

/// Files that a damaged database may have left beside it.
fn clear(folder: &Path) {
    for name in crate::store::folder(folder).into_keys() {
        std::fs::remove_file(folder.join(name)).unwrap();
    }
}
