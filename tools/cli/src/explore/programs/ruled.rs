//! A game whose rules are Rust: a program that lists moves, and values positions with the templates.

use super::build;
use super::rules::Rules;
use super::server::Server;
use crate::problem::home::Home;
use anyhow::Result;
use grundy_explorer::game::{Engine, Explorer, Flaw, Game, Parts, Position, Shape, numbers, table};
use std::cell::{RefCell, RefMut};
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;

/// So many values are asked for at once.
const AT_ONCE: usize = 100_000;

/// Such a game.
#[derive(Clone)]
struct Ruled {
    title: String,
    shape: Shape,
    /// Whether each number of a position has a sign; none if positions are something else.
    signs: Vec<bool>,
    process: Rc<RefCell<Process>>,
    /// Whether positions may be repeated, so that the values here are no use.
    is_plain: bool,
}

/// The program, and what to make it of.
struct Process {
    server: Server,
    home: Home,
    rules: Rules,
    /// Whether positions can be read; else expressions are compiled.
    is_readable: bool,
    starts: Vec<String>,
    /// What has given numbers to positions so far.
    asked: Vec<String>,
    shown: HashMap<u64, String>,
    may_repeat: bool,
}

/// What the program says of a position.
enum Said {
    Fine(String),
    /// A position can be repeated: it has no value by a search.
    Repeated,
}

/// The game with these rules.
///
/// # Errors
/// They do not compile.
pub fn game(home: &Home, rules: Rules) -> Result<Box<dyn Game>> {
    let title = rules.title.clone();
    let server = start(&build::program(home, &rules, &[])?)?;
    let (home, shown) = (home.clone(), HashMap::new());
    let (starts, asked) = (Vec::new(), Vec::new());
    let mut process =
        Process { server, home, rules, is_readable: true, starts, asked, shown, may_repeat: false };
    let letters = process.fine("shape").map_err(|Flaw(flaw)| anyhow::anyhow!(flaw))?;
    process.is_readable = letters != "none";
    let is_numbers = letters.bytes().all(|letter| b"ui".contains(&letter));
    let signs: Vec<bool> = letters.bytes().filter(|_| is_numbers).map(|letter| letter == b'i').collect();
    let shape = match signs.len() {
        0 => Shape::Places(Vec::new()),
        1 => Shape::Line { first: 0 },
        2 => Shape::Grid { first: 0 },
        size => Shape::Tuples { size, first: 0, sorted: false },
    };
    let process = Rc::new(RefCell::new(process));
    Ok(Box::new(Ruled { title, shape, signs, process, is_plain: false }))
}

fn start(program: &Path) -> Result<Server> {
    // The rules cannot know what answers begin with.
    let mark = format!("{:016x}", fastrand::u64(..));
    Server::start(Command::new(program).arg(&mark), &format!("{mark}\t"))
}

impl Process {
    /// What it says, if positions are not repeated.
    fn fine(&mut self, request: &str) -> Result<String, Flaw> {
        match self.ask(request)? {
            Said::Fine(answer) => Ok(answer),
            Said::Repeated => Err(Flaw("a position is repeated".to_owned())),
        }
    }

    fn ask(&mut self, request: &str) -> Result<Said, Flaw> {
        let answer = self.server.ask(request).map_err(|why| Flaw(self.broken(request, &why)))?;
        let mut fields = answer.split('\t');
        match fields.next() {
            Some("fine") => Ok(Said::Fine(fields.next().unwrap_or_default().to_owned())),
            Some("repeated") => Ok(Said::Repeated),
            Some("flaw") => Err(Flaw(unescaped(fields.next().unwrap_or_default()))),
            _ => {
                let mut field = || unescaped(fields.next().unwrap_or_default());
                let (at, place, what) = (field(), field(), field());
                Err(Flaw(self.failed(request, &at, &place, &what)))
            }
        }
    }

    /// The rules have panicked.
    fn failed(&self, request: &str, at: &str, place: &str, what: &str) -> String {
        let at = if at.is_empty() { about(request) } else { format!(" at {at}") };
        let place = match place.strip_prefix(build::RULES) {
            Some(place) => format!("{}{place}: ", self.rules.name),
            None => String::new(),
        };
        format!("the rules fail{at}: {place}{what}")
    }

    /// The program has ended, or gives no answer.
    fn broken(&self, request: &str, why: &str) -> String {
        format!("the program of the rules {why}{}", about(request).replace(" at ", "\n  when asked about "))
    }

    /// A position that is given as an expression: compiled in.
    fn compiled(&mut self, text: &str) -> Result<Position, Flaw> {
        if let Err(error) = syn::parse_str::<syn::Expr>(text) {
            let what = format!("`{text}` is no Rust expression: {error}");
            return Err(Flaw(format!("{what}; a position is written as one, with its type")));
        }
        let known = self.starts.iter().position(|start| start == text);
        let number = known.unwrap_or(self.starts.len());
        if known.is_none() {
            let mut starts = self.starts.clone();
            starts.push(text.to_owned());
            let program = build::program(&self.home, &self.rules, &starts);
            let server = program.and_then(|program| start(&program));
            self.server = server.map_err(|error| Flaw(format!("{error:#}")))?;
            self.starts = starts;
            // It gives the same numbers to the same positions.
            for request in self.asked.clone() {
                self.fine(&request)?;
            }
        }
        self.numbered(&format!("start {number}")).and_then(|answer| position(&answer, &[]))
    }

