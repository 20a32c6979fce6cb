//! Boards of characters by the library's scanner: symmetry, cut cake, moves of a rook.
//! input: 2 3\n.#.\n#.#\n3 3\n...\n...\n..#\n
//! input: 1 1\n#\n
use grundy::scan::{self, Error, Out, Scan};
use std::collections::HashMap;

type Memo = HashMap<(usize, usize, usize, usize), u32>;

fn grundy_value(g: &[Vec<u8>], r: (usize, usize), c: (usize, usize), memo: &mut Memo) -> u32 {
    if r.0 >= r.1 || c.0 >= c.1 {
        return 0;
    }
    let key = (r.0, r.1, c.0, c.1);
    if let Some(&v) = memo.get(&key) {
        return v;
    }
    let mut seen = vec![false; 64];
    for i in r.0..r.1 {
        for j in c.0..c.1 {
            if g[i][j] == b'.' {
                let v = grundy_value(g, (r.0, i), (c.0, j), memo)
                    ^ grundy_value(g, (r.0, i), (j + 1, c.1), memo)
                    ^ grundy_value(g, (i + 1, r.1), (c.0, j), memo)
                    ^ grundy_value(g, (i + 1, r.1), (j + 1, c.1), memo);
                seen[v as usize] = true;
            }
        }
    }
    let v = seen.iter().position(|s| !s).unwrap_or(64) as u32;
    memo.insert(key, v);
    v
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n, m]) = input.until_end::<usize, 2>()? {
        let g = input.grid(n, m)?;
        let v = grundy_value(&g, (0, n), (0, m), &mut Memo::new());
        let mirrored = g.iter().all(|row| row.iter().eq(row.iter().rev()));
        out.line(format!("{} {} {:?}", if v > 0 { "WIN" } else { "LOSE" }, v, mirrored));
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    scan::run(solve)
}
