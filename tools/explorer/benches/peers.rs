//! Octal tables beside those of the fastest program of the Rust registry: processor time, one core.
//!
//! `cargo bench -p grundy-explorer --bench peers` installs it, once, below `target/peers`; with
//! codes and how many values to make (`0.6 100000`), only those.

use cpu_time::ProcessTime;
use grundy_explorer::rules;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const PEER: &str = "ogsolve";
const VERSION: &str = "0.0.7";

/// Its ways of using rare values; the others are slower.
const METHODS: &[&str] = &["rc", "rc2"];

const GAMES: &[(&str, usize)] =
    &[("0.16", 1 << 20), ("0.376", 1 << 20), ("0.142", 1 << 20), ("0.6", 1 << 20), ("0.007", 1 << 17)];

fn main() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("peers");
    let peer = root.join("bin").join(PEER);
    if !peer.exists() {
        let mut install = Command::new(env!("CARGO"));
        install.args(["install", PEER, "--locked", "--version", VERSION, "--root"]).arg(&root);
        assert!(install.status().is_ok_and(|status| status.success()), "{PEER} cannot be installed");
    }
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let chosen = words.chunks_exact(2).map(|pair| (&*pair[0], pair[1].parse().expect("a number of values")));
    let chosen: Vec<(&str, usize)> = if words.is_empty() { GAMES.to_vec() } else { chosen.collect() };
    println!(
        "{:8} {:>9} {:>9} {:>12} {:>7} {:>7}",
        "game", "values", "seconds", "millions/s", "peer", "times"
    );
    let (mut product, mut is_whole) = (1.0, true);
    for (code, count) in &chosen {
        let ours = seconds_of_ours(code, *count);
        let theirs = METHODS.iter().map(|method| (seconds_of_peer(&peer, code, *count, method), *method));
        let (theirs, method) = theirs.min_by(|one, other| one.0.total_cmp(&other.0)).expect("two methods");
        let (times, rate) = (theirs / ours, *count as f64 / ours / 1e6);
        println!("{code:8} {count:9} {ours:9.2} {rate:12.2} {theirs:7.2} {times:7.1}  {PEER} {method}");
        (product, is_whole) = (product * times, is_whole && times.is_finite());
    }
    if is_whole {
        println!("geometric mean {:.1}", product.powf(1.0 / chosen.len() as f64));
    }
}

fn seconds_of_ours(code: &str, count: usize) -> f64 {
    let Ok(rules) = rules::read(code, &|_| Err("no files".to_owned())) else { panic!("{code}: no rules") };
    let mut engine = rules.game.engine().expect("codes have tables");
    let (start, mut values) = (ProcessTime::now(), Vec::new());
    engine.extend(&mut values, count).expect("values are small");
    start.elapsed().as_secs_f64()
}

fn seconds_of_peer(peer: &Path, code: &str, count: usize, method: &str) -> f64 {
    let (before, start) = (time_of_children(), Instant::now());
    let last = (count - 1).to_string();
    let mut run = Command::new(peer);
    let status = run.args([code, "-m", method, "-n", &last]).stdout(Stdio::null()).status();
    assert!(status.is_ok_and(|status| status.success()), "{PEER} fails for {code}");
    let clock = start.elapsed();
    let time = time_of_children().zip(before).map_or(clock, |(after, before)| after - before);
    time.as_secs_f64()
}

/// The processor time of programs that have ended, where the system tells.
fn time_of_children() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // After the name in parentheses: user and system time are the 14th and 15th, in hundredths.
    let mut fields = text.rsplit_once(") ")?.1.split(' ').skip(13).map(str::parse::<u64>);
    Some(Duration::from_millis(10 * (fields.next()?.ok()? + fields.next()?.ok()?)))
}
