//! Answers requests on standard input: random inputs, and what the brute forces say about an input.
//! With arguments, judges one output, or prints an
//! input of maximum size. [`oracle::protocol`] describes both.

use oracle::judge::Verdict;
use std::io::{self, BufReader};
use std::process::ExitCode;
use std::{env, panic, thread};

fn main() -> ExitCode {
    panic::set_hook(Box::new(oracle::protocol::remember)); // a panic is part of an answer
    let words: Vec<String> = env::args().skip(1).collect();
    let judges = !words.is_empty();
    let deep = thread::Builder::new().stack_size(oracle::STACK);
    let work = move || match &words[..] {
        [] => oracle::protocol::serve(BufReader::new(io::stdin()), io::stdout()).map(|()| Verdict::Right),
        words => oracle::protocol::judge(words),
    };
    let done = deep.spawn(work).and_then(|thread| thread.join().expect("panics are caught"));
    let (code, message) = match done {
        Ok(Verdict::Right) => return ExitCode::SUCCESS,
        Ok(Verdict::Wrong(why)) => (1, why),
        Ok(Verdict::Invalid(why)) => (3, format!("rejects the input: {why}")),
        Err(error) if judges => (3, error.to_string()),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(error) => (2, format!("error: {error}")),
    };
    eprintln!("{message}");
    ExitCode::from(code)
}
