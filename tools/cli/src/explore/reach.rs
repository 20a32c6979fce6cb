//! How far a table goes, when it ends, and what is kept of a long one.

use super::clock::Clock;
use super::pace::{MORE_TIME, Pace};
use super::parameters::Bounds;
use super::subject::trouble;
use super::values_file::{ValuesFile, lines};
use anyhow::Result;
use grundy_explorer::game::table::{Extent, Tabled, table, table_within};
use grundy_explorer::game::{Explorer, Flaw, Shape};
use grundy_explorer::report::length;
use grundy_host::shutdown::{self, Patient};
use grundy_host::{Failure, terminal};
use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// How long a larger grid is sought; the largest number in each direction.
const LARGER_TIME: Duration = Duration::from_secs(1);
const LARGER_SIZE: u64 = 127;
/// A table whose size nobody has named must be there by then: values may be ever harder to find.
const USUAL: Duration = Duration::from_secs(3);
/// More memory than this is announced.
const MUCH: u64 = 1 << 30;

/// What the user wants of a table.
#[derive(Debug, Clone, Default)]
pub struct Wish {
    /// `1000`, or for each number.
    pub to: Option<Bounds>,
    /// Each value is printed as soon as it is known, on a line of its own.
    pub streams: bool,
}

/// A table, and how much of it is to be shown.
pub struct Reached {
    /// The table, which may go further, so that a law can be found.
    pub table: Tabled,
    /// How many values of a line, how many rows and columns of a grid.
    pub shown: usize,
    /// Whether the user stopped it, or it took too long.
    pub is_stopped: bool,
}

/// The table of a game, as far as the user wishes, or as is usual.
///
/// # Errors
/// Those of the game; the file with the values of an earlier run is not such a file.
pub fn reach(explorer: &mut Explorer, wish: &Wish, file: Option<&Path>) -> Result<Reached> {
    let shape = explorer.table_shape();
    let first = shape.first();
    let usual = match shape {
        Shape::Line { .. } => 99,
        Shape::Grid { .. } => 15,
        Shape::Tuples { size, .. } if size <= 3 => 12,
        Shape::Tuples { .. } => 6,
        Shape::Places(_) => 0,
        Shape::Sizes { .. } => 7,
    };
    if let (Shape::Line { .. }, Some(Bounds(bounds))) = (&shape, &wish.to)
        && bounds.len() > 1
    {
        let message = format!("--to has {} numbers, but positions have 1", bounds.len());
        return Err(Failure::misuse(message, format!("`--to {}`, for one", bounds[0])));
    }
    // Of more than two numbers each has its own bound.
    let each = wish.to.as_ref().map(|bounds| &bounds.0[..]).filter(|bounds| bounds.len() > 2);
    let (to, across) = match (&wish.to, each) {
        (_, Some(each)) => (each.iter().copied().max().unwrap_or(0), None),
        (Some(bounds), None) => bounds.pair(),
        (None, None) => (usual + first, None),
    };
    let across = across.unwrap_or(to);
    let shown = usize::try_from((to.max(across) + 1).saturating_sub(first)).unwrap_or(usize::MAX);
    let values_file = file.map(|path| ValuesFile::open(explorer, path)).transpose()?;
    announce(shown as u64, explorer.line().map_or(0, |line| line.memory(shown)))?;
    let is_line = matches!(shape, Shape::Line { .. });
    let may_last = wish.to.is_none() && !wish.streams && file.is_none();
    let more = length::wanted(explorer);
    let pace = Pace::new([shown, more], is_line, explorer.is_misere(), may_last.then_some(USUAL));
    let streams = wish.streams && is_line;
    let clock =
        Rc::new(Clock { end: Cell::new(may_last.then(|| Instant::now() + USUAL)), rang: Cell::new(false) });
    let mut run = Run {
        pace,
        clock: Rc::clone(&clock),
        values_file,
        is_line,
        may_end_early: may_last,
        streams,
        printed: 0,
        of_starts: (is_line && explorer.game().starts() > 0).then(Vec::new),
        patient: shutdown::patient(),
        unwritten: None,
    };
    explorer.stop_when(move || clock.rings());
    let far = match explorer.misere_length() {
        Some(length) if is_line && length <= more as u64 => to.max(first + length),
        _ if is_line && !explorer.is_misere() => to.max(more as u64 - 1),
        _ => to,
    };
    let start = Instant::now();
    let mut step = |values: &[u32]| run.step(values);
    let made = match each {
        Some(each) => table_within(explorer, each, &mut step),
        None => table(explorer, Extent { to: far, across }, &mut step),
    };
    let mut found = match made {
        Ok(found) => found,
        Err(flaw) => run.rescue(explorer, flaw)?,
    };
    run.pace.is_late |= run.clock.rang.get() && !run.patient.is_asked();
    if !is_line && to == across && each.is_none() && !run.pace.is_late {
        found = run.larger(explorer, &shape, to.max(1), start.elapsed()).unwrap_or(found);
    }
    explorer.stop_when(|| false);
    let is_stopped = run.finish(to, file)?;
    length::settle(&mut found, shown, more);
    Ok(Reached { table: found, shown, is_stopped })
}

