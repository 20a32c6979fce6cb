//! Compares `minimax` and `outcome` with the textbook recursion, which remembers in std's hash map.

mod paired;

use grundy::minimax::{Minimax, Turn};
use grundy::outcome::OutcomeDfs;
use std::collections::HashMap;

type Heaps = [u8; 3];

/// Coins in a row, a turn takes one from either end: the difference of scores.
fn textbook_coins(coins: &[i64], from: u32, to: u32, known: &mut HashMap<(u32, u32), i64>) -> i64 {
    if from == to {
        return 0;
    }
    if let Some(&value) = known.get(&(from, to)) {
        return value;
    }
    let left = coins[from as usize] - textbook_coins(coins, from + 1, to, known);
    let right = coins[to as usize - 1] - textbook_coins(coins, from, to - 1, known);
    known.insert((from, to), left.max(right));
    left.max(right)
}

fn coins(coins: &[i64]) -> i64 {
    let mut row = Minimax::new(|&(from, to): &(u32, u32)| match to - from {
        0 => Turn::End(0),
        _ => Turn::Alternate([
            (coins[from as usize], (from + 1, to)),
            (coins[to as usize - 1], (from, to - 1)),
        ]),
    });
    row.value(&(0, coins.len() as u32))
}

/// Take any number from one of three heaps, but never as many as are left of another.
fn options(heaps: &Heaps) -> impl Iterator<Item = Heaps> + use<> {
    let heaps = *heaps;
    (0..3).flat_map(move |i| {
        (0..heaps[i]).rev().filter_map(move |left| {
            let mut after = heaps;
            after[i] = left;
            let is_legal = (0..3).all(|j| j == i || heaps[i] - left != heaps[j]);
            if is_legal { Some(after) } else { None }
        })
    })
}

fn textbook_wins(heaps: Heaps, known: &mut HashMap<Heaps, bool>) -> bool {
    if let Some(&wins) = known.get(&heaps) {
        return wins;
    }
    let wins = options(&heaps).any(|option| !textbook_wins(option, known));
    known.insert(heaps, wins);
    wins
}

fn main() {
    let mut random = fastrand::Rng::with_seed(1215);
    for n in [30, 300, 1500] {
        let row: Vec<i64> = (0..n).map(|_| random.i64(1..1000)).collect();
        let title = format!("minimax: {n} coins in a row, {} positions", n * (n + 1) / 2);
        paired::compare(&title, || textbook_coins(&row, 0, n as u32, &mut HashMap::new()), || coins(&row));
    }
    for heaps in [[9, 8, 7], [30, 29, 28], [90, 88, 86]] {
        let title = format!("outcome: three heaps {heaps:?}");
        let ours = || OutcomeDfs::new(|heaps: &Heaps| options(heaps)).first_player_wins(&heaps);
        paired::compare(&title, || textbook_wins(heaps, &mut HashMap::new()), ours);
    }
}
