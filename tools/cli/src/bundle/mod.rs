//! From a solution and the templates it uses to one file that a judge accepts, proven before it is
//! written.

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
mod prove;
mod request;
pub mod rustc;
mod shake;
mod solution;
pub mod template;
mod units;

pub use export::is_possible as can_export;
pub use request::{Emit, Request};

use anyhow::Result;
use assemble::Solution;
use rustc::{Report, Rustc, Target};
use shake::{Shaken, Shaker};
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

/// One file with what the solution uses and nothing else: compiled without a warning, run on every
/// sample. Where C is wanted, it is the C made of it that is run.
///
/// # Errors
/// A failed check, with the remedy, wherever there is a doubt.
pub fn bundle(root: &Path, request: &Request) -> Result<Bundle> {
    let library = Library::read(root)?;
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
    let text = proven(&Shaker::new(&whole, &rustc)?, request, &rustc)?;
    Ok(Bundle { text, edition, cases: request.cases.len() })
}

/// A solution and the templates that it uses in one file, with everything that they have.
///
/// # Errors
/// A file that cannot be read, or does not parse.
pub fn assembled(root: Option<&Path>, path: &Path) -> Result<String> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let solution = Solution { name: &name, text: &request::read(path)? };
    assemble::assemble(&solution, &Library::read(root.unwrap_or(Path::new(".")))?, false)
}

/// The text without what it does not need, as it is printed: what is guessed, or else what is found
/// by asking for each part whether the rest compiles without it, or else by comparing the code each
/// time, too.
fn proven(shaker: &Shaker, request: &Request, rustc: &Rustc) -> Result<String> {
    if let Some(guess) = shaker.guess() {
        if let Some(Ok(text)) = finish(&guess, shaker, request, rustc)? {
            return Ok(text);
        }
    }
    for careful in [false, true] {
        let shaken = shaker.thorough(careful)?;
        if let Some(text) = finish(&shaken, shaker, request, rustc)? {
            return text.map_err(|report| prove::refused(&report, &rustc.target().offer));
        }
    }
    anyhow::bail!("the bundle does not mean what the solution means") // each removal was compared
}

/// A text that is proven, or what the compiler has against it.
type Proven = Result<String, Report>;

/// The text as it is printed, if it means what it meant before.
fn finish(shaken: &Shaken, shaker: &Shaker, request: &Request, rustc: &Rustc) -> Result<Option<Proven>> {
    thread::scope(|scope| {
        let is_same = scope.spawn(|| shaker.is_same(shaken));
        let proven = prove(shaken, request, rustc);
        if is_same.join().expect("comparing does not panic")? { proven.map(Some) } else { Ok(None) }
    })
}

fn prove(shaken: &Shaken, request: &Request, rustc: &Rustc) -> Result<Proven> {
    let plain = format::format(&shaken.text, &request.edition())?;
    let text = if request.minify { minify::minify(&plain)? } else { plain };
    match request.emit {
        Emit::Rust => prove::prove(text, request, rustc),
        Emit::C => export::export(&text, request, rustc),
    }
}
