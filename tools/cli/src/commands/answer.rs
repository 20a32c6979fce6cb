//! `grundy answer`: the outputs that are missing, from the brute force.

use super::brute::{Solver, interactive};
use crate::problem::{Home, Work};
use anyhow::Result;
use grundy_host::{Failure, Progress, called, files, quoted, terminal};
use grundy_judge::stress::Opinion;
use grundy_judge::{Case, text_file};
use serde_json::json;
use std::time::Duration;

/// Write the outputs that are missing, from the brute force
///
/// For each input beside the samples that has no output, CASE.in without CASE.out, the brute force
/// (brute.* beside the samples, in a checkout the oracle) is asked. Nothing is overwritten. What it
/// fails on, or takes too long for, is named, and stays without an output.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy answer a.rs                    all that are missing in the folder a
  grundy answer hdu1846 --case own_edge only this one
  grundy brute a.rs < big.in            prints an output instead")]
pub struct Args {
    /// The problem, or a file with a solution
    #[arg(value_name = "SLUG|FILE")]
    target: String,
    /// Only the case of this name; may be repeated
    #[arg(long = "case", value_name = "CASE")]
    cases: Vec<String>,
    /// How long the brute force may take for one input
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// Print JSON: the paths of the files
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let work = Work::find(&home, &args.target)?;
    if work.judging.talks() {
        return Err(interactive(&work.name));
    }
    let work = if args.cases.is_empty() { work } else { work.only(&args.cases)? };
    let cases = work.inputs()?;
    let is_missing = |case: &&Case| !case.has_answer() && !case.is_to_be_made();
    let missing: Vec<&Case> = cases.iter().filter(is_missing).collect();
    if missing.is_empty() {
        work.check_pasted(&cases)?;
    }
    let (mut written, mut failed) = (Vec::new(), 0);
    if !missing.is_empty() {
        let mut solver = Solver::of(&home, &work)?;
        let time = Duration::from_secs(args.seconds.into());
        for &case in &missing {
            let busy = Progress::new(format!("running {} on {}", solver.shown(), case.name));
            let answered = answer(&mut solver, case, time)?;
            drop(busy);
            match answered {
                Ok(()) => written.push(Home::shown(&case.output)),
                Err(why) => {
                    failed += 1;
                    terminal::note(&format!("{}: {}\n", case.name, why.trim_end()));
                }
            }
            if !args.json && written.last() == Some(&Home::shown(&case.output)) {
                terminal::print(&format!("{}\n", Home::shown(&case.output)));
            }
        }
        if failed > 0 {
            terminal::note(&format!(
                "help: fix {}, or give it smaller inputs or more --seconds\n",
                solver.shown()
            ));
        }
    }
    if args.json {
        terminal::print(&format!("{:#}\n", json!({ "written": written, "failed": failed })));
    } else if missing.is_empty() {
        terminal::print("every input has its output\n");
    } else if failed == 0 {
        terminal::print(&format!("`{} test {}` judges them\n", called(), quoted(&args.target)));
    }
    if failed == 0 { Ok(()) } else { Err(Failure::printed()) }
}

/// Writes the output of a case, or says why there is none.
fn answer(solver: &mut Solver, case: &Case, time: Duration) -> Result<std::result::Result<(), String>> {
    let input = text_file::read(&case.input)?;
    Ok(match solver.opinion(&input, time)? {
        Opinion::Solved { unread: true, .. } => Err("the input continues after the last case".to_owned()),
        Opinion::Solved { output, .. } => {
            files::create(&case.output, &output).map_err(|error| files::unwritten(&case.output, &error))?;
            Ok(())
        }
        Opinion::Rejected { why, .. } => Err(why),
        Opinion::Failed(how) => Err(format!("the brute force {how}")),
    })
}
