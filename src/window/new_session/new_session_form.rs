//! What is chosen for a new session, and how each tap changes it.

use crate::app::NewSession;
use crate::cards::{self, Card};
use crate::ledger::{Draw, Ledger, ParticipantId, Session, name_key};
use crate::money::{Currency, Stake};
use crate::scheme::{Scheme, SettleMode, catalog, document, set};
use crate::seat::Seat;
use crate::store::Stored;
use crate::view::Message;
use crate::view::new_session::{Setting, stakes, typed_sizes, typed_stake};
use crate::view::seating::naming::{NameMatch, Naming};
use crate::view::table::draw;
use serde::{Deserialize, Serialize};

/// Everything that the new-session page has chosen. What is skipped is not kept through a restart.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(in crate::window) struct Setup {
    /// Whether something was chosen that is no session yet.
    pub(in crate::window) begun: bool,
    /// Whether the page was opened from the table, which leaving it shows again.
    #[serde(skip)]
    pub(in crate::window) from_table: bool,
    /// The scheme as it was chosen.
    pub(in crate::window) kept: Scheme,
    /// The scheme with the session's own switches.
    pub(in crate::window) scheme: Scheme,
    /// How points become money; as the scheme has it where nothing was said.
    pub(in crate::window) settle: Option<SettleMode>,
    /// Why the last list of hand sizes that was typed is none.
    #[serde(skip)]
    pub(super) sizes_error: Option<Message>,
    /// The players who are seated, in the order of play.
    pub(in crate::window) seated: Vec<String>,
    /// Who is to deal first, by name, where somebody said so; they may have got up since.
    pub(in crate::window) dealer: Option<String>,
    /// What was drawn for the seats; it holds while all sit as it was drawn.
    drawn: Option<Drawn>,
    /// Who was drawn to deal first; it holds while that one deals.
    drawn_dealer: Option<String>,
    /// Everybody who has ever played, and those who were added here.
    #[serde(skip)]
    pub(in crate::window) roster: Vec<String>,
    /// The games of the sessions that are kept, what was played last first.
    #[serde(skip)]
    pub(in crate::window) played: Vec<String>,
    /// Those of the roster who were added here.
    newcomers: Vec<String>,
    /// The stake; none for honour.
    pub(in crate::window) stake: Option<Stake>,
    /// What a stake is counted in.
    pub(in crate::window) currency: Currency,
    /// Why the last stake that was typed is none.
    #[serde(skip)]
    pub(super) stake_error: Option<Message>,
    /// What the table calls the session.
    pub(in crate::window) title: String,
    /// Whether the table pays after every hand.
    pub(in crate::window) paid_each_hand: bool,
    /// Whether a hand counts for who sits it out.
    pub(in crate::window) sits_out_counts: bool,
    /// The name that is being typed.
    #[serde(skip)]
    pub(in crate::window) naming: Naming,
    /// Why the session could not begin.
    #[serde(skip)]
    pub(in crate::window) failed: Option<String>,
}

/// A draw for the seats.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Drawn {
    /// Who sat where, in the order of play.
    seated: Vec<String>,
    /// The cards that were drawn for partners, the highest first, with who drew them.
    cards: Vec<(String, Card)>,
}

impl Default for Setup {
    fn default() -> Self {
        // At least one scheme ships; a test of the catalog sees to that.
        let scheme = catalog::all()
            .next()
            .cloned()
            .unwrap_or_else(|| unreachable!("schemes ship"));
        Self {
            from_table: false,
            begun: false,
            kept: scheme.clone(),
            scheme,
            settle: None,
            sizes_error: None,
            seated: Vec::new(),
            dealer: None,
            drawn: None,
            drawn_dealer: None,
            roster: Vec::new(),
            played: Vec::new(),
            newcomers: Vec::new(),
            stake: None,
            currency: Currency::CHIPS,
            stake_error: None,
            title: String::new(),
            paid_each_hand: false,
            sits_out_counts: false,
            naming: Naming::default(),
            failed: None,
        }
    }
}

impl Setup {
    /// What is chosen before anybody has tapped: the last table again, its deal moved on.
    pub(in crate::window) fn new(
        currency: Currency,
        roster: Vec<String>,
        last: Option<Stored>,
    ) -> Self {
        let blank = Self {
            roster,
            currency,
            ..Self::default()
        };
        match last.and_then(|stored| Ledger::open(stored.session).ok()) {
            None => blank,
            Some(ledger) => blank.like(&ledger),
        }
    }

    /// What was begun, as it is kept through a restart; none where nothing was.
    pub(in crate::window) fn text(&self) -> Option<String> {
        toml::to_string(self).ok().filter(|_| self.begun)
    }

    /// Reads what was kept.
    pub(in crate::window) fn read(text: &str) -> Option<Self> {
        toml::from_str(text).ok()
    }

