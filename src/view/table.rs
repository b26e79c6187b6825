//! The table page: who stands where, what is asked now, and what each answer would score.

use super::contracts::{cards_line, contract_inline, game, rules};
use super::note_trump::{self, trump_in_force};
use super::pairs::{self, Partner, Track};
use super::sheet::{self, LastHand};
use super::steps::bids::{bid, took};
use super::{Change, Message, over, partners, pot, steps};
use crate::cards::Trump;
use crate::games::entry::{Answer, Ask, Entry};
use crate::games::{self, Bid, NextDeal};
use crate::ledger::{Book, Hand, ParticipantId};
use crate::points::Points;
use crate::scheme::{Contract, Scheme, Target};
use crate::seat::Seat;

/// Everything on the table page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// The game.
    pub title: Message,
    /// What the table calls the session, and its scheme.
    pub subtitle: Message,
    /// The trump, none where nobody has noted it.
    pub trump: Option<Trump>,
    /// The same in words.
    pub trump_label: Message,
    /// Whether it, or the ranking at no trump, can be noted by a tap: where nothing fixes it.
    pub trump_open: bool,
    /// Hand number, dealer, leader, and what is out of the ordinary.
    pub facts: Vec<Fact>,
    /// Every mode that the scheme lets somebody bid, as the facts would name it.
    pub modes: Vec<Message>,
    /// Cards each.
    pub cards: Message,
    /// Cards each and the trump.
    pub cards_trump: Message,
    /// Over the column of changes: the hand that they are of.
    pub change_head: Message,
    /// The players in the direction of play, behind them whoever left the table; or the two sides.
    pub rows: Vec<Row>,
    /// Whether the rows are the two sides.
    pub pairs: bool,
    /// What is counted, over the sheet's column.
    pub tricks_head: Message,
    /// Whether rows have columns for bid and tricks.
    pub bids: bool,
    /// Whether those who bid are partners.
    pub partners: bool,
    /// The row at the cursor.
    pub cursor: Option<usize>,
    /// The last hand in a line.
    pub last_hand: Option<LastHand>,
    /// Who pays whom for the last hand, where the table pays after every hand.
    pub pays_now: Vec<Message>,
    /// What is asked.
    pub entry: steps::EntryView,
    /// The hand that is being corrected, over the dock.
    pub correcting: Option<Message>,
    /// Whether leaving that drops something that is not whole: what is whole is kept at once.
    pub leaving_drops: bool,
    /// Over the dock while a hand is corrected: how to put a forgotten one in before it, and how to take it out.
    pub repairs: Option<(Message, Message)>,
    /// Whether there is anything to take back.
    pub can_undo: bool,
    /// Whether there is anything to bring back.
    pub can_redo: bool,
    /// Whether the session has ended.
    pub ended: bool,
    /// Who stands over the sheet's columns.
    pub sheet_players: Vec<sheet::Head>,
    /// Below the sheet.
    pub sheet_foot: Message,
}

/// One fact in the line below the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The sign before it.
    pub kind: FactKind,
    /// What it is about.
    pub strong: Message,
    /// What is said of it.
    pub weak: Message,
}

/// The sign before a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactKind {
    /// None.
    Plain,
    /// The dealer's.
    Deals,
    /// The leader's.
    Leads,
    /// None, for the mode in force, which nobody should miss.
    Mode,
    /// Something that nobody should miss.
    Shout,
}

/// One player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Their seat; none for who left the table, or has no seat in the hand that is being corrected.
    pub seat: Option<Seat>,
    /// Their name.
    pub name: String,
    /// Their part in the hand.
    pub caption: Message,
    /// What the last hand brought; none before the first, and for who was dealt no cards in it.
    pub change: Option<Points>,
    /// Their total.
    pub total: Points,
    /// Whether nobody has more, and somebody less.
    pub leads_score: bool,
    /// Whether they deal.
    pub dealer: bool,
    /// Whether they speak and lead first.
    pub first: bool,
    /// Whether the cursor is on them.
    pub at_cursor: bool,
    /// Whether they sit out.
    pub sits_out: bool,
    /// What they bid, where everybody bids for himself.
    pub bid: Option<Bid>,
    /// What they took.
    pub took: Option<i64>,
    /// Which of the two is asked for now.
    pub cell: Option<BidCell>,
    /// Their bid as a button.
    pub bid_label: Message,
    /// Their tricks as a button.
    pub took_label: Message,
    /// The row as a sentence.
    pub label: Message,
    /// Their marker as a button.
    pub dealer_label: Message,
    /// Their partner, where the row is a side's.
    pub partner: Option<Partner>,
    /// How far the side has come, where there is somewhere to come to.
    pub track: Option<Track>,
}

