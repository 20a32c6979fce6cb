//! The program of every problem in one: `together <slug>` does what the problem's own program does.

use std::env;
use std::process::ExitCode;
use together::SOLUTIONS;

fn main() -> ExitCode {
    let slug = env::args().nth(1).unwrap_or_default();
    match SOLUTIONS.iter().find(|problem| problem.slug == slug) {
        Some(problem) => (problem.main)(),
        None => {
            eprintln!("together SLUG: there is no problem `{slug}`");
            ExitCode::from(2)
        }
    }
}
