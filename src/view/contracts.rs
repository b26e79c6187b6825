//! What contracts and trumps are called, as messages.

use super::{LowCountries, Message, Pairs, Partners, Sessions};
use crate::cards::Trump;
use crate::scheme::{Contract, Contracts, Rules, Scheme};

/// A contract's name, as it stands alone.
pub fn contract(contract: &Contract) -> Message {
    contract_called(&contract.id, &contract.name)
}

/// The same by its id and the name in its document.
pub(super) fn contract_called(id: &str, name: &str) -> Message {
    match id {
        "prop-and-cop" => Message::PropAndCop,
        "solo" => Message::Solo,
        "misere" => Message::Misere,
        "abundance" => Message::Abundance,
        "abundance-in-trumps" => Message::AbundanceInTrumps,
        "misere-ouverte" => Message::MisereOuverte,
        "abundance-declared" => Message::AbundanceDeclared,
        "general-misere" => Message::GeneralMisere,
        "open-misere" => Message::MisereOuverte,
        _ => low_countries(id).map_or_else(|| Message::typed(name), Message::from),
    }
}

/// A contract of Rikken, Wiezen or Colour Whist; none where it is another's.
fn low_countries(id: &str) -> Option<LowCountries> {
    if let Some((word, n)) = of_so_many(id) {
        return match word {
            "ask" => Some(LowCountries::AskFor { n }),
            "alone" => Some(LowCountries::AloneFor { n }),
            "abondance" => Some(LowCountries::AbondanceFor { n }),
            _ => None,
        };
    }
    Some(match id {
        "rik" => LowCountries::Rik,
        "troela" => LowCountries::Troela,
        "piek" => LowCountries::Piek,
        "open-piek" => LowCountries::OpenPiek,
        "open-piek-with-talk" => LowCountries::OpenPiekWithTalk,
        "open-misere-with-talk" => LowCountries::OpenMisereWithTalk,
        "ask" => LowCountries::Ask,
        "alone" => LowCountries::Alone,
        "abondance" => LowCountries::Abondance,
        "troel" => LowCountries::Troel,
        "solo-slim" => LowCountries::SoloSlim,
        "small-misere" => LowCountries::SmallMisere,
        "piccolo" => LowCountries::Piccolo,
        _ => return None,
    })
}

/// The same inside a sentence.
fn in_low_countries(id: &str) -> Option<LowCountries> {
    if let Some((word, n)) = of_so_many(id) {
        return match word {
            "ask" => Some(LowCountries::InAskFor { n }),
            "alone" => Some(LowCountries::InAloneFor { n }),
            "abondance" => Some(LowCountries::InAbondanceFor { n }),
            _ => None,
        };
    }
    Some(match id {
        "rik" => LowCountries::InRik,
        "troela" => LowCountries::InTroela,
        "piek" => LowCountries::InPiek,
        "open-piek" => LowCountries::InOpenPiek,
        "open-piek-with-talk" => LowCountries::InOpenPiekWithTalk,
        "open-misere-with-talk" => LowCountries::InOpenMisereWithTalk,
        "ask" => LowCountries::InAsk,
        "alone" => LowCountries::InAlone,
        "abondance" => LowCountries::InAbondance,
        "troel" => LowCountries::InTroel,
        "solo-slim" => LowCountries::InSoloSlim,
        "small-misere" => LowCountries::InSmallMisere,
        "piccolo" => LowCountries::InPiccolo,
        _ => return None,
    })
}

/// An id that ends in a number of tricks: what stands before it, and the number.
fn of_so_many(id: &str) -> Option<(&str, i64)> {
    let (word, n) = id.rsplit_once('-')?;
    Some((word, n.parse().ok()?))
}

/// A contract's name, as it stands in a sentence.
pub fn contract_inline(contract: &Contract) -> Message {
    contract_inline_called(&contract.id, &contract.name)
}

/// The same by its id and the name in its document.
pub(super) fn contract_inline_called(id: &str, name: &str) -> Message {
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

/// The contract of that id in a sentence; the id itself where the scheme has no such contract.
pub(super) fn inline(scheme: &Scheme, id: &str) -> Message {
    rules(scheme)
        .and_then(|rules| rules.contract(id))
        .map_or_else(|| Message::typed(id), contract_inline)
}

/// The numbers of kind `contracts`, where the scheme is of that kind.
pub(super) fn rules(scheme: &Scheme) -> Option<&Contracts> {
    scheme.rules.contracts()
}

/// A trump suit, none, or one that nobody has noted.
pub fn trump(trump: Option<Trump>) -> Message {
    match trump {
        None => Message::TrumpUnknown,
        Some(Trump::None) => Message::NoTrump,
        Some(Trump::Hearts) => Message::Hearts,
        Some(Trump::Diamonds) => Message::Diamonds,
        Some(Trump::Spades) => Message::Spades,
        Some(Trump::Clubs) => Message::Clubs,
    }
}

/// Cards each, alone and with the trump where it is known.
pub(super) fn cards_line(n: i64, known: Option<Trump>) -> (Message, Message) {
    let with = match known {
        Some(Trump::None) => Pairs::CardsNoTrump { n }.into(),
        Some(_) => Message::CardsTrump {
            n,
            trump: trump(known).part(),
        },
        None => Message::Cards { n },
    };
    (Message::Cards { n }, with)
}

/// What a game is called, by its id; the id itself where words know no such game.
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
        "rikken" => LowCountries::GameRikken.into(),
        "wiezen" => LowCountries::GameWiezen.into(),
        "kleurenwiezen" => LowCountries::GameKleurenwiezen.into(),
        "minnesota-whist" => Message::GameMinnesotaWhist,
        "spades" => Partners::GameSpades.into(),
        "norwegian-whist" => Message::GameNorwegianWhist,
        other => Message::typed(other),
    }
}

/// The family of a game, which is how it is bid: what stands over it in the list of games.
pub fn family(rules: &Rules) -> Sessions {
    match rules {
        Rules::Contracts(_) => Sessions::SoloGames,
        Rules::ExactBid(_) => Sessions::ExactBidGames,
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => Sessions::PartnershipGames,
    }
}

/// What the game is called.
pub(super) fn game(scheme: &Scheme) -> Message {
    game_by_id(&scheme.game)
}