    /// What was begun, with everybody who has ever played by now; whoever has lost that name since has lost the seat.
    pub(super) fn resumed(mut self, roster: Vec<String>) -> Self {
        self.roster = roster;
        let known = |name: &String| {
            self.roster
                .iter()
                .any(|one| name_key(one) == name_key(name))
        };
        self.newcomers.retain(|name| !known(name));
        self.roster.extend(self.newcomers.iter().cloned());
        self.seated.retain(|name| self.roster.contains(name));
        self.stake_error = None;
        self.sizes_error = None;
        self.failed = None;
        self
    }

    /// The same table as in that session, its deal moved on.
    pub(in crate::window) fn like(mut self, ledger: &Ledger) -> Self {
        let session = ledger.session();
        let name = |seat: Seat| {
            let id = session.seats.get(seat.index())?;
            Some(session.participant(*id)?.name.clone())
        };
        let round = session.scheme.direction.round(session.seats.len());
        self.seated = round.filter_map(name).collect();
        for name in &self.seated {
            if !self
                .roster
                .iter()
                .any(|known| name_key(known) == name_key(name))
            {
                self.roster.push(name.clone());
            }
        }
        self.dealer = name(ledger.next_dealer());
        self.stake = session.stake;
        if let Some(stake) = session.stake {
            self.currency = stake.currency();
        }
        self.scheme = session.scheme.clone();
        // A shipped scheme may have been played with switches of that session's own.
        self.kept = catalog::find(&session.scheme.id)
            .unwrap_or(&session.scheme)
            .clone();
        self.settle = Some(session.terms.settle).filter(|settle| *settle != session.scheme.settle);
        self.paid_each_hand = session.terms.paid_each_hand;
        self.sits_out_counts = session.terms.sits_out_counts;
        self
    }

    /// Chooses another scheme.
    pub(super) fn choose_scheme(&mut self, scheme: &Scheme) {
        self.scheme = scheme.clone();
        self.kept = scheme.clone();
        self.settle = None;
        self.sizes_error = None;
        self.seated.truncate(usize::from(scheme.at_table.most));
    }

    /// Sets a switch of the session's own scheme; one that makes no scheme changes nothing.
    pub(in crate::window) fn switch(&mut self, settings: &[Setting]) {
        let changed = set::apply(&self.scheme.document, settings).ok();
        if let Some(scheme) = changed.and_then(|text| document::parse(&text).ok()) {
            self.scheme = scheme;
        }
        self.sizes_error = None;
        // Games and rubbers are no way of settling where none is won any more.
        let lacks = |mode: &SettleMode| mode.lacks(&self.scheme.rules).is_some();
        self.settle = self.settle.filter(|mode| !lacks(mode));
    }

    /// Reads a list of hand sizes that was typed; what is none leaves the schedule as it was.
    pub(super) fn type_sizes(&mut self, typed: &str) {
        match typed_sizes(typed, &self.scheme, self.table()) {
            Ok(settings) => self.switch(&settings),
            Err(why) => self.sizes_error = Some(why),
        }
    }

    /// How many sit at the table, or will at least.
    pub(in crate::window) fn table(&self) -> usize {
        self.seated
            .len()
            .max(usize::from(self.scheme.at_table.least))
    }

    /// How points become money.
    pub(in crate::window) fn settling(&self) -> SettleMode {
        self.settle.unwrap_or(self.scheme.settle)
    }

    /// Seats somebody of the roster, or lets them get up.
    pub(super) fn tap_roster(&mut self, name: &str) {
        match self.seated.iter().position(|seated| seated == name) {
            Some(at) => {
                self.seated.remove(at);
            }
            None if !self.full() => self.seated.push(name.to_owned()),
            None => {}
        }
    }

    /// Whether nobody else can sit down.
    pub(in crate::window) fn full(&self) -> bool {
        self.seated.len() >= usize::from(self.scheme.at_table.most)
    }

    /// Seats whoever a typed name means; what is typed stays where it means nobody yet.
    pub(in crate::window) fn add(&mut self, typed: &str) {
        let known: Vec<&str> = self.roster.iter().map(String::as_str).collect();
        match self.naming.enter(typed, &known) {
            None => {}
            Some(NameMatch::Known(at)) => {
                let name = self.roster[at].clone();
                if self.seated.contains(&name) {
                    self.naming.says = Some(Message::NameTwin { name });
                } else {
                    self.seat_named(&name);
                }
            }
            Some(NameMatch::New(name)) => self.seat_new(name),
        }
    }

    /// Seats somebody new by the name that is typed, though somebody is known by nearly the same.
    pub(super) fn add_anew(&mut self) {
        if let Some(name) = self.naming.anew() {
            self.seat_new(name);
        }
    }

    /// Those who are known, have no seat, and may be meant by what is being typed.
    pub(in crate::window) fn offered(&self) -> Vec<&str> {
        let free = self.roster.iter().map(String::as_str);
        let free: Vec<&str> = free
            .filter(|name| !self.seated.iter().any(|seated| seated == name))
            .collect();
        let offered = self.naming.offered(free.iter().copied());
        offered.into_iter().map(|at| free[at]).collect()
    }

    /// Seats somebody who was named, and takes the next name.
    pub(super) fn seat_named(&mut self, name: &str) {
        self.tap_roster(name);
        self.naming = Naming::default();
    }

