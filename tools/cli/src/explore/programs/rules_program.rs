//! The program of rules: what it is asked, and what it says of their failures.

use super::build::{self, Returns};
use super::patient_server::{MOST, PatientServer};
use super::rules::RustRules;
use super::source_files::{LIBRARY, RULES};
use crate::explore::subject::brief;
use crate::problem::Home;
use anyhow::Result;
use grundy_explorer::game::Flaw;
use grundy_harness::escapes::{escaped, unescaped};
use grundy_judge::{LineServer, NoAnswer};
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// The options of more positions are not asked for at once.
const MOST_AHEAD: usize = 255;
/// What it is called in messages.
const NAME: &str = "the program of the rules";
/// What is said of whoever waits for a value.
const VALUED: &str = ": it values all positions that can be reached, until Ctrl-C";
/// What nobody notices.
const NO_TIME: Duration = Duration::from_millis(20);

/// The program, and what to make it of.
pub struct RulesProgram {
    server: PatientServer,
    /// How many bytes it may use.
    memory: u64,
    home: Home,
    rules: RustRules,
    /// What the rules return.
    pub returns: Returns,
    /// Whether positions can be read; else expressions are compiled.
    pub is_readable: bool,
    starts: Vec<String>,
    /// What has given numbers to positions so far.
    asked: Vec<String>,
    shown: HashMap<u64, String>,
    /// The options of positions that were sent before anybody asked, and how many to ask for.
    listed: HashMap<String, String>,
    ahead: usize,
    /// Whether a position can be repeated, so that the values here are no use.
    pub may_repeat: bool,
    /// Whether nobody waits for an answer any longer.
    pub is_over: Rc<dyn Fn() -> bool>,
}

/// What the program says of a position.
pub enum Reply {
    Fine(String),
    /// A position can be repeated: it has no value by a search.
    Repeated,
}

/// The program of these rules, made if need be, and what they return.
fn started(
    home: &Home,
    rules: &RustRules,
    starts: &[String],
    memory: u64,
) -> Result<(PatientServer, Returns)> {
    let (program, returns) = build::program(home, rules, starts)?;
    let server = start(&program).or_else(|_| {
        // A kept one may be broken, or have been removed as an old one just now.
        _ = fs::remove_file(&program);
        start(&build::program(home, rules, starts)?.0)
    });
    Ok((PatientServer::new(server?.with_memory(memory), NAME.to_owned()), returns))
}

fn start(program: &Path) -> Result<LineServer> {
    // The rules cannot know what answers begin with.
    let mark = format!("{:016x}", fastrand::u64(..));
    LineServer::start(Command::new(program).arg(&mark), &format!("{mark}\t"))
}

impl RulesProgram {
    /// Starts it; and what it says about the shape of positions.
    pub fn start(home: &Home, rules: RustRules, memory: u64) -> Result<(RulesProgram, String)> {
        let (server, returns) = started(home, &rules, &[], memory)?;
        let (home, shown) = (home.clone(), HashMap::new());
        let (starts, asked) = (Vec::new(), Vec::new());
        let mut process = RulesProgram {
            server,
            memory,
            home,
            rules,
            returns,
            is_readable: true,
            starts,
            asked,
            shown,
            listed: HashMap::new(),
            ahead: 0,
            may_repeat: false,
            is_over: Rc::new(|| false),
        };
        let letters = process.fine("shape").map_err(|Flaw(flaw)| anyhow::anyhow!(flaw))?;
        process.is_readable = letters != "none";
        Ok((process, letters))
    }

    /// How many numbers name a start.
    pub fn starts(&mut self) -> Result<usize> {
        let count = self.fine("starts").map_err(|Flaw(flaw)| anyhow::anyhow!(flaw))?;
        Ok(count.parse().unwrap_or_default())
    }

    /// What it says, if positions are not repeated.
    pub fn fine(&mut self, request: &str) -> Result<String, Flaw> {
        match self.ask(request)? {
            Reply::Fine(answer) => Ok(answer),
            Reply::Repeated => Err(Flaw("a position is repeated".to_owned())),
        }
    }

