//! `grundy watch`: the verdict after every save.

use super::submit;
use super::verdicts::{json, lines};
use crate::problem::{Home, Work};
use crate::programs::{Profile, RunOptions, Runs, TestEntry, make::make};
use crate::watch::changes::FileChanges;
use crate::watch::last_watched;
use crate::watch::targets::{Target, Targets, not_a_file};
use anyhow::Result;
use grundy_host::{pool, shutdown, terminal};
use grundy_judge::batch::CaseListener;
use std::collections::{BTreeSet, VecDeque};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Compile a solution and run its samples whenever it is saved
///
/// Without an argument, all solutions of the contest folder, the checkout or the current folder are
/// watched, and the one that was saved last is run, after those that were saved at the same moment.
/// Samples, checkers, interactors, brute forces and libraries count, too. A new save ends the run
/// of the old one. What the solution writes to standard error is shown as it comes. Ctrl-C ends it
/// all; Enter runs the same again, `s` and Enter is `grundy submit` of it, `q` and Enter ends it,
/// too. Afterwards, `grundy submit` without an argument takes the problem that was watched last.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "Examples:
  grundy watch                            whatever is saved here
  grundy watch hdu1848                    one problem
  grundy watch a.rs --eps 1e-6            with the options of `grundy test`
  grundy watch --run 'python3 a.py'       in any language
  grundy watch --json                     one line of JSON for each run, for editors")]
pub struct Args {
    /// The problem; all if none is named
    #[arg(value_name = "SLUG|FILE")]
    target: Option<String>,
    #[command(flatten)]
    options: RunOptions,
    /// Build with the dev profile: overflow checks; ten times the time is allowed
    #[arg(long)]
    debug: bool,
    /// Print JSON, a line for each run
    #[arg(long)]
    json: bool,
}

/// How long no other hint may come before it is time to look …
const DEBOUNCE: Duration = Duration::from_millis(25);
/// … unless hints come without a pause: then after this time.
const DEBOUNCE_MAX: Duration = Duration::from_millis(250);
/// How often to look without hints, and beside them: not every system gives all.
const LOOK_WITHOUT_HINTS: Duration = Duration::from_millis(300);
const LOOK_BESIDE_HINTS: Duration = Duration::from_secs(2);
/// As many solutions are run that are saved at the same moment; of more, as after `git checkout`,
/// only the last.
const MOST_AT_ONCE: usize = 8;
const KEYS: &str = "Enter: again, s: submit, q: end\n";

/// What happens.
enum News {
    /// It may be worth while to look at the files.
    Hint,
    /// The user has typed a line.
    Line(String),
    /// A run writes this to standard error; whether nobody wants to know any more.
    Complaint(String, Arc<AtomicBool>),
    /// A run has ended: what is said about it.
    Verdict(String, Arc<AtomicBool>),
    /// A submission has ended.
    Submission(Result<()>, Arc<AtomicBool>),
}

/// A run or a submission that may be over.
struct WatchedRun {
    target: Target,
    thread: JoinHandle<()>,
    is_cancelled: Arc<AtomicBool>,
    /// Whether what is on the screen stays: what it has written to standard error, or the verdict
    /// of another solution that was saved with it.
    is_page_kept: bool,
}

/// What is needed all the time.
struct Watch<'a> {
    args: &'a Args,
    home: &'a Home,
    targets: Targets<'a>,
    saves: FileChanges,
    news: Sender<News>,
    run: Option<WatchedRun>,
    /// What was saved together with what runs now, and is run after it.
    turns: VecDeque<Target>,
}

pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let targets = Targets::new(&home, args.target.as_deref(), &args.options)?;
    let (news, heard) = channel();
    let (hints, lines) = (news.clone(), news.clone());
    let saves = FileChanges::new(move || _ = hints.send(News::Hint));
    thread::spawn(move || {
        io::stdin().lines().map_while(Result::ok).all(|line| lines.send(News::Line(line)).is_ok())
    });
    let mut watch = Watch { args, home: &home, targets, saves, news, run: None, turns: VecDeque::new() };
    let all = watch.targets.list()?;
    watch.saves.look(&watch.targets.files(&all), &sources(&all));
    match all.iter().max_by_key(|target| target.saved()) {
        Some(target) => _ = watch.start(target.clone(), false),
        None => terminal::note("waiting for a file to be saved\n"),
    }
    watch.follow(&heard)
}

fn sources(targets: &[Target]) -> BTreeSet<&Path> {
    targets.iter().map(|target| &*target.source).collect()
}

