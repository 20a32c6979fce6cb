//! Bundles of programs that use libraries other than the templates: those of a workspace, and
//! crates of the registry, whose source becomes part of the file.

use crate::fixture::{Said, grundy, said, write_file};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The workspace in `tests/package`, where cargo may build it.
fn workspace(folder: &Path) -> PathBuf {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/package");
    let copied = Command::new("cp").args(["-r", source]).arg(folder).status().unwrap();
    assert!(copied.success());
    folder.join("package/contest")
}

/// A sample for a program, with the answer of the program that cargo builds.
fn sample(package: &Path, program: &str, input: &str) {
    let samples = package.join("samples");
    fs::create_dir_all(&samples).unwrap();
    fs::write(samples.join("a.in"), input).unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["run", "--release", "--quiet", "--bin", program]).current_dir(package);
    let output = cargo.stdin(fs::File::open(samples.join("a.in")).unwrap()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    fs::write(samples.join("a.out"), output.stdout).unwrap();
}

/// The `Cargo.toml` of a package.
fn package(name: &str, edition: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"{edition}\"\n")
}

/// Bundles a source of a package, with options, which must be right on the sample.
fn right(package: &Path, source: &str) -> Said {
    let said = grundy(package, &format!("bundle src/{source} --samples samples"));
    assert_eq!(said.code, 0, "{source}: {}", said.stderr);
    assert!(said.stderr.contains("right on 1 sample"), "{source}: {}", said.stderr);
    said
}

/// Renamed dependencies, features, nested files, exported macros, `$crate`, `include_str!`,
/// implementations in modules that nobody names.
#[test]
fn a_program_of_a_workspace() {
    let folder = TempDir::new().unwrap();
    let package = workspace(folder.path());
    sample(&package, "all", "1 2 3 4\n");
    for form in ["", " --minify", " --edition 2018", " --edition 2024"] {
        let said = right(&package, &format!("bin/all.rs{form}"));
        for gone in
            ["never_used", "unused", "smaller", "circumference", "Square", "never_called", "Sub", "bytes"]
        {
            assert!(!said.stdout.contains(gone), "{gone} is still there:\n{}", said.stdout);
        }
    }
}

/// A large library whose implementations come from macros, whose types have names of std and
/// mention each other, and a macro that only code for another system calls.
const LARGE: &str = r#"
macro_rules! only_there { ($name:ident) => { pub fn $name() {} } }
#[cfg(windows)]
mod windows { only_there!(there); }
macro_rules! operations { ($of:ident, $name:ident, $sign:tt, $($by:ident)*) => { $(
    impl std::ops::$of<$by> for Large { type Output = Large;
        fn $name(self, other: $by) -> Large { Large(self.0 $sign other as u64) } }
)* } }
macro_rules! chosen { ($item:item) => { $item } }
mod digit { chosen!(pub type Digit = u64;); }
mod idle { use super::digit::Digit; use super::boxed::Box; pub fn idle(_: Box<Digit>) {} }
use digit::Digit;
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Large(pub Digit);
operations!(Add, add, +, u8);
operations!(Add, add, +, u32);
operations!(Mul, mul, *, u8);
operations!(Mul, mul, *, u32);
pub trait Both: std::ops::Add<u32> + std::ops::Mul<u32> {}
impl Both for Large {}
pub trait Doubled { fn doubled(self) -> Self; }
impl<T: std::ops::Mul<u32, Output = T>> Doubled for T { fn doubled(self) -> T { self * 2u32 } }
pub mod boxed {
    pub struct Box<T>(pub T);
    impl<T> Box<T> { pub fn into_vec(self) -> super::vec::Vec<T> { super::vec::Vec(self) } }
    impl<T: Iterator> Iterator for Box<T> { type Item = T::Item; fn next(&mut self) -> Option<T::Item> { self.0.next() } }
}
pub mod vec {
    use super::boxed::Box;
    pub struct Vec<T>(pub Box<T>);
    impl<T> From<Box<T>> for Vec<T> { fn from(all: Box<T>) -> Vec<T> { all.into_vec() } }
}
"#;

/// Bundles a program of a large library, which is this text and 300 parts; it must be right on the
/// sample.
fn with_large(library: &str, part: impl Fn(usize) -> String, solution: &str, sample: [&str; 2]) -> Said {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    write("Cargo.toml", &(package("solved", "2021") + "[dependencies]\nlarge = { path = \"large\" }\n"));
    write("large/Cargo.toml", &package("large", "2021"));
    write("large/src/lib.rs", &(library.to_owned() + &(0..300).map(part).collect::<String>()));
    write("src/main.rs", solution);
    write("samples/a.in", sample[0]);
    write("samples/a.out", sample[1]);
    right(folder.path(), "main.rs")
}