/// A cell of a row that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BidCell {
    /// The bid.
    Bid,
    /// The tricks taken.
    Took,
}

/// What the table page shows of a book.
pub fn table(book: &Book) -> TableView {
    let ledger = book.ledger();
    let session = ledger.session();
    let over = over::is_over(book);
    let mut entry = book.entry();
    if over {
        entry.now = None;
    }
    let scheme = &session.scheme;
    // A forgotten hand is put in among those who sat at the one after it.
    let corrected: Option<&Hand> = book.correcting().and_then(|index| session.hands.get(index));
    let seats: &[ParticipantId] = corrected.map_or(&session.seats, |hand| &hand.seats);
    let names: Vec<String> = seats.iter().map(|id| sheet::name(session, *id)).collect();
    let deal = deal(book, &entry).filter(|_| !over);
    let number = count(book.correcting().unwrap_or(session.hands.len())) + 1;
    let shown_trump = trump_in_force(book);
    let sides = scheme.rules.odd_trick();
    let n = count(usize::from(deal.map_or_else(
        || rules(scheme).map_or(0, |rules| rules.cards),
        |deal| deal.cards,
    )));
    // Once it is over there are no cards to deal.
    let (cards, cards_trump) = match sides {
        _ if over => (Message::Blank, Message::Blank),
        Some(rules) => {
            pairs::cards_line(rules, shown_trump).unwrap_or_else(|| cards_line(n, shown_trump))
        }
        None => cards_line(n, shown_trump),
    };
    let rows = match sides {
        Some(rules) => pairs::rows(book, rules, &entry, &names, deal),
        None => rows(book, &entry, seats, deal),
    };

    TableView {
        title: game(scheme),
        subtitle: pairs::subtitle(session),
        trump: shown_trump,
        trump_label: note_trump::says(book),
        trump_open: !over && !note_trump::offered(book).is_empty(),
        facts: facts(book, &names, number, deal),
        modes: sides.map(pairs::modes).unwrap_or_default(),
        cards,
        cards_trump,
        change_head: match session.hands.len() {
            0 => Message::Blank,
            hands => Message::HandNumber { n: count(hands) },
        },
        bids: scheme.rules.all_bid(),
        partners: scheme.rules.partnership_bid().is_some(),
        cursor: rows.iter().position(|row| row.at_cursor),
        rows,
        pairs: sides.is_some(),
        tricks_head: if sides.is_some_and(|rules| rules.kitty) {
            Message::SlotBooks
        } else {
            Message::SlotTricks
        },
        last_hand: sheet::last_hand(book),
        pays_now: super::pays_now::pays_now(book),
        entry: if over {
            over::entry(book)
        } else {
            steps::entry(book, &entry, &names, deal)
        },
        correcting: book.correcting().map(|_| {
            if book.inserting() {
                Message::HistoryInserting { n: number }
            } else {
                Message::Correcting { n: number }
            }
        }),
        leaving_drops: book
            .open()
            .correction
            .as_ref()
            .is_some_and(|one| one.before || !one.taps.is_empty()),
        repairs: (book.correcting().is_some() && !book.inserting() && session.ended.is_none())
            .then_some((Message::HistoryInsert, Message::HistoryRemove { n: number })),
        can_undo: book.can_undo(),
        can_redo: book.can_redo(),
        ended: session.ended.is_some(),
        sheet_players: if sides.is_some() {
            pairs::heads(&names)
        } else {
            sheet::columns(ledger)
                .into_iter()
                .filter_map(|at| session.participants.get(at))
                .map(|one| sheet::Head {
                    text: Message::typed(&one.name),
                    players: vec![one.name.clone()],
                })
                .collect()
        },
        sheet_foot: sheet::foot(book),
    }
}

/// Who deals the hand that is entered or corrected.
pub(super) fn dealer(book: &Book) -> Option<Seat> {
    deal(book, &book.entry()).map(|deal| deal.dealer)
}

