//! Lists that the window shows: changed row by row, so that focus and scrolling stay where they are.

use slint::{Model, ModelRc, VecModel};
use std::rc::Rc;

/// A new list.
pub(super) fn list<T: Clone + 'static>(rows: Vec<T>) -> ModelRc<T> {
    ModelRc::from(Rc::new(VecModel::from(rows)))
}

/// Brings what a property holds to these rows: in place where it is a list of this module's, else as a new one.
pub(super) fn fill<T: Clone + PartialEq + 'static>(
    current: &ModelRc<T>,
    rows: Vec<T>,
) -> ModelRc<T> {
    fill_by(
        current,
        rows,
        |old, new| if *old == new { None } else { Some(new) },
    )
}

/// The same for rows that hold lists themselves: `merge` gives the row to show, none where nothing has changed.
pub(super) fn fill_by<T: Clone + 'static>(
    current: &ModelRc<T>,
    rows: Vec<T>,
    merge: impl Fn(&T, T) -> Option<T>,
) -> ModelRc<T> {
    let Some(model) = current.as_any().downcast_ref::<VecModel<T>>() else {
        return list(rows);
    };
    let wanted = rows.len();
    for (at, row) in rows.into_iter().enumerate() {
        match model.row_data(at) {
            None => model.push(row),
            Some(old) => {
                if let Some(row) = merge(&old, row) {
                    model.set_row_data(at, row);
                }
            }
        }
    }
    while model.row_count() > wanted {
        model.remove(model.row_count() - 1);
    }
    current.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_changed_in_place() {
        let first = list(vec![1, 2, 3]);
        for rows in [vec![1, 5], vec![], vec![7, 8, 9, 10]] {
            let filled = fill(&first, rows.clone());
            assert_eq!(filled.iter().collect::<Vec<_>>(), rows);
            assert_eq!(first.iter().collect::<Vec<_>>(), rows, "the same list");
        }
    }
}
