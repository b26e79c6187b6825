//! The two windows with their pages, and all of [`oddtrick_ui`], which is compiled first: together they would need twice
//! the memory to compile.
#![allow(clippy::all, clippy::pedantic, missing_docs, reason = "generated code")]

pub use oddtrick_ui::*;

oddtrick_ui::windows!();
