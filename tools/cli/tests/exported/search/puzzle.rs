//! The eight puzzle: A* with a heap, iterative deepening, and a table of all 181440 states.
//! input: 2 3 4 1 5 x 7 6 8\n
//! input: 1 2 3 4 5 6 7 8 x\n1 2 3 4 5 6 8 7 x\n8 6 7 2 5 4 3 x 1\n
//! time: 8 6 7 2 5 4 3 x 1\n6 4 7 8 5 x 3 2 1\n
use std::collections::{BinaryHeap, HashMap, VecDeque};
use std::io::{stdin, BufRead};

type Board = [u8; 9];
const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const MOVES: [(char, i32, i32); 4] = [('u', -1, 0), ('d', 1, 0), ('l', 0, -1), ('r', 0, 1)];

fn neighbours(b: Board) -> impl Iterator<Item = (char, Board)> {
    let z = b.iter().position(|&x| x == 0).unwrap() as i32;
    MOVES.into_iter().filter_map(move |(name, dr, dc)| {
        let (r, c) = (z / 3 + dr, z % 3 + dc);
        ((0..3).contains(&r) && (0..3).contains(&c)).then(|| {
            let mut n = b;
            n.swap(z as usize, (r * 3 + c) as usize);
            (name, n)
        })
    })
}

fn distance(b: &Board) -> u32 {
    b.iter().enumerate().filter(|(_, &x)| x > 0).map(|(i, &x)| {
        let (g, i) = (x as i32 - 1, i as i32);
        (g / 3).abs_diff(i / 3) + (g % 3).abs_diff(i % 3)
    }).sum()
}

fn a_star(start: Board) -> Option<String> {
    let mut best: HashMap<Board, (u32, Option<(char, Board)>)> = HashMap::new();
    let mut heap = BinaryHeap::new();
    best.insert(start, (0, None));
    heap.push((u32::MAX - distance(&start), 0, start));
    while let Some((_, g, b)) = heap.pop() {
        if b == GOAL {
            let mut path = String::new();
            let mut at = b;
            while let Some((c, p)) = best[&at].1 {
                path.insert(0, c);
                at = p;
            }
            return Some(path);
        }
        for (c, n) in neighbours(b) {
            if best.get(&n).map_or(true, |&(d, _)| g + 1 < d) {
                best.insert(n, (g + 1, Some((c, b))));
                heap.push((u32::MAX - g - 1 - distance(&n), g + 1, n));
            }
        }
    }
    None
}

fn deepen(b: Board, last: Board, g: u32, limit: u32) -> Result<(), u32> {
    let f = g + distance(&b);
    if f > limit {
        return Err(f);
    }
    if b == GOAL {
        return Ok(());
    }
    let mut least = u32::MAX;
    for (_, n) in neighbours(b) {
        if n != last {
            match deepen(n, b, g + 1, limit) {
                Ok(()) => return Ok(()),
                Err(f) => least = least.min(f),
            }
        }
    }
    Err(least)
}

fn cantor(b: &Board) -> usize {
    (0..9).fold(0, |r, i| r * (9 - i) + b[i + 1..].iter().filter(|&&x| x < b[i]).count())
}

fn main() {
    let mut depth = vec![u8::MAX; 362_880];
    let mut queue = VecDeque::from([GOAL]);
    depth[cantor(&GOAL)] = 0;
    while let Some(b) = queue.pop_front() {
        for (_, n) in neighbours(b) {
            if depth[cantor(&n)] == u8::MAX {
                depth[cantor(&n)] = depth[cantor(&b)] + 1;
                queue.push_back(n);
            }
        }
    }
    for line in stdin().lock().lines() {
        let line = line.unwrap();
        let cells: Vec<u8> = line.split(' ').map(|w| w.parse().unwrap_or(0)).collect();
        let b: Board = cells.try_into().unwrap();
        if depth[cantor(&b)] == u8::MAX {
            println!("unsolvable");
            continue;
        }
        let path = a_star(b).unwrap();
        let mut limit = distance(&b);
        while let Err(next) = deepen(b, b, 0, limit) {
            limit = next;
        }
        assert_eq!(path.len(), limit as usize);
        println!("{} {} {}", limit, depth[cantor(&b)], path.len() % 2);
    }
}
