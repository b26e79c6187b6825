//! The editor's undo history.

use crate::scheme::Scheme;
use crate::scheme::draft::Draft;
use crate::scheme::set::SetError;
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
    pub(super) read: Result<Scheme, SetError>,
}

/// All steps, including undone ones. Never empty.
#[derive(Clone, Debug)]
pub(super) struct Steps {
    before: Vec<Step>,
    now: Step,
    after: Vec<Step>,
}

impl Steps {
    /// The rules before any change.
    pub(super) fn new(draft: Draft, name: &str) -> Self {
        let (name, read) = (name.to_owned(), draft.read());
        Self {
            before: Vec::new(),
            now: Step {
                draft,
                name,
                what: Message::Blank,
                read,
            },
            after: Vec::new(),
        }
    }

    pub(super) fn now(&self) -> &Step {
        &self.now
    }

    /// The newest step's scheme that is valid.
    pub(super) fn good<'a>(&'a self, base: &'a Scheme) -> &'a Scheme {
        [&self.now]
            .into_iter()
            .chain(self.before.iter().rev())
            .find_map(|step| step.read.as_ref().ok())
            .unwrap_or(base)
    }

    /// Changes the rules and drops undone steps.
    pub(super) fn change(&mut self, draft: Draft, what: Message) {
        let read = draft.read();
        let step = Step {
            draft,
            name: self.now.name.clone(),
            what,
            read,
        };
        self.push(step);
    }

    /// Changes the name. Consecutive letters are one step.
    pub(super) fn rename(&mut self, name: &str) {
        if name == self.now.name {
            return;
        }
        let renaming = Message::HouseStepName;
        if self.now.what == renaming && self.after.is_empty() {
            name.clone_into(&mut self.now.name);
            return;
        }
        let step = Step {
            name: name.to_owned(),
            what: renaming,
            ..self.now.clone()
        };
        self.push(step);
    }

    fn push(&mut self, step: Step) {
        self.after.clear();
        self.before.push(std::mem::replace(&mut self.now, step));
    }

    /// Undoes the last step; false if there is none.
    pub(super) fn undo(&mut self) -> bool {
        let Some(step) = self.before.pop() else {
            return false;
        };
        self.after.push(std::mem::replace(&mut self.now, step));
        true
    }

    /// Redoes the step undone last; false if there is none.
    pub(super) fn redo(&mut self) -> bool {
        let Some(step) = self.after.pop() else {
            return false;
        };
        self.before.push(std::mem::replace(&mut self.now, step));
        true
    }

    /// The step that undo reverts.
    pub(super) fn undoable(&self) -> Option<&Message> {
        (!self.before.is_empty()).then_some(&self.now.what)
    }

    /// The step that redo makes again.
    pub(super) fn redoable(&self) -> Option<&Message> {
        self.after.last().map(|step| &step.what)
    }
}
