//! The end of this program by Ctrl-C or another signal: child programs end with it, and temporary
//! files and folders are removed.

use crate::{child, orphans, registry, terminal};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

/// Held by work that a signal lets come to its end.
static WHOLE: Mutex<()> = Mutex::new(());
/// How long a signal waits for such work.
const PATIENCE: Duration = Duration::from_secs(1);

/// From now on Ctrl-C, or another signal that asks this program to end, also ends what is ours.
/// Under `nohup` this program outlives the terminal.
#[cfg(unix)]
pub fn end_with_us() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let ends: &[i32] = if is_ignored(SIGHUP) { &[SIGINT, SIGTERM] } else { &[SIGINT, SIGTERM, SIGHUP] };
    // Without a handler, the system ends only this program.
    let Ok(mut signals) = signal_hook::iterator::Signals::new(ends) else { return };
    // Only Ctrl-C is put off: another signal wants an end.
    let ends_now = |signal: &i32| *signal != SIGINT || !is_put_off();
    thread::spawn(move || signals.forever().filter(ends_now).for_each(|signal| end(128 + signal)));
}

/// From now on Ctrl-C also ends what is ours.
#[cfg(not(unix))]
pub fn end_with_us() {
    // Without a handler, the system ends only this program.
    _ = ctrlc::set_handler(|| {
        if !is_put_off() {
            end(130);
        }
    });
}

/// Whether Ctrl-C is left to the work at hand, which then ends by itself.
enum Interrupt {
    EndsAtOnce,
    IsLeftToWork,
    CameAt(Instant),
}

static INTERRUPT: Mutex<Interrupt> = Mutex::new(Interrupt::EndsAtOnce);

/// While this lives, the first Ctrl-C only sets [`Patient::is_asked`].
pub struct Patient {
    /// Whether it is a part of other such work, which goes on to be asked.
    is_part: bool,
}

/// From now on, the first Ctrl-C is left to the caller, which has to look now and then; the second
/// one ends this program at once.
pub fn patient() -> Patient {
    let mut interrupt = interrupt();
    let is_part = !matches!(*interrupt, Interrupt::EndsAtOnce);
    if !is_part {
        *interrupt = Interrupt::IsLeftToWork;
    }
    Patient { is_part }
}

impl Patient {
    /// Whether Ctrl-C has come.
    pub fn is_asked(&self) -> bool {
        asked_for().is_some()
    }
}

impl Drop for Patient {
    fn drop(&mut self) {
        if !self.is_part {
            *interrupt() = Interrupt::EndsAtOnce;
        }
    }
}

/// How long ago Ctrl-C has come, if it is left to the work at hand.
pub fn asked_for() -> Option<Duration> {
    match &*interrupt() {
        Interrupt::CameAt(time) => Some(time.elapsed()),
        Interrupt::EndsAtOnce | Interrupt::IsLeftToWork => None,
    }
}

fn interrupt() -> MutexGuard<'static, Interrupt> {
    INTERRUPT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether the work at hand will end by itself; if that takes long, a note says so.
fn is_put_off() -> bool {
    let mut interrupt = interrupt();
    if !matches!(*interrupt, Interrupt::IsLeftToWork) {
        return false;
    }
    *interrupt = Interrupt::CameAt(Instant::now());
    thread::spawn(|| {
        thread::sleep(PATIENCE);
        if asked_for().is_some() {
            terminal::note("stopping after the value at hand; Ctrl-C once more ends at once\n");
        }
    });
    true
}

/// Does some quick work, like writing files that belong together, that a signal does not cut short.
pub fn whole<T>(work: impl FnOnce() -> T) -> T {
    let _whole = WHOLE.lock().unwrap_or_else(PoisonError::into_inner);
    work()
}

/// Whether a signal was ignored from the start, as far as the system says so.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let text = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = text.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|set| u64::from_str_radix(set.trim(), 16).ok());
    ignored.is_some_and(|set| set >> (signal - 1) & 1 == 1)
}

/// Has to be called when this program ends by itself: nothing is left to kill.
pub fn is_done() {
    orphans::dismiss_guard();
}

type PrintedAtEnd = Box<dyn Fn() -> String + Send>;

static LAST_WORDS: Mutex<Option<PrintedAtEnd>> = Mutex::new(None);

/// While this lives, the last words are printed if a signal ends this program.
pub struct LastWords(());

/// From now on, this is printed if a signal ends this program.
pub fn last_words(words: impl Fn() -> String + Send + 'static) -> LastWords {
    *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(words));
    LastWords(())
}

impl Drop for LastWords {
    fn drop(&mut self) {
        *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// Whether child programs are being stopped.
static STOPPING: AtomicBool = AtomicBool::new(false);

/// Ends the programs that are ours, and those that are still being started, until `is_over` says
/// that there are no more.
pub fn stop(is_over: impl Fn() -> bool) {
    STOPPING.store(true, Relaxed);
    while !is_over() {
        registry::lock().programs.iter().for_each(|&program| child::kill_group(program));
        thread::sleep(Duration::from_millis(1));
    }
    STOPPING.store(false, Relaxed);
}

/// Whether [`stop`] is at work; a program that one waits for may be killed then.
pub fn is_stopping() -> bool {
    STOPPING.load(Relaxed)
}

/// Ends what is ours, then this program, with the exit code that shells give to a signal.
fn end(code: i32) {
    let end = Instant::now() + PATIENCE;
    let _whole = loop {
        match WHOLE.try_lock() {
            Err(TryLockError::WouldBlock) if Instant::now() < end => thread::sleep(Duration::from_millis(1)),
            whole => break whole.ok(),
        }
    };
    let registry = registry::lock(); // kept, so that nothing else is started, and no failure of what is killed is reported
    for &program in &registry.programs {
        child::kill_group(program);
    }
    for path in &registry.paths {
        remove(path);
    }
    if let Some(words) = &*LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) {
        terminal::print(&words());
    }
    #[allow(clippy::exit, reason = "what destructors would do is done")]
    std::process::exit(code);
}

/// Removes a file or a folder; in a folder, a program that was killed just now may still make files
/// for a moment.
fn remove(path: &Path) {
    for _ in 0..100 {
        let is_gone = fs::remove_dir_all(path).or_else(|_| fs::remove_file(path)).is_ok();
        if is_gone || fs::symlink_metadata(path).is_err() {
            return;
        }
        thread::sleep(Duration::from_millis(1));
    }
}
