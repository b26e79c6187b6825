//! Random legal hands and edits from a seed.

mod partners;
mod rng;

pub(crate) use rng::Rng;

use super::{NAMES, minute, participant};
use oddtrick::cards::Trump;
use oddtrick::games::{self, Adjustment, Bid, Carry, HandRecord, Honours, Override, Table, Tricks};
use oddtrick::ledger::{Edit, Hand, HandId, Ledger, ParticipantId, Terms};
use oddtrick::money::{Currency, Stake};
use oddtrick::scheme::keyword::Keyword;
use oddtrick::scheme::odd_trick::{Mode, OddTrick};
use oddtrick::scheme::{ContractTrump, Contracts, Rules, Scheme, SettleMode};
use oddtrick::seat::Seat;

/// A legal record of the next hand at this table.
pub(crate) fn random_record(
    rng: &mut Rng,
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
) -> HandRecord<Seat> {
    let mut record = HandRecord::blank();
    if rng.one_in(8) {
        record.dealer = Seat::new(rng.below(table.seats));
    }
    let dealer = record.dealer.unwrap_or(table.dealer);
    let mut playing: Vec<Seat> = Seat::all(table.seats).collect();
    if table.seats > usize::from(scheme.players.most) {
        // The dealer sits out, or now and then another player.
        let out = if rng.one_in(6) {
            *rng.pick(&playing)
        } else {
            dealer
        };
        record.out = Some(vec![out]).filter(|_| out != dealer);
        playing.retain(|seat| *seat != out);
    }
    match &scheme.rules {
        Rules::Contracts(rules) => contracts(rng, scheme, rules, &mut playing, &mut record),
        Rules::ExactBid(_) => exact_bid(rng, scheme, carry, table.seats, &playing, &mut record),
        Rules::OddTrick(rules) => odd_trick(rng, scheme, rules, carry, &mut record),
        Rules::PartnershipBid(rules) => partners::hand(rng, rules, carry, &mut record),
    }
    if rng.one_in(10) {
        record.revoke = Some(*rng.pick(&playing));
    }
    if rng.one_in(6) {
        let player = Seat::new(rng.below(table.seats)).unwrap();
        record.adjust = Some(vec![Adjustment {
            player,
            points: rng.points(40),
            reason: "talked".to_owned(),
        }]);
    }
    if rng.one_in(10) {
        record.note = Some("the lights went out".to_owned());
    }
    record
}

fn contracts(
    rng: &mut Rng,
    scheme: &Scheme,
    rules: &Contracts,
    playing: &mut [Seat],
    record: &mut HandRecord<Seat>,
) {
    if games::can_pass_out(scheme) && rng.one_in(6) {
        record.passed = Some(true);
        return;
    }
    let played: Vec<_> = rules
        .contracts
        .iter()
        .filter(|one| one.allowed || one.is_general_misere())
        .collect();
    let contract = rng.pick(&played);
    record.contract = Some(contract.id.clone());
    rng.shuffle(playing);
    if contract.is_general_misere() {
        let whom = Some(playing[0]);
        if rng.one_in(2) {
            record.payer = whom;
        } else {
            record.receiver = whom;
        }
        return;
    }
    if contract.joint && rng.one_in(2) {
        // At least two, and no more tricks than there are; all of them if everybody plays.
        let several = 2 + rng.below(playing.len() - 1);
        record.declarers = Some(playing[..several].to_vec());
        let cards = usize::from(rules.cards);
        let mut tricks: Vec<_> = (0..several)
            .map(|_| rng.below(cards / several + 1))
            .collect();
        if several == playing.len() {
            tricks[0] += cards - tricks.iter().sum::<usize>();
        }
        let tricks = tricks.into_iter().map(|n| u8::try_from(n).ok());
        record.tricks = Some(Tricks::Seats(tricks.collect()));
        return;
    }
    record.declarers = Some(playing[..usize::from(contract.declarers)].to_vec());
    record.tricks = Some(Tricks::Side(
        u8::try_from(rng.below(usize::from(rules.cards) + 1)).unwrap(),
    ));
    if contract.trump != ContractTrump::None && rng.one_in(2) {
        record.trump =
            Some(*rng.pick(&[Trump::Hearts, Trump::Diamonds, Trump::Spades, Trump::Clubs]));
    }
}

