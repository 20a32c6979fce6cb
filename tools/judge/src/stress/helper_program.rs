//! A generator, a brute force or a validator of the user's: any program, in any language.

use crate::executable::Executable;
use crate::process::{self, Budget};
use crate::stress::frame_server::Silence;
use crate::stress::server_program::{SERVE, ServerProgram};
use crate::verdict::{self, Verdict};
use anyhow::{Context, Result};
use grundy_header::Limits;
use grundy_host::temporary::Folder;
use grundy_host::terminal;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// The environment variable that holds the seed, which also is a generator's last argument.
const SEED: &str = "GRUNDY_SEED";
/// How many bytes of memory it may use.
const MEMORY: u64 = 2 << 30;
/// How many bytes it may print.
const OUTPUT: usize = 256 << 20;

/// Such a program.
pub struct HelperProgram {
    /// What it is, in words.
    who: &'static str,
    /// As the user would name it.
    shown: String,
    executable: Executable,
    /// The same in one process that answers many inputs, as long as that works.
    kept: Option<ServerProgram>,
    /// Whether the user knows that it does not.
    is_told: Arc<AtomicBool>,
    /// Where its inputs are.
    folder: Folder,
}

impl HelperProgram {
    /// A program, and its file if it is one; `who` and `shown` are what messages call it.
    ///
    /// # Errors
    /// There is no room for its inputs.
    pub fn new(
        who: &'static str,
        shown: String,
        executable: Executable,
        file: Option<&Path>,
    ) -> Result<HelperProgram> {
        let kept = ServerProgram::if_willing(&executable, file, MEMORY);
        Ok(HelperProgram { who, shown, executable, kept, is_told: Arc::default(), folder: Folder::new()? })
    }

    /// The same program, to be run beside this one.
    ///
    /// # Errors
    /// There is no room for its inputs.
    pub fn another(&self) -> Result<HelperProgram> {
        Ok(HelperProgram {
            who: self.who,
            shown: self.shown.clone(),
            executable: self.executable.clone(),
            kept: self.kept.as_ref().map(ServerProgram::another),
            is_told: Arc::clone(&self.is_told),
            folder: Folder::new()?,
        })
    }

    /// As the user would name it.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// What it prints for an input, or as a generator for a seed. What goes wrong in the process
    /// that answers many inputs is tried again in a new one.
    ///
    /// # Errors
    /// It cannot be started. The inner error says why there is no output, as in "the brute force
    /// fails: …".
    pub fn answer(&mut self, asked: Asked, time: Duration) -> Result<Result<String, String>> {
        let Some(kept) = &mut self.kept else { return self.alone(asked, time) };
        let how = match asked {
            Asked::Input(input) => kept.answer(input, time),
            Asked::Seed(seed) => kept.answer(seed.to_string().as_bytes(), time),
        };
        let how = match how {
            Ok(output) => return Ok(Ok(output)),
            Err(how) => how,
        };
        let alone = self.alone(asked, time)?;
        if alone.is_ok() {
            self.give_up(&how);
        }
        Ok(alone)
    }

    /// The same in a new process.
    ///
    /// # Errors
    /// As [`HelperProgram::answer`].
    pub fn alone(&self, asked: Asked, time: Duration) -> Result<Result<String, String>> {
        let mut command = self.executable.command();
        command.env_remove(SERVE);
        match asked {
            Asked::Input(input) => command.stdin(self.written(input)?),
            Asked::Seed(seed) => {
                command.arg(seed.to_string()).env(SEED, seed.to_string()).stdin(Stdio::null())
            }
        };
        self.run(&mut command, time)
    }

    /// From now on, each input has its own process.
    pub fn give_up(&mut self, how: &str) {
        self.kept = None;
        if !self.is_told.swap(true, Relaxed) {
            terminal::note(&format!(
                "note: when one process answers many inputs, the {} {how}; from now on, each has its own process\n",
                self.who
            ));
        }
    }

    /// Whether one process answers many inputs.
    pub fn is_kept(&self) -> bool {
        self.kept.is_some()
    }

    fn run(&self, command: &mut Command, time: Duration) -> Result<Result<String, String>> {
        let run = process::run_command(command, &Budget { time, memory: MEMORY, output: OUTPUT })?;
        Ok(match verdict::failure(&run, &Limits::default()) {
            None => Ok(run.text().into_owned()),
            Some(Verdict::TimeLimit) => Err(Silence::Hangs(time).to_string()),
            Some(verdict) => Err(format!("fails: {}", verdict::detail(&run, &verdict, "", "").trim_end())),
        })
    }

    /// An input as a file, so that nobody waits for a program that does not read it.
    fn written(&self, input: &[u8]) -> Result<File> {
        let file = self.folder.path().join("input");
        fs::write(&file, input).with_context(|| file.display().to_string())?;
        File::open(&file).with_context(|| file.display().to_string())
    }
}

/// What such a program is asked.
#[derive(Debug, Clone, Copy)]
pub enum Asked<'a> {
    /// Its standard input.
    Input(&'a [u8]),
    /// The seed of a generator.
    Seed(u64),
}
