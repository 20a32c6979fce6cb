//! The header `testlib.h`, with which checkers, generators and validators are written in C++.

use crate::problem::{Home, HomeKind};
use anyhow::Error;
use grundy_host::{Failure, cache, failure, quoted};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

const HEADER: &str = "testlib.h";
const PAGE: &str = "https://raw.githubusercontent.com/MikeMirzayanov/testlib/master/testlib.h";
/// Where g++ and clang++ look for headers, too.
const VARIABLE: &str = "CPLUS_INCLUDE_PATH";

/// A command that compiles, which finds the header if it is here.
pub fn offer<'a>(home: &Home, command: &'a mut Command) -> &'a mut Command {
    if let Some(folder) = folders(home).into_iter().find(|folder| folder.join(HEADER).is_file()) {
        let others = env::var_os(VARIABLE).unwrap_or_default();
        let all = [folder].into_iter().chain(env::split_paths(&others).filter(|path| path != Path::new("")));
        if let Ok(all) = env::join_paths(all) {
            command.env(VARIABLE, all);
        }
    }
    command
}

/// The failure for a source that does not compile; if the header is missing, with where it is to
/// be had.
pub fn missing(home: &Home, source: &Path, error: Error) -> Error {
    let text = failure::text(&error);
    let is_missing = |line: &str| line.contains(HEADER) && line.contains("fatal error");
    let Some(folder) = folders(home).into_iter().next().filter(|_| text.lines().any(is_missing)) else {
        return error;
    };
    let place = Home::shown(&folder.join(HEADER));
    Failure::misuse(
        format!("{} needs {HEADER}, which is not here", Home::shown(source)),
        format!("put it there once: curl --create-dirs -Lo {} {PAGE}", quoted(&place)),
    )
}

/// Where the header may be: in the contest folder, and for all folders in the user's cache.
fn folders(home: &Home) -> Vec<PathBuf> {
    let of_contest = (home.kind == HomeKind::Contest).then(|| home.folder.clone());
    of_contest.into_iter().chain(cache::of_user().ok().map(|cache| cache.join("grundy"))).collect()
}
