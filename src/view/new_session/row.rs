//! One switch: what it decides, the values that are offered, and what each puts into the scheme's document.

use crate::scheme::switch::Switch;
use crate::view::Message;

/// A dotted key of a scheme's document and the value that it is set to, as [`crate::scheme::set`] reads it.
pub type Setting = (String, String);

/// One switch with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchRow {
    /// What it decides.
    pub label: Message,
    /// Its values in the order in which they are offered.
    pub values: Vec<Value>,
    /// What the value in force comes to, where that is worth saying.
    pub note: Message,
    /// Whether it stands otherwise than in the scheme.
    pub changed: bool,
    /// A value can be typed as well.
    pub typed: Option<Typing>,
}

/// One value of a switch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// What it is called.
    pub text: Message,
    /// What puts it into the scheme's document.
    pub set: Vec<Setting>,
    /// Whether it is in force.
    pub chosen: bool,
}

/// A value that can be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing {
    /// What to type.
    pub label: Message,
    /// What is in force, as it would be typed.
    pub text: String,
}

/// A switch that stands at one value in the scheme and at one, perhaps another, in the session's copy of it.
///
/// The scheme's own value comes first where it is none of the usual ones, and the one in force last.
pub(super) fn row<T: Clone + PartialEq>(
    label: Message,
    (kept, now): (&T, &T),
    usual: &[T],
    say: impl Fn(&T) -> Message,
    set: impl Fn(&T) -> Vec<Setting>,
) -> SwitchRow {
    let mut offered: Vec<T> = Vec::with_capacity(usual.len() + 2);
    if !usual.contains(kept) {
        offered.push(kept.clone());
    }
    for value in usual.iter().chain([now]) {
        if !offered.contains(value) {
            offered.push(value.clone());
        }
    }
    let values = offered.iter().map(|value| Value {
        text: say(value),
        set: set(value),
        chosen: value == now,
    });
    SwitchRow {
        label,
        values: values.collect(),
        note: Message::Blank,
        changed: kept != now,
        typed: None,
    }
}

/// The setting of one key to one value.
#[expect(
    clippy::needless_pass_by_value,
    reason = "a value is mostly made for the setting, and nobody wants to borrow it"
)]
pub(super) fn one(key: &str, value: impl ToString) -> Vec<Setting> {
    vec![(key.to_owned(), value.to_string())]
}

/// The setting of one key to the word of a switch.
pub(super) fn word<T: Switch>(key: &str, value: T) -> Vec<Setting> {
    one(key, value.word())
}

/// The setting of a rule that need not be there: to this value, or off.
pub(super) fn maybe(key: &str, value: Option<impl ToString>) -> Vec<Setting> {
    value.map_or_else(|| one(key, "off"), |value| one(key, value))
}
