//! A maze of bytes: breadth-first search with keys as bits, then a path drawn into it.
//! input: 4 5\n@.a.#\n.#.A.\n.#b##\n...B$\n
//! input: 1 3\n@#$\n
//! input: 3 3\n@..\n.#.\n..$\n
use std::collections::VecDeque;
use std::io::{self, BufRead};

fn main() {
    let mut lines = io::stdin().lock().lines().flatten();
    let head = lines.next().unwrap();
    let dims: Vec<usize> = head.split(' ').map(|s| s.parse().unwrap()).collect();
    let (rows, cols) = (dims[0], dims[1]);
    let grid: Vec<Vec<u8>> = lines.take(rows).map(String::into_bytes).collect();
    let start = grid.iter().enumerate().find_map(|(r, l)| Some((r, l.iter().position(|&b| b == b'@')?))).unwrap();
    let index = |r: usize, c: usize, k: u16| ((r * cols + c) << 10) | k as usize;
    let mut from = vec![u32::MAX; rows * cols << 10];
    let mut queue = VecDeque::new();
    queue.push_back((start.0, start.1, 0u16, 0u32));
    from[index(start.0, start.1, 0)] = index(start.0, start.1, 0) as u32;
    while let Some((r, c, keys, d)) = queue.pop_front() {
        if grid[r][c] == b'$' {
            println!("{} with {:010b}", d, keys);
            let mut shown = grid.clone();
            let mut at = index(r, c, keys);
            while from[at] as usize != at {
                at = from[at] as usize;
                let (r, c) = ((at >> 10) / cols, (at >> 10) % cols);
                if shown[r][c] == b'.' {
                    shown[r][c] = b'*';
                }
            }
            for line in &shown {
                println!("{}", String::from_utf8_lossy(line));
            }
            return;
        }
        for (dr, dc) in [(0isize, 1isize), (1, 0), (0, -1), (-1, 0)] {
            let Some(r2) = r.checked_add_signed(dr).filter(|&x| x < rows) else { continue };
            let Some(c2) = c.checked_add_signed(dc).filter(|&x| x < cols) else { continue };
            let k2 = match grid[r2][c2] {
                b'#' => continue,
                k @ b'a'..=b'j' => keys | 1 << (k - b'a'),
                l @ b'A'..=b'J' if keys >> (l - b'A') & 1 == 0 => continue,
                _ => keys,
            };
            let i = index(r2, c2, k2);
            if from[i] == u32::MAX {
                from[i] = index(r, c, keys) as u32;
                queue.push_back((r2, c2, k2, d + 1));
            }
        }
    }
    println!("-1");
}
