//! The table page: standings, the current question, and the score of each answer.

pub mod adjust;
pub mod answer;
pub mod draw;
mod hand_payments;
pub mod note_trump;
pub mod over;
pub mod pairs;
pub(crate) mod partners;
pub mod payout_preview;
pub mod steps;

use crate::cards::Trump;
use crate::games::entry::{Answer, Ask, Entry, Tap};
use crate::games::{self, Carry, HandRecord};
use crate::ledger::{PlayedHand, Session, SessionEditor, seat_of};
use crate::scheme::contracts::PotFilled;
use crate::scheme::odd_trick::TRICKS;
use crate::scheme::{Contract, Rules, Scheme, Target};
use crate::seat::Seat;
use crate::view::message::{contract_inline, game, is_proposal, trump};
use crate::view::{Change, Message, sheet};
use adjust::Adjusting;

pub use super::page::{EntryView, Fact, FactKind, ScoreRow, Slot, Step, TableView};

/// A question asked in place of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DockMode {
    /// An adjustment of points.
    Points(Adjusting),
    /// The trump, or the ranking at no trump.
    Trump,
}

/// The table page of a session.
pub fn table(editor: &SessionEditor) -> TableView {
    at_table(editor, None, false)
}

/// Like [`table`], with another question in place of the hand, or read-only.
pub fn at_table(
    editor: &SessionEditor,
    dock_mode: Option<DockMode>,
    only_looked_at: bool,
) -> TableView {
    let mut view = of_editor(editor);
    match dock_mode {
        None => {}
        Some(DockMode::Points(adjusting)) => {
            view.entry = adjust::entry(adjusting, editor);
            view.correcting = Some(Message::Adjusting);
            view.leaving_drops = true;
            view.cursor_row = None;
        }
        Some(DockMode::Trump) => {
            view.entry = note_trump::entry(editor);
            view.correcting = Some(Message::SidesNotingTrump);
            view.leaving_drops = false;
        }
    }
    let entry = &mut view.entry;
    if only_looked_at {
        let blank = || Message::Blank;
        let step = entry.steps.first();
        let step = step.map(|step| Step::of(step.kind, blank(), blank(), blank(), Vec::new()));
        entry.steps = Vec::from_iter(step);
        entry.slots.clear();
        entry.current_step = 0;
        view.correct_label = None;
        (view.undo_enabled, view.redo_enabled) = (false, false);
    }
    // A complete correction has no question; the hint says what to do.
    let is_whole = !entry.slots.is_empty() && entry.slots.iter().all(|slot| slot.value.is_some());
    if let Some(step) = entry.steps.get_mut(entry.current_step)
        && view.correcting.is_some()
        && is_whole
    {
        step.hint = Message::HintCorrecting;
    }
    view
}

/// The hand entered or corrected, with what is known of it.
struct Entered<'a> {
    editor: &'a SessionEditor,
    scheme: &'a Scheme,
    /// Nothing is asked, dealt or noted after the end of a game.
    entry: &'a Entry,
    names: Vec<String>,
    /// The hand under correction, as stored.
    was: Option<Entry>,
}

