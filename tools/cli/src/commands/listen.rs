//! `grundy listen`: problems from the browser, through the extension Competitive Companion.

use crate::base::editor::Editor;
use crate::base::mailbox::{Letter, Mailbox};
use crate::problem::inbox::{Fate, Inbox, Progress, Solution};
use crate::problem::scaffold::Completion;
use crate::problem::task::line;
use crate::problem::{BrowserTask, Home};
use anyhow::Result;
use grundy_host::{Failure, called, failure, terminal};
use std::io;
use std::net::TcpListener;
use std::time::{Duration, Instant};

/// Take problems from the browser: one click on Competitive Companion's green plus
///
/// Writes the files of each task as `grundy new` does, also of all tasks of a contest, until Ctrl-C
/// ends it. A task that is there already is known by its address: it gets samples if it has none,
/// and nothing else about it is changed. Only programs on this computer can reach it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy listen                          until Ctrl-C
  grundy listen --once                   one task, or all tasks of one contest
  grundy listen --editor code            opens each new solution
  grundy listen --editor 'subl {file}:14'
  grundy listen --port 0                 any free port, printed

Exit codes: 0 all tasks are here, 1 some are not, 2 misuse.")]
pub struct Args {
    /// The port on this computer, may be repeated; 0 takes a free one
    #[arg(long, value_name = "N", default_values_t = [PORT])]
    port: Vec<u16>,
    /// End after one task, or after all tasks of one contest
    #[arg(long)]
    once: bool,
    /// How long to wait for the next task of a contest
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    batch_timeout: u32,
    /// A command that opens an editor's window; `{file}` in it is the new solution, else that
    /// follows; by default the one in grundy.toml
    #[arg(long, value_name = "CMD")]
    editor: Option<String>,
}

const PORT: u16 = 10043;
/// All to which Competitive Companion sends.
const KNOWN_PORTS: [u16; 7] = [PORT, 10042, 10045, 1327, 4244, 6174, 27121];

pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let editor = args.editor.as_ref().or(home.config.editor.as_ref());
    let editor = editor.map(|command| Editor::parse(command)).transpose()?;
    let mailbox = Mailbox::new();
    let mut places = Vec::new();
    for &port in &args.port {
        let port = mailbox.listen(port).map_err(|error| taken(port, &error))?;
        places.push(format!("http://127.0.0.1:{port}"));
    }
    terminal::print(&format!("listening on {} (Ctrl-C ends it)\n", places.join(", ")));
    let inbox = Inbox::new(home, Duration::from_secs(args.batch_timeout.into()));
    Listener { editor, inbox, has_failed: false }.receive(&mailbox, args.once)
}

/// The failure for a port that is taken, with one that is not.
fn taken(port: u16, error: &io::Error) -> anyhow::Error {
    let is_free = |&port: &u16| TcpListener::bind(("127.0.0.1", port)).is_ok();
    let help = match KNOWN_PORTS.into_iter().find(is_free) {
        Some(free) => {
            format!("another listener may be running; Competitive Companion also sends to `--port {free}`")
        }
        None => "another listener may be running; `--port 0` takes a free port".to_owned(),
    };
    Failure::misuse(format!("cannot listen on 127.0.0.1:{port}: {error}"), help)
}

struct Listener {
    editor: Option<Editor>,
    inbox: Inbox,
    /// Whether some task is not here.
    has_failed: bool,
}

impl Listener {
    /// Takes what arrives, for ever or until one task or one contest is over.
    fn receive(mut self, mailbox: &Mailbox, once: bool) -> Result<()> {
        let mut is_over = false;
        while !(once && is_over && self.inbox.due().is_none()) {
            if let Some(letter) = mailbox.next(self.inbox.due()) {
                is_over |= self.take(letter);
            }
            for progress in self.inbox.overdue(Instant::now()) {
                self.has_failed = true;
                terminal::note(&incomplete(&progress));
            }
        }
        if self.has_failed { Err(Failure::printed()) } else { Ok(()) }
    }

    /// Takes a task, and says what became of it; whether it was one.
    fn take(&mut self, letter: Letter) -> bool {
        let task = match BrowserTask::parse(&letter.body) {
            Ok(task) => task,
            Err(error) => {
                terminal::note(&format!("refused a request: {}\n", line(&error.to_string())));
                letter.answer(400, &error.to_string());
                return false;
            }
        };
        let (fate, progress) = self.inbox.take(&task, Instant::now());
        let title = task.title() + &progress.as_ref().map_or(String::new(), Progress::count);
        let (status, answer) = self.tell(&task, &title, &fate, progress.is_none());
        if let Some(progress) = progress.filter(|progress| progress.is_now_complete) {
            terminal::print(&complete(&progress));
        }
        letter.answer(status, &answer);
        if let (Fate::Written(solution), Some(editor)) = (&fate, &self.editor) {
            editor.open(&solution.path);
        }
        true
    }

    /// Says what became of a task; returns what to answer.
    fn tell(&mut self, task: &BrowserTask, title: &str, fate: &Fate, is_alone: bool) -> (u16, String) {
        match fate {
            Fate::Written(solution) => {
                let path = Home::shown(&solution.path);
                let notes = self.inbox.notes(solution, task);
                let notes: String = notes.iter().map(|note| format!("  note: {note}\n")).collect();
                let next = if is_alone { next(solution) } else { String::new() };
                terminal::print(&format!("{title}\n  {path}{}\n{notes}{next}", samples(task)));
                (201, format!("written: {path}"))
            }
            Fate::Known(solution, Completion { samples, lacks }) => {
                let path = Home::shown(&solution.path);
                let what = match samples {
                    0 => "nothing was changed".to_owned(),
                    1 => "its sample was missing and is written now".to_owned(),
                    many => format!("its {many} samples were missing and are written now"),
                };
                let lacks: String = lacks.iter().map(|lack| format!("  note: {lack}\n")).collect();
                terminal::print(&format!("{title}\n  already here: {path}, {what}\n{lacks}"));
                (200, format!("already here: {path}"))
            }
            Fate::Failed(error) => {
                self.has_failed = true;
                terminal::note(&format!("error: {title}: {}\n", failure::text(error)));
                (409, error.to_string())
            }
        }
    }
}

impl Progress {
    /// ` (2 of 5)`.
    fn count(&self) -> String {
        format!(" ({} of {})", self.arrived.len(), self.size)
    }
}

/// How many samples a task has, if they are the judge's.
fn samples(task: &BrowserTask) -> String {
    match task.tests.len() {
        _ if task.interactive => String::new(),
        0 => ", no samples came with it".to_owned(),
        1 => ", 1 sample".to_owned(),
        many => format!(", {many} samples"),
    }
}

fn next(solution: &Solution) -> String {
    format!("  next: write it, then `{} test {}`\n", called(), solution.slug)
}

/// What to say when a contest is here.
fn complete(progress: &Progress) -> String {
    let here = format!("{}: all {} tasks are here", progress.group, progress.size);
    match progress.failed() {
        0 => format!("{here}; next: write one, then `{} test SLUG`\n", called()),
        failed => format!("{here}, but {failed} could not be written\n"),
    }
}

/// What to say when the rest of a contest does not come.
fn incomplete(progress: &Progress) -> String {
    let (here, missing) = (progress.arrived.len(), progress.size - progress.arrived.len());
    format!(
        "{}: {here} of {} tasks came ({}), {missing} did not\nhelp: click once more, or on the pages of those that are \
         missing; the others stay as they are\n",
        progress.group,
        progress.size,
        progress.arrived.join(", ")
    )
}
