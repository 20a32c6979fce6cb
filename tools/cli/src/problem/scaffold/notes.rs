//! What must be known to solve a task from the browser, but is not in its samples.

use crate::problem::home::Home;
use crate::problem::task::BrowserTask;
use grundy_header::Files;
use grundy_host::called;

/// What must be known to solve a task, but is not in the samples.
pub fn notes(home: &Home, slug: &str, task: &BrowserTask) -> Vec<String> {
    let mut notes = Vec::new();
    if task.interactive {
        notes.push(format!("this problem is interactive: {}", interactor(home, slug)));
    }
    if let Some(streams) = task.streams() {
        let here = match task.files() {
            Some(Files { input, output }) => {
                format!("here it does so, too, as `- **Files**: {input}, {output}` in its header says")
            }
            None => "here it uses standard input and output".to_owned(),
        };
        notes.push(format!("the judge's program {streams}; {here}"));
    }
    notes
}

/// What to write for an interactive problem, whose samples are dialogues.
fn interactor(home: &Home, slug: &str) -> String {
    if home.checkout().is_some() {
        let file = format!("tests/oracle/src/problem/{slug}.rs");
        return format!("write secret inputs, and an interactor that has them, in {file}");
    }
    let (grundy, folder) = (called(), Home::shown(&home.samples(slug)));
    let how = match &home.config.brute {
        Some(language) => format!("write the interactor {folder}/interact.{language}"),
        None => format!(
            "write an interactor, {folder}/interact.* (`{grundy} stress {slug} --begin interact.py` begins one)"
        ),
    };
    format!("{how}, and secret inputs for it (`{grundy} add {slug}`)")
}
