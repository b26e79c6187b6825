//! The HTML document in a language. Its content comes with the event stream.

use crate::view::Message;
use crate::words::Words;

const DOCUMENT: &str = include_str!("page.html");

/// The document. The nonce permits its script and style.
pub(super) fn document(words: &Words, nonce: &str) -> String {
    let say = |message: Message| escaped(&words.say(&message));
    let filled = [
        ("nonce", nonce.to_owned()),
        ("lang", words.code.to_owned()),
        ("dir", if words.rtl { "rtl" } else { "ltr" }.to_owned()),
        ("waiting", say(Message::PhonesWaiting)),
        ("lost", say(Message::PhonesLost)),
        ("over", say(Message::PhonesOver)),
        ("full", say(Message::PhonesFull)),
        ("totals", say(Message::HeadTotal)),
        ("hand", say(Message::PhonesHand)),
        ("sheet", say(Message::MoreSheet)),
        ("result", say(Message::MoreResult)),
        ("paid", say(Message::PhonesPaid)),
    ];
    let mut document = DOCUMENT.to_owned();
    for (place, text) in filled {
        document = document.replace(&format!("{{{{{place}}}}}"), &text);
    }
    document
}

/// Escapes text for HTML content and attributes.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::LANGUAGES;

    #[test]
    fn a_document_is_complete_in_every_language_and_loads_nothing() {
        for language in LANGUAGES {
            let document = document(&Words::of(language.code), "abc");
            assert!(!document.contains("{{") && !document.contains("phones-"));
            assert!(document.contains(&format!("lang=\"{}\"", language.code)));
            assert_eq!(document.contains("dir=\"rtl\""), language.rtl);
            // These need a wider policy, or would turn text into markup.
            for never in [
                "http:",
                "https:",
                "src=",
                "@import",
                "url(",
                "style=",
                "onclick",
                "innerHTML",
                "eval(",
                "document.write",
            ] {
                assert!(!document.contains(never), "{never}");
            }
        }
        assert_eq!(
            escaped("<a b='\"&\">"),
            "&lt;a b=&#39;&quot;&amp;&quot;&gt;"
        );
    }
}
