//! The engine for placement games against the textbook search, which keeps the value of every board
//! it meets in a map, by its occupied cells.
//!
//! Run it with `cargo bench -p grundy-explorer --bench board`; `-- --full` adds the cases that take
//! minutes. Each case runs in a process of its own, so that the peak memory is that of one case.
//! The methods run in turn, several rounds; the processor time shown is the median.

use cpu_time::ProcessTime;
use grundy_explorer::placement::{BLOCK, PlacementGame};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::process::Command;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let ["--case", method, rows, columns] = arguments[..] {
        return case(method, rows.parse()?, columns.parse()?);
    }
    let full = arguments.contains(&"--full");
    println!(
        "board   method      answer  positions     seconds  peak MB  times the engine's positions, time"
    );
    compare(5, 7, 8, &["engine", "hash map", "BTreeMap"])?;
    compare(3, 8, 8, if full { &["engine", "hash map", "BTreeMap"] } else { &["engine", "hash map"] })?;
    for (rows, columns) in [(9, 9), (8, 11), (9, 10)] {
        compare(3, rows, columns, &["engine", "outcome"])?;
    }
    compare(3, 10, 10, &["outcome"])?;
    compare(3, 12, 12, &["outcome"])?;
    if full {
        compare(1, 9, 11, &["outcome"])?;
    }
    Ok(())
}

/// What the process of a case reports: answer, positions, processor seconds, peak memory in kB.
struct Run {
    answer: u32,
    positions: usize,
    seconds: f64,
    peak: f64,
}

/// Runs the methods in turn, so that a busy machine slows all of them, and prints the medians.
fn compare(rounds: usize, rows: usize, columns: usize, methods: &[&str]) -> Result<(), Failure> {
    let mut runs: Vec<Vec<Run>> = methods.iter().map(|_| Vec::new()).collect();
    for _ in 0..rounds {
        for (runs, method) in runs.iter_mut().zip(methods) {
            // A case of more than five seconds runs once.
            if runs.last().map_or(0.0, |run| run.seconds) < 5.0 {
                runs.push(run(method, rows, columns)?);
            }
        }
    }
    let mut engine = None;
    for (mut runs, method) in runs.into_iter().zip(methods) {
        runs.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
        let Run { answer, positions, seconds, peak } = runs[runs.len() / 2];
        let &mut (fewest, fastest) = engine.get_or_insert((positions as f64, seconds));
        let ratios = match *method {
            "engine" | "outcome" => String::new(),
            _ => format!("  {:.0}x, {:.0}x", positions as f64 / fewest, seconds / fastest),
        };
        let (board, peak) = (format!("{rows}x{columns}"), peak / 1024.0);
        println!("{board:<7} {method:<10} {answer:>7} {positions:>10} {seconds:>11.6} {peak:>8.1}{ratios}");
    }
    Ok(())
}

fn run(method: &str, rows: usize, columns: usize) -> Result<Run, Failure> {
    let (rows, columns) = (rows.to_string(), columns.to_string());
    let output = Command::new(std::env::current_exe()?).args(["--case", method, &rows, &columns]).output()?;
    let text = String::from_utf8(output.stdout)?;
    let fields: Vec<&str> = text.split_whitespace().collect();
    let [answer, positions, seconds, peak] = fields[..] else {
        return Err(format!("{method} {rows}x{columns}: {}", String::from_utf8_lossy(&output.stderr)).into());
    };
    let (answer, positions) = (answer.parse()?, positions.parse()?);
    Ok(Run { answer, positions, seconds: seconds.parse()?, peak: peak.parse()? })
}

/// Solves the empty board with an empty memo, repeatedly for at least 0.2 seconds.
fn case(method: &str, rows: usize, columns: usize) -> Result<(), Failure> {
    let board = vec!["0".repeat(columns); rows];
    let start = ProcessTime::try_now()?;
    for times in 1.. {
        let mut game = PlacementGame::new(&BLOCK);
        let (answer, positions) = match method {
            "engine" => (game.grundy(&board).map_err(|e| e.to_string())?, game.positions()),
            "outcome" => {
                (u32::from(game.first_player_wins(&board).map_err(|e| e.to_string())?), game.positions())
            }
            "hash map" => textbook(rows, columns, FxHashMap::default()),
            _ => textbook(rows, columns, BTreeMap::new()),
        };
        let seconds = start.try_elapsed()?.as_secs_f64();
        if seconds > 0.2 {
            // Only Linux reports the peak memory.
            let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
            let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let peak = peak.and_then(|text| text.split_whitespace().next()).unwrap_or("nan");
            println!("{answer} {positions} {} {peak}", seconds / f64::from(times));
            break;
        }
    }
    Ok(())
}

/// What the textbook search needs from a map.
trait Memo {
    fn known(&self, board: u64) -> Option<u32>;
    fn remember(&mut self, board: u64, value: u32);
    fn size(&self) -> usize;
}

impl Memo for FxHashMap<u64, u32> {
    fn known(&self, board: u64) -> Option<u32> {
        self.get(&board).copied()
    }
    fn remember(&mut self, board: u64, value: u32) {
        self.insert(board, value);
    }
    fn size(&self) -> usize {
        self.len()
    }
}

impl Memo for BTreeMap<u64, u32> {
    fn known(&self, board: u64) -> Option<u32> {
        self.get(&board).copied()
    }
    fn remember(&mut self, board: u64, value: u32) {
        self.insert(board, value);
    }
    fn size(&self) -> usize {
        self.len()
    }
}

/// The value of an empty board, and how many boards can be reached from it.
fn textbook(rows: usize, columns: usize, mut memo: impl Memo) -> (u32, usize) {
    fn value(occupied: u64, blocks: &[u64], memo: &mut impl Memo) -> u32 {
        if let Some(value) = memo.known(occupied) {
            return value;
        }
        let mut options = 0u64;
        for &block in blocks {
            if occupied & block == 0 {
                options |= 1 << value(occupied | block, blocks, memo);
            }
        }
        memo.remember(occupied, options.trailing_ones());
        options.trailing_ones()
    }
    let places = (1..rows).flat_map(|row| (1..columns).map(move |column| (row - 1) * columns + column - 1));
    let blocks: Vec<u64> = places.map(|place| (3 | 3 << columns) << place).collect();
    (value(0, &blocks, &mut memo), memo.size())
}
