//! A sign of life while something takes long, on a terminal only.

use super::terminal;
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What takes less is done without a word.
const SOON: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(120);

/// From its second second on, a line on standard error that says what is going on, and for how
/// long; it goes when this is dropped.
pub struct Progress(Option<(Sender<()>, JoinHandle<()>)>);

impl Progress {
    /// Begins; `what` is like `compiling a.rs`.
    pub fn new(what: String) -> Progress {
        if terminal::is_plain() {
            return Progress(None);
        }
        let (sender, done) = channel();
        let shown = thread::spawn(move || {
            if done.recv_timeout(SOON) == Err(RecvTimeoutError::Timeout) {
                let style = ProgressStyle::with_template("{spinner} {msg} ({elapsed})");
                let bar = ProgressBar::new_spinner().with_style(style.expect("the template is right"));
                bar.set_message(what);
                bar.enable_steady_tick(TICK);
                _ = done.recv(); // an error, when the sender is dropped
                bar.finish_and_clear();
            }
        });
        Progress(Some((sender, shown)))
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((sender, shown)) = self.0.take() {
            drop(sender);
            _ = shown.join(); // it does not panic
        }
    }
}
