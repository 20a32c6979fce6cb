use crate::c_file;
use grundy_export::Candidates;

#[test]
fn what_needs_a_system_is_refused_by_name() {
    for (text, name) in [
        ("use std::process::Command; fn f() { Command::new(\"ls\"); }", "`Command` starts a program"),
        ("fn f() { std::process::Command::new(\"ls\"); }", "`Command` starts a program"),
        (
            "use std::env; fn f() { println!(\"{:?}\", env::current_dir()); }",
            "`current_dir` asks for a folder",
        ),
        ("use std::{net::TcpStream, io}; fn f(s: TcpStream) {}", "`TcpStream` uses a network"),
    ] {
        let error = Candidates::new(text, None).unwrap_err().to_string();
        assert!(error.starts_with(name) && error.contains("which a C file cannot do"), "{error}");
    }
    for text in [
        "use std::process; enum Command { Push } fn f(c: Command) { process::exit(1) }",
        "use std::env; fn current_dir() {} fn f() { env::args(); env::var(\"LOCAL\"); }",
        "use std::net::Ipv4Addr;",
    ] {
        assert!(Candidates::new(text, None).is_ok(), "{text}");
    }
}

/// What the compiler of WebAssembly says of such a program helps nobody.
#[test]
fn instructions_of_a_processor_are_refused_by_name_where_they_are_compiled() {
    for (text, name) in [
        ("use std::arch::asm; fn main() { unsafe { asm!(\"nop\", in(\"rax\") 1) } }", "`arch::asm` is"),
        ("use std::arch::x86_64::*; fn main() { unsafe { _mm_pause() } }", "`arch::x86_64` is"),
    ] {
        let Some(made) = c_file(text, text) else { return };
        let error = made.unwrap_err().to_string();
        assert!(error.starts_with(name) && error.contains("for one processor"), "{error}");
    }
    let elsewhere = "#[cfg(target_arch = \"x86_64\")] use std::arch::x86_64::*; \
                     #[cfg(target_arch = \"x86_64\")] fn main() { unsafe { _mm_pause() } } \
                     #[cfg(not(target_arch = \"x86_64\"))] fn main() {}";
    assert!(c_file(elsewhere, elsewhere).unwrap().is_ok());
}
