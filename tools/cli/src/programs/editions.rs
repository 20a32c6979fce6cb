//! The edition in which a solution is compiled: as cargo would if it has a package, else as its
//! judge will.

use crate::problem::{Home, USUAL_EDITION, Work};
use grundy_bundle::{EDITIONS, Solution};
use std::path::Path;

/// What is made of a solution.
pub struct Made<T> {
    /// Or what the compiler says.
    pub result: Result<T, String>,
    /// That the edition is not the one that was to be expected.
    pub note: Option<String>,
}

/// Makes something in the edition of a solution, or in the newest if the compiler refuses it there,
/// as what `bundle` makes may be of that. If both are refused: what the compiler says in the first.
pub fn compiled<T>(
    home: &Home,
    source: &Path,
    solution: &Solution,
    compile: impl Fn(Solution, &str) -> anyhow::Result<Result<T, String>>,
) -> anyhow::Result<Made<T>> {
    let (own, newest) = (own(home, source, solution), EDITIONS[EDITIONS.len() - 1]);
    let first = compile(solution.clone().for_edition(&own), &own)?;
    if first.is_ok() || own == newest {
        return Ok(Made { result: first, note: None });
    }
    let second = compile(solution.clone().for_edition(newest), newest)?;
    if second.is_err() {
        return Ok(Made { result: first, note: None });
    }
    let shown = Home::shown(source);
    let note = format!("{shown} is compiled in edition {newest}: in edition {own} the compiler refuses it\n");
    Ok(Made { result: second, note: Some(note) })
}

fn own(home: &Home, source: &Path, solution: &Solution) -> String {
    if let Some(package) = &solution.package {
        return package.edition.clone();
    }
    let judge = Work::of_file(home, source).and_then(|work| work.judge(home, None)).ok().flatten();
    judge.and_then(|judge| judge.edition).map_or_else(|| USUAL_EDITION.to_owned(), |edition| edition.is)
}
