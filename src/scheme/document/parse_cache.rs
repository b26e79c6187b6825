//! A cache of parsed documents.

use super::{SchemeError, parse};
use crate::scheme::Scheme;
use std::collections::VecDeque;

/// The cache size.
const MOST: usize = 16;

/// The most recently parsed schemes: consecutive sessions often share one.
#[derive(Debug, Default)]
pub struct ParseCache(VecDeque<Scheme>);

impl ParseCache {
    /// The scheme of a document, parsed unless cached.
    ///
    /// # Errors
    /// The first fault.
    pub fn parse(&mut self, document: &str) -> Result<Scheme, SchemeError> {
        if let Some(known) = self.0.iter().find(|one| one.document == document) {
            return Ok(known.clone());
        }
        let scheme = parse(document)?;
        self.0.truncate(MOST - 1);
        self.0.push_front(scheme.clone());
        Ok(scheme)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scheme::catalog;

    #[test]
    fn a_document_says_the_same_the_second_time() {
        let all: Vec<_> = catalog::all().collect();
        assert!(all.len() > MOST);
        let mut recent = ParseCache::default();
        for scheme in all.iter().chain(&all) {
            for _ in 0..2 {
                assert_eq!(recent.parse(&scheme.document).as_ref(), Ok(*scheme));
            }
            assert!(recent.parse("format = 1").is_err());
        }
    }
}
