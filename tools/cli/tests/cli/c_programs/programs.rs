//! Programs as contestants write them, in `tests/exported`, and their inputs. The first lines of a
//! program are
//!
//! ```text
//! //! What it does.
//! //! input: 3\n1 2 3               one run; an end of line is written \n
//! //! input: @numbers 100 50 7      one run on what a generator below makes; the last is its seed
//! //! time: @numbers 100000 50 7    the run that is measured, also of either form
//! //! memory: 64                    MiB, if they are not 32
//! //! too long: a large table       HDU would not take its C file, and what makes it so long
//! ```

use fastrand::Rng;
use grundy_bundle::Emit;
use grundy_cli::bundling::BundleOptions;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the corpus.
pub struct Program {
    /// Its path in the corpus.
    pub name: String,
    pub path: PathBuf,
    pub inputs: Vec<Input>,
    /// Bytes.
    memory: u64,
    is_too_long: bool,
}

pub struct Input {
    /// As the header has it.
    pub form: String,
    pub text: String,
    /// Whether it takes long enough to be measured.
    pub is_long: bool,
}

/// The programs whose paths begin like that, in the order of their paths.
pub fn programs(prefix: &str) -> Vec<Program> {
    let corpus = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/exported"));
    let mut programs = Vec::new();
    for area in fs::read_dir(corpus).unwrap() {
        for file in fs::read_dir(area.unwrap().path()).unwrap() {
            programs.push(Program::read(corpus, file.unwrap().path()));
        }
    }
    assert!(programs.len() >= 64, "only {} programs", programs.len());
    programs.retain(|program| program.name.starts_with(prefix));
    assert!(!programs.is_empty(), "no path begins with {prefix}");
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    programs
}

impl Program {
    fn read(corpus: &Path, path: PathBuf) -> Program {
        let name = path.strip_prefix(corpus).unwrap().with_extension("").display().to_string();
        let text = fs::read_to_string(&path).unwrap();
        let (mut inputs, mut memory, mut is_too_long) = (Vec::new(), 32, false);
        for line in text.lines().map_while(|line| line.strip_prefix("//! ")) {
            match line.split_once(':') {
                Some(("input", form)) => inputs.push(Input::new(form, false)),
                Some(("time", form)) => inputs.push(Input::new(form, true)),
                Some(("too long", _)) => is_too_long = true,
                Some(("memory", mebibytes)) => memory = mebibytes.trim().parse().unwrap(),
                _ => {}
            }
        }
        assert!(inputs.iter().any(|input| !input.is_long), "{name} has no `input:`");
        Program { name, path, inputs, memory: memory << 20, is_too_long }
    }

    /// As C for HDU, or for a judge that takes files of any length.
    pub fn options(&self) -> BundleOptions {
        BundleOptions {
            emit: Some(Emit::C),
            judge: (!self.is_too_long).then(|| "hdu".into()),
            memory: Some(self.memory),
            no_run: true,
            ..BundleOptions::default()
        }
    }
}

impl Input {
    fn new(form: &str, is_long: bool) -> Input {
        let form = form.trim_start().to_owned();
        let text = match form.strip_prefix('@') {
            Some(call) => generated(call),
            None => form.replace("\\n", "\n"),
        };
        Input { form, text, is_long }
    }
}

/// What `NAME NUMBER… SEED` stands for.
fn generated(call: &str) -> String {
    let (name, numbers) = call.split_once(' ').unwrap();
    let numbers: Vec<u64> = numbers.split(' ').map(|number| number.parse().unwrap()).collect();
    let (seed, numbers) = numbers.split_last().unwrap();
    let mut random = Rng::with_seed(*seed);
    match (name, numbers) {
        ("numbers", &[n, most]) => format!("{n}\n{}\n", row(n, most, &mut random)),
        ("lines", &[n, width, most]) => (0..n).map(|_| row(width, most, &mut random) + "\n").collect(),
        ("points", &[n, most]) => rows(n, |_| row(2, most, &mut random)),
        ("words", &[n, most]) => rows(n, |_| word(random.u64(1..=most), 26, &mut random)),
        ("text", &[n, letters]) => word(n, letters, &mut random) + "\n",
        ("tree", &[n, reach]) => tree(n, reach, &mut random),
        ("graph", &[n, edges, most]) => graph(n, edges, most, &mut random),
        ("queries", &[n, count]) => queries(n, count, &mut random),
        _ => panic!("there is no generator for @{call}"),
    }
}

/// A line with their number, and the lines.
fn rows(n: u64, row: impl FnMut(u64) -> String) -> String {
    format!("{n}\n{}\n", (0..n).map(row).collect::<Vec<_>>().join("\n"))
}

fn row(n: u64, most: u64, random: &mut Rng) -> String {
    let numbers: Vec<String> = (0..n).map(|_| random.u64(..=most).to_string()).collect();
    numbers.join(" ")
}

/// Of the first letters of the alphabet.
fn word(length: u64, letters: u64, random: &mut Rng) -> String {
    (0..length).map(|_| char::from(b'a' + random.u8(..letters as u8))).collect()
}

/// The parent of a node is at most so far before it; 1 makes a path.
fn tree(n: u64, reach: u64, random: &mut Rng) -> String {
    let mut text = format!("{n}\n");
    for node in 2..=n {
        let parent = random.u64(node.saturating_sub(reach).max(1)..node);
        writeln!(text, "{parent} {node}").unwrap();
    }
    text
}

/// Weighted edges, none of which joins a node to itself.
fn graph(n: u64, edges: u64, most: u64, random: &mut Rng) -> String {
    let mut text = format!("{n} {edges}\n");
    for _ in 0..edges {
        let (a, b) = (random.u64(1..=n), random.u64(1..n));
        let b = if b < a { b } else { b + 1 };
        writeln!(text, "{a} {b} {}", random.u64(1..=most)).unwrap();
    }
    text
}

/// Numbers up to a thousand in absolute value, then ranges of places.
fn queries(n: u64, count: u64, random: &mut Rng) -> String {
    let numbers: Vec<String> = (0..n).map(|_| random.i16(-1000..=1000).to_string()).collect();
    let mut text = format!("{n} {count}\n{}\n", numbers.join(" "));
    for _ in 0..count {
        let (a, b) = (random.u64(1..=n), random.u64(1..=n));
        writeln!(text, "{} {}", a.min(b), a.max(b)).unwrap();
    }
    text
}