#[test]
fn a_large_library_of_macros() {
    let idle = |n: usize| {
        format!(
            "pub mod idle{n} {{ use super::Large; pub struct Idle(pub std::vec::Vec<Large>);\n\
             impl Default for Idle {{ fn default() -> Idle {{ Idle(vec![Large({n}) + 1u8, Large(2) * 3u8]) }} }}\n\
             impl Iterator for Idle {{ type Item = Large; fn next(&mut self) -> Option<Large> {{ self.0.pop() }} }}\n\
             impl Drop for Idle {{ fn drop(&mut self) {{ self.0.clear() }} }} }}\n"
        )
    };
    let solution = "use large::{Doubled, Large};\nfn main() {\n    let mut line = String::new();\n    \
                    std::io::stdin().read_line(&mut line).unwrap();\n    \
                    let all: Vec<u32> = line.split_whitespace().map(|n| n.parse().unwrap()).collect();\n    \
                    println!(\"{:?}\", all.iter().fold(Large(1), |sum, &n| sum.doubled() + n));\n}\n";
    let said = with_large(LARGE, idle, solution, ["5 6\n", "Large(20)\n"]);
    for gone in ["idle", "Idle", "Box", "u8", "Both", "windows"] {
        assert!(!said.stdout.contains(gone), "{gone} is still there:\n{}", said.stdout);
    }
    assert!(said.stdout.contains("operations!(Mul, mul, *, u32);"), "{}", said.stdout);
}

/// A large library whose operators come from macros: two of one name for two types, others that are
/// about one of these and `i64`; a function with the name of a module; a method of a number whose
/// type is not known yet.
const TOWER: &str = r#"
pub mod ratio {
    use std::ops::{Add, Mul};
    #[derive(Clone, Copy, Debug)]
    pub struct Ratio<T>(pub T, pub T);
    macro_rules! forward { (impl $of:ident, $name:ident) => { impl $of<Ratio<i64>> for Ratio<i64> { type Output = Self;
        fn $name(self, other: Self) -> Self { Ratio(self.0.$name(other.0), self.1.$name(other.1)) } } } }
    macro_rules! from_integer { ($from:ty, $by:ident) => {
        impl From<$from> for Ratio<i64> { fn from(n: $from) -> Self { Ratio($by(n as f64), 1) } } } }
    from_integer!(i64, approximate);
    from_integer!(u8, approximate);
    forward!(impl Add, add);
    forward!(impl Mul, mul);
    fn approximate(x: f64) -> i64 { super::power::power(x as i64, 1) }
}
pub mod complex {
    use std::ops::{Add, Mul};
    #[derive(Clone, Copy, Debug)]
    pub struct Complex<T>(pub T, pub T);
    macro_rules! forward { (impl $of:ident, $name:ident) => { impl $of<Complex<i64>> for Complex<i64> { type Output = Self;
        fn $name(self, other: Self) -> Self { Complex(self.0.$name(other.0), self.1.$name(other.1)) } } } }
    forward!(impl Add, add);
    forward!(impl Mul, mul);
}
pub trait Signed { fn abs(&self) -> Self; }
macro_rules! signed { ($($of:ty)*) => { $( impl Signed for $of { fn abs(&self) -> $of { if *self < 0 as $of { -*self } else { *self } } } )* } }
macro_rules! signed_float { ($of:ty) => { impl Signed for $of { fn abs(&self) -> $of { if *self < 0 as $of { -*self } else { *self } } } } }
signed_float!(f32);
signed_float!(f64);
signed!(isize i8 i16 i32 i64 i128);
pub mod power {
    pub fn power(x: i64, by: u32) -> i64 { (0..by).fold(1, |all, _| all * x) }
    pub fn last() {}
    pub mod inner { use super::super::complex::Complex; pub fn power(x: Complex<i64>) -> Complex<i64> { x * x } }
}
pub use power::power;
macro_rules! gap { ($name:ident, $of:ty) => { pub fn $name(shift: u32) -> $of { return (1 << shift).abs(); } } }
gap!(gap, i64);
"#;

