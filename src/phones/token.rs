//! The random, secret part of the address.

use std::hint::black_box;
use std::io;

/// Digits and letters without look-alikes.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Characters for 128 bits.
pub(super) const LENGTH: usize = 26;

/// 128 random bits.
pub(super) struct Token(String);

impl Token {
    pub(super) fn random() -> io::Result<Self> {
        let mut bytes = [0; 16];
        fill(&mut bytes)?;
        let bits = u128::from_be_bytes(bytes);
        let letter = |at: usize| {
            let five = usize::try_from(bits >> (5 * at) & 31).unwrap_or(0);
            char::from(LETTERS[five])
        };
        Ok(Self((0..LENGTH).map(letter).collect()))
    }

    pub(super) fn text(&self) -> &str {
        &self.0
    }

    /// Compares in constant time.
    pub(super) fn is(&self, other: &[u8]) -> bool {
        let pairs = self.0.as_bytes().iter().zip(other);
        let differ = pairs.fold(0, |differ, (one, other)| black_box(differ | (one ^ other)));
        other.len() == LENGTH && differ == 0
    }
}

/// A random nonce for the content security policy.
pub(super) fn nonce() -> io::Result<String> {
    Token::random().map(|token| token.0)
}

fn fill(bytes: &mut [u8]) -> io::Result<()> {
    getrandom::fill(bytes).map_err(|error| io::Error::other(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_token_matches() {
        let (token, other) = (Token::random().unwrap(), Token::random().unwrap());
        assert_eq!(token.text().len(), LENGTH);
        assert_ne!(token.text(), other.text());
        assert!(token.text().bytes().all(|one| LETTERS.contains(&one)));
        assert!(token.is(token.text().as_bytes()));
        for wrong in [
            String::new(),
            other.text().to_owned(),
            token.text()[1..].to_owned(),
            format!("{}0", token.text()),
            token.text().to_uppercase() + "0",
        ] {
            assert!(!token.is(wrong.as_bytes()), "{wrong}");
        }
    }
}
