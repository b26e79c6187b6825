//! The choices for a new session, and their changes.

use crate::app::NewSession;
use crate::cards::{self, Card};
use crate::ledger::{Draw, Ledger, ParticipantId, Session, Terms, name_key};
use crate::money::{Currency, Stake};
use crate::scheme::{Scheme, SettleMode, catalog, set};
use crate::seat::Seat;
use crate::settle::check_stake;
use crate::view::Message;
use crate::view::new_session::{Setting, typed_sizes, typed_stake};
use crate::view::seating::naming::{Candidate, NameMatch, Naming};
use crate::view::table::{draw, pairs};
use serde::{Deserialize, Serialize};

/// The choices of the new-session page. Skipped fields are not saved in the draft.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(in crate::window) struct Setup {
    /// Whether there are unsaved choices.
    pub(in crate::window) begun: bool,
    /// The scheme as chosen.
    pub(in crate::window) kept: Scheme,
    /// The scheme with the session's rule changes.
    pub(in crate::window) scheme: Scheme,
    /// How points become money; `None` for the scheme's default.
    pub(in crate::window) settle: Option<SettleMode>,
    /// The schemes that were left with changes, each as changed last.
    #[serde(skip)]
    changed: Vec<Changed>,
    /// The list of hand sizes in the field that is not in the scheme yet.
    #[serde(skip)]
    sizes_typed: String,
    /// Why the list of hand sizes last typed is invalid.
    #[serde(skip)]
    pub(super) sizes_error: Option<Message>,
    /// The seated players in playing order.
    pub(in crate::window) seated: Vec<String>,
    /// The players for whom the chosen game has no seat, and who return in a larger one.
    #[serde(skip)]
    standing: Vec<String>,
    /// The chosen first dealer by name, who may have left the table since.
    pub(in crate::window) dealer: Option<String>,
    /// The seat draw; valid while everyone sits as drawn.
    drawn: Option<Drawn>,
    /// The drawn first dealer; valid while that player deals.
    drawn_dealer: Option<String>,
    /// All known players and those added on this page.
    #[serde(skip)]
    pub(in crate::window) roster: Vec<String>,
    /// The games of the stored sessions, most recent first.
    #[serde(skip)]
    pub(in crate::window) played: Vec<String>,
    /// The players added on this page.
    newcomers: Vec<String>,
    /// The stake; `None` for no stake.
    pub(in crate::window) stake: Option<Stake>,
    /// The currency of the stake.
    pub(in crate::window) currency: Currency,
    /// Why the stake last typed is invalid.
    #[serde(skip)]
    pub(super) stake_error: Option<Message>,
    /// The stake of the last session, while no other was chosen.
    last_stake: Option<LastStake>,
    /// The session's title.
    pub(in crate::window) title: String,
    /// Whether the table pays after every hand.
    pub(in crate::window) paid_each_hand: bool,
    /// Whether a hand counts for a player who sits it out.
    pub(in crate::window) sits_out_counts: bool,
    /// The name being typed.
    #[serde(skip)]
    pub(in crate::window) naming: Naming,
    /// Why the session could not begin.
    #[serde(skip)]
    pub(in crate::window) failed: Option<String>,
}

/// A scheme with its changes, which it has again after a look at another.
#[derive(Clone, Debug)]
struct Changed {
    kept: Scheme,
    scheme: Scheme,
    settle: Option<SettleMode>,
}

/// The stake of the last session. It is worth something else in another game, and has to be agreed anew.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct LastStake {
    game: String,
    stake: Option<Stake>,
    paid_each_hand: bool,
}

/// Whether a roster has this name.
fn knows(roster: &[String], name: &str) -> bool {
    roster.iter().any(|known| name_key(known) == name_key(name))
}

/// A seat draw.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Drawn {
    /// The players in playing order.
    seated: Vec<String>,
    /// The cards drawn for partners, highest first, each with its player.
    cards: Vec<(String, Card)>,
}

impl Setup {
    /// The initial choices: those of the last session with the next dealer.
    pub(in crate::window) fn new(
        currency: Currency,
        roster: Vec<String>,
        last: Option<Session>,
    ) -> Self {
        let blank = Self {
            roster,
            currency,
            ..Self::default()
        };
        match last.and_then(|session| Ledger::open(session).ok()) {
            None => blank,
            Some(ledger) => blank.copy_session(&ledger),
        }
    }

    /// The draft as saved text; `None` if nothing was chosen.
    pub(in crate::window) fn text(&self) -> Option<String> {
        toml::to_string(self).ok().filter(|_| self.begun)
    }

