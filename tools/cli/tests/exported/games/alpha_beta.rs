//! Connect-four on a small board by alpha-beta with a table of u64 keys; tic-tac-toe by minimax.
//! input: 4 4\n
//! input: 5 4\n
//! time: 5 4\n5 5\n
use std::collections::HashMap;
use std::io::{self, BufRead};

struct Game {
    w: u32,
    h: u32,
    table: HashMap<u64, i8>,
    nodes: u64,
}

impl Game {
    fn wins(&self, b: u64) -> bool {
        let h = self.h + 1;
        [1, h, h - 1, h + 1].iter().any(|&s| {
            let m = b & b >> s;
            m & m >> (2 * s) != 0
        })
    }
    fn best(&mut self, me: u64, mask: u64, mut alpha: i8, beta: i8) -> i8 {
        self.nodes += 1;
        if mask.count_ones() == self.w * self.h {
            return 0;
        }
        let h = self.h + 1;
        for c in 0..self.w {
            let column = ((1u64 << self.h) - 1) << (c * h);
            if mask & column != column {
                let stone = (mask + (1 << (c * h))) & !mask & column;
                if self.wins(me | stone) {
                    return 1;
                }
            }
        }
        let key = me.wrapping_add(mask << 1);
        if let Some(&v) = self.table.get(&key) {
            return v;
        }
        let from = alpha;
        let mut best = -1;
        for k in 0..self.w {
            let c = if k % 2 == 0 { self.w / 2 + k / 2 } else { self.w / 2 - (k + 1) / 2 };
            if c >= self.w {
                continue;
            }
            let column = ((1u64 << self.h) - 1) << (c * h);
            if mask & column == column {
                continue;
            }
            let next = mask | (mask + (1 << (c * h))) & column;
            best = best.max(-self.best(next ^ (me | next & !mask), next, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        if best > from && best < beta {
            self.table.insert(key, best);
        }
        best
    }
}

fn tic_tac_toe(board: &mut [[Option<bool>; 3]; 3], turn: bool, count: &mut [u32; 3]) -> i32 {
    let b = *board;
    let line = |p: [(usize, usize); 3]| p.iter().all(|&(r, c)| b[r][c] == Some(!turn));
    let won = (0..3).any(|i| line([(i, 0), (i, 1), (i, 2)]) || line([(0, i), (1, i), (2, i)]))
        || line([(0, 0), (1, 1), (2, 2)])
        || line([(0, 2), (1, 1), (2, 0)]);
    if won {
        count[turn as usize] += 1;
        return -1;
    }
    let mut best = None;
    for i in 0..9 {
        if board[i / 3][i % 3].is_none() {
            board[i / 3][i % 3] = Some(turn);
            let v = -tic_tac_toe(board, !turn, count);
            board[i / 3][i % 3] = None;
            best = best.max(Some(v));
        }
    }
    best.unwrap_or_else(|| {
        count[2] += 1;
        0
    })
}

fn main() {
    let mut count = [0; 3];
    println!("{} {:?}", tic_tac_toe(&mut Default::default(), true, &mut count), count);
    for line in io::stdin().lock().lines() {
        let line = line.unwrap();
        let Some((w, h)) = line.trim().split_once(' ') else { break };
        let mut g = Game { w: w.parse().unwrap(), h: h.parse().unwrap(), table: HashMap::new(), nodes: 0 };
        let v = g.best(0, 0, -1, 1);
        println!("{}x{}: {:+} after {} nodes, {} kept", w, h, v, g.nodes, g.table.len());
    }
}