/// Bids, tricks and now and then another number of cards. Suspends the hook if needed, and plays on after the end.
fn exact_bid(
    rng: &mut Rng,
    scheme: &Scheme,
    carry: &Carry,
    seats: usize,
    playing: &[Seat],
    record: &mut HandRecord<Seat>,
) {
    let sizes = games::schedule(scheme, seats);
    let mut hand = usize::try_from(carry.hands).unwrap();
    if games::length(scheme, seats).is_none() {
        hand %= sizes.len();
    }
    let over = games::is_over(scheme, carry, seats);
    record.overrides = Some(Override::End).filter(|_| over);
    if rng.one_in(12) {
        record.passed = Some(true);
        return;
    }
    let mut cards = *sizes.get(hand).or(sizes.iter().max()).unwrap();
    if rng.one_in(8) {
        cards = u8::try_from(1 + rng.below(usize::from(scheme.deck) / playing.len())).unwrap();
        record.cards = Some(cards);
    }
    let rules = scheme.rules.exact_bid().unwrap();
    let least = rules.least_bid.min(cards);
    let (mut bids, mut tricks) = (vec![None; seats], vec![None; seats]);
    for seat in playing {
        let bid = usize::from(least) + rng.below(usize::from(cards - least) + 1);
        bids[seat.index()] = Some(u8::try_from(bid).unwrap());
        tricks[seat.index()] = Some(0);
    }
    for _ in 0..cards {
        let taken = tricks[rng.pick(playing).index()].as_mut().unwrap();
        *taken += 1;
    }
    if bids.iter().flatten().sum::<u8>() == cards {
        let free = bids[playing[0].index()].as_mut().unwrap();
        *free = if *free == least { cards } else { *free - 1 };
        if over || rng.one_in(2) {
            // One trick fewer, or all of them if another declarer wanted one too, gives another sum.
        } else {
            record.overrides = Some(Override::Hook);
        }
    }
    // A player without tricks has no bonus.
    let made =
        |seat: &Seat| tricks[seat.index()] > Some(0) && bids[seat.index()] == tricks[seat.index()];
    let with_bonus = rules.bonus > 0 && playing.iter().any(made) && rng.one_in(2);
    record.bonus = with_bonus.then(|| {
        let mut bonus = vec![None; seats];
        for seat in playing {
            let steps = if made(seat) { 1 + rng.below(12) } else { 0 };
            bonus[seat.index()] = Some(rules.bonus * i64::try_from(steps).unwrap());
        }
        bonus
    });
    record.bids = Some(Bid::list(bids));
    record.tricks = Some(Tricks::Seats(tricks));
    if rng.one_in(3) {
        record.trump = Some(*rng.pick(&[Trump::Hearts, Trump::Clubs, Trump::None]));
    }
}

