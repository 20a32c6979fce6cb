//! Names of the file's own that templates and their items also have.
//! gone: winning_raises, unused_too
//! kept: own mex, Scan, solution

use grundy::bash::grundy;
use grundy::mex as library_mex;

mod scan {
    pub struct Scan(pub u32);
    pub fn unused_too() {}
}

mod bits {
    pub fn grundy() -> &'static str {
        "own bits"
    }
}

fn mex(values: &[u32]) -> String {
    format!("own mex {}", library_mex::mex(values.iter().copied()))
}

struct Mex;

impl Mex {
    fn solution(&self) -> u64 {
        grundy(7, 3)
    }
}

fn main() {
    println!("{} {} {} {}", mex(&[0, 1]), Mex.solution(), scan::Scan(3).0, bits::grundy());
}
