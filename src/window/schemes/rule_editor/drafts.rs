//! House rules in the making, which outlast a restart.

use crate::scheme::Scheme;
use crate::store::HouseRules;
use crate::view::rule_editor::Editor;
use serde::{Deserialize, Serialize};

/// House rules in the making.
#[derive(Clone)]
pub(in crate::window) struct Draft {
    pub(in crate::window) editor: Editor,
    /// The scheme that the rules are made from.
    pub(in crate::window) base: Scheme,
    /// The saved rules that it changes; none where it makes new ones.
    pub(super) saved: Option<HouseRules>,
    /// Why it could not be saved.
    pub(super) failed: Option<String>,
}

impl Draft {
    pub(super) fn new(editor: Editor, base: Scheme, saved: Option<HouseRules>) -> Self {
        Self {
            editor,
            base,
            saved,
            failed: None,
        }
    }

    /// Whether there is anything to lose.
    pub(super) fn is_changed(&self) -> bool {
        self.editor.is_changed()
    }

    /// Whether another one would be the same rules: new ones from one scheme, or changes of what is saved.
    pub(super) fn is_of(&self, base: &str, saved: Option<&HouseRules>) -> bool {
        self.base.id == base
            && self.saved.as_ref().map(|rules| rules.id) == saved.map(|rules| rules.id)
    }
}

/// All drafts, the one that was opened last at the end.
#[derive(Default)]
pub(in crate::window) struct Drafts {
    all: Vec<Draft>,
    /// What the file of drafts says.
    written: Option<String>,
}

impl Drafts {
    /// The draft in the editor.
    pub(super) fn current(&self) -> Option<&Draft> {
        self.all.last()
    }

    /// The same, to be changed.
    pub(super) fn current_mut(&mut self) -> Option<&mut Draft> {
        self.all.last_mut()
    }

    /// Puts a draft into the editor. What was opened before and never changed is no draft.
    pub(super) fn open(&mut self, draft: Draft) {
        self.all.retain(Draft::is_changed);
        self.all.push(draft);
    }

    /// Takes out the draft of these rules, the newest where there are several.
    pub(super) fn take(&mut self, base: &str, saved: Option<&HouseRules>) -> Option<Draft> {
        let at = self
            .all
            .iter()
            .rposition(|draft| draft.is_of(base, saved))?;
        Some(self.all.remove(at))
    }

    /// Those with something to lose, the newest first.
    pub(in crate::window) fn changed(&self) -> impl Iterator<Item = &Draft> {
        self.all.iter().rev().filter(|draft| draft.is_changed())
    }

    /// What the file of drafts is to say; none where there are none.
    pub(super) fn text(&self) -> Option<String> {
        let file = File {
            drafts: self.changed().filter_map(Entry::of).collect(),
        };
        let text = toml::to_string(&file).ok();
        text.filter(|_| !file.drafts.is_empty())
    }

    /// Takes down what the file is made to say. Gives whether that is something else than before.
    pub(super) fn is_news(&mut self, text: Option<&String>) -> bool {
        let news = text != self.written.as_ref();
        self.written = text.cloned();
        news
    }

    /// Takes up what the file of drafts says. What cannot be read is left out.
    pub(super) fn read(&mut self, text: String) {
        let file: File = toml::from_str(&text).unwrap_or_default();
        self.all = file
            .drafts
            .into_iter()
            .rev()
            .filter_map(Entry::draft)
            .collect();
        self.written = Some(text);
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
    /// What the rules say so far. It need not be a scheme.
    document: String,
    base: Scheme,
    saved: Option<HouseRules>,
}

impl Entry {
    fn of(draft: &Draft) -> Option<Self> {
        Some(Self {
            name: draft.editor.name().to_owned(),
            document: draft.editor.text()?,
            base: draft.base.clone(),
            saved: draft.saved.clone(),
        })
    }

    fn draft(self) -> Option<Draft> {
        let kept = self.saved.as_ref().map(|rules| &rules.scheme);
        let editor = Editor::reopen(&self.base, &self.name, &self.document, kept)?;
        Some(Draft::new(editor, self.base, self.saved))
    }
}
