//! Requests and answers, a line each.

use super::codec::Codec;
use super::escapes::{escaped, unescaped};
use super::game::{AT, Game, WHY, begin};
use super::played::{Played, Rules};
use super::starts::Starts;
use grundy::fx::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::fmt::Debug;
use std::hash::Hash;
use std::io::{self, BufRead, Write};
use std::mem;
use std::panic::{self, AssertUnwindSafe};
use std::thread;

/// Rules may call themselves.
const STACK: usize = 256 << 20;

/// The rules, how positions are written, those that are known, and starts by number.
type Parts<S> = (Game<S>, Codec<S>, Vec<fn() -> S>, Option<Starts<S>>);

/// The positions whose options were sent.
type Sent = FxHashSet<Vec<i128>>;

/// The request for the options of positions.
const AHEAD: &str = "options";

/// Answers until nothing more is asked.
pub fn serve<S: Clone + Eq + Hash + Debug + 'static>(game: fn() -> Parts<S>) {
    answer_all(move || {
        let (game, codec, starts, numbered) = game();
        let solver = (game.solver)();
        Box::new(Played {
            game,
            codec,
            solver,
            known: Vec::new(),
            ids: FxHashMap::default(),
            starts,
            numbered,
        })
    });
}

fn answer_all(rules: impl FnOnce() -> Box<dyn Rules> + Send + 'static) {
    let thread = thread::Builder::new().stack_size(STACK).spawn(move || serve_all(&mut *rules()));
    _ = thread.expect("a thread").join();
}

fn serve_all(rules: &mut dyn Rules) {
    let mut sent = FxHashSet::default();
    let mark = std::env::args().nth(1).unwrap_or_default();
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(|at| format!("{}:{}:{}", at.file(), at.line(), at.column()));
        let text = info.payload_as_str().unwrap_or("it panics").to_owned();
        WHY.with(|why| *why.borrow_mut() = (text, place.unwrap_or_default()));
    }));
    loop {
        let mut request = String::new();
        if !matches!(io::stdin().lock().read_line(&mut request), Ok(1..)) {
            return;
        }
        let request = request.trim_end_matches(['\n', '\r']);
        // Positions that are listed one after the other are those of one search.
        if !request.starts_with(AHEAD) {
            begin();
        }
        let said = match panic::catch_unwind(AssertUnwindSafe(|| answer(rules, &mut sent, request))) {
            Ok(Ok(answer)) => format!("fine\t{answer}"),
            Ok(Err(flaw)) => format!("flaw\t{}", escaped(&flaw)),
            Err(_) => failed(rules),
        };
        // The rules may have printed something, too.
        let line = format!("\n{mark}\t{said}\n");
        let mut stdout = io::stdout().lock();
        if stdout.write_all(line.as_bytes()).and_then(|()| stdout.flush()).is_err() {
            return;
        }
    }
}

/// What the rules have done wrong.
fn failed(rules: &mut dyn Rules) -> String {
    rules.renew();
    let at = AT.with(|at| at.borrow_mut().take()).unwrap_or_default();
    let (text, place) = WHY.with(|why| mem::take(&mut *why.borrow_mut()));
    // The template's own words, in this library.
    if text.starts_with("a position is repeated") && place.starts_with(file!()) {
        return "repeated\t".to_owned();
    }
    format!("panic\t{}\t{}\t{}", escaped(&at), escaped(&place), escaped(&text))
}

fn answer(rules: &mut dyn Rules, sent: &mut Sent, request: &str) -> Result<String, String> {
    let (what, about) = request.split_once(' ').unwrap_or((request, ""));
    match what {
        "shape" => Ok(shape(rules)),
        "value" => {
            let mut value = String::new();
            rules.value(&numbers(about)?, &mut value).map(|()| value)
        }
        "values" => values(rules, about),
        "turn" => rules.turn(&numbers(about)?),
        AHEAD => ahead(rules, sent, about),
        "read" => Ok(written(&rules.read(&unescaped(about))?)),
        "start" => Ok(written(&rules.start(about.parse().map_err(|_| String::new())?)?)),
        "exists" => Ok(u8::from(rules.exists(&numbers(about)?)?).to_string()),
        "starts" => Ok(rules.starts().to_string()),
        "start_of" => Ok(rules.start_of(&numbers(about)?)?.map_or(String::new(), |start| written(&start))),
        "show" => Ok(escaped(&rules.show(&numbers(about)?)?)),
        _ => Err(format!("unknown request {what}")),
    }
}

