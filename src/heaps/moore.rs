//! Moore's Nim_k: in each turn stones are taken from at most k piles, any number from each.
//!
//! - **Rules**: at least one stone is taken; who cannot move loses. k = 1 is Nim.
//! - **Theorem**: a P-position is one in which, for each binary digit, the number of piles with a 1
//!   there is a multiple of k + 1.
//! - **Time**: O(64 n) for n piles of any `u64` size; O(64 n) per winning move, of which there may
//!   be very many: they come one by one. Memory of the moves: O(n) per open choice. The count: O(s
//!   n log s / k) for n piles of s stones together.
//! - **Source**: E. H. Moore, Annals of Mathematics 11 (1910).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for 2 piles up to 9, 3 up to 6, 4 up to 3 and k up to 4
//!   (`prove_`: 3 up to 10, 4 up to 5, 5 up to 3 and k up to 5). The count against all piles with
//!   up to 4 piles, a total of 12 and k up to 4.

/// Whether the player to move wins.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use grundy::moore;
/// assert!(!moore::first_player_wins(&[5, 5, 5], 2));
/// assert!(moore::first_player_wins(&[1, 2, 3], 2));
/// ```
pub fn first_player_wins(piles: &[u64], k: usize) -> bool {
    assert!(k > 0, "a move takes from at least one pile");
    let ones = |bit: u32| piles.iter().filter(|&&pile| pile >> bit & 1 == 1).count();
    (0..64).any(|bit| ones(bit) % k.saturating_add(1) != 0)
}

/// All winning moves, lazily: what is left of the piles.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use grundy::moore;
/// let mut moves = moore::winning_moves(&[1, 2, 3], 2); // take 1 and 2
/// assert_eq!(moves.next(), Some(vec![1, 1, 1]));
/// ```
pub fn winning_moves(piles: &[u64], k: usize) -> impl Iterator<Item = Vec<u64>> + '_ {
    let mut open: Vec<Choice> = Vec::new();
    if first_player_wins(piles, k) {
        open.push(Choice::new(piles, k));
    }
    std::iter::from_fn(move || {
        let mut choice = open.pop()?;
        while !choice.done() {
            let later = choice.decide();
            open.extend(later);
        }
        Some(choice.piles)
    })
}

/// How many positions of `count` piles (empty ones, too) are lost, by their total from 0 to `most`,
/// modulo `modulus`.
///
/// # Panics
/// If `k` or `modulus` is 0, or `modulus` exceeds 2^32.
///
/// ```
/// use grundy::moore;
/// // Nim with two piles: only two equal ones are lost.
/// assert_eq!(moore::losing_positions(2, 1, 5, 1_000_000_007), [1, 0, 1, 0, 1, 0]);
/// ```
pub fn losing_positions(count: usize, k: usize, most: usize, modulus: u64) -> Vec<u64> {
    assert!(k > 0 && (1..=1 << 32).contains(&modulus), "k = {k}, modulus {modulus}");
    let mut choose = vec![0; count + 1]; // out of `count` piles
    choose[0] = 1 % modulus;
    for _ in 0..count {
        (1..=count).rev().for_each(|i| choose[i] = (choose[i] + choose[i - 1]) % modulus);
    }
    let mut ways = vec![0; most + 1];
    ways[0] = 1 % modulus;
    let mut digit = 1;
    while digit <= most {
        // A multiple of k + 1 piles has a 1 at this digit. Downwards: smaller totals do not count
        // the digit yet.
        for total in (0..=most).rev() {
            let ones = (0..=count).step_by(k.saturating_add(1)).take_while(|ones| ones * digit <= total);
            ways[total] =
                ones.fold(0, |sum, ones| (sum + choose[ones] * ways[total - ones * digit]) % modulus);
        }
        digit *= 2;
    }
    ways
}

/// The digits chosen so far, from the highest bit on and in each bit from the first pile on.
#[derive(Clone)]
struct Choice {
    piles: Vec<u64>,
    /// Which piles became smaller at a higher bit: the digits of these are free.
    cut: Vec<bool>,
    modulus: usize,
    /// How many piles may still be cut.
    budget: usize,
    bit: u32,
    pile: usize,
    /// Of the current bit: the ones before the current pile; from it on, the ones of uncut piles
    /// and the cut piles.
    ones: usize,
    uncut: usize,
    free: usize,
}

impl Choice {
    fn new(piles: &[u64], k: usize) -> Choice {
        let budget = k.min(piles.len()); // more than all piles are no more than all
        let (piles, cut) = (piles.to_vec(), vec![false; piles.len()]);
        let mut choice =
            Choice { piles, cut, modulus: budget + 1, budget, bit: 64, pile: 0, ones: 0, uncut: 0, free: 0 };
        choice.next_bit();
        choice
    }

    fn done(&self) -> bool {
        self.bit == 0 && self.pile == self.piles.len()
    }

    fn next_bit(&mut self) {
        self.bit -= 1;
        self.pile = 0;
        self.ones = 0;
        self.free = self.cut.iter().filter(|&&cut| cut).count();
        let uncut = self.piles.iter().zip(&self.cut).filter(|(_, cut)| !**cut);
        self.uncut = uncut.filter(|(pile, _)| **pile >> self.bit & 1 == 1).count();
    }

    /// Decides the current digit; if both ways are possible it is a one, and the zero is returned
    /// for later.
    fn decide(&mut self) -> Option<Choice> {
        if self.pile == self.piles.len() {
            self.next_bit();
            return None;
        }
        let (pile, free) = (self.pile, self.cut[self.pile]);
        self.pile += 1;
        if !free && self.piles[pile] >> self.bit & 1 == 0 {
            return None;
        }
        self.free -= usize::from(free);
        self.uncut -= usize::from(!free);
        let budget = if free { Some(self.budget) } else { self.budget.checked_sub(1) };
        let zero = budget.filter(|&budget| self.possible(self.ones, budget)).map(|budget| {
            let mut zero = self.clone();
            zero.budget = budget;
            zero.cut[pile] = true;
            zero.piles[pile] &= !(1 << self.bit);
            zero
        });
        if self.possible(self.ones + 1, self.budget) {
            self.ones += 1;
            self.piles[pile] |= 1 << self.bit;
            return zero;
        }
        *self = zero.expect("a digit can be a one or a zero");
        None
    }

    /// Whether the rest of the bit can make its ones a multiple of the modulus. If so, the lower
    /// bits can, too: with t piles cut, `modulus` - 1 - t more may be cut and t digits are free,
    /// which together meets every remainder.
    fn possible(&self, ones: usize, budget: usize) -> bool {
        let most = ones + self.uncut + self.free;
        let least = ones + self.uncut - self.uncut.min(budget);
        most / self.modulus * self.modulus >= least
    }
}
