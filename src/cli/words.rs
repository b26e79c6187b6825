//! Hands and changes in English, for tables on a terminal.

use crate::games::{HandRecord, HandResult, Outcome, Tricks};
use crate::ledger::{Act, Edit, LogRow, Participant, ParticipantId, Session};
use crate::money::Currency;
use crate::points::Points;
use crate::scheme::Rules;
use crate::scheme::switch::Switch;

/// What an amount is counted in, for a person: the letters of its currency, or chips.
pub(super) fn unit(currency: Currency) -> &'static str {
    if currency == Currency::CHIPS {
        "chips"
    } else {
        currency.code()
    }
}

/// What was played, by whom, and how it went.
pub(super) fn hand(
    session: &Session,
    record: &HandRecord<ParticipantId>,
    outcome: &Outcome,
) -> String {
    let words = Words { session };
    let result = match &outcome.result {
        HandResult::Contract { made: true, .. } => ", made",
        HandResult::Contract { made: false, .. } => ", lost",
        HandResult::Joint { made, .. } => {
            let all = made.as_slice().iter().flatten();
            let makers = all.clone().filter(|made| **made).count();
            return format!(
                "{}, {makers} of {} made{}",
                words.played(record),
                all.count(),
                words.beside(record)
            );
        }
        HandResult::Shared(shared) => match shared.made {
            Some(true) => ", made",
            Some(false) => ", set",
            None => "",
        },
        HandResult::PassedOut | HandResult::GeneralMisere { .. } | HandResult::Bids { .. } => "",
    };
    format!("{}{result}{}", words.played(record), words.beside(record))
}

/// What a row of the log did; `of` is the number of the row that it undid or did again.
pub(super) fn change(session: &Session, row: &LogRow, of: Option<u64>) -> String {
    match (&row.act, of) {
        (Act::Do(edit), _) => Words { session }.edit(edit),
        (Act::Undo(_), Some(of)) => format!("undo of {of}"),
        (Act::Redo(_), Some(of)) => format!("redo of {of}"),
        (Act::Undo(_), None) => "undo".to_owned(),
        (Act::Redo(_), None) => "redo".to_owned(),
    }
}

/// A change of points, with its sign.
pub(super) fn signed(points: Points) -> String {
    if points.n > 0 {
        format!("+{points}")
    } else {
        points.to_string()
    }
}

/// A number of things.
pub(super) fn count(n: usize, thing: &str) -> String {
    if n == 1 {
        format!("{n} {thing}")
    } else {
        format!("{n} {thing}s")
    }
}

/// Numbers in seat order, with a dash for who sits out.
fn listed(numbers: &[Option<impl ToString>]) -> String {
    let each: Vec<String> = numbers
        .iter()
        .map(|number| {
            number
                .as_ref()
                .map_or_else(|| "-".to_owned(), ToString::to_string)
        })
        .collect();
    each.join(" ")
}

/// Words about one session, whose players they name.
struct Words<'a> {
    session: &'a Session,
}

