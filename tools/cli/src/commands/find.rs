//! `grundy find`: from what a statement says to templates and problems.

use crate::base::layout;
use crate::problem::{catalogue, shelf};
use anyhow::Result;
use grundy_host::{Failure, called, quoted, terminal};
use grundy_lookup::{
    ALIKE, Answers, Found, LEAST, RULES, Shelf, TABLE, TooFewNumbers, What, answers, not_if, numbers,
};
use serde_json::{Value, json};

/// Find the templates and problems that fit a statement, a table, or rules
///
/// Words of a statement, in English or Chinese: the more of the rules they say, the better. What
/// fits best comes first, with the words that it has and where it has them, and in what a game that
/// is like it differs; above that, forms of rules that `grundy explore` takes and whose game may be
/// like it, or the question itself if it is such a form. Where nothing is asked for clearly, the
/// engines for any game stand behind the best guess.
///
/// Or at least four numbers: the first Grundy values, or the first lost positions, that a brute
/// force printed; found are the games whose tables begin so or contain them.
///
/// Or rules: an octal or hexadecimal code, `take 1,3..5`, `take odd`, `take any but 2`, `split
/// unequal`, with `or split`, `in a row`, `on a circle`, `last loses` behind.
///
/// Works in any folder. Exit code 1 if nothing fits.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy find two piles, same number from both
  grundy find 两堆石子 取相同个数
  grundy find 0 1 2 3 1 4 3 2            the values of a table: Kayles
  grundy find 0,2,7,9,14                 the heaps that are lost
  grundy find 0.137                      an octal code
  grundy find take 1,3,4 or split        rules
  grundy find --limit 3 move a token on a graph")]
pub struct Args {
    /// What the statement says; numbers; rules
    #[arg(value_name = "WORDS", required = true)]
    words: Vec<String>,
    /// How many templates and problems to print
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..))]
    limit: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How much is said of one template whose table has the numbers in several ways.
const REASONS: usize = 4;
/// Of how many templates is said in what others differ.
const TOLD_APART: usize = 3;

pub fn run(args: &Args) -> Result<()> {
    let shelf = shelf::of(catalogue::root().ok().as_deref())?;
    let question = args.words.join(" ");
    let Answers { mut found, values, forms, is_form } = answers(&question, &shelf).map_err(too_few)?;
    found.truncate(args.limit.into());
    if args.json {
        let forms = forms.iter().map(|form| json!({ "kind": "rules", "name": form, "certain": is_form }));
        let all: Value = forms.chain(found.iter().map(|found| object(found, &shelf))).collect();
        terminal::print(&format!("{all:#}\n"));
    } else if !found.is_empty() {
        let says = if is_form { "has the values and their law" } else { "may be like it" };
        let form = |form: &String| format!("`{} explore {}` {says}\n", called(), typed(form));
        let forms: String = forms.iter().map(form).collect();
        let more = format!("`{} show NAME` says more\n", called());
        terminal::print(&format!("{}{forms}{}{more}", line(values), table(&found, &shelf)));
    }
    if found.is_empty() { Err(nothing(&question, args.json)) } else { Ok(()) }
}

/// Rules as they are typed in a shell.
fn typed(form: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || " ,.:=+-_/".contains(c);
    if form.chars().all(is_plain) { form.to_owned() } else { quoted(form) }
}

fn line(values: Option<Vec<u32>>) -> String {
    values.map_or(String::new(), |values| {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        layout::wrapped("values: ", &values.join(" "), layout::width()) + "\n"
    })
}

fn too_few(TooFewNumbers(count): TooFewNumbers) -> anyhow::Error {
    let message = format!("{count} numbers tell little: give at least {LEAST}");
    Failure::misuse(message, format!("if they are what may be taken: `{} find take 1,3,4`", called()))
}

fn nothing(question: &str, printed: bool) -> anyhow::Error {
    if printed {
        return Failure::printed();
    }
    let help = match numbers(question) {
        Some(_) => "look for a template by what a move does: `grundy find WORDS`".replace("grundy", called()),
        None if question.chars().any(is_of_other_script) => {
            "it reads English and Chinese: say in one of them what a move does".to_owned()
        }
        None => format!("use other words, say what a move does; `{} list` prints all problems", called()),
    };
    Failure::check(format!("nothing fits `{}`", layout::cut(question, 80)), help)
}

/// Whether a letter is neither of the Latin alphabet nor Chinese.
fn is_of_other_script(letter: char) -> bool {
    letter.is_alphabetic() && matches!(letter, '\u{250}'..='\u{33ff}' | '\u{ac00}'..='\u{d7ff}')
}

fn table(found: &[Found], shelf: &Shelf) -> String {
    let name = found.iter().map(|found| found.what.name().len()).max().unwrap_or(0);
    let width = layout::width();
    let mut text = String::new();
    for (place, Found { what, why, line, .. }) in found.iter().enumerate() {
        let start = format!("{:name$}  ", what.name());
        let indent = format!("{:name$}  ", "");
        text += &layout::wrapped(&start, line, width);
        if !why.is_empty() {
            text += &layout::wrapped(&indent, &format!("({})", reasons(why)), width);
        }
        let (relation, names) = related(what, shelf);
        if !names.is_empty() {
            text += &layout::wrapped(&indent, &format!("{relation} {}", names.join(", ")), width);
        }
        // A template's rules are words, too.
        let by_words = why.is_empty() || why.iter().any(|(part, _)| !is_of_games(part));
        if let Some(other) = not_if(what.name()).filter(|_| by_words && place < TOLD_APART) {
            text += &layout::wrapped(&indent, &format!("not if {other}"), width);
        }
    }
    text
}

/// Whether a reason is a game, not words.
fn is_of_games(part: &str) -> bool {
    matches!(part, TABLE | RULES | ALIKE)
}

/// What it has of the question, and where; of many games only the first.
fn reasons(why: &[(&str, Vec<String>)]) -> String {
    let reason = |(part, words): &(&str, Vec<String>)| {
        let are_games = is_of_games(part);
        let shown = if are_games { &words[..words.len().min(REASONS)] } else { words };
        let text = shown.join(if are_games { "; " } else { ", " });
        let more = words.len() - shown.len();
        let more = if more > 0 { format!("; and {more} more") } else { String::new() };
        format!("{part}: {text}{more}")
    };
    why.iter().map(reason).collect::<Vec<_>>().join("; ")
}

/// The problems that show a template, or the templates that a problem shows.
fn related<'a>(what: &What<'a>, shelf: &'a Shelf) -> (&'static str, Vec<&'a str>) {
    match what {
        What::Template(template) => {
            ("seen in", shelf.showing(&template.name).iter().map(|problem| problem.slug.as_str()).collect())
        }
        What::Problem(problem) => ("shows", problem.templates.iter().map(String::as_str).collect()),
    }
}

fn object(found: &Found, shelf: &Shelf) -> Value {
    let why: Value = found.why.iter().map(|(part, words)| json!({ "in": part, "words": words })).collect();
    let related = related(&found.what, shelf).1;
    let (kind, key, path) = match found.what {
        What::Template(template) => ("template", "seen_in", template.path.clone()),
        What::Problem(problem) => ("problem", "templates", format!("problems/src/bin/{}.rs", problem.slug)),
    };
    json!({
        "kind": kind, "name": found.what.name(), "line": found.line, "path": path, "why": why, key: related,
        "not_if": not_if(found.what.name())
    })
}
