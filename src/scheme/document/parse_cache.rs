//! A cache of parsed documents.

use super::{SchemeError, parse};
use crate::scheme::Scheme;
use std::cell::RefCell;
use std::collections::VecDeque;

/// The cache size.
const MOST: usize = 64;

thread_local! {
    /// The schemes that this thread parsed last: sessions often share one.
    static RECENT: RefCell<VecDeque<Scheme>> = const { RefCell::new(VecDeque::new()) };
}

/// The scheme of a document, parsed unless cached.
///
/// # Errors
/// The first fault.
pub fn parse_cached(document: &str) -> Result<Scheme, SchemeError> {
    RECENT.with_borrow_mut(|recent| {
        if let Some(known) = recent.iter().find(|one| one.document == document) {
            return Ok(known.clone());
        }
        let scheme = parse(document)?;
        recent.truncate(MOST - 1);
        recent.push_front(scheme.clone());
        Ok(scheme)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scheme::catalog;

    #[test]
    fn a_cached_document_equals_a_parsed_one() {
        let documents = ["", "# One", "# Two"]
            .iter()
            .flat_map(|end| catalog::all().map(move |scheme| format!("{}{end}", scheme.document)));
        let all: Vec<String> = documents.collect();
        assert!(all.len() > MOST);
        for text in all.iter().chain(&all) {
            for _ in 0..2 {
                assert_eq!(parse_cached(text), parse(text));
            }
            assert!(parse_cached("format = 1").is_err());
        }
    }
}