#[test]
fn a_large_library_of_numbers() {
    let more = |n: usize| {
        format!(
            "pub mod more{n} {{ use super::{{complex::Complex, power::inner, ratio::Ratio}};\n\
             pub fn sum(all: &[Complex<i64>]) -> Complex<i64> {{ all.iter().fold(Complex({n}, 0), |a, &b| a + inner::power(b)) }}\n\
             pub fn ratio(n: i64) -> Ratio<i64> {{ Ratio::from(n) * Ratio::from(3u8) + Ratio({n}, 1) }}\n\
             pub fn real(x: f32) -> f32 {{ super::Signed::abs(&x) + super::Signed::abs(&{n}f64) as f32 }}\n\
             pub fn all() -> Vec<Complex<i64>> {{ (0..{n}).map(|n| Complex(n, super::gap(n as u32)) * Complex(1, n)).collect() }} }}\n"
        )
    };
    let solution = "use large::{gap, power, ratio::Ratio};\nfn main() {\n    let mut line = String::new();\n    \
                    std::io::stdin().read_line(&mut line).unwrap();\n    let n: i64 = line.trim().parse().unwrap();\n    \
                    println!(\"{:?} {} {}\", Ratio(n, 2) + Ratio(3, 4), gap(3), power(n, 2));\n}\n";
    let said = with_large(TOWER, more, solution, ["5\n", "Ratio(8, 6) 8 25\n"]);
    for gone in ["more", "Complex", "Mul", "from_integer", "signed_float", "inner"] {
        assert!(!said.stdout.contains(gone), "{gone} is still there:\n{}", said.stdout);
    }
}

/// A large library of which little runs: parts of traits that must be there and call methods that
/// their types have of the same names, with and without the types' names; types of one name in
/// several modules, which parts of traits have, too; a function that only a constant calls; an
/// import of what is gone; names of std.
const IDLE: &str = r#"
pub trait Build { fn add(&mut self, x: u64); fn update(&mut self, x: u64); fn len(self) -> u64; }
pub struct Graph { all: Vec<u64> }
impl Graph {
    pub fn new() -> Graph { Graph { all: Vec::with_capacity(SIZE) } }
    pub fn add(&mut self, x: u64) { self.all.push(x) }
    pub fn update(&mut self, x: u64) { self.all[0] = x }
    pub fn len(&self) -> u64 { self.all.len() as u64 }
    pub fn unneeded(&self) -> hash::HashSet { util::likely(); hash::HashSet(vec![]) }
}
impl Build for Graph {
    fn add(&mut self, x: u64) { self.add(x) }
    fn update(&mut self, x: u64) { self.update(x) }
    fn len(self) -> u64 { Graph::len(&self) }
}
const SIZE: usize = size(2);
const fn size(x: usize) -> usize { x * 4 }
pub fn built<G: Build>(mut graph: G) -> G { graph.add(7); graph }
pub trait Walk { type Steps: Iterator<Item = u64>; fn steps(self) -> Self::Steps; }
impl<'a> Walk for &'a Graph { type Steps = near::Steps<'a>; fn steps(self) -> Self::Steps { near::Steps(&self.all, 0) } }
pub fn sum<G: Walk>(graph: G) -> u64 { graph.steps().sum() }
mod near {
    pub struct Steps<'a>(pub &'a [u64], pub usize);
    impl Iterator for Steps<'_> {
        type Item = u64;
        fn next(&mut self) -> Option<u64> { self.1 += 1; self.0.get(self.1 - 1).copied() }
    }
}
mod far {
    use super::hash::HashSet;
    pub struct Steps(pub HashSet);
    impl Iterator for Steps { type Item = u64; fn next(&mut self) -> Option<u64> { self.0.0.pop() } }
}
mod hash {
    use super::util::likely;
    pub struct HashSet(pub Vec<u64>);
    impl Drop for HashSet { fn drop(&mut self) { likely() } }
}
mod util { pub fn likely() {} }
mod set {
    use std::collections::HashSet;
    pub trait Seen { fn seen(&mut self, x: u64) -> bool; }
    impl Seen for HashSet<u64> { fn seen(&mut self, x: u64) -> bool { !self.insert(x) } }
}
pub use set::Seen;
pub trait Mapped { type Map: Seen + Default; fn map(&self) -> Self::Map { Default::default() } }
impl Mapped for Graph { type Map = std::collections::HashSet<u64>; }
pub fn seen<G: Mapped>(graph: &G, x: u64) -> bool { let mut map = graph.map(); map.seen(x); map.seen(x) }
"#;

