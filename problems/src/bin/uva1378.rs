//! # UVa 1378: A Funny Stone Game
//!
//! - **Source**: <https://onlinejudge.org/external/13/1378.pdf>
//! - **Limits**: 3 s, 64 MB (unknown; assumed)
//! - **Idea**: every stone is a game of its own, and two on one pile cancel: a coin that turns with
//!   two coins to its right. But a pile leads a move if it has any stone at all.
//! - **Template**: `coin_table`

use grundy::coin_table::CoinTable;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    // Coins are counted from the last pile on, so that a turn names lower ones.
    let pairs = |[i]: [usize; 1]| (0..i).rev().flat_map(|j| (0..=j).rev().map(move |k| [[j], [k]]));
    let table = CoinTable::new([23], pairs);
    let mut case = 0;
    while let Some([n]) = input.until_zeros()? {
        input.within(&[n], 1..=23)?;
        let piles: Vec<u32> = input.ints(n)?;
        let coins = (0..n).rev().zip(piles).filter(|&(_, stones)| stones > 0);
        let coins: Vec<([usize; 1], u32)> = coins.map(|(coin, stones)| ([coin], stones)).collect();
        let odd = coins.iter().filter(|(_, stones)| stones % 2 == 1).map(|&(coin, _)| coin);
        let value = table.grundy(&odd.collect::<Vec<_>>());
        let turn = coins.iter().flat_map(|&(coin, _)| table.turns_by(coin, value)).next();
        let names = turn.map_or([-1; 3], |turn| [0, 1, 2].map(|i| (n - 1 - turn[i][0]) as i32));
        case += 1;
        out.line(format!("Game {case}: {} {} {}", names[0], names[1], names[2]));
    }
    Ok(())
}
