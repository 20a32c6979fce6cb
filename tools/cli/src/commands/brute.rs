//! `grundy brute`: the brute force of a problem on one input.

use crate::base::called::called;
use crate::base::failure::Failure;
use crate::base::terminal;
use crate::problem::catalogue;
use crate::problem::judging::{Judging, Leeway};
use crate::run::oracle::{Opinion, Oracle};
use anyhow::{Context, Result};
use std::io::{self, Read};
use std::time::Duration;

/// Solve an input from standard input with a problem's brute force
///
/// The brute force follows the rules and nothing else (tests/oracle/src/problem/SLUG.rs), so it is
/// right, but only fast enough for small inputs.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy brute hdu1846 < inputs/hdu1846/sample.in
  grundy brute hdu1846 < own_edge.in > own_edge.out     the output of a case of your own
  grundy brute hdu1846 --random 7                       a small random input, from seed 7")]
pub struct Args {
    /// The problem
    #[arg(value_name = "SLUG")]
    slug: String,
    /// Print the random input of this seed instead
    #[arg(long, value_name = "SEED")]
    random: Option<u64>,
}

/// As long as the user cares to wait.
const PATIENCE: Duration = Duration::MAX;

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    let slug = &catalogue::spelt(&root, &args.slug)?;
    if args.random.is_none() && Judging::of(&root, slug, Leeway::None).talks() {
        let message = format!("{slug} is interactive: it has an interactor instead of a brute force");
        let grundy = called();
        let help = format!(
            "`{grundy} test {slug}` lets the solution talk with it; `{grundy} brute {slug} --random SEED` prints a \
             secret input"
        );
        return Err(Failure::misuse(message, help));
    }
    let mut oracle = Oracle::build(&root, slug)?;
    if let Some(seed) = args.random {
        terminal::print(&oracle.generate(seed, PATIENCE)?);
        return Ok(());
    }
    let mut input = Vec::new();
    io::stdin().lock().read_to_end(&mut input).context("cannot read standard input")?;
    match oracle.opinion(&input, PATIENCE)? {
        Opinion::Solved { output, unread } => {
            terminal::print(&output);
            if unread {
                terminal::note("warning: the input continues after the last case\n");
            }
            Ok(())
        }
        Opinion::Rejected { output, why } => {
            terminal::print(&output);
            Err(Failure::misuse(why, "the input must have the judge's format"))
        }
        Opinion::Failed(how) => {
            let help = format!("fix tests/oracle/src/problem/{slug}.rs, or give it a smaller input");
            Err(Failure::check(format!("on this input, the brute force {how}"), help))
        }
    }
}
