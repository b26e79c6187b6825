//! 128-bit ids, one type per kind of object.
//!
//! `app` draws them, or they are derived from contents; here they are compared, formatted and parsed.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A text that is borrowed where it can be: a list of thousands of sessions reads tens of thousands of ids.
#[derive(Deserialize)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u128);

        /// 32 hexadecimal digits in lower case.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let hex = text.len() == 32 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
                if !hex {
                    return Err(BadId(text.to_owned()));
                }
                u128::from_str_radix(text, 16).map(Self).map_err(|_| BadId(text.to_owned()))
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Text::deserialize(deserializer)?.0.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id!(
    /// A session.
    SessionId
);
id!(
    /// A participant of one session.
    ParticipantId
);
id!(
    /// A player on the roster, across sessions.
    PlayerId
);
id!(
    /// A hand.
    HandId
);
id!(
    /// A row of a log.
    EditId
);
id!(
    /// A payment, or a row that undoes one.
    PaymentId
);
id!(
    /// House rules, independent of content and name.
    HouseRulesId
);
id!(
    /// A saved season, independent of name and choice.
    SeasonId
);

/// An id derived from these parts: half of their SHA-256.
#[cfg(feature = "store")]
pub(crate) fn derived_id(parts: &[&[u8]]) -> u128 {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(parts.concat());
    let mut half = [0; 16];
    half.copy_from_slice(&digest[..16]);
    u128::from_be_bytes(half)
}

/// A text that is not an id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an id of 32 hexadecimal digits")]
pub struct BadId(pub String);
