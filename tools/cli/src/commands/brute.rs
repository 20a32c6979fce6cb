//! `cargo grundy brute`: the brute force of a problem on one input.

use crate::base::failure::Failure;
use crate::base::terminal as report;
use crate::problem::catalogue;
use anyhow::{Context, Result};
use oracle::{PROBLEMS, Problem};
use std::io::{self, Read};

/// Solve an input from standard input by a problem's brute force
///
/// It comes straight from the rules (tests/oracle/src/problem/SLUG.rs), so it takes small inputs
/// only: right, not fast.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo grundy brute hdu1846 < inputs/hdu1846/sample.in
  cargo grundy brute hdu1846 < own_edge.in > own_edge.out     the output of a case of your own
  cargo grundy brute hdu1846 --random 7                       a small random input, from seed 7")]
pub struct Args {
    /// The problem
    #[arg(value_name = "SLUG")]
    slug: String,
    /// Print the random input of this seed instead
    #[arg(long, value_name = "SEED")]
    random: Option<u64>,
}

/// What standard error says where the input goes on behind the last case.
pub const UNREAD: &str = "warning: the input goes on behind the last case";

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let problem = problem(&args.slug)?;
    if let Some(seed) = args.random {
        report::print(&(problem.generate)(&mut fastrand::Rng::with_seed(seed)));
        return Ok(());
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).context("cannot read standard input")?;
    let Some(answer) = problem.answer(bytes).context("no memory for the stack")? else {
        let help = format!("mend tests/oracle/src/problem/{}.rs, or give it a smaller input", args.slug);
        return Err(Failure::check("the brute force panics on this input", help));
    };
    report::print(&answer.text);
    if let Some(error) = answer.error {
        return Err(Failure::misuse(error.to_string(), "the input must have the judge's format"));
    }
    if !answer.at_end {
        eprintln!("{UNREAD}");
    }
    Ok(())
}

/// The brute force and the generator of a problem.
///
/// # Errors
/// Where there are none.
pub fn problem(slug: &str) -> Result<&'static Problem> {
    oracle::problem(slug).ok_or_else(|| {
        let known: Vec<String> = PROBLEMS.iter().map(|problem| problem.slug.to_owned()).collect();
        let remedy = format!("or write tests/oracle/src/problem/{slug}.rs");
        catalogue::unknown("brute force for", slug, &known, &remedy)
    })
}
