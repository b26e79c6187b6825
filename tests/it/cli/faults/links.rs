//! A database given by a link.

use super::recover::evening;
use std::fs;

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