fn deal(book: &Book, entry: &Entry) -> Option<NextDeal> {
    match book.correcting() {
        None => book.ledger().next_deal(&entry.said).ok(),
        Some(index) if book.inserting() => book.ledger().forgotten_deal(index, &entry.said).ok(),
        Some(index) => {
            let outcome = &book.ledger().played().get(index)?.outcome;
            let record = &book.ledger().session().hands.get(index)?.record;
            Some(NextDeal {
                dealer: outcome.dealer,
                eldest: outcome.leader.unwrap_or(outcome.dealer),
                out: outcome.out,
                trump: entry.said.trump.or(record.trump),
                cards: record.cards?,
            })
        }
    }
}

fn facts(book: &Book, names: &[String], number: i64, deal: Option<NextDeal>) -> Vec<Fact> {
    let name = |seat: Seat| Message::typed(names.get(seat.index()).map_or("", String::as_str));
    if over::is_over(book) {
        return vec![Fact {
            kind: FactKind::Shout,
            strong: over::fact(book),
            weak: Message::Blank,
        }];
    }
    let session = book.ledger().session();
    let scheduled = games::length(&session.scheme, session.seats.len()).map(count);
    let mut facts = vec![Fact {
        kind: FactKind::Plain,
        strong: match scheduled {
            Some(of) if number <= of => Message::HandNumberOf { n: number, of },
            _ => Message::HandNumber { n: number },
        },
        weak: Message::Blank,
    }];
    if let Some(strong) = pairs::in_force(&book.entry()) {
        facts.push(Fact {
            kind: FactKind::Mode,
            strong,
            weak: Message::Blank,
        });
    }
    if let Some(deal) = deal {
        facts.push(Fact {
            kind: FactKind::Deals,
            strong: name(deal.dealer),
            weak: Message::FactDeals,
        });
        facts.push(Fact {
            kind: FactKind::Leads,
            strong: name(deal.eldest),
            weak: match session.scheme.rules.odd_trick() {
                Some(rules) if pairs::bids_first(rules) => Message::PairsFactBidsFirst,
                _ => Message::FactLeads,
            },
        });
    }
    facts.extend(partners::facts(book, names));
    let carry = book.ledger().carry();
    if book.correcting().is_none() {
        if let Some(times) = 2_i64
            .checked_pow(carry.doublings)
            .filter(|times| *times > 1)
        {
            facts.push(Fact {
                kind: FactKind::Shout,
                strong: Message::FactDoubled { n: times },
                weak: Message::Blank,
            });
        }
        if let Some(pot) = pot::inside(&session.scheme, &carry) {
            facts.push(Fact {
                kind: FactKind::Shout,
                strong: pot,
                weak: Message::Blank,
            });
        }
        if carry.goulash {
            facts.push(Fact {
                kind: FactKind::Shout,
                strong: Message::FactGoulash,
                weak: Message::Blank,
            });
        }
    }
    facts
}

