//! The new-session page: the rule switches, the settlement, and whether the session can start.
//!
//! The switches change the session's own copy of the scheme document; the scheme itself stays as it is.

mod money;
mod sizes;

use crate::games;
use crate::scheme::contracts::{Contract, Contracts};
use crate::scheme::draft::Draft;
use crate::scheme::exact_bid::{ExactBid, Schedule};
use crate::scheme::set::OFF;
use crate::scheme::{Goal, Rules, Scheme, fields, set};
use crate::seat::Direction;
use crate::view::message::{Message, Rule, SWITCH, contract};
use crate::view::page::Choice;
use crate::view::schemes::{formula, over_formula};

pub use super::page::SwitchRow;
pub(super) use money::{settled_by, settling};
pub use money::{settlings, stake_refused, stake_terms, stake_unit, typed_stake};
pub(in crate::view) use sizes::joined;
pub use sizes::typed as typed_sizes;

/// The switches for rules that differ between tables, for this number of players. `kept` is the unchanged scheme, whose
/// values are always offered.
pub fn switches(kept: &Scheme, now: &Scheme, seats: usize) -> Vec<SwitchRow> {
    let offered = fields::offered(kept, now);
    let rows = Rows {
        kept,
        now,
        drafts: [now, kept].map(Draft::of),
        seats,
        offered: &offered,
    };
    let of_keys = offered.iter();
    let of_keys = of_keys.map(|(path, values)| rows.of_key(path, values));
    let mut switches: Vec<SwitchRow> = of_keys.collect();
    if let Rules::Contracts(rules) = &kept.rules {
        let optional = |one: &&Contract| !one.is_general_misere() && one.id != "solo";
        let optional = rules.contracts.iter().filter(optional);
        switches.push(rows.overs(rules));
        let either = ["true", "false"].map(str::to_owned);
        let path = |one: &Contract| format!("contracts.{}.allowed", one.id);
        switches.extend(optional.map(|one| rows.of_key(&path(one), &either)));
    }
    let ways = fields::words::<Direction>().into_iter();
    let ways: Vec<String> = ways.map(str::to_owned).collect();
    switches.push(rows.of_key("direction", &ways));
    // A switch with one value is no choice.
    switches.retain(|row| row.values.len() > 1);
    switches
}

/// How many switches differ from the scheme, or that there are none.
pub fn changed(rows: &[SwitchRow]) -> Message {
    match rows.iter().filter(|row| row.changed).count() {
        0 => Message::SeatingSchemeStays,
        n => Message::seating_scheme_stays_changed(n),
    }
}

/// What is missing before a session can start.
pub fn missing_players(scheme: &Scheme, seated: usize) -> Message {
    match usize::from(scheme.at_table.least).saturating_sub(seated) {
        0 => Message::Blank,
        missing => Message::players_wanted(missing),
    }
}

/// Why a name is invalid.
pub fn name_error(error: &crate::ledger::NameError) -> Message {
    use crate::ledger::NameError;
    match error {
        NameError::Empty => Message::NameEmpty,
        NameError::TooLong { .. } => Message::NameLong,
        NameError::Confusable { name } | NameError::Unclean { name } => Message::name_twin(name),
    }
}

/// A dotted key of a scheme's document and its new value, as read by [`crate::scheme::set`].
pub type Setting = (String, String);

/// Sets a key to a value.
fn one(key: &str, value: impl Into<String>) -> Setting {
    (key.to_owned(), value.into())
}

/// The switches of a scheme. A value is the settings that put it in force; it is in force if they change nothing.
struct Rows<'a> {
    kept: &'a Scheme,
    now: &'a Scheme,
    /// The documents of the current and of the unchanged scheme.
    drafts: [Draft; 2],
    seats: usize,
    /// The keys with a switch, and their usual values.
    offered: &'a [(String, Vec<String>)],
}

