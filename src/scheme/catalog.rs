//! The schemes that ship, each with its source.
//!
//! They are documents like any other and have no rights beyond their reserved ids. This module must not know what
//! is in them.

use super::{Scheme, document};
use std::sync::LazyLock;

/// The documents in the order in which a player is offered them: by game, the usual one first.
const DOCUMENTS: &[&str] = &[
    include_str!("catalog/solo-whist-points.toml"),
    include_str!("catalog/solo-whist-units.toml"),
    include_str!("catalog/solo-whist-alternative.toml"),
    include_str!("catalog/solo-whist-base-4.toml"),
    include_str!("catalog/solo-whist-base-5.toml"),
    include_str!("catalog/solo-whist-base-6.toml"),
    include_str!("catalog/solo-whist-hoyle.toml"),
    include_str!("catalog/solo-whist-1911.toml"),
    include_str!("catalog/solo-whist-chips.toml"),
    include_str!("catalog/solo-whist-cents.toml"),
    include_str!("catalog/oh-hell.toml"),
    include_str!("catalog/oh-hell-tricks-count.toml"),
    include_str!("catalog/oh-hell-minus-bid.toml"),
    include_str!("catalog/oh-hell-symmetric.toml"),
    include_str!("catalog/oh-hell-ten-times.toml"),
    include_str!("catalog/oh-hell-under-penalty.toml"),
    include_str!("catalog/oh-hell-five-times.toml"),
    include_str!("catalog/oh-hell-set.toml"),
    include_str!("catalog/oh-hell-bid-only.toml"),
    include_str!("catalog/oh-hell-squares.toml"),
    include_str!("catalog/oh-hell-ten-and-off.toml"),
    include_str!("catalog/oh-hell-triangular.toml"),
    include_str!("catalog/oh-hell-low.toml"),
    include_str!("catalog/romanian-whist.toml"),
    include_str!("catalog/wizard.toml"),
    include_str!("catalog/whist-5.toml"),
    include_str!("catalog/whist-short.toml"),
    include_str!("catalog/whist-long.toml"),
    include_str!("catalog/whist-american.toml"),
    include_str!("catalog/bid-whist.toml"),
    include_str!("catalog/bid-whist-shortfall.toml"),
    include_str!("catalog/bid-whist-parlett.toml"),
    include_str!("catalog/bid-whist-1900.toml"),
    include_str!("catalog/minnesota-whist.toml"),
    include_str!("catalog/norwegian-whist.toml"),
    include_str!("catalog/spades.toml"),
    include_str!("catalog/israeli-whist.toml"),
    include_str!("catalog/nomination-whist.toml"),
    include_str!("catalog/skull-king.toml"),
    include_str!("catalog/rikken.toml"),
    include_str!("catalog/wiezen.toml"),
    include_str!("catalog/wiezen-iwwa.toml"),
    include_str!("catalog/kleurenwiezen.toml"),
    include_str!("catalog/callbreak.toml"),
];

/// Read at first use. A document that did not read would be missing here; a test holds that none is.
static SCHEMES: LazyLock<Vec<Scheme>> = LazyLock::new(|| {
    DOCUMENTS
        .iter()
        .filter_map(|text| document::parse(text).ok())
        .collect()
});

/// Every scheme that ships, by game, the usual one first.
pub fn all() -> impl Iterator<Item = &'static Scheme> {
    SCHEMES.iter()
}

/// The scheme of that id, if it ships.
pub fn find(id: &str) -> Option<&'static Scheme> {
    all().find(|scheme| scheme.id == id)
}

/// Whether a table must not give this id to rules of its own.
pub fn is_reserved(id: &str) -> bool {
    find(id).is_some()
}
