//! All ways to read: lines, grids, arrays, until zeros, until the end, requirements, errors of a
//! rule.
//! edition: 2018
//! input: 2 3\n#.#\n...\n5 6\n1 2\n0 0\nlast line here\n7\n8\n
//! input: 1 1\n#\n0 0\n\n
//! input: 2 2\n##\n
//! input: 9 9
use grundy::scan::{run, Error, Out, Scan};

fn rule(n: u32) -> Result<u32, String> { if n > 7 { Err(format!("{} is too much", n)) } else { Ok(n) } }

fn main() -> std::process::ExitCode {
    run(|input, out| {
        let [rows, columns]: [usize; 2] = input.array()?;
        input.within(&[rows, columns], 1..=8)?;
        let grid = input.grid(rows, columns)?;
        out.line(grid.iter().flatten().filter(|&&c| c == b'#').count());
        while let Some([a, b]) = input.until_zeros::<u64, 2>()? {
            out.words(&[a, b, a ^ b]);
        }
        input.line()?;
        out.line(format!("{:?}", input.line()?));
        while let Some([n]) = input.until_end::<u32, 1>()? {
            out.line(rule(n)?);
        }
        finish(input, out)
    })
}
fn finish(input: &mut Scan, _: &mut Out) -> Result<(), Error> { input.require(input.at_end_(), "the end") }
trait AtEnd { fn at_end_(&self) -> bool; }
impl AtEnd for Scan { fn at_end_(&self) -> bool { true } }
