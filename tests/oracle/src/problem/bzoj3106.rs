//! Two pieces on a chessboard; White moves one step, Black one or two in a straight line; whoever
//! captures wins.

use crate::prelude::*;

/// `n r1 c1 r2 c2`: the size, White's square and Black's.
pub fn generate(random: &mut Rng) -> String {
    let n = random.i32(2..=5);
    loop {
        let [r1, c1, r2, c2] = [(); 4].map(|()| random.i32(1..=n));
        if (r1, c1) != (r2, c2) {
            return format!("{n} {r1} {c1} {r2} {c2}\n");
        }
    }
}

/// Who can force a capture within a number of moves, which grows by one until nothing changes any
/// more.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, r1, c1, r2, c2] = input.array::<i32, 5>()?;
    let cells: Vec<[i32; 2]> = (1..=n).flat_map(|row| (1..=n).map(move |column| [row, column])).collect();
    let positions: Vec<_> = cells.iter().flat_map(|&a| cells.iter().map(move |&b| (a, b))).collect();
    let index = |[row, column]: [i32; 2]| ((row - 1) * n + column - 1) as usize;
    let at = |(own, other): ([i32; 2], [i32; 2])| index(own) * cells.len() + index(other);
    let steps = |farthest: i32, [row, column]: [i32; 2]| {
        let lines = (1..=farthest).flat_map(|by| [[by, 0], [-by, 0], [0, by], [0, -by]]);
        let to = lines.map(move |[down, right]| [row + down, column + right]);
        to.filter(move |to| to.iter().all(|place| (1..=n).contains(place))).collect::<Vec<_>>()
    };
    // By player to move: whether they win or lose a position in at most that many moves.
    let mut result = [vec![None; positions.len()], vec![None; positions.len()]];
    for moves in 0.. {
        let before = result.clone();
        for (player, farthest) in [(0, 1), (1, 2)] {
            for &(own, other) in &positions {
                // It is the other player's turn then, who has lost if their piece was captured.
                let after = |to| if to == other { Some(false) } else { before[1 - player][at((other, to))] };
                let outcomes: Vec<Option<bool>> = steps(farthest, own).into_iter().map(after).collect();
                let wins = outcomes.contains(&Some(false));
                let loses = outcomes.iter().all(|outcome| *outcome == Some(true));
                result[player][at((own, other))] = if wins {
                    Some(true)
                } else if loses {
                    Some(false)
                } else {
                    None
                };
            }
        }
        if let Some(wins) = result[0][at(([r1, c1], [r2, c2]))] {
            out.line(format!("{} {}", if wins { "WHITE" } else { "BLACK" }, moves + 1));
            return Ok(());
        }
        if result == before {
            out.line("DRAW");
            return Ok(());
        }
    }
    Ok(())
}
