//! `schemes`.

use crate::cli::Cli;
use serde_json::json;

#[test]
fn every_shipped_scheme_is_listed_shown_and_valid() {
    let cli = Cli::new();
    let all = cli.run("schemes --json").json().pop().unwrap();
    let all = all.as_array().unwrap();
    assert!(all.len() >= 10);
    assert_eq!(
        (
            &all[0]["id"],
            &all[0]["game"],
            &all[0]["kind"],
            &all[0]["players"],
            &all[0]["at_table"]
        ),
        (
            &json!("solo-whist-points"),
            &json!("solo-whist"),
            &json!("contracts"),
            &json!([4, 4]),
            &json!([4, 5])
        )
    );
    let text = cli.run("schemes").good();
    for scheme in all {
        let id = scheme["id"].as_str().unwrap();
        assert!(text.contains(id));
        let shown = cli.run(&format!("schemes show {id}")).good();
        // An editor may change the ends of lines.
        for shown in [shown.replace('\n', "\r\n"), shown] {
            let file = cli.file("shown.toml", shown);
            assert_eq!(
                cli.run(&format!("schemes check {file}")).good(),
                format!("{id}: good\n")
            );
        }
    }
    assert!(!cli.db().exists());
}

#[test]
fn control_characters_in_comments_are_escaped() {
    let cli = Cli::new();
    let good = cli.run("schemes show whist-5").good();
    let own = good.replace(
        "id = \"whist-5\"",
        "id = \"our-house\" # \u{9b}31m \u{202E}x\tä",
    );
    let file = cli.file("own.toml", &own);
    cli.run(&format!("schemes add {file}")).good();
    let shown = cli.run("schemes show our-house").good();
    assert_eq!(
        shown,
        own.replace('\u{9b}', "\\u{9b}")
            .replace('\u{202E}', "\\u{202e}")
    );
    let again = cli.file("again.toml", &shown);
    cli.run(&format!("schemes check {again}")).good();
}

#[test]
fn an_invalid_document_is_refused_with_the_reason() {
    let cli = Cli::new();
    let good = cli.run("schemes show solo-whist-points").good();
    let own = good.replace("id = \"solo-whist-points\"", "id = \"our-house\"");
    let check = |text: &str| {
        let file = cli.file("own.toml", text);
        let line = cli.run(&format!("schemes check {file}")).bad(1);
        line.strip_prefix(&format!("{file}: ")).unwrap().to_owned()
    };
    assert_eq!(
        check(&own.replace("unit = 1", "unti = 1")),
        "unknown key `unti`, did you mean `unit`?"
    );
    assert_eq!(
        check(&own.replace("format = 1", "format = 9")),
        "format 9 is too new; this program reads formats up to 1"
    );
    assert!(check("= =").starts_with("line 1: "));
    assert_eq!(
        check(&good.replace("unit = 1", "unit = 2")),
        "`solo-whist-points` is the id of a built-in scheme; choose another"
    );
    assert_eq!(
        check(&"#".repeat(70_000)),
        "the document has more than 65536 bytes"
    );
    let file = cli.file("own.toml", &own);
    assert_eq!(
        cli.run(&format!("schemes check {file}")).good(),
        "our-house: good\n"
    );
    let none = cli.path("none").display().to_string();
    assert_eq!(
        cli.run(&format!("schemes check {none}")).bad(1),
        format!("{none}: there is no such file or folder")
    );
    let folder = cli.folder.path().display().to_string();
    assert_eq!(
        cli.run(&format!("schemes check {folder}")).bad(1),
        format!("{folder}: it is a folder")
    );
    let binary = cli.file("binary", b"\xff\xfe");
    assert_eq!(
        cli.run(&format!("schemes check {binary}")).bad(1),
        format!("{binary}: it is not UTF-8 text")
    );
}

#[test]
fn unknown_schemes_are_usage_errors() {
    let cli = Cli::new();
    let line = cli.run("schemes show solo-whist-point").bad(2);
    assert_eq!(
        line,
        "there is no scheme `solo-whist-point`, did you mean `solo-whist-points`? `oddtrick schemes` lists them"
    );
    assert_eq!(
        cli.run("schemes show xyz").bad(2),
        "there is no scheme `xyz`; `oddtrick schemes` lists them"
    );
}

#[test]
fn hand_sizes_are_printed_on_one_line() {
    let cli = Cli::new();
    assert_eq!(
        cli.run("schemes hands solo-whist-points --players 4")
            .good(),
        "13\n"
    );
    assert_eq!(
        cli.run("schemes hands solo-whist-points --players 5 --set unit=2")
            .good(),
        "13\n"
    );
    assert_eq!(
        cli.run("schemes hands solo-whist-points --players 6")
            .bad(2),
        "6 players, but this scheme seats 4 to 5"
    );
    assert!(
        cli.run("schemes hands solo-whist-points --players 4 --set cards=14")
            .bad(2)
            .starts_with("`cards` ")
    );
    assert_eq!(
        cli.run("schemes hands solo-whist-points --players x").code,
        2
    );
}
