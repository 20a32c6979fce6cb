//! # ABC 278 G: Generalized Subtraction Game
//!
//! - **Source**: <https://atcoder.jp/contests/abc278/tasks/abc278_g>
//! - **Limits**: 2 s, 1024 MB (from a mirror)
//! - **Idea**: if the middle of the row can be taken, the answer to each move is its mirror image;
//!   otherwise L = R, and the rows are a sum of octal games 0.0...07.
//! - **Template**: `octal`

use grundy::octal::Code;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::talk(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, l, r] = input.array()?;
    input.require(1 <= l && l <= r && r <= n && n <= 2000, "1 <= L <= R <= N <= 2000")?;
    let mut mirror = (l..=r).find(|y| (n - y) % 2 == 0).map(|y| [(n - y) / 2 + 1, y]); // its own image
    let (code, sg) = (Code::taking(l), Code::taking(l).values(n));
    let (mut rows, mut is_ours) = (vec![(1, n)], mirror.is_some() || sg[n] != 0);
    out.line(if is_ours { "First" } else { "Second" });
    loop {
        let all = sum::grundy(rows.iter().map(|&(_, length)| sg[length]));
        let winning = |&(from, length): &(usize, usize)| {
            let mut leaves = code.winning_moves(length, all ^ u64::from(sg[length]), |row| sg[row]);
            Some([from + leaves.next()?.first().unwrap_or(&0), l])
        };
        let cards = match mirror {
            _ if !is_ours => input.until_zeros()?,
            None => rows.iter().find_map(winning),
            image => image,
        };
        let [x, y] = if let Some(cards) = cards { cards } else { return Ok(()) };
        let row = rows.iter().position(|&(from, length)| from <= x && y <= length && x - from <= length - y);
        let (from, length) = rows.swap_remove(row.ok_or("the judge takes what is not there")?);
        rows.extend([(from, x - from), (x + y, from + length - x - y)]);
        mirror = mirror.map(|_| [n + 2 - x - y, y]);
        if is_ours {
            out.words([x, y]);
        }
        is_ours = !is_ours;
    }
}
