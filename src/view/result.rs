//! The result page: who won, what it came to in money, and who pays whom.

use super::contracts::game;
use super::debts::whose;
use super::sheet;
use super::table::count;
use super::{Message, pairs, pot, stakes};
use crate::games::Override;
use crate::ledger::{Ledger, Played, Session};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::settle::{self, Cause, Explained, Payment, Payouts, SettleError};

/// The score curve is told hand by hand for so many hands.
const MOST_HEARD: usize = 40;

/// Everything on the result page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultView {
    /// Who won, or leads.
    pub title: Message,
    /// Game, session, hands.
    pub subtitle: Message,
    /// What it was played for.
    pub stake: Message,
    /// The same hand by hand, where it changed on the way.
    pub stakes: Vec<Message>,
    /// The currency, where it was played for money.
    pub currency: Option<Currency>,
    /// The players by rank.
    pub rows: Vec<Standing>,
    /// What all points sum to, where what one wins others lose.
    pub points_sum: Option<i64>,
    /// What all payouts sum to: 0.
    pub money_sum: Option<Money>,
    /// What the closing line is called; blank where nothing closes.
    pub closing: Message,
    /// Each player's running totals, hand by hand, from 0 on.
    pub curves: Vec<Curve>,
    /// How many decimals these totals have.
    pub decimals: u8,
    /// The curves as a sentence.
    pub chart_says: Message,
    /// How many payments settle it.
    pub payments_title: Message,
    /// The payments.
    pub payments: Vec<PaymentLine>,
    /// What a rubber's games are worth.
    pub rubber: Vec<Message>,
    /// Whether a hand counts for who sat it out, where it is paid for and somebody did.
    pub sat_out: Option<Message>,
    /// Who got the odd minor unit.
    pub odd: Option<Message>,
    /// Whether the session has ended.
    pub ended: bool,
    /// The note on the session; may be empty.
    pub note: String,
}

/// One player's standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Their rank, shared with those who have as many points.
    pub place: i64,
    /// Their name.
    pub name: String,
    /// Their points.
    pub points: Points,
    /// What they win or lose.
    pub money: Option<Money>,
}

/// One player's score curve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    /// Their name.
    pub name: String,
    /// Whether nobody has more.
    pub leads: bool,
    /// What they began with and the total after each hand, as the scheme counts them.
    pub totals: Vec<i64>,
}

/// One payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaymentLine {
    /// Who pays.
    pub from: String,
    /// Who is paid.
    pub to: String,
    /// How much.
    pub money: Money,
    /// What it is of.
    pub why: Message,
    /// The payment as a sentence.
    pub says: Message,
    /// Whose hands it comes from.
    pub whose: Message,
    /// The hands that it comes from, and how much of it from each. They sum to the payment.
    pub lines: Vec<(Message, Money)>,
}

