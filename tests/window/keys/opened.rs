//! Walks every page by keyboard: whatever opens also closes, and after each step the keys work. What can be opened is
//! read from the sources of the pages and their content, so that a new panel or field cannot be forgotten.

use super::focus::is_heard;
use crate::support::{LAPTOP, PHONE, Person, key};
use i_slint_backend_testing::{ElementHandle, ElementQuery};
use oddtrick_ui as ui;
use slint::ComponentHandle;
use slint::platform::Key;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::Ipv4Addr;
use std::path::PathBuf;

/// What the sources of the pages can open.
#[derive(Default)]
struct Sources {
    /// Components that trap the focus.
    overlays: BTreeSet<String>,
    /// The number of fields in each component.
    fields: BTreeMap<String, usize>,
    /// Properties of adapters that are true while something is open.
    states: BTreeSet<String>,
}

/// The window of the scoreboard has its own tests.
const OTHER_WINDOW: &str = "board/window.slint";
const OTHER_PANEL: &str = "PanelKind.board";

fn sources() -> Sources {
    let mut found = Sources::default();
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = vec![root.join("ui/pages"), root.join("src/view/page")];
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(fs::read_dir(path).unwrap().map(|file| file.unwrap().path()));
        } else if path.extension().is_some_and(|end| end == "rs") {
            read_content(&fs::read_to_string(path).unwrap(), &mut found);
        } else if !path.ends_with(OTHER_WINDOW) {
            read(&fs::read_to_string(path).unwrap(), &mut found);
        }
    }
    found
}

/// Reads the structs that are set on a global.
fn read_content(text: &str, found: &mut Sources) {
    let mut global = None;
    for line in text.lines() {
        if let Some((_, named)) = line.split_once("Set on `") {
            global = named.split('`').next();
        } else if line == "}" {
            global = None;
        } else if let Some(state) = line.trim().strip_suffix("_open: bool,")
            && let Some(global) = global
        {
            let state = state.trim_start_matches("pub ");
            found.states.insert(format!("{global}.{state}_open"));
        }
    }
}

fn read(text: &str, found: &mut Sources) {
    let (mut kind, mut name) = ("", "");
    for line in text.lines().map(str::trim) {
        let line = line.strip_prefix("export ").unwrap_or(line);
        let words: Vec<_> = line.split([' ', ':', ';']).collect();
        match words[..] {
            [which @ ("component" | "global"), of, ..] => {
                (kind, name) = (which, of);
                if words.contains(&"FocusTrap") {
                    found.overlays.insert(of.to_owned());
                }
            }
            // the content of a kind of panel
            ["if", _, "==", of, "", content, ..]
                if of.starts_with("PanelKind.") && of != OTHER_PANEL =>
            {
                found.overlays.insert(content.to_owned());
            }
            [access, "property", "<bool>", state, ..]
                if kind == "global"
                    && name != "Nav" // how a page was opened, nothing that closes
                    && (access == "in-out" || state.ends_with("open")) =>
            {
                found
                    .states
                    .insert(format!("{name}.{}", state.replace('-', "_")));
            }
            [
                ..,
                "Field" | "FieldLine" | "OptionalField" | "TextArea",
                "{",
            ] => {
                *found.fields.entry(name.to_owned()).or_default() += 1;
            }
            _ => (),
        }
    }
}

macro_rules! states {
    ($($adapter:ident: $($get:ident),+;)+) => {
        /// All states of the adapters, by name.
        fn states(window: &ui::AppWindow) -> Vec<(String, bool)> {
            vec![$($((
                concat!(stringify!($adapter), ".", stringify!($get)).replace(".get_", "."),
                window.global::<ui::$adapter>().$get(),
            )),+),+]
        }
    };
}