#[test]
fn a_large_library_of_which_little_runs() {
    let more = |n: usize| {
        format!(
            "pub mod more{n} {{ use super::{{Build, Graph, hash::HashSet}}; pub struct Steps(pub Vec<HashSet>);\n\
             impl Steps {{ pub fn add(&mut self) {{ self.0.push(HashSet(vec![{n}])) }} pub fn update(&mut self) {{ self.add() }}\n\
             pub fn new() -> Steps {{ Steps(vec![]) }} pub fn len(&self) -> usize {{ self.0.len() }} }}\n\
             impl From<Graph> for Steps {{ fn from(graph: Graph) -> Steps {{ graph.unneeded(); Build::len(graph); Steps::new() }} }} }}\n"
        )
    };
    let solution = "use large::{built, seen, sum, Graph};\nfn main() {\n    let mut line = String::new();\n    \
                    std::io::stdin().read_line(&mut line).unwrap();\n    let mut graph = built(Graph::new());\n    \
                    line.split_whitespace().for_each(|n| graph.add(n.parse().unwrap()));\n    \
                    println!(\"{} {}\", sum(&graph), seen(&graph, 3));\n}\n";
    let said = with_large(IDLE, more, solution, ["5 6\n", "18 true\n"]);
    for gone in ["more", "unneeded", "mod hash", "mod far", "likely"] {
        assert!(!said.stdout.contains(gone), "{gone} is still there:\n{}", said.stdout);
    }
    assert!(said.stdout.len() < 2_500, "{} bytes", said.stdout.len());
}

/// What no judge takes is refused before all that could go is looked for; what is only too long for
/// one, with the library that makes it long.
#[test]
fn a_program_that_needs_too_much_of_a_library() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    write("Cargo.toml", &(package("solved", "2021") + "[dependencies]\nlong = { path = \"long\" }\n"));
    write("long/Cargo.toml", &package("long", "2021"));
    let step =
        |n: usize| format!("pub fn step{n}(x: u64) -> u64 {{ step{}(x.wrapping_mul({n}) ^ {n}) }}\n", n + 1);
    write("src/main.rs", "fn main() { println!(\"{}\", long::step0(1)); }\n");
    for (steps, said) in [
        (2500, "Codeforces takes at most 65535 bytes; what is needed of the libraries seems to have more"),
        (1300, "help: that is its length without all that was found to be unneeded, and `mod long` has "),
    ] {
        let last = format!("fn step{steps}(x: u64) -> u64 {{ x }}\n");
        write("long/src/lib.rs", &((0..steps).map(step).collect::<String>() + &last));
        let bundle = grundy(folder.path(), "bundle src/main.rs --no-run --judge codeforces");
        assert_eq!(bundle.code, 1, "{}", bundle.stderr);
        assert!(bundle.stderr.contains(said), "{}", bundle.stderr);
    }
}

/// Cargo has a nightly compiler: nobody is to blame for what it takes, and no judge's does.
#[cfg(unix)]
#[test]
fn a_program_for_nightly_cargo() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    let manifest = package("solved", "2021");
    write("Cargo.toml", &(manifest + "[dependencies]\nodd = { path = \"odd\" }\n"));
    write("odd/Cargo.toml", &package("odd", "2021"));
    write("odd/src/lib.rs", "#![feature(never_type)]\npub fn odd(_: Option<!>) -> u8 { 7 }\n");
    write("src/main.rs", "fn main() { println!(\"{}\", odd::odd(None)); }\n");
    write("nightly", &format!("#!/bin/sh\nRUSTC_BOOTSTRAP=1 exec '{}' \"$@\"\n", env!("CARGO")));
    let cargo = folder.path().join("nightly");
    fs::set_permissions(&cargo, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let said = said(folder.path(), "bundle src/main.rs --no-run", &[("CARGO", cargo.as_os_str())]);
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(said.stderr.contains("help: that is nightly Rust"), "{}", said.stderr);
    assert!(!said.stderr.contains("fault"), "{}", said.stderr);
}

