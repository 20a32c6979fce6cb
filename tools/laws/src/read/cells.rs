//! The cells of a line of text: numbers, or words for who wins.

use super::flaw::Flaw;
use crate::table::HOLE;
use std::borrow::Cow;

/// A cell as it was written: numbers as one writes them take less memory than words.
pub enum Cell {
    Number(i64),
    Word(Box<str>),
}

impl Cell {
    fn new(word: &str) -> Cell {
        let is_usual = word == "0" || !word.trim_start_matches('-').starts_with(['0', '+']) && word != "-0";
        match word.parse() {
            Ok(n) if is_usual && !is_bits(word) && !word.starts_with('+') => Cell::Number(n),
            _ => Cell::Word(word.into()),
        }
    }

    fn text(&self) -> Cow<'_, str> {
        match self {
            Cell::Number(n) => n.to_string().into(),
            Cell::Word(word) => (&**word).into(),
        }
    }

    fn value(&self) -> Result<i128, (String, &'static str)> {
        match self {
            Cell::Number(n) => Ok((*n).into()),
            Cell::Word(word) => number(word),
        }
    }

    /// Whether it says that there is no value.
    fn is_mark(&self) -> bool {
        matches!(self, Cell::Word(word) if is_mark(word))
    }
}

/// Whether each digit might be a value.
fn is_bits(word: &str) -> bool {
    word.len() >= MANY_BITS && word.bytes().all(|b| b == b'0' || b == b'1')
}

/// Words for a won and a lost position; single letters may stand without blanks.
const OUTCOMES: [(&str, &str); 14] = [
    ("w", "l"),
    ("n", "p"),
    ("win", "lose"),
    ("win", "loss"),
    ("won", "lost"),
    ("first", "second"),
    ("alice", "bob"),
    ("yes", "no"),
    ("y", "n"),
    ("true", "false"),
    ("先手", "后手"),
    ("必胜", "必败"),
    ("胜", "负"),
    ("#", "."),
];

const OF_NUMBERS: &str =
    "write numbers with blanks, commas or brackets between them, or words such as W and L";
/// From this many digits 0 and 1 in a row on, each is a value.
const MANY_BITS: usize = 8;

/// The cells of a line, without what only surrounds them.
///
/// # Errors
/// A cell is empty.
pub fn cells(number: usize, line: &str) -> Result<Vec<Cell>, Flaw> {
    let line = plain(line);
    let line = line.as_str();
    if line.contains("--") && line.chars().all(|c| "|-: ".contains(c)) {
        return Ok(vec![]);
    }
    let line = inside(line);
    let mut before = None;
    for (column, c) in line.chars().enumerate().filter(|(_, c)| !c.is_whitespace()) {
        if c == ',' && matches!(before, None | Some(',')) {
            let what = format!("column {}: nothing stands in front of this comma", column + 1);
            let help = "write `?` for a value that is not known or does not exist";
            return Err(Flaw { line: number, what, help });
        }
        before = Some(c);
    }
    let between = |c: char| c.is_whitespace() || ",;|()[]{}".contains(c);
    Ok(line.split(between).filter(|word| !word.is_empty()).map(Cell::new).collect())
}

/// Without comment, quotes and full-width signs; with blanks for the signs of an assignment.
fn plain(line: &str) -> String {
    let is_picture = line.contains('.') || line.trim().chars().all(|c| c == '#') && line.trim().len() > 1;
    let is_picture = is_picture && line.chars().all(|c| "#. \t\r".contains(c));
    let line = if is_picture { line } else { line.split('#').next().unwrap_or_default() };
    let sign = |c: char| match c {
        '０'..='９' => char::from_digit(c as u32 - '０' as u32, 10).unwrap_or(c),
        '，' | '、' => ',',
        '；' => ';',
        '：' => ':',
        '（' => '(',
        '）' => ')',
        '－' | '−' => '-',
        '"' | '\'' | '`' => ' ',
        c => c,
    };
    let line: String = line.chars().map(sign).collect();
    line.trim().to_owned()
}

/// What is in the brackets of `vec![…]`, `int a[] = {…};` or `{"g": […]}`, or both sides of
/// `g(3) = 1`, `3: 1` and `3 -> 1`.
fn inside(line: &str) -> String {
    let has_name = line.chars().any(|c| c.is_ascii_alphabetic());
    let opens = |(i, c): (usize, char)| {
        let next = line[i + 1..].trim_start().chars().next();
        "[{".contains(c) && next.is_some_and(|c| c.is_ascii_digit() || "-[{".contains(c))
    };
    if has_name && let Some((start, _)) = line.char_indices().find(|&at| opens(at)) {
        let end = line.rfind([']', '}']).filter(|end| *end > start).unwrap_or(line.len());
        return line[start..end].to_owned();
    }
    for sign in ["->", "=>", "=", ":"] {
        if let Some((index, value)) = line.split_once(sign) {
            let index = index.trim().trim_start_matches(|c: char| c.is_ascii_alphabetic());
            return format!("{index} {value}");
        }
    }
    line.to_owned()
}

