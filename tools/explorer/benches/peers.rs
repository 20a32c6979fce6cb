//! Octal tables and boards of Cram beside the fastest programs of the Rust registry: processor
//! time, one core.
//!
//! `cargo bench -p grundy-explorer --bench peers` installs them, once, below `target/peers`; with
//! codes and how many values to make, or boards (`0.6 100000 cram 5x7`), only those.

use cpu_time::ProcessTime;
use grundy_explorer::placement::{DOMINOES, PlacementGame};
use grundy_explorer::rules;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A program of the registry.
struct Peer {
    name: &'static str,
    version: &'static str,
    /// Its fastest methods; the others are slower.
    methods: &'static [&'static str],
}

/// By rare values.
const OCTAL: Peer = Peer { name: "ogsolve", version: "0.0.7", methods: &["rc", "rc2"] };
const CRAM: Peer = Peer { name: "igsolve", version: "0.1.2", methods: &["br-asp-set"] };

const CASES: &[(&str, &str)] = &[
    ("0.16", "1048576"),
    ("0.376", "1048576"),
    ("0.142", "1048576"),
    ("0.6", "1048576"),
    ("0.007", "131072"),
    ("cram", "5x7"),
    ("cram", "5x8"),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let chosen = words.chunks_exact(2).map(|pair| (&*pair[0], &*pair[1]));
    let cases: Vec<(&str, &str)> = if words.is_empty() { CASES.to_vec() } else { chosen.collect() };
    println!("{:8} {:>9} {:>9} {:>12} {:>7} {:>7}", "game", "size", "seconds", "millions/s", "peer", "times");
    let mut octal = Vec::new();
    for (game, size) in cases {
        let times = if game == "cram" { compare_board(size) } else { compare_table(game, size) };
        octal.extend((game != "cram" && times.is_finite()).then_some(times));
    }
    if octal.len() > 1 {
        let mean = octal.iter().product::<f64>().powf(1.0 / octal.len() as f64);
        println!("geometric mean of the tables {mean:.1}");
    }
}

/// How many times the peer's time is ours, for that many values of an octal game.
fn compare_table(code: &str, count: &str) -> f64 {
    let values: usize = count.parse().expect("a number of values");
    let Ok(rules) = rules::read(code, &|_| Err("no files".to_owned())) else { panic!("{code}: no rules") };
    let mut engine = rules.game.engine().expect("codes have tables");
    let (start, mut made) = (ProcessTime::now(), Vec::new());
    engine.extend(&mut made, values).expect("values are small");
    let ours = start.elapsed().as_secs_f64();
    let last = (values - 1).to_string();
    let (theirs, method) =
        OCTAL.seconds(|method| [code, "-m", method, "-n", &last].map(str::to_owned).into());
    let rate = values as f64 / ours / 1e6;
    println!("{code:8} {count:>9} {ours:9.2} {rate:12.2} {theirs:7.2} {:7.1}  {method}", theirs / ours);
    theirs / ours
}

/// The same for the value of an empty board of Cram.
fn compare_board(board: &str) -> f64 {
    let (rows, columns) = board.split_once('x').expect("rows x columns");
    let mut cram = PlacementGame::new(&DOMINOES);
    let free = vec![
        "0".repeat(columns.parse().expect("a number of columns"));
        rows.parse().expect("a number of rows")
    ];
    let start = ProcessTime::now();
    cram.grundy(&free).expect("the board is small");
    let ours = start.elapsed().as_secs_f64();
    let arguments =
        |method: &str| ["-m", method, "cram", "--rows", rows, "--cols", columns].map(str::to_owned).into();
    let (theirs, method) = CRAM.seconds(arguments);
    println!("{:8} {board:>9} {ours:9.2} {:12} {theirs:7.2} {:7.1}  {method}", "cram", "", theirs / ours);
    theirs / ours
}

impl Peer {
    /// The time of its fastest method, and which that is. Some methods do not come to an end with
    /// some games, so all have as long as any of them takes, or up to twice as long.
    fn seconds(&self, arguments: impl Fn(&str) -> Vec<String>) -> (f64, String) {
        let program = self.installed();
        let within = |limit: u64| {
            let times = self.methods.iter().filter_map(|method| {
                let seconds = seconds_within(Duration::from_secs(limit), &program, &arguments(method))?;
                Some((seconds, format!("{} {method}", self.name)))
            });
            times.min_by(|one, other| one.0.total_cmp(&other.0))
        };
        (3..20).find_map(|power| within(1 << power)).expect("one of its methods comes to an end")
    }

    /// Installs it, unless it is there.
    fn installed(&self) -> PathBuf {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("peers");
        let program = root.join("bin").join(self.name);
        if !program.exists() {
            let mut install = Command::new(env!("CARGO"));
            install.args(["install", self.name, "--locked", "--version", self.version, "--root"]).arg(&root);
            assert!(
                install.status().is_ok_and(|status| status.success()),
                "{} cannot be installed",
                self.name
            );
        }
        program
    }
}

/// How long a program runs, unless it is stopped at the limit.
fn seconds_within(limit: Duration, program: &Path, arguments: &[String]) -> Option<f64> {
    let (before, start) = (time_of_children(), Instant::now());
    let mut child = Command::new(program).args(arguments).stdout(Stdio::null()).spawn().expect("it starts");
    let status = loop {
        if let Some(status) = child.try_wait().expect("it can be waited for") {
            break status;
        }
        if start.elapsed() > limit {
            child.kill().and_then(|()| child.wait()).expect("it can be stopped");
            return None;
        }
        sleep(Duration::from_millis(10));
    };
    assert!(status.success(), "{} {arguments:?} fails", program.display());
    let clock = start.elapsed();
    let time = time_of_children().zip(before).map_or(clock, |(after, before)| after - before);
    Some(time.as_secs_f64())
}

/// The processor time of programs that have ended, where the system tells.
fn time_of_children() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // After the name in parentheses: user and system time are the 14th and 15th, in hundredths.
    let mut fields = text.rsplit_once(") ")?.1.split(' ').skip(13).map(str::parse::<u64>);
    Some(Duration::from_millis(10 * (fields.next()?.ok()? + fields.next()?.ok()?)))
}
