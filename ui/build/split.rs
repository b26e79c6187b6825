//! Splits the generated Rust in two, for two crates: `widgets.rs` with globals and widgets, and `windows.rs` with the two
//! windows and their pages. One crate would need twice the memory to compile.
//!
//! Slint's writer puts each item of its module at the same indentation, and separates tokens by spaces.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// The indentation of an item, and of a function in an item.
const ITEM: &str = "     ";
const FUNCTION: &str = "         ";

/// The windows and their item trees: what mentions one of them is part of a window.
const WINDOWS: [&str; 4] = [
    "r#AppWindow",
    "r#BoardWindow",
    "InnerAppWindow",
    "InnerBoardWindow",
];

/// What both modules begin with.
const HEAD: &str = " {
    use slint::private_unstable_api::re_exports as sp;
    use sp::{Float as _, Model as _, ModelExt as _, RepeatedItemTree as _};\n";

/// Writes both files beside the generated one.
pub fn split(out: &Path) {
    let all = fs::read_to_string(out.join("app.rs")).expect("Slint's output is read");
    let (module, exports) = all
        .split_once(" # [allow (unused_imports)] pub use slint_generatedAppWindow :: {")
        .expect("the module is followed by its exports");
    let (exports, _) = exports.split_once('}').expect("the exports end");
    let items = items(module);
    let windows = windows(&items);
    let of_window = |item: &str| names(item).any(|name| windows.contains(name));
    let begin =
        |name| format!("#[allow(warnings, clippy::all, clippy::pedantic)] pub mod {name}{HEAD}");
    let mut files = [begin("widgets"), begin("windows")];
    files[1].push_str("    use oddtrick_ui::widgets::*;\n");
    for item in &items {
        if of_window(item) {
            files[1].push_str(item);
        } else {
            files[0].push_str(&public(item));
        }
    }
    let exports: Vec<_> = exports
        .split(',')
        .map(str::trim)
        .filter(|name| !WINDOWS.contains(name))
        .collect();
    let parts = out.join("parts");
    let paths = ["widgets.rs", "windows.rs"].map(|name| parts.join(name));
    files[0].push_str(&format!(
        "}}\npub use widgets::{{{}}};\n
/// Includes the windows, in the other crate.
#[macro_export]
macro_rules! windows {{
    () => {{
        include!({:?});
    }};
}}\n",
        exports.join(", "),
        paths[1]
    ));
    files[0].push_str(&fonts(&items));
    files[1].push_str("}\npub use windows::{AppWindow, BoardWindow};\n");
    fs::create_dir_all(&parts).expect("a folder is created");
    for (path, text) in paths.iter().zip(files) {
        fs::write(path, text).expect("a part is written");
    }
}

/// A module with the font files that Slint embeds, by their names.
fn fonts(items: &[String]) -> String {
    let mut module = String::from("mod fonts {\n");
    for item in items {
        if let Some((begin, _)) = item.split_once(".ttf\"") {
            let name = begin.rsplit('/').next().expect("a path has parts");
            let resource = names(begin).find(|name| name.starts_with("SLINT_EMBEDDED"));
            let resource = resource.expect("a file is a resource");
            module.push_str(&format!(
                "    pub use super::widgets::{resource} as {name};\n"
            ));
        }
    }
    module + "}\n"
}

/// The items of the module, without its attributes and imports.
fn items(module: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in module.lines().skip(1) {
        let begins = line
            .strip_prefix(ITEM)
            .is_some_and(|rest| rest.starts_with(|c: char| c == '#' || c.is_ascii_lowercase()));
        if begins {
            items.push(String::new());
        }
        if let Some(item) = items.last_mut() {
            item.push_str(line);
            item.push('\n');
        }
    }
    items.retain(|item| {
        !["# !", "# [allow (unused_imports)]"]
            .iter()
            .any(|it| item.trim_start().starts_with(it))
    });
    // The last line closes the module.
    let last = items.last_mut().expect("a module has items");
    let end = last.trim_end().len() - 1;
    last.truncate(end);
    items
}

/// The names in an item.
fn names(item: &str) -> impl Iterator<Item = &str> {
    item.split(|c: char| !c.is_alphanumeric() && !matches!(c, '_' | '#'))
}

/// The names of the windows and of the item trees in them: those whose fields mention one, as a parent or a child.
fn windows(items: &[String]) -> HashSet<&str> {
    let mut windows = HashSet::from(WINDOWS);
    let trees: Vec<(&str, HashSet<&str>)> = items
        .iter()
        .filter_map(|item| {
            let (_, after) = item.split_once(" struct Inner")?;
            let name = &item[item.len() - after.len() - "Inner".len()..];
            let name = name.split_whitespace().next()?;
            Some((name, names(after).collect()))
        })
        .collect();
    loop {
        let before = windows.len();
        for (name, mentioned) in &trees {
            if !mentioned.is_disjoint(&windows) {
                windows.insert(name);
            }
        }
        if windows.len() == before {
            return windows;
        }
    }
}

/// An item with everything in it public, for the other crate.
fn public(item: &str) -> String {
    let (head, _) = item
        .split_once(['{', ';'])
        .expect("an item has a body or an end");
    let head: Vec<&str> = head.split_whitespace().collect();
    if head.contains(&"struct") {
        return public_struct(item);
    }
    if head[0] == "static" {
        return item.replacen("static", "pub static", 1);
    }
    if head[0] != "impl" || head.contains(&"for") {
        return item.to_owned();
    }
    let mut text = String::new();
    for line in item.lines() {
        let function = line.strip_prefix(FUNCTION);
        let function = function.filter(|rest| !rest.starts_with(' '));
        match function.and_then(|rest| rest.split_once("fn ")) {
            Some((before, after)) if !before.ends_with("pub ") => {
                text.extend([FUNCTION, before, "pub fn ", after]);
            }
            _ => text.push_str(line),
        }
        text.push('\n');
    }
    text
}

/// A struct with public fields: a field is a name before a colon. A global has two, in parentheses.
fn public_struct(item: &str) -> String {
    let global = item
        .replace("> (:: core", "> (pub :: core")
        .replace(">> , :: core", ">> , pub :: core");
    let mut text = String::new();
    let mut last = "";
    let mut tokens = global.split_whitespace().peekable();
    while let Some(token) = tokens.next() {
        if last != "pub" && (token == "struct" || tokens.peek() == Some(&":")) {
            text.push_str("pub ");
        }
        text.push_str(token);
        text.push(' ');
        last = token;
    }
    text + "\n"
}
