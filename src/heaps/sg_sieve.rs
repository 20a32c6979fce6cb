//! Grundy values of heaps for large sets of takes: a sieve, value by value, on 64 heaps at a time.
//!
//! - **Rules**: one heap; a move takes s stones for an allowed s; the player who cannot move loses.
//! - **Theorem**: for v = 0, 1, 2, ... in turn, go through the heaps without a value, ascending: a
//!   heap gets v unless a heap of value v is one move away. A heap h that gets v thus blocks the
//!   heaps h + s: the set of takes, as bits, shifted up by h.
//! - **Time**: O(n * min(|S|, s / 64)) for the set S with maximum s, and O(n / 64) per distinct
//!   value: 8 times faster than marking and scanning for 100 takes up to 1000.
//! - **Source**: the sieve of Eratosthenes, once per value.
//! - **Needs**: `bits`.
//! - **Checked**: against the naive solver for all sets of takes up to 8 and heaps up to 40, random
//!   ones to 300 (`prove_`: all sets up to 15, heaps up to 100).

use crate::bits::Bits;

/// The heaps whose bits share a word.
const WORD: usize = 64;
/// The words that are combined in one step, which the compiler turns into vector instructions.
const LANES: usize = 4;

/// The Grundy values of the heaps 0..=`n`; takes may exceed `n`. `sg_table::values` accepts them in
/// any order.
///
/// # Panics
/// If the takes are not positive and ascending.
///
/// ```
/// use grundy::sg_sieve;
/// assert_eq!(sg_sieve::values(&[1, 3, 4], 8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// ```
pub fn values(takes: &[usize], n: usize) -> Vec<u32> {
    let ascending = takes.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(ascending && takes.first() != Some(&0), "the takes must be positive and ascending");
    let takes = &takes[..takes.partition_point(|&take| take <= n)];
    let mut sg = vec![0; n + 1];
    let words = n / WORD + 1;
    let mut open = vec![!0u64; words]; // the heaps without a value
    open[words - 1] >>= WORD - 1 - n % WORD;
    // The heaps one move above the value of this round, with room for the lanes of the last word.
    let mut blocked = vec![0u64; words + LANES - 1];
    // What a heap blocks in its own word: the takes below 64, and itself.
    let near = takes.iter().take_while(|&&take| take < WORD).fold(1u64, |near, take| near | 1 << take);
    let rows = rows(takes);
    let width = rows.len() / WORD;
    let mut first = 0; // no heap before this word is open
    for value in 0.. {
        first += open[first..].iter().take_while(|&&word| word == 0).count();
        if first == words {
            break;
        }
        blocked[first..].fill(0);
        for word in first..words {
            let mut free = open[word] & !blocked[word];
            while free != 0 {
                let bit = free.trailing_zeros() as usize;
                let heap = WORD * word + bit;
                sg[heap] = value;
                free &= !(near << bit);
                if rows.is_empty() {
                    for heap in takes.iter().map(|take| heap + take).take_while(|&heap| heap <= n) {
                        blocked[heap / WORD] |= 1 << (heap % WORD);
                    }
                } else {
                    let row = rows[bit * width..][..width].chunks_exact(LANES);
                    for (blocked, row) in blocked[word..].chunks_exact_mut(LANES).zip(row) {
                        (0..LANES).for_each(|i| blocked[i] |= row[i]);
                    }
                }
            }
            open[word] &= blocked[word];
        }
    }
    sg
}

/// 64 rows of equal width: row b is the set of takes shifted up by b. Empty if setting single bits
/// is cheaper.
fn rows(takes: &[usize]) -> Vec<u64> {
    let most = takes.last().copied().unwrap_or(0);
    if most / (2 * WORD) >= takes.len() {
        return Vec::new();
    }
    // One word more than the takes need: the last word of the first row is empty, for the shifts.
    let width = (most / WORD + 1 + LANES) / LANES * LANES;
    let mut row = Bits::repeat(false, WORD * width);
    takes.iter().for_each(|&take| row.set(take, true));
    let mut rows = row.as_raw_slice().to_vec();
    let mut carry = 0; // none from row to row
    for i in 0..(WORD - 1) * width {
        rows.push(rows[i] << 1 | carry);
        carry = rows[i] >> (WORD - 1);
    }
    rows
}