fn of_editor(editor: &SessionEditor) -> TableView {
    let ledger = editor.ledger();
    let session = ledger.session();
    let over = over::is_over(editor);
    let mut entry = Entry::clone(&editor.entry());
    if over {
        (entry.now, entry.deal) = (None, None);
        entry.notes.clear();
    }
    let scheme = &session.scheme;
    let hand = Entered {
        editor,
        scheme,
        entry: &entry,
        names: session.names(editor.seats()),
        was: editor.uncorrected(),
    };
    let number = editor.correcting().unwrap_or(session.hands.len()) + 1;
    let sides = scheme.rules.odd_trick();
    // After the end no cards are dealt.
    let cards = (!over).then(|| hand.cards());
    let (cards_line, cards_caption) = cards.unwrap_or_default();
    let rows = match sides {
        Some(rules) => hand.rows_of_sides(rules),
        None => hand.rows(),
    };
    let totals = rows.iter().map(board);
    let correction = editor.open().correction.as_ref();
    let last_hand = sheet::last_hand(editor);
    let repairs = editor.corrected_hand().is_some() && session.ended.is_none();
    let played = last_played(editor).map(|_| Message::hand_number(session.hands.len()));
    let end_facts = over::facts(editor);
    let (facts, dock) = match &end_facts[..] {
        [fact, won] if over => (vec![fact.clone()], over::entry(&fact.strong, &won.strong)),
        _ => (hand.facts(number), hand.dock()),
    };
    TableView {
        title: game(scheme),
        subtitle: pairs::subtitle(session),
        trump: entry.trump,
        trump_label: note_trump::says(scheme, &entry),
        trump_enabled: !entry.notes.is_empty(),
        facts,
        end_facts,
        modes: sides.map(pairs::modes).unwrap_or_default(),
        cards_line,
        cards_caption,
        change_head: played.unwrap_or_default(),
        show_bids: scheme.rules.all_bid(),
        cursor_row: rows.iter().position(|row| row.at_cursor),
        longest_name: rows.iter().map(ScoreRow::letters).max().unwrap_or(0),
        board_says: totals.reduce(Message::listed).unwrap_or_default(),
        rows,
        pairs: sides.is_some(),
        what_head: match &scheme.rules {
            Rules::ExactBid(_) => Message::HeadCards,
            Rules::OddTrick(rules) if !pairs::bids_first(rules) => Message::StepSide,
            _ => Message::StepContract,
        },
        tricks_head: match sides {
            _ if scheme.rules.all_bid() => Message::Blank,
            Some(rules) if rules.kitty => Message::StepTricksSideBooks,
            _ => Message::StepTricks,
        },
        correct_label: last_hand
            .is_some()
            .then_some(Message::correct_hand(session.hands.len())),
        last_hand,
        notice: hand_payments::pays_now(editor),
        notice_kept: hand_payments::are_shown(ledger),
        entry: dock,
        correcting: editor.correcting().map(|_| {
            if editor.inserting() {
                Message::history_inserting(number)
            } else {
                Message::correcting(number)
            }
        }),
        leaving_drops: correction.is_some_and(|one| one.before || !one.taps.is_empty()),
        insert_label: repairs.then_some(Message::HistoryInsert),
        remove_label: repairs.then_some(Message::history_remove(number)),
        undo_enabled: editor.can_undo(),
        redo_enabled: editor.can_redo(),
        corrected_hand: editor.corrected_hand(),
        sheet_players: sheet::heads(ledger),
        sheet_foot: sheet::footer_line(editor),
        ..TableView::default()
    }
}

/// A total as a sentence.
fn board(row: &ScoreRow) -> Message {
    let (name, total) = (row.name.clone(), row.total);
    let says = match &row.partner {
        None => Message::total_of(name, total),
        Some(partner) => Message::total_of(Message::sides_both(name, &partner.name), total),
    };
    match row.rubber.clone() {
        Message::Blank => says,
        rubber => Message::listed(says, rubber),
    }
}

/// The number of a hand, and of how many.
fn hand_number(session: &Session, n: usize) -> Message {
    match games::length(&session.scheme, session.seats.len()) {
        Some(of) if n <= of => Message::hand_number_of(n, of),
        _ => Message::hand_number(n),
    }
}

/// The number and the size of the next hand, which depend on the number of players.
pub fn next_hand(editor: &SessionEditor) -> Message {
    let session = editor.ledger().session();
    let number = hand_number(session, session.hands.len() + 1);
    match editor.ledger().next_deal(&HandRecord::blank()) {
        Ok(deal) => Message::beside(number, Message::cards(deal.cards)),
        Err(_) => number,
    }
}

