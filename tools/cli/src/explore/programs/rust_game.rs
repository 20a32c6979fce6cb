//! A game whose rules are Rust: a program that lists moves, and values positions with the
//! templates.

use super::rules::RustRules;
use super::rules_program::{Reply, RulesProgram};
use crate::problem::Home;
use anyhow::Result;
use grundy_explorer::game::{Engine, Explorer, Flaw, Game, Parts, Position, Shape, numbers, table};
use std::cell::{RefCell, RefMut};
use std::rc::Rc;

/// At most this many values are asked for at once.
const AT_ONCE: usize = 100_000;

#[derive(Clone)]
pub struct RustGame {
    title: String,
    shape: Shape,
    /// Whether each number of a position has a sign; none if positions are something else.
    signs: Vec<bool>,
    process: Rc<RefCell<RulesProgram>>,
    /// How many numbers name a start.
    starts: usize,
    /// Whether positions may be repeated, so that the values here are no use.
    is_plain: bool,
}

/// The game with these rules.
pub fn game(home: &Home, rules: RustRules, memory: u64) -> Result<RustGame> {
    let title = rules.title.clone();
    let (process, letters) = RulesProgram::start(home, rules, memory)?;
    let is_numbers = letters.bytes().all(|letter| b"ui".contains(&letter));
    let signs: Vec<bool> = letters.bytes().filter(|_| is_numbers).map(|letter| letter == b'i').collect();
    let shape = Shape::of_numbers(signs.len());
    let process = Rc::new(RefCell::new(process));
    let starts = process.borrow_mut().starts()?;
    Ok(RustGame { title, shape, signs, process, starts, is_plain: false })
}

impl RustGame {
    pub fn process(&self) -> RefMut<'_, RulesProgram> {
        self.process.borrow_mut()
    }

    /// As the program is asked about it.
    pub fn text(&self, position: &Position) -> String {
        let sign = |i: usize| self.signs.get(i).copied().unwrap_or(false);
        let number = |(i, &number): (usize, &u64)| {
            if sign(i) { number.cast_signed().to_string() } else { number.to_string() }
        };
        position.iter().enumerate().map(number).collect::<Vec<_>>().join(",")
    }

    /// The position that a start names, if there is one.
    fn start_of(&self, numbers: &[u64]) -> Result<Option<Position>, Flaw> {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let start = self.process().numbered(&format!("start_of {}", numbers.join(",")))?;
        if start.is_empty() { Ok(None) } else { position(&start, &self.signs).map(Some) }
    }

    /// Values of consecutive positions from one on; `None` if positions are repeated there.
    fn values(&self, from: &Position, count: usize) -> Result<Option<Vec<u32>>, Flaw> {
        let mut process = self.process();
        if self.is_plain || process.may_repeat {
            return Ok(None);
        }
        match process.ask(&format!("values {} {count}", self.text(from)))? {
            Reply::Repeated => {
                process.may_repeat = true;
                Ok(None)
            }
            Reply::Fine(values) => {
                let value = |word: &str| if word == "." { Ok(table::MISSING) } else { word.parse() };
                let read: Result<Vec<u32>, _> = values.split_whitespace().map(value).collect();
                Ok(Some(read.map_err(|_| Flaw(format!("the program of the rules says {values}")))?))
            }
        }
    }
}

impl Game for RustGame {
    fn title(&self) -> String {
        self.title.clone()
    }

    /// A program does not say.
    fn largest_number(&self) -> u64 {
        0
    }

    fn shape(&self) -> Shape {
        self.shape.clone()
    }

    fn stop_when(&self, is_over: &Rc<dyn Fn() -> bool>) {
        self.process().is_over = Rc::clone(is_over);
    }

    fn may_repeat(&self) -> bool {
        true
    }

    fn has_repeated(&self) -> bool {
        self.process().may_repeat
    }

    fn options(&mut self, at: &Position) -> Result<Vec<Parts>, Flaw> {
        let answer = self.process().options(&self.text(at))?;
        let parts = |option: &str| -> Result<Parts, Flaw> {
            option.split('+').filter(|part| *part != ".").map(|part| position(part, &self.signs)).collect()
        };
        let from = |Flaw(what): Flaw| Flaw(format!("a move from {} leads to {what}", self.show(at)));
        answer.split_whitespace().map(parts).collect::<Result<_, Flaw>>().map_err(from)
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        let mut process = self.process();
        if self.is_plain || process.may_repeat {
            return None;
        }
        match process.ask(&format!("value {}", self.text(position))) {
            Ok(Reply::Fine(value)) => {
                Some(value.parse().map_err(|_| Flaw(format!("the program of the rules says {value}"))))
            }
            Ok(Reply::Repeated) => {
                process.may_repeat = true;
                None
            }
            Err(flaw) => Some(Err(flaw)),
        }
    }

