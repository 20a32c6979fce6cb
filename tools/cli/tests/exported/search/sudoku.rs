//! Sudoku by bit masks and by dancing links; both find the same grid.
//! input: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\nend\n
//! input: 55...............................................................................\nend\n
//! time: 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\nend\n
use std::io::{self, BufRead};

struct Grid {
    cells: [u8; 81],
    rows: [u16; 9],
    cols: [u16; 9],
    boxes: [u16; 9],
}

impl Grid {
    fn toggle(&mut self, i: usize, bit: u16) {
        self.rows[i / 9] ^= bit;
        self.cols[i % 9] ^= bit;
        self.boxes[i / 27 * 3 + i % 9 / 3] ^= bit;
    }
    fn used(&self, i: usize) -> u16 {
        self.rows[i / 9] | self.cols[i % 9] | self.boxes[i / 27 * 3 + i % 9 / 3]
    }
    fn solve(&mut self) -> bool {
        let open = (0..81).filter(|&i| self.cells[i] == 0);
        let Some(i) = open.min_by_key(|&i| 9 - (self.used(i) & 511).count_ones()) else { return true };
        let mut free = !self.used(i) & 511;
        while free != 0 {
            let bit = free & (!free + 1);
            free &= free - 1;
            self.toggle(i, bit);
            self.cells[i] = bit.trailing_zeros() as u8 + 1;
            if self.solve() {
                return true;
            }
            self.cells[i] = 0;
            self.toggle(i, bit);
        }
        false
    }
}

struct Links {
    l: Vec<usize>,
    r: Vec<usize>,
    u: Vec<usize>,
    d: Vec<usize>,
    col: Vec<usize>,
    row: Vec<usize>,
    size: Vec<usize>,
}

impl Links {
    fn new(cols: usize) -> Links {
        let n = cols + 1;
        let all: Vec<usize> = (0..n).collect();
        Links {
            l: (0..n).map(|i| (i + cols) % n).collect(),
            r: (0..n).map(|i| (i + 1) % n).collect(),
            u: all.clone(),
            d: all.clone(),
            col: all,
            row: vec![usize::MAX; n],
            size: vec![0; n],
        }
    }
    fn add(&mut self, row: usize, cols: &[usize]) {
        let first = self.l.len();
        for (k, &c) in cols.iter().enumerate() {
            let x = first + k;
            self.l.push(if k == 0 { first + cols.len() - 1 } else { x - 1 });
            self.r.push(if k + 1 == cols.len() { first } else { x + 1 });
            self.u.push(self.u[c]);
            self.d.push(c);
            let up = self.u[c];
            self.d[up] = x;
            self.u[c] = x;
            self.col.push(c);
            self.row.push(row);
            self.size[c] += 1;
        }
    }
    fn cover(&mut self, c: usize) {
        let (l, r) = (self.l[c], self.r[c]);
        self.r[l] = r;
        self.l[r] = l;
        let mut i = self.d[c];
        while i != c {
            let mut j = self.r[i];
            while j != i {
                let (u, d) = (self.u[j], self.d[j]);
                self.d[u] = d;
                self.u[d] = u;
                self.size[self.col[j]] -= 1;
                j = self.r[j];
            }
            i = self.d[i];
        }
    }
    fn uncover(&mut self, c: usize) {
        let mut i = self.u[c];
        while i != c {
            let mut j = self.l[i];
            while j != i {
                self.size[self.col[j]] += 1;
                let (u, d) = (self.u[j], self.d[j]);
                self.d[u] = j;
                self.u[d] = j;
                j = self.l[j];
            }
            i = self.u[i];
        }
        let (l, r) = (self.l[c], self.r[c]);
        self.r[l] = c;
        self.l[r] = c;
    }
    fn search(&mut self, chosen: &mut Vec<usize>) -> bool {
        let heads = std::iter::successors(Some(self.r[0]), |&c| Some(self.r[c])).take_while(|&c| c != 0);
        let Some(c) = heads.min_by_key(|&c| self.size[c]) else { return true };
        self.cover(c);
        let mut i = self.d[c];
        while i != c {
            chosen.push(self.row[i]);
            let mut j = self.r[i];
            while j != i {
                self.cover(self.col[j]);
                j = self.r[j];
            }
            if self.search(chosen) {
                return true;
            }
            chosen.pop();
            let mut j = self.l[i];
            while j != i {
                self.uncover(self.col[j]);
                j = self.l[j];
            }
            i = self.d[i];
        }
        self.uncover(c);
        false
    }
}

fn main() {
    for line in io::stdin().lock().lines().map(Result::unwrap).take_while(|l| l != "end") {
        let given: Vec<u8> = line.bytes().map(|b| if b == b'.' { 0 } else { b - b'0' }).collect();
        let mut g = Grid { cells: [0; 81], rows: [0; 9], cols: [0; 9], boxes: [0; 9] };
        let mut links = Links::new(324);
        let mut wrong = false;
        for (i, &v) in given.iter().enumerate() {
            if v > 0 {
                g.cells[i] = v;
                wrong |= g.used(i) >> (v - 1) & 1 == 1;
                g.toggle(i, 1 << (v - 1));
            }
            for n in 0..9 {
                if v == 0 || v as usize == n + 1 {
                    let b = i / 27 * 3 + i % 9 / 3;
                    links.add(i * 9 + n, &[1 + i, 82 + i / 9 * 9 + n, 163 + i % 9 * 9 + n, 244 + b * 9 + n]);
                }
            }
        }
        let mut chosen = vec![];
        if wrong || !g.solve() || !links.search(&mut chosen) {
            println!("impossible");
            continue;
        }
        chosen.sort();
        let text: String = g.cells.iter().map(|&c| (c + b'0') as char).collect();
        let same = chosen.iter().map(|r| char::from_digit((r % 9 + 1) as u32, 10).unwrap()).eq(text.chars());
        println!("{} {}", text, same);
    }
}
