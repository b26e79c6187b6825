//! The available schemes: the shipped ones and house rules.

use super::{App, Result};
use crate::scheme::{Scheme, catalog};
use crate::store::{Database, HouseRules, People, StoreError};

/// An available scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered<'a> {
    /// The scheme itself.
    pub scheme: &'a Scheme,
    /// Its house rules; `None` if shipped.
    pub house: Option<&'a HouseRules>,
}

/// All available schemes. Without a database only the shipped ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schemes {
    /// The house rules, oldest first.
    pub house: Vec<HouseRules>,
    /// The number of unreadable house rules.
    pub damaged: usize,
}

impl Schemes {
    /// The shipped schemes by game, then the house rules.
    pub fn all(&self) -> impl Iterator<Item = Offered<'_>> {
        let shipped = catalog::all().map(|scheme| (scheme, None));
        let house = self.house.iter().map(|rules| (&rules.scheme, Some(rules)));
        let all = shipped.chain(house);
        all.map(|(scheme, house)| Offered { scheme, house })
    }

    /// The scheme with that id.
    pub fn find(&self, id: &str) -> Option<Offered<'_>> {
        self.all().find(|one| one.scheme.id == id)
    }
}

/// All available schemes.
///
/// # Errors
/// The database cannot be read at all.
pub fn schemes(db: &mut Database) -> Result<Schemes, StoreError> {
    let rules = match db.people().map(People::house_rules) {
        // A damaged log row does not say which rules it belongs to.
        Err(StoreError::Damaged { .. }) => {
            return Ok(Schemes {
                damaged: 1,
                ..Schemes::default()
            });
        }
        rules => rules?,
    };
    let all = rules.len();
    let house: Vec<HouseRules> = rules.into_iter().flatten().collect();
    let damaged = all - house.len();
    Ok(Schemes { house, damaged })
}

impl App {
    /// All available schemes. Creates no database.
    ///
    /// # Errors
    /// The database exists but cannot be read.
    pub fn schemes(&self) -> Result<Schemes> {
        self.read(schemes)
    }
}
