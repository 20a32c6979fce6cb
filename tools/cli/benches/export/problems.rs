//! The problems of judges that take no Rust, on the slowest sample. Its cases are repeated until
//! native Rust is busy for a while, or the input cannot be repeated any more.

use crate::measure::{Bench, Row, median};
use anyhow::Result;
use grundy_bundle::Emit;
use grundy_cli::bundling::{BundleOptions, BundleTask};
use grundy_cli::problem::catalogue;
use grundy_cli::problem::home::Home;
use grundy_cli::problem::judges;
use grundy_cli::programs::build;
use grundy_cli::programs::profile::Profile;
use grundy_host::failure::again;
use std::fs;
use std::path::{Path, PathBuf};

/// Repeating aims at this much CPU time for native Rust, in microseconds.
const BUSY: u64 = 60_000;
/// The memory limit if the problem's own is not known.
const USUAL_MEMORY: u64 = 32 << 20;

/// The rows of the named problems, else of all; each is made when it is asked for.
pub fn rows<'a>(
    bench: &'a Bench,
    root: &'a Path,
    named: &[String],
) -> Result<impl Iterator<Item = (String, Result<Row>)> + 'a> {
    let all = catalogue::entries(root, named)?.into_iter().map(|entry| entry.slug);
    let needs_c = |slug: &str| judges::of_slug(slug).is_some_and(|judge| judge.needs_c());
    let slugs: Vec<String> = all.filter(|slug| !named.is_empty() || needs_c(slug)).collect();
    let native = build::problems(root, &slugs, Profile::Release)?;
    Ok(slugs.into_iter().map(move |slug| {
        let native = native[&slug].as_ref().map_err(again);
        let row = native.and_then(|native| row(bench, root, &slug, native));
        (slug, row)
    }))
}

fn row(bench: &Bench, root: &Path, slug: &str, native: &Path) -> Result<Row> {
    let options = BundleOptions { emit: Some(Emit::C), ..BundleOptions::default() };
    let request = BundleTask::new(&Home::of_checkout(root), slug, &options)?.request;
    let (sample, text) = longest(bench, root, slug, native)?;
    // Input and output, each in a vector that grew by doubling, have to fit into the limit.
    let largest = request.limits.memory.unwrap_or(USUAL_MEMORY) as usize / 8;
    let (input, times) = repeated(bench, &text, native, largest)?;
    bench.row(&request, native, (&input, format!("{times} x {sample}")))
}

/// The name and the text of the slowest sample, compared in milliseconds; of equally slow ones, of
/// the largest.
fn longest(bench: &Bench, root: &Path, slug: &str, native: &Path) -> Result<(String, String)> {
    let mut longest = (0, 0, String::new(), String::new());
    for case in BundleTask::new(&Home::of_checkout(root), slug, &BundleOptions::default())?.request.cases {
        let runs = (0..5).map(|_| Ok(bench.run(native, &case.input)?.0)).collect::<Result<_>>()?;
        let text = fs::read_to_string(&case.input)?;
        longest = longest.max((median(runs).time / 1000, text.len(), case.name, text));
    }
    Ok((longest.2, longest.3))
}

/// The input with its cases repeated, and how often they are.
fn repeated(bench: &Bench, text: &str, native: &Path, largest: usize) -> Result<(PathBuf, usize)> {
    let (input, trial) = (bench.path("input"), bench.path("trial"));
    fs::write(&input, text)?;
    let (mut used, answer) = bench.run(native, &input)?;
    let (lines, mut times) = (answer.lines().count(), 1);
    while used.time < BUSY && 2 * times * text.len() <= largest {
        let mut found = None;
        for form in [one_after_another, counted, until_zeros] {
            let Some(longer) = form(text, 2 * times) else { continue };
            fs::write(&trial, longer)?;
            // If not, the problem does not allow as many cases, or the input has another form.
            if let Ok((used, answer)) = bench.run(native, &trial)
                && answer.lines().count() == 2 * times * lines
            {
                found = Some(used);
                break;
            }
        }
        let Some(longer) = found else { break };
        fs::rename(&trial, &input)?;
        (used, times) = (longer, 2 * times);
    }
    Ok((input, times))
}

/// Repeats an input whose cases go on to the end of the file.
fn one_after_another(text: &str, times: usize) -> Option<String> {
    Some(format!("{}\n", text.trim_end()).repeat(times))
}

/// Repeats an input that starts with the number of cases.
fn counted(text: &str, times: usize) -> Option<String> {
    let (count, cases) = text.trim_start().split_once(char::is_whitespace)?;
    let count = count.parse::<usize>().ok()? * times;
    Some(format!("{count}\n") + &format!("{}\n", cases.trim_end()).repeat(times))
}

/// Repeats an input that ends with a line of zeros.
fn until_zeros(text: &str, times: usize) -> Option<String> {
    let (cases, zeros) = text.trim_end().rsplit_once('\n')?;
    let are_zeros = zeros.split_whitespace().all(|number| number == "0");
    are_zeros.then(|| format!("{cases}\n").repeat(times) + zeros + "\n")
}
