//! # HDU 1729: Stone Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1729>
//! - **Limits**: 1 s, 32 MB (from memory, as are the rules and the format)
//! - **Idea**: the value of a box follows from the largest number of stones with which it cannot be
//!   filled yet.
//! - **Template**: `filling_boxes`

use grundy::filling_boxes;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut case = 0;
    while let Some([n]) = input.until_zeros::<usize, 1>()? {
        let mut boxes = Vec::new();
        for _ in 0..n {
            let [size, stones] = input.array()?;
            input.within(&[stones], 0..=size)?;
            boxes.push((size, stones));
        }
        case += 1;
        let wins = filling_boxes::first_player_wins(&boxes);
        out.line(format_args!("Case {case}:\n{}", if wins { "Yes" } else { "No" }));
    }
    Ok(())
}