    pub fn ask(&mut self, request: &str) -> Result<Reply, Flaw> {
        let asked = || about(request).replace(" at ", "about ");
        let waited = || asked() + if most(request).is_none() { VALUED } else { "" };
        let answer = self.server.ask(request, &waited, most(request), &*self.is_over);
        let answer = answer.map_err(|why| match (why, asked()) {
            (NoAnswer::Stopped, _) => Flaw::stopped(),
            // It is the table of values that is too large, hardly what the rules keep.
            (NoAnswer::Memory(bytes), _) if most(request).is_none() => Flaw(format!(
                "the values of all positions that can be reached from {} need more than {} MB of memory",
                brief(request.split(' ').nth(1).unwrap_or_default()),
                bytes >> 20
            )),
            (why, asked) if asked.is_empty() => Flaw(format!("{NAME} {why}")),
            (why, asked) => Flaw(format!("{NAME} {why}\n  when asked {asked}")),
        })?;
        let mut fields = answer.split('\t');
        match fields.next() {
            Some("fine") => Ok(Reply::Fine(answer.split_once('\t').map_or("", |(_, rest)| rest).to_owned())),
            Some("repeated") => Ok(Reply::Repeated),
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
        let at = if at.is_empty() { about(request) } else { format!(" at {}", brief(at)) };
        let place = match place.strip_prefix(RULES) {
            Some(place) => format!("{}{place}: ", self.rules.name),
            None if place.starts_with(LIBRARY) && what.contains("with overflow") => {
                "a gain and a value together do not fit their type: ".to_owned()
            }
            None => String::new(),
        };
        format!("the rules fail{at}: {place}{what}")
    }

    /// A position that is given as an expression: compiled in.
    pub fn compiled(&mut self, text: &str) -> Result<String, Flaw> {
        if let Err(error) = syn::parse_str::<syn::Expr>(text) {
            let what = format!("`{text}` is not a Rust expression: {error}");
            return Err(Flaw(format!("{what}; a position is written as one, with its type")));
        }
        let known = self.starts.iter().position(|start| start == text);
        let number = known.unwrap_or(self.starts.len());
        if known.is_none() {
            let mut starts = self.starts.clone();
            starts.push(text.to_owned());
            let server = started(&self.home, &self.rules, &starts, self.memory);
            self.server = server.map_err(|error| Flaw(format!("{error:#}")))?.0;
            self.starts = starts;
            // It gives the same numbers to the same positions.
            for request in self.asked.clone() {
                self.fine(&request)?;
            }
        }
        self.numbered(&format!("start {number}"))
    }

    /// An answer that may give numbers to new positions.
    pub fn numbered(&mut self, request: &str) -> Result<String, Flaw> {
        let answer = self.fine(request)?;
        if !self.is_readable {
            self.asked.push(request.to_owned());
        }
        Ok(answer)
    }

    /// The options of a position: what each move leaves. Whoever follows the moves gets those of
    /// more and more positions at once, as long as that takes no time.
    pub fn options(&mut self, at: &str) -> Result<String, Flaw> {
        if let Some(options) = self.listed.remove(at) {
            return Ok(options);
        }
        let start = Instant::now();
        let answer = self.numbered(&format!("options {at} {}", self.ahead))?;
        self.ahead = if start.elapsed() < NO_TIME { (2 * self.ahead + 1).min(MOST_AHEAD) } else { 0 };
        let mut fields = answer.split('\t');
        let options = fields.next().unwrap_or_default().to_owned();
        let others = fields.filter_map(|field| field.split_once(' '));
        self.listed.extend(others.map(|(at, options)| (at.to_owned(), options.to_owned())));
        Ok(options)
    }

    /// A position as typed.
    pub fn read(&mut self, text: &str) -> Result<String, Flaw> {
        self.numbered(&format!("read {}", escaped(text)))
    }

    /// A position that is not made of numbers.
    pub fn shown(&mut self, id: u64) -> String {
        if let Some(shown) = self.shown.get(&id) {
            return shown.clone();
        }
        let shown = self.fine(&format!("show {id}"));
        let shown = shown.map_or_else(|_| format!("position {id}"), |shown| unescaped(&shown));
        self.shown.insert(id, shown.clone());
        shown
    }
}

/// ` at 3,5`, if a request is about a position.
fn about(request: &str) -> String {
    let mut words = request.split(' ');
    match (words.next(), words.next()) {
        (Some("values"), Some(from)) => format!(" at {from} or later"),
        (Some("value" | "options" | "exists"), Some(at)) => format!(" at {at}"),
        (Some("start_of"), Some(numbers)) => format!(" at start {numbers}"),
        _ => String::new(),
    }
}

/// How long the answer may take. A value may need those of any number of other positions.
fn most(request: &str) -> Option<Duration> {
    let is_value = ["value", "turn"].iter().any(|word| request.starts_with(word));
    if is_value { None } else { Some(MOST) }
}
