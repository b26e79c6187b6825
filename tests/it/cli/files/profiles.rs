//! `export --profile`: both dialects have the same content.

use crate::cli::{Cli, MISERE, PASSED, SOLO};

/// Names and notes that a spreadsheet would run, fractions of a unit, and a hand without a stake.
fn evening() -> Cli {
    let cli = Cli::new();
    let nasty = r#"{"passed":true,"note":"=cmd|' /C calc'!A0;=1+1\t=2"}"#;
    cli.args(
        &[
            "record",
            "new",
            "--scheme",
            "solo-whist-points",
            "--players",
            "Ann,=1+1,-Cy,@Dee",
            "--stake",
            "1.25/3",
            "--currency",
            "EUR",
            "--title",
            "+a;b,c\td",
        ],
        format!("{SOLO}\n{nasty}\n"),
    )
    .good();
    cli.run("stake last none").good();
    cli.record("record last", &[PASSED]);
    cli
}

const FORMS: [&str; 5] = [
    "",
    "--separator semicolon --decimal comma",
    "--decimal comma",
    "--separator tab --decimal comma",
    "--separator semicolon --decimal point",
];

#[test]
fn spreadsheet_exports_round_trip_byte_for_byte() {
    let cli = evening();
    for layout in ["hands", "long"] {
        let machine = cli.run(&format!("export last --layout {layout}")).good();
        assert_eq!(
            cli.run(&format!("export last --layout {layout} --profile machine"))
                .good(),
            machine
        );
        for form in FORMS {
            let line = format!("export last --layout {layout} --profile spreadsheet {form}");
            let table = cli.run(&line).good();
            assert!(table.starts_with('\u{FEFF}'), "{line}");
            assert_ne!(table, machine);
            let there = Cli::new();
            let file = there.file("in.csv", &table);
            assert_eq!(
                there.run(&format!("import {file}")).good(),
                "1 new session with 3 new hands\n",
                "{line}"
            );
            let back = there.run(&format!("export last --layout {layout}")).good();
            assert_eq!(back, machine, "{line}");
            assert_eq!(there.run(&line).good(), table, "{line}");
        }
    }
}

#[test]
fn only_amounts_have_the_chosen_decimal_sign() {
    let cli = evening();
    let line = "export last --layout long --profile spreadsheet --decimal comma";
    let table = cli.run(line).good();
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(b';')
        .from_reader(table.trim_start_matches('\u{FEFF}').as_bytes());
    let header = reader.headers().unwrap().clone();
    let at = |name: &str| header.iter().position(|column| column == name).unwrap();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(&rows[0][at("stake")], "1,25");
    assert_eq!(&rows[0][at("per_points")], "3");
    let payouts: Vec<&str> = rows[..4].iter().map(|row| &row[at("payout")]).collect();
    assert_eq!(payouts, ["7,50", "-2,50", "-2,50", "-2,50"]);
    assert!(
        rows[0][at("setup")].contains(r#""amount":"#) || rows[0][at("setup")].contains("terms")
    );
    let summary = cli
        .run("export last --layout summary --profile spreadsheet --decimal comma")
        .good();
    assert!(summary.contains("\"7,50\";\"EUR\";1;"), "{summary}");
}

#[test]
fn no_field_is_run_as_a_formula_with_any_separator() {
    let cli = evening();
    for layout in ["hands", "long", "summary"] {
        for form in FORMS {
            let line = format!("export last --layout {layout} --profile spreadsheet {form}");
            let table = cli.run(&line).good();
            for field in fields(&table) {
                let plain = field.replace(',', ".").parse::<f64>().is_ok();
                let runs = field.starts_with(['=', '+', '-', '@', '\t', '\r']);
                assert!(plain || !runs, "{line}: {field:?}");
            }
        }
    }
}

/// The fields found by a reader that splits at commas, semicolons and tabs alike.
fn fields(table: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut letters = table.trim_start_matches('\u{FEFF}').chars().peekable();
    let mut quoted = false;
    while let Some(letter) = letters.next() {
        let own = all.last_mut().unwrap();
        match letter {
            '"' if quoted && letters.next_if_eq(&'"').is_some() => own.push('"'),
            '"' if quoted => quoted = false,
            '"' if own.is_empty() => quoted = true,
            ',' | ';' | '\t' | '\n' if !quoted => all.push(String::new()),
            '\r' if !quoted => {}
            other => own.push(other),
        }
    }
    all
}

#[test]
fn a_comma_is_no_decimal_sign_with_comma_separators() {
    let cli = Cli::new();
    let table = "--scheme solo-whist-points --players Ann,Bob,Cy,Dee --stake 1 --currency EUR";
    cli.record(&format!("record new {table}"), &[MISERE]);
    let out = cli.run("export last").good();
    let file = cli.file("in.csv", out.replacen(",1.00,1,EUR", ",\"1,00\",1,EUR", 1));
    let there = Cli::new();
    let said = there.run(&format!("import {file}")).bad(1);
    assert!(
        said.ends_with("line 2: `stake` must be an amount above 0, such as 0.05, not `1,00`"),
        "{said}"
    );
    for (line, said) in [
        (
            "export last --profile spreadsheet --separator comma --decimal comma",
            "a comma cannot be both the separator and the decimal sign",
        ),
        (
            "export last --decimal comma",
            "--separator and --decimal are for --profile spreadsheet",
        ),
    ] {
        assert_eq!(cli.run(line).bad(2), said);
    }
    assert_eq!(cli.run("export last --profile excel").code, 2);
}
