//! # Codeforces 138D: World of Darkraft
//!
//! - **Source**: <https://codeforces.com/problemset/problem/138/D>
//! - **Limits**: 3 s, 256 MB (from memory)
//! - **Idea**: in diagonal coordinates a region of free cells is a rectangle on one colour of the
//!   chessboard, and a move splits it into two or four.
//! - **Template**: `sg_dfs`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sg_dfs::SgSplit;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    let board = input.grid(n, m)?;
    // Cell (i, j) is at u = i + j, v = i - j + m. A region holds the cells of one colour (u mod 2)
    // with u in from..to and v in left..right.
    let mut sg = SgSplit::new(|&[colour, from, to, left, right]: &[usize; 5]| {
        let inside = (from..to).flat_map(move |u| (left..right).map(move |v| (u, v)));
        let cells = inside.filter(move |(u, v)| u % 2 == colour && (u + v + m) % 2 == 0 && u + v >= m);
        let on_board = cells
            .map(move |(u, v)| ((u + v - m) / 2, u, v))
            .filter(move |&(i, u, _)| i < n && i <= u && u - i < m);
        let board = &board;
        on_board.map(move |(i, u, v)| {
            let (above, below, whole) = ([from, u], [u + 1, to], [from, to]);
            let (before, behind, wide) = ([left, v], [v + 1, right], [left, right]);
            let parts = match board[i][u - i] {
                b'L' => vec![[above, wide], [below, wide]],
                b'R' => vec![[whole, before], [whole, behind]],
                _ => vec![[above, before], [above, behind], [below, before], [below, behind]],
            };
            parts.into_iter().map(|[u, v]| [colour, u[0], u[1], v[0], v[1]]).collect::<Vec<_>>()
        })
    });
    let whole = |colour| [colour, 0, n + m, 0, n + m];
    let wins = sg.grundy(&whole(0)) != sg.grundy(&whole(1));
    out.line(if wins { "WIN" } else { "LOSE" });
    Ok(())
}
