//! `grundy build`: problems built with cargo, and where their executables are.

use crate::base::failure::{self, Failure};
use crate::base::terminal;
use crate::problem::catalogue;
use crate::run::build;
use crate::run::profile::Profile;
use anyhow::Result;

/// Build problems and print the path of each executable
///
/// The file's name is the problem's slug.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy build --debug                    all problems, with overflow checks
  time $(grundy build hdu1848) < big.in   one problem under your own tools")]
pub struct Args {
    /// The problems; all if none is named
    #[arg(value_name = "SLUG")]
    slugs: Vec<String>,
    /// Build with the dev profile: overflow checks
    #[arg(long)]
    debug: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    let slugs: Vec<String> =
        catalogue::entries(&root, &args.slugs)?.into_iter().map(|entry| entry.slug).collect();
    let executables =
        build::problems(&root, if args.slugs.is_empty() { &[] } else { &slugs }, Profile::of(args.debug))?;
    let mut all_built = true;
    for slug in slugs {
        match &executables[&slug] {
            Ok(path) => terminal::print(&format!("{}\n", path.display())),
            Err(error) => {
                terminal::note(&format!("error: {slug}: {}\n", failure::text(error)));
                all_built = false;
            }
        }
    }
    if all_built { Ok(()) } else { Err(Failure::printed()) }
}
