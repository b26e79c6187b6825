//! The result page: who won, the payouts, and who pays whom.

use super::chart::chart;
use super::message::game;
use super::money::debts::{Debts, debts};
use super::money::stakes;
use super::page::ChartLine;
pub use super::page::{ResultView, StandingRow};
use super::sheet;
use super::table::{count, pairs};
use super::{Message, MoneyChange};
use crate::games::Side;
use crate::ledger::{Ledger, ParticipantId, PlayerStanding, Session, Standing, seat_of};
use crate::money::Money;
use crate::settle::{self, Accounts, Finances, SettleError};

/// Up to this many hands, the chart's accessible label names every total.
const MOST_DESCRIBED: usize = 40;

/// The result page of a ledger, with the open and past payments of the session and those linked to it. `owed` is empty if
/// they are not loaded; the payments are then those that settle the session alone, and cannot be marked.
///
/// # Errors
/// A sum of the payouts overflows.
pub fn result(ledger: &Ledger, owed: Vec<Debts>) -> Result<ResultView, SettleError> {
    let session = ledger.session();
    let payouts = settle::payouts(ledger);
    let players = &Standing::with(ledger, &payouts).players[..];
    let payouts = payouts?;
    // Players who never sat have no rank and no line; before any points nobody leads.
    let blank = session.hands.is_empty() && session.begun_with.is_empty();
    let places = players.iter().enumerate();
    let order = places.filter_map(|(at, one)| Some((at, if blank { 1 } else { one.rank? })));
    let mut order: Vec<(usize, usize)> = order.collect();
    // Partners are listed together, even if all are level.
    let sides = ledger.has_sides().then(|| ledger.sides_of_all());
    let side = |at: usize| sides.as_ref().and_then(|sides| *sides.get(at)?);
    order.sort_by_key(|(at, place)| (*place, side(*at).map(Side::index), *at));
    let can_mark_paid = !owed.is_empty();
    let owed = if can_mark_paid {
        owed
    } else {
        Vec::from_iter(owed_alone(ledger)?)
    };
    // The points have a fixed sum only in zero-sum games.
    let zero_sum = session.scheme.rules.contracts();
    let points_sum = zero_sum.map(|_| players.iter().map(|one| one.points).sum::<i64>());
    let currency = payouts.as_ref().map(|payouts| payouts.currency);
    let closing = closing(ledger, points_sum, payouts.is_some());
    let odd = players.iter().filter(|one| one.odd);
    let odd: Vec<String> = odd.map(|one| one.name.to_string()).collect();
    let odd = (!odd.is_empty()).then(|| Message::odd_cent(odd));
    let points = |n| Message::points_alone(session.scheme.points(n));
    let lines = lines(ledger, &order, players);
    let says = lines.iter().map(|line| line_says(line, points));
    let label = Message::chart_says(says.collect(), session.hands.len());
    Ok(ResultView {
        title: title(ledger),
        subtitle: subtitle(session),
        stake_caption: stakes::stake(ledger),
        stakes: stakes::stakes(ledger),
        money_head: currency,
        rows: rows(session, &order, players, side),
        closing_points: points_sum,
        closing_money: payouts.as_ref().map(|payouts| {
            let sum = payouts.rounded.iter().map(|money| money.0).sum();
            (Money(sum), payouts.currency)
        }),
        closing_sentence: match points_sum {
            Some(points) => Message::closing_says(points, closing.clone()),
            None => closing.clone(),
        },
        closing_label: closing,
        chart: chart(lines, points, label, Message::ChartEmpty),
        payments_title: match owed.first() {
            Some(first) => first.title.clone(),
            // Nothing is left of what was paid hand by hand.
            None if payouts.is_some() => Message::MoneyPaidAsPlayed,
            None => Message::Blank,
        },
        payments_note: owed.first().and_then(|first| first.together.clone()),
        payments: owed.into_iter().flat_map(|one| one.rows).collect(),
        can_mark_paid,
        notes: pairs::rubber(ledger)
            .into_iter()
            .chain(partners_changed(ledger))
            .chain(out(ledger))
            .chain(without_hand(ledger).filter(|_| !blank))
            .chain(sat_out(ledger).filter(|_| payouts.is_some()))
            .chain(odd.clone())
            .collect(),
        odd,
        note: session.note.clone(),
    })
}

