//! A move lowers a number by 1, or replaces two numbers by their sum; a 0 disappears.

use crate::generate::rows;
use crate::prelude::*;

/// `T`, then for each case `N` and N numbers.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 4, 4)
}

/// Numbers of many kinds: ones, ones with a two, small and large ones, with and without ones.
pub fn max_cases(random: &mut Rng) -> String {
    let mut text = "4000\n".to_owned();
    for case in 0..4000 {
        let (few, least) = (random.usize(..=50), random.u64(1..=2));
        let number = |i| match case % 8 {
            0 => 1000,
            1 => 1,
            2 => 1 + u64::from(i == 0),
            3 => random.u64(least..=1000),
            4 if i < few => 1,
            _ => random.u64(least..=9),
        };
        let numbers: Vec<String> = (0..50).map(number).map(|number| number.to_string()).collect();
        text += &format!("50\n{}\n", numbers.join(" "));
    }
    text
}

/// Tries every number and every pair, on the sorted numbers.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|numbers: &Vec<u32>| {
        let mut options = Vec::new();
        for i in 0..numbers.len() {
            let mut taken = numbers.clone();
            taken[i] -= 1;
            options.push(taken);
            for j in 0..i {
                let mut merged = numbers.clone();
                merged[j] += merged.remove(i);
                options.push(merged);
            }
        }
        for option in &mut options {
            option.retain(|&number| number > 0);
            option.sort_unstable();
        }
        options
    });
    let t = input.int::<u32>()?;
    input.within(&[t], 1..=4000)?;
    for case in 1..=t {
        let n = input.int::<usize>()?;
        input.within(&[n], 1..=50)?;
        let mut numbers = input.ints(n)?;
        input.within(&numbers, 1..=1000)?;
        numbers.sort_unstable();
        out.line(format_args!("Case #{case}: {}", if game.wins(&numbers) { "Alice" } else { "Bob" }));
    }
    Ok(())
}