impl Watch<'_> {
    /// Waits for news until the user wants no more.
    fn follow(&mut self, heard: &Receiver<News>) -> Result<()> {
        let pause = if self.saves.has_hints() { LOOK_BESIDE_HINTS } else { LOOK_WITHOUT_HINTS };
        let mut first_hint = None;
        loop {
            let wait = if first_hint.is_some() { DEBOUNCE } else { pause };
            match heard.recv_timeout(wait) {
                Ok(News::Hint) if first_hint.get_or_insert_with(Instant::now).elapsed() < DEBOUNCE_MAX => {}
                Ok(News::Hint) | Err(RecvTimeoutError::Timeout) => {
                    first_hint = None;
                    self.look()?;
                }
                Ok(News::Line(line)) if line.trim() == "q" => break,
                Ok(News::Line(line)) => self.obey(line.trim()),
                Ok(
                    News::Complaint(_, is_cancelled)
                    | News::Verdict(_, is_cancelled)
                    | News::Submission(_, is_cancelled),
                ) if is_cancelled.load(Relaxed) => {}
                Ok(News::Complaint(line, _)) => {
                    self.run.iter_mut().for_each(|run| run.is_page_kept = true);
                    terminal::note(&line);
                }
                Ok(News::Verdict(text, _)) => {
                    self.show(&text);
                    self.next_turn(true);
                }
                Ok(News::Submission(result, _)) => {
                    result.unwrap_or_else(|error| _ = terminal::report(&error));
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.cancel();
        Ok(())
    }

    /// Starts a run if something has been saved.
    fn look(&mut self) -> Result<()> {
        let all = self.targets.list()?;
        let changed = self.saves.look(&self.targets.files(&all), &sources(&all));
        let is_touched = |target: &&Target| changed.iter().any(|file| target.owns(self.home, file));
        let mut touched: Vec<Target> = all.iter().filter(is_touched).cloned().collect();
        touched.sort_by_key(Target::saved);
        // What all have in common matters to the one at hand.
        let is_shared = changed.iter().any(|file| self.targets.is_shared(file));
        let current = || self.run.as_ref().filter(|_| is_shared).map(|run| run.target.clone());
        if touched.len() > MOST_AT_ONCE {
            let count = touched.len();
            touched.drain(..count - 1);
            terminal::note(&format!("{count} solutions are new or different; only the last is run\n"));
        }
        if touched.is_empty() {
            touched.extend(current());
        }
        if !touched.is_empty() {
            self.turns = touched.into();
            self.next_turn(false);
        }
        Ok(())
    }

    /// Runs what was saved together with what has run.
    fn next_turn(&mut self, is_page_kept: bool) {
        while let Some(target) = self.turns.pop_front()
            && !self.start(target, is_page_kept)
        {}
    }

    fn obey(&mut self, line: &str) {
        let Some(target) = self.run.as_ref().map(|run| run.target.clone()) else { return };
        self.turns.clear();
        match line {
            "" => _ = self.start(target, false),
            "s" => {
                let samples = self.args.options.samples.clone();
                let args = submit::Args::of(Home::shown(&target.source), samples);
                self.replace(target, move |flag| News::Submission(submit::run(&args), flag));
            }
            _ => terminal::note(KEYS),
        }
    }

    /// Runs a solution on its samples, in the place of what runs now; whether there is one.
    fn start(&mut self, target: Target, is_page_kept: bool) -> bool {
        self.cancel();
        if !target.is_whole() && self.args.options.run.is_none() {
            return false; // deleted or half-written: more will come
        }
        if terminal::is_screen() && !self.args.json {
            if !is_page_kept {
                terminal::page();
            }
            terminal::print(&format!("{} …\n", Home::shown(&target.source)));
        }
        _ = last_watched::remember(self.home, &target.source); // `submit` wants its argument then
        let (args, home, source) = (self.args.clone(), self.home.clone(), target.source.clone());
        let news = self.news.clone();
        self.replace(target, move |flag| {
            let listener = (!args.json).then(|| -> CaseListener {
                let flag = Arc::clone(&flag);
                Arc::new(move |case, line| {
                    _ = news.send(News::Complaint(format!("{case}: {line}\n"), Arc::clone(&flag)));
                })
            });
            News::Verdict(verdict(&args, &home, &source, &flag, listener), flag)
        });
        self.run.iter_mut().for_each(|run| run.is_page_kept = is_page_kept);
        true
    }

    /// Does something in the background, in the place of what is done now.
    fn replace(&mut self, target: Target, work: impl FnOnce(Arc<AtomicBool>) -> News + Send + 'static) {
        self.cancel();
        let is_cancelled = Arc::new(AtomicBool::new(false));
        let (news, flag) = (self.news.clone(), Arc::clone(&is_cancelled));
        // Nobody listens after the end.
        let thread = thread::spawn(move || _ = news.send(work(flag)));
        self.run = Some(WatchedRun { target, thread, is_cancelled, is_page_kept: false });
    }

    /// Ends the run, and waits until it has ended.
    fn cancel(&mut self) {
        if let Some(run) = &self.run {
            run.is_cancelled.store(true, Relaxed);
            shutdown::stop(|| run.thread.is_finished());
        }
    }

    fn show(&self, text: &str) {
        if self.args.json {
            terminal::print(text);
            return;
        }
        if !self.run.as_ref().is_some_and(|run| run.is_page_kept) {
            terminal::page();
        }
        terminal::print(text);
        terminal::print(if terminal::is_screen() && self.turns.is_empty() { KEYS } else { "\n" });
    }
}

/// Compiles a solution, runs it on its samples, and says how that went.
fn verdict(
    args: &Args,
    home: &Home,
    source: &Path,
    is_cancelled: &AtomicBool,
    listener: Option<CaseListener>,
) -> String {
    let (options, profile) = (&args.options, Profile::of(args.debug));
    let work = match source.is_file() {
        true => Work::of_file(home, source),
        false if options.run.is_some() => options.unnamed(home),
        false => Err(not_a_file(source)),
    };
    let work = work.and_then(|work| options.applied(work));
    let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let executable = options.program(home, profile).and_then(|program| match program {
        Some(program) => Ok(program),
        None => make(home, source, profile),
    });
    let entry = TestEntry { name, work, executable };
    let runs = Runs { home, profile, jobs: pool::cores(), is_cancelled, listener };
    let debug = if args.debug { " --debug" } else { "" };
    let mut text = String::new();
    runs.all(&[entry], |entry, trials| {
        text = match args.json {
            true => format!("{}\n", json(entry, &trials)),
            false => lines(entry, &trials, entry.name.len(), &(options.words() + debug)),
        };
    });
    text
}
