//! Laws that are compiled and run together.

use grundy_laws::code::check;
use grundy_laws::{Found, Grid, Line, Positions, Table, find, find_over};
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// Some laws with the points at which they are asked.
#[derive(Default)]
pub struct Suite {
    laws: Vec<(String, Found, Vec<Vec<u64>>)>,
}

const FAR: [u64; 9] = [
    999,
    123_457,
    1_000_000_007,
    999_999_999_999_999_989,
    1_000_000_000_000_000_000,
    (1 << 63) - 1,
    1 << 63,
    u64::MAX - 1,
    u64::MAX,
];

impl Suite {
    pub fn add(&mut self, name: &str, table: &Table, far: &[Vec<u64>]) {
        let found = find(table);
        assert!(!found.is_empty(), "{name}: nothing is found");
        let cells: Vec<Vec<u64>> = table.cells().into_iter().map(|cell| cell.0).collect();
        for law in found {
            self.laws.push((name.to_owned(), law, [&cells[..], far].concat()));
        }
    }

    pub fn line(&mut self, name: &str, first: u64, value: impl Fn(u64) -> i128) {
        let values = (first..first + 200).map(value).collect();
        self.add(name, &Table::Line(Line { first, values }), &FAR.map(|n| vec![n]));
    }

    pub fn grid(&mut self, name: &str, first: u64, value: impl Fn(u64, u64) -> i128) {
        let rows = (first..first + 20).map(|x| (first..first + 40).map(|y| value(x, y)).collect()).collect();
        let far: Vec<Vec<u64>> = FAR.iter().flat_map(|&x| [vec![x, 5], vec![7, x], vec![x, x / 3]]).collect();
        self.add(name, &Table::Grid(Grid { first, rows }), &far);
    }

    pub fn positions(&mut self, name: &str, (arity, up_to): (usize, u64), is_lost: impl Fn(&[u64]) -> bool) {
        let mut tuples: Vec<Vec<u64>> = vec![vec![]];
        for _ in 0..arity {
            let longer = |tuple: Vec<u64>| {
                let least = tuple.last().copied().unwrap_or(0);
                (least..=up_to).map(move |n| [&tuple[..], &[n]].concat())
            };
            tuples = tuples.into_iter().flat_map(longer).collect();
        }
        let lost = tuples.into_iter().filter(|tuple| is_lost(tuple)).collect();
        let mut random = fastrand::Rng::with_seed(4);
        let mut tuple = || (0..arity).map(|_| random.u64(..) >> random.u32(1..64)).collect::<Vec<u64>>();
        let far = (0..60).map(|_| tuple()).map(|mut tuple| {
            tuple.sort_unstable();
            tuple
        });
        self.add(name, &Table::Positions(Positions { tuples: lost, up_to }), &far.collect::<Vec<_>>());
    }

    pub fn over(&mut self, name: &str, first: u64, value: impl Fn(u64, u64) -> i128) {
        let line = |k: u64| Line { first, values: (first..first + 60).map(|n| value(k, n)).collect() };
        let tables: Vec<(i128, Table)> = (2..=13).map(|k| (k.into(), Table::Line(line(k)))).collect();
        let found = find_over("k", &tables);
        assert!(!found.is_empty(), "{name}: nothing is found");
        for law in found {
            let near = (2..=13).flat_map(|k| (first..first + 60).map(move |n| vec![k, n]));
            let far = FAR.iter().flat_map(|&n| [vec![17, n], vec![1_000_000_007, n]]);
            self.laws.push((name.to_owned(), law, near.chain(far).collect()));
        }
    }

    /// All in one program, in an edition; a warning is an error.
    fn program(&self) -> String {
        let mut text = String::new();
        let mut main = String::new();
        for (i, (_, found, points)) in self.laws.iter().enumerate() {
            let code = found.code("Confirmed by nothing but a test.");
            assert!(code.lines().all(|line| line.chars().count() <= 100), "{code}");
            let public = code.replacen(
                &format!("fn {}", found.law.code.name()),
                &format!("pub fn {}", found.law.code.name()),
                1,
            );
            _ = writeln!(text, "mod law_{i} {{\n{public}\n}}");
            let call = check::call(&found.law.code, &format!("law_{i}::{}", found.law.code.name()));
            let points = points.iter().filter(|at| (found.law.predict)(at).is_some()).count();
            _ = writeln!(main, "    for _ in 0..{points} {{ let at = read(); println!(\"{{}}\", {call}); }}");
        }
        format!(
            "{text}
fn read() -> Vec<u64> {{
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    line.trim().split(' ').map(|word| word.parse().unwrap()).collect()
}}
fn main() {{
{main}}}
"
        )
    }

    pub fn check(&self, edition: &str) {
        let folder = tempfile::TempDir::new().unwrap();
        let (source, program) = (folder.path().join("laws.rs"), folder.path().join("laws"));
        std::fs::write(&source, self.program()).unwrap();
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.args(["--edition", edition, "-Dwarnings", "-Cdebug-assertions=on", "-o"]);
        let output = rustc.arg(&program).arg(&source).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let asked = self.laws.iter().flat_map(|(name, found, points)| {
            points.iter().filter_map(move |at| Some((name, found, at, (found.law.predict)(at)?)))
        });
        let asked: Vec<_> = asked.collect();
        let mut running =
            Command::new(&program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (mut stdin, input) =
            (running.stdin.take().unwrap(), check::input(asked.iter().map(|question| question.2)));
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = String::from_utf8(running.wait_with_output().unwrap().stdout).unwrap();
        _ = writer.join().unwrap();
        let mut lines = output.lines();
        for (name, found, at, value) in asked {
            let said = lines.next().map(|line| line.parse::<i128>().unwrap());
            assert_eq!(said, Some(value), "{name} at {at:?}: {}", found.code(""));
        }
    }
}
