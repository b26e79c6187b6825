//! Another user may have planted files beside a database: links are not followed, pipes do not block, and reads are
//! bounded.

use crate::store::Fixture;
use crate::store::durability::sidecar::{kept, logs};
use oddtrick::store::{
    AUTOMATIC, Access, Database, JOURNAL, OpenError, OpenFault, list_backups, own_folder,
    read_journal,
};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// What may be planted in place of a file.
#[derive(Clone, Copy, Debug)]
enum Planted {
    Link,
    HardLink,
    EndlessDevice,
    Pipe,
    Folder,
}

const ALL: [Planted; 5] = [
    Planted::Link,
    Planted::HardLink,
    Planted::EndlessDevice,
    Planted::Pipe,
    Planted::Folder,
];

/// A file of this user that must not be written to.
fn target(folder: &Path) -> PathBuf {
    let path = folder.join("letters.txt");
    fs::write(&path, "somebody's letters\n".repeat(40)).unwrap();
    path
}

fn plant(what: Planted, path: &Path, target: &Path) {
    let _ = fs::remove_file(path);
    match what {
        Planted::Link => symlink(target, path).unwrap(),
        Planted::HardLink => fs::hard_link(target, path).unwrap(),
        Planted::EndlessDevice => symlink("/dev/zero", path).unwrap(),
        Planted::Pipe => {
            assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
        }
        Planted::Folder => fs::create_dir(path).unwrap(),
    }
}

/// Runs an action that must neither block nor read without end.
fn soon<R: Send + 'static>(what: &str, act: impl FnOnce() -> R + Send + 'static) -> R {
    let (done, is_done) = channel();
    thread::spawn(move || done.send(act()));
    let came = is_done.recv_timeout(Duration::from_mins(1));
    came.unwrap_or_else(|_| panic!("{what}: it never ends"))
}

#[test]
fn a_planted_file_is_neither_followed_nor_waited_for() {
    for what in ALL {
        for name in [JOURNAL, "reserve"] {
            let said = format!("{what:?} as {name}");
            let mut fixture = Fixture::new(401);
            let beside = fixture.folder.path().join("d");
            let letters = target(fixture.folder.path());
            let before = fs::read(&letters).unwrap();
            own_folder(&beside).unwrap();
            let path = beside.join(name);
            plant(what, &path, &letters);
            let fixture = soon(&said, move || {
                for _ in 0..3 {
                    let mut db = kept(&fixture);
                    let row = fixture.hand();
                    fixture.commit(&mut db, &[row]);
                    db.tidy();
                    db.close().unwrap();
                }
                read_journal(&beside, None).unwrap();
                fixture
            });
            assert_eq!(fs::read(&letters).unwrap(), before, "{said}");
            // Except for a folder, which is not removed, the file has been replaced by the program's own.
            if !matches!(what, Planted::Folder) {
                assert!(fs::symlink_metadata(&path).unwrap().is_file(), "{said}");
                assert_eq!(logs(&fixture), [fixture.log.clone()], "{said}");
            }
        }
    }
}

#[test]
fn a_planted_folder_is_not_followed() {
    for name in ["d", "d/journal", "d/backups"] {
        let mut fixture = Fixture::new(402);
        let root = fixture.folder.path().to_owned();
        let elsewhere = root.join("elsewhere");
        fs::create_dir_all(&elsewhere).unwrap();
        if name != "d" {
            own_folder(&root.join("d")).unwrap();
        }
        symlink(&elsewhere, root.join(name)).unwrap();
        let mut db = kept(&fixture);
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
        db.tidy();
        db.close().unwrap();
        assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0, "{name}");
    }
}

#[test]
fn a_planted_backup_is_no_backup() {
    let folder = tempfile::tempdir().unwrap();
    let backups = folder.path().join("backups");
    own_folder(&backups).unwrap();
    let letters = target(folder.path());
    for (number, what) in ALL.into_iter().enumerate() {
        let name = format!("backup-{number:06}-20260101T000000Z.db");
        plant(what, &backups.join(name), &letters);
    }
    assert_eq!(list_backups(&backups, AUTOMATIC).unwrap(), []);
    fs::write(
        backups.join("backup-000009-20260101T000000Z.db"),
        "a regular file",
    )
    .unwrap();
    assert_eq!(list_backups(&backups, AUTOMATIC).unwrap().len(), 1);
}

#[test]
fn planted_side_files_do_not_mislead_sqlite() {
    for suffix in ["-wal", "-shm", "-journal"] {
        for what in [Planted::Link, Planted::EndlessDevice, Planted::Pipe] {
            let fixture = Fixture::played(403);
            let letters = target(fixture.folder.path());
            let before = fs::read(&letters).unwrap();
            let path = PathBuf::from(format!("{}{suffix}", fixture.path().display()));
            plant(what, &path, &letters);
            let database = fixture.path().to_owned();
            let opened = soon(&format!("{what:?} {suffix}"), move || {
                let peeked = Database::open_copy(&database).map(drop);
                (
                    Database::open(&database, Access::MustExist).map(drop),
                    peeked,
                )
            });
            // SQLite itself follows nothing there.
            if suffix != "-shm" {
                let refused = Err(OpenError {
                    path,
                    fault: OpenFault::NotAFile,
                });
                assert_eq!(opened.0, refused, "{what:?} {suffix}");
                assert_eq!(opened.1, refused, "{what:?} {suffix}");
            }
            assert_eq!(fs::read(&letters).unwrap(), before);
        }
    }
}

#[test]
fn a_database_with_two_names_is_not_written_to() {
    let mut fixture = Fixture::played(404);
    let other = fixture.folder.path().join("other.db");
    fs::hard_link(fixture.path(), &other).unwrap();
    for path in [fixture.path().to_owned(), other.clone()] {
        let refused = OpenError {
            path: path.clone(),
            fault: OpenFault::ManyNames(2),
        };
        assert_eq!(
            Database::open(&path, Access::MustExist).map(drop),
            Err(refused)
        );
        // It can still be read.
        let mut peeked = Database::open_copy(&path).unwrap();
        assert_eq!(peeked.load(fixture.id()).unwrap().log, fixture.log);
    }
    // An interrupted restore leaves a name in a folder beside, which must not be written to.
    let kept = PathBuf::from(format!("{}.d", fixture.path().display())).join("before-restore");
    fs::create_dir_all(&kept).unwrap();
    fs::rename(&other, kept.join(fixture.path().file_name().unwrap())).unwrap();
    let row = fixture.hand();
    fixture.commit(&mut fixture.db(), &[row]);
}
