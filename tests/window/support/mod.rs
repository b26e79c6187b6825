//! A window with a separate database, and hands to tap.

mod desktop;
mod keys;
mod scroll;
mod seats;

pub(crate) use keys::key;
pub(crate) use seats::{sit_down, sit_down_by, sit_down_for, sit_down_with};

use desktop::FakeDesktop;
use i_slint_backend_testing::{
    AccessibleRole, ElementHandle, ElementQuery, ElementRoot, TestingBackend, TestingBackendOptions,
};
use oddtrick::app::{App, Options, System};
use oddtrick::window::Context;
use oddtrick::window::desktop::Desktop;
use slint::platform::{PointerEventButton, SetPlatformError};
use slint::{ComponentHandle, Model, PhysicalSize};
use std::net::Ipv4Addr;
use std::ops::ControlFlow;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

/// A phone in portrait.
pub(crate) const PHONE: (u32, u32) = (360, 740);
/// A tablet in portrait.
pub(crate) const TABLET: (u32, u32) = (820, 1180);
/// A laptop.
pub(crate) const LAPTOP: (u32, u32) = (1280, 800);

/// Runs a test at each of these window sizes; prints each size, so that a failure shows it.
pub(crate) fn at_sizes(sizes: &[(u32, u32)], test: impl Fn((u32, u32))) {
    for size in sizes {
        eprintln!("in a window of {size:?}");
        test(*size);
    }
}

/// A user at the window.
pub(crate) struct Person {
    /// The window's context.
    pub(crate) ctx: Context,
    /// The desktop, on which dialog answers are queued.
    pub(crate) desktop: Rc<FakeDesktop>,
    /// The number of taps.
    pub(crate) taps: usize,
    /// The folder of the database.
    folder: Rc<tempfile::TempDir>,
    size: (u32, u32),
}

impl Person {
    /// Opens the program for the first time.
    pub(crate) fn new(size: (u32, u32)) -> Self {
        let platform = TestingBackend::new(TestingBackendOptions {
            mock_time: true,
            threading: false,
            renderer_name: Some("software".into()),
        });
        // One test opens several windows after each other.
        match slint::platform::set_platform(Box::new(platform)) {
            Ok(()) | Err(SetPlatformError::AlreadySet) => (),
            Err(error) => panic!("{error}"),
        }
        Self::at(Rc::new(tempfile::tempdir().unwrap()), size)
    }

    /// The same on a computer with these addresses.
    pub(crate) fn in_network(size: (u32, u32), addresses: &[Ipv4Addr]) -> Self {
        let person = Self::new(size);
        person.desktop.addresses.borrow_mut().extend(addresses);
        person
    }

    fn at(folder: Rc<tempfile::TempDir>, size: (u32, u32)) -> Self {
        let options = Options {
            db: Some(folder.path().join("evening.db")),
            config: Some(folder.path().join("settings")),
        };
        let desktop = Rc::new(FakeDesktop::default());
        let ctx = oddtrick::window::open(
            App::new(&options, Box::new(System)).unwrap(),
            Rc::clone(&desktop) as Rc<dyn Desktop>,
        )
        .unwrap();
        ctx.window()
            .window()
            .set_size(PhysicalSize::new(size.0, size.1));
        ctx.window().show().unwrap();
        let person = Self {
            ctx,
            desktop,
            taps: 0,
            folder,
            size,
        };
        person.wait();
        person
    }

    /// Closes the program and starts it again.
    pub(crate) fn restart(self) -> Self {
        self.restart_after(|_| ())
    }

    /// The same, with a change of the database meanwhile.
    pub(crate) fn restart_after(self, meanwhile: impl FnOnce(&Path)) -> Self {
        let Self {
            ctx, folder, size, ..
        } = self;
        ctx.wait_for_answers();
        ctx.window().hide().unwrap();
        drop(ctx);
        meanwhile(&folder.path().join("evening.db"));
        Self::at(folder, size)
    }

    /// Another window on the same database.
    pub(crate) fn beside(&self) -> Self {
        Self::at(Rc::clone(&self.folder), self.size)
    }

    /// Another user with a separate database.
    pub(crate) fn elsewhere_again(&self) -> Self {
        Self::at(Rc::new(tempfile::tempdir().unwrap()), self.size)
    }

