//! `grundy add`: a sample of a problem, from the clipboard or typed.

use crate::base::clipboard;
use crate::problem::{Home, Work};
use anyhow::{Context, Result};
use grundy_host::{Failure, called, quoted, terminal};
use grundy_judge::cases;
use serde_json::json;
use std::io::{self, BufRead, IsTerminal, Read};

/// Add a sample to a problem, from the terminal, a pipe or the clipboard
///
/// The input comes first, then a line `---`, then the output until the end (Ctrl-D). With
/// --clipboard, copy the input and press Enter, then the output and press Enter. An interactive
/// problem wants only a secret input for its interactor. Nothing is overwritten.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy add cf1382b                    type or paste: input, ---, output, Ctrl-D
  grundy add cf1382b --clipboard        copy, Enter, copy, Enter
  grundy add a.rs --name own_edge       as own_edge.in and .out beside a.rs, in the folder a
  printf '1\\n---\\n2\\n' | grundy add a.rs")]
pub struct Args {
    /// The problem, or a file with a solution
    #[arg(value_name = "SLUG|FILE")]
    target: String,
    /// Take what is on the clipboard whenever Enter is pressed
    #[arg(long)]
    clipboard: bool,
    /// The case's name; the first that is free of sample, sample2, … by default
    #[arg(long, value_name = "CASE", value_parser = name)]
    name: Option<String>,
    /// Print JSON: the paths of the files
    #[arg(long)]
    json: bool,
}

/// Between input and output.
const BETWEEN: &str = "---";

fn name(text: &str) -> Result<String, String> {
    let fits = |c: char| c.is_alphanumeric() || "_-+=".contains(c);
    if text.is_empty() || !text.chars().all(fits) {
        return Err("a case's name has letters, digits, `_`, `-`, `+` and `=`".to_owned());
    }
    Ok(text.to_owned())
}

pub fn run(args: &Args) -> Result<()> {
    let work = Work::find(&Home::here()?, &args.target)?;
    let talks = work.judging.talks();
    let (input, output) = if args.clipboard { copied(talks)? } else { typed(talks)? };
    let (input, output) = (pasted(&input), pasted(&output));
    if input.trim().is_empty() && output.trim().is_empty() {
        return Err(Failure::misuse("the sample is empty", "nothing was written"));
    }
    warn(&input, &output);
    let answer = (!talks).then_some(output.as_str());
    let name = match &args.name {
        Some(name) => {
            let taken = ["in", "out"].map(|end| work.folder.join(format!("{name}.{end}")));
            if let Some(path) = taken.iter().find(|path| path.exists()) {
                let message = format!("{} exists", Home::shown(path));
                return Err(Failure::misuse(message, "nothing was written; choose another --name"));
            }
            cases::save(&work.folder, std::iter::once(name.clone()), &input, answer)?
        }
        None => {
            let numbered = (2..).map(|n| format!("sample{n}"));
            cases::save(&work.folder, std::iter::once("sample".to_owned()).chain(numbered), &input, answer)?
        }
    };
    let path = work.folder.join(format!("{name}.in"));
    if args.json {
        let output = answer.map(|_| path.with_extension("out"));
        terminal::print(&format!("{:#}\n", json!({ "case": name, "input": path, "output": output })));
    } else {
        let and_out = if talks { "" } else { " and .out" };
        let next = format!("`{} test {}` runs it", called(), quoted(&args.target));
        terminal::print(&format!("{}{and_out}; {next}\n", Home::shown(&path)));
    }
    Ok(())
}

/// What was meant, without the byte order mark of an editor and the blank lines around what was
/// copied.
fn pasted(text: &str) -> String {
    let text = cases::lines(text.trim_start_matches('\u{feff}'));
    let lines: Vec<&str> = text.lines().collect();
    let is_blank = |line: &&str| line.trim().is_empty();
    let from = lines.iter().take_while(|line| is_blank(line)).count();
    let after = lines[from..].iter().rev().take_while(|line| is_blank(line)).count();
    let meant = &lines[from..lines.len() - after];
    // What has only blank lines means them.
    if meant.is_empty() { text } else { meant.iter().map(|line| format!("{line}\n")).collect() }
}

/// Both halves from standard input.
fn typed(talks: bool) -> Result<(String, String)> {
    if io::stdin().is_terminal() {
        let (what, then) =
            if talks { ("the secret input", "") } else { ("the input, a line ---, the output", "") };
        terminal::note(&format!("type or paste {what}{then}; then Ctrl-D\n"));
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).context("cannot read standard input")?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let line =
            1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count();
        let help = "nothing was written; save the sample as UTF-8, or write its files yourself";
        Failure::misuse(format!("standard input is not UTF-8, in line {line}"), help)
    })?;
    if talks {
        return Ok((text, String::new()));
    }
    split(&text).ok_or_else(|| {
        let help = format!("nothing was written; the output follows a line `{BETWEEN}` after the input");
        Failure::misuse("the sample has no output", help)
    })
}

/// What is before and behind the first line that separates them. One with blanks before it does so
/// only if there is no other: it may be part of a picture.
fn split(text: &str) -> Option<(String, String)> {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let exact = lines.iter().position(|line| line.trim_end() == BETWEEN);
    let at = exact.or_else(|| lines.iter().position(|line| line.trim() == BETWEEN))?;
    Some((lines[..at].concat(), lines[at + 1..].concat()))
}

/// Says what is allowed but seldom meant.
fn warn(input: &str, output: &str) {
    if input.trim().is_empty() {
        terminal::note("warning: the input is empty\n");
    }
    if output.lines().any(|line| line.trim() == BETWEEN) {
        terminal::note(&format!(
            "warning: the output has a line `{BETWEEN}`, too: all that follows the first is one output; \
             each sample is added on its own\n"
        ));
    }
}

/// Both halves from the clipboard, each when Enter is pressed.
fn copied(talks: bool) -> Result<(String, String)> {
    let ask = |what: &str| -> Result<String> {
        terminal::note(&format!("copy the {what}, then press Enter\n"));
        if io::stdin().lock().read_line(&mut String::new()).context("cannot read standard input")? == 0 {
            return Err(Failure::misuse("standard input has ended", "nothing was written"));
        }
        clipboard::paste()
    };
    let input = ask("input")?;
    if talks {
        return Ok((input, String::new()));
    }
    let output = ask("output")?;
    Ok((input, output))
}
