//! The cells of rows: numbers, marks, or words for who wins.

use super::flaw::Flaw;
use super::sheet::Sheet;
use crate::table::HOLE;
use std::borrow::Cow;
use std::collections::HashSet;
use std::rc::Rc;

/// A cell as it was written: numbers as one writes them take less memory than words.
pub enum Cell {
    Number(i64),
    Word(Rc<str>),
}

/// Makes cells; words that come again and again are kept once.
#[derive(Default)]
pub struct CellMaker {
    known: HashSet<Rc<str>>,
}

impl CellMaker {
    pub fn cell(&mut self, word: &str) -> Cell {
        match self.known.get(word) {
            Some(known) => Cell::Word(known.clone()),
            None => {
                let cell = Cell::new(word);
                if let Cell::Word(word) = &cell
                    && self.known.len() < MANY_WORDS
                {
                    self.known.insert(word.clone());
                }
                cell
            }
        }
    }

    /// Each letter as a cell of its own.
    fn letters(&mut self, cell: &Cell) -> Vec<Cell> {
        cell.text().chars().map(|c| self.cell(c.encode_utf8(&mut [0; 4]))).collect()
    }
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
/// Of more different words hardly one comes again.
const MANY_WORDS: usize = 1000;
/// From this many digits 0 and 1 in a row on, each is a value.
const MANY_BITS: usize = 8;

/// The numbers of rows of cells, and how words were read, if there are some.
///
/// # Errors
/// A cell is neither a number nor a word that is known.
pub fn numbers(mut rows: Sheet<Cell>, is_grid: bool) -> Result<(Sheet<i128>, Vec<String>), Flaw> {
    let (mut notes, mut maker) = (Vec::new(), CellMaker::default());
    notes.extend(without_heading(&mut rows));
    notes.extend(upright(&mut rows));
    if rows.cells().iter().all(|cell| is_bits(&cell.text())) {
        rows.flat_map(|cell| maker.letters(&cell));
        notes.push("each digit 0 or 1 is a value".to_owned());
    } else if is_grid && are_digits(&rows) {
        rows.flat_map(|cell| maker.letters(&cell));
        notes.push("each digit is a value".to_owned());
    }
    let words = Words::of(rows.cells());
    let pair = if words.count == 0 || !stand_alone_or_last(&rows) { None } else { outcomes(&words) };
    if let Some((win, loss)) = &pair {
        if win.chars().count() == 1 {
            rows.flat_map(
                |cell| if is_number(&cell) || cell.is_mark() { vec![cell] } else { maker.letters(&cell) },
            );
        }
        notes.push(format!("{} is 1, {} is 0", win.to_uppercase(), loss.to_uppercase()));
    }
    // In a picture a dot is a value.
    let is_hole = |cell: &Cell| match &pair {
        Some((_, loss)) => cell.is_mark() && cell.text() != *loss,
        None => cell.is_mark(),
    };
    let marks = rows.cells().iter().filter(|cell| is_hole(cell)).count();
    match marks {
        0 => {}
        1 => notes.push("1 value is not known or does not exist".to_owned()),
        _ => notes.push(format!("{marks} values are not known or do not exist")),
    }
    let numbers = rows.try_map(|line, cell| match (&pair, cell.value()) {
        _ if is_hole(&cell) => Ok(HOLE),
        (_, Ok(number)) => Ok(number),
        (Some((win, _)), Err(_)) => Ok(i128::from(cell.text().to_lowercase() == *win)),
        (None, Err((what, help))) => Err(Flaw { line, what, help }),
    })?;
    Ok((numbers, notes))
}

/// The words that are neither numbers nor marks, in small letters.
struct Words {
    /// In the order in which they first appear.
    distinct: Vec<String>,
    count: usize,
}

impl Words {
    fn of<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> Words {
        let (mut words, mut known) = (Words { distinct: vec![], count: 0 }, HashSet::new());
        for cell in cells.into_iter().filter(|cell| !is_number(cell)) {
            words.count += 1;
            let word = cell.text().to_lowercase();
            if !known.contains(&word) {
                known.insert(word.clone());
                words.distinct.push(word);
            }
        }
        words
    }
}

fn is_number(cell: &Cell) -> bool {
    cell.value().is_ok()
}

/// Takes away a first row that only says what stands below it.
fn without_heading(rows: &mut Sheet<Cell>) -> Option<String> {
    let is_word = |cell: &Cell| !is_number(cell) && !cell.is_mark();
    if rows.len() < 2 || !rows.row(0).iter().all(is_word) {
        return None;
    }
    let have_numbers = || rows.rows_from(1).all(|row| row.iter().any(is_number));
    // Words for who wins that only the others have.
    let of_outcomes = || {
        known_outcomes(&Words::of(rows.rows_from(1).flatten())).is_some()
            && known_outcomes(&Words::of(rows.cells())).is_none()
    };
    if !have_numbers() && !of_outcomes() {
        return None;
    }
    let words: Vec<Cow<str>> = rows.row(0).iter().map(Cell::text).collect();
    let note = format!("the line `{}` is a heading", words.join(" "));
    rows.remove_first();
    Some(note)
}

/// Two rows of equal length, each with its name in front, are an index and its value by columns.
fn upright(rows: &mut Sheet<Cell>) -> Option<String> {
    let is_named = |row: &[Cell]| row.len() > 4 && !is_number(&row[0]) && row[1..].iter().all(is_number);
    if rows.len() != 2 || rows.row(0).len() != rows.row(1).len() || !rows.rows().all(is_named) {
        return None;
    }
    let (line, width) = (rows.numbered().next()?.0, rows.row(0).len());
    let mut indices = std::mem::replace(rows, Sheet::new()).into_cells();
    let values = indices.split_off(width);
    indices.into_iter().zip(values).skip(1).for_each(|(index, value)| rows.push(line, [index, value]));
    Some("each column is an index and its value".to_owned())
}

/// Whether each row is a single word of as many digits.
fn are_digits(rows: &Sheet<Cell>) -> bool {
    let length = rows.cells()[0].text().len();
    let is_word =
        |cell: &Cell| cell.text().len() == length && cell.text().bytes().all(|b| b.is_ascii_digit());
    length > 2 && rows.len() > 2 && rows.rows().all(|row| row.len() == 1 && is_word(&row[0]))
}

/// Whether there are no numbers beside the words, or only indices in front of one word a row.
fn stand_alone_or_last(rows: &Sheet<Cell>) -> bool {
    let is_index_and_word = |row: &[Cell]| {
        row.split_last().is_some_and(|(last, front)| {
            (1..=2).contains(&front.len()) && !is_number(last) && front.iter().all(is_number)
        })
    };
    let are_columns = rows.len() > 2 && rows.rows().all(is_index_and_word);
    are_columns || !rows.cells().iter().any(is_number)
}

/// Whether a cell says that there is no value.
fn is_mark(cell: &str) -> bool {
    matches!(cell, "?" | "." | "-" | "_" | "*")
        || ["null", "none", "nan", "na", "n/a"].iter().any(|mark| cell.eq_ignore_ascii_case(mark))
}

/// The words for who wins and who loses, if all words are that; of two unknown words the first one
/// is that for 0, where the game has ended.
fn outcomes(words: &Words) -> Option<(String, String)> {
    if let Some((win, loss)) = known_outcomes(words) {
        return Some((win.to_owned(), loss.to_owned()));
    }
    let mut others = words.distinct.iter().filter(|word| !is_mark(word));
    let (first, second, third) = (others.next()?, others.next()?, others.next());
    let is_word = |word: &String| word.chars().all(char::is_alphabetic);
    let are_two = third.is_none() && is_word(first) && is_word(second);
    (are_two && words.count >= MANY_BITS).then(|| (second.clone(), first.clone()))
}

/// The pair of words of which all words are, if there are others than marks.
fn known_outcomes(words: &Words) -> Option<(&'static str, &'static str)> {
    let of = |bare: bool| {
        OUTCOMES.iter().copied().find(|(win, loss)| {
            words.distinct.iter().all(|word| {
                let is_one = |c: char| {
                    win.contains(c) || loss.contains(c) || bare && is_mark(c.encode_utf8(&mut [0; 4]))
                };
                let is_glued = win.chars().count() == 1 && word.chars().all(is_one);
                word == win || word == loss || is_glued || bare && is_mark(word)
            })
        })
    };
    let has_word = words.distinct.iter().any(|word| word.chars().any(char::is_alphabetic) && !is_mark(word));
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
