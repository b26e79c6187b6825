//! A name being typed for a joining player, and its matches among the known players.

use crate::ledger::{clean_name, name_key};
use crate::text::fold;
use crate::view::Message;
use crate::view::new_session::name_error;
use crate::view::page::{Choice, TypedName};

/// The maximum number of matches offered.
const OFFERED: usize = 4;

/// A name being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Naming {
    /// The text typed.
    pub typed: String,
    /// Why it is invalid, or whom it may mean.
    pub says: Option<Message>,
    /// Whether a similar known name needs confirmation.
    asks: bool,
}

/// The player a name means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameMatch {
    /// A known player, by index.
    Known(usize),
    /// A new player.
    New(String),
}

impl Naming {
    /// Updates the text typed.
    pub fn edit(&mut self, typed: &str) {
        *self = Self {
            typed: typed.to_owned(),
            ..Self::default()
        };
    }

    /// Accepts the name; `None` if it is invalid or a similar known name needs confirmation.
    pub fn enter(&mut self, typed: &str, known: &[&str]) -> Option<NameMatch> {
        self.edit(typed);
        let name = match clean_name(typed) {
            Ok(name) => name,
            Err(error) => {
                self.says = Some(name_error(&error));
                return None;
            }
        };
        let by = |of: fn(&str) -> String| {
            let wanted = of(&name);
            known.iter().position(|known| of(known) == wanted)
        };
        if let Some(at) = by(name_key) {
            return Some(NameMatch::Known(at));
        }
        let Some(like) = by(fold) else {
            return Some(NameMatch::New(name));
        };
        self.says = Some(Message::name_like(known[like]));
        self.asks = true;
        None
    }

    /// The name, if a new player is meant despite a similar known one.
    pub fn new_name(&self) -> Option<String> {
        clean_name(&self.typed).ok().filter(|_| self.asks)
    }

    /// The field with these players offered.
    pub fn shown<A>(&self, offered: impl Iterator<Item = Choice<A>>) -> TypedName<A> {
        TypedName {
            error: self.says.clone(),
            offered: offered.collect(),
            anew: self.new_name().map(Message::name_anew),
        }
    }

    /// The indices of names that begin with the text, or have a word that does.
    pub fn offered<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Vec<usize> {
        let wanted = fold(self.typed.trim());
        let begins = |name: &str| {
            let name = fold(name);
            let mut words = name.match_indices(' ').map(|(at, _)| &name[at + 1..]);
            name.starts_with(&wanted) || words.any(|word| word.starts_with(&wanted))
        };
        let found = names.into_iter().enumerate();
        let found = found.filter(|(_, name)| !wanted.is_empty() && begins(name));
        found.map(|(at, _)| at).take(OFFERED).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 4] = ["Zoë", "Zofia", "Mary Ann", "محمد"];

    fn entered(typed: &str) -> (Option<NameMatch>, Naming) {
        let mut naming = Naming::default();
        let named = naming.enter(typed, &KNOWN);
        (named, naming)
    }

    #[test]
    fn a_name_that_differs_by_accents_needs_confirmation() {
        assert_eq!(entered("ZOË").0, Some(NameMatch::Known(0)));
        assert_eq!(entered(" Bob ").0, Some(NameMatch::New("Bob".into())));
        for typed in ["zoe", "Zoe ", "MÁRY ANN"] {
            let (named, naming) = entered(typed);
            assert_eq!(named, None, "{typed}");
            assert!(
                matches!(naming.says, Some(Message::NameLike { .. })),
                "{typed}"
            );
            assert_eq!(naming.new_name().as_deref(), Some(typed.trim()));
        }
        assert!(entered(" ").1.new_name().is_none());
    }

    #[test]
    fn names_that_begin_like_the_text_are_offered() {
        let offered = |typed: &str| {
            let mut naming = Naming::default();
            naming.edit(typed);
            naming.offered(KNOWN)
        };
        assert_eq!(offered("zo"), [0, 1]);
        assert_eq!(offered("Ann"), [2]);
        assert_eq!(offered("مح"), [3]);
        assert!(offered("").is_empty() && offered("-").is_empty());
    }
}
