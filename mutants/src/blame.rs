//! Finds the mutants that do not compile.

use proc_macro2::{LineColumn, Span};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::io::BufRead;
use std::path::Path;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, Expr, ExprCall, ExprIf, ExprMatch, Lit};

/// The mutants that an error stands nearest to, each with the error's code. An error that stands in none is an error.
pub(crate) fn all(copy: &Path, messages: impl BufRead) -> Result<Vec<String>, Box<dyn Error>> {
    let mut files: HashMap<String, Found> = HashMap::new();
    let mut blamed = BTreeMap::new();
    for line in messages.lines() {
        let said: Value = serde_json::from_str(&line?)?;
        let message = &said["message"];
        let summary = message["message"].as_str().unwrap_or_default();
        if message["level"] != "error" || summary.starts_with("aborting due to") {
            continue;
        }
        let code = message["code"]["code"].as_str().unwrap_or("none");
        let spans: Vec<&Value> = message["spans"].as_array().into_iter().flatten().collect();
        // What is pointed out beside the error is looked at where the error itself stands in no mutant.
        let (errors, beside): (Vec<_>, Vec<_>) = spans
            .into_iter()
            .partition(|span| span["is_primary"] == true);
        let mut found = Vec::new();
        for span in errors.into_iter().chain(beside) {
            let file = span["file_name"].as_str().unwrap_or_default();
            // The standard library's sources are pointed out too.
            if !found.is_empty() || !file.starts_with("src/") {
                continue;
            }
            if !files.contains_key(file) {
                files.insert(file.to_owned(), Found::read(&copy.join(file))?);
            }
            let Some(error) = place(span) else {
                continue;
            };
            found = match code {
                "E0004" => files[file].arms(error),
                _ => files[file].nearest(error),
            };
        }
        if found.is_empty() {
            return Err(message["rendered"].as_str().unwrap_or(summary).into());
        }
        for number in found {
            blamed.entry(number).or_insert_with(|| code.to_owned());
        }
    }
    Ok(blamed
        .into_iter()
        .map(|(number, code)| format!("{number} {code}"))
        .collect())
}

fn place(span: &Value) -> Option<LineColumn> {
    let at = |axis: &str| usize::try_from(span[axis].as_u64()?).ok();
    Some(LineColumn {
        line: at("line_start")?,
        column: at("column_start")?.checked_sub(1)?,
    })
}

/// All that a mutant's question decides.
struct Reach {
    number: u32,
    whole: Span,
}

/// Which mutants a file asks for, and where.
#[derive(Default)]
struct Found {
    reaches: Vec<Reach>,
    /// Every `match`, with the mutants that take an arm from it.
    matches: Vec<(Span, Vec<u32>)>,
}

impl Found {
    fn read(file: &Path) -> Result<Self, Box<dyn Error>> {
        let mut found = Self::default();
        found.visit_file(&syn::parse_file(&std::fs::read_to_string(file)?)?);
        Ok(found)
    }

    fn nearest(&self, error: LineColumn) -> Vec<u32> {
        self.reaches
            .iter()
            .filter(|reach| holds(reach.whole, error))
            .max_by_key(|reach| reach.whole.start())
            .map(|reach| reach.number)
            .into_iter()
            .collect()
    }

    /// A `match` that is not exhaustive has lost an arm, and it is not said which.
    fn arms(&self, error: LineColumn) -> Vec<u32> {
        self.matches
            .iter()
            .filter(|(whole, _)| holds(*whole, error))
            .max_by_key(|(whole, _)| whole.start())
            .map(|(_, arms)| arms.clone())
            .unwrap_or_default()
    }
}

fn holds(whole: Span, at: LineColumn) -> bool {
    whole.start() <= at && at < whole.end()
}

/// The number that a call asks for.
fn asked(call: &ExprCall) -> Option<u32> {
    if let (Expr::Path(path), Some(Expr::Lit(number))) = (&*call.func, call.args.first())
        && path.path.segments.iter().any(|name| name.ident == "mutant")
        && let Lit::Int(number) = &number.lit
    {
        return number.base10_parse().ok();
    }
    None
}

/// The mutant that takes an arm away: an arm has one question for itself, before whatever its own guard asks.
fn taken(arm: &Arm) -> Option<u32> {
    let (_, guard) = arm.guard.as_ref()?;
    let guard = match &**guard {
        Expr::Binary(both) => &both.left,
        guard => guard,
    };
    match guard {
        Expr::Unary(not) => match &*not.expr {
            Expr::Call(call) => asked(call),
            _ => None,
        },
        _ => None,
    }
}

impl Visit<'_> for Found {
    fn visit_expr_if(&mut self, choice: &ExprIf) {
        if let Expr::Call(call) = &*choice.cond
            && let Some(number) = asked(call)
        {
            let whole = choice.span();
            self.reaches.push(Reach { number, whole });
        }
        visit::visit_expr_if(self, choice);
    }

    fn visit_expr_match(&mut self, choice: &ExprMatch) {
        let arms = choice.arms.iter().filter_map(taken).collect();
        self.matches.push((choice.span(), arms));
        visit::visit_expr_match(self, choice);
    }

    fn visit_arm(&mut self, arm: &Arm) {
        if let Some(number) = taken(arm) {
            let whole = arm.span();
            self.reaches.push(Reach { number, whole });
        }
        visit::visit_arm(self, arm);
    }
}
