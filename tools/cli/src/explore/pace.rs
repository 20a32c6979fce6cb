//! How many values are sought at a time, and when a table is long enough.

use grundy_host::ProgressLine;
use std::time::{Duration, Instant};

/// How long more values are sought than are shown, for a law or a proof.
pub const MORE_TIME: Duration = Duration::from_millis(250);
/// How often the user is asked, and hears of it.
const TICK: Duration = Duration::from_millis(50);

/// How a table grows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Growth {
    /// By values, beyond what is wanted.
    Line,
    /// As a whole: a larger one is another table.
    Whole,
}

/// How many values are computed at a time, so that the user is asked about every twentieth of a
/// second.
pub struct Pace {
    pub wanted: usize,
    /// For a law.
    more: usize,
    growth: Growth,
    pub start: Instant,
    last: Instant,
    /// When the first values were there, and how many: a program may have had to start before.
    first: Option<(Instant, usize)>,
    /// When what was wanted was there.
    done: Option<Instant>,
    step: usize,
    /// Values in misère play may be ever harder: each could be the last that is found.
    is_hard: bool,
    limit: Option<Duration>,
    /// Whether the limit ended it.
    pub is_late: bool,
    line: ProgressLine,
}

impl Pace {
    pub fn new([wanted, more]: [usize; 2], is_line: bool, is_hard: bool, limit: Option<Duration>) -> Pace {
        let growth = if is_line { Growth::Line } else { Growth::Whole };
        let step = if is_hard { 1 } else { 64 };
        let (now, line) = (Instant::now(), ProgressLine::new());
        Pace {
            wanted,
            more,
            growth,
            start: now,
            last: now,
            first: None,
            done: None,
            step,
            is_hard,
            limit,
            is_late: false,
            line,
        }
    }

    /// How many values are next; `known` of a line are there.
    pub fn next(&mut self, known: usize) -> Option<usize> {
        let took = self.last.elapsed();
        self.last = Instant::now();
        if known > 0 {
            self.first.get_or_insert((self.last, known));
        }
        if self.step > 1 && took > 2 * TICK {
            self.step /= 2;
        } else if !self.is_hard && took < TICK / 2 {
            self.step = self.step.saturating_mul(2);
        }
        let is_whole = self.growth != Growth::Whole && known >= self.wanted;
        if !is_whole && self.limit.is_some_and(|limit| self.start.elapsed() > limit) {
            self.is_late = true;
            return None;
        }
        if self.growth == Growth::Whole {
            return Some(self.step);
        }
        if is_whole {
            return self.beyond(known);
        }
        self.show(known);
        Some(self.step.min(self.wanted - known))
    }

    /// How many more values are sought than are shown.
    fn beyond(&mut self, known: usize) -> Option<usize> {
        self.line.clear();
        let done = *self.done.get_or_insert_with(Instant::now);
        let took = match self.first {
            Some((first, count)) if count < known => {
                done.duration_since(first).mul_f64(known as f64 / (known - count) as f64)
            }
            _ => done.duration_since(self.start),
        };
        // What comes next may take twice as long as all so far.
        let is_quick = 3 * took < MORE_TIME;
        (is_quick && done.elapsed() < MORE_TIME && known < self.more).then(|| self.step.min(known))
    }

    fn show(&mut self, known: usize) {
        let seconds = self.start.elapsed().as_secs_f64();
        if seconds > 1.0 {
            let left = (self.wanted - known) as f64 / known.max(1) as f64 * seconds;
            let text = format!("{known} of {} values, about {left:.0} s left", self.wanted);
            self.line.show_bar(known as f64 / self.wanted as f64, &text);
        }
    }
}