/// Now and then a side with honours, a high or low hand, or a bid with or without optional values. Plays on after the
/// end.
fn odd_trick(
    rng: &mut Rng,
    scheme: &Scheme,
    rules: &OddTrick,
    carry: &Carry,
    record: &mut HandRecord<Seat>,
) {
    record.overrides = Some(Override::End).filter(|_| carry.sides.over);
    if games::can_pass_out(scheme) && rng.one_in(8) {
        record.passed = Some(true);
        return;
    }
    let who = Seat::new(rng.below(4));
    let least = usize::from(rules.kitty);
    let tricks = least + rng.below(14 - least);
    record.tricks = Some(Tricks::Side(u8::try_from(tricks).unwrap()));
    if rules.high.is_some() {
        let high = rng.one_in(2);
        let (mode, named) = if high {
            ("high", &mut record.bidder)
        } else {
            ("low", &mut record.side)
        };
        *named = who;
        record.mode = Some(mode.to_owned());
        return;
    }
    let suits = [Trump::Hearts, Trump::Diamonds, Trump::Spades, Trump::Clubs];
    let counts = rules.suit_values.is_some();
    record.trump = Some(*rng.pick(&suits)).filter(|_| counts || rng.one_in(2));
    let Some(bids) = &rules.bids else {
        record.side = who;
        if rules.honours.is_some() && rng.one_in(2) {
            record.honours = Some(Honours {
                side: Seat::new(rng.below(4)).unwrap(),
                count: *rng.pick(&[3, 4]),
            });
        }
        return;
    };
    record.bidder = who;
    let levels: Vec<u8> = (bids.min..=bids.max).collect();
    record.bid = Some(*rng.pick(&levels));
    if bids.modes.is_empty() || rng.one_in(4) {
        return;
    }
    let mode = *rng.pick(&bids.modes);
    record.mode = Some(mode.word().to_owned());
    if mode == Mode::NoTrump {
        record.trump = Some(Trump::None).filter(|_| rng.one_in(2));
        record.rank = Some((*rng.pick(&["uptown", "downtown"])).to_owned());
    }
}

/// A legal next hand.
pub(crate) fn random_hand(rng: &mut Rng, ledger: &Ledger) -> Hand {
    let session = ledger.session();
    let record = random_record(rng, &session.scheme, &ledger.carry(), ledger.table());
    let record = ledger
        .inserted(session.hands.len(), with_ids(&record, &session.seats))
        .unwrap();
    let at = minute(i64::try_from(session.hands.len()).unwrap());
    Hand {
        id: HandId(rng.id()),
        at,
        seats: session.seats.clone(),
        stake: session.stake,
        record,
    }
}

/// A legal edit of any kind; above two dozen hands about as many are added as removed.
pub(crate) fn random_edit(rng: &mut Rng, ledger: &Ledger) -> Edit {
    for _ in 0..10_000 {
        let Some(edit) = proposed(rng, ledger) else {
            continue;
        };
        if ledger.clone().apply(&edit).is_ok() {
            return edit;
        }
    }
    panic!("no edit is legal here");
}