/// Macros that the root of a program, a module of it or a second library has, too, and imports
/// named like the library that they come from.
#[test]
fn names_that_a_program_shares_with_its_libraries() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    let uses = "[dependencies]\ntree = { path = \"tree\" }\nio = { path = \"io\" }\n";
    write("Cargo.toml", &(package("solved", "2021") + uses));
    write("tree/Cargo.toml", &package("tree", "2021"));
    write("io/Cargo.toml", &package("io", "2021"));
    write(
        "tree/src/lib.rs",
        "#[macro_export]\nmacro_rules! half { ($n:expr) => { $crate::half($n) } }\n\
         pub fn half(n: i32) -> i32 { n / 2 }\n\
         #[macro_export]\nmacro_rules! leaf { ($n:expr) => { $crate::leaf::leaf(half!($n)) } }\n\
         pub mod leaf { pub fn leaf(n: i32) -> i32 { half!(n) } }\n\
         #[macro_export]\nmacro_rules! twice { ($n:expr) => { $n * 2 } }\n\
         #[macro_export]\nmacro_rules! who { () => { 1 } }\n\
         pub mod tree { pub fn node(n: i32) -> i32 { n + 10 } }\npub struct Node;\n",
    );
    write("io/src/lib.rs", "#[macro_export]\nmacro_rules! who { () => { 2 } }\npub fn five() -> i32 { 5 }\n");
    let programs = [
        (
            "module",
            "#[macro_use]\nextern crate tree;\nmod a { use tree::twice; pub fn f() -> i32 { twice!(4) } }\n\
                    fn main() { println!(\"{} {}\", twice!(2), a::f()); }\n",
            "4 8\n",
        ),
        (
            "root",
            "#[macro_use]\nextern crate tree;\nuse tree::{twice, Node};\n\
                  fn main() { let _ = Node; println!(\"{}\", twice!(2)); }\n",
            "4\n",
        ),
        (
            "last",
            "#[macro_use]\nextern crate tree;\n#[macro_use]\nextern crate io;\n\
                  fn main() { println!(\"{} {}\", who!(), twice!(3)); }\n",
            "2 6\n",
        ),
        (
            "listed",
            "#[macro_use]\nextern crate io;\n#[macro_use(twice)]\nextern crate tree;\n\
                  fn main() { println!(\"{} {}\", who!(), twice!(3)); }\n",
            "2 6\n",
        ),
        (
            "rename",
            "#[macro_use]\nextern crate io;\nmod a { use tree::twice as who; pub fn f() -> i32 { who!(4) } }\n\
                    fn main() { println!(\"{} {}\", who!(), a::f()); }\n",
            "2 8\n",
        ),
        (
            "macros",
            "use tree::{half, leaf};\n\
                  fn main() { println!(\"{} {} {}\", half!(6) + half(2), leaf!(8), leaf::leaf(4) + tree::half!(2)); }\n",
            "4 2 3\n",
        ),
        ("import", "use tree::tree;\nfn main() { println!(\"{}\", tree::node(1)); }\n", "11\n"),
        (
            "of_std",
            "use std::io;\nfn main() { println!(\"{} {}\", io::read_to_string(io::stdin()).unwrap().len(), \
                    ::io::five()); }\n",
            "0 5\n",
        ),
    ];
    write("samples/a.in", "");
    for (name, program, answer) in programs {
        write(&format!("src/bin/{name}.rs"), program);
        write("samples/a.out", answer);
        right(folder.path(), &format!("bin/{name}.rs"));
    }
}

/// `extern crate` of other libraries, of itself and of parts of std in a library and in files of a
/// program.
#[test]
fn extern_crates_in_libraries_and_files() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    let dependency = |name: &str| format!("[dependencies]\n{name} = {{ path = \"../{name}\" }}\n");
    let uses = "[dependencies]\ntree = { path = \"tree\" }\nwords = { path = \"words\" }\n";
    write("Cargo.toml", &(package("solved", "2021") + uses));
    write("words/Cargo.toml", &package("words", "2021"));
    write("tree/Cargo.toml", &(package("tree", "2021") + &dependency("words")));
    write(
        "words/src/lib.rs",
        "#[macro_export]\nmacro_rules! one { () => { 1 } }\n\
         #[macro_export]\nmacro_rules! two { () => { one!() + one!() } }\npub fn five() -> i32 { 5 }\n",
    );
    write(
        "tree/src/lib.rs",
        "#[macro_use]\nextern crate words;\nextern crate self as tree;\npub extern crate std as system;\n\
         mod leaf;\nmod inner {\n    use tree::leaf::leaf;\n    \
         pub fn both() -> i32 { leaf() + two!() + ::tree::one() + ::system::cmp::max(0, 1) }\n}\n\
         pub fn one() -> i32 { one!() }\npub use inner::both;\npub mod hidden {\n    \
         extern crate words as w;\n    pub fn five() -> i32 { w::five() }\n}\n",
    );
    write("tree/src/leaf.rs", "pub fn leaf() -> i32 { 10 * two!() + ::tree::one() }\n");
    write("src/part.rs", "pub fn part() -> i32 { pair!() + t::one() }\n");
    write("src/macros.rs", "macro_rules! pair { () => { two!() } }\n");
    let program = "#[macro_use]\nextern crate words;\nextern crate tree as t;\nextern crate self as own;\n\
                   #[macro_use]\nmod macros;\nmod part;\nfn main() {\n    extern crate words as w;\n    \
                   println!(\"{} {} {} {}\", t::both(), ::own::part::part(), w::five(), ::t::hidden::five());\n}\n";
    write("src/main.rs", program);
    write("samples/a.in", "");
    write("samples/a.out", "25 3 5 5\n");
    right(folder.path(), "main.rs");
}

