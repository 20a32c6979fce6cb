//! A game whose moves the page lists: a question goes to standard error as a line `? JSON`, the
//! answer is the next line of standard input. The page runs the reader's function between the two.
//!
//! Questions: `{"moves": POSITION}`, answered by `{"options": [[PART, …], …]}`, and `{"start": n}`,
//! answered by `{"position": POSITION or null}`. Either may be answered by `{"flaw": TEXT}`.

use crate::flaw::RequestFlaw;
use grundy_explorer::game::{Flaw, Game, Parts, Position, Shape, numbers};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, Write};

/// How many starts are tried until one exists.
const FIRST_STARTS: u64 = 16;
/// Positions that are not numbers have numbers from here on; those below are starts.
const PLACES: u64 = 1 << 40;

pub struct ScriptedGame {
    shape: Shape,
    /// How many numbers a position has; 0 if it is anything else.
    size: usize,
    has_start: bool,
    places: RefCell<Places>,
}

/// Positions that are not numbers, as JSON.
#[derive(Default)]
struct Places {
    texts: Vec<String>,
    ids: HashMap<String, u64>,
}

impl Places {
    fn position(&mut self, text: String) -> Position {
        let next = self.texts.len() as u64;
        let id = *self.ids.entry(text.clone()).or_insert(next);
        if id == next {
            self.texts.push(text);
        }
        vec![PLACES + id]
    }
}

impl ScriptedGame {
    /// `{"size": 2}`; `{"size": 0, "start": true}` where the page has `start(n)`.
    pub fn new(own: &Value) -> Result<ScriptedGame, RequestFlaw> {
        let size = own["size"].as_u64().filter(|size| *size <= 6).unwrap_or(1) as usize;
        let has_start = size == 0 && own["start"].as_bool().unwrap_or(false);
        let mut first = 0;
        if has_start {
            while ask(&json!({ "start": first }))?["position"].is_null() {
                first += 1;
                if first == FIRST_STARTS {
                    let what = format!("start(n) gives no position for any n below {FIRST_STARTS}");
                    return Err(RequestFlaw::of(what));
                }
            }
        }
        let shape = if has_start { Shape::Line { first } } else { Shape::of_numbers(size) };
        Ok(ScriptedGame { shape, size, has_start, places: RefCell::default() })
    }

    /// A position as the page writes it.
    fn position(&self, value: &Value) -> Result<Position, Flaw> {
        let number = |value: &Value| {
            value.as_u64().ok_or_else(|| {
                Flaw(format!("it lists {value}, which is not a number from 0 on: leave such moves out"))
            })
        };
        match (self.size, value) {
            (0, value) => Ok(self.places.borrow_mut().position(value.to_string())),
            (1, value) => Ok(vec![number(value)?]),
            (size, Value::Array(all)) if all.len() == size => all.iter().map(number).collect(),
            (size, value) => Err(Flaw(format!("it lists {value}: positions are {size} numbers"))),
        }
    }

    /// A position as the page reads it.
    fn written(&self, position: &Position) -> Result<Value, Flaw> {
        match (self.size, &position[..]) {
            (0, &[id]) if id >= PLACES => {
                let text = self.places.borrow().texts.get((id - PLACES) as usize).cloned();
                let value = text.and_then(|text| serde_json::from_str(&text).ok());
                value.ok_or_else(|| Flaw("no such position".to_owned()))
            }
            (0, &[n]) => {
                let value = ask(&json!({ "start": n }))?["position"].take();
                if value.is_null() { Err(Flaw(format!("start({n}) gives no position"))) } else { Ok(value) }
            }
            (1, &[n]) => Ok(n.into()),
            (_, all) => Ok(all.into()),
        }
    }
}

impl Game for ScriptedGame {
    fn title(&self) -> String {
        "rules of your own".to_owned()
    }

    /// A program does not say.
    fn largest_number(&self) -> u64 {
        0
    }

    fn shape(&self) -> Shape {
        self.shape.clone()
    }

    fn may_repeat(&self) -> bool {
        true
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let at = self.written(position)?;
        let answer = ask(&json!({ "moves": at }))?;
        let none = vec![];
        let options = answer["options"].as_array().unwrap_or(&none).iter();
        let parts = |option: &Value| {
            let parts = option.as_array().map_or(&[][..], Vec::as_slice);
            parts.iter().map(|part| self.position(part)).collect::<Result<Parts, Flaw>>()
        };
        options
            .map(parts)
            .collect::<Result<_, Flaw>>()
            .map_err(|Flaw(what)| Flaw(format!("moves({at}): {what}")))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let text = text.trim();
        if self.size > 0 {
            return numbers(text, self.size);
        }
        if let (true, Ok(n)) = (self.has_start, text.parse::<u64>()) {
            return if n < PLACES { Ok(vec![n]) } else { Err(Flaw(format!("{n} is too large"))) };
        }
        if text.is_empty() {
            return Err(Flaw("a position is missing".to_owned()));
        }
        // What is no JSON is a text without its quotes.
        let value = serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
        Ok(self.places.borrow_mut().position(value.to_string()))
    }

    fn show(&self, position: &Position) -> String {
        match (self.size, &position[..]) {
            (0, &[id]) if id >= PLACES => {
                let text =
                    self.places.borrow().texts.get((id - PLACES) as usize).cloned().unwrap_or_default();
                match serde_json::from_str(&text) {
                    Ok(Value::String(plain)) => plain,
                    _ => text,
                }
            }
            _ => position.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
        }
    }
}

/// The page's answer.
fn ask(question: &Value) -> Result<Value, Flaw> {
    let gone = |error: &dyn std::fmt::Display| Flaw(format!("the rules do not answer: {error}"));
    // At once: a question in two pieces would be none.
    let line = format!("? {question}\n");
    io::stderr().lock().write_all(line.as_bytes()).map_err(|error| gone(&error))?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer).map_err(|error| gone(&error))?;
    let answer: Value = serde_json::from_str(&answer).map_err(|error| gone(&error))?;
    match answer["flaw"].as_str() {
        Some(flaw) => Err(Flaw(flaw.to_owned())),
        None => Ok(answer),
    }
}
