//! Compares the C files for HDU and POJ with native Rust (release): bytes, CPU time, peak memory.
//!
//! `cargo bench --package grundy-cli --bench export [-- SLUG…]`; takes minutes for all problems.
//! The cases of the slowest sample are repeated until native Rust is busy for a while. Both
//! programs run in turn, and the medians of the rounds count. If the input cannot be repeated and
//! the run is only start-up, the ratio is `short`, and the problem does not count in the mean.
#![allow(clippy::incompatible_msrv, reason = "benchmarks run here, not on a judge")]

use anyhow::{Result, ensure};
use grundy_cli::bundle::{Emit, Options, Request, bundle};
use grundy_cli::problem::cases;
use grundy_cli::problem::catalogue;
use grundy_cli::problem::judges;
use grundy_cli::run::build;
use grundy_cli::run::profile::Profile;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const ROUNDS: usize = 9;
/// Repeating aims at this much CPU time for native Rust, in microseconds.
const BUSY: u64 = 60_000;
/// With less CPU time than this there is no ratio.
const LEAST: u64 = 10_000;
/// The memory limit if the problem's own is not known.
const USUAL_MEMORY: u64 = 32 << 20;
/// The goals for each problem and for the mean.
const GOALS: &str =
    "goals: time ratio at most 2 each and 1.5 on average, memory at most 1.1, below 40000 bytes";

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
struct Used {
    time: u64,
    memory: u64,
}

/// A problem's row in the table.
struct Row {
    ratio: Option<f64>,
    memory: f64,
    bytes: usize,
}

fn main() -> Result<()> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let named: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let all = catalogue::entries(root, &named)?.into_iter().map(|entry| entry.slug);
    let needs_c = |slug: &str| judges::of_slug(slug).is_some_and(|judge| judge.needs_c());
    let slugs: Vec<String> = all.filter(|slug| !named.is_empty() || needs_c(slug)).collect();
    let native = build::problems(root, &slugs, Profile::Release)?;
    let bench = Bench::new(root)?;
    println!(
        "{:8} {:>6} {:>7} {:>18} {:>6} {:>9} {:>9} {:>6} {:>7} {:>7} {:>6}",
        "problem", "C", "+source", "sample", "times", "Rust ms", "C ms", "ratio", "Rust MB", "C MB", "ratio"
    );
    let mut rows = Vec::new();
    for slug in &slugs {
        let native = match &native[slug] {
            Ok(native) => native,
            Err(error) => {
                println!("{slug:8} {}", grundy_cli::base::failure::text(error));
                continue;
            }
        };
        match bench.row(slug, native) {
            Ok(row) => rows.push((slug, row)),
            Err(error) => println!("{slug:8} {}", grundy_cli::base::failure::text(&error)),
        }
    }
    summary(&rows);
    Ok(())
}

fn summary(rows: &[(&String, Row)]) {
    let ratios: Vec<(f64, &str)> =
        rows.iter().filter_map(|(slug, row)| Some((row.ratio?, slug.as_str()))).collect();
    let logarithms: f64 = ratios.iter().map(|(ratio, _)| ratio.ln()).sum();
    let worst = ratios.iter().max_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((ratio, slug)) = worst {
        let mean = (logarithms / ratios.len() as f64).exp();
        println!("time: geometric mean {mean:.2} of {} problems, worst {ratio:.2} ({slug})", ratios.len());
    }
    if let Some((slug, row)) = rows.iter().max_by(|a, b| a.1.memory.total_cmp(&b.1.memory)) {
        println!("memory: worst {:.2} ({slug})", row.memory);
    }
    if let Some((slug, row)) = rows.iter().max_by_key(|(_, row)| row.bytes) {
        println!("bytes: largest {} ({slug})", row.bytes);
    }
    println!("{GOALS}");
}

struct Bench<'a> {
    root: &'a Path,
    folder: TempDir,
}