    /// Parses a saved draft.
    pub(in crate::window) fn read(text: &str) -> Option<Self> {
        toml::from_str(text).ok()
    }

    /// The draft with the current roster; players who have been renamed since lose their seat.
    pub(super) fn resumed(mut self, roster: Vec<String>) -> Self {
        self.newcomers.retain(|name| !knows(&roster, name));
        self.roster = roster;
        self.roster.extend(self.newcomers.iter().cloned());
        self.seated.retain(|name| self.roster.contains(name));
        self.standing.retain(|name| self.roster.contains(name));
        self.stake_error = None;
        self.edit_sizes("");
        self
    }

    /// The same table as in a session, with the next dealer.
    fn copy_session(mut self, ledger: &Ledger) -> Self {
        let session = ledger.session();
        let name = |seat: Seat| Some(session.name(*session.seats.get(seat.index())?));
        let round = session.scheme.direction.round(session.seats.len());
        self.seated = round.filter_map(name).collect();
        for name in &self.seated {
            if !knows(&self.roster, name) {
                self.roster.push(name.clone());
            }
        }
        self.dealer = name(ledger.next_dealer());
        self.stake = session.stake;
        if let Some(stake) = session.stake {
            self.currency = stake.currency();
        }
        self.scheme = session.scheme.clone();
        // A shipped scheme may have been played with session-specific rules.
        self.kept = catalog::find(&session.scheme.id)
            .unwrap_or(&session.scheme)
            .clone();
        self.settle = Some(session.terms.settle).filter(|settle| *settle != session.scheme.settle);
        self.paid_each_hand = session.terms.paid_each_hand;
        self.sits_out_counts = session.terms.sits_out_counts;
        self.last_stake = Some(LastStake {
            game: self.scheme.game.clone(),
            stake: self.stake,
            paid_each_hand: self.paid_each_hand,
        });
        self
    }

    /// Chooses another scheme; one that was left with changes has them again. The stake of the last session is for its
    /// game alone.
    pub(super) fn choose_scheme(&mut self, scheme: &Scheme) {
        self.note_changes();
        if let Some(last) = &self.last_stake {
            let same = last.game == scheme.game;
            self.stake = last.stake.filter(|_| same);
            self.paid_each_hand = last.paid_each_hand && same;
        }
        let changed = self.changed.iter().find(|one| one.kept == *scheme);
        self.scheme = changed.map_or(scheme, |one| &one.scheme).clone();
        self.settle = changed.and_then(|one| one.settle);
        self.kept = scheme.clone();
        self.edit_sizes("");
        let seated = &self.seated;
        self.standing.retain(|name| !seated.contains(name));
        self.seated.append(&mut self.standing);
        let most = usize::from(scheme.at_table.most);
        self.standing = self.seated.split_off(most.min(self.seated.len()));
    }

    /// Chooses a scheme as it is, without changes for a session.
    pub(super) fn choose_unchanged(&mut self, scheme: &Scheme) {
        self.choose_scheme(scheme);
        self.scheme = scheme.clone();
        self.settle = None;
    }

    /// Changes a rule for this session; an invalid combination changes nothing.
    pub(in crate::window) fn switch(&mut self, settings: &[Setting]) {
        if let Ok(scheme) = set::apply(&self.scheme, settings) {
            self.scheme = scheme;
        }
        if settings.iter().any(|(key, _)| key == "schedule") {
            self.edit_sizes("");
        }
        // Settling by games or rubbers needs rules that award them.
        let lacks = |mode: &SettleMode| mode.missing_award(&self.scheme.rules).is_some();
        self.settle = self.settle.filter(|mode| !lacks(mode));
    }

    /// Notes the changes of the scheme, if there are any, for a return to it.
    fn note_changes(&mut self) {
        self.changed.retain(|one| one.kept.id != self.kept.id);
        if self.scheme != self.kept || self.settle.is_some() {
            self.changed.push(Changed {
                kept: self.kept.clone(),
                scheme: self.scheme.clone(),
                settle: self.settle,
            });
        }
    }

    /// Updates the list of hand sizes being typed.
    pub(super) fn edit_sizes(&mut self, typed: &str) {
        typed.clone_into(&mut self.sizes_typed);
        self.sizes_error = None;
        self.failed = None;
    }

    /// Parses a typed list of hand sizes; an invalid one leaves the schedule unchanged.
    pub(super) fn type_sizes(&mut self, typed: &str) {
        self.edit_sizes(typed);
        match typed_sizes(typed, &self.scheme, self.table()) {
            Ok(settings) => self.switch(&settings),
            Err(why) => self.sizes_error = Some(why),
        }
    }

