//! Numbers from 2 to 20; taking one makes its multiples, and its sums with numbers that cannot be
//! taken any more, unfit; whoever takes the last fit number wins. All winning numbers.

use crate::prelude::*;

/// `n` and the numbers that are fit, in any order; ended by 0.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=4) {
        let mut numbers: Vec<String> = (2..=20).map(|number: u32| number.to_string()).collect();
        random.shuffle(&mut numbers);
        numbers.truncate(random.usize(1..=12));
        text += &format!("{}\n{}\n", numbers.len(), numbers.join(" "));
    }
    text + "0\n"
}

/// Tries every number.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut case = 1;
    while let Some([count]) = input.until_zeros::<usize, 1>()? {
        let mut fit = Vec::new();
        for _ in 0..count {
            fit.push(input.int()?);
        }
        fit.sort_unstable();
        let mut game = Naive::new(|fit: &Vec<usize>| fit.iter().map(|&taken| without(fit, taken)).collect());
        let winning: Vec<String> =
            fit.iter().filter(|&&taken| !game.wins(&without(&fit, taken))).map(usize::to_string).collect();
        out.line(format!("Test Case #{case}"));
        let moves = format!("The winning moves are: {}", winning.join(" "));
        out.line(if winning.is_empty() { "There's no winning move." } else { &moves });
        out.line("");
        case += 1;
    }
    Ok(())
}

/// The numbers that are still fit: none is the sum of an unfit number (or 0) and a positive
/// multiple of the one taken.
fn without(fit: &[usize], taken: usize) -> Vec<usize> {
    let unfit = |number: usize| number != 1 && !fit.contains(&number);
    let sum = |number: usize| (1..=number / taken).any(|times| unfit(number - times * taken));
    fit.iter().copied().filter(|&number| !sum(number)).collect()
}
