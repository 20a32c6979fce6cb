//! # HDU 3980: Paint Chain
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3980>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: the first move opens the circle into a row, from which M neighbouring beads are
//!   taken at a time: the octal game 0.0...07.
//! - **Template**: `circle`, `octal`

use grundy::circle;
use grundy::octal::Code;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut tables = vec![None; 1001]; // by M, each for the longest row
    for case in 1..=input.int::<u32>()? {
        let [n, m] = input.array()?;
        input.within(&[n, m], 1..=1000)?;
        let table = tables[m].get_or_insert_with(|| Code::taking(m).values(1000));
        let wins = circle::first_player_wins(&[m], &[n as u64], |row| table[row as usize]);
        out.line(format_args!("Case #{case}: {}", if wins { "aekdycoin" } else { "abcdxyzk" }));
    }
    Ok(())
}
