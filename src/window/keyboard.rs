//! Who has the keyboard, for the whole of a window.
//!
//! What has the focus can go away: a line that was typed in, a panel, the page. The toolkit then gives the keys to nobody.
//! Here they go to what is left of that which was around it, from the inside outward, and from what lay on top back to
//! where they were before it came. What lies on top keeps them as long as it is there.

use crate::fold::digit;
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

/// Who had the keyboard last, and what lies on top and keeps it.
#[derive(Default)]
struct State {
    /// Who had it last, and every scope of keys around that.
    last: RefCell<Vec<ItemWeak>>,
    /// What keeps it, the topmost last.
    kept: RefCell<Vec<FocusTrap>>,
    /// Whether the key of this event came to anybody.
    reached: Cell<bool>,
    /// A key that came to nobody is being given again.
    again: Cell<bool>,
}

/// Something on top that keeps the keyboard.
struct FocusTrap {
    by: ItemWeak,
    /// Who had it before.
    before: Vec<ItemWeak>,
}

/// Begins to look after the keyboard in a window. What is said is done whenever the window comes to the front.
pub(super) fn connect<W>(window: &W, came_back: impl Fn() + 'static)
where
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
    keyboard.on_reached(on(|state, window| {
        state.reached.set(true);
        // Who has it is known before the key does anything.
        gained(state, window);
    }));
    keyboard.on_gained(on(gained));
    keyboard.on_kept(on(kept));
    let (stepped, weak) = (Rc::clone(&state), window.as_weak());
    keyboard.on_step(move |forward, round| {
        let window = weak.upgrade();
        window.is_some_and(|window| step(&stepped, window.window(), forward, round))
    });
    // Whoever listens already goes on doing so.
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
            heard(&state, window.window(), event);
            if matches!(event, WindowEvent::WindowActiveChanged(true)) {
                came_back();
            }
        }
    })));
}

/// The window has done with an event.
fn heard(state: &State, window: &Window, event: &WindowEvent) {
    let reached = state.reached.take();
    look(state, window);
    let WindowEvent::KeyPressed { text } = event else {
        return;
    };
    // Tab goes to somebody by itself.
    let tab =
        text.chars().eq([char::from(Key::Tab)]) || text.chars().eq([char::from(Key::Backtab)]);
    if !reached && !tab && !state.again.replace(true) {
        window.dispatch_event(event.clone());
        state.again.set(false);
    }
}

/// Gives the keyboard to somebody where nobody has it, and takes it back to what keeps it.
fn look(state: &State, window: &Window) {
    let window = WindowInner::from_pub(window);
    window.ensure_tree_instantiated();
    let mut last = state.last.take();
    let mut kept = state.kept.take();
    let mut holder = holder(window);
    // What was opened from something that has gone since gives back to where that had it from.
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
    // What was scrolled out of sight stays there: the keys go to what is around it.
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

/// Remembers who has the focus, so that it can be given back: the toolkit takes it from a new page until that is laid out.
fn gained(state: &State, window: &Window) {
    if let Some(holder) = holder(WindowInner::from_pub(window)) {
        state.last.replace(around(&holder));
    }
}

/// Whoever has taken the keyboard just now keeps it.
fn kept(state: &State, window: &Window) {
    if let Some(by) = holder(WindowInner::from_pub(window)) {
        let before = state.last.borrow().clone();
        let by = by.downgrade();
        state.kept.borrow_mut().push(FocusTrap { by, before });
    }
}

/// Goes to the next control, or the one before, of what keeps the keyboard, and from its end to its beginning where it goes
/// `round`; whether there is one.
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
    let at = stops.iter().position(|stop| *stop == holder);
    let next = match (at, forward) {
        (None, true) => stops.first(),
        (None, false) if round => stops.last(),
        (None, false) => None,
        (Some(at), true) => stops.get(at + 1).or(stops.first().filter(|_| round)),
        (Some(at), false) => match at.checked_sub(1) {
            Some(before) => stops.get(before),
            None => stops.last().filter(|_| round),
        },
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

/// Who has the keyboard and is there to be seen.
fn holder(window: &WindowInner) -> Option<ItemRc> {
    let holder = window.focus_item.borrow().clone();
    shown(&holder)
}

fn shown(item: &ItemWeak) -> Option<ItemRc> {
    item.upgrade().filter(|item| !is_hidden(item))
}

/// The item and every scope of keys around it, from the inside outward.
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

/// Whether something around it says `visible: false`.
fn is_hidden(item: &ItemRc) -> bool {
    ancestors(item)
        .filter_map(|one| one.downcast::<Clip>())
        .any(|clip| {
            let clip = clip.as_pin_ref();
            clip.is_visibility_clip() && clip.clip()
        })
}

/// Whether Tab goes there.
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

/// A key as shortcuts name it: in small letters, figures and the sign of a question as in Latin script, and for a Persian
/// letter the Latin one at its place.
fn plain(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    small.map(|c| latin(digit(c))).collect()
}

/// The letter that a Latin keyboard has where a Persian one has this.
fn latin(c: char) -> char {
    /// The rows of a Persian keyboard, and what some have there instead or beside Shift.
    const PLACES: [(&str, &str); 4] = [
        ("ضصثقفغعهخح", "qwertyuiop"),
        ("شسیبلاتنم", "asdfghjkl"),
        ("ظطزرذدپ", "zxcvbnm"),
        ("يئكة؟", "dmzz?"),
    ];
    let mut pairs = PLACES
        .iter()
        .flat_map(|(there, here)| there.chars().zip(here.chars()));
    pairs
        .find(|(there, _)| *there == c)
        .map_or(c, |(_, here)| here)
}
