//! When the search of a single value ends: at Ctrl-C, or when its time is over.

use grundy_host::shutdown;
use std::cell::Cell;
use std::time::Instant;

/// When the search of a single value ends.
pub struct Clock {
    pub end: Cell<Option<Instant>>,
    /// Whether it has ended one.
    pub rang: Cell<bool>,
}

impl Clock {
    pub fn rings(&self) -> bool {
        let rings =
            shutdown::asked_for().is_some() || self.end.get().is_some_and(|end| Instant::now() >= end);
        self.rang.set(self.rang.get() || rings);
        rings
    }
}
