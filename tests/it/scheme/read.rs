//! Valid documents, and the resulting rules.

use super::{LONG, SHORT};
use oddtrick::cards::Trump;
use oddtrick::scheme::contracts::AllPass;
use oddtrick::scheme::contracts::{Pot, PotFails, PotFilled};
use oddtrick::scheme::document::{LONGEST, parse};
use oddtrick::scheme::{
    Contract, ContractTrump, Contracts, GeneralMisere, OpeningLead, Range, Revoke, Rounds, Rules,
    Scheme, SettleMode, Target, TrumpSource, UnacceptedProposal,
};
use oddtrick::seat::Direction;

fn general_misere(name: &str, pays: i64) -> Contract {
    let id = "general-misere".to_owned();
    let (trump, leads) = (ContractTrump::None, OpeningLead::Eldest);
    let target = Target::AtMost(0);
    let (allowed, declarers, over, under, free_under, all_tricks) = (true, 1, 0, 0, 0, 0);
    let (fails, most_over, joint) = (0, 0, false);
    let name = name.to_owned();
    Contract {
        id,
        name,
        allowed,
        declarers,
        target,
        trump,
        leads,
        pays,
        over,
        under,
        free_under,
        fails,
        most_over,
        all_tricks,
        joint,
    }
}

#[test]
fn omitted_keys_have_defaults() {
    let four = Range { least: 4, most: 4 };
    let contract = Contract {
        id: "prop-and-cop".to_owned(),
        name: "prop-and-cop".to_owned(),
        declarers: 2,
        target: Target::AtLeast(8),
        trump: ContractTrump::TurnUp,
        ..general_misere("", 1)
    };
    let expect = Scheme {
        id: "small".to_owned(),
        game: "solo-whist".to_owned(),
        name: "Small".to_owned(),
        source: String::new(),
        players: four,
        at_table: four,
        direction: Direction::Clockwise,
        deck: 52,
        settle: SettleMode::PerPoint,
        revoke: None,
        rules: Rules::Contracts(Contracts {
            cards: 13,
            unit: 1,
            rounds: Rounds::Many,
            all_pass: AllPass::NextDealer,
            general_misere: GeneralMisere::LastTrick,
            unaccepted: UnacceptedProposal::MayRaise,
            trump: TrumpSource::TurnUp,
            pot: None,
            contracts: vec![contract, general_misere("general-misere", 2)],
        }),
        document: SHORT.to_owned(),
    };
    assert_eq!(parse(SHORT), Ok(expect));
}

#[test]
fn all_keys_are_read() {
    let slam = Contract {
        id: "slam".to_owned(),
        name: "Slam".to_owned(),
        allowed: true,
        declarers: 1,
        target: Target::AtMost(3),
        trump: ContractTrump::Chosen,
        leads: OpeningLead::Declarer,
        pays: 5,
        over: 1,
        under: 2,
        free_under: 3,
        fails: 9,
        most_over: 2,
        all_tricks: 40,
        joint: true,
    };
    let expect = Scheme {
        id: "large-5".to_owned(),
        game: "five-a-side".to_owned(),
        name: "Large".to_owned(),
        source: "the back of an envelope".to_owned(),
        players: Range { least: 3, most: 5 },
        at_table: Range { least: 3, most: 6 },
        direction: Direction::Anticlockwise,
        deck: 60,
        settle: SettleMode::ByPlace,
        revoke: Some(Revoke {
            points: -10,
            replaces: true,
        }),
        rules: Rules::Contracts(Contracts {
            cards: 12,
            unit: 7,
            rounds: Rounds::One,
            all_pass: AllPass::GeneralMisere,
            general_misere: GeneralMisere::FewestReceives,
            unaccepted: UnacceptedProposal::Redeal,
            trump: TrumpSource::Rotation(vec![Trump::Hearts, Trump::None]),
            pot: Some(Pot {
                ante: 3,
                filled: PotFilled::Empty,
                fails: PotFails::Doubles,
            }),
            contracts: vec![slam, general_misere("All against all", 6)],
        }),
        document: LONG.to_owned(),
    };
    assert_eq!(parse(LONG), Ok(expect));
}

#[test]
fn a_document_has_a_maximum_length() {
    let long = format!("{SHORT}{}", "#".repeat(LONGEST - SHORT.len()));
    assert!(parse(&long).is_ok());
    let error = parse(&format!("{long}#")).unwrap_err().to_string();
    assert_eq!(error, "the document has more than 65536 bytes");
}