/// What only one edition allows, and a path that a macro is given.
#[test]
fn libraries_that_fit_into_no_file() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    let uses = "[dependencies]\nnew = { path = \"new\" }\ndata = { path = \"data\" }\n";
    write("Cargo.toml", &(package("solved", "2021") + uses));
    write("new/Cargo.toml", &package("new", "2024"));
    write("data/Cargo.toml", &package("data", "2021"));
    write(
        "new/src/lib.rs",
        "pub fn next(n: Option<i32>) -> i32 { if let Some(n) = n && n > 0 { n + 1 } else { 0 } }\n",
    );
    write(
        "data/src/lib.rs",
        "macro_rules! text { ($file:expr) => { include_str!($file) } }\n\
         pub fn size() -> usize { text!(\"a.txt\").len() }\n",
    );
    write("data/src/a.txt", "abc");
    write("src/bin/new.rs", "fn main() { println!(\"{}\", new::next(Some(1))); }\n");
    write("src/bin/data.rs", "fn main() { println!(\"{}\", data::size()); }\n");
    for (name, help) in [
        ("new", "this file has edition 2021; of another: new 2024: what only one of them allows"),
        ("data", "a macro gives `include_str!` or the like its path"),
    ] {
        let said = grundy(folder.path(), &format!("bundle src/bin/{name}.rs --no-run"));
        assert_eq!((said.code, said.stdout.as_str()), (1, ""), "{name}: {}", said.stderr);
        assert!(said.stderr.contains(help), "{name}: {}", said.stderr);
        assert!(!said.stderr.contains("fix the file"), "{name}: {}", said.stderr);
    }
    let said = grundy(folder.path(), "bundle src/bin/new.rs --no-run --edition 2024");
    assert_eq!(said.code, 0, "{}", said.stderr);
}

/// The exported one moves to the start of its library, where all of it would see it.
#[test]
fn two_macros_of_one_name() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    write("Cargo.toml", &(package("solved", "2021") + "[dependencies]\nlib = { path = \"lib\" }\n"));
    write("lib/Cargo.toml", &package("lib", "2021"));
    let own = "mod a { macro_rules! m { () => { 1 } } pub fn f() -> u8 { m!() } } pub use a::f;\n";
    write("lib/src/lib.rs", &format!("{own}#[macro_export] macro_rules! m {{ () => {{ 2 }} }}\n"));
    write("src/main.rs", "fn main() { println!(\"{}\", lib::f() + lib::m!()) }\n");
    let said = grundy(folder.path(), "bundle src/main.rs --no-run");
    assert_eq!(said.code, 2, "{}", said.stderr);
    assert!(said.stderr.contains("lib has two macros `m`, and exports only one"), "{}", said.stderr);
}

/// Cargo's own release profile may do something else than a judge.
#[test]
fn a_profile_that_no_judge_has() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    let manifest = package("solved", "2021") + "[dependencies]\nnums = { path = \"nums\" }\n";
    write("nums/Cargo.toml", &package("nums", "2021"));
    write("nums/src/lib.rs", "pub fn twice(n: u8) -> u8 { n + n }\n");
    write("src/main.rs", "fn main() { println!(\"{}\", nums::twice(std::env::args().count() as u8)); }\n");
    for (profile, remark) in [
        ("opt-level = 1\noverflow-checks = false\n", ""),
        ("overflow-checks = true\n", "without overflow-checks = true of [profile.release]"),
        (
            "panic = \"abort\"\ndebug-assertions = true\n",
            "without debug-assertions = true and panic = \"abort\" of [profile.release]",
        ),
    ] {
        write("Cargo.toml", &format!("{manifest}[profile.release]\n{profile}"));
        let said = grundy(folder.path(), "bundle src/main.rs --no-run");
        assert_eq!(said.code, 0, "{}", said.stderr);
        assert!(said.stderr.contains(remark), "{}", said.stderr);
        assert_eq!(said.stderr.contains("[profile.release]"), !remark.is_empty(), "{}", said.stderr);
    }
    // Without libraries, too; and then the package's variables are there.
    let manifest = package("solved", "2021");
    write("src/main.rs", "fn main() { println!(\"{}\", env!(\"CARGO_PKG_NAME\")); }\n");
    for (profile, remark) in [("overflow-checks = true\n", "without overflow-checks = true"), ("", "")] {
        write("Cargo.toml", &format!("{manifest}[profile.release]\n{profile}"));
        let said = grundy(folder.path(), "bundle src/main.rs --no-run");
        assert!(said.code == 0 && said.stdout.contains("\"solved\""), "{}{}", said.stdout, said.stderr);
        assert!(said.stderr.contains(remark), "{}", said.stderr);
    }
}

