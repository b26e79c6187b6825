//! The rules of kind `contracts`, one a line and four a contract.

use super::admit;
use super::at::At;
use super::choice::{Change, Choice};
use super::common;
use super::control::Control;
use super::ladder::Ladder;
use super::line::Sentence;
use crate::scheme::contracts::{GENERAL_MISERE, PotFails, PotFilled};
use crate::scheme::draft::Datum;
use crate::scheme::switch::Switch;
use crate::scheme::{ContractTrump, Leads, TrumpSource};
use crate::view::message::Message;
use crate::view::schemes::{all_pass, general_misere, rounds, trump_source, unaccepted};
use crate::view::{contract, contract_inline, contracts::rules};

/// The lines of a sheet of rules, without those that every kind has.
pub(super) fn lines(at: &At) -> Vec<Sentence> {
    let mut lines = vec![
        Sentence::new("unit", Message::HouseLineUnit)
            .word(Message::HouseTimesSign)
            .tap(at.number("unit", Message::HouseAskUnit, Ladder::Amount)),
    ];
    for id in at.draft.ids("contracts") {
        lines.extend(one(at, id));
    }
    lines.extend(admit::line(at));
    lines.push(
        Sentence::new("all-pass", Message::SwitchAllPass).tap(Control::switch(
            "all-pass",
            Message::HouseAskAllPass,
            all_pass,
        )),
    );
    lines.push(
        Sentence::new("general-misere", Message::HouseLineMisere).tap(Control::switch(
            "general-misere",
            Message::HouseAskMisere,
            general_misere,
        )),
    );
    lines.push(
        Sentence::new("rounds", Message::SwitchRounds).tap(Control::switch(
            "rounds",
            Message::HouseAskRounds,
            rounds,
        )),
    );
    lines.push(
        Sentence::new("unaccepted", Message::SwitchProposals).tap(Control::switch(
            "unaccepted",
            Message::HouseAskUnaccepted,
            unaccepted,
        )),
    );
    lines.push(trump(at));
    lines.push(pot(at));
    lines.push(
        Sentence::new("cards", Message::TermCards)
            .tap(at.number("cards", Message::HouseAskCardsEach, Ladder::Count))
            .word(Message::HouseWordEach),
    );
    lines
}

/// One contract: whether it is played, what makes it and pays; tricks over and under; what failing costs; who plays it and how.
fn one(at: &At, id: &str) -> Vec<Sentence> {
    let key = |key: &str| format!("contracts.{id}.{key}");
    let name = rules(at.good)
        .and_then(|rules| rules.contract(id))
        .map_or_else(|| Message::typed(id), contract);
    let allowed = Control::truth(
        &key("allowed"),
        Message::HouseAskAllowed,
        Message::ValueNotPlayed,
        Message::ValuePlayed,
    );
    let amount = |name: &str, ask: Message| at.number(key(name), ask, Ladder::Amount);
    let first = Sentence::new(&key("1"), name.clone()).tap(allowed);
    let general = id == GENERAL_MISERE;
    if at.draft.truth(&key("allowed")) == Some(false) && !general {
        return vec![first.of(&[&format!("contracts.{id}")])];
    }
    let pays = amount("pays", Message::HouseAskPays);
    let leads = Control::switch(&key("leads"), Message::HouseAskLeads, |value| match value {
        Leads::Eldest => Message::NoteEldest,
        Leads::Declarer => Message::NoteDeclarer,
    });
    let suit = Control::switch(
        &key("trump"),
        Message::HouseAskContractTrump,
        |value| match value {
            ContractTrump::TurnUp => Message::NoteTurnUp,
            ContractTrump::Chosen => Message::NoteChosen,
            ContractTrump::None => Message::SuitNone,
        },
    );
    let play = Sentence::new(
        &key("3"),
        Message::HouseContractPlay {
            contract: name.clone().part(),
        },
    );
    if general {
        return vec![
            first
                .of(&[&key("allowed"), &key("pays")])
                .word(Message::HouseWordPays)
                .tap(pays),
            play.of(&[&key("trump"), &key("leads")])
                .tap(suit)
                .tap(leads),
        ];
    }
    let [kind, tricks] = target(at, id);
    let first = first
        .of(&[&key("allowed"), &key("target"), &key("pays")])
        .tap(kind)
        .tap(tricks)
        .word(Message::HouseWordTricksPay)
        .tap(pays);
    let free = at.number(key("free-under"), Message::HouseAskFreeUnder, Ladder::Count);
    let beyond = Sentence::new(
        &key("2"),
        Message::HouseContractBeyond {
            contract: name.clone().part(),
        },
    )
    .of(&[
        &key("over"),
        &key("under"),
        &key("free-under"),
        &key("all-tricks"),
    ])
    .word(Message::HouseWordOver)
    .tap(amount("over", Message::HouseAskOver))
    .word(Message::HouseWordUnder)
    .tap(amount("under", Message::HouseAskUnder))
    .word(Message::HouseWordFree)
    .tap(free)
    .word(Message::HouseWordAllTricks)
    .tap(amount("all-tricks", Message::HouseAskAllTricks).zero(Message::HouseNothingSpecial));
    let declarers = [(1, Message::HouseAlone), (2, Message::HouseTogether)].map(|(n, text)| {
        let set = Change::Set(key("declarers"), Datum::Number(n));
        Choice::change(text, vec![set])
    });
    let play = play
        .of(&[&key("declarers"), &key("trump"), &key("leads")])
        .tap(Control::choice(
            key("declarers"),
            Message::HouseAskDeclarers,
            declarers.to_vec(),
        ))
        .tap(suit)
        .tap(leads)
        .tap(Control::rank(id, Message::HouseAskRank, inline_names(at)));
    vec![first, beyond, failing(at, id, name), play]
}

