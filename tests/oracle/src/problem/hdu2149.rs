//! An auction: each raises by 1..=N; whoever reaches M gets the land. All winning first raises. To
//! end of file.

use crate::prelude::*;

/// `M N` a line.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(0..=20)).map(|_| format!("{} {}\n", random.u32(1..=40), random.u32(1..=45))).collect()
}

/// The price itself; at M or more the auction is over and the player to move has lost.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([m, n]) = input.until_end::<u32, 2>()? {
        let mut game =
            Naive::new(
                |&price: &u32| if price >= m { vec![] } else { (1..=n).map(|raise| price + raise).collect() },
            );
        let raises: Vec<u32> = (1..=n).filter(|raise| !game.wins(raise)).collect();
        match raises.is_empty() {
            true => out.line("none"),
            false => out.words(raises),
        }
    }
    Ok(())
}
