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
}

/// The player a name means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameMatch<A> {
    /// A known player who can join.
    Known(A),
    /// A new player.
    New(String),
}

/// A known player by name, and what it takes to let them join; `None` if they are at the table already.
pub type Candidate<A> = (String, Option<A>);

impl Naming {
    /// Updates the text typed.
    pub fn edit(&mut self, typed: &str) {
        *self = Self {
            typed: typed.to_owned(),
            ..Self::default()
        };
    }

    /// Accepts the name; `None` if it is invalid, of a player at the table, or a similar known name needs confirmation.
    pub fn enter<A: Clone>(&mut self, typed: &str, known: &[Candidate<A>]) -> Option<NameMatch<A>> {
        self.edit(typed);
        let named = matched(typed, known);
        self.says = named.as_ref().err().cloned();
        named.ok()
    }

    /// The name, if a new player is meant despite a similar known one.
    pub fn new_name(&self) -> Option<String> {
        let asks = matches!(self.says, Some(Message::NameLike { .. }));
        clean_name(&self.typed).ok().filter(|_| asks)
    }

    /// The field, offering those who can join whose name begins with the text, or has a word that does; with the
    /// accessible label of each.
    pub fn shown<A>(
        &self,
        known: impl IntoIterator<Item = Candidate<A>>,
        label: impl Fn(&str) -> Message,
    ) -> TypedName<A> {
        let wanted = fold(self.typed.trim());
        let begins = |name: &str| {
            let name = fold(name);
            let mut words = name.match_indices(' ').map(|(at, _)| &name[at + 1..]);
            name.starts_with(&wanted) || words.any(|word| word.starts_with(&wanted))
        };
        let found = known.into_iter().filter_map(|(name, who)| {
            let who = who.filter(|_| !wanted.is_empty() && begins(&name))?;
            Some(Choice::of(Message::typed(&name), false, who).says(label(&name)))
        });
        TypedName {
            error: self.says.clone(),
            offered: found.take(OFFERED).collect(),
            anew: self.new_name().map(Message::name_anew),
        }
    }
}

/// Whom a name means, or why it cannot be taken as it is.
fn matched<A: Clone>(typed: &str, known: &[Candidate<A>]) -> Result<NameMatch<A>, Message> {
    let name = clean_name(typed).map_err(|error| name_error(&error))?;
    let by = |of: fn(&str) -> String| {
        let wanted = of(&name);
        known.iter().find(|(known, _)| of(known) == wanted)
    };
    match (by(name_key), by(fold)) {
        (Some((_, Some(who))), _) => Ok(NameMatch::Known(who.clone())),
        (Some((twin, None)), _) => Err(Message::name_twin(twin)),
        (None, Some((like, _))) => Err(Message::name_like(like)),
        (None, None) => Ok(NameMatch::New(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 4] = ["Zoë", "Zofia", "Mary Ann", "محمد"];

    fn known() -> Vec<Candidate<usize>> {
        let known = KNOWN.into_iter().enumerate();
        known
            .map(|(at, name)| (name.to_owned(), Some(at)))
            .collect()
    }

    fn entered(typed: &str) -> (Option<NameMatch<usize>>, Naming) {
        let mut naming = Naming::default();
        let named = naming.enter(typed, &known());
        (named, naming)
    }

    #[test]
    fn a_player_at_the_table_cannot_join_again() {
        let mut naming = Naming::default();
        let seated: [Candidate<()>; 1] = [("Zofia".to_owned(), None)];
        assert_eq!(naming.enter("zofia", &seated), None);
        assert!(matches!(naming.says, Some(Message::NameTwin { .. })));
        let offered = naming.shown(seated, |_| Message::Blank).offered;
        assert!(offered.is_empty());
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
            let offered = naming.shown(known(), |_| Message::Blank).offered;
            offered.into_iter().map(|one| one.does).collect::<Vec<_>>()
        };
        assert_eq!(offered("zo"), [0, 1]);
        assert_eq!(offered("Ann"), [2]);
        assert_eq!(offered("مح"), [3]);
        assert!(offered("").is_empty() && offered("-").is_empty());
    }
}
