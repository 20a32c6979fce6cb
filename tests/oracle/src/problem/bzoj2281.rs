//! White and black pieces in turn on a strip, white the leftmost; a move takes 1 to d of one's own
//! pieces in either direction, but passes none.

use crate::prelude::*;
use std::collections::HashMap;

/// `n k d`.
pub fn generate(random: &mut Rng) -> String {
    let k = 2 * random.usize(1..=2);
    format!("{} {k} {}\n", random.usize(k..=9), random.usize(1..=k))
}

/// All positions, decided as far as they can be, backwards from the ends; those that White wins.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, k, d] = input.array::<usize, 3>()?;
    let strips = (0u32..1 << n).filter(|strip| strip.count_ones() as usize == k);
    let strips: Vec<Vec<usize>> =
        strips.map(|strip| (0..n).filter(|cell| strip >> cell & 1 == 1).collect()).collect();
    let positions: Vec<_> = strips.iter().flat_map(|strip| [(strip, 0), (strip, 1)]).collect();
    let options: Vec<_> = positions.iter().map(|(strip, colour)| moves(strip, *colour, n, d)).collect();
    let mut wins: HashMap<(Vec<usize>, usize), bool> = HashMap::new();
    let mut known = usize::MAX;
    while known != wins.len() {
        known = wins.len();
        for (&(strip, colour), options) in positions.iter().zip(&options) {
            let outcome = |option: &Vec<usize>| wins.get(&(option.clone(), 1 - colour));
            if options.iter().any(|option| outcome(option) == Some(&false)) {
                wins.insert((strip.clone(), colour), true);
            } else if options.iter().all(|option| outcome(option) == Some(&true)) {
                wins.insert((strip.clone(), colour), false);
            }
        }
    }
    out.line(strips.iter().filter(|strip| wins.get(&((*strip).clone(), 0)) == Some(&true)).count());
    Ok(())
}

/// Each piece of the colour stays or goes to a free cell between its neighbours; at least one and
/// at most d of them go.
fn moves(strip: &[usize], colour: usize, n: usize, d: usize) -> Vec<Vec<usize>> {
    let mut after = vec![strip.to_vec()];
    for piece in (colour..strip.len()).step_by(2) {
        let from = if piece == 0 { 0 } else { strip[piece - 1] + 1 };
        let to = strip.get(piece + 1).copied().unwrap_or(n);
        let put = |strip: &Vec<usize>, cell| [&strip[..piece], &[cell], &strip[piece + 1..]].concat();
        after = after.iter().flat_map(|strip| (from..to).map(move |cell| put(strip, cell))).collect();
    }
    let moved = |after: &Vec<usize>| after.iter().zip(strip).filter(|(a, b)| a != b).count();
    after.into_iter().filter(|after| (1..=d).contains(&moved(after))).collect()
}
