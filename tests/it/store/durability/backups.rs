//! The folder of backups.

use crate::store::Fixture;
use crate::support::minute;
use chrono::TimeDelta;
use oddtrick::store::{AUTOMATIC, Access, BACKUPS, Backup, Database, list_backups};
use std::fs::{File, write};
use std::time::{Duration, SystemTime};

#[test]
fn backups_are_numbered_in_order_regardless_of_the_clock() {
    let mut fixture = Fixture::played(161);
    let mut db = fixture.db();
    let folder = fixture.folder.path().join("d").join(BACKUPS);
    assert_eq!(list_backups(&folder, AUTOMATIC).unwrap(), []);
    let mut made: Vec<Backup> = Vec::new();
    for minutes in [0, 60, 60, -600] {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
        let at = minute(0).to_utc() + TimeDelta::minutes(minutes);
        db.back_up(&folder, at).unwrap();
        made.insert(0, list_backups(&folder, AUTOMATIC).unwrap().remove(0));
        assert_eq!(made[0].at, at);
        fixture.check(&mut Database::open(&made[0].path, Access::MustExist).unwrap());
    }
    assert!(made.iter().map(|one| one.number).eq([4, 3, 2, 1]));
    for other in [
        "backup-x.db",
        "backup-5.db",
        "backup-5-20260101T000000Z.txt",
    ] {
        write(folder.join(other), "something else").unwrap();
    }
    assert_eq!(list_backups(&folder, AUTOMATIC).unwrap(), made);
}

#[test]
fn copies_of_one_second_are_listed_in_the_order_in_which_they_were_written() {
    let fixture = Fixture::new(163);
    let folder = fixture.folder.path();
    // In the order of their ages; the names have random ends.
    let ends = ["9c1d", "0a2b", "f003", "5e5e", "77aa", "1b00"];
    let name = |end| format!("before-import-20261130T150600Z-{end}.db");
    for (age, end) in (1..).zip(ends) {
        let file = File::create(folder.join(name(end))).unwrap();
        let then = SystemTime::now() - Duration::from_secs(age);
        file.set_modified(then).unwrap();
    }
    let found = list_backups(folder, "before-import-").unwrap();
    let found = found.iter().map(|copy| copy.path.file_name().unwrap());
    assert!(found.eq(ends.map(name).each_ref().map(String::as_str)));
}

#[test]
fn an_unreadable_folder_is_an_error() {
    let fixture = Fixture::new(162);
    let error = list_backups(fixture.path(), AUTOMATIC).unwrap_err();
    assert_eq!(error.to_string(), "not a file or folder of this user");
}