/// What the result page shows of a ledger.
pub fn result(ledger: &Ledger) -> Result<ResultView, SettleError> {
    let session = ledger.session();
    let payouts = settle::payouts(ledger)?;
    let totals = ledger.totals();
    let places = ledger.places();
    let name = |at: usize| {
        session
            .participants
            .get(at)
            .map(|one| one.name.clone())
            .unwrap_or_default()
    };
    // Those who came and never sat have no place and no line; before the first hand nobody is ahead of anybody.
    let blank = session.hands.is_empty();
    let places = places
        .iter()
        .map(|place| if blank { Some(1) } else { *place });
    let mut order: Vec<(usize, usize)> = places
        .enumerate()
        .filter_map(|(at, place)| Some((at, place?)))
        .collect();
    order.sort_by_key(|(at, place)| (*place, *at));
    let money = |at: usize| {
        payouts
            .as_ref()
            .and_then(|payouts| payouts.rounded.get(at).copied())
    };
    let as_played = settle::is_paid_as_played(ledger);
    let payments = payouts
        .as_ref()
        .filter(|_| !as_played)
        .map(|payouts| settle::fewest_payments(&payouts.rounded))
        .unwrap_or_default();
    let explained = settle::explain(&payments, &settle::sources(ledger)?).unwrap_or_default();
    // Where everybody scores for himself and where sides do, points sum to nothing in particular.
    let points_sum = session
        .scheme
        .rules
        .contracts()
        .map(|_| totals.iter().sum::<i64>());
    let (leaders, begun_with) = (ledger.ahead(), ledger.begun_with());
    let curves = order.iter().map(|(at, _)| Curve {
        name: name(*at),
        leads: leaders.contains(at),
        totals: std::iter::once(begun_with.get(*at).copied().unwrap_or(0))
            .chain(
                ledger
                    .played()
                    .iter()
                    .map(|played| played.totals.get(*at).copied().unwrap_or(0)),
            )
            .collect(),
    });
    Ok(ResultView {
        title: title(ledger),
        subtitle: subtitle(session),
        stake: stakes::stake(ledger),
        stakes: stakes::stakes(ledger),
        currency: payouts.as_ref().map(|payouts| payouts.currency),
        rows: order
            .iter()
            .map(|(at, place)| Standing {
                place: count(*place),
                name: name(*at),
                points: session.scheme.points(totals.get(*at).copied().unwrap_or(0)),
                money: money(*at),
            })
            .collect(),
        points_sum,
        money_sum: payouts
            .as_ref()
            .map(|payouts| Money(payouts.rounded.iter().map(|money| money.0).sum())),
        closing: closing(ledger, points_sum, payouts.is_some()),
        curves: curves.collect(),
        decimals: session.scheme.decimals(),
        chart_says: Message::ChartSays {
            names: order
                .iter()
                .map(|(at, _)| curve_says(ledger, *at))
                .collect(),
            hands: count(session.hands.len()),
        },
        payments_title: match payments.len() {
            _ if as_played => Message::BooksPaidAsPlayed,
            0 => Message::NothingOwed,
            n => Message::PaymentsSettle { n: count(n) },
        },
        rubber: pairs::rubber(ledger),
        sat_out: sat_out(ledger).filter(|_| payouts.is_some()),
        odd: payouts
            .as_ref()
            .filter(|payouts| !payouts.odd.is_empty())
            .map(|payouts| Message::OddCent {
                n: count(payouts.odd.len()),
                names: payouts.odd.iter().map(|at| name(*at)).collect(),
            }),
        payments: payouts
            .map(|payouts| lines(session, &payouts, &payments, &explained))
            .unwrap_or_default(),
        ended: session.ended.is_some(),
        note: session.note.clone(),
    })
}

/// What stands beside the sums: that they come to nothing, or why points do not.
fn closing(ledger: &Ledger, points: Option<i64>, paid: bool) -> Message {
    match points {
        Some(0) => Message::BooksClose,
        Some(points) => pot::left(&ledger.carry(), points).map_or(Message::BooksSum, Into::into),
        None if paid => Message::BooksClose,
        None => Message::Blank,
    }
}

/// Whether a hand counts for who sat it out; none where nobody did, or the session is settled as one game.
fn sat_out(ledger: &Ledger) -> Option<Message> {
    let somebody = |played: &Played| played.outcome.out.as_slice().contains(&true);
    if settle::is_one_game(ledger) || !ledger.played().iter().any(somebody) {
        return None;
    }
    Some(if ledger.session().terms.sits_out_counts {
        Message::BooksSatOutPays
    } else {
        Message::BooksSatOutFree
    })
}

/// One player's curve as numbers: the totals hand by hand, or where nobody would listen to all of them, the last.
fn curve_says(ledger: &Ledger, at: usize) -> Message {
    let played = ledger.played();
    let heard = if played.len() > MOST_HEARD {
        &played[played.len() - 1..]
    } else {
        played
    };
    let scheme = &ledger.session().scheme;
    let total = |played: &Played| Message::PointsAlone {
        n: scheme.points(played.totals.get(at).copied().unwrap_or(0)),
    };
    let name = ledger.session().participants.get(at);
    Message::PlayersCurveOf {
        name: name.map(|one| one.name.clone()).unwrap_or_default(),
        list: heard.iter().map(total).collect(),
    }
}

/// Who has won, or who is ahead while it goes on, and by how much.
pub(super) fn title(ledger: &Ledger) -> Message {
    let (session, leaders) = (ledger.session(), &ledger.ahead()[..]);
    let totals = ledger.totals();
    let name = |at: usize| {
        session
            .participants
            .get(at)
            .map(|one| one.name.clone())
            .unwrap_or_default()
    };
    let total = |at: usize| totals.get(at).copied().unwrap_or(0);
    if let Some(message) = side_ahead(ledger, leaders) {
        return message;
    }
    match leaders {
        [leader] => {
            let sat = ledger.sat();
            let others = (0..totals.len())
                .filter(|at| at != leader && sat.get(*at) == Some(&true))
                .map(total);
            // The next one above or below, whichever way the scheme counts.
            let distance = |other: i64| total(*leader).abs_diff(other);
            let n = others.map(distance).min().unwrap_or(0);
            let n = session.scheme.points(i64::try_from(n).unwrap_or(i64::MAX));
            let name = name(*leader);
            if is_decided(ledger) {
                Message::WinsBy { name, n }
            } else {
                Message::LeadsBy { name, n }
            }
        }
        [] => Message::AllSquare,
        [first, ..] => Message::TiedAt {
            names: leaders.iter().map(|at| name(*at)).collect(),
            n: session.scheme.points(total(*first)),
        },
    }
}

