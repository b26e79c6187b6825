//! Generates from the structs in `src/view/page` the Slint structs and globals, in `view.slint`, and the conversions, in
//! `to_ui.rs`. `mod.rs` there describes the mapping.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};
use syn::{Attribute, Expr, Fields, GenericArgument, Item, Lit, Meta, PathArguments, Type};

/// The folder of the structs.
const PAGES: &str = "../src/view/page";

/// Types of single values: their Slint type, and whether they have a sign, an additional field.
const VALUES: [(&str, &str, bool); 18] = [
    ("Message", "string", false),
    ("String", "string", false),
    ("Points", "string", false),
    ("i64", "string", false),
    ("char", "string", false),
    ("Currency", "string", false),
    ("Head", "string", false),
    ("Pieces", "[RulePiece]", false),
    ("Ratio", "float", false),
    ("Change", "string", true),
    ("MoneyChange", "string", true),
    ("BidAndTook", "string", true),
    ("CellChange", "string", true),
    ("Cell", "string", true),
    ("SheetValue", "string", false),
    ("bool", "bool", false),
    ("i32", "int", false),
    ("usize", "int", false),
];

/// Enums defined by widgets, with their files.
const WIDGETS: [(&str, &str, &str); 2] = [
    ("Trump", "Trump", "widgets/cards/suit.slint"),
    ("Mode", "IconKind", "widgets/frame/icon.slint"),
];

/// The mapping of a field.
struct Kind {
    slint: String,
    /// Whether it has a sign.
    sign: bool,
    list: bool,
    /// Whether its fields are properties of a global.
    view: bool,
}

struct Field {
    name: String,
    kind: Kind,
    /// Whether the page writes it too.
    written: bool,
}

/// The declarations of the folder, by name.
struct Declared {
    /// The structs, with the globals each is set on, and the enums.
    all: HashMap<String, Vec<String>>,
}

impl Declared {
    fn kind(&self, kind: &Type) -> Option<Kind> {
        let plain = |slint: &str, sign| Kind {
            slint: slint.to_owned(),
            sign,
            list: slint.starts_with('['),
            view: false,
        };
        let path = match kind {
            Type::Path(path) => path.path.segments.last()?,
            // An amount of money with its currency.
            Type::Tuple(pair) if pair.elems.len() == 2 => {
                let is = |at: usize, name| matches!(&pair.elems[at], Type::Path(path) if path.path.is_ident(name));
                return (is(0, "Money") && is(1, "Currency")).then(|| plain("string", false));
            }
            _ => return None,
        };
        let name = path.ident.to_string();
        let inner = match &path.arguments {
            _ if self.all.contains_key(&name) => None,
            PathArguments::AngleBracketed(inner) => match inner.args.first()? {
                GenericArgument::Type(inner) => Some(self.kind(inner)?),
                _ => return None,
            },
            _ => None,
        };
        match (name.as_str(), inner) {
            ("Option", Some(inner)) => Some(inner),
            ("Vec", Some(inner)) => Some(Kind {
                slint: format!("[{}]", inner.slint),
                list: true,
                ..inner
            }),
            (_, Some(_)) => None,
            (name, None) => {
                if let Some((_, slint, sign)) = VALUES.iter().find(|(own, ..)| *own == name) {
                    return Some(plain(slint, *sign));
                }
                if let Some((_, slint, _)) = WIDGETS.iter().find(|(own, ..)| *own == name) {
                    return Some(plain(slint, false));
                }
                let globals = self.all.get(name)?;
                Some(Kind {
                    view: !globals.is_empty(),
                    ..plain(name, false)
                })
            }
        }
    }
}

