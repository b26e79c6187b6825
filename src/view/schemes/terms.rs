//! A scheme's rules, one per line, by its kind's table of keys.

use crate::games;
use crate::scheme::draft::Draft;
use crate::scheme::exact_bid::{Miss, Schedule};
use crate::scheme::fields::{self, Entry, Limits, Visibility};
use crate::scheme::odd_trick::{SetClamp, SetScore};
use crate::scheme::{Rules, Scheme};
use crate::view::Message;
use crate::view::message::rule_names::{Key, PAGE, Rule};
use crate::view::new_session::joined;

/// The rules shown on a scheme's page.
pub(super) fn terms(scheme: &Scheme) -> Vec<(Message, Message)> {
    let kind = scheme.rules.kind();
    let draft = Draft::of(scheme);
    let usual = fields::initial(kind, None, Limits::of(scheme.deck, scheme.players));
    let usual = Draft::from_table(usual);
    let shown = fields::of(kind).iter().filter(|entry| {
        let there = |keys: &[&str]| keys.iter().any(|key| draft.has(key));
        let counts = entry.hint.needs.is_empty() || there(entry.hint.needs);
        let said = draft.has(&entry.path) && !draft.same_value(&entry.path, &usual, &entry.path);
        counts
            && match entry.hint.shown {
                Visibility::Never => false,
                Visibility::Said => said,
                Visibility::Always => true,
            }
    });
    shown
        .filter(|entry| !idle(scheme, entry))
        .map(|entry| {
            let rule = Rule::new(scheme, &entry.path, PAGE);
            let (value, text) = (draft.at(&entry.path), own(scheme, &entry.path));
            (rule.name(value), text.unwrap_or_else(|| rule.value(value)))
        })
        .collect()
}

/// Whether a rule has no effect, because others replace it.
fn idle(scheme: &Scheme, entry: &Entry) -> bool {
    match (&scheme.rules, entry.path.as_str()) {
        (Rules::Contracts(_), "general-misere") => games::can_pass_out(scheme),
        (Rules::ExactBid(rules), "missed") => !matches!(rules.miss(), Miss::Alike(_)),
        _ => false,
    }
}

/// The value of a rule with a special form.
fn own(scheme: &Scheme, path: &str) -> Option<Message> {
    match (&scheme.rules, path) {
        (Rules::OddTrick(rules), "set") if rules.set == SetScore::Shortfall => {
            let clamped = rules.set_clamp == SetClamp::Bid;
            clamped.then(|| Key::new("odd-trick", path).word_or_key("-clamped-term"))
        }
        (Rules::ExactBid(rules), "schedule") => Some(schedule(&rules.schedule)),
        _ => None,
    }
}

fn schedule(schedule: &Schedule) -> Message {
    match schedule {
        Schedule::List(sizes) => Message::typed(&joined(sizes, " ")),
        Schedule::Range(range) => {
            let (from, to) = (i64::from(range.from), i64::from(range.to));
            if from == to {
                Message::cards(from)
            } else if range.back {
                Message::from_to_and_back(from, to)
            } else {
                Message::from_to(from, to)
            }
        }
    }
}
