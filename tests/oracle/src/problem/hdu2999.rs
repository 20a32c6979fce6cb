//! A row of stones; a move takes x neighbours for an x of a set; gaps stay; whoever cannot move
//! loses.

use crate::prelude::*;

/// Cases `n`, n numbers in any order, `m`, m lengths of rows.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=5) {
        let (numbers, rows) = (random.usize(1..=4), random.usize(1..=6));
        let (largest, longest) = (random.u32(1..=6), random.u32(1..=13));
        let mut list = |count: usize, largest: u32| {
            let list: Vec<String> = (0..count).map(|_| random.u32(1..=largest).to_string()).collect();
            format!("{count}\n{}\n", list.join(" "))
        };
        text += &(list(numbers, largest) + &list(rows, longest));
    }
    text
}

/// Tries every place in the row; a position has a bit for each stone left.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end::<usize, 1>()? {
        input.within(&[n], 1..=100)?;
        let set = input.ints::<u32>(n)?;
        input.within(&set, 1..=1000)?;
        let mut game = Naive::new(|&stones: &u32| {
            let blocks = set.iter().filter(|&&x| x < 32).map(|&x| (1u32 << x) - 1);
            let places = blocks.flat_map(|block| (0..=block.leading_zeros()).map(move |at| block << at));
            places.filter(|taken| stones & taken == *taken).map(|taken| stones & !taken).collect()
        });
        let m = input.int()?;
        input.within(&[m], 1..=1000)?;
        for row in input.ints::<u32>(m)? {
            input.within(&[row], 1..=20)?;
            out.line(if game.wins(&((1 << row) - 1)) { 1 } else { 2 });
        }
    }
    Ok(())
}
