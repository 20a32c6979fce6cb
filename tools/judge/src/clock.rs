//! When programs have had their time. The CPU time that they have used decides where the system
//! tells it, since others may be using the machine, too.

use grundy_host::shutdown;
use std::fs;
use std::time::{Duration, Instant};

/// How many times its time a program may take on a machine that has no time for it.
const MOST: u32 = 10;
/// Who computes nothing for so long after its time only waits.
const LOOK: Duration = Duration::from_millis(250);
/// In such parts of a second Linux counts, for every program and whatever its kernel counts in.
const TICK: Duration = Duration::from_millis(10);

/// The time of one run.
pub struct Clock {
    start: Instant,
    time: Duration,
    /// When it was last asked what the programs do, and what they did.
    last: Option<(Instant, Option<Activity>)>,
}

/// What programs and all that they have started do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Activity {
    /// The CPU time used so far.
    pub cpu: Duration,
    /// Whether none is computing, or could.
    pub is_at_rest: bool,
}

impl Clock {
    /// Starts now.
    pub fn new(time: Duration) -> Clock {
        Clock { start: Instant::now(), time, last: None }
    }

    /// Whether the programs have used the time up, or have had it and only wait.
    pub fn is_over(&mut self, programs: &[u32]) -> bool {
        let elapsed = self.start.elapsed();
        if shutdown::is_stopping() {
            return true;
        }
        if elapsed < self.time || self.last.is_some_and(|(asked, _)| asked.elapsed() < LOOK) {
            return false;
        }
        let activity = Activity::of(programs);
        let last = self.last.replace((Instant::now(), activity));
        activity.is_none_or(|now| {
            let waits = now.is_at_rest && last.is_some_and(|(_, before)| before == activity);
            waits || now.cpu >= self.time || elapsed > self.time * MOST
        })
    }
}

impl Activity {
    /// That of programs which lead their groups; `None` where the system does not say.
    pub fn of(programs: &[u32]) -> Option<Activity> {
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use grundy_host::child::Program;
    use std::process::Command;
    use std::thread;

    /// How long a script runs before its time is over.
    fn lasts(script: &str, time: Duration) -> (Duration, Activity) {
        let mut program = Program::start(Command::new("sh").args(["-c", script])).unwrap();
        let (start, mut clock) = (Instant::now(), Clock::new(time));
        while !clock.is_over(&[program.id()]) {
            assert!(!program.has_ended());
            thread::sleep(Duration::from_millis(5));
        }
        (start.elapsed(), Activity::of(&[program.id()]).unwrap())
    }

    #[test]
    fn who_waits_and_who_computes() {
        let time = Duration::from_millis(400);
        let (waited, activity) = lasts("sleep 100", time);
        assert!(waited >= time && activity.is_at_rest && activity.cpu < time);
        let (_, activity) = lasts("while :; do :; done", time);
        assert!(activity.cpu >= time && !activity.is_at_rest, "{activity:?}");
    }

    /// Six that compute get a part of the machine each, and all of their time.
    #[test]
    fn a_busy_machine_is_not_their_fault() {
        let time = Duration::from_millis(300);
        thread::scope(|scope| {
            let all: Vec<_> =
                (0..6).map(|_| scope.spawn(|| lasts("while :; do :; done", time).1.cpu)).collect();
            all.into_iter().for_each(|run| assert!(run.join().unwrap() >= time));
        });
    }
}
