//! A law, and how well a table confirms it.

use crate::read::LARGEST;
use crate::tree::{Definition, Expr, Recurrence, Relation, Search};
use std::fmt;
use std::rc::Rc;

/// What a law is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Domain {
    /// Values by one number.
    Line,
    /// Values by two numbers.
    Grid,
    /// Which numbers are lost.
    Number,
    /// Which piles are lost, in any order.
    Piles,
    /// Which piles are lost, in this order.
    Ordered,
}

impl Domain {
    /// Whether its laws say which piles are lost.
    pub(crate) fn has_piles(self) -> bool {
        matches!(self, Domain::Number | Domain::Piles | Domain::Ordered)
    }
}

/// What a family proposes.
#[derive(Clone)]
pub struct Law {
    /// The family's name.
    pub family: &'static str,
    /// What it is about.
    pub domain: Domain,
    /// The name of its function.
    pub(crate) function_name: &'static str,
    /// What it says.
    pub(crate) definition: Rc<Definition>,
    /// The names of the parameters that come first in a point.
    pub(crate) parameters: Vec<String>,
    /// The parameters change nothing.
    pub(crate) is_for_all: bool,
    /// How many piles there must be, if that counts, and none below this.
    pub(crate) piles: (Option<usize>, u64),
    /// The length of its description, in bits.
    pub bits: f64,
    /// How many leading values fix it.
    pub fitted: usize,
    /// How many later values must be right before it counts as confirmed.
    pub needed: usize,
    /// After how many values it repeats, or a large number.
    pub(crate) period: usize,
    /// Something speaks against it: it stays a guess.
    pub is_doubtful: bool,
}

/// How sure a law is. What only knows the table can prove nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// At least 20 later values and a whole period were right.
    Confirmed,
    /// Fewer.
    Guess,
}

/// A law that all values of a table obey.
#[derive(Clone, Debug)]
pub struct Found {
    /// The law.
    pub law: Law,
    /// How sure it is.
    pub status: Status,
    /// How many leading values fix it.
    pub fitted: usize,
    /// How many later values it predicted.
    pub confirmed: usize,
}

/// How many later values must be right at least.
pub const ENOUGH: usize = 20;

/// The names of functions of laws; two of them say yes or no.
pub(crate) const FUNCTIONS: [&str; 3] = [GRUNDY, IS_LOST, IS_N_POSITION];
const GRUNDY: &str = "grundy";
const IS_LOST: &str = "is_lost";
const IS_N_POSITION: &str = "is_n_position";

impl Law {
    fn new(family: &'static str, domain: Domain, definition: Definition, fitted: usize) -> Law {
        let bits = definition.body.bits();
        let definition = Rc::new(definition);
        let (parameters, is_for_all, needed, is_doubtful) = (vec![], false, ENOUGH, false);
        let piles = (None, 0);
        let function_name = match domain {
            Domain::Line | Domain::Grid => GRUNDY,
            Domain::Number | Domain::Piles | Domain::Ordered => IS_LOST,
        };
        Law {
            family,
            domain,
            function_name,
            definition,
            parameters,
            is_for_all,
            piles,
            bits,
            fitted,
            needed,
            period: usize::MAX,
            is_doubtful,
        }
    }

    /// A law of one number, from `first` on.
    pub fn line(family: &'static str, first: u64, body: Expr, fitted: usize) -> Law {
        Law::new(family, Domain::Line, Definition::new("g", &["n"], first, body), fitted)
    }

    /// A law of two numbers, both from `first` on.
    pub fn grid(family: &'static str, first: u64, body: Expr, fitted: usize) -> Law {
        Law::new(family, Domain::Grid, Definition::new("g", &["x", "y"], first, body), fitted)
    }

    /// Which piles are lost.
    pub fn piles(family: &'static str, domain: Domain, condition: Expr, fitted: usize) -> Law {
        Law::new(family, domain, Definition::new("g", &[], 0, condition), fitted)
    }

    /// The same law for parameters of these names, from these numbers on, which are its last
    /// arguments.
    pub(crate) fn over(&self, all: &[String], lows: &[u64], body: Expr) -> Law {
        let own = self.definition.parameters.iter().map(|p| &*p.name);
        let names: Vec<&str> = own.chain(all.iter().map(|name| &**name)).collect();
        let definition = Definition::new("g", &names, self.definition.low(), body).bounded_by_last(all.len());
        let new = Law::new(self.family, self.domain, definition, self.fitted);
        let law = Law { parameters: all.to_vec(), piles: self.piles, ..new };
        let first = law.definition.parameters.len() - all.len();
        let bounded = |law: Law, (i, &low): (usize, &u64)| law.with_bounds(first + i, low, LARGEST);
        let law = lows.iter().enumerate().fold(law, bounded);
        law.with_period(self.needed).doubted(self.is_doubtful)
    }

