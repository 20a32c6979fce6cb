//! How a value follows from earlier ones: what the relations are made of.

/// Values that repeat, each time so much more, after some others.
#[derive(Debug, PartialEq)]
pub struct Period {
    /// The index of the first value.
    pub first: u64,
    pub early: Vec<i128>,
    pub block: Vec<i128>,
    /// For each value of the block.
    pub steps: Vec<i128>,
}

/// The sequence g(scale n + rest).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct State {
    pub scale: u64,
    pub rest: u64,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// factor g_state(n) + constant.
    State(usize, i128, i128),
    /// factor n + constant.
    Affine(i128, i128),
}

/// Recursion by the digits of a number, from the last one on.
#[derive(Debug, PartialEq)]
pub struct Automaton {
    pub base: u64,
    /// Smaller n than this and n = 0 are written out.
    pub least: u64,
    pub states: Vec<State>,
    /// For each state and digit.
    pub steps: Vec<Vec<Step>>,
    /// For each state, what is written out.
    pub written: Vec<Vec<i128>>,
}

/// A linear recurrence.
#[derive(Debug, PartialEq)]
pub struct Recurrence {
    /// The index of the first term.
    pub first: u64,
    /// The first terms.
    pub start: Vec<i128>,
    /// Factors with how far back they reach.
    pub terms: Vec<(i128, usize)>,
    /// What is added to each sum.
    pub constant: i128,
}

/// Recursion by the remainder r of n = m q + r, where the numbers need not be shorter by a digit.
#[derive(Debug, PartialEq)]
pub struct Remainders {
    /// For each remainder.
    pub steps: Vec<Remainder>,
    /// What is written out for smaller n than the modulus.
    pub written: Vec<i128>,
}

/// What is said of one remainder, with q.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Remainder {
    /// factor q + constant.
    Value(i128, i128),
    /// sign g(factor q + constant) + more.
    Same(i128, i128, i128, i128),
}
