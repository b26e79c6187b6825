//! The house-rules editor: every number and switch of a scheme as a box in a sentence, and a worked example.
//!
//! An [`Editor`] starts from a scheme, receives taps and choices, and gives a [`Page`] to show and finally a document. While
//! the rules are invalid, the page shows the reason, the worked example shows the last valid rules, and nothing can be
//! saved. This module must not know where documents are stored, how a hand is scored, or any window.
//!
//! * `control`: the choices of a box, and their changes to the document;
//! * `line`: a sentence; `rule`: sentences generated from the kind's table of keys; `common`, `contracts`,
//!   `exact_bid`: sentences with special forms;
//! * `step`: undo and redo; `fault`: why rules are invalid, and the document they become;
//! * `page`: the content of the page.

mod common;
mod contracts;
mod control;
mod exact_bid;
mod fault;
mod line;
mod page;
mod rule;
mod step;

pub(super) use exact_bid::term_name;
pub use line::{Line, Piece, PieceKind, Pieces};
pub use page::{Chip, Dock, Page};

use super::message::Message;
use super::what_if::example_for;
use crate::scheme::Scheme;
use crate::scheme::draft::Draft;
use control::{Choice, Control};
use line::{Sentence, in_words};
use page::Typing;
use rule::Context;
use step::Steps;

/// A draft of house rules.
#[derive(Clone, Debug)]
pub struct Editor {
    base: Scheme,
    base_draft: Draft,
    /// The base scheme's sentences.
    before: Vec<Sentence>,
    steps: Steps,
    /// The key of the open control.
    open: Option<String>,
    typing: Option<Typing>,
    /// The chosen worked example, counted from 0.
    example: Option<usize>,
}

impl Editor {
    /// New house rules, initially those of a scheme.
    pub fn new(base: &Scheme, name: &str) -> Self {
        Self::begin(base, base, name)
    }

    /// Saved house rules based on a scheme; on themselves if it is not known or of another kind.
    pub fn resume(saved: &Scheme, base: Option<&Scheme>) -> Self {
        let base = base.filter(|base| base.rules.kind() == saved.rules.kind());
        Self::begin(base.unwrap_or(saved), saved, &saved.name)
    }

    /// A draft with the text of [`Self::text`], which may be invalid. All its changes are one step. `saved` are the saved
    /// rules that it changes; `None` for new ones. Returns `None` if the text cannot be parsed.
    pub fn reopen(base: &Scheme, name: &str, text: &str, saved: Option<&Scheme>) -> Option<Self> {
        let mut editor = Self::begin(base, saved.unwrap_or(base), name);
        let draft = Draft::from_text(text)?;
        editor.steps.change(draft, Message::HouseStepEarlier);
        Some(editor)
    }

    fn begin(base: &Scheme, first: &Scheme, name: &str) -> Self {
        let base_draft = Draft::of(base);
        let before = rule::lines(&Context {
            draft: &base_draft,
            base: &base_draft,
            good: base,
            open: None,
        });
        Self {
            base: base.clone(),
            base_draft,
            before,
            steps: Steps::new(Draft::of(first), name),
            open: None,
            typing: None,
            example: None,
        }
    }

    /// The scheme that the rules are based on.
    pub fn base(&self) -> &Scheme {
        &self.base
    }

    /// The name of the rules.
    pub fn name(&self) -> &str {
        &self.steps.now().name
    }

    /// Whether there is a change to undo.
    pub fn is_changed(&self) -> bool {
        self.steps.undoable().is_some()
    }

    /// The current document, valid or not.
    pub fn text(&self) -> String {
        self.steps.now().draft.text()
    }

    /// Changes the name.
    pub fn rename(&mut self, name: &str) {
        self.steps.rename(name);
    }

    /// Opens the box or `+` with this id; closes it if it is open. If a typed value is invalid, its box stays open.
    pub fn open(&mut self, id: usize) {
        let key = self.controls().nth(id).map(|control| control.key);
        let again = key == self.open;
        if self.settle_typed() {
            self.open_key(key.filter(|_| !again));
            self.close_what_is_gone();
        }
    }

