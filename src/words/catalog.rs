//! The texts of a language by key. Each is parsed when it is first used, because a run of the program uses few of them.

use super::figures;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::iter;
use std::sync::{PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/catalogs.rs"));

pub(super) struct Catalog {
    /// The entries of all files with their keys, sorted.
    entries: Vec<(&'static str, &'static str)>,
    parsed: RwLock<FluentBundle<FluentResource>>,
}

impl Catalog {
    /// The catalog of a language that is supported.
    pub(super) fn of(code: &str) -> Self {
        let files = catalog(code).iter();
        let mut entries: Vec<_> = files.flat_map(|file| entries(file)).collect();
        entries.sort_unstable();
        let id: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut parsed = FluentBundle::new_concurrent(vec![id]);
        // `name` isolates names where needed; Fluent would put marks around every number too.
        parsed.set_use_isolating(false);
        parsed.set_formatter(Some(figures::in_sentence));
        let parsed = RwLock::new(parsed);
        Self { entries, parsed }
    }

    /// Formats the message with this key, if there is one.
    pub(super) fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let read = || self.parsed.read().unwrap_or_else(PoisonError::into_inner);
        if !read().has_message(key) {
            let mut parsed = self.parsed.write().unwrap_or_else(PoisonError::into_inner);
            self.parse(&mut parsed, key);
        }
        let parsed = read();
        let pattern = parsed.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = parsed.format_pattern(pattern, args, &mut errors);
        Some(text.into_owned())
    }

    /// The text of a message in one line, unparsed.
    pub(super) fn line(&self, key: &str) -> Option<&'static str> {
        let (_, text) = self.entry(key)?.split_once(" = ")?;
        text.lines().next()
    }

    fn entry(&self, key: &str) -> Option<&'static str> {
        let at = self.entries.binary_search_by_key(&key, |(key, _)| key);
        Some(self.entries[at.ok()?].1)
    }

    /// Parses a message and those that it refers to.
    fn parse(&self, parsed: &mut FluentBundle<FluentResource>, key: &str) {
        let Some(text) = self.entry(key).filter(|_| !parsed.has_message(key)) else {
            return;
        };
        // A faulty message keeps its valid parts; a test checks that all are valid.
        let read = FluentResource::try_new(text.to_owned());
        parsed.add_resource_overriding(read.unwrap_or_else(|(read, _)| read));
        for part in text.split('{').skip(1) {
            let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-';
            let named = part.trim_start().split(ends).next();
            self.parse(parsed, named.unwrap_or_default());
        }
    }
}

/// The entries of a file with their keys. An entry ends where the next begins.
fn entries(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = iter::once(0).chain(file.match_indices('\n').map(|(at, _)| at + 1));
    let starts = lines.filter(|at| file[*at..].starts_with(|c: char| c.is_ascii_lowercase()));
    let mut starts = starts.peekable();
    iter::from_fn(move || {
        let start = starts.next()?;
        let text = &file[start..starts.peek().copied().unwrap_or(file.len())];
        let (key, _) = text.split_once(" =")?;
        Some((key, text))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Currency;
    use crate::words::LANGUAGES;

    #[test]
    fn every_language_has_the_same_keys() {
        // Including the name and source of each shipped scheme, and the name of each currency.
        let money = Currency::all().into_iter();
        let names = crate::scheme::catalog::all()
            .flat_map(|scheme| ["scheme", "source"].map(|what| format!("{what}-{}", scheme.id)))
            .chain(
                money
                    .filter(|one| *one != Currency::CHIPS)
                    .map(|one| format!("currency-{}", one.code())),
            );
        let english = keys("en");
        for name in names {
            assert!(english.contains(&name.as_str()), "{name}");
        }
        for language in LANGUAGES {
            for file in catalog(language.code) {
                let read = FluentResource::try_new((*file).to_owned());
                let errors = read.err().map(|(_, errors)| errors);
                assert_eq!(errors, None, "{}", language.code);
            }
            assert_eq!(keys(language.code), english, "{}", language.code);
        }
    }

    /// The keys of a catalog, sorted, each defined once.
    fn keys(code: &str) -> Vec<&'static str> {
        let entries = Catalog::of(code).entries;
        let keys: Vec<_> = entries.into_iter().map(|(key, _)| key).collect();
        for pair in keys.windows(2) {
            assert_ne!(pair[0], pair[1], "{code}");
        }
        keys
    }

    #[test]
    fn every_message_is_parsed_alone_as_in_its_file() {
        for language in LANGUAGES {
            let mut whole = FluentBundle::new_concurrent(Vec::new());
            for file in catalog(language.code) {
                let read = FluentResource::try_new((*file).to_owned());
                whole
                    .add_resource(read.unwrap_or_else(|(read, _)| read))
                    .unwrap_or_default();
            }
            let alone = Catalog::of(language.code);
            for (key, text) in &alone.entries {
                let mut parsed = FluentBundle::new_concurrent(Vec::new());
                alone.parse(&mut parsed, key);
                let pattern = |bundle: &FluentBundle<FluentResource>| {
                    format!(
                        "{:?}",
                        bundle.get_message(key).and_then(|found| found.value())
                    )
                };
                assert_eq!(pattern(&parsed), pattern(&whole), "{key}");
                let mut errors = Vec::new();
                let found = parsed.get_message(key).and_then(|found| found.value());
                let found = found.unwrap_or_else(|| unreachable!("{key} has a text"));
                drop(parsed.format_pattern(found, None, &mut errors));
                let unknown = errors
                    .iter()
                    .find(|one| format!("{one:?}").contains("Message {"));
                assert!(unknown.is_none(), "{text}: {unknown:?}");
            }
        }
    }
}
