//! A game whose moves a program in any language prints: it reads a position a line and answers with
//! a line, the options separated by blanks, the parts of an option joined by `+`.

use super::patient_server::{MOST, PatientServer};
use crate::problem::{FileOrCommand, Home};
use crate::programs::{Profile, make, options};
use anyhow::{Context, Result};
use grundy_explorer::game::{Flaw, Game, Parts, Position, Shape, number, numbers};
use grundy_host::{Failure, failure};
use grundy_judge::{Executable, LineServer, NoAnswer};
use std::cell::RefCell;
use std::collections::HashMap;
use std::path::Path;
use std::rc::Rc;

struct CommandGame {
    command: String,
    shape: Shape,
    /// How many numbers name a start, for which the program is asked; 0 if it knows none.
    starts: usize,
    server: RefCell<PatientServer>,
    places: RefCell<Places>,
    answers: Answers,
    /// Whether nobody waits for an answer any longer.
    is_over: RefCell<Rc<dyn Fn() -> bool>>,
}

/// The first answers, some of which are asked for again later: a program that answers another time
/// in another way has no game.
#[derive(Default)]
struct Answers {
    first: Vec<(String, String)>,
    count: usize,
}

/// Positions that are not numbers have a number here.
#[derive(Default)]
struct Places {
    texts: Vec<String>,
    ids: HashMap<String, u64>,
}

/// The shape of a game that has such a position: one number, several with commas, or any text.
pub fn shape_of(position: &str) -> Shape {
    let count = position.split(',').count();
    let is_power = |word: &str| word.contains('^') && number(word).is_some();
    let is_numbers = position.split(',').map(str::trim).all(|word| is_number(word) || is_power(word));
    Shape::of_numbers(if is_numbers { count } else { 0 })
}

/// The game whose moves that command prints: `python3 moves.py`, or a source, which is built. An
/// empty line says that there is no move, and `.` that one leaves nothing. Of a game with
/// [`Shape::Places`] positions are any text without blanks and `+`.
///
/// If starts have a number, or two, the program is asked `start 5` or `start 3,5` and answers a
/// position; an empty line says that there is no such start.
pub fn program(command: &str, shape: Shape, starts: usize, memory: u64) -> Result<Box<dyn Game>> {
    let executable = match options::helper(command, OPTION)? {
        FileOrCommand::File(file) => built(&file)?,
        FileOrCommand::Command(command) => command,
    };
    let server = LineServer::start(&mut executable.command(), "")?.with_memory(memory);
    let server = RefCell::new(PatientServer::new(server, format!("`{command}`")));
    let (command, places, answers) = (command.to_owned(), RefCell::default(), Answers::default());
    let is_over: RefCell<Rc<dyn Fn() -> bool>> = RefCell::new(Rc::new(|| false));
    Ok(Box::new(CommandGame { command, shape, starts, server, places, answers, is_over }))
}

const OPTION: &str = "--moves";
/// At most this many starts are tried to find one that exists.
const MOST_STARTS: u64 = 20;

/// How a user says that positions have `size` numbers.
fn declared(size: usize) -> String {
    let (to, at) = (vec!["12"; size].join("x"), vec!["5"; size].join(","));
    format!(", unless `--to {to}` or `--at {at}` says that positions have {size}")
}

/// The program of a source, or a file that is one.
fn built(file: &Path) -> Result<Executable> {
    let (home, shown) = (Home::here()?, Home::shown(file));
    if !home.is_source(file) && !make::is_executable(file) {
        let message = format!("{shown} is not a program, and nothing is known of files like it");
        return Err(Failure::misuse(message, format!("name what runs it, too: {OPTION} 'COMMAND {shown}'")));
    }
    // A game whose arithmetic is wrong must not go on with wrong numbers.
    make::make(&home, file, Profile::Debug).context(shown).map_err(failure::as_misuse)
}

