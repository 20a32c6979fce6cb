//! Pieces of chocolate; Alice cuts one vertically, Bob horizontally; the players have different
//! moves.

use crate::prelude::*;

/// `T`, then for each case `N` and N lines `X Y`.
pub fn generate(random: &mut Rng) -> String {
    let mut text = "8\n".to_owned();
    for _ in 0..8 {
        let n = random.usize(1..=2) + usize::from(random.u8(..8) == 0);
        let largest = [5, 3, 3][n - 1];
        text += &format!("{n}\n");
        for _ in 0..n {
            text += &format!("{} {}\n", random.u32(1..=largest), random.u32(1..=largest));
        }
    }
    text
}

/// In turn: pieces one square wide or high, of all sizes, and twice large ones.
pub fn max_pieces(random: &mut Rng) -> String {
    const LARGEST: u32 = 1_000_000_000;
    let mut text = "100\n".to_owned();
    for case in 0..100 {
        text += "100\n";
        // How many are Alice's; the others are Bob's, in every fourth case less one cut.
        let (turn, wide) = (case / 4 % 4, [100, 0, 50, 50][case / 4 % 4]);
        for piece in 0..100 {
            let [x, y] = match case % 4 {
                0 if piece < wide => [LARGEST, 1],
                0 => [1, LARGEST - u32::from(turn == 2 && piece == 99)],
                1 => [random.u32(..30), random.u32(..30)].map(|shift| random.u32(1..=LARGEST >> shift)),
                _ => [random.u32(1..=LARGEST), random.u32(1..=LARGEST)],
            };
            text += &format!("{x} {y}\n");
        }
    }
    text
}

/// Tries every cut; a position is the pieces, sorted and without single squares, and whether Alice
/// is to move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let tidy = |mut pieces: Vec<(u32, u32)>| {
        pieces.retain(|&piece| piece != (1, 1));
        naive::sorted(&pieces)
    };
    let mut game = Naive::new(|(pieces, alice): &(Vec<(u32, u32)>, bool)| {
        let mut options = Vec::new();
        for (i, &(x, y)) in pieces.iter().enumerate() {
            for a in 1..if *alice { x } else { y } {
                let halves = if *alice { [(a, y), (x - a, y)] } else { [(x, a), (x, y - a)] };
                options.push((tidy([&pieces[..i], &halves, &pieces[i + 1..]].concat()), !alice));
            }
        }
        options
    });
    for case in 1..=input.int::<u32>()? {
        let n = input.int::<usize>()?;
        input.within(&[n], 1..=100)?;
        let mut pieces = Vec::new();
        for _ in 0..n {
            let [x, y] = input.array::<u32, 2>()?;
            input.within(&[x, y], 1..=1_000_000_000)?;
            pieces.push((x, y));
        }
        out.line(format_args!(
            "Case {case}: {}",
            if game.wins(&(tidy(pieces), true)) { "Alice" } else { "Bob" }
        ));
    }
    Ok(())
}
