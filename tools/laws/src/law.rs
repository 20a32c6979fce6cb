//! A law, and how well a table confirms it.

use crate::code::Code;
use std::fmt;
use std::rc::Rc;

/// What a law says about an index; `None` where it says nothing.
pub type Predict = Rc<dyn Fn(&[u64]) -> Option<i128>>;

/// What a family proposes.
#[derive(Clone)]
pub struct Law {
    /// The family's name.
    pub family: &'static str,
    /// The law as one would write it down.
    pub formula: String,
    /// The law as a Rust function.
    pub code: Code,
    /// The length of its description, in bits.
    pub bits: f64,
    /// How many leading values fix it.
    pub fitted: usize,
    /// How many later values must be right before it counts as confirmed.
    pub needed: usize,
    /// Something speaks against it: it stays a guess.
    pub is_doubtful: bool,
    /// What it says.
    pub predict: Predict,
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

impl Law {
    /// A law that holds for every point for which `predict` says something.
    pub(crate) fn new(
        family: &'static str,
        (formula, code): (String, Code),
        (bits, fitted): (f64, usize),
        predict: impl Fn(&[u64]) -> Option<i128> + 'static,
    ) -> Law {
        let predict = Rc::new(predict);
        Law { family, formula, code, bits, fitted, needed: ENOUGH, is_doubtful: false, predict }
    }

    pub(crate) fn of_line(
        family: &'static str,
        texts: (String, Code),
        size: (f64, usize),
        predict: impl Fn(u64) -> Option<i128> + 'static,
    ) -> Law {
        Law::new(family, texts, size, move |at| if let [n] = *at { predict(n) } else { None })
    }

    pub(crate) fn of_grid(
        family: &'static str,
        texts: (String, Code),
        size: (f64, usize),
        predict: impl Fn(u64, u64) -> Option<i128> + 'static,
    ) -> Law {
        Law::new(family, texts, size, move |at| if let [x, y] = *at { predict(x, y) } else { None })
    }

    /// The same law, confirmed only by a whole period.
    pub(crate) fn with_period(mut self, period: usize) -> Law {
        self.needed = ENOUGH.max(period);
        self
    }

    /// The same law, but never more than a guess if something speaks against it.
    pub(crate) fn doubted(mut self, is_doubtful: bool) -> Law {
        self.is_doubtful |= is_doubtful;
        self
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

impl Found {
    /// The same, but that nothing is said about what comes before the table.
    pub(crate) fn from(mut self, first: u64) -> Found {
        let predict = Rc::clone(&self.law.predict);
        self.law.predict = Rc::new(move |at| if at.iter().all(|&n| n >= first) { predict(at) } else { None });
        self
    }
}

impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({:.0} bits)", self.family, self.formula, self.bits)
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
