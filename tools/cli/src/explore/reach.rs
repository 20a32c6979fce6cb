//! How far a table goes, when it ends, and what is kept of a long one.

use super::kept::Keeper;
use super::subject::trouble;
use anyhow::Result;
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Explorer, Flaw, Shape};
use grundy_host::failure::Failure;
use grundy_host::progress::ProgressLine;
use grundy_host::shutdown;
use grundy_host::terminal;
use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

/// Beyond what is shown, values are only found for a law or a proof: so long, and so many.
const BEYOND: (Duration, usize) = (Duration::from_millis(250), 10_000);
/// The same for grids and tuples, so many numbers in each direction.
const LARGER: (Duration, u64) = (Duration::from_secs(1), 127);
/// A table whose size nobody has named must be there by then: values may be ever harder to find.
const USUAL: Duration = Duration::from_secs(3);
/// How often the user hears of it.
const TICK: Duration = Duration::from_millis(50);
/// More memory than this is announced.
const MUCH: u64 = 1 << 30;

/// What the user wants of a table.
#[derive(Debug, Clone, Default)]
pub struct Wish {
    /// `1000`, or for a grid `30x50`.
    pub to: Option<(u64, Option<u64>)>,
    /// Each value is printed as soon as it is known, on a line of its own.
    pub streams: bool,
}

/// A table, and how much of it is to be shown.
pub struct Reached {
    /// The table, which may go further, so that a law can be found.
    pub table: Tabled,
    /// Of a line so many values, of a grid so many rows and columns.
    pub shown: usize,
    /// Whether the user stopped it, or it took too long.
    pub is_stopped: bool,
}

/// The table of a game, as far as the user wishes, or as is usual.
///
/// # Errors
/// Those of the game; the file with the values of an earlier run is not such a file.
pub fn reach(explorer: &mut Explorer, wish: &Wish, kept: Option<&Path>) -> Result<Reached> {
    let shape = explorer.game().shape();
    let (usual, first) = match shape {
        Shape::Line { first } => (99, first),
        Shape::Grid { first } => (15, first),
        Shape::Tuples { size, first, .. } => (if size <= 3 { 12 } else { 6 }, first),
        Shape::Places(_) => (0, 0),
    };
    let (to, across) = wish.to.unwrap_or((usual + first, None));
    let across = across.unwrap_or(to);
    let shown = usize::try_from((to.max(across) + 1).saturating_sub(first)).unwrap_or(usize::MAX);
    let mut keeper = kept.map(|path| Keeper::open(explorer, path)).transpose()?;
    let is_line = matches!(shape, Shape::Line { .. });
    let further = is_line && !explorer.is_misere();
    let far = if further { to.max(first + BEYOND.1 as u64) } else { to };
    announce(shown as u64, explorer.line().map_or(0, |line| line.memory(shown)))?;
    let is_open = wish.to.is_none() && !wish.streams && kept.is_none();
    let mut pace = Pace::new(shown, is_line, explorer.is_misere(), is_open.then_some(USUAL));
    let mut lost = Ok(());
    let mut printed = 0;
    let patient = shutdown::patient();
    let mut watch = |values: &[u32]| {
        if is_line {
            if wish.streams {
                let end = values.len().min(shown).max(printed);
                terminal::print_raw(lines(&values[printed..end]));
                printed = end;
            }
            if let Some(keeper) = &mut keeper
                && lost.is_ok()
            {
                lost = keeper.add(values);
            }
        }
        if patient.is_asked() { None } else { pace.next(values.len()) }
    };
    let start = Instant::now();
    let mut found = match table(explorer, Extent { to: far, across }, &mut watch) {
        Ok(found) => found,
        Err(flaw) => {
            let (first, values) = explorer.line().map_or((0, &[][..]), |line| (line.first, &line.values));
            watch(values);
            rescued(first, values, shown, patient.is_asked()).ok_or_else(|| failed(flaw, first, values))?
        }
    };
    if !is_line {
        // A larger table shows more of a law.
        let (mut took, mut size) = (start.elapsed(), to.max(across).max(1));
        while took * 16 < LARGER.0 && size < LARGER.1 && to == across && !patient.is_asked() {
            let start = Instant::now();
            size = (2 * size + 1).min(LARGER.1);
            // What fails beyond what was asked for is no loss.
            let Ok(larger) = table(explorer, Extent { to: size, across: size }, &mut watch) else { break };
            found = larger;
            took = start.elapsed() * 2;
        }
    }
    let (is_asked, is_late) = (patient.is_asked(), pace.is_late);
    drop(patient);
    drop(pace);
    lost?;
    if is_late && !is_asked {
        terminal::note(&format!("these are the values after {} s; `--to {to}` goes on\n", USUAL.as_secs()));
    }
    if is_asked {
        let kept = kept.map_or("`--resume FILE` keeps them for another time".to_owned(), |path| {
            format!("the same command goes on from those in {}", path.display())
        });
        terminal::note(&format!("stopped: these are the values so far; {kept}\n"));
    }
    Ok(Reached { table: found, shown, is_stopped: is_asked || is_late })
}

