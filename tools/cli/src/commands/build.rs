//! `grundy build`: solutions as programs, and where their executables are.

use crate::problem::{Home, Work};
use crate::programs::{Profile, make};
use anyhow::Result;
use grundy_host::{Failure, failure, terminal};

/// Build solutions and print the path of each executable
///
/// The file's name is the problem's slug. In a contest folder, or for a file in any folder, also
/// programs in other languages are made; of one that has to be interpreted, the command is printed.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy build --debug                    all problems, with overflow checks
  time $(grundy build hdu1848) < big.in   one problem under your own tools")]
pub struct Args {
    /// The problems, or files with solutions; all if none is named
    #[arg(value_name = "SLUG|FILE")]
    targets: Vec<String>,
    /// Build with the dev profile: overflow checks
    #[arg(long)]
    debug: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let works = Work::list(&home, &args.targets)?.into_iter().map(|(name, work)| match work {
        // To build it, nobody needs its header.
        Err(_) if home.checkout().is_some() => (name.clone(), Ok(Work::unread(&home, &name))),
        work => (name, work),
    });
    let works: Vec<(String, Result<Work>)> = works.collect();
    let all: Vec<&Work> = works.iter().filter_map(|(_, work)| work.as_ref().ok()).collect();
    let mut programs = make::programs(&home, &all, Profile::of(args.debug))?.into_iter();
    let mut worst = None;
    for (name, work) in works {
        match work.and_then(|_| programs.next().expect("one for each")) {
            Ok(program) => {
                let words = [program.path.display().to_string()].into_iter().chain(program.words);
                terminal::print(&format!("{}\n", words.collect::<Vec<_>>().join(" ")));
            }
            Err(error) => {
                terminal::note(&format!("error: {name}: {}\n", failure::text(&error)));
                worst = worst.max(Some(failure::kind(&error)));
            }
        }
    }
    worst.map_or(Ok(()), |worst| Err(Failure::printed_as(worst)))
}
