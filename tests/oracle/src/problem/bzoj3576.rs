//! Piles; a move splits one of at least F stones into two or more as equal as possible, none empty;
//! a player who cannot move loses.

use crate::prelude::*;

/// `T F`, then lines `N` and N piles.
pub fn generate(random: &mut Rng) -> String {
    let (games, least) = (random.usize(1..=6), random.u32(1..=6));
    let mut text = format!("{games} {least}\n");
    for _ in 0..games {
        let (n, largest) = if random.bool() { (1, 18) } else { (random.usize(1..=3), 7) };
        let piles: Vec<String> = (0..n).map(|_| random.u32(1..=largest).to_string()).collect();
        text += &format!("{n} {}\n", piles.join(" "));
    }
    text
}

/// Deals out the stones of each pile in turn, on the sum itself.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [games, least] = input.array::<u64, 2>()?;
    input.within(&[games], 1..=100)?;
    input.within(&[least], 1..=100_000)?;
    let split = |pile: u64, parts: u64| -> Vec<u64> {
        let mut piles = vec![0; parts as usize];
        (0..pile).for_each(|stone| piles[(stone % parts) as usize] += 1);
        piles
    };
    let splits = |pile: u64| (2..=pile).filter(|_| pile >= least).map(|parts| split(pile, parts)).collect();
    let mut game = Naive::new(|piles: &Vec<u64>| naive::split_options(piles, splits));
    let mut answers = Vec::new();
    for _ in 0..games {
        let n = input.int()?;
        input.within(&[n], 1..=100)?;
        let piles = input.ints(n)?;
        input.within(&piles, 1..=100_000)?;
        answers.push(u8::from(game.wins(&naive::sorted(&piles))));
    }
    out.words(answers);
    Ok(())
}
