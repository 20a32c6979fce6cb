//! From a source in any language to a program.

use super::build::{self, Executables};
use super::editions;
use super::java;
use super::profile::Profile;
use super::single_file;
use super::testlib;
use crate::problem::{Home, HomeKind, RUST, Work, dependency, languages::Language, solutions};
use anyhow::{Context, Result};
use grundy_bundle::{Twin, as_typed, assemble};
use grundy_host::cache::key;
use grundy_host::{Failure, Progress, cache, child, terminal};
use grundy_judge::Executable;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs of several problems, in their order: those of the checkout by cargo, all at once.
pub fn programs(home: &Home, works: &[&Work], profile: Profile) -> Result<Vec<Result<Executable>>> {
    let ours: Vec<String> =
        works.iter().filter(|work| work.is_of_checkout).map(|work| work.name.clone()).collect();
    let mut built = match &ours[..] {
        [] => Executables::new(),
        ours => build::problems(&home.folder, ours, profile)?,
    };
    let of = |work: &&Work| match built.remove(&work.name).filter(|_| work.is_of_checkout) {
        Some(executable) => executable.map(Executable::from),
        None => make(home, &work.source, profile),
    };
    Ok(works.iter().map(of).collect())
}

/// The programs of all problems of the checkout, in their order: all are one program, if all
/// compile.
pub fn all_programs(home: &Home, works: &[&Work], profile: Profile) -> Result<Vec<Result<Executable>>> {
    match build::together(&home.folder, profile)? {
        Some(path) if works.iter().all(|work| work.is_of_checkout) => {
            let of = |work: &&Work| {
                Ok(Executable { words: vec![work.name.clone()], ..Executable::from(path.clone()) })
            };
            Ok(works.iter().map(of).collect())
        }
        _ => programs(home, works, profile),
    }
}

/// The program of a source: compiled if its language wants that. What is not a source is taken for
/// an executable.
pub fn make(home: &Home, source: &Path, profile: Profile) -> Result<Executable> {
    if let Err(error) = fs::metadata(source) {
        let message = format!("cannot read {}: {error}", source.display());
        return Err(Failure::misuse(message, "is it in another folder?"));
    }
    let source = std::path::absolute(source).with_context(|| source.display().to_string())?;
    let extension = source.extension().unwrap_or_default().to_string_lossy();
    let shown = Home::shown(&source);
    let _busy = Progress::new(format!("compiling {shown}"));
    let made = match home.language(&extension) {
        _ if extension == RUST => {
            rust(home, &source, profile).map_err(|error| dependency::explained(&source, error))
        }
        Some(language) => other(home, &source, language),
        None if is_executable(&source) => Ok(Executable::from(source)),
        None => Err(unknown(&source, &extension)),
    };
    Ok(made?.made_from(shown))
}

/// That nobody knows how to run a file.
fn unknown(source: &Path, extension: &str) -> anyhow::Error {
    let shown = Home::shown(source);
    if extension.is_empty() {
        let message =
            format!("{shown} is not an executable, and its name has no ending that says what it is");
        return Failure::misuse(message, "say how to run it: --run COMMAND; or give it one: .py, .cpp, .rs");
    }
    Failure::misuse(
        format!("{shown} is not an executable, and nothing is known of files like it"),
        format!("say how to run it: --run COMMAND, or `[languages.{extension}]` in grundy.toml"),
    )
}

/// Where programs of a home are kept: they can be made again.
pub fn cache(home: &Home) -> Result<PathBuf> {
    match home.kind {
        HomeKind::Checkout | HomeKind::Contest => Ok(single_file::cache(&home.folder)),
        HomeKind::Folder => Ok(cache::of_user()?.join("grundy/programs")),
    }
}

fn rust(home: &Home, source: &Path, profile: Profile) -> Result<Executable> {
    let solution = solutions::solution(home.checkout(), source, &[], &BTreeMap::new())?;
    if let Some(target) = solution.package.as_ref().filter(|target| target.needs_cargo) {
        let built = grundy_bundle::build_package(target, profile == Profile::Debug)?;
        built.warnings.iter().for_each(|warning| terminal::note(warning));
        return Ok(built.executable.into());
    }
    let (cache, name, shown) = (cache(home)?, unique(source), Home::shown(source));
    let made = editions::compiled(home, source, &solution, |solution, edition| {
        if !solution.is_parsable() {
            return single_file::compile_file(&cache, &name, source, edition, profile, &shown);
        }
        let whole = as_typed(&solution, Twin::Full)?.map_or_else(|| assemble(&solution, Twin::Full), Ok)?;
        single_file::compile_whole(&cache, &name, &whole, edition, profile, &shown)
    })?;
    made.note.iter().for_each(|note| terminal::note(note));
    // The copy that was compiled has the author's lines.
    made.result.map(Executable::from).map_err(|errors| single_file::refused(&errors))
}

/// A name for the folder of what is made of a file.
pub fn unique(source: &Path) -> String {
    format!("{}-{}", source.file_stem().unwrap_or_default().to_string_lossy(), key(source))
}

/// Compiled each time: what else it includes is not known.
fn other(home: &Home, source: &Path, language: &Language) -> Result<Executable> {
    if source.to_str().is_none() {
        let message = format!("{}: the path is not UTF-8, and a command has to name it", source.display());
        return Err(Failure::misuse(message, "rename the file, or the folder that it is in"));
    }
    let folder = cache(home)?.join("others").join(unique(source));
    let program = folder.join(format!("program{}", std::env::consts::EXE_SUFFIX));
    let run = language.run.as_deref().unwrap_or("{program}");
    let filled = |command: &str, option, text: &Path| -> Result<Executable> {
        let mut made = Executable::parse(command, option)?;
        let class =
            if command.contains("{class}") { java::main_class(&program, source)? } else { String::new() };
        let fill = |word: &str| {
            let word = word.replace("{source}", &text.to_string_lossy());
            word.replace("{program}", &program.to_string_lossy()).replace("{class}", &class)
        };
        made.path = PathBuf::from(fill(&made.path.to_string_lossy()));
        made.words.iter_mut().for_each(|word| *word = fill(word));
        Ok(made)
    };
    if let Some(command) = &language.compile {
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        if program.is_dir() {
            fs::remove_dir_all(&program)?; // classes of an older text
        }
        let text = if run.contains("{class}") { java::renamed(source, &folder)? } else { source.to_owned() };
        let names = [&text, source].map(|path| path.to_string_lossy());
        compile(testlib::offer(home, &mut filled(command, "compile =", &text)?.command()), &names)
            .map_err(|error| testlib::missing(home, source, error))?;
    }
    filled(run, "run =", source)
}

/// `names`: of the file that is compiled, and of the one to speak of.
fn compile(command: &mut Command, names: &[Cow<str>; 2]) -> Result<()> {
    command.stderr(std::process::Stdio::piped());
    let output = child::output(command, b"").map_err(|error| {
        let name = command.get_program().display();
        let help = "install that compiler, or name another in `[languages]` of grundy.toml";
        Failure::misuse(format!("{name} cannot be started: {error}"), help)
    })?;
    let said = String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
    let said = said.replace(&*names[0], &names[1]);
    if !output.status.success() {
        return Err(single_file::refused(&said));
    }
    if !said.trim().is_empty() {
        terminal::note(&said);
    }
    Ok(())
}

#[cfg(unix)]
pub fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
pub fn is_executable(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("exe"))
}
