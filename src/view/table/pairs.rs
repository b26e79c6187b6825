//! Two sides at the table: a row for each with both partners, its games, and its pegging track.
//!
//! All values are of the current game. In a rubber they start anew with each game, and games won are shown as well.

use super::{deal_label, over, player};
use crate::games::entry::{Ask, Entry, Tap};
use crate::games::{HandResult, NextDeal, Side, Sides, Won, trump as cards};
use crate::ledger::{Hand, Ledger, PlayedHand, Session, SessionEditor, seat_of};
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

/// The rows of the two sides.
pub(in crate::view) fn rows(
    editor: &SessionEditor,
    rules: &OddTrick,
    entry: &Entry,
    names: &[String],
    deal: Option<NextDeal>,
) -> Vec<ScoreRow> {
    let table = Table {
        ledger: editor.ledger(),
        sides: editor.ledger().carry().sides,
        last: super::last_played(editor),
        finished: rules.rubber.is_some()
            && editor.ledger().carry().sides.over
            && over::has_ended(editor),
        rules,
        entry,
        names,
        deal,
    };
    let rows = Side::BOTH.into_iter();
    rows.filter_map(|side| table.row(side)).collect()
}

struct Table<'a> {
    ledger: &'a Ledger,
    sides: Sides,
    /// The last hand, if its points are shown.
    last: Option<&'a PlayedHand>,
    /// Whether the rubber is won: a side's total is then its value, not the points of a next game.
    finished: bool,
    rules: &'a OddTrick,
    entry: &'a Entry,
    names: &'a [String],
    deal: Option<NextDeal>,
}

