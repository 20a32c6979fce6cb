//! How far a table goes, when it ends, and what is kept of a long one.

use super::subject::trouble;
use crate::base::failure::Failure;
use crate::base::{ours, terminal};
use anyhow::{Context, Result};
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Explorer, Shape};
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

/// Beyond what is shown, values are only found for a law or a proof: so long, and so many.
const BEYOND: (Duration, usize) = (Duration::from_millis(250), 10_000);
/// The same for grids and tuples, so many numbers in each direction.
const LARGER: (Duration, u64) = (Duration::from_secs(1), 127);
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
    /// Whether the user stopped it.
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
    let mut pace = Pace::new(shown, is_line);
    let mut lost = Ok(());
    let mut printed = 0;
    let patient = ours::patient();
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
    let mut found = match (table(explorer, Extent { to: far, across }, &mut watch), explorer.line()) {
        // Rules that never answer were stopped: what came before stays.
        (Err(_), Some(line)) if patient.is_asked() => {
            Tabled::Line { first: line.first, values: line.values.clone(), certificate: None }
        }
        (found, _) => found.map_err(trouble)?,
    };
    if !is_line {
        // A larger table shows more of a law.
        let (mut took, mut size) = (start.elapsed(), to.max(across).max(1));
        while took * 16 < LARGER.0 && size < LARGER.1 && to == across && !patient.is_asked() {
            let start = Instant::now();
            size = (2 * size + 1).min(LARGER.1);
            found = table(explorer, Extent { to: size, across: size }, &mut watch).map_err(trouble)?;
            took = start.elapsed() * 2;
        }
    }
    let is_stopped = patient.is_asked();
    drop(patient);
    lost?;
    if is_stopped {
        let kept = kept.map_or("`--resume FILE` keeps them for another time".to_owned(), |path| {
            format!("the same command goes on from those in {}", path.display())
        });
        terminal::note(&format!("stopped: these are the values so far; {kept}\n"));
    }
    Ok(Reached { table: found, shown, is_stopped })
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
    bar: ProgressBar,
}

impl Pace {
    fn new(wanted: usize, is_line: bool) -> Pace {
        let bar = if terminal::is_plain() || !is_line { ProgressBar::hidden() } else { bar(wanted) };
        let now = Instant::now();
        Pace { wanted, is_line, start: now, last: now, done: None, step: 64, bar }
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
        if !self.is_line {
            return Some(self.step);
        }
        if self.start.elapsed() > Duration::from_secs(1) {
            self.bar.set_position(known as u64);
        }
        if known < self.wanted {
            return Some(self.step.min(self.wanted - known));
        }
        self.bar.finish_and_clear();
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

impl Drop for Pace {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

fn bar(count: usize) -> ProgressBar {
    let style = "{bar:40} {human_pos} of {human_len} values, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is right");
    ProgressBar::new(count as u64).with_style(style)
}

/// A value a line.
fn lines(values: &[u32]) -> String {
    let mut text = String::with_capacity(3 * values.len());
    values.iter().for_each(|value| _ = writeln!(text, "{value}"));
    text
}

/// The file with the values so far: its first line are the rules, then a value a line.
struct Keeper {
    file: File,
    name: String,
    written: usize,
}

impl Keeper {
    /// Goes on from what the file has, if there is one.
    fn open(explorer: &mut Explorer, path: &Path) -> Result<Keeper> {
        let name = path.display().to_string();
        let misuse = |what: &str| {
            Failure::misuse(
                format!("{name}: {what}"),
                "name another file, or one of an earlier run of these rules",
            )
        };
        if explorer.line().is_none() {
            return Err(Failure::misuse(
                "--resume is for games on a line: those with a value for each number",
                "leave it out",
            ));
        }
        let play = if explorer.is_misere() { ", misère" } else { "" };
        let title = format!("# {}{play}", explorer.game().title());
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(misuse(&error.to_string())),
        };
        // A line that was cut off does not count.
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = whole.lines();
        match lines.next() {
            None => (),
            Some(line) if line == title => (),
            Some(line) => {
                return Err(misuse(&format!("these are values of `{}`", line.trim_start_matches("# "))));
            }
        }
        let values: Result<Vec<u32>, _> = lines.map(str::parse).collect();
        let values = values.map_err(|error| misuse(&format!("not a list of values: {error}")))?;
        let mut file = OpenOptions::new().create(true).write(true).truncate(false).open(path);
        if let Ok(file) = &mut file {
            file.set_len(if whole.is_empty() { 0 } else { whole.len() as u64 + 1 })
                .with_context(|| name.clone())?;
            std::io::Seek::seek(file, std::io::SeekFrom::End(0)).with_context(|| name.clone())?;
        }
        let mut file = file.map_err(|error| misuse(&error.to_string()))?;
        if whole.is_empty() {
            file.write_all(format!("{title}\n").as_bytes()).with_context(|| name.clone())?;
        }
        let written = values.len();
        explorer.learn(values);
        Ok(Keeper { file, name, written })
    }

    fn add(&mut self, values: &[u32]) -> Result<()> {
        let new = values.get(self.written..).unwrap_or_default();
        self.written = self.written.max(values.len());
        let written = self.file.write_all(lines(new).as_bytes());
        written.map_err(|error| {
            Failure::misuse(
                format!("{}: {error}", self.name),
                "is the disk full? what was written before is whole",
            )
        })
    }
}