/// The table of a line as far as it is known, if that is as far as the user wishes, or if he has
/// stopped it.
fn rescued(first: u64, values: &[u32], shown: usize, is_stopped: bool) -> Option<Tabled> {
    let is_enough = values.len() >= shown || (is_stopped && !values.is_empty());
    is_enough.then(|| Tabled::Line { first, values: values.to_vec(), certificate: None })
}

/// What is wrong, and how far the values go.
fn failed(flaw: Flaw, first: u64, values: &[u32]) -> anyhow::Error {
    if values.is_empty() {
        return trouble(flaw);
    }
    let last = first + values.len() as u64 - 1;
    Failure::misuse(flaw.0, format!("all smaller ones have values: `--to {last}` shows them"))
}

/// Says how much memory will be needed, if that is much.
///
/// # Errors
/// Misuse: nobody has so much.
pub fn announce(count: u64, bytes: u64) -> Result<()> {
    let gigabytes = bytes as f64 / f64::from(1 << 30);
    if bytes > 1 << 40 {
        let help = "ask for fewer values; a proven period answers any --at";
        return Err(Failure::misuse(format!("{count} values would take {gigabytes:.0} GB of memory"), help));
    }
    if bytes > MUCH {
        terminal::note(&format!("{count} values: up to {gigabytes:.1} GB of memory\n"));
    }
    Ok(())
}

/// How many values at a time, so that the user is asked about every twentieth of a second.
struct Pace {
    wanted: usize,
    is_line: bool,
    start: Instant,
    last: Instant,
    /// When what was wanted was there.
    done: Option<Instant>,
    step: usize,
    /// Values may be ever harder: each could be the last one that is found.
    is_hard: bool,
    limit: Option<Duration>,
    /// Whether the limit ended it.
    is_late: bool,
    line: ProgressLine,
}

impl Pace {
    fn new(wanted: usize, is_line: bool, is_hard: bool, limit: Option<Duration>) -> Pace {
        let line = ProgressLine::new();
        let now = Instant::now();
        let (start, done, step, is_late) = (now, None, 64, false);
        Pace { wanted, is_line, start, last: now, done, step, is_hard, limit, is_late, line }
    }

    /// How many values are next; `known` of a line are there.
    fn next(&mut self, known: usize) -> Option<usize> {
        let took = self.last.elapsed();
        self.last = Instant::now();
        if took < TICK / 2 {
            self.step = self.step.saturating_mul(2);
        } else if took > 2 * TICK {
            self.step = (self.step / 2).max(1);
        }
        if self.is_hard {
            self.step = 1;
        }
        let is_whole = self.is_line && known >= self.wanted;
        if !is_whole && self.limit.is_some_and(|limit| self.start.elapsed() > limit) {
            self.is_late = true;
            return None;
        }
        if !self.is_line {
            return Some(self.step);
        }
        if self.start.elapsed() > Duration::from_secs(1) {
            let seconds = self.start.elapsed().as_secs_f64();
            let left = (self.wanted.saturating_sub(known) as f64 / known.max(1) as f64 * seconds) as u64;
            let text = format!("{known} of {} values, about {left} s left", self.wanted);
            self.line.show_bar(known as f64 / self.wanted as f64, &text);
        }
        if known < self.wanted {
            return Some(self.step.min(self.wanted - known));
        }
        self.line.clear();
        let done = *self.done.get_or_insert_with(Instant::now);
        // What comes next may take twice as long as all so far.
        let is_quick = 3 * done.duration_since(self.start) < BEYOND.0;
        if is_quick && done.elapsed() < BEYOND.0 && known < BEYOND.1 {
            Some(self.step.min(known))
        } else {
            None
        }
    }
}

/// A value a line.
pub fn lines(values: &[u32]) -> String {
    let mut text = String::with_capacity(3 * values.len());
    values.iter().for_each(|value| _ = writeln!(text, "{value}"));
    text
}
