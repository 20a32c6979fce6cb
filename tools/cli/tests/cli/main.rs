//! The tool from outside, and the judge on programs made for each verdict.
#![allow(clippy::incompatible_msrv, reason = "the tool runs here, not on a judge")]

/// Bundles: awkward solutions, refusals, the command.
mod bundle;
/// Every problem as one file, for the compilers that are promised.
mod bundles;
/// C files for HDU and POJ.
mod export;
/// A small repository in a temporary folder, and the tool run in it.
mod fixture;
/// Every verdict.
mod judge;
/// The catalogue and its errors.
mod list;
/// The listener, asked by a client with good and bad intentions.
mod listen;
/// New problems' files.
mod new;
/// Every snippet compiled alone, and the editor's file.
mod snippet;
/// The search for a difference, on programs that are wrong.
mod stress;
/// What reaches a terminal, a file, a full disk.
mod terminal;
/// Samples, reports and exit codes.
mod test;
