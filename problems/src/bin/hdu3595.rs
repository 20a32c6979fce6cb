//! # HDU 3595: GG and MM
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=3595>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: every turn moves in all pairs at once, and play lasts until the last pair is over,
//!   so the largest suspense number of the pairs (each a Euclid's game) decides.
//! - **Template**: `every_sg`

use grundy::every_sg::Join;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

const LARGEST: usize = 1000;

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    // Indexed by `place`; a pair with an empty pile is over and keeps its 0.
    let mut steps = vec![0; (LARGEST + 1) * (LARGEST + 1)];
    let place = |p: usize, q: usize| p.max(q) * (LARGEST + 1) + p.min(q);
    for large in 1..=LARGEST {
        for small in 1..=large {
            let options = (1..=large / small).map(|k| steps[place(large - k * small, small)]);
            steps[place(large, small)] = Join::Slow.steps(options);
        }
    }
    while let Some([pairs]) = input.until_end()? {
        let mut games = Vec::new();
        for _ in 0..pairs {
            let [p, q] = input.array()?;
            input.within(&[p, q], 0..=LARGEST)?;
            games.push(steps[place(p, q)]);
        }
        out.line(if Join::Slow.first_player_wins(games) { "MM" } else { "GG" });
    }
    Ok(())
}
