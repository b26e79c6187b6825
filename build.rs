//! Generates the messages from the English catalog, and the lists of all catalogs.
//!
//! Each message of `src/words/en` becomes a variant of `Message`: its name is the key, its docstring the comment above it,
//! and its fields the arguments declared in the comment's last line: `$n (number), $name (text)`. A function of its name
//! makes it, unless two of its arguments could be swapped unnoticed: of one type are only those in [`ORDERED`]. The files
//! in [`LOOKED_UP`] are left out, as their keys are built at run time. Messages of [`NAMES`] and those that start with a
//! prefix of [`FOUND`] share one variant; they are listed with their arguments. So are those in full, such as
//! `struck-hook-full` for `struck-hook`.
//!
//! It also sets how the release is linked.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Catalogs of the parts of dates, and of the fixed texts of the pages.
const LOOKED_UP: [&str; 2] = ["dates.ftl", "ui.ftl"];

/// Catalogs whose keys end in a scheme's id or a currency's code.
const NAMES: [&str; 2] = ["schemes.ftl", "currencies.ftl"];

/// The prefixes of texts found by the name of a scheme's key, a contract's id or a game.
const FOUND: [&str; 5] = ["rule-", "contract-", "in-", "game-", "brief-"];
/// The prefix of texts found by the name of a step, which are messages too.
const STEPS: &str = "step-";
/// The end of the key of a message in full, which has the arguments of the one in short.
const FULL: &str = "-full";
/// The empty message, the default.
const BLANK: &str = "blank";

/// Arguments of one type that a function takes side by side: their order is the usual one.
const ORDERED: [&[&str]; 36] = [
    &["before", "after"],
    &["bid", "took", "n"],
    &["bid", "tricks"],
    &["bid", "tricks", "off"],
    &["first", "last"],
    &["first", "second"],
    &["from", "to"],
    &["games", "n"],
    &["hands", "most", "players"],
    &["high", "low"],
    &["least", "most"],
    &["made", "of"],
    &["made", "of", "low", "high"],
    &["made", "of", "n", "low", "high"],
    &["made", "of", "under", "over"],
    &["made", "set"],
    &["n", "before", "after"],
    &["n", "books"],
    &["n", "first", "last"],
    &["n", "made", "of"],
    &["n", "min"],
    &["n", "of"],
    &["n", "players", "deck"],
    &["n", "to"],
    &["n", "to", "points", "against"],
    &["n", "tricks"],
    &["name", "first", "second"],
    &["name", "into"],
    &["name", "other"],
    &["now", "before"],
    &["own", "others"],
    &["points", "of"],
    &["sessions", "every"],
    &["sessions", "hands"],
    &["took_before", "took"],
    &["tricks", "hands"],
];

/// The kinds of arguments in comments, and their Rust types.
const KINDS: [(&str, &str); 15] = [
    ("number", "i64"),
    ("points", "Points"),
    ("change", "Change"),
    ("text", "String"),
    ("texts", "Vec<String>"),
    ("message", "Box<Message>"),
    ("messages", "Vec<Message>"),
    ("money", "(Money, Currency)"),
    ("money change", "MoneyChange"),
    ("currency", "Currency"),
    ("stake", "Stake"),
    ("day", "DateTime<FixedOffset>"),
    ("minute", "Minute"),
    ("month", "Month"),
    ("value", "Box<Arg>"),
];

fn main() {
    println!("cargo::rerun-if-changed=src/words");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    let words = root.join("src/words");
    let english = catalog(&words.join("en"));
    fs::write(out.join("messages.rs"), messages(&english)).expect("messages.rs is written");
    fs::write(out.join("catalogs.rs"), catalogs(&words)).expect("catalogs.rs is written");
    link(&root);
}

/// Links the release for Linux and glibc with Rust's own copy of LLD: equal functions once, relocations packed, no unwind
/// tables, as a panic ends the program, and the functions that a start runs together. It is a fifth smaller, in memory too.
/// A linker that somebody chose, and a toolchain without LLD, link as usual.
fn link(root: &Path) {
    let is = |key: &str, value: &str| env::var(key).is_ok_and(|found| found == value);
    let chosen = env::var_os("RUSTC_LINKER").is_some();
    if chosen
        || !is("PROFILE", "release")
        || !is("CARGO_CFG_TARGET_OS", "linux")
        || !is("CARGO_CFG_TARGET_ENV", "gnu")
    {
        return;
    }
    let rustc = env::var_os("RUSTC").expect("set by cargo");
    let host = env::var("HOST").expect("set by cargo");
    let found = Command::new(rustc).args(["--print", "sysroot"]).output();
    let sysroot = String::from_utf8(found.expect("rustc runs").stdout).expect("a path in UTF-8");
    let lld = Path::new(sysroot.trim()).join(format!("lib/rustlib/{host}/bin/gcc-ld"));
    if !lld.join("ld.lld").exists() {
        return;
    }
    let mut options = vec![
        format!("-B{}", lld.display()),
        "-fuse-ld=lld".to_owned(),
        "-Wl,--icf=all,-z,pack-relative-relocs,--no-eh-frame-hdr".to_owned(),
    ];
    for script in ["no-unwind-tables.ld", "start.ld"] {
        let script = root.join("packaging/linux").join(script);
        println!("cargo::rerun-if-changed={}", script.display());
        options.push(format!("-Wl,-T,{}", script.display()));
    }
    for option in options {
        println!("cargo::rustc-link-arg-bins={option}");
    }
}

