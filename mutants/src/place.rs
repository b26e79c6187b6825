//! Inserts the mutants into a file, each inactive.

use crate::list::{Genre, Mutant, Place};
use proc_macro2::{Literal, Span};
use quote::ToTokens;
use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::ops::Range;
use std::path::Path;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Arm, BinOp, Block, Expr, ExprBinary, ExprStruct, ImplItemFn, ItemFn, ReturnType, Signature,
    Token, TraitItemFn, parse_quote, parse_str,
};

/// Rewrites every file with mutants, and returns the inserted ones.
pub(crate) fn all(mutants: &[Mutant], root: &str, copy: &str) -> Result<Vec<u32>, Box<dyn Error>> {
    let mut files: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
    for mutant in mutants {
        files.entry(&mutant.file).or_default().push(mutant);
    }
    let mut placed = Vec::new();
    for (file, mutants) in files {
        let mut text = std::fs::read_to_string(Path::new(root).join(file))?;
        let mut parsed = syn::parse_file(&text)?;
        let mut rewriting = Rewriting::of(&mutants);
        rewriting.visit_file_mut(&mut parsed);
        // From the end, so that earlier offsets stay valid.
        for (bytes, body) in rewriting.bodies.into_iter().rev() {
            text.replace_range(bytes, &body);
        }
        std::fs::write(Path::new(copy).join(file), text)?;
        placed.extend(rewriting.placed);
    }
    placed.sort_unstable();
    Ok(placed)
}

struct Rewriting<'a> {
    waiting: HashMap<(Genre, Place), Vec<&'a Mutant>>,
    placed: Vec<u32>,
    /// The new bodies of outermost functions, each with the byte range of the old one.
    bodies: Vec<(Range<usize>, String)>,
    /// The nesting depth of functions.
    depth: usize,
}

impl<'a> Rewriting<'a> {
    fn of(mutants: &[&'a Mutant]) -> Self {
        let mut waiting: HashMap<_, Vec<_>> = HashMap::new();
        for mutant in mutants {
            waiting
                .entry((mutant.genre, mutant.place))
                .or_default()
                .push(*mutant);
        }
        Self {
            waiting,
            placed: Vec::new(),
            bodies: Vec::new(),
            depth: 0,
        }
    }

    /// Takes the mutants at a place, and marks them as inserted.
    fn at(&mut self, genre: Genre, span: Span) -> Vec<&'a Mutant> {
        // A constant cannot contain a run-time switch.
        if self.depth == 0 {
            return Vec::new();
        }
        let start = span.start();
        let found = self
            .waiting
            .remove(&(genre, (start.line, start.column + 1)))
            .unwrap_or_default();
        self.placed.extend(found.iter().map(|mutant| mutant.number));
        found
    }

    fn body(&mut self, signature: &Signature, block: &mut Block) {
        let first = block.stmts.first().map(Spanned::span);
        let bytes = block.span().byte_range();
        self.depth += 1;
        visit_mut::visit_block_mut(self, block);
        if let Some(first) = first {
            self.results(signature, block, first);
        }
        self.depth -= 1;
        if self.depth == 0 {
            self.bodies
                .push((bytes, block.to_token_stream().to_string()));
        }
    }

