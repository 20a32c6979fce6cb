//! Laws that are compiled and run together.

use crate::reader::Reading;
use grundy_laws::code::check;
use grundy_laws::{Domain, Family, Found, Grid, Language, Line, Positions, Table, find, find_over};
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
        self.add_found(name, find(table), table, far);
    }

    pub fn add_found(&mut self, name: &str, found: Vec<Found>, table: &Table, far: &[Vec<u64>]) {
        let cells: Vec<Vec<u64>> = table.cells().into_iter().map(|cell| cell.0).collect();
        self.add_points(name, found, &[&cells[..], far].concat());
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
        let near = (2..=13).flat_map(|k| (first..first + 60).map(move |n| vec![k, n]));
        let far = FAR.iter().flat_map(|&n| [vec![17, n], vec![1_000_000_007, n]]);
        let points: Vec<Vec<u64>> = near.chain(far).collect();
        self.add_points(name, find_over(&Family::new("k", tables)), &points);
    }

    pub fn add_points(&mut self, name: &str, found: Vec<Found>, points: &[Vec<u64>]) {
        assert!(!found.is_empty(), "{name}: nothing is found");
        self.laws.extend(found.into_iter().map(|law| (name.to_owned(), law, points.to_vec())));
    }

    /// What the laws say at the points, where they say something.
    fn asked(&self) -> Vec<(&str, &Found, &Vec<u64>, i128)> {
        let mut asked = Vec::new();
        for (name, found, points) in &self.laws {
            asked.extend(
                points.iter().filter_map(|at| Some((name.as_str(), found, at, found.law.predict(at)?))),
            );
        }
        asked
    }

    fn codes(&self, language: Language) -> Vec<String> {
        let code = |(_, found, _): &(String, Found, Vec<Vec<u64>>)| {
            let code = found.code(language, "Confirmed by nothing but a test.");
            let is_too_long = |line: &str| line.chars().count() > 160;
            assert!(!code.lines().any(is_too_long), "{code}");
            code
        };
        self.laws.iter().map(code).collect()
    }

    /// How often each law is called: once for each point.
    fn calls(&self, language: Language, call: impl Fn(usize, String) -> String) -> String {
        let of = |(i, (_, found, points)): (usize, &(String, Found, Vec<Vec<u64>>))| {
            let count = points.iter().filter(|at| found.law.predict(at).is_some()).count();
            let name = match language {
                Language::Python => format!("laws[{i}][\"{}\"]", found.law.function_name()),
                _ => format!("law_{i}::{}", found.law.function_name()),
            };
            call(count, check::call(&found.law, language, &name))
        };
        self.laws.iter().enumerate().map(of).collect()
    }

    /// All in one program, in an edition; a warning is an error.
    fn rust(&self) -> String {
        let mut text = String::new();
        for (i, code) in self.codes(Language::Rust).iter().enumerate() {
            let name = self.laws[i].1.law.function_name();
            let public = code.replacen(&format!("fn {name}"), &format!("pub fn {name}"), 1);
            _ = writeln!(text, "mod law_{i} {{\n{public}\n}}");
        }
        let main = self.calls(Language::Rust, |count, call| {
            format!("    for _ in 0..{count} {{ let at = read(); println!(\"{{}}\", {call}); }}\n")
        });
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

    /// All in one program, each law in a namespace.
    fn cpp(&self) -> String {
        let mut text =
            "#include <cassert>\n#include <cstdint>\n#include <cstdio>\n#include <cstdlib>\n".to_owned();
        for (i, code) in self.codes(Language::Cpp).iter().enumerate() {
            let code: String = code
                .lines()
                .filter(|line| !line.starts_with("#include"))
                .map(|line| format!("{line}\n"))
                .collect();
            _ = writeln!(text, "namespace law_{i} {{\n{code}}}");
        }
        let main = self.calls(Language::Cpp, |count, call| {
            format!("    for (int i = 0; i < {count}; i++) {{ read(); show({call}); }}\n")
        });
        format!(
            "{text}
static uint64_t at[100];
static size_t count;
static void read() {{
    static char line[4096];
    if (fgets(line, sizeof line, stdin) == nullptr) abort();
    char *word = line, *end;
    for (count = 0;; word = end) {{
        unsigned long long n = strtoull(word, &end, 10);
        if (end == word) return;
        at[count++] = n;
    }}
}}
static void show(__int128 value) {{
    unsigned __int128 rest = value < 0 ? -(unsigned __int128)value : (unsigned __int128)value;
    char digits[50];
    int i = 49;
    digits[i] = 0;
    do digits[--i] = (char)('0' + (int)(rest % 10)); while ((rest /= 10) > 0);
    printf(\"%s%s\\n\", value < 0 ? \"-\" : \"\", digits + i);
}}
int main() {{
{main}}}
"
        )
    }

    /// All in one program; each law is read by itself.
    fn python(&self, folder: &std::path::Path) -> String {
        for (i, code) in self.codes(Language::Python).iter().enumerate() {
            std::fs::write(folder.join(format!("law_{i}.txt")), code).unwrap();
        }
        let main = self.calls(Language::Python, |count, call| {
            format!("for _ in range({count}):\n    at = read()\n    print(int({call}))\n")
        });
        format!(
            "import sys
laws = []
for i in range({}):
    laws.append({{}})
    exec(open(sys.argv[1] + f\"/law_{{i}}.txt\").read(), laws[i])
def read():
    return [int(word) for word in sys.stdin.readline().split()]
{main}",
            self.laws.len()
        )
    }

    /// What all programs say is what the laws say; C is the text of C++, so that it must only
    /// compile.
    pub fn check(&self, edition: &str) {
        self.read_back();
        let folder = tempfile::TempDir::new().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::write(path("laws.rs"), self.rust()).unwrap();
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.args(["--edition", edition, "-Dwarnings", "-Cdebug-assertions=on", "-o"]);
        compile(rustc.arg(path("laws")).arg(path("laws.rs")));
        self.compare(&mut Command::new(path("laws")), Language::Rust);
        std::fs::write(path("laws.cpp"), self.cpp()).unwrap();
        let mut cpp = Command::new("c++");
        // Arithmetic that overflows stops the program.
        cpp.args([
            "-std=c++17",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-fsanitize=undefined",
            "-fno-sanitize-recover",
            "-o",
        ]);
        compile(cpp.arg(path("laws_cpp")).arg(path("laws.cpp")));
        self.compare(&mut Command::new(path("laws_cpp")), Language::Cpp);
        let mut c = Command::new("cc");
        c.args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]);
        for (i, code) in self.codes(Language::C).iter().enumerate() {
            std::fs::write(path(&format!("law_{i}.c")), code).unwrap();
            c.arg(path(&format!("law_{i}.c")));
        }
        compile(&mut c);
        std::fs::write(path("laws.py"), self.python(folder.path())).unwrap();
        self.compare(Command::new("python3").arg(path("laws.py")).arg(folder.path()), Language::Python);
    }

    /// What is printed is read back, and says what the laws say.
    fn read_back(&self) {
        for (name, found, points) in &self.laws {
            let (law, formula) = (&found.law, found.law.formula().replace("wins(", "g("));
            let is_of_piles = law.function_name() == "is_lost";
            let names: Vec<&str> = match (law.domain, points[0].len()) {
                (Domain::Line, 1) => vec!["n"],
                (Domain::Line, 2) => vec!["k", "n"],
                (Domain::Line, _) => vec!["k", "l", "n"],
                _ if is_of_piles => vec![],
                _ => vec!["x", "y"],
            };
            let numbers = |at: &[u64]| at.iter().map(|&n| i128::from(n)).collect::<Vec<i128>>();
            let known: Vec<(i128, i128)> = points
                .iter()
                .filter(|at| at.len() == 1)
                .take(80)
                .map(|at| (at[0].into(), law.predict(at).unwrap()))
                .collect();
            let reading = Reading::of(&formula, &known);
            for at in points.iter().filter(|at| at.iter().all(|&n| n < 100_000)) {
                let Some(value) = law.predict(at) else { continue };
                // In front of the piles stand the parameters, if there are some.
                let count = usize::from(is_of_piles && law.family == "over a parameter");
                let mut piles = at[count..].to_vec();
                if law.domain != Domain::Ordered {
                    piles.sort_unstable();
                }
                let said = if is_of_piles {
                    reading.at(&["k"][..count], &numbers(&at[..count]), &piles)
                } else {
                    reading.at(&names, &numbers(at), &[])
                };
                assert_eq!(said, Some(value), "{name} at {at:?}: {formula}");
            }
        }
    }

    fn compare(&self, program: &mut Command, language: Language) {
        let asked = self.asked();
        let mut running = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (mut stdin, input) =
            (running.stdin.take().unwrap(), check::input(asked.iter().map(|question| question.2)));
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = String::from_utf8(running.wait_with_output().unwrap().stdout).unwrap();
        _ = writer.join().unwrap();
        let mut lines = output.lines();
        for (name, found, at, value) in asked {
            let said = lines.next().map(|line| line.parse::<i128>().unwrap());
            assert_eq!(said, Some(value), "{name} at {at:?}: {}", found.code(language, ""));
        }
    }
}

fn compile(compiler: &mut Command) {
    let output = compiler.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
