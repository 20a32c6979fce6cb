//! A sign of life while something takes long, on a terminal only.

use super::terminal;
use std::io::{self, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use terminal_size::terminal_size_of;

/// What takes less than this is done silently.
const SILENT: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(120);
/// Least time between two drawings of the line: terminals are slow.
const REDRAW: Duration = Duration::from_millis(50);
const SPINNER: [char; 8] = ['⠋', '⠙', '⠸', '⢰', '⣠', '⣄', '⡆', '⠇'];
/// Columns of a terminal that does not tell.
const USUAL_COLUMNS: usize = 80;

/// After a second, a line on standard error that says what is going on, and for how long; it
/// disappears when this is dropped.
pub struct Progress(Option<(Sender<()>, JoinHandle<()>)>);

impl Progress {
    /// Begins; `what` reads like `compiling a.rs`.
    pub fn new(what: String) -> Progress {
        if terminal::is_plain() {
            return Progress(None);
        }
        let (sender, done) = channel();
        let shown = thread::spawn(move || {
            let (start, mut wait, mut line) = (Instant::now(), SILENT, ProgressLine::new());
            // A sender that is dropped is an error of another kind.
            while done.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                wait = TICK;
                line.show(&format!("{what} ({} s)", start.elapsed().as_secs()));
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

/// The last line of standard error, written again and again; nothing unless that is a terminal that
/// takes escape sequences. It disappears when this is dropped.
pub struct ProgressLine {
    is_hidden: bool,
    drawn: Option<Instant>,
    turn: usize,
}

impl ProgressLine {
    /// A line that shows nothing yet.
    pub fn new() -> ProgressLine {
        ProgressLine { is_hidden: terminal::is_plain(), drawn: None, turn: 0 }
    }

    /// Shows a text behind a spinner.
    pub fn show(&mut self, text: &str) {
        self.draw(|turn, _| format!("{} {text}", SPINNER[turn % SPINNER.len()]));
    }

    /// Shows a bar for a part of 1, and a text.
    pub fn show_bar(&mut self, part: f64, text: &str) {
        self.draw(|_, columns| {
            let length = columns.saturating_sub(text.chars().count() + 1);
            let full = (part.clamp(0.0, 1.0) * length as f64) as usize;
            format!("{}{} {text}", "█".repeat(full), "░".repeat(length - full))
        });
    }

    fn draw(&mut self, text: impl FnOnce(usize, usize) -> String) {
        if self.is_hidden || self.drawn.is_some_and(|drawn| drawn.elapsed() < REDRAW) {
            return;
        }
        self.turn += 1;
        self.drawn = Some(Instant::now());
        let columns = terminal_size_of(io::stderr())
            .map_or(USUAL_COLUMNS, |(width, _)| usize::from(width.0).max(2))
            - 1;
        // A line that is longer than the terminal would stay.
        let text: String = text(self.turn, columns).chars().take(columns).collect();
        _ = write!(io::stderr(), "\r{text}\u{1b}[K"); // there is nowhere to complain
    }

    /// Clears the line, until something is shown again.
    pub fn clear(&mut self) {
        if self.drawn.take().is_some() {
            _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}

impl Default for ProgressLine {
    fn default() -> ProgressLine {
        ProgressLine::new()
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        self.clear();
    }
}
