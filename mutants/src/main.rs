//! Puts all mutants of cargo-mutants' list into one copy of the sources, each behind a run-time switch.
//!
//! `place LIST ROOT COPY` rewrites the files in LIST from ROOT to COPY, and prints the numbers of the inserted mutants.
//! `blame COPY` reads the compiler's messages and prints the mutants that do not compile, each with the error's code.

mod blame;
mod list;
mod place;

use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let lines: Vec<String> = match arguments[..] {
        ["place", list, root, copy] => place::all(&list::read(list)?, root, copy)?
            .iter()
            .map(u32::to_string)
            .collect(),
        ["blame", copy] => blame::all(Path::new(copy), std::io::stdin().lock())?,
        _ => return Err("place LIST ROOT COPY, or blame COPY".into()),
    };
    for line in lines {
        println!("{line}");
    }
    Ok(())
}