/// A letter for each number, `i` if it has a sign; otherwise whether a position can be read.
fn shape(rules: &dyn Rules) -> String {
    let letter = |signed: bool| if signed { 'i' } else { 'u' };
    match rules.numbers() {
        Some(signs) => signs.into_iter().map(letter).collect(),
        None if rules.is_readable() => "text".to_owned(),
        None => "none".to_owned(),
    }
}

/// The values of COUNT positions that begin with given numbers: `FROM COUNT`, or
/// `3,FROM COUNT`. Fewer if the rules fail at a later one.
fn values(rules: &mut dyn Rules, about: &str) -> Result<String, String> {
    let (from, count) = about.split_once(' ').ok_or_else(String::new)?;
    let mut position = numbers(from)?;
    let count: usize = count.parse().map_err(|_| String::new())?;
    let mut values = String::new();
    for i in 0..count {
        let value = AssertUnwindSafe(|| {
            if rules.exists(&position)? {
                return rules.value(&position, &mut values);
            }
            values.push('.');
            Ok(())
        });
        match panic::catch_unwind(value) {
            Ok(Ok(())) => values.push(' '),
            // It fails again when it is asked for alone.
            Ok(Err(_)) if i > 0 => break,
            Err(_) if i > 0 => {
                rules.renew();
                break;
            }
            Ok(Err(flaw)) => return Err(flaw),
            Err(panic) => panic::resume_unwind(panic),
        }
        *position.last_mut().ok_or_else(String::new)? += 1;
    }
    Ok(values)
}

/// The options of a position, and of COUNT others that are reached from it and were not sent
/// before, nearest first: `FROM COUNT`. Fewer if the rules fail at one.
fn ahead(rules: &mut dyn Rules, sent: &mut Sent, about: &str) -> Result<String, String> {
    let (from, count) = about.split_once(' ').ok_or_else(String::new)?;
    let count: usize = count.parse().map_err(|_| String::new())?;
    let from = numbers(from)?;
    let first = rules.options(&from)?;
    let mut text = listed(&first);
    if !sent.insert(from.clone()) {
        // Another search begins.
        sent.clear();
        sent.insert(from);
    }
    let (mut queue, mut listings) = (VecDeque::from([first]), 0);
    while let Some(options) = queue.pop_front() {
        for position in options.into_iter().flatten() {
            if listings == count {
                return Ok(text);
            }
            if sent.contains(&position) {
                continue;
            }
            // If it fails, it does so again when it is asked for.
            let options = panic::catch_unwind(AssertUnwindSafe(|| rules.options(&position)));
            let Ok(Ok(options)) = options else { return Ok(text) };
            text += &format!("\t{} {}", written(&position), listed(&options));
            listings += 1;
            sent.insert(position);
            queue.push_back(options);
        }
    }
    Ok(text)
}

/// `17`, `3,5`.
fn numbers(text: &str) -> Result<Vec<i128>, String> {
    text.split(',').map(|number| number.parse().map_err(|_| format!("`{number}` is not a number"))).collect()
}

fn written(numbers: &[i128]) -> String {
    numbers.iter().map(i128::to_string).collect::<Vec<_>>().join(",")
}

/// What each move leaves: `4,5 3,5+1,1 .`.
fn listed(options: &[Vec<Vec<i128>>]) -> String {
    let mut text = String::new();
    for parts in options {
        let parts: Vec<String> = parts.iter().map(|part| written(part)).collect();
        text += &if parts.is_empty() { ".".to_owned() } else { parts.join("+") };
        text.push(' ');
    }
    text
}
