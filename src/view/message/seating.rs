//! Sentences about who sits where.

use super::messages;

messages! {
    /// Who sits where, and who comes and goes.
    Seating:
    Joins { name: String } = "seating-joins" "Somebody who came later.";
}
