//! Coprime Nim: take a number of stones that has no divisor in common with the size of the heap.
//!
//! - **Rules**: from a heap of n >= 1 a move takes y stones, 1 <= y <= n, with gcd(n, y) = 1; so a
//!   single stone may be taken, and no larger heap as a whole. The player who cannot move loses.
//! - **Theorem**: heaps of 0 and of even size have the value 0, a heap of 1 has 1, and every other
//!   one has i if its least prime divisor is the i-th prime (3 is the second). Proof: what is left
//!   is coprime to n, too, so it has another value; and the primes before the least divisor, and
//!   1, are left by moves.
//! - **Time**: O(n log log n) for the values up to n, 4 bytes each; O(n log n) for all winning
//!   moves from a heap. Who wins a single heap: the first player exactly if it is odd.
//! - **Source**: Codeforces Educational Round 169, problem E (2024); the proof is here.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for n up to 400, with all moves (`prove_`: 3000).

/// The Grundy values of heaps of 0 to `n`.
///
/// ```
/// let sg = grundy::coprime_nim::values(11);
/// assert_eq!(sg, [0, 1, 0, 2, 0, 3, 0, 4, 0, 2, 0, 5]);
/// ```
pub fn values(n: usize) -> Vec<u32> {
    let mut values = vec![0; n + 1];
    values.iter_mut().skip(1).take(1).for_each(|one| *one = 1);
    let mut index = 1;
    for p in (3..=n).step_by(2) {
        if values[p] != 0 {
            continue;
        }
        index += 1;
        values[p] = index;
        if p <= n / p {
            for multiple in (p * p..=n).step_by(2 * p) {
                if values[multiple] == 0 {
                    values[multiple] = index;
                }
            }
        }
    }
    values
}

/// What the winning moves leave of a heap of `n`, the smallest take first; `values` are those up to
/// n at least, and `rest` is the nim-sum of the rest of the sum (0 if there is none).
///
/// # Panics
/// If there are too few values.
///
/// ```
/// use grundy::coprime_nim;
/// let sg = coprime_nim::values(9);
/// assert!(coprime_nim::winning_moves(&sg, 9, 0).eq([8, 4, 2]));
/// assert!(coprime_nim::winning_moves(&sg, 9, 3).eq([5])); // beside a game of value 3
/// ```
pub fn winning_moves(values: &[u32], n: usize, rest: u64) -> impl Iterator<Item = usize> + '_ {
    assert!(n < values.len(), "{} values are too few for a heap of {}", values.len(), n);
    (0..n).rev().filter(move |&left| u64::from(values[left]) == rest && gcd(n, left) == 1)
}

fn gcd(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        let over = a % b;
        a = b;
        b = over;
    }
    a
}