fn proposed(rng: &mut Rng, ledger: &Ledger) -> Option<Edit> {
    let session = ledger.session();
    let hands = session.hands.len();
    let index = rng.below(hands.max(1));
    let hand = session.hands.get(index).cloned();
    if let Some(at) = session.ended.filter(|_| rng.one_in(4)) {
        return Some(Edit::Reopen { at });
    }
    Some(match rng.below(if hands < 24 { 26 } else { 20 }) {
        20.. | 0 => Edit::AddHand {
            index: hands,
            hand: random_hand(rng, ledger),
        },
        1 if rng.one_in(2) => {
            let before = session.hands[index.min(hands)..].to_vec();
            let mut after = before.clone();
            after.insert(0, random_hand(rng, ledger));
            Edit::ReplaceHands {
                index,
                before,
                after,
            }
        }
        1 => Edit::AddHand {
            index,
            hand: random_hand(rng, ledger),
        },
        2 | 3 => Edit::RemoveHand { index, hand: hand? },
        4..=8 => {
            let before = hand?;
            let table = Table {
                seats: before.seats.len(),
                dealer: ledger.played()[index].outcome.dealer,
            };
            let carry = ledger.played()[index].before;
            let record = random_record(rng, &session.scheme, &carry, table);
            let record = with_ids(&record, &before.seats);
            let after = Hand {
                record: ledger.corrected(index, record).unwrap(),
                ..before.clone()
            };
            Edit::ReplaceHand { before, after }
        }
        9 | 10 => {
            let hand = hand?;
            let before = hand.record.adjust.clone().unwrap_or_default();
            let mut after = before.clone();
            if rng.one_in(2) {
                after.pop();
            } else {
                let player = if rng.one_in(4) {
                    // A player who may have had no seat in it.
                    rng.pick(&session.participants).id
                } else {
                    *rng.pick(&hand.seats)
                };
                after.push(Adjustment {
                    player,
                    points: rng.points(20),
                    reason: String::new(),
                });
            }
            Edit::Adjust {
                hand: hand.id,
                before,
                after,
            }
        }
        11 if rng.one_in(3) && session.scheme.rules.sides().is_none() => {
            let people = session.participants.iter();
            let totals: Vec<_> = people.map(|one| (one.id, rng.points(30))).collect();
            Edit::begin_with(session, &totals)?
        }
        11 if rng.one_in(2) => {
            let note = format!("Line {}\nand \"more\"", rng.below(100));
            let other = format!("{note}!");
            Edit::annotate(session, &note).or_else(|| Edit::annotate(session, &other))?
        }
        11 => Edit::Retitle {
            before: session.title.clone(),
            after: format!("Evening {}", rng.below(100)),
        },
        12 => {
            let one = rng.pick(&session.participants);
            let after = format!("{} {}", rng.pick(&NAMES), rng.below(9));
            Edit::Rename {
                participant: one.id,
                before: one.name.clone(),
                after,
            }
        }
        13 => {
            let from = rng.below(hands + 1);
            let before: Vec<_> = session.hands[from..]
                .iter()
                .map(|hand| hand.stake)
                .chain([session.stake])
                .collect();
            let after = before.iter().map(|_| random_stake(rng)).collect();
            Edit::Restake {
                from,
                before,
                after,
            }
        }
        14 => {
            let number = session.participants.len();
            Edit::Join {
                participant: (number < NAMES.len()).then(|| participant(number))?,
            }
        }
        15 => Edit::Leave {
            participant: session.participants.last().cloned()?,
        },
        16 | 17 => {
            let table = session.scheme.at_table;
            let seats =
                usize::from(table.least) + rng.below(usize::from(table.most - table.least) + 1);
            let mut after: Vec<ParticipantId> =
                session.participants.iter().map(|one| one.id).collect();
            rng.shuffle(&mut after);
            after.truncate(seats);
            // Now and then a player joins with it.
            let number = session.participants.len();
            let joins: Vec<_> = (number < NAMES.len() && rng.one_in(3))
                .then(|| participant(number))
                .into_iter()
                .collect();
            if let Some(one) = joins.first() {
                let chair = rng.below(after.len());
                after[chair] = one.id;
            }
            Edit::Reseat {
                before: session.seats.clone(),
                after,
                joins,
                leaves: Vec::new(),
            }
        }
        18 => Edit::Settle {
            before: session.terms,
            after: random_terms(rng),
        },
        _ => match session.ended {
            Some(at) => Edit::Reopen { at },
            None => Edit::End {
                at: minute(i64::try_from(hands).unwrap()),
            },
        },
    })
}

fn random_terms(rng: &mut Rng) -> Terms {
    let modes = [
        SettleMode::PerPoint,
        SettleMode::Difference,
        SettleMode::PerGame,
        SettleMode::PerRubber,
        SettleMode::WinnerTakesPot,
        SettleMode::ByPlace,
        SettleMode::None,
    ];
    Terms {
        settle: *rng.pick(&modes),
        paid_each_hand: rng.one_in(2),
        sits_out_counts: rng.one_in(2),
    }
}

fn random_stake(rng: &mut Rng) -> Option<Stake> {
    let pounds: Currency = "GBP".parse().unwrap();
    let (minor, points) = *rng.pick(&[(5, 1), (10, 1), (1, 3), (100, 7)]);
    (!rng.one_in(4)).then(|| Stake::new(minor, points, pounds).unwrap())
}

fn with_ids(record: &HandRecord<Seat>, seats: &[ParticipantId]) -> HandRecord<ParticipantId> {
    record
        .try_map(|seat| Ok::<_, ()>(seats[seat.index()]))
        .unwrap()
}
