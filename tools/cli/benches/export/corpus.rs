//! The programs of `tests/exported` on the inputs that are there to be measured.

#[path = "../../tests/cli/c_programs/programs.rs"]
mod programs;

use crate::measure::{Bench, Row};
use anyhow::{Context, Result, ensure};
use grundy_cli::bundling::BundleTask;
use grundy_cli::problem::home::Home;
use programs::{Input, Program, programs};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The rows of the programs whose paths begin like that; each is made when it is asked for.
pub fn rows<'a>(
    bench: &'a Bench,
    root: &'a Path,
    prefix: &str,
) -> Result<impl Iterator<Item = (String, Result<Row>)> + 'a> {
    let library = bench.path("libgrundy.rlib");
    rustc(
        &["--edition=2024", "--crate-type=rlib", "--crate-name=grundy"],
        &root.join("src/lib.rs"),
        &library,
    )?;
    let measured = programs(prefix).into_iter().filter_map(|program| {
        let input = program.inputs.iter().position(|input| input.is_long)?;
        Some((program, input))
    });
    let native = measured.collect::<Vec<_>>();
    Ok(native.into_iter().map(move |(program, input)| {
        let row = row(bench, root, &program, &program.inputs[input], &library);
        (program.name, row)
    }))
}

fn row(bench: &Bench, root: &Path, program: &Program, input: &Input, library: &Path) -> Result<Row> {
    let path = program.path.to_str().context("the path is text")?;
    let request = BundleTask::new(&Home::of_checkout(root), path, &program.options())?.request;
    let (native, file): (PathBuf, PathBuf) = (bench.path("native"), bench.path("input"));
    let library = format!("--extern=grundy={}", library.display());
    rustc(&["--edition=2021", "--crate-name=solution", "-Awarnings", &library], &program.path, &native)?;
    fs::write(&file, &input.text)?;
    let row = bench.row(&request, &native, (&file, input.form.clone()))?;
    Ok(Row { name: program.name.clone(), ..row })
}

fn rustc(flags: &[&str], source: &Path, made: &Path) -> Result<()> {
    let status = Command::new("rustc").arg("-O").args(flags).arg(source).arg("-o").arg(made).status()?;
    ensure!(status.success(), "rustc does not compile {}", source.display());
    Ok(())
}
