//! The schemes that the pages offer, catalog and house rules, by game.

use crate::app::{Offered, Schemes, schemes};
use crate::scheme::Scheme;
use crate::store::HouseRules;
use crate::window::context::Context;
use std::collections::BTreeSet;

/// Reloads the house rules, then calls `then`; on an error the known ones stay.
pub(in crate::window) fn reload(ctx: &Context, then: impl FnOnce(&Context) + Send + 'static) {
    ctx.ask(schemes, move |ctx, result| {
        if let Ok(read) = result {
            *ctx.scheme_list.borrow_mut() = read;
        }
        then(ctx);
    });
}

/// The games with schemes, in catalog order.
pub(in crate::window) fn games(all: &Schemes) -> Vec<String> {
    let mut listed = BTreeSet::new();
    let games = all.all().map(|offered| &offered.scheme.game);
    games.filter(|game| listed.insert(*game)).cloned().collect()
}

/// The schemes of a game, house rules first.
pub(in crate::window) fn of_game<'a>(
    all: &'a Schemes,
    game: &str,
) -> impl Iterator<Item = Offered<'a>> {
    let own = all.all().filter(|offered| offered.house.is_some());
    let shipped = all.all().filter(|offered| offered.house.is_none());
    own.chain(shipped)
        .filter(move |offered| offered.scheme.game == game)
}

/// The scheme with an id; the catalog's first if there is none.
pub(in crate::window) fn find(ctx: &Context, id: Option<&str>) -> Scheme {
    let all = ctx.scheme_list.borrow();
    let wanted = id.and_then(|id| all.find(id)).or_else(|| all.all().next());
    wanted.map_or_else(Scheme::default, |offered| offered.scheme.clone())
}

/// The house rules with an id; `None` if not found or shipped.
pub(in crate::window) fn house(ctx: &Context, id: &str) -> Option<HouseRules> {
    ctx.scheme_list.borrow().find(id)?.house.cloned()
}
