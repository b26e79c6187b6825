//! Drafts of house rules, saved across restarts.

use crate::scheme::Scheme;
use crate::store::HouseRules;
use crate::view::rule_editor::Editor;
use serde::{Deserialize, Serialize};

/// A draft of house rules.
#[derive(Clone)]
pub(in crate::window) struct Draft {
    pub(in crate::window) editor: Editor,
    /// The saved rules it edits; `None` for new rules.
    pub(super) saved: Option<HouseRules>,
    /// Why it could not be saved.
    pub(super) failed: Option<String>,
    /// Whether it is being saved; guards against a double tap.
    pub(super) saving: bool,
}

impl Draft {
    pub(super) fn new(editor: Editor, saved: Option<HouseRules>) -> Self {
        Self {
            editor,
            saved,
            failed: None,
            saving: false,
        }
    }

    /// Whether it has unsaved changes.
    pub(super) fn is_changed(&self) -> bool {
        self.editor.is_changed()
    }
}

/// All drafts, the last opened, which is in the editor, at the end.
#[derive(Default)]
pub(in crate::window) struct Drafts {
    pub(super) all: Vec<Draft>,
}

impl Drafts {
    /// Opens a draft in the editor. Drops the previous draft if it was never changed.
    pub(super) fn open(&mut self, draft: Draft) {
        self.all.retain(Draft::is_changed);
        self.all.push(draft);
    }

    /// Removes the newest draft of these rules.
    pub(super) fn take(&mut self, base: &str, saved: Option<&HouseRules>) -> Option<Draft> {
        let id = |rules: &HouseRules| rules.id;
        let at = self.all.iter().rposition(|draft| {
            draft.editor.base().id == base && draft.saved.as_ref().map(id) == saved.map(id)
        })?;
        Some(self.all.remove(at))
    }

    /// Removes the draft at this index of [`Self::changed`].
    pub(super) fn take_changed(&mut self, at: usize) -> Option<Draft> {
        let places = (0..self.all.len()).rev();
        let at = places.filter(|at| self.all[*at].is_changed()).nth(at)?;
        Some(self.all.remove(at))
    }

    /// The drafts with changes, newest first.
    pub(in crate::window) fn changed(&self) -> impl Iterator<Item = &Draft> {
        self.all.iter().rev().filter(|draft| draft.is_changed())
    }

    /// The content for the drafts file; `None` without drafts.
    pub(super) fn text(&self) -> Option<String> {
        let file = File {
            drafts: self.changed().map(Entry::of).collect(),
        };
        let text = toml::to_string(&file).ok();
        text.filter(|_| !file.drafts.is_empty())
    }

    /// Parses the drafts file. Unreadable drafts are skipped.
    pub(super) fn read(&mut self, text: &str) {
        let file: File = toml::from_str(text).unwrap_or_default();
        let drafts = file.drafts.into_iter().rev();
        self.all = drafts.filter_map(Entry::draft).collect();
    }
}

#[derive(Default, Serialize, Deserialize)]
struct File {
    drafts: Vec<Entry>,
}

/// A draft in the file.
#[derive(Serialize, Deserialize)]
struct Entry {
    name: String,
    /// The rules document so far, which may be invalid.
    document: String,
    base: Scheme,
    saved: Option<HouseRules>,
}

impl Entry {
    fn of(draft: &Draft) -> Self {
        Self {
            name: draft.editor.name().to_owned(),
            document: draft.editor.text(),
            base: draft.editor.base().clone(),
            saved: draft.saved.clone(),
        }
    }

    fn draft(self) -> Option<Draft> {
        let kept = self.saved.as_ref().map(|rules| &rules.scheme);
        let editor = Editor::reopen(&self.base, &self.name, &self.document, kept)?;
        Some(Draft::new(editor, self.saved))
    }
}
