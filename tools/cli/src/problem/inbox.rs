//! Tasks as they arrive from the browser: the files of each are written once, it is known again by
//! its address, and the tasks of a contest are counted until all are here.

use crate::problem::home::Home;
use crate::problem::places::LONGEST_SLUG;
use crate::problem::scaffold::{self, Completion};
use crate::problem::sources::sources;
use crate::problem::task::{Batch, BrowserTask, line};
use crate::problem::work;
use anyhow::Result;
use grundy_header as header;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

/// The tasks that have arrived, and those that are still to come.
pub struct Inbox {
    home: Home,
    /// How long it waits for the next task of a batch.
    patience: Duration,
    /// The solutions written since it was opened.
    written: BTreeMap<Key, Solution>,
    batches: BTreeMap<Batch, Progress>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    pub slug: String,
    pub path: PathBuf,
}

#[derive(Debug)]
pub enum Fate {
    /// Its files are written.
    Written(Solution),
    /// It was here; only what it lacked was added.
    Known(Solution, Completion),
    Failed(anyhow::Error),
}

/// The tasks of one click on a contest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    pub group: String,
    /// How many tasks it has.
    pub size: usize,
    /// The names of those that came.
    pub arrived: Vec<String>,
    /// The tasks that came, and whether each is here.
    keys: BTreeMap<Key, bool>,
    /// Whether the task that came last made it complete.
    pub is_now_complete: bool,
    /// The next task comes before that moment, or the batch is given up.
    due: Option<Instant>,
}

/// By what a task is known: its address, and its slug, as some contests have all tasks on one page.
type Key = (String, String);

/// As many tasks of the same name as one site has at the same time.
const MOST_NAMESAKES: usize = 50;

/// How often what fails is tried again, and after what time.
const TRIES: u32 = 5;
const PAUSE: Duration = Duration::from_millis(10);

impl Inbox {
    /// For the problems of that home.
    pub fn new(home: Home, patience: Duration) -> Inbox {
        Inbox { home, patience, written: BTreeMap::new(), batches: BTreeMap::new() }
    }

    /// Takes a task that arrives now; what became of it, and of its batch, if it has one.
    pub fn take(&mut self, task: &BrowserTask, now: Instant) -> (Fate, Option<Progress>) {
        let fate = self.keep(task);
        if task.batch.size == 1 {
            return (fate, None);
        }
        let progress = self.batches.entry(task.batch.clone()).or_insert_with(|| Progress::of(task));
        let is_new = progress.keys.insert(key(task), !matches!(fate, Fate::Failed(_))).is_none();
        if is_new {
            progress.arrived.push(line(&task.name));
        }
        let count = progress.keys.len();
        progress.is_now_complete = is_new && count == progress.size;
        progress.due = (count < progress.size).then(|| now + self.patience);
        (fate, Some(progress.clone()))
    }

    /// What must be known to solve a task that was written, but is not in its samples.
    pub fn notes(&self, solution: &Solution, task: &BrowserTask) -> Vec<String> {
        scaffold::notes(&self.home, &solution.slug, task)
    }

    /// When to ask for those that are [`overdue`](Inbox::overdue).
    pub fn due(&self) -> Option<Instant> {
        self.batches.values().filter_map(|progress| progress.due).min()
    }

    /// The batches of which too long nothing has come; each is named once, unless more of it comes.
    pub fn overdue(&mut self, now: Instant) -> Vec<Progress> {
        let late = self.batches.values_mut().filter(|progress| progress.due.is_some_and(|due| due <= now));
        late.map(|progress| {
            progress.due = None;
            progress.clone()
        })
        .collect()
    }

    /// Writes the files of a task, unless they are there.
    fn keep(&mut self, task: &BrowserTask) -> Fate {
        let known = self.written.get(&key(task)).filter(|known| known.path.exists());
        if let Some(known) = known {
            return self.completed(known.clone(), task);
        }
        let mut fate = self.kept(task);
        // Another listener may be writing it at this moment.
        for _ in 0..TRIES {
            if !matches!(fate, Fate::Failed(_)) {
                break;
            }
            thread::sleep(PAUSE);
            fate = self.kept(task);
        }
        if let Fate::Written(solution) | Fate::Known(solution, _) = &fate {
            self.written.insert(key(task), solution.clone());
        }
        fate
    }