/// Numbers with commas between them, if that is all and none begins with a needless 0.
fn plain_numbers(text: &str) -> Option<Vec<u64>> {
    let number = |word: &str| word.parse().ok().filter(|number: &u64| number.to_string() == word);
    text.split(',').map(number).collect()
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

impl CommandGame {
    /// How many numbers a position has; none if it is a text.
    fn size(&self) -> Option<usize> {
        Some(self.shape.numbers()).filter(|size| *size > 0)
    }

    fn ask(&self, request: &str, what: &str) -> Result<String, Flaw> {
        let is_over = Rc::clone(&self.is_over.borrow());
        let answer = self.server.borrow_mut().ask(request, &|| what.to_owned(), Some(MOST), &*is_over);
        answer.map_err(|why| match why {
            NoAnswer::Stopped => Flaw::stopped(),
            why => Flaw(format!("`{}` {why}\n  when asked {what}", self.command)),
        })
    }

    /// What the program answers about a position; sometimes it is asked about an earlier one, too.
    fn answer(&mut self, at: &str) -> Result<String, Flaw> {
        let answer = self.ask(at, &format!("about {at}"));
        let answer = answer.map_err(|flaw| self.with_shape(flaw))?;
        match self.answers.first.iter().find(|(earlier, _)| earlier == at) {
            Some((_, before)) => self.compare(at, before, &answer)?,
            None if self.answers.first.len() < Answers::KEPT => {
                self.answers.first.push((at.to_owned(), answer.clone()));
            }
            None => {}
        }
        self.answers.count += 1;
        if let Some((earlier, before)) = self.answers.again() {
            self.compare(&earlier, &before, &self.ask(&earlier, &format!("about {earlier}"))?)?;
        }
        Ok(answer)
    }

    /// The failure, with what may be wrong if it is the first that is asked about a number.
    fn with_shape(&self, flaw: Flaw) -> Flaw {
        if flaw.is_stop() || self.answers.count > 0 || self.size() != Some(1) {
            return flaw;
        }
        Flaw(format!("{flaw}\n  it is asked about one number{}", declared(2)))
    }

    /// That two answers about a position are the same.
    fn compare(&self, at: &str, before: &str, now: &str) -> Result<(), Flaw> {
        if now.split_whitespace().eq(before.split_whitespace()) {
            return Ok(());
        }
        let (command, before, now) = (&self.command, before.trim(), now.trim());
        Err(Flaw(format!(
            "`{command}` answers about {at} first `{before}` and later `{now}`: the moves from a position must be the same each time"
        )))
    }

    /// The position with which the game of these numbers begins, if there is one.
    fn text_of_start(&self, numbers: &[u64]) -> Result<Option<String>, Flaw> {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let request = format!("start {}", numbers.join(","));
        let answer = self.ask(&request, &format!("`{request}`"))?;
        let answer = answer.trim();
        if answer.contains(|c: char| c.is_whitespace() || c == '+') {
            let what = format!("answers `{answer}`: a start is one position");
            return Err(Flaw(format!("`{}` {what}\n  when asked `{request}`", self.command)));
        }
        Ok(Some(answer.to_owned()).filter(|answer| !answer.is_empty()))
    }

    /// The position that a user means: numbers are those of a start, unless positions are as many
    /// numbers, as some start shows.
    fn text_of(&self, text: &str) -> Result<String, Flaw> {
        let are_numbers = |text: &str| plain_numbers(text).filter(|numbers| numbers.len() == self.starts);
        let Some(wanted) = are_numbers(text) else { return Ok(text.to_owned()) };
        let start = self.text_of_start(&wanted)?;
        let mut others = (0..MOST_STARTS).map(|n| self.text_of_start(&vec![n; self.starts]));
        let some = match &start {
            Some(_) => start.clone(),
            None => others.find_map(Result::transpose).transpose()?,
        };
        if some.as_deref().and_then(are_numbers).is_some() {
            return Ok(text.to_owned());
        }
        start.ok_or_else(|| Flaw(format!("`{text}`: there is no such start")))
    }

    /// A position that the program has printed.
    fn position(&self, text: &str) -> Result<Position, Flaw> {
        let Some(size) = self.size() else { return Ok(self.places.borrow_mut().position(text)) };
        let words: Vec<&str> = text.split(',').collect();
        if words.len() != size || !words.iter().all(|word| is_number(word)) {
            let wanted = ["", "a number like `7`", "two numbers like `3,5`"];
            let wanted = wanted.get(size).map_or_else(|| format!("{size} numbers"), |s| (*s).to_owned());
            let are_numbers = words.len() != size && words.iter().all(|word| is_number(word));
            let as_many = if are_numbers { declared(words.len()) } else { String::new() };
            return Err(Flaw(format!("`{text}` is not a position: that is {wanted}{as_many}")));
        }
        numbers(text, size)
    }
}

impl Answers {
    const KEPT: usize = 8;

    /// One to ask for again: often at first, and later so seldom that it takes no time.
    fn again(&self) -> Option<(String, String)> {
        let count = self.count;
        let is_time = count.is_multiple_of(Self::KEPT) && count <= 256 || count.is_power_of_two();
        let of = count / Self::KEPT + count.ilog2() as usize;
        self.first.get(of % Self::KEPT).filter(|_| is_time && count >= Self::KEPT).cloned()
    }
}

impl Places {
    fn position(&mut self, text: &str) -> Position {
        let next = self.texts.len() as u64;
        let id = *self.ids.entry(text.to_owned()).or_insert(next);
        if id == next {
            self.texts.push(text.to_owned());
        }
        vec![id]
    }
}

impl Game for CommandGame {
    fn title(&self) -> String {
        self.command.clone()
    }

    /// A program does not say.
    fn largest_number(&self) -> u64 {
        0
    }

    fn shape(&self) -> Shape {
        self.shape.clone()
    }

    fn stop_when(&self, is_over: &Rc<dyn Fn() -> bool>) {
        *self.is_over.borrow_mut() = Rc::clone(is_over);
    }

    fn may_repeat(&self) -> bool {
        true
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let at = self.show(position);
        let answer = self.answer(&at)?;
        let mut options = Vec::new();
        for option in answer.split_whitespace() {
            let mut parts = Parts::new();
            for part in option.split('+').filter(|_| option != ".") {
                let read = if part.is_empty() {
                    Err(Flaw(format!("`{option}` has an empty part")))
                } else {
                    self.position(part)
                };
                let of = |Flaw(what)| Flaw(format!("`{}` answers about {at}: {what}", self.command));
                parts.push(read.map_err(of)?);
            }
            options.push(parts);
        }
        Ok(options)
    }

    fn starts(&self) -> usize {
        self.starts
    }

    fn start(&mut self, numbers: &[u64]) -> Result<Option<Position>, Flaw> {
        let Some(answer) = self.text_of_start(numbers)? else { return Ok(None) };
        self.position(&answer).map(Some)
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let text = text.trim();
        match self.size() {
            Some(size) => numbers(text, size),
            None if text.is_empty() || text.contains(|c: char| c.is_whitespace() || c == '+') => {
                Err(Flaw(format!("`{text}`: a position is a text without blanks and `+`")))
            }
            None => self.position(&self.text_of(text)?),
        }
    }

    fn show(&self, position: &Position) -> String {
        match (self.size(), &position[..]) {
            (None, &[id]) => self.places.borrow().texts.get(id as usize).cloned().unwrap_or_default(),
            _ => position.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
        }
    }
}