/// The files of a language, including subfolders, by name.
fn catalog(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a language has a folder") {
        let path = entry.expect("it is read").path();
        if path.is_dir() {
            files.extend(catalog(&path));
        } else if path.extension().is_some_and(|end| end == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The kinds of amounts. A message with one can name the currency without declaring it.
const AMOUNTS: [&str; 3] = ["(Money, Currency)", "MoneyChange", "Stake"];

/// A function that returns the texts of a language's catalog.
fn catalogs(words: &Path) -> String {
    let mut code = String::from(
        "#[allow(clippy::too_many_lines, reason = \"one line per file\")]\nfn catalog(code: &str) -> &'static [&'static str] {\n    match code {\n",
    );
    for entry in fs::read_dir(words).expect("the catalogs are there") {
        let folder = entry.expect("it is read").path();
        if folder.is_dir() {
            let language = folder.file_name().expect("it has a name").to_string_lossy();
            let _ = writeln!(code, "        {language:?} => &[");
            for file in catalog(&folder) {
                let _ = writeln!(
                    code,
                    "            include_str!({:?}),",
                    file.display().to_string()
                );
            }
            code.push_str("        ],\n");
        }
    }
    code + "        _ => &[],\n    }\n}\n"
}

/// All messages by key, each with its file.
type All<'a> = BTreeMap<&'a str, (&'a str, Message<&'a str>)>;

/// The enum of all messages, with their keys and arguments.
fn messages(files: &[PathBuf]) -> String {
    let texts = files.iter().map(|file| {
        let name = file.file_name().expect("it has a name").to_string_lossy();
        (name, fs::read_to_string(file).expect("a catalog is read"))
    });
    let texts: Vec<_> = texts.collect();
    let mut all = All::new();
    for (name, text) in &texts {
        let read = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in read.body {
            if let Entry::Message(message) = entry {
                all.insert(message.id.name, (name, message));
            }
        }
    }
    let (mut variants, mut keys, mut args, mut functions) = Default::default();
    let mut rules = Vec::new();
    for (key, (file, message)) in &all {
        if LOOKED_UP.contains(file) {
            continue;
        }
        let short = key.strip_suffix(FULL);
        let in_full = short.is_some_and(|short| all.contains_key(short));
        let found =
            in_full || NAMES.contains(file) || FOUND.iter().any(|start| key.starts_with(start));
        if found || key.starts_with(STEPS) {
            let mut places: Vec<String> = Vec::new();
            used(message, &all, &mut |place| {
                let place = place.trim_end_matches("_text").trim_end_matches("_words");
                if !places.iter().any(|known| known == place) {
                    places.push(place.to_owned());
                }
            });
            rules.push((*key, places));
        }
        if !found {
            let code = [&mut variants, &mut keys, &mut args, &mut functions];
            one(file, message, &all, code);
        }
    }
    let rules = rules.iter().fold(String::new(), |mut all, rule| {
        let (key, places) = rule;
        let _ = writeln!(all, "    ({key:?}, &{places:?}),");
        all
    });
    format!(
        "/// The texts found by name, sorted, each with its arguments.
const RULES: &[(&str, &[&str])] = &[\n{rules}];

/// A message with its arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = \"the docstrings of messages describe their fields\")]
pub enum Message {{
    /// A text found by name.
    Rule {{ key: &'static str, parts: Vec<(&'static str, Arg)> }},
{variants}}}

#[allow(clippy::too_many_lines, reason = \"one line per message\")]
impl Message {{
    /// The key in a catalog.
    pub fn key(&self) -> &'static str {{
        match self {{\n            Self::Rule {{ key, .. }} => key,\n{keys}        }}
    }}

    /// The arguments by name.
    pub fn args(&self) -> Vec<(&'static str, Arg)> {{
        match self.clone() {{\n            Self::Rule {{ parts, .. }} => parts,\n{args}        }}
    }}
}}

#[allow(clippy::needless_pass_by_value, reason = \"a function takes what its callers have\")]
impl Message {{
{functions}}}
"
    )
}

