//! The store's errors for SQLite's and the system's.

use oddtrick::store::StoreError;
use oddtrick::task::Stopped;
use rusqlite::types::Type;
use rusqlite::{Error, ffi};
use std::io::{self, ErrorKind};

#[test]
fn sqlite_errors_are_mapped() {
    let detail = || "what it has to say".to_owned();
    let disk = StoreError::Disk(detail());
    let damaged = StoreError::DamagedFile(detail());
    let refused = StoreError::Refused(detail());
    for (code, wanted) in [
        (ffi::SQLITE_FULL, &StoreError::DiskFull),
        (ffi::SQLITE_IOERR_SHMSIZE, &StoreError::DiskFull),
        (ffi::SQLITE_IOERR_READ, &disk),
        (ffi::SQLITE_CANTOPEN, &disk),
        (ffi::SQLITE_READONLY, &StoreError::ReadOnly),
        (ffi::SQLITE_READONLY_DIRECTORY, &StoreError::ReadOnly),
        (ffi::SQLITE_INTERRUPT, &StoreError::Stopped(Stopped)),
        (ffi::SQLITE_BUSY, &StoreError::Busy),
        (ffi::SQLITE_BUSY_SNAPSHOT, &StoreError::Busy),
        (ffi::SQLITE_LOCKED, &StoreError::Busy),
        (ffi::SQLITE_CORRUPT, &damaged),
        (ffi::SQLITE_NOTADB, &damaged),
        (ffi::SQLITE_CONSTRAINT_CHECK, &refused),
        (ffi::SQLITE_TOOBIG, &refused),
    ] {
        let error = Error::SqliteFailure(ffi::Error::new(code), Some(detail()));
        assert_eq!(StoreError::from(error), *wanted, "{code}");
    }
    let misuse = Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_MISUSE), None);
    assert!(matches!(StoreError::from(misuse), StoreError::Sqlite(_)));
}

#[test]
fn an_impossible_column_value_means_corruption() {
    let text = String::from_utf8(vec![0xff]).unwrap_err();
    for error in [
        Error::FromSqlConversionFailure(0, Type::Text, Box::new(text.clone())),
        Error::IntegralValueOutOfRange(0, -1),
        Error::InvalidColumnType(0, "cards".to_owned(), Type::Text),
        Error::Utf8Error(0, text.utf8_error()),
    ] {
        let detail = error.to_string();
        assert_eq!(StoreError::from(error), StoreError::DamagedFile(detail));
    }
}

#[test]
fn system_errors_are_mapped() {
    let disk = StoreError::Disk(io::Error::from(ErrorKind::NotFound).to_string());
    for (kind, wanted) in [
        (ErrorKind::StorageFull, StoreError::DiskFull),
        (ErrorKind::QuotaExceeded, StoreError::DiskFull),
        (ErrorKind::ReadOnlyFilesystem, StoreError::ReadOnly),
        (ErrorKind::NotFound, disk),
    ] {
        assert_eq!(StoreError::from(io::Error::from(kind)), wanted, "{kind}");
    }
}
