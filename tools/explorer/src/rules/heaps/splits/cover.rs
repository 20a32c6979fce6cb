//! Which parts to try first, so that most values of a class are soon seen among the options.

use super::mask::transform;

/// Parts with their cells, each of which saves more than it costs when chosen. O(k / b v log v)
/// for k parts, b of them at once, and v values.
///
/// - `shares`: how much of all heaps has each cell, a power of two of them; taken as independent of
///   each other, which they are not.
/// - `costs`: for each value, what it costs on average that no part has shown it, in units of what
///   one more part costs.
/// - `parts`: for each cell, the parts that have it. Those that are chosen are taken out.
pub fn choose(shares: &[f64], mut costs: Vec<f64>, parts: &mut [Vec<u32>]) -> Vec<(u32, usize)> {
    let mut spectrum = shares.to_vec();
    transform(&mut spectrum);
    let (mut chosen, mut place) = (Vec::new(), 0_u64);
    loop {
        // What a part of each cell saves: the xor convolution of costs and shares.
        let mut savings = costs.clone();
        transform(&mut savings);
        savings.iter_mut().zip(&spectrum).for_each(|(saving, share)| *saving *= share);
        transform(&mut savings);
        let pays = |cell: &usize| !parts[*cell].is_empty() && savings[*cell] > shares.len() as f64;
        let mut best: Vec<usize> = (0..parts.len()).filter(pays).collect();
        if best.is_empty() {
            return chosen;
        }
        best.sort_by(|one, other| savings[*other].total_cmp(&savings[*one]));
        for &cell in best.iter().take(1 + chosen.len() / 16) {
            // Neighbouring parts often show the same; any fixed disorder will do.
            place = place.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let part = (place >> 32) as usize % parts[cell].len();
            chosen.push((parts[cell].swap_remove(part), cell));
            for (value, cost) in costs.iter_mut().enumerate() {
                *cost *= 1.0 - shares[value ^ cell];
            }
        }
    }
}