    /// The same law, with other bounds for an argument.
    pub(crate) fn with_bounds(mut self, i: usize, low: u64, most: u64) -> Law {
        let mut definition = (*self.definition).clone();
        let parameter = &mut definition.parameters[i];
        (parameter.low, parameter.high) = (low, parameter.high.min(most));
        self.definition = Rc::new(definition);
        self
    }

    /// The same law, confirmed only by a whole period.
    pub(crate) fn with_period(mut self, period: usize) -> Law {
        self.needed = ENOUGH.max(period);
        self.period = period;
        self
    }

    /// The same law, but never more than a guess if something speaks against it.
    pub(crate) fn doubted(mut self, is_doubtful: bool) -> Law {
        self.is_doubtful |= is_doubtful;
        self
    }

    /// The same law, of which the numbers are outcomes: 0 for a P-position, 1 for an N-position.
    /// Its function says whether it is one of these: what says less than a value must not be taken
    /// for one, and added to others.
    pub fn of_outcomes(self) -> Law {
        match self.domain {
            Domain::Line | Domain::Grid => self.named(IS_N_POSITION),
            Domain::Number | Domain::Piles | Domain::Ordered => self,
        }
    }

    /// Whether its function says yes or no.
    pub(crate) fn is_truth(&self) -> bool {
        matches!(self.function_name, IS_LOST | IS_N_POSITION)
    }

    /// The same law with another name for its function.
    pub fn named(self, function_name: &'static str) -> Law {
        Law { function_name, ..self }
    }

    /// What it says about a point: an index, two, or piles, after the parameters if there are some;
    /// `None` where it says nothing.
    pub fn predict(&self, at: &[u64]) -> Option<i128> {
        let (parameters, place) = at.split_at_checked(self.parameters.len())?;
        let numbers = |all: &[u64]| all.iter().chain(parameters).map(|&n| n.into()).collect::<Vec<i128>>();
        match self.domain {
            Domain::Line | Domain::Grid => self.definition.value(&numbers(place), &[]),
            _ if self.piles.0.is_some_and(|count| count != place.len()) => None,
            _ if place.iter().any(|&n| n < self.piles.1) => None,
            Domain::Number | Domain::Ordered => self.definition.value(&numbers(&[]), place),
            Domain::Piles => {
                let mut sorted = place.to_vec();
                sorted.sort_unstable();
                self.definition.value(&numbers(&[]), &sorted)
            }
        }
    }

    /// The law as one would write it down.
    pub fn formula(&self) -> String {
        let shown = self.definition.parameters.len() - self.parameters.len();
        let text = match self.domain {
            Domain::Line | Domain::Grid if self.is_truth() => self.definition.formula("wins", shown),
            Domain::Line | Domain::Grid => self.definition.formula("g", shown),
            Domain::Number => self.definition.lost(&["n"]),
            Domain::Piles | Domain::Ordered => self.definition.lost(&["x", "y", "z", "u", "v", "w"]),
        };
        if self.is_for_all { format!("for all {}: {text}", self.parameters.join(", ")) } else { text }
    }

    /// Whether another law is the same expression, and about the same.
    pub fn says(&self, other: &Law) -> bool {
        self.domain == other.domain
            && self.function_name == other.function_name
            && self.parameters == other.parameters
            && self.definition == other.definition
    }

    /// The recurrence that gives all lost numbers in order, if it says what that is.
    pub fn of_lost_numbers(&self) -> Option<&Recurrence> {
        let Expr::Search(Search::Contains, list, number) = &self.definition.body else { return None };
        let Expr::Relation(how, _) = &list.body else { return None };
        match &**how {
            Relation::Recurrence(known) if self.domain == Domain::Number && **number == Expr::Pile(0) => {
                Some(known)
            }
            _ => None,
        }
    }

    /// The law with what a table of `count` values says about it.
    pub fn found(self, count: usize) -> Found {
        let fitted = self.fitted.min(count);
        let confirmed = count - fitted;
        let is_confirmed = confirmed >= self.needed && !self.is_doubtful;
        let status = if is_confirmed { Status::Confirmed } else { Status::Guess };
        Found { law: self, status, fitted, confirmed }
    }
}

impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({:.0} bits)", self.family, self.formula(), self.bits)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Status::Confirmed => "confirmed",
            Status::Guess => "guess",
        })
    }
}
