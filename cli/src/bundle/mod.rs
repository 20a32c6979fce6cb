//! From a solution and the templates it uses to one file that a judge accepts, proven before it is written.

mod args;
mod assemble;
mod blame;
pub mod cfg;
mod clean;
mod code;
mod crates;
pub mod deliver;
mod edits;
mod export;
pub mod format;
mod mentions;
mod minify;
pub mod parallel;
mod prove;
mod request;
mod rustc;
mod shake;
mod solution;
pub mod template;
mod units;

pub use args::{Args, run};
pub use export::is_possible as can_export;
pub use request::{Emit, Request};

use anyhow::Result;
use assemble::Solution;
use rustc::{Rustc, Target};
use std::path::Path;
use std::thread;
use template::Library;

/// What a judge gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    /// The file.
    pub text: String,
    /// The edition it was proven with.
    pub edition: String,
    /// How many samples it was run on.
    pub cases: usize,
}

/// One file with what the solution uses and nothing else: compiled without a warning, run on every sample. Where C is
/// wanted, the C that is made of it is compiled and run, too.
///
/// # Errors
/// A failed check, with the remedy, wherever there is a doubt.
pub fn bundle(root: &Path, request: &Request) -> Result<Bundle> {
    let library = Library::read(&root.join("src"))?;
    let solution = Solution { name: &request.name, text: &request.text };
    let whole =
        assemble::assemble(&solution, &library, request.crates).map_err(|error| request.located(error))?;
    let edition = request.edition();
    let rustc = Rustc::new(Target {
        crates: crates::flags(root, &request.offers(), &whole)?,
        offer: request.offer(),
        flags: request.flags(),
        edition: edition.clone(),
    })?;
    let shaken = shake::shake(&whole, &rustc)?;
    let (finished, same) = thread::scope(|scope| {
        let same = scope.spawn(|| shaken.is_same(&rustc));
        (finish(&shaken.text, request, &rustc), same.join().expect("comparing does not panic"))
    });
    let text =
        if same? { finished? } else { finish(&shaken.careful(&whole, &rustc)?.text, request, &rustc)? };
    let text = match request.emit {
        Emit::Rust => text,
        Emit::C => export::export(&text, request)?,
    };
    Ok(Bundle { text, edition, cases: request.cases.len() })
}

/// The text as it is printed, proven.
fn finish(text: &str, request: &Request, rustc: &Rustc) -> Result<String> {
    let plain = format::format(text, &request.edition())?;
    let text = if request.minify { minify::minify(&plain)? } else { plain };
    prove::prove(&text, request, rustc)?;
    Ok(text)
}
