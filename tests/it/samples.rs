use crate::problems::{answer, brute, flaw_of};
use crate::{ROOT, conversations};
use grundy_fingerprint::{Fingerprint, MadeCase};
use itertools::Itertools;
use oracle::{Maximum, Oracle, Problem};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use together::{SOLUTIONS, Solution};

/// An input in `inputs/<slug>/`, and what is kept of the right output.
pub struct Case {
    /// `max_path`.
    pub name: String,
    /// `max_path.in`, or `max_path.made` if the oracle makes the input.
    file: PathBuf,
    input: Input,
    expected: Expected,
}

enum Input {
    Kept,
    /// The oracle makes it; its fingerprint is kept.
    Made(Option<&'static Maximum>, Fingerprint),
}

enum Expected {
    Output(String),
    /// The file is missing, as it must be beside a secret input, and there only.
    Nothing,
    /// The output is too large to be kept.
    Fingerprint(Fingerprint),
}

impl Case {
    /// The judge's input; empty if the function is missing that makes it, as another test says.
    pub fn input(&self) -> String {
        match self.input {
            Input::Kept => read(&self.file),
            Input::Made(maximum, _) => maximum.map(Maximum::input).unwrap_or_default(),
        }
    }

    /// What is wrong with an answer to the input; white space at the end does not count.
    pub fn difference(&self, oracle: &Problem, input: &str, got: &str) -> Option<String> {
        let flaw = match &self.expected {
            Expected::Output(expected) => flaw_of(oracle.check(input, got, expected)),
            Expected::Nothing => return Some(self.without_output(oracle.slug)),
            Expected::Fingerprint(expected) => {
                let found = Fingerprint::new(got);
                let flaw = || format!("the output is not the right one: {found}, not {expected}");
                (found != *expected).then(flaw)
            }
        };
        flaw.map(|flaw| format!("{}\n{flaw}", self.place(oracle.slug, input)))
    }

    /// That the expected output is missing, and where it comes from.
    fn without_output(&self, slug: &str) -> String {
        let from = if self.is_large() {
            "computed by something else than the solution (CONTRIBUTING.md)".to_owned()
        } else {
            format!("as on the judge's page, or, for an input of your own, by `cargo grundy answer {slug}`")
        };
        format!("inputs/{slug}/{}.out is missing: write it, {from}", self.name)
    }

    /// Whether it is too large for the brute force.
    fn is_large(&self) -> bool {
        self.name.split('_').contains(&"max")
    }

    /// That a made input is not the one for which the right output was recorded.
    fn change(&self, input: &str) -> Option<String> {
        let Input::Made(_, recorded) = &self.input else { return None };
        let found = Fingerprint::new(input);
        let flaw =
            || format!("{}: now it is `input {found}`; is the output still right?", self.file.display());
        (found != *recorded).then(flaw)
    }

