//! Two sides at the table: a row for each with both partners, its games, and its pegging track.
//!
//! All values are of the current game. In a rubber they start anew with each game, and games won are shown as well.

use super::{Entered, over};
use crate::games::entry::{Ask, Entry};
use crate::games::{HandResult, Side, Won, trump as cards};
use crate::ledger::{Hand, Ledger, PlayedHand, Session, seat_of};
use crate::scheme::OddTrick;
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{HighLow, Mode};
use crate::seat::Seat;
use crate::view::message::{Change, Key, Message};
use crate::view::page::{Partner, PeggingTrack, ScoreRow};
use crate::view::sheet::Head;

/// The maximum number of holes distinguishable on a phone.
const MOST_HOLES: i64 = 40;

impl PeggingTrack {
    /// The track of a side at `at`, previously at `was`; `None` without a target, or with too many holes.
    ///
    /// A score beyond the target is in the last hole. The track begins at the losing score; if there is none, at 0 or
    /// the lower score.
    fn of(rules: &OddTrick, at: i64, was: i64) -> Option<Self> {
        let high = rules.goal.target?;
        let low = rules.goal.lose_at.unwrap_or(0.min(at).min(was));
        let holes = high.checked_sub(low)?;
        let hole = |points: i64| i32::try_from(points.clamp(low, high)).ok();
        (1..=MOST_HOLES).contains(&holes).then_some(())?;
        Some(Self {
            low: hole(low)?,
            low_text: low,
            zero_text: 0,
            high: hole(high)?,
            high_text: high,
            at: hole(at)?,
            was: hole(was)?,
        })
    }
}

impl Entered<'_> {
    /// A row for each side.
    pub(super) fn rows_of_sides(&self, rules: &OddTrick) -> Vec<ScoreRow> {
        let ledger = self.editor.ledger();
        let sides = ledger.carry().sides;
        let finished = rules.rubber.is_some() && sides.over && over::has_ended(self.editor);
        // The value of a finished rubber, or the points of the current game. The peg moves from the score before the last
        // hand, unless that hand won a game of a rubber.
        let totals = if finished { sides.worth } else { sides.score };
        let before = ledger.played().last();
        let before = before.filter(|last| last.before.sides.games == last.after.sides.games);
        let before = before.map_or(sides.score, |last| last.before.sides.score);
        let target = rules.goal.target.filter(|_| !finished);
        let last = super::last_played(self.editor);
        let plays = self.entry.record.bidder.or(self.entry.record.side);
        let plays = plays.filter(|_| self.entry.now.is_some()).map(Side::of);
        let row = |side: Side| {
            let [first, second] = seats_of(side)?;
            let (own, partner) = (self.marks(first), self.marks(second));
            let total = totals[side.index()];
            let change = last.map(|played| Change::from(played.outcome.points.at(first)));
            let leads_score = sides.leader() == Some(side);
            let won = sides.games[side.index()];
            let games = rules.rubber.map(|_| Message::sides_games(won));
            let out_of = target.map(|of| Message::out_of(sides.score[side.index()], of));
            let rubber = match (games.clone(), out_of) {
                (Some(games), None) if finished => games,
                (Some(games), Some(out_of)) => Message::beside(games, out_of),
                _ => Message::Blank,
            };
            let role = self.role_of(side, rules);
            let said = Some(role.clone()).filter(|role| *role != Message::Blank);
            let caption = games.into_iter().chain(said).reduce(Message::beside);
            let both = Message::sides_both(&own.name, &partner.name);
            let stands = match target {
                Some(target) => Message::sides_stands(both.clone(), total, target),
                None => Message::sides_stands_open(both.clone(), total),
            };
            let label = stands.and(leads_score.then_some(Message::SidesLeads));
            let label = label.and(change.map(Message::sides_last_hand));
            Some(ScoreRow {
                label: label.and(caption.clone()),
                caption: caption.unwrap_or_default(),
                role,
                rubber_of_side: Message::labelled(both, rubber.clone()),
                rubber,
                change,
                total: total.into(),
                leads_score,
                at_cursor: plays == Some(side),
                partner: Some(Partner {
                    name: partner.name,
                    joined: Message::SidesAnd,
                    dealer: partner.dealer,
                    first: partner.first,
                    dealer_label: partner.dealer_label,
                    deals: partner.deals,
                }),
                track: PeggingTrack::of(rules, total, before[side.index()]).filter(|_| !finished),
                ..own
            })
        };
        Side::BOTH.into_iter().filter_map(row).collect()
    }

    /// A side's role in the hand: it bids or took the odd trick, else which partner bids or leads first.
    fn role_of(&self, side: Side, rules: &OddTrick) -> Message {
        let of_side = |seat: &Seat| Side::of(*seat) == side;
        if let Some(bidder) = self.entry.player(Ask::Bidder).filter(of_side) {
            let name = self.name(bidder);
            return match (self.entry.record.bid, cards::ranking(self.entry).0) {
                _ if rules.high.is_some() => Message::step_bidder_high_card(name),
                (None, _) => Message::step_bidder_card(name),
                (Some(n), None) => Message::sides_bids(name, n),
                (Some(n), Some(mode)) => Message::sides_bids_mode(name, n, inline(mode)),
            };
        }
        if self.entry.player(Ask::Side).as_ref().is_some_and(of_side) {
            return match rules.high {
                Some(_) => Message::SidesCounted,
                None => Message::SidesOddTrick,
            };
        }
        match self.entry.deal.map(|deal| deal.eldest).filter(of_side) {
            Some(eldest) if bids_first(rules) => Message::sides_bids_first(self.name(eldest)),
            Some(eldest) => Message::sides_leads_first(self.name(eldest)),
            None => Message::Blank,
        }
    }
}

