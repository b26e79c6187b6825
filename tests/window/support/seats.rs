//! Players for a new session.

use super::Person;
use slint::ComponentHandle;

impl Person {
    /// Adds new players by name, and leaves the field.
    pub(crate) fn name_players(&mut self, names: &[&str]) {
        let adding = |person: &Self| {
            let adapter = person.ctx.window().global::<oddtrick_ui::NameAdapter>();
            adapter.get_adding()
        };
        for name in names {
            if !adding(self) {
                self.choose("New player");
            }
            self.reach("Name of the new player");
            self.write("Name of the new player", name);
            self.choose("Add player");
        }
        if adding(self) {
            self.choose("No new player");
        }
    }

    /// The playing order of players sitting clockwise in this order.
    pub(crate) fn in_order_of_play<'a>(&self, clockwise: &[&'a str]) -> Vec<&'a str> {
        let page = self.ctx.window().global::<oddtrick_ui::NewSessionView>();
        let mut names = clockwise.to_vec();
        if page.get_anticlockwise() {
            names[1..].reverse();
        }
        names
    }
}

/// Four new players begin with a stake; Ann deals.
pub(crate) fn sit_down(person: &mut Person, stake: Option<&str>) {
    sit_down_with(person, &["Ann", "Bob", "Cy", "Dee"], stake);
}

/// New players begin another game, clockwise as named; the first, Ann, deals.
pub(crate) fn sit_down_for(person: &mut Person, game: &str, names: &[&str]) {
    sit_down_by(person, game, names, &[]);
}

/// The same with rules chosen one by one.
pub(crate) fn sit_down_by(person: &mut Person, game: &str, names: &[&str], rules: &[&str]) {
    person.tap("New session");
    person.tap(game);
    for rule in rules {
        // A list that does not show it is searched.
        if !person.sees(rule) {
            person.types(rule);
        }
        person.choose(rule);
    }
    let names = person.in_order_of_play(names);
    person.name_players(&names);
    person.choose("Let Ann deal first");
    person.tap("Start, Ann deals");
}

/// New players begin with a stake; the first, Ann, deals.
pub(crate) fn sit_down_with(person: &mut Person, names: &[&str], stake: Option<&str>) {
    person.tap("New session");
    person.name_players(names);
    if let Some(stake) = stake {
        person.tap(stake);
    }
    person.tap("Let Ann deal first");
    person.tap("Start, Ann deals");
    assert!(person.sees("What is played?"), "{:#?}", person.labels());
}