    fn seat_new(&mut self, name: String) {
        self.seat_named(&name);
        self.newcomers.push(name.clone());
        self.roster.push(name);
    }

    /// Lets somebody deal first.
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
        let dealer = self.dealer_place();
        self.dealer = dealer.map(|place| self.seated[place].clone());
        self.seated = cards::drawn(self.seated.clone(), self.seated.len(), random);
        self.drawn = Some(Drawn {
            seated: self.seated.clone(),
            cards: Vec::new(),
        });
    }

    /// Draws a card for each, and seats the two high ones opposite each other.
    pub(super) fn draw_partners(&mut self, random: u128) {
        if !self.can_draw_partners() {
            return;
        }
        let dealer = self.dealer_place();
        self.dealer = dealer.map(|place| self.seated[place].clone());
        let pack = cards::drawn(Card::all().collect(), self.seated.len(), random);
        let mut cards: Vec<(String, Card)> = self.seated.drain(..).zip(pack).collect();
        cards.sort_by_key(|(_, card)| std::cmp::Reverse(*card));
        let by_seat = [0, 2, 1, 3].into_iter().filter_map(|at| cards.get(at));
        self.seated = by_seat.map(|(name, _)| name.clone()).collect();
        self.drawn = Some(Drawn {
            seated: self.seated.clone(),
            cards,
        });
    }

    /// Whether four have sat down to a game of two partnerships.
    pub(super) fn can_draw_partners(&self) -> bool {
        self.scheme.rules.sides().is_some() && self.seated.len() == 4
    }

    /// The draw for the seats, where all still sit as it was drawn.
    fn drawn(&self) -> Option<&Drawn> {
        self.drawn.as_ref().filter(|one| one.seated == self.seated)
    }

    /// What was drawn for the seats, in words; blank where nothing was.
    pub(super) fn drawn_says(&self) -> Message {
        match self.drawn() {
            None => Message::Blank,
            Some(drawn) if drawn.cards.is_empty() => Message::DrawSeats {
                names: drawn.seated.clone(),
            },
            Some(drawn) => draw::partners(drawn.cards.iter().cloned()),
        }
    }

    /// What was drawn and still holds, for the log of the session that begins with it.
    pub(in crate::window) fn draws(&self, session: &Session) -> Vec<Draw> {
        let round = self.round();
        let who = |name: &String| -> Option<ParticipantId> {
            let place = self.seated.iter().position(|one| one == name)?;
            let seat = round.iter().position(|at| *at == place)?;
            session.seats.get(seat).copied()
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

    /// The place of who deals first in the order of play: whoever was chosen, else the last who sat down, once there
    /// are enough.
    pub(super) fn dealer_place(&self) -> Option<usize> {
        let chosen = self.dealer.as_ref();
        chosen
            .and_then(|dealer| self.seated.iter().position(|name| name == dealer))
            .or_else(|| {
                let enough = self.scheme.at_table.contains(self.seated.len());
                self.seated.len().checked_sub(1).filter(|_| enough)
            })
    }

    /// Places in the order of play by seat, of those who sit and of the seats that are still free; and the other way
    /// round.
    pub(in crate::window) fn round(&self) -> Vec<usize> {
        let round = self.scheme.direction.round(self.table());
        round.map(Seat::index).collect()
    }

    /// Reads a stake that was typed, in plain figures; what is none leaves the stake as it was.
    pub(super) fn type_stake(&mut self, typed: &str) {
        match typed_stake(&self.scheme, typed, self.currency) {
            Ok(stake) => {
                self.stake = Some(stake);
                self.stake_error = None;
            }
            Err(error) => self.stake_error = Some(error),
        }
    }

    /// Counts stakes in another currency: what was the second of those that are offered is so again.
    pub(in crate::window) fn count_in(&mut self, currency: Currency) {
        let before = self.stakes();
        let at = before.iter().position(|stake| *stake == self.stake);
        let offered = stakes(currency, None);
        let at = at.map(|at| at.min(offered.len() - 1));
        self.stake = at.and_then(|at| offered.get(at).copied()).flatten();
        self.currency = currency;
    }

    /// The stakes that are offered: none, three usual ones, and the one in force.
    pub(in crate::window) fn stakes(&self) -> Vec<Option<Stake>> {
        stakes(self.currency, self.stake)
    }

    /// Whether everything is there.
    pub(in crate::window) fn ready(&self) -> bool {
        self.scheme.at_table.contains(self.seated.len()) && self.stake_error.is_none()
    }

    /// What the session is begun with.
    pub(in crate::window) fn new_session(&self) -> NewSession {
        let round = self.round();
        let names = round.iter().filter_map(|place| self.seated.get(*place));
        NewSession {
            document: self.scheme.document.clone(),
            names: names.cloned().collect(),
            first_dealer: self
                .dealer_place()
                .and_then(|place| round.get(place).copied()),
            stake: self.stake,
            settle: self.settle,
            title: self.title.clone(),
            paid_each_hand: self.paid_each_hand,
            sits_out_counts: self.sits_out_counts,
        }
    }
}
