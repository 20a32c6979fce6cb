//! # HDU 2999: Stone Game, Why are you always there?
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2999>
//! - **Limits**: 1 s, 32 MB (from memory, unconfirmed; so is the form of the input)
//! - **Idea**: a number of the set may leave nothing, one row or two; one table per case. The set's
//!   order and repeated numbers make no difference to the table.
//! - **Template**: `take_and_break`

use grundy::scan::{self, Error, Out, Scan};
use grundy::take_and_break::Rules;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end::<usize, 1>()? {
        let set: Vec<usize> = input.ints(n)?;
        input.within(&set, 1..=1000)?;
        let rules = Rules { takes: [set.clone(), set.clone(), set, vec![]], unequal: false };
        let sg = rules.values(1000);
        for _ in 0..input.int()? {
            let row = input.int()?;
            input.within(&[row], 0..=1000)?;
            out.line(if sg[row] != 0 { 1 } else { 2 });
        }
    }
    Ok(())
}
