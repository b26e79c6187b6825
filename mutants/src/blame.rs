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

/// The mutants at the compiler's errors, each with the error's code.
///
/// # Errors
/// A compiler error is not at a mutant.
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
        // Secondary spans count only if the primary one is not at a mutant.
        let (errors, beside): (Vec<_>, Vec<_>) = spans
            .into_iter()
            .partition(|span| span["is_primary"] == true);
        let mut found = Vec::new();
        for span in errors.into_iter().chain(beside) {
            let file = span["file_name"].as_str().unwrap_or_default();
            // Spans may be in the standard library's sources.
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

/// The code that a mutant's switch controls.
struct Reach {
    number: u32,
    whole: Span,
}

/// The mutants in a file.
#[derive(Default)]
struct Found {
    reaches: Vec<Reach>,
    /// Each `match`, with the mutants that remove one of its arms.
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

    /// The mutants of a non-exhaustive `match`: any of them may have removed the missing arm.
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

/// The mutant number in a call.
fn asked(call: &ExprCall) -> Option<u32> {
    if let (Expr::Path(path), Some(Expr::Lit(number))) = (&*call.func, call.args.first())
        && path.path.segments.iter().any(|name| name.ident == "mutant")
        && let Lit::Int(number) = &number.lit
    {
        return number.base10_parse().ok();
    }
    None
}

/// The mutant that removes an arm: its switch is the first part of the guard.
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
