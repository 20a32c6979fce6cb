//! Own modules, functions, structs, traits and locals named like templates, the library and its
//! parts.
//! edition: 2018
mod nim { pub fn nim_sum(_: &[u64]) -> u64 { 1000 } }
mod support { pub fn mex() -> u8 { 9 } }
mod heaps { pub use grundy::nim::*; }
struct grundy_(u8);
fn bash(n: u64) -> u64 { ::grundy::bash::grundy(n, 3) }
#[allow(non_camel_case_types)]
struct wythoff;
impl wythoff { fn first_player_wins(&self) -> &'static str { "own" } }
#[derive(Debug)]
enum Outcome { Win }
macro_rules! kayles { ($n:expr) => { grundy::kayles::Kayles::new().grundy($n) }; }

fn main() {
    let scan = grundy_(3);
    let mex = support::mex();
    println!("{} {} {}", nim::nim_sum(&[]), heaps::nim_sum(&[1, 2]), bash(7));
    println!("{} {} {:?} {}", wythoff.first_player_wins(), kayles!(5), Outcome::Win, scan.0 + mex);
    let grundy = 5;
    println!("{} {:?}", grundy, grundy::walks::knight_outcome(3, 4));
}
