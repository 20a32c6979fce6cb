//! Prints the C file of a small Rust program, or of the one on standard input: `to_c -`.

use grundy_export::{Options, can_export, export};
use std::io::{Read, stdin};

const PROGRAM: &str = r#"
fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let xor = line.split_whitespace().map(|heap| heap.parse::<u32>().unwrap()).fold(0, |a, b| a ^ b);
    println!("{}", if xor == 0 { "second" } else { "first" });
}
"#;

fn main() -> anyhow::Result<()> {
    if !can_export() {
        println!(
            "rustc has neither a std for WebAssembly here nor its sources: rustup component add rust-src"
        );
        return Ok(());
    }
    let mut program = PROGRAM.to_owned();
    if std::env::args().nth(1).as_deref() == Some("-") {
        program.clear();
        stdin().read_to_string(&mut program)?;
    }
    let options = Options {
        edition: "2021",
        origin: "Nim, by an example of grundy-export",
        own_source: &program,
        lean_scan: None,
        memory: None,
        max_bytes: None,
        minify: false,
    };
    print!("{}", export(&program, &options)?.text);
    Ok(())
}