fn seats_of(side: Side) -> Option<[Seat; 2]> {
    Some([Seat::new(side.index())?, Seat::new(side.index() + 2)?])
}

/// Two partners within a spoken sentence.
pub(in crate::view) fn two_partners(side: Side, names: &[String]) -> Message {
    let name = |at: usize| names.get(at).cloned().unwrap_or_default();
    Message::sides_both(name(side.index()), name(side.index() + 2))
}

/// A side by the players in its seats, from the names in playing order.
pub(in crate::view) fn pair(side: Side, names: &[String]) -> Message {
    let names = names.iter().skip(side.index()).step_by(2);
    self::side(names.map(String::as_str))
}

/// A side by its players; more than two if a seat was taken over.
pub(in crate::view) fn side<'a>(names: impl Iterator<Item = &'a str>) -> Message {
    match names.collect::<Vec<_>>()[..] {
        [first, second] => Message::pair(first, second),
        ref all => Message::value(all.iter().copied().map(str::to_owned).collect::<Vec<_>>()),
    }
}

/// Both sides of a table, from the names in playing order.
pub fn both_sides(names: &[String]) -> Message {
    let [first, second] = Side::BOTH.map(|side| pair(side, names));
    Message::beside(first, second)
}

/// Both sides by all their players, as column heads: the partners, then those who gave up a seat.
pub(in crate::view) fn heads(ledger: &Ledger) -> Vec<Head> {
    let session = ledger.session();
    let sides = ledger.sides_of_all();
    let head = |side: Side| {
        let people = session.participants.iter().zip(&sides);
        let mut people: Vec<_> = people.filter(|(_, of)| **of == Some(side)).collect();
        people.sort_by_key(|(one, _)| seat_of(&session.seats, one.id).map_or(4, Seat::index));
        let players: Vec<String> = people.iter().map(|(one, _)| one.name.clone()).collect();
        Head {
            text: self::side(players.iter().map(String::as_str)),
            players,
        }
    };
    Side::BOTH.map(head).into()
}

/// The session's title and its game's target; the scheme's name if there is no target.
pub(in crate::view) fn subtitle(session: &Session) -> Message {
    let rules = &session.scheme.rules;
    let goal = rules.sides();
    let Some((goal, n)) = goal.and_then(|goal| Some((goal, goal.target?))) else {
        return crate::view::sheet::subtitle(session);
    };
    let game = match (goal.lose_at, rules.rubber()) {
        (_, Some(_)) => Message::sides_rubbers_to(n),
        (Some(out), None) => Message::SidesToOutAt { n, out },
        (None, None) => Message::sides_to(n),
    };
    Message::beside(crate::view::sheet::title(session), game)
}

