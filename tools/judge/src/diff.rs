//! A readable difference: where the output first differs, and the lines around it.

use grundy_host::terminal;
use similar::{Algorithm, ChangeTag, capture_diff_slices};
use std::fmt::Write;

/// Lines shown before the first difference, and in all.
const BEFORE: usize = 2;
const WINDOW: usize = 10;
/// Characters shown of a line.
const WIDTH: usize = 72;

/// Says in one line where `got` first differs from `expected`, then shows both around it; `-` is
/// expected, `+` is got. Where they are equal but for white space, that is made visible. Short
/// however long the texts are.
pub fn explain(expected: &str, got: &str) -> String {
    let at = expected.lines().zip(got.lines()).take_while(|(expected, got)| expected == got).count();
    let (wanted, found) = (expected.lines().nth(at), got.lines().nth(at));
    let (wanted_line, found_line) = (wanted.unwrap_or(""), found.unwrap_or(""));
    let column =
        wanted_line.chars().zip(found_line.chars()).take_while(|(wanted, found)| wanted == found).count();
    let blanks = wanted_line.split_whitespace().eq(found_line.split_whitespace());
    let show = |line: &str| clip(line, column, blanks);
    let quote = |line: Option<&str>| line.map_or("the end".to_owned(), |line| format!("`{}`", show(line)));

    let mut text = format!("line {}", at + 1);
    if wanted_line.chars().count() > WIDTH {
        let _ = write!(text, ", column {}", column + 1); // writing to a `String` cannot fail
    }
    let _ = writeln!(text, ": expected {}, got {}  (- expected, + got)", quote(wanted), quote(found));

    let from = at.saturating_sub(BEFORE);
    let window = |text: &str| text.lines().skip(from).take(WINDOW).map(show).collect::<Vec<_>>();
    if from > 0 {
        text += "  …\n";
    }
    for (tag, line) in
        changes(&window(expected), &window(got), expected.lines().count() == got.lines().count())
    {
        let line = format!("{tag}{line}");
        let line = match tag {
            ChangeTag::Equal => line,
            ChangeTag::Delete => terminal::bad(&line),
            ChangeTag::Insert => terminal::good(&line),
        };
        let _ = writeln!(text, "  {line}");
    }
    let [wanted, found] = [expected, got].map(|text| text.lines().skip(from + WINDOW).count());
    if wanted + found > 0 {
        let _ = writeln!(text, "  … more lines: {wanted} expected, {found} got");
    }
    text
}

/// Line against line if both texts have equally many, since then a line usually answers a case;
/// else the shortest edit.
fn changes(wanted: &[String], found: &[String], paired: bool) -> Vec<(ChangeTag, String)> {
    let mut changes = Vec::new();
    if paired {
        for (wanted, found) in wanted.iter().zip(found) {
            if wanted == found {
                changes.push((ChangeTag::Equal, wanted.clone()));
            } else {
                changes.push((ChangeTag::Delete, wanted.clone()));
                changes.push((ChangeTag::Insert, found.clone()));
            }
        }
    } else {
        for edit in capture_diff_slices(Algorithm::Myers, wanted, found) {
            changes.extend(
                edit.iter_changes(wanted, found).map(|change| (change.tag(), change.value().clone())),
            );
        }
    }
    changes
}

/// The part of a line around a column, with `…` for what is left out.
fn clip(line: &str, column: usize, blanks: bool) -> String {
    let from = column.saturating_sub(WIDTH / 2);
    let mut text = if from > 0 { "…".to_owned() } else { String::new() };
    let mut rest = line.chars().skip(from);
    for c in rest.by_ref().take(WIDTH) {
        text.push(match c {
            ' ' if blanks => '·',
            '\t' if blanks => '→',
            c if c.is_control() => '\u{fffd}',
            c => c,
        });
    }
    if rest.next().is_some() {
        text.push('…');
    }
    text
}
