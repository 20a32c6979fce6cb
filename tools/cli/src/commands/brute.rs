//! `grundy brute`: the brute force of a problem on one input.

use crate::problem::{Home, Work, catalogue};
use crate::programs::helpers::{find, oracle, to_begin};
use anyhow::{Context, Result};
use grundy_host::{Failure, called, terminal};
use grundy_judge::stress::{HelperProgram, Opinion, Oracle, Question, opinion};
use std::io::{self, Read};
use std::time::Duration;

/// Solve an input from standard input with a problem's brute force
///
/// The brute force follows the rules and nothing else (tests/oracle/src/problem/SLUG.rs, or in your
/// own folders brute.* beside the samples), so it is right, but only fast enough for small inputs.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy brute hdu1846 < inputs/hdu1846/sample.in
  grundy brute hdu1846 < own_edge.in > own_edge.out     the output of a case of your own
  grundy brute hdu1846 --random 7                       a small random input, from seed 7
  grundy brute a.rs --random 7                          by a/gen.py")]
pub struct Args {
    /// The problem, or a file with a solution
    #[arg(value_name = "SLUG|FILE")]
    target: String,
    /// Print the random input of this seed instead
    #[arg(long, value_name = "SEED")]
    random: Option<u64>,
}

/// As long as the user cares to wait.
const PATIENCE: Duration = Duration::MAX;

pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let work = match (home.checkout(), Work::find(&home, &args.target)) {
        // To solve an input, nobody needs the header of the solution.
        (Some(root), Err(_)) => Work::unread(&home, &catalogue::spelt(root, &args.target)?),
        (_, work) => work?,
    };
    if args.random.is_none() && work.judging.talks() {
        return Err(interactive(&work.name));
    }
    match args.random {
        Some(seed) => terminal::print(&Solver::by(&home, &work, ("gen", "generator"))?.random(seed)?),
        None => solve(&mut Solver::of(&home, &work)?)?,
    }
    Ok(())
}

/// The failure for a problem that has no brute force.
pub(super) fn interactive(slug: &str) -> anyhow::Error {
    let message = format!("{slug} is interactive: it has an interactor instead of a brute force");
    let grundy = called();
    let help = format!(
        "`{grundy} test {slug}` lets the solution talk with it; `{grundy} brute {slug} --random SEED` prints a \
         secret input"
    );
    Failure::misuse(message, help)
}

/// What is asked for an answer.
pub(super) enum Solver {
    Oracle(Oracle),
    HelperProgram(HelperProgram),
}

impl Solver {
    /// The brute force of a problem, built.
    pub fn of(home: &Home, work: &Work) -> Result<Solver> {
        Solver::by(home, work, ("brute", "brute force"))
    }

    fn by(home: &Home, work: &Work, (name, who): (&str, &'static str)) -> Result<Solver> {
        if work.is_of_checkout {
            return oracle(&home.folder, &work.name).map(Solver::Oracle);
        }
        let helper = find(home, work, (name, who), None)?;
        helper.map(Solver::HelperProgram).ok_or_else(|| to_begin(home, work, who, ""))
    }

    fn random(&mut self, seed: u64) -> Result<String> {
        match self {
            Solver::Oracle(oracle) => oracle.generate(seed, PATIENCE),
            Solver::HelperProgram(helper) => helper.answer(Question::Seed(seed), PATIENCE)?.map_err(|how| {
                Failure::misuse(format!("the generator {how}"), format!("fix {}", helper.shown()))
            }),
        }
    }

    /// What it says of an input within that time.
    pub fn opinion(&mut self, input: &[u8], time: Duration) -> Result<Opinion> {
        match self {
            Solver::Oracle(oracle) => oracle.opinion(input, time),
            Solver::HelperProgram(helper) => Ok(opinion(helper.answer(Question::Input(input), time)?)),
        }
    }

    pub fn shown(&self) -> String {
        match self {
            Solver::Oracle(oracle) => oracle.source().to_owned(),
            Solver::HelperProgram(helper) => helper.shown().to_owned(),
        }
    }
}

fn solve(solver: &mut Solver) -> Result<()> {
    let mut input = Vec::new();
    io::stdin().lock().read_to_end(&mut input).context("cannot read standard input")?;
    match solver.opinion(&input, PATIENCE)? {
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
            let help = format!("fix {}, or give it a smaller input", solver.shown());
            Err(Failure::misuse(format!("on this input, the brute force {how}"), help))
        }
    }
}