/// Rows with the numbers of their lines.
pub type Rows = Vec<(usize, Vec<i128>)>;

/// The numbers of rows of cells, and how words were read, if there are some.
///
/// # Errors
/// A cell is neither a number nor a word that is known.
pub fn numbers(mut rows: Vec<(usize, Vec<Cell>)>) -> Result<(Rows, Option<String>), Flaw> {
    let mut note = None;
    let is_number = |cell: &Cell| cell.value().is_ok();
    if let [(_, head), rest @ ..] = &rows[..]
        && !rest.is_empty()
        && !head.iter().any(is_number)
        && rest.iter().all(|row| row.1.len() == head.len() && row.1.iter().all(is_number))
    {
        let words: Vec<Cow<str>> = head.iter().map(Cell::text).collect();
        note = Some(format!("the line `{}` is a heading", words.join(" ")));
        rows.remove(0);
    }
    if rows.iter().flat_map(|row| &row.1).all(|cell| is_bits(&cell.text())) {
        split(&mut rows);
        note = Some("each digit 0 or 1 is a value".to_owned());
    }
    let has_word = rows.iter().flat_map(|row| &row.1).any(|cell| !is_number(cell));
    if has_word && let Some((win, loss)) = outcomes(&rows) {
        if win.chars().count() == 1 {
            split(&mut rows);
        }
        let value = |cell: &Cell| match cell.text().to_lowercase() {
            cell if cell == win => 1,
            cell if cell != loss && is_mark(&cell) => HOLE,
            _ => 0,
        };
        let rows = rows.iter().map(|(line, row)| (*line, row.iter().map(value).collect())).collect();
        return Ok((rows, Some(format!("{} is 1, {} is 0", win.to_uppercase(), loss.to_uppercase()))));
    }
    let marks = rows.iter().flat_map(|row| &row.1).filter(|cell| cell.is_mark()).count();
    if marks > 0 {
        note = Some(format!("{marks} values are not known or do not exist"));
    }
    let row = |(line, row): (usize, Vec<Cell>)| {
        let of = |cell: &Cell| match cell.value() {
            _ if cell.is_mark() => Ok(HOLE),
            number => number.map_err(|(what, help)| Flaw { line, what, help }),
        };
        Ok((line, row.iter().map(of).collect::<Result<Vec<i128>, Flaw>>()?))
    };
    Ok((rows.into_iter().map(row).collect::<Result<_, Flaw>>()?, note))
}

/// Whether a cell says that there is no value.
fn is_mark(cell: &str) -> bool {
    matches!(cell, "?" | "." | "-" | "_")
}

/// Each as a cell of its own.
fn letters(cell: &Cell) -> Vec<Cell> {
    let text = cell.text();
    text.chars().map(|c| Cell::new(c.encode_utf8(&mut [0; 4]))).collect()
}

/// Each letter is a cell.
fn split(rows: &mut [(usize, Vec<Cell>)]) {
    for (_, row) in rows {
        *row = row.iter().flat_map(letters).collect();
    }
}

/// The pair of words of which all cells are.
fn outcomes(rows: &[(usize, Vec<Cell>)]) -> Option<(&'static str, &'static str)> {
    let cells: Vec<String> =
        rows.iter().flat_map(|row| &row.1).map(|cell| cell.text().to_lowercase()).collect();
    let is_of = |(win, loss): &&(&'static str, &'static str)| {
        cells.iter().all(|cell| {
            let is_glued =
                win.chars().count() == 1 && cell.chars().all(|c| win.contains(c) || loss.contains(c));
            cell == win || cell == loss || is_glued
        })
    };
    let of_all = OUTCOMES.iter().find(is_of);
    if of_all.is_some() || !cells.iter().any(|cell| cell.contains(['?', '.', '-', '_'])) {
        return of_all.copied();
    }
    // The same where marks stand between the words.
    let known: Vec<(usize, Vec<Cell>)> = rows
        .iter()
        .map(|(line, row)| {
            let rest = |cell: &Cell| cell.text().replace(['?', '.', '-', '_'], "");
            let rest = row.iter().map(rest).filter(|cell| !cell.is_empty());
            (*line, rest.map(|cell| Cell::Word(cell.into())).collect())
        })
        .collect();
    let is_empty = known.iter().all(|row| row.1.is_empty());
    if is_empty { None } else { outcomes(&known) }
}

fn number(word: &str) -> Result<i128, (String, &'static str)> {
    const BOUND: i128 = 1 << 64;
    let whole =
        word.split_once('.').filter(|parts| parts.1.bytes().all(|b| b == b'0')).map_or(word, |parts| parts.0);
    let digits = whole.strip_prefix(['-', '+']).unwrap_or(whole);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err((format!("`{word}` is not an integer"), OF_NUMBERS));
    }
    match whole.parse::<i128>() {
        Ok(n) if (-BOUND..=BOUND).contains(&n) => Ok(n),
        _ => Err((format!("{word} is beyond 2^64"), "values and indices have at most 64 bits")),
    }
}