impl Table<'_> {
    fn row(&self, side: Side) -> Option<ScoreRow> {
        let [first, second] = seats(side)?;
        let total = self.total(side);
        let change = self.last.map(|played| played.outcome.points.at(first));
        let leads_score = self.sides.leader() == Some(side);
        let (own, partner) = (self.partner(first), self.partner(second));
        let role = self.part(side);
        let caption = self.caption(side, role.clone());
        let rubber = self.rubber(side);
        Some(ScoreRow {
            seat: Some(first),
            label: self.label(side, &caption, change),
            caption,
            role,
            rubber_of_side: Message::labelled(
                Message::sides_both(&own.name, &partner.name),
                rubber.clone(),
            ),
            rubber,
            change: change.map(Change::from),
            total: total.into(),
            leads_score,
            dealer: own.dealer,
            first: own.first,
            at_cursor: self.entry.now.is_some() && self.named().map(Side::of) == Some(side),
            dealer_label: own.dealer_label,
            deals: own.deals,
            name: own.name,
            partner: Some(partner),
            track: PeggingTrack::of(self.rules, total, self.score_before(side))
                .filter(|_| !self.finished),
            ..ScoreRow::default()
        })
    }

    fn partner(&self, seat: Seat) -> Partner {
        let name = self.name(seat);
        let dealer = self.deal.is_some_and(|deal| deal.dealer == seat);
        Partner {
            joined: Message::SidesAnd,
            deals: (!dealer).then_some(Tap::Dealer(seat)),
            dealer,
            first: self.deal.is_some_and(|deal| deal.eldest == seat),
            // After the end of a game nobody deals.
            dealer_label: deal_label(&name, self.deal.map(|_| dealer)),
            name,
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The seat that stands for the side that plays: the bidder, or the side with the odd trick.
    fn named(&self) -> Option<Seat> {
        self.entry.record.bidder.or(self.entry.record.side)
    }

    /// A side's points of the current game, or its value of a finished rubber.
    fn total(&self, side: Side) -> i64 {
        let of = if self.finished {
            self.sides.worth
        } else {
            self.sides.score
        };
        of[side.index()]
    }

    /// A side's score before the last hand; if that hand won a game of a rubber, the side's score in the next game.
    fn score_before(&self, side: Side) -> i64 {
        match self.ledger.played().last() {
            Some(PlayedHand { before, after, .. }) if before.sides.games == after.sides.games => {
                before.sides.score[side.index()]
            }
            _ => self.sides.score[side.index()],
        }
    }

    /// The line below the names: games won in a rubber, then the side's role in this hand.
    fn caption(&self, side: Side, role: Message) -> Message {
        match (self.games(side), role) {
            (Some(games), Message::Blank) => games,
            (Some(games), role) => Message::beside(games, role),
            (None, role) => role,
        }
    }

    /// The games won in a rubber, and the points towards the current one.
    fn rubber(&self, side: Side) -> Message {
        match (self.games(side), self.rules.goal.target) {
            (Some(games), _) if self.finished => games,
            (Some(games), Some(of)) => {
                let n = self.sides.score[side.index()];
                Message::beside(games, Message::out_of(n, of))
            }
            _ => Message::Blank,
        }
    }

    fn games(&self, side: Side) -> Option<Message> {
        let games = self.sides.games[side.index()];
        self.rules.rubber.map(|_| Message::sides_games(games))
    }

    /// A side's role in the hand: it bids or took the odd trick, else which partner bids or leads first.
    fn part(&self, side: Side) -> Message {
        let of_side = |seat: &Seat| Side::of(*seat) == side;
        if let Some(bidder) = player(self.entry, Ask::Bidder).filter(of_side) {
            let name = self.name(bidder);
            return match self.rules.high {
                Some(_) => Message::step_bidder_high_card(name),
                None => self.bid(name),
            };
        }
        if player(self.entry, Ask::Side).as_ref().is_some_and(of_side) {
            return match self.rules.high {
                Some(_) => Message::SidesCounted,
                None => Message::SidesOddTrick,
            };
        }
        match self.deal.map(|deal| deal.eldest).filter(of_side) {
            Some(eldest) if bids_first(self.rules) => Message::sides_bids_first(self.name(eldest)),
            Some(eldest) => Message::sides_leads_first(self.name(eldest)),
            None => Message::Blank,
        }
    }

    fn bid(&self, name: String) -> Message {
        match (self.entry.record.bid, cards::ranking(self.entry).0) {
            (None, _) => Message::step_bidder_card(name),
            (Some(n), None) => Message::sides_bids(name, n),
            (Some(n), Some(mode)) => Message::sides_bids_mode(name, n, inline(mode)),
        }
    }

    /// The row as a sentence.
    fn label(&self, side: Side, caption: &Message, change: Option<i64>) -> Message {
        let (of, n) = (two_partners(side, self.names), self.total(side));
        let stands = match self.rules.goal.target.filter(|_| !self.finished) {
            Some(target) => Message::sides_stands(of, n, target),
            None => Message::sides_stands_open(of, n),
        };
        let leads = (self.sides.leader() == Some(side)).then_some(Message::SidesLeads);
        let last = change.map(|n| Message::sides_last_hand(n.into()));
        let caption = Some(caption.clone()).filter(|caption| *caption != Message::Blank);
        let parts = [leads, last, caption].into_iter().flatten();
        parts.fold(stands, Message::listed)
    }
}

fn seats(side: Side) -> Option<[Seat; 2]> {
    Some([Seat::new(side.index())?, Seat::new(side.index() + 2)?])
}

/// The two names of a side, of those in seat order.
fn names_of(side: Side, names: &[String]) -> [String; 2] {
    let seats = [side.index(), side.index() + 2];
    seats.map(|at| names.get(at).cloned().unwrap_or_default())
}

/// Two partners within a spoken sentence.
pub(in crate::view) fn two_partners(side: Side, names: &[String]) -> Message {
    let [first, second] = names_of(side, names);
    Message::sides_both(first, second)
}

/// A side by the two players in its seats.
pub(in crate::view) fn pair(side: Side, names: &[String]) -> Message {
    let [first, second] = names_of(side, names);
    Message::pair(first, second)
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
    let side = |first: usize| side(names.iter().skip(first).step_by(2).map(String::as_str));
    Message::beside(side(0), side(1))
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