impl Rows<'_> {
    /// A switch of these keys: their usual values, before them the scheme's if it is another, and last the current one.
    fn row(
        &self,
        label: Message,
        keys: &[&str],
        usual: Vec<Vec<Setting>>,
        say: impl Fn(&Scheme) -> Message,
    ) -> SwitchRow {
        let same = |one: &Scheme, other: &Scheme| {
            (&one.rules, one.direction) == (&other.rules, other.direction)
        };
        let [current, own] = self.drafts.each_ref().map(|draft| self.own(draft, keys));
        let made = |set: Vec<Setting>| match set {
            // Reading the document again takes long.
            set if set == current => Some((self.now.clone(), set)),
            set => Some((set::apply(self.now, &set).ok()?, set)),
        };
        let own = Some(own).filter(|own| !own.is_empty());
        let own = own.or_else(|| usual.first().cloned()).and_then(made);
        // Values that give an invalid scheme are not offered.
        let usual: Vec<_> = usual.into_iter().filter_map(made).collect();
        let changed = !own.iter().any(|(own, _)| same(own, self.now));
        let own = own.filter(|(own, _)| !usual.iter().any(|(one, _)| same(one, own)));
        let mut offered: Vec<(Scheme, Vec<Setting>)> = Vec::with_capacity(usual.len() + 2);
        for value in own.into_iter().chain(usual).chain(made(current.clone())) {
            if !offered.iter().any(|(other, _)| same(other, &value.0)) {
                offered.push(value);
            }
        }
        let values = offered.into_iter().map(|(scheme, set)| {
            let text = say(&scheme);
            let says = Message::listed(label.clone(), text.clone());
            Choice::of(text, same(&scheme, self.now), set).says(says)
        });
        SwitchRow {
            values: values.collect(),
            label,
            changed,
            ..SwitchRow::default()
        }
    }

    /// The settings of a document's values of these keys.
    fn own(&self, draft: &Draft, keys: &[&str]) -> Vec<Setting> {
        let each = keys.iter().filter_map(|key| {
            let value = draft.at(key).map(ToString::to_string);
            let optional = || fields::is_optional(self.now.rules.kind(), key);
            let value = value.or_else(|| optional().then(|| OFF.to_owned()));
            Some(self.set(key, value?))
        });
        each.flatten().collect()
    }

    /// The settings that give a key this value. The keys below it that have a switch or are optional are not part of the
    /// value: they stay as they are.
    fn set(&self, key: &str, value: impl Into<String>) -> Vec<Setting> {
        let mut set = vec![one(key, value)];
        let there = self.drafts.iter().find(|draft| draft.has(key));
        let Some(there) = there.filter(|_| set[0].1 != OFF) else {
            return set;
        };
        for entry in fields::of(self.now.rules.kind()) {
            let below = entry.path.strip_prefix(key);
            let switched = self.offered.iter().any(|(path, _)| *path == entry.path);
            if below.is_some_and(|below| below.starts_with('.'))
                && (entry.hint.optional || switched)
            {
                set.extend(match there.at(&entry.path) {
                    Some(value) => Some(one(&entry.path, value.to_string())),
                    None => entry.hint.optional.then(|| one(&entry.path, OFF)),
                });
            }
        }
        set
    }

    /// The switch of a key with these document values.
    fn of_key(&self, path: &str, values: &[String]) -> SwitchRow {
        let rule = Rule::new(self.now, path, SWITCH);
        let sizes = self.kept.rules.exact_bid().filter(|_| path == "schedule");
        let size = sizes.and_then(ExactBid::counted_size);
        let counts = |rules: &ExactBid| size.is_some() && rules.counted_size() == size;
        let of_contract = fields::of_contract(path).and_then(|(id, _)| self.now.contract(id));
        let label = match (of_contract, sizes) {
            (Some(one), _) => contract(one),
            (_, Some(_)) if size.is_some() => Message::SeatingHands,
            (_, Some(_)) => Message::SeatingRuleSizes,
            (None, None) => rule.name(self.drafts[0].at(path)),
        };
        // A losing score that is the negated target stays so.
        let goal = self.kept.rules.odd_trick().map(|rules| rules.goal);
        let negated = |goal: &Goal| goal.lose_at.map(|lost| -lost) == goal.target;
        let follows = path == "target" && goal.is_some_and(|goal| negated(&goal));
        let usual = values.iter().map(|value| {
            let lost = follows.then(|| one("lose-at", format!("-{value}")));
            self.set(path, value).into_iter().chain(lost).collect()
        });
        let entry = fields::find(self.now.rules.kind(), path);
        let replaced = entry.iter().flat_map(|entry| entry.hint.removes_keys);
        let keys = [path].into_iter().chain(replaced.copied());
        let keys: Vec<&str> = keys.chain(follows.then_some("lose-at")).collect();
        let row = self.row(label, &keys, usual.collect(), |scheme| {
            match (&scheme.rules, path) {
                (Rules::ExactBid(rules), "schedule") => match &rules.schedule {
                    Schedule::List(sizes) if counts(rules) => Message::hands_played(sizes.len()),
                    Schedule::Range(_) if counts(rules) && rules.repeats() => {
                        Message::HouseRepeatEver
                    }
                    Schedule::Range(_) if counts(rules) => {
                        Message::hands_played(games::schedule(scheme, self.seats).len())
                    }
                    schedule => sizes::say(schedule, scheme, self.seats),
                },
                (Rules::ExactBid(rules), "missed") if rules.over != rules.under => {
                    let over = over_formula(&rules.over, rules.decimals);
                    let under = formula(&rules.under, rules.decimals);
                    Message::seating_over_and_under(over, under)
                }
                _ => rule.value(Draft::of(scheme).at(path)),
            }
        });
        // Other sizes can be typed, except for a list of one size or one without end, as in games that deal all cards.
        let ends =
            |rules: &ExactBid| matches!(rules.schedule, Schedule::Range(_)) && !rules.repeats();
        if !sizes.is_some_and(|rules| size.is_none() || ends(rules)) {
            return row;
        }
        let sizes = games::schedule(self.now, self.seats);
        let most = sizes.iter().copied().max().unwrap_or(0);
        SwitchRow {
            note: Message::seating_sizes_come(sizes.len(), most, self.seats),
            typing: Some(Message::SeatingSizesTyped),
            typed: joined(&sizes),
            ..row
        }
    }

    /// Whether overtricks and undertricks score. If they do not in the scheme, there is no switch.
    fn overs(&self, kept: &Contracts) -> SwitchRow {
        let counted = kept.contracts.iter().flat_map(|one| {
            let counted = one.trick_points().into_iter().filter(|(_, n)| *n != 0);
            counted.map(|(part, _)| format!("contracts.{}.{part}", one.id))
        });
        let keys: Vec<String> = counted.collect();
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        let none = keys.iter().map(|key| one(key, "0")).collect();
        self.row(Message::SeatingRuleOvers, &keys, vec![none], |scheme| {
            let draft = Draft::of(scheme);
            if keys.iter().all(|key| draft.number(key) == Some(0)) {
                Message::SeatingOversNotCounted
            } else {
                Message::SeatingOversCounted
            }
        })
    }
}
