//! Names of contracts and trumps, as messages.

use crate::cards::Trump;
use crate::scheme::{Contract, Contracts, Rules, Scheme};
use crate::view::Message;

/// A contract's name on its own.
pub fn contract(contract: &Contract) -> Message {
    contract_called(&contract.id, &contract.name)
}

/// Like [`contract`], by the contract's id and the name in its document.
pub(in crate::view) fn contract_called(id: &str, name: &str) -> Message {
    match id {
        "prop-and-cop" => Message::ContractPropAndCop,
        "solo" => Message::ContractSolo,
        "misere" => Message::ContractMisere,
        "abundance" => Message::ContractAbundance,
        "abundance-in-trumps" => Message::ContractAbundanceInTrumps,
        "misere-ouverte" => Message::ContractMisereOuverte,
        "abundance-declared" => Message::ContractAbundanceDeclared,
        "general-misere" => Message::ContractGeneralMisere,
        "open-misere" => Message::ContractMisereOuverte,
        _ => low_countries(id).map_or_else(|| Message::typed(name), Message::from),
    }
}

/// A contract of Rikken, Wiezen or Colour Whist; `None` for any other.
fn low_countries(id: &str) -> Option<Message> {
    if let Some((word, n)) = of_so_many(id) {
        return match word {
            "ask" => Some(Message::ContractAskFor { n }),
            "alone" => Some(Message::ContractAloneFor { n }),
            "abondance" => Some(Message::ContractAbondanceFor { n }),
            _ => None,
        };
    }
    Some(match id {
        "rik" => Message::ContractRik,
        "troela" => Message::ContractTroela,
        "piek" => Message::ContractPiek,
        "open-piek" => Message::ContractOpenPiek,
        "open-piek-with-talk" => Message::ContractOpenPiekWithTalk,
        "open-misere-with-talk" => Message::ContractOpenMisereWithTalk,
        "ask" => Message::ContractAsk,
        "alone" => Message::ContractAlone,
        "abondance" => Message::ContractAbondance,
        "troel" => Message::ContractTroel,
        "solo-slim" => Message::ContractSoloSlim,
        "small-misere" => Message::ContractSmallMisere,
        "piccolo" => Message::ContractPiccolo,
        _ => return None,
    })
}

/// Like `low_countries`, within a sentence.
fn in_low_countries(id: &str) -> Option<Message> {
    if let Some((word, n)) = of_so_many(id) {
        return match word {
            "ask" => Some(Message::InAskFor { n }),
            "alone" => Some(Message::InAloneFor { n }),
            "abondance" => Some(Message::InAbondanceFor { n }),
            _ => None,
        };
    }
    Some(match id {
        "rik" => Message::InRik,
        "troela" => Message::InTroela,
        "piek" => Message::InPiek,
        "open-piek" => Message::InOpenPiek,
        "open-piek-with-talk" => Message::InOpenPiekWithTalk,
        "open-misere-with-talk" => Message::InOpenMisereWithTalk,
        "ask" => Message::InAsk,
        "alone" => Message::InAlone,
        "abondance" => Message::InAbondance,
        "troel" => Message::InTroel,
        "solo-slim" => Message::InSoloSlim,
        "small-misere" => Message::InSmallMisere,
        "piccolo" => Message::InPiccolo,
        _ => return None,
    })
}

/// Splits an id that ends in a number of tricks into prefix and number.
fn of_so_many(id: &str) -> Option<(&str, i64)> {
    let (word, n) = id.rsplit_once('-')?;
    Some((word, n.parse().ok()?))
}

/// A contract's name within a sentence.
pub fn contract_inline(contract: &Contract) -> Message {
    contract_inline_called(&contract.id, &contract.name)
}

/// Like [`contract_inline`], by the contract's id and the name in its document.
pub(in crate::view) fn contract_inline_called(id: &str, name: &str) -> Message {
    match id {
        "prop-and-cop" => Message::InPropAndCop,
        "solo" => Message::InSolo,
        "misere" => Message::InMisere,
        "abundance" => Message::InAbundance,
        "abundance-in-trumps" => Message::InAbundanceInTrumps,
        "misere-ouverte" => Message::InMisereOuverte,
        "abundance-declared" => Message::InAbundanceDeclared,
        "general-misere" => Message::InGeneralMisere,
        "open-misere" => Message::InMisereOuverte,
        _ => in_low_countries(id).map_or_else(|| Message::typed(name), Message::from),
    }
}

/// The contract with that id within a sentence; the id itself if the scheme has no such contract.
pub(in crate::view) fn inline(scheme: &Scheme, id: &str) -> Message {
    rules(scheme)
        .and_then(|rules| rules.contract(id))
        .map_or_else(|| Message::typed(id), contract_inline)
}

/// The rules of kind `contracts`; `None` for other kinds.
pub(in crate::view) fn rules(scheme: &Scheme) -> Option<&Contracts> {
    scheme.rules.contracts()
}

/// A trump suit, no trump, or unknown.
pub fn trump(trump: Option<Trump>) -> Message {
    match trump {
        None => Message::SuitUnknown,
        Some(Trump::None) => Message::SuitNone,
        Some(Trump::Hearts) => Message::SuitHearts,
        Some(Trump::Diamonds) => Message::SuitDiamonds,
        Some(Trump::Spades) => Message::SuitSpades,
        Some(Trump::Clubs) => Message::SuitClubs,
    }
}

/// The number of cards each, alone and with the trump if known.
pub(in crate::view) fn cards_line(n: i64, known: Option<Trump>) -> (Message, Message) {
    let with = match known {
        Some(Trump::None) => Message::PairsCardsNoTrump { n },
        Some(_) => Message::CardsTrump {
            n,
            trump: trump(known).nested(),
        },
        None => Message::Cards { n },
    };
    (Message::Cards { n }, with)
}

/// A game's name by its id; the id itself if it has no translation.
pub fn game_by_id(id: &str) -> Message {
    match id {
        "solo-whist" => Message::GameSoloWhist,
        "oh-hell" => Message::GameOhHell,
        "romanian-whist" => Message::GameRomanianWhist,
        "wizard" => Message::GameWizard,
        "israeli-whist" => Message::GameIsraeliWhist,
        "skull-king" => Message::GameSkullKing,
        "callbreak" => Message::GameCallbreak,
        "nomination-whist" => Message::GameNominationWhist,
        "whist" => Message::GameWhist,
        "bid-whist" => Message::GameBidWhist,
        "rikken" => Message::GameRikken,
        "wiezen" => Message::GameWiezen,
        "kleurenwiezen" => Message::GameKleurenwiezen,
        "minnesota-whist" => Message::GameMinnesotaWhist,
        "spades" => Message::GameSpades,
        "norwegian-whist" => Message::GameNorwegianWhist,
        other => Message::typed(other),
    }
}

/// The family of a game, by its bidding: the heading in the list of games.
pub fn family(rules: &Rules) -> Message {
    match rules {
        Rules::Contracts(_) => Message::SessionsSoloGames,
        Rules::ExactBid(_) => Message::SessionsExactBidGames,
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => Message::SessionsPartnershipGames,
    }
}

/// The game's name.
pub(in crate::view) fn game(scheme: &Scheme) -> Message {
    game_by_id(&scheme.game)
}
