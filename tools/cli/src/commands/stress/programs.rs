//! All programs that `grundy stress` runs, built.

use super::Args;
use crate::problem::{Home, RUST, Work};
use crate::programs::helpers::{input_source, program};
use crate::programs::{Profile, in_process, make, referee};
use anyhow::{Context, Result};
use grundy_header::Limits;
use grundy_host::{Failure, temporary::Folder};
use grundy_judge::Executable;
use grundy_judge::process::Budget;
use grundy_judge::stress::{FrameServer, Setup, Worker};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

/// One worker, with all that it needs.
pub fn worker(args: &Args, home: &Home, work: &Work) -> Result<Worker> {
    let profile = Profile::of(args.debug);
    // Small inputs say nothing about memory, and a program in another language may need more than
    // the limit just to start.
    let limits = Limits { memory: args.options.memory, ..work.limits.relaxed(profile.patience()) };
    let folder = Folder::within(&make::cache(home)?)?;
    let named = match &args.program {
        Some(path) => Some(Executable::from(whole(path)?)),
        None => args.options.program(home, profile)?,
    };
    let is_rust = work.source.extension().is_some_and(|extension| extension == RUST);
    let (executable, server, inputs) = thread::scope(|scope| {
        // Compiled beside the others.
        let has_files = limits.files.is_some();
        let is_served = named.is_none() && is_rust && !work.judging.talks() && !has_files;
        let server = is_served.then(|| scope.spawn(|| in_process::make(home, &work.source, profile)));
        let inputs = input_source(home, work, args.r#gen.as_deref(), args.brute.as_deref())?;
        let executable = match &named {
            Some(executable) => executable.clone(),
            None => solution(home, work, profile, &folder)?,
        };
        let server = server.and_then(|server| server.join().expect("compiling does not panic"));
        anyhow::Ok((executable, server, inputs))
    })?;
    let (memory, source) = (Budget::around(&limits, 0).memory, named.is_none().then_some(&*work.source));
    let server = match server {
        Some(server) => Some(FrameServer::new(server, memory)),
        None if work.judging.talks() || limits.files.is_some() => None,
        None => FrameServer::if_willing(&executable, source, memory),
    };
    let referee = referee(home, work)?;
    let validator = program(home, work, "valid", args.valid.as_deref())?.map(|(executable, _)| executable);
    let setup = Setup { referee, executable, limits, validator, folder };
    Ok(Worker::new(setup, inputs, server))
}

/// The path of an executable that the user named.
fn whole(path: &Path) -> Result<PathBuf> {
    let whole = path.canonicalize().with_context(|| path.display().to_string())?;
    if !whole.is_file() {
        let message = format!("{} is not a file", path.display());
        return Err(Failure::misuse(message, "--program takes the path of an executable"));
    }
    Ok(whole)
}

/// The solution. An executable is copied, so that making it anew meanwhile does not change what
/// runs.
fn solution(home: &Home, work: &Work, profile: Profile, folder: &Folder) -> Result<Executable> {
    let made = make::programs(home, &[work], profile)?.remove(0).context(work.name.clone())?;
    if !made.words.is_empty() {
        return Ok(made); // an interpreter
    }
    let copy = folder.path().join(made.path.file_name().unwrap_or_default());
    fs::copy(&made.path, &copy).with_context(|| made.path.display().to_string())?;
    Ok(copy.into())
}
