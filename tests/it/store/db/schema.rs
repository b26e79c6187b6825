//! The migrations, one by one and all at once.

use crate::store::{new_file, raw, setting};
use crate::support::FOR_OTHERS;
use oddtrick::store::{Access, Database, SCHEMA_VERSION};
use oddtrick::task::Work;
use rusqlite::Connection;
use std::fs::{read_dir, read_to_string};
use std::path::Path;

/// The released migrations, oldest first, from the repository.
fn steps() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let files = read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut steps: Vec<_> = files
        .map(|path| {
            (
                path.file_name().unwrap().to_str().unwrap().to_owned(),
                read_to_string(path).unwrap(),
            )
        })
        .collect();
    steps.sort();
    steps
}

fn schema(conn: &Connection) -> Vec<(String, String, Option<String>)> {
    let mut statement = conn
        .prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name")
        .unwrap();
    let rows = statement
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .unwrap();
    rows.map(Result::unwrap).collect()
}

#[test]
fn each_step_is_numbered_and_says_why() {
    for (number, (name, sql)) in (1..).zip(steps()) {
        let numbered = name
            .strip_prefix(&format!("{number:04}_"))
            .and_then(|name| name.strip_suffix(".sql"));
        assert!(numbered.is_some_and(|name| !name.is_empty()), "{name}");
        assert!(sql.starts_with("-- "), "{name} does not say why");
    }
    assert_eq!(i64::try_from(steps().len()), Ok(SCHEMA_VERSION));
}

#[test]
fn a_new_file_is_what_the_steps_make() {
    let (_folder, path) = new_file();
    Database::open(&path, Access::Create)
        .unwrap()
        .close()
        .unwrap();
    let stepwise = Connection::open_in_memory().unwrap();
    for (_, sql) in steps() {
        stepwise.execute_batch(&sql).unwrap();
    }
    assert_eq!(schema(&raw(&path)), schema(&stepwise));
}

/// A new file is made by `schema.sql`, and every file is compared with it when it is opened. After a new step, write what this test prints into it.
#[test]
fn schema_sql_is_what_the_steps_make() {
    let stepwise = Connection::open_in_memory().unwrap();
    for (_, sql) in steps() {
        stepwise.execute_batch(&sql).unwrap();
    }
    let mut objects = schema(&stepwise);
    objects.sort_by_key(|(kind, name, _)| {
        let kinds = ["view", "table", "index", "trigger"];
        (kinds.iter().position(|one| one == kind), name.clone())
    });
    let text = |(kind, name, sql): (String, String, Option<String>)| {
        let named = format!("-- {kind} {name}");
        sql.map_or(named.clone(), |sql| format!("{named}\n{sql}"))
    };
    let all: Vec<_> = objects.into_iter().map(text).collect();
    let made = all.join(";\n\n") + ";\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store/db/schema.sql");
    assert!(read_to_string(file).unwrap() == made, "{made}");
}

#[test]
fn an_older_file_is_brought_up_to_date() {
    // Each released version as a file without sessions; changes of data have separate tests.
    for version in 1..SCHEMA_VERSION {
        let (_folder, path) = new_file();
        let conn = raw(&path);
        conn.pragma_update(None, "application_id", 0x4F64_6454)
            .unwrap();
        for (_, sql) in steps().iter().take(usize::try_from(version).unwrap()) {
            conn.execute_batch(sql).unwrap();
        }
        conn.pragma_update(None, "user_version", version).unwrap();
        drop(conn);
        let mut db = Database::open(&path, Access::MustExist).unwrap();
        assert_eq!(
            setting(&db, "user_version"),
            Some(SCHEMA_VERSION.to_string())
        );
        assert_eq!(db.check(&Work::default()).unwrap(), []);
        db.close().unwrap();
        let (_other, fresh) = new_file();
        Database::open(&fresh, Access::Create)
            .unwrap()
            .close()
            .unwrap();
        assert_eq!(schema(&raw(&path)), schema(&raw(&fresh)));
        // If a view comes first, SQLite's check skips the free pages.
        for file in [&path, &fresh] {
            let sql = "SELECT type FROM pragma_table_list LIMIT 1";
            let first: String = raw(file).query_row(sql, [], |row| row.get(0)).unwrap();
            assert_eq!(first, "table");
        }
    }
}

#[test]
fn every_table_is_strict_and_every_fact_has_a_checksum() {
    let (_folder, path) = new_file();
    Database::open(&path, Access::Create)
        .unwrap()
        .close()
        .unwrap();
    for (kind, name, sql) in schema(&raw(&path)) {
        let Some(sql) = sql.filter(|_| kind == "table") else {
            continue;
        };
        assert!(sql.contains(") STRICT"), "{name}");
        assert!(!sql.contains(" REAL") && !sql.contains(" ANY"), "{name}");
        // Tables written for other programs are never read here, and rebuilt from the rest.
        let shown = FOR_OTHERS.contains(&name.as_str());
        assert!(
            name == "identity" || shown || sql.contains("crc INTEGER NOT NULL"),
            "{name}"
        );
        assert!(
            name == "identity" || !sql.contains("BLOB NOT NULL,"),
            "{name}"
        );
    }
}