    /// Closes the open box, with its typed value if that is valid.
    pub fn close(&mut self) {
        self.settle_typed();
        self.open_key(None);
    }

    fn open_key(&mut self, key: Option<String>) {
        self.typing = None;
        let shown = key.as_ref();
        let shown = shown.and_then(|key| example_for(self.scheme(), key));
        self.example = shown.or(self.example);
        self.open = key;
    }

    /// Chooses the card at this index of the open box; does nothing if there is none.
    pub fn choose(&mut self, chip: usize) {
        if let Some(control) = self.control()
            && let Some(choice) = control.choices().into_iter().nth(chip)
        {
            self.take(&control, choice);
        }
    }

    /// Starts typing a value in place of the cards.
    pub fn start_typing(&mut self) {
        if self.control().is_some_and(|control| control.can_type()) {
            self.typing = Some(Typing::default());
        }
    }

    /// Returns to the cards, without the typed value.
    pub fn stop_typing(&mut self) {
        self.typing = None;
    }

    /// Accepts the typed value, if there is one, before another action; false if it is invalid.
    pub fn settle_typed(&mut self) -> bool {
        match self.typing.clone() {
            Some(typed) if !typed.text.is_empty() => self.accept_typed(&typed.text),
            _ => self.typing = None,
        }
        self.typing.is_none()
    }

    /// Sets the text typed so far.
    pub fn edit_typed(&mut self, text: &str) {
        if let Some(typing) = &mut self.typing {
            (typing.text, typing.error) = (text.to_owned(), Message::Blank);
        }
    }

    /// Accepts the typed value; if it is invalid, the text stays and the page shows the reason.
    pub fn accept_typed(&mut self, text: &str) {
        let Some(control) = self.control().filter(|_| self.typing.is_some()) else {
            return;
        };
        match control.read(text) {
            Ok(choice) => self.take(&control, choice),
            Err(error) => {
                let text = text.to_owned();
                self.typing = Some(Typing { text, error });
            }
        }
    }

    fn take(&mut self, control: &Control, choice: Choice) {
        self.typing = None;
        let now = &self.steps.now().draft;
        let next = now.changed(&choice.changes);
        if next != *now {
            let what = Message::house_step_says(control.ask.clone(), in_words(&choice.text));
            self.steps.change(next, what);
            self.close_what_is_gone();
        }
        if choice.then.is_some() {
            self.open_key(choice.then);
        }
    }

    /// Shows the worked example at this index.
    pub fn show_example(&mut self, example: usize) {
        self.example = Some(example);
    }

    /// Undoes the last step; a typed value is accepted first, as a step. False if the typed value is invalid or there
    /// is no step.
    pub fn undo(&mut self) -> bool {
        let done = self.settle_typed() && self.steps.undo();
        self.close_what_is_gone();
        done
    }

    /// Redoes the step undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let done = self.settle_typed() && self.steps.redo();
        self.close_what_is_gone();
        done
    }

    /// Closes a box that the last change removed.
    fn close_what_is_gone(&mut self) {
        if self.control().is_none() {
            self.open = None;
            self.typing = None;
        }
    }

    /// The scheme of the worked example: the current rules, or the last valid ones.
    pub fn scheme(&self) -> &Scheme {
        self.steps.last_valid(&self.base)
    }

    fn at(&self) -> Context<'_> {
        Context {
            draft: &self.steps.now().draft,
            base: &self.base_draft,
            good: self.scheme(),
            open: self.open.as_deref(),
        }
    }

    fn sentences(&self) -> Vec<Sentence> {
        rule::lines(&self.at())
    }

    fn controls(&self) -> impl Iterator<Item = Control> + use<> {
        let sentences = self.sentences().into_iter();
        sentences.flat_map(|sentence| sentence.controls)
    }

    /// The open control.
    fn control(&self) -> Option<Control> {
        let at = self.at();
        self.controls().find(|control| control.is_open(&at))
    }
}
