//! The cells of rows: numbers, marks, or words for who wins.

use super::flaw::Flaw;
use crate::table::HOLE;
use std::borrow::Cow;

/// A cell as it was written: numbers as one writes them take less memory than words.
pub enum Cell {
    Number(i64),
    Word(Box<str>),
}

impl Cell {
    pub fn new(word: &str) -> Cell {
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
const OUTCOMES: [(&str, &str); 19] = [
    ("w", "l"),
    ("n", "p"),
    ("win", "lose"),
    ("win", "loss"),
    ("wins", "loses"),
    ("won", "lost"),
    ("winning", "losing"),
    ("first", "second"),
    ("1st", "2nd"),
    ("alice", "bob"),
    ("yes", "no"),
    ("y", "n"),
    ("true", "false"),
    ("t", "f"),
    ("先手", "后手"),
    ("先手胜", "后手胜"),
    ("必胜", "必败"),
    ("胜", "负"),
    ("#", "."),
];

const OF_NUMBERS: &str =
    "write numbers with blanks, commas or brackets between them, or words such as W and L";
/// From this many digits 0 and 1 in a row on, each is a value.
const MANY_BITS: usize = 8;

/// Rows of cells with the numbers of their lines.
pub type CellRows = Vec<(usize, Vec<Cell>)>;
/// The same as numbers.
pub type Rows = Vec<(usize, Vec<i128>)>;

/// The numbers of rows of cells, and how words were read, if there are some.
///
/// # Errors
/// A cell is neither a number nor a word that is known.
pub fn numbers(mut rows: CellRows, is_grid: bool) -> Result<(Rows, Vec<String>), Flaw> {
    let mut notes = Vec::new();
    notes.extend(without_heading(&mut rows));
    notes.extend(upright(&mut rows));
    if rows.iter().flat_map(|row| &row.1).all(|cell| is_bits(&cell.text())) {
        split(&mut rows);
        notes.push("each digit 0 or 1 is a value".to_owned());
    } else if is_grid && are_digits(&rows) {
        split(&mut rows);
        notes.push("each digit is a value".to_owned());
    }
    let words: Vec<String> = all_words(&rows);
    let pair = if words.is_empty() || !stand_alone_or_last(&rows) { None } else { outcomes(&words) };
    if let Some((win, loss)) = &pair {
        if win.chars().count() == 1 {
            split_words(&mut rows);
        }
        notes.push(format!("{} is 1, {} is 0", win.to_uppercase(), loss.to_uppercase()));
    }
    // In a picture a dot is a value.
    let is_hole = |cell: &Cell| match &pair {
        Some((_, loss)) => cell.is_mark() && cell.text() != *loss,
        None => cell.is_mark(),
    };
    let marks = rows.iter().flat_map(|row| &row.1).filter(|cell| is_hole(cell)).count();
    if marks > 0 {
        notes.push(format!("{marks} values are not known or do not exist"));
    }
    let row = |(line, row): (usize, Vec<Cell>)| {
        let of = |cell: &Cell| match (&pair, cell.value()) {
            _ if is_hole(cell) => Ok(HOLE),
            (_, Ok(number)) => Ok(number),
            (Some((win, _)), Err(_)) => Ok(i128::from(cell.text().to_lowercase() == *win)),
            (None, Err((what, help))) => Err(Flaw { line, what, help }),
        };
        Ok((line, row.iter().map(of).collect::<Result<Vec<i128>, Flaw>>()?))
    };
    Ok((rows.into_iter().map(row).collect::<Result<_, Flaw>>()?, notes))
}

fn is_number(cell: &Cell) -> bool {
    cell.value().is_ok()
}

/// Takes away a first row that only says what stands below it.
fn without_heading(rows: &mut CellRows) -> Option<String> {
    let (head, rest) = rows.split_first()?;
    let is_word = |cell: &Cell| !is_number(cell) && !cell.is_mark();
    let has_number = |row: &(usize, Vec<Cell>)| row.1.iter().any(is_number);
    // Words for who wins that only the others have.
    let of_outcomes =
        || known_outcomes(&all_words(rest)).is_some() && known_outcomes(&all_words(rows)).is_none();
    let is_heading =
        !rest.is_empty() && head.1.iter().all(is_word) && (rest.iter().all(has_number) || of_outcomes());
    if !is_heading {
        return None;
    }
    let words: Vec<Cow<str>> = head.1.iter().map(Cell::text).collect();
    let note = format!("the line `{}` is a heading", words.join(" "));
    rows.remove(0);
    Some(note)
}

/// Two rows of equal length, each with its name in front, are an index and its value by columns.
fn upright(rows: &mut CellRows) -> Option<String> {
    let [(line, indices), (_, values)] = &mut rows[..] else { return None };
    let is_named = |row: &[Cell]| row.len() > 4 && !is_number(&row[0]) && row[1..].iter().all(is_number);
    if indices.len() != values.len() || !is_named(indices) || !is_named(values) {
        return None;
    }
    let line = *line;
    let pairs = indices.drain(1..).zip(values.drain(1..)).map(|(index, value)| (line, vec![index, value]));
    let pairs: CellRows = pairs.collect();
    *rows = pairs;
    Some("each column is an index and its value".to_owned())
}

/// Whether each row is a single word of as many digits.
fn are_digits(rows: &CellRows) -> bool {
    let length = rows[0].1[0].text().len();
    let is_word =
        |cell: &Cell| cell.text().len() == length && cell.text().bytes().all(|b| b.is_ascii_digit());
    length > 2 && rows.len() > 2 && rows.iter().all(|row| row.1.len() == 1 && is_word(&row.1[0]))
}

/// The words that are neither numbers nor marks, in small letters.
fn all_words(rows: &[(usize, Vec<Cell>)]) -> Vec<String> {
    let cells = rows.iter().flat_map(|row| &row.1);
    cells.filter(|cell| !is_number(cell)).map(|cell| cell.text().to_lowercase()).collect()
}

/// Whether there are no numbers beside the words, or only indices in front of one word a row.
fn stand_alone_or_last(rows: &CellRows) -> bool {
    let is_index_and_word = |row: &(usize, Vec<Cell>)| {
        row.1.split_last().is_some_and(|(last, front)| {
            (1..=2).contains(&front.len()) && !is_number(last) && front.iter().all(is_number)
        })
    };
    let are_columns = rows.len() > 2 && rows.iter().all(is_index_and_word);
    are_columns || !rows.iter().flat_map(|row| &row.1).any(is_number)
}

/// Whether a cell says that there is no value.
fn is_mark(cell: &str) -> bool {
    matches!(cell, "?" | "." | "-" | "_" | "*")
        || ["null", "none", "nan", "na", "n/a"].iter().any(|mark| cell.eq_ignore_ascii_case(mark))
}

/// Each as a cell of its own.
fn letters(cell: &Cell) -> Vec<Cell> {
    let text = cell.text();
    text.chars().map(|c| Cell::new(c.encode_utf8(&mut [0; 4]))).collect()
}

/// Each letter is a cell.
fn split(rows: &mut CellRows) {
    for (_, row) in rows {
        *row = row.iter().flat_map(letters).collect();
    }
}

/// The same but for numbers.
fn split_words(rows: &mut CellRows) {
    for (_, row) in rows {
        let of = |cell: Cell| if is_number(&cell) || cell.is_mark() { vec![cell] } else { letters(&cell) };
        *row = std::mem::take(row).into_iter().flat_map(of).collect();
    }
}

/// The words for who wins and who loses, if all words are that; of two unknown words the first one
/// is that for 0, where the game has ended.
fn outcomes(words: &[String]) -> Option<(String, String)> {
    if let Some((win, loss)) = known_outcomes(words) {
        return Some((win.to_owned(), loss.to_owned()));
    }
    let mut others = words.iter().filter(|word| !is_mark(word));
    let first = others.next()?;
    let second = others.clone().find(|word| *word != first)?;
    let is_word = |word: &String| word.chars().all(char::is_alphabetic);
    let are_two = others.all(|word| word == first || word == second) && is_word(first) && is_word(second);
    (are_two && words.len() >= MANY_BITS).then(|| (second.clone(), first.clone()))
}

/// The pair of words of which all words are, if there are others than marks.
fn known_outcomes(words: &[String]) -> Option<(&'static str, &'static str)> {
    let of = |bare: bool| {
        OUTCOMES.iter().copied().find(|(win, loss)| {
            words.iter().all(|word| {
                let is_one = |c: char| {
                    win.contains(c) || loss.contains(c) || bare && is_mark(c.encode_utf8(&mut [0; 4]))
                };
                let is_glued = win.chars().count() == 1 && word.chars().all(is_one);
                word == win || word == loss || is_glued || bare && is_mark(word)
            })
        })
    };
    let has_word = words.iter().any(|word| word.chars().any(char::is_alphabetic) && !is_mark(word));
    of(false).or_else(|| if has_word { of(true) } else { None })
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