/// Writes `view.slint` and `to_ui.rs`.
pub fn pages(out: &Path) {
    println!("cargo::rerun-if-changed={PAGES}");
    let root = env::var("CARGO_MANIFEST_DIR").expect("set by cargo");
    let mut files: Vec<_> = fs::read_dir(Path::new(&root).join(PAGES))
        .expect("the pages are there")
        .map(|entry| entry.expect("it is read").path())
        .collect();
    files.sort();
    let items: Vec<Item> = files
        .iter()
        .flat_map(|file| {
            let text = fs::read_to_string(file).expect("a page is read");
            let read = syn::parse_file(&text);
            read.unwrap_or_else(|error| panic!("{}: {error}", file.display()))
                .items
        })
        .collect();
    let all = items.iter().filter_map(|item| match item {
        Item::Struct(one) => Some((one.ident.to_string(), globals(&one.attrs))),
        Item::Enum(one) if one.variants.iter().all(|it| it.fields.is_empty()) => {
            Some((one.ident.to_string(), Vec::new()))
        }
        _ => None,
    });
    let declared = Declared { all: all.collect() };
    let mut slint = String::new();
    for (_, name, file) in WIDGETS {
        let _ = writeln!(slint, "import {{ {name} }} from {file:?};");
    }
    let mut conversions = String::new();
    let mut rows = Vec::new();
    let mut all_globals: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for item in &items {
        match item {
            Item::Struct(one) => {
                let name = one.ident.to_string();
                let fields = fields(&one.fields, &declared);
                let globals = globals(&one.attrs);
                let of = one.generics.params.iter().next().map(|_| "<A>");
                let of = of.unwrap_or("");
                for global in &globals {
                    set(&mut conversions, (&name, of), global, &fields);
                    let own = all_globals.entry(global.clone()).or_default();
                    own.extend(properties(&fields));
                }
                if globals.is_empty() {
                    rows.push((name, of, fields));
                }
            }
            Item::Enum(one) if declared.all.contains_key(&one.ident.to_string()) => {
                let variants = one.variants.iter().map(|it| it.ident.to_string());
                let variants: Vec<String> = variants.collect();
                choice(
                    &mut slint,
                    &mut conversions,
                    &one.ident.to_string(),
                    &variants,
                );
            }
            _ => {}
        }
    }
    // A struct must follow those it contains.
    while !rows.is_empty() {
        let waits: HashSet<String> = rows.iter().map(|(name, ..)| name.clone()).collect();
        let ready = |(_, _, fields): &(String, &str, Vec<Field>)| {
            let needs = |field: &Field| waits.contains(field.kind.slint.trim_matches(['[', ']']));
            !fields.iter().any(needs)
        };
        let at = rows.iter().position(ready).expect("no struct holds itself");
        let (name, of, fields) = rows.remove(at);
        row(&mut slint, &mut conversions, (&name, of), &fields);
    }
    for (name, properties) in all_globals {
        let _ = writeln!(slint, "export global {name} {{\n{}}}", properties.concat());
    }
    let conversions = format!(
        "/// Converts the pages' structs. The window expands it with `ToUi`, `UpdateInPlace` and `SetProperties`.
#[macro_export]
macro_rules! to_ui {{
    () => {{\n{conversions}    }};
}}\n"
    );
    super::write_slint(&out.join("view.slint"), &slint);
    fs::write(out.join("to_ui.rs"), conversions).expect("to_ui.rs is written");
}

/// The globals a struct is set on, named at the end of its docstring.
fn globals(attributes: &[Attribute]) -> Vec<String> {
    let doc = doc(attributes);
    let named = doc.split_once("Set on `").map_or("", |(_, named)| named);
    let named = named.trim_end_matches("`.").split("` and `");
    named
        .filter(|one| !one.is_empty())
        .map(str::to_owned)
        .collect()
}

