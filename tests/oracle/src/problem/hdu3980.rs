//! A circle of N beads; a move paints M neighbouring unpainted ones; the player who cannot move
//! loses.

use crate::prelude::*;

/// `T`, then `N M` a line.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=10);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        text += &format!("{} {}\n", random.u32(1..=14), random.u32(1..=5));
    }
    text
}

/// Every place on the circle; a position has a bit for each painted bead.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for case in 1..=input.int::<u32>()? {
        let [n, m] = input.array::<u32, 2>()?;
        let wins = Naive::new(|&painted: &u32| {
            let beads = |from: u32| (from..from + m).fold(0, |beads, i| beads | 1 << (i % n));
            let places = (0..n).filter(|_| m <= n).map(beads);
            places.filter(|beads| painted & beads == 0).map(|beads| painted | beads).collect()
        })
        .wins(&0);
        out.line(format_args!("Case #{case}: {}", if wins { "aekdycoin" } else { "abcdxyzk" }));
    }
    Ok(())
}