/// The current mode, and how cards rank in it, emphasised.
pub(in crate::view) fn in_force(entry: &Entry) -> Option<Message> {
    if let Some(which) = cards::high_or_low(entry) {
        return Some(high_low(which));
    }
    let (mode, rank) = cards::ranking(entry);
    Some(ranked(mode?, rank))
}

/// High or low, and who wins in it.
fn high_low(which: HighLow) -> Message {
    let wins = match which {
        HighLow::High => Message::SidesMoreWin,
        HighLow::Low => Message::SidesFewerWin,
    };
    Message::beside(super::steps::sides::high_low_name(which), wins)
}

/// Every mode these rules allow, in the form of [`in_force`].
pub(crate) fn modes(rules: &OddTrick) -> Vec<Message> {
    let low = rules.high.map(|_| [HighLow::High, HighLow::Low]);
    let low = low.into_iter().flatten().map(high_low);
    let modes = rules.bids.iter().flat_map(|bids| &bids.modes);
    let modes = modes
        .flat_map(|mode| match mode {
            Mode::NoTrump => vec![(*mode, Some(Mode::Uptown)), (*mode, Some(Mode::Downtown))],
            _ => vec![(*mode, Some(*mode))],
        })
        .map(|(mode, rank)| ranked(mode, rank));
    low.chain(modes).collect()
}

/// A mode, and which cards win in it if known.
fn ranked(mode: Mode, rank: Option<Mode>) -> Message {
    let mode = super::steps::sides::mode(mode);
    match rank.map(wins) {
        None => mode,
        Some(wins) => Message::beside(mode, wins),
    }
}

/// Whether eldest hand bids before the lead.
pub(super) fn bids_first(rules: &OddTrick) -> bool {
    rules.bids.is_some() || rules.high.is_some()
}

/// A mode within a sentence.
pub(in crate::view) fn inline(mode: Mode) -> Message {
    Key::new("odd-trick", "bids.modes").word_or_key(&format!("-{}-in", mode.word()))
}

/// Which cards win.
pub(in crate::view) fn wins(rank: Mode) -> Message {
    match rank {
        Mode::Downtown => Message::SidesLowWins,
        _ => Message::SidesHighWins,
    }
}

/// The game that a hand won, and the winner.
pub(in crate::view) fn game_won(
    session: &Session,
    hand: &Hand,
    played: &PlayedHand,
) -> Option<Message> {
    let won = match &played.outcome.result {
        HandResult::Shared(shared) => shared.won?,
        // Without rubbers, only one game can be won.
        HandResult::Bids { .. } if played.after.sides.over && !played.before.sides.over => Won {
            side: played.after.sides.leader()?,
            games: 1,
            worth: 0,
            rubber: false,
        },
        _ => return None,
    };
    let side = pair(won.side, &session.names(&hand.seats));
    let games = |side: Side| i64::from(played.after.sides.games[side.index()]);
    let worth = |side: Side| played.after.sides.worth[side.index()];
    let (n, to) = (games(won.side), games(won.side.other()));
    Some(match (won.rubber, n > 0) {
        (true, _) => {
            Message::sides_rubber_won(side, n, to, worth(won.side), worth(won.side.other()))
        }
        (false, true) => Message::sides_rubber_game_won(side, n, to),
        (false, false) => Message::sides_game_won(side),
    })
}

/// The value of each side's games of a rubber; empty if none is played.
pub(in crate::view) fn rubber(ledger: &Ledger) -> Vec<Message> {
    let session = ledger.session();
    if session.scheme.rules.rubber().is_none() {
        return Vec::new();
    }
    let (sides, names) = (ledger.carry().sides, session.names(&session.seats));
    let worth = |one: Side| {
        let (games, n) = (sides.games[one.index()], sides.worth[one.index()]);
        Message::sides_rubber_worth(pair(one, &names), games, n)
    };
    Side::BOTH.map(worth).into()
}
