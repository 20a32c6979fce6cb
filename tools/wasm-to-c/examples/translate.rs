//! `translate in.wasm out.c [MiB]`: the library on the command line; also prints the size of each
//! function.

use std::process::ExitCode;
use wasm_to_c::{Names, Options, translate};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [from, to, rest @ ..] = &args[..] else {
        return Err("usage: translate in.wasm out.c [MiB of memory]".into());
    };
    let mut options = Options::default();
    if let Some(mib) = rest.first() {
        options.memory = mib.parse::<u64>()? << 20;
    }
    if std::env::var_os("READABLE").is_some() {
        options.names = Names::Readable;
    }
    let output = translate(&std::fs::read(from)?, &options)?;
    std::fs::write(to, &output.c)?;
    for function in &output.functions {
        println!("{:6} {}", function.bytes, function.name);
    }
    println!("{:6} bytes in all", output.c.len());
    println!("{:6} bytes of data and stack", output.initial_memory);
    Ok(())
}