fn one(
    file: &str,
    message: &Message<&str>,
    all: &All,
    [variants, keys, args, functions]: [&mut String; 4],
) {
    let key = message.id.name;
    let comment = message
        .comment
        .as_ref()
        .map(|comment| comment.content.as_slice());
    let lines = comment.unwrap_or_else(|| panic!("{file}: {key} has no comment"));
    let (doc, fields): (Vec<&str>, Vec<&str>) =
        lines.iter().partition(|line| !line.starts_with("  $"));
    let fields: Vec<(&str, &str)> = fields
        .iter()
        .flat_map(|line| line.split(','))
        .map(|field| declared(file, key, field.trim()))
        .collect();
    let priced = fields.iter().any(|(_, kind)| AMOUNTS.contains(kind));
    let full = all.get(&*format!("{key}{FULL}")).map(|(_, full)| full);
    for message in [Some(message), full].into_iter().flatten() {
        used(message, all, &mut |name| {
            let plain = name.trim_end_matches("_text").trim_end_matches("_words");
            assert!(
                fields.iter().any(|(field, _)| *field == plain) || (priced && plain == "currency"),
                "{file}: {key} does not declare ${plain}"
            );
        });
    }
    let name: String = key
        .split(['-', '_'])
        .map(|part| part[..1].to_uppercase() + &part[1..])
        .collect();
    let names: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
    let (typed, bound, any) = if fields.is_empty() {
        Default::default()
    } else {
        let typed: Vec<String> = fields
            .iter()
            .map(|(name, kind)| format!("{name}: {kind}"))
            .collect();
        (
            format!(" {{ {} }}", typed.join(", ")),
            format!(" {{ {} }}", names.join(", ")),
            " { .. }",
        )
    };
    let values: Vec<String> = names
        .iter()
        .map(|name| format!("({name:?}, {name}.into())"))
        .collect();
    let values = values.join(", ");
    let default = if key == BLANK { "#[default] " } else { "" };
    let _ = writeln!(
        variants,
        "    #[doc = {:?}] {default}{name}{typed},",
        doc.join(" ")
    );
    if is_plain_order(&fields) {
        let made = fields.iter().map(|(name, kind)| match *kind {
            "i64" => (
                format!("{name}: impl TryInto<i64>"),
                format!("{name}: {name}.try_into().unwrap_or(i64::MAX)"),
            ),
            "String" => (
                format!("{name}: impl Display"),
                format!("{name}: {name}.to_string()"),
            ),
            "Box<Message>" => (format!("{name}: Self"), format!("{name}: Box::new({name})")),
            "Box<Arg>" => (
                format!("{name}: impl Into<Arg>"),
                format!("{name}: Box::new({name}.into())"),
            ),
            kind => (format!("{name}: {kind}"), (*name).to_owned()),
        });
        let (typed, values): (Vec<String>, Vec<String>) = made.unzip();
        let _ = writeln!(
            functions,
            "    /// {}
    pub fn {}({}) -> Self {{
        Self::{name} {{ {} }}
    }}",
            doc.join(" "),
            key.replace('-', "_"),
            typed.join(", "),
            values.join(", ")
        );
    }
    let _ = writeln!(keys, "            Self::{name}{any} => {key:?},");
    let _ = writeln!(args, "            Self::{name}{bound} => vec![{values}],");
}

/// Whether a message has arguments in a plain order: of each type one, or several named as in [`ORDERED`]. Messages may
/// be several.
fn is_plain_order(fields: &[(&str, &str)]) -> bool {
    let of_kind = |kind: &str| {
        let fields = fields.iter().filter(|(_, other)| *other == kind);
        fields.map(|(name, _)| *name).collect::<Vec<_>>()
    };
    let is_plain = |(_, kind): &(&str, &str)| {
        let names = of_kind(kind);
        *kind == "Box<Message>" || names.len() == 1 || ORDERED.contains(&&*names)
    };
    !fields.is_empty() && fields.iter().all(is_plain)
}

/// The name and the Rust type of `$name (kind)`.
fn declared<'a>(file: &str, key: &str, field: &'a str) -> (&'a str, &'static str) {
    let parts = field
        .strip_prefix('$')
        .and_then(|field| field.strip_suffix(')')?.split_once(" ("));
    let kind = parts.and_then(|(_, kind)| KINDS.iter().find(|(word, _)| *word == kind));
    match (parts, kind) {
        (Some((name, _)), Some((_, kind))) => (name, kind),
        _ => panic!("{file}: {key} declares {field:?}, which is no `$name (kind)`"),
    }
}

/// Calls `each` with every variable of a message and of those that it refers to.
fn used<'a>(message: &Message<&'a str>, all: &All<'a>, each: &mut impl FnMut(&'a str)) {
    if let Some(pattern) = &message.value {
        in_pattern(pattern, all, each);
    }
}

fn in_pattern<'a>(pattern: &Pattern<&'a str>, all: &All<'a>, each: &mut impl FnMut(&'a str)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, all, each);
        }
    }
}

fn in_expression<'a>(
    expression: &Expression<&'a str>,
    all: &All<'a>,
    each: &mut impl FnMut(&'a str),
) {
    let (inline, variants) = match expression {
        Expression::Inline(inline) => (inline, &[][..]),
        Expression::Select { selector, variants } => (selector, variants.as_slice()),
    };
    match inline {
        InlineExpression::VariableReference { id } => each(id.name),
        InlineExpression::MessageReference { id, .. } => match all.get(id.name) {
            Some((_, message)) => used(message, all, each),
            None => panic!("{} is referred to and is not there", id.name),
        },
        InlineExpression::Placeable { expression } => in_expression(expression, all, each),
        _ => {}
    }
    for variant in variants {
        in_pattern(&variant.value, all, each);
    }
}
