//! What pages show. Their content is kept, so that a tap finds what the tapped row stands for.

use super::context::Context;
use super::models::row;
use super::to_ui::SetProperties;
use crate::view::page::Choice;
use oddtrick_ui::{AppWindow, FilesAdapter};
use slint::Global;
use std::any::TypeId;
use std::rc::Rc;

impl Context {
    /// Shows the content of a page or panel, and keeps it.
    pub(super) fn show<'a, V, G>(&'a self, content: V)
    where
        V: SetProperties<G> + 'static,
        G: Global<'a, AppWindow>,
    {
        // The desktop tells soon after the start whether it has dialogs.
        let files = self.global::<FilesAdapter>();
        files.set_has_dialogs(self.desktop.has_dialogs());
        let content = Rc::new(content);
        let kept = Rc::clone(&content);
        // Curves are looked up while the page is drawn.
        self.shown.borrow_mut().insert(TypeId::of::<V>(), kept);
        content.set(&self.global::<G>(), &self.words.borrow());
    }

    /// Looks something up in the content of this type that was shown last.
    pub(super) fn find_shown<V: 'static, T>(
        &self,
        find: impl FnOnce(&V) -> Option<T>,
    ) -> Option<T> {
        let content = self.shown.borrow().get(&TypeId::of::<V>()).cloned()?;
        find(content.downcast_ref()?)
    }

    /// A window callback with the place of a row: calls `act` with what `find` finds there in the content shown.
    pub(super) fn on_row<V: 'static, P: 'static, T>(
        &self,
        find: impl Fn(&V, P) -> Option<T> + 'static,
        act: impl Fn(&Self, T) + 'static,
    ) -> impl Fn(P) + 'static {
        self.on_with(move |ctx, place| {
            if let Some(found) = ctx.find_shown(|content| find(content, place)) {
                act(ctx, found);
            }
        })
    }

    /// Like [`Self::on_row`], with the index of a row and the cell in it.
    pub(super) fn on_cell<V: 'static, P: 'static, T>(
        &self,
        find: impl Fn(&V, i32, P) -> Option<T> + 'static,
        act: impl Fn(&Self, T) + 'static,
    ) -> impl Fn(i32, P) + 'static {
        let on = self.on_row(move |content, (row, cell)| find(content, row, cell), act);
        move |row, cell| on((row, cell))
    }

    /// Like [`Self::on_row`], for the action of one of these choices.
    pub(super) fn on_choice<V: 'static, A: Clone + 'static>(
        &self,
        choices: fn(&V) -> &Vec<Choice<A>>,
        act: impl Fn(&Self, A) + 'static,
    ) -> impl Fn(i32) + 'static {
        self.on_row(
            move |content, index| Some(row(choices(content), index)?.does.clone()),
            act,
        )
    }
}
