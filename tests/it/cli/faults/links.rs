//! A database given by a link, and links and pipes in place of its files.

use super::recover::evening;
use oddtrick::app::Settings;
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn a_link_to_a_missing_database_is_no_empty_database() {
    let cli = evening(2);
    let link = cli.path("link.db");
    std::os::unix::fs::symlink("disk/t.db", &link).unwrap();
    let disk = cli.path("disk");
    fs::create_dir(&disk).unwrap();
    for name in ["t.db", "t.db.d"] {
        fs::rename(cli.path(name), disk.join(name)).unwrap();
    }
    let file = disk.join("t.db");
    let run = |path: &std::path::Path, command: &str| {
        let mut args = vec!["--db", path.to_str().unwrap()];
        args.extend(command.split(' '));
        cli.args(&args, "")
    };
    let before = run(&link, "bundle --all").good();
    fs::remove_file(&file).unwrap();
    for command in ["sessions", "balances", "players", "season", "check"] {
        let (by_link, by_file) = (run(&link, command), run(&file, command));
        assert_eq!(by_link, by_file, "{command}");
        assert!(
            by_file.bad(1).contains("shows that there was one"),
            "{command}"
        );
    }
    assert!(run(&link, "recover").good().contains(": 2 hands\n"));
    assert_eq!(run(&file, "bundle --all").good(), before);
    assert!(link.is_symlink());
    // The folder of the target is missing, as for a disk that is not mounted.
    fs::rename(&disk, cli.path("elsewhere")).unwrap();
    for command in ["sessions", "balances", "players", "recover", "check"] {
        let said = run(&link, command).bad(1);
        assert!(said.starts_with("cannot read "), "{command}: {said}");
    }
    fs::rename(cli.path("elsewhere"), &disk).unwrap();
    assert_eq!(run(&link, "bundle --all").good(), before);
}

fn pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
}

#[test]
fn a_pipe_in_place_of_the_settings_is_not_waited_for() {
    let cli = evening(1);
    let path = cli.path("settings.toml");
    pipe(&path);
    assert_eq!(Settings::load(&path), Settings::default());
}

#[test]
fn a_pipe_in_place_of_the_database_is_not_replaced() {
    use std::os::unix::fs::FileTypeExt;
    let cli = evening(1);
    let (copy, path) = (cli.path("copy.db"), cli.path("pipe.db"));
    cli.run(&format!("backup {}", copy.display())).good();
    pipe(&path);
    let there = path.to_str().unwrap();
    let said = cli.args(&["--db", there, "restore", copy.to_str().unwrap()], "");
    assert!(said.bad(1).contains("not a regular file"));
    assert!(fs::metadata(&path).unwrap().file_type().is_fifo());
}

#[test]
fn what_stands_in_place_of_a_log_is_named_and_not_read() {
    let link = |path: &Path| std::os::unix::fs::symlink("/dev/zero", path).unwrap();
    let folder = |path: &Path| fs::create_dir(path).unwrap();
    let kinds: [&dyn Fn(&Path); 3] = [&pipe, &link, &folder];
    for make in kinds {
        let cli = evening(2);
        let wal = cli.path("t.db-wal");
        let other = cli.path("other.db").display().to_string();
        cli.run(&format!("backup {other}")).good();
        for (log, command) in [
            (&wal, "recover".to_owned()),
            (&wal, "sessions".to_owned()),
            (&cli.path("other.db-wal"), format!("restore {other}")),
            (&cli.path("other.db-wal"), format!("backup {other}")),
        ] {
            make(log);
            let said = cli.run(&command).bad(1);
            assert!(said.contains("-wal"), "{command}: {said}");
            assert!(!said.contains("hard links"), "{command}: {said}");
            fs::remove_file(log)
                .or_else(|_| fs::remove_dir(log))
                .unwrap();
            assert_eq!(cli.sessions()[0]["hands"], 2, "{command}");
        }
    }
}

#[test]
fn a_check_names_a_sidecar_folder_that_cannot_be_used() {
    let link = |path: &Path| std::os::unix::fs::symlink("elsewhere", path).unwrap();
    let kinds: [&dyn Fn(&Path); 2] = [&pipe, &link];
    for make in kinds {
        let cli = evening(1);
        let folder = cli.path("t.db.d");
        fs::remove_dir_all(&folder).unwrap();
        make(&folder);
        let checked = cli.run("check");
        assert_eq!(checked.code, 1);
        let wanted = format!(
            "there is no journal and no backup, because {} cannot be used: not a file or folder of this user\n",
            folder.display()
        );
        assert_eq!(checked.out, wanted);
    }
}
