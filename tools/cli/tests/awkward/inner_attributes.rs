#!/usr/bin/env run-cargo-script
//! Inner attributes, lint levels, every kind of doc comment, a byte order mark, carriage returns.
//! gone: missing_docs, must_use, dead_code, Unused, pedantic, expect, reason, documentation, unused_variables
//! kept: non_snake_case, inline, why_this_is_fast
#![deny(missing_docs, unsafe_code)]
#![warn(clippy::pedantic)]
#![allow(dead_code, clippy::all)]
#![allow(non_snake_case, reason = "the statement's names")]
#![expect(unused_variables, reason = "no variable is unused")]

/** Block documentation. */
#[doc = "documentation"]
#[must_use]
#[inline]
fn Nim(/* of all */ piles: &[u64]) -> u64 {
    // why_this_is_fast: one pass
    grundy::nim::nim_sum(piles) /* xor /* nested */ */
}

/// documentation
#[allow(dead_code)]
struct Unused {
    /// documentation
    field: u32,
}

fn main() {
    #![allow(clippy::print_stdout)]
    println!("{}", Nim(&[1, 2]));
}