/// What failing costs, how many overtricks count, and whether several can play it at once.
fn failing(at: &At, id: &str, contract: Message) -> Sentence {
    let key = |key: &str| format!("contracts.{id}.{key}");
    let contract = contract.part();
    Sentence::new(&key("4"), Message::HouseContractFailing { contract })
        .of(&[&key("fails"), &key("most-over"), &key("joint")])
        .word(Message::HouseWordFails)
        .tap(
            at.number(key("fails"), Message::HouseAskFails, Ladder::Amount)
                .zero(Message::HouseAsItPays),
        )
        .word(Message::HouseWordMostOver)
        .tap(
            at.number(key("most-over"), Message::HouseAskMostOver, Ladder::Count)
                .zero(Message::HouseAllOfThem),
        )
        .tap(Control::truth(
            &key("joint"),
            Message::HouseAskJoint,
            Message::HouseOneAtATime,
            Message::HouseSeveralAtOnce,
        ))
}

/// What each contract is called inside a sentence.
fn inline_names(at: &At) -> Vec<(String, Message)> {
    let known = rules(at.good)
        .into_iter()
        .flat_map(|rules| &rules.contracts);
    known
        .map(|one| (one.id.clone(), contract_inline(one)))
        .collect()
}

/// What makes a contract: how the number is meant, and the number.
fn target(at: &At, id: &str) -> [Control; 2] {
    let all = [
        ("at-least", Message::HouseAtLeast),
        ("exactly", Message::HouseJust),
        ("at-most", Message::HouseAtMost),
    ];
    let key = |name: &str| format!("contracts.{id}.target.{name}");
    let (now, n) = all
        .iter()
        .find_map(|(name, _)| at.draft.number(&key(name)).map(|n| (*name, n)))
        .unwrap_or(("at-least", 0));
    let kinds = all.map(|(name, text)| {
        let set = Change::Set(key(name), Datum::Number(n));
        Choice::change(text, vec![set]).where_there_is(&key(name))
    });
    [
        Control::choice(
            format!("contracts.{id}.target"),
            Message::HouseAskTargetKind,
            kinds.to_vec(),
        ),
        at.number(key(now), Message::HouseAskTarget, Ladder::Count),
    ]
}

/// The pot, which is there or not: what goes in, when, and what a failed contract does to it.
fn pot(at: &At) -> Sentence {
    let line = Sentence::new("pot", Message::Pot);
    let usual = [
        ("ante", Datum::Number(1)),
        ("filled", Datum::word(PotFilled::default().word())),
        ("fails", Datum::word(PotFails::default().word())),
    ];
    let (switch, off) = common::some("pot", Message::PotAsk, &usual);
    if !at.draft.has("pot") {
        return line.word(Message::ValueNotPlayed).add(switch);
    }
    let ante = at
        .number("pot.ante", Message::PotAskAnte, Ladder::Amount)
        .or(off);
    let filled = Control::switch("pot.filled", Message::PotAskFilled, |value| match value {
        PotFilled::PassOut => Message::PotFilledAtPassOut,
        PotFilled::Empty => Message::PotFilledWhereEmpty,
    });
    let fails = Control::switch("pot.fails", Message::PotAskFails, |value| match value {
        PotFails::Stays => Message::PotFailsStays,
        PotFails::Doubles => Message::PotFailsDoubles,
    });
    line.tap(ante)
        .word(Message::HouseWordEach)
        .tap(filled)
        .word(Message::PotWordFailed)
        .tap(fails)
}

fn trump(at: &At) -> Sentence {
    let set = |source: &TrumpSource, datum| {
        let set = Change::Set("trump".to_owned(), datum);
        Choice::change(trump_source(source), vec![set])
    };
    let in_turn = Datum::Table(vec![("rotation", common::usual_rotation())]);
    let choices = vec![
        set(&TrumpSource::TurnUp, Datum::word("turn-up")),
        set(&TrumpSource::SecondPack, Datum::word("second-pack")),
        Choice::change(
            Message::HouseInTurn,
            vec![Change::Set("trump".to_owned(), in_turn)],
        )
        .where_there_is("trump.rotation"),
    ];
    let line = Sentence::new("trump", Message::SwitchTrump).tap(Control::choice(
        "trump",
        Message::HouseAskTrump,
        choices,
    ));
    if at.draft.has("trump.rotation") {
        common::rotation(at, line)
    } else {
        line
    }
}
