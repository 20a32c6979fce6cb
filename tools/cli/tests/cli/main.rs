//! Tests the tool from outside, and the judge with a program for each verdict.
#![allow(clippy::incompatible_msrv, reason = "the tool runs here, not on a judge")]

/// Bundles: awkward solutions, refusals, and the command.
mod bundle;
/// Every problem as one file, compiled by every supported compiler.
mod bundles;
/// Contest folders, and files in any folder.
mod contest;
/// Solutions in every style, each beside its bundle.
mod corpus;
/// The crates that judges offer, built by a stand-in for cargo, and by cargo itself.
mod crates;
/// C files for HDU and POJ.
mod export;
/// Programs as contestants write them, as C.
mod exported;
/// A small repository in a temporary folder, in which the tool is run.
mod fixture;
/// Every verdict.
mod judge;
/// Libraries other than the templates.
mod libraries;
/// The catalogue and its errors.
mod list;
/// The listener, with good and bad requests.
mod listen;
/// The files of new problems.
mod new;
/// What the judge's older compiler does not know.
mod newer;
/// The finder: tables in, laws out.
mod pattern;
/// Files in any folder: what is read, what is written where, and what is left behind.
#[cfg(all(unix, feature = "embedded"))]
mod places;
/// Every snippet, compiled on its own, and the editor's file.
mod snippet;
/// The search for a difference, with wrong programs.
mod stress;
mod submit;
/// Interactive problems, and those with a checker.
mod talk;
/// What reaches a terminal, a file, a full disk.
mod terminal;
/// Samples, reports and exit codes.
mod test;
