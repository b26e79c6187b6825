//! Keyboard focus for a whole window.
//!
//! The focused item can disappear: a text field, a panel, the page. Slint then delivers keys to no element. This module
//! moves the focus to the nearest remaining ancestor of the item. When an overlay closes, the focus returns to the item
//! that had it before. An open overlay traps the focus.

use crate::text::digit;
use i_slint_core::context::set_window_event_hook;
use i_slint_core::input::FocusReason;
use i_slint_core::item_tree::{ItemRc, ItemWeak, ParentItemTraversalMode};
use i_slint_core::items::{Clip, FocusScope, TextInput};
use i_slint_core::window::WindowInner;
use oddtrick_ui as ui;
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, Global, Window};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The last focused item and the overlays that trap the focus.
#[derive(Default)]
struct State {
    /// The last focused item and its enclosing focus scopes.
    last: RefCell<Vec<ItemWeak>>,
    /// The focus traps, the topmost last.
    kept: RefCell<Vec<FocusTrap>>,
    /// Whether an item received the key of this event.
    reached: Cell<bool>,
    /// Whether an unreceived key is being sent a second time.
    again: Cell<bool>,
}

/// An overlay that traps the focus.
struct FocusTrap {
    by: ItemWeak,
    /// The focused item before it opened.
    before: Vec<ItemWeak>,
}

/// Starts managing a window's focus. Calls `handled` after each event of the window, and `covered` whenever an overlay
/// opens or closes.
pub(super) fn connect<W>(
    window: &W,
    handled: impl Fn(&WindowEvent) + 'static,
    covered: impl Fn() + 'static,
) where
    W: ComponentHandle + 'static,
    for<'a> ui::Keyboard<'a>: Global<'a, W>,
{
    let state = Rc::new(State::default());
    let on = |act: fn(&State, &Window)| {
        let (state, weak) = (Rc::clone(&state), window.as_weak());
        move || {
            if let Some(window) = weak.upgrade() {
                act(&state, window.window());
            }
        }
    };
    let keyboard = window.global::<ui::Keyboard>();
    keyboard.on_plain(|text| plain(&text).into());
    keyboard.on_is_letter(|text| text.starts_with(char::is_alphabetic));
    keyboard.on_reached(on(|state, window| {
        state.reached.set(true);
        // Record the focus before the key changes it.
        gained(state, window);
    }));
    keyboard.on_gained(on(gained));
    let (push, covered) = (on(kept), Rc::new(covered));
    let opened = Rc::clone(&covered);
    keyboard.on_kept(move || {
        push();
        opened();
    });
    let (stepped, weak) = (Rc::clone(&state), window.as_weak());
    keyboard.on_step(move |forward, round| {
        let window = weak.upgrade();
        window.is_some_and(|window| step(&stepped, window.window(), forward, round))
    });
    // An existing hook stays active.
    let Ok(other) = set_window_event_hook(None) else {
        return;
    };
    let weak = window.as_weak();
    let _ = set_window_event_hook(Some(Box::new(move |adapter, event, result| {
        if let Some(other) = &other {
            other(adapter, event, result.clone());
        }
        if let Some(window) = weak.upgrade()
            && std::ptr::eq(adapter.window(), window.window())
        {
            handled(event);
            let before = state.kept.borrow().len();
            key_pressed(&state, window.window(), event);
            if state.kept.borrow().len() < before {
                covered();
            }
        }
    })));
}

/// Runs after the window has handled an event.
fn key_pressed(state: &State, window: &Window, event: &WindowEvent) {
    let reached = state.reached.take();
    look(state, window);
    let WindowEvent::KeyPressed { text } = event else {
        return;
    };
    // Slint itself moves the focus on Tab.
    let tab =
        text.chars().eq([char::from(Key::Tab)]) || text.chars().eq([char::from(Key::Backtab)]);
    if !reached && !tab && !state.again.replace(true) {
        window.dispatch_event(event.clone());
        state.again.set(false);
    }
}

/// Restores a lost focus and returns the focus to the trap.
fn look(state: &State, window: &Window) {
    let window = WindowInner::from_pub(window);
    window.ensure_tree_instantiated();
    let mut last = state.last.take();
    let mut kept = state.kept.take();
    let mut holder = holder(window);
    // If the item that opened an overlay is gone, the focus returns to where it was before that item.
    let mut left: Option<Vec<ItemWeak>> = None;
    kept.retain_mut(|one| {
        let there = shown(&one.by).is_some();
        if !there {
            left.get_or_insert_with(|| std::mem::take(&mut one.before));
        } else if let Some(before) = left.take() {
            one.before = before;
        }
        there
    });
    if holder.is_none() {
        last = left.unwrap_or(last);
    }
    let top = kept.last().and_then(|top| top.by.upgrade());
    let allowed = |item: &ItemRc| top.as_ref().is_none_or(|top| is_within(item, top));
    holder = holder.filter(allowed);
    // An item scrolled out of sight stays there; its ancestor receives the keys.
    let next = |item: &ItemRc| item.is_visible() && allowed(item);
    if holder.is_none()
        && let Some(next) = last.iter().filter_map(shown).find(next).or(top.clone())
    {
        give(window, &next, FocusReason::Programmatic);
        holder = Some(next);
    }
    if let Some(holder) = holder {
        last = around(&holder);
    }
    state.last.replace(last);
    state.kept.replace(kept);
}

