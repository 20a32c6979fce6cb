//! What the search for a value may take.

use super::Flaw;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

/// Between two looks at the time.
const PERIOD: u32 = 1024;
/// What positions may take if nobody says otherwise.
const BYTES: usize = 2 << 30;
/// What is said of a search that was stopped.
const STOPPED: &str = "stopped";

/// Memory, and whether the search is to end. All searches of an explorer share them.
pub struct Limits {
    /// How many bytes positions and what is known of them may take.
    pub bytes: Cell<usize>,
    is_over: RefCell<Rc<dyn Fn() -> bool>>,
    looks: Cell<u32>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { bytes: BYTES.into(), is_over: RefCell::new(Rc::new(|| false)), looks: 0.into() }
    }
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits").field("bytes", &self.bytes).finish_non_exhaustive()
    }
}

impl Limits {
    pub fn stop_when(&self, is_over: Rc<dyn Fn() -> bool>) {
        *self.is_over.borrow_mut() = is_over;
    }

    /// That there is time for one more position.
    pub fn time(&self) -> Result<(), Flaw> {
        let looks = self.looks.get().wrapping_add(1);
        self.looks.set(looks);
        if looks.is_multiple_of(PERIOD) && (self.is_over.borrow())() { Err(Flaw::stopped()) } else { Ok(()) }
    }

    /// The error if these positions and their number have no room.
    pub fn memory(&self, bytes: usize, positions: usize) -> Result<(), Flaw> {
        let most = self.bytes.get();
        if bytes <= most {
            return Ok(());
        }
        let most =
            if most >= 1 << 30 { format!("{} GiB", most >> 30) } else { format!("{} MiB", most >> 20) };
        Err(Flaw(format!(
            "{positions} positions with their options take more than {most} of memory, and more are reached"
        )))
    }
}

impl Flaw {
    /// What is wrong when nothing is but that the search was stopped.
    pub fn stopped() -> Flaw {
        Flaw(STOPPED.to_owned())
    }

    /// Whether nothing is wrong but that somebody has stopped the search: see
    /// [`Explorer::stop_when`](super::Explorer::stop_when).
    pub fn is_stop(&self) -> bool {
        self.0 == STOPPED
    }
}