impl Entered<'_> {
    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    fn contract(&self) -> Option<&Contract> {
        self.entry.contract(self.scheme)
    }

    /// The number of cards each alone, and with the trump if known.
    fn cards(&self) -> (Message, Message) {
        let rules = &self.scheme.rules;
        let cards = self.entry.deal.map(|deal| deal.cards);
        let n = cards.or(rules.contracts().map(|rules| rules.cards));
        let n = n.unwrap_or(0);
        let (alone, cards) = match rules.odd_trick() {
            Some(rules) if rules.kitty => {
                let n = rules.cards();
                let alone = Message::sides_cards_kitty(n, TRICKS);
                (alone, Message::sides_cards_and_kitty(n))
            }
            _ => (Message::cards(n), Message::cards_dealt(n)),
        };
        let with = match self.entry.trump {
            None => alone.clone(),
            Some(Trump::None) => Message::listed(cards, Message::SuitNone),
            Some(_) => Message::listed(cards, Message::trumps_are(trump(self.entry.trump))),
        };
        (alone, with)
    }

    /// Its number, dealer and leader, and anything unusual.
    fn facts(&self, number: usize) -> Vec<Fact> {
        let (session, rules) = (self.editor.ledger().session(), &self.scheme.rules);
        let name = |seat: Seat| Message::typed(&self.name(seat));
        let mut facts = vec![Fact::of(FactKind::Plain, hand_number(session, number))];
        let mode = pairs::in_force(self.entry);
        facts.extend(mode.map(|strong| Fact::of(FactKind::Mode, strong)));
        if let Some(deal) = self.entry.deal {
            facts.push(Fact {
                kind: FactKind::Deals,
                strong: name(deal.dealer),
                weak: Message::FactDeals,
            });
            facts.push(Fact {
                kind: FactKind::Leads,
                strong: name(deal.eldest),
                weak: match rules.odd_trick() {
                    Some(rules) if pairs::bids_first(rules) => Message::SidesFactBidsFirst,
                    _ => Message::FactLeads,
                },
            });
        }
        facts.extend(self.facts_of_sides());
        let carry = self.editor.ledger().carry();
        if self.editor.correcting().is_none() {
            let times = carry.times().filter(|times| *times > 1);
            let doubled = times.map(Message::fact_doubled);
            let pot = pot_line(self.scheme, &carry);
            let goulash = carry.goulash.then_some(Message::FactGoulash);
            let carried = [doubled, pot, goulash].into_iter().flatten();
            facts.extend(carried.map(|strong| Fact::of(FactKind::Shout, strong)));
        }
        facts
    }

    /// What a row shows of the player in a seat: the name, and the marks of the deal.
    fn marks(&self, seat: Seat) -> ScoreRow {
        let name = self.name(seat);
        let deal = self.entry.deal;
        let dealer = deal.is_some_and(|deal| deal.dealer == seat);
        ScoreRow {
            dealer,
            first: deal.is_some_and(|deal| deal.eldest == seat),
            // After the end of a game nobody deals.
            dealer_label: match (deal, dealer) {
                (None, _) => Message::Blank,
                (Some(_), true) => Message::player_deals(&name),
                (Some(_), false) => Message::move_deal(&name),
            },
            deals: (!dealer).then_some(Tap::Dealer(seat)),
            name,
            ..ScoreRow::default()
        }
    }

    /// A row for each player.
    fn rows(&self) -> Vec<ScoreRow> {
        let ledger = self.editor.ledger();
        let session = ledger.session();
        let totals = ledger.totals();
        let leaders = ledger.leaders_unless_level();
        let last = session.hands.last().zip(last_played(self.editor));
        let left = match self.editor.correcting() {
            None => Message::LeftTable,
            Some(_) => Message::Blank,
        };
        // After the end of a game nothing can be entered.
        let in_hand = |message| self.entry.deal.map_or(Message::Blank, |_| message);
        let row = |at: usize| {
            let participant = session.participants.get(at)?;
            let (id, name) = (participant.id, participant.name.clone());
            let change = last.and_then(|(hand, played)| {
                let then = seat_of(&hand.seats, id)?;
                let points = played.outcome.scored(then)?;
                Some(Change(session.scheme.points(points)))
            });
            let leads_score = leaders.contains(&at);
            let total = session.scheme.points(totals[at]);
            Some(ScoreRow {
                change,
                total,
                leads_score,
                bid_label: in_hand(Message::bid_cell(&name)),
                took_label: in_hand(Message::took_cell(&name)),
                label: match change {
                    None => Message::row_says_total(&name, total),
                    Some(change) if leads_score => Message::row_says_leader(&name, total, change),
                    Some(change) => Message::row_says(&name, total, change),
                },
                name,
                ..match seat_of(self.editor.seats(), id) {
                    Some(seat) => self.seated(seat),
                    None => ScoreRow {
                        role: left.clone(),
                        caption: left.clone(),
                        sits_out: true,
                        ..ScoreRow::default()
                    },
                }
            })
        };
        sheet::columns(ledger).into_iter().filter_map(row).collect()
    }

    /// What a row shows of the player in a seat.
    fn seated(&self, seat: Seat) -> ScoreRow {
        let entry = self.entry;
        let asked = entry.asked().map(|step| step.ask);
        let again = |ask| entry.answer(ask).map(|_| Tap::Reopen(ask));
        let contract = self.contract().filter(|_| declares(entry, seat));
        let all_bid = self.scheme.rules.all_bid();
        let caption = self.caption(seat);
        ScoreRow {
            role: caption.clone(),
            caption,
            caption_short: contract.map_or(Message::Blank, contract_inline),
            at_cursor: cursor(entry) == Some(seat),
            sits_out: entry.deal.is_some_and(|deal| deal.out.at(seat)),
            bid: entry.record.bid_at(seat).map(partners::short),
            took: (entry.record.taken_at(seat).filter(|_| all_bid)).map(i64::from),
            bid_asked: asked == Some(Ask::Bid(seat)),
            took_asked: asked == Some(Ask::Taken(seat)),
            bid_again: again(Ask::Bid(seat)),
            took_again: again(Ask::Taken(seat)),
            ..self.marks(seat)
        }
    }

    fn caption(&self, seat: Seat) -> Message {
        if self.entry.deal.is_some_and(|deal| deal.out.at(seat)) {
            return Message::SitsOut;
        }
        if self.entry.player(Ask::Partner) == Some(seat) {
            return match self.contract() {
                Some(contract) if !is_proposal(contract) => Message::CalledPartner,
                _ => Message::Accepts,
            };
        }
        match self.contract() {
            Some(contract) if declares(self.entry, seat) => {
                let (n, name) = (contract.target.tricks(), contract_inline(contract));
                match contract.target {
                    Target::AtLeast(_) => Message::plays_at_least(name, n),
                    Target::Exactly(0) | Target::AtMost(0) => Message::plays_none(name),
                    Target::Exactly(_) => Message::plays_exactly(name, n),
                    Target::AtMost(_) => Message::plays_at_most(name, n),
                }
            }
            _ if self.scheme.rules.partnership_bid().is_some() => {
                partners::with_partner(self.editor.ledger().session(), seat)
            }
            _ => super::seating::began(self.editor, seat),
        }
    }
}

