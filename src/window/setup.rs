//! What is chosen for a new session, and how each tap changes it.

use crate::app::NewSession;
use crate::ledger::{Ledger, NameError, clean_name, name_key};
use crate::money::{Currency, MoneyError, Stake};
use crate::scheme::{Scheme, SettleMode, catalog, document, set};
use crate::store::Stored;
use crate::view::Message;
use crate::view::new_session::{Setting, stakes, typed_sizes};

/// Everything that the new-session page has chosen.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    /// The scheme as it was chosen.
    pub(super) kept: Scheme,
    /// The scheme with the session's own switches.
    pub(super) scheme: Scheme,
    /// How points become money; as the scheme has it where nothing was said.
    pub(super) settle: Option<SettleMode>,
    /// Why the last list of hand sizes that was typed is none.
    pub(super) sizes_error: Option<Message>,
    /// The players who are seated, clockwise.
    pub(super) seated: Vec<String>,
    /// Who deals first, by name.
    pub(super) dealer: Option<String>,
    /// Everybody who has ever played, and those who were added here.
    pub(super) roster: Vec<String>,
    /// The stake; none for honour.
    pub(super) stake: Option<Stake>,
    /// What a stake is counted in.
    pub(super) currency: Currency,
    /// Why the last stake that was typed is none.
    pub(super) stake_error: Option<MoneyError>,
    /// What the table calls the session.
    pub(super) title: String,
    /// Whether the table pays after every hand.
    pub(super) paid_each_hand: bool,
    /// Why the last name that was typed cannot be used.
    pub(super) name_error: Option<NameError>,
    /// Why the session could not begin.
    pub(super) failed: Option<String>,
}

impl Default for Setup {
    fn default() -> Self {
        // At least one scheme ships; a test of the catalog sees to that.
        let scheme = catalog::all()
            .next()
            .cloned()
            .unwrap_or_else(|| unreachable!("schemes ship"));
        Self {
            kept: scheme.clone(),
            scheme,
            settle: None,
            sizes_error: None,
            seated: Vec::new(),
            dealer: None,
            roster: Vec::new(),
            stake: None,
            currency: Currency::CHIPS,
            stake_error: None,
            title: String::new(),
            paid_each_hand: false,
            name_error: None,
            failed: None,
        }
    }
}

impl Setup {
    /// What is chosen before anybody has tapped: the last table again, its deal moved on.
    pub(super) fn new(currency: Currency, roster: Vec<String>, last: Option<Stored>) -> Self {
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

    /// The same table as in that session, its deal moved on.
    pub(super) fn like(mut self, ledger: &Ledger) -> Self {
        let session = ledger.session();
        let name = |id| session.participant(id).map(|one| one.name.clone());
        self.seated = session.seats.iter().filter_map(|id| name(*id)).collect();
        for name in &self.seated {
            if !self
                .roster
                .iter()
                .any(|known| name_key(known) == name_key(name))
            {
                self.roster.push(name.clone());
            }
        }
        self.dealer = self.seated.get(ledger.next_dealer().index()).cloned();
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
        self
    }

    /// Chooses another scheme.
    pub(super) fn choose_scheme(&mut self, scheme: &Scheme) {
        self.scheme = scheme.clone();
        self.kept = scheme.clone();
        self.settle = None;
        self.sizes_error = None;
        self.seated.truncate(usize::from(scheme.at_table.most));
        self.check_dealer();
    }

    /// Sets a switch of the session's own scheme; one that makes no scheme changes nothing.
    pub(super) fn switch(&mut self, settings: &[Setting]) {
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
    pub(super) fn table(&self) -> usize {
        self.seated
            .len()
            .max(usize::from(self.scheme.at_table.least))
    }

    /// How points become money.
    pub(super) fn settling(&self) -> SettleMode {
        self.settle.unwrap_or(self.scheme.settle)
    }

    /// Seats somebody of the roster, or lets them get up.
    pub(super) fn tap_roster(&mut self, name: &str) {
        match self.seated.iter().position(|seated| seated == name) {
            Some(at) => {
                self.seated.remove(at);
            }
            None if self.seated.len() < usize::from(self.scheme.at_table.most) => {
                self.seated.push(name.to_owned());
            }
            None => {}
        }
        self.check_dealer();
    }

    /// Puts a name on the roster and at the table; somebody who is on the roster is seated.
    pub(super) fn add(&mut self, typed: &str) -> bool {
        let name = match clean_name(typed) {
            Ok(name) => name,
            Err(error) => {
                self.name_error = Some(error);
                return false;
            }
        };
        let known = self
            .roster
            .iter()
            .find(|known| name_key(known) == name_key(&name))
            .cloned();
        if known
            .as_ref()
            .is_some_and(|known| self.seated.contains(known))
        {
            self.name_error = Some(NameError::Twin { name });
            return false;
        }
        self.name_error = None;
        let name = known.unwrap_or_else(|| {
            self.roster.push(name.clone());
            name
        });
        self.tap_roster(&name);
        true
    }

    /// Lets somebody deal first.
    pub(super) fn let_deal(&mut self, seat: usize) {
        if let Some(name) = self.seated.get(seat) {
            self.dealer = Some(name.clone());
        }
    }

    /// The seat of who deals first.
    pub(super) fn dealer_seat(&self) -> Option<usize> {
        let dealer = self.dealer.as_ref()?;
        self.seated.iter().position(|name| name == dealer)
    }

    /// Reads a stake that was typed, in plain figures; what is none leaves the stake as it was.
    pub(super) fn type_stake(&mut self, typed: &str) {
        match Stake::parse(typed, self.currency) {
            Ok(stake) => {
                self.stake = Some(stake);
                self.stake_error = None;
            }
            Err(error) => self.stake_error = Some(error),
        }
    }

    /// The stakes that are offered: none, three usual ones, and the one in force.
    pub(super) fn stakes(&self) -> Vec<Option<Stake>> {
        stakes(self.currency, self.stake)
    }

    /// Whether everything is there.
    pub(super) fn ready(&self) -> bool {
        self.scheme.at_table.contains(self.seated.len()) && self.dealer_seat().is_some()
    }

    /// What the session is begun with.
    pub(super) fn new_session(&self) -> NewSession {
        NewSession {
            document: self.scheme.document.clone(),
            names: self.seated.clone(),
            first_dealer: self.dealer_seat(),
            stake: self.stake,
            settle: self.settle,
            title: self.title.clone(),
            paid_each_hand: self.paid_each_hand,
        }
    }

    /// Somebody deals as soon as the table is full: the last who sat down, unless it was said otherwise.
    fn check_dealer(&mut self) {
        if self.dealer_seat().is_none() {
            self.dealer = self
                .seated
                .last()
                .filter(|_| self.scheme.at_table.contains(self.seated.len()))
                .cloned();
        }
    }
}
