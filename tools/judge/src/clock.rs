//! When programs have had their time. The CPU time that they have used decides where the system
//! tells it, since others may be using the machine, too.

use grundy_host::shutdown;
use std::fs;
use std::time::{Duration, Instant};

/// How many times its time a program may take on a machine that has no time for it.
const MAX_FACTOR: u32 = 10;
/// Idle this long past its limit: it is waiting.
const IDLE: Duration = Duration::from_millis(250);
/// One clock tick of `/proc` (`USER_HZ` is 100 whatever the kernel itself counts in).
const TICK: Duration = Duration::from_millis(10);

/// The time of one run.
pub struct Clock {
    start: Instant,
    time: Duration,
    /// When the programs were last looked at, and what they did.
    last: Option<(Instant, Option<Activity>)>,
}

/// What programs and all that they have started do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Activity {
    /// The CPU time used so far.
    cpu: Duration,
    /// Whether none is computing, or could.
    is_at_rest: bool,
}

/// How programs have had their time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Over {
    /// They have computed for as long, or somebody else wants them to end.
    Spent,
    /// They wait for something.
    Waits,
}

/// How long programs have been resting.
pub struct Rest {
    since: Instant,
    activity: Option<Activity>,
}

impl Clock {
    pub fn new(time: Duration) -> Clock {
        Clock { start: Instant::now(), time, last: None }
    }

    /// How the programs have had their time, if they have: by using it up, or by waiting.
    pub fn over(&mut self, programs: &[u32]) -> Option<Over> {
        let elapsed = self.start.elapsed();
        if shutdown::is_stopping() {
            return Some(Over::Spent);
        }
        if elapsed < self.time || self.last.is_some_and(|(asked, _)| asked.elapsed() < IDLE) {
            return None;
        }
        let activity = Activity::now(programs);
        let last = self.last.replace((Instant::now(), activity));
        let Some(now) = activity else { return Some(Over::Spent) };
        if now.is_at_rest && last.is_some_and(|(_, before)| before == activity) {
            return Some(Over::Waits);
        }
        (now.cpu >= self.time || elapsed > self.time * MAX_FACTOR).then_some(Over::Spent)
    }

    /// The CPU time that the programs were last seen to have used.
    pub fn spent(&self) -> Duration {
        self.last.and_then(|(_, activity)| activity).map_or(Duration::ZERO, |activity| activity.cpu)
    }
}

impl Activity {
    /// Looks at programs which lead their groups; `None` where the system does not say.
    fn now(programs: &[u32]) -> Option<Activity> {
        let (mut ticks, mut is_at_rest) = (0, true);
        for entry in fs::read_dir("/proc").ok()?.flatten() {
            // A process may have ended meanwhile. `<number> (<name>) <state> <parent> <group> …`
            let text = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
            let fields: Vec<&str> = text.rsplit_once(") ").map_or("", |parts| parts.1).split(' ').collect();
            let group = fields.get(2).and_then(|group| group.parse().ok());
            if group.is_some_and(|group| programs.contains(&group)) {
                is_at_rest &= ["S", "Z"].contains(&fields[0]);
                // Its own, and that of its children that have ended.
                ticks += fields.get(11..15)?.iter().filter_map(|time| time.parse::<u32>().ok()).sum::<u32>();
            }
        }
        Some(Activity { cpu: TICK * ticks, is_at_rest })
    }
}

impl Rest {
    pub fn new() -> Rest {
        Rest { since: Instant::now(), activity: None }
    }

    /// Looks at the programs again; how long they have been at rest since an earlier look.
    pub fn look(&mut self, programs: &[u32]) -> Duration {
        let activity = Activity::now(programs).filter(|now| now.is_at_rest);
        if activity.is_none() || activity != self.activity {
            *self = Rest { since: Instant::now(), activity };
        }
        self.since.elapsed()
    }
}
