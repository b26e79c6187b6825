//! The content of pages, each struct declared once: `ui/build.rs` reads the files of this folder and generates for
//! every struct the Slint struct, or the properties of a Slint global, and its conversion.
//!
//! A field is converted by type:
//!
//! | type | on the page |
//! |---|---|
//! | [`Message`], `String`, `Points`, `i64`, `char`, an amount of money, its currency | text in the language |
//! | `Change`, [`MoneyChange`], [`CellChange`], [`BidAndTook`], a `Cell` of standings | text, and an `int` `…-sign` |
//! | [`SheetValue`] | the label of its button |
//! | `bool`, `i32`, `usize`, [`Ratio`](super::chart::Ratio) | `bool`, `int`, `float` |
//! | `Vec` | a list, updated in place |
//! | `Option` | as its inner type; `None` is blank, or −1 for an index |
//! | a struct of this folder, an enum without values | itself |
//! | a struct that is set on a global | its fields |
//!
//! A field of another type or in [`Hidden`], such as a tap's action, stays in Rust. If the docstring of a struct ends
//! in "Set on `…View`.", the struct is not a row: its fields become properties of that global, or of each global named.
//! Pages read them; they write only those whose docstring says "The page writes it too." What a page holds beside its
//! content, and its callbacks, are in the page's own `…Adapter`.

mod new_session;
mod parts;
mod players;
mod result;
mod schemes;
mod sessions;
mod settings;
mod table;

pub use new_session::*;
pub use parts::*;
pub use players::*;
pub use result::*;
pub use schemes::*;
pub use sessions::*;
pub use settings::*;
pub use table::*;

use super::sheet::{BidAndTook, CellChange, SheetValue};
use super::{Message, MoneyChange};

/// A value that the page does not show.
pub type Hidden<T> = T;
