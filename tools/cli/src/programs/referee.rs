//! What decides whether an output is right, built.

use super::build;
use super::make::make;
use super::profile::Profile;
use crate::problem::{FileOrCommand, Helper, Home, Judging, Work};
use anyhow::{Context, Result};
use grundy_host::failure;
use grundy_judge::{Comparison, Executable, Referee};
use std::path::PathBuf;

/// The referee of a problem; if it is a program, it is built.
pub fn referee(home: &Home, work: &Work) -> Result<Referee> {
    referee_by(home, work, || build::oracle(&home.folder, &work.name))
}

/// The same, with the program of an oracle that knows this problem.
pub fn referee_by(home: &Home, work: &Work, oracle: impl Fn() -> Result<PathBuf>) -> Result<Referee> {
    work.check_interactor().map_err(failure::as_misuse)?;
    let built = |helper: &Helper, verb: &str| match helper {
        Helper::Missing => unreachable!("that was refused"),
        Helper::Own(FileOrCommand::Command(command)) => Ok(command.clone()),
        Helper::Own(FileOrCommand::File(source)) => {
            make(home, source, Profile::Release).map_err(failure::as_misuse)
        }
        Helper::Oracle => {
            let words = vec![verb.to_owned(), work.name.clone()];
            let source = format!("tests/oracle/src/problem/{}.rs", work.name);
            Ok(Executable { words, ..Executable::from(oracle()?) }.made_from(source))
        }
    };
    Ok(match &work.judging {
        Judging::Comparison(leeway) => {
            Referee::Comparison(Comparison { leeway: *leeway, is_strict: work.counts_blanks(home)? })
        }
        Judging::Checker(helper) => Referee::Checker(built(helper, "check").context("the checker")?),
        Judging::Interactor(helper) => {
            Referee::Interactor(built(helper, "interact").context("the interactor")?)
        }
    })
}
