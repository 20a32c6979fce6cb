//! A row of red and blue cells; a move paints two neighbours white of which at least one has the
//! player's colour: Alice's is red, Bob's is blue. A player who cannot move loses.

use crate::prelude::*;

/// `t`, then rows; often with as many red cells as blue ones.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=6);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let n = random.usize(3..=11);
        let reds = if random.bool() { n / 2 } else { random.usize(0..=n) };
        let mut row: Vec<char> = (0..n).map(|i| if i < reds { 'R' } else { 'B' }).collect();
        random.shuffle(&mut row);
        text += &format!("{n}\n{}\n", row.into_iter().collect::<String>());
    }
    text
}

/// One long run of alternating colours.
pub fn max_alternating(_: &mut Rng) -> String {
    format!("1\n500000\n{}\n", "RB".repeat(250_000))
}

/// As many red cells as blue ones, in random order.
pub fn max_shuffled(random: &mut Rng) -> String {
    format!("1\n500000\n{}\n", shuffled(random, 500_000))
}

/// Many short rows: two shuffled ones, then one of two runs of alternating colours.
pub fn max_cases(random: &mut Rng) -> String {
    let mut text = "10000\n".to_owned();
    for case in 0..10_000 {
        let row = match case % 3 {
            0 | 1 => shuffled(random, 50),
            _ if random.bool() => "RB".repeat(12) + &"BR".repeat(13),
            _ => ["RB".repeat(12), "RB".repeat(12)].join("R") + "R",
        };
        text += &format!("50\n{row}\n");
    }
    text
}

fn shuffled(random: &mut Rng, n: usize) -> String {
    let mut row = ['R', 'B'].repeat(n / 2);
    random.shuffle(&mut row);
    row.into_iter().collect()
}

/// Tries every pair; a position is the row and whose turn it is.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let cases = input.int()?;
    input.within(&[cases], 1..=10_000)?;
    let mut game = Naive::new(|(row, own, other): &(Vec<u8>, u8, u8)| {
        let pairs = (1..row.len()).filter(|&i| row[i - 1] == *own || row[i] == *own);
        let paint = |i: usize| [&row[..i - 1], b"WW", &row[i + 1..]].concat();
        pairs.map(|i| (paint(i), *other, *own)).collect()
    });
    for _ in 0..cases {
        let n = input.int()?;
        input.within(&[n], 3..=500_000)?;
        let row = input.word()?.as_bytes().to_vec();
        input.require(row.len() == n, "n cells")?;
        input.require(row.iter().all(|cell| b"RB".contains(cell)), "letters R and B")?;
        out.line(if game.wins(&(row, b'R', b'B')) { "Alice" } else { "Bob" });
    }
    Ok(())
}
