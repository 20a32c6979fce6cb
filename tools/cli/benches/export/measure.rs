//! Runs a program natively and as C on the same input.

use anyhow::{Result, ensure};
use grundy_bundle::{Request, bundle};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const ROUNDS: usize = 9;
/// With less CPU time than this there is no ratio.
const LEAST: u64 = 10_000;

/// Starts a program from a small process, since a child's peak memory includes that of its parent.
const RUNNER: &str = r#"
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
static long micros(struct timeval t) { return t.tv_sec * 1000000L + t.tv_usec; }
int main(int count, char** words) {
  struct rusage used;
  int status, child = count == 4 ? fork() : -1;
  if (child < 0) return 1;
  if (child == 0) {
    dup2(open(words[2], O_RDONLY), 0);
    dup2(open(words[3], O_WRONLY | O_CREAT | O_TRUNC, 0600), 1);
    execl(words[1], words[1], (char*)0);
    _exit(1);
  }
  wait4(child, &status, 0, &used);
  printf("%ld %ld\n", micros(used.ru_utime) + micros(used.ru_stime), used.ru_maxrss);
  return status != 0;
}
"#;

/// What a run used: microseconds of CPU time, and KiB of memory.
#[derive(Clone, Copy, Default)]
pub struct Used {
    pub time: u64,
    pub memory: u64,
}

/// A program's row in the table.
pub struct Row {
    pub name: String,
    pub input: String,
    pub native: Used,
    pub c: Used,
    /// Bytes of the C file.
    pub bytes: usize,
    /// Without the comment at its beginning.
    pub bare: usize,
}

impl Row {
    /// How many times as long the C takes; `None` if the run is little more than start-up.
    pub fn time(&self) -> Option<f64> {
        (self.native.time >= LEAST).then(|| self.c.time as f64 / self.native.time as f64)
    }

    /// How many times as much memory the C takes.
    pub fn memory(&self) -> f64 {
        self.c.memory as f64 / self.native.memory as f64
    }
}

/// A folder with the programs.
pub struct Bench {
    folder: TempDir,
}

impl Bench {
    pub fn new() -> Result<Bench> {
        let bench = Bench { folder: tempfile::tempdir()? };
        bench.compile(RUNNER, "runner")?;
        Ok(bench)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// What a program uses on an input, and its output.
    pub fn run(&self, program: &Path, input: &Path) -> Result<(Used, String)> {
        let output = self.path("output");
        let done = Command::new(self.path("runner")).arg(program).arg(input).arg(&output).output()?;
        ensure!(done.status.success(), "{} fails on {}", program.display(), input.display());
        let numbers: Vec<u64> = String::from_utf8_lossy(&done.stdout)
            .split_whitespace()
            .map(str::parse)
            .collect::<Result<_, _>>()?;
        Ok((Used { time: numbers[0], memory: numbers[1] }, fs::read_to_string(output)?))
    }

    /// Measures one program; the input has a name in the table.
    pub fn row(&self, request: &Request, native: &Path, (input, named): (&Path, String)) -> Result<Row> {
        let text = bundle(request)?.text;
        let c = self.compile(&text, "program")?;
        let (mut native_runs, mut c_runs) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let ((used, expected), (c_used, got)) = (self.run(native, input)?, self.run(&c, input)?);
            ensure!(expected == got, "the outputs differ on {named}");
            native_runs.push(used);
            c_runs.push(c_used);
        }
        Ok(Row {
            name: request.solution.name.clone(),
            input: named,
            native: median(native_runs),
            c: median(c_runs),
            bytes: text.len(),
            bare: text.split_once("*/\n").map_or(text.len(), |(_, code)| code.len()),
        })
    }

    fn compile(&self, text: &str, name: &str) -> Result<PathBuf> {
        let source = self.path("source.c");
        fs::write(&source, text)?;
        let mut gcc = Command::new("gcc");
        let gcc = gcc.args(["-O2", "-std=gnu89"]).arg(&source).arg("-o").arg(self.path(name)).arg("-lm");
        ensure!(gcc.status()?.success(), "gcc does not compile {name}");
        Ok(self.path(name))
    }
}

/// The median time and the largest memory.
pub fn median(mut runs: Vec<Used>) -> Used {
    runs.sort_unstable_by_key(|used| used.time);
    let memory = runs.iter().map(|used| used.memory).max().unwrap_or(0);
    Used { time: runs[runs.len() / 2].time, memory }
}
