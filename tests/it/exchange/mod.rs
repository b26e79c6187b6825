//! CSV export and import: a golden file, faults by line, and round trips.

mod bundle;
mod drip;
mod faults;
mod fields;
mod golden;
mod guard;
mod merge;
mod paper;
mod random;
pub(crate) mod round_trip;
mod seating;
mod shared;
mod two_devices;

use crate::support::{Evening, editor_of, id, minute, participant, scheme, session, stake};
use oddtrick::exchange::share::ShareContent;
use oddtrick::exchange::{CsvFormat, Export, ImportError, Imported, Layout, Profile, Sessions};
use oddtrick::ledger::{Edit, Ledger, Log, Session, SessionId, Terms};
use oddtrick::scheme::SettleMode;
use oddtrick::view::result::result;
use oddtrick::view::sheet::Sheet;
use oddtrick::view::table::table;
use oddtrick::words::Words;
use std::io::Read;

/// The layouts that can be imported.
const BOTH: [Layout; 2] = [Layout::Hands, Layout::Long];

/// Writes what is shared of a ledger in a language; the first `paid` payments were made.
fn share<T>(
    ledger: &Ledger,
    language: &str,
    paid: usize,
    write: impl FnOnce(&ShareContent) -> T,
) -> T {
    let editor = editor_of(Ledger::open(ledger.session().clone()).unwrap());
    let mut result = result(editor.ledger(), Vec::new()).unwrap();
    for payment in result.payments.iter_mut().take(paid) {
        payment.paid = true;
    }
    write(&ShareContent {
        table: table(&editor),
        sheet: Sheet::of(&editor),
        session: editor.ledger().session(),
        result,
        words: &Words::of(language),
    })
}

/// The sessions as one file.
fn exported(form: CsvFormat, ledgers: &[Ledger]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut export = Export::new(&mut bytes, form).unwrap();
    for ledger in ledgers {
        export.add(ledger).unwrap();
    }
    export.finish().unwrap();
    bytes
}

/// The sessions as one CSV for programs.
fn written(layout: Layout, ledgers: &[Ledger]) -> String {
    let profile = Profile::MACHINE;
    String::from_utf8(exported(CsvFormat { layout, profile }, ledgers)).unwrap()
}

/// The sessions of a file.
fn read(file: impl Read) -> Result<Vec<Imported>, ImportError> {
    Sessions::new(file)?.collect()
}

/// The sessions of a CSV.
fn imported(text: &str) -> Result<Vec<Imported>, ImportError> {
    read(text.as_bytes())
}

/// A session with everything that columns or `setup` must represent: names that look like formulas, five players,
/// doubled pass-outs, a moved dealer, a changed stake, a participant who never played, an end.
fn evening() -> Ledger {
    let mut start = session(
        scheme(
            "solo-whist-points",
            &["all-pass=next-hand-doubles", "contracts.abundance.under=1"],
        ),
        5,
    );
    start.id = SessionId(0x00c0_ffee);
    start.title = "=Saturday, \"the last\"".to_owned();
    for (place, name) in ["=1+1", "Smith, Bob", "\"Cy\"", "Żółć", "مینا\u{200c}"]
        .into_iter()
        .enumerate()
    {
        start.participants[place].name = name.to_owned();
    }
    start.participants.push(participant(5));
    start.stake = stake("0.05", "GBP");
    let mut evening = Evening::of(start);
    evening.play(
        r#"{"contract":"solo","declarers":["Smith, Bob"],"tricks":7}
           {"contract":"prop-and-cop","declarers":["Żółć","=1+1"],"tricks":8,"trump":"hearts","note":"two\nlines, \"quoted\""}
           {"passed":true}
           {"contract":"abundance","declarers":["=1+1"],"tricks":7,"trump":"spades","dealer":"Żółć","note":"-5"}
           {"contract":"general-misere","payer":"=1+1","revoke":"Smith, Bob"}"#,
    );
    evening.try_restake(4, stake("1/3", "GBP")).unwrap();
    evening.play(
        r#"{"contract":"misere","declarers":["\"Cy\""],"tricks":0,"out":["=1+1"],
            "adjust":[{"player":"Żółć","points":-10,"reason":"=talked"},{"player":"=1+1","points":3,"reason":""}]}"#
            .replace('\n', " ")
            .as_str(),
    );
    evening
        .ledger
        .apply(&Edit::End { at: minute(200) })
        .unwrap();
    evening.ledger
}

/// A session without hands.
fn without_hands() -> Ledger {
    let mut start = session(scheme("solo-whist-units", &[]), 4);
    start.id = SessionId(0xbeef);
    start.title = String::new();
    start.stake = stake("1/10", "JPY");
    start.terms = Terms {
        settle: SettleMode::ByPlace,
        paid_each_hand: true,
        sits_out_counts: true,
    };
    start.first_dealer = id(2);
    Evening::of(start).ledger
}

/// The session before its first hand.
fn beginning(session: &Session) -> Session {
    Session {
        begun_with: Vec::new(),
        hands: Vec::new(),
        ended: None,
        note: String::new(),
        ..session.clone()
    }
}

/// The session that a log leads to.
fn replayed(imported: &Imported) -> Ledger {
    let mut ledger = Ledger::open(beginning(imported.session())).unwrap();
    for (_, edit) in Log::read(imported.log.clone()).unwrap().in_force() {
        ledger.apply(edit).unwrap();
    }
    ledger
}

/// A parsed CSV, for changing single fields.
struct Table {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    fn of(text: &str) -> Self {
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .from_reader(text.as_bytes());
        let mut rows = reader
            .records()
            .map(|row| row.unwrap().iter().map(str::to_owned).collect());
        Self {
            header: rows.next().unwrap(),
            rows: rows.collect(),
        }
    }

    fn place(&self, column: &str) -> usize {
        self.header
            .iter()
            .position(|name| name == column)
            .unwrap_or_else(|| panic!("no column {column}"))
    }

    /// A field of a row, counted from 0.
    fn get(&self, row: usize, column: &str) -> &str {
        &self.rows[row][self.place(column)]
    }

    fn set(&mut self, row: usize, column: &str, value: &str) {
        let place = self.place(column);
        value.clone_into(&mut self.rows[row][place]);
    }

    fn text(&self) -> String {
        let mut writer = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .flexible(true)
            .from_writer(Vec::new());
        for row in std::iter::once(&self.header).chain(&self.rows) {
            writer.write_record(row).unwrap();
        }
        String::from_utf8(writer.into_inner().unwrap()).unwrap()
    }
}
