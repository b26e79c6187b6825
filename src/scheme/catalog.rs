//! The shipped schemes, each with its source.
//!
//! They are ordinary documents except for their reserved ids. This module does not know their content.

use super::{Scheme, document};
use std::sync::OnceLock;

/// The documents in display order: by game, the usual one first.
const DOCUMENTS: &[&str] = &[
    include_str!("catalog/solo-whist/solo-whist-points.toml"),
    include_str!("catalog/solo-whist/solo-whist-units.toml"),
    include_str!("catalog/solo-whist/solo-whist-alternative.toml"),
    include_str!("catalog/solo-whist/solo-whist-base-4.toml"),
    include_str!("catalog/solo-whist/solo-whist-base-5.toml"),
    include_str!("catalog/solo-whist/solo-whist-base-6.toml"),
    include_str!("catalog/solo-whist/solo-whist-hoyle.toml"),
    include_str!("catalog/solo-whist/solo-whist-1911.toml"),
    include_str!("catalog/solo-whist/solo-whist-chips.toml"),
    include_str!("catalog/solo-whist/solo-whist-cents.toml"),
    include_str!("catalog/oh-hell/oh-hell.toml"),
    include_str!("catalog/oh-hell/oh-hell-tricks-count.toml"),
    include_str!("catalog/oh-hell/oh-hell-minus-bid.toml"),
    include_str!("catalog/oh-hell/oh-hell-symmetric.toml"),
    include_str!("catalog/oh-hell/oh-hell-ten-times.toml"),
    include_str!("catalog/oh-hell/oh-hell-under-penalty.toml"),
    include_str!("catalog/oh-hell/oh-hell-five-times.toml"),
    include_str!("catalog/oh-hell/oh-hell-set.toml"),
    include_str!("catalog/oh-hell/oh-hell-bid-only.toml"),
    include_str!("catalog/oh-hell/oh-hell-squares.toml"),
    include_str!("catalog/oh-hell/oh-hell-ten-and-off.toml"),
    include_str!("catalog/oh-hell/oh-hell-triangular.toml"),
    include_str!("catalog/oh-hell/oh-hell-low.toml"),
    include_str!("catalog/exact-bid/romanian-whist.toml"),
    include_str!("catalog/exact-bid/wizard.toml"),
    include_str!("catalog/partners/whist-5.toml"),
    include_str!("catalog/partners/whist-short.toml"),
    include_str!("catalog/partners/whist-long.toml"),
    include_str!("catalog/partners/whist-american.toml"),
    include_str!("catalog/partners/bid-whist.toml"),
    include_str!("catalog/partners/bid-whist-shortfall.toml"),
    include_str!("catalog/partners/bid-whist-parlett.toml"),
    include_str!("catalog/partners/bid-whist-1900.toml"),
    include_str!("catalog/partners/minnesota-whist.toml"),
    include_str!("catalog/partners/norwegian-whist.toml"),
    include_str!("catalog/partners/spades.toml"),
    include_str!("catalog/exact-bid/israeli-whist.toml"),
    include_str!("catalog/exact-bid/nomination-whist.toml"),
    include_str!("catalog/exact-bid/skull-king.toml"),
    include_str!("catalog/low-countries/rikken.toml"),
    include_str!("catalog/low-countries/wiezen.toml"),
    include_str!("catalog/low-countries/wiezen-iwwa.toml"),
    include_str!("catalog/low-countries/kleurenwiezen.toml"),
    include_str!("catalog/exact-bid/callbreak.toml"),
];

/// Each parsed on first use. An invalid document would be missing; a test checks that none is.
static SCHEMES: [OnceLock<Option<Scheme>>; DOCUMENTS.len()] =
    [const { OnceLock::new() }; DOCUMENTS.len()];

/// The shipped schemes by game, the usual one first.
pub fn all() -> impl Iterator<Item = &'static Scheme> {
    let all = DOCUMENTS.iter().zip(&SCHEMES);
    all.filter_map(|(text, scheme)| scheme.get_or_init(|| document::parse(text).ok()).as_ref())
}

/// The first shipped scheme.
impl Default for Scheme {
    fn default() -> Self {
        // A test checks that at least one scheme ships.
        let first = all().next().cloned();
        first.unwrap_or_else(|| unreachable!("schemes ship"))
    }
}

/// The shipped scheme with that id.
pub fn find(id: &str) -> Option<&'static Scheme> {
    all().find(|scheme| scheme.id == id)
}

/// Whether an id is reserved for a shipped scheme.
pub fn is_reserved(id: &str) -> bool {
    find(id).is_some()
}