    /// The file; an input that was made is written to one, so that it can be looked at.
    fn place(&self, slug: &str, input: &str) -> String {
        let file = self.file.display();
        if matches!(self.input, Input::Kept) {
            return file.to_string();
        }
        let written = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{slug}_{}.in", self.name));
        match fs::write(&written, input) {
            Ok(()) => format!("{file}, which is {}", written.display()),
            Err(error) => format!("{file}, which {} cannot hold: {error}", written.display()),
        }
    }
}

/// The cases of a problem, by name. A secret input has no expected output.
pub fn cases(slug: &str) -> Vec<Case> {
    within(&Path::new(ROOT).join("inputs").join(slug), slug)
}

/// The cases in a folder.
fn within(folder: &Path, slug: &str) -> Vec<Case> {
    let names = names(folder);
    let case = |name: &String| {
        let file = folder.join(name);
        let out = file.with_extension("out");
        let (name, kind) = name.split_once('.')?;
        let (input, expected) = match kind {
            "in" => {
                (Input::Kept, if out.exists() { Expected::Output(read(&out)) } else { Expected::Nothing })
            }
            "made" => {
                let MadeCase { input, output } = recorded(&file);
                let expected = match output {
                    Some(fingerprint) => Expected::Fingerprint(fingerprint),
                    None => Expected::Output(read(&out)),
                };
                let maximum = oracle::problem(slug)?.maxima.iter().find(|maximum| maximum.name == name);
                (Input::Made(maximum, input), expected)
            }
            _ => return None,
        };
        Some(Case { name: name.to_owned(), file, input, expected })
    };
    names.iter().filter_map(case).collect()
}

/// What a file `.made` says; of one that is still empty, another test tells what to write.
fn recorded(file: &Path) -> MadeCase {
    let text = read(file);
    if text.trim().is_empty() {
        return MadeCase { input: Fingerprint::new(""), output: None };
    }
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// What is wrong with a problem on its samples; it must have some.
pub fn flaw(problem: &Solution, oracle: &Problem) -> Option<String> {
    let cases = cases(problem.slug);
    if cases.is_empty() {
        return Some(format!("write inputs/{0}/sample.in and inputs/{0}/sample.out", problem.slug));
    }
    cases.iter().find_map(|case| {
        let input = case.input();
        if let Some(change) = case.change(&input) {
            return Some(change);
        }
        if let Oracle::Interactor(_) = oracle.oracle {
            let flaw = conversations::flaw(problem.solve, oracle, &input)?;
            return Some(format!("{}: {flaw}", case.place(problem.slug, &input)));
        }
        let difference = |output: &str| case.difference(oracle, &input, output);
        difference(&answer(problem.solve, &input)).or_else(|| match (&case.input, &case.expected) {
            // A checker must also take what is expected, if that is a whole output.
            (Input::Kept, Expected::Output(expected)) => difference(expected),
            _ => None,
        })
    })
}

/// What is wrong with a brute force on the samples. Those with the word `max` in their names are
/// too large for it.
pub fn flaw_of_brute(oracle: &Problem) -> Option<String> {
    let cases = cases(oracle.slug);
    // Without an output there is nothing that it could differ from.
    let is_compared = |case: &&Case| !case.is_large() && !matches!(case.expected, Expected::Nothing);
    let mut small = cases.iter().filter(is_compared);
    let flaw = small.find_map(|case| {
        let input = case.input();
        case.difference(oracle, &input, &brute(oracle, &input))
    });
    flaw.map(|flaw| format!("the brute force differs at {flaw}"))
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
        let talks = oracle::problem(problem.slug).is_some_and(|oracle| oracle.brute().is_none());
        if talks {
            let outputs = names.iter().filter(|name| name.ends_with(".out"));
            return outputs
                .map(|name| format!("{folder}/{name}: a secret input has no output"))
                .collect_vec();
        }
        let lacks = |name: &String| {
            let (case, kind) = name.split_once('.').unwrap_or((name, ""));
            let has = |kind: &str| names.contains(&format!("{case}.{kind}"));
            match kind {
                "in" => (!has("out")).then(|| format!("{case}.out")),
                "made" => {
                    let is_recorded = recorded(&Path::new(ROOT).join(&folder).join(name)).output.is_some();
                    (has("out") == is_recorded).then(|| format!("{case}.out, or its fingerprint, not both"))
                }
                _ => (has("in") == has("made")).then(|| format!("{case}.in")),
            }
        };
        let alone = names.iter().filter_map(|name| Some(format!("{folder}/{name}: write {}", lacks(name)?)));
        alone.collect_vec()
    });
    assert_eq!(halves.collect_vec(), [""; 0]);
}

#[test]
fn a_missing_output_is_said_to_be_missing() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("without_output");
    fs::create_dir_all(&folder).unwrap();
    for name in ["sample", "max_all"] {
        fs::write(folder.join(format!("{name}.in")), "1\n1 1\n").unwrap();
    }
    let oracle = oracle::problem("hdu1846").unwrap();
    let said =
        within(&folder, "hdu1846").iter().filter_map(|case| case.difference(oracle, "", "")).collect_vec();
    let starts =
        ["max_all", "sample"].map(|name| format!("inputs/hdu1846/{name}.out is missing: write it, "));
    assert!(
        said.len() == 2 && said.iter().zip(&starts).all(|(said, start)| said.starts_with(start)),
        "{said:?}"
    );
    assert!(said[0].ends_with("(CONTRIBUTING.md)") && said[1].ends_with("`cargo grundy answer hdu1846`"));
}

#[test]
fn every_made_input_has_its_function() {
    let flaws = SOLUTIONS.iter().filter_map(|problem| {
        let folder = format!("inputs/{}", problem.slug);
        let files = names(&folder).into_iter().filter(|name| name.ends_with(".made"));
        let known: BTreeSet<String> = files.map(|name| name.trim_end_matches(".made").to_owned()).collect();
        let maxima = oracle::problem(problem.slug)?.maxima;
        let functions: BTreeSet<String> = maxima.iter().map(|maximum| maximum.name.to_owned()).collect();
        let odd = known.symmetric_difference(&functions).next()?;
        let oracle = format!("tests/oracle/src/problem/{}.rs", problem.slug);
        Some(format!("{folder}/{odd}.made and `pub fn {odd}` in {oracle}: write the one that is missing"))
    });
    assert_eq!(flaws.collect_vec(), [""; 0]);
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| format!("{}: {error}", file.display()))
}

/// The names in a folder of the repository, without hidden files.
fn names(folder: impl AsRef<Path>) -> BTreeSet<String> {
    let files = fs::read_dir(Path::new(ROOT).join(folder)).into_iter().flatten();
    let names = files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned());
    names.filter(|name| !name.starts_with('.')).collect()
}
