//! Parses the head of an HTTP request.

use super::token::{LENGTH, Token};
use crate::words::{LANGUAGES, Language};
use httparse::{EMPTY_HEADER, Header, Request, Status};

/// The maximum size of the head in bytes.
pub(super) const LONGEST: usize = 8 * 1024;
/// The maximum number of headers.
const MOST_HEADERS: usize = 64;

/// The bytes received so far, parsed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Head {
    /// Incomplete.
    Part,
    /// A request for the document in a language.
    Page(Language),
    /// A request for the event stream in a language.
    Live(Language),
    Refused(Refusal),
}

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Malformed,
    NotFound,
    Method,
    TooLarge,
}

/// Parses the bytes received so far; the first `known` were part of an earlier call. `host` is the address the server is
/// bound to.
pub(super) fn read(received: &[u8], known: usize, token: &Token, host: &str) -> Head {
    // Not HTTP, such as TLS, which browsers try first: refused at once.
    if received
        .first()
        .is_some_and(|one| !one.is_ascii_uppercase())
    {
        return Head::Refused(Refusal::Malformed);
    }
    let fresh = received.get(known.saturating_sub(3)..).unwrap_or_default();
    let ends = |end: &[u8]| fresh.windows(end.len()).any(|part| part == end);
    let whole = ends(b"\n\r\n") || ends(b"\n\n");
    if received.len() > LONGEST {
        return Head::Refused(Refusal::TooLarge);
    }
    if !whole {
        return Head::Part;
    }
    let mut headers = [EMPTY_HEADER; MOST_HEADERS];
    let mut request = Request::new(&mut headers);
    match request.parse(received) {
        Ok(Status::Complete(_)) => {}
        Err(httparse::Error::TooManyHeaders) => return Head::Refused(Refusal::TooLarge),
        Ok(Status::Partial) | Err(_) => return Head::Refused(Refusal::Malformed),
    }
    asked(&request, token, host).unwrap_or_else(Head::Refused)
}

fn asked(request: &Request<'_, '_>, token: &Token, host: &str) -> Result<Head, Refusal> {
    // DNS rebinding: a foreign page whose name resolves to this address sends that name as host.
    let mut hosts = named(request.headers, "host");
    if hosts.next() != Some(host.as_bytes()) || hosts.next().is_some() {
        return Err(Refusal::NotFound);
    }
    let path = request.path.and_then(|path| path.strip_prefix('/'));
    let (word, rest) = path
        .and_then(|path| path.split_at_checked(LENGTH))
        .ok_or(Refusal::NotFound)?;
    if !token.is(word.as_bytes()) || !matches!(rest, "" | "/live") {
        return Err(Refusal::NotFound);
    }
    if request.method != Some("GET") {
        return Err(Refusal::Method);
    }
    let accepted = named(request.headers, "accept-language").next();
    let language = language(accepted.and_then(|text| std::str::from_utf8(text).ok()));
    Ok(match rest {
        "" => Head::Page(language),
        _ => Head::Live(language),
    })
}

/// The values of the headers with this name.
fn named<'a>(headers: &'a [Header<'_>], name: &'a str) -> impl Iterator<Item = &'a [u8]> {
    let found = headers
        .iter()
        .filter(move |header| header.name.eq_ignore_ascii_case(name));
    found.map(|header| header.value)
}

/// The supported language that the browser prefers; English if there is none.
fn language(accepted: Option<&str>) -> Language {
    let choices = accepted.unwrap_or_default().split(',');
    let known = choices.filter_map(|choice| {
        let (tag, weight) = choice.split_once(';').unwrap_or((choice, "q=1"));
        let code = tag.trim().split('-').next()?.to_ascii_lowercase();
        let language = LANGUAGES.iter().find(|one| one.code == code)?;
        Some((weight_of(weight)?, *language))
    });
    // The first wins a tie.
    let best = known.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map_or_else(|| Language::of("en"), |(_, language)| language)
}

/// A quality value in thousandths; `None` if it is 0, which excludes the language, or invalid.
fn weight_of(parameter: &str) -> Option<u32> {
    let text = parameter.trim().strip_prefix("q=")?;
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let thousandths: u32 = format!("{part:0<3}").get(..3)?.parse().ok()?;
    let whole: u32 = whole.parse().ok().filter(|whole| *whole <= 1)?;
    Some(whole * 1000 + thousandths).filter(|weight| *weight > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_in_the_language_the_browser_prefers() {
        for (accepted, code) in [
            (None, "en"),
            (Some(""), "en"),
            (Some("fa"), "fa"),
            (Some("fa-IR,fa;q=0.9,en;q=0.8"), "fa"),
            (Some("de-DE,de;q=0.9,pl;q=0.5,it;q=0.51"), "it"),
            (Some("en;q=0.3, PL-pl ; q=0.9"), "pl"),
            (Some("et;q=0,pl;q=0.001"), "pl"),
            (Some("*"), "en"),
            (Some(";;;,,,q=,et;q=9,\u{1F600}"), "en"),
        ] {
            assert_eq!(language(accepted).code, code, "{accepted:?}");
        }
    }
}