/// Whether who is ahead has won: the session has ended, or its game is over and the table has not played on.
fn is_decided(ledger: &Ledger) -> bool {
    let session = ledger.session();
    let last = session.hands.last();
    let plays_on = last.is_some_and(|hand| hand.record.overrides == Some(Override::End));
    session.ended.is_some() || (ledger.is_over() && !plays_on)
}

/// The side that has won or is ahead, and by what: in a rubber by games, else, or where those are level, by points.
fn side_ahead(ledger: &Ledger, leaders: &[usize]) -> Option<Message> {
    let session = ledger.session();
    let rules = session.scheme.rules.sides()?;
    let sides = ledger.carry().sides;
    let ahead = sides.leader()?;
    let names = leaders
        .iter()
        .filter_map(|at| session.participants.get(*at))
        .map(|one| one.name.as_str());
    let side = pairs::side(names).part();
    let [own, others] = [ahead, ahead.other()].map(crate::games::Side::index);
    let ended = is_decided(ledger);
    if rules.rubber.is_some() && sides.games[own] > sides.games[others] {
        let (n, to) = (i64::from(sides.games[own]), i64::from(sides.games[others]));
        return Some(if ended {
            Message::PairsWinsGames { side, n, to }
        } else {
            Message::PairsLeadsGames { side, n, to }
        });
    }
    let n = sides.score[own].saturating_sub(sides.score[others]);
    Some(if ended {
        Message::PairsWinsBy { side, n }
    } else {
        Message::PairsLeadsBy { side, n }
    })
}

fn subtitle(session: &Session) -> Message {
    let (game, hands) = (game(&session.scheme).part(), count(session.hands.len()));
    if session.title.is_empty() {
        Message::ResultLineUntitled { game, hands }
    } else {
        Message::ResultLine {
            game,
            title: sheet::title(session).part(),
            hands,
        }
    }
}

/// Each payment with what it is of: all, a part or the rest of what one lost or the other won.
fn lines(
    session: &Session,
    payouts: &Payouts,
    payments: &[Payment],
    explained: &[Explained],
) -> Vec<PaymentLine> {
    let name = |at: usize| {
        session
            .participants
            .get(at)
            .map(|one| one.name.clone())
            .unwrap_or_default()
    };
    let whole = |at: usize| payouts.rounded.get(at).map_or(0, |money| money.0.abs());
    let mut paid: Vec<i64> = vec![0; payouts.rounded.len()];
    payments
        .iter()
        .enumerate()
        .map(|(at, payment)| {
            let (from, to, money) = (name(payment.from), name(payment.to), payment.amount);
            paid[payment.from] += money.0;
            let why = if money.0 == whole(payment.from) {
                Message::PaysAll { name: from.clone() }
            } else if money.0 == whole(payment.to) {
                Message::PaidAll { name: to.clone() }
            } else if paid[payment.from] == whole(payment.from) {
                Message::PaysRest { name: from.clone() }
            } else {
                Message::PaysPart {
                    name: from.clone(),
                    money: (Money(whole(payment.from)), payouts.currency),
                }
            };
            let says = Message::PaymentSays {
                from: from.clone(),
                to: to.clone(),
                money: (money, payouts.currency),
                currency: payouts.currency.code().to_owned(),
            };
            let behind = explained.get(at);
            PaymentLine {
                from,
                to,
                money,
                why,
                says,
                whose: behind.map_or(Message::Blank, |one| {
                    whose(one.whose.iter().map(|at| name(*at)).collect(), one.lost)
                }),
                lines: behind.map_or(Vec::new(), parts),
            }
        })
        .collect()
}

/// The hands that a payment comes from, and how much of it from each.
fn parts(explained: &Explained) -> Vec<(Message, Money)> {
    let lines = explained.lines.iter().map(|line| {
        let cause = match line.cause {
            Cause::Begun { .. } => Message::BooksFromHand { n: 0 },
            Cause::Hand { index, .. } => Message::BooksFromHand {
                n: count(index + 1),
            },
            Cause::Game { .. } | Cause::Earlier { .. } | Cause::Paid { .. } => {
                Message::BooksFromGame
            }
        };
        (cause, line.amount)
    });
    lines.collect()
}
