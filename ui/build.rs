//! Compiles the window, with the texts of pages and the structs of their content. Element names are for tests and for
//! `mcp`; the release binary omits them.

#[path = "build/page.rs"]
mod page;
#[path = "build/split.rs"]
mod split;

use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fs};

/// The English texts, the default of each.
const WORDS: &str = "../src/words/en/ui.ftl";

/// The placeholder of a text in the catalog.
const PLACE: &str = "{ $what }";

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    words(&out);
    page::pages(&out);
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let profile = env::var("PROFILE").unwrap_or_default();
    let driven = env::var_os("CARGO_FEATURE_MCP").is_some();
    let config = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_include_paths(vec![out.clone(), root])
        .with_debug_info(driven || profile == "debug");
    if let Err(error) = slint_build::compile_with_config("app.slint", config) {
        // The compiler has already printed the error and its position.
        eprintln!("{error}");
        std::process::exit(1);
    }
    split::split(&out);
}

/// Writes a generated Slint file, dated before this run. Slint reports it to Cargo as an input, and Cargo would find every
/// later build stale if it were newer than the run that wrote it.
fn write_slint(path: &Path, text: &str) {
    let mut file = File::create(path).expect("a generated file is created");
    file.write_all(text.as_bytes())
        .and_then(|()| file.set_modified(SystemTime::UNIX_EPOCH))
        .expect("a generated file is written");
}

/// Writes `words.slint`, a global with a property per text, each an entry of a list, and `words.rs` with their keys in
/// that order. Each has two entries; a text with a placeholder becomes a function of the part before it and the one after.
fn words(out: &Path) {
    println!("cargo::rerun-if-changed={WORDS}");
    let text = fs::read_to_string(WORDS).expect("the words are read");
    let texts: Vec<_> = text
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .collect();
    let english = texts.iter().flat_map(|(_, text)| {
        let (before, after) = text.split_once(PLACE).unwrap_or((text, ""));
        [before, after]
    });
    let mut global = format!(
        "export global Texts {{
    in property <[string]> all: {:?};
}}
export global Words {{\n",
        english.collect::<Vec<_>>()
    );
    for (at, (key, text)) in texts.iter().enumerate() {
        let name = key
            .strip_prefix("ui-")
            .expect("a key of the pages begins with ui-");
        let before = format!("Texts.all[{}]", 2 * at);
        let _ = if text.contains(PLACE) {
            writeln!(
                global,
                "    public pure function {name}(what: string) -> string {{ {before} + what + Texts.all[{}] }}",
                2 * at + 1
            )
        } else {
            writeln!(global, "    out property <string> {name}: {before};")
        };
    }
    let keys: Vec<_> = texts.iter().map(|(key, _)| key).collect();
    write_slint(&out.join("words.slint"), &(global + "}\n"));
    let keys = format!(
        "/// The keys of the texts of `Texts`, each with the part before its argument and the part after it.
pub const WORDS: [&str; {}] = {keys:?};\n",
        keys.len()
    );
    fs::write(out.join("words.rs"), keys).expect("words.rs is written");
}
