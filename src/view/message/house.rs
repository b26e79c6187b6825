//! Sentences about house rules.

use super::messages;

messages! {
    /// The editor of house rules.
    House:
    HouseRules = "house-rules" "Schemes that a table made itself.";
}