/// Records the focused item so that it can be restored: Slint clears the focus of a new page until layout.
fn gained(state: &State, window: &Window) {
    if let Some(holder) = holder(WindowInner::from_pub(window)) {
        state.last.replace(around(&holder));
    }
}

/// Pushes the newly opened overlay as a focus trap.
fn kept(state: &State, window: &Window) {
    if let Some(by) = holder(WindowInner::from_pub(window)) {
        let before = state.last.borrow().clone();
        let by = by.downgrade();
        state.kept.borrow_mut().push(FocusTrap { by, before });
    }
}

/// Moves to the next or previous control in the trap, wrapping around if `round`; false if there is none.
fn step(state: &State, window: &Window, forward: bool, round: bool) -> bool {
    let window = WindowInner::from_pub(window);
    let top = state.kept.borrow().last().and_then(|top| top.by.upgrade());
    let (Some(top), Some(holder)) = (top, holder(window)) else {
        return false;
    };
    let mut stops = Vec::new();
    let mut item = top.next_focus_item();
    while item != top && is_within(&item, &top) {
        if is_stop(&item) {
            stops.push(item.clone());
        }
        item = item.next_focus_item();
    }
    if !forward {
        stops.reverse();
    }
    let next = match stops.iter().position(|stop| *stop == holder) {
        Some(at) => stops.get(at + 1).or(stops.first().filter(|_| round)),
        None => stops.first().filter(|_| forward || round),
    };
    if let Some(next) = next {
        give(window, next, FocusReason::TabNavigation);
    }
    next.is_some()
}

fn give(window: &WindowInner, item: &ItemRc, reason: FocusReason) {
    window.set_focus_item(item, true, reason);
    window.ensure_tree_instantiated();
}

/// The focused item, if visible.
fn holder(window: &WindowInner) -> Option<ItemRc> {
    let holder = window.focus_item.borrow().clone();
    shown(&holder)
}

fn shown(item: &ItemWeak) -> Option<ItemRc> {
    item.upgrade().filter(|item| !is_hidden(item))
}

/// The item and its enclosing focus scopes, innermost first.
fn around(item: &ItemRc) -> Vec<ItemWeak> {
    let scopes = ancestors(item).filter(|one| one.downcast::<FocusScope>().is_some());
    let scopes = scopes.map(|scope| scope.downgrade());
    std::iter::once(item.downgrade()).chain(scopes).collect()
}

fn ancestors(item: &ItemRc) -> impl Iterator<Item = ItemRc> {
    let parent = |item: &ItemRc| item.parent_item(ParentItemTraversalMode::StopAtPopups);
    std::iter::successors(parent(item), parent)
}

fn is_within(item: &ItemRc, other: &ItemRc) -> bool {
    item == other || ancestors(item).any(|one| one == *other)
}

/// Whether an ancestor has `visible: false`.
fn is_hidden(item: &ItemRc) -> bool {
    ancestors(item)
        .filter_map(|one| one.downcast::<Clip>())
        .any(|clip| {
            let clip = clip.as_pin_ref();
            clip.is_visibility_clip() && clip.clip()
        })
}

/// Whether the item is a tab stop.
fn is_stop(item: &ItemRc) -> bool {
    let scope = item.downcast::<FocusScope>().is_some_and(|scope| {
        let scope = scope.as_pin_ref();
        scope.enabled() && scope.focus_on_tab_navigation()
    });
    let typed = || {
        item.downcast::<TextInput>()
            .is_some_and(|input| input.as_pin_ref().enabled())
    };
    (scope || typed()) && !is_hidden(item)
}

/// Normalises a key for shortcuts: lower case, Latin digits and question mark, and for a Persian letter the Latin
/// letter on the same key.
fn plain(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    small.map(|c| latin(digit(c))).collect()
}

/// The Latin letter on the key of a Persian one.
fn latin(c: char) -> char {
    /// The rows of a Persian keyboard, with variants and shifted letters.
    const PLACES: [(&str, &str); 4] = [
        ("ضصثقفغعهخح", "qwertyuiop"),
        ("شسیبلاتنم", "asdfghjkl"),
        ("ظطزرذدپ", "zxcvbnm"),
        ("يئكة؟", "dmzz?"),
    ];
    let places = PLACES.iter();
    let mut pairs = places.flat_map(|(there, here)| there.chars().zip(here.chars()));
    let found = pairs.find(|(there, _)| *there == c);
    found.map_or(c, |(_, here)| here)
}