    /// Accepts the list of hand sizes in the field; says why it is invalid.
    pub(super) fn accept_sizes(&mut self) -> Result<(), Message> {
        let typed = self.sizes_typed.clone();
        if !typed.trim().is_empty() {
            self.type_sizes(&typed);
        }
        self.sizes_error.clone().map_or(Ok(()), Err)
    }

    /// The number of players at the table, at least the scheme's minimum.
    pub(in crate::window) fn table(&self) -> usize {
        self.seated
            .len()
            .max(usize::from(self.scheme.at_table.least))
    }

    /// How points become money.
    pub(in crate::window) fn terms(&self) -> Terms {
        Terms {
            settle: self.settle.unwrap_or(self.scheme.settle),
            paid_each_hand: self.paid_each_hand,
            sits_out_counts: self.sits_out_counts,
        }
    }

    /// Chooses how points become money.
    pub(super) fn settle_by(&mut self, mode: SettleMode) {
        self.settle = Some(mode).filter(|mode| *mode != self.scheme.settle);
    }

    /// Seats a player of the roster, or removes a seated one.
    pub(super) fn tap_roster(&mut self, name: &str) {
        match self.seated.iter().position(|seated| seated == name) {
            Some(at) => {
                self.seated.remove(at);
            }
            None if !self.is_table_full() => self.seated.push(name.to_owned()),
            None => {}
        }
    }

    /// Whether all seats are taken.
    pub(in crate::window) fn is_table_full(&self) -> bool {
        self.seated.len() >= usize::from(self.scheme.at_table.most)
    }

    /// Seats the player whom a typed name matches; an ambiguous name stays in the field.
    pub(in crate::window) fn add(&mut self, typed: &str) {
        let known = self.candidates();
        match self.naming.enter(typed, &known) {
            None => {}
            Some(NameMatch::Known(name)) => self.seat_named(&name),
            Some(NameMatch::New(name)) => self.seat_new(name),
        }
    }

    /// Seats a new player with the typed name despite a similar known one.
    pub(super) fn add_anew(&mut self) {
        if let Some(name) = self.naming.new_name() {
            self.seat_new(name);
        }
    }

    /// The known players; those without a seat can join.
    pub(in crate::window) fn candidates(&self) -> Vec<Candidate<String>> {
        let free = |name: &&String| !self.seated.contains(name);
        let known = self.roster.iter();
        known
            .map(|name| (name.clone(), Some(name).filter(free).cloned()))
            .collect()
    }

    /// Seats a named player and clears the field. At a full table the player waits for a larger game.
    pub(super) fn seat_named(&mut self, name: &str) {
        if self.is_table_full() && !self.standing.iter().any(|standing| standing == name) {
            self.standing.push(name.to_owned());
        }
        self.tap_roster(name);
        self.naming = Naming::default();
    }

    fn seat_new(&mut self, name: String) {
        self.seat_named(&name);
        self.newcomers.push(name.clone());
        self.roster.push(name);
    }

    /// Makes a player the first dealer.
    pub(super) fn let_deal(&mut self, place: usize) {
        if let Some(name) = self.seated.get(place) {
            self.dealer = Some(name.clone());
        }
    }

    /// Draws who deals first.
    pub(super) fn draw_dealer(&mut self, random: u128) {
        let drawn = cards::drawn(self.seated.clone(), 1, random).pop();
        self.dealer.clone_from(&drawn);
        self.drawn_dealer = drawn;
    }

    /// Seats everybody at random.
    pub(super) fn draw_seats(&mut self, random: u128) {
        let seated = cards::drawn(self.seated.clone(), self.seated.len(), random);
        self.seat_as_drawn(seated, Vec::new());
    }

    /// Draws a card for each player; the two highest become partners.
    pub(super) fn draw_partners(&mut self, random: u128) {
        if !self.can_draw_partners() {
            return;
        }
        let pack = cards::drawn(Card::all().collect(), self.seated.len(), random);
        let seated = self.seated.iter().cloned();
        let mut cards: Vec<(String, Card)> = seated.zip(pack).collect();
        cards.sort_by_key(|(_, card)| std::cmp::Reverse(*card));
        let by_seat = [0, 2, 1, 3].into_iter().filter_map(|at| cards.get(at));
        let seated = by_seat.map(|(name, _)| name.clone()).collect();
        self.seat_as_drawn(seated, cards);
    }

    /// Seats everybody as drawn. The first dealer stays.
    fn seat_as_drawn(&mut self, seated: Vec<String>, cards: Vec<(String, Card)>) {
        let dealer = self.dealer_place();
        self.dealer = dealer.map(|place| self.seated[place].clone());
        self.seated.clone_from(&seated);
        self.drawn = Some(Drawn { seated, cards });
    }