/// The payments of a session alone; `None` without money that is owed.
fn owed_alone(ledger: &Ledger) -> Result<Option<Debts>, SettleError> {
    let finances = Finances::default().with(ledger)?;
    let own = finances.accounts.first().map(Accounts::settle_all);
    let own = own.transpose()?;
    own.map(|own| debts(own, &finances, &[])).transpose()
}

/// The rows by rank, from each player's index and rank, and the sides of partners.
fn rows(
    session: &Session,
    order: &[(usize, usize)],
    players: &[PlayerStanding],
    side: impl Fn(usize) -> Option<Side>,
) -> Vec<StandingRow> {
    let is_level = order.iter().all(|(_, place)| *place == 1);
    let row = |((at, place), next): (&(usize, usize), Option<&(usize, usize)>)| {
        let (one, own, place) = (&players[*at], side(*at), count(*place));
        let name = one.name.to_string();
        let money = one.money;
        let money = money.map(|(currency, money)| MoneyChange(money, currency));
        let points = session.scheme.points(one.points);
        StandingRow {
            first: place == 1 && !is_level,
            partner_next: own.is_some() && next.is_some_and(|(at, _)| side(*at) == own),
            label: Message::standing_says(place, &name, points).and(money),
            place,
            name,
            points,
            money,
        }
    };
    let next = order.iter().skip(1).map(Some).chain([None]);
    order.iter().zip(next).map(row).collect()
}

/// The running totals in the same order.
fn lines(ledger: &Ledger, order: &[(usize, usize)], players: &[PlayerStanding]) -> Vec<ChartLine> {
    let begun_with = ledger.begun_with();
    let line = |(at, _): &(usize, usize)| {
        let after = ledger.played().iter();
        let after = after.map(|played| played.totals.get(*at).copied().unwrap_or(0));
        let first = begun_with.get(*at).copied().unwrap_or(0);
        let totals = std::iter::once(first).chain(after).collect();
        // The hands played before they joined have no line.
        let (one, mut hands) = (&players[*at], ledger.session().hands.iter());
        let joined = hands.position(|hand| hand.seats.contains(&one.id));
        let skipped = joined.unwrap_or(0);
        ChartLine::of(one.name.to_string(), one.leads, totals, skipped)
    };
    order.iter().map(line).collect()
}

/// The label of the closing line: that the sums are 0, or why the sum of points is not.
fn closing(ledger: &Ledger, points: Option<i64>, paid: bool) -> Message {
    let pot = ledger.carry().pot;
    match points {
        None if !paid => Message::Blank,
        None | Some(0) => Message::HeadTotal,
        // The pot alone may be why the points do not add up to 0.
        Some(points) if points == -pot => Message::pot_left(pot),
        Some(_) => Message::ResultSum,
    }
}

/// That players are ranked, not sides, although the game has sides.
fn partners_changed(ledger: &Ledger) -> Option<Message> {
    let sides = ledger.session().scheme.rules.sides();
    sides.filter(|_| !ledger.has_sides())?;
    Some(Message::ResultPartnersChanged)
}

/// The players who sat out and how many hands each, in order of joining; `None` if nobody did.
fn out(ledger: &Ledger) -> Option<Message> {
    let session = ledger.session();
    let people = session.participants.iter().filter_map(|one| {
        let hands = session.hands.iter().zip(ledger.played());
        let out = hands.filter(|(hand, played)| {
            seat_of(&hand.seats, one.id).is_some_and(|seat| played.outcome.out.at(seat))
        });
        let hands = out.count();
        (hands > 0).then(|| Message::money_sat_out_hands(&one.name, hands))
    });
    let list: Vec<Message> = people.collect();
    (!list.is_empty()).then_some(Message::money_sat_out(list))
}

/// The players who joined but have played no hand, with their totals, in order of joining; `None` without one at the
/// table or with points.
fn without_hand(ledger: &Ledger) -> Option<Message> {
    let session = ledger.session();
    let people = session.participants.iter().zip(ledger.totals());
    let people = people.zip(ledger.ever_sat());
    let counts = |id: ParticipantId, total: i64| total != 0 || session.seats.contains(&id);
    let people = people.filter(|((one, total), sat)| !sat && counts(one.id, *total));
    let list = people
        .map(|((one, total), _)| Message::total_of(one.name.clone(), session.scheme.points(total)));
    let list: Vec<Message> = list.collect();
    (!list.is_empty()).then_some(Message::result_without_hand(list))
}

