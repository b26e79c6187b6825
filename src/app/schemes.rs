//! What a table can play by: the schemes that ship and its own house rules.

use super::{App, AppError};
use crate::scheme::{Scheme, catalog};
use crate::store::{Database, HouseRules, OpenError, StoreError};

/// A scheme that a table can play by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered<'a> {
    /// One that ships.
    Ships(&'static Scheme),
    /// House rules.
    House(&'a HouseRules),
}

impl<'a> Offered<'a> {
    /// The scheme itself.
    pub fn scheme(self) -> &'a Scheme {
        match self {
            Self::Ships(scheme) => scheme,
            Self::House(rules) => &rules.scheme,
        }
    }

    /// The house rules that it is; none where it ships.
    pub fn house(self) -> Option<&'a HouseRules> {
        match self {
            Self::Ships(_) => None,
            Self::House(rules) => Some(rules),
        }
    }
}

/// All schemes that a table can play by. Without a database these are those that ship.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schemes {
    /// The house rules that are kept, the oldest first.
    pub house: Vec<HouseRules>,
    /// How many house rules are kept that cannot be read.
    pub damaged: usize,
}

impl Schemes {
    /// Those that ship, by game, and then the house rules.
    pub fn all(&self) -> impl Iterator<Item = Offered<'_>> {
        let house = self.house.iter().map(Offered::House);
        catalog::all().map(Offered::Ships).chain(house)
    }

    /// The scheme of that id.
    pub fn find(&self, id: &str) -> Option<Offered<'_>> {
        self.all().find(|one| one.scheme().id == id)
    }
}

/// All schemes that a table can play by.
///
/// # Errors
/// Where the database cannot be read at all.
pub fn schemes(db: &mut Database) -> Result<Schemes, StoreError> {
    let mut schemes = Schemes::default();
    let rules = match db.house_rules() {
        // Of which the row of the log was that is damaged, nobody can say.
        Err(StoreError::Damaged { .. }) => {
            schemes.damaged = 1;
            Vec::new()
        }
        rules => rules?,
    };
    for row in rules {
        match row {
            Ok(rules) => schemes.house.push(rules),
            Err(StoreError::BadRules { .. }) => schemes.damaged += 1,
            Err(error) => return Err(error),
        }
    }
    Ok(schemes)
}

impl App {
    /// All schemes that a table can play by. Where the database is not open it is only looked at, and none is made.
    ///
    /// # Errors
    /// Where there is a database and it cannot be read.
    pub fn schemes(&self) -> Result<Schemes, AppError> {
        if let Some(store) = self.open_already() {
            return Ok(store.call(schemes)?);
        }
        match Database::peek(&self.database()) {
            Ok(mut db) => Ok(schemes(&mut db)?),
            Err(OpenError::Missing { .. }) => Ok(Schemes::default()),
            Err(error) => Err(error.into()),
        }
    }
}