    /// A path beside the database.
    pub(crate) fn path(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    /// Queues the answer to the next save dialog.
    pub(crate) fn answers_save(&self, path: &str) {
        self.desktop.dialogs.set(true);
        self.desktop.saves.borrow_mut().push_back(path.into());
    }

    /// Queues the answer to the next open dialog.
    pub(crate) fn answers_open(&self, paths: &[&str]) {
        self.desktop.dialogs.set(true);
        let paths = paths.iter().map(Into::into).collect();
        self.desktop.opens.borrow_mut().push_back(paths);
    }

    /// Undoes the last change.
    pub(crate) fn undo(&mut self) {
        let undo = self.label_with("Undo");
        self.tap(&undo);
    }

    /// The first label that begins with this.
    pub(crate) fn label_with(&self, beginning: &str) -> String {
        let labels = self.labels();
        let found = labels.iter().find(|label| label.starts_with(beginning));
        found
            .unwrap_or_else(|| panic!("nothing begins {beginning:?}; there is {labels:#?}"))
            .clone()
    }

    /// Whether a label contains this.
    pub(crate) fn sees_part(&self, part: &str) -> bool {
        self.labels().iter().any(|label| label.contains(part))
    }

    /// Waits until all requests are answered and shown.
    pub(crate) fn wait(&self) {
        self.ctx.wait_for_answers();
        i_slint_backend_testing::mock_elapsed_time(Duration::from_secs(1));
    }

    /// Changes the language.
    pub(crate) fn speaks(&self, code: &str) {
        let mut languages = oddtrick::words::LANGUAGES.iter();
        let at = languages.position(|language| language.code == code);
        let settings = self.ctx.window().global::<oddtrick_ui::SettingsAdapter>();
        settings.invoke_language_chosen(i32::try_from(at.unwrap()).unwrap());
        self.wait();
    }

    /// Taps the element with this label.
    pub(crate) fn tap(&mut self, label: &str) {
        let found = self.reach(label).unwrap_or_else(|| {
            panic!(
                "nothing to tap says {label:?}; there is {:#?}",
                self.labels()
            )
        });
        assert_ne!(
            found.accessible_enabled(),
            Some(false),
            "{label:?} cannot be tapped"
        );
        found.mock_single_click(PointerEventButton::Left);
        self.taps += 1;
        self.wait();
    }

    /// Activates the element with this label, scrolling to it if necessary.
    pub(crate) fn choose(&mut self, label: &str) {
        let found = self
            .reach(label)
            .unwrap_or_else(|| panic!("nothing says {label:?}; there is {:#?}", self.labels()));
        found.invoke_accessible_default_action();
        self.wait();
    }

    /// Whether an element has this label.
    pub(crate) fn sees(&self, label: &str) -> bool {
        let root = self.ctx.window().root_element();
        let found = root.visit_descendants(|one| {
            let is_it = one.accessible_label().is_some_and(|said| said == label);
            if is_it {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        found.is_some()
    }

    /// Whether the element with this label can be tapped.
    pub(crate) fn can_tap(&self, label: &str) -> bool {
        self.find(label)
            .is_some_and(|found| found.accessible_enabled() != Some(false))
    }

    /// Resumes the running session.
    pub(crate) fn resume(&mut self) {
        let resume = self
            .labels()
            .into_iter()
            .find(|label| label.starts_with("Resume"))
            .unwrap();
        self.tap(&resume);
    }

    /// All totals on the page, in row order.
    pub(crate) fn totals(&self) -> Vec<String> {
        let rows = self
            .ctx
            .window()
            .global::<oddtrick_ui::TableView>()
            .get_rows();
        rows.iter()
            .map(|row| row.total.replace('\u{2212}', "-"))
            .collect()
    }

    /// The totals of these players, in any row order.
    pub(crate) fn totals_by_name(&self, names: &[&str]) -> Vec<String> {
        let rows = self
            .ctx
            .window()
            .global::<oddtrick_ui::TableView>()
            .get_rows();
        let total = |name: &&str| {
            let row = rows.iter().find(|row| row.name == **name).unwrap();
            row.total.replace('\u{2212}', "-")
        };
        names.iter().map(total).collect()
    }

    /// Names and totals of the rows.
    pub(crate) fn rows(&self) -> Vec<(String, String)> {
        let rows = self
            .ctx
            .window()
            .global::<oddtrick_ui::TableView>()
            .get_rows();
        rows.iter()
            .map(|row| {
                let name = if row.partner.name.is_empty() {
                    row.name.to_string()
                } else {
                    format!("{} {} {}", row.name, row.partner.joined, row.partner.name)
                };
                (name, row.total.into())
            })
            .collect()
    }

    /// The names of the sheet's columns, with the totals of the last hand.
    pub(crate) fn sheet(&self) -> Vec<(String, String)> {
        let adapter = self.ctx.window().global::<oddtrick_ui::TableAdapter>();
        let last = adapter
            .get_sheet_rows()
            .iter()
            .filter(|row| !row.open)
            .last()
            .unwrap();
        let totals = last
            .cells
            .iter()
            .map(|cell| cell.total.to_string())
            .collect::<Vec<_>>();
        let shown = self.ctx.window().global::<oddtrick_ui::TableView>();
        let names = shown.get_sheet_players();
        names
            .iter()
            .map(|name| name.to_string())
            .zip(totals)
            .collect()
    }

    /// The payments of the result page as sentences.
    pub(crate) fn payments(&self) -> Vec<String> {
        let payments = self
            .ctx
            .window()
            .global::<oddtrick_ui::ResultView>()
            .get_payments();
        payments
            .iter()
            .map(|payment| payment.says.to_string())
            .collect()
    }

    /// Records a hand of the last session with the command line.
    pub(crate) fn record_elsewhere(&self, hand: &str) {
        self.elsewhere(&["record", "last"], hand);
    }

    /// The last session as CSV in this layout.
    pub(crate) fn csv(&self, layout: &str) -> String {
        self.elsewhere(&["export", "last", "--layout", layout], "")
    }

    /// The `setup` of the session's export, with players and scheme.
    pub(crate) fn setup(&self) -> serde_json::Value {
        let csv = self.elsewhere(&["export", "last"], "");
        let setup = csv.split_once("{\"\"participants").unwrap().1;
        let setup = setup.split_once("\"\r\n").unwrap().0;
        let text = format!("{{\"\"participants{setup}").replace("\"\"", "\"");
        serde_json::from_str(&text).unwrap()
    }

    /// The scheme of the session on the page.
    pub(crate) fn scheme(&self) -> oddtrick::scheme::Scheme {
        let setup = self.setup();
        oddtrick::scheme::document::parse(setup["scheme"].as_str().unwrap()).unwrap()
    }

    /// Records a session of Solo Whist with the command line.
    pub(crate) fn recorded(&self, players: &str, options: &[&str], hands: &str) {
        let args = [
            "record",
            "new",
            "--scheme",
            "solo-whist-points",
            "--players",
            players,
        ];
        self.elsewhere(&[&args, options].concat(), hands);
    }

    /// The output of the command line on the same database.
    pub(crate) fn elsewhere(&self, args: &[&str], stdin: &str) -> String {
        let db = self.folder.path().join("evening.db");
        crate::stage::command(&db, System, args, stdin)
    }

    /// The content of the only saved file.
    pub(crate) fn shared_file(&self) -> String {
        let files = std::fs::read_dir(self.folder.path().join("settings/shared")).unwrap();
        let paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        assert_eq!(paths.len(), 1, "{paths:?}");
        std::fs::read_to_string(&paths[0]).unwrap()
    }

    /// Types at the focus.
    pub(crate) fn types(&self, text: &str) {
        for letter in text.chars() {
            self.press(&[], &letter.to_string());
        }
    }

    /// Types into the field with this label.
    pub(crate) fn write(&self, label: &str, text: &str) {
        let found = self
            .find(label)
            .unwrap_or_else(|| panic!("no field {label:?}; there is {:#?}", self.labels()));
        found.set_accessible_value(text);
        self.wait();
    }

    /// All elements on the screen. Each search visits them all, and is most of the time of a test.
    pub(crate) fn elements(&self) -> Vec<ElementHandle> {
        ElementQuery::from_root(self.ctx.window()).find_all()
    }

    /// All labels on the screen, for messages.
    pub(crate) fn labels(&self) -> Vec<String> {
        self.elements()
            .iter()
            .filter_map(i_slint_backend_testing::ElementHandle::accessible_label)
            .map(Into::into)
            .collect()
    }

    /// The element with this label, interactive ones first.
    pub(crate) fn find(&self, label: &str) -> Option<ElementHandle> {
        let mut passive = None;
        let root = self.ctx.window().root_element();
        let found = root.visit_descendants(|one| {
            if one.accessible_label().is_none_or(|said| said != label) {
                return ControlFlow::Continue(());
            }
            match one.accessible_role() {
                None
                | Some(AccessibleRole::None | AccessibleRole::Text | AccessibleRole::Image) => {
                    passive.get_or_insert(one);
                    ControlFlow::Continue(())
                }
                Some(_) => ControlFlow::Break(one),
            }
        });
        found.or(passive)
    }
}

/// Seats Eve, a new player with minus 6 points, between Dee and Ann.
pub(crate) fn eve_joins(person: &mut Person) {
    hand(person, &["More", "Players"]);
    person.choose("New player");
    person.write("Name of the new player", "Eve");
    person.choose("Add player");
    person.choose("Eve begins with minus 6");
    person.choose("Eve sits between Dee and Ann");
}

/// Taps labels in order; checks the number of taps.
pub(crate) fn hand(person: &mut Person, labels: &[&str]) {
    let before = person.taps;
    for label in labels {
        person.tap(label);
    }
    assert_eq!(person.taps - before, labels.len());
}