states! {
    BoardView: get_phones_open;
    FilesAdapter: get_open;
    HouseRulesAdapter: get_dock_open;
    HouseRulesView: get_field_open;
    Keys: get_open;
    NameAdapter: get_adding;
    NewSessionAdapter: get_games_open, get_schemes_open;
    PaymentAdapter: get_open;
    PayoutPreviewAdapter: get_open;
    PlayersAdapter: get_adding, get_detail_open, get_names_open, get_searching;
    ResultAdapter: get_share_open;
    SchemesAdapter: get_detail_open;
    SeasonAdapter: get_choosing, get_share_open;
    SettingsAdapter: get_about_open, get_currencies_open;
    TableAdapter: get_board;
    TermsAdapter: get_other;
}

/// The steps, all by keyboard. A step is a key, or the beginning of a control's label: Tab moves to the control and
/// Enter presses it. ` <- ` types into a field, *Right* goes to the end of a group, and `phone: ` limits a line to
/// phones.
const STEPS: &str = "
    Delete Alone; Recently deleted; Restore Alone
    Files: import; File <- {csv}; Esc; Esc
    Files: import; Backup <- {db}; Esc; Esc
    Ctrl+n
    All games; Esc
    Polish points; Esc
    Currency:; Esc
    New player; Esc
    0.10 EUR a point; Right; Enter; No stake; Esc
    Ctrl+n
    Oh Hell; Cards each; Right; Enter; Esc
    Resume
    i; Esc
    m; Esc
    m; Players; New player; No new player; Esc
    m; Stake; 0.10 EUR a point; Right; Enter; No stake; Esc
    m; Session note; Esc
    m; Points brought forward; Esc
    m; Adjust points; Esc
    m; History; Esc
    m; History; Tab; Esc
    phone: b; Show on phones; Stop showing; Esc
    phone: s; Esc
    m; End the session
    Share; Esc
    Cy pays Bob; Esc
    Add a note; Esc
    Ctrl+2
    Search players; Esc
    New player; Esc
    Ann,; Rename; Esc
    phone: Esc
    Season
    Choose sessions; Esc
    Share; Esc
    Ctrl+3
    Ctrl+4
    phone: Solo Whist, Polish points; Esc
    Solo Whist, Polish points; Make house rules; Name:; Enter
    All amounts; 1; Esc; Esc
    Ctrl+5
    phone: About Odd Trick; Esc
    Currency:; Esc
    Files and backups; Esc
";

/// A user without a mouse.
struct Walk {
    person: Person,
    sources: Sources,
    /// What has been open.
    opened: BTreeSet<String>,
    /// What has closed by key while its page stayed.
    closed: BTreeSet<String>,
}

impl Walk {
    fn press(&self, named: Key) {
        self.person.press(&[], &key(named));
    }

    fn page(&self) -> ui::Page {
        self.person.ctx.window().global::<ui::Nav>().get_page()
    }

    /// What is open now: overlays, states, and fields by component and label.
    fn open(&self) -> BTreeSet<String> {
        let window = self.person.ctx.window();
        let all = ElementQuery::from_root(window).find_all();
        let shown: BTreeSet<String> = all.iter().flat_map(components).collect();
        let overlays = self.sources.overlays.intersection(&shown);
        let states = states(window).into_iter();
        let states = states.filter_map(|(name, on)| on.then_some(name));
        let fields = self
            .sources
            .fields
            .keys()
            .filter(|one| shown.contains(*one));
        let fields = fields.flat_map(|component| {
            let of = |kind| {
                let within = ElementQuery::from_root(window).match_inherits(component);
                within.match_descendants().match_inherits(kind).find_all()
            };
            let all = of("Field").into_iter().chain(of("TextArea"));
            let labels = all.filter_map(|field| field.accessible_label());
            labels.map(move |label| format!("{component}: {label}"))
        });
        overlays.cloned().chain(states).chain(fields).collect()
    }

