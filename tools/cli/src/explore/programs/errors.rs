//! What the compiler says about rules, at the user's text: nothing of what is around it.

use super::rules::RustRules;
use super::source_files::{LIBRARY, ROOT, RULES, START, STARTS, start_file};
use grundy_host::Failure;
use grundy_rust::messages::{Diagnostic, Span};
use std::collections::BTreeSet;

/// At most this many lines of errors are shown.
const SHOWN: usize = 40;

/// What the expression for a position is called.
const POSITION: &str = "<position>";

const OF_MOVES: &str = "rules return the positions one move away: `vec![n - 1]`, an iterator; or for each \
                        move the parts that it leaves: `vec![[a, b]]`";
/// The same of games with scores.
const OF_SCORES: &str = "a move is what it gains and the position after it, `Turn::Max([(1, n - 1)])`; gains \
                         and values are of one integer type with a sign";

/// Whether all that it shows is the user's or std's.
fn is_clean(error: &Diagnostic) -> bool {
    let is_clean = |span: &Span| span.file_name != ROOT && !span.file_name.contains(LIBRARY);
    let here = error.spans.iter().any(is_user_text);
    here && !error.rendered.contains("grundy_harness")
        && error.spans.iter().all(is_clean)
        && error.children.iter().all(|child| child.spans.iter().all(is_clean))
}

/// As the user sees it.
fn shown(error: &Diagnostic, rules: &RustRules, starts: &[String]) -> String {
    if is_clean(error) {
        return named(&error.rendered, rules, starts).trim_end().to_owned();
    }
    let code = if error.code().is_empty() { String::new() } else { format!("[{}]", error.code()) };
    let mut text = format!("error{code}: {}", in_words(error));
    let mut user_spans: Vec<&Span> = error.spans.iter().filter(|span| is_user_text(span)).collect();
    user_spans.sort_by_key(|span| !span.is_primary);
    if !user_spans.iter().any(|span| span.is_primary) {
        // What the compiler says of the call of the rules is about their result.
        let label = error.spans.iter().find(|span| span.is_primary).and_then(|span| span.label.as_deref());
        text += &pointed(&rules.name, &rules.text, rules.place, 1, label.unwrap_or_default());
    }
    user_spans.iter().for_each(|span| text += &place(span, rules, starts));
    let notes = error.children.iter().filter(|child| child.spans.iter().all(is_user_text));
    let is_long = |note: &Diagnostic| note.message.contains("the following other types");
    for note in notes.filter(|note| !note.message.contains("grundy_harness") && !is_long(note)) {
        let place = note.spans.first().map(|span| place(span, rules, starts)).unwrap_or_default();
        text += &format!("\n  = {}: {}{place}", note.level, note.message);
    }
    named(&text, rules, starts)
}

/// What is wrong, without the traits that say so.
fn in_words(error: &Diagnostic) -> String {
    let item = error.message.strip_prefix("type mismatch resolving `<");
    match item.and_then(|rest| rest.strip_suffix('`')?.split_once(" as IntoIterator>::Item == ")) {
        Some((found, wanted)) => format!("`{found}` has other items than `{wanted}`"),
        None => error.message.replace("grundy_harness::grundy::backward_induction::", ""),
    }
}

fn is_user_text(span: &Span) -> bool {
    span.file_name == RULES || span.file_name == START || span.file_name.starts_with("grundy_position_")
}

/// The place, the line, and a mark below it.
fn place(span: &Span, rules: &RustRules, starts: &[String]) -> String {
    let (line, column) = (span.line_start, span.column_start);
    let place = named(&span.file_name, rules, starts);
    let source = span.text.first().map_or("", |line| &line.text);
    let length = source.chars().count() + 1;
    let end = if span.line_end == line { span.column_end } else { length };
    let label = span.label.as_deref().unwrap_or_default();
    let width = end.saturating_sub(column).clamp(1, length);
    marked(&place, (line, column), source, &(if span.is_primary { "^" } else { "-" }).repeat(width), label)
}

/// A place in a text.
fn pointed(name: &str, text: &str, (line, column): (usize, usize), width: usize, label: &str) -> String {
    let source = text.lines().nth(line - 1).unwrap_or_default();
    marked(name, (line, column), source, &"^".repeat(width), label)
}

/// The place, its line, and a mark below it.
fn marked(name: &str, (line, column): (usize, usize), source: &str, mark: &str, label: &str) -> String {
    let number = line.to_string();
    let edge = " ".repeat(number.len());
    let mark = format!("{}{mark} {label}", " ".repeat(column - 1));
    let mark = mark.trim_end();
    format!("\n{edge}--> {name}:{line}:{column}\n{edge} |\n{number} | {source}\n{edge} | {mark}")
}

/// With the user's names of their texts.
fn named(text: &str, rules: &RustRules, starts: &[String]) -> String {
    let mut text = text.replace(RULES, &rules.name).replace(START, STARTS);
    for i in 0..starts.len() {
        text = text.replace(&start_file(i), POSITION);
    }
    text
}

