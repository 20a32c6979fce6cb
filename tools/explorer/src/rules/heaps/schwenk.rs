//! From which numbers of stones the first move of Dynamic Nim does not win, and when a law says
//! just that. A. J. Schwenk, Fibonacci Quarterly 8 (1970).

use crate::game::Claim;

/// The lost numbers from 1 on, up to the first one above `most`, or as far as they fit: each is the
/// one before and the least of which `times` as many are as many as that.
pub fn lost(times: u64, most: u64) -> Vec<u64> {
    let mut lost = vec![1];
    while let Some(&last) = lost.last().filter(|last| **last <= most) {
        let Some(next) = last.checked_add(lost[last_but(times, &lost, lost.len() - 1)]) else { break };
        lost.push(next);
    }
    lost
}

/// Which lost number is added to the i-th.
fn last_but(times: u64, lost: &[u64], i: usize) -> usize {
    lost[..=i].partition_point(|number| number.saturating_mul(times) < lost[i])
}

/// The theorem, if it says of games with `times` what a law says.
pub fn proves(times: u64, claim: &Claim) -> Option<String> {
    let Claim::LostByRecurrence { start, back } = claim else { return None };
    let theorem = "Schwenk 1970: each lost number is the one before and the least one of which";
    let said = format!("{theorem} {times} times as many are at least that");
    is_recurrence(times, start, *back).then_some(said)
}

/// Whether 0 and the lost numbers begin so, and each later one is the sum of the one before and of
/// that `back` places before it.
fn is_recurrence(times: u64, start: &[u64], back: usize) -> bool {
    let lost = lost(times, u64::MAX);
    let Some((0, first)) = start.split_first().map(|(zero, rest)| (*zero, rest)) else { return false };
    if first.is_empty() || back == 0 || !lost.starts_with(first) {
        return false;
    }
    // The numbers that are added are as far behind in 2 back places in a row. Then so they are in
    // all later ones: sums of two inequalities that hold are the next one.
    let from = first.len() - 1;
    from + 2 * back < lost.len()
        && (from..=from + 2 * back).all(|i| last_but(times, &lost, i) + back == i + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins with `stones`, of which at most `limit` may be taken: from
    /// the definition.
    fn wins(times: u64, stones: u64, limit: u64, known: &mut Vec<Vec<Option<bool>>>) -> bool {
        let limit = limit.min(stones);
        if let Some(wins) = known[stones as usize][limit as usize] {
            return wins;
        }
        let wins = (1..=limit).any(|take| !wins(times, stones - take, times * take, known));
        known[stones as usize][limit as usize] = Some(wins);
        wins
    }

    #[test]
    fn lost_numbers_are_those_of_the_definition() {
        for times in 1..7 {
            let mut known = vec![vec![None; 131]; 131];
            let naive: Vec<u64> = (1..=130).filter(|&n| !wins(times, n, n - 1, &mut known)).collect();
            assert!(lost(times, 130).starts_with(&naive), "{times}");
        }
    }

    #[test]
    fn a_law_is_proven_only_if_it_goes_on_so() {
        let of = |back: usize, start: &[u64]| Claim::LostByRecurrence { start: start.to_vec(), back };
        for (times, claim) in [
            (2, of(2, &[0, 1, 2])),
            (2, of(2, &[0, 1, 2, 3])),
            (3, of(4, &[0, 1, 2, 3, 4, 6])),
            (5, of(8, &[0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15])),
        ] {
            assert!(proves(times, &claim).is_some(), "{times}: {claim:?}");
        }
        for (times, claim) in [
            (3, of(2, &[0, 1, 2])),
            (2, Claim::LostByNimSum),
            (2, of(2, &[0, 1, 3])),
            (2, of(3, &[0, 1, 2, 3])),
            (3, of(4, &[0, 1, 2, 3])),
            (5, of(4, &[0, 1, 2, 3, 4, 6])),
            (5, of(8, &[0, 1, 2, 3, 4, 5, 6, 8, 10])),
            (2, of(2, &[])),
            (2, of(2, &[0])),
        ] {
            assert_eq!(proves(times, &claim), None, "{times}: {claim:?}");
        }
    }
}
