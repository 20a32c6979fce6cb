//! Islands by a recursive flood fill on a grid of chars, then distances by a queue.
//! input: 3 5\n@..*@\n.@*..\n..@@.\n0 0\n
//! input: 1 1\n*\n2 2\n@@\n**\n0 0\n
//! input: 4 4\n@@@@\n@..@\n@..@\n@@@@\n0 0\n
use std::collections::VecDeque;
use std::io::{stdin, BufRead};

const DIRS: [(i32, i32); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

fn fill(g: &mut [Vec<char>], r: i32, c: i32, with: char) -> usize {
    let here = g.get_mut(r as usize).and_then(|row| row.get_mut(c as usize));
    match here {
        Some(x) if *x == '@' => *x = with,
        _ => return 0,
    }
    1 + DIRS.iter().map(|(a, b)| fill(g, r + a, c + b, with)).sum::<usize>()
}

fn main() {
    let stdin = stdin();
    let mut lines = stdin.lock().lines().map_while(Result::ok);
    while let Some(head) = lines.next() {
        let (m, n) = match head.split_whitespace().map(|x| x.parse::<usize>()).collect::<Result<Vec<_>, _>>().as_deref() {
            Ok([0, _]) | Ok([]) => break,
            Ok(&[m, n]) => (m, n),
            other => panic!("{:?}", other),
        };
        let mut g: Vec<Vec<char>> = lines.by_ref().take(m).map(|l| l.trim().chars().collect()).collect();
        let mut sizes = vec![];
        for r in 0..m {
            for c in 0..n {
                let size = fill(&mut g, r as i32, c as i32, char::from_digit(sizes.len() as u32 % 10, 10).unwrap());
                if size > 0 {
                    sizes.push(size);
                }
            }
        }
        println!("{} {:?}", sizes.len(), sizes);
        g.iter().for_each(|row| println!("{}", row.iter().collect::<String>()));
        let mut dist = vec![vec![None; n]; m];
        let mut queue = VecDeque::from([(0usize, 0usize)]);
        dist[0][0] = Some(0u32);
        while let Some((r, c)) = queue.pop_front() {
            for (a, b) in DIRS.iter().filter(|d| d.0 == 0 || d.1 == 0) {
                let (r2, c2) = ((r as i32 + a) as usize, (c as i32 + b) as usize);
                if r2 < m && c2 < n && g[r2][c2] != '*' && dist[r2][c2].is_none() {
                    dist[r2][c2] = dist[r][c].map(|d| d + 1);
                    queue.push_back((r2, c2));
                }
            }
        }
        println!("{}", dist[m - 1][n - 1].map_or("unreachable".into(), |d| d.to_string()));
    }
}