/// rustfmt takes twice as long for each further block.
#[test]
fn deeply_nested_blocks() {
    let folder = TempDir::new().unwrap();
    let block = "{".repeat(24) + "x" + &"}".repeat(24);
    let text = format!("fn main(){{let x=std::env::args().count();let b={block};println!(\"{{b}}\");}}\n");
    fs::write(folder.path().join("nested.rs"), text).unwrap();
    let said = grundy(folder.path(), "bundle nested.rs --no-run");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains(&block), "{}", said.stdout);
}

/// No lint names what `if let` drops at another time when the value comes from a method.
#[test]
fn another_edition_that_no_lint_knows() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    write("Cargo.toml", &(package("solved", "2024") + "[dependencies]\nold = { path = \"old\" }\n"));
    write("old/Cargo.toml", &package("old", "2021"));
    let library = |first: &str| {
        format!(
            "use std::cell::RefCell;\npub fn state(all: &RefCell<Vec<i32>>) -> &'static str {{\n    \
             if {first} {{ \"five\" }} else if all.try_borrow_mut().is_ok() {{ \"free\" }} else {{ \"locked\" }}\n}}\n"
        )
    };
    let main = "fn main() {\n    let mut line = String::new();\n    std::io::stdin().read_line(&mut line).unwrap();\n    \
                if line == \"asked\" { println!(\"{}\", old::state(&std::cell::RefCell::new(vec![]))); }\n}\n";
    write("src/main.rs", main);
    for (first, said) in [
        ("let Some(5) = all.borrow().first()", "it is not known whether `state` means the same here"),
        ("all.borrow().first() == Some(&5)", "edition"),
    ] {
        write("old/src/lib.rs", &library(first));
        let bundle = grundy(folder.path(), "bundle src/main.rs --no-run");
        assert!(bundle.stderr.contains(said), "{}", bundle.stderr);
        // The first made input is no longer "asked".
        write("src/main.rs", &main.replace("==", "!="));
        let tried = grundy(folder.path(), "bundle src/main.rs --no-run");
        write("src/main.rs", main);
        assert!(tried.stderr.contains(said), "{}", tried.stderr);
    }
}

/// The compiler calls such a macro unused.
#[test]
fn a_macro_that_only_code_for_another_system_calls() {
    let folder = TempDir::new().unwrap();
    let text = "macro_rules! there {\n    () => {\n        1\n    };\n}\nmacro_rules! nowhere {\n    () => {};\n}\n\
                fn main() {\n    #[cfg(windows)]\n    println!(\"{}\", there!());\n    println!(\"2\");\n}\n";
    fs::write(folder.path().join("two.rs"), text).unwrap();
    let said = grundy(folder.path(), "bundle two.rs --no-run");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("macro_rules! there"), "{}", said.stdout);
    assert!(!said.stdout.contains("nowhere"), "{}", said.stdout);
}

/// What a package cannot give is said, with its place.
#[test]
fn what_is_wrong_with_a_package() {
    let folder = TempDir::new().unwrap();
    let package = workspace(folder.path());
    let file = package.join("src/bin/own.rs");
    fs::write(&file, "use contest_kit::nothing;\nfn main() { nothing(); }\n").unwrap();
    let said = grundy(&package, "bundle src/bin/own.rs --no-run");
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(said.stderr.contains("no `nothing` in the root"), "{}", said.stderr);

    fs::write(&file, "mod elsewhere;\nuse contest_kit::Input;\nfn main() { Input::all(); }\n").unwrap();
    let said = grundy(&package, "bundle src/bin/own.rs --no-run");
    assert_eq!(said.code, 2, "{}", said.stderr);
    assert!(said.stderr.contains("`mod elsewhere;` has no file"), "{}", said.stderr);

    // A loose file beside the package's sources is a solution of its own.
    fs::write(package.join("loose.rs"), "fn main() {}\n").unwrap();
    let said = grundy(&package, "bundle loose.rs --no-run");
    assert_eq!(said.code, 0, "{}", said.stderr);

    fs::write(package.join("Cargo.toml"), "[package\n").unwrap();
    let said = grundy(&package, "bundle src/bin/own.rs --no-run");
    assert_eq!(said.code, 2, "{}", said.stderr);
    assert!(said.stderr.contains("cargo cannot read the package"), "{}", said.stderr);
}