/// The refusal of rules that do not compile: whatever they return. `refused` are the errors if that
/// are positions, of which `root` is the text; lists of positions; and a `Turn`, if they know it.
pub fn refusal(
    rules: &RustRules,
    starts: &[String],
    root: &str,
    refused: &[Vec<Diagnostic>],
) -> anyhow::Error {
    if let Some(at) = of_template(&refused[0], root, ROOT) {
        return at;
    }
    if let Some((wanted, found)) = refused.iter().find_map(|errors| of_start(errors)) {
        let message = format!("a start is a `{found}`, but the positions of the rules are `{wanted}`");
        return Failure::misuse(message, "let both have one type; a start that does not exist is `None`");
    }
    let is_turn =
        |error: &Diagnostic| error.message.contains("Turn<") && error.message.contains("is not an iterator");
    let (errors, help) = match refused {
        [one, _, scores] if one.iter().any(is_turn) => (scores, OF_SCORES),
        [one, several, ..] if is_about_parts(one, several) => (several, OF_MOVES),
        _ => (&refused[0], OF_MOVES),
    };
    let mut all: Vec<String> = errors.iter().map(|error| shown(error, rules, starts)).collect();
    let mut said = BTreeSet::new();
    all.retain(|error| said.insert(error.clone())); // the rules are called in several ways
    let all = all.join("\n\n");
    let lines: Vec<&str> = all.lines().collect();
    let of_position = |span: &Span| span.is_primary && is_user_text(span) && span.file_name != RULES;
    let is_position = errors.iter().any(|error| error.spans.iter().any(of_position));
    let name = if is_position { POSITION } else { &rules.name };
    let mut message = format!("{name}: it does not compile\n{}", lines[..lines.len().min(SHOWN)].join("\n"));
    if lines.len() > SHOWN {
        message += &format!("\n… {} more lines", lines.len() - SHOWN);
    }
    Failure::misuse(message, usual_help(errors, help))
}

/// The type of positions and that of starts, if they differ and nothing else is wrong.
fn of_start(errors: &[Diagnostic]) -> Option<(String, String)> {
    let [error] = errors else { return None };
    let label =
        error.spans.iter().find_map(|span| span.label.as_deref()?.split_once("expected `Option<Starts<"))?.1;
    let (wanted, rest) = label.split_once(">>`")?;
    let found = rest.split_once("`Option<Starts<")?.1.split_once(">>`")?.0;
    Some((wanted.to_owned(), found.to_owned()))
}

/// Whether the rules list moves that leave several positions: then only the errors for these are of
/// use.
fn is_about_parts(one: &[Diagnostic], several: &[Diagnostic]) -> bool {
    let is_no_list = |error: &Diagnostic| error.message.contains("is not an iterator");
    let is_of_another_type = |error: &Diagnostic| ["E0271", "E0308"].contains(&error.code());
    one.iter().any(is_of_another_type) && !several.iter().any(is_no_list)
}

/// What to do about usual errors; the last one if rules return something else.
fn usual_help(errors: &[Diagnostic], returned: &'static str) -> &'static str {
    let has = |code: &str| errors.iter().any(|error| error.code() == code);
    let says = |what: &str| errors.iter().any(|error| error.message.contains(what));
    let lacks = ["Clone", "Eq", "Hash", "Debug"].iter().any(|name| {
        says(&format!(": {name}` is not satisfied")) || says(&format!("doesn't implement `{name}`"))
    });
    if lacks {
        "a position is compared, remembered and shown: its type needs \
         `#[derive(Clone, PartialEq, Eq, Hash, Debug)]`"
    } else if has("E0373") || has("E0597") || has("E0505") {
        "the moves outlive the closure that lists them: write `move` before the closures within it"
    } else if has("E0428") {
        "a name is defined twice; what `--for` names is a constant already: the rules only use it"
    } else if has("E0282") || has("E0283") {
        "the compiler cannot know a type: write it"
    } else if has("E0271") || has("E0277") {
        returned
    } else {
        ""
    }
}

/// The error for a library of ours in which something does not compile.
pub fn of_library(errors: &[Diagnostic], text: &str, file: &str) -> anyhow::Error {
    of_template(errors, text, file).unwrap_or_else(|| {
        let rendered: String = errors.iter().map(|error| error.rendered.as_str()).collect();
        Failure::misuse(format!("grundy's own code does not compile\n{rendered}"), "please report that")
    })
}

/// The error for a template that does not compile, if there is one.
fn of_template(errors: &[Diagnostic], text: &str, file: &str) -> Option<anyhow::Error> {
    let in_module = |error: &Diagnostic| {
        let span = error.spans.iter().find(|span| span.is_primary && span.file_name == file)?;
        let before = text.get(..span.byte_start)?;
        let module = before.rsplit_once("\npub mod ")?.1.split(' ').next()?.to_owned();
        // What follows the modules is no template's.
        before.rsplit_once("\n}\n}\n").is_none().then(|| (module, span.line_start, error.message.clone()))
    };
    let (module, _, message) = errors.iter().find_map(in_module)?;
    let help = "fix the template: `cargo check` shows the error at its place";
    Some(Failure::check(format!("the template `{module}` does not compile: {message}"), help))
}