    /// Inserts the mutants that replace a function's result, each an early return.
    ///
    /// Skips functions that return `impl Trait`, as a mutant's result would have another type.
    fn results(&mut self, signature: &Signature, block: &mut Block, first: Span) {
        let opaque = match &signature.output {
            ReturnType::Default => false,
            ReturnType::Type(_, kind) => kind
                .to_token_stream()
                .to_string()
                .split(|c: char| !c.is_alphanumeric())
                .any(|word| word == "impl"),
        };
        if opaque {
            return;
        }
        for mutant in self.at(Genre::FnValue, first) {
            let on = on(mutant);
            let value = expression(&mutant.replacement);
            block
                .stmts
                .insert(0, parse_quote!(if #on { return #value; }));
        }
    }

    fn binary(&mut self, binary: &ExprBinary) -> Option<Expr> {
        if has_let(&binary.left) || has_let(&binary.right) {
            return None;
        }
        let mut changed = Expr::Binary(binary.clone());
        for mutant in self.at(Genre::Binary, binary.op.span()) {
            let on = on(mutant);
            let op: BinOp = parse_str(&mutant.replacement).expect("an operator");
            let (left, right) = (&binary.left, &binary.right);
            changed = parse_quote!((if #on { #left #op #right } else { #changed }));
        }
        Some(changed)
    }

    fn fields(&mut self, whole: &ExprStruct) -> Expr {
        let mut changed = Expr::Struct(whole.clone());
        for (idx, field) in whole.fields.iter().enumerate() {
            for mutant in self.at(Genre::Field, field.member.span()) {
                let on = on(mutant);
                let mut without = whole.clone();
                without.fields = whole
                    .fields
                    .iter()
                    .enumerate()
                    .filter(|(other, _)| *other != idx)
                    .map(|(_, field)| field.clone())
                    .collect();
                // The remaining fields end with a comma, as `..` may follow.
                if !without.fields.is_empty() {
                    without.fields.push_punct(<Token![,]>::default());
                }
                changed = parse_quote!((if #on { #without } else { #changed }));
            }
        }
        changed
    }
}

impl VisitMut for Rewriting<'_> {
    // Mutants of an expression are looked up before its parts are rewritten, as new code has no position.

    fn visit_item_fn_mut(&mut self, item: &mut ItemFn) {
        self.body(&item.sig, &mut item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut ImplItemFn) {
        self.body(&item.sig, &mut item.block);
    }

    fn visit_trait_item_fn_mut(&mut self, item: &mut TraitItemFn) {
        if let Some(block) = &mut item.default {
            self.body(&item.sig, block);
        }
    }

    fn visit_arm_mut(&mut self, arm: &mut Arm) {
        let pattern = arm.pat.span();
        let guard = arm.guard.as_ref().map(|(_, guard)| guard.span());
        visit_mut::visit_arm_mut(self, arm);
        let changed: Vec<&Mutant> = guard
            .into_iter()
            .flat_map(|span| self.at(Genre::Guard, span))
            .collect();
        for mutant in changed {
            let (on, value) = (on(mutant), expression(&mutant.replacement));
            let (_, guard) = arm.guard.as_ref().expect("it has been found");
            let guard: Expr = parse_quote!((if #on { #value } else { #guard }));
            arm.guard = Some((<Token![if]>::default(), Box::new(guard)));
        }
        for mutant in self.at(Genre::Arm, pattern) {
            let on = on(mutant);
            let guard: Expr = match &arm.guard {
                Some((_, guard)) => parse_quote!(!#on && (#guard)),
                None => parse_quote!(!#on),
            };
            arm.guard = Some((<Token![if]>::default(), Box::new(guard)));
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        visit_mut::visit_expr_mut(self, expr);
        let changed = match expr {
            Expr::Binary(binary) => self.binary(binary),
            Expr::Unary(unary) => {
                let mut changed = Expr::Unary(unary.clone());
                for mutant in self.at(Genre::Unary, unary.op.span()) {
                    let (on, bare) = (on(mutant), &unary.expr);
                    changed = parse_quote!((if #on { #bare } else { #changed }));
                }
                Some(changed)
            }
            Expr::Struct(whole) => Some(self.fields(whole)),
            _ => None,
        };
        if let Some(changed) = changed {
            *expr = changed;
        }
    }
}

/// Whether an expression is part of a `let` chain, which allows only `&&`.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn on(mutant: &Mutant) -> Expr {
    let number = Literal::u32_unsuffixed(mutant.number);
    parse_quote!(crate::mutant::on(#number))
}

fn expression(text: &str) -> Expr {
    parse_str(text).expect("cargo-mutants writes Rust")
}