/// A package that depends on crates of the registry.
#[cfg(feature = "embedded")]
#[test]
#[ignore = "needs a network; scripts/check.sh runs it"]
fn a_crate_of_the_registry() {
    let folder = TempDir::new().unwrap();
    let package = folder.path();
    fs::create_dir_all(package.join("src")).unwrap();
    let manifest = "[package]\nname = \"dsu\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n\
                    [dependencies]\nac-library-rs = \"=0.2.0\"\n\
                    proconio = { version = \"=0.5.0\", features = [\"derive\"] }\n";
    fs::write(package.join("Cargo.toml"), manifest).unwrap();
    let source = "use ac_library::Dsu;\nuse std::io::Read;\n\nfn main() {\n    let mut text = String::new();\n    \
                  std::io::stdin().read_to_string(&mut text).unwrap();\n    \
                  let mut numbers = text.split_whitespace().map(|word| word.parse::<usize>().unwrap());\n    \
                  let mut dsu = Dsu::new(numbers.next().unwrap());\n    \
                  while let (Some(a), Some(b)) = (numbers.next(), numbers.next()) {\n        \
                  println!(\"{}\", dsu.same(a, b));\n        dsu.merge(a, b);\n    }\n}\n";
    fs::write(package.join("src/main.rs"), source).unwrap();
    sample(package, "dsu", "4 0 1 1 0 2 3 0 3\n");
    let said = grundy(package, "bundle src/main.rs --samples samples");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("mod ac_library") && !said.stdout.contains("proconio"), "{}", said.stdout);
    assert!(said.stdout.len() < 3000, "little is needed of it:\n{}", said.stdout);

    // The judge has it: nothing is copied.
    let said = grundy(package, "bundle src/main.rs --samples samples --judge atcoder");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(!said.stdout.contains("mod ac_library"), "{}", said.stdout);

    // Its procedural macros are no source, but may be there.
    let main =
        "fn main() {\n    #![allow(unused)]\n    proconio::input! { n: u8 }\n    println!(\"{n}\");\n}\n";
    fs::write(package.join("src/main.rs"), main).unwrap();
    sample(package, "dsu", "4\n");
    let said = grundy(package, "bundle src/main.rs --samples samples");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("mod proconio {") && !said.stdout.contains("derive"), "{}", said.stdout);
    // One of them only says how the function prints.
    for macros in ["use proconio::{fastout};\n#[fastout]\n", "#[proconio::fastout]\n"] {
        fs::write(package.join("src/main.rs"), format!("{macros}{main}")).unwrap();
        let said = grundy(package, "bundle src/main.rs --samples samples");
        assert_eq!(said.code, 0, "{}", said.stderr);
        assert!(
            said.stdout.contains("BufWriter::new(") && !said.stdout.contains("fastout"),
            "{}",
            said.stdout
        );
    }
    let derived = "#[proconio::derive_readable]\nstruct One(u8);\n";
    fs::write(package.join("src/main.rs"), format!("{derived}{main}")).unwrap();
    let said = grundy(package, "bundle src/main.rs --no-run");
    assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{}", said.stderr);
    let start = "error: proconio uses proconio_derive: the crate proconio-derive 0.";
    assert!(said.stderr.starts_with(start), "{}", said.stderr);
}

/// `abs` of `&f64` is that of num, for which a macro of num makes it.
#[cfg(feature = "embedded")]
#[test]
#[ignore = "needs a network; scripts/check.sh runs it"]
fn a_crate_whose_macros_make_what_runs() {
    let folder = TempDir::new().unwrap();
    let package = folder.path();
    fs::create_dir_all(package.join("src")).unwrap();
    let manifest = self::package("sum", "2021") + "[dependencies]\nnum = \"=0.4.1\"\n";
    fs::write(package.join("Cargo.toml"), manifest).unwrap();
    for (source, most) in [
        ("let sum: f64 = [1.5, -2.5].iter().map(|x: &f64| x.abs()).sum();\n    println!(\"{sum}\");", 40_000),
        ("println!(\"{}\", 4.0_f64.sqrt());", 200),
        // Among others a macro's `Float::powi`, of a trait that comes before its functions.
        ("println!(\"{} {}\", integer::gcd(12_i64, 18), rational::Ratio::new(12_i64, 18));", 60_000),
    ] {
        let text = format!("#[allow(unused_imports)]\nuse num::*;\n\nfn main() {{\n    {source}\n}}\n");
        fs::write(package.join("src/main.rs"), text).unwrap();
        sample(package, "sum", "");
        let said = grundy(package, "bundle src/main.rs --samples samples --judge codeforces");
        assert_eq!(said.code, 0, "{}", said.stderr);
        assert!(said.stdout.len() < most && !said.stdout.contains("BigInt"), "{}", said.stdout);
        let is_licensed = said.stdout.contains("// Permission is hereby granted");
        assert_eq!(is_licensed, said.stdout.contains("mod num_traits {"), "{}", said.stdout);
    }
}