impl Bench<'_> {
    fn new(root: &Path) -> Result<Bench<'_>> {
        let bench = Bench { root, folder: tempfile::tempdir()? };
        bench.compile(RUNNER, "runner")?;
        Ok(bench)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn compile(&self, text: &str, name: &str) -> Result<PathBuf> {
        let source = self.path("source.c");
        fs::write(&source, text)?;
        let mut gcc = Command::new("gcc");
        let done = gcc
            .args(["-O2", "-std=gnu89"])
            .arg(&source)
            .arg("-o")
            .arg(self.path(name))
            .arg("-lm")
            .status()?;
        ensure!(done.success(), "gcc does not compile {name}");
        Ok(self.path(name))
    }

    /// What a program uses on an input, and its output.
    fn run(&self, program: &Path, input: &Path) -> Result<(Used, String)> {
        let output = self.path("output");
        let done = Command::new(self.path("runner")).arg(program).arg(input).arg(&output).output()?;
        ensure!(done.status.success(), "{} fails on {}", program.display(), input.display());
        let numbers: Vec<u64> = String::from_utf8_lossy(&done.stdout)
            .split_whitespace()
            .map(str::parse)
            .collect::<Result<_, _>>()?;
        Ok((Used { time: numbers[0], memory: numbers[1] }, fs::read_to_string(output)?))
    }

    /// Measures one problem and prints its row.
    fn row(&self, slug: &str, native: &Path) -> Result<Row> {
        let options = Options { emit: Some(Emit::C), ..Options::default() };
        let request = Request::new(Some(self.root), slug, &options)?;
        let text = bundle(&request)?.text;
        let c = self.compile(&text, slug)?;
        let (sample, text_of_sample) = self.longest(slug, native)?;
        // Input and output, each in a vector that grew by doubling, have to fit into the limit.
        let largest = request.limits.memory.unwrap_or(USUAL_MEMORY) as usize / 8;
        let (input, times) = self.repeated(&text_of_sample, native, largest)?;
        let (mut rust_runs, mut c_runs) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let ((rust, expected), (c, got)) = (self.run(native, &input)?, self.run(&c, &input)?);
            ensure!(expected == got, "the outputs differ on {sample}, repeated {times} times");
            rust_runs.push(rust);
            c_runs.push(c);
        }
        let (rust, c) = (median(rust_runs), median(c_runs));
        let ratio = (rust.time >= LEAST).then(|| c.time as f64 / rust.time as f64);
        let bare = text.split_once("*/\n").map_or(text.len(), |(_, code)| code.len());
        let memory = c.memory as f64 / rust.memory as f64;
        let [rust_ms, c_ms] = [rust, c].map(|used| used.time as f64 / 1e3);
        let [rust_mb, c_mb] = [rust, c].map(|used| used.memory as f64 / 1024.0);
        let shown = ratio.map_or("short".to_owned(), |ratio| format!("{ratio:.2}"));
        println!(
            "{slug:8} {bare:>6} {:>7} {sample:>18} {times:>6} {rust_ms:>9.2} {c_ms:>9.2} {shown:>6} {rust_mb:>7.1} {c_mb:>7.1} {memory:>6.2}",
            text.len()
        );
        Ok(Row { ratio, memory, bytes: text.len() })
    }

    /// The name and the text of the slowest sample, compared in milliseconds; of equally slow ones,
    /// of the largest.
    fn longest(&self, slug: &str, native: &Path) -> Result<(String, String)> {
        let mut longest = (0, 0, String::new(), String::new());
        for case in cases::of(self.root, slug)? {
            let runs = (0..5).map(|_| Ok(self.run(native, &case.input)?.0)).collect::<Result<_>>()?;
            let text = fs::read_to_string(&case.input)?;
            longest = longest.max((median(runs).time / 1000, text.len(), case.name, text));
        }
        Ok((longest.2, longest.3))
    }

    /// The input with its cases repeated until it keeps native Rust busy or cannot be repeated any
    /// more, and how often they are repeated.
    fn repeated(&self, text: &str, native: &Path, largest: usize) -> Result<(PathBuf, usize)> {
        let (input, trial) = (self.path("input"), self.path("trial"));
        fs::write(&input, text)?;
        let (mut used, answer) = self.run(native, &input)?;
        let (lines, mut times) = (answer.lines().count(), 1);
        while used.time < BUSY && 2 * times * text.len() <= largest {
            let mut found = None;
            for form in [one_after_another, counted, until_zeros] {
                let Some(longer) = form(text, 2 * times) else { continue };
                fs::write(&trial, longer)?;
                // If not, the problem does not allow so many cases, or the input has another form.
                if let Ok((used, answer)) = self.run(native, &trial)
                    && answer.lines().count() == 2 * times * lines
                {
                    found = Some(used);
                    break;
                }
            }
            let Some(longer) = found else { break };
            fs::rename(&trial, &input)?;
            (used, times) = (longer, 2 * times);
        }
        Ok((input, times))
    }
}

/// The median time and the largest memory.
fn median(mut runs: Vec<Used>) -> Used {
    runs.sort_unstable_by_key(|used| used.time);
    let memory = runs.iter().map(|used| used.memory).max().unwrap_or(0);
    Used { time: runs[runs.len() / 2].time, memory }
}

/// Repeats an input whose cases go on to the end of the file.
fn one_after_another(text: &str, times: usize) -> Option<String> {
    Some(format!("{}\n", text.trim_end()).repeat(times))
}

/// Repeats an input that starts with the number of cases.
fn counted(text: &str, times: usize) -> Option<String> {
    let (count, cases) = text.trim_start().split_once(char::is_whitespace)?;
    let count = count.parse::<usize>().ok()? * times;
    Some(format!("{count}\n") + &format!("{}\n", cases.trim_end()).repeat(times))
}

/// Repeats an input that ends with a line of zeros.
fn until_zeros(text: &str, times: usize) -> Option<String> {
    let (cases, zeros) = text.trim_end().rsplit_once('\n')?;
    let are_zeros = zeros.split_whitespace().all(|number| number == "0");
    are_zeros.then(|| format!("{cases}\n").repeat(times) + zeros + "\n")
}