/// Whether a hand counts for a player who sits it out; `None` if nobody did, or the session is settled as one game.
fn sat_out(ledger: &Ledger) -> Option<Message> {
    let session = ledger.session();
    let hands = session.hands.iter().zip(ledger.played());
    let mut adjusted = hands
        .filter(|(_, played)| played.outcome.out.as_slice().contains(&true))
        .map(|(hand, _)| hand.record.adjust.is_some())
        .peekable();
    if settle::is_one_game(ledger) || adjusted.peek().is_none() {
        return None;
    }
    Some(if session.terms.sits_out_counts {
        Message::MoneySatOutPays
    } else if adjusted.any(|one| one) {
        Message::MoneySatOutAdjusted
    } else {
        Message::MoneySatOutFree
    })
}

/// A player's line as text: all totals, or the last if there are many.
fn line_says(line: &ChartLine, points: impl Fn(i64) -> Message) -> Message {
    let mut played = &line.totals[1 + line.skipped..];
    if played.len() > MOST_DESCRIBED {
        played = &played[played.len() - 1..];
    }
    let totals = played.iter().map(|total| points(*total));
    Message::labelled(line.name.clone(), totals.collect::<Vec<_>>())
}

/// Who has won, or leads a running session, and by how much.
pub(super) fn title(ledger: &Ledger) -> Message {
    let (session, leaders) = (ledger.session(), &ledger.leaders_unless_level()[..]);
    let totals = ledger.totals();
    if let Some(message) = side_ahead(ledger, leaders) {
        return message;
    }
    let [leader] = leaders else {
        return sheet::outcome(ledger);
    };
    let sat = ledger.ever_sat();
    let others = (0..totals.len()).filter(|at| at != leader && sat.get(*at) == Some(&true));
    // The distance to the next one, in the scheme's direction of scoring.
    let distance = |other: usize| totals[*leader].abs_diff(totals[other]);
    let n = others.map(distance).min().unwrap_or(0);
    let n = session.scheme.points(count(n));
    let name = session.name_at(*leader);
    if is_decided(ledger) {
        Message::wins_by(name, n)
    } else {
        Message::leads_by(name, n)
    }
}

/// The versions of a session here and in a file, by their hands and who leads.
pub fn versions([here, file]: &[Ledger; 2]) -> Message {
    let [here, file] = [here, file].map(|one| {
        let hands = Message::hands_played(one.played().len());
        Message::listed(hands, title(one))
    });
    Message::files_versions(here, file)
}

/// Whether the leader has won: the session has ended, or its game is over and the table has not played on.
fn is_decided(ledger: &Ledger) -> bool {
    ledger.session().ended.is_some() || (ledger.is_over() && !ledger.plays_on())
}

/// The side that has won or leads, and by how much: in a rubber by games, then by points.
fn side_ahead(ledger: &Ledger, leaders: &[usize]) -> Option<Message> {
    let session = ledger.session();
    let sides = ledger.carry().sides;
    let ahead = sides.leader().filter(|_| ledger.has_sides())?;
    let people = leaders
        .iter()
        .filter_map(|at| session.participants.get(*at));
    let side = pairs::side(people.map(|one| one.name.as_str()));
    let [own, others] = [ahead, ahead.other()].map(Side::index);
    let ended = is_decided(ledger);
    if session.scheme.rules.rubber().is_some() && sides.games[own] > sides.games[others] {
        let (n, to) = (i64::from(sides.games[own]), i64::from(sides.games[others]));
        return Some(if ended {
            Message::sides_wins_games(side, n, to)
        } else {
            Message::sides_leads_games(side, n, to)
        });
    }
    let n = sides.score[own].saturating_sub(sides.score[others]);
    Some(if ended {
        Message::sides_wins_by(side, n)
    } else {
        Message::sides_leads_by(side, n)
    })
}

fn subtitle(session: &Session) -> Message {
    let mut what = game(&session.scheme);
    if !session.title.is_empty() {
        what = Message::beside(what, sheet::title(session));
    }
    Message::beside(what, Message::hands_played(session.hands.len()))
}
