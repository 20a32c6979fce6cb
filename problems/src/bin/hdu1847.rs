//! # HDU 1847: Good Luck in CET-4 Everybody!
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1847>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: one heap, take a power of two: look it up in a table (its values are n mod 3, since
//!   3 divides no power of two).
//! - **Template**: `sg_table`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sg_table;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let powers: Vec<usize> = (0..10).map(|k| 1 << k).collect();
    let sg = sg_table::values(&powers, 1000);
    while let Some([n]) = input.until_end()? {
        input.within(&[n], 0..=1000)?;
        out.line(if sg[n] != 0 { "Kiki" } else { "Cici" });
    }
    Ok(())
}