    fn exists(&mut self, position: &Position) -> Result<bool, Flaw> {
        let mut process = self.process();
        Ok(!process.returns.is_partial() || process.fine(&format!("exists {}", self.text(position)))? == "1")
    }

    fn starts(&self) -> usize {
        self.starts
    }

    fn start(&mut self, numbers: &[u64]) -> Result<Option<Position>, Flaw> {
        self.start_of(numbers)
    }

    fn row(&mut self, x: u64, across: u64) -> Option<Result<Vec<u32>, Flaw>> {
        let count = usize::try_from(across).ok()?.checked_add(1)?;
        let mut row = Vec::new();
        while row.len() < count {
            match self.values(&vec![x, row.len() as u64], AT_ONCE.min(count - row.len())) {
                Ok(Some(values)) => row.extend(values),
                Ok(None) => return None,
                Err(flaw) => return Some(Err(flaw)),
            }
        }
        Some(Ok(row))
    }

    fn engine(&self) -> Option<Box<dyn Engine>> {
        if self.is_plain || self.signs.len() != 1 {
            return None;
        }
        let plain = RustGame { is_plain: true, ..self.clone() };
        Some(Box::new(Values { game: self.clone(), plain: Explorer::new(Box::new(plain), false) }))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        if !self.signs.is_empty() {
            return signed(text, &self.signs);
        }
        // A number that is not a position may be that of a start.
        let start = numbers(text, self.starts).ok().filter(|_| self.starts > 0);
        let mut process = self.process();
        let read = if process.is_readable { Some(process.read(text)) } else { None };
        drop(process);
        match (read, start) {
            (Some(Ok(answer)), _) => position(&answer, &[]),
            (_, Some(numbers)) => {
                self.start_of(&numbers)?.ok_or_else(|| Flaw(format!("`{text}`: there is no such start")))
            }
            (Some(Err(Flaw(what))), None) => Err(Flaw(format!("`{text}`: {what}"))),
            (None, None) => position(&self.process().compiled(text)?, &[]),
        }
    }

    fn show(&self, position: &Position) -> String {
        let (&[id], []) = (&position[..], &self.signs[..]) else { return self.text(position) };
        self.process().shown(id)
    }
}

/// The table of a game on a line.
struct Values {
    game: RustGame,
    /// The same game by its moves alone.
    plain: Explorer,
}

impl Engine for Values {
    fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw> {
        while values.len() < count {
            let at = vec![values.len() as u64];
            // Not many more than are known: what comes before a position without an answer is kept.
            match self.game.values(&at, (values.len() + 1).min(AT_ONCE).min(count - values.len()))? {
                Some(more) => values.extend(more),
                None if self.game.exists(&at)? => values.push(table::cell(&self.plain.value(&at)?)),
                None => values.push(table::MISSING),
            }
        }
        Ok(())
    }

    /// With the table of the program, which doubles when it is full.
    fn memory(&self, count: usize) -> u64 {
        40 * count as u64
    }
}

/// The numbers of a position from the program; those with a sign as their bits.
fn position(text: &str, signs: &[bool]) -> Result<Position, Flaw> {
    let number = |(i, text): (usize, &str)| {
        let read = match signs.get(i) {
            Some(true) => text.parse::<i64>().map(i64::cast_unsigned),
            _ => text.parse::<u64>(),
        };
        read.map_err(|_| Flaw(format!("{text}, a number that is too large here")))
    };
    text.split(',').enumerate().map(number).collect()
}

fn signed(text: &str, signs: &[bool]) -> Result<Position, Flaw> {
    if !text.contains('-') {
        return numbers(text, signs.len());
    }
    let plain = numbers(&text.replace('-', ""), signs.len())?;
    let between = |c: char| !c.is_ascii_digit() && c != '-';
    let words: Vec<&str> = text.split(between).filter(|word| !word.is_empty()).collect();
    if words.len() != plain.len() {
        return Err(Flaw(format!("`{text}` is not a position")));
    }
    position(&words.join(","), signs).map_err(|_| Flaw(format!("`{text}`: a number has no sign here")))
}
