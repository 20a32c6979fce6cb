//! The file denies and forbids what it does not do itself; the templates must not be bound by it.
//! edition: 2018
//! input: 3 1 2 3
#![deny(missing_docs, unused, missing_debug_implementations, unreachable_pub)]
#![forbid(unsafe_code)]
#![warn(clippy::all, rust_2018_idioms, elided_lifetimes_in_paths, single_use_lifetimes)]
#![deny(unused_qualifications, trivial_casts, variant_size_differences, missing_copy_implementations)]

use grundy::scan::{self, Error, Out, Scan};

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    let heaps = input.ints(n)?;
    out.line(grundy::nim::nim_sum(&heaps));
    out.line(grundy::wythoff::first_player_wins(heaps[0], heaps[1], 1));
    Ok(())
}

fn main() -> std::process::ExitCode {
    scan::run(solve)
}