fn rows(book: &Book, entry: &Entry, seats: &[ParticipantId], deal: Option<NextDeal>) -> Vec<Row> {
    let ledger = book.ledger();
    let session = ledger.session();
    let totals = ledger.totals();
    let leaders = ledger.ahead();
    let last = session.hands.last().zip(ledger.played().last());
    let cursor = cursor(entry);
    let asked = entry.now.and_then(|now| entry.steps.get(now));
    let asked = asked.map(|step| step.ask);
    // After the end of a game nobody deals, and nothing can be entered.
    let in_hand = |message| deal.map_or(Message::Blank, |_| message);
    let row = |at: usize| {
        let participant = session.participants.get(at)?;
        let (id, name) = (participant.id, participant.name.clone());
        let seat = sheet::seat_of(seats, id);
        let is = |other: Seat| seat == Some(other);
        let change = last.and_then(|(hand, played)| {
            let then = sheet::seat_of(&hand.seats, id)?;
            let points = session.scheme.points(played.outcome.points.at(then));
            (!played.outcome.out.at(then)).then_some(points)
        });
        let leads_score = leaders.contains(&at);
        let total = session.scheme.points(
            seat.and_then(|seat| partners::total(session, &ledger.carry(), seat))
                .unwrap_or_else(|| totals.get(at).copied().unwrap_or(0)),
        );
        let dealer = deal.is_some_and(|deal| is(deal.dealer));
        Some(Row {
            seat,
            caption: match seat {
                Some(seat) => caption(book, entry, seat, deal),
                None if book.correcting().is_none() => Message::LeftTable,
                None => Message::Blank,
            },
            change,
            total,
            leads_score,
            dealer,
            first: deal.is_some_and(|deal| is(deal.eldest)),
            at_cursor: cursor.is_some_and(is),
            sits_out: seat.is_none_or(|seat| deal.is_some_and(|deal| deal.out.at(seat))),
            bid: seat.and_then(|seat| bid(entry, seat)),
            took: seat.and_then(|seat| took(entry, seat)),
            cell: match asked {
                Some(Ask::Bid(other)) if is(other) => Some(BidCell::Bid),
                Some(Ask::Taken(other)) if is(other) => Some(BidCell::Took),
                _ => None,
            },
            bid_label: in_hand(Message::BidCell { name: name.clone() }),
            took_label: in_hand(Message::TookCell { name: name.clone() }),
            label: match change.map(Change) {
                None => Message::RowSaysTotal {
                    name: name.clone(),
                    total,
                },
                Some(change) if leads_score => Message::RowSaysLeader {
                    name: name.clone(),
                    total,
                    change,
                },
                Some(change) => Message::RowSays {
                    name: name.clone(),
                    total,
                    change,
                },
            },
            dealer_label: match seat {
                None => Message::Blank,
                Some(_) if dealer => Message::PlayerDeals { name: name.clone() },
                Some(_) => in_hand(Message::MoveDeal { name: name.clone() }),
            },
            partner: None,
            track: None,
            name,
        })
    };
    sheet::columns(ledger).into_iter().filter_map(row).collect()
}

/// Whose row the cursor is on: who is asked, or who plays.
fn cursor(entry: &Entry) -> Option<Seat> {
    match entry.steps.get(entry.now?)?.ask {
        Ask::Bid(seat) | Ask::Taken(seat) | Ask::Bonus(seat) | Ask::Own(seat) => Some(seat),
        _ => player(entry, Ask::Declarer),
    }
}

/// Whether somebody plays the contract, alone or as one of several.
fn declares(entry: &Entry, seat: Seat) -> bool {
    let named = Some(Answer::Player(seat));
    let asks = |ask| matches!(ask, Ask::Declarer | Ask::Also(_));
    let mut steps = entry.steps.iter();
    steps.any(|step| asks(step.ask) && step.answer == named)
}

fn caption(book: &Book, entry: &Entry, seat: Seat, deal: Option<NextDeal>) -> Message {
    if deal.is_some_and(|deal| deal.out.at(seat)) {
        return Message::SitsOut;
    }
    let scheme = &book.ledger().session().scheme;
    if player(entry, Ask::Partner) == Some(seat) {
        return Message::Accepts;
    }
    match chosen(scheme, entry) {
        Some(contract) if declares(entry, seat) => {
            let (n, name) = (
                i64::from(contract.target.tricks()),
                contract_inline(contract).part(),
            );
            match contract.target {
                Target::AtLeast(_) => Message::PlaysAtLeast { contract: name, n },
                Target::Exactly(0) | Target::AtMost(0) => Message::PlaysNone { contract: name },
                Target::Exactly(_) | Target::AtMost(_) => {
                    Message::PlaysExactly { contract: name, n }
                }
            }
        }
        _ if scheme.rules.partnership_bid().is_some() => {
            partners::with(book.ledger().session(), seat)
        }
        _ => super::seating::began(book, seat),
    }
}

/// The contract that was chosen.
pub(super) fn chosen<'a>(scheme: &'a Scheme, entry: &Entry) -> Option<&'a Contract> {
    entry.steps.iter().find_map(|step| match &step.answer {
        Some(Answer::Contract(id)) => rules(scheme)?.contract(id),
        _ => None,
    })
}

/// The player who was named in answer to a question.
pub(super) fn player(entry: &Entry, ask: Ask) -> Option<Seat> {
    entry
        .steps
        .iter()
        .find(|step| step.ask == ask)
        .and_then(|step| match step.answer {
            Some(Answer::Player(seat)) => Some(seat),
            _ => None,
        })
}

/// A count as the number of a message.
pub(super) fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
