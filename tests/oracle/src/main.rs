//! Answers requests on standard input: random inputs, and what the brute forces say about an input.
//! [`oracle::protocol`] describes requests and answers.

use std::io::{self, BufReader};
use std::process::ExitCode;
use std::{panic, thread};

fn main() -> ExitCode {
    panic::set_hook(Box::new(oracle::protocol::remember)); // a panic is part of an answer
    let deep = thread::Builder::new().stack_size(oracle::STACK);
    let serve = || oracle::protocol::serve(BufReader::new(io::stdin()), io::stdout());
    let served = deep.spawn(serve).and_then(|thread| thread.join().expect("panics are caught"));
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}