    fn step(&mut self, step: &str) {
        eprintln!("{step}");
        let (before, page) = (self.open(), self.page());
        match step {
            "Esc" => self.press(Key::Escape),
            "Enter" => self.press(Key::Return),
            "Tab" => self.press(Key::Tab),
            "Right" => (0..9).for_each(|_| self.press(Key::RightArrow)),
            _ if step.len() == 1 => self.person.types(step),
            _ => {
                if let Some(letter) = step.strip_prefix("Ctrl+") {
                    self.person.press(&[Key::Control], letter);
                } else {
                    let (label, text) = step.split_once(" <- ").unwrap_or((step, ""));
                    self.person.tab_to_with(label);
                    self.person.types(text);
                    self.press(Key::Return);
                }
            }
        }
        if self.page() == page {
            self.closed.extend(before.difference(&self.open()).cloned());
        }
        self.look(step);
    }

    /// Checks that keys work here, and in each field shown for the first time, with the focus moved to it by Tab if
    /// needed.
    fn look(&mut self, at: &str) {
        is_heard(&self.person, at);
        for new in self.open().difference(&self.opened.clone()) {
            if let Some((_, label)) = new.split_once(": ") {
                if self.person.focused().as_deref() != Some(label) {
                    self.person.tab_to(label);
                }
                is_heard(&self.person, new);
            }
            self.opened.insert(new.clone());
        }
    }
}

/// The components of which an element is the root.
fn components(element: &ElementHandle) -> Vec<String> {
    let bases = element.bases().into_iter().flatten();
    let all = element.type_name().into_iter().chain(bases);
    all.map(String::from).collect()
}

/// Walks through a window of this size, to the page of a damaged database at the end.
fn walked(size: (u32, u32)) -> Walk {
    let person = Person::new(size);
    let addresses = &person.desktop.addresses;
    addresses.borrow_mut().push(Ipv4Addr::LOCALHOST);
    let solo = r#"{"contract":"solo","declarers":["Bob"],"tricks":7}"#;
    for title in ["Alone", "Lake house"] {
        let options = ["--stake", "0.10", "--currency", "EUR", "--title", title];
        person.recorded("Ann,Bob,Cy,Dee", &options, solo);
    }
    let [csv, db] = ["all.csv", "all.db"].map(|name| person.path(name));
    person.elsewhere(&["export", "--all", "-o", &csv], "");
    person.elsewhere(&["backup", &db], "");
    // `is_heard` opens and closes the list of keys.
    let keys = ["Keys.open", "KeysContent"].map(String::from);
    let mut walk = Walk {
        person,
        sources: sources(),
        opened: keys.clone().into(),
        closed: keys.into(),
    };
    for figure in ["2", "1"] {
        walk.person.press(&[Key::Control], figure);
    }
    let steps = STEPS.replace("{csv}", &csv).replace("{db}", &db);
    for line in steps.lines().map(str::trim) {
        let on_phone = line.strip_prefix("phone: ");
        if on_phone.is_some() && size != PHONE {
            continue;
        }
        let steps = on_phone.unwrap_or(line).split("; ");
        for step in steps.filter(|step| !step.is_empty()) {
            walk.step(step);
        }
    }
    walk.person = walk.person.restart_after(|db| {
        let mut bytes = fs::read(db).unwrap();
        bytes[4096..].fill(0);
        fs::write(db, bytes).unwrap();
    });
    walk.look("recovery");
    walk
}

#[test]
fn everything_opens_and_closes_by_key_on_a_phone() {
    let walk = walked(PHONE);
    let all = &walk.sources;
    let known = states(walk.person.ctx.window()).into_iter();
    let known: BTreeSet<_> = known.map(|(name, _)| name).collect();
    assert_eq!(known, all.states, "states of the adapters");
    let can_open = all.overlays.union(&all.states);
    let missing: Vec<_> = can_open.filter(|one| !walk.closed.contains(*one)).collect();
    assert!(missing.is_empty(), "never opened and closed: {missing:?}");
    let few = all.fields.iter().filter(|(component, number)| {
        let within = format!("{component}: ");
        let seen = walk.opened.iter().filter(|one| one.starts_with(&within));
        seen.count() < **number
    });
    let few: Vec<_> = few.collect();
    assert!(few.is_empty(), "fields that were never shown: {few:?}");
}

#[test]
fn everything_opens_and_closes_by_key_on_a_laptop() {
    walked(LAPTOP);
}
