//! List models updated row by row, so that focus and scroll position are preserved.

use slint::{Model, ModelNotify, ModelRc, ModelTracker, VecModel};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A new list.
pub(super) fn list<T: Clone + 'static>(rows: Vec<T>) -> ModelRc<T> {
    ModelRc::from(Rc::new(VecModel::from(rows)))
}

/// The row at an index from a page; `None` if there is none.
pub(super) fn row<T>(rows: &[T], at: i32) -> Option<&T> {
    rows.get(index(at))
}

/// An index from a page; `usize::MAX`, which no list has, if it is negative.
pub(super) fn index(at: i32) -> usize {
    usize::try_from(at).unwrap_or(usize::MAX)
}

/// A row of a list that is updated in place, so that focus and scroll position are preserved.
pub(super) trait UpdateInPlace: Clone + 'static {
    /// The row to show in place of the old one, its own lists updated in place; `None` if unchanged.
    fn kept(old: &Self, new: Self) -> Option<Self>;
}

/// Updates the list in a property: in place if it is one of this module's, else with a new one.
pub(super) fn update_list_in_place<T: UpdateInPlace>(
    current: &ModelRc<T>,
    rows: &ModelRc<T>,
) -> ModelRc<T> {
    let Some(model) = current.as_any().downcast_ref::<VecModel<T>>() else {
        return rows.clone();
    };
    let wanted = rows.row_count();
    // Merge all rows before setting any: merging changes the lists inside a row, and these changes show only when a row
    // is set.
    let changed: Vec<(usize, T)> = rows
        .iter()
        .enumerate()
        .filter_map(|(at, row)| match model.row_data(at) {
            None => Some((at, row)),
            Some(old) => Some((at, T::kept(&old, row)?)),
        })
        .collect();
    for (at, row) in changed {
        if at < model.row_count() {
            model.set_row_data(at, row);
        } else {
            model.push(row);
        }
    }
    while model.row_count() > wanted {
        model.remove(model.row_count() - 1);
    }
    current.clone()
}

/// How many rows of a long list are cached: more than fit on a screen.
const CACHED_ROWS: usize = 256;

/// A list of thousands whose rows are built on first access. It caches those near the last access, so that they can be
/// updated in place.
pub(super) struct LazyModel<T> {
    count: Cell<usize>,
    row: Box<dyn Fn(usize) -> Option<T>>,
    kept: RefCell<BTreeMap<usize, T>>,
    notify: ModelNotify,
}

impl<T: UpdateInPlace> LazyModel<T> {
    /// An empty list with its row builder.
    pub(super) fn of(row: impl Fn(usize) -> Option<T> + 'static) -> ModelRc<T> {
        ModelRc::new(Self {
            count: Cell::new(0),
            row: Box::new(row),
            kept: RefCell::default(),
            notify: ModelNotify::default(),
        })
    }

    /// Sets the row count and rebuilds the cached rows.
    pub(super) fn renew(held: &ModelRc<T>, count: usize) {
        if let Some(long) = held.as_any().downcast_ref::<Self>() {
            long.bring_to(count);
        }
    }

    fn bring_to(&self, count: usize) {
        let before = self.count.replace(count);
        let kept = self.kept.take();
        let mut changed = Vec::new();
        let renewed = kept.into_iter().filter(|(at, _)| *at < count);
        let renewed = renewed.filter_map(|(at, old)| {
            let merged = (self.row)(at).map(|new| T::kept(&old, new));
            if !matches!(merged, Some(None)) {
                changed.push(at);
            }
            merged.map(|new| (at, new.unwrap_or(old)))
        });
        let renewed = renewed.collect();
        self.kept.replace(renewed);
        // A notified listener may read rows at once.
        for at in changed {
            self.notify.row_changed(at);
        }
        if count > before {
            self.notify.row_added(before, count - before);
        } else if count < before {
            self.notify.row_removed(count, before - count);
        }
    }

    fn keep(&self, at: usize, row: T) {
        let mut kept = self.kept.borrow_mut();
        kept.insert(at, row);
        if kept.len() > CACHED_ROWS {
            let far = |end: Option<(&usize, &T)>| end.map_or(0, |(end, _)| end.abs_diff(at));
            if far(kept.first_key_value()) > far(kept.last_key_value()) {
                kept.pop_first();
            } else {
                kept.pop_last();
            }
        }
    }
}

impl<T: UpdateInPlace> Model for LazyModel<T> {
    type Data = T;

    fn row_count(&self) -> usize {
        self.count.get()
    }

    fn row_data(&self, row: usize) -> Option<T> {
        if row >= self.count.get() {
            return None;
        }
        let kept = self.kept.borrow().get(&row).cloned();
        kept.or_else(|| {
            let made = (self.row)(row)?;
            self.keep(row, made.clone());
            Some(made)
        })
    }

    fn model_tracker(&self) -> &dyn ModelTracker {
        &self.notify
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl UpdateInPlace for usize {
        fn kept(old: &Self, new: Self) -> Option<Self> {
            (*old != new).then_some(new)
        }
    }

    #[test]
    fn a_long_list_builds_only_the_rows_read() {
        let made = Rc::new(Cell::new(0));
        let (counts, tens) = (Rc::clone(&made), Rc::new(Cell::new(1)));
        let factor = Rc::clone(&tens);
        let long = LazyModel::of(move |row| {
            counts.set(counts.get() + 1);
            Some(row * factor.get())
        });
        assert_eq!(long.row_data(0), None);
        LazyModel::renew(&long, 100_000);
        assert_eq!(long.row_count(), 100_000);
        for _ in 0..3 {
            assert_eq!(long.row_data(99_999), Some(99_999));
        }
        assert_eq!(made.get(), 1, "kept");
        // Rebuilt rows equal new ones, whatever was cached.
        let all: Vec<usize> = long.iter().collect();
        assert!(all.iter().copied().eq(0..100_000));
        tens.set(10);
        LazyModel::renew(&long, 99_990);
        assert!(
            made.get() <= 100_001 + 2 * CACHED_ROWS,
            "of the kept ones alone"
        );
        assert_eq!(long.row_data(99_989), Some(999_890));
        assert_eq!(long.row_data(99_990), None);
        assert_eq!(long.row_data(5), Some(50));
    }

    #[test]
    fn a_list_is_changed_in_place() {
        let first = list(vec![1_usize, 2, 3]);
        for rows in [vec![1, 5], vec![], vec![7, 8, 9, 10]] {
            let filled = update_list_in_place(&first, &list(rows.clone()));
            assert_eq!(filled.iter().collect::<Vec<_>>(), rows);
            assert_eq!(first.iter().collect::<Vec<_>>(), rows, "the same list");
        }
    }
}
