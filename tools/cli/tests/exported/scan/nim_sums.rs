//! Nim with the library's scanner: counted cases, and the number of winning moves.
//! input: 3\n3 1 2 3\n2 5 5\n4 7 11 13 1\n
//! input: 1\n1 0\n
//! input: 2\n1 x\n
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for case in 1..=input.int::<u32>()? {
        let n = input.int::<usize>()?;
        let piles: Vec<u64> = input.ints(n)?;
        let x = piles.iter().fold(0, |a, b| a ^ b);
        let moves = piles.iter().filter(|&&p| p ^ x < p).count();
        out.line(format_args!("Case #{}: {} {}", case, if x == 0 { "second" } else { "first" }, moves));
    }
    Ok(())
}