    /// An answer that may give numbers to new positions.
    fn numbered(&mut self, request: &str) -> Result<String, Flaw> {
        let answer = self.fine(request)?;
        if !self.is_readable {
            self.asked.push(request.to_owned());
        }
        Ok(answer)
    }
}

/// ` at 3,5`, if a request is about a position.
fn about(request: &str) -> String {
    let mut words = request.split(' ');
    match (words.next(), words.next()) {
        (Some("values"), Some(from)) => format!(" at {from} or later"),
        (Some("value" | "options"), Some(at)) => format!(" at {at}"),
        _ => String::new(),
    }
}

impl Ruled {
    fn process(&self) -> RefMut<'_, Process> {
        self.process.borrow_mut()
    }

    /// As the program is asked about it.
    fn text(&self, position: &Position) -> String {
        let sign = |i: usize| self.signs.get(i).copied().unwrap_or(false);
        let number = |(i, &number): (usize, &u64)| {
            if sign(i) { number.cast_signed().to_string() } else { number.to_string() }
        };
        position.iter().enumerate().map(number).collect::<Vec<_>>().join(",")
    }

    /// Values of consecutive positions from one on; `None` if positions are repeated there.
    fn values(&self, from: &Position, count: usize) -> Result<Option<Vec<u32>>, Flaw> {
        let mut process = self.process();
        if self.is_plain || process.may_repeat {
            return Ok(None);
        }
        match process.ask(&format!("values {} {count}", self.text(from)))? {
            Said::Repeated => {
                process.may_repeat = true;
                Ok(None)
            }
            Said::Fine(values) => {
                let read: Result<Vec<u32>, _> = values.split_whitespace().map(str::parse).collect();
                Ok(Some(read.map_err(|_| Flaw(format!("the program of the rules says {values}")))?))
            }
        }
    }
}

impl Game for Ruled {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn shape(&self) -> Shape {
        self.shape.clone()
    }

    fn options(&mut self, at: &Position) -> Result<Vec<Parts>, Flaw> {
        let answer = self.process().numbered(&format!("options {}", self.text(at)))?;
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
            Ok(Said::Fine(value)) => {
                Some(value.parse().map_err(|_| Flaw(format!("the program of the rules says {value}"))))
            }
            Ok(Said::Repeated) => {
                process.may_repeat = true;
                None
            }
            Err(flaw) => Some(Err(flaw)),
        }
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
        if self.is_plain {
            return None;
        }
        let plain = Ruled { is_plain: true, ..self.clone() };
        Some(Box::new(Values { game: self.clone(), plain: Explorer::new(Box::new(plain), false) }))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        if !self.signs.is_empty() {
            return signed(text, &self.signs);
        }
        let mut process = self.process();
        if !process.is_readable {
            return process.compiled(text);
        }
        let wrong = |Flaw(what): Flaw| Flaw(format!("`{text}`: {what}"));
        let answer = process.numbered(&format!("read {}", escaped(text))).map_err(wrong)?;
        position(&answer, &[])
    }

    fn show(&self, position: &Position) -> String {
        let (&[id], []) = (&position[..], &self.signs[..]) else { return self.text(position) };
        let mut process = self.process();
        if let Some(shown) = process.shown.get(&id) {
            return shown.clone();
        }
        let shown = process.fine(&format!("show {id}"));
        let shown = shown.map_or_else(|_| format!("position {id}"), |shown| unescaped(&shown));
        process.shown.insert(id, shown.clone());
        shown
    }
}

/// The table of a game on a line.
struct Values {
    game: Ruled,
    /// The same game by its moves alone.
    plain: Explorer,
}

impl Engine for Values {
    fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw> {
        while values.len() < count {
            let at = vec![values.len() as u64];
            match self.game.values(&at, AT_ONCE.min(count - values.len()))? {
                Some(more) => values.extend(more),
                None => values.push(table::cell(&self.plain.value(&at)?)),
            }
        }
        Ok(())
    }

    /// Of the tool; the program has its own.
    fn memory(&self, count: usize) -> u64 {
        4 * count as u64 + 16 * count as u64
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

/// Numbers as typed.
fn signed(text: &str, signs: &[bool]) -> Result<Position, Flaw> {
    if !text.contains('-') {
        return numbers(text, signs.len());
    }
    let plain = numbers(&text.replace('-', ""), signs.len())?;
    let between = |c: char| !c.is_ascii_digit() && c != '-';
    let words: Vec<&str> = text.split(between).filter(|word| !word.is_empty()).collect();
    if words.len() != plain.len() {
        return Err(Flaw(format!("`{text}` is no position")));
    }
    position(&words.join(","), signs).map_err(|_| Flaw(format!("`{text}`: a number has no sign here")))
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', "\\t").replace('\r', "\\r")
}

fn unescaped(text: &str) -> String {
    let (mut plain, mut rest) = (String::new(), text.chars());
    while let Some(next) = rest.next() {
        plain.push(match next {
            '\\' => match rest.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some('r') => '\r',
                other => other.unwrap_or('\\'),
            },
            next => next,
        });
    }
    plain
}