    /// Whether four players sit at a game of two partnerships.
    pub(super) fn can_draw_partners(&self) -> bool {
        self.scheme.rules.sides().is_some() && self.seated.len() == 4
    }

    /// The pairs of partners; blank if there are none.
    pub(super) fn pairs(&self) -> Message {
        if self.can_draw_partners() {
            pairs::both_sides(&self.seated)
        } else {
            Message::Blank
        }
    }

    /// The seat draw, while everyone still sits as drawn.
    fn drawn(&self) -> Option<&Drawn> {
        self.drawn.as_ref().filter(|one| one.seated == self.seated)
    }

    /// The seat draw as a message; blank if there is none.
    pub(super) fn drawn_says(&self) -> Message {
        match self.drawn() {
            None => Message::Blank,
            Some(drawn) if drawn.cards.is_empty() => Message::draw_seats(drawn.seated.clone()),
            Some(drawn) => draw::partners(drawn.cards.iter().cloned()),
        }
    }

    /// The draws still valid, for the session's log.
    pub(in crate::window) fn draws(&self, session: &Session) -> Vec<Draw> {
        let who = |name: &String| -> Option<ParticipantId> {
            let mut all = session.participants.iter();
            Some(all.find(|one| one.name == *name)?.id)
        };
        let seats = self.drawn().and_then(|drawn| {
            if drawn.cards.is_empty() {
                return Some(Draw::Seats(session.seats.clone()));
            }
            let cards = drawn.cards.iter();
            let cards = cards.map(|(name, card)| Some((who(name)?, *card)));
            Some(Draw::Partners(cards.collect::<Option<_>>()?))
        });
        let dealer = self.drawn_dealer.as_ref();
        let dealer = dealer.filter(|_| self.drawn_dealer == self.dealer);
        let dealer = dealer.and_then(who).map(Draw::Dealer);
        seats.into_iter().chain(dealer).collect()
    }

    /// The first dealer's place in playing order: the chosen one, else the last to sit down once there are enough
    /// players.
    pub(super) fn dealer_place(&self) -> Option<usize> {
        let chosen = self.dealer.as_ref();
        let chosen = self.seated.iter().position(|name| Some(name) == chosen);
        let last = self.seated.len().checked_sub(1);
        chosen.or(last.filter(|_| self.scheme.at_table.contains(self.seated.len())))
    }

    /// Maps each seat to a place in playing order, free seats included; the mapping is its own inverse.
    pub(in crate::window) fn playing_order(&self) -> Vec<usize> {
        let round = self.scheme.direction.round(self.table());
        round.map(Seat::index).collect()
    }

    /// Chooses a stake, for any game.
    pub(super) fn choose_stake(&mut self, stake: Option<Stake>) {
        self.stake = stake;
        self.stake_error = None;
        self.last_stake = None;
    }

    /// Chooses whether the table pays after every hand.
    pub(super) fn toggle_paid_each_hand(&mut self) {
        self.paid_each_hand = !self.paid_each_hand;
        self.last_stake = None;
    }

    /// Parses a typed stake; an invalid one leaves the stake unchanged.
    pub(super) fn type_stake(&mut self, typed: &str) {
        let check = |stake| check_stake(&self.scheme, &[], stake);
        match typed_stake(typed, self.currency, check) {
            Ok(stake) => self.choose_stake(Some(stake)),
            Err(error) => self.stake_error = Some(error),
        }
    }

    /// Changes the currency; the stake becomes the one at the same position among those offered.
    pub(in crate::window) fn change_currency(&mut self, currency: Currency) {
        let before = Stake::offered(self.currency, self.stake);
        let at = before.iter().position(|stake| *stake == self.stake);
        let offered = Stake::offered(currency, None);
        let at = at.map(|at| at.min(offered.len() - 1));
        self.stake = at.and_then(|at| offered.get(at).copied()).flatten();
        self.currency = currency;
        self.last_stake = None;
    }

    /// Whether the session can begin.
    pub(in crate::window) fn ready(&self) -> bool {
        self.scheme.at_table.contains(self.seated.len()) && self.stake_error.is_none()
    }

    /// The new session's parameters.
    pub(in crate::window) fn new_session(&self) -> NewSession {
        let round = self.playing_order();
        let names = round.iter().filter_map(|place| self.seated.get(*place));
        let dealer = self.dealer_place();
        NewSession {
            scheme: self.scheme.clone(),
            names: names.cloned().collect(),
            first_dealer: dealer.and_then(|place| round.get(place).copied()),
            stake: self.stake,
            terms: self.terms(),
            title: self.title.clone(),
        }
    }
}
