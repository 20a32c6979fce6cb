use crate::problems::{answer, flaw_of, for_each_problem};
use crate::{ROOT, conversations};
use itertools::Itertools;
use oracle::{Oracle, Problem};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use together::SOLUTIONS;

/// Fails also if a problem has no samples.
#[test]
fn every_problem_passes_its_samples() {
    for_each_problem(|problem| {
        let inputs = inputs(problem.slug);
        if inputs.is_empty() {
            return Some(format!("write inputs/{0}/sample.in and inputs/{0}/sample.out", problem.slug));
        }
        let oracle = oracle::problem(problem.slug)?; // if it is missing, another test fails
        inputs.iter().find_map(|input| match oracle.oracle {
            Oracle::Brute(_) => difference(oracle, input, &answer(problem.solve, &read(input))),
            // A checker must also take what is expected.
            Oracle::Checker(..) => [answer(problem.solve, &read(input)), read(&input.with_extension("out"))]
                .iter()
                .find_map(|output| difference(oracle, input, output)),
            Oracle::Interactor(_) => conversations::flaw(problem.solve, oracle, &read(input))
                .map(|flaw| format!("{}: {flaw}", input.display())),
        })
    });
}

/// Fails also if an input or its expected output is missing; a secret input has none.
#[test]
fn every_folder_of_samples_has_its_problem() {
    let slugs: BTreeSet<String> = SOLUTIONS.iter().map(|problem| problem.slug.to_owned()).collect();
    let stray =
        |name: &String| format!("inputs/{name}: write problems/src/bin/{name}.rs, or delete the folder");
    assert_eq!(names("inputs").difference(&slugs).map(stray).collect_vec(), [""; 0]);
    let halves = SOLUTIONS.iter().flat_map(|problem| {
        let folder = format!("inputs/{}", problem.slug);
        let names = names(&folder);
        let other = |name: &str| match name.strip_suffix(".in") {
            Some(case) => format!("{case}.out"),
            None => format!("{}.in", name.trim_end_matches(".out")),
        };
        let talks = oracle::problem(problem.slug).is_some_and(|oracle| oracle.brute().is_none());
        if talks {
            let outputs = names.iter().filter(|name| !name.ends_with(".in"));
            return outputs
                .map(|name| format!("{folder}/{name}: a secret input has no output"))
                .collect_vec();
        }
        let alone = names.iter().filter(|name| !names.contains(&other(name)));
        alone.map(|name| format!("{folder}/{name}: write {}", other(name))).collect_vec()
    });
    assert_eq!(halves.collect_vec(), [""; 0]);
}

/// The inputs of a problem, by name.
pub fn inputs(slug: &str) -> Vec<PathBuf> {
    let folder = format!("inputs/{slug}");
    let inputs = names(&folder).into_iter().filter(|name| name.ends_with(".in"));
    inputs.map(|name| Path::new(ROOT).join(&folder).join(name)).collect()
}

/// What is wrong with an answer to an input; white space at the end does not count.
pub fn difference(oracle: &Problem, input: &Path, got: &str) -> Option<String> {
    let verdict = oracle.check(&read(input), got, &read(&input.with_extension("out")));
    flaw_of(verdict).map(|flaw| format!("{}\n{flaw}", input.display()))
}

pub fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| format!("{}: {error}", file.display()))
}

/// The names in a folder of the repository, without hidden files.
fn names(folder: &str) -> BTreeSet<String> {
    let files = fs::read_dir(Path::new(ROOT).join(folder)).into_iter().flatten();
    let names = files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned());
    names.filter(|name| !name.starts_with('.')).collect()
}