impl Words<'_> {
    fn played(&self, record: &HandRecord<ParticipantId>) -> String {
        if let (Some(named), Some(Tricks::Side(tricks))) =
            (record.side.or(record.bidder), &record.tricks)
        {
            return self.shared(record, named, *tricks);
        }
        if let (Some(bids), Some(Tricks::Seats(tricks))) = (&record.bids, &record.tricks) {
            let cards = count(usize::from(record.cards.unwrap_or(0)), "card");
            let bonus = record.bonus.as_ref();
            let points = |n: &Option<i64>| n.map(|n| self.session.scheme.points(n));
            let bonus = bonus.map(|all| all.iter().map(points).collect::<Vec<_>>());
            let bonus = bonus.map(|all| format!(", bonus {}", listed(&all)));
            let bonus = bonus.unwrap_or_default();
            let (bids, tricks) = (listed(bids), listed(tricks));
            return format!("{cards}, bids {bids}, tricks {tricks}{bonus}");
        }
        let Some(contract) = &record.contract else {
            return "passed out".to_owned();
        };
        let contract = self.contract(contract);
        match (&record.payer, &record.receiver, &record.tricks) {
            (Some(payer), ..) => format!("{contract}, {} pays", self.names([payer])),
            (_, Some(receiver), _) => format!("{contract}, {} is paid", self.names([receiver])),
            (.., Some(Tricks::Side(tricks))) => {
                format!(
                    "{contract}, {}: {tricks}",
                    self.names(record.declarers.iter().flatten())
                )
            }
            _ => {
                let each = record.each_declarer();
                let each = each.map(|(who, n)| format!(", {}: {n}", self.names([who])));
                format!("{contract}{}", each.collect::<String>())
            }
        }
    }

    /// What a side took, and what its bidder bid or who held honours.
    fn shared(
        &self,
        record: &HandRecord<ParticipantId>,
        named: ParticipantId,
        tricks: u8,
    ) -> String {
        let bid = record.bid.map(|level| format!(" bids {level}"));
        let mode = record.mode.iter().map(|mode| format!(" {mode}"));
        let honours = record
            .honours
            .iter()
            .map(|held| format!(", {} honours of {}", held.count, self.names([&held.side])));
        let bid: String = bid.into_iter().chain(mode).collect();
        let honours: String = honours.collect();
        format!("{}{bid}: {tricks}{honours}", self.names([&named]))
    }

    /// A change of points in it.
    fn change(&self, points: i64) -> String {
        signed(self.session.scheme.points(points))
    }

    /// What happened beside the play.
    fn beside(&self, record: &HandRecord<ParticipantId>) -> String {
        let revoke = record
            .revoke
            .iter()
            .map(|who| format!("; {} revoked", self.names([who])));
        let adjust = record.adjust.iter().flatten();
        let adjust = adjust.map(|one| {
            format!(
                "; {} {}",
                self.names([&one.player]),
                self.change(one.points)
            )
        });
        revoke.chain(adjust).collect()
    }

    fn edit(&self, edit: &Edit) -> String {
        let hand = |hand: &crate::ledger::Hand| {
            format!("{}{}", self.played(&hand.record), self.beside(&hand.record))
        };
        match edit {
            Edit::AddHand { index, hand: added } => format!("hand {}: {}", index + 1, hand(added)),
            Edit::RemoveHand {
                index,
                hand: removed,
            } => format!("hand {} taken out: {}", index + 1, hand(removed)),
            Edit::ReplaceHand { before, after } => {
                format!("corrected: {}, was: {}", hand(after), hand(before))
            }
            Edit::ReplaceHands {
                index,
                before,
                after,
            } => {
                let new = |hand: &&crate::ledger::Hand| before.iter().all(|old| old.id != hand.id);
                let came: String = after.iter().filter(new).map(hand).collect();
                let (first, last) = (index + 2, index + after.len());
                format!(
                    "hand {} put in: {came}; the deal moved on in hands {first} to {last}",
                    index + 1
                )
            }
            Edit::Adjust { after, .. } if after.is_empty() => "adjustments taken back".to_owned(),
            Edit::Adjust { after, .. } => {
                let each: Vec<String> = after
                    .iter()
                    .map(|one| format!("{} {}", self.names([&one.player]), self.change(one.points)))
                    .collect();
                format!("adjusted: {}", each.join(", "))
            }
            Edit::Retitle { after, .. } => format!("called {after}"),
            Edit::Rename { before, after, .. } => format!("{before} is called {after}"),
            Edit::Restake { from, after, .. } => match after.last().copied().flatten() {
                Some(stake) => format!(
                    "stake {stake} {} from hand {} on",
                    unit(stake.currency()),
                    from + 1
                ),
                None => format!("no stake from hand {} on", from + 1),
            },
            Edit::Join { participant } => format!("{} comes", participant.name),
            Edit::Leave { participant } => format!("{} leaves", participant.name),
            Edit::Reseat {
                after,
                joins,
                leaves,
                ..
            } => {
                let come = joins.iter().map(|one| format!("{} comes; ", one.name));
                let go = leaves.iter().map(|one| format!("{} leaves; ", one.name));
                let before: String = come.chain(go).collect();
                format!("{before}seats: {}", self.seats(after, joins))
            }
            Edit::Settle { after, .. } => format!("settled {}", after.settle.word()),
            Edit::End { .. } => "ended".to_owned(),
            Edit::Reopen { .. } => "open again".to_owned(),
        }
    }

    fn contract(&self, id: &str) -> String {
        match &self.session.scheme.rules {
            Rules::Contracts(rules) => rules
                .contract(id)
                .map_or_else(|| id.to_owned(), |contract| contract.name.clone()),
            _ => id.to_owned(),
        }
    }

    /// Who sits where, clockwise. Who came with a change that was taken back since is still to be named.
    fn seats(&self, seats: &[ParticipantId], joins: &[Participant]) -> String {
        let name = |id: &ParticipantId| {
            let come = joins.iter().find(|one| one.id == *id);
            let known = come.or_else(|| self.session.participant(*id));
            known.map(|one| one.name.clone())
        };
        let names: Vec<String> = seats.iter().filter_map(name).collect();
        names.join(", ")
    }

    fn names<'i>(&self, ids: impl IntoIterator<Item = &'i ParticipantId>) -> String {
        let known = ids
            .into_iter()
            .filter_map(|id| self.session.participant(*id));
        known
            .map(|one| one.name.as_str())
            .collect::<Vec<_>>()
            .join(" and ")
    }
}
