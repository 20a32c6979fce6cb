//! # BZOJ 1188: Splitting game (HNOI 2007)
//!
//! - **Source**: <https://www.lydsy.com/JudgeOnline/problem.php?id=1188> (also Luogu P3185)
//! - **Limits**: 10 s, 162 MB
//! - **Idea**: a bean is a coin that turns over two behind it, so two beans in a bottle cancel; but
//!   a bottle with an even number of beans can be that of the first move.
//! - **Template**: `coin_table`

use grundy::coin_table::CoinTable;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        input.within(&[n], 2..=21)?;
        let beans: Vec<u32> = input.ints(n)?;
        input.within(&beans, 0..=10_000)?;
        // Coin 0 is the last bottle; turns are in the order in which the judge wants them.
        let others =
            move |i: usize| (i + 1..n).flat_map(move |j| (j..n).map(move |k| [[n - 1 - j], [n - 1 - k]]));
        let table = CoinTable::new([n], |[coin]: [usize; 1]| others(n - 1 - coin));
        let heads: Vec<[usize; 1]> = (0..n).filter(|&i| beans[i] % 2 == 1).map(|i| [n - 1 - i]).collect();
        let sum = table.grundy(&heads);
        let from = (0..n).filter(|&i| beans[i] > 0 && sum != 0);
        let mut moves = from.flat_map(|i| table.turns_by([n - 1 - i], sum));
        let first = moves.next().map(|turn| turn.into_iter().map(|[coin]| n - 1 - coin).collect::<Vec<_>>());
        match &first {
            Some(bottles) => out.words(bottles),
            None => out.line("-1 -1 -1"),
        }
        out.line(usize::from(first.is_some()) + moves.count());
    }
    Ok(())
}