/// The last hand, whose points stand beside the totals; `None` while another hand is corrected or inserted, for whose
/// points they would be mistaken.
fn last_played(editor: &SessionEditor) -> Option<&PlayedHand> {
    let last = editor.ledger().played().len();
    let is_last = |at: usize| at + 1 == last && !editor.inserting();
    let shown = editor.correcting().is_none_or(is_last);
    editor.ledger().played().last().filter(|_| shown)
}

/// The row of the cursor: who is asked, or who plays.
fn cursor(entry: &Entry) -> Option<Seat> {
    let asked = entry.asked()?.ask.player();
    asked.or_else(|| entry.player(Ask::Declarer))
}

/// Whether a player is a declarer, alone or with others.
fn declares(entry: &Entry, seat: Seat) -> bool {
    let named = Some(Answer::Player(seat));
    let asks = |ask| matches!(ask, Ask::Declarer | Ask::FurtherDeclarer(_));
    let mut steps = entry.steps.iter();
    steps.any(|step| asks(step.ask) && step.answer == named)
}

/// A slot and its value, once entered, as a sentence.
fn slot_says(slot: Message, value: Option<Message>) -> Message {
    match value {
        Some(value) => Message::listed(slot, value),
        None => Message::slot_blank(slot),
    }
}

/// A count as a message argument.
pub(crate) fn count(n: impl TryInto<i64>) -> i64 {
    n.try_into().unwrap_or(i64::MAX)
}

/// The pot before a hand, or who fills it; `None` if there is none.
fn pot_line(scheme: &Scheme, carry: &Carry) -> Option<Message> {
    let pot = scheme.rules.contracts()?.pot?;
    match (carry.pot, pot.filled) {
        (0, PotFilled::Empty) => Some(Message::pot_filling(pot.ante)),
        (0, PotFilled::PassOut) => None,
        (n, _) => Some(Message::pot_inside(n)),
    }
}
