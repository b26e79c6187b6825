//! The editor's undo history.

use crate::scheme::draft::Draft;
use crate::scheme::{Scheme, SchemeError};
use crate::view::message::Message;

/// The rules after one change.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// The rules.
    pub(super) draft: Draft,
    /// Their name.
    pub(super) name: String,
    /// What was done; blank in the first step.
    pub(super) what: Message,
    /// The parsed scheme, or why it is invalid.
    pub(super) read: Result<Scheme, SchemeError>,
}

/// All steps, including undone ones. Never empty.
#[derive(Clone, Debug)]
pub(super) struct Steps {
    all: Vec<Step>,
    /// The index of the current step.
    at: usize,
}

impl Steps {
    /// The rules before any change.
    pub(super) fn new(draft: Draft, name: &str) -> Self {
        let (name, read) = (name.to_owned(), draft.read());
        let first = Step {
            draft,
            name,
            what: Message::Blank,
            read,
        };
        let all = vec![first];
        Self { all, at: 0 }
    }

    pub(super) fn now(&self) -> &Step {
        &self.all[self.at]
    }

    /// The newest step's scheme that is valid.
    pub(super) fn last_valid<'a>(&'a self, base: &'a Scheme) -> &'a Scheme {
        let mut done = self.all.iter().take(self.at + 1).rev();
        done.find_map(|step| step.read.as_ref().ok())
            .unwrap_or(base)
    }

    /// Changes the rules and drops undone steps.
    pub(super) fn change(&mut self, draft: Draft, what: Message) {
        self.push(Step {
            name: self.now().name.clone(),
            read: draft.read(),
            draft,
            what,
        });
    }

    /// Changes the name. Consecutive letters are one step.
    pub(super) fn rename(&mut self, name: &str) {
        let (what, now) = (Message::HouseStepName, self.now());
        if name == now.name {
            return;
        }
        let step = Step {
            name: name.to_owned(),
            what,
            ..now.clone()
        };
        if now.what == step.what && self.redoable().is_none() {
            self.all[self.at] = step;
        } else {
            self.push(step);
        }
    }

    fn push(&mut self, step: Step) {
        self.at += 1;
        self.all.truncate(self.at);
        self.all.push(step);
    }

    /// Undoes the last step; false if there is none.
    pub(super) fn undo(&mut self) -> bool {
        let undoes = self.undoable().is_some();
        self.at -= usize::from(undoes);
        undoes
    }

    /// Redoes the step undone last; false if there is none.
    pub(super) fn redo(&mut self) -> bool {
        let redoes = self.redoable().is_some();
        self.at += usize::from(redoes);
        redoes
    }

    /// The step that undo reverts.
    pub(super) fn undoable(&self) -> Option<&Message> {
        (self.at > 0).then(|| &self.now().what)
    }

    /// The step that redo makes again.
    pub(super) fn redoable(&self) -> Option<&Message> {
        self.all.get(self.at + 1).map(|step| &step.what)
    }
}
