//! Queens on a chessboard; whoever first brings one into the corner (0, 0) wins.

use crate::prelude::*;

/// `T`, then for each case `N` and the queens `x y`, none of them in the corner.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=6);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let queens = random.usize(1..=3);
        text += &format!("{queens}\n");
        let (largest, mut left) = ([0, 15, 8, 5][queens], queens);
        while left > 0 {
            let [x, y] = [(); 2].map(|()| random.u8(0..=largest));
            if (x, y) != (0, 0) && (x != y || random.u8(0..4) == 0) && (x.min(y) > 0 || random.u8(0..4) == 0)
            {
                text += &format!("{x} {y}\n");
                left -= 1;
            }
        }
    }
    text
}

/// Tries every move of every queen; the game is over when one is in the corner.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let mut queens = Vec::new();
        for _ in 0..input.int()? {
            queens.push(input.array::<u8, 2>()?);
        }
        let walk = |&[x, y]: &[u8; 2]| {
            let straight = (0..x).map(move |to| [to, y]).chain((0..y).map(move |to| [x, to]));
            straight.chain((1..=x.min(y)).map(move |by| [x - by, y - by]))
        };
        let mut game = Naive::new(|queens: &Vec<[u8; 2]>| {
            let over = queens.contains(&[0, 0]);
            if over { Vec::new() } else { naive::sum_options(queens, walk) }
        });
        out.line(if game.wins(&queens) { "^o^" } else { "T_T" });
    }
    Ok(())
}