fn doc(attributes: &[Attribute]) -> String {
    let docs = attributes
        .iter()
        .filter_map(|attribute| match &attribute.meta {
            Meta::NameValue(doc) if doc.path.is_ident("doc") => match &doc.value {
                Expr::Lit(text) => match &text.lit {
                    Lit::Str(text) => Some(text.value()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        });
    docs.collect()
}

fn fields(fields: &Fields, declared: &Declared) -> Vec<Field> {
    fields
        .iter()
        .filter_map(|field| {
            Some(Field {
                name: field.ident.as_ref()?.to_string(),
                kind: declared.kind(&field.ty)?,
                written: doc(&field.attrs).contains("The page writes it too."),
            })
        })
        .collect()
}

fn kebab(name: &str) -> String {
    name.replace('_', "-")
}

/// Converts CamelCase to the form of a Slint enum value.
fn dashed(name: &str) -> String {
    let mut dashed = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_uppercase() && at > 0 {
            dashed.push('-');
        }
        dashed.extend(letter.to_lowercase());
    }
    dashed
}

/// The name of the sign of a field that has one.
fn sign(field: &Field) -> Option<String> {
    field.kind.sign.then(|| format!("{}_sign", field.name))
}

fn row(slint: &mut String, conversions: &mut String, (name, of): (&str, &str), fields: &[Field]) {
    let _ = writeln!(slint, "export struct {name} {{");
    let mut made = String::new();
    let mut lists = String::new();
    for field in fields.iter().filter(|field| !field.kind.view) {
        let own = &field.name;
        let _ = writeln!(slint, "    {}: {},", kebab(own), field.kind.slint);
        let _ = writeln!(
            made,
            "                    {own}: ToUi::to_ui(&self.{own}, words),"
        );
        if let Some(sign) = sign(field) {
            let _ = writeln!(slint, "    {}: int,", kebab(&sign));
            let _ = writeln!(made, "                    {sign}: self.{own}.sign(),");
        }
        if field.kind.list {
            let _ = write!(
                lists,
                "{own}: update_list_in_place(&old.{own}, &new.{own}), "
            );
        }
    }
    slint.push_str("}\n");
    let new = if lists.is_empty() {
        String::new()
    } else {
        format!("\n                let new = Self {{ {lists}..new }};")
    };
    let _ = writeln!(
        conversions,
        "        impl{of} ToUi for crate::view::page::{name}{of} {{
            type Ui = $crate::{name};
            fn to_ui(&self, words: &Words) -> Self::Ui {{
                $crate::{name} {{\n{made}                }}
            }}
        }}
        impl UpdateInPlace for $crate::{name} {{
            fn kept(old: &Self, new: Self) -> Option<Self> {{{new}
                (*old != new).then_some(new)
            }}
        }}"
    );
}

fn choice(slint: &mut String, conversions: &mut String, name: &str, variants: &[String]) {
    let values: Vec<String> = variants.iter().map(|one| dashed(one)).collect();
    let _ = writeln!(slint, "export enum {name} {{ {} }}", values.join(", "));
    let _ = writeln!(
        conversions,
        "        impl ToUi for crate::view::page::{name} {{
            type Ui = $crate::{name};
            fn to_ui(&self, _: &Words) -> Self::Ui {{
                match self {{"
    );
    for one in variants {
        let _ = writeln!(
            conversions,
            "                    Self::{one} => $crate::{name}::{one},"
        );
    }
    conversions.push_str("                }\n            }\n        }\n");
}

/// The declarations of a struct's fields as properties of a global.
fn properties(fields: &[Field]) -> impl Iterator<Item = String> {
    fields
        .iter()
        .filter(|field| !field.kind.view)
        .flat_map(|field| {
            let access = if field.written { "in-out" } else { "in" };
            let property =
                |name: &str, of: &str| format!("    {access} property <{of}> {};\n", kebab(name));
            let own = property(&field.name, &field.kind.slint);
            std::iter::once(own).chain(sign(field).map(|name| property(&name, "int")))
        })
}

fn set(conversions: &mut String, (name, of): (&str, &str), global: &str, fields: &[Field]) {
    let mut sets = String::new();
    for field in fields {
        let own = &field.name;
        let _ = match (field.kind.view, field.kind.list) {
            (true, _) => writeln!(sets, "                self.{own}.set(global, words);"),
            (false, false) => writeln!(
                sets,
                "                global.set_{own}(ToUi::to_ui(&self.{own}, words));"
            ),
            (false, true) => writeln!(
                sets,
                "                global.set_{own}(update_list_in_place(&global.get_{own}(), &ToUi::to_ui(&self.{own}, words)));"
            ),
        };
        if let Some(sign) = sign(field) {
            let _ = writeln!(
                sets,
                "                global.set_{sign}(self.{own}.sign());"
            );
        }
    }
    let _ = writeln!(
        conversions,
        "        impl{of} SetProperties<$crate::{global}<'_>> for crate::view::page::{name}{of} {{
            fn set(&self, global: &$crate::{global}<'_>, words: &Words) {{\n{sets}            }}
        }}"
    );
}
