//! Help, versions, completions, and errors of the command line.

use super::{Cli, PASSED};

const COMMANDS: [&str; 19] = [
    "schemes",
    "score",
    "sessions",
    "show",
    "record",
    "seats",
    "undo",
    "redo",
    "end",
    "reopen",
    "delete",
    "log",
    "export",
    "import",
    "check",
    "backup",
    "restore",
    "completions",
    "man",
];

#[test]
fn every_command_has_help() {
    let cli = Cli::new();
    let help = cli.run("--help").good();
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command}")), "{command}");
        let own = cli.run(&format!("{command} --help")).good();
        assert!(own.contains("Usage: oddtrick"), "{own}");
        assert_eq!(cli.run(&format!("help {command}")).good(), own);
    }
    for command in ["show", "check", "hands", "make", "add", "remove"] {
        assert!(
            cli.run(&format!("schemes {command} --help"))
                .good()
                .contains("Usage: oddtrick schemes")
        );
    }
    assert!(
        !help.contains('\u{1b}'),
        "no colours where there is no terminal"
    );
    assert_eq!(
        cli.run("--version").good(),
        format!("oddtrick {}\n", env!("CARGO_PKG_VERSION"))
    );
    assert!(!cli.db().exists());
}

#[test]
fn usage_errors_are_one_line() {
    let cli = Cli::new();
    for (args, line) in [
        (
            "exprot",
            "unrecognized subcommand 'exprot'; tip: a similar subcommand exists: 'export'; see `oddtrick --help`",
        ),
        (
            "sessions --jsn",
            "unexpected argument '--jsn' found; tip: a similar argument exists: '--json'; see `oddtrick --help`",
        ),
        (
            "sessions extra",
            "unexpected argument 'extra' found; see `oddtrick --help`",
        ),
        (
            "undo",
            "the following required arguments were not provided: <SESSION>; see `oddtrick --help`",
        ),
        (
            "score --scheme a",
            "the following required arguments were not provided: --players <LIST>; see `oddtrick --help`",
        ),
        (
            "completions cmd",
            "invalid value 'cmd' for '<SHELL>' [possible values: bash, elvish, fish, powershell, zsh]; see `oddtrick --help`",
        ),
    ] {
        assert_eq!(cli.run(args).bad(2), line);
    }
    assert_eq!(
        cli.args(&["a\nb"], "").bad(2),
        "unrecognized subcommand 'a b'; see `oddtrick --help`"
    );
}

#[test]
fn a_name_or_text_may_begin_with_a_hyphen() {
    let cli = Cli::new();
    let bids = r#"{"cards":1,"bids":[0,0],"tricks":[0,1]}"#;
    let new = "record new --scheme oh-hell --players -Ann,Bob --dealer -Ann --title -3";
    cli.record(new, &[bids]);
    for (line, printed) in [
        ("sessions --search -3", "-Ann 10"),
        ("note last -x", "noted"),
        ("note last", "-x"),
        ("players show -Ann", "-Ann: 1 session"),
        ("players show -Ann --json", "\"name\":\"-Ann\""),
        ("seats last --join -Cy", "-Ann,Bob,-Cy"),
        ("seats last --leave -Cy", "-Ann,Bob"),
        ("begin-with last -Ann=5", "-Ann"),
        ("players rename -Ann -Al", "-Al"),
        ("players merge -Cy into -Al", "-Cy merged into -Al"),
    ] {
        let said = cli.run(line).good();
        assert!(said.contains(printed), "{line}: {said}");
    }
    let refused = cli.run("players merge Bob into -Al").bad(1);
    assert!(refused.contains("same table"), "{refused}");
}

#[test]
fn options_may_follow_names_that_may_begin_with_a_hyphen() {
    let (cli, there) = (Cli::new(), Cli::with_hands(&[PASSED]));
    let new = "record new --scheme solo-whist-points --players Eve,-Fay,Guy,Hal";
    there.record(new, &[PASSED]);
    let db = there.db().display().to_string();
    for (line, printed) in [
        ("begin-with last Eve=5 -Fay=3", "-Fay=3"),
        ("players merge -Fay into Bob", "-Fay merged into Bob"),
        ("players merge Eve Ann", "Eve merged into Ann"),
    ] {
        let said = cli.run(&format!("{line} --help")).good();
        assert!(said.contains("Usage: oddtrick "), "{line}: {said}");
        let said = cli.run(&format!("{line} --db {db}")).good();
        assert!(said.contains(printed), "{line}: {said}");
    }
    let said = cli.run(&format!("begin-with last Guy=1 --db={db} -Fay=2"));
    assert!(said.good().contains("-Fay=2 Guy=1"));
    let refused = cli.run(&format!("begin-with last -- --db={db}")).bad(1);
    assert_eq!(refused, "there are no sessions yet");
    assert!(!cli.db().exists());
}

#[test]
fn every_shell_has_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = Cli::new().run(&format!("completions {shell}")).good();
        assert!(
            script.contains("oddtrick") && script.contains("restore"),
            "{shell}"
        );
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let cli = Cli::new();
    let first = cli.run("man").good();
    assert!(
        first.starts_with(".ie") || first.starts_with(".TH"),
        "{first}"
    );
    for said in ["ODDTRICK_DB", "oddtrick\\-record(1)", "Exit codes: 0 done"] {
        assert!(first.contains(said), "{said}: {first}");
    }
    let folder = cli.path("manual");
    cli.args(&["man", "--output", folder.to_str().unwrap()], "")
        .good();
    assert_eq!(
        std::fs::read_to_string(folder.join("oddtrick.1")).unwrap(),
        first
    );
    for command in COMMANDS {
        let page = std::fs::read_to_string(folder.join(format!("oddtrick-{command}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{command}: {page}");
    }
    assert!(folder.join("oddtrick-schemes-show.1").exists());
    assert!(!cli.db().exists());
    let below = format!("{}/there", cli.file("file", ""));
    let line = cli.args(&["man", "-o", &below], "").bad(1);
    assert!(
        line.starts_with(&format!("cannot write {below}: ")),
        "{line}"
    );
}

#[test]
#[cfg(not(feature = "gui"))]
fn a_build_without_a_window_says_so() {
    let line = Cli::new().run("").bad(1);
    assert_eq!(
        line,
        "this program was built without its window; `oddtrick --help` lists what works without it"
    );
}
