//! The list from `cargo mutants --list --json`, with a number for each mutant.

use serde_json::Value;
use std::error::Error;

/// The kind of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Genre {
    FnValue,
    Binary,
    Unary,
    Arm,
    Guard,
    Field,
}

/// Line and column of the change, both from 1.
pub(crate) type Place = (usize, usize);

/// A change at one place.
#[derive(Clone, Debug)]
pub(crate) struct Mutant {
    pub(crate) number: u32,
    pub(crate) file: String,
    pub(crate) genre: Genre,
    pub(crate) place: Place,
    pub(crate) replacement: String,
}

/// The mutants of the supported kinds; others are left to cargo-mutants.
pub(crate) fn read(path: &str) -> Result<Vec<Mutant>, Box<dyn Error>> {
    let list: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    Ok(list.iter().filter_map(mutant).collect())
}

fn mutant(said: &Value) -> Option<Mutant> {
    let genre = match said["genre"].as_str()? {
        "FnValue" => Genre::FnValue,
        "BinaryOperator" => Genre::Binary,
        "UnaryOperator" => Genre::Unary,
        "MatchArm" => Genre::Arm,
        "MatchArmGuard" => Genre::Guard,
        "StructField" => Genre::Field,
        _ => return None,
    };
    let at = |axis: &str| usize::try_from(said["span"]["start"][axis].as_u64()?).ok();
    Some(Mutant {
        number: u32::try_from(said["number"].as_u64()?).ok()?,
        file: said["file"].as_str()?.to_owned(),
        genre,
        place: (at("line")?, at("column")?),
        replacement: said["replacement"].as_str()?.to_owned(),
    })
}
