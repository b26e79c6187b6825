//! The example of the README, run as printed.

use crate::cli::Cli;
use oddtrick::scheme::{SettleMode, catalog, document};

/// The section of the README under a heading.
fn chapter(heading: &str) -> String {
    let text = include_str!("../../../../README.md");
    let start = text.find(&format!("## {heading}\n")).unwrap();
    let end = text[start + 3..].find("\n## ").unwrap();
    text[start..start + 3 + end].to_owned()
}

/// The first fenced block of a kind in a text.
fn block(text: &str, sort: &str) -> String {
    let fence = format!("```{sort}\n");
    let start = text.find(&fence).unwrap() + fence.len();
    let end = text[start..].find("```").unwrap();
    text[start..start + end].to_owned()
}

/// The expected output after each command of a block, without session ids.
fn commands(block: &str) -> Vec<(&str, String)> {
    let mut all: Vec<(&str, String)> = Vec::new();
    for line in block.lines() {
        match (line.strip_prefix("$ oddtrick "), all.last_mut()) {
            (Some(command), _) => all.push((command, String::new())),
            (None, Some((_, said))) => {
                said.push_str(line);
                said.push('\n');
            }
            (None, None) => panic!("{line}"),
        }
    }
    all
}

/// The text with session ids as the README writes them.
fn without_ids(text: &str) -> String {
    let key = "\"session\":\"";
    let mut parts = text.split(key);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |mut all, part| {
        all.push_str(key);
        all.push('…');
        all.push_str(&part[part.find('"').unwrap()..]);
        all
    })
}

#[test]
fn a_game_is_added_as_the_readme_says() {
    let text = chapter("How to add a game");
    let cli = Cli::new();
    let files = [
        ("contract-whist.toml", block(&text, "toml")),
        ("thursday.jsonl", block(&text, "json")),
    ];
    let console = block(&text, "console");
    let commands = commands(&console);
    assert_eq!(commands.len(), 5);
    for (command, wanted) in commands {
        let mut line = command.to_owned();
        for (name, content) in &files {
            line = line.replace(name, &cli.file(name, content));
        }
        let ran = cli.run(&line);
        assert_eq!(without_ids(&(ran.out + &ran.err)), wanted, "{command}");
    }
}

#[test]
fn omitted_keys_of_the_readme_example_have_defaults() {
    let text = block(&chapter("How to add a game"), "toml");
    let scheme = document::parse(&text).unwrap();
    assert_eq!((scheme.deck, scheme.settle), (52, SettleMode::Difference));
    assert_eq!(scheme.at_table, scheme.players);
    assert!(!catalog::is_reserved(&scheme.id));
}
