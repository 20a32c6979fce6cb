//! What a law says of all positions, in the form in which theorems are asked.

/// What may be true of all positions of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The value is the nim-sum of the heaps.
    NimSum,
    /// A position is lost if the nim-sum of its heaps is 0.
    LostByNimSum,
    /// The same, but if no heap is larger than 1, it is lost if the nim-sum is 1.
    LostByMisereNimSum,
    /// The lost numbers begin with `start`; each later one is the sum of the one before and of that
    /// `back` places before it.
    LostByRecurrence {
        /// The first lost numbers, from 0 on.
        start: Vec<u64>,
        /// How far back the smaller term is.
        back: usize,
    },
}