    fn kept(&self, task: &BrowserTask) -> Fate {
        match self.find(task) {
            Ok(Some(solution)) => self.completed(solution, task),
            Ok(None) => self.write(task).map_or_else(Fate::Failed, Fate::Written),
            Err(error) => Fate::Failed(error),
        }
    }

    fn completed(&self, solution: Solution, task: &BrowserTask) -> Fate {
        let completion = scaffold::complete(&self.home, &solution.slug, &solution.path, task);
        Fate::Known(solution, completion)
    }

    /// The solution of a task, if it is there: by the address in its header, whatever its name; or
    /// by its name, if the header does not say otherwise.
    fn find(&self, task: &BrowserTask) -> Result<Option<Solution>> {
        let (slug, is_named) = (task.slug(), task.place().is_some());
        let is_it = |solution: &Solution| match self.address(solution) {
            // Without a name that a judge gives it, several tasks may be on one page.
            Some(address) if address == task.url => is_named || is_namesake(&solution.slug, &slug),
            Some(address) => is_named && solution.slug == slug && task.at(&address).slug() == slug,
            None => solution.slug == slug,
        };
        let is_of_another = |solution: &Solution| self.written.values().any(|other| other == solution);
        let mut all = self.solutions()?.into_iter();
        Ok(all.find(|solution| is_it(solution) && (is_named || !is_of_another(solution))))
    }

    fn write(&self, task: &BrowserTask) -> Result<Solution> {
        let slug = self.free(task)?;
        let made = scaffold::create(&self.home, &slug, Some(task))?;
        Ok(Solution { slug, path: made.source })
    }

    /// The slug for a task's files. If it is not one that a judge gives it, another task may have
    /// it already.
    fn free(&self, task: &BrowserTask) -> Result<String> {
        let (slug, all) = (task.slug(), self.solutions()?);
        let is_free = |slug: &String| !all.iter().any(|solution| solution.slug == *slug);
        if task.place().is_some() || is_free(&slug) {
            return Ok(slug);
        }
        let mut namesakes = (2..MOST_NAMESAKES).map(|n| format!("{}_{n}", bare(&slug)));
        Ok(namesakes.find(is_free).unwrap_or(slug)) // refused, as its files exist
    }

    /// All solutions that are there.
    fn solutions(&self) -> Result<Vec<Solution>> {
        let paths = sources(&self.home)?.into_iter();
        Ok(paths.map(|path| Solution { slug: self.home.name_of(&path), path }).collect())
    }

    /// The address in a solution's header.
    fn address(&self, solution: &Solution) -> Option<String> {
        let header = work::comment(&self.home, &solution.path).ok()?;
        header::address(&header::bullet(&header, "Source")?).map(str::to_owned)
    }
}

impl Progress {
    /// Of a batch whose first task this is.
    fn of(task: &BrowserTask) -> Progress {
        let (group, size) = (line(&task.group), task.batch.size);
        let group = if group.is_empty() { "this contest".to_owned() } else { group };
        let (arrived, keys) = (Vec::new(), BTreeMap::new());
        Progress { group, size, arrived, keys, is_now_complete: false, due: None }
    }

    /// How many of the tasks that came could not be written.
    pub fn failed(&self) -> usize {
        self.keys.values().filter(|is_here| !**is_here).count()
    }
}

fn key(task: &BrowserTask) -> Key {
    (task.url.clone(), task.slug())
}

/// Whether a slug is another one, or that with a number behind it.
fn is_namesake(slug: &str, other: &str) -> bool {
    let number = slug.strip_prefix(bare(other)).and_then(|rest| rest.strip_prefix('_'));
    slug == other || number.is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()))
}

/// The slug with room for a number behind it.
fn bare(slug: &str) -> &str {
    slug.get(..LONGEST_SLUG - "_99".len()).unwrap_or(slug).trim_end_matches('_')
}
