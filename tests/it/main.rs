//! One integration crate: each module says in one line what belongs there.

/// Placement games: bit boards, the solver, the template.
mod board;

/// The mex of an iterator and the stamp buffer.
mod mex;
