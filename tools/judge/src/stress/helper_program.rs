//! A generator or a brute force of the user's: any program, in any language.

use super::frame_server::{FrameServer, SERVE};
use crate::executable::Executable;
use crate::no_answer::NoAnswer;
use crate::process::{self, Budget};
use crate::verdict::{self, Verdict};
use anyhow::{Context, Result};
use grundy_header::Limits;
use grundy_host::{temporary::Folder, terminal};
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// The environment variable that holds the seed, which also is a generator's last argument.
const SEED: &str = "GRUNDY_SEED";
/// How many bytes of memory it may use.
const MEMORY: u64 = 2 << 30;
/// How many bytes it may print.
const OUTPUT: usize = 256 << 20;

/// A generator or a brute force of the user's.
pub struct HelperProgram {
    /// What it is, in words.
    who: &'static str,
    /// As the user would name it.
    shown: String,
    executable: Executable,
    /// The same in one process that answers many inputs, as long as that works.
    server: Option<FrameServer>,
    /// Whether the user knows that it does not.
    is_told: Arc<AtomicBool>,
    /// Where its inputs are.
    folder: Folder,
}

/// What such a program is asked.
#[derive(Debug, Clone, Copy)]
pub enum Question<'a> {
    /// Its standard input.
    Input(&'a [u8]),
    /// The seed of a generator.
    Seed(u64),
}

impl HelperProgram {
    /// A program, and its file if it is one; `who` and `shown` are what messages call it.
    pub fn new(
        who: &'static str,
        shown: String,
        executable: Executable,
        file: Option<&Path>,
    ) -> Result<HelperProgram> {
        let server = FrameServer::if_willing(&executable, file, MEMORY);
        Ok(HelperProgram { who, shown, executable, server, is_told: Arc::default(), folder: Folder::new()? })
    }

    /// As the user would name it.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// What it prints for an input, or as a generator for a seed. What goes wrong in the process
    /// that answers many inputs is tried again in a new one.
    ///
    /// # Errors
    /// It cannot be started. The inner error says why there is no output.
    pub fn answer(&mut self, question: Question, time: Duration) -> Result<Result<String, NoAnswer>> {
        let Some(server) = &mut self.server else { return self.alone(question, time) };
        let answer = match question {
            Question::Input(input) => server.answer(input, time),
            Question::Seed(seed) => server.answer(seed.to_string().as_bytes(), time),
        };
        let Err(why) = answer else { return Ok(answer) };
        let alone = self.alone(question, time)?;
        if alone.is_ok() {
            self.give_up(&why.to_string());
        }
        Ok(alone)
    }

    /// The same program, to be run beside this one.
    pub(super) fn another(&self) -> Result<HelperProgram> {
        Ok(HelperProgram {
            who: self.who,
            shown: self.shown.clone(),
            executable: self.executable.clone(),
            server: self.server.as_ref().map(FrameServer::another),
            is_told: Arc::clone(&self.is_told),
            folder: Folder::new()?,
        })
    }

    /// What it answers in a new process.
    pub(super) fn alone(&self, question: Question, time: Duration) -> Result<Result<String, NoAnswer>> {
        let mut command = self.executable.command();
        command.env_remove(SERVE);
        match question {
            Question::Input(input) => command.stdin(self.saved(input)?),
            Question::Seed(seed) => {
                command.arg(seed.to_string()).env(SEED, seed.to_string()).stdin(Stdio::null())
            }
        };
        let run = process::run_command(
            &mut command,
            &Budget { time, memory: MEMORY, output: OUTPUT, files: None },
        )?;
        Ok(match verdict::failure(&run, &Limits::default()) {
            None => Ok(run.text().into_owned()),
            Some(Verdict::TimeLimit) => Err(NoAnswer::Hangs(time)),
            Some(verdict) => {
                let detail = verdict::detail(&run, &verdict, "", "");
                Err(NoAnswer::Fails(format!("fails: {}", detail.trim_end())))
            }
        })
    }

    /// From now on, each input has its own process.
    pub(super) fn give_up(&mut self, why: &str) {
        self.server = None;
        if !self.is_told.swap(true, Relaxed) {
            terminal::note(&format!(
                "note: when one process answers many inputs, the {} {why}; from now on, each has its own process\n",
                self.who
            ));
        }
    }

    /// Whether one process answers many inputs.
    pub(super) fn is_kept_alive(&self) -> bool {
        self.server.is_some()
    }

    /// An input as a file, so that a program that does not read it makes nobody wait.
    fn saved(&self, input: &[u8]) -> Result<File> {
        let file = self.folder.path().join("input");
        fs::write(&file, input).with_context(|| file.display().to_string())?;
        File::open(&file).with_context(|| file.display().to_string())
    }
}
