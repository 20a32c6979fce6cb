//! The law as a function, compared with the table before anybody sees it.

use crate::problem::USUAL_EDITION;
use crate::programs::{Profile, single_file};
use anyhow::{Context, Result};
use grundy_explorer::game::Explorer;
use grundy_explorer::report::best_law::{BestLaw, Certainty};
use grundy_explorer::report::law_search::Cell;
use grundy_explorer::report::laws::Laws;
use grundy_host::{Failure, called, child, temporary::Folder};
use grundy_laws::code::check;
use grundy_laws::code::solution::{self, Case, Facts};
use grundy_laws::{Found, Language, Status};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A law whose function was tested.
pub struct Tested {
    pub found: Found,
    pub certainty: Certainty,
    /// Its function, with what speaks for it in its comment.
    pub text: String,
    /// What a problem of that game can ask.
    pub case: Case,
}

/// The best law of a game, tested.
pub fn of_game(explorer: &mut Explorer, laws: &Laws) -> Result<Tested> {
    of_best(BestLaw::of_game(explorer, laws))
}

/// The best law of a table, tested.
pub fn of_laws(laws: &Laws) -> Result<Tested> {
    of_best(BestLaw::of_laws(laws))
}

fn of_best(best: Option<BestLaw>) -> Result<Tested> {
    let Some(BestLaw { found, certainty, evidence, cells, case }) = best else {
        let help = format!(
            "more values may show one: `{} explore` with --to; with --json it says all that is known",
            called()
        );
        return Err(Failure::check("no law was found, so there is no code of one", help));
    };
    let text = tested(&found, Language::Rust, &evidence, &cells, &[])?;
    Ok(Tested { found, certainty, text, case })
}

/// A solution whose header says this, and how sure the law is, around a law's function; it prints
/// one of the words.
pub fn solution(tested: &Tested, [title, source, limits]: &[String; 3], words: (&str, &str)) -> String {
    let sure = match tested.certainty {
        Certainty::Proven => "proven",
        Certainty::Found(Status::Confirmed) => "confirmed by more values, not proven",
        Certainty::Found(Status::Guess) => "a guess: a brute force has to confirm it",
    };
    let facts = Facts { title, source, limits, words, case: tested.case, sure };
    solution::solution(&tested.found.law, &tested.text, facts)
}

/// The law's function with what speaks for it in its comment, after it has given these values; what
/// else it is asked is compared with the law.
///
/// # Errors
/// Misuse if there is no compiler; a failed check if a value is another one, which is a mistake of
/// this tool.
pub fn tested(
    found: &Found,
    language: Language,
    evidence: &str,
    cells: &[Cell],
    asked: &[Vec<u64>],
) -> Result<String> {
    let text = found.code(language, evidence);
    let predict = |at: &Vec<u64>| Some((at.clone(), found.law.predict(at)?));
    let others: Vec<Cell> = asked.iter().filter_map(predict).collect();
    let all: Vec<&Cell> = cells.iter().chain(&others).collect();
    let answers = answers(&check::program(&found.law, language, &text), language, &all)?;
    let mut lines = answers.lines();
    for (at, value) in all {
        let said = lines.next().unwrap_or("nothing");
        if said != value.to_string() {
            let message = format!("at {at:?} the code of the law says {said} instead of {value}");
            return Err(mistake(&message, found));
        }
    }
    Ok(text)
}

/// What the program says about the points, a line each.
fn answers(program: &str, language: Language, cells: &[&Cell]) -> Result<String> {
    let folder = Folder::new()?;
    let mut command = match language {
        Language::Rust => Command::new(of_rust(&folder, program)?),
        Language::C => Command::new(of_c(&folder, program, ("CC", "cc", "c", "-std=c99"))?),
        Language::Cpp => Command::new(of_c(&folder, program, ("CXX", "c++", "cpp", "-std=c++17"))?),
        Language::Python => {
            let source = folder.path().join("law.py");
            std::fs::write(&source, program).with_context(|| source.display().to_string())?;
            let mut python = Command::new("python3");
            python.arg(source);
            python
        }
    };
    let input = check::input(cells.iter().map(|cell| &cell.0));
    let output = child::output(&mut command, input.as_bytes());
    let output = if language == Language::Python {
        let help = "the code is tested before it is printed: install Python 3";
        output.map_err(|error| Failure::misuse(format!("python3 cannot be started: {error}"), help))?
    } else {
        output.context("the law's program")?
    };
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn of_rust(folder: &Folder, program: &str) -> Result<PathBuf> {
    let compiled =
        single_file::compile(folder.path(), "law", program, USUAL_EDITION, Profile::Debug, "law.rs");
    let compiled = compiled.map_err(|error| {
        let help = "the code is tested before it is printed: install Rust (https://rustup.rs), or set RUSTC";
        Failure::misuse(format!("{error:#}"), help)
    })?;
    compiled.map_err(|errors| single_file::refused(&errors))
}

/// Compiled by what a variable names, or by that name.
fn of_c(
    folder: &Folder,
    program: &str,
    (variable, name, ending, standard): (&str, &str, &str, &str),
) -> Result<PathBuf> {
    let (source, executable) = (folder.path().join(format!("law.{ending}")), folder.path().join("law"));
    std::fs::write(&source, program).with_context(|| source.display().to_string())?;
    let compiler = std::env::var_os(variable).unwrap_or_else(|| name.into());
    let shown = compiler.display().to_string();
    let mut command = Command::new(compiler);
    command.arg(standard).arg("-o").arg(&executable).arg(&source).stderr(Stdio::piped());
    let output = child::output(&mut command, b"").map_err(|error| {
        let help = format!("the code is tested before it is printed: install a compiler, or set {variable}");
        Failure::misuse(format!("{shown} cannot be started: {error}"), help)
    })?;
    if !output.status.success() {
        let help = "gcc and clang have the numbers of 128 bits that the code needs";
        let message =
            format!("{shown} refuses the code:\n{}", String::from_utf8_lossy(&output.stderr).trim_end());
        return Err(Failure::check(message, help));
    }
    Ok(executable)
}

fn mistake(message: &str, found: &Found) -> anyhow::Error {
    let help =
        format!("nothing is printed: this is a mistake in this program; the law is {}", found.law.formula());
    Failure::check(message, help)
}