/// The making of a table.
struct Run {
    pace: Pace,
    clock: Rc<Clock>,
    values_file: Option<ValuesFile>,
    is_line: bool,
    /// Whether nobody has said how far it goes.
    may_end_early: bool,
    streams: bool,
    printed: usize,
    /// The values of starts so far, if the table is of these.
    of_starts: Option<Vec<u32>>,
    patient: Patient,
    /// Why the file no longer takes values.
    unwritten: Option<anyhow::Error>,
}

impl Run {
    /// Prints and keeps what is new; how many values are next, if any.
    fn step(&mut self, values: &[u32]) -> Option<usize> {
        if self.streams {
            let end = values.len().min(self.pace.wanted).max(self.printed);
            terminal::print_raw(lines(&values[self.printed..end], "."));
            self.printed = end;
        }
        self.of_starts.iter_mut().for_each(|known| values.clone_into(known));
        if let (Some(file), None) = (&mut self.values_file, &self.unwritten) {
            self.unwritten = file.add(values).err();
        }
        if self.patient.is_asked() {
            return None;
        }
        if self.is_beyond(values) {
            // A single value may take longer than all that was asked for.
            self.clock.end.set(Some(Instant::now() + MORE_TIME));
        }
        self.pace.next(values.len())
    }

    /// Whether the next values of a line are more than the user asked for.
    fn is_beyond(&self, values: &[u32]) -> bool {
        self.is_line && values.len() >= self.pace.wanted
    }

    /// The table of a line as far as it is known, if that is as far as the user wishes, or if they
    /// have stopped it.
    fn rescue(&mut self, explorer: &Explorer, flaw: Flaw) -> Result<Tabled> {
        let of_line = || explorer.line().map(|line| (line.first, line.values.clone()));
        let of_starts = self.of_starts.clone().map(|values| (0, values));
        let (first, values) = of_starts.or_else(of_line).unwrap_or_default();
        self.step(&values);
        let is_stopped = (self.patient.is_asked() || self.clock.rang.get()) && !values.is_empty();
        if self.is_beyond(&values) {
            self.clock.rang.set(false); // nothing is missing
        }
        if values.len() >= self.pace.wanted || is_stopped {
            return Ok(Tabled::Line { first, values, certificate: None });
        }
        if flaw.is_stop() {
            let what = format!(
                "no value was found in the {:.1} s until it was stopped",
                self.pace.start.elapsed().as_secs_f64()
            );
            return Err(Failure::misuse(what, "`--to N` lets it take its time; smaller positions may do"));
        }
        // A single value shows nothing: rules that fail so soon are no such rules.
        if values.len() <= 1 {
            return Err(trouble(flaw));
        }
        let last = first + values.len() as u64 - 1;
        if self.may_end_early {
            terminal::note(&format!("the values to {last}; {flaw}\n", flaw = flaw.0));
            return Ok(Tabled::Line { first, values, certificate: None });
        }
        Err(Failure::misuse(flaw.0, format!("all smaller ones have values: `--to {last}` shows them")))
    }

    /// A larger table of the same game, which shows more of a law, if one is quick.
    fn larger(
        &mut self,
        explorer: &mut Explorer,
        shape: &Shape,
        mut size: u64,
        mut took: Duration,
    ) -> Option<Tabled> {
        // There are about three times as many trees of the next size.
        let has_sizes = matches!(shape, Shape::Sizes { .. });
        let times = if has_sizes { 4 } else { 16 };
        let mut found = None;
        while took * times < LARGER_TIME && size < LARGER_SIZE && !self.patient.is_asked() {
            let start = Instant::now();
            size = if has_sizes { size + 1 } else { (2 * size + 1).min(LARGER_SIZE) };
            // What fails beyond what was asked for is no loss.
            let extent = Extent { to: size, across: size };
            self.clock.end.set(Some(start + LARGER_TIME));
            let Ok(larger) = table(explorer, extent, &mut |values: &[u32]| self.step(values)) else { break };
            if self.clock.rang.get() {
                break; // it is not whole
            }
            found = Some(larger);
            took = start.elapsed() * if has_sizes { 1 } else { 2 };
        }
        found
    }

    /// Says why the table ends early, if it does; whether it does.
    fn finish(self, to: u64, file: Option<&Path>) -> Result<bool> {
        let (is_asked, is_late) = (self.patient.is_asked(), self.pace.is_late);
        drop((self.patient, self.pace)); // Ctrl-C ends the program again, and the progress line goes
        if let Some(error) = self.unwritten {
            return Err(error);
        }
        if is_asked {
            let kept = file.map_or("`--resume FILE` keeps them for another time".to_owned(), |path| {
                format!("the same command goes on from those in {}", path.display())
            });
            terminal::note(&format!("stopped: these are the values so far; {kept}\n"));
        } else if is_late {
            terminal::note(&format!(
                "these are the values after {} s; `--to {to}` goes on\n",
                USUAL.as_secs()
            ));
        }
        Ok(is_asked || is_late)
    }
}

/// Says how much memory will be needed, if that is much.
pub fn announce(count: u64, bytes: u64) -> Result<()> {
    let gigabytes = bytes as f64 / f64::from(1 << 30);
    if bytes > 1 << 40 {
        let help = "ask for fewer values; a proven period answers any --at";
        return Err(Failure::misuse(format!("{count} values would take {gigabytes:.0} GiB of memory"), help));
    }
    if bytes > MUCH {
        terminal::note(&format!("{count} values: up to {gigabytes:.1} GiB of memory\n"));
    }
    Ok(())
}
